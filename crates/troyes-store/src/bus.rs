//! What carries notices between servers.

use core::fmt;
use core::str::FromStr;

use async_nats::ServerAddr;
use thiserror::Error;

/// What carries notices between servers that share a database. The truth is in the database: a notice that is lost only delays.
#[derive(Clone, PartialEq, Eq, Default)]
pub enum Bus {
    /// The database itself: nothing else has to run.
    #[default]
    Database,
    /// NATS servers, any of which will do, possibly with a password, which is why they are never printed as they are.
    Nats(Vec<ServerAddr>),
}

/// The text is not the address of a bus.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a bus is `database`, or NATS: nats://HOST or tls://HOST, several with commas")]
pub struct BusError;

impl FromStr for Bus {
    type Err = BusError;

    fn from_str(text: &str) -> Result<Self, BusError> {
        if text == "database" {
            return Ok(Self::Database);
        }
        let address = |text: &str| {
            let known = ["nats://", "tls://"].iter().any(|scheme| text.starts_with(scheme));
            let address = text.parse::<ServerAddr>().ok().filter(|_| known);
            address.filter(|address| !address.host().is_empty()).ok_or(BusError)
        };
        Ok(Self::Nats(text.split(',').map(address).collect::<Result<_, _>>()?))
    }
}

impl fmt::Display for Bus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::Nats(addresses) = self else { return f.write_str("database") };
        for (index, address) in addresses.iter().enumerate() {
            let comma = if index > 0 { "," } else { "" };
            write!(f, "{comma}{}://{}:{}", address.scheme(), address.host(), address.port())?;
        }
        Ok(())
    }
}

impl fmt::Debug for Bus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_and_passwords_not_shown() {
        for (text, shown) in [
            ("database", "database"),
            ("nats://10.0.0.1", "nats://10.0.0.1:4222"),
            ("tls://ada:secret@bus.example.org:77", "tls://bus.example.org:77"),
            ("nats://a:1,nats://token@b:2", "nats://a:1,nats://b:2"),
        ] {
            let bus: Bus = text.parse().unwrap();
            assert_eq!((bus.to_string().as_str(), format!("{bus:?}").as_str()), (shown, shown));
        }
        for bad in ["", "nats", "nats://", "redis://a", "http://a", "nats://a,", "a:4222", "ws://a"]
        {
            assert_eq!(bad.parse::<Bus>(), Err(BusError), "{bad}");
        }
    }
}
