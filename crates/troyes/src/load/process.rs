//! What a process uses, where the system reports it.

/// Ticks of a second in `/proc`: they are always these, whatever the kernel counts by itself.
const TICKS: f64 = 100.0;

/// Memory of all of some processes; `None` if one of them cannot be seen, or none was named.
pub(super) fn resident_mib(pids: &[u32]) -> Option<f64> {
    all_of(pids, resident_mib_of)
}

/// Seconds of processors that all of some processes have used, likewise.
pub(super) fn seconds_used(pids: &[u32]) -> Option<f64> {
    all_of(pids, seconds_used_of)
}

fn all_of(pids: &[u32], of: impl Fn(u32) -> Option<f64>) -> Option<f64> {
    if pids.is_empty() { None } else { pids.iter().map(|&pid| of(pid)).sum() }
}

/// Its memory, in MiB.
fn resident_mib_of(pid: u32) -> Option<f64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    let kib: f64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kib / 1024.0)
}

/// The time of processors that it has used since it began, in seconds.
fn seconds_used_of(pid: u32) -> Option<f64> {
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
        assert!(resident_mib(&[std::process::id()]).is_some_and(|mib| mib > 1.0));
        assert!(seconds_used(&[std::process::id()]).is_some_and(|seconds| seconds < 3_600.0));
    }
}
