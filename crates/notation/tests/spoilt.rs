//! Fragments of real games, each spoilt by one illegal move, are not taken for games in another language.
//!
//! On the famous games, and on a file of your own: `TRATTO_GAMES=FILE cargo test -p tratto-notation --test spoilt`.

use std::path::{Path, PathBuf};
use tratto_board::{Move, Position, Role, Square};
use tratto_notation::pgn::{Letters, Reason, games};
use tratto_notation::{Form, Language, Style, detect};

/// A random number generator with a fixed seed.
struct SeededRng(u64);

impl SeededRng {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit as u64) as usize
    }
}

fn files() -> Vec<(PathBuf, usize)> {
    let famous = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/pgn/famous.pgn");
    let own = std::env::var_os("TRATTO_GAMES").map(|path| (PathBuf::from(path), 4_000));
    [(famous, 400)].into_iter().chain(own).collect()
}

/// The main lines of a file's games, from the initial array, as far as they are wanted.
fn lines(path: &Path, wanted: usize) -> Vec<Vec<Move>> {
    let bytes = std::fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let read = games(&bytes[..], Letters::English).map(|game| game.expect("memory can be read").0);
    let usual = read.filter(|game| game.start() == Some(Position::initial()));
    usual.map(|game| game.moves().collect::<Vec<_>>()).filter(|moves| moves.len() >= 4).take(wanted).collect()
}

/// Whether two languages write all pieces alike; of pawns no move has the letter.
fn alike(one: Language, other: Language) -> bool {
    Role::ALL
        .into_iter()
        .filter(|role| *role != Role::Pawn)
        .all(|role| one.letter(role) == other.letter(role))
}

struct Fragment {
    texts: Vec<String>,
    /// Which text is spoilt.
    at: usize,
}

/// A piece of a game in a style, one move of which is illegal: another letter, another square, or both.
fn spoilt(moves: &[Move], style: &Style, rng: &mut SeededRng) -> Option<Fragment> {
    let length = (4 + rng.below(77)).min(moves.len());
    let at = rng.below(length);
    let mut now = Position::initial();
    let mut texts = Vec::new();
    for (i, &m) in moves[..length].iter().enumerate() {
        texts.push(style.write(&now, m));
        if i == at {
            texts[i] = (0..50)
                .map(|_| slip(&texts[i], style, rng))
                .find(|text| style.read_relaxed(&now, text).is_err())?;
        }
        now = now.play(m).ok()?;
    }
    // Half of them end with the slip, where nothing after it can speak against another language.
    if rng.below(2) == 0 {
        texts.truncate(at + 1);
    }
    (texts.len() >= 4).then_some(Fragment { texts, at })
}

/// A text as a slip of the pen leaves it.
fn slip(text: &str, style: &Style, rng: &mut SeededRng) -> String {
    use Role::{Bishop, King, Knight, Queen, Rook};
    let letter = style.language().letter([King, Queen, Rook, Bishop, Knight][rng.below(5)]);
    let square = Square::from_index(rng.below(64) as u8);
    let file = (b'a' + rng.below(8) as u8) as char;
    let rest = text.trim_start_matches(char::is_uppercase);
    match rng.below(4) {
        0 if rest.starts_with(|c: char| c.is_ascii_lowercase()) => format!("{letter}{rest}"),
        1 => format!("{file}x{square}"),
        2 => format!("{letter}x{square}"),
        _ => format!("{letter}{square}"),
    }
}

/// How many fragments there are, and those that pass as another language although the moves before the slip are plainly in one.
fn misread(path: &Path, count: usize, language: Language) -> (usize, Vec<String>) {
    let style = Style::new(language, Form::Pgn);
    let lines = lines(path, count);
    let mut rng = SeededRng(0x9e37_79b9_7f4a_7c15);
    let (mut tried, mut wrong) = (0, Vec::new());
    for i in 0..count {
        let Some(fragment) = spoilt(&lines[i % lines.len()], &style, &mut rng) else { continue };
        let before: Vec<&str> = fragment.texts[..fragment.at].iter().map(String::as_str).collect();
        // English is taken where nothing shows another language; another must show in the moves before the slip.
        let plain = language == Language::English
            || detect::language(&Position::initial(), &before).is_ok_and(|found| {
                alike(found.language, language) && found.alike.iter().all(|other| alike(*other, language))
            });
        if !plain {
            continue;
        }
        tried += 1;
        let text = format!("{} *", fragment.texts.join(" "));
        let (_, faults) =
            games(text.as_bytes(), Letters::Guess).next().expect("a game").expect("memory can be read");
        let taken = faults.iter().find_map(|fault| match fault.reason {
            Reason::Language { language } => Some(language),
            _ => None,
        });
        let taken = taken.unwrap_or(Language::English);
        if !alike(taken, language) {
            wrong.push(format!("{taken} for {language}, move {}: {text}", fragment.at + 1));
        }
    }
    (tried, wrong)
}

#[test]
fn a_slip_is_not_another_language() {
    for (path, count) in files() {
        for language in
            [Language::English, Language::Italian, Language::German, Language::French, Language::Hungarian]
        {
            let (tried, wrong) = misread(&path, count, language);
            assert!(tried >= count / 4, "{language}: only {tried} fragments");
            assert!(
                wrong.is_empty(),
                "{} of {tried}:\n{}",
                wrong.len(),
                wrong[..wrong.len().min(10)].join("\n")
            );
        }
    }
}
