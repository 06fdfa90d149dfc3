//! Lines of perft counts: a position, then `;D1 20 ;D2 400`.

use super::error::{EpdProblem, ParseEpdError};
use crate::fen::{Fields, Mode, quoted};
use crate::setup::Setup;
use alloc::vec::Vec;

/// Reads a line of perft counts: a FEN of six fields or of the first four, then for each depth `;D` with the depth and
/// the number of nodes. Blanks around the semicolons do not matter.
///
/// ```
/// use tratto_board::{Setup, perft_line};
/// let line = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ;D1 20 ;D2 400";
/// assert_eq!(perft_line(line)?, (Setup::initial(), vec![(1, 20), (2, 400)]));
/// # Ok::<(), tratto_board::ParseEpdError>(())
/// ```
pub fn perft_line(text: &str) -> Result<(Setup, Vec<(u32, u64)>), ParseEpdError> {
    let head = text.find(';').unwrap_or(text.len());
    let setup = Fields::new(text[..head].trim_end(), Mode::Strict).four_or_six()?;
    let mut counts = Vec::new();
    let mut at = head;
    for part in text[head..].split(';').skip(1) {
        at += 1;
        let Some(count) = count(part) else {
            let blanks = part.len() - part.trim_start().len();
            let problem = EpdProblem::PerftCount { text: quoted(part.trim()) };
            return Err(ParseEpdError::new(text, at + blanks, problem));
        };
        counts.push(count);
        at += part.len();
    }
    if counts.is_empty() {
        return Err(ParseEpdError::new(text, text.len(), EpdProblem::NoPerftCount));
    }
    Ok((setup, counts))
}

/// `D2 400`.
fn count(text: &str) -> Option<(u32, u64)> {
    let mut words = text.split_ascii_whitespace();
    let (depth, nodes) = (words.next()?.strip_prefix('D')?, words.next()?);
    let plain = |number: &str| number.bytes().all(|c| c.is_ascii_digit());
    match words.next() {
        None if plain(depth) && plain(nodes) => Some((depth.parse().ok()?, nodes.parse().ok()?)),
        _ => None,
    }
}
