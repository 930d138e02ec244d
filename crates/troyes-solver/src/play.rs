//! Single turns, whole games and the rest of a table's game, played at once: by one-ply values, but near the end by expectations.

use troyes_record::{ColumnsMode, Deal, Seed};
use troyes_rules::{Board, Decision, Seat, Winners};

use crate::expectation::{expectation, glimpse};
use crate::features::{self, STAGES};
use crate::network::Network;
use crate::random::Random;
use crate::turn::{Turn, Workspace, board_sums};

/// How closely play at once looks at a half-day: how many ends of decisions get a glimpse of the next roll, and how far behind the best they
/// may be by their one-ply values. About as much as fits into a tenth of a millisecond per decision of a whole game; one-ply play
/// loses most near the end (`examples/losses.rs`).
const fn closer_look(stage: usize) -> Option<(usize, f32)> {
    match stage {
        LAST_BUT_ONE => Some((5, 1.2)),
        11..LAST_BUT_ONE => Some((5, 0.8)),
        7..11 => Some((3, 0.3)),
        _ => None,
    }
}

/// The stage of the last but one half-day, where the truth is cheap, because the last one is arithmetic.
const LAST_BUT_ONE: usize = STAGES - 1;
/// Ends that get the truth there, the best after a glimpse.
const FINALISTS: usize = 2;

/// The best decision that can be found at once, or `None` if there is none to take; of equal ones, the first.
pub fn best_decision<E: Network>(
    network: &E,
    board: &Board,
    seat: &Seat,
    space: &mut Workspace<E::Number>,
) -> Option<Decision> {
    match closer_look(features::stage(board)) {
        Some((most, near)) if seat.decisions(board).len() > 1 => {
            best_of_nearest(network, board, seat, space, most, near)
        }
        _ => best_one_ply(network, board, seat, space),
    }
}

/// The decision that a look at the next roll likes best, among the few whose ends have nearly the best one-ply values.
fn best_of_nearest<E: Network>(
    network: &E,
    board: &Board,
    seat: &Seat,
    space: &mut Workspace<E::Number>,
    most: usize,
    near: f32,
) -> Option<Decision> {
    let sums = board_sums(network, board);
    let mut turn = Turn::new(network, board, &sums, seat, space);
    let decisions = seat.decisions(board).iter();
    let valued: Vec<(Decision, f32)> =
        decisions.map(|decision| (decision, turn.value(decision).total)).collect();
    let floor = valued.iter().map(|&(_, total)| total).fold(f32::NEG_INFINITY, f32::max) - near;
    let mut ends: Vec<(Decision, Seat, f64)> = Vec::new();
    for &(decision, _) in valued.iter().filter(|&&(_, total)| total >= floor) {
        for (end, parts) in turn.ends(decision) {
            // Several decisions can come to the same.
            if parts.total() >= floor && ends.iter().all(|(_, known, _)| *known != end) {
                ends.push((decision, end, f64::from(parts.total())));
            }
        }
    }
    keep_best(&mut ends, most);
    if ends.len() > 1 {
        for (_, end, total) in &mut ends {
            *total = glimpse(network, board, end, space).total();
        }
        let is_cheap = features::stage(board) == LAST_BUT_ONE;
        keep_best(&mut ends, if is_cheap { FINALISTS } else { 1 });
    }
    if ends.len() > 1 {
        for (_, end, total) in &mut ends {
            *total = expectation(network, board, end, space).total();
        }
        keep_best(&mut ends, 1);
    }
    ends.first().map(|&(decision, ..)| decision)
}

/// Keeps the best ends, up to a number; of equal ones, the first.
fn keep_best(ends: &mut Vec<(Decision, Seat, f64)>, most: usize) {
    ends.sort_by(|(_, _, a), (_, _, b)| b.total_cmp(a));
    ends.truncate(most);
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
    let sums = board_sums(network, board);
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

/// The probability of every player of a table to win (R7.2), if everybody plays well from now on: a number of games are played to
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
            if board.roll(random.roll()).is_err() {
                break;
            }
            for seat in &mut seats {
                seat.face(&board, &mut |_| {});
            }
        }
        let totals = seats.iter().map(|seat| seat.sheet().score().total());
        let winners = Winners::of(totals.clone());
        for (win, total) in wins.iter_mut().zip(totals) {
            if winners.have(total) {
                *win += 1.0 / winners.count() as f64;
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
