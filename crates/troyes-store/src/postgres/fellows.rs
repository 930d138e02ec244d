//! The other servers on this database, as a table of it: each writes a few times a second that it is there, and how many notices it has had to send.
//!
//! Notices only wake others up, and are not stored. Here is what finds those that never come: because a server died between storing
//! something and announcing it, or cannot be heard while it goes on storing.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};
use std::time::Duration;

use super::pool::Pool;
use sqlx::Row as _;

use crate::StoreError;

/// Between two looks.
pub(super) const PAUSE: Duration = Duration::from_millis(500);

/// Milliseconds after which a server that has not written is taken for dead.
const SILENT: i64 = 1_500;

/// Milliseconds after which nobody needs to know of a server any more.
const FORGOTTEN: i64 = 24 * 60 * 60 * 1_000;

/// Writes that this server is there, and returns what the others have written. Time is the database's.
const MEET: &str = "\
    WITH clock AS (SELECT (EXTRACT(EPOCH FROM CLOCK_TIMESTAMP()) * 1000)::BIGINT AS now), \
    me AS ( \
        INSERT INTO servers (name, seen_at, notices) SELECT $1, now, $2 FROM clock \
        ON CONFLICT (name) DO UPDATE SET seen_at = excluded.seen_at, notices = excluded.notices \
    ), \
    forgotten AS (DELETE FROM servers USING clock WHERE name <> $1 AND seen_at < now - $3) \
    SELECT name, notices, now - seen_at AS silent FROM servers, clock WHERE name <> $1";

/// What is known of the others.
#[derive(Debug, Default)]
pub(super) struct Fellows(Mutex<HashMap<String, Fellow>>);

#[derive(Clone, Copy, Default, Debug)]
struct Fellow {
    /// Its notices that were heard here, or made up for by a look at everything.
    heard: u64,
    /// How many it said it had at the last look.
    said: u64,
    /// It was taken for dead, and everything was looked at for that.
    dead: bool,
}

/// What a server has written.
#[derive(Clone, Debug)]
struct Line {
    name: String,
    notices: u64,
    /// Milliseconds since then.
    silent: i64,
}

impl Fellows {
    /// A notice of another server has come.
    pub(super) fn heard(&self, name: &str, count: u64) {
        if let Some(fellow) = self.fellows().get_mut(name) {
            fellow.heard = fellow.heard.max(count);
        }
    }

    /// Meets the others, and returns whether something may have been missed.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database does not answer.
    pub(super) async fn meet(
        &self,
        pool: &Pool,
        name: &str,
        count: u64,
    ) -> Result<bool, StoreError> {
        let rows =
            sqlx::query(MEET).bind(name).bind(count as i64).bind(FORGOTTEN).fetch_all(pool).await?;
        let line = |row: &sqlx::postgres::PgRow| Line {
            name: row.get("name"),
            notices: row.get::<i64, _>("notices") as u64,
            silent: row.get("silent"),
        };
        let lines: Vec<Line> = rows.iter().map(line).collect();
        Ok(self.compare(&lines))
    }

    /// Compares what the others have written with what was heard.
    fn compare(&self, lines: &[Line]) -> bool {
        let mut fellows = self.fellows();
        fellows.retain(|name, _| lines.iter().any(|line| line.name == *name));
        let mut missed = false;
        for Line { name, notices, silent } in lines {
            let dead = *silent > SILENT;
            let Some(fellow) = fellows.get_mut(name) else {
                // What it said before we met is in what was read since.
                fellows.insert(name.clone(), Fellow { heard: *notices, said: *notices, dead });
                continue;
            };
            // What it had to say at the last look has had time to come; and a dead one says nothing more.
            missed |= fellow.heard < fellow.said || dead && !fellow.dead;
            *fellow = Fellow { heard: fellow.heard.max(fellow.said), said: *notices, dead };
        }
        missed
    }

    fn fellows(&self) -> MutexGuard<'_, HashMap<String, Fellow>> {
        self.0.lock().expect("nobody panics while holding it")
    }
}

/// Takes this server out of the table: it ends, and has nothing more to say.
pub(super) async fn leave(pool: &Pool, name: &str) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM servers WHERE name = $1").bind(name).execute(pool).await.map(|_| ())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(notices: u64, silent: i64) -> [Line; 1] {
        [Line { name: "other".into(), notices, silent }]
    }

    #[test]
    fn what_is_heard_is_not_missed() {
        let fellows = Fellows::default();
        assert!(!fellows.compare(&line(7, 0)), "earlier things are known");
        assert!(!fellows.compare(&line(8, 0)), "it may be under way");
        fellows.heard("other", 8);
        assert!(!fellows.compare(&line(8, 0)) && !fellows.compare(&line(8, 100)));
    }

    #[test]
    fn what_does_not_come_is_missed_once_and_again_when_there_is_more() {
        let fellows = Fellows::default();
        fellows.compare(&line(7, 0));
        fellows.compare(&line(8, 0));
        assert!(fellows.compare(&line(8, 0)));
        assert!(!fellows.compare(&line(8, 0)), "everything was looked at");
        assert!(!fellows.compare(&line(9, 0)) && fellows.compare(&line(9, 0)));
    }

    #[test]
    fn who_dies_may_have_stored_something_without_a_word() {
        let fellows = Fellows::default();
        fellows.compare(&line(7, 0));
        assert!(!fellows.compare(&line(7, SILENT)));
        assert!(fellows.compare(&line(7, SILENT + 1)));
        assert!(!fellows.compare(&line(7, SILENT + 500)), "once is enough");
        // It was only asleep: what it says later counts as ever.
        assert!(!fellows.compare(&line(7, 0)) && fellows.compare(&line(7, SILENT + 1)));
        assert!(!fellows.compare(&[]), "forgotten");
    }
}
