//! A game with its seats: everything that is known of it, and what somebody may see of it.

use troyes_rules::HalfDay;
use troyes_solver::Level;
use troyes_table::{Entry, Player, Table};
use troyes_wire::{
    About, GameSummary, Hints, Origin, Refusal, ReplayView, SeatAbout, Shown, TableView,
};

use crate::append::{HandedOver, NewEntry, SeatResult};
use crate::hints::may_ask;
use crate::ids::{GameId, PlayerId};
use crate::play::{Adopted, Play};
use crate::room::Room;
use crate::time_control::{SeatClock, TimeControl};

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum SeatOwner {
    /// Nobody that is known.
    #[default]
    Nobody,
    /// A person.
    Person(PlayerId),
    /// A bot.
    Bot(Level),
}

impl SeatOwner {
    /// The person who plays it, if one does.
    #[must_use]
    pub const fn player(self) -> Option<PlayerId> {
        match self {
            Self::Person(player) => Some(player),
            _ => None,
        }
    }

    /// The level of the bot that plays it, if one does.
    #[must_use]
    pub const fn bot(self) -> Option<Level> {
        match self {
            Self::Bot(level) => Some(level),
            _ => None,
        }
    }
}

/// A game to be kept.
#[derive(Clone, Debug)]
pub struct NewGame<'a> {
    /// The table as it is.
    pub table: &'a Table,
    /// Where it comes from. Drawn dice that somebody at the table has seen before count as chosen.
    pub origin: Origin,
    /// The game that it was branched from.
    pub parent: Option<GameId>,
    /// Who plays each seat; those that are left out are nobody's.
    pub seats: Vec<SeatOwner>,
    /// When somebody has to look after it at the latest, in milliseconds since 1970.
    pub due_at: Option<u64>,
}

impl<'a> NewGame<'a> {
    /// A game of one person, who plays all seats but those of bots.
    #[must_use]
    pub fn on_one_device(table: &'a Table, player: PlayerId, bots: &[Option<Level>]) -> Self {
        let owner = |seat: usize| match bots.get(seat).copied().flatten() {
            Some(level) => SeatOwner::Bot(level),
            None => SeatOwner::Person(player),
        };
        let seats = (0..table.players().len()).map(owner).collect();
        Self { table, origin: Origin::Drawn, parent: None, seats, due_at: None }
    }

    /// Who plays a seat.
    #[must_use]
    pub fn owner(&self, seat: usize) -> SeatOwner {
        self.seats.get(seat).copied().unwrap_or_default()
    }

    /// How many people play: a player who is not known counts as one.
    #[must_use]
    pub fn people(&self) -> usize {
        let seats = 0..self.table.players().len();
        seats.filter(|&seat| self.owner(seat).bot().is_none()).count()
    }

    /// What there is to know about it, opened at a moment; where somebody at the table has met the same dice before, drawn ones count as chosen. Only
    /// dice that a server drew earn anything: nobody could look at them beforehand.
    #[must_use]
    pub fn about(&self, id: GameId, created_at: u64, met_before: bool) -> About {
        let origin = match self.origin {
            Origin::Drawn | Origin::Device if met_before => Origin::Chosen,
            origin => origin,
        };
        About {
            id: id.to_string(),
            created_at,
            origin,
            parent: self.parent.map(|parent| parent.to_string()),
            counts: origin == Origin::Drawn,
            deal_of: None,
        }
    }

    /// The lines that its logs begin with.
    #[must_use]
    pub fn entries(&self) -> Vec<NewEntry> {
        let line = |seat: usize, index: usize, entry: Entry| {
            let sequence = index + 1;
            NewEntry { seat, sequence, command_id: format!("start/{sequence}"), entry }
        };
        let log = |(seat, player): (usize, &Player)| {
            let lines = player.log().iter().enumerate();
            lines.map(|(index, &entry)| line(seat, index, entry)).collect::<Vec<_>>()
        };
        self.table.players().iter().enumerate().flat_map(log).collect()
    }

    /// The game as it would be read right after it was stored.
    #[must_use]
    pub fn stored(&self, id: GameId, about: About) -> Game {
        let players = self.table.players();
        let clock = |log| SeatClock::of_log(log, about.created_at);
        Game {
            id,
            table: self.table.clone().with_people(self.people()),
            owners: (0..players.len()).map(|seat| self.owner(seat)).collect(),
            clocks: players.iter().map(|player| clock(player.log())).collect(),
            hinted: vec![false; players.len()],
            due_at: self.due_at,
            about,
        }
    }
}

/// A game that is hosted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// Its name.
    pub id: GameId,
    /// What the logs say.
    pub table: Table,
    /// What the table itself does not know.
    pub about: About,
    /// Who plays each seat.
    pub owners: Vec<SeatOwner>,
    /// When each seat has done something.
    pub clocks: Vec<SeatClock>,
    /// Which seats have taken hints.
    pub hinted: Vec<bool>,
    /// When somebody has to look after it at the latest, in milliseconds since 1970.
    pub due_at: Option<u64>,
}

impl Game {
    /// The seats that somebody plays.
    #[must_use]
    pub fn seats_of(&self, player: Option<PlayerId>) -> Vec<usize> {
        (0..self.owners.len()).filter(|&seat| self.is_played_by(seat, player)).collect()
    }

    /// Whether somebody plays a seat.
    #[must_use]
    pub fn is_played_by(&self, seat: usize, player: Option<PlayerId>) -> bool {
        let owner = self.owners.get(seat).and_then(|owner| owner.player());
        owner.is_some() && owner == player
    }

    /// Whether somebody is the only person at the table: they play every seat that no bot plays.
    #[must_use]
    pub fn is_played_alone_by(&self, player: Option<PlayerId>) -> bool {
        let theirs = |owner: &SeatOwner| owner.bot().is_some() || owner.player() == player;
        !self.seats_of(player).is_empty() && self.owners.iter().all(theirs)
    }

    /// The levels of the bots, in the order of the seats; `None` where no bot plays.
    #[must_use]
    pub fn bots(&self) -> Vec<Option<Level>> {
        self.owners.iter().map(|owner| owner.bot()).collect()
    }

    /// The time control that a room gives the game.
    #[must_use]
    pub(crate) fn time_control(&self, room: &Room) -> TimeControl {
        TimeControl {
            begun_at: room.numbered_at().unwrap_or(self.about.created_at),
            limit_since: room.limit_since(),
            limit: room.options().limit.map(|seconds| u64::from(seconds) * 1_000),
        }
    }

    /// Whether a viewer could learn from this game about the dice of another that is still being played, if there is one: a branch with
    /// the dice of its parent, looked at by somebody who does not play it alone.
    #[must_use]
    pub fn could_reveal_dice(&self, viewer: Option<PlayerId>) -> bool {
        self.about.origin == Origin::Branched
            && self.table.seed().is_some()
            && !self.is_played_alone_by(viewer)
    }

    /// The game as somebody may see it at a moment, without the half-days of each seat that they have got already.
    #[must_use]
    pub fn view(
        &self,
        room: Option<&Room>,
        viewer: Option<PlayerId>,
        solver: bool,
        left_out: &[usize],
        now: u64,
    ) -> TableView {
        let control = room.map(|room| self.time_control(room));
        let unnumbered = room.is_some_and(Room::is_unnumbered);
        let seat = |index: usize| {
            let bot = self.owners[index].bot();
            let clock = &self.clocks[index];
            let control = control.filter(|_| !unnumbered);
            let deadline = || control?.deadline(&self.table, index, clock);
            SeatAbout {
                bot: bot.map(Into::into),
                away: bot.is_none() && self.is_stood_in(room, index),
                stood_in: clock.turns.half_days(),
                due_at: if bot.is_none() { deadline() } else { None },
                hinted: self.hinted[index],
            }
        };
        let seats: Vec<SeatAbout> = (0..self.owners.len()).map(seat).collect();
        let crier_deadline = || room?.crier_deadline(self.about.created_at);
        TableView::new(&Shown {
            about: &self.about,
            table: &self.table,
            seats: &seats,
            unnumbered,
            due_at: if unnumbered { crier_deadline() } else { self.due_at },
            hints: self.hints(room, viewer, solver),
            own_seats: &self.seats_of(viewer),
            left_out,
            sealed: self.secret_day(now).is_some(),
        })
    }

    /// Whether a stand-in plays a seat until its player comes back.
    fn is_stood_in(&self, room: Option<&Room>, seat: usize) -> bool {
        let player = self.owners[seat].player();
        let asked = || player.zip(room).is_some_and(|(player, room)| room.stands_in(player));
        self.clocks[seat].by_clock || asked()
    }

    /// The half-days of each seat that a stand-in has played, wholly or in part, counted from 1.
    #[must_use]
    pub fn stood_in(&self) -> Vec<Vec<u8>> {
        self.clocks.iter().map(|clock| clock.turns.half_days()).collect()
    }

    /// The game half-day by half-day, as far as everybody has closed it.
    #[must_use]
    pub fn replay(&self) -> ReplayView {
        let bots = self.bots().into_iter().map(|bot| bot.map(Into::into)).collect();
        ReplayView::new(self.about.id.clone(), &self.table, bots, &self.stood_in())
    }

    /// The record of the game, as far as everybody has closed it; until it is over, only for a player who plays it alone.
    ///
    /// # Errors
    ///
    /// [`Refusal::NotYours`] if others are still playing, [`Refusal::Ranked`] as long as it is a ranked try that is being played.
    pub fn record(&self, viewer: Option<PlayerId>, now: u64) -> Result<String, Refusal> {
        if self.is_ranked_and_running() {
            Err(Refusal::Ranked)
        } else if self.table.is_finished() || self.is_played_alone_by(viewer) {
            Ok(format!("{}\n", self.marked_record(now)))
        } else {
            Err(Refusal::NotYours)
        }
    }

    /// The record, with what means nothing to readers of records: which half-days a stand-in has played, in the order of the players, and
    /// whether the game was ended before its last half-day. Readers ignore fields that they do not know.
    fn marked_record(&self, now: u64) -> String {
        let mut record = self.table.record();
        // The seed of a day is published when the day is over for everybody.
        record.seed = record.seed.filter(|_| self.secret_day(now).is_none());
        let mut json = record.to_json();
        let stood_in = self.stood_in();
        let mut add = |name: &str, value: String| {
            json.truncate(json.len() - 1);
            json.push_str(&format!(",\"{name}\":{value}}}"));
        };
        if stood_in.iter().any(|half_days| !half_days.is_empty()) {
            add("stand_ins", serde_json::to_string(&stood_in).expect("numbers are JSON"));
        }
        if self.table.is_ended_early() {
            add("ended_early", "true".to_owned());
        }
        json
    }

    /// Whether somebody may ask what decisions are worth.
    fn hints(&self, room: Option<&Room>, viewer: Option<PlayerId>, solver: bool) -> Hints {
        match viewer {
            Some(player) if !self.seats_of(viewer).is_empty() && may_ask(self, room, player) => {
                if solver {
                    Hints::On
                } else {
                    Hints::NoSolver
                }
            }
            _ => Hints::Off,
        }
    }

    /// The game in a list of somebody's games.
    #[must_use]
    pub fn summary(&self, viewer: Option<PlayerId>) -> GameSummary {
        let players = self.table.players();
        let went_on =
            |player: &Player| player.log().iter().filter(|&&entry| entry == Entry::WentOn).count();
        let played_at = self.clocks.iter().filter_map(|clock| clock.last_at).max();
        let played_at = played_at.unwrap_or(self.about.created_at);
        let totals = |results: Vec<SeatResult>| results.iter().map(|result| result.total).collect();
        // Going on after the last half-day shows the result, not another half-day.
        let half_day = players.iter().map(went_on).min().unwrap_or_default().min(HalfDay::COUNT);
        GameSummary {
            id: self.about.id.clone(),
            created_at: self.about.created_at,
            played_at,
            finished_at: self.table.is_finished().then_some(played_at),
            names: players.iter().map(|player| player.name().to_owned()).collect(),
            bots: self.bots().into_iter().map(|bot| bot.map(Into::into)).collect(),
            banquets: self.table.setup().has_tiles(),
            columns_mode: self.table.columns_mode().into(),
            half_day: half_day as u8,
            scores: SeatResult::of(&self.table).map(totals),
            origin: self.about.origin,
            counts: self.about.counts,
            hinted: self.seats_of(viewer).iter().any(|&seat| self.hinted[seat]),
            ended_early: self.table.is_ended_early(),
            handed_over: viewer.is_some() && self.seats_of(viewer).is_empty(),
            your_turn: self.is_turn_of(viewer),
            waits_for: self.waits_for(viewer).into_iter().map(|seat| seat as u8).collect(),
        }
    }

    /// The seats of people whom the others wait for: those who have not finished their turn, or all if only the next dice are to come.
    /// Nobody waits for a viewer who plays alone.
    #[must_use]
    pub fn waits_for(&self, viewer: Option<PlayerId>) -> Vec<usize> {
        if self.is_played_alone_by(viewer) {
            return Vec::new();
        }
        let players = self.table.players().iter().enumerate();
        let playing = players
            .filter(|(seat, player)| self.owners[*seat].bot().is_none() && !player.is_finished());
        let (acting, done): (Vec<_>, Vec<_>) = playing.partition(|(_, player)| !player.is_done());
        let waited = if acting.is_empty() { done } else { acting };
        waited.into_iter().map(|(seat, _)| seat).collect()
    }

    /// Whether others wait for somebody.
    #[must_use]
    pub fn is_turn_of(&self, player: Option<PlayerId>) -> bool {
        self.waits_for(player).into_iter().any(|seat| self.is_played_by(seat, player))
    }

    /// Takes over what was decided and stored.
    pub fn adopt(&mut self, play: Play) -> Adopted {
        let adopted = play.changes(&self.table);
        if let Some(HandedOver { seat, player, .. }) = play.handed_over() {
            self.owners[*seat] = SeatOwner::Person(*player);
        }
        let (table, clocks, due_at) = play.into_state();
        self.table = table;
        self.clocks = clocks;
        self.about.counts &= !self.table.is_ended_early();
        if let Some(due_at) = due_at {
            self.due_at = due_at;
        }
        adopted
    }
}
