//! An upper bound on what anybody can score (Brown, Smith and Sun, 2010).
//!
//! Decisions do not change the dice. So a player who knows all dice in advance, but is charged the luck of every roll as an evaluator
//! sees it, can do no worse on average than the best player who does not: luck has mean zero whatever the evaluator. The best that
//! the informed player can do with given dice is the *inner problem*. Solved exactly, its mean over many games bounds the
//! optimum from above; a beam that drops states only estimates that mean, and too low.

use std::collections::HashMap;

use troyes_record::Deal;
use troyes_rules::{Board, Roll, Seat};

use crate::expectation::expectation;
use crate::play::finish_turn;
use crate::quantised::QuantisedNetwork;
use crate::turn::{Turn, Workspace, board_sums};

/// What the informed player gets.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Inner {
    /// The score less all luck charged.
    pub value: f64,
    /// Whether no state was dropped on the way: then the value is exact.
    pub is_exact: bool,
}

/// A state of the beam.
#[derive(Clone, Copy)]
struct State {
    seat: Seat,
    /// The luck charged so far.
    charged: f64,
    /// The value of the state less what was charged: how states are ranked.
    promise: f64,
}

/// The score of one-ply play in the game of a deal, and what the informed player gets who plays the last half-days instead, so
/// many of them. Keeps at most `width` states after each half-day.
///
/// # Panics
///
/// If there are more half-days than a game has.
#[must_use]
pub fn score_and_bound(
    network: &QuantisedNetwork,
    deal: &Deal,
    half_days: usize,
    width: usize,
) -> (u16, Inner) {
    let mut space = Workspace::default();
    let mut board = Board::new(&deal.setup);
    let mut seat = Seat::NEW;
    let (played, left) = deal.rolls.split_at(deal.rolls.len() - half_days);
    let mut play = |board: &mut Board, seat: &mut Seat, rolls: &[Roll]| {
        for &roll in rolls {
            board.roll(roll).expect("a deal has sixteen rolls");
            seat.face(board, &mut |_| {});
            finish_turn(network, board, seat, &mut space);
        }
    };
    play(&mut board, &mut seat, played);
    let position = (board, seat);
    play(&mut board, &mut seat, left);
    let score = seat.sheet().score().total();
    (score, inner(network, &position.0, &position.1, left, width, &mut space))
}

/// Solves the inner problem from a position on, where the rolls are all that remain. Keeps at most `width` states after each half-day.
///
/// # Panics
///
/// If the seat has something to decide, or there are more rolls than half-days left.
pub fn inner(
    network: &QuantisedNetwork,
    board: &Board,
    seat: &Seat,
    rolls: &[Roll],
    width: usize,
    space: &mut Workspace,
) -> Inner {
    let mut board = *board;
    let mut states = vec![State { seat: *seat, charged: 0.0, promise: 0.0 }];
    let mut is_exact = true;
    for &roll in rolls {
        let before = board;
        board.roll(roll).expect("there are no more rolls than half-days");
        let sums = board_sums(network, &board);
        let mut next: HashMap<Seat, State> = HashMap::new();
        for state in &states {
            let expected = expectation(network, &before, &state.seat, space).total();
            let mut faced = state.seat;
            faced.face(&board, &mut |_| {});
            let mut turn = Turn::new(network, &board, &sums, &faced, space);
            let (_, best) = turn.best().expect("a seat that faces dice has a decision");
            let charged = state.charged + f64::from(best.total) - expected;
            for decision in faced.decisions(&board) {
                for (seat, parts) in turn.ends(decision) {
                    let promise = f64::from(parts.total()) - charged;
                    let state = State { seat, charged, promise };
                    // Of two ways to the same sheet, the one that was charged less.
                    let known = next.entry(seat).or_insert(state);
                    if charged < known.charged {
                        *known = state;
                    }
                }
            }
        }
        states = next.into_values().collect();
        // The hash map's order must not matter: equal promises are put in the order of their sheets.
        states.sort_by(|a, b| {
            b.promise.total_cmp(&a.promise).then_with(|| order(&a.seat).cmp(&order(&b.seat)))
        });
        if states.len() > width {
            states.truncate(width);
            is_exact = false;
        }
    }
    let values =
        states.iter().map(|state| f64::from(state.seat.sheet().score().total()) - state.charged);
    Inner { value: values.fold(f64::NEG_INFINITY, f64::max), is_exact }
}

/// Something to tell sheets apart by.
fn order(seat: &Seat) -> impl Ord + use<> {
    let sheet = seat.sheet();
    let tracks = troyes_rules::Color::ALL.map(|color| {
        let resource = color.resource();
        (sheet.citizens(color), sheet.circled(resource), sheet.crossed(resource))
    });
    (sheet.built(), sheet.open(), tracks, troyes_rules::Row::ALL.map(|row| sheet.row_points(row)))
}
