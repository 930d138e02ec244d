//! Where a database is, and whether something stands in front of it.

use core::str::FromStr;

use sqlx::postgres::PgConnectOptions;

/// What says in an address that a pooler in transaction mode, such as PgBouncer, is in front of the database.
const POOLED: &str = "pooler=transaction";

/// Where a database is.
#[derive(Clone)]
pub(crate) struct Address {
    pub(crate) options: PgConnectOptions,
    /// Whether each transaction may be one with another session of the database. Then nothing may be left in a session: no setting, no
    /// prepared statement, no lock, and nobody can listen.
    pub(crate) pooled: bool,
}

impl FromStr for Address {
    type Err = sqlx::Error;

    fn from_str(url: &str) -> Result<Self, sqlx::Error> {
        let (place, query) = url.split_once('?').unwrap_or((url, ""));
        let (pooler, other): (Vec<&str>, Vec<&str>) =
            query.split('&').partition(|pair| *pair == POOLED);
        let pooled = !pooler.is_empty();
        let options: PgConnectOptions = format!("{place}?{}", other.join("&")).parse()?;
        // Nothing is prepared for later; what is prepared for now, the pooler forgets with the transaction.
        let options = if pooled { options.statement_cache_capacity(0) } else { options };
        Ok(Self { options, pooled })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pooler_is_said_in_the_address() {
        let read = |url: &str| url.parse::<Address>().unwrap();
        let plain = read("postgres://ada@h/dice?application_name=a");
        assert!(!plain.pooled && plain.options.get_application_name() == Some("a"));
        let pooled = read("postgres://ada@h/dice?pooler=transaction&application_name=a");
        assert!(pooled.pooled && pooled.options.get_application_name() == Some("a"));
        assert_eq!(pooled.options.get_database(), Some("dice"));
        assert!(!read("postgres://ada@h/dice").pooled);
    }
}
