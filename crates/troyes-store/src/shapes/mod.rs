//! What is kept of rooms, in shapes of its own; those of games are in `troyes-shapes`. Whatever was once written is read for ever, so these
//! never follow from a type that may be renamed elsewhere: every field stands here, and golden rows in [`tests`](self) hold them.

pub(crate) mod explained;
pub(crate) mod room;

#[cfg(test)]
mod tests;
