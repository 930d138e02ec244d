//! A game put together from all that was kept of it.

use serde::{Deserialize, Serialize};
use troyes_host::{CLOCK_COMMAND, Game, GameId, NewEntry, NewGame, PlayerId, SeatClock, SeatOwner};
use troyes_record::Record;
use troyes_table::{Entry, Table};
use troyes_wire::About;

use crate::start::Start;
use crate::words::{StoredLevel, StoredOrigin, StoredPace};
use crate::{Damaged, entry};

/// All that is kept of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeptGame {
    /// Its name.
    pub id: String,
    /// When it was opened, in milliseconds since 1970.
    pub created_at: u64,
    /// When the next dice come.
    pub pace: StoredPace,
    /// The record of the game before anybody has decided anything.
    pub start: String,
    /// Where it comes from.
    pub origin: StoredOrigin,
    /// The game that it was branched from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub parent: Option<String>,
    /// Whether it can earn feats.
    pub counts: bool,
    /// When somebody has to look after it at the latest, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due_at: Option<u64>,
    /// Who plays each seat.
    pub seats: Vec<KeptSeat>,
    /// The lines of all logs; those of one seat in their order.
    pub entries: Vec<KeptEntry>,
}

/// What is kept of a seat, besides its log.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct KeptSeat {
    /// The person who plays it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// The bot that does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<StoredLevel>,
    /// Whether its player has taken hints.
    #[serde(default)]
    pub hinted: bool,
    /// The name of the player who has it now, if not the one that it started with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// A line of a log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeptEntry {
    /// The seat, from 0.
    pub seat: usize,
    /// Where it stands in the log of the seat, from 1.
    pub sequence: usize,
    /// The id of the command that it comes from.
    pub command_id: String,
    /// What has happened, as [`entry::to_json`] writes it.
    pub entry: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

impl KeptEntry {
    /// A new line of a log, as it is kept.
    #[must_use]
    pub fn of(new: &NewEntry, at: u64) -> Self {
        let NewEntry { seat, sequence, ref command_id, entry } = *new;
        Self { seat, sequence, command_id: command_id.clone(), entry: entry::to_json(entry), at }
    }
}

impl KeptSeat {
    fn of(owner: SeatOwner) -> Self {
        let player = owner.player().map(|player| player.to_string());
        Self { player, bot: owner.bot().map(Into::into), ..Self::default() }
    }

    fn owner(&self) -> Result<SeatOwner, Damaged> {
        let damaged = |_| Damaged("a player has no name of 16 bytes".to_owned());
        Ok(match (&self.player, self.bot) {
            (_, Some(level)) => SeatOwner::Bot(level.into()),
            (Some(player), None) => SeatOwner::Person(player.parse::<PlayerId>().map_err(damaged)?),
            (None, None) => SeatOwner::Nobody,
        })
    }
}

impl KeptGame {
    /// A new game, as it is kept.
    #[must_use]
    pub fn of(new: &NewGame<'_>, about: &About) -> Self {
        let start = Start::of(new.table);
        let players = new.table.players();
        let entries = new.entries();
        Self {
            id: about.id.clone(),
            created_at: about.created_at,
            pace: start.pace.into(),
            start: start.record.to_json(),
            origin: about.origin.into(),
            parent: about.parent.clone(),
            counts: about.counts,
            due_at: new.due_at,
            seats: (0..players.len()).map(|seat| KeptSeat::of(new.owner(seat))).collect(),
            entries: entries.iter().map(|new| KeptEntry::of(new, about.created_at)).collect(),
        }
    }

    /// The game that follows from its logs.
    ///
    /// # Errors
    ///
    /// [`Damaged`] if what is kept does not make sense.
    pub fn game(&self) -> Result<Game, Damaged> {
        let id: GameId = self.id.parse().map_err(|_| Damaged("a game has no name".to_owned()))?;
        let record = Record::from_json(self.start.as_bytes());
        let record = record.map_err(|error| Damaged(error.to_string()))?;
        let start = Start { pace: self.pace.into(), record };
        let table = start.table()?;
        let (logs, clocks) = self.logs(table.players().len())?;
        let replayed = table.replay(&logs);
        if let Some((seat, sequence)) = replayed.broken.first() {
            return Err(Damaged(format!("entry {sequence} of seat {seat} is not legal")));
        }
        let seat = |index: usize| self.seats.get(index);
        let owner = |index| seat(index).map_or(Ok(SeatOwner::Nobody), KeptSeat::owner);
        let hinted = |index| seat(index).is_some_and(|seat| seat.hinted);
        Ok(Game {
            id,
            table: self.named(replayed.table).with_people(start.people(self.bots())),
            about: About {
                id: self.id.clone(),
                created_at: self.created_at,
                origin: self.origin.into(),
                parent: self.parent.clone(),
                counts: self.counts,
                deal_of: None,
            },
            owners: (0..logs.len()).map(owner).collect::<Result<_, _>>()?,
            clocks,
            hinted: (0..logs.len()).map(hinted).collect(),
            due_at: self.due_at,
        })
    }

    /// The table with the names of those who play now.
    fn named(&self, table: Table) -> Table {
        let seats = self.seats.iter().enumerate();
        seats.fold(table, |table, (index, seat)| match &seat.name {
            Some(name) => table.with_name(index, name.clone()),
            None => table,
        })
    }

    fn bots(&self) -> usize {
        self.seats.iter().filter(|seat| seat.bot.is_some()).count()
    }

    /// The log and the clock of every seat.
    fn logs(&self, seats: usize) -> Result<(Vec<Vec<Entry>>, Vec<SeatClock>), Damaged> {
        let mut logs: Vec<Vec<Entry>> = vec![Vec::new(); seats];
        let mut clocks = vec![SeatClock::default(); seats];
        for &KeptEntry { seat, sequence, ref command_id, ref entry, at } in &self.entries {
            let no_seat = || Damaged(format!("there is no seat {seat}"));
            let log = logs.get_mut(seat).ok_or_else(no_seat)?;
            let entry = entry::from_json(entry)?;
            log.push(entry);
            if sequence != log.len() {
                return Err(Damaged(format!("seat {seat} lacks an entry before {sequence}")));
            }
            clocks[seat].advance(entry, command_id.starts_with(CLOCK_COMMAND), at);
        }
        Ok((logs, clocks))
    }
}
