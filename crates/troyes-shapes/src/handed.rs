//! Games that were hosted elsewhere, before they are kept here. Nothing of them is taken on trust: dice must follow from their seed, every
//! line of every log must be legal, and nothing of it counts.

use troyes_host::{GameId, SeatResult, checked_name};
use troyes_record::Deal;
use troyes_solver::Level;
use troyes_table::{Entry, Player, Table};
use troyes_wire::{Origin, Refusal};

use crate::start::Start;
use crate::{KeptGame, entry};

/// A game that was played on a device, and what it has come to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HandedGame {
    /// The name that the device gave it.
    pub id: GameId,
    /// What its logs say.
    pub table: Table,
    /// Where its dice come from: never from a server.
    pub origin: Origin,
    /// The game that it was branched from.
    pub parent: Option<GameId>,
    /// The levels of bots, in the order of the seats.
    pub bots: Vec<Option<Level>>,
    /// Which seats have taken hints.
    pub hinted: Vec<bool>,
}

impl HandedGame {
    /// The game that a device hands over by a name.
    ///
    /// # Errors
    ///
    /// [`Refusal::BadRecord`] with the reason if it cannot be replayed, or claims what only a server can know; [`Refusal::BadName`] if others
    /// could not read a name, [`Refusal::Nobody`] if only bots play.
    pub fn new(id: GameId, kept: KeptGame) -> Result<Self, Refusal> {
        // Such names say when they were drawn, and lists are sorted by them.
        if kept.id.parse() != Ok(id) || id.0.get_version_num() != 7 {
            return Err(bad("the game has another name than the address says"));
        }
        let origin = kept.origin.into();
        if origin == Origin::Drawn {
            return Err(bad("only a server draws dice that count"));
        }
        let bots: Vec<Option<Level>> =
            kept.seats.iter().map(|seat| seat.bot.map(Into::into)).collect();
        if bots.iter().all(Option::is_some) {
            return Err(Refusal::Nobody);
        }
        let hinted = kept.seats.iter().map(|seat| seat.hinted).collect();
        let parent = kept.parent.as_deref().map(str::parse).transpose();
        let parent = parent.map_err(|_| bad("the game that it was branched from has no name"))?;
        let table = table(kept)?;
        check_names(&table, &bots)?;
        check_dice(&table, origin)?;
        Ok(Self { id, table, origin, parent, bots, hinted })
    }

    /// The results of its seats, if everybody has finished.
    #[must_use]
    pub fn results(&self) -> Option<Vec<SeatResult>> {
        SeatResult::of(&self.table)
    }
}

fn bad(reason: &str) -> Refusal {
    Refusal::BadRecord(reason.to_owned())
}

/// The table that follows from the logs.
fn table(mut kept: KeptGame) -> Result<Table, Refusal> {
    for (index, line) in kept.entries.iter_mut().enumerate() {
        if entry::from_json(&line.entry).is_ok_and(|entry| entry == Entry::ChangedHands) {
            return Err(bad("nobody else can take a seat at a game of a device"));
        }
        // Who has sent a command, and when, is the device's business; clocks and stand-ins are there none.
        line.command_id = format!("device/{index}");
    }
    for seat in &mut kept.seats {
        (seat.player, seat.name) = (None, None);
    }
    let seats = kept.seats.len();
    let game = kept.game().map_err(|damaged| bad(&damaged.0))?;
    if game.table.players().len() != seats {
        return Err(bad("there are not as many seats as players"));
    }
    Ok(game.table)
}

/// Names are those that a server would have taken.
fn check_names(table: &Table, bots: &[Option<Level>]) -> Result<(), Refusal> {
    let good = |(player, bot): (&Player, &Option<Level>)| match bot {
        Some(level) => player.name() == level.name(),
        None => checked_name(player.name()).is_ok_and(|name| name == player.name()),
    };
    if table.players().iter().zip(bots).all(good) { Ok(()) } else { Err(Refusal::BadName) }
}

/// Dice with a seed follow from it, and what a device has drawn has one.
fn check_dice(table: &Table, origin: Origin) -> Result<(), Refusal> {
    if table.mixture().is_some() {
        return Err(bad("a device has nobody to mix a seed with"));
    }
    let Some(&seed) = table.seed() else {
        return match origin {
            Origin::Device | Origin::Chosen => Err(bad("the dice follow from no seed")),
            _ => Ok(()),
        };
    };
    let Start { record, .. } = Start::of(table);
    let deal = Deal::with_columns(seed, table.setup().columns(), table.setup().has_tiles());
    let follows = deal.setup == record.setup
        && deal.rolls.iter().eq(record.half_days.iter().map(|half_day| &half_day.roll));
    if follows { Ok(()) } else { Err(bad("the dice do not follow from the seed")) }
}
