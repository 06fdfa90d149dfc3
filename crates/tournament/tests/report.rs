//! Tournament reports: read, written back, refused.

use tratto_tournament::trf::{Problem, Report, Warning};
use tratto_tournament::{
    Acceleration, Edition, Forbidden, Number, Outcome, Parity, Plan, PointSystem, Points, Round, Tournament,
    generate,
};

fn read(text: &str) -> Tournament {
    Report::read(text.as_bytes()).expect("the report is right").tournament
}

fn fault(text: &str) -> (usize, Option<usize>, Problem) {
    let fault = Report::read(text.as_bytes()).expect_err("the report is wrong");
    (fault.line, fault.column, fault.problem)
}

/// A record 001 with the columns up to the rank, and then rounds.
fn player(number: u16, points: &str, rounds: &str) -> String {
    format!(
        "001 {number:>4}      {:<33} {:>4} {:>27}{points:>4} {:>4}  {rounds}\n",
        "Rossi, Anna", 1900, "", 1
    )
    .replace("  \n", "\n")
}

fn two(first: &str, second: &str) -> String {
    player(1, "1.0", first) + &player(2, "0.0", second)
}

#[test]
fn every_result_is_its_case() {
    let opponent = Number(2);
    let white = tratto_board::Color::White;
    let game = |outcome, rated| Round::Game { opponent, color: white, outcome, rated };
    for (result, answer, case, points) in [
        ("2 w 1", "1 b 0", game(Outcome::Win, true), "1.0"),
        ("2 w =", "1 b =", game(Outcome::Draw, true), "0.5"),
        ("2 w 0", "1 b 1", game(Outcome::Loss, true), "0.0"),
        ("2 w W", "1 b L", game(Outcome::Win, false), "1.0"),
        ("2 w d", "1 b d", game(Outcome::Draw, false), "0.5"),
        ("2 w =", "1 b 0", game(Outcome::Draw, true), "0.5"),
        ("2 w +", "1 b -", Round::ForfeitWin { opponent, color: Some(white) }, "1.0"),
        ("2 - -", "1 - -", Round::ForfeitLoss { opponent, color: None }, "0.0"),
        ("2 w ?", "1 b ?", Round::Pending { opponent, color: white }, "0.5"),
        ("2 w  ", "1 b  ", Round::Pending { opponent, color: white }, "0.0"),
    ] {
        let other = match answer.chars().last() {
            Some('1') => "1.0",
            Some('=' | 'd') => "0.5",
            _ => "0.0",
        };
        let text = player(1, points, &format!("   {result}")) + &player(2, other, &format!("   {answer}"));
        let tournament = if answer.ends_with('?') {
            read(&(player(1, "0.5", "   2 w ?") + &player(2, "0.5", "   1 b ?")))
        } else {
            read(&text)
        };
        assert_eq!(tournament.entries[0].rounds, [case], "{result}");
    }
}

#[test]
fn byes_and_absences_are_their_cases() {
    let rounds = "0000 - U  0000 - F  0000 - H  0000 - Z            0000 - +";
    let tournament = read(&(player(1, "3.5", rounds) + &player(2, "0.0", "")));
    use Round::{Absent, FullBye, HalfBye, PairingBye};
    assert_eq!(tournament.entries[0].rounds, [PairingBye, FullBye, HalfBye, Absent, Absent, PairingBye]);
    assert_eq!(tournament.entries[1].rounds, [Absent; 6]);
}

#[test]
fn the_last_column_may_tell_who_is_absent_from_the_next_round() {
    let text = player(1, "1.0", "   2 w 1  0000 - H")
        + &player(2, "0.0", "   1 b 0")
        + &player(3, "1.0", "0000 - U")
        + "240 Z 002    2\n";
    let tournament = read(&text);
    assert_eq!(tournament.paired_rounds(), 1);
    let coming: Vec<Option<Round>> = tournament.entries.iter().map(|entry| entry.coming).collect();
    assert_eq!(coming, [Some(Round::HalfBye), Some(Round::Absent), None]);
    // A bye that everybody had is behind them.
    let all = read(&(player(1, "0.5", "0000 - H") + &player(2, "0.0", "0000 - Z")));
    assert_eq!((all.paired_rounds(), all.entries[0].coming), (1, None));
}

#[test]
fn regulations_are_read_in_every_dialect() {
    let two = two("   2 w 1", "   1 b 0");
    let with = |record: &str| read(&format!("{record}\n{two}"));
    assert_eq!(with("142 9").rounds, Some(9));
    assert_eq!(with("XXR 9").rounds, Some(9));
    let black = Some(tratto_board::Color::Black);
    assert_eq!(with("152 B ").initial_color, black);
    assert_eq!(with("XXC black1").initial_color, black);
    assert_eq!(with("192 FIDE_DUTCH_2017").edition, Edition::Dutch2017);
    assert_eq!(with("192 FIDE_DUTCH_2025").edition, Edition::Dutch2026);
    assert_eq!(with("192 FIDE_DUTCH_2026_BAKU").acceleration, Acceleration::Baku);
    assert_eq!(with("042 2026/01/31\n192 FIDE_DUTCH").edition, Edition::Dutch2017);
    assert_eq!(with("042 2026/02/01\n192 FIDE_DUTCH").edition, Edition::Dutch2026);
    assert_eq!(with("XXZ 2").entries[1].coming, Some(Round::Absent));
    let forbidden = vec![Forbidden { from: 1, to: 99, players: vec![Number(1), Number(2)] }];
    assert_eq!(with("XXP 1 2").forbidden, forbidden);
    let three = vec![Forbidden { from: 2, to: 3, players: vec![Number(1), Number(2)] }];
    assert_eq!(with("260 002 003    1    2").forbidden, three);
    let accelerated = with("XXA    1  1.0  0.5");
    assert_eq!(accelerated.entries[0].virtual_points, [Points::tenths(10), Points::tenths(5)]);
    let span = with("250       1.0 001 002    1    1");
    assert_eq!(span.entries[0].virtual_points, [Points::tenths(10), Points::tenths(10)]);
    assert!(span.entries[1].virtual_points.is_empty());
}

#[test]
fn points_are_read_in_every_dialect() {
    let system = |record: &str, won: &str| {
        read(&format!("{record}\n{}{}", player(1, won, "   2 w 1"), player(2, "0.0", "   1 b 0"))).points
    };
    let three = |bye| PointSystem {
        win: Points::tenths(30),
        draw: Points::tenths(10),
        pairing_bye: Points::tenths(bye),
        ..PointSystem::default()
    };
    assert_eq!(system("162  W 3.0    D 1.0", "3.0"), three(30));
    assert_eq!(system("162  W 3.0    D 1.0    L 0.0    P 1.0", "3.0"), three(10));
    assert_eq!(system("BBW  3.0\nBBD  1.0\nBBU  1.0", "3.0"), three(10));
    assert_eq!(system("XXS W=3.0 D=1 PAB=1.0", "3.0"), three(10));
    assert_eq!(system("XXS WW=3 BW=3 WD=1 BD=1", "3.0"), three(30));
}

#[test]
fn a_fault_names_its_place_and_what_would_be_right() {
    let number = |text: &str, from, to| Problem::NotANumber { text: text.to_owned(), from, to };
    assert_eq!(fault("142 nine\n"), (1, Some(5), number("nine", 1, 99)));
    assert_eq!(fault("\n"), (1, None, Problem::NoPlayers));
    assert_eq!(fault("001    1\n"), (1, None, Problem::TooShort { code: "001".to_owned(), needed: 84 }));
    let rated = player(1, "0.0", "").replace("1900", "19x0");
    assert_eq!(fault(&rated), (1, Some(49), number("19x0", 0, 9999)));
    let twice = player(1, "0.0", "") + &player(1, "0.0", "");
    assert_eq!(fault(&twice), (2, Some(5), Problem::Repeated { number: Number(1), first: 1 }));
    let none = |text: &str| Problem::NoSuchRound { player: Number(1), round: 1, text: text.to_owned() };
    assert_eq!(fault(&two("   2 w x", "   1 b 0")), (1, Some(92), none("   2 w x")));
    assert_eq!(fault(&two("   1 w 1", "   1 b 0")), (1, Some(92), none("   1 w 1")));
    assert_eq!(fault(&two("   2 - 1", "   1 b 0")), (1, Some(92), none("   2 - 1")));
    assert_eq!(fault(&two("0000 w 1", "")), (1, Some(92), none("0000 w 1")));
    let against = |round| Problem::Contradiction { player: Number(1), opponent: Number(2), round };
    assert_eq!(fault(&two("   2 w 1", "   1 w 0")), (1, Some(92), against(1)));
    assert_eq!(fault(&two("   2 w 1", "   3 b 0")), (1, Some(92), against(1)));
    assert_eq!(fault(&two("   2 w 1", "")), (1, Some(92), against(1)));
    let wrong = player(1, "0.5", "   2 w 1") + &player(2, "0.0", "   1 b 0");
    let points =
        Problem::WrongPoints { player: Number(1), said: Points::tenths(5), counted: Points::tenths(10) };
    assert_eq!(fault(&wrong), (1, Some(81), points));
    let right = two("   2 w 1", "   1 b 0");
    assert_eq!(fault(&format!("{right}XXP 1 7\n")).2, Problem::Unknown { number: Number(7) });
    assert_eq!(fault(&format!("{right}240 X 002    1\n")).1, Some(5));
    assert_eq!(fault(&format!("{right}152 White\n")).1, Some(5));
    assert_eq!(fault(&format!("162  W 3.0    D 1.0    Y 0.0\n{right}")).1, Some(24));
    assert_eq!(fault(&format!("{right}XXS WW=3 BW=2\n")).0, 3);
    let baku = format!("162  W 3.0    D 1.0\n192 FIDE_DUTCH_BAKU\n{}", right.replace("1.0 ", "3.0 "));
    assert_eq!(fault(&baku).2, Problem::BakuPoints);
}

#[test]
fn lines_that_mean_nothing_here_are_kept_to_the_byte() {
    let text = "012 Torneo  \r\n### a remark\r\n999 unknown\t\r\n\r\n".to_owned()
        + &two("   2 w 1", "   1 b 0").replace('\n', "\r\n")
        + "ITA    1 a national record";
    let report = Report::read(text.as_bytes()).expect("the report is right");
    assert_eq!(report.write(), text.as_bytes());
    let mut bare = text.replace("\r\n", "\r").into_bytes();
    assert_eq!(Report::read(&bare).expect("lines end with CR alone").write(), bare);
    bare[4] = 0xe8;
    let latin = Report::read(&bare).expect("Latin-1 is read");
    assert_eq!(latin.warnings, [Warning::Latin1]);
    assert!(String::from_utf8(latin.write()).expect("it is written as UTF-8").contains('è'));
}

#[test]
fn a_published_round_is_in_the_report() {
    let mut report = Report::read(two("", "").replace("1.0 ", "0.0 ").as_bytes()).expect("two players");
    report.tournament.initial_color = Some(tratto_board::Color::White);
    let pairing = report.tournament.pair().expect("a first round");
    report.tournament.publish(&pairing);
    let written = report.write();
    let again = Report::read(&written).expect("what is written can be read").tournament;
    assert_eq!(again.entries[0].rounds, report.tournament.entries[0].rounds);
    assert!(
        String::from_utf8_lossy(&written).contains("     2 w\n"),
        "{}",
        String::from_utf8_lossy(&written)
    );
}

#[test]
fn generated_events_are_the_same_after_writing_and_reading() {
    for seed in 0..60 {
        let regulations = Tournament {
            edition: if seed % 2 == 0 { Edition::Dutch2026 } else { Edition::Dutch2017 },
            acceleration: if seed % 3 == 0 { Acceleration::Baku } else { Acceleration::None },
            points: PointSystem { pairing_bye: Points::tenths(5), ..PointSystem::default() },
            forbidden: vec![Forbidden { from: 1, to: 9, players: vec![Number(1), Number(5)] }],
            ..Tournament::default()
        };
        let plan =
            Plan { players: 9 + (seed % 30) as u16, rounds: 5, forfeits: 10, late: 9, ..Plan::default() };
        let (event, _) = generate(&regulations, &plan, seed);
        let text = Report::of("A random event", event.clone()).write();
        let again = Report::read(&text).expect("our own report");
        assert_eq!(again.tournament, event, "seed {seed}");
        assert_eq!(again.write(), text);
        assert_eq!(again.tournament.parity, Parity::Participants);
    }
}
