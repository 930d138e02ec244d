//! How a server is set up.

use core::convert::Infallible;
use core::fmt;
use core::str::FromStr;
use std::path::PathBuf;

use axum::http::Uri;
use sqlx::postgres::PgConnectOptions;
use thiserror::Error;

/// Everything that somebody who runs a server may choose.
#[derive(Clone, Debug)]
pub struct Config {
    /// Address and port to listen at; port 0 takes any that is free.
    pub listen: String,
    /// Where everything is kept.
    pub database: Database,
    /// The address at which people reach the server, if a proxy is in front of it.
    pub public_url: Option<PublicUrl>,
    /// Whether a proxy in front tells who asks, in the last `X-Forwarded-For`.
    pub trusted_proxy: bool,
    /// Sockets that may be open at the same time; whoever comes later is asked to try again.
    pub most_sockets: usize,
    /// What people see.
    pub client: Client,
}

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
        let Ok(options) = address.parse::<PgConnectOptions>() else {
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

/// The files that a browser loads.
#[derive(Clone, Debug)]
pub enum Client {
    /// Files inside the program by their path, `index.html` among them.
    Files(&'static [(&'static str, &'static [u8])]),
    /// Those of a folder as they are when somebody asks: for whoever works on the client.
    Folder(PathBuf),
}

/// Scheme, host and port that people type in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl {
    origin: String,
    secure: bool,
}

/// The text is not the address of a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("an address looks like https://example.org, without a path")]
pub struct PublicUrlError;

impl FromStr for PublicUrl {
    type Err = PublicUrlError;

    fn from_str(text: &str) -> Result<Self, PublicUrlError> {
        let uri: Uri = text.parse().map_err(|_| PublicUrlError)?;
        let (Some(scheme), Some(authority)) = (uri.scheme_str(), uri.authority()) else {
            return Err(PublicUrlError);
        };
        if !matches!(scheme, "http" | "https") || uri.path() != "/" || uri.query().is_some() {
            return Err(PublicUrlError);
        }
        let origin = format!("{scheme}://{authority}").to_ascii_lowercase();
        Ok(Self { origin, secure: scheme == "https" })
    }
}

impl PublicUrl {
    /// What browsers send as `Origin`.
    pub(crate) fn origin(&self) -> &str {
        &self.origin
    }

    /// Whether it is reached by https.
    pub(crate) const fn is_secure(&self) -> bool {
        self.secure
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
            ("postgres://ada:secret@h:port/dice", "postgres://..."),
        ] {
            let database = database(address);
            assert_eq!(database, Database::Postgres(address.to_owned()));
            assert_eq!(database.to_string(), shown);
            assert_eq!(format!("{database:?}"), shown);
        }
    }

    #[test]
    fn addresses_are_checked() {
        let good: PublicUrl = "https://Dice.example.org:8443/".parse().unwrap();
        assert_eq!((good.origin(), good.is_secure()), ("https://dice.example.org:8443", true));
        for bad in ["", "example.org", "ftp://a.b", "https://a.b/path", "http://a.b/?q", "https://"]
        {
            assert_eq!(bad.parse::<PublicUrl>(), Err(PublicUrlError), "{bad}");
        }
    }
}
