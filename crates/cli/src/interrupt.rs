//! Ctrl-C during long work: the first asks for the results so far, the second ends the process.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

static ASKED: AtomicBool = AtomicBool::new(false);

/// The flag that Ctrl-C sets from now on.
pub(crate) fn flag() -> &'static AtomicBool {
    static INSTALLED: OnceLock<()> = OnceLock::new();
    INSTALLED.get_or_init(|| {
        // Without a handler Ctrl-C still ends the process, as ever.
        let _ = ctrlc::set_handler(|| {
            if ASKED.swap(true, Ordering::Relaxed) {
                std::process::exit(130);
            }
        });
    });
    &ASKED
}
