//! Expectations and the last two half-days, against trying everything.

mod common;

use common::{best_by_trying, game, random_network, rolled};
use troyes_record::ColumnsMode;
use troyes_rules::{Board, Roll, Seat};
use troyes_solver::internals::{Network, WAYS, best_decision, ends, estimate, expectation};
use troyes_solver::strength::Mean;
use troyes_solver::{Depth, Evaluator, Further, Random, Workspace};

fn expectation_by_trying<E: Network>(network: &E, board: &Board, seat: &Seat) -> f64 {
    let sum: f64 = Roll::all()
        .map(|(roll, ways)| {
            let (mut board, mut seat) = (*board, *seat);
            board.roll(roll).unwrap();
            seat.face(&board, &mut |_| {});
            f64::from(ways) * best_by_trying(network, &board, &seat)
        })
        .sum();
    sum / f64::from(WAYS)
}

/// How many games are tried: more in `make exact`.
fn games(few: u64) -> u64 {
    std::env::var("EXACT_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(few)
}

#[test]
fn expectations_are_exact_in_the_middle_of_games() {
    let network = troyes_solver::shipped().unwrap();
    let mut space = Workspace::default();
    for (number, stage) in [(0, 0), (1, 6), (2, 11), (3, 14)] {
        for banquets in [false, true] {
            let mode = ColumnsMode::ALL[number as usize % 3];
            let (board, seat) = game(&network, number, mode, banquets)[stage];
            let fast = expectation(&network, &board, &seat, &mut space).total();
            let tried = expectation_by_trying(&network, &board, &seat);
            assert!((fast - tried).abs() < 1e-9, "{fast} {tried} at stage {stage}");
        }
    }
}

/// Tile 8 makes black dice tame and clear dice black (R8.3, R8.6): groups of rolls must know.
#[test]
fn expectations_are_exact_at_tile_8() {
    let network = troyes_solver::shipped().unwrap();
    let mut space = Workspace::default();
    let mut seen = 0;
    for number in 100..130 {
        let positions = game(&network, number, ColumnsMode::First, true);
        let has_tile_8 = troyes_rules::Slot::ALL
            .into_iter()
            .any(|slot| positions[0].0.tile_at(slot).is_some_and(|face| face.tile().get() == 8));
        if has_tile_8 && seen < 3 {
            seen += 1;
            let (board, seat) = positions[5 + 4 * seen - 4];
            let fast = expectation(&network, &board, &seat, &mut space).total();
            let tried = expectation_by_trying(&network, &board, &seat);
            assert!((fast - tried).abs() < 1e-9, "{fast} {tried} in game {number}");
        }
    }
    assert_eq!(seen, 3);
}

/// Before day 3 the black die attacks nobody (R4.4), so there is nothing to draw; afterwards the mean of many estimates is the truth.
#[test]
fn estimates_have_no_bias() {
    let network = troyes_solver::shipped().unwrap();
    let mut space = Workspace::default();
    let mut random = Random::new(1, 1);
    for (number, stage) in [(0, 0), (1, 2), (2, 6), (3, 11), (4, 15)] {
        let (board, seat) = game(&network, number, ColumnsMode::First, stage == 11)[stage];
        let exact = expectation(&network, &board, &seat, &mut space).total();
        let mut estimates = Mean::default();
        estimates.extend(
            (0..400).map(|_| estimate(&network, &board, &seat, &mut space, &mut random).total()),
        );
        // Twice the 95 % interval, and room for the order of additions.
        let tolerance = 2.0 * estimates.interval() + 1e-9;
        let mean = estimates.mean();
        assert!((mean - exact).abs() <= tolerance, "{mean} {exact} at stage {stage}");
        assert_eq!(estimates.deviation() < 1e-9, stage < 4, "at stage {stage}");
    }
}

#[test]
fn the_last_decision_is_arithmetic() {
    let network = random_network();
    let mut space = Workspace::default();
    for number in 0..games(5) {
        let banquets = number % 2 == 1;
        let (mut board, mut seat) = game(&network, number, ColumnsMode::Expert, banquets)[15];
        board.roll(Roll::all().nth(number as usize * 13 % 336).unwrap().0).unwrap();
        seat.face(&board, &mut |_| {});
        let evaluator = Evaluator::new(&network, &board, &seat, &mut space);
        let list = evaluator.list();
        assert_eq!(list.len(), seat.decisions(&board).len());
        assert!(list.iter().all(|one| one.depth == Depth::Exact));
        let tried = best_by_trying(&network, &board, &seat);
        assert_eq!(list[0].expected.total(), tried);
        assert_eq!(evaluator.best().unwrap().expected.total(), tried);
    }
}

/// The network plays no part: a random one decides as well as any. Every decision is compared with a full expectation over
/// everything that can happen after it.
#[test]
fn the_last_but_one_is_exact() {
    let network = random_network();
    let mut space = Workspace::default();
    for number in 0..games(1) {
        let banquets = number % 2 == 1;
        let (mut board, mut seat) = game(&network, number, ColumnsMode::Rolled, banquets)[14];
        board.roll(Roll::all().nth(number as usize * 17 % 336).unwrap().0).unwrap();
        seat.face(&board, &mut |_| {});
        let mut evaluator = Evaluator::new(&network, &board, &seat, &mut space);
        while evaluator.deepen() {}
        let list = evaluator.list();
        assert!(list.iter().all(|one| one.depth == Depth::Exact));
        assert!(list.is_sorted_by(|a, b| a.expected.total() >= b.expected.total()));
        for one in list.iter().take(3) {
            let tried = ends(&board, &seat, one.decision)
                .iter()
                .map(|end| expectation_by_trying(&network, &board, end))
                .fold(f64::NEG_INFINITY, f64::max);
            assert!((one.expected.total() - tried).abs() < 1e-9, "{}", one.decision);
        }
    }
}

/// Looking further changes nothing where all is exact, and elsewhere chooses among what is nearly the best, the same way every time.
#[test]
fn looking_further_chooses_among_the_best() {
    let network = troyes_solver::shipped().unwrap();
    let mut space = Workspace::default();
    let mut changed = 0;
    let stages = [2, 6, 9, 12, 13, 14, 15].into_iter().cycle();
    for (number, stage) in (0..28).zip(stages) {
        let position = game(&network, number, ColumnsMode::First, false)[stage];
        let (board, seat) = rolled(position, number);
        let mut look = |rolls: usize| {
            let mut evaluator = Evaluator::new(&network, &board, &seat, &mut space);
            evaluator.deepen_while(3.0, || true);
            let best = evaluator.best().unwrap();
            (
                best,
                evaluator
                    .best_looking_further(Further::default(), |rolled| rolled < rolls)
                    .unwrap(),
            )
        };
        let (best, further) = look(12);
        assert_eq!(look(12).1, further);
        assert_eq!(look(0).1, best, "no look, no change");
        let mut hasty = Evaluator::new(&network, &board, &seat, &mut space);
        assert_eq!(
            hasty.best_looking_further(Further::default(), |_| true),
            hasty.best(),
            "no time, still a decision"
        );
        assert!(further.expected.total() >= best.expected.total() - Further::default().close);
        if stage >= 14 {
            assert_eq!(further, best, "what is exact stays the best");
        }
        changed += usize::from(further != best);
    }
    assert!(changed > 0, "in no position it made a difference");
}

/// In the last but one half-day, what is played at once is never worse than the best one-ply value, and sometimes better.
#[test]
fn play_at_once_knows_the_end() {
    let network = troyes_solver::shipped().unwrap();
    let mut space = Workspace::default();
    let mut better = 0;
    for number in 0..12 {
        let position = game(&network, number, ColumnsMode::First, number % 2 == 1)[14];
        let (board, seat) = rolled(position, number);
        let chosen = best_decision(&network, &board, &seat, &mut space).unwrap();
        let mut evaluator = Evaluator::new(&network, &board, &seat, &mut space);
        let one_ply = evaluator.list()[0].decision;
        let mut exact = |decision| evaluator.deepen_decision(decision).unwrap().expected.total();
        let (chosen, one_ply) = (exact(chosen), exact(one_ply));
        assert!(chosen >= one_ply, "{chosen} {one_ply} in game {number}");
        better += usize::from(chosen > one_ply);
    }
    assert!(better > 0, "it made no difference in any game");
}

/// Before that, a glimpse of the next roll makes play at once better on the whole, by expectations over all rolls.
#[test]
fn play_at_once_is_better_for_a_glimpse() {
    let network = troyes_solver::shipped().unwrap();
    let mut space = Workspace::default();
    let mut gain = 0.0;
    let mut changed = 0;
    for number in 0..48 {
        let stage = 10 + number as usize % 4;
        let position = game(&network, number, ColumnsMode::First, number % 2 == 1)[stage];
        let (board, seat) = rolled(position, number);
        let chosen = best_decision(&network, &board, &seat, &mut space).unwrap();
        let mut evaluator = Evaluator::new(&network, &board, &seat, &mut space);
        let one_ply = evaluator.list()[0].decision;
        let mut expected = |decision| evaluator.deepen_decision(decision).unwrap().expected.total();
        gain += expected(chosen) - expected(one_ply);
        changed += usize::from(chosen != one_ply);
    }
    assert!(changed > 0, "it made no difference in any game");
    assert!(gain > 0.0, "{gain} in {changed} games");
}
