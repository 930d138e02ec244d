//! What the server promises, asked over real connections: every test has a server of its own on a free port, with a fresh
//! database.

mod branches;
mod client_files;
mod deals;
mod description;
mod games;
mod garbage;
mod hall;
mod limits;
mod me;
mod playing;
mod records;
mod restarts;
mod security;
mod support;
