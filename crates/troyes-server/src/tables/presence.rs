//! Who has the page of a table open. Nothing of it is stored: servers tell each other, and forget people that they hear no more of.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

use troyes_host::{GameId, PlayerId};

/// How long somebody at another server is believed to be there without a word.
const BELIEVED_FOR: Duration = Duration::from_secs(60);

/// Who is where.
#[derive(Default)]
pub(super) struct Presence {
    games: Mutex<HashMap<GameId, Audience>>,
}

/// Who looks at a table.
#[derive(Default)]
struct Audience {
    /// People by their name, with the connections that they have here.
    here: HashMap<PlayerId, usize>,
    /// People at other servers, and until when that is believed.
    elsewhere: HashMap<PlayerId, Instant>,
    /// Connections of browsers without an identity.
    nameless: usize,
}

impl Presence {
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
                let connections = audience.here.entry(player).or_default();
                *connections += 1;
                *connections == 1
            }
        }
    }

    /// Somebody closes the page. Returns whether that makes a difference to others.
    pub(super) fn leave(&self, game: GameId, player: Option<PlayerId>) -> bool {
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
                _ => audience.here.remove(&player).is_some(),
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
        audience.elsewhere.insert(player, Instant::now() + BELIEVED_FOR).is_none()
            && !audience.here.contains_key(&player)
    }

    /// Another server says that somebody has gone.
    pub(super) fn heard_gone(&self, game: GameId, player: PlayerId) {
        let mut games = self.games();
        if let Some(audience) = games.get_mut(&game) {
            audience.elsewhere.remove(&player);
            if audience.is_empty() {
                games.remove(&game);
            }
        }
    }

    /// Forgets people whom other servers have not spoken of for long, and returns at which tables that makes a difference.
    pub(super) fn tidy(&self) -> Vec<GameId> {
        let now = Instant::now();
        let mut games = self.games();
        let mut changed = Vec::new();
        games.retain(|&game, audience| {
            let before = audience.elsewhere.len();
            audience.elsewhere.retain(|_, until| *until > now);
            if audience.elsewhere.len() < before {
                changed.push(game);
            }
            !audience.is_empty()
        });
        changed
    }

    /// Everybody who is at this server, to be told to the others.
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

    /// Whether anybody has.
    pub(super) fn is_anybody_here(&self, game: GameId) -> bool {
        self.games().contains_key(&game)
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
        self.here.is_empty() && self.elsewhere.is_empty() && self.nameless == 0
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
        let presence = Presence::default();
        let (game, ada) = (fresh(), fresh());
        assert!(presence.enter(game, Some(ada)));
        assert!(!presence.enter(game, Some(ada)));
        assert!(presence.enter(game, None));
        assert_eq!(presence.watching(game, |_| false), 2);
        assert_eq!(presence.watching(game, |who| who == ada), 1);
        assert!(!presence.leave(game, Some(ada)));
        assert!(presence.is_here(game, ada));
        assert!(presence.leave(game, Some(ada)));
        assert!(!presence.is_here(game, ada));
        presence.leave(game, None);
        assert!(!presence.is_anybody_here(game));
    }

    #[test]
    fn people_at_other_servers() {
        let presence = Presence::default();
        let (game, ada) = (fresh(), fresh());
        assert!(presence.heard(game, ada));
        assert!(!presence.heard(game, ada));
        assert!(presence.is_here(game, ada));
        assert!(presence.tidy().is_empty());
        presence.heard_gone(game, ada);
        assert!(!presence.is_anybody_here(game));
    }
}
