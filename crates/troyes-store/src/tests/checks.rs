//! Databases that do not fit together, and what is said of them.

use super::*;
use crate::check;
use crate::database::Database;

on_both! {
    what_is_sound_has_no_faults,
    every_fault_is_reported,
}

/// Keeps a game that is played to its end, and one that has only begun.
async fn fill(store: &Store) -> GameId {
    let (finished, begun) = (fresh::<GameId>(), fresh::<GameId>());
    let mut playing = table(Pace::Own);
    create(store, finished, &playing).await.unwrap();
    create(store, begun, &playing).await.unwrap();
    store.append(begun, &command(&mut playing.clone(), 0, Command::GoOn, "a")).await.unwrap();
    let mut step = 0;
    while !playing.is_finished() {
        for seat in 0..2 {
            if playing.players()[seat].is_finished() {
                continue;
            }
            let next = match playing.offers(seat).first() {
                Some(offer) => Command::Decide(offer.decision),
                None => Command::GoOn,
            };
            let append = command(&mut playing, seat, next, &format!("{step}"));
            let append = Append { results: SeatResult::of(&playing), ..append };
            store.append(finished, &append).await.unwrap();
            step += 1;
        }
    }
    finished
}

async fn faults(place: &TestDatabase) -> Vec<String> {
    let mut progress = Vec::new();
    let checked =
        check(&place.database, &mut |done, all| progress.push((done, all))).await.unwrap();
    assert_eq!(progress, [(1, 2), (2, 2)]);
    assert_eq!(checked.games, 2);
    checked.faults
}

async fn what_is_sound_has_no_faults(place: &TestDatabase) {
    let store = place.open().await;
    fill(&store).await;
    assert_eq!(faults(place).await, Vec::<String>::new());
}

/// What is changed behind everybody's back, with what is said of it.
const FAULTS: [(&str, &str); 6] = [
    (
        "UPDATE seats SET total = total + 1 WHERE seat = 1 AND total IS NOT NULL",
        "seat 1: its total is ",
    ),
    (
        "UPDATE seats SET feats = '[\"none\"]' WHERE seat = 0 AND total IS NOT NULL",
        "seat 0: its feats",
    ),
    ("UPDATE games SET commitment = 'abc' WHERE finished_at IS NOT NULL", "commitment"),
    ("UPDATE games SET finished_at = 1 WHERE finished_at IS NULL", "marked as finished"),
    (
        "UPDATE entries SET entry = '{\"type\":\"went_on\"}' WHERE seat = 0 AND sequence = 2",
        "entry 2 of seat 0 is not legal",
    ),
    ("DELETE FROM entries WHERE seat = 1 AND sequence = 5", "seat 1 lacks an entry before 6"),
];

async fn every_fault_is_reported(place: &TestDatabase) {
    let store = place.open().await;
    fill(&store).await;
    store.create_room(fresh(), &room("Ada", true)).await.unwrap();
    assert_eq!(faults(place).await, Vec::<String>::new());
    store.execute("UPDATE rooms SET document = '{}'").await;
    let found = faults(place).await;
    assert!(matches!(&*found, [one] if one.starts_with("room ")), "{found:?}");
    store.execute("DELETE FROM rooms").await;
    for (damage, sentence) in FAULTS {
        store.execute(damage).await;
        let found = faults(place).await;
        assert!(found.iter().any(|fault| fault.contains(sentence)), "{sentence}: {found:?}");
    }
}

/// Files with damaged pages are not played on, and stay as they are; a complete look reports them as well.
#[tokio::test]
async fn damaged_files_are_refused() {
    // One page of the many, whatever is on it, and half of the file.
    refused_with(|pages| pages * 3 / 4..pages * 3 / 4 + 1).await;
    refused_with(|pages| pages / 2..pages).await;
}

async fn refused_with(damage: impl Fn(usize) -> std::ops::Range<usize>) {
    let place = TestDatabase::sqlite();
    let Database::File(file) = &place.database else { panic!("SQLite keeps files") };
    let store = place.open().await;
    fill(&store).await;
    store.execute("PRAGMA wal_checkpoint(TRUNCATE)").await;
    store.close().await;
    let mut bytes = std::fs::read(file).unwrap();
    let page = usize::from(u16::from_be_bytes([bytes[16], bytes[17]]));
    let std::ops::Range { start, end } = damage(bytes.len() / page);
    bytes[start * page..end * page].iter_mut().for_each(|byte| *byte ^= 0x5a);
    std::fs::write(file, &bytes).unwrap();
    let error = Store::open(&place.database).await.unwrap_err();
    let sentence = error.to_string();
    assert!(matches!(error, StoreError::Damaged(_)), "{sentence}");
    assert!(sentence.contains("troyes check --database") && sentence.contains("troyes restore"));
    assert_eq!(std::fs::read(file).unwrap(), bytes);
    // Where not even the schema can be read, there is nothing to look at.
    match check(&place.database, &mut |_, _| {}).await {
        Ok(checked) => assert!(!checked.faults.is_empty()),
        Err(error) => assert!(error.to_string().contains("malformed"), "{error}"),
    }
}
