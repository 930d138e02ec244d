//! Ending when the system wants it, or the terminal goes away, from whatever state.
//!
//! A program that waits for keys of a terminal that is gone may wait for ever, or read its end again and again, so two threads watch over it:
//! they ask for the end, and see to it if nobody listens. Nothing can be lost: a game is saved with every decision, by replacing a
//! whole file.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

/// How long the game has for ending by itself.
const GRACE: Duration = Duration::from_secs(1);

/// Starts watching. The flag is raised when the game has to end.
pub(super) fn start() -> io::Result<Arc<AtomicBool>> {
    let ending = Arc::new(AtomicBool::new(false));
    let mut signals = Signals::new([SIGHUP, SIGINT, SIGTERM])?;
    let asked = Arc::clone(&ending);
    thread::spawn(move || {
        if signals.forever().next().is_some() {
            end(&asked);
        }
    });
    let gone = Arc::clone(&ending);
    thread::spawn(move || {
        if terminal_is_gone() {
            end(&gone);
        }
    });
    Ok(ending)
}

/// Waits until nobody holds the other side of the terminal any more. Nothing else is waited for, so keys wake nobody here.
fn terminal_is_gone() -> bool {
    loop {
        match hang_ups(None) {
            Ok(_) => return true,
            Err(Errno::INTR) => {}
            // Where this cannot be watched, signals have to do.
            Err(_) => return false,
        }
    }
}

/// Whether nobody holds the other side of the terminal any more: then writing fails, too, maybe before anybody has noticed.
pub(super) fn is_terminal_gone() -> bool {
    let at_once = Timespec { tv_sec: 0, tv_nsec: 0 };
    hang_ups(Some(&at_once)).is_ok_and(|count| count > 0)
}

fn hang_ups(patience: Option<&Timespec>) -> Result<usize, Errno> {
    let stdin = rustix::stdio::stdin();
    poll(&mut [PollFd::new(&stdin, PollFlags::empty())], patience)
}

fn end(ending: &AtomicBool) {
    ending.store(true, Ordering::Relaxed);
    thread::sleep(GRACE);
    super::leave();
    std::process::exit(0);
}
