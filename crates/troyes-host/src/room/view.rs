//! What somebody sees of a table that people gather at.

use troyes_wire::{LobbyRoom, PlaceView, RoomView, TableWebhook};

use super::absence::Attendance;
use super::{Place, Room, Webhook};
use crate::ids::PlayerId;

impl Room {
    /// The table for a viewer.
    #[must_use]
    pub fn view(
        &self,
        about: (String, u64, u64),
        viewer: Option<PlayerId>,
        at: &Attendance<'_>,
        watching: usize,
    ) -> RoomView {
        let (id, version, created_at) = about;
        let crier = self.crier();
        let place = |place: &Place| match place {
            Place::Open => PlaceView::Open,
            Place::Bot { level } => PlaceView::Bot { level: *level },
            Place::Person { player, name, contribution } => PlaceView::Person {
                name: name.clone(),
                yours: viewer == Some(*player),
                host: *player == self.host,
                here: at.away_at(*player).is_none(),
                away_at: at.away_at(*player),
                stand_in: self.stands_in(*player),
                offered: self.offered.contains(player),
                crier: crier == Some(*player),
                contribution: contribution.map(|contribution| contribution.to_string()),
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
            version: version as u32,
            created_at,
            phase: self.phase,
            host: is_host,
            removed: viewer.is_some_and(|viewer| self.has_removed(viewer)),
            options: self.options.clone(),
            webhook,
            commitment: self.secret.commitment(),
            places: self.places.iter().map(place).collect(),
            watching: watching as u32,
            rematch: self.rematch.map(|rematch| rematch.to_string()),
        }
    }

    /// The table as the lobby shows it.
    #[must_use]
    pub fn in_lobby(&self, id: String, created_at: u64) -> LobbyRoom {
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
