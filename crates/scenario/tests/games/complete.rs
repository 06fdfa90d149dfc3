//! The cases of `testdata/laws/` are complete: every kind of event occurs in one of them, and every finding, effect, choice, right
//! and duty results from one, or is listed here with the reason.

use std::collections::BTreeSet;
use std::path::Path;
use tratto_laws::{Act, Choice, ClaimKind, DutyKind, Effect, Finding, Force, Reading};
use tratto_scenario::Scenario;

/// What all the cases bring about.
#[derive(Default)]
struct Seen {
    acts: BTreeSet<String>,
    findings: BTreeSet<Finding>,
    effects: BTreeSet<String>,
    choices: BTreeSet<Choice>,
    readings: BTreeSet<Reading>,
    /// Where which reading was chosen, as `readings.txt` has it.
    places: BTreeSet<String>,
    rights: BTreeSet<ClaimKind>,
    duties: BTreeSet<DutyKind>,
}

fn seen() -> Seen {
    let mut seen = Seen::default();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/laws");
    let groups = std::fs::read_dir(folder).expect("the cases are here").flatten();
    for entry in groups.filter_map(|group| std::fs::read_dir(group.path()).ok()).flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(entry.path()).expect("readable");
        let scenario = Scenario::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        for variant in &scenario.variants {
            let named = !variant.editions.is_empty();
            for edition in scenario.editions(variant).expect("the cases name editions") {
                let course = scenario.run(variant, named.then_some(edition)).expect("the cases run");
                let place = [scenario.case.as_deref(), variant.name.english()];
                let place: Vec<&str> = place.into_iter().flatten().collect();
                seen.add(&place.join(", "), &course);
            }
        }
    }
    seen
}

impl Seen {
    fn add(&mut self, place: &str, course: &tratto_scenario::Course) {
        let mut game = course.log.set_up().expect("it has been set up before");
        let mut rulings = course.before.clone();
        for event in &course.log.events {
            self.acts.insert(event.act.kind());
            rulings.extend(game.apply(event).expect("it has happened before").rulings);
            for color in tratto_board::Color::ALL {
                self.rights.extend(game.can_claim(color).iter().map(|claim| claim.kind));
                self.duties.extend(game.duties(color).iter().map(|duty| duty.kind));
            }
        }
        for ruling in &rulings {
            self.findings.insert(ruling.finding);
            self.effects.extend(ruling.effects.iter().map(|one| one.effect.kind()));
            self.readings.extend(ruling.readings.iter().copied());
            self.places.extend(ruling.readings.iter().map(|reading| {
                format!("{place} [{}] {}: {}", course.edition, ruling.finding.name(), reading.name())
            }));
            if let Force::Advice(choices) = &ruling.force {
                self.choices.extend(choices.iter().copied());
            }
        }
    }
}

/// Each of the list is seen or excused, and nothing is excused that is seen.
fn whole<T: Ord + ToString>(
    what: &str,
    all: impl IntoIterator<Item = T>,
    seen: &BTreeSet<T>,
    excused: &[(&str, &str)],
) -> Vec<String> {
    let mut complaints = Vec::new();
    for one in all {
        let name = one.to_string();
        let excuse = excused.iter().find(|(excused, _)| *excused == name);
        match (seen.contains(&one), excuse) {
            (false, None) => complaints.push(format!("{what} {name}: in no case")),
            (true, Some((_, reason))) => {
                complaints.push(format!("{what} {name}: in a case, though {reason}"))
            }
            _ => {}
        }
    }
    complaints
}

#[test]
fn nothing_is_left_out() {
    let seen = seen();
    let mut complaints = whole("event", Act::kinds(), &seen.acts, NO_EVENTS);
    complaints.extend(whole("finding", Finding::ALL.iter().copied(), &seen.findings, NO_FINDINGS));
    complaints.extend(whole("effect", Effect::kinds(), &seen.effects, &[]));
    complaints.extend(whole("choice", Choice::ALL.iter().copied(), &seen.choices, NO_CHOICES));
    complaints.extend(whole("reading", Reading::ALL.iter().copied(), &seen.readings, &[]));
    complaints.extend(whole("right", ClaimKind::ALL.iter().copied(), &seen.rights, &[]));
    complaints.extend(whole("duty", DutyKind::ALL.iter().copied(), &seen.duties, &[]));
    assert!(Effect::kinds().len() > 30 && Act::kinds().len() > 150, "the lists of kinds are whole");
    assert!(seen.acts.iter().all(|kind| Act::kinds().contains(kind)));
    assert!(seen.effects.iter().all(|kind| Effect::kinds().contains(kind)));
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

/// Kinds of events that no case needs.
const NO_EVENTS: &[(&str, &str)] = &[];

/// Findings that no case can show.
const NO_FINDINGS: &[(&str, &str)] = &[];

/// Choices that no case can show.
const NO_CHOICES: &[(&str, &str)] = &[(
    "new-game",
    "no article of these editions leaves a new game to the arbiter's choice: it is an effect",
)];

/// A ruling names the interpretation it follows exactly where a text can be read in two ways.
#[test]
fn readings_are_told_where_they_are_listed() {
    let listed = include_str!("../../../../testdata/laws/readings.txt");
    let listed: BTreeSet<String> =
        listed.lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect();
    let told = seen().places;
    let missing: Vec<&String> = listed.difference(&told).collect();
    let new: Vec<&String> = told.difference(&listed).collect();
    assert!(missing.is_empty() && new.is_empty(), "no longer told: {missing:#?}\ntold anew: {new:#?}");
}
