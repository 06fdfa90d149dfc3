//! By which rules, and so by which articles of an edition, a move is not legal.
//!
//! | reason | rule |
//! |---|---|
//! | it is the other side's turn | having the move |
//! | the king would be captured | the king is never captured |
//! | an own piece is there | no two pieces on one square |
//! | a piece does not move so | how that piece moves |
//! | a piece in the way | no leaping; of a pawn, its steps |
//! | nothing for the pawn to capture; not any more in passing | the pawn's capture; capturing in passing |
//! | promotion missing or impossible | promotion |
//! | the own king attacked | no self-check; of the king's own step, how the king moves |
//! | castling: right lost; prevented for now | when the right is lost; when it is prevented |

use crate::edition::{Article, Edition, Rule};
use tratto_board::{Role, WhyNot};

/// The rules that a move breaks for a reason, the most telling first. Empty where nothing was moved at all, on which the Laws are
/// silent.
///
/// ```
/// use tratto_board::{Position, Square};
/// use tratto_laws::{Rule, rules_against};
/// let why = Position::initial().why_not(Square::F1, Square::C4, None).expect("the pawn is in the way");
/// assert_eq!(rules_against(why), [Rule::NoLeaping]);
/// ```
pub fn rules_against(why: WhyNot) -> &'static [Rule] {
    match why {
        WhyNot::NotYours { .. } => &[Rule::HavingTheMove],
        WhyNot::KingThere { .. } => &[Rule::KingTaken],
        WhyNot::OwnPieceThere { .. } => &[Rule::OwnPieceThere],
        WhyNot::NotItsMove { role, .. } => match role {
            Role::Pawn => &[Rule::PawnStep],
            Role::Knight => &[Rule::KnightMoves],
            Role::Bishop => &[Rule::BishopMoves],
            Role::Rook => &[Rule::RookMoves],
            Role::Queen => &[Rule::QueenMoves],
            Role::King => &[Rule::KingStep],
        },
        WhyNot::Blocked { role: Role::Pawn, .. } => &[Rule::PawnStep, Rule::PawnDoubleStep],
        WhyNot::Blocked { .. } => &[Rule::NoLeaping],
        WhyNot::NothingToCapture { .. } => &[Rule::PawnCapture],
        WhyNot::EnPassantUnavailable { .. } => &[Rule::EnPassant],
        WhyNot::PromotionMissing { .. } | WhyNot::PromotionImpossible { .. } => &[Rule::Promotion],
        WhyNot::StaysInCheck { .. } | WhyNot::ExposesKing { .. } => &[Rule::NoSelfCheck],
        WhyNot::KingIntoCheck { .. } => &[Rule::NoSelfCheck, Rule::KingStep],
        WhyNot::CastlingRightLost { .. } => &[Rule::CastlingRight, Rule::Castling],
        WhyNot::CastlingBlocked { .. }
        | WhyNot::CastlingOutOfCheck { .. }
        | WhyNot::CastlingThroughCheck { .. }
        | WhyNot::CastlingIntoCheck { .. } => &[Rule::CastlingBarred],
        _ => &[],
    }
}

/// What the rules of Chess960 add where castling is at fault.
pub(crate) fn chess960_rules_against(why: WhyNot) -> &'static [Rule] {
    match why {
        WhyNot::CastlingRightLost { .. } => &[Rule::Chess960Once],
        WhyNot::CastlingBlocked { .. } => &[Rule::Chess960Path, Rule::Chess960Filled],
        _ => &[],
    }
}

impl Edition {
    /// The articles by which a move is not legal, the most telling first; of Chess960 too, where that is played.
    ///
    /// ```
    /// use tratto_board::{Position, Square};
    /// use tratto_laws::Edition;
    /// let position = Position::from_fen("4k3/8/b7/8/8/8/8/4K2R w K - 0 1")?;
    /// let why = position.why_not(Square::E1, Square::G1, None).expect("the bishop attacks f1");
    /// assert_eq!(Edition::Laws2023.articles_against(why, false)[0].number(), "3.8.2.2");
    /// assert_eq!(Edition::Laws2001.articles_against(why, false)[0].number(), "3.8(2)");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn articles_against(self, why: WhyNot, chess960: bool) -> Vec<Article> {
        let more = if chess960 { chess960_rules_against(why) } else { &[] };
        let mut articles: Vec<Article> = Vec::new();
        for article in rules_against(why).iter().chain(more).flat_map(|rule| self.articles(*rule)) {
            if !articles.contains(&article) {
                articles.push(article);
            }
        }
        articles
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tratto_board::{Position, Setup, UciMove};

    fn cited(edition: Edition, fen: &str, uci: &str) -> String {
        // A king that can be captured is irregular, and still a position.
        let (position, _) = Setup::from_fen(fen).unwrap().examine();
        let position = position.unwrap();
        let Ok(UciMove::Play { from, to, promotion }) = uci.parse() else { panic!("{uci}") };
        let why = position.why_not(from, to, promotion).unwrap_or_else(|| panic!("{fen} {uci} is legal"));
        let articles = edition.articles_against(why, false);
        articles.iter().map(|article| article.number()).collect::<Vec<_>>().join(" ")
    }

    /// Reason by reason, as the texts of 2001, 2009, 2018 and 2023 number the articles.
    #[test]
    fn each_edition_has_its_article() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let castles = "r3k2r/8/8/8/8/8/5q2/R3K2R w KQkq - 0 1";
        let passing = "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1";
        let editions = [Edition::Laws2001, Edition::Laws2009, Edition::Laws2018, Edition::Laws2023];
        for (fen, uci, expected) in [
            (start, "e7e5", ["1.1", "1.1", "1.3", "1.3"]),
            ("4k3/8/8/8/8/8/8/K3R3 w - - 0 1", "e1e8", ["1.2", "1.2 7.4a", "1.4.1", "1.4.1"]),
            (start, "a1a2", ["3.1", "3.1", "3.1", "3.1"]),
            ("4k3/8/8/8/8/8/8/K1B5 w - - 0 1", "c1c4", ["3.2", "3.2", "3.2", "3.2"]),
            ("4k3/8/8/8/8/8/8/K1R5 w - - 0 1", "c1d2", ["3.3", "3.3", "3.3", "3.3"]),
            ("4k3/8/8/8/8/8/8/K1Q5 w - - 0 1", "c1d3", ["3.4", "3.4", "3.4", "3.4"]),
            (start, "f1c4", ["3.5", "3.5", "3.5", "3.5"]),
            (start, "g1g3", ["3.6", "3.6", "3.6", "3.6"]),
            (start, "e2e5", ["3.7(a)", "3.7a", "3.7.1", "3.7.1"]),
            (
                "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1",
                "e2e3",
                ["3.7(a) 3.7(b)", "3.7a 3.7b", "3.7.1 3.7.2", "3.7.1 3.7.2"],
            ),
            (start, "e2d3", ["3.7(c)", "3.7c", "3.7.3", "3.7.3"]),
            (passing, "e5d6", ["3.7(d)", "3.7d", "3.7.4.1 3.7.4.2", "3.7.3.1 3.7.3.2"]),
            (
                "4k3/P7/8/8/8/8/8/4K3 w - - 0 1",
                "a7a8",
                ["3.7(e)", "3.7e", "3.7.5.1 3.7.5.2 3.7.5.3", "3.7.3.3 3.7.3.4 3.7.3.5"],
            ),
            (start, "e1e3", ["3.8(a)", "3.8a", "3.8.1", "3.8.1"]),
            (
                "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
                "e1g1",
                ["3.8(1) 3.8(ii)", "3.8(1) 3.8(ii)", "3.8.2.1 3.8.2", "3.8.2.1 3.8.2"],
            ),
            (castles, "e1g1", ["3.8(2)", "3.8(2)", "3.8.2.2", "3.8.2.2"]),
            ("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2c3", ["3.9", "3.9", "3.9.2", "3.9.2"]),
            (
                "4k3/8/8/8/8/8/r7/4K3 w - - 0 1",
                "e1e2",
                ["3.9 3.8(a)", "3.9 3.8a", "3.9.2 3.8.1", "3.9.2 3.8.1"],
            ),
            (start, "e4e5", ["", "", "", ""]),
        ] {
            assert_eq!(editions.map(|edition| cited(edition, fen, uci)), expected, "{fen} {uci}");
        }
    }

    /// Every reason that has a rule has an article in every edition: in each the rules of Article 3 are there.
    #[test]
    fn no_edition_is_left_without() {
        let reasons = [
            ("r3k2r/8/8/8/8/8/5q2/R3K2R w KQkq - 0 1", "e1g1"),
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e7e5"),
            ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6"),
            ("4k3/8/8/8/8/8/r7/4K3 w - - 0 1", "e1e2"),
        ];
        for edition in Edition::ALL {
            for (fen, uci) in reasons {
                assert!(!cited(edition, fen, uci).is_empty(), "{edition} {uci}");
            }
        }
    }

    #[test]
    fn chess960_adds_its_own() {
        let position = Position::from_fen("1k6/8/8/8/8/8/8/RK1B3R w HA - 0 1").unwrap();
        let why = position.why_not("b1".parse().unwrap(), "h1".parse().unwrap(), None).unwrap();
        let numbers = |edition: Edition| -> Vec<&str> {
            edition.articles_against(why, true).into_iter().map(Article::number).collect()
        };
        assert_eq!(numbers(Edition::Laws2018), ["3.8.2.2", "II.3.2.7.4", "II.3.2.7.5"]);
        assert_eq!(numbers(Edition::Laws2001), ["3.8(2)"], "Chess960 was not in the Laws");
    }
}
