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
    /// Whether it is about a game that must be there.
    game: bool,
    /// Whether it is about the analysis of a game.
    analysis: bool,
}

const COMMON: [Common; 14] = [
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
        name: "DiceSecret",
        status: "403",
        code: "dice-secret",
        sentence: "its dice are those of a game that is still being played",
        concerns: |asked| asked.game,
    },
    Common {
        name: "NoSuchGame",
        status: "404",
        code: "no-such-game",
        sentence: "there is no such game",
        concerns: |asked| asked.game,
    },
    Common {
        name: "SlowRequest",
        status: "408",
        code: "slow-request",
        sentence: "the body did not arrive in time",
        concerns: |asked| asked.body,
    },
    Common {
        name: "NotOver",
        status: "409",
        code: "not-over",
        sentence: "the game is still being played",
        concerns: |asked| asked.analysis,
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
        name: "TooManyQuestions",
        status: "429",
        code: "too-many-questions",
        sentence: "the solver is busy with other questions of the same asker",
        concerns: |asked| asked.analysis,
    },
    Common {
        name: "TooMany",
        status: "429",
        code: "too-many",
        sentence: "too many requests from one address; wait as long as `Retry-After` says",
        concerns: |asked| asked.api,
    },
    Common {
        name: "SolverBusy",
        status: "503",
        code: "solver-busy",
        sentence: "too many people ask",
        concerns: |asked| asked.analysis,
    },
    Common {
        name: "NoSolver",
        status: "503",
        code: "no-solver",
        sentence: "there is none",
        concerns: |asked| asked.analysis,
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
                    game: path.starts_with("/api/games/{id}"),
                    analysis: path.starts_with("/api/games/{id}/analysis"),
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
        let reference = Ref::from_response_name(self.name);
        let answer = operation.responses.responses.entry(self.status.to_owned());
        let answer = answer.or_insert(RefOr::Ref(reference));
        let own = match answer {
            RefOr::T(own) => own,
            RefOr::Ref(Ref { ref_location, .. }) if ref_location.ends_with(self.name) => return,
            RefOr::Ref(Ref { ref_location, .. }) => {
                // Two common answers have this status: both are described with the operation.
                let first = COMMON.iter().find(|common| ref_location.ends_with(common.name));
                *answer = RefOr::T(first.expect("a common answer").response());
                let RefOr::T(own) = answer else { unreachable!() };
                own
            }
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
