//! What is kept, in shapes of its own. Whatever was once written is read for ever, so these never follow from a type that may be
//! renamed elsewhere: every field and every word stands here, and golden rows in [`tests`](self) hold them.

pub(crate) mod decision;
pub(crate) mod entry;
pub(crate) mod room;
pub(crate) mod start;
pub(crate) mod words;

#[cfg(test)]
mod tests;
