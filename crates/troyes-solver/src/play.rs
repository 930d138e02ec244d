//! Single turns, whole games and the rest of a table's game, played at once: by one-ply values, but in the last but one half-day
//! by what is exact there.

use troyes_record::{ColumnsMode, Deal, Seed};
use troyes_rules::{Board, Decision, Face, Roll, Seat};

use crate::evaluate::Evaluator;
use crate::features::{self, STAGES};
use crate::network::{Network, SUMS};
use crate::random::Random;
use crate::turn::{Turn, Workspace, board_sums};

/// So many decisions of the last but one half-day are worked out exactly, and only those that are so few points behind the best by
/// their one-ply values: about as much as fits into a tenth of a millisecond per decision of a whole game.
const NEAREST: usize = 3;
const NEAR: f32 = 1.0;

/// The best decision that can be found at once, or nothing if there is none to take; of equal ones, the first.
pub fn best_decision<E: Network>(
    network: &E,
    board: &Board,
    seat: &Seat,
    space: &mut Workspace<E::Number>,
) -> Option<Decision> {
    if features::stage(board) != STAGES - 1 || seat.decisions(board).len() <= 1 {
        return best_one_ply(network, board, seat, space);
    }
    // A fifth of what one-ply play loses it loses here, and here the truth is cheap: the last half-day is arithmetic.
    let mut evaluator = Evaluator::new(network, board, seat, space);
    if evaluator.rivals(NEAR) > 1 {
        let mut looked_at = 0;
        evaluator.deepen_while(NEAR, || {
            looked_at += 1;
            looked_at <= NEAREST
        });
    }
    evaluator.best().map(|best| best.decision)
}

/// The decision with the best one-ply value.
fn best_one_ply<E: Network>(
    network: &E,
    board: &Board,
    seat: &Seat,
    space: &mut Workspace<E::Number>,
) -> Option<Decision> {
    let decisions = seat.decisions(board);
    if decisions.len() <= 1 {
        return decisions.nth(0);
    }
    let sums = if board.is_last_half_day() {
        [E::Number::default(); SUMS]
    } else {
        board_sums(network, board)
    };
    let mut turn = Turn::new(network, board, &sums, seat, space);
    turn.best().map(|(decision, _)| decision)
}

/// Plays the rest of a seat's turn by one-ply values.
pub fn finish_turn<E: Network>(
    network: &E,
    board: &Board,
    seat: &mut Seat,
    space: &mut Workspace<E::Number>,
) {
    while let Some(decision) = best_one_ply(network, board, seat, space) {
        seat.play_listed(board, decision, &mut |_| {});
    }
}

/// The probability of every player of a table to win (R7.2), if everybody plays well from now on: so many games are played to
/// their end with dice of their own, the same for all players. A shared win counts in part.
pub fn win_probabilities<E: Network>(
    network: &E,
    board: &Board,
    seats: &[Seat],
    games: u32,
    random: &mut Random,
) -> Vec<f64> {
    let mut space = Workspace::default();
    let mut wins = vec![0.0; seats.len()];
    for _ in 0..games {
        let mut board = *board;
        let mut seats = seats.to_vec();
        loop {
            for seat in &mut seats {
                finish_turn(network, &board, seat, &mut space);
            }
            let mut face = || Face::ALL[random.below(Face::COUNT)];
            let roll = Roll::new(face(), [face(), face(), face()]);
            if board.roll(roll).is_err() {
                break;
            }
            for seat in &mut seats {
                seat.face(&board, &mut |_| {});
            }
        }
        let totals: Vec<u16> = seats.iter().map(|seat| seat.sheet().score().total()).collect();
        let most = totals.iter().max().copied().unwrap_or_default();
        let winners = totals.iter().filter(|&&total| total == most).count();
        for (win, total) in wins.iter_mut().zip(totals) {
            if total == most {
                *win += 1.0 / winners as f64;
            }
        }
    }
    wins.iter().map(|win| win / f64::from(games.max(1))).collect()
}

/// The score of one-ply play, to the end, in the game of a seed.
pub fn score<E: Network>(network: &E, seed: Seed, mode: ColumnsMode, banquets: bool) -> u16 {
    let deal = Deal::new(seed, mode, banquets);
    let mut space = Workspace::default();
    let mut board = Board::new(&deal.setup);
    let mut seat = Seat::NEW;
    for roll in deal.rolls {
        board.roll(roll).expect("a deal has sixteen rolls");
        seat.face(&board, &mut |_| {});
        finish_turn(network, &board, &mut seat, &mut space);
    }
    seat.sheet().score().total()
}
