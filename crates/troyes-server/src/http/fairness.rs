//! What one address and one player get of what all share: the quotas of the operator, held.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, RateLimiter};
use troyes_host::PlayerId;
use troyes_wire::Refusal;

use super::problem::Failure;
use crate::asker::Asker;
use crate::quotas::{Quota, Quotas};

const HOUR: Duration = Duration::from_secs(60 * 60);
const MINUTE: Duration = Duration::from_secs(60);

/// Somebody's quota is used up.
#[derive(Debug)]
pub(crate) struct UsedUp {
    refusal: Refusal,
    /// When there is some again, in seconds.
    seconds: u64,
}

impl From<UsedUp> for Failure {
    fn from(UsedUp { refusal, seconds }: UsedUp) -> Self {
        Self::later(refusal, seconds)
    }
}

impl From<UsedUp> for Refusal {
    fn from(UsedUp { refusal, .. }: UsedUp) -> Self {
        refusal
    }
}

/// What everybody has used of the quotas of a server.
pub(crate) struct Fairness {
    pub(crate) rooms: Rate,
    pub(crate) games: Rate,
    pub(crate) groups: Rate,
    pub(crate) records: Rate,
    pub(crate) players: Rate,
    pub(crate) commands: Rate,
    pub(crate) words: Rate,
    pub(crate) sockets: Arc<Crowd>,
}

impl Fairness {
    pub(crate) fn new(quotas: &Quotas) -> Self {
        // Somebody who has been away for an hour may do all of it at once; commands and talk come in smaller portions.
        let hourly = |quota, refusal| Rate::new(quota, HOUR, 1, refusal);
        Self {
            rooms: hourly(quotas.rooms, Refusal::TooManyRooms),
            games: hourly(quotas.games, Refusal::TooManyGames),
            groups: hourly(quotas.groups, Refusal::TooManyGroups),
            records: hourly(quotas.records, Refusal::TooManyRecords),
            players: hourly(quotas.players, Refusal::TooManyPlayers),
            commands: Rate::new(quotas.commands, MINUTE, 6, Refusal::TooMany),
            words: Rate::new(quotas.words, MINUTE, 6, Refusal::TooMany),
            sockets: Arc::new(Crowd { most: quotas.sockets, open: Mutex::default() }),
        }
    }

    /// Forgets everybody who has used nothing for long.
    pub(crate) fn tidy(&self) {
        let hourly = [&self.rooms, &self.games, &self.groups, &self.records, &self.players];
        for rate in hourly.into_iter().chain([&self.commands, &self.words]) {
            rate.tidy();
        }
    }
}

/// How often something may be done.
pub(crate) struct Rate {
    addresses: Option<DefaultKeyedRateLimiter<IpAddr>>,
    players: Option<DefaultKeyedRateLimiter<PlayerId>>,
    refusal: Refusal,
}

impl Rate {
    fn new(quota: Quota, within: Duration, portions: u32, refusal: Refusal) -> Self {
        Self {
            addresses: quota.address.and_then(|number| limiter(number, within, portions)),
            players: quota.player.and_then(|number| limiter(number, within, portions)),
            refusal,
        }
    }

    /// Once more.
    pub(crate) fn take(&self, asker: Asker) -> Result<(), UsedUp> {
        // The player first: whoever is refused takes nothing away from others behind the same address.
        let of_player = asker.player.and_then(|player| wait(self.players.as_ref()?, &player));
        let of_address = || wait(self.addresses.as_ref()?, &asker.address);
        match of_player.or_else(of_address) {
            None => Ok(()),
            Some(seconds) => Err(UsedUp { refusal: self.refusal.clone(), seconds }),
        }
    }

    fn tidy(&self) {
        if let Some(addresses) = &self.addresses {
            addresses.retain_recent();
        }
        if let Some(players) = &self.players {
            players.retain_recent();
        }
    }
}

/// A limit of a number within a time, a portion of which may come at once.
fn limiter<K: Hash + Eq + Clone>(
    number: u32,
    within: Duration,
    portions: u32,
) -> Option<DefaultKeyedRateLimiter<K>> {
    let at_once = NonZeroU32::new((number / portions).max(1))?;
    let quota = governor::Quota::with_period(within / number)?.allow_burst(at_once);
    Some(RateLimiter::keyed(quota))
}

/// Counts once more; in how many seconds there is some again, if that was too often.
fn wait<K: Hash + Eq + Clone>(limiter: &DefaultKeyedRateLimiter<K>, key: &K) -> Option<u64> {
    let until = limiter.check_key(key).err()?;
    Some(until.wait_time_from(DefaultClock::default().now()).as_secs() + 1)
}

/// How much of something people have at the same time.
pub(crate) struct Crowd {
    most: Quota,
    open: Mutex<Counts>,
}

#[derive(Default)]
struct Counts {
    addresses: HashMap<IpAddr, u32>,
    players: HashMap<PlayerId, u32>,
}

/// Something that somebody has as long as this value lives.
pub(crate) struct Held {
    crowd: Arc<Crowd>,
    asker: Asker,
}

impl Crowd {
    /// One more.
    pub(crate) fn hold(self: &Arc<Self>, asker: Asker) -> Result<Held, UsedUp> {
        let mut open = self.open();
        let of_address = open.addresses.get(&asker.address).copied().unwrap_or_default();
        let of_player = asker.player.and_then(|player| open.players.get(&player).copied());
        let is_full = |number: u32, most: Option<u32>| most.is_some_and(|most| number >= most);
        if is_full(of_address, self.most.address)
            || is_full(of_player.unwrap_or_default(), self.most.player)
        {
            return Err(UsedUp { refusal: Refusal::TooManySockets, seconds: 10 });
        }
        *open.addresses.entry(asker.address).or_default() += 1;
        if let Some(player) = asker.player {
            *open.players.entry(player).or_default() += 1;
        }
        Ok(Held { crowd: Arc::clone(self), asker })
    }

    fn open(&self) -> MutexGuard<'_, Counts> {
        self.open.lock().expect("nobody panics while holding it")
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut open = self.crowd.open();
        release(&mut open.addresses, &self.asker.address);
        if let Some(player) = self.asker.player {
            release(&mut open.players, &player);
        }
    }
}

/// One less; what is nothing is forgotten.
fn release<K: Hash + Eq>(counts: &mut HashMap<K, u32>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}

#[cfg(test)]
mod tests {
    use troyes_store::fresh;

    use super::*;

    fn asker(last: u8, player: Option<PlayerId>) -> Asker {
        Asker { address: [10, 0, 0, last].into(), player }
    }

    #[test]
    fn an_address_and_a_player_have_their_share() {
        let quota = Quota { address: Some(3), player: Some(2) };
        let rate = Rate::new(quota, HOUR, 1, Refusal::TooManyRooms);
        let (ada, blaise): (PlayerId, PlayerId) = (fresh(), fresh());
        rate.take(asker(1, Some(ada))).unwrap();
        rate.take(asker(2, Some(ada))).unwrap();
        let used_up = rate.take(asker(3, Some(ada))).unwrap_err();
        assert_eq!(used_up.refusal, Refusal::TooManyRooms, "from wherever she comes");
        assert!((1_700..=1_801).contains(&used_up.seconds), "{used_up:?}");
        rate.take(asker(1, Some(blaise))).unwrap();
        rate.take(asker(1, None)).unwrap();
        rate.take(asker(1, None)).unwrap_err();
        rate.take(asker(4, None)).unwrap();
    }

    #[test]
    fn who_is_refused_takes_nothing_away() {
        let quota = Quota { address: Some(3), player: Some(2) };
        let rate = Rate::new(quota, HOUR, 1, Refusal::TooMany);
        let (mallory, ada): (PlayerId, PlayerId) = (fresh(), fresh());
        let taken = (0..10).filter(|_| rate.take(asker(1, Some(mallory))).is_ok()).count();
        assert_eq!(taken, 2);
        rate.take(asker(1, Some(ada))).unwrap();
        rate.take(asker(1, Some(ada))).unwrap_err();
    }

    #[test]
    fn what_is_given_back_is_there_again() {
        let most = Quota { address: Some(2), player: Some(1) };
        let crowd = Arc::new(Crowd { most, open: Mutex::default() });
        let ada: PlayerId = fresh();
        let first = crowd.hold(asker(1, Some(ada))).unwrap();
        assert!(crowd.hold(asker(2, Some(ada))).is_err(), "one player");
        let second = crowd.hold(asker(1, None)).unwrap();
        assert!(crowd.hold(asker(1, None)).is_err(), "one address");
        drop((first, second));
        assert!(crowd.open().addresses.is_empty() && crowd.open().players.is_empty());
        crowd.hold(asker(2, Some(ada))).unwrap();
    }
}
