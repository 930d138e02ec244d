//! Fills a database file with copies of the finished games in it, until there are as many as asked for: to measure whether a
//! server slows down with what it keeps. `fill FILE GAMES`; no server may use the file meanwhile.
//!
//! Copies have names of their own, in the order in which games would have come, and share players, dice and decisions with the game that they are
//! copied from.

use std::env;
use std::error::Error;
use std::io::{self, Write as _};

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions as _, Connection as _, SqliteConnection};

/// Games that are copied in one transaction.
const AT_ONCE: i64 = 10_000;

/// When the first copy was played, in milliseconds since 1970: before any real game.
const BEGAN_AT: i64 = 1_500_000_000_000;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [file, games] = &arguments[..] else { return Err("usage: fill FILE GAMES".into()) };
    let games: i64 = games.parse()?;
    // What is lost with the machine can be filled again.
    let mut connection = SqliteConnectOptions::new()
        .filename(file)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Off)
        .pragma("cache_size", "-1000000")
        .connect()
        .await?;
    sqlx::raw_sql(
        "CREATE TEMP TABLE sources (number INTEGER PRIMARY KEY, id BLOB);
         INSERT INTO sources SELECT row_number() OVER () - 1, id FROM games WHERE finished_at IS NOT NULL;
         CREATE TEMP TABLE copies (id BLOB, source BLOB, at INTEGER)",
    )
    .execute(&mut connection)
    .await?;
    let mut finished: i64 =
        sqlx::query_scalar("SELECT COUNT(*) FROM sources").fetch_one(&mut connection).await?;
    if finished == 0 {
        return Err("there is no finished game to copy".into());
    }
    let sources = finished;
    while finished < games {
        let count = AT_ONCE.min(games - finished);
        copy(&mut connection, sources, finished, count).await?;
        finished += count;
        print!("\r{finished} of {games} games");
        io::stdout().flush()?;
    }
    println!();
    sqlx::raw_sql("PRAGMA wal_checkpoint(TRUNCATE); ANALYZE").execute(&mut connection).await?;
    connection.close().await?;
    Ok(())
}

async fn copy(
    connection: &mut SqliteConnection,
    sources: i64,
    from: i64,
    count: i64,
) -> Result<(), sqlx::Error> {
    let mut transaction = connection.begin().await?;
    sqlx::query(
        "WITH RECURSIVE numbers (n) AS (SELECT $1 UNION ALL SELECT n + 1 FROM numbers WHERE n < $2)
         INSERT INTO copies
         SELECT unhex(printf('%012x', $3 + n * 1000) || hex(randomblob(10))), sources.id, $3 + n * 1000
         FROM numbers JOIN sources ON sources.number = n % $4",
    )
    .bind(from)
    .bind(from + count - 1)
    .bind(BEGAN_AT)
    .bind(sources)
    .execute(&mut *transaction)
    .await?;
    sqlx::raw_sql(
        "INSERT INTO games (id, created_at, pace, start, origin, counts, commitment, finished_at)
         SELECT copies.id, at, pace, start, origin, 0, commitment, at FROM copies JOIN games ON games.id = source;
         INSERT INTO seats (game, seat, player, listed, total, feats)
         SELECT id, seat, player, listed, total, feats FROM copies JOIN seats ON seats.game = source;
         INSERT INTO entries (game, seat, sequence, command_id, entry, created_at)
         SELECT id, seat, sequence, command_id, entry, at FROM copies JOIN entries ON entries.game = source;
         DELETE FROM copies",
    )
    .execute(&mut *transaction)
    .await?;
    transaction.commit().await
}
