//! A table that people gather at: who sits where, what will be played, who may change that. Pure: no store, no clock.
//!
//! A room is kept as one document with a number. Whoever changes it stores the whole under the condition that the number is
//! still the one they saw, so two changes at once never mix.

use serde::{Deserialize, Serialize};
use troyes_record::{Contribution, Mixture, Seed};
use troyes_rules::MAX_PLAYERS;
use troyes_table::Table;

use crate::names::checked_name;
use crate::store::{PlayerId, SeatOwner};
use crate::webhook;
use troyes_wire::{
    Level, LobbyRoom, NewRoom, Phase, PlaceView, RoomCommand, RoomOptions, RoomView, TableWebhook,
    Verdict,
};

/// The shortest and the longest time for a half-day, in seconds.
const LIMITS: core::ops::RangeInclusive<u32> = 10..=14 * 24 * 60 * 60;

/// Wishes that a table remembers: more than anybody sends again.
const REMEMBERED: usize = 32;

/// A table that people gather at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Room {
    phase: Phase,
    host: PlayerId,
    options: RoomOptions,
    /// What the dice follow from, together with everybody's contribution.
    secret: String,
    places: Vec<Place>,
    /// People whom the host has sent away.
    removed: Vec<PlayerId>,
    rematch: Option<String>,
    #[serde(default)]
    webhook: Option<Webhook>,
    /// Since when the time limit is what it is, in milliseconds since 1970, if it was changed during the game.
    #[serde(default)]
    limit_since: Option<u64>,
    /// The latest wishes that were carried out, so that none counts twice.
    #[serde(default)]
    wishes: Vec<Wished>,
}

/// An address that hears of new dice. Whoever has it can write there, so nobody reads it but the player who gave it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Webhook {
    /// Nobody, if the table is older than this is known.
    giver: Option<PlayerId>,
    address: String,
}

/// A wish that was carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Wished {
    player: PlayerId,
    /// The player's name for it.
    wish: String,
    /// The number that the room has got by it.
    number: u64,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Place {
    Open,
    Person {
        player: PlayerId,
        name: String,
        /// Nothing: a person who is expected, but has not come yet.
        contribution: Option<String>,
    },
    Bot {
        level: Level,
    },
}

/// Why a wish about a table changes nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Refused {
    /// A name that does not change when the sentence does.
    pub(crate) code: &'static str,
    /// Why, for a person.
    pub(crate) sentence: &'static str,
}

impl From<Refused> for Verdict {
    fn from(Refused { code, sentence }: Refused) -> Self {
        Self::refused(code, sentence)
    }
}

const fn refused<T>(code: &'static str, sentence: &'static str) -> Result<T, Refused> {
    Err(Refused { code, sentence })
}

/// What a wish about a table leads to, besides another table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    /// Nothing else.
    Changed,
    /// The game begins.
    Begins(Box<Beginning>),
}

/// A game that begins at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Beginning {
    /// Before its first dice.
    pub(crate) table: Table,
    /// Who plays each seat.
    pub(crate) seats: Vec<SeatOwner>,
}

/// A table that somebody wishes for and that can be played, before anything is stored.
pub(crate) struct Plan {
    /// The name of the host.
    name: String,
    places: usize,
    options: RoomOptions,
    webhook: Option<String>,
}

impl Plan {
    /// What is wished for.
    ///
    /// # Errors
    ///
    /// [`Refused`] if it could not be played.
    pub(crate) fn new(wish: &NewRoom) -> Result<Self, Refused> {
        let name = name(&wish.name)?;
        let places = usize::from(wish.places);
        if !(1..=MAX_PLAYERS).contains(&places) {
            return refused("player-count", "A table has 1 to 10 places.");
        }
        let webhook = wish.webhook.as_deref().map(checked_webhook).transpose()?;
        Ok(Self { name, places, options: checked(&wish.options)?, webhook })
    }
}

impl Room {
    /// A table with nobody at it yet. The host has a place as soon as their contribution is there.
    #[must_use]
    pub(crate) fn new(host: PlayerId, plan: Plan, secret: Seed) -> Self {
        let mut places = vec![Place::Open; plan.places];
        // Expected: the browser sees the commitment first, and contributes then.
        places[0] = Place::Person { player: host, name: plan.name, contribution: None };
        Self {
            phase: Phase::Gathering,
            host,
            options: plan.options,
            secret: secret.to_string(),
            places,
            removed: Vec::new(),
            rematch: None,
            webhook: plan.webhook.map(|address| Webhook { giver: Some(host), address }),
            limit_since: None,
            wishes: Vec::new(),
        }
    }

    /// A room from its document, of this version or an earlier one.
    ///
    /// # Errors
    ///
    /// If it is no room.
    pub(crate) fn from_document(document: &str) -> Result<Self, serde_json::Error> {
        let mut document: serde_json::Value = serde_json::from_str(document)?;
        // Once the address was an option of the table, and whoever was the host read it.
        let webhook =
            document["options"].as_object_mut().and_then(|options| options.remove("webhook"));
        if let Some(address) = webhook.as_ref().and_then(serde_json::Value::as_str) {
            document["webhook"] = serde_json::json!({"giver": null, "address": address});
        }
        serde_json::from_value(document)
    }

    /// The room as it is stored.
    #[must_use]
    pub(crate) fn document(&self) -> String {
        serde_json::to_string(self).expect("rooms have text keys")
    }

    /// Another table for the same people, who are expected; bots stay.
    #[must_use]
    pub(crate) fn again(&self, host: PlayerId, secret: Seed) -> Self {
        let place = |place: &Place| match place {
            Place::Person { player, name, .. } => {
                Place::Person { player: *player, name: name.clone(), contribution: None }
            }
            other => other.clone(),
        };
        Self {
            phase: Phase::Gathering,
            host,
            options: self.options.clone(),
            secret: secret.to_string(),
            places: self.places.iter().map(place).collect(),
            removed: self.removed.clone(),
            rematch: None,
            // It goes along with whoever gave it.
            webhook: self.webhook.clone().filter(|webhook| webhook.giver == Some(host)),
            limit_since: None,
            wishes: Vec::new(),
        }
    }

    /// How far it has come.
    #[must_use]
    pub(crate) const fn phase(&self) -> Phase {
        self.phase
    }

    /// What is played.
    #[must_use]
    pub(crate) const fn options(&self) -> &RoomOptions {
        &self.options
    }

    /// Since when the time limit is what it is, in milliseconds since 1970, if it was changed during the game.
    #[must_use]
    pub(crate) const fn limit_since(&self) -> Option<u64> {
        self.limit_since
    }

    /// The address that hears of new dice: for whoever sends them, not for whoever looks at the table.
    #[must_use]
    pub(crate) fn webhook(&self) -> Option<&str> {
        self.webhook.as_ref().map(|webhook| webhook.address.as_str())
    }

    /// The table of the rematch.
    #[must_use]
    pub(crate) fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// Says where the rematch is.
    pub(crate) fn set_rematch(&mut self, id: String) {
        self.rematch = Some(id);
    }

    /// Whether the lobby shows it: public tables that can be joined or watched.
    #[must_use]
    pub(crate) fn is_listed(&self, finished: bool) -> bool {
        self.options.public && self.phase != Phase::Closed && !finished
    }

    /// Whether the host has sent somebody away.
    #[must_use]
    pub(crate) fn has_removed(&self, player: PlayerId) -> bool {
        self.removed.contains(&player)
    }

    /// The place of a person, from 0.
    #[must_use]
    pub(crate) fn place_of(&self, player: PlayerId) -> Option<usize> {
        self.places
            .iter()
            .position(|place| matches!(place, Place::Person { player: at, .. } if *at == player))
    }

    /// The name of a person who has a place.
    #[must_use]
    pub(crate) fn name_of(&self, player: PlayerId) -> Option<&str> {
        self.people().find(|&(at, _)| at == player).map(|(_, name)| name)
    }

    /// Everybody who has a place, with their names.
    pub(crate) fn people(&self) -> impl Iterator<Item = (PlayerId, &str)> {
        self.places.iter().filter_map(|place| match place {
            Place::Person { player, name, .. } => Some((*player, name.as_str())),
            _ => None,
        })
    }

    /// The number that the room has got by a wish, if it was carried out lately.
    #[must_use]
    pub(crate) fn number_of(&self, player: PlayerId, wish: &str) -> Option<u64> {
        let of_wish = |wished: &&Wished| wished.player == player && wished.wish == wish;
        self.wishes.iter().find(of_wish).map(|wished| wished.number)
    }

    /// Remembers a wish that the room gets this number by.
    pub(crate) fn remember(&mut self, player: PlayerId, wish: &str, number: u64) {
        if self.wishes.len() == REMEMBERED {
            self.wishes.remove(0);
        }
        self.wishes.push(Wished { player, wish: wish.to_owned(), number });
    }

    /// Carries a wish of somebody out at a time, in milliseconds since 1970. What a rematch leads to is for the caller to do.
    ///
    /// # Errors
    ///
    /// [`Refused`] if it cannot be; the table is then as it was.
    pub(crate) fn command(
        &mut self,
        player: PlayerId,
        command: &RoomCommand,
        now: u64,
    ) -> Result<Outcome, Refused> {
        let begun = "The game has begun.";
        match (self.phase, command) {
            (Phase::Closed, _) => return refused("closed", "The table is closed."),
            (Phase::Started, RoomCommand::Start) if player == self.host => {
                return Ok(Outcome::Changed);
            }
            (Phase::Started, RoomCommand::SetOptions { options }) if player == self.host => {
                return self.change_during_game(options, now);
            }
            (_, RoomCommand::SetWebhook { address }) => {
                return self.set_webhook(player, address.as_deref());
            }
            (Phase::Started, _) => return refused("begun", begun),
            (Phase::Gathering, _) => {}
        }
        match command {
            RoomCommand::Sit { name, contribution } => self.sit(player, name, contribution)?,
            RoomCommand::Stand => self.stand(player),
            RoomCommand::Rematch => return refused("not-over", "The game is not over."),
            _ if player != self.host => {
                return refused("not-host", "Only the host can do that.");
            }
            RoomCommand::SetOptions { options } => self.options = checked(options)?,
            RoomCommand::AddPlace { bot } => {
                if self.places.len() == MAX_PLAYERS {
                    return refused("player-count", "A table has 1 to 10 places.");
                }
                self.places.push(bot.map_or(Place::Open, |level| Place::Bot { level }));
            }
            RoomCommand::ClearPlace { place } => self.clear(*place)?,
            RoomCommand::SetBot { place, level } => {
                *self.free(*place)? = Place::Bot { level: *level }
            }
            RoomCommand::RemovePlace { place } => {
                self.free(*place)?;
                if self.places.len() == 1 {
                    return refused("player-count", "A table has 1 to 10 places.");
                }
                self.places.remove(usize::from(*place));
            }
            RoomCommand::MovePlace { from, to } => {
                let (from, to) = (usize::from(*from), usize::from(*to));
                if from.max(to) >= self.places.len() {
                    return refused("no-such-place", "There is no such place.");
                }
                let moved = self.places.remove(from);
                self.places.insert(to, moved);
            }
            RoomCommand::Start => return self.start(),
            RoomCommand::Close => self.phase = Phase::Closed,
            RoomCommand::SetWebhook { .. } => {}
        }
        Ok(Outcome::Changed)
    }

    /// What is played cannot change any more, but how people talk and wait can.
    fn change_during_game(
        &mut self,
        options: &RoomOptions,
        now_at: u64,
    ) -> Result<Outcome, Refused> {
        let RoomOptions { columns, banquets, pace, hints, .. } = checked(options)?;
        let now = &self.options;
        if (columns, banquets, pace, hints) != (now.columns, now.banquets, now.pace, now.hints) {
            return refused("begun", "The game has begun.");
        }
        // Nobody is out of time by a limit that was not there when their time began.
        if options.limit != self.options.limit {
            self.limit_since = Some(now_at);
        }
        self.options = options.clone();
        Ok(Outcome::Changed)
    }

    fn set_webhook(&mut self, player: PlayerId, address: Option<&str>) -> Result<Outcome, Refused> {
        let is_giver = self.webhook.as_ref().is_some_and(|webhook| webhook.giver == Some(player));
        if player != self.host && !(is_giver && address.is_none()) {
            return refused("not-host", "Only the host can do that.");
        }
        let address = address.map(checked_webhook).transpose()?;
        self.webhook = address.map(|address| Webhook { giver: Some(player), address });
        Ok(Outcome::Changed)
    }

    fn sit(&mut self, player: PlayerId, wished: &str, contribution: &str) -> Result<(), Refused> {
        let name = name(wished)?;
        if contribution.parse::<Contribution>().is_err() {
            return refused("bad-contribution", "A contribution has 32 hexadecimal digits.");
        }
        if self.has_removed(player) {
            return refused("removed", "The host has removed you from this table.");
        }
        let open = || self.places.iter().position(|place| *place == Place::Open);
        let Some(place) = self.place_of(player).or_else(open) else {
            return refused("full", "All places are taken.");
        };
        // In one form, so that everybody hashes the same digits.
        let contribution = Some(contribution.to_ascii_lowercase());
        self.places[place] = Place::Person { player, name, contribution };
        Ok(())
    }

    fn stand(&mut self, player: PlayerId) {
        if let Some(place) = self.place_of(player) {
            self.places[place] = Place::Open;
        }
        if player == self.host {
            let next = self.people().map(|(player, _)| player).next();
            match next {
                Some(next) => self.host = next,
                None => self.phase = Phase::Closed,
            }
        }
    }

    fn clear(&mut self, place: u8) -> Result<(), Refused> {
        let host = self.host;
        match self.places.get_mut(usize::from(place)) {
            None => refused("no-such-place", "There is no such place."),
            Some(Place::Person { player, .. }) if *player == host => {
                refused("own-place", "You can leave, but not remove yourself.")
            }
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
    fn free(&mut self, place: u8) -> Result<&mut Place, Refused> {
        match self.places.get_mut(usize::from(place)) {
            None => refused("no-such-place", "There is no such place."),
            Some(Place::Person { .. }) => refused("taken", "Somebody sits there."),
            Some(place) => Ok(place),
        }
    }

    fn start(&mut self) -> Result<Outcome, Refused> {
        // Nobody waits for people who were expected and did not come.
        let comes = |place: &Place| {
            !matches!(place, Place::Open | Place::Person { contribution: None, .. })
        };
        let places: Vec<Place> = self.places.iter().filter(|place| comes(place)).cloned().collect();
        let contributions = places.iter().filter_map(|place| match place {
            Place::Person { contribution, .. } => contribution.as_ref()?.parse().ok(),
            _ => None,
        });
        let contributions: Vec<Contribution> = contributions.collect();
        if contributions.is_empty() {
            return refused("nobody", "Nobody has sat down yet.");
        }
        let Ok(secret) = self.secret.parse() else {
            return refused("no-secret", "The table has lost its secret.");
        };
        let mixture = Mixture { secret, contributions };
        let dealt = self.options.columns.deal(mixture.seed(), self.options.banquets);
        let Ok((deal, mode)) = dealt else { return refused("bad-columns", BAD_COLUMNS) };
        let names = places.iter().map(place_name).collect();
        let Ok(table) = Table::new(&deal, mode, self.options.pace.into(), names) else {
            return refused("player-count", "A table has 1 to 10 places.");
        };
        let owner = |place: &Place| match place {
            Place::Person { player, .. } => SeatOwner::person(*player),
            Place::Bot { level } => SeatOwner::bot(level_name(*level)),
            Place::Open => SeatOwner::default(),
        };
        let seats = places.iter().map(owner).collect();
        self.places = places;
        self.phase = Phase::Started;
        Ok(Outcome::Begins(Box::new(Beginning { table: table.with_mixture(mixture), seats })))
    }

    /// The table for a viewer; `here` tells who has the page open.
    #[must_use]
    pub(crate) fn view(
        &self,
        about: (String, u64, u64),
        viewer: Option<PlayerId>,
        here: impl Fn(PlayerId) -> bool,
        watching: usize,
    ) -> RoomView {
        let (id, number, created_at) = about;
        let place = |place: &Place| match place {
            Place::Open => PlaceView::Open,
            Place::Bot { level } => PlaceView::Bot { level: *level },
            Place::Person { player, name, contribution } => PlaceView::Person {
                name: name.clone(),
                yours: viewer == Some(*player),
                host: *player == self.host,
                here: here(*player),
                contribution: contribution.clone(),
            },
        };
        let is_host = viewer == Some(self.host);
        let webhook = match &self.webhook {
            Some(Webhook { giver, address }) if viewer.is_some() && *giver == viewer => {
                TableWebhook::Yours { address: address.clone() }
            }
            Some(_) if is_host => TableWebhook::Others,
            _ => TableWebhook::None,
        };
        RoomView {
            id,
            number: number as u32,
            created_at,
            phase: self.phase,
            host: is_host,
            removed: viewer.is_some_and(|viewer| self.has_removed(viewer)),
            options: self.options.clone(),
            webhook,
            commitment: self.commitment(),
            places: self.places.iter().map(place).collect(),
            watching: watching as u32,
            rematch: self.rematch.clone(),
        }
    }

    fn commitment(&self) -> String {
        self.secret.parse().map(|secret: Seed| secret.commitment()).unwrap_or_default()
    }

    /// The table as the lobby shows it.
    #[must_use]
    pub(crate) fn in_lobby(&self, id: String, created_at: u64) -> LobbyRoom {
        let count =
            |is: fn(&Place) -> bool| self.places.iter().filter(|place| is(place)).count() as u8;
        let mut people: Vec<(bool, String)> =
            self.people().map(|(player, name)| (player != self.host, name.to_owned())).collect();
        people.sort_by_key(|&(is_guest, _)| is_guest);
        LobbyRoom {
            id,
            created_at,
            phase: self.phase,
            options: self.options.clone(),
            people: people.into_iter().map(|(_, name)| name).collect(),
            bots: count(|place| matches!(place, Place::Bot { .. })),
            open: count(|place| matches!(place, Place::Open)),
        }
    }
}

const BAD_COLUMNS: &str = "The columns must carry each of the values 1 to 6 once (R3.2).";

fn name(name: &str) -> Result<String, Refused> {
    checked_name(name).map_or_else(
        || refused("bad-name", "A name has 1 to 40 characters that can be printed."),
        Ok,
    )
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

/// Options that can be played.
fn checked(options: &RoomOptions) -> Result<RoomOptions, Refused> {
    if options.limit.is_some_and(|limit| !LIMITS.contains(&limit)) {
        return refused("bad-limit", "A half-day takes 10 seconds to two weeks.");
    }
    if options.columns.deal(Seed::from_text(""), false).is_err() {
        return refused("bad-columns", BAD_COLUMNS);
    }
    Ok(options.clone())
}

fn checked_webhook(address: &str) -> Result<String, Refused> {
    if !webhook::is_address(address) {
        return refused("bad-webhook", "A webhook is an https address.");
    }
    Ok(address.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rooms of earlier versions had the address among their options; who had given it is not known.
    #[test]
    fn rooms_of_earlier_versions() {
        let document = r#"{"phase":"gathering","host":"01a1e1a2-85ce-776d-aedf-556d7bbb056a","options":{"columns":{"type":"first"},
            "banquets":false,"pace":"together","limit":null,"public":false,"chat":true,"hints":false,"stand_in":"apprentice",
            "webhook":"https://ntfy.example.org/secret"},"secret":"00","places":[{"type":"open"}],"removed":[],"rematch":null}"#;
        let room = Room::from_document(document).unwrap();
        assert_eq!(room.webhook(), Some("https://ntfy.example.org/secret"));
        let view = room.view((String::new(), 1, 0), Some(room.host), |_| true, 0);
        assert_eq!(view.webhook, TableWebhook::Others);
        assert_eq!(Room::from_document(&room.document()).unwrap(), room);
        let without = document.replace("\"https://ntfy.example.org/secret\"", "null");
        assert_eq!(Room::from_document(&without).unwrap().webhook(), None);
    }

    /// The address of the first host is nobody else's to read, whoever becomes host, but theirs to remove.
    #[test]
    fn a_webhook_belongs_to_its_giver() {
        let [ada, blaise, carla] = [1, 2, 3].map(|number| PlayerId(uuid::Uuid::from_u128(number)));
        let address = "https://ntfy.example.org/secret";
        let wish = NewRoom {
            name: "Ada".into(),
            places: 3,
            options: RoomOptions {
                columns: troyes_wire::ColumnsChoice::First,
                banquets: false,
                pace: troyes_wire::Pace::Together,
                limit: None,
                public: true,
                chat: true,
                hints: false,
                stand_in: Level::Novice,
            },
            webhook: Some(address.into()),
        };
        let Ok(plan) = Plan::new(&wish) else { panic!("a plain table") };
        let mut room = Room::new(ada, plan, Seed::from_text("a room"));
        for (player, name) in [(ada, "Ada"), (blaise, "Blaise"), (carla, "Carla")] {
            let contribution = "0".repeat(32);
            room.command(player, &RoomCommand::Sit { name: name.into(), contribution }, 0).unwrap();
        }
        let seen = |room: &Room, viewer| {
            let view = room.view((String::new(), 1, 0), viewer, |_| true, 0);
            let json = serde_json::to_string(&view).unwrap();
            assert_eq!(json.contains("secret"), matches!(view.webhook, TableWebhook::Yours { .. }));
            view.webhook
        };
        let yours = TableWebhook::Yours { address: address.into() };
        assert_eq!(seen(&room, Some(ada)), yours);
        assert_eq!(
            [seen(&room, Some(blaise)), seen(&room, None)],
            [TableWebhook::None, TableWebhook::None]
        );
        let mut again = room.again(blaise, Seed::from_text("again"));
        assert_eq!(
            [seen(&again, Some(blaise)), seen(&again, Some(ada))],
            [TableWebhook::None, TableWebhook::None]
        );
        room.command(ada, &RoomCommand::Stand, 0).unwrap();
        assert_eq!(seen(&room, Some(blaise)), TableWebhook::Others);
        assert_eq!(seen(&room, Some(ada)), yours);
        assert!(
            !serde_json::to_string(&room.in_lobby(String::new(), 0)).unwrap().contains("secret")
        );
        // Another option does not touch it; the new host removes it; a guest can do nothing.
        room.command(blaise, &RoomCommand::SetOptions { options: wish.options.clone() }, 0)
            .unwrap();
        assert_eq!(seen(&room, Some(ada)), yours);
        let remove = RoomCommand::SetWebhook { address: None };
        assert_eq!(room.command(carla, &remove, 0).unwrap_err().code, "not-host");
        let mut removed = room.clone();
        removed.command(blaise, &remove, 0).unwrap();
        assert_eq!(removed.webhook(), None);
        // Whoever gave it can take it away, but not put another in its place without being the host.
        let other = RoomCommand::SetWebhook { address: Some("https://example.org/".into()) };
        assert_eq!(room.command(ada, &other, 0).unwrap_err().code, "not-host");
        room.command(ada, &remove, 0).unwrap();
        assert_eq!(room.webhook(), None);
        again.command(blaise, &other, 0).unwrap();
        assert_eq!(again.webhook(), Some("https://example.org/"));
    }
}
