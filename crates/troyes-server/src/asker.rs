//! Who asks for something: a player if the browser is one, and from where.

use std::net::IpAddr;

use troyes_host::PlayerId;

/// Somebody who asks for something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Asker {
    /// Where from; a whole network where that is what somebody has.
    pub(crate) address: IpAddr,
    /// The player, if the browser has an identity.
    pub(crate) player: Option<PlayerId>,
}

/// Who somebody is: a player wherever they come from, and without one everybody at that address.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Who {
    Player(PlayerId),
    Address(IpAddr),
}

impl Asker {
    /// Who asks.
    pub(crate) fn who(&self) -> Who {
        self.player.map_or(Who::Address(self.address), Who::Player)
    }
}
