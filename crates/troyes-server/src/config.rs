//! How a server is set up.

use core::str::FromStr;
use std::path::PathBuf;

use axum::http::Uri;
use thiserror::Error;
use troyes_store::{Bus, Database};

use crate::keeping::Keeping;
use crate::quotas::Quotas;

/// Everything that somebody who runs a server may choose.
#[derive(Clone, Debug)]
pub struct Config {
    /// Address and port to listen at; port 0 takes any that is free.
    pub listen: String,
    /// Where everything is kept.
    pub database: Database,
    /// What carries notices to other servers on the same database.
    pub bus: Bus,
    /// The address at which people reach the server, if a proxy is in front of it.
    pub public_url: Option<PublicUrl>,
    /// Whether a proxy in front reports who asks, in the last `X-Forwarded-For`.
    pub trusted_proxy: bool,
    /// Sockets that may be open at the same time; later ones are asked to try again.
    pub most_sockets: usize,
    /// How much one address, and one player, may do.
    pub quotas: Quotas,
    /// How long what nobody uses is kept.
    pub keeping: Keeping,
    /// What people see.
    pub client: Client,
}

/// The files that a browser loads.
#[derive(Clone, Debug)]
pub enum Client {
    /// Files inside the program by their path, `index.html` among them.
    Files(&'static [(&'static str, &'static [u8])]),
    /// Those of a folder as they are when somebody asks: for people who work on the client.
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
    fn addresses_are_checked() {
        let good: PublicUrl = "https://Dice.example.org:8443/".parse().unwrap();
        assert_eq!((good.origin(), good.is_secure()), ("https://dice.example.org:8443", true));
        for bad in ["", "example.org", "ftp://a.b", "https://a.b/path", "http://a.b/?q", "https://"]
        {
            assert_eq!(bad.parse::<PublicUrl>(), Err(PublicUrlError), "{bad}");
        }
    }
}
