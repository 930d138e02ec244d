//! Commands about a table that people gather at.

use troyes_record::{Contribution, Mixture};
use troyes_rules::MAX_PLAYERS;
use troyes_table::Table;
use troyes_wire::{ColumnsChoice, Level, Phase, Refusal, RoomCommand, RoomOptions};

use super::absence::Attendance;
use super::plan::{checked_options, checked_webhook};
use super::{Numbering, Place, Room, Webhook};
use crate::game::SeatOwner;
use crate::ids::PlayerId;
use crate::names::checked_name;

/// What a command about a table leads to, besides another table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Nothing else.
    Changed,
    /// The game begins.
    Begins(Box<Beginning>),
    /// The columns of the game have been [numbered](super::numbered).
    Numbered(ColumnsChoice),
    /// A stand-in plays at once for the player who is away.
    StoodIn,
    /// Somebody else plays on at a seat, from 0.
    ChangesHands {
        /// Which one.
        seat: usize,
        /// The name of that player.
        name: String,
    },
    /// The game ends for everybody.
    Ends,
}

/// A game that begins at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beginning {
    /// Before its first dice.
    pub table: Table,
    /// Who plays each seat.
    pub seats: Vec<SeatOwner>,
}

impl Room {
    /// Carries a command of somebody out. What a rematch leads to is for the caller to do. Where the host has been away for long, whoever
    /// sits and sends one is the host.
    ///
    /// # Errors
    ///
    /// [`Refusal`] if it cannot be; the table is then as it was.
    pub fn command(
        &mut self,
        player: PlayerId,
        command: &RoomCommand,
        at: &Attendance<'_>,
    ) -> Result<Outcome, Refusal> {
        let mut next = self.clone();
        if next.misses_host(at) && next.sits(player) {
            next.host = player;
        }
        // A player who asks for something is here, even after saying goodbye in another window.
        next.welcome_back(player);
        let outcome = next.carry_out(player, command, at)?;
        next.pass_on(at);
        *self = next;
        Ok(outcome)
    }

    fn carry_out(
        &mut self,
        player: PlayerId,
        command: &RoomCommand,
        at: &Attendance<'_>,
    ) -> Result<Outcome, Refusal> {
        match (self.phase, command) {
            (Phase::Closed, _) => Err(Refusal::Closed),
            (_, RoomCommand::SetWebhook { address }) => {
                self.set_webhook(player, address.as_deref())
            }
            (_, RoomCommand::PassCrier { place }) => self.pass_crier(player, *place),
            (Phase::Started, _) => self.command_once_started(player, command, at),
            (Phase::Gathering, _) => self.command_while_gathering(player, command, at),
        }
    }

    fn command_once_started(
        &mut self,
        player: PlayerId,
        command: &RoomCommand,
        at: &Attendance<'_>,
    ) -> Result<Outcome, Refusal> {
        match command {
            RoomCommand::Start if player == self.host => Ok(Outcome::Changed),
            RoomCommand::SetOptions { options } if player == self.host => {
                self.change_during_game(options, at.now)
            }
            RoomCommand::NumberColumns { columns } => self.number_columns(player, *columns, at.now),
            RoomCommand::Stand
            | RoomCommand::StandIn { .. }
            | RoomCommand::Offer { .. }
            | RoomCommand::TakeSeat { .. }
            | RoomCommand::End => self.command_during_game(player, command, at),
            _ => Err(Refusal::Begun),
        }
    }

    fn command_while_gathering(
        &mut self,
        player: PlayerId,
        command: &RoomCommand,
        at: &Attendance<'_>,
    ) -> Result<Outcome, Refusal> {
        match command {
            RoomCommand::Sit { name, contribution } => self.sit(player, name, contribution)?,
            RoomCommand::Stand => self.stand(player, at),
            RoomCommand::Rematch => return Err(Refusal::NotOver),
            RoomCommand::NumberColumns { .. } => return Err(Refusal::NotBegun),
            _ if player != self.host => return Err(Refusal::NotHost),
            RoomCommand::Start => return self.start(),
            _ => self.set_up(command)?,
        }
        Ok(Outcome::Changed)
    }

    /// What only the host does, before the game: options, places, and closing the table.
    fn set_up(&mut self, command: &RoomCommand) -> Result<(), Refusal> {
        match command {
            RoomCommand::SetOptions { options } => self.options = checked_options(options)?,
            RoomCommand::AddPlace { bot } => self.add_place(*bot)?,
            RoomCommand::ClearPlace { place } => self.clear(*place)?,
            RoomCommand::SetBot { place, level } => {
                *self.free(*place)? = Place::Bot { level: *level };
            }
            RoomCommand::RemovePlace { place } => self.remove_place(*place)?,
            RoomCommand::MovePlace { from, to } => self.move_place(*from, *to)?,
            RoomCommand::Close => self.phase = Phase::Closed,
            // The others are about a game, or have been carried out before.
            _ => return Err(Refusal::NoSuchGame),
        }
        Ok(())
    }

    fn add_place(&mut self, bot: Option<Level>) -> Result<(), Refusal> {
        if self.places.len() == MAX_PLAYERS {
            return Err(Refusal::PlayerCount);
        }
        self.places.push(bot.map_or(Place::Open, |level| Place::Bot { level }));
        Ok(())
    }

    fn remove_place(&mut self, place: u8) -> Result<(), Refusal> {
        self.free(place)?;
        if self.places.len() == 1 {
            return Err(Refusal::PlayerCount);
        }
        self.places.remove(usize::from(place));
        Ok(())
    }

    fn move_place(&mut self, from: u8, to: u8) -> Result<(), Refusal> {
        let (from, to) = (usize::from(from), usize::from(to));
        if from.max(to) >= self.places.len() {
            return Err(Refusal::NoSuchPlace);
        }
        let moved = self.places.remove(from);
        self.places.insert(to, moved);
        Ok(())
    }

    /// What is played cannot change any more, but how people talk and wait can.
    fn change_during_game(
        &mut self,
        options: &RoomOptions,
        now_at: u64,
    ) -> Result<Outcome, Refusal> {
        let RoomOptions { columns, banquets, pace, hints, .. } = checked_options(options)?;
        let now = &self.options;
        if (columns, banquets, pace, hints) != (now.columns, now.banquets, now.pace, now.hints) {
            return Err(Refusal::Begun);
        }
        // Nobody is out of time by a limit that was not there when their time began.
        if options.limit != self.options.limit {
            self.limit_since = Some(now_at);
        }
        self.options = options.clone();
        Ok(Outcome::Changed)
    }

    fn set_webhook(&mut self, player: PlayerId, address: Option<&str>) -> Result<Outcome, Refusal> {
        let is_giver = self.webhook.as_ref().is_some_and(|webhook| webhook.giver == Some(player));
        if player != self.host && !(is_giver && address.is_none()) {
            return Err(Refusal::NotHost);
        }
        let address = address.map(checked_webhook).transpose()?;
        self.webhook = address.map(|address| Webhook { giver: Some(player), address });
        Ok(Outcome::Changed)
    }

    fn sit(&mut self, player: PlayerId, asked: &str, contribution: &str) -> Result<(), Refusal> {
        let name = checked_name(asked)?;
        let contribution = contribution.parse().map_err(|_| Refusal::BadContribution)?;
        if self.has_removed(player) {
            return Err(Refusal::Removed);
        }
        let open = || self.places.iter().position(|place| *place == Place::Open);
        let Some(place) = self.place_of(player).or_else(open) else {
            return Err(Refusal::Full);
        };
        self.places[place] = Place::Person { player, name, contribution: Some(contribution) };
        Ok(())
    }

    fn stand(&mut self, player: PlayerId, at: &Attendance<'_>) {
        if let Some(place) = self.place_of(player) {
            self.places[place] = Place::Open;
        }
        if player == self.host {
            let expected = || self.people().map(|(player, _)| player).next();
            match self.next_host(at).or_else(expected) {
                Some(next) => self.host = next,
                None => self.phase = Phase::Closed,
            }
        }
    }

    fn clear(&mut self, place: u8) -> Result<(), Refusal> {
        let host = self.host;
        match self.places.get_mut(usize::from(place)) {
            None => Err(Refusal::NoSuchPlace),
            Some(Place::Person { player, .. }) if *player == host => Err(Refusal::OwnPlace),
            Some(cleared) => {
                if let Place::Person { player, contribution, .. } = cleared
                    && contribution.is_some()
                {
                    self.removed.push(*player);
                }
                *cleared = Place::Open;
                Ok(())
            }
        }
    }

    /// A place where no person sits.
    fn free(&mut self, place: u8) -> Result<&mut Place, Refusal> {
        match self.places.get_mut(usize::from(place)) {
            None => Err(Refusal::NoSuchPlace),
            Some(Place::Person { .. }) => Err(Refusal::Taken),
            Some(place) => Ok(place),
        }
    }

    fn start(&mut self) -> Result<Outcome, Refusal> {
        // Nobody waits for people who were expected and did not come.
        let comes = |place: &Place| {
            !matches!(place, Place::Open | Place::Person { contribution: None, .. })
        };
        let places: Vec<Place> = self.places.iter().filter(|place| comes(place)).cloned().collect();
        let contributions = places.iter().filter_map(|place| match place {
            Place::Person { contribution, .. } => *contribution,
            _ => None,
        });
        let contributions: Vec<Contribution> = contributions.collect();
        if contributions.is_empty() {
            return Err(Refusal::Nobody);
        }
        let mixture = Mixture { secret: self.secret, contributions };
        let (deal, mode) = self.options.columns.deal(mixture.seed(), self.options.banquets)?;
        let names = places.iter().map(place_name).collect();
        let table = Table::new(&deal, mode, self.options.pace.into(), names)
            .map_err(|_| Refusal::PlayerCount)?;
        let open = self.options.columns.is_open();
        let table = if open { table } else { table.with_columns_by(self.options.columns.by()) };
        let owner = |place: &Place| match place {
            Place::Person { player, .. } => SeatOwner::Person(*player),
            Place::Bot { level } => SeatOwner::Bot((*level).into()),
            Place::Open => SeatOwner::Nobody,
        };
        let seats = places.iter().map(owner).collect();
        self.places = places;
        self.phase = Phase::Started;
        self.numbering = if open { Numbering::Pending } else { Numbering::Settled };
        Ok(Outcome::Begins(Box::new(Beginning { table: table.with_mixture(mixture), seats })))
    }
}

/// The name of a seat in the game. A bot is called by its level.
fn place_name(place: &Place) -> String {
    match place {
        Place::Person { name, .. } => name.clone(),
        Place::Bot { level } => level_name(*level),
        Place::Open => String::new(),
    }
}

fn level_name(level: Level) -> String {
    troyes_solver::Level::from(level).name().to_owned()
}
