//! Troyes Dice over the network. So far what travels ([`wire`]), what is kept ([`store`]) and the tables that are being
//! played ([`tables`]); HTTP and sockets are to come.

pub mod store;
pub mod tables;
pub mod wire;
