//! Sentences of facts read back: what each says of pieces and squares must be so on the board, and the languages must say the same.
//! Random play and the games of `testdata/pgn`, a sample in the ordinary run, 100,000 positions with `TRATTO_SLOW=1`, any archive
//! with `PGN=games.pgn`. That the facts themselves are true is checked in `tratto-lore`.

#![allow(clippy::unwrap_used, clippy::print_stdout)]

#[path = "facts/claims.rs"]
mod claims;
#[path = "facts/reading.rs"]
mod reading;

use reading::{Tongue, numbers, phrases, squares};
use std::collections::{BTreeMap, BTreeSet};
use std::io::BufReader;
use std::path::{Path, PathBuf};
use tratto_board::{Bitboard, Color, Position, Role, Square};
use tratto_lore::Part;
use tratto_lore::fact::{Concept, Fact, Figures, facts};
use tratto_notation::pgn::{Letters, games};
use tratto_words::{Lang, Words};

/// The positions of all games of a file, as far as they can be read.
fn positions_of(path: &Path) -> Vec<Position> {
    let file = std::fs::File::open(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let read = games(BufReader::new(file), Letters::Guess).filter_map(Result::ok);
    read.flat_map(|(game, _)| game.positions().collect::<Vec<_>>()).collect()
}

fn files() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/pgn");
    let folders = [root.clone(), root.join("cases")];
    let entries = folders.iter().flat_map(|folder| std::fs::read_dir(folder).unwrap());
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "pgn"));
    files.sort();
    files
}

/// Positions of games played at random from a fixed seed.
fn random_positions(wanted: usize, every: usize) -> Vec<Position> {
    let mut state = 5u64;
    let mut found = Vec::new();
    while found.len() < wanted {
        let mut at = Position::initial();
        for number in 1..=140 {
            let legal = at.legal_moves();
            if legal.is_empty() || found.len() == wanted {
                break;
            }
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            at.play_unchecked(legal[(state >> 33) as usize % legal.len()]);
            if number % every == 0 {
                found.push(at);
            }
        }
    }
    found
}

fn positions() -> Vec<Position> {
    if let Some(path) = std::env::var_os("PGN") {
        return positions_of(Path::new(&path));
    }
    let is_slow = std::env::var_os("TRATTO_SLOW").is_some();
    let played: Vec<Position> = files().iter().flat_map(|path| positions_of(path)).collect();
    let mut found: Vec<Position> = played.into_iter().step_by(if is_slow { 1 } else { 24 }).collect();
    let wanted = if is_slow { 100_000usize.saturating_sub(found.len()) } else { 300 };
    found.extend(random_positions(wanted, if is_slow { 1 } else { 5 }));
    found
}

/// All squares that a fact rests on, and those that its words may name beside them.
fn known(fact: &Fact, at: &Position) -> Bitboard {
    let mut known =
        Part::ALL.into_iter().fold(Bitboard::EMPTY, |set, part| set | fact.evidence.squares(part));
    for m in &fact.evidence.moves {
        known = known.with(m.from()).with(m.destination());
    }
    match fact.concept {
        Concept::OutOfPlay => known.with(at.king(!fact.side)),
        // The square on which a bishop would stand before the castled king.
        Concept::WeakenedCastling => {
            let nests = Bitboard::from(Square::B2).with(Square::G2);
            known | if fact.side == Color::White { nests } else { nests.flip_ranks() }
        }
        _ => known,
    }
}

/// Concepts that are told by their numbers, or by their files, and do not name every square.
const COUNTED: [Concept; 9] = [
    Concept::Material,
    Concept::MaterialLead,
    Concept::TheExchange,
    Concept::PawnIslands,
    Concept::Majority,
    Concept::EffectiveMajority,
    Concept::Space,
    Concept::SpaceAdvantage,
    Concept::LocalSuperiority,
];

/// The numbers that a fact may say.
fn figures(fact: &Fact, at: &Position) -> BTreeSet<u32> {
    let all: Vec<u32> = match fact.figures {
        Figures::Nothing => Vec::new(),
        Figures::Count(count) => vec![count],
        Figures::Split { pawns, officers } => vec![pawns, officers],
        Figures::Versus { ours, theirs } => vec![ours.unsigned_abs(), theirs.unsigned_abs()],
        Figures::Space { squares, .. } => vec![squares],
        Figures::Distances { centre, weak_pawn } => {
            [centre].into_iter().chain(weak_pawn).map(u32::from).collect()
        }
        Figures::Gain(gain) => vec![gain.unsigned_abs()],
    };
    let number = (fact.concept == Concept::UncastledKing).then(|| u32::from(at.fullmoves()));
    all.into_iter().chain(number).collect()
}

fn check(fact: &Fact, all: &[Fact], at: &Position, counts: &mut BTreeMap<Concept, usize>) {
    let [en, it] = [Lang::EN, Lang::IT].map(|lang| Words::of(lang).fact(fact, at));
    let place = || format!("{}\n  {en}\n  {it}\n  {fact:?}", at.fen());
    assert_eq!(squares(&en), squares(&it), "the languages name other squares: {}", place());
    let known = known(fact, at);
    assert!(squares(&en).iter().all(|square| known.has(*square)), "a square without evidence: {}", place());
    let about = fact.evidence.squares(Part::Subject);
    let is_told = about.into_iter().all(|square| squares(&en).contains(&square));
    assert!(is_told || COUNTED.contains(&fact.concept), "what it is about is not named: {}", place());
    if fact.concept != Concept::Space {
        assert_eq!(numbers(&en), numbers(&it), "the languages tell other numbers: {}", place());
        let figures = figures(fact, at);
        assert!(numbers(&en).iter().all(|number| figures.contains(number)), "a number: {}", place());
    }
    let mut named = Vec::new();
    for (text, tongue) in [(&en, Tongue::English), (&it, Tongue::Italian)] {
        reading::well_written(text).unwrap_or_else(|fault| panic!("{fault}: {}", place()));
        let mut found = BTreeSet::new();
        for phrase in phrases(text, tongue).unwrap_or_else(|fault| panic!("{fault}: {}", place())) {
            for square in &phrase.squares {
                let piece = at.piece_at(*square);
                let is_so = piece.is_some_and(|piece| {
                    piece.role == phrase.role && phrase.color.is_none_or(|color| color == piece.color)
                });
                assert!(is_so, "{phrase:?} is not on the board: {}", place());
                found.insert(*square);
            }
        }
        named.push(found);
    }
    assert_eq!(named[0], named[1], "the languages name other pieces: {}", place());
    claims::check(fact, all, at, &en).unwrap_or_else(|fault| panic!("{fault}: {}", place()));
    *counts.entry(fact.concept).or_default() += 1;
}

/// The reader finds what is there, and what does not agree.
#[test]
fn a_reader_that_reads() {
    let found = phrases("The white rook on a1 defends the pawns on c3, d4 and e5.", Tongue::English).unwrap();
    let told: Vec<_> = found.iter().map(|one| (one.role, one.color, one.squares.len())).collect();
    assert_eq!(told, [(Role::Rook, Some(Color::White), 1), (Role::Pawn, None, 3)]);
    let found = phrases("Le torri nere in a8 ed e8 e l'alfiere in c4.", Tongue::Italian).unwrap();
    let told: Vec<_> = found.iter().map(|one| (one.role, one.color, one.squares.len())).collect();
    assert_eq!(told, [(Role::Rook, Some(Color::Black), 2), (Role::Bishop, None, 1)]);
    for wrong in [
        "Il torre in a1.",
        "La torre bianco in a1.",
        "È più avanti di i pedoni in c4 e d5.",
        "I pedone in a2.",
    ] {
        assert!(phrases(wrong, Tongue::Italian).is_err(), "{wrong}");
    }
    assert!(phrases("The pawn on a2 and b2.", Tongue::English).is_err());
    assert!(phrases("The pawns on a2.", Tongue::English).is_err());
    for wrong in ["no capital.", "No stop", "Two  blanks.", "A symbol → here.", "A blank ,before."] {
        assert!(reading::well_written(wrong).is_err(), "{wrong}");
    }
    assert_eq!(numbers("3 pawns, 2 on e4 and 10."), [2, 3, 10]);
}

#[test]
fn sentences_read_back() {
    let positions = positions();
    let mut counts = BTreeMap::new();
    for at in &positions {
        let all = facts(at);
        all.iter().for_each(|fact| check(fact, &all, at, &mut counts));
    }
    assert!(positions.len() > 300, "{} positions", positions.len());
    let total = counts.values().sum::<usize>();
    println!("{} positions, {total} sentences in each language, none false", positions.len());
    for concept in Concept::ALL {
        println!("  {:24} {}", concept.key(), counts.get(concept).copied().unwrap_or(0));
    }
}
