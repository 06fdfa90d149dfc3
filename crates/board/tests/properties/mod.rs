//! What must hold of any bytes at all: the fuzz targets and the corpus test run these.

use tratto_board::{Epd, ParseFenError, RightsSpelling, Setup, UciMove, perft_line};

const SPELLINGS: [RightsSpelling; 2] = [RightsSpelling::Automatic, RightsSpelling::Shredder];

/// An error points at a character of the text, or at its end, and has something to say.
fn check_error(text: &str, at: usize, column: usize, error: &dyn std::error::Error) {
    assert!(text.is_char_boundary(at), "{text:?}: {error}");
    assert_eq!(text[..at].chars().count() + 1, column, "{text:?}: {error}");
    assert!(error.to_string().contains("expected"), "{text:?}: {error}");
}

/// Reading and writing FEN agree, strict and relaxed agree, nothing is supplied in silence.
#[allow(dead_code)]
pub(crate) fn fen(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let check = |error: &ParseFenError| check_error(text, error.at, error.column, error);
    match Setup::from_fen(text) {
        Ok(setup) => {
            for spelling in SPELLINGS {
                assert_eq!(Setup::from_fen(&setup.fen_with(spelling)), Ok(setup), "{text:?}");
            }
            assert_eq!(Setup::from_fen_relaxed(text), Ok((setup, vec![])), "{text:?}");
        }
        Err(error) => {
            check(&error);
            match Setup::from_fen_relaxed(text) {
                Ok((setup, supplied)) => {
                    assert!(!supplied.is_empty(), "{text:?}");
                    assert_eq!(Setup::from_fen(&setup.fen()), Ok(setup), "{text:?}");
                }
                Err(error) => check(&error),
            }
        }
    }
}

/// The same of EPD, and lines of perft counts do not panic.
#[allow(dead_code)]
pub(crate) fn epd(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    match Epd::from_line(text) {
        Ok(epd) => {
            for spelling in SPELLINGS {
                assert_eq!(Epd::from_line(&epd.line(spelling)).as_ref(), Ok(&epd), "{text:?}");
            }
            assert_eq!(Epd::from_line_relaxed(text), Ok((epd, vec![])), "{text:?}");
        }
        Err(error) => {
            check_error(text, error.at, error.column, &error);
            match Epd::from_line_relaxed(text) {
                Ok((epd, supplied)) => {
                    assert!(!supplied.is_empty(), "{text:?}");
                    assert_eq!(Epd::from_line(&epd.to_string()), Ok(epd), "{text:?}");
                }
                Err(error) => check_error(text, error.at, error.column, &error),
            }
        }
    }
    match perft_line(text) {
        Ok((setup, counts)) => {
            assert!(!counts.is_empty(), "{text:?}");
            assert_eq!(Setup::from_fen(&setup.fen()), Ok(setup), "{text:?}");
        }
        Err(error) => check_error(text, error.at, error.column, &error),
    }
}

/// A UCI move is written as it was read.
#[allow(dead_code)]
pub(crate) fn uci(data: &[u8]) {
    match UciMove::from_ascii(data) {
        Ok(uci) => assert_eq!(uci.text().as_bytes(), data),
        Err(error) => assert!(error.to_string().contains("expected"), "{data:?}: {error}"),
    }
}
