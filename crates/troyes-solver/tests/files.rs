//! Files of weights and checkpoints: what is written is read, and what is damaged is refused with a reason.

mod common;

use common::random_network;
use troyes_solver::internals::{LEN, ROWS_LEN, VERSION};
use troyes_solver::train::{CheckpointError, Course, Lesson, MemoryError, Trainer};
use troyes_solver::{QuantisedNetwork, WeightsError};

#[test]
fn weights_come_back() {
    let network = random_network();
    let bytes = network.to_bytes();
    assert_eq!(bytes.len(), LEN);
    assert_eq!(QuantisedNetwork::from_bytes(&bytes), Ok(network));
}

#[test]
fn bad_weights_are_refused_with_a_reason() {
    let good = random_network().to_bytes();
    let read = |bytes: &[u8]| QuantisedNetwork::from_bytes(bytes).unwrap_err();

    assert_eq!(read(b""), WeightsError::NotWeights);
    assert_eq!(read(b"a poem about Troyes"), WeightsError::NotWeights);
    assert_eq!(read(&good[..10]), WeightsError::Length { found: 10 });
    assert_eq!(read(&good[..LEN - 1]), WeightsError::Length { found: LEN - 1 });
    assert_eq!(read(&[&good[..], &[0]].concat()), WeightsError::Length { found: LEN + 1 });

    let mut newer = good.clone();
    newer[8] += 1;
    assert_eq!(read(&newer), WeightsError::Version { found: VERSION + 1 });
    assert!(read(&newer).to_string().contains("version 3"));

    let mut damaged = good;
    damaged[LEN / 2] ^= 1;
    assert_eq!(read(&damaged), WeightsError::Damaged);
}

#[test]
fn the_shipped_weights_are_good() {
    troyes_solver::shipped().unwrap();
}

/// What was shipped is enough to go on training from: not a bit of it changes on the way to floating point and back.
#[test]
fn training_goes_on_from_weights() {
    let weights = troyes_solver::shipped().unwrap();
    let mut trainer = Trainer::from_weights(COURSE, &weights, 2_048);
    assert_eq!(QuantisedNetwork::new(trainer.average()), weights);
    assert_eq!((trainer.games(), trainer.generations()), (2_048, 4));
    assert!(trainer.remembered().is_empty(), "nobody has the games that made the weights");
    let lesson = Lesson { games: 4, ..COURSE.lesson(trainer.games()) };
    trainer.take(&lesson, &lesson);
    assert_eq!((trainer.games(), trainer.generations()), (2_052, 5));
    assert_eq!(trainer.remembered(), 5..=5);
    assert_ne!(QuantisedNetwork::new(trainer.average()), weights);
}

const COURSE: Course = Course { seed: 3, games: 1_000_000, first_columns: 0.5, banquets: 0.5 };

/// A lesson short enough for a test.
fn lesson() -> Lesson {
    Lesson { games: 6, batch: 32, ..COURSE.lesson(0) }
}

#[test]
fn training_is_repeatable_and_goes_on_after_a_kill() {
    let mut at_once = Trainer::new(COURSE);
    at_once.in_parallel = true;
    // Two generations are remembered, so the first is forgotten.
    let lesson = Lesson { remembered: 12, ..lesson() };
    let games: Vec<Vec<u8>> = (0..3)
        .map(|_| {
            at_once.take(&lesson, &lesson);
            at_once.latest_games()
        })
        .collect();
    let checkpoint = at_once.to_bytes();
    at_once.take(&lesson, &lesson);
    at_once.take(&lesson, &lesson);

    let mut resumed = Trainer::from_bytes(&checkpoint).unwrap();
    assert_eq!(resumed.to_bytes(), checkpoint);
    assert_eq!(resumed.remembered(), 2..=3);
    let wrong = MemoryError::Generation { found: 1, expected: 2 };
    assert_eq!(resumed.recall(&games[0]), Err(wrong));
    assert_eq!(resumed.recall(&games[1][1..]), Err(MemoryError::Damaged));
    resumed.recall(&games[1]).unwrap();
    resumed.recall(&games[2]).unwrap();
    resumed.take(&lesson, &lesson);
    resumed.take(&lesson, &lesson);
    assert!(resumed.to_bytes() == at_once.to_bytes(), "one thread gave other bytes than several");
    assert_eq!(resumed.games(), 30);

    let cut_off = &checkpoint[..checkpoint.len() - 1];
    assert_eq!(Trainer::from_bytes(cut_off).err(), Some(CheckpointError::Damaged));
    assert_eq!(Trainer::from_bytes(b"").err(), Some(CheckpointError::NotACheckpoint));
}

/// Steps become smaller towards the end of a course, and never end before it.
#[test]
fn a_course_ends_in_small_steps() {
    let rates: Vec<f32> = (0..=10).map(|tenth| COURSE.lesson(tenth * 100_000).rate).collect();
    assert!(rates.is_sorted_by(|earlier, later| earlier >= later), "{rates:?}");
    assert!(rates[10] > 0.0 && rates[10] < rates[0] / 50.0, "{rates:?}");
    assert_eq!(COURSE.lesson(2_000_000).rate, rates[10]);
}

/// However large its steps are, training leaves no row that a byte of the file could not hold.
#[test]
fn rows_stay_within_a_byte() {
    let mut trainer = Trainer::new(COURSE);
    let lesson = Lesson { rate: 1.0, ..lesson() };
    trainer.take(&lesson, &lesson);
    let rows = &trainer.average().parameters[..ROWS_LEN];
    assert!(rows.iter().all(|row| (-128.0..=127.0).contains(&(row * 128.0))));
}
