//! The same promises as in `contract`, kept on PostgreSQL.

#[path = "contract/main.rs"]
mod contract;

use contract::support;
