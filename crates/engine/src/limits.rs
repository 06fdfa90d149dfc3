//! What an engine's process may do: no more than think.

use std::process::Child;

/// The memory that the process may ask for.
#[cfg(target_os = "linux")]
const ADDRESS_SPACE: u64 = 512 << 20;
/// How far it stands back for others, as `nice` counts.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 10;

/// Limits the memory of the process, forbids it to write files, and lowers its priority.
///
/// What the system refuses to limit is left: an engine in a container without these rights is better than none.
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

/// Ends the process and all that it started.
#[cfg(target_os = "linux")]
pub(crate) fn kill(child: &mut Child) {
    use rustix::process::{Pid, Signal, kill_process_group};
    // The process is the leader of a group of its own, and not yet waited for, so that its number is nobody else's.
    let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
    let _ = child.kill();
    let _ = child.wait();
}

#[cfg(not(target_os = "linux"))]
pub(crate) fn kill(child: &mut Child) {
    let _ = child.kill();
    let _ = child.wait();
}
