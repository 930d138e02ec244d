//! How a server leaves: its sockets go one after the other, each at a moment of its own, so that the servers they come to next are not asked by all
//! of them at once. Until its moment, everybody plays on here.

use std::sync::OnceLock;
use std::time::Duration;

use tokio::time::sleep;
use tokio_util::sync::CancellationToken;

use crate::random;

/// How long each socket keeps another server busy, amply.
const FOR_EACH: Duration = Duration::from_millis(2);

/// Nobody waits longer: whatever stops servers is impatient, too.
const LONGEST: Duration = Duration::from_secs(20);

#[derive(Default)]
pub(crate) struct Leaving {
    begun: CancellationToken,
    span: OnceLock<Duration>,
    /// Those who are still here leave at once.
    over: CancellationToken,
}

impl Leaving {
    /// Begins, with this many open sockets; returns how long it takes.
    pub(crate) fn begin(&self, sockets: usize) -> Duration {
        let span = *self.span.get_or_init(|| span_for(sockets));
        self.begun.cancel();
        span
    }

    pub(crate) fn has_begun(&self) -> bool {
        self.begun.is_cancelled()
    }

    pub(crate) fn end(&self) {
        self.over.cancel();
    }

    /// Comes when it is one socket's turn to leave.
    pub(crate) async fn turn(&self) {
        self.begun.cancelled().await;
        let span = self.span.get().copied().unwrap_or_default();
        let share = f64::from(u32::from_le_bytes(random::bytes())) / f64::from(u32::MAX);
        tokio::select! {
            () = sleep(span.mul_f64(share)) => {}
            () = self.over.cancelled() => {}
        }
    }
}

fn span_for(sockets: usize) -> Duration {
    FOR_EACH.saturating_mul(u32::try_from(sockets).unwrap_or(u32::MAX)).min(LONGEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_more_sockets_the_longer_but_not_for_ever() {
        assert_eq!(span_for(0), Duration::ZERO);
        assert_eq!(span_for(100), Duration::from_millis(200));
        assert_eq!(span_for(10_000), LONGEST);
        assert_eq!(span_for(usize::MAX), LONGEST);
    }
}
