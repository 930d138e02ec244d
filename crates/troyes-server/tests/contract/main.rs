//! What the server promises, asked over real connections: every test has a server of its own on a free port, with a fresh
//! database: an SQLite file here, PostgreSQL in `contract_postgres.rs`.

mod analyses;
mod branches;
mod client_files;
mod criers;
mod data;
mod days;
mod deals;
mod description;
mod games;
mod garbage;
mod groups;
mod hall;
mod handed;
mod hints;
mod limits;
mod me;
mod playing;
mod protocol;
mod quotas;
mod records;
mod restarts;
mod rooms;
mod secrecy;
mod secrets;
mod security;
mod strangers;
pub(crate) mod support;
mod talking;
