//! The position a game starts from, by its tags.

use super::fault::Reason;
use super::text::Text;
use super::word::Outcome;
use tratto_board::{Position, Setup};

/// Gathers the tags that tell the starting position.
#[derive(Clone, Debug, Default)]
pub(super) struct Start {
    fen: Option<String>,
    set_up: Option<bool>,
    variant: Option<String>,
    /// How the game ended; it does not matter to the start.
    pub(super) result: Option<Outcome>,
}

/// Where a game starts, and what is odd about it.
pub(super) struct Started {
    /// `None` if the moves cannot be checked.
    pub(super) position: Option<Position>,
    /// The text and the reason of each oddity.
    pub(super) oddities: Vec<(String, Reason)>,
}

impl Start {
    /// Looks at one tag. `true` if it matters to the start.
    #[inline]
    pub(super) fn tag(&mut self, name: Text<'_>, value: Text<'_>) -> bool {
        match name.as_bytes() {
            b"FEN" => self.fen = Some(value.decode().into_owned()),
            b"SetUp" => self.set_up = Some(value.as_bytes() == b"1"),
            b"Result" => {
                self.result = self.result.or_else(|| Outcome::of_tag(value));
                return false;
            }
            // Every game of some servers says that it is chess.
            b"Variant" if value.as_bytes() == b"Standard" => return false,
            b"Variant" => self.variant = Some(value.decode().into_owned()),
            _ => return false,
        }
        true
    }

    /// The starting position, if it is not simply the usual one of a game without such tags.
    pub(super) fn position(self) -> Option<Started> {
        if self.fen.is_none() && self.set_up.is_none() && self.variant.is_none() {
            return None;
        }
        let mut oddities = Vec::new();
        let known = self.variant.as_deref().is_none_or(is_chess);
        if let Some(variant) = self.variant
            && !known
        {
            oddities.push((variant, Reason::Variant));
        }
        if self.fen.is_some() != (self.set_up == Some(true)) {
            oddities.push((self.fen.clone().unwrap_or_default(), Reason::SetUp));
        }
        let Some(fen) = self.fen else {
            return Some(Started { position: known.then(Position::initial), oddities });
        };
        let setup = match Setup::from_fen(&fen) {
            Ok(setup) => setup,
            Err(strict) => match Setup::from_fen_relaxed(&fen) {
                Ok((setup, _)) => {
                    oddities.push((fen.clone(), Reason::Spelling { standard: setup.fen() }));
                    setup
                }
                Err(_) => {
                    oddities.push((fen, Reason::Fen(strict)));
                    return Some(Started { position: None, oddities });
                }
            },
        };
        let (position, irregularities) = setup.examine();
        if position.is_none() {
            oddities.push((fen, Reason::Kings));
        } else if !irregularities.is_empty() {
            oddities.push((fen, Reason::Irregular));
        }
        Some(Started { position: position.filter(|_| known), oddities })
    }
}

/// Whether a variant's name means chess or Chess960, in the spellings of the servers and programs.
fn is_chess(name: &str) -> bool {
    let plain: String =
        name.chars().filter(|c| c.is_ascii_alphanumeric()).map(|c| c.to_ascii_lowercase()).collect();
    matches!(
        plain.as_str(),
        "" | "standard"
            | "normal"
            | "chess"
            | "fromposition"
            | "chess960"
            | "960"
            | "fischerandom"
            | "fischerrandom"
            | "fischerandomchess"
            | "fischerrandomchess"
            | "freestyle"
            | "freestylechess"
    )
}
