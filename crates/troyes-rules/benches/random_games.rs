//! How fast the rules are, next to something everybody knows: random games of chess on `cozy-chess`.
//!
//! Both sides do the same work for each move: the complete list of legal moves is written out, one is chosen uniformly,
//! and it is played. Runs of both alternate, so that whatever else the machine does falls on both; the best run of each
//! counts. The last line is the ratio of the two rates.

use std::hint::black_box;
use std::time::{Duration, Instant};

use arrayvec::ArrayVec;
use cozy_chess::{Board as Chess, Move};
use troyes_rules::{Columns, Decision, Decisions, Face, Plaza, Roll, Setup, Solo, printed::PLAZAS};

/// Runs of each side; one takes about this long.
const RUNS: usize = 7;
const RUN: Duration = Duration::from_millis(700);

/// More decisions than any position of the game has: seven ways to pay, 63 outcomes each.
const MOST_DECISIONS: usize = 7 * 63;
/// More moves than any position of chess has.
const MOST_MOVES: usize = 218;

fn main() {
    let troyes_lists = Measured::new("Troyes Dice, list written out", troyes_game::<true>);
    let troyes_sets = Measured::new("Troyes Dice, set counted", troyes_game::<false>);
    let chess_lists = Measured::new("chess (cozy-chess), list written out", chess_game);
    let mut sides = [troyes_lists, troyes_sets, chess_lists];
    for run in 0..RUNS as u64 {
        for side in &mut sides {
            side.run(run);
        }
    }
    let [troyes, _, chess] = &sides;
    for side in &sides {
        println!(
            "{:<38} {:>9.0} games/s {:>12.0} moves/s {:>6.1} moves/game {:>6.1} choices/move",
            side.name,
            side.best.games_per_second(),
            side.best.moves_per_second(),
            side.best.moves as f64 / side.best.games as f64,
            side.best.choices as f64 / side.best.moves as f64,
        );
    }
    println!(
        "decisions per chess ply: {:.2}",
        troyes.best.moves_per_second() / chess.best.moves_per_second()
    );
}

/// One side of the comparison, with its best run so far.
struct Measured {
    name: &'static str,
    play: fn(&mut Random, &mut Tally),
    best: Tally,
}

#[derive(Clone, Copy, Default)]
struct Tally {
    games: u64,
    moves: u64,
    choices: u64,
    time: Duration,
}

impl Tally {
    fn games_per_second(&self) -> f64 {
        self.games as f64 / self.time.as_secs_f64()
    }

    fn moves_per_second(&self) -> f64 {
        self.moves as f64 / self.time.as_secs_f64()
    }
}

impl Measured {
    fn new(name: &'static str, play: fn(&mut Random, &mut Tally)) -> Self {
        Self { name, play, best: Tally::default() }
    }

    fn run(&mut self, seed: u64) {
        let mut random = Random(seed);
        let mut tally = Tally::default();
        let start = Instant::now();
        while tally.time < RUN {
            for _ in 0..100 {
                (self.play)(&mut random, &mut tally);
                tally.games += 1;
            }
            tally.time = start.elapsed();
        }
        if self.best.games == 0 || tally.moves_per_second() > self.best.moves_per_second() {
            self.best = tally;
        }
    }
}

fn troyes_game<const WRITE_OUT: bool>(random: &mut Random, tally: &mut Tally) {
    let mut game = Solo::new(&random_setup(random));
    while !game.is_over() {
        let dice: [Face; 4] = std::array::from_fn(|_| Face::ALL[random.below(6)]);
        let [black, clear @ ..] = dice;
        game.roll(Roll::new(black, clear), &mut |_| {}).expect("the turn before is finished");
        loop {
            let decisions = game.decisions();
            let decision = if WRITE_OUT {
                choose_from_list(&decisions, random, tally)
            } else {
                choose_from_set(&decisions, random, tally)
            };
            let Some(decision) = decision else { break };
            game.play_listed(decision, &mut |_| {});
            tally.moves += 1;
        }
    }
    black_box(game.score().total());
}

fn choose_from_list(
    decisions: &Decisions,
    random: &mut Random,
    tally: &mut Tally,
) -> Option<Decision> {
    let mut list: ArrayVec<Decision, MOST_DECISIONS> = ArrayVec::new();
    decisions.iter().for_each(|decision| list.push(decision));
    tally.choices += list.len() as u64;
    if list.is_empty() {
        return None;
    }
    black_box(&list).get(random.below(list.len())).copied()
}

fn choose_from_set(
    decisions: &Decisions,
    random: &mut Random,
    tally: &mut Tally,
) -> Option<Decision> {
    let len = decisions.len();
    tally.choices += len as u64;
    if len == 0 { None } else { decisions.nth(random.below(len)) }
}

fn random_setup(random: &mut Random) -> Setup {
    let mut plazas =
        PLAZAS.map(
            |[up, down]| {
                if random.below(2) == 0 { Plaza::new(up, down) } else { Plaza::new(down, up) }
            },
        );
    for last in (1..plazas.len()).rev() {
        plazas.swap(last, random.below(last + 1));
    }
    Setup::new(Columns::FIRST_GAME, plazas, &[]).expect("these are the nine plazas")
}

fn chess_game(random: &mut Random, tally: &mut Tally) {
    let mut board = Chess::default();
    // Random games rarely end by themselves in fewer moves than a person would play; the limit keeps endless ones away.
    for _ in 0..400 {
        let mut list: ArrayVec<Move, MOST_MOVES> = ArrayVec::new();
        board.generate_moves(|moves| {
            list.extend(moves);
            false
        });
        tally.choices += list.len() as u64;
        // Mate and stalemate have no moves; the fifty-move rule is the only other end that `cozy-chess` knows.
        if list.is_empty() || board.halfmove_clock() >= 100 {
            break;
        }
        let chosen = black_box(&list)[random.below(list.len())];
        board.play_unchecked(chosen);
        tally.moves += 1;
    }
    black_box(board.hash());
}

/// Wyrand-like numbers: the same cheap generator for both games.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = u128::from(self.0) * u128::from(self.0 ^ 0xd1b5_4a32_d192_ed03);
        let bits = (mixed >> 64) as u64 ^ mixed as u64;
        ((u128::from(bits) * n as u128) >> 64) as usize
    }
}
