//! A whole table on the wire, as one viewer may see it.
//!
//! Own seats are shown as they are, others at the last half-day that both sides have closed, the seed only at the end. With every own seat comes all that its player may do. On a first morning with 243 decisions
//! that is 49 kB of JSON, and 4 to 6 kB compressed: the host has to compress what it sends.

use std::ops::Range;

use serde::{Deserialize, Serialize};
use troyes_record::Seed;
use troyes_rules::{HalfDay, Solo};
use troyes_table::{Table, Viewer};
use ts_rs::TS;

use crate::board::BoardView;
use crate::chronicle::{PlayedHalfDay, chronicle};
use crate::daily::{DealOf, DealOfView};
use crate::effect::Effect;
use crate::hint::Hints;
use crate::numbering::NumberingView;
use crate::offer::{OfferView, offer_views};
use crate::sheet::SheetView;
use crate::words::{ColumnsBy, ColumnsMode, Level, Origin, Pace};

/// A table, for somebody who plays one or more of its seats on this device, or none.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct TableView {
    /// Everything but the seats.
    #[serde(flatten)]
    pub head: TableHead,
    /// The players.
    pub seats: Vec<SeatView>,
}

/// What is the same for all seats of a table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct TableHead {
    /// The name of the game.
    pub id: String,
    /// When it was opened, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: u64,
    /// Where it comes from.
    pub origin: Origin,
    /// The game that it was branched from.
    pub parent: Option<String>,
    /// Whether it can earn feats.
    pub counts: bool,
    /// The day whose dice it has, if they are those of a deal of the day.
    pub deal_of: Option<DealOfView>,
    /// How many people play, for feats: a player among bots only plays alone (R9.1).
    pub people: u8,
    /// When the next dice come.
    pub pace: Pace,
    /// Whether it is played with Banquets & Raids.
    pub banquets: bool,
    /// How the columns are numbered.
    pub columns_mode: ColumnsMode,
    /// Who numbered them, if that is known and there was something to choose.
    pub columns_by: Option<ColumnsBy>,
    /// What the town crier has still to choose: until then no dice come, and the columns are not these.
    pub numbering: Option<NumberingView>,
    /// SHA-256 of the seed, published before the first dice; `None` if the dice follow from no seed.
    pub commitment: Option<String>,
    /// The seed itself, once everybody has finished.
    pub seed: Option<String>,
    /// How the seed came about, if players took part in that.
    pub fairness: Option<FairnessView>,
    /// When something happens by itself, in milliseconds since 1970: somebody is out of time, or the next dice come.
    #[ts(type = "number | null")]
    pub due_at: Option<u64>,
    /// Whether the viewer may ask what decisions are worth.
    pub hints: Hints,
    /// Whether everybody has seen the result.
    pub finished: bool,
    /// Whether the game was ended before its last half-day.
    pub ended_early: bool,
}

/// A seed that nobody could choose.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct FairnessView {
    /// SHA-256 of the server's secret, published before the first contribution.
    pub commitment: String,
    /// What each person added, in the order of the seats.
    pub contributions: Vec<String>,
    /// The secret, once everybody has finished.
    pub secret: Option<String>,
}

/// What a table itself does not know about its game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct About {
    /// The name of the game.
    pub id: String,
    /// When it was opened, in milliseconds since 1970.
    pub created_at: u64,
    /// Where it comes from.
    pub origin: Origin,
    /// The game that it was branched from.
    pub parent: Option<String>,
    /// Whether it can earn feats.
    pub counts: bool,
    /// The day whose dice it has, if they are those of a deal of the day.
    pub deal_of: Option<DealOf>,
}

/// What a table itself does not know about one of its seats.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct SeatAbout {
    /// How well the bot plays that has this seat, if one has.
    pub bot: Option<Level>,
    /// Whether a stand-in plays until the player comes back: because they were out of time, or because it was asked to.
    pub away: bool,
    /// The half-days that a stand-in has played, wholly or in part, counted from 1.
    pub stood_in: Vec<u8>,
    /// When the player is out of time, in milliseconds since 1970.
    pub due_at: Option<u64>,
    /// Whether its player has taken hints.
    pub hinted: bool,
}

/// A game that is shown to somebody.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'a> {
    /// What the table does not know about the game.
    pub about: &'a About,
    /// The table.
    pub table: &'a Table,
    /// What the table does not know about its seats.
    pub seats: &'a [SeatAbout],
    /// Whether the town crier has still to number the columns.
    pub unnumbered: bool,
    /// When something happens by itself, in milliseconds since 1970.
    pub due_at: Option<u64>,
    /// Whether the viewer may ask what decisions are worth.
    pub hints: Hints,
    /// The seats that the viewer plays, counted from 0.
    pub own_seats: &'a [usize],
    /// How many half-days of each seat the viewer has got already: they are left out. Those that are closed never change.
    pub left_out: &'a [usize],
    /// Whether its seed stays secret, even when everybody has finished.
    pub sealed: bool,
}

/// A seat, as the viewer may see it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "wire.ts")]
pub struct SeatView {
    /// The player's name.
    pub name: String,
    /// Whether the viewer plays it.
    pub yours: bool,
    /// How well the bot plays that has this seat, if one has.
    pub bot: Option<Level>,
    /// Whether a stand-in plays until the player comes back: because they were out of time, or because it was asked to.
    pub away: bool,
    /// When the player is out of time, in milliseconds since 1970, if that is limited and there is something to do.
    #[ts(type = "number | null")]
    pub due_at: Option<u64>,
    /// Whether its player has taken hints: then the game earns them no feats.
    pub hinted: bool,
    /// Whether the player has seen the first dice.
    pub started: bool,
    /// Whether the player has finished the turn of the half-day.
    pub done: bool,
    /// Whether the player has seen the result.
    pub finished: bool,
    /// How many entries its log has; only one's own, and 0 for others.
    pub version: u32,
    /// How many decisions of the current turn can be taken back; only one's own.
    pub decided: u8,
    /// The wheel as this seat sees it, as far as the viewer may.
    pub board: BoardView,
    /// The sheet, as far as the viewer may see it.
    pub sheet: SheetView,
    /// What can be decided now; only one's own.
    pub offers: Vec<OfferView>,
    /// What the event of the current half-day did to the sheet; only one's own.
    pub event: Vec<Effect>,
    /// Every half-day from the first, as far as the viewer may see it.
    pub chronicle: Vec<PlayedHalfDay>,
    /// The names of the feats of R9.2 to R9.9 that the game earns; none before everybody has finished.
    pub feats: Vec<String>,
}

impl TableView {
    /// The table for a viewer.
    ///
    /// A person who plays several seats on one device sees each as its player does, and the others as far as the slowest of
    /// them may; a person who plays none is a spectator.
    #[must_use]
    pub fn new(shown: &Shown<'_>) -> Self {
        let &Shown { table, own_seats, .. } = shown;
        let horizon = |of: usize| {
            let seats = own_seats.iter().map(|&own| table.horizon(Viewer::Seat(own), of));
            seats.min().unwrap_or_else(|| table.horizon(Viewer::Spectator, of))
        };
        let seat = |index: usize| {
            let about = shown.seats.get(index).cloned().unwrap_or_default();
            let from = shown.left_out.get(index).copied().unwrap_or_default();
            if own_seats.contains(&index) {
                own_seat_view(table, index, about, from)
            } else {
                other_seat_view(table, index, about, from..horizon(index))
            }
        };
        let seats = (0..table.players().len()).map(seat).collect();
        Self { head: TableHead::new(shown), seats }
    }
}

impl TableHead {
    fn new(&Shown { about, table, unnumbered, due_at, hints, sealed, .. }: &Shown<'_>) -> Self {
        let About { id, created_at, origin, parent, counts, deal_of } = about.clone();
        Self {
            id,
            created_at,
            origin,
            parent,
            counts,
            deal_of: deal_of.map(Into::into),
            people: table.people() as u8,
            pace: table.pace().into(),
            banquets: table.setup().has_tiles(),
            columns_mode: table.columns_mode().into(),
            columns_by: table.columns_by().map(Into::into),
            numbering: table
                .seed()
                .filter(|_| unnumbered)
                .and_then(|seed| NumberingView::new(seed, table.columns_mode())),
            commitment: table.seed().map(Seed::commitment),
            seed: table.seed().filter(|_| table.is_finished() && !sealed).map(ToString::to_string),
            fairness: table.mixture().map(|mixture| FairnessView {
                commitment: mixture.secret.commitment(),
                contributions: mixture.contributions.iter().map(ToString::to_string).collect(),
                secret: table.is_finished().then(|| mixture.secret.to_string()),
            }),
            due_at,
            hints,
            finished: table.is_finished(),
            ended_early: table.is_ended_early(),
        }
    }
}

/// One's own seat, as its player sees it.
fn own_seat_view(table: &Table, index: usize, about: SeatAbout, from: usize) -> SeatView {
    let player = &table.players()[index];
    let now = player.now();
    SeatView {
        yours: true,
        version: player.log().len() as u32,
        decided: player.turn().len() as u8,
        offers: offer_views(now.board(), &table.offers(index)),
        event: player.current().map(|played| Effect::summarise(&played.event)).unwrap_or_default(),
        ..seat_view(table, index, about, now, from..HalfDay::COUNT)
    }
}

/// Somebody else's seat at the end of the last half-day that may be seen; before the first, at the start of the game.
fn other_seat_view(
    table: &Table,
    index: usize,
    about: SeatAbout,
    half_days: Range<usize>,
) -> SeatView {
    let start = Solo::new(table.setup());
    let last_seen = half_days.end.checked_sub(1).map(|index| HalfDay::ALL[index]);
    let player = &table.players()[index];
    let end = match last_seen {
        // When a game was ended, nobody has anything to hide, not even what was only begun.
        _ if player.is_ended() => Some(player.now()),
        last_seen => last_seen.and_then(|half_day| player.end_of(half_day)),
    };
    seat_view(table, index, about, end.unwrap_or(&start), half_days)
}

/// What everybody may see of a seat, at a position and with these half-days. How often somebody has decided and taken back is theirs
/// to know, and so is what they are offered.
fn seat_view(
    table: &Table,
    index: usize,
    SeatAbout { bot, away, stood_in, due_at, hinted }: SeatAbout,
    seen: &Solo,
    half_days: Range<usize>,
) -> SeatView {
    let player = &table.players()[index];
    SeatView {
        name: player.name().to_owned(),
        yours: false,
        bot,
        away,
        due_at,
        hinted,
        started: player.now().board().half_day().is_some(),
        done: player.is_done(),
        finished: player.is_finished(),
        version: 0,
        decided: 0,
        board: seen.board().into(),
        sheet: seen.seat().sheet().into(),
        offers: Vec::new(),
        event: Vec::new(),
        chronicle: chronicle(player, half_days, &stood_in),
        feats: feat_names(table, index),
    }
}

fn feat_names(table: &Table, seat: usize) -> Vec<String> {
    table.feats(seat).into_iter().map(|feat| feat.name().to_owned()).collect()
}
