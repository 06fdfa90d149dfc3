//! Every kind of act against every role.

use super::*;
use tratto_laws::{
    Bystander, Choice, Claim, Discovery, Misconduct, OfferForm, Penalty, Place, Request, StopReason, Verdict,
};

const ROLES: [Role; 6] =
    [Role::White, Role::Black, Role::Arbiter, Role::Assistant, Role::Spectator, Role::Server];

/// Who may: W, B, A(rbiter), S (assistant), w(atching), s(erver), in the order of [`ROLES`]; `-` where not.
fn check(act: &str, expected: &str) {
    let act: Act = act.parse().unwrap_or_else(|error| panic!("{error}"));
    let letters = ["W", "B", "A", "S", "w", "s"];
    let found: String = ROLES
        .iter()
        .zip(letters)
        .map(|(role, letter)| if permits(*role, &act) { letter } else { "-" })
        .collect();
    assert_eq!(found, expected, "{act}");
}

/// What a player does: once for each colour, so that nobody acts for the other.
fn player(deed: &str, white: &str) {
    check(&format!("white {deed}"), white);
    let black: String = white.chars().map(|letter| if letter == 'W' { '-' } else { letter }).collect();
    let black = if white.starts_with('W') { black.replacen("--", "-B", 1) } else { black };
    check(&format!("black {deed}"), &black);
}

#[test]
fn the_deeds_of_players() {
    for deed in [
        "touches e2",
        "touches e2 deliberately",
        "touches e2 adjusting",
        "touches e2 announcing-too-late",
        "touches e2 and e7 in-unknown-order",
        "releases e2 on e4",
        "removes e7",
        "puts queen on e8",
        "rests queen on e8",
        "takes-back",
        "announces e2e4",
        "accepts",
        "refuses",
        "resigns",
        "signs 1-0",
        "appeals",
        "states e2e4",
        "adjourns 5:00",
        "seals \"e4\" = e2e4",
        "records \"e4\" = e2e4",
    ] {
        player(deed, "W-----");
    }
    for deed in ["plays e2e4", "plays e2e4 with-both-hands", "presses", "presses with-other-hand"] {
        player(deed, "W----s");
    }
    for form in OfferForm::ALL {
        player(&format!("offers-draw {form}"), "W----s");
    }
    for reason in StopReason::ALL {
        player(&format!("stops-clocks {reason}"), "W-----");
    }
    for request in Request::ALL {
        player(&format!("asks {request}"), "W-----");
    }
    for claim in [
        Claim::Threefold(None),
        Claim::Fifty(None),
        Claim::Flag(tratto_laws::ClaimEvidence::Clock),
        Claim::Flag(tratto_laws::ClaimEvidence::Screen),
        Claim::IllegalMove,
        Claim::Touched,
        Claim::Quickplay(tratto_laws::QuickplayGround::NoEffort),
        Claim::Quickplay(tratto_laws::QuickplayGround::CannotWin),
        Claim::ExtraSeconds,
    ] {
        player(&format!("claims {claim}"), "W-----");
    }
    player("claims threefold with \"Nf3\" = g1f3", "W-----");
    player("claims fifty with \"Nf3\" = g1f3", "W-----");
}

#[test]
fn what_the_arbiter_notes_of_players() {
    player("arrives", "W-A--s");
    for deed in ["returns", "displaces e2 e4", "puts-back"] {
        player(deed, "W-A---");
    }
    for place in Place::ALL {
        player(&format!("leaves {place}"), "W-A---");
        player(&format!("leaves {place} with-permission"), "--A---");
    }
    for misconduct in Misconduct::ALL {
        player(&format!("offends {misconduct}"), "--A---");
    }
    player("touches e2 accidentally", "--A---");
    player("touches e2 by-mistake", "--A---");
}

#[test]
fn the_offices_of_the_arbiter() {
    let penalties = [
        Penalty::Warning,
        Penalty::OpponentTime(tratto_clock::Millis::from_secs(60)),
        Penalty::OwnTime(tratto_clock::Millis::from_secs(60)),
        Penalty::Loss(tratto_laws::Points::ONE),
        Penalty::OwnPoints(tratto_laws::Points::HALF),
        Penalty::OpponentPoints(tratto_laws::Points::HALF),
        Penalty::Fine,
        Penalty::Exclusion,
        Penalty::Expulsion,
    ];
    let mut offices: Vec<String> = penalties.iter().map(|one| format!("penalises white {one}")).collect();
    offices.extend(Verdict::ALL.iter().map(|verdict| verdict.to_string()));
    offices.extend(
        [
            "starts",
            "stops-clocks",
            "restarts-clocks",
            "sets white to 5:00",
            "adds 2:00 to black",
            "takes-back 2",
            "declares 1-0",
            "annuls",
            "lets-play-on",
            "consents",
            "tells-to-seal",
            "checks-envelope",
            "resumes",
            "opens-envelope",
            "replaces-clock",
            "sends-out",
            "inspects white",
            "provides white",
            "reconstructs",
            "observes flag white",
            "observes both-flags",
            "observes illegal-move",
            "observes touched",
            "observes illegal-position",
            "observes absence white",
            "observes automatic-draw",
            "observes not-algebraic white",
        ]
        .map(str::to_owned),
    );
    for office in offices {
        check(&format!("arbiter {office}"), "--A--s");
    }
    assert!(!Choice::ALL.is_empty());
}

#[test]
fn assistants_discoveries_and_bystanders() {
    for aid in [
        "plays e2e4",
        "announces e2e4",
        "presses",
        "records \"e4\" = e2e4",
        "informs-asked",
        "informs-unasked",
        "claims flag",
        "reports e2",
        "adjourns",
    ] {
        check(&format!("assistant-of-white {aid}"), "---S--");
        check(&format!("assistant-of-black {aid}"), "---S--");
    }
    for discovery in [
        Discovery::WrongStart,
        Discovery::BoardTurned,
        Discovery::ColoursReversed,
        Discovery::ClockSetting { schedule_suffers: false },
        Discovery::ClockSetting { schedule_suffers: true },
        Discovery::ClockDefect,
        Discovery::Displaced(None),
        Discovery::Displaced(Some(2)),
        Discovery::IllegalMove,
        Discovery::Flag(Color::White),
        Discovery::NotProvable,
        Discovery::BoardsDiffer(Color::White),
        Discovery::SheetsDiffer(2),
        Discovery::EnvelopeLost { position_known: true },
        Discovery::EnvelopeLost { position_known: false },
        Discovery::ResumptionTimes,
    ] {
        check(&format!("found {discovery}"), "--A---");
    }
    for bystander in Bystander::ALL {
        check(&format!("spectator {bystander}"), "--A---");
    }
    check("players agree-to-correct", "WBA---");
}
