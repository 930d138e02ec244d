//! Messages as they travel.

use std::cell::RefCell;

use axum::extract::ws::Message;
use flate2::{Compress, Compression, FlushCompress, Status};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use troyes_wire::ServerMessage;

use crate::http::extract::is_object;

/// From this number of bytes on, messages are compressed.
const COMPRESSED_FROM: usize = 1_000;

/// All that has to be read of a message to answer it.
#[derive(Deserialize)]
pub(super) struct Named {
    /// The client's name for the command.
    pub(super) id: String,
}

/// A message as it was meant, if it can be read.
pub(super) fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    is_object(text.as_bytes()).then(|| serde_json::from_str(text).ok()).flatten()
}

/// A message as it travels: long ones are compressed, which browsers can undo by themselves.
pub(super) fn frame(message: &ServerMessage) -> Message {
    let json = serde_json::to_string(message).expect("messages have text keys");
    if json.len() < COMPRESSED_FROM {
        return Message::Text(json.into());
    }
    Message::Binary(compress(json.as_bytes()).into())
}

/// In zlib's format. What compressing needs is large, and used again for the next message of the thread.
fn compress(bytes: &[u8]) -> Vec<u8> {
    thread_local! {
        static COMPRESS: RefCell<Compress> = RefCell::new(Compress::new(Compression::fast(), true));
    }
    COMPRESS.with_borrow_mut(|compress| {
        compress.reset();
        let mut compressed = Vec::with_capacity(bytes.len() / 4);
        loop {
            let rest = &bytes[compress.total_in() as usize..];
            let status = compress.compress_vec(rest, &mut compressed, FlushCompress::Finish);
            if status.expect("memory takes everything") == Status::StreamEnd {
                return compressed;
            }
            compressed.reserve(bytes.len() / 4);
        }
    })
}
