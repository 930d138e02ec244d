//! Training: generations of games, each followed by learning from them.
//!
//! A generation is played by the network as it was before the last generation was learned from, so one thread can learn while others
//! play the two halves of the next. Its games follow from that network, the seed and its number. What is learned from are
//! samples of all generations that are still remembered (`memory`). So networks, optimiser, number and those games have to be kept
//! to go on after a kill; and one thread gives the same bytes as several.

mod adam;
mod checkpoint;
mod memory;
mod play;

use crate::features::STAGES;
use crate::float::{FloatNetwork, Gradient};
use crate::network::{POINTS_PER_OUTPUT, Parts};
use crate::quantised::QuantisedNetwork;
use crate::random::Random;
use crate::turn::Workspace;

use adam::Adam;
pub use checkpoint::CheckpointError;
use memory::Memory;
pub use memory::MemoryError;
use play::{Sample, play};

/// Games of a generation.
const GENERATION: usize = 2048;

/// Games in which the network finds out what the game is about: it plays as it is, which is ahead of its mean, explores much, and learns from
/// few games at a time.
const EARLY: u64 = 100_000;
/// The share of all games after which steps become smaller.
const FULL_STEPS: f32 = 0.3;
/// The running mean is taken over about this share of the games so far: the later, the slower the network changes, and the more of
/// its wandering the mean takes out.
const AVERAGED: f32 = 1.0 / 16.0;

/// How often an afterstate is learned from once the network knows what the game is about: a round takes a tenth of the time that playing
/// does.
const ROUNDS: usize = 8;
/// The share of the games so far that are remembered, as long as those are not too many: early ones are soon out of date.
const REMEMBERED: usize = 4;
const MOST_REMEMBERED: usize = 262_144;

/// How a generation is played and learned from. Follows from the number of games so far: see [`Course::lesson`].
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Lesson {
    /// Games of the generation.
    pub games: usize,
    /// How often each afterstate is learned from, on average, while it is remembered.
    pub rounds: usize,
    /// Games that are remembered.
    pub remembered: usize,
    /// Afterstates that are learned from at once.
    pub batch: usize,
    /// How far a step goes.
    pub rate: f32,
    /// How much of a target comes from what happened later, rather than from the next value.
    pub lambda: f32,
    /// Whether the running mean of the network plays, which is stronger, rather than the network as it is, which is ahead.
    pub plays_average: bool,
    /// How much of the running mean is kept after the generation.
    pub keep_average: f32,
    /// The share of games that explore up to a random half-day.
    pub exploring_games: f32,
    /// How many points per building exploration pretends, at most about three times as many.
    pub row_bonus: f32,
    /// The chance of a random decision.
    pub slips: f32,
    /// The chance of a decision that is nearly the best: those are what the network has to tell apart.
    pub rivals: f32,
    /// The share of games with columns 1 to 6; the others are half rolled, half expert.
    pub first_columns: f32,
    /// The share of games with Banquets & Raids.
    pub banquets: f32,
}

/// What all lessons follow from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Course {
    /// All chance of the training follows from it.
    pub seed: u64,
    /// Games until the end: steps become smaller and smaller towards it.
    pub games: u64,
    /// The share of games with columns 1 to 6.
    pub first_columns: f32,
    /// The share of games with Banquets & Raids.
    pub banquets: f32,
}

impl Course {
    /// The lesson after a number of games.
    #[must_use]
    pub fn lesson(&self, games: u64) -> Lesson {
        let done = games as f32 / self.games as f32;
        let steps = ((1.0 - done) / (1.0 - FULL_STEPS)).clamp(0.01, 1.0);
        let early = games < EARLY;
        Lesson {
            games: if early { GENERATION / 4 } else { GENERATION },
            rounds: if early { 3 } else { ROUNDS },
            remembered: (games as usize / REMEMBERED).clamp(GENERATION, MOST_REMEMBERED),
            batch: 512,
            rate: 0.002 * steps,
            lambda: if early { 0.8 } else { 0.2 },
            plays_average: !early,
            keep_average: (1.0 - GENERATION as f32 / (AVERAGED * games as f32)).max(0.95),
            exploring_games: if early { 0.5 } else { 0.15 },
            row_bonus: 1.0,
            slips: 0.02,
            rivals: if early { 0.0 } else { 0.2 },
            first_columns: self.first_columns,
            banquets: self.banquets,
        }
    }
}

/// What a generation was like.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Report {
    /// Games played so far.
    pub games: u64,
    /// The mean score of the generation's games that were played without exploring, in the base game with columns 1 to 6.
    pub score: f64,
    /// How many those were.
    pub scored: usize,
    /// Their mean number of cathedrals.
    pub cathedrals: f64,
    /// The root of the mean square of the distance between values and targets, in points.
    pub error: f64,
}

/// A network in training.
pub struct Trainer {
    course: Course,
    network: FloatNetwork,
    /// The running mean of the network: what is shipped.
    average: FloatNetwork,
    adam: Adam,
    generation: u64,
    games: u64,
    /// Seconds of training so far, as the caller counts them.
    pub seconds: f64,
    /// Whether the next generation is played while this one is learned from. It changes the time, not the result.
    pub in_parallel: bool,
    /// Who plays the next generation. In integers, as in all other play: faster, and what is learned is about what will be played.
    player: QuantisedNetwork,
    /// The next generation, if it was played already.
    ahead: Option<Generation>,
    memory: Memory,
    gradient: Gradient,
}

/// Games that have been played, to be learned from.
#[derive(Default)]
struct Generation {
    lesson: Lesson,
    halves: [Half; 2],
}

/// One half of a generation.
#[derive(Default)]
struct Half {
    samples: Vec<Sample>,
    /// Games without exploring, in the base game with columns 1 to 6; the sums of their scores and cathedrals.
    scored: usize,
    score: f64,
    cathedrals: f64,
    space: Workspace<i16>,
}

impl Half {
    fn play(
        &mut self,
        games: usize,
        lesson: &Lesson,
        player: &QuantisedNetwork,
        mut random: Random,
    ) {
        self.samples.clear();
        (self.scored, self.score, self.cathedrals) = (0, 0.0, 0.0);
        for _ in 0..games {
            let game = play(player, lesson, &mut random, &mut self.space, &mut self.samples);
            if let Some(points) = game.score
                && game.is_first_game
            {
                self.scored += 1;
                self.score += f64::from(points);
                self.cathedrals += f64::from(game.cathedrals);
            }
        }
    }
}

/// What a generation draws its chance from: the two halves of its games, and learning from them.
fn chance(seed: u64, generation: u64) -> [Random; 3] {
    [0, 1, 2].map(|part| Random::new(seed, 3 * generation + part))
}

impl Generation {
    /// The two halves of the games of a lesson, still to be played: one after the other or at the same time.
    fn halves<'a>(
        &'a mut self,
        lesson: &'a Lesson,
        player: &'a QuantisedNetwork,
        random: [Random; 3],
    ) -> [impl FnOnce() + Send + 'a; 2] {
        self.lesson = *lesson;
        let [first, second, _] = random;
        let [one, other] = &mut self.halves;
        let games = lesson.games / 2;
        let half = |half: &'a mut Half, games: usize, random: Random| {
            move || half.play(games, lesson, player, random)
        };
        [half(one, games, first), half(other, lesson.games - games, second)]
    }

    fn take_samples(&mut self) -> Vec<Sample> {
        let [mut samples, mut others] =
            self.halves.each_mut().map(|half| core::mem::take(&mut half.samples));
        samples.append(&mut others);
        samples
    }
}

/// How much the error of each part weighs beside the error of the total.
const PART_WEIGHT: f32 = 0.5;

impl Trainer {
    /// A network that knows nothing yet.
    #[must_use]
    pub fn new(course: Course) -> Self {
        Self::of(course, FloatNetwork::new(&mut Random::new(course.seed, 0)))
    }

    fn of(course: Course, network: FloatNetwork) -> Self {
        Self {
            course,
            player: QuantisedNetwork::new(&network),
            average: network.clone(),
            network,
            adam: Adam::new(),
            generation: 0,
            games: 0,
            seconds: 0.0,
            in_parallel: false,
            ahead: None,
            memory: Memory::from_generation(1),
            gradient: Gradient::new(),
        }
    }

    /// A training that goes on from weights which a number of games made, with a fresh optimiser: what was shipped is enough to
    /// train further, and the games that follow are others than those before.
    #[must_use]
    pub fn from_weights(course: Course, weights: &QuantisedNetwork, games: u64) -> Self {
        let generation = games / course.lesson(0).games as u64;
        let memory = Memory::from_generation(generation + 1);
        Self { games, generation, memory, ..Self::of(course, FloatNetwork::from(weights)) }
    }

    /// The weights that training has come to: the running mean of the network, in integers.
    #[must_use]
    pub fn weights(&self) -> QuantisedNetwork {
        QuantisedNetwork::new(&self.average)
    }

    /// The running mean of the network.
    #[doc(hidden)]
    #[must_use]
    pub fn average(&self) -> &FloatNetwork {
        &self.average
    }

    /// Games learned from so far.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Generations so far.
    #[must_use]
    pub fn generations(&self) -> u64 {
        self.generation
    }

    /// What the lessons follow from.
    #[must_use]
    pub fn course(&self) -> &Course {
        &self.course
    }

    /// Goes on with another course: a course may be changed while training stands still.
    pub fn set_course(&mut self, course: Course) {
        self.course = course;
    }

    /// Plays a generation and learns from it.
    pub fn generation(&mut self) -> Report {
        let lesson = self.course.lesson(self.games);
        let next = self.course.lesson(self.games + lesson.games as u64);
        self.take(&lesson, &next)
    }

    /// Takes a lesson, and prepares the next; they need not follow from the course.
    pub fn take(&mut self, lesson: &Lesson, next: &Lesson) -> Report {
        self.generation += 1;
        let seed = self.course.seed;
        let [_, _, mut random] = chance(seed, self.generation);
        let prepared = self.ahead.take().filter(|ahead| ahead.lesson == *lesson);
        let mut played = prepared.unwrap_or_else(|| {
            let mut played = Generation::default();
            let halves = played.halves(lesson, &self.player, chance(seed, self.generation));
            halves.into_iter().for_each(|half| half());
            played
        });
        self.games += lesson.games as u64;
        let most = lesson.remembered * STAGES;
        self.memory.add(played.take_samples(), most);
        let next_player = if next.plays_average { &self.average } else { &self.network };
        self.player = QuantisedNetwork::new(next_player);
        let error = if self.in_parallel {
            let mut ahead = Generation::default();
            let player = self.player.clone();
            let error = std::thread::scope(|scope| {
                for half in ahead.halves(next, &player, chance(seed, self.generation + 1)) {
                    scope.spawn(half);
                }
                self.learn(lesson, &mut random)
            });
            self.ahead = Some(ahead);
            error
        } else {
            self.learn(lesson, &mut random)
        };
        self.network.keep_in_range();
        let keep = lesson.keep_average.min(1.0 - 1.0 / (1.0 + self.generation as f32));
        for (average, &now) in self.average.parameters.iter_mut().zip(&self.network.parameters) {
            *average += (now - *average) * (1.0 - keep);
        }
        let [one, other] = &played.halves;
        let scored = one.scored + other.scored;
        let mean = |sum: f64| sum / scored.max(1) as f64;
        Report {
            games: self.games,
            score: mean(one.score + other.score),
            scored,
            cathedrals: mean(one.cathedrals + other.cathedrals),
            error,
        }
    }

    /// Learns from what is remembered, and returns how far values were from targets.
    fn learn(&mut self, lesson: &Lesson, random: &mut Random) -> f64 {
        let samples = self.memory.samples();
        let batches = (lesson.games * STAGES * lesson.rounds).div_ceil(lesson.batch);
        let mut squares = 0.0;
        for _ in 0..batches {
            for _ in 0..lesson.batch {
                let sample = samples[random.below(samples.len())];
                let pull = |found: Parts| {
                    let error = sample.points_left - found;
                    let total = error.total();
                    squares += f64::from(total * total);
                    error.zip(error, |part, _| (total + PART_WEIGHT * part) / POINTS_PER_OUTPUT)
                };
                self.network.backward(
                    usize::from(sample.stage),
                    sample.features(),
                    pull,
                    &mut self.gradient,
                );
            }
            let parameters = &mut self.network.parameters;
            self.adam.step(parameters, &mut self.gradient, lesson.batch, lesson.rate);
        }
        (squares / (batches * lesson.batch) as f64).sqrt()
    }

    /// The generations whose games have to be [recalled](Self::recall) after a kill.
    #[must_use]
    pub fn remembered(&self) -> core::ops::RangeInclusive<u64> {
        self.memory.oldest()..=self.generation
    }

    /// The games of the latest generation, as bytes to be recalled from.
    #[must_use]
    pub fn latest_games(&self) -> Vec<u8> {
        self.memory.latest_to_bytes()
    }

    /// Recalls a generation; all that are [remembered](Self::remembered) are needed, the oldest first.
    ///
    /// # Errors
    ///
    /// [`MemoryError`] if the bytes are not the games of the generation that comes next.
    pub fn recall(&mut self, games: &[u8]) -> Result<(), MemoryError> {
        self.memory.recall(games)
    }
}
