//! Properties that hold for any bytes: used by the fuzz targets, the corpus test and the property tests.

use tratto_board::Position;
use tratto_notation::pgn::{Counter, Letters, Reader, Replayer, Writer, games};
use tratto_notation::{
    Announcer, Form, Language, ReadError, Reading, San, Style, Tongue, Weight, braille, detect, forsyth,
    score,
};

/// Varied positions: castling both ways, en passant, promotion and capture, checks, several equal pieces.
const POSITIONS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/pPp1qppp/2n1bn2/3pP3/8/2N2N2/PPP2PpP/R3K2R w KQkq d6 0 9",
    "r3k2r/pPp1qp1p/2n1bn2/4P3/2Pp4/1N3N2/PP3PpP/R3K2R b KQkq c3 0 9",
    "k1n5/3P4/8/2Q1Q3/8/2Q1Q3/8/K6N w - - 0 1",
];

fn positions() -> impl Iterator<Item = Position> {
    POSITIONS.iter().map(|fen| Position::from_fen(fen).expect("a regular position"))
}

/// Languages with every kind of letter: the same as files, not Latin, of two characters, with aliases.
const LANGUAGES: [Language; 6] = [
    Language::Italian,
    Language::English,
    Language::German,
    Language::Russian,
    Language::Hungarian,
    Language::Esperanto,
];

/// Plain SAN: what is found is legal, and is what the careful readers find.
#[allow(dead_code)]
pub(crate) fn san(data: &[u8]) {
    let Ok(san) = San::from_ascii(data) else { return };
    // What is read is written so that it is read alike.
    assert_eq!(san.to_string().parse(), Ok(san), "{data:?}");
    for position in positions() {
        let Ok(m) = san.find(&position) else { continue };
        assert!(position.is_legal(m), "{data:?}");
        let text = San::write(&position, m);
        assert_eq!(San::read(&position, &text), Ok(m));
        let given = String::from_utf8_lossy(data);
        let relaxed = Style::PGN.read_relaxed(&position, &given).map(|reading| reading.played);
        assert_eq!(relaxed, Ok(m), "{given:?}");
        let strict = Style::PGN.read(&position, &given);
        assert_eq!(strict.is_ok(), text.as_bytes() == data, "{given:?}");
    }
}

fn check(position: &Position, text: &str, outcome: Result<Reading, ReadError>) {
    match outcome {
        Ok(reading) => {
            assert!(position.is_legal(reading.played), "{text:?}");
            for note in &reading.notes {
                assert!(!note.to_string().is_empty() && note.weight() >= Weight::Spelling);
            }
        }
        Err(error) => {
            assert_eq!(error.text(), text);
            assert!(!error.to_string().is_empty());
            match error {
                ReadError::NotAMove { at, text, .. } => assert!(text.is_char_boundary(at), "{text:?}"),
                ReadError::Illegal { refused, .. } => assert!(!refused.is_empty(), "{text:?}"),
                ReadError::Ambiguous { candidates, .. } => assert!(candidates.len() > 1, "{text:?}"),
                _ => {}
            }
        }
    }
}

/// Moves as people write them, placements, scores and Braille: no panic, errors that point into the text, legal moves.
#[allow(dead_code)]
pub(crate) fn relaxed_san(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    for position in positions() {
        for language in LANGUAGES {
            let style = Style::new(language, Form::Short);
            let relaxed = style.read_relaxed(&position, text);
            let strict = style.read(&position, text);
            // Strict reading takes no more than relaxed reading, and reads the same.
            if let Ok(m) = strict {
                assert_eq!(relaxed.as_ref().map(|reading| reading.played), Ok(m), "{text:?}");
                assert_eq!(style.write(&position, m), text);
            }
            check(&position, text, relaxed);
        }
    }
    let tokens = score::tokens(text);
    for token in &tokens {
        assert_eq!(&text[token.at..token.at + token.text.len()], token.text);
    }
    if tokens.len() < 20 {
        let texts: Vec<&str> = tokens.iter().map(|token| token.text).collect();
        match detect::language(&Position::initial(), &texts) {
            Ok(found) => assert_eq!(found.played.readings.len(), texts.len()),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
    for language in forsyth::languages(text) {
        let setup = forsyth::read(text, language).expect("a placement in that language");
        assert_eq!(forsyth::read(&forsyth::write(&setup, language), language), Ok(setup));
    }
    for table in braille::BrailleCode::ALL {
        let cells = braille::to_cells(table, text);
        assert!(braille::from_cells(table, &cells).is_ok(), "{cells}");
        let _ = braille::from_cells(table, text);
    }
}

/// Announcements: no panic, and what is heard is legal and heard again from what is said.
#[allow(dead_code)]
pub(crate) fn announce(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    for position in positions() {
        for tongue in Tongue::ALL {
            let announcer = Announcer::new(tongue).brief(true);
            let heard = announcer.hear(&position, text);
            if let Ok(reading) = &heard {
                let said = announcer.say(&position, reading.played);
                let again = announcer.hear(&position, &said).map(|reading| reading.played);
                assert_eq!(again, Ok(reading.played), "{text:?} {said:?}");
            }
            check(&position, text, heard);
        }
    }
}

/// Games: nothing panics, the three ways of reading part the games alike, and what is written is read back the same.
#[allow(dead_code)]
pub(crate) fn pgn(data: &[u8]) {
    let mut counter = Counter::default();
    let counted = Reader::new(data).read_all(&mut counter).expect("memory can be read");
    let mut replayer = Replayer::recording();
    let replayed = Reader::new(data).read_all(&mut replayer).expect("memory can be read");
    assert_eq!(counted, replayed);
    let mut trees = 0;
    for game in games(data, Letters::English) {
        let (game, faults) = game.expect("memory can be read");
        trees += 1;
        assert!(
            faults.iter().all(|fault| fault.place.game == trees && fault.place.offset <= data.len() as u64)
        );
        let text = Writer::new().write(&game);
        let mut again = games(text.as_bytes(), Letters::English);
        let (same, _) = again.next().expect("a game was written").expect("memory can be read");
        assert!(again.next().is_none(), "{text}");
        assert_eq!(Writer::new().write(&same), text);
    }
    assert_eq!(trees, counted);
}
