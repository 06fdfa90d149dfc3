//! Everything the Laws can say is said in both languages: every member on its own, and every case under every edition.

use crate::{Chapter, Lang, Scene, Words};
use std::path::Path;
use tratto_board::Color;
use tratto_clock::Millis;
use tratto_laws::{
    Act, Choice, Detail, Edition, Event, Finding, Force, Game, Reading, Regulations, Right, Rule, Ruling,
};
use tratto_scenario::{Course, Scenario};

/// A sentence that holds together: nothing left out, no key in its place.
fn check(text: &str, about: &str) {
    assert!(!text.is_empty() && !text.contains(['{', '}']), "{about}: {text:?}");
    let keys = [
        "finding-",
        "effect-",
        "choice-",
        "reading-",
        "deed-",
        "arbiter-act-",
        "aid-",
        "found-",
        "bystander-",
        "penalty-",
        "misconduct-",
        "request-",
        "claim-",
        "duty-",
        "not-event-",
        "rule-",
        "value-",
        "says-",
        "chapter-",
        "ruling-",
        "fault-",
    ];
    assert!(!keys.iter().any(|key| text.starts_with(key)), "{about}: {text:?}");
    assert!(!text.contains("  ") && !text.ends_with([' ', ':', ',']), "{about}: {text:?}");
}

fn cases() -> Vec<(String, Scenario)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/laws");
    let groups =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_dir());
    let mut paths: Vec<_> = groups
        .flat_map(|group| std::fs::read_dir(group).unwrap().map(|entry| entry.unwrap().path()))
        .collect();
    paths.sort_by_key(|path| path.file_name().map(std::ffi::OsStr::to_owned));
    let read = |path: &std::path::PathBuf| {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        Some((name, Scenario::read(&std::fs::read_to_string(path).unwrap()).ok()?))
    };
    paths.iter().filter_map(read).collect()
}

fn begun(course: &Course) -> Game {
    let regulations = course.log.regulations.clone();
    match &course.log.start {
        Some(point) => Game::taken_up(regulations, point).unwrap(),
        None => Game::new(regulations).unwrap(),
    }
}

fn check_ruling(words: &Words, ruling: &Ruling, scene: Scene<'_>, about: &str) {
    let said = words.ruling(ruling, scene);
    for part in [Some(&said.finding), said.effects.as_ref(), said.choices.as_ref(), said.citation.as_ref()] {
        part.into_iter().chain(&said.notes).for_each(|part| check(part, about));
    }
    assert_eq!(said.notes.is_empty(), ruling.readings.is_empty() && !ruling.is_unverified(), "{about}");
    assert_eq!(said.citation.is_none(), ruling.grounds.is_empty(), "{about}");
}

#[test]
fn every_case_is_spoken_under_every_edition() {
    let mut spoken = 0;
    for (name, scenario) in cases() {
        for variant in &scenario.variants {
            for edition in Edition::ALL {
                let Ok(course) = scenario.run(variant, Some(edition)) else { continue };
                let about = format!("{name} {edition}");
                let mut game = begun(&course);
                for lang in Lang::ALL {
                    let before = &course.before;
                    before
                        .iter()
                        .for_each(|ruling| check_ruling(Words::of(lang), ruling, Scene::of(&game), &about));
                }
                for taken in &course.taken {
                    let before = game.clone();
                    let outcome = game.apply(&Event::new(taken.at, taken.act.clone()));
                    for lang in Lang::ALL {
                        let words = Words::of(lang);
                        check(&words.act(&taken.act, &before), &about);
                        match &outcome {
                            Ok(rulings) => {
                                let scene = Scene { before: &before, after: &game };
                                rulings.iter().for_each(|ruling| check_ruling(words, ruling, scene, &about));
                                spoken += rulings.len();
                            }
                            Err(error) => check(&words.not_an_event(error), &about),
                        }
                        for color in Color::ALL {
                            game.can_claim(color)
                                .iter()
                                .for_each(|claim| check(&words.claim(claim, &game), &about));
                            game.duties(color)
                                .iter()
                                .for_each(|duty| check(&words.duty(duty, &game), &about));
                        }
                    }
                }
            }
        }
    }
    assert!(spoken > 2000, "{spoken} rulings");
}

/// A made-up ruling with nothing but a finding.
fn bare(finding: Finding, player: Option<Color>, detail: Detail) -> Ruling {
    Ruling {
        finding,
        player,
        detail,
        effects: Vec::new(),
        force: Force::Binding,
        grounds: Edition::NEWEST.articles(Rule::Checkmate),
        readings: Vec::new(),
    }
}

fn detail_of(finding: Finding) -> Detail {
    match finding {
        Finding::LateInTime | Finding::LateUnstated | Finding::TooLate => {
            Detail::Time(Millis::from_minutes(31))
        }
        Finding::Accidental
        | Finding::AdjustingOffTurn
        | Finding::PromotionChosen
        | Finding::TouchedByMistake => Detail::Square("e4".parse().unwrap()),
        _ => Detail::Count(2),
    }
}

#[test]
fn every_finding_has_its_sentence() {
    let game = Game::new(Regulations::new(Edition::NEWEST)).unwrap();
    for lang in Lang::ALL {
        let words = Words::of(lang);
        let mut text = String::new();
        for finding in Finding::ALL {
            for player in [None, Some(Color::White), Some(Color::Black)] {
                let said = words.ruling(&bare(*finding, player, detail_of(*finding)), Scene::of(&game));
                check(&said.finding, finding.name());
                if player == Some(Color::White) {
                    text += &format!("{finding}: {}\n", said.finding);
                }
            }
        }
        insta::assert_snapshot!(format!("findings_{}", lang.code()), text);
    }
}

#[test]
fn rulings_leave_room_where_the_laws_do() {
    let game = Game::new(Regulations::new(Edition::NEWEST)).unwrap();
    for lang in Lang::ALL {
        let words = Words::of(lang);
        let mut ruling = bare(Finding::RoughClock, Some(Color::Black), Detail::None);
        ruling.grounds = Edition::Laws2014.articles(Rule::ClockHandling);
        ruling.readings = Reading::ALL.to_vec();
        ruling.force = Force::Advice(Choice::ALL.to_vec());
        let rights =
            Right::ALL.iter().map(|right| tratto_laws::Effect::Loses { player: Color::Black, right: *right });
        ruling.effects = rights.map(Into::into).collect();
        let said = words.ruling(&ruling, Scene::of(&game));
        insta::assert_snapshot!(
            format!("advice_{}", lang.code()),
            format!("{}\n{}", said.paragraph(), said.notes.join("\n"))
        );
    }
}

#[test]
fn every_rule_has_a_title_and_every_value_its_words() {
    for lang in Lang::ALL {
        let words = Words::of(lang);
        let mut values = String::new();
        for rule in Rule::ALL {
            check(&words.rule(*rule), rule.key());
            check(&words.chapter(Chapter::of(*rule)), rule.key());
            for edition in Edition::ALL {
                if let Some(value) = words.value(edition, *rule) {
                    check(&value, rule.key());
                    values += &format!("{} {edition}: {value}\n", rule.key());
                }
            }
        }
        insta::assert_snapshot!(format!("values_{}", lang.code()), values);
    }
    assert_eq!(Chapter::all().flat_map(Chapter::rules).collect::<Vec<_>>(), Rule::ALL);
    let titles: std::collections::BTreeSet<String> =
        Rule::ALL.iter().map(|rule| Words::of(Lang::It).rule(*rule)).collect();
    assert_eq!(titles.len(), Rule::ALL.len(), "no two rules have one title");
}

#[test]
fn every_act_of_the_manual_is_spoken() {
    let game = Game::new(Regulations::new(Edition::NEWEST)).unwrap();
    let acts = include_str!("acts.txt");
    for lang in Lang::ALL {
        let words = Words::of(lang);
        let said = acts.lines().map(|line| {
            let act: Act = line.parse().unwrap_or_else(|error| panic!("{error}"));
            words.act(&act, &game) + "\n"
        });
        insta::assert_snapshot!(format!("acts_{}", lang.code()), said.collect::<String>());
    }
}

#[test]
fn a_rule_says_something_in_every_edition_that_has_it_or_in_none() {
    let words = Words::of(Lang::En);
    for rule in Rule::ALL {
        let said = Edition::ALL.into_iter().filter(|edition| edition.has(*rule));
        let said: Vec<bool> = said.map(|edition| words.value(edition, *rule).is_some()).collect();
        assert!(said.iter().all(|one| *one == said[0]), "{}", rule.key());
    }
}

/// Groups of editions that say the same, as the texts have them.
#[test]
fn editions_part_where_their_texts_do() {
    let parted = [
        (Rule::Checkmate, "2001 2009 | 2014 2017 2018 2023"),
        (Rule::Stalemate, "2001 2009 | 2014 2017 2018 2023"),
        (Rule::DeadPosition, "2001 2009 | 2014 2017 2018 2023"),
        (Rule::ClaimIsOffer, "2001 2009 | 2014 2017 2018 2023"),
        (Rule::ClaimStopsClock, "2001 | 2009 | 2014 2017 2018 2023"),
        (Rule::UnableToWrite, "2001 | 2009 | 2014 2017 2018 2023"),
        (Rule::UnableToPress, "2001 2009 | 2014 2017 2018 2023"),
        (Rule::BlindRecord, "2001 | 2009 2014 | 2017 2018 2023"),
        (Rule::Spectators, "2001 | 2009 2014 2017 2018 2023"),
        (Rule::ResumptionLate, "2001 | 2009 | 2014 2017 2018 2023"),
        (Rule::ConductPenalty, "2001 | 2009 2014 2017 2018 2023"),
        (Rule::RecordingRelief, "2001 | 2009 | 2014 2017 2018 2023"),
        (Rule::Appeal, "2009 | 2014 | 2017 2018 2023"),
        (Rule::BishopMoves, "2001 2009 2014 2017 2018 2023"),
    ];
    for lang in Lang::ALL {
        for (rule, expected) in parted {
            let mut groups = String::new();
            let mut before = None;
            for edition in Edition::ALL.into_iter().filter(|edition| edition.has(rule)) {
                let value = Words::of(lang).value(edition, rule);
                let between =
                    if before.as_ref().is_some_and(|before| *before != value) { " | " } else { " " };
                groups += &format!("{between}{edition}");
                before = Some(value);
            }
            assert_eq!(groups.trim(), expected, "{} {lang:?}", rule.key());
        }
    }
}

/// What is said of an act after others, in Italian.
fn told_in_italian(fen: &str, acts: &[&str]) -> String {
    let steps: String = acts.iter().map(|act| format!("[[step]]\ndo = {act:?}\n")).collect();
    let scenario =
        Scenario::read(&format!("regulations.control = \"5400\"\nstart.fen = \"{fen}\"\n{steps}")).unwrap();
    let course = scenario.run(&scenario.variants[0], None).unwrap();
    let mut game = begun(&course);
    let mut told = String::new();
    for taken in &course.taken {
        told = Words::of(Lang::It).act(&taken.act, &game);
        game.apply(&Event::new(taken.at, taken.act.clone())).unwrap();
    }
    told
}

#[test]
fn moves_are_quoted_in_the_letters_of_the_reader() {
    let rooks = "4k3/8/8/8/8/4K3/8/R6R w - - 98 100";
    assert_eq!(
        told_in_italian(rooks, &["white claims fifty with \"Ra7\""]),
        "Il Bianco chiede la patta per la regola delle cinquanta mosse con la mossa scritta «Ta7»"
    );
    assert_eq!(
        told_in_italian(rooks, &["white plays Ra7", "white presses", "white records \"Ra7\""]),
        "Il Bianco scrive «Ta7» sul formulario"
    );
    assert_eq!(
        told_in_italian(rooks, &["arbiter tells-to-seal", "white seals \"Rd1\" = ambiguous"]),
        "Il Bianco mette in busta «Td1»",
        "two rooks can go there"
    );
    assert_eq!(
        told_in_italian(rooks, &["arbiter tells-to-seal", "white seals \"R?\" = unclear"]),
        "Il Bianco mette in busta «R?»",
        "nobody knows what it says"
    );
}

#[test]
fn pieces_are_released_in_their_gender() {
    let fen = "4k3/P7/8/8/8/8/8/R3K3 w - - 0 1";
    assert_eq!(
        told_in_italian(fen, &["white releases a7 on a8"]),
        "Il Bianco posa in a8 il pedone di a7 e lo rilascia"
    );
    assert_eq!(
        told_in_italian(fen, &["white releases a1 on b1"]),
        "Il Bianco posa in b1 la torre di a1 e la rilascia"
    );
}

#[test]
fn what_is_recommended_reads_as_a_recommendation() {
    let game = Game::new(Regulations::new(Edition::Laws2023)).unwrap();
    let mut ruling = bare(Finding::RoughClock, Some(Color::White), Detail::None);
    ruling.effects = vec![tratto_laws::Effect::Warning(Color::White).into()];
    ruling.force = Force::Advice(vec![Choice::Agree, Choice::Postpone, Choice::Reject]);
    let said = Words::of(Lang::It).ruling(&ruling, Scene::of(&game));
    assert_eq!(said.effects.as_deref(), Some("Si consiglia un'ammonizione al Bianco"));
    assert_eq!(
        said.choices.as_deref(),
        Some("Spetta all'arbitro accogliere o respingere la richiesta o differire la decisione")
    );
}
