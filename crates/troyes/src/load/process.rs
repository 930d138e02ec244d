//! What a process uses, where the system reports it.

/// Ticks of a second in `/proc`: they are always these, whatever the kernel counts by itself.
const TICKS: f64 = 100.0;

/// Its memory, in MiB.
pub(super) fn resident_mib(pid: u32) -> Option<f64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    let kib: f64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kib / 1024.0)
}

/// The time of processors that it has used since it began, in seconds.
pub(super) fn seconds_used(pid: u32) -> Option<f64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The name comes first, in brackets, and may contain anything.
    let (_, numbers) = status.rsplit_once(')')?;
    let mut numbers = numbers.split_whitespace().skip(11);
    let mut ticks = || numbers.next()?.parse::<f64>().ok();
    Some((ticks()? + ticks()?) / TICKS)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn our_own_process() {
        assert!(resident_mib(std::process::id()).is_some_and(|mib| mib > 1.0));
        assert!(seconds_used(std::process::id()).is_some_and(|seconds| seconds < 3_600.0));
    }
}
