//! The deals of days, what people made of them, and groups that compare themselves, as they come back from the store.

use troyes_daily::{Day, Outcome};
use troyes_host::daily::Explained;
use troyes_host::{GameId, GroupId, LinkId, MemberId, PlayerId};
use troyes_record::Seed;
use troyes_solver::Level;
use troyes_wire::About;

/// The deal of a day as stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StoredDay {
    /// The day.
    pub day: Day,
    /// When it was drawn, in milliseconds since 1970.
    pub drawn_at: u64,
    /// Everything follows from it.
    pub seed: Seed,
}

/// What has become of somebody who begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Begun {
    /// The game is there now; this is known of it.
    Now(About),
    /// They have begun before: their one try is this game.
    Before(GameId),
}

/// The one ranked try of somebody at the deal of a day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTry {
    /// The game.
    pub game: GameId,
    /// The day.
    pub day: Day,
    /// The person who plays it, if one does.
    pub player: Option<PlayerId>,
    /// The bot that does.
    pub bot: Option<Level>,
    /// When it is too late to be ranked, in milliseconds since 1970.
    pub closes_at: u64,
    /// When it was finished or ended, in milliseconds since 1970.
    pub finished_at: Option<u64>,
    /// The score, if it is ranked.
    pub score: Option<u16>,
    /// What decisions gave away, in millionths of a point, once the solver has looked at it.
    pub loss: Option<i64>,
    /// How the solver explains it.
    pub explained: Option<Explained>,
}

impl StoredTry {
    /// What counts for ladders, if it is ranked.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        Some(Outcome { day: self.day, score: self.score?, loss: self.loss })
    }

    /// Whether it can still be ranked.
    #[must_use]
    pub const fn is_open(&self, now: u64) -> bool {
        self.finished_at.is_none() && now < self.closes_at
    }
}

/// A result in the list of a day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placed {
    /// The game.
    pub game: GameId,
    /// The person, if it is one.
    pub player: Option<PlayerId>,
    /// The name that they have now.
    pub name: Option<String>,
    /// Whether the name is kept for them. There is no way to keep one yet.
    pub name_is_kept: bool,
    /// How many ranked tries they have finished.
    pub finished: u32,
    /// The bot, if it is one.
    pub bot: Option<Level>,
    /// The score.
    pub score: u16,
    /// What decisions gave away, in millionths of a point, once the solver has looked at it.
    pub loss: Option<i64>,
}

/// A group as stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredGroup {
    /// Its name among all groups.
    pub id: GroupId,
    /// What its members call it.
    pub name: String,
    /// Whoever knows it can join.
    pub link: LinkId,
    /// Who may rename it, and remove members.
    pub owner: PlayerId,
    /// How many members it has.
    pub members: u32,
}

/// A member of a group as stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredMember {
    /// What the others know the member by.
    pub id: MemberId,
    /// Who it is.
    pub player: PlayerId,
    /// The name that they have now.
    pub name: Option<String>,
}

/// What has become of somebody who wants to join a group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Joined {
    /// They are a member, now or already.
    Member(GroupId),
    /// Nobody else fits in.
    Full,
    /// They are in as many groups as somebody can be.
    Enough,
    /// There is no group with this link.
    Nowhere,
}
