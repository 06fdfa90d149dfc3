//! Openings: the cases in `testdata/lore/openings`, the tables read whole, and the tree against a plain count.

#![allow(clippy::unwrap_used)]

use std::collections::HashSet;
use std::path::Path;
use tratto_board::{Color, Move, Position};
use tratto_lore::opening::{
    Check, Counts, Development, Finding, GameEnd, Memorandum, Reason, Status, Tree, classify, course_lines,
    gambits, italian, named, openings,
};
use tratto_notation::San;

/// The rows of a file of cases, comments and header left out.
fn rows(file: &str) -> Vec<Vec<String>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/lore/openings").join(file);
    let text = std::fs::read_to_string(path).unwrap();
    let lines = text.lines().filter(|line| !line.starts_with('#')).skip(1);
    let rows: Vec<Vec<String>> = lines.map(|line| line.split('\t').map(str::to_owned).collect()).collect();
    assert!(rows.len() > 4, "{file} has too few cases");
    rows
}

fn moves(text: &str) -> Vec<Move> {
    let mut position = Position::initial();
    let texts = text.split_whitespace();
    texts
        .map(|text| {
            let m = San::read(&position, text).unwrap();
            position.play_unchecked(m);
            m
        })
        .collect()
}

fn after(moves: &[Move]) -> Position {
    moves.iter().fold(Position::initial(), |position, &m| position.play(m).unwrap())
}

fn color(letter: &str) -> Color {
    if letter == "w" { Color::White } else { Color::Black }
}

#[test]
fn the_ten_checks() {
    let mut seen = HashSet::new();
    for row in rows("checks.tsv") {
        let check = Check::ALL.into_iter().find(|check| check.key() == row[0]).unwrap();
        let found = Memorandum::of(&moves(&row[4])).unwrap();
        let (told, at) = match found.finding(color(&row[1]), check) {
            Finding::Kept { at, evidence } => {
                assert!(!evidence.is_empty(), "{row:?}");
                ("kept", at.to_string())
            }
            Finding::Broken { at, evidence } => {
                assert!(!evidence.is_empty(), "{row:?}");
                ("broken", at.to_string())
            }
            Finding::NotApplicable => ("n/a", "-".to_owned()),
        };
        assert_eq!((told, at.as_str()), (row[2].as_str(), row[3].as_str()), "{row:?}");
        seen.insert((check, row[2].clone()));
    }
    assert_eq!(seen.len(), 30, "every check has cases of every finding");
}

#[test]
fn gambits_offered() {
    for row in rows("gambits.tsv") {
        let found = gambits(&Position::initial(), &moves(&row[1])).unwrap();
        let told = found.iter().map(|gambit| {
            let side = if gambit.by.is_white() { 'w' } else { 'b' };
            let taken = if gambit.accepted { "accepted" } else { "declined" };
            format!("{side}{} {taken}{}", gambit.at, if gambit.counters { " counter" } else { "" })
        });
        let told = told.collect::<Vec<_>>().join("; ");
        assert_eq!(if told.is_empty() { "-" } else { &told }, row[0], "{row:?}");
    }
}

#[test]
fn development_is_counted() {
    let start = Position::initial();
    assert_eq!(Development::of(&start, Color::White).steps(), 0);
    assert_eq!((Development::lead(&start, Color::White), Development::lead(&start, Color::Black)), (1, -1));
    let text = "e4 e5 Nf3 Nc6 Bc4 Bc5 d3 d6 Nc3 Nf6 O-O O-O h3 h6 a3 a6 Bd2 Bd7 Re1 Re8 Qe2 Qe7";
    let full = after(&moves(text));
    for color in Color::ALL {
        let found = Development::of(&full, color);
        assert_eq!((found.minors, found.king, found.queen, found.steps()), (4, true, true, 6));
    }
    let early = after(&moves("e4 e5 Nf3"));
    assert_eq!(
        (Development::of(&early, Color::White).minors, Development::lead(&early, Color::White)),
        (1, 0)
    );
    // Walked to g1 with the rook still in the corner, the king is not safe.
    let walked = after(&moves("e4 e5 Nf3 Nf6 Bc4 Bc5 Kf1 a6 Kg1 a5"));
    assert!(!Development::of(&walked, Color::White).king);
}

#[test]
fn names_of_openings() {
    for row in rows("names.tsv") {
        let found = classify(&Position::initial(), &moves(&row[4])).unwrap().unwrap();
        let opening = found.opening;
        assert_eq!((opening.eco, opening.english), (row[0].as_str(), row[1].as_str()), "{row:?}");
        assert_eq!(
            (opening.italian.as_str(), found.half_moves.to_string()),
            (row[2].as_str(), row[3].clone())
        );
    }
    assert!(classify(&Position::initial(), &[]).unwrap().is_none());
}

#[test]
fn the_table_of_openings_reads_whole() {
    let text = include_str!("../data/openings.tsv");
    let lines: Vec<Vec<&str>> = text
        .lines()
        .filter(|line| !line.starts_with('#'))
        .skip(1)
        .map(|line| line.split('\t').collect())
        .collect();
    assert!(lines.iter().all(|line| line.len() == 5), "five fields each");
    let with_moves = lines.iter().filter(|line| !line[4].is_empty()).count();
    assert_eq!(openings().len(), with_moves, "every row with moves is read");
    for opening in openings() {
        let eco = opening.eco.as_bytes();
        assert!(matches!(eco, [b'A'..=b'E', b'0'..=b'9', b'0'..=b'9']), "{}", opening.eco);
        let here = named(&opening.position).unwrap();
        assert!(std::ptr::eq(here, opening), "{} and {} are one position", here.english, opening.english);
        assert_eq!(after(&opening.moves).hash(), opening.position.hash());
    }
    for row in
        include_str!("../data/openings-words.tsv").lines().filter(|line| !line.starts_with('#')).skip(1)
    {
        assert_eq!(row.split('\t').count(), 4, "{row}");
    }
}

/// An Italian name is the translation of a beginning, and then parts that are all Italian or all English.
#[test]
fn no_italian_name_is_half_translated() {
    let english =
        ["Attack", "Defense", "Variation", "Gambit", "Opening", "System", "Line", "Accepted", "Declined"];
    let own =
        ["attacco", "difesa", "variante", "gambetto", "apertura", "sistema", "linea", "accettat", "rifiutat"];
    let is_english = |part: &str| part.split([' ', '-']).any(|word| english.contains(&word));
    let is_own = |part: &str| {
        part.to_lowercase().split(' ').any(|word| own.iter().any(|known| word.starts_with(known)))
    };
    for opening in openings() {
        for part in opening.italian.split(", ") {
            assert!(!(is_english(part) && is_own(part)), "{}", opening.italian);
        }
    }
    assert_eq!(italian("Nobody's Opening: Exchange Variation"), "Nobody's Opening: Exchange Variation");
    assert_eq!(italian("Slav Defense Deferred"), "Difesa slava differita");
    assert_eq!(
        italian("French Defense: Winawer Variation, Fingerslip Variation"),
        "Francese, variante Winawer, Fingerslip Variation"
    );
}

#[test]
fn lines_of_the_courses() {
    let text = include_str!("../data/openings-lines.tsv");
    let count = text.lines().filter(|line| !line.starts_with('#')).skip(1).count();
    assert_eq!((course_lines().len(), count), (39, 39), "every row is read, its moves legal");
    for line in course_lines() {
        assert_eq!(line.moves.is_empty(), line.status == Status::Unclear, "{}", line.heading);
        assert_eq!(line.opening().is_some(), !line.moves.is_empty(), "{}", line.heading);
        assert!(line.status == Status::Legal || !line.reasons.is_empty(), "{}: no reason", line.heading);
        for reason in &line.reasons {
            // What is meant is what stands in the moves.
            if let Reason::Misprint { number, color, meant, .. } = reason {
                let at = 2 * usize::from(number - 1) + usize::from(*color == Color::Black);
                let before = after(&line.moves[..at]);
                assert_eq!(San::read(&before, meant).unwrap(), line.moves[at], "{}", line.heading);
            }
        }
    }
    // Légal: both answers.
    let legal = &course_lines()[0];
    assert!(after(&legal.moves).is_checkmate());
    let taken = after(&legal.moves[..10]);
    let checked = taken.play(legal.moves[10]).unwrap();
    assert_eq!(checked.legal_moves().len(), 1, "after 6.Bxf7+ there is only Ke7");
    let branch = legal.branch.as_ref().unwrap();
    let refuted = after(&legal.moves[..branch.after]).play(branch.moves[0]).unwrap();
    assert_eq!(tratto_lore::exchange::balance(&refuted, Color::White), 1 - 3, "a knight for a pawn");
    let best =
        refuted.legal_captures().into_iter().map(|m| tratto_lore::exchange::exchange(&refuted, m)).max();
    assert!(best.unwrap_or(0) < 2, "and White wins nothing back at once");
}

/// Games of random moves, always the same ones.
fn random_games(count: u32, half_moves: usize) -> Vec<(Vec<Move>, GameEnd)> {
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    let mut draw = |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 33) as usize % below
    };
    let ends = [GameEnd::White, GameEnd::Draw, GameEnd::Black, GameEnd::Unknown];
    (0..count)
        .map(|_| {
            let (mut position, mut moves) = (Position::initial(), Vec::new());
            for _ in 0..half_moves {
                let legal = position.legal_moves();
                if legal.is_empty() {
                    break;
                }
                // Few different moves, so that games meet.
                let m = legal[draw(legal.len().min(4))];
                moves.push(m);
                position.play_unchecked(m);
            }
            (moves, ends[draw(4)])
        })
        .collect()
}

#[test]
fn the_tree_counts_as_a_plain_count_does() {
    let games = random_games(300, 14);
    let start = Position::initial();
    let tree = Tree::of(12, games.iter().map(|(moves, end)| (start, moves.as_slice(), *end))).unwrap();
    assert_eq!(tree.games(), 300);
    let boards: Vec<Vec<Position>> = games
        .iter()
        .map(|(moves, _)| {
            let mut boards = vec![start];
            for &m in moves.iter().take(12) {
                boards.push(boards[boards.len() - 1].play(m).unwrap());
            }
            boards
        })
        .collect();
    let count = |of: &dyn Fn(usize) -> bool| {
        let mut counts = Counts::default();
        for (_, (_, end)) in games.iter().enumerate().filter(|(at, _)| of(*at)) {
            match end {
                GameEnd::White => counts.white += 1,
                GameEnd::Draw => counts.draws += 1,
                GameEnd::Black => counts.black += 1,
                GameEnd::Unknown => counts.unknown += 1,
            }
        }
        counts
    };
    for position in boards.iter().flatten().step_by(37) {
        let plain = count(&|at| boards[at].iter().any(|board| board.same_position(position)));
        assert_eq!(tree.counts(position), plain);
        for told in tree.moves(position) {
            let plain = count(&|at| {
                let (moves, here) = (&games[at].0, &boards[at]);
                (0..here.len() - 1).any(|i| here[i].same_position(position) && moves[i] == told.played)
            });
            assert_eq!(told.counts, plain);
        }
    }
}

#[test]
fn transpositions_meet_in_the_tree() {
    let start = Position::initial();
    let one = moves("Nf3 d5 d4");
    let other = moves("d4 d5 Nf3");
    let mut tree = Tree::new(40);
    tree.add(&start, &one, GameEnd::White).unwrap();
    tree.add(&start, &other, GameEnd::Black).unwrap();
    assert_eq!(tree.counts(&after(&one)), Counts { white: 1, black: 1, ..Counts::default() });
    assert_eq!(tree.positions(), 6);
    // The same position twice in a game is one game.
    tree.add(&start, &moves("Nf3 Nf6 Ng1 Ng8"), GameEnd::Draw).unwrap();
    assert_eq!(tree.counts(&start).games(), 3);
    // A game with an illegal move changes nothing.
    let before = tree.counts(&start);
    assert!(tree.add(&start, &[one[0], one[0]], GameEnd::Draw).is_err());
    assert_eq!((tree.counts(&start), tree.games()), (before, 3));
    // From 1.d4 Nf6 the tree knows nothing, but where a known position can be reached it says so.
    let asked = after(&moves("d4 d5"));
    let legal = tree.moves(&asked);
    assert_eq!(legal.len(), 1);
    assert!(tree.transpositions(&after(&moves("Nf3"))).is_empty());
}

#[test]
fn any_game_can_be_asked() {
    for (moves, _) in random_games(200, 40) {
        let found = Memorandum::of(&moves).unwrap();
        assert_eq!(found.of_side(Color::White).count(), 10);
        assert!(classify(&Position::initial(), &moves).unwrap().is_some());
        gambits(&Position::initial(), &moves).unwrap();
        let position = after(&moves);
        let _ = (Development::lead(&position, Color::White), named(&position));
    }
}
