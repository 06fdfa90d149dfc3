//! `cargo xtask` prints every breach of the house rules, and fails if there is one; `cargo xtask features` builds
//! every crate with each of its features alone; `cargo xtask coverage` prints how many articles of each edition of the
//! Laws a case exercises.

use std::io::Write;
use std::process::ExitCode;
use xtask::House;

fn main() -> ExitCode {
    let house = match House::open() {
        Ok(house) => house,
        Err(error) => return fault(&format!("the repository cannot be read: {error}")),
    };
    match std::env::args().nth(1).as_deref() {
        None => rules(&house),
        Some("features") => match xtask::features::check(&house) {
            Ok(true) => ExitCode::SUCCESS,
            Ok(false) => ExitCode::FAILURE,
            Err(error) => fault(&format!("cargo cannot be started: {error}")),
        },
        Some("coverage") => {
            let (table, found) = xtask::coverage::report(&house);
            let mut out = std::io::stdout().lock();
            let _ = write!(out, "{table}");
            for finding in &found {
                let _ = writeln!(out, "{finding}");
            }
            if found.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Some(other) => fault(&format!(
            "{other:?} is nothing known: `features`, `coverage`, or nothing for the house rules"
        )),
    }
}

fn rules(house: &House) -> ExitCode {
    let mut out = std::io::stdout().lock();
    let mut breaches = 0;
    for (name, rule) in xtask::RULES {
        for finding in rule(house) {
            breaches += 1;
            // A reader that has gone away (`cargo xtask | head`) is no error.
            let _ = writeln!(out, "{finding} ({name})");
        }
    }
    if breaches == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn fault(what: &str) -> ExitCode {
    eprintln!("xtask: {what}");
    ExitCode::from(2)
}
