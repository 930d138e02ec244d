//! Who has the page of a table open. Nothing of it is stored: servers notify each other, and forget people that they hear no more of.
//!
//! A server that has just started counts absence from its start, so nobody who is reconnecting is replaced.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

use troyes_host::{GameId, PlayerId};

/// How long somebody at another server is believed to be there without a word.
const BELIEVED_FOR: Duration = Duration::from_secs(60);

/// Milliseconds for which it is remembered when somebody has left: longer than anything depends on.
const REMEMBERED_FOR: u64 = 10 * 60 * 1_000;

/// Who is where.
pub(super) struct Presence {
    /// When this server began to know, in milliseconds since 1970: nobody was seen before.
    begun_at: u64,
    games: Mutex<HashMap<GameId, Audience>>,
}

/// Who looks at a table.
#[derive(Default)]
struct Audience {
    /// People by their name, with the connections that they have here.
    here: HashMap<PlayerId, usize>,
    /// People at other servers, and until when that is believed.
    elsewhere: HashMap<PlayerId, Instant>,
    /// When those have left who did so lately, in milliseconds since 1970.
    left: HashMap<PlayerId, u64>,
    /// Connections of browsers without an identity.
    nameless: usize,
}

impl Presence {
    /// Nobody is anywhere yet.
    pub(super) fn new(begun_at: u64) -> Self {
        Self { begun_at, games: Mutex::default() }
    }

    /// Somebody opens the page. Returns whether that makes a difference to others.
    pub(super) fn enter(&self, game: GameId, player: Option<PlayerId>) -> bool {
        let mut games = self.games();
        let audience = games.entry(game).or_default();
        match player {
            None => {
                audience.nameless += 1;
                true
            }
            Some(player) => {
                audience.left.remove(&player);
                let connections = audience.here.entry(player).or_default();
                *connections += 1;
                *connections == 1
            }
        }
    }

    /// Somebody closes the page. Returns whether that makes a difference to others.
    pub(super) fn leave(&self, game: GameId, player: Option<PlayerId>, now: u64) -> bool {
        let mut games = self.games();
        let Some(audience) = games.get_mut(&game) else { return false };
        let gone = match player {
            None => {
                audience.nameless = audience.nameless.saturating_sub(1);
                true
            }
            Some(player) => match audience.here.get_mut(&player) {
                Some(connections) if *connections > 1 => {
                    *connections -= 1;
                    false
                }
                _ => {
                    let gone = audience.here.remove(&player).is_some();
                    audience.note_left(player, now);
                    gone
                }
            },
        };
        if audience.is_empty() {
            games.remove(&game);
        }
        gone
    }

    /// Another server says that somebody is there. Returns whether that is news.
    pub(super) fn heard(&self, game: GameId, player: PlayerId) -> bool {
        let mut games = self.games();
        let audience = games.entry(game).or_default();
        audience.left.remove(&player);
        audience.elsewhere.insert(player, Instant::now() + BELIEVED_FOR).is_none()
            && !audience.here.contains_key(&player)
    }

    /// Another server says that somebody has gone.
    pub(super) fn heard_gone(&self, game: GameId, player: PlayerId, now: u64) {
        let mut games = self.games();
        if let Some(audience) = games.get_mut(&game) {
            audience.elsewhere.remove(&player);
            audience.note_left(player, now);
            if audience.is_empty() {
                games.remove(&game);
            }
        }
    }

    /// Forgets people whom other servers have not spoken of for long, and returns at which tables that makes a difference.
    pub(super) fn tidy(&self, at: u64) -> Vec<GameId> {
        let now = Instant::now();
        let mut games = self.games();
        let mut changed = Vec::new();
        games.retain(|&game, audience| {
            let silent = audience.elsewhere.extract_if(|_, until| *until <= now);
            let silent: Vec<PlayerId> = silent.map(|(player, _)| player).collect();
            for &player in &silent {
                // Since just now, to be sure: they may be there, and only the word of it be lost.
                audience.note_left(player, at);
            }
            if !silent.is_empty() {
                changed.push(game);
            }
            audience.left.retain(|_, left| *left + REMEMBERED_FOR > at);
            !audience.is_empty()
        });
        changed
    }

    /// Everybody who is at this server, to be announced to the others.
    pub(super) fn all_here(&self) -> Vec<(GameId, PlayerId)> {
        let games = self.games();
        let of = |(&game, audience): (&GameId, &Audience)| {
            audience.here.keys().map(move |&player| (game, player)).collect::<Vec<_>>()
        };
        games.iter().flat_map(of).collect()
    }

    /// Whether somebody has the page of a table open.
    pub(super) fn is_here(&self, game: GameId, player: PlayerId) -> bool {
        self.games().get(&game).is_some_and(|audience| audience.has(player))
    }

    /// Whether anybody with an identity has the page of a table open.
    pub(super) fn is_attended(&self, game: GameId) -> bool {
        self.games().get(&game).is_some_and(Audience::is_attended)
    }

    /// Since when somebody does not have the page of a table open, in milliseconds since 1970, as far back as this server knows; `None` if
    /// they have.
    pub(super) fn away_since(&self, game: GameId, player: PlayerId) -> Option<u64> {
        let games = self.games();
        let Some(audience) = games.get(&game) else { return Some(self.begun_at) };
        let left = audience.left.get(&player).copied().unwrap_or(self.begun_at);
        (!audience.has(player)).then_some(left)
    }

    /// The tables that somebody at this server looks at.
    pub(super) fn tables(&self) -> Vec<GameId> {
        let games = self.games();
        let here = games.iter().filter(|(_, audience)| !audience.here.is_empty());
        here.map(|(game, _)| *game).collect()
    }

    /// How many people are anywhere, at whichever server, and browsers without an identity at this one.
    pub(super) fn everybody(&self) -> usize {
        let games = self.games();
        let named: HashSet<&PlayerId> = games
            .values()
            .flat_map(|audience| audience.here.keys().chain(audience.elsewhere.keys()))
            .collect();
        named.len() + games.values().map(|audience| audience.nameless).sum::<usize>()
    }

    /// How many look at a table besides those for whom `sits` says so.
    pub(super) fn watching(&self, game: GameId, sits: impl Fn(PlayerId) -> bool) -> usize {
        let games = self.games();
        let Some(audience) = games.get(&game) else { return 0 };
        let named = audience.here.keys();
        let elsewhere = audience.elsewhere.keys().filter(|who| !audience.here.contains_key(who));
        named.chain(elsewhere).filter(|&&who| !sits(who)).count() + audience.nameless
    }

    fn games(&self) -> MutexGuard<'_, HashMap<GameId, Audience>> {
        self.games.lock().expect("nobody panics while holding it")
    }
}

impl Audience {
    fn is_empty(&self) -> bool {
        !self.is_attended() && self.nameless == 0 && self.left.is_empty()
    }

    /// Notes that somebody has left, unless they are here all the same.
    fn note_left(&mut self, player: PlayerId, now: u64) {
        if !self.has(player) {
            self.left.insert(player, now);
        }
    }

    fn is_attended(&self) -> bool {
        !(self.here.is_empty() && self.elsewhere.is_empty())
    }

    fn has(&self, player: PlayerId) -> bool {
        self.here.contains_key(&player) || self.elsewhere.contains_key(&player)
    }
}

#[cfg(test)]
mod tests {
    use troyes_store::fresh;

    use super::*;

    #[test]
    fn two_tabs_are_one_person() {
        let presence = Presence::new(1_000);
        let (game, ada) = (fresh(), fresh());
        assert_eq!(presence.away_since(game, ada), Some(1_000));
        assert!(presence.enter(game, Some(ada)));
        assert!(!presence.enter(game, Some(ada)));
        assert!(presence.enter(game, None));
        assert_eq!(presence.watching(game, |_| false), 2);
        assert_eq!(presence.watching(game, |who| who == ada), 1);
        let lobby = fresh();
        presence.enter(lobby, Some(ada));
        assert_eq!(presence.everybody(), 2, "wherever they are, they are one person");
        presence.leave(lobby, Some(ada), 1_500);
        assert!(!presence.leave(game, Some(ada), 2_000));
        assert!(presence.is_here(game, ada));
        assert_eq!((presence.away_since(game, ada), presence.tables()), (None, vec![game]));
        assert!(presence.leave(game, Some(ada), 3_000));
        assert!(!presence.is_here(game, ada));
        presence.leave(game, None, 4_000);
        // The first who comes again shall not find the others long gone.
        assert_eq!(presence.away_since(game, ada), Some(3_000));
        presence.tidy(3_000 + REMEMBERED_FOR);
        assert!(presence.games().is_empty());
    }

    #[test]
    fn people_at_other_servers() {
        let presence = Presence::new(1_000);
        let (game, ada) = (fresh(), fresh());
        assert!(presence.heard(game, ada));
        assert!(!presence.heard(game, ada));
        assert!(presence.is_here(game, ada));
        assert!(presence.tidy(2_000).is_empty());
        assert_eq!(presence.away_since(game, ada), None);
        presence.heard_gone(game, ada, 5_000);
        assert_eq!(presence.away_since(game, ada), Some(5_000));
    }
}
