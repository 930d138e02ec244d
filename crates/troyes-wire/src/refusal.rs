//! Everything that a host may refuse, with its code, its clause and its sentence: here and nowhere else.

use troyes_rules::Clause;
use troyes_table::Rejection;

use crate::decision::BadDecision;
use crate::problem::Problem;

/// Defines the refusals that always say the same.
macro_rules! refusals {
    ($($variant:ident $code:literal $(by $section:literal . $number:literal)?: $sentence:literal;)*) => {
        /// Why something is refused.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum Refusal {
            /// The rules, or the state of the table, do not allow it.
            Table(Rejection),
            /// A decision with a number that does not exist.
            BadDecision(BadDecision),
            /// A record that cannot be read or replayed, with place, reason and clause.
            BadRecord(String),
            /// A body that does not fit, or could not be read to its end.
            BadBody(String),
            /// An address whose query does not fit.
            BadQuery(String),
            $(
                #[doc = $sentence]
                $variant,
            )*
        }

        impl Refusal {
            /// The codes of all refusals, except those of the rules and of tables.
            pub const CODES: &'static [&'static str] =
                &["bad-decision", "bad-record", "bad-body", "bad-query", $($code),*];

            /// A name that does not change when the sentence does, such as `no-such-game`.
            #[must_use]
            pub const fn code(&self) -> &'static str {
                match self {
                    Self::Table(rejection) => rejection.code(),
                    Self::BadDecision(_) => "bad-decision",
                    Self::BadRecord(_) => "bad-record",
                    Self::BadBody(_) => "bad-body",
                    Self::BadQuery(_) => "bad-query",
                    $(Self::$variant => $code,)*
                }
            }

            /// The clause of the rules that says so, if one does.
            #[must_use]
            pub const fn clause(&self) -> Option<Clause> {
                match self {
                    Self::Table(rejection) => rejection.clause(),
                    $($(Self::$variant => Some(Clause($section, $number)),)?)*
                    _ => None,
                }
            }

            /// Why, for a person.
            #[must_use]
            pub fn sentence(&self) -> String {
                match self {
                    Self::Table(rejection) => rejection.to_string(),
                    Self::BadDecision(error) => error.to_string(),
                    Self::BadRecord(sentence) | Self::BadBody(sentence) | Self::BadQuery(sentence) => {
                        sentence.clone()
                    }
                    $(Self::$variant => $sentence.to_owned(),)*
                }
            }
        }
    };
}

refusals! {
    // New games, tables and what is in them.
    BadColumns "bad-columns" by 3 . 2: "The columns must carry each of the values 1 to 6 once.";
    BadContribution "bad-contribution": "A contribution has 32 hexadecimal digits.";
    BadHalfDay "bad-half-day" by 4 . 8: "A game has half-days 1 to 16.";
    BadLimit "bad-limit": "A half-day takes 10 seconds to two weeks.";
    BadName "bad-name": "A name has 1 to 40 characters that can be printed.";
    BadSeed "bad-seed": "A seed has at most 200 characters.";
    BadText "bad-text": "A message has 1 to 500 characters.";
    BadWebhook "bad-webhook": "A webhook is an https address.";
    Nobody "nobody": "At least one person must play.";
    NotSeen "not-seen": "This half-day cannot be seen yet.";
    PlayerCount "player-count": "A game has 1 to 10 players.";
    // Tables that people gather at.
    Begun "begun": "The game has begun.";
    EndedEarly "ended-early": "The game was ended before its last half-day.";
    HadSeat "had-seat": "You have played another seat of this game.";
    NotAlone "not-alone": "Others play too: you can leave, and a stand-in plays for you.";
    NotAway "not-away": "They are here, or were a moment ago.";
    NotOffered "not-offered": "Nobody can take this seat.";
    ChatOff "chat-off": "The host has switched the chat off.";
    Closed "closed": "The table is closed.";
    ColumnsPending "columns-pending" by 3 . 2: "The town crier has not numbered the columns yet.";
    Full "full": "All places are taken.";
    NoName "no-name": "Tell us your name first.";
    NoSuchPlace "no-such-place": "There is no such place.";
    NoTable "no-table": "Nobody gathers at this game.";
    NotBegun "not-begun": "The game has not begun.";
    NotCrier "not-crier" by 3 . 2: "Only the town crier can do that.";
    NotHost "not-host": "Only the host can do that.";
    OwnPlace "own-place": "You can leave, but not remove yourself.";
    Removed "removed": "The host has removed you from this table.";
    Taken "taken": "Somebody sits there.";
    // Who may do what, and when.
    DaySecret "day-secret": "This game has the dice of a deal of the day. It can be seen by those who have finished that one, and by everybody when its seed is published.";
    DiceSecret "dice-secret": "This game has the dice of one that is still being played. It can be seen when that is over.";
    NoHints "no-hints": "There are no hints at this table.";
    NoIdentity "no-identity": "This browser has no identity; it gets one with a name.";
    NotOver "not-over": "The game is not over yet.";
    NotToday "not-today": "The deal of a day can be begun only on that day.";
    NotYours "not-yours": "This game is somebody else's.";
    NotYourSeat "not-your-seat": "Somebody else plays this seat.";
    Ranked "ranked": "This is a ranked try. It can be branched and taken along when it is over.";
    // Groups.
    EnoughGroups "enough-groups": "You are in 20 groups already; leave one first.";
    GroupFull "group-full": "There are 200 people in this group, and nobody else fits in.";
    NotGroupOwner "not-group-owner": "Only whoever the group belongs to can do that.";
    // What is not there.
    NoSuchCode "no-such-code": "Nobody has this code.";
    NoSuchDay "no-such-day": "There is no deal of this day.";
    NoSuchDeal "no-such-deal": "There is no such deal.";
    NoSuchGame "no-such-game": "There is no such game.";
    NoSuchGroup "no-such-group": "There is no such group, or you are none of its members.";
    NoSuchMember "no-such-member": "Nobody like that is in this group.";
    NoSuchPath "no-such-path": "There is nothing at this address.";
    NoSuchSession "no-such-session": "There is no such session.";
    // The solver.
    NoSolver "no-solver": "This server has no solver.";
    SolverNotReady "solver-not-ready": "The solver is still on its way to this device.";
    SolverBusy "solver-busy": "Too many people ask the solver at this moment.";
    TooManyQuestions "too-many-questions": "The solver is still busy with your other questions.";
    // Requests and messages that are not looked into.
    BadHost "bad-host": "The header Host must be there once, and name a host.";
    BadId "bad-id": "The id of a command has 1 to 100 characters that can be printed, and no slash.";
    BadJson "bad-json": "The request is not JSON.";
    BadMessage "bad-message": "The message could not be read.";
    ForeignOrigin "foreign-origin": "This was sent by a page of another site.";
    NotASocket "not-a-socket": "This address is for WebSockets.";
    NotJson "not-json": "The request must say that it is application/json.";
    NotText "not-text": "Messages must be text.";
    SlowRequest "slow-request": "The request did not arrive in time.";
    TooLarge "too-large": "The request is too large.";
    TooMany "too-many": "That was too much at once. Please wait a moment.";
    TooManyGroups "too-many-groups": "Too many new groups in a short time. Please wait a while.";
    TooManyGames "too-many-games": "Too many new games in a short time. Please wait a while.";
    TooManyPlayers "too-many-players": "Too many new players have come from here in a short time. Please wait a while.";
    TooManyRecords "too-many-records": "Too many uploads in a short time. Please wait a while.";
    TooManyRooms "too-many-rooms": "Too many new tables in a short time. Please wait a while.";
    TooManySockets "too-many-sockets": "Too many of your pages are open at once. Please close some.";
    WrongMethod "wrong-method": "This address does not take such requests.";
    // The server itself.
    Internal "internal": "Something went wrong here. Nothing was changed; please try again.";
    NotReady "not-ready": "The database does not take what is written to it.";
    NotStored "not-stored": "It could not be stored; please try again.";
    ServerFull "server-full": "Too many people are here at the moment. Please try again soon.";
    ServerStops "server-stops": "This server is stopping. Please try again in a moment.";
    TooSlow "too-slow": "This took too long. Please try again.";
    UnknownOutcome "unknown-outcome": "It is not known whether this was stored. Please look before you try again.";
}

impl From<Rejection> for Refusal {
    fn from(rejection: Rejection) -> Self {
        Self::Table(rejection)
    }
}

impl From<BadDecision> for Refusal {
    fn from(error: BadDecision) -> Self {
        Self::BadDecision(error)
    }
}

impl From<&Refusal> for Problem {
    fn from(refusal: &Refusal) -> Self {
        Self {
            code: refusal.code().to_owned(),
            clause: refusal.clause().map(|clause| clause.to_string()),
            sentence: refusal.sentence(),
        }
    }
}
