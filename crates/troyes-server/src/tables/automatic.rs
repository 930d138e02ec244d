//! What happens at a table without anybody wishing it: bots play, stand-ins play for people who are out of time, dice come when all
//! have acted. Pure: told the time, it says what to add to the logs, and when it wants to be asked again.
//!
//! Bots answer in the same breath: what they do is stored together with whatever made it possible, so no table ever
//! waits for a bot, and no server has to remember that one is to move.

use troyes_rules::{HalfDay, Solo};
use troyes_solver::Level;
use troyes_table::{Accepted, Command, Pace, Player, Table};

use crate::bots::Bots;
use crate::store::SeatClock;

/// Milliseconds between the last decision of a half-day and the next dice, at a table that goes on together: time to take
/// the decision back.
const GRACE: u64 = 4_000;

/// Milliseconds before the first dice come by themselves: time to look at the wheel.
const OPENING: u64 = 20_000;

/// Milliseconds that somebody has at least who takes a turn back.
const SECOND_THOUGHT: u64 = 20_000;

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Driver {
    /// A person. Whoever ran out of time and has not come back is away, and a stand-in plays at once.
    Person {
        /// Whether they are away.
        away: bool,
    },
    /// A bot.
    Bot(Level),
}

/// Who added an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum By {
    /// A person, by the wish that is being carried out.
    Wish,
    /// The bot of the seat.
    Bot,
    /// A stand-in, because the person was out of time.
    Clock,
    /// Nobody: the dice came for everybody.
    Dice,
}

/// A new entry of a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Added {
    pub(super) seat: usize,
    /// Its number, from 1.
    pub(super) number: usize,
    pub(super) by: By,
}

/// A table with everything that is needed to let things happen at it.
#[derive(Clone, Debug)]
pub(super) struct Scene<'a> {
    pub(super) table: Table,
    pub(super) drivers: Vec<Driver>,
    pub(super) bots: &'a Bots,
    /// What the bots' choices follow from.
    pub(super) key: u64,
    /// How well stand-ins play.
    pub(super) stand_in: Level,
    pub(super) added: Vec<Added>,
}

impl core::fmt::Debug for Bots {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Bots")
    }
}

impl Scene<'_> {
    /// Notes what a command of the table has added.
    pub(super) fn note(&mut self, accepted: &Accepted, by: By) {
        for &(seat, number) in &accepted.numbers {
            self.add(seat, number, by);
        }
    }

    /// Notes what the wish of a seat has added. Dice that it brings to others are not theirs to wish for: people choose the
    /// names of their wishes themselves, so the same name at another seat is another wish.
    pub(super) fn note_wish(&mut self, wisher: usize, accepted: &Accepted) {
        for &(seat, number) in &accepted.numbers {
            self.add(seat, number, if seat == wisher { By::Wish } else { By::Dice });
        }
    }

    fn add(&mut self, seat: usize, number: usize, by: By) {
        // Whoever is away stays away when the dice come.
        let away = self.drivers[seat] == Driver::Person { away: true };
        let by =
            if away && by != By::Clock && self.is_went_on(seat, number) { By::Clock } else { by };
        self.added.push(Added { seat, number, by });
    }

    fn is_went_on(&self, seat: usize, number: usize) -> bool {
        self.table.players()[seat].log().get(number - 1) == Some(&troyes_table::Entry::WentOn)
    }

    /// Lets bots and stand-ins do whatever they can do now.
    pub(super) fn follow(&mut self) {
        for seat in 0..self.drivers.len() {
            let (level, by) = match self.drivers[seat] {
                Driver::Bot(level) => (level, By::Bot),
                Driver::Person { away: true } if self.table.pace() == Pace::Together => {
                    (self.stand_in, By::Clock)
                }
                Driver::Person { .. } => continue,
            };
            self.finish_turn(seat, level, by);
            if self.table.pace() == Pace::Own {
                self.catch_up(seat, level);
            }
        }
    }

    /// At everybody's own pace a bot is always where the fastest person is.
    fn catch_up(&mut self, seat: usize, level: Level) {
        let people = self.drivers.iter().zip(self.table.players());
        let people: Vec<&Player> = people
            .filter(|(driver, _)| matches!(driver, Driver::Person { .. }))
            .map(|(_, player)| player)
            .collect();
        let furthest = people.iter().map(|player| steps(player)).max().unwrap_or_default();
        while steps(&self.table.players()[seat]) < furthest {
            let Ok(accepted) = self.table.command(seat, Command::GoOn) else { return };
            self.note(&accepted, By::Bot);
            self.finish_turn(seat, level, By::Bot);
        }
    }

    fn finish_turn(&mut self, seat: usize, level: Level, by: By) {
        let player = &self.table.players()[seat];
        if player.is_done() || player.is_finished() {
            return;
        }
        let now: Solo = *player.now();
        let key = self.key.wrapping_add(seat as u64);
        for decision in self.bots.turn(level, now.board(), now.seat(), key) {
            let Ok(accepted) = self.table.command(seat, Command::Decide(decision)) else { return };
            self.note(&accepted, by);
        }
    }

    /// Does whatever is due at this time.
    pub(super) fn ring(&mut self, clocks: &[SeatClock], terms: &Terms, now: u64) {
        let before = self.added.len();
        let people = self.drivers.clone().into_iter().enumerate();
        let people = people.filter(|(_, driver)| matches!(driver, Driver::Person { .. }));
        for (seat, _) in people {
            let pending = self.deadline(seat, &clocks[seat], terms);
            if pending.is_none_or(|deadline| deadline > now) {
                continue;
            }
            self.finish_turn(seat, self.stand_in, By::Clock);
            if self.table.pace() == Pace::Own
                && let Ok(accepted) = self.table.command(seat, Command::GoOn)
            {
                self.note(&accepted, By::Clock);
            }
        }
        let dice = self.dice_at(clocks, terms);
        // A turn that has just been played can be taken back for a while, like any other.
        if self.added.len() == before
            && dice.is_some_and(|at| at <= now)
            && let Ok(accepted) = self.table.command(0, Command::GoOn)
        {
            self.note(&accepted, By::Dice);
        }
        self.follow();
    }

    /// When something happens by itself, if anything will.
    pub(super) fn due(&self, clocks: &[SeatClock], terms: &Terms) -> Option<u64> {
        if self.table.is_finished() {
            return None;
        }
        let deadlines = (0..self.drivers.len())
            .filter(|&seat| matches!(self.drivers[seat], Driver::Person { .. }))
            .filter_map(|seat| self.deadline(seat, &clocks[seat], terms));
        deadlines.chain(self.dice_at(clocks, terms)).min()
    }

    fn deadline(&self, seat: usize, clock: &SeatClock, terms: &Terms) -> Option<u64> {
        deadline(&self.table, seat, clock, terms)
    }

    /// When the next dice come for everybody, if all have acted and nobody has to ask for them.
    fn dice_at(&self, clocks: &[SeatClock], terms: &Terms) -> Option<u64> {
        let players = self.table.players();
        let all_acted = players.iter().all(|player| player.is_done() && !player.is_finished());
        let people = self.drivers.iter().filter(|driver| matches!(driver, Driver::Person { .. }));
        // Whoever plays with bots alone goes on when they like.
        if self.table.pace() == Pace::Own || !all_acted || people.count() < 2 {
            return None;
        }
        let last = clocks.iter().filter_map(|clock| clock.last_at).max();
        Some(last.map_or(terms.begun_at + OPENING, |at| at + GRACE))
    }
}

/// When the person at a seat is out of time, if that is limited and there is something to do.
pub(super) fn deadline(
    table: &Table,
    seat: usize,
    clock: &SeatClock,
    terms: &Terms,
) -> Option<u64> {
    let limit = terms.limit?;
    let player = &table.players()[seat];
    let acts = match table.pace() {
        Pace::Together => !player.is_done(),
        Pace::Own => !player.is_finished(),
    };
    if !acts {
        return None;
    }
    let shown_at = clock.shown_at.unwrap_or(terms.begun_at);
    let taken_back = clock.last_at.filter(|&at| at > shown_at && player.turn().is_empty());
    let second_thought = taken_back.map_or(0, |at| at + SECOND_THOUGHT);
    let begun = shown_at.max(terms.limit_since.unwrap_or_default());
    Some((begun + limit).max(second_thought))
}

/// The times of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Terms {
    /// When the game began, in milliseconds since 1970.
    pub(super) begun_at: u64,
    /// Milliseconds for a half-day, if they are limited.
    pub(super) limit: Option<u64>,
    /// Since when the limit is what it is, if it was changed during the game: it counts from then on.
    pub(super) limit_since: Option<u64>,
}

/// How often a player has gone on.
fn steps(player: &Player) -> usize {
    let shown = player.now().board().half_day().map_or(0, |half_day| usize::from(half_day.get()));
    if player.is_finished() { HalfDay::COUNT + 1 } else { shown }
}

#[cfg(test)]
mod tests {
    use troyes_record::{ColumnsMode, Deal, Seed};

    use super::*;
    use crate::bots::shipped_network;

    const PERSON: Driver = Driver::Person { away: false };
    const AWAY: Driver = Driver::Person { away: true };
    const BOT: Driver = Driver::Bot(Level::Novice);

    fn scene<'a>(bots: &'a Bots, pace: Pace, drivers: &[Driver]) -> Scene<'a> {
        let deal = Deal::new(Seed::from_text("automatic"), ColumnsMode::First, false);
        let names = drivers.iter().map(|_| "somebody".to_owned()).collect();
        let table = Table::new(&deal, ColumnsMode::First, pace, names).unwrap();
        let drivers = drivers.to_vec();
        Scene { table, drivers, bots, key: 1, stand_in: Level::Novice, added: Vec::new() }
    }

    fn clocks(seats: usize, shown_at: u64, last_at: u64) -> Vec<SeatClock> {
        let clock = SeatClock { shown_at: Some(shown_at), last_at: Some(last_at), by_clock: false };
        vec![clock; seats]
    }

    /// Goes on for everybody, or for a seat at its own pace.
    fn go_on(scene: &mut Scene<'_>, seat: usize) {
        let accepted = scene.table.command(seat, Command::GoOn).unwrap();
        scene.note(&accepted, By::Wish);
        scene.follow();
    }

    fn decide(scene: &mut Scene<'_>, seat: usize) {
        scene.finish_turn(seat, Level::Novice, By::Wish);
    }

    const NO_LIMIT: Terms = Terms { begun_at: 1_000, limit: None, limit_since: None };
    const LIMIT: Terms = Terms { begun_at: 1_000, limit: Some(60_000), limit_since: None };

    #[test]
    fn bots_answer_in_the_same_breath() {
        let bots = Bots::new(shipped_network());
        let mut scene = scene(&bots, Pace::Together, &[PERSON, BOT, BOT]);
        go_on(&mut scene, 0);
        let done: Vec<bool> = scene.table.players().iter().map(Player::is_done).collect();
        assert_eq!(done, [false, true, true]);
        assert!(scene.added.iter().any(|added| added.seat == 2 && added.by == By::Bot));
        decide(&mut scene, 0);
        // One person among bots is never hurried.
        assert_eq!(scene.due(&clocks(3, 5_000, 6_000), &NO_LIMIT), None);
    }

    #[test]
    fn bots_keep_up_with_the_fastest() {
        let bots = Bots::new(shipped_network());
        let mut scene = scene(&bots, Pace::Own, &[PERSON, BOT, PERSON]);
        for _ in 0..16 {
            go_on(&mut scene, 0);
            decide(&mut scene, 0);
        }
        assert_eq!(steps(&scene.table.players()[1]), 16);
        assert!(!scene.table.players()[1].is_finished());
        go_on(&mut scene, 0);
        assert!(scene.table.players()[1].is_finished());
        assert_eq!(steps(&scene.table.players()[2]), 0);
    }

    #[test]
    fn dice_come_when_all_have_acted() {
        let bots = Bots::new(shipped_network());
        let mut scene = scene(&bots, Pace::Together, &[PERSON, PERSON]);
        let nothing = vec![SeatClock { shown_at: None, last_at: None, by_clock: false }; 2];
        assert_eq!(scene.due(&nothing, &NO_LIMIT), Some(1_000 + OPENING));
        scene.ring(&nothing, &NO_LIMIT, 999);
        assert!(scene.added.is_empty());
        scene.ring(&nothing, &NO_LIMIT, 1_000 + OPENING);
        assert!(scene.added.iter().all(|added| added.by == By::Dice) && scene.added.len() == 2);
        decide(&mut scene, 0);
        let at = clocks(2, 30_000, 40_000);
        assert_eq!(scene.due(&at, &NO_LIMIT), None, "the other may think as long as they like");
        decide(&mut scene, 1);
        assert_eq!(scene.due(&at, &NO_LIMIT), Some(40_000 + GRACE));
        scene.ring(&at, &NO_LIMIT, 40_000 + GRACE);
        assert_eq!(steps(&scene.table.players()[1]), 2);
    }

    #[test]
    fn a_stand_in_plays_when_time_is_up() {
        let bots = Bots::new(shipped_network());
        let mut scene = scene(&bots, Pace::Together, &[PERSON, PERSON]);
        go_on(&mut scene, 0);
        decide(&mut scene, 0);
        let at = clocks(2, 30_000, 30_000);
        assert_eq!(scene.due(&at, &LIMIT), Some(90_000));
        scene.ring(&at, &LIMIT, 89_999);
        assert!(!scene.table.players()[1].is_done());
        scene.ring(&at, &LIMIT, 90_000);
        assert!(scene.table.players()[1].is_done());
        assert!(scene.added.iter().any(|added| added.seat == 1 && added.by == By::Clock));
        // Taken back: a little time more, and nobody is hurried before.
        scene.table.command(1, Command::TakeBack { keep: 0 }).unwrap();
        let back = clocks(2, 30_000, 95_000);
        assert_eq!(scene.due(&back, &LIMIT), Some(95_000 + SECOND_THOUGHT));
        scene.ring(&back, &LIMIT, 100_000);
        assert!(!scene.table.players()[1].is_done());
    }

    /// Nobody is out of time by a limit that was not there when their time began.
    #[test]
    fn a_new_limit_counts_from_the_change() {
        let bots = Bots::new(shipped_network());
        let mut scene = scene(&bots, Pace::Together, &[PERSON, PERSON]);
        go_on(&mut scene, 0);
        let at = clocks(2, 30_000, 30_000);
        let changed = Terms { limit_since: Some(500_000), ..LIMIT };
        assert_eq!(scene.due(&at, &changed), Some(560_000));
        scene.ring(&at, &changed, 559_999);
        assert!(scene.added.iter().all(|added| added.by != By::Clock));
        // Whoever got their dice later has as long as ever.
        assert_eq!(scene.due(&clocks(2, 600_000, 600_000), &changed), Some(660_000));
    }

    #[test]
    fn a_stand_in_plays_at_once_for_whoever_is_away() {
        let bots = Bots::new(shipped_network());
        let mut scene = scene(&bots, Pace::Together, &[PERSON, AWAY]);
        go_on(&mut scene, 0);
        assert!(scene.table.players()[1].is_done());
        let of_away = scene.added.iter().filter(|added| added.seat == 1);
        assert!(of_away.clone().count() >= 2 && of_away.clone().all(|added| added.by == By::Clock));
    }

    #[test]
    fn at_their_own_pace_people_are_moved_on_one_by_one() {
        let bots = Bots::new(shipped_network());
        let mut scene = scene(&bots, Pace::Own, &[PERSON, AWAY]);
        let at = vec![
            SeatClock { shown_at: Some(50_000), last_at: Some(50_000), by_clock: false },
            SeatClock { shown_at: None, last_at: None, by_clock: false },
        ];
        assert_eq!(scene.due(&at, &LIMIT), Some(61_000));
        scene.ring(&at, &LIMIT, 61_000);
        assert_eq!(steps(&scene.table.players()[0]), 0);
        assert_eq!(steps(&scene.table.players()[1]), 1);
        assert!(!scene.table.players()[1].is_done(), "the next dice have a time of their own");
    }
}
