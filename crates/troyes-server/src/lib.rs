//! Troyes Dice over the network. So far only what travels: the types of the wire.

pub mod wire;
