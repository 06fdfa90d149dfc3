//! The command `tratto`.

use std::process::ExitCode;

fn main() -> ExitCode {
    tratto::run(std::env::args_os())
}
