//! What comes back over HTTP.

use reqwest::StatusCode;
use serde_json::Value;

/// What came back.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: StatusCode,
    pub(crate) headers: reqwest::header::HeaderMap,
    pub(crate) text: String,
}

impl Reply {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    pub(crate) fn read<T: serde::de::DeserializeOwned>(&self) -> T {
        assert!(self.status.is_success(), "{self:?}");
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    /// The code of a problem, whose shape is checked.
    pub(crate) fn problem(&self) -> String {
        let problem = self.json();
        let fields = problem.as_object().unwrap().keys().filter(|field| *field != "clause");
        assert_eq!(fields.collect::<Vec<_>>(), ["code", "sentence"], "{self:?}");
        assert_eq!(self.header("content-type"), "application/json", "{self:?}");
        let sentence = problem["sentence"].as_str().unwrap();
        assert!(!sentence.is_empty(), "{self:?}");
        let code = problem["code"].as_str().unwrap();
        assert!(code.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'), "{code}");
        code.to_owned()
    }

    /// Status and code.
    pub(crate) fn failure(&self) -> (u16, String) {
        (self.status.as_u16(), self.problem())
    }
}
