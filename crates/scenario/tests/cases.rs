//! Every case of `testdata/laws/`, one test for each edition that it names.

use libtest_mimic::{Arguments, Failed, Trial};
use std::path::{Path, PathBuf};
use tratto_laws::Edition;
use tratto_scenario::{About, Scenario};

fn main() {
    let arguments = Arguments::from_args();
    let mut trials = Vec::new();
    for path in files() {
        let name = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        match std::fs::read_to_string(&path).map_err(|error| error.to_string()).and_then(|text| read(&text)) {
            Ok(scenario) => trials.extend(trials_of(&name, scenario)),
            Err(error) => trials.push(Trial::test(name, move || Err(Failed::from(error)))),
        }
    }
    libtest_mimic::run(&arguments, trials).exit();
}

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/laws");
    let inside =
        |folder: &Path| std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut files: Vec<PathBuf> = inside(&folder)
        .filter(|path| path.is_dir())
        .flat_map(|group| inside(&group).collect::<Vec<PathBuf>>())
        .filter(|path| path.extension().is_some_and(|end| end == "toml"))
        .filter(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(['C', 'T'])))
        .collect();
    files.sort();
    files
}

fn read(text: &str) -> Result<Scenario, String> {
    Scenario::read(text).map_err(|error| error.to_string())
}

fn trials_of(file: &str, scenario: Scenario) -> Vec<Trial> {
    let mut trials = Vec::new();
    for (index, variant) in scenario.variants.iter().enumerate() {
        let named = match variant.name.english() {
            Some(name) => format!("{file} {name}"),
            None => file.to_owned(),
        };
        let editions: Vec<Option<Edition>> = match variant.editions.is_empty() {
            true => vec![None],
            false => variant.editions.iter().copied().map(Some).collect(),
        };
        for edition in editions {
            let scenario = scenario.clone();
            let name = edition.map_or_else(|| named.clone(), |edition| format!("{named} [{edition}]"));
            trials.push(Trial::test(name, move || check(&scenario, index, edition)));
        }
    }
    trials
}

fn check(scenario: &Scenario, variant: usize, edition: Option<Edition>) -> Result<(), Failed> {
    let course = scenario
        .run(&scenario.variants[variant], edition)
        .map_err(|error| Failed::from(error.to_string()))?;
    if !course.checked {
        return Err(Failed::from("nothing is expected: a test that cannot fail"));
    }
    // What happened is the log: it must be writable, readable, and give the same rulings again.
    let log = tratto_scenario::Log::from_json(&course.log.to_json()).map_err(|error| error.to_string())?;
    let (_, again) = log.replay().map_err(|error| error.to_string())?;
    let happened = course.taken.iter().filter_map(|taken| taken.outcome.as_ref().ok());
    if !happened.map(|occurrence| &occurrence.rulings).eq(&again) {
        return Err(Failed::from("the log does not replay to the same rulings"));
    }
    let mut complaints = String::new();
    for difference in &course.differences {
        let line = difference.line.map_or_else(String::new, |line| format!("line {line}: "));
        let about = match difference.about {
            About::Rulings => "rulings".to_owned(),
            About::Clock(side) => format!("clock of {side}"),
            About::Position => "position".to_owned(),
            About::May(side) => format!("what {side} may claim"),
            About::Must(side) => format!("what {side} must do"),
            About::Event => "not an event".to_owned(),
        };
        complaints.push_str(&format!(
            "{line}{about}\n  expected: {}\n  found:    {}\n",
            difference.expected.replace('\n', "\n            "),
            difference.found.replace('\n', "\n            "),
        ));
    }
    if complaints.is_empty() { Ok(()) } else { Err(Failed::from(complaints)) }
}
