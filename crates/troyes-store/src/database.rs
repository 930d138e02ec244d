//! The address of a database.

use core::convert::Infallible;
use core::fmt;
use core::str::FromStr;
use std::path::PathBuf;

use crate::postgres::address::Address;

/// Where everything is kept.
#[derive(Clone, PartialEq, Eq)]
pub enum Database {
    /// An SQLite file.
    File(PathBuf),
    /// The address of a PostgreSQL database, possibly with a password, which is why it is never printed as it is.
    Postgres(String),
}

impl FromStr for Database {
    type Err = Infallible;

    /// Addresses begin with `postgres://` or `postgresql://`; everything else is a file.
    fn from_str(text: &str) -> Result<Self, Infallible> {
        let is_address =
            ["postgres://", "postgresql://"].iter().any(|start| text.starts_with(start));
        Ok(if is_address { Self::Postgres(text.to_owned()) } else { Self::File(text.into()) })
    }
}

impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let address = match self {
            Self::File(path) => return path.display().fmt(f),
            Self::Postgres(address) => address,
        };
        // Only what is certainly not a password.
        let Ok(Address { options, .. }) = address.parse() else {
            return f.write_str("postgres://...");
        };
        let name = options.get_database().unwrap_or_default();
        match options.get_socket() {
            Some(socket) => write!(f, "postgres:{}, {name}", socket.display()),
            None => write!(f, "postgres://{}:{}/{name}", options.get_host(), options.get_port()),
        }
    }
}

impl fmt::Debug for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_are_not_shown() {
        let database = |text: &str| text.parse::<Database>().unwrap();
        assert_eq!(database("dir/troyes.db").to_string(), "dir/troyes.db");
        assert_eq!(database("postgres.db"), Database::File("postgres.db".into()));
        for (address, shown) in [
            ("postgres://ada:secret@db.example.org/dice", "postgres://db.example.org:5432/dice"),
            ("postgresql://ada@h:77/dice?password=secret&a=b@c", "postgres://h:77/dice"),
            ("postgres://ada:secret@%2Frun%2Fpg/dice", "postgres:/run/pg, dice"),
            ("postgres://ada:secret@h:77/dice?pooler=transaction", "postgres://h:77/dice"),
            ("postgres://ada:secret@h:port/dice", "postgres://..."),
        ] {
            let database = database(address);
            assert_eq!(database, Database::Postgres(address.to_owned()));
            assert_eq!(database.to_string(), shown);
            assert_eq!(format!("{database:?}"), shown);
        }
    }
}
