//! Games that the network plays against chance in order to learn from them.

use troyes_record::ColumnsMode;
use troyes_rules::{
    Board, Columns, Direction, Face, Plaza, Seat, Setup, Slot, Tile, printed::PLAZAS,
};

use crate::expectation::estimate;
use crate::features::{self, BOARD_PLACES, Feature, PURSE_PLACES, SHEET_PLACES, STAGES, Sheet};
use crate::network::{Network, Parts};
use crate::random::Random;
use crate::turn::{Turn, Workspace, board_sums};

use super::Lesson;

/// The most features of an afterstate.
pub(super) const PLACES: usize = BOARD_PLACES + SHEET_PLACES + PURSE_PLACES;

/// An afterstate and what the network should say about it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sample {
    pub(super) features: [Feature; PLACES],
    /// How many of them there are.
    pub(super) len: u8,
    /// Half-days rolled.
    pub(super) stage: u8,
    /// The points still to come.
    pub(super) points_left: Parts,
}

impl Sample {
    fn new(board: &Board, seat: &Seat, expected: Parts) -> Self {
        let (of_board, board_len) = features::board(board);
        let of_sheet = Sheet::new(board, seat.sheet()).places;
        let available =
            troyes_rules::Resource::ALL.map(|resource| seat.sheet().available(resource));
        let mut features = [0; PLACES];
        let parts = [&of_board[..board_len], &of_sheet, &features::purse(available)];
        let mut len = 0;
        for part in parts {
            features[len..len + part.len()].copy_from_slice(part);
            len += part.len();
        }
        let stage = features::stage(board) as u8;
        let points_left = expected - Parts::from(seat.sheet().score());
        Self { features, len: len as u8, stage, points_left }
    }

    pub(super) fn features(&self) -> &[Feature] {
        &self.features[..usize::from(self.len)]
    }
}

/// What a game was like.
#[derive(Clone, Copy, Debug)]
pub(super) struct Played {
    /// The final score, if the network played all of it as well as it could.
    pub(super) score: Option<u16>,
    /// Cathedrals at the end.
    pub(super) cathedrals: u8,
    /// Whether it was the base game with columns 1 to 6.
    pub(super) is_first_game: bool,
}

/// A setup as they are met in play.
fn setup(random: &mut Random, lesson: &Lesson) -> Setup {
    let mut plazas = PLAZAS.map(|[up, down]| Plaza::new(up, down));
    random.shuffle(&mut plazas);
    let plazas = plazas.map(|plaza| if random.below(2) == 1 { plaza.turned() } else { plaza });
    let mode = {
        let chance = random.unit();
        if chance < lesson.first_columns {
            ColumnsMode::First
        } else if chance < lesson.first_columns + (1.0 - lesson.first_columns) / 2.0 {
            ColumnsMode::Rolled
        } else {
            ColumnsMode::Expert
        }
    };
    let columns = match mode {
        ColumnsMode::First => Columns::FIRST_GAME,
        ColumnsMode::Rolled => {
            let first = Face::ALL[random.below(6)];
            let directions = [Direction::Ascending, Direction::Descending];
            Columns::rolled(first, directions[random.below(2)])
        }
        ColumnsMode::Expert => {
            let mut faces = Face::ALL;
            random.shuffle(&mut faces);
            Columns::expert(faces).expect("a shuffle is a permutation")
        }
    };
    let mut tiles: Vec<(Tile, Slot)> = Vec::new();
    if random.unit() < lesson.banquets {
        let mut all = Tile::ALL;
        random.shuffle(&mut all);
        let matching = Slot::ALL.into_iter().filter(|slot| plazas[slot.index()].is_matching());
        tiles = all.into_iter().zip(matching).collect();
    }
    Setup::new(columns, plazas, &tiles).expect("a shuffle of the printed things is a legal setup")
}

/// How a game leaves the best way, so that the network sees more than its own habits.
struct Exploration {
    /// Half-days that are played for other points: what begins after them is a start from the middle of a game.
    until: usize,
    /// Points for each building of a row, which nobody gets.
    row_bonuses: [f32; 6],
}

impl Exploration {
    fn draw(random: &mut Random, lesson: &Lesson) -> Self {
        let explores = random.unit() < lesson.exploring_games;
        let row_bonuses = core::array::from_fn(|_| {
            // Nearly a bell curve: the sum of three.
            let spread = random.unit() + random.unit() + random.unit() - 1.5;
            spread * 2.0 * lesson.row_bonus
        });
        let until = if explores { 1 + random.below(STAGES) } else { 0 };
        Self { until, row_bonuses }
    }
}

/// What a half-day was answered with.
#[derive(Clone, Copy, Default)]
struct Answer {
    /// Points before it.
    before: Parts,
    /// The value of the best decision.
    best: Parts,
    /// Whether that was the one played.
    is_best: bool,
}

/// Plays a game and adds its sixteen afterstates with their targets.
pub(super) fn play<E: Network>(
    network: &E,
    lesson: &Lesson,
    random: &mut Random,
    space: &mut Workspace<E::Number>,
    samples: &mut Vec<Sample>,
) -> Played {
    let setup = setup(random, lesson);
    let exploration = Exploration::draw(random, lesson);
    let mut board = Board::new(&setup);
    let mut seat = Seat::NEW;
    let first = samples.len();
    let mut answers = [Answer::default(); STAGES];
    for answer in &mut answers {
        let half_day = features::stage(&board);
        let expected = estimate(network, &board, &seat, space, random);
        let [citizens, rows, resources] = expected.parts.map(|part| part as f32);
        samples.push(Sample::new(&board, &seat, Parts { citizens, rows, resources }));
        answer.before = Parts::from(seat.sheet().score());
        board.roll(random.roll()).expect("there are sixteen half-days");
        seat.face(&board, &mut |_| {});
        let sums = board_sums(network, &board);
        let mut turn = Turn::new(network, &board, &sums, &seat, space);
        let decisions = seat.decisions(&board);
        let (decision, valued) = turn.best().expect("a seat that faces dice has a decision");
        let greedy = turn.end(decision, valued);
        answer.best = turn.parts(decision, valued);
        let chance = random.unit();
        let other = if half_day < exploration.until {
            Some(best_with_bonus(&mut turn, &board, &seat, &exploration.row_bonuses))
        } else if chance < lesson.slips {
            let slip = decisions.nth(random.below(decisions.len()));
            slip.map(|slip| {
                let valued = turn.value(slip);
                turn.end(slip, valued)
            })
        } else if chance < lesson.slips + lesson.rivals {
            let rivals = rivals(&mut turn, &board, &seat, valued.total);
            Some(rivals[random.below(rivals.len())])
        } else {
            None
        };
        let chosen = other.unwrap_or(greedy);
        answer.is_best = chosen == greedy;
        seat = chosen;
    }
    // Backwards: each target knows the one after it.
    let mut after = Parts::from(seat.sheet().score());
    for (sample, answer) in samples[first..].iter_mut().zip(answers).rev() {
        if answer.is_best {
            // How wrong the best value was: the luck of the roll is no part of that.
            let wrong = after - answer.best;
            sample.points_left =
                sample.points_left + wrong.zip(wrong, |part, _| part * lesson.lambda);
        }
        after = answer.before + sample.points_left;
    }
    let is_best_play = answers.iter().all(|answer| answer.is_best);
    Played {
        score: is_best_play.then(|| seat.sheet().score().total()),
        cathedrals: features::row_counts(seat.sheet())[4],
        is_first_game: !setup.has_tiles() && setup.columns() == Columns::FIRST_GAME,
    }
}

/// How far a rival's value is behind the best, at the most.
const RIVAL: f32 = 0.8;

/// Every end that is nearly as good as the best, which is among them.
fn rivals<E: Network>(turn: &mut Turn<'_, E>, board: &Board, seat: &Seat, best: f32) -> Vec<Seat> {
    let mut rivals = Vec::new();
    for decision in seat.decisions(board) {
        if turn.value(decision).total < best - RIVAL {
            continue;
        }
        for (end, parts) in turn.ends(decision) {
            // Several decisions can come to the same.
            if parts.total() >= best - RIVAL && !rivals.contains(&end) {
                rivals.push(end);
            }
        }
    }
    rivals
}

/// The end that is best when buildings of some rows give or cost points that nobody gets.
fn best_with_bonus<E: Network>(
    turn: &mut Turn<'_, E>,
    board: &Board,
    seat: &Seat,
    row_bonuses: &[f32; 6],
) -> Seat {
    let mut best: Option<(Seat, f32)> = None;
    for decision in seat.decisions(board) {
        for (end, parts) in turn.ends(decision) {
            let counts = features::row_counts(end.sheet());
            let bonus: f32 = counts
                .iter()
                .zip(row_bonuses)
                .map(|(&count, bonus)| f32::from(count) * bonus)
                .sum();
            let total = parts.total() + bonus;
            if best.is_none_or(|(_, most)| total > most) {
                best = Some((end, total));
            }
        }
    }
    best.map(|(end, _)| end).expect("a seat that faces dice has a decision")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::train::Course;

    /// Of what the next target knows better, a target takes the share λ; the last one knows everything itself.
    #[test]
    fn targets_take_a_share_of_what_comes_later() {
        let network = crate::shipped().expect("the shipped weights are good");
        let course = Course { seed: 0, games: 1_000_000, first_columns: 1.0, banquets: 0.0 };
        let [nothing, half, all] = [0.0, 0.5, 1.0].map(|lambda| {
            let (exploring_games, slips, rivals) = (0.0, 0.0, 0.0);
            let lesson =
                Lesson { lambda, exploring_games, slips, rivals, ..course.lesson(500_000) };
            let mut samples = Vec::new();
            let mut space = Workspace::default();
            let game = play(&network, &lesson, &mut Random::new(1, 2), &mut space, &mut samples);
            assert!(game.score.is_some(), "nothing was explored");
            samples.iter().map(|sample| sample.points_left.total()).collect::<Vec<f32>>()
        });
        assert_eq!([nothing[15], half[15]], [all[15]; 2]);
        assert_ne!(nothing[14], all[14]);
        assert!((half[14] - (nothing[14] + all[14]) / 2.0).abs() < 1e-4);
    }
}
