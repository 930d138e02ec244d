//! A complete look at a database: whether its pages and references hold, and whether everything in it can be read and follows
//! from the logs. Nothing is changed, and servers may go on meanwhile.

use super::backup::{BackupError, Session, up_to_date};
use super::{StoreError, postgres, sqlite};
use crate::database::Database;

/// What a complete look at a database has found.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Checked {
    /// How many games were replayed.
    pub games: usize,
    /// What is wrong, a sentence each; empty if everything fits together.
    pub faults: Vec<String>,
}

/// Looks at everything in a database, and returns how many of how many games it has replayed.
///
/// # Errors
///
/// [`BackupError`] if it cannot be looked at. What is wrong with its contents is no error, but a fault that is reported.
pub async fn check(
    database: &Database,
    progress: &mut (dyn FnMut(usize, usize) + Send),
) -> Result<Checked, BackupError> {
    let mut session = up_to_date(database).await?;
    let mut checked = Checked::default();
    let looked = look(&mut session, &mut checked, progress).await;
    match looked {
        Ok(()) => Ok(checked),
        // Parts that cannot be read are what was looked for.
        Err(StoreError::Database(sqlx::Error::Database(reported))) => {
            checked.faults.push(format!("it cannot be read any further: {reported}"));
            Ok(checked)
        }
        Err(StoreError::Damaged(reason)) => {
            checked.faults.push(reason);
            Ok(checked)
        }
        Err(reason) => Err(BackupError::Store { database: database.clone(), reason }),
    }
}

async fn look(
    session: &mut Session,
    checked: &mut Checked,
    progress: &mut (dyn FnMut(usize, usize) + Send),
) -> Result<(), StoreError> {
    if let Session::Sqlite(connection) = session {
        checked.faults.extend(sqlite::damage::completely(connection).await?);
    }
    let games = match session {
        Session::Sqlite(connection) => sqlite::check::games(connection).await?,
        Session::Postgres(connection) => postgres::check::games(connection).await?,
    };
    for &id in &games {
        let replayed = match session {
            Session::Sqlite(connection) => sqlite::check::game(connection, id).await,
            Session::Postgres(connection) => postgres::check::game(connection, id).await,
        };
        match replayed {
            Ok(()) => {}
            Err(StoreError::Damaged(reason)) => checked.faults.push(format!("game {id}: {reason}")),
            Err(error) => return Err(error),
        }
        checked.games += 1;
        progress(checked.games, games.len());
    }
    let rooms = match session {
        Session::Sqlite(connection) => sqlite::check::rooms(connection).await?,
        Session::Postgres(connection) => postgres::check::rooms(connection).await?,
    };
    checked.faults.extend(match session {
        Session::Sqlite(connection) => sqlite::check::scores(connection).await?,
        Session::Postgres(connection) => postgres::check::scores(connection).await?,
    });
    checked.faults.extend(rooms.into_iter().map(|(id, reason)| format!("room {id}: {reason}")));
    Ok(())
}
