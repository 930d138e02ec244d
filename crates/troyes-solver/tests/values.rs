//! Values are the same bits everywhere, and do not depend on how they are worked out.

mod common;

use common::{game, middling_game, plain_value, random_network};
use troyes_record::ColumnsMode;
use troyes_rules::Roll;
use troyes_solver::Workspace;
use troyes_solver::internals::{
    FloatNetwork, Parts, Turn, VALUE_STEPS, board_sums, ends,
    features::{self, Sheet},
};

/// If this fails on a new platform, its integers are not ours; if it fails after a change, all weights have to be trained
/// anew and the version of their file has to change.
#[test]
fn values_are_pinned() {
    let network = random_network();
    let steps = |number: u64, stage: usize, banquets: bool| {
        let mode = ColumnsMode::ALL[number as usize % 3];
        let (board, seat) = middling_game(number, mode, banquets)[stage];
        let parts = plain_value(&network, &board, &seat);
        [parts.citizens, parts.rows, parts.resources].map(|part| (part * VALUE_STEPS) as i32)
    };
    let found = [steps(0, 0, false), steps(1, 5, false), steps(2, 9, true), steps(3, 15, true)];
    assert_eq!(found, PINNED);
}

const PINNED: [[i32; 3]; 4] =
    [[10060, -5383, 18369], [18938, 10576, 16065], [21955, -1549, -290], [50244, -450, 15588]];

#[test]
fn turns_give_the_values_of_fresh_sums() {
    let network = troyes_solver::shipped().unwrap();
    for (number, stage) in [(0, 1), (1, 4), (2, 8), (3, 12), (4, 15)] {
        for banquets in [false, true] {
            let mode = ColumnsMode::ALL[number as usize % 3];
            let (mut board, mut seat) = game(&network, number, mode, banquets)[stage];
            board.roll(Roll::all().nth(7 * stage).unwrap().0).unwrap();
            seat.face(&board, &mut |_| {});
            let sums = board_sums(&network, &board);
            let mut space = Workspace::default();
            let mut turn = Turn::new(&network, &board, &sums, &seat, &mut space);
            let mut best = f32::NEG_INFINITY;
            for decision in seat.decisions(&board) {
                let valued = turn.value(decision);
                let plain = ends(&board, &seat, decision)
                    .iter()
                    .map(|end| plain_value(&network, &board, end).total())
                    .fold(f32::NEG_INFINITY, f32::max);
                assert_eq!(valued.total, plain, "{decision}");
                assert_eq!(turn.parts(decision, valued).total(), plain, "{decision}");
                let end = turn.end(decision, valued);
                assert_eq!(plain_value(&network, &board, &end).total(), plain, "{decision}");
                best = best.max(plain);
            }
            assert_eq!(turn.best().unwrap().1.total, best);
        }
    }
}

#[test]
fn features_of_sheets_follow_changes() {
    let network = random_network();
    for mode in ColumnsMode::ALL {
        let positions = game(&network, 11, mode, true);
        let mut features = Sheet::new(&positions[0].0, positions[0].1.sheet());
        for (board, seat) in &positions {
            features.update(board, seat.sheet());
            assert_eq!(features, Sheet::new(board, seat.sheet()));
        }
    }
}

#[test]
fn integers_follow_floating_point() {
    let network = troyes_solver::shipped().unwrap();
    let floating = FloatNetwork::from(&network);
    for number in 0..400 {
        let (mode, banquets) = (ColumnsMode::ALL[number as usize % 3], number % 2 == 1);
        for (board, seat) in game(&network, number, mode, banquets) {
            let [in_integers, plain] =
                [plain_value(&network, &board, &seat), plain_value(&floating, &board, &seat)]
                    .map(Parts::total);
            let stage = features::stage(&board);
            assert!((in_integers - plain).abs() < 0.1, "{number}, {stage}: {in_integers}, {plain}");
        }
    }
}
