//! Constraints are noticed, goals reached, medals earned.

use troyes_puzzles::challenge::{Calibration, Challenge, Constraint, Goal, Medal, play};
use troyes_record::{ColumnsMode, Deal, Record, Seed};
use troyes_rules::{Board, Decision, Row, Seat};
use troyes_solver::advice::bot_turn;
use troyes_solver::{Level, QuantisedNetwork};

fn network() -> QuantisedNetwork {
    troyes_solver::shipped().unwrap()
}

/// A game of somebody who knows of no challenge.
fn free_game(network: &QuantisedNetwork, seed: &str, banquets: bool) -> Record {
    let deal = Deal::new(Seed::from_text(seed), ColumnsMode::First, banquets);
    let mut record = Record::of_deal(&deal, ColumnsMode::First, vec!["Ada".to_owned()]).unwrap();
    let (mut board, mut seat) = (Board::new(&deal.setup), Seat::NEW);
    for roll in deal.rolls {
        board.roll(roll).unwrap();
        seat.face(&board, &mut |_| {});
        record.push_roll(roll);
        for decision in bot_turn(Level::Master, Some(network), &board, &seat, 1) {
            seat.play(&board, decision, &mut |_| {}).unwrap();
            record.push_decision(0, decision);
        }
    }
    record
}

#[test]
fn the_solver_keeps_every_constraint() {
    let network = network();
    for challenge in Challenge::ALL {
        for game in 0..3 {
            let record = play(&network, &challenge, game);
            let standing = challenge.standing(&record, 0).unwrap();
            assert_eq!(standing.broken, None, "{} {game}", challenge.name);
            assert!(standing.finished && standing.fits);
            let earned = standing.reached.then(|| challenge.medal(standing.score)).flatten();
            assert_eq!(standing.medal, earned);
        }
    }
}

#[test]
fn whoever_knows_of_no_constraint_breaks_it() {
    let network = network();
    for challenge in Challenge::ALL.iter().filter(|one| one.constraint != Constraint::Nothing) {
        let broken = (0..6).filter_map(|game| {
            let record = free_game(&network, &format!("free/{game}"), challenge.banquets);
            challenge.standing(&record, 0).unwrap().broken
        });
        assert!(broken.count() > 0, "{}", challenge.name);
    }
}

#[test]
fn the_place_where_it_broke_is_told() {
    let network = network();
    let challenge = Challenge::from_name("no-cathedral").unwrap();
    let record = free_game(&network, "free/0", false);
    let broken = challenge.standing(&record, 0).unwrap().broken.unwrap();
    let is_cathedral = |decision: &Decision| {
        let building = decision.target(record.columns()).building();
        building.is_some_and(|building| building.row() == Row::Cathedral)
    };
    let turns: Vec<_> = record.half_days.iter().map(|half_day| &half_day.turns[0]).collect();
    let first = turns.iter().position(|turn| turn.iter().any(is_cathedral)).unwrap();
    assert_eq!(broken.half_day.index(), first);
    assert!(is_cathedral(&turns[first][broken.decision]));

    // Up to there nothing was broken, and nothing is earned before the end.
    let mut before = record.clone();
    before.half_days.truncate(first);
    let standing = challenge.standing(&before, 0).unwrap();
    assert_eq!((standing.broken, standing.finished, standing.medal), (None, false, None));
    assert_eq!(challenge.standing(&record, 0).unwrap().medal, None);
}

#[test]
fn a_game_of_another_kind_earns_nothing() {
    let network = network();
    let challenge = Challenge { medals: [0; 3], ..Challenge::from_name("six-fortresses").unwrap() };
    let challenge = Challenge { goal: Goal::Points, ..challenge };
    let with_tiles = challenge.standing(&free_game(&network, "tiles", true), 0).unwrap();
    assert_eq!((with_tiles.fits, with_tiles.medal), (false, None));
    let without = challenge.standing(&free_game(&network, "tiles", false), 0).unwrap();
    assert_eq!((without.fits, without.medal), (true, Some(Medal::Gold)));
}

#[test]
fn nobody_breaks_a_constraint_who_has_no_choice() {
    // Where the free die is destroyed, every die is against the constraint, and so none is.
    let network = network();
    let challenge = Challenge::from_name("free-die").unwrap();
    let takes_another = |record: &Record| {
        let decisions = record.half_days.iter().flat_map(|half_day| &half_day.turns[0]);
        decisions.filter_map(|decision| decision.take()).any(|take| take.sector.get() > 0)
    };
    let record = (0..20).map(|game| play(&network, &challenge, game)).find(takes_another).unwrap();
    assert_eq!(challenge.standing(&record, 0).unwrap().broken, None);
}

#[test]
fn names_are_unique_and_medals_rise() {
    for challenge in Challenge::ALL {
        assert_eq!(Challenge::from_name(challenge.name), Some(challenge));
        assert!(challenge.medals[0] > 0 && challenge.medals.is_sorted(), "{}", challenge.name);
        let [bronze, silver, gold] = challenge.shares;
        assert!(bronze > silver && silver > gold && gold >= 100, "{}", challenge.name);
        assert_eq!(challenge.medal(challenge.medals[0] - 1), None);
        assert_eq!(challenge.medal(challenge.medals[1]), Some(Medal::Silver));
        assert_eq!(challenge.medal(u16::MAX), Some(Medal::Gold));
    }
}

#[test]
fn calibration_counts() {
    let games: Vec<(u16, bool)> = (1..=100).map(|score| (score, score % 2 == 0)).collect();
    let found = Calibration::of(&games).unwrap();
    assert_eq!((found.mean, found.reached), (50.5, 500));
    assert_eq!((found.medals, found.shares), ([4, 26, 66], [490, 380, 180]));
    assert_eq!(Calibration::of(&[(40, false)]), None);
}

/// The shares that are shown to people are those that the solver still reaches: a hundred games are off by less than four standard errors.
#[test]
fn shares_are_measured() {
    const GAMES: u64 = 100;
    let network = network();
    for challenge in Challenge::ALL {
        let medals = (0..GAMES)
            .map(|game| challenge.standing(&play(&network, &challenge, game), 0).unwrap().medal);
        let medals: Vec<_> = medals.collect();
        for (medal, share) in Medal::ALL.into_iter().zip(challenge.shares) {
            let share = f64::from(share) / 1000.0;
            let count = medals.iter().filter(|&&one| one >= Some(medal)).count() as f64;
            let error = (share * (1.0 - share) * GAMES as f64).sqrt().max(1.0);
            let wanted = share * GAMES as f64;
            let name = challenge.name;
            assert!((count - wanted).abs() <= 4.0 * error, "{name} {}: {count}", medal.name());
        }
    }
}
