//! x
use crate::arguments::ShowOptions;
pub(crate) fn run(_options: &ShowOptions) -> anyhow::Result<bool> {
    Ok(true)
}
