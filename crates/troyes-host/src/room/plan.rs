//! What somebody would like to open, checked before anything is stored.

use troyes_record::Seed;
use troyes_rules::MAX_PLAYERS;
use troyes_wire::{NewRoom, Refusal, RoomOptions};

use crate::names::checked_name;
use crate::webhook::webhook_url;

/// The shortest and the longest time for a half-day, in seconds.
const LIMITS: core::ops::RangeInclusive<u32> = 10..=14 * 24 * 60 * 60;

/// A table that can be played, before anything is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The name of the host.
    pub(super) name: String,
    pub(super) places: usize,
    pub(super) options: RoomOptions,
    pub(super) webhook: Option<String>,
}

impl Plan {
    /// Checks what somebody asks for.
    ///
    /// # Errors
    ///
    /// [`Refusal`] if it could not be played.
    pub fn new(asked: &NewRoom) -> Result<Self, Refusal> {
        let name = checked_name(&asked.name)?;
        let places = usize::from(asked.places);
        if !(1..=MAX_PLAYERS).contains(&places) {
            return Err(Refusal::PlayerCount);
        }
        let webhook = asked.webhook.as_deref().map(checked_webhook).transpose()?;
        Ok(Self { name, places, options: checked_options(&asked.options)?, webhook })
    }
}

/// Options that can be played.
pub(super) fn checked_options(options: &RoomOptions) -> Result<RoomOptions, Refusal> {
    if options.limit.is_some_and(|limit| !LIMITS.contains(&limit)) {
        return Err(Refusal::BadLimit);
    }
    options.columns.deal(Seed::from_text(""), false)?;
    Ok(options.clone())
}

pub(super) fn checked_webhook(address: &str) -> Result<String, Refusal> {
    webhook_url(address).map(|_| address.to_owned()).ok_or(Refusal::BadWebhook)
}
