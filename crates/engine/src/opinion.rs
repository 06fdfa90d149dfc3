//! An engine's answers.

use tratto_board::{Color, Move, Position};

/// An evaluation, from the point of view of the side to move.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Score {
    /// Hundredths of a pawn.
    Centipawns(i32),
    /// Mate in this number of moves by the side to move; negative if that side is mated.
    Mate(i32),
}

impl Score {
    /// The same from White's point of view, as scores are usually shown.
    #[must_use]
    pub fn for_white(self, turn: Color) -> Score {
        match (turn, self) {
            (Color::White, score) => score,
            (Color::Black, Score::Centipawns(score)) => Score::Centipawns(-score),
            (Color::Black, Score::Mate(moves)) => Score::Mate(-moves),
        }
    }
}

/// The winning chances of the side to move, from -1 (lost) to 1 (won), by the formula of Lichess.
///
/// ```
/// use tratto_engine::{Score, winning_chances};
/// assert_eq!(winning_chances(Score::Centipawns(0)), 0.0);
/// assert_eq!(winning_chances(Score::Mate(-3)), -1.0);
/// assert!(winning_chances(Score::Centipawns(300)) > 0.5);
/// ```
pub fn winning_chances(score: Score) -> f64 {
    match score {
        Score::Mate(moves) => {
            if moves > 0 {
                1.0
            } else {
                -1.0
            }
        }
        Score::Centipawns(centipawns) => 2.0 / (1.0 + (-0.003_682 * f64::from(centipawns)).exp()) - 1.0,
    }
}

/// A line of the engine with its evaluation.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Variation {
    /// The evaluation.
    pub score: Score,
    /// The search depth, in half-moves.
    pub depth: u32,
    /// The moves, all legal.
    pub moves: Vec<Move>,
}

/// An engine's answer to a question, with the engine's name and the cost of the search.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Opinion {
    /// The name of the engine.
    pub engine: String,
    /// The number of nodes searched.
    pub nodes: u64,
    /// The rating that it was limited to; none at full strength, and for an engine that cannot be limited.
    pub rating: Option<u16>,
    /// The lines, the best first; at least one, and each has a move.
    pub variations: Vec<Variation>,
    /// The best move; it is legal.
    pub best: Move,
    /// If the search ended while the evaluation of the best line was falling: it is not more than this.
    pub at_most: Option<Score>,
}

/// The content of a line that begins with `info`.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Info {
    pub(crate) nodes: Option<u64>,
    pub(crate) line: Option<(u8, Variation)>,
    /// What the evaluation of the best line does not exceed, where only that is told.
    pub(crate) at_most: Option<Score>,
    /// A move of the line that is not legal.
    pub(crate) illegal: Option<String>,
}

impl Info {
    /// Reads the words after `info`. Unknown and incomplete parts are skipped.
    pub(crate) fn read(text: &str, position: &Position) -> Info {
        let mut info = Info::default();
        let (mut number, mut depth, mut score, mut is_bound, mut is_upper) = (1, 0, None, false, false);
        let mut words = text.split_ascii_whitespace();
        while let Some(word) = words.next() {
            let mut next = || words.next();
            match word {
                "string" => return info,
                "nodes" => info.nodes = next().and_then(|word| word.parse().ok()),
                "depth" => depth = next().and_then(|word| word.parse().ok()).unwrap_or(0),
                "multipv" => number = next().and_then(|word| word.parse().ok()).unwrap_or(1),
                "lowerbound" | "upperbound" => (is_bound, is_upper) = (true, word == "upperbound"),
                "score" => {
                    let (kind, value) = (next(), next().and_then(|word| word.parse().ok()));
                    score = match (kind, value) {
                        (Some("cp"), Some(value)) => Some(Score::Centipawns(value)),
                        (Some("mate"), Some(value)) => Some(Score::Mate(value)),
                        _ => None,
                    };
                }
                "pv" => {
                    let (moves, illegal) = play(position, words);
                    info.illegal = illegal;
                    info.at_most = score.filter(|_| is_upper && number == 1);
                    if let (Some(score), false, false) = (score, is_bound, moves.is_empty()) {
                        info.line = Some((number, Variation { score, depth, moves }));
                    }
                    return info;
                }
                _ => {}
            }
        }
        info
    }
}

/// The moves up to the first illegal one, and that one.
fn play<'a>(position: &Position, words: impl Iterator<Item = &'a str>) -> (Vec<Move>, Option<String>) {
    let mut at = *position;
    let mut moves = Vec::new();
    for word in words {
        match at.read_uci(word) {
            Ok(m) => {
                at.play_unchecked(m);
                moves.push(m);
            }
            Err(_) => return (moves, Some(word.to_owned())),
        }
    }
    (moves, None)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_played_on_our_board() {
        let start = Position::initial();
        let read = |text| Info::read(text, &start);
        let info = read("depth 12 seldepth 15 multipv 2 score cp -31 nodes 4711 nps 1 pv e2e4 e7e5");
        let (number, variation) = info.line.unwrap();
        assert_eq!((number, variation.depth, variation.moves.len()), (2, 12, 2));
        assert_eq!((variation.score, info.nodes), (Score::Centipawns(-31), Some(4711)));
        assert_eq!(read("depth 3 score mate -2 pv e2e4").line.unwrap().1.score, Score::Mate(-2));
        assert_eq!(read("depth 3 score cp 5 pv e2e5").illegal.as_deref(), Some("e2e5"));
        assert_eq!(read("depth 3 score cp 5 lowerbound pv e2e4").line, None, "a bound is no evaluation");
        let falling = read("depth 3 score cp -40 upperbound pv e2e4");
        assert_eq!((falling.line, falling.at_most), (None, Some(Score::Centipawns(-40))));
        assert_eq!(read("depth 3 score cp 5 lowerbound pv e2e4").at_most, None);
        assert_eq!(read("depth 3 multipv 2 score cp 5 upperbound pv e2e4").at_most, None, "of another line");
        for nothing in
            ["", "string score cp 5 pv e2e4", "depth x score cp", "score cp 99999999999 pv e2e4", "pv"]
        {
            assert_eq!(read(nothing).line, None, "{nothing}");
        }
    }

    #[test]
    fn scores_are_shown_from_whites_side() {
        assert_eq!(Score::Mate(3).for_white(Color::Black), Score::Mate(-3));
        assert_eq!(Score::Centipawns(-20).for_white(Color::Black), Score::Centipawns(20));
        assert_eq!(Score::Centipawns(-20).for_white(Color::White), Score::Centipawns(-20));
    }
}
