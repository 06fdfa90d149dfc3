//! Limits on an engine's process.

use std::process::Child;

/// The limit on the address space of the process, in bytes.
#[cfg(target_os = "linux")]
const ADDRESS_SPACE: u64 = 512 << 20;
/// The niceness of the process.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 10;

/// Limits the memory of the process, forbids it to write files, and lowers its priority.
///
/// Limits that the system refuses to set are skipped, so that an engine also runs in a container without the right to set them.
#[cfg(target_os = "linux")]
pub(crate) fn limit(child: &Child) {
    use rustix::process::{Pid, Resource, Rlimit, prlimit, setpriority_process};
    let pid = Pid::from_child(child);
    let at_most = |most| Rlimit { current: Some(most), maximum: Some(most) };
    let _ = prlimit(Some(pid), Resource::As, at_most(ADDRESS_SPACE));
    let _ = prlimit(Some(pid), Resource::Fsize, at_most(0));
    let _ = prlimit(Some(pid), Resource::Core, at_most(0));
    let _ = setpriority_process(Some(pid), NICENESS);
}

#[cfg(not(target_os = "linux"))]
pub(crate) fn limit(_: &Child) {}

/// Kills the process and all processes that it started.
#[cfg(target_os = "linux")]
pub(crate) fn kill(child: &mut Child) {
    use rustix::process::{Pid, Signal, kill_process_group};
    // The process leads its own group, and has not been waited for yet, so its number cannot have been reused.
    let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
    let _ = child.kill();
    let _ = child.wait();
}

#[cfg(not(target_os = "linux"))]
pub(crate) fn kill(child: &mut Child) {
    let _ = child.kill();
    let _ = child.wait();
}
