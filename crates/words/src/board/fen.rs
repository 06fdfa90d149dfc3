//! What is wrong with a FEN, an EPD or a move in UCI, and what a relaxed reading supplied.

use crate::{Words, say};
use tratto_board::{
    EpdProblem, FenField, FenProblem, ParseEpdError, ParseFenError, ParseUciError, Supplied, UciProblem,
};

impl Words {
    /// What is wrong with a FEN, where, and what would be right.
    ///
    /// ```
    /// use tratto_board::Setup;
    /// use tratto_words::{Lang, Words};
    /// let error = Setup::from_fen("8/8/8/8/8/8/8/8 x - - 0 1").unwrap_err();
    /// assert_eq!(
    ///     Words::of(Lang::IT).fen_error(&error),
    ///     "FEN, carattere 17 (tratto): \"x\" non indica chi muove; ci va w o b"
    /// );
    /// ```
    pub fn fen_error(&self, error: &ParseFenError) -> String {
        let problem = self.fen_problem(error.field, &error.problem);
        say!(self, "fen-fault", column = error.column, field = self.fen_field(error.field), problem = problem)
    }

    fn fen_field(&self, field: FenField) -> String {
        match field {
            FenField::Placement { rank } => say!(self, "fen-placement", rank = rank.letter()),
            FenField::Turn => say!(self, "fen-turn"),
            FenField::Castling => say!(self, "fen-castling"),
            FenField::EnPassant => say!(self, "fen-en-passant"),
            FenField::Halfmoves => say!(self, "fen-halfmoves"),
            FenField::Fullmoves => say!(self, "fen-fullmoves"),
            _ => say!(self, "fen-end"),
        }
    }

    fn fen_expects(&self, field: FenField) -> String {
        match field {
            FenField::Placement { .. } => say!(self, "fen-expects-placement"),
            FenField::Turn => say!(self, "fen-expects-turn"),
            FenField::Castling => say!(self, "fen-expects-castling"),
            FenField::EnPassant => say!(self, "fen-expects-en-passant"),
            FenField::Halfmoves => say!(self, "fen-expects-halfmoves"),
            FenField::Fullmoves => say!(self, "fen-expects-fullmoves"),
            _ => say!(self, "fen-expects-end"),
        }
    }

    fn fen_problem(&self, field: FenField, problem: &FenProblem) -> String {
        let expects = self.fen_expects(field);
        match problem {
            FenProblem::Missing => say!(self, "fen-missing", expects = expects),
            FenProblem::Blank { .. } => say!(self, "fen-blank"),
            FenProblem::Character { found } => say!(self, "fen-character", found = *found, expects = expects),
            FenProblem::EmptyRank => say!(self, "fen-empty-rank"),
            FenProblem::ShortRank { squares } => say!(self, "fen-short-rank", squares = *squares),
            FenProblem::LongRank { squares } => say!(self, "fen-long-rank", squares = *squares),
            FenProblem::JoinedDigits { first, second } => {
                say!(self, "fen-joined-digits", first = *first, second = *second)
            }
            FenProblem::MissingRanks { ranks } => say!(self, "fen-missing-ranks", ranks = *ranks),
            FenProblem::ExtraRank => say!(self, "fen-extra-rank"),
            FenProblem::Side { text } => say!(self, "fen-side", text = text, expects = expects),
            FenProblem::CastlingOrder { letter } => say!(self, "fen-castling-order", letter = *letter),
            FenProblem::CastlingTwice { letter, square } => {
                say!(self, "fen-castling-twice", letter = *letter, square = *square)
            }
            FenProblem::NoSquare { text } => say!(self, "fen-no-square", text = text, expects = expects),
            FenProblem::EnPassantRank { square } => say!(self, "fen-en-passant-rank", square = *square),
            FenProblem::LeadingZero { text } => say!(self, "fen-leading-zero", text = text),
            FenProblem::TooLarge { text } => say!(self, "fen-too-large", text = text, expects = expects),
            FenProblem::MoveZero => say!(self, "fen-move-zero"),
            FenProblem::Trailing { text } => say!(self, "fen-trailing", text = text),
            _ => say!(self, "fen-unknown", expects = expects),
        }
    }

    /// What is wrong with an EPD or a line of perft counts, where, and what would be right.
    pub fn epd_error(&self, error: &ParseEpdError) -> String {
        let problem = match &error.problem {
            EpdProblem::Position { field, problem } => {
                let problem = self.fen_problem(*field, problem);
                let field = self.fen_field(*field);
                return say!(self, "fen-fault", column = error.column, field = field, problem = problem);
            }
            EpdProblem::Blank { .. } => say!(self, "epd-blank"),
            EpdProblem::Opcode { text } => say!(self, "epd-opcode", text = text),
            EpdProblem::EmptyOperation => say!(self, "epd-empty-operation"),
            EpdProblem::NoSemicolon => say!(self, "epd-no-semicolon"),
            EpdProblem::OpenString => say!(self, "epd-open-string"),
            EpdProblem::Character { found } => say!(self, "epd-character", found = *found),
            EpdProblem::Counter { opcode, text } => say!(self, "epd-counter", opcode = opcode, text = text),
            EpdProblem::CounterTwice { opcode } => say!(self, "epd-counter-twice", opcode = opcode),
            EpdProblem::PerftCount { text } => say!(self, "epd-perft-count", text = text),
            EpdProblem::NoPerftCount => say!(self, "epd-no-perft-count"),
            _ => say!(self, "epd-unknown"),
        };
        say!(self, "epd-fault", column = error.column, problem = problem)
    }

    /// What a relaxed reading of a FEN or an EPD supplied.
    pub fn supplied(&self, supplied: &Supplied) -> String {
        match supplied {
            Supplied::Missing { field } => {
                let usual = match field {
                    FenField::Turn => "w",
                    FenField::Halfmoves => "0",
                    FenField::Fullmoves => "1",
                    _ => "-",
                };
                say!(self, "supplied-missing", field = self.fen_field(*field), usual = usual)
            }
            Supplied::Spacing { .. } => say!(self, "supplied-spacing"),
            Supplied::Semicolon { .. } => say!(self, "supplied-semicolon"),
            Supplied::EmptyOperation { .. } => say!(self, "supplied-empty-operation"),
            Supplied::Counters { .. } => say!(self, "supplied-counters"),
            Supplied::Rewritten { field, written, read, .. } => {
                say!(
                    self,
                    "supplied-rewritten",
                    field = self.fen_field(*field),
                    written = written,
                    read = read
                )
            }
            _ => say!(self, "supplied-other"),
        }
    }

    /// What is wrong with a move in UCI, for whoever has the text before him.
    pub fn uci_problem(&self, error: &ParseUciError) -> String {
        match error.problem {
            UciProblem::Short { .. } => say!(self, "uci-short"),
            UciProblem::Long { .. } => say!(self, "uci-long"),
            UciProblem::File { column, found } => say!(self, "uci-file", column = column, found = found),
            UciProblem::Rank { column, found } => say!(self, "uci-rank", column = column, found = found),
            UciProblem::Promotion { found } => say!(self, "uci-promotion", found = found),
            _ => say!(self, "uci-unknown"),
        }
    }
}
