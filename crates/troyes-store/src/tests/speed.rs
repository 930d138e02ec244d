//! How fast commands are stored: `cargo test -p troyes-store --release speed -- --ignored --nocapture --test-threads 1`.

use std::time::Instant;

use super::*;

on_both! {
    #[ignore = "it measures"]
    speed_of_appending,
}

/// Games that go on at the same time, each with one command after another.
async fn speed_of_appending(place: &TestDatabase) {
    const COMMANDS: usize = 3_000;
    let store = place.open().await;
    let start = table(Pace::Own);
    for games in [1, 4, 16, 64] {
        let mut playing = tokio::task::JoinSet::new();
        for _ in 0..games {
            let (id, store) = (fresh::<GameId>(), store.clone());
            create(&store, id, &start).await.unwrap();
            playing.spawn(async move {
                for sequence in 1..=COMMANDS / games {
                    let command_id = sequence.to_string();
                    let entry = NewEntry { seat: 0, sequence, command_id, entry: Entry::WentOn };
                    store.append(id, &entries(vec![entry])).await.unwrap();
                }
            });
        }
        let begin = Instant::now();
        while let Some(played) = playing.join_next().await {
            played.unwrap();
        }
        let rate = COMMANDS as f64 / begin.elapsed().as_secs_f64();
        println!("{:?}, {games} games at once: {rate:.0} commands a second", place.database);
    }
}
