//! What many operations answer alike, described once: every request goes through the same layers, and every body through the
//! same reader.

use utoipa::Modify;
use utoipa::openapi::path::Operation;
use utoipa::openapi::{ContentBuilder, OpenApi, PathItem, Ref, RefOr, Response, ResponseBuilder};

use crate::http::is_api;

/// An answer that many operations have in common.
struct Common {
    /// Its name among the components.
    name: &'static str,
    status: &'static str,
    /// Its code.
    code: &'static str,
    /// When it comes.
    sentence: &'static str,
    /// Which operations it concerns.
    concerns: fn(&OperationKind) -> bool,
}

/// What has to be known of an operation.
struct OperationKind {
    /// Whether it belongs to the API, whose requests are counted.
    api: bool,
    /// Whether it may change something.
    unsafe_method: bool,
    /// Whether it takes a body.
    body: bool,
    /// Whether the body is one of our types. A record is read by itself, and says by itself what is wrong with it.
    typed_body: bool,
}

const COMMON: [Common; 8] = [
    Common {
        name: "BadJson",
        status: "400",
        code: "bad-json",
        sentence: "the body is not JSON",
        concerns: |asked| asked.typed_body,
    },
    Common {
        name: "ForeignOrigin",
        status: "403",
        code: "foreign-origin",
        sentence: "a page of another site asks",
        concerns: |asked| asked.unsafe_method,
    },
    Common {
        name: "SlowRequest",
        status: "408",
        code: "slow-request",
        sentence: "the body did not arrive in time",
        concerns: |asked| asked.body,
    },
    Common {
        name: "TooLarge",
        status: "413",
        code: "too-large",
        sentence: "the body is larger than 16 kB",
        concerns: |asked| asked.body,
    },
    Common {
        name: "NotJson",
        status: "415",
        code: "not-json",
        sentence: "the header `Content-Type` does not say that the body is JSON",
        concerns: |asked| asked.typed_body,
    },
    Common {
        name: "BadBody",
        status: "422",
        code: "bad-body",
        sentence: "the body is JSON, but does not fit",
        concerns: |asked| asked.typed_body,
    },
    Common {
        name: "TooMany",
        status: "429",
        code: "too-many",
        sentence: "too many requests from one address; wait as long as `Retry-After` says",
        concerns: |asked| asked.api,
    },
    Common {
        name: "TooSlow",
        status: "503",
        code: "too-slow",
        sentence: "the answer took too long",
        concerns: |_| true,
    },
];

/// Adds to every operation what it has in common with others.
pub(crate) struct CommonAnswers;

impl Modify for CommonAnswers {
    fn modify(&self, description: &mut OpenApi) {
        let components = description.components.get_or_insert_default();
        for common in &COMMON {
            components.responses.insert(common.name.to_owned(), common.response().into());
        }
        for (path, item) in &mut description.paths.paths {
            let api = is_api(path);
            for (unsafe_method, operation) in operations(item) {
                let asked = OperationKind {
                    api,
                    unsafe_method,
                    body: operation.request_body.is_some(),
                    typed_body: has_typed_body(operation),
                };
                COMMON
                    .iter()
                    .filter(|common| (common.concerns)(&asked))
                    .for_each(|common| common.add_to(operation));
            }
        }
    }
}

impl Common {
    fn description(&self) -> String {
        format!("`{}`: {}", self.code, self.sentence)
    }

    fn response(&self) -> Response {
        let problem = ContentBuilder::new().schema(Some(Ref::from_schema_name("Problem"))).build();
        ResponseBuilder::new()
            .description(self.description())
            .content("application/json", problem)
            .build()
    }

    /// Refers to the answer, or describes it where the operation has something of its own to say about this status.
    fn add_to(&self, operation: &mut Operation) {
        let responses = &mut operation.responses.responses;
        let Some(RefOr::T(own)) = responses.get_mut(self.status) else {
            let reference = RefOr::Ref(Ref::from_response_name(self.name));
            responses.insert(self.status.to_owned(), reference);
            return;
        };
        if !own.description.contains(&format!("`{}`", self.code)) {
            own.description = format!("{}; {}", own.description, self.description());
        }
    }
}

/// The operations of a path, and whether each may change something.
fn operations(item: &mut PathItem) -> impl Iterator<Item = (bool, &mut Operation)> {
    let PathItem { get, put, post, delete, .. } = item;
    let all = [(false, get), (true, put), (true, post), (true, delete)];
    all.into_iter().filter_map(|(changes, operation)| Some((changes, operation.as_mut()?)))
}

fn has_typed_body(operation: &Operation) -> bool {
    let Some(RefOr::T(body)) = &operation.request_body else { return false };
    body.content.values().any(|content| match content {
        RefOr::T(content) => matches!(content.schema, Some(RefOr::Ref(_))),
        RefOr::Ref(_) => false,
    })
}
