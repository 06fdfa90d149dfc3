//! Sentences of the coach and of motifs read back: both languages name the same squares and numbers, no square without evidence, every piece
//! stands where it is said to, and articles, endings and numbers agree. Random play and the games of `testdata/pgn`, a sample in the ordinary
//! run, every position with `TRATTO_SLOW=1`. That what is said is true is checked in `tratto-lore`.

#![allow(clippy::unwrap_used, clippy::print_stdout, dead_code)]

#[path = "facts/reading.rs"]
mod reading;

use reading::{Tongue, numbers, phrases, squares};
use std::collections::BTreeMap;
use std::io::BufReader;
use std::path::{Path, PathBuf};
use tratto_board::{Bitboard, Move, Position, Square};
use tratto_lore::coach::{
    Advice, Effort, GameReview, MoveReview, Moves, Occasion, PositionReview, Refutation, Saying,
};
use tratto_lore::{Line, Part, Seen, motifs};
use tratto_notation::pgn::{Letters, games};
use tratto_notation::{Form, Style};
use tratto_words::{Lang, Words};

type Played = (Position, Vec<Move>);

fn our_games() -> Vec<Played> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/pgn");
    let folders = [root.clone(), root.join("cases")];
    let entries = folders.iter().flat_map(|folder| std::fs::read_dir(folder).unwrap());
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "pgn"));
    files.sort();
    let read = |path: &PathBuf| {
        let file = std::fs::File::open(path).unwrap();
        let games = games(BufReader::new(file), Letters::Guess).filter_map(Result::ok);
        games
            .filter_map(|(game, _)| Some((game.start()?, game.moves().collect::<Vec<_>>())))
            .collect::<Vec<_>>()
    };
    files.iter().flat_map(read).collect()
}

fn random_games(games: usize) -> Vec<Played> {
    let mut state = 71u64;
    let game = |_| {
        let (mut at, mut moves) = (Position::initial(), Vec::new());
        while moves.len() < 120 {
            let legal = at.legal_moves();
            if legal.is_empty() {
                break;
            }
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let m = legal[(state >> 33) as usize % legal.len()];
            moves.push(m);
            at.play_unchecked(m);
        }
        (Position::initial(), moves)
    };
    (0..games).map(game).collect()
}

/// A sentence in both languages, with all that it may name.
struct Said {
    key: String,
    en: String,
    it: String,
    /// The squares of its evidence.
    known: Bitboard,
    /// The positions that it may speak of.
    boards: Vec<Position>,
}

impl Said {
    /// What is wrong with it, if anything is.
    fn fault(&self) -> Option<String> {
        let Said { en, it, known, boards, .. } = self;
        if squares(en) != squares(it) {
            return Some("the languages name other squares".to_owned());
        }
        if numbers(en) != numbers(it) {
            return Some("the languages name other numbers".to_owned());
        }
        if let Some(square) = squares(en).into_iter().find(|square| !known.has(*square)) {
            return Some(format!("{square} without evidence"));
        }
        for (text, tongue) in [(en, Tongue::English), (it, Tongue::Italian)] {
            let slips = [
                "  ", " ,", " .", "{", "}", "$", "coach-", "plan-", "finding-", "motif-", "event-", "check-",
            ];
            if let Some(slip) = slips.iter().find(|slip| text.contains(**slip)) {
                return Some(format!("a slip of writing: {slip:?}"));
            }
            let begins = text.chars().next().is_some_and(|first| first.is_uppercase() || first.is_numeric());
            if !begins || !text.ends_with('.') || text.ends_with("..") {
                return Some("no sentence".to_owned());
            }
            let named = match phrases(text, tongue) {
                Ok(named) => named,
                Err(error) => return Some(error),
            };
            for phrase in &named {
                let stands = |square: Square| {
                    boards.iter().any(|board| {
                        board.piece_at(square).is_some_and(|piece| {
                            piece.role == phrase.role && phrase.color.is_none_or(|color| color == piece.color)
                        })
                    })
                };
                if let Some(square) = phrase.squares.iter().find(|square| !stands(**square)) {
                    return Some(format!("no {:?} on {square}", phrase.role));
                }
            }
        }
        None
    }

    /// Counts it, and notes what is wrong.
    fn check(&self, read: &mut Read) {
        let Said { key, en, it, boards, .. } = self;
        *read.counts.entry(key.clone()).or_default() += 1;
        if let Some(fault) = self.fault() {
            read.wrong.push(format!("{key}: {fault}: {}\n  {en}\n  {it}", boards[0].fen()));
        }
    }
}

/// What was read.
#[derive(Default)]
struct Read {
    counts: BTreeMap<String, usize>,
    wrong: Vec<String>,
}

impl Read {
    fn end(mut self) -> usize {
        println!(
            "{} sentences in each language, {} wrong",
            self.counts.values().sum::<usize>(),
            self.wrong.len()
        );
        for (key, count) in &self.counts {
            println!("  {key:26} {count}");
        }
        self.wrong.sort();
        let key = |text: &String| text.split(": ").take(2).collect::<String>();
        self.wrong.dedup_by_key(|text| key(text));
        assert!(self.wrong.is_empty(), "{}", self.wrong.join("\n"));
        self.counts.len()
    }
}

/// The squares of moves and of evidence.
fn squares_of(moves: &[Move], parts: impl Fn(Part) -> Bitboard) -> Bitboard {
    let shown = Part::ALL.into_iter().fold(Bitboard::EMPTY, |all, part| all | parts(part));
    moves.iter().fold(shown, |all, m| all.with(m.from()).with(m.destination()).with(m.to()))
}

/// The positions along a line, or after each choice.
fn along(start: &Position, moves: &[Move], are: Moves) -> Vec<Position> {
    let mut boards = vec![*start];
    for &m in moves {
        let from = if are == Moves::Line { boards[boards.len() - 1] } else { *start };
        boards.extend(from.play(m).ok());
    }
    boards
}

fn style(lang: Lang) -> Style {
    Style::new(lang.letters(), Form::Short)
}

fn of_advice(advice: &Advice) -> Said {
    let [en, it] = [Lang::EN, Lang::IT].map(|lang| Words::of(lang).advice(advice, &style(lang)));
    let kings =
        Bitboard::from(advice.position().king(advice.side())).with(advice.position().king(!advice.side()));
    let meets = match advice.saying() {
        Saying::Move(tratto_lore::coach::Finding::Meets { square, .. }) => square.bitboard(),
        _ => Bitboard::EMPTY,
    };
    Said {
        key: advice.saying().key().to_owned(),
        en,
        it,
        known: squares_of(advice.moves(), |part| advice.evidence().squares(part)) | kings | meets,
        boards: along(advice.position(), advice.moves(), advice.saying().moves()),
    }
}

fn of_motif(seen: &Seen, line: &Line) -> Said {
    let [en, it] = [Lang::EN, Lang::IT].map(|lang| format!("{}.", Words::of(lang).motif_shown(seen, line)));
    let moves: Vec<Move> = line.moves().to_vec();
    let king = line.boards()[seen.at].king(seen.by);
    let kings = Bitboard::from(king).with(line.boards()[seen.at].king(!seen.by));
    let earlier =
        line.previous().map_or(Bitboard::EMPTY, |(_, m)| Bitboard::from(m.from()).with(m.destination()));
    Said {
        key: seen.motif.key().to_owned(),
        en,
        it,
        known: squares_of(&moves, |part| seen.evidence.squares(part)) | kings | earlier,
        boards: line.boards().iter().copied().chain(line.previous().map(|(at, _)| *at)).collect(),
    }
}

fn of_line(shown: &Refutation) -> Vec<Said> {
    shown.motifs.iter().map(|seen| of_motif(seen, &shown.line)).collect()
}

const EFFORT: Effort = Effort { moves: 2, nodes: 20_000, search: Effort::QUICK.search };

#[test]
fn sentences_read_back() {
    let is_slow = std::env::var_os("TRATTO_SLOW").is_some_and(|value| value == "1");
    let leave = Occasion::Finished.leave().unwrap();
    let mut read = Read::default();
    let (mut number, mut seen) = (0, 0);
    let every = if is_slow { 1 } else { 13 };
    for (start, moves) in our_games().into_iter().chain(random_games(if is_slow { 400 } else { 6 })) {
        let mut at = start;
        for (ply, &m) in moves.iter().enumerate() {
            number += 1;
            if number % every == 0 {
                seen += 1;
                let review = PositionReview::of(&at, leave, EFFORT);
                review.advice().for_each(|advice| of_advice(advice).check(&mut read));
                let review = MoveReview::of(&at, m, leave, EFFORT, None).unwrap();
                review.findings.iter().for_each(|advice| of_advice(advice).check(&mut read));
                let lines = review.chance.iter().chain(&review.refutation).chain(&review.trap);
                lines.flat_map(of_line).for_each(|said| said.check(&mut read));
                let line = Line::new(at, moves[ply..].iter().take(5).copied()).unwrap();
                motifs(&line).iter().for_each(|seen| of_motif(seen, &line).check(&mut read));
            }
            at.play_unchecked(m);
        }
        if is_slow || number % 5 == 0 {
            let review = GameReview::of(&start, &moves, leave, EFFORT, &[]).unwrap();
            let checks = review.checks.white.iter().chain(&review.checks.black);
            checks
                .chain(review.events.iter().map(|(_, one)| one))
                .for_each(|advice| of_advice(advice).check(&mut read));
        }
    }
    assert!(seen > 100, "{seen}");
    println!("{seen} positions");
    assert!(read.end() > 50);
}

/// The motifs that are rare in games, by their cases.
#[test]
fn sentences_of_the_cases_read_back() {
    let mut read = Read::default();
    for &motif in tratto_lore::Motif::ALL {
        let path = format!("{}/../../testdata/lore/motifs/{}.tsv", env!("CARGO_MANIFEST_DIR"), motif.key());
        for row in std::fs::read_to_string(path)
            .unwrap()
            .lines()
            .filter(|row| !row.is_empty() && !row.starts_with('#'))
        {
            let cells: Vec<&str> = row.split('\t').collect();
            let Ok(start) = Position::from_fen(&format!("{} 0 1", cells[0])) else { continue };
            let (lead, rest) = cells[1].split_once('|').unwrap_or(("", cells[1]));
            let (mut at, mut moves) = (start, Vec::new());
            for text in lead.split_whitespace().chain(rest.split_whitespace()) {
                let Ok(m) = at.read_uci(text) else { break };
                moves.push(m);
                at.play_unchecked(m);
            }
            let line =
                if lead.trim().is_empty() { Line::new(start, moves) } else { Line::after(start, moves) };
            let Ok(line) = line else { continue };
            motifs(&line).iter().for_each(|seen| of_motif(seen, &line).check(&mut read));
        }
    }
    assert!(read.end() >= tratto_lore::Motif::ALL.len());
}

/// The reader can tell a slip.
#[test]
fn a_slip_is_seen() {
    let at = Position::initial();
    let said = |en: &str, it: &str| {
        let said = Said {
            key: "x".into(),
            en: en.into(),
            it: it.into(),
            known: Square::E1.into(),
            boards: vec![at],
        };
        said.fault().is_none()
    };
    assert!(said("The king on e1.", "Il re in e1."));
    assert!(!said("The king on e1.", "Il re in e2."));
    assert!(!said("The king on e1.", "La re in e1."));
    assert!(!said("The queen on e1.", "La donna in e1."));
    assert!(!said("The king on e8.", "Il re in e8."));
    assert!(!said("In 2 moves.", "In 3 mosse."));
}
