//! What happens by itself.

use troyes_record::{ColumnsMode, Deal, Seed};

use super::*;
use crate::time_control::{GRACE, OPENING, SECOND_THOUGHT};

const PERSON: Driver = Driver::Person { away: false };
const AWAY: Driver = Driver::Person { away: true };
const BOT: Driver = Driver::Bot(Level::Novice);

fn bots() -> Bots {
    Bots::new(troyes_solver::shipped().ok().map(std::sync::Arc::new))
}

fn play(pace: Pace, drivers: &[Driver]) -> Play {
    let deal = Deal::new(Seed::from_text("automatic"), ColumnsMode::First, false);
    let names = drivers.iter().map(|_| "somebody".to_owned()).collect();
    let table = Table::new(&deal, ColumnsMode::First, pace, names).unwrap();
    Play {
        table,
        drivers: drivers.to_vec(),
        key: 1,
        stand_in: Level::Novice,
        clocks: vec![SeatClock::default(); drivers.len()],
        control: None,
        now: 0,
        command_id: "a".to_owned(),
        overdue: false,
        added: Vec::new(),
        handed_over: None,
    }
}

/// Lets happen what is due at a time.
fn expire(play: &mut Play, clocks: &[SeatClock], control: &TimeControl, now: u64) {
    (play.clocks, play.control) = (clocks.to_vec(), Some(*control));
    (play.now, play.overdue) = (now, true);
    play.added.clear();
    play.answer(&bots());
}

fn due(play: &mut Play, clocks: &[SeatClock], control: &TimeControl) -> Option<u64> {
    (play.clocks, play.control) = (clocks.to_vec(), Some(*control));
    play.due()
}

fn clocks(seats: usize, shown_at: u64, last_at: u64) -> Vec<SeatClock> {
    let clock =
        SeatClock { shown_at: Some(shown_at), last_at: Some(last_at), ..SeatClock::default() };
    vec![clock; seats]
}

/// Goes on for everybody, or for a seat at its own pace.
fn go_on(play: &mut Play, seat: usize) {
    let accepted = play.table.command(seat, Command::GoOn).unwrap();
    play.note(&accepted, By::Command);
    play.answer(&bots());
}

fn decide(play: &mut Play, seat: usize) {
    play.finish_turn(&bots(), seat, Level::Novice, By::Command);
}

const NO_LIMIT: TimeControl = TimeControl { begun_at: 1_000, limit: None, limit_since: None };
const LIMIT: TimeControl = TimeControl { begun_at: 1_000, limit: Some(60_000), limit_since: None };

#[test]
fn bots_answer_in_the_same_breath() {
    let mut play = play(Pace::Together, &[PERSON, BOT, BOT]);
    go_on(&mut play, 0);
    let done: Vec<bool> = play.table.players().iter().map(Player::is_done).collect();
    assert_eq!(done, [false, true, true]);
    assert!(play.added.iter().any(|added| added.line.seat == 2 && added.by == By::Bot));
    decide(&mut play, 0);
    // One person among bots is never hurried.
    assert_eq!(due(&mut play, &clocks(3, 5_000, 6_000), &NO_LIMIT), None);
}

#[test]
fn bots_keep_up_with_the_fastest() {
    let mut play = play(Pace::Own, &[PERSON, BOT, PERSON]);
    for _ in 0..16 {
        go_on(&mut play, 0);
        decide(&mut play, 0);
    }
    assert_eq!(steps(&play.table.players()[1]), 16);
    assert!(!play.table.players()[1].is_finished());
    go_on(&mut play, 0);
    assert!(play.table.players()[1].is_finished());
    assert_eq!(steps(&play.table.players()[2]), 0);
}

#[test]
fn dice_come_when_all_have_acted() {
    let mut play = play(Pace::Together, &[PERSON, PERSON]);
    let nothing = vec![SeatClock::default(); 2];
    assert_eq!(due(&mut play, &nothing, &NO_LIMIT), Some(1_000 + OPENING));
    expire(&mut play, &nothing, &NO_LIMIT, 999);
    assert!(play.added.is_empty());
    expire(&mut play, &nothing, &NO_LIMIT, 1_000 + OPENING);
    assert!(play.added.iter().all(|added| added.by == By::Dice) && play.added.len() == 2);
    decide(&mut play, 0);
    let at = clocks(2, 30_000, 40_000);
    assert_eq!(due(&mut play, &at, &NO_LIMIT), None, "the other may think as long as they like");
    decide(&mut play, 1);
    assert_eq!(due(&mut play, &at, &NO_LIMIT), Some(40_000 + GRACE));
    expire(&mut play, &at, &NO_LIMIT, 40_000 + GRACE);
    assert_eq!(steps(&play.table.players()[1]), 2);
}

#[test]
fn a_stand_in_plays_when_time_is_up() {
    let mut play = play(Pace::Together, &[PERSON, PERSON]);
    go_on(&mut play, 0);
    decide(&mut play, 0);
    let at = clocks(2, 30_000, 30_000);
    assert_eq!(due(&mut play, &at, &LIMIT), Some(90_000));
    expire(&mut play, &at, &LIMIT, 89_999);
    assert!(!play.table.players()[1].is_done());
    expire(&mut play, &at, &LIMIT, 90_000);
    assert!(play.table.players()[1].is_done());
    assert!(play.added.iter().any(|added| added.line.seat == 1 && added.by == By::Clock));
    // Taken back: a little time more, and nobody is hurried before.
    play.table.command(1, Command::TakeBack { keep: 0 }).unwrap();
    let back = clocks(2, 30_000, 95_000);
    assert_eq!(due(&mut play, &back, &LIMIT), Some(95_000 + SECOND_THOUGHT));
    expire(&mut play, &back, &LIMIT, 100_000);
    assert!(!play.table.players()[1].is_done());
}

/// Nobody is out of time by a limit that was not there when their time began.
#[test]
fn a_new_limit_counts_from_the_change() {
    let mut play = play(Pace::Together, &[PERSON, PERSON]);
    go_on(&mut play, 0);
    let at = clocks(2, 30_000, 30_000);
    let changed = TimeControl { limit_since: Some(500_000), ..LIMIT };
    assert_eq!(due(&mut play, &at, &changed), Some(560_000));
    expire(&mut play, &at, &changed, 559_999);
    assert!(play.added.iter().all(|added| added.by != By::Clock));
    // A player who got the dice later has as long as ever.
    assert_eq!(due(&mut play, &clocks(2, 600_000, 600_000), &changed), Some(660_000));
}

#[test]
fn a_stand_in_plays_at_once_for_a_player_who_is_away() {
    let mut play = play(Pace::Together, &[PERSON, AWAY]);
    go_on(&mut play, 0);
    assert!(play.table.players()[1].is_done());
    let of_away = play.added.iter().filter(|added| added.line.seat == 1);
    assert!(of_away.clone().count() >= 2 && of_away.clone().all(|added| added.by == By::Clock));
}

#[test]
fn at_their_own_pace_people_are_moved_on_one_by_one() {
    let mut play = play(Pace::Own, &[PERSON, AWAY]);
    let at = vec![
        SeatClock { shown_at: Some(50_000), last_at: Some(50_000), ..SeatClock::default() },
        SeatClock::default(),
    ];
    assert_eq!(due(&mut play, &at, &LIMIT), Some(61_000));
    expire(&mut play, &at, &LIMIT, 61_000);
    assert_eq!(steps(&play.table.players()[0]), 0);
    assert_eq!(steps(&play.table.players()[1]), 1);
    assert!(!play.table.players()[1].is_done(), "the next dice have a time of their own");
}

/// A command of somebody whom no connection shows, and for whom a stand-in has played, is stored as theirs: sent again, it is found.
#[test]
fn a_command_of_somebody_away_keeps_its_id() {
    let deal = Deal::new(Seed::from_text("back"), ColumnsMode::First, false);
    let names = vec!["Ada".to_owned(), "Blaise".to_owned()];
    let table = Table::new(&deal, ColumnsMode::First, Pace::Together, names).unwrap();
    let [ada, blaise] = [1, 2].map(|id| PlayerId(uuid::Uuid::from_u128(id)));
    let new = crate::NewGame {
        seats: vec![SeatOwner::Person(ada), SeatOwner::Person(blaise)],
        ..crate::NewGame::on_one_device(&table, ada, &[])
    };
    let id = crate::GameId(uuid::Uuid::from_u128(3));
    let mut game = new.stored(id, new.about(id, 0, false));
    for clock in &mut game.clocks {
        clock.by_clock = true;
    }
    let setting = Setting { room: None, is_here: &|_| false, now: 1 };
    let mut play = game.play(&setting, Some(ada), 0, "mine", Command::GoOn).unwrap();
    play.answer(&bots());
    let append = play.append();
    assert_eq!(append.sequence_of(0, "mine"), Some(1));
    assert!(append.entries.iter().all(|new| new.seat == 1 || new.sequence == 1), "Ada plays");
    assert!(append.entries.iter().any(|new| new.command_id.starts_with(CLOCK_COMMAND)));
    assert_eq!(append.sequence_of(1, "mine"), None, "an id is the seat's own");
}
