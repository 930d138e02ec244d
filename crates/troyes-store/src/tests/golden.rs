//! Databases that earlier versions have written, as files: every later version opens them, on either kind of database.
//!
//! Each has a finished game with feats, one in the middle of a chain, a branch, a game of people who have gathered, with words,
//! and a table that somebody still gathers at. From 10 on there are the deal of a day, somebody's try, and a group.

use std::path::PathBuf;

use troyes_daily::{Day, Span};

use super::*;
use crate::restore;

on_both! {
    what_earlier_versions_wrote_is_read,
}

/// The files, by the number of the migration that their version had come to.
fn files() -> Vec<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../testdata/databases");
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    files.filter(|file| file.extension().is_some_and(|kind| kind == "db")).collect()
}

/// The present version is among them, so that none is forgotten.
#[test]
fn every_version_has_a_file() {
    let newest = crate::sqlite::MIGRATIONS.iter().map(|step| step.version).max().unwrap();
    assert!(files().iter().any(|file| file.ends_with(format!("{newest}.db"))), "{newest}.db");
}

async fn what_earlier_versions_wrote_is_read(place: &TestDatabase) {
    for file in files() {
        // An empty database for each.
        let other = match place.database {
            Database::File(_) => TestDatabase::sqlite(),
            Database::Postgres(_) => TestDatabase::postgres(),
        };
        assert_eq!(restore(&file, &other.database).await.unwrap(), 4, "{}", file.display());
        let checked = check(&other.database, &mut |_, _| {}).await.unwrap();
        assert_eq!(checked, Checked { games: 4, faults: Vec::new() }, "{}", file.display());
        let store = other.open().await;
        look_at(&store).await;
        let days = store.days(Span { first: Day::at(0), last: Day::at(u64::MAX) }).await.unwrap();
        if let Some(drawn) = days.first() {
            look_at_day(&store, drawn.day).await;
        }
    }
}

async fn look_at_day(store: &Store, day: Day) {
    let [placed] = &store.placed(day, 0, 9).await.unwrap()[..] else { panic!("one has finished") };
    let player = placed.player.unwrap();
    let own = store.try_of(day, player).await.unwrap().unwrap();
    assert_eq!((own.loss, own.explained.unwrap().classes.len()), (Some(3_100_000), 16));
    let [group] = &store.groups_of(player).await.unwrap()[..] else { panic!("there is a group") };
    assert_eq!((group.name.as_str(), group.owner, group.members), ("Market", player, 1));
}

async fn look_at(store: &Store) {
    let lobby = store.listed_among(&store.listed().await.unwrap()).await.unwrap();
    let [(id, stored)] = &lobby[..] else { panic!("one table is public") };
    let room = &stored.room;
    assert_eq!(room.webhook(), Some("https://ntfy.example.org/golden"));
    assert_eq!(room.webhook.as_ref().unwrap().giver, Some(room.host));
    assert_eq!(
        room.people().map(|(_, name)| name).collect::<Vec<_>>(),
        ["Ada", "Blaise \u{1f3b2}"]
    );
    assert!(room.remembered.len() >= 4, "commands are known by their ids");
    let said = store.messages(*id, 10).await.unwrap();
    assert_eq!(
        said.iter().map(|said| said.text.as_str()).collect::<Vec<_>>(),
        ["hello 骰", "hello"]
    );
    let gathered = store.load(*id).await.unwrap().unwrap();
    assert_eq!(gathered.bots(), [None, None, Some(troyes_solver::Level::Grandmaster)]);
    assert!(gathered.due_at.is_some(), "a clock runs");

    let history = store.history(room.host, None, 10).await.unwrap();
    let mut chains = 0;
    for summary in &history {
        let game = store.load(summary.id.parse().unwrap()).await.unwrap().unwrap();
        let player = &game.table.players()[0];
        chains += usize::from(!player.turn().is_empty() && !player.is_done());
    }
    assert_eq!((history.len(), chains), (4, 1), "one is in the middle of a chain");
    let [finished] = &store.finished_seats(room.host).await.unwrap()[..] else {
        panic!("one seat has finished")
    };
    let feats = ["resources-influence", "resources-deniers", "resources-knowledge"];
    assert_eq!(finished.feats, feats);
}
