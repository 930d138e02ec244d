//! Numbers as bytes: small ones are short.

use crate::book::BookError;

/// Bytes being written.
#[derive(Default)]
pub(crate) struct Writer(pub(crate) Vec<u8>);

impl Writer {
    pub(crate) fn byte(&mut self, byte: u8) {
        self.0.push(byte);
    }

    /// Seven bits in each byte, the low ones first; the highest bit says that more follow.
    pub(crate) fn number(&mut self, mut number: u32) {
        while number >= 0x80 {
            self.0.push(number as u8 | 0x80);
            number >>= 7;
        }
        self.0.push(number as u8);
    }

    pub(crate) fn numbers(&mut self, numbers: &[u32]) {
        self.number(numbers.len() as u32);
        numbers.iter().for_each(|&number| self.number(number));
    }

    /// Numbers near zero are short, whatever their sign.
    pub(crate) fn signed(&mut self, number: i32) {
        self.number((number << 1 ^ number >> 31) as u32);
    }

    /// How many bytes follow, then the bytes.
    pub(crate) fn block(&mut self, bytes: &[u8]) {
        self.number(bytes.len() as u32);
        self.0.extend_from_slice(bytes);
    }
}

/// Bytes being read. Whatever they are, reading never goes beyond them.
pub(crate) struct Reader<'a>(pub(crate) &'a [u8]);

impl<'a> Reader<'a> {
    pub(crate) fn byte(&mut self) -> Result<u8, BookError> {
        let (&byte, rest) = self.0.split_first().ok_or(BookError::Truncated)?;
        self.0 = rest;
        Ok(byte)
    }

    pub(crate) fn number(&mut self) -> Result<u32, BookError> {
        let mut number = 0;
        for shift in (0..u32::BITS).step_by(7) {
            let byte = self.byte()?;
            number |= u32::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Ok(number);
            }
        }
        Err(BookError::Malformed)
    }

    pub(crate) fn numbers(&mut self) -> Result<Vec<u32>, BookError> {
        // A number has at least a byte: a length that cannot be is refused before memory is asked for.
        let len = self.number()? as usize;
        if len > self.0.len() {
            return Err(BookError::Truncated);
        }
        (0..len).map(|_| self.number()).collect()
    }

    pub(crate) fn signed(&mut self) -> Result<i32, BookError> {
        let number = self.number()?;
        Ok((number >> 1) as i32 ^ -((number & 1) as i32))
    }

    pub(crate) fn block(&mut self) -> Result<&'a [u8], BookError> {
        let len = self.number()? as usize;
        let (block, rest) = self.0.split_at_checked(len).ok_or(BookError::Truncated)?;
        self.0 = rest;
        Ok(block)
    }
}

/// FNV-1a in 64 bits: a change of one byte always changes it. It detects damage, not malice.
pub(crate) fn checksum(bytes: &[u8]) -> u64 {
    const PRIME: u64 = 0x0000_0100_0000_01b3;
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(PRIME))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_back() {
        let unsigned = [0, 1, 127, 128, 300, 1 << 21, u32::MAX];
        let signed = [0, 1, -1, 63, -64, 12_345, i32::MAX, i32::MIN];
        let mut writer = Writer::default();
        writer.numbers(&unsigned);
        signed.iter().for_each(|&number| writer.signed(number));
        let mut reader = Reader(&writer.0);
        assert_eq!(reader.numbers().unwrap(), unsigned);
        assert_eq!(signed.map(|_| reader.signed().unwrap()), signed);
        assert_eq!(reader.byte(), Err(BookError::Truncated));
    }

    #[test]
    fn impossible_lengths_are_refused() {
        assert_eq!(Reader(&[0xff, 0xff, 0xff, 0xff, 0x0f, 1]).numbers(), Err(BookError::Truncated));
        assert_eq!(Reader(&[0xff; 9]).number(), Err(BookError::Malformed));
        assert_eq!(Reader(&[2, 1]).block(), Err(BookError::Truncated));
    }

    /// The published value for one letter.
    #[test]
    fn the_checksum_is_fnv() {
        assert_eq!(checksum(b"a"), 0xaf63_dc4c_8601_ec8c);
    }
}
