//! Everything the Laws can say is said in both languages: every member on its own, and every case under every edition.

use crate::{Chapter, Lang, Words};
use std::collections::BTreeSet;
use std::path::Path;
use tratto_board::Color;
use tratto_clock::Millis;
use tratto_laws::{
    Act, Choice, Detail, Edition, Effect, Finding, Force, Game, MoveFault, Reading, Regulations, Right, Rule,
    Ruling,
};
use tratto_scenario::Scenario;

/// Checks a sentence: no placeholder left, and no key in its place.
fn check(text: &str, about: &str) {
    assert!(!text.is_empty() && !text.contains(['{', '}']), "{about}: {text:?}");
    let keys = [
        "finding-",
        "effect-",
        "choice-",
        "reading-",
        "player-act-",
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

/// The moves that a ruling names can be made on the board that it carries; a sealed move may be illegal.
fn check_moves(ruling: &Ruling, about: &str) {
    for one in &ruling.effects {
        let (moves, board) = match &one.effect {
            Effect::Must { moves, board, .. } => (&moves[..], board),
            Effect::Opened { sealed, board } => (std::slice::from_ref(sealed), board),
            _ => continue,
        };
        let position = board.position().unwrap_or_else(|| panic!("{about}: no king"));
        assert!(moves.iter().all(|m| position.is_legal(*m)), "{about}: {}", one.effect);
    }
    if let Detail::Fault(faulty) = &ruling.detail
        && let (Some(position), Some(m)) = (faulty.board.position(), faulty.made)
    {
        assert!(!position.is_legal(m) || faulty.fault == MoveFault::Incomplete, "{about}: {faulty:?}");
    }
}

fn check_ruling(words: &Words, ruling: &Ruling, about: &str) {
    check_moves(ruling, about);
    let said = words.ruling(ruling);
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
                let mut game = course.log.set_up().unwrap();
                for lang in Lang::ALL {
                    course.before.iter().for_each(|ruling| check_ruling(Words::of(lang), ruling, &about));
                }
                for taken in &course.taken {
                    let _ = game.apply(taken.event());
                    for lang in Lang::ALL {
                        let words = Words::of(lang);
                        check(&words.act(&taken.event().act, taken.situation()), &about);
                        taken.rulings().iter().for_each(|ruling| check_ruling(words, ruling, &about));
                        spoken += taken.rulings().len();
                        taken.refused().into_iter().for_each(|why| check(&words.not_an_event(why), &about));
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
    for lang in Lang::ALL {
        let words = Words::of(lang);
        let mut text = String::new();
        for finding in Finding::ALL {
            for player in [None, Some(Color::White), Some(Color::Black)] {
                let said = words.ruling(&bare(*finding, player, detail_of(*finding)));
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
    for lang in Lang::ALL {
        let words = Words::of(lang);
        let mut ruling = bare(Finding::RoughClock, Some(Color::Black), Detail::None);
        ruling.grounds = Edition::Laws2014.articles(Rule::ClockHandling);
        ruling.readings = Reading::ALL.to_vec();
        ruling.force = Force::Advice(Choice::ALL.to_vec());
        let rights =
            Right::ALL.iter().map(|right| tratto_laws::Effect::Loses { player: Color::Black, right: *right });
        ruling.effects = rights.map(Into::into).collect();
        let said = words.ruling(&ruling);
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
    let titles: BTreeSet<String> = Rule::ALL.iter().map(|rule| Words::of(Lang::IT).rule(*rule)).collect();
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
            words.act(&act, &game.situation(&act)) + "\n"
        });
        insta::assert_snapshot!(format!("acts_{}", lang.code()), said.collect::<String>());
    }
}

#[test]
fn a_rule_says_something_in_every_edition_that_has_it_or_in_none() {
    let words = Words::of(Lang::EN);
    for rule in Rule::ALL {
        let said = Edition::ALL.into_iter().filter(|edition| edition.has(*rule));
        let said: Vec<bool> = said.map(|edition| words.value(edition, *rule).is_some()).collect();
        assert!(said.iter().all(|one| *one == said[0]), "{}", rule.key());
    }
}

#[test]
fn every_wording_of_the_table_has_its_sentence() {
    for rule in Rule::ALL {
        let sentences = super::told::told(*rule).len();
        let wordings: BTreeSet<usize> =
            Edition::ALL.into_iter().filter_map(|edition| edition.wording(*rule)).collect();
        assert!(wordings.into_iter().eq(0..sentences), "{}", rule.key());
    }
}

/// The editions that say something else than the one before them, as the texts have it.
#[test]
fn editions_part_where_their_texts_do() {
    let parted = [
        (Rule::Checkmate, "2014"),
        (Rule::Stalemate, "2014"),
        (Rule::DeadPosition, "2014"),
        (Rule::ClaimIsOffer, "2014"),
        (Rule::ClaimStopsClock, "2009 2014"),
        (Rule::UnableToWrite, "2005 2014"),
        (Rule::UnableToPress, "2014"),
        (Rule::BlindRecord, "2009 2017"),
        (Rule::Spectators, "2009"),
        (Rule::ResumptionLate, "2009 2014"),
        (Rule::ConductPenalty, "2009"),
        (Rule::RecordingRelief, "2005 2009 2014"),
        (Rule::Appeal, "2014 2017"),
        (Rule::OfferEnds, "2001"),
        (Rule::QuickplayPostponed, "2001 2005"),
        (Rule::WrongStartQuick, "2001 2014"),
        (Rule::Distraction, "2001 2009"),
        (Rule::Devices, "2009 2014 2017"),
        (Rule::BishopMoves, ""),
    ];
    for lang in Lang::ALL {
        for (rule, expected) in parted {
            let mut changes = Vec::new();
            let mut before = None;
            for edition in Edition::ALL.into_iter().filter(|edition| edition.has(rule)) {
                let value = Words::of(lang).value(edition, rule);
                if before.as_ref().is_some_and(|before| *before != value) {
                    changes.push(edition.to_string());
                }
                before = Some(value);
            }
            assert_eq!(changes.join(" "), expected, "{} {lang:?}", rule.key());
        }
    }
}

/// What is said of an act after others, in Italian.
fn told_in_italian(fen: &str, acts: &[&str]) -> String {
    let steps: String = acts.iter().map(|act| format!("[[step]]\ndo = {act:?}\n")).collect();
    let scenario =
        Scenario::read(&format!("regulations.control = \"5400\"\nstart.fen = \"{fen}\"\n{steps}")).unwrap();
    let course = scenario.run(&scenario.variants[0], None).unwrap();
    assert!(course.taken.iter().all(|taken| taken.refused().is_none()));
    let last = course.taken.last().unwrap();
    Words::of(Lang::IT).act(&last.event().act, last.situation())
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

/// Black captured the king, and White then moved without one: the ruling is on the first of the two.
#[test]
fn a_ruling_says_what_was_wrong_with_its_own_move() {
    let acts = [
        "black plays e2e1",
        "black presses",
        "white plays a2a3",
        "white presses",
        "arbiter observes illegal-move",
    ];
    let steps: String = acts.iter().map(|act| format!("[[step]]\ndo = {act:?}\n")).collect();
    let start = "start.fen = \"4k3/8/8/8/8/8/P3r3/4K3 b - - 0 30\"";
    let scenario = Scenario::read(&format!("regulations.control = \"5400\"\n{start}\n{steps}")).unwrap();
    let course = scenario.run(&scenario.variants[0], None).unwrap();
    let rulings = course.taken.last().unwrap().rulings();
    let said = Words::of(Lang::EN).ruling(&rulings[0]).finding;
    assert_eq!(said, "Illegal move by Black: the king on e1 was captured");
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
    let mut ruling = bare(Finding::RoughClock, Some(Color::White), Detail::None);
    ruling.effects = vec![tratto_laws::Effect::Warning(Color::White).into()];
    ruling.force = Force::Advice(vec![Choice::Agree, Choice::Postpone, Choice::Reject]);
    let said = Words::of(Lang::IT).ruling(&ruling);
    assert_eq!(said.effects.as_deref(), Some("Si consiglia un'ammonizione al Bianco"));
    assert_eq!(
        said.choices.as_deref(),
        Some("Spetta all'arbitro accogliere o respingere la richiesta o differire la decisione")
    );
}
