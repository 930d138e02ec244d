//! A server, a browser and a socket for tests.

mod browser;
mod guest;
mod reply;
mod server;
mod socket;

pub(crate) use browser::Browser;
pub(crate) use reply::Reply;
pub(crate) use server::{FILES, Folder, Running};
pub(crate) use socket::{Socket, decide};
