//! Tie-breaks against values worked out twice, by hand and by another program, and by the text of C.07.

use tratto_tournament::standing::{Measure, TieBreak, TieBreakEdition, Value};
use tratto_tournament::trf::Report;
use tratto_tournament::{Number, Tournament};

const EXAMPLE: &str = include_str!("../../../testdata/tournament/tie-breaks.trf");
const VALUES: &str = include_str!("../../../testdata/tournament/tie-breaks.tsv");

fn example() -> Tournament {
    Report::read(EXAMPLE.as_bytes()).expect("the example is right").tournament
}

#[test]
fn the_values_of_the_example() {
    let tournament = example();
    let mut compared = 0;
    for line in VALUES.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let Ok(tie_break) = fields[0].parse::<TieBreak>() else {
            assert_eq!(fields[0], "adjusted", "what opponents see is no tie-break of its own");
            continue;
        };
        let editions = match fields[1] {
            "2024-08" => vec![TieBreakEdition::Since2024],
            "2026-03" => vec![TieBreakEdition::Since2026],
            _ => vec![TieBreakEdition::Since2024, TieBreakEdition::Since2026],
        };
        for edition in editions {
            for (number, wanted) in (1..).zip(&fields[2..]) {
                let sum = tournament.explain(Number(number), &tie_break, edition).expect("a value");
                assert_eq!(sum.value.to_string(), *wanted, "{tie_break} of {number}, {edition:?}");
                compared += 1;
            }
        }
    }
    assert!(compared > 400, "{compared}");
}

#[test]
fn the_order_of_the_example() {
    let list = TieBreak::list("DE,BH/C1,BH,SB").expect("four tie-breaks");
    let standings = example().standings(&list, TieBreakEdition::Since2026);
    let order: Vec<u16> = standings.iter().map(|line| line.number.0).collect();
    assert_eq!(order, [1, 3, 7, 2, 5, 8, 6, 4, 9]);
    assert_eq!(standings.iter().map(|line| line.rank).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    // Only 2 and 7 of the three with three points have met: nothing is decided.
    assert!(standings[2..5].iter().all(|line| line.values[1].is_none()));
}

#[test]
fn those_whom_nothing_separates_share_a_rank() {
    let standings = example().standings(&[], TieBreakEdition::Since2026);
    assert_eq!(standings.iter().map(|line| line.rank).collect::<Vec<_>>(), [1, 2, 3, 3, 3, 6, 7, 8, 9]);
}

/// A round robin of four, each result as points of White times two.
fn four(results: &[(u16, u16, u8)]) -> Tournament {
    use tratto_board::Color;
    use tratto_tournament::{Entry, Outcome, Round};
    let entries = (1..=4).map(|number| Entry::new(Number(number))).collect();
    let mut tournament = Tournament { entries, ..Tournament::default() };
    for games in results.chunks(2) {
        let mut rounds = vec![Round::Absent; 4];
        for &(white, black, score) in games {
            let (one, two) = match score {
                2 => (Outcome::Win, Outcome::Loss),
                1 => (Outcome::Draw, Outcome::Draw),
                _ => (Outcome::Loss, Outcome::Win),
            };
            let game = |opponent, color, outcome| Round::Game {
                opponent: Number(opponent),
                color,
                outcome,
                rated: true,
            };
            rounds[usize::from(white) - 1] = game(black, Color::White, one);
            rounds[usize::from(black) - 1] = game(white, Color::Black, two);
        }
        tournament.add_round(&rounds);
    }
    tournament
}

#[test]
fn direct_encounter_ranks_again_inside_what_is_still_tied() {
    // 1 beats 2, 2 beats 3, 3 beats 1; all beat 4: nothing separates the three. Then 3 draws with 4 instead.
    let circle = four(&[(1, 2, 2), (3, 4, 2), (2, 3, 2), (1, 4, 2), (3, 1, 2), (2, 4, 2)]);
    let direct = [TieBreak::of(Measure::DirectEncounter)];
    let ranks: Vec<usize> =
        circle.standings(&direct, TieBreakEdition::Since2026).iter().map(|line| line.rank).collect();
    assert_eq!(ranks, [1, 1, 1, 4]);
    // 1 and 2 have two points, and 1 beat 2.
    let pair = four(&[(1, 2, 2), (3, 4, 1), (2, 3, 2), (1, 4, 2), (3, 1, 2), (2, 4, 2)]);
    let order: Vec<(usize, u16)> = pair
        .standings(&direct, TieBreakEdition::Since2026)
        .iter()
        .map(|line| (line.rank, line.number.0))
        .collect();
    assert_eq!(order, [(1, 1), (2, 2), (3, 3), (4, 4)]);
}

#[test]
fn codes_are_read_as_they_are_written() {
    for (text, written) in [
        ("bh/c1", "BH/C1"),
        ("BH-C2", "BH/C2"),
        ("FB/M1", "FB/M1"),
        ("KS/L+1", "KS/L+1"),
        ("KS/L-2", "KS/L-2"),
        ("de/p", "DE/P"),
        ("TPN/R", "TPN/R"),
        ("ARO/C1", "ARO/C1"),
    ] {
        assert_eq!(text.parse::<TieBreak>().expect(text).to_string(), written);
    }
    for text in ["", "BHX", "BH/C", "BH/C0", "SB/M1", "WIN/C1", "KS/L", "BH/L+1", "BH/R", "BH/Q", "AOB/C1"] {
        assert!(text.parse::<TieBreak>().is_err(), "{text:?}");
    }
}

#[test]
fn a_sum_shows_its_parts_and_what_is_cut() {
    let tournament = example();
    let cut: TieBreak = "BH/C1".parse().expect("a code");
    let sum = tournament.explain(Number(8), &cut, TieBreakEdition::Since2026).expect("a value");
    // 8 withdrew after three rounds: 1.5 + 3 + 1, and two rounds against a dummy with 2.5, one of which is cut.
    let shown: Vec<(String, bool, bool)> =
        sum.parts.iter().map(|part| (part.value.to_string(), part.is_dummy, part.is_cut)).collect();
    let part = |value: &str, is_dummy, is_cut| (value.to_owned(), is_dummy, is_cut);
    let wanted = [
        part("1.5", false, false),
        part("3", false, false),
        part("1", false, false),
        part("2.5", true, true),
        part("2.5", true, false),
    ];
    assert_eq!(shown, wanted);
    let kept: Value =
        sum.parts.iter().filter(|part| !part.is_cut).fold(Value::ZERO, |sum, part| sum + part.value);
    assert_eq!(kept, sum.value);
}

/// Buchholz without byes and forfeits is the sum of the opponents' points: the obvious way, over random events.
#[test]
fn buchholz_and_sonneborn_berger_the_obvious_way() {
    use tratto_tournament::{Plan, Points, generate};
    let plan = |players| Plan {
        players,
        rounds: 5,
        forfeits: 0,
        withdrawals: 0,
        half_byes: 0,
        absences: 0,
        ..Plan::default()
    };
    for seed in 0..100 {
        let (event, _) = generate(&Tournament::default(), &plan(8 + 2 * (seed % 12) as u16), seed);
        let total = |number: Number| event.score(&event.entries[usize::from(number.0) - 1]);
        for entry in &event.entries {
            let met: Vec<(Number, Points)> = entry
                .rounds
                .iter()
                .filter_map(|round| Some((round.met()?, round.points(&event.points))))
                .collect();
            let mut scores: Vec<i32> = met.iter().map(|&(number, _)| total(number).in_tenths()).collect();
            scores.sort_unstable();
            let products: i64 =
                met.iter().map(|&(number, won)| i64::from(total(number).in_tenths() * won.in_tenths())).sum();
            let value = |code: &str| {
                let tie_break: TieBreak = code.parse().expect("a code");
                event.explain(entry.number, &tie_break, TieBreakEdition::Since2026).expect("a value").value
            };
            let sum = |scores: &[i32]| Value::from(Points::tenths(scores.iter().sum()));
            assert_eq!(value("BH"), sum(&scores), "seed {seed}");
            assert_eq!(value("BH/C1"), sum(&scores[1..]));
            assert_eq!(value("BH/M1"), sum(&scores[1..scores.len() - 1]));
            let hundred = Points::tenths(1);
            let products = i32::try_from(products).expect("small");
            assert_eq!(value("SB"), Value::product(Points::tenths(products), hundred));
        }
    }
}
