//! Whatever bytes come in, the reader answers with a record or a sentence; a record that it accepts can be written and
//! read again.

#![no_main]

use libfuzzer_sys::fuzz_target;
use troyes_record::Record;

fuzz_target!(|json: &[u8]| {
    match Record::from_json(json) {
        Err(error) => assert!(!error.to_string().is_empty()),
        Ok(record) => {
            let _ = record.verify();
            let again = Record::from_json(record.to_json().as_bytes());
            assert_eq!(again.as_ref(), Ok(&record));
        }
    }
});
