//! Training: generations of games, each followed by learning from them.
//!
//! A generation's games follow from the seed and the number of the generation, so nothing but the network, the optimiser
//! and that number has to be kept to go on after a kill, and one thread always gives the same bytes.

mod adam;
mod checkpoint;
mod play;

use crate::float::{FloatNetwork, Gradient};
use crate::network::{POINTS_PER_OUTPUT, Parts};
use crate::quantised::QuantisedNetwork;
use crate::random::Random;
use crate::turn::Workspace;

use adam::Adam;
pub use checkpoint::CheckpointError;
use play::{Sample, play};

/// Games after which nothing new is to be found: steps become small quickly, and the mean is taken over more of them. Up to
/// there the curve had become flat at 63.0 points.
const SETTLES_FROM: u64 = 9_400_000;

/// How a generation is played and learned from. Follows from the number of games so far: see [`Course::lesson`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lesson {
    /// Games of the generation.
    pub games: usize,
    /// How often each afterstate is learned from.
    pub rounds: usize,
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
    /// Whether targets are exact expectations over the next roll.
    pub expected: bool,
    /// The share of games that explore up to a random half-day.
    pub exploring_games: f32,
    /// How many points per building exploration pretends, at most about three times as many.
    pub row_bonus: f32,
    /// The chance of a random decision.
    pub slips: f32,
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
    /// Games after which targets are exact expectations.
    pub expected_from: u64,
    /// The share of games with columns 1 to 6.
    pub first_columns: f32,
    /// The share of games with Banquets & Raids.
    pub banquets: f32,
}

impl Course {
    /// The lesson after so many games.
    #[must_use]
    pub fn lesson(&self, games: u64) -> Lesson {
        let expected = games >= self.expected_from;
        let progress = games as f32 / 1000.0;
        let settles = games >= SETTLES_FROM;
        let smaller =
            if settles { 0.5 * (SETTLES_FROM as f32 / games as f32).powi(6) } else { 1.0 };
        Lesson {
            games: if expected { 128 } else { 1024 },
            rounds: if expected { 4 } else { 2 },
            batch: 512,
            rate: 0.0015 / (1.0 + progress / 300.0).sqrt() * smaller,
            lambda: match games {
                _ if expected => 0.7,
                0..150_000 => 0.7,
                _ => 0.5,
            },
            plays_average: games >= 300_000,
            keep_average: match games {
                _ if settles => 0.998,
                0..500_000 => 0.98,
                _ => 0.99,
            },
            expected,
            exploring_games: if games < 300_000 { 0.5 } else { 0.15 },
            row_bonus: 1.0,
            slips: 0.02,
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
    /// Seconds of training so far, as whoever trains counts them.
    pub seconds: f64,
    gradient: Gradient,
    space: Workspace<i16>,
    samples: Vec<Sample>,
}

/// How much the error of each part weighs beside the error of the total.
const PART_WEIGHT: f32 = 0.5;

impl Trainer {
    /// A network that knows nothing yet.
    #[must_use]
    pub fn new(course: Course) -> Self {
        let network = FloatNetwork::new(&mut Random::new(course.seed, 0));
        Self {
            course,
            average: network.clone(),
            network,
            adam: Adam::new(),
            generation: 0,
            games: 0,
            seconds: 0.0,
            gradient: Gradient::new(),
            space: Workspace::default(),
            samples: Vec::new(),
        }
    }

    /// A training that goes on from weights which so many games made, with a fresh optimiser: what was shipped is enough to
    /// train further, and the games that follow are others than those before.
    #[must_use]
    pub fn from_weights(course: Course, weights: &QuantisedNetwork, games: u64) -> Self {
        let network = FloatNetwork::from(weights);
        let generation = games / course.lesson(0).games as u64;
        Self { average: network.clone(), network, games, generation, ..Self::new(course) }
    }

    /// The running mean of the network.
    #[must_use]
    pub fn average(&self) -> &FloatNetwork {
        &self.average
    }

    /// Games played so far.
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
        self.take(&lesson)
    }

    /// Takes a lesson that need not follow from the course.
    pub fn take(&mut self, lesson: &Lesson) -> Report {
        self.generation += 1;
        let mut random = Random::new(self.course.seed, self.generation);
        self.samples.clear();
        let (mut scored, mut score, mut cathedrals) = (0, 0.0, 0.0);
        // In integers, as in all other play: faster, and what is learned is about what will be played.
        let player = if lesson.plays_average { &self.average } else { &self.network };
        let player = QuantisedNetwork::new(player);
        for _ in 0..lesson.games {
            let played = play(&player, lesson, &mut random, &mut self.space, &mut self.samples);
            if let Some(points) = played.score
                && played.is_first_game
            {
                scored += 1;
                score += f64::from(points);
                cathedrals += f64::from(played.cathedrals);
            }
        }
        self.games += lesson.games as u64;
        let error = self.learn(lesson, &mut random);
        let keep = lesson.keep_average.min(1.0 - 1.0 / (1.0 + self.generation as f32));
        for (average, &now) in self.average.parameters.iter_mut().zip(&self.network.parameters) {
            *average += (now - *average) * (1.0 - keep);
        }
        let mean = |sum: f64| sum / f64::from(scored.max(1));
        Report {
            games: self.games,
            score: mean(score),
            scored: scored as usize,
            cathedrals: mean(cathedrals),
            error,
        }
    }

    fn learn(&mut self, lesson: &Lesson, random: &mut Random) -> f64 {
        let mut order: Vec<usize> = (0..self.samples.len()).collect();
        let mut squares = 0.0;
        for _ in 0..lesson.rounds {
            random.shuffle(&mut order);
            for batch in order.chunks(lesson.batch) {
                for &index in batch {
                    let sample = &self.samples[index];
                    let pull = |found: Parts| {
                        let error = sample.points_left() - found;
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
                self.adam.step(parameters, &mut self.gradient, batch.len(), lesson.rate);
            }
        }
        (squares / (order.len() * lesson.rounds) as f64).sqrt()
    }
}
