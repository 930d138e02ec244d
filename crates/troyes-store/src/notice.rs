//! What servers that share a database notify each other of. Notices only wake others up: what is true is in the database.

use core::fmt;
use core::str::FromStr;

use thiserror::Error;
use tokio::sync::mpsc;

use troyes_host::{GameId, PlayerId, SessionId};

/// Something that other servers should know.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Notice {
    /// Anything may be new: there was too much to say it all.
    Everything,
    /// Something is new in a game or its room.
    Changed(GameId),
    /// Something was said in a game or its room.
    Said(GameId),
    /// A game or its room is gone, or its past has changed: servers that have it in memory read it from the start.
    Forget(GameId),
    /// The list of open rooms looks different.
    Lobby,
    /// Somebody has come to a table.
    Here {
        /// The table.
        game: GameId,
        /// Who.
        player: PlayerId,
    },
    /// Somebody has left a table.
    Gone {
        /// The table.
        game: GameId,
        /// Who.
        player: PlayerId,
    },
    /// A browser is nobody any more.
    Ended(SessionId),
    /// Somebody shows something at a table that nobody keeps.
    Reacted {
        /// The table.
        game: GameId,
        /// What is shown; short, because notices of databases are.
        text: String,
    },
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Everything => f.write_str("everything"),
            Self::Changed(game) => write!(f, "changed {game}"),
            Self::Said(game) => write!(f, "said {game}"),
            Self::Forget(game) => write!(f, "forget {game}"),
            Self::Lobby => f.write_str("lobby"),
            Self::Here { game, player } => write!(f, "here {game} {player}"),
            Self::Gone { game, player } => write!(f, "gone {game} {player}"),
            Self::Ended(session) => write!(f, "ended {session}"),
            Self::Reacted { game, text } => write!(f, "reacted {game} {text}"),
        }
    }
}

/// The text is not a notice of this version of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("not a notice that this version knows")]
pub struct UnknownNotice;

impl FromStr for Notice {
    type Err = UnknownNotice;

    fn from_str(text: &str) -> Result<Self, UnknownNotice> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let game = |text: &str| text.parse::<GameId>().map_err(|_| UnknownNotice);
        let person = || {
            let (table, player) = rest.split_once(' ').ok_or(UnknownNotice)?;
            Ok((game(table)?, player.parse::<PlayerId>().map_err(|_| UnknownNotice)?))
        };
        match word {
            "everything" if rest.is_empty() => Ok(Self::Everything),
            "changed" => game(rest).map(Self::Changed),
            "said" => game(rest).map(Self::Said),
            "forget" => game(rest).map(Self::Forget),
            "lobby" if rest.is_empty() => Ok(Self::Lobby),
            "here" => person().map(|(game, player)| Self::Here { game, player }),
            "gone" => person().map(|(game, player)| Self::Gone { game, player }),
            "ended" => rest.parse().map(Self::Ended).map_err(|_| UnknownNotice),
            "reacted" => {
                let (table, text) = rest.split_once(' ').ok_or(UnknownNotice)?;
                Ok(Self::Reacted { game: game(table)?, text: text.to_owned() })
            }
            _ => Err(UnknownNotice),
        }
    }
}

/// What comes from other servers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// What another server has said.
    Notice(Notice),
    /// Nobody could be heard for a while: anything may have changed, so look again.
    Lost,
}

/// What other servers say from now on.
#[derive(Debug)]
pub struct Notices(mpsc::Receiver<Heard>);

impl Notices {
    pub(super) const fn from(receiver: mpsc::Receiver<Heard>) -> Self {
        Self(receiver)
    }

    /// The next that comes; waits for ever if nothing does. May be given up at any time without losing anything.
    pub async fn next(&mut self) -> Heard {
        match self.0.recv().await {
            Some(heard) => heard,
            None => core::future::pending().await,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fresh;

    #[test]
    fn notices_come_back() {
        let (game, player) = (fresh(), fresh());
        for notice in [
            Notice::Everything,
            Notice::Changed(game),
            Notice::Said(game),
            Notice::Forget(game),
            Notice::Lobby,
            Notice::Here { game, player },
            Notice::Gone { game, player },
            Notice::Ended(fresh()),
            Notice::Reacted { game, text: String::new() },
            Notice::Reacted { game, text: "\u{1f3b2} two words\nand a line".into() },
        ] {
            assert_eq!(notice.to_string().parse(), Ok(notice));
        }
        assert_eq!(Notice::Changed(game).to_string(), format!("changed {game}"));
        for bad in ["", "changed", "changed me", "lobby 1", "here", "here 1 2", "reacted", "new"] {
            assert_eq!(bad.parse::<Notice>(), Err(UnknownNotice), "{bad}");
        }
    }
}
