//! Whole tables, for copies of everything.

use futures_util::TryStreamExt as _;
use sqlx::{AssertSqlSafe, QueryBuilder, Row as _};

use super::{Connection, Dialect, Row};
use crate::StoreError;
use crate::schema::{Kind, TableOf, Value};

/// Rows that are read and written at once.
const AT_ONCE: usize = 500;

/// SQLite's code for a damaged file.
const CORRUPT: &str = "11";

/// The newest migration of a database, or `None` if it is not one of ours.
pub(crate) async fn version(connection: &mut Connection) -> Result<Option<i64>, StoreError> {
    let found = sqlx::query("SELECT MAX(version) AS version FROM _sqlx_migrations")
        .fetch_one(connection)
        .await;
    match found {
        Ok(row) => Ok(row.get("version")),
        // There is no such table, or it is no database at all; but a damaged one may be ours.
        Err(sqlx::Error::Database(reported)) if reported.code().as_deref() != Some(CORRUPT) => {
            Ok(None)
        }
        Err(error) => Err(error.into()),
    }
}

/// Reads a table, a number of rows at a time.
pub(crate) async fn read(
    connection: &mut Connection,
    table: &TableOf,
    mut sink: impl AsyncFnMut(&[Vec<Value>]) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let statement = format!("SELECT {} FROM {}", columns(table), table.name);
    let mut stored = sqlx::query(AssertSqlSafe(statement)).fetch(connection);
    let mut rows = Vec::with_capacity(AT_ONCE);
    while let Some(row) = stored.try_next().await? {
        rows.push(values(table, &row));
        if rows.len() == AT_ONCE {
            sink(&rows).await?;
            rows.clear();
        }
    }
    if rows.is_empty() { Ok(()) } else { sink(&rows).await }
}

/// Adds rows to a table.
pub(crate) async fn write(
    connection: &mut Connection,
    table: &TableOf,
    rows: &[Vec<Value>],
) -> Result<(), StoreError> {
    let statement = format!("INSERT INTO {} ({}) ", table.name, columns(table));
    let mut query = QueryBuilder::<Dialect>::new(statement);
    query.push_values(rows, |mut stored, row| {
        for value in row {
            match value {
                Value::Number(number) => stored.push_bind(*number),
                Value::Text(text) => stored.push_bind(text),
                Value::Bytes(bytes) => stored.push_bind(bytes),
            };
        }
    });
    query.build().execute(connection).await?;
    Ok(())
}

/// How many rows a table has.
pub(crate) async fn count(connection: &mut Connection, table: &TableOf) -> Result<u64, StoreError> {
    let statement = format!("SELECT COUNT(*) AS rows_of_table FROM {}", table.name);
    let row = sqlx::query(AssertSqlSafe(statement)).fetch_one(connection).await?;
    Ok(row.get::<i64, _>("rows_of_table") as u64)
}

fn columns(table: &TableOf) -> String {
    let names: Vec<&str> = table.columns.iter().map(|(name, _)| *name).collect();
    names.join(", ")
}

fn values(table: &TableOf, row: &Row) -> Vec<Value> {
    let value = |(name, kind): &(&str, Kind)| match kind {
        Kind::Number => Value::Number(row.get(*name)),
        Kind::Text => Value::Text(row.get(*name)),
        Kind::Bytes => Value::Bytes(row.get(*name)),
    };
    table.columns.iter().map(value).collect()
}
