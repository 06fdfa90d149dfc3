//! The words for exercises: what is asked, what can be answered, and what there is to say about it.

use crate::{Words, say};
use tratto_board::{CastlingSide, Color, Move, MoveKind, Piece, PromotionRole, Role, Setup, Square};
use tratto_lore::Motif;
use tratto_lore::drill::{Drill, Exercise, Hint, Label, Question, Remark, Right};
use tratto_notation::{Form, Style};

impl Words {
    /// Where the pieces of both sides stand, a sentence for each side that has any: "White: king g1, rooks a1 and f1."
    pub fn placement(&self, board: &Setup) -> Vec<String> {
        let of_side = |color| {
            let of_role = |role: Role| {
                let squares = board.pieces(role.of(color));
                let told = || {
                    say!(
                        self,
                        "drill-pieces",
                        role = role,
                        count = squares.len(),
                        squares = self.squares(squares)
                    )
                };
                squares.any().then(told)
            };
            let pieces: Vec<String> = Role::ALL.into_iter().rev().filter_map(of_role).collect();
            let told = || say!(self, "drill-placement", color = color, pieces = pieces.join(", "));
            (!pieces.is_empty()).then(told)
        };
        Color::ALL.into_iter().filter_map(of_side).collect()
    }

    /// A move in short notation, in the letters of the language. Without both kings the piece and its goal say enough.
    pub fn short_move(&self, board: &Setup, m: Move) -> String {
        let letters = self.lang().letters();
        match board.position() {
            Ok(position) => Style::new(letters, Form::Short).write(&position, m),
            Err(_) => {
                let letter = board.piece_at(m.from()).map_or("", |piece| letters.letter(piece.role));
                format!("{letter}{}", m.to())
            }
        }
    }

    /// A move as it is read aloud: "knight takes f6, check".
    pub fn spoken_move(&self, board: &Setup, m: Move) -> String {
        let role = board.piece_at(m.from()).map_or(Role::Pawn, |piece| piece.role);
        let takes = m.kind() == MoveKind::EnPassant || (!m.is_castling() && board.piece_at(m.to()).is_some());
        let kind = match m.castling_side() {
            Some(tratto_board::CastlingSide::King) => "short",
            Some(tratto_board::CastlingSide::Queen) => "long",
            None if takes => "takes",
            None => "goes",
        };
        let after = board.position().ok().and_then(|position| position.play(m).ok());
        let check = match after {
            Some(after) if after.is_checkmate() => "mate",
            Some(after) if after.is_check() => "check",
            _ => "none",
        };
        let promoted = m.promotes_to().map(PromotionRole::role);
        say!(
            self,
            "drill-say-move",
            kind = kind,
            role = role,
            square = m.to(),
            promotion = if promoted.is_some() { "some" } else { "none" },
            promoted = promoted.map(|role| self.role(role)).unwrap_or_default(),
            check = check
        )
    }

    fn role(&self, role: Role) -> String {
        say!(self, "role", role = role)
    }

    /// Moves one after the other, as they are written without numbers.
    pub fn short_line(&self, board: &Setup, moves: &[Move]) -> String {
        self.line_of(board, moves, |board, m| self.short_move(board, m)).join(" ")
    }

    /// Moves one after the other, as they are read aloud.
    pub fn spoken_line(&self, board: &Setup, moves: &[Move]) -> String {
        let moves = self.line_of(board, moves, |board, m| self.spoken_move(board, m));
        say!(self, "drill-moves-follow", moves = moves.join("; "))
    }

    fn line_of(&self, board: &Setup, moves: &[Move], write: impl Fn(&Setup, Move) -> String) -> Vec<String> {
        let mut at = *board;
        let told = |&m: &Move| {
            let text = write(&at, m);
            at = moved(&at, m);
            text
        };
        moves.iter().map(told).collect()
    }

    /// What is asked, after what must be known and the board does not show.
    pub fn drill_question(&self, exercise: &Exercise) -> String {
        let mut told = self.drill_rights(&exercise.rights);
        told.push(self.plain_question(exercise));
        told.join(" ")
    }

    /// Who may still castle, and which pawn can be taken in passing: a sentence for each.
    fn drill_rights(&self, rights: &[Right]) -> Vec<String> {
        let mut told = Vec::new();
        for color in Color::ALL {
            for wanted in [true, false] {
                let sides = rights.iter().filter_map(|right| match *right {
                    Right::Castle { color: of, side, has } if of == color && has == wanted => Some(side),
                    _ => None,
                });
                let side = match sides.collect::<Vec<_>>().as_slice() {
                    [] => continue,
                    [CastlingSide::King] => "king",
                    [CastlingSide::Queen] => "queen",
                    _ => "both",
                };
                let has = if wanted { "yes" } else { "no" };
                told.push(say!(self, "drill-right-castle", color = color, has = has, side = side));
            }
        }
        for right in rights {
            match *right {
                Right::DoubleStep(from, to) => {
                    told.push(say!(self, "drill-right-step", from = from, to = to))
                }
                Right::NoDoubleStep => told.push(say!(self, "drill-right-no-step")),
                Right::Castle { .. } => {}
            }
        }
        told
    }

    fn plain_question(&self, exercise: &Exercise) -> String {
        let turn = exercise.board.map_or(exercise.orientation, |board| board.turn);
        let on = |square: Square| {
            exercise.board.and_then(|board| board.piece_at(square)).map_or(Role::Pawn, |piece| piece.role)
        };
        match exercise.question {
            Question::SquareColour(square) => say!(self, "drill-ask-square-colour", square = square),
            Question::SameColour(one, other) => say!(self, "drill-ask-same-colour", one = one, other = other),
            Question::SameDiagonal(one, other) => {
                say!(self, "drill-ask-same-diagonal", one = one, other = other)
            }
            Question::FindSquare(square) => say!(self, "drill-ask-find-square", square = square),
            Question::NameSquare => say!(self, "drill-ask-name-square"),
            Question::PieceMoves(role, square) => {
                say!(self, "drill-ask-piece-moves", role = role, square = square)
            }
            Question::KnightRoute(from, to) => say!(self, "drill-ask-knight-route", from = from, to = to),
            Question::KnightDistance(from, to) => {
                say!(self, "drill-ask-knight-distance", from = from, to = to)
            }
            Question::MovesNeeded(role, from, to) => {
                say!(self, "drill-ask-moves-needed", role = role, from = from, to = to)
            }
            Question::Attackers(color, square) => {
                say!(self, "drill-ask-attackers", color = color, square = square)
            }
            Question::Captures => say!(self, "drill-ask-captures", color = turn),
            Question::Checks => say!(self, "drill-ask-checks", color = turn),
            Question::Winnable => say!(self, "drill-ask-winnable", color = turn),
            Question::IsLegal(from, to) => {
                say!(self, "drill-ask-is-legal", color = turn, role = on(from), square = from, to = to)
            }
            Question::MateInOne => say!(self, "drill-ask-mate-in-one", color = turn),
            Question::MateIn(moves) => say!(self, "drill-ask-mate-in", color = turn, moves = moves),
            Question::MeetAttack(square) => {
                say!(self, "drill-ask-meet-attack", color = turn, role = on(square), square = square)
            }
            Question::Seen { concept, side } => {
                say!(self, "drill-ask-seen", concept = concept.key(), color = side)
            }
            Question::Material => say!(self, "drill-ask-material"),
            Question::CentreKind => say!(self, "drill-ask-centre-kind"),
            Question::WinMaterial => say!(self, "drill-ask-win-material", color = turn),
            Question::Result => say!(self, "drill-ask-result", color = turn, strong = strong(exercise)),
            Question::PawnRuns => {
                say!(self, "drill-ask-pawn-runs", color = turn, defender = !strong(exercise))
            }
            Question::Keep { wins: true } => say!(self, "drill-ask-keep-win", color = turn),
            Question::Keep { wins: false } => say!(self, "drill-ask-keep-draw", color = turn),
            Question::TakeOpposition => say!(self, "drill-ask-take-opposition", color = turn),
            Question::PlayOut { moves } => say!(self, "drill-ask-play-out", color = turn, moves = moves),
            Question::KeySquares => {
                say!(self, "drill-ask-key-squares", square = self.squares(exercise.marks))
            }
            Question::WhatStands(square) => say!(self, "drill-ask-what-stands", square = square),
            Question::WhereNow(Piece { color, role }, square) => {
                say!(self, "drill-ask-where-now", color = color, role = role, square = square)
            }
            Question::OpeningName => say!(self, "drill-ask-opening-name"),
            Question::Lesson(lesson) => self.lesson_text(&lesson.question).to_owned(),
        }
    }

    /// What a choice says.
    pub fn drill_choice(&self, label: &Label) -> String {
        match label {
            Label::Yes => say!(self, "drill-yes"),
            Label::No => say!(self, "drill-no"),
            Label::Light => say!(self, "drill-light"),
            Label::Dark => say!(self, "drill-dark"),
            Label::Square(square) => square.to_string(),
            Label::Moves(count) => say!(self, "drill-moves", count = *count),
            Label::Never => say!(self, "drill-never"),
            Label::Piece(piece) => say!(self, "piece-a", role = piece.role, color = piece.color),
            Label::Empty => say!(self, "drill-empty"),
            Label::Won => say!(self, "drill-won"),
            Label::Drawn => say!(self, "drill-drawn"),
            Label::Opening(opening) => self.opening(opening).to_owned(),
            Label::Concept(concept) => self.concept(*concept),
            Label::Ahead(0) => say!(self, "drill-even-material"),
            Label::Ahead(count) => {
                let color = if *count > 0 { Color::White } else { Color::Black };
                say!(self, "drill-ahead", color = color, count = count.unsigned_abs())
            }
        }
    }

    /// What there is to say about an answer, beginning with a capital. The moves are played on the board, and belong to the remark.
    pub fn drill_remark(
        &self,
        exercise: &Exercise,
        remark: &Remark,
        board: &Setup,
        moves: &[Move],
    ) -> String {
        let text = self.plain_remark(exercise, remark, board, moves);
        // The name of a square keeps its small letter.
        let is_square = text.get(..2).is_some_and(|name| name.parse::<Square>().is_ok());
        if is_square { text } else { self.begun(&text) }
    }

    fn plain_remark(&self, exercise: &Exercise, remark: &Remark, board: &Setup, moves: &[Move]) -> String {
        let line = || self.short_line(board, moves);
        let line_or_none = || if moves.is_empty() { "none".to_owned() } else { line() };
        let colour = |square: Square| if square.is_light() { "light" } else { "dark" };
        let squares = |way: &[Square]| way.iter().map(Square::to_string).collect::<Vec<_>>().join(", ");
        let on = |square: Square| {
            let there = exercise.board.and_then(|board| board.piece_at(square));
            there.map_or(Role::Pawn, |piece| piece.role)
        };
        match *remark {
            Remark::Parity { square, .. } => {
                let (file, rank) = (square.file().index() + 1, square.rank().index() + 1);
                let sum = file + rank;
                let colour = colour(square);
                say!(
                    self,
                    "drill-parity",
                    square = square,
                    colour = colour,
                    file = file,
                    rank = rank,
                    sum = sum
                )
            }
            Remark::Colours(one, other) => {
                let (first, second) = (colour(one), colour(other));
                say!(self, "drill-colours", one = one, other = other, first = first, second = second)
            }
            Remark::Diagonal(all) => say!(self, "drill-diagonal", squares = self.squares(all)),
            Remark::Apart { files, ranks } => say!(self, "drill-apart", files = files, ranks = ranks),
            Remark::Named(square) => say!(self, "drill-named", square = square),
            Remark::Route { moves, ref by } => {
                say!(self, "drill-route", moves = moves, squares = squares(by))
            }
            Remark::Nearer(moves) => say!(self, "drill-nearer", moves = moves),
            Remark::NotNearer(moves) => say!(self, "drill-not-nearer", moves = moves),
            Remark::OtherColour => say!(self, "drill-other-colour"),
            Remark::Attacks(from, target) => {
                say!(self, "drill-attacks", role = on(from), square = from, target = target)
            }
            Remark::AttacksNot(from, target) => {
                say!(self, "drill-attacks-not", role = on(from), square = from, target = target)
            }
            Remark::Takes(role) => say!(self, "drill-takes", role = role),
            Remark::TakesNothing => say!(self, "drill-takes-nothing"),
            Remark::GivesCheck => say!(self, "drill-gives-check"),
            Remark::NoCheck => say!(self, "drill-no-check"),
            Remark::Wins { role, gain } => say!(self, "drill-wins", role = role, gain = gain.unsigned_abs()),
            Remark::Loses(loss) => say!(self, "drill-loses", loss = loss.unsigned_abs()),
            Remark::Even => say!(self, "drill-even"),
            Remark::CannotTake => say!(self, "drill-cannot-take"),
            Remark::Legal => say!(self, "drill-legal"),
            Remark::Illegal(why) => match board.position() {
                Ok(position) => say!(self, "drill-illegal", why = self.why_not(&position, why)),
                Err(_) => say!(self, "drill-not"),
            },
            Remark::Mates => say!(self, "drill-mates"),
            Remark::NoMate => say!(self, "drill-no-mate", line = line()),
            Remark::Stalemates => say!(self, "drill-stalemates"),
            Remark::Key(moves) => say!(self, "drill-key", moves = moves),
            Remark::MateAvoided(moves) => say!(self, "drill-mate-avoided", line = line(), moves = moves),
            Remark::Gains(gain) if moves.is_empty() => {
                say!(self, "drill-gains-plain", gain = gain.unsigned_abs())
            }
            Remark::Gains(gain) => say!(self, "drill-gains", gain = gain.unsigned_abs(), line = line()),
            Remark::GainsLess(gain) => {
                say!(self, "drill-gains-less", gain = gain.unsigned_abs(), line = line())
            }
            Remark::GainsNothing => say!(self, "drill-gains-nothing", line = line()),
            Remark::Drops(loss) => say!(self, "drill-drops", loss = loss.unsigned_abs(), line = line()),
            Remark::PawnWins(moves) => {
                say!(self, "drill-pawn-wins", strong = strong(exercise), moves = moves)
            }
            Remark::PawnDraws => say!(self, "drill-pawn-draws"),
            Remark::KeepsWin(moves) => say!(self, "drill-keeps-win", moves = moves),
            Remark::KeepsDraw => say!(self, "drill-keeps-draw"),
            Remark::Slower(moves) => say!(self, "drill-slower", moves = moves),
            Remark::SpoilsWin => say!(self, "drill-spoils-win", line = line_or_none()),
            Remark::SpoilsDraw => say!(self, "drill-spoils-draw", line = line_or_none()),
            Remark::Outside => say!(self, "drill-outside"),
            Remark::Inside => say!(self, "drill-inside"),
            Remark::WrongCorner => say!(self, "drill-wrong-corner"),
            Remark::CornerTooFar => say!(self, "drill-corner-too-far"),
            Remark::KeySquare => say!(self, "drill-key-square"),
            Remark::HasOpposition => say!(self, "drill-opposition"),
            Remark::Stands(Piece { color, role }, square) => {
                say!(self, "drill-stands", square = square, color = color, role = role)
            }
            Remark::IsEmpty(square) => say!(self, "drill-is-empty", square = square),
            Remark::IsOpening(opening) => say!(self, "drill-is-opening", name = self.opening(opening)),
            Remark::Worth(white, black) => {
                say!(self, "drill-worth", white = white.unsigned_abs(), black = black.unsigned_abs())
            }
            Remark::IsConcept(concept) => say!(self, "drill-is-concept", name = self.concept(concept)),
            Remark::MeetsAttack => say!(self, "drill-meets-attack"),
            Remark::StillTaken => say!(self, "drill-still-taken", line = line()),
            Remark::Lesson(lesson) => self.lesson_text(&lesson.answer).to_owned(),
            Remark::Not => say!(self, "drill-not"),
        }
    }

    /// The other side's answer, with which an exercise goes on; or another answer to an earlier move.
    pub fn drill_reply(&self, board: &Setup, reply: Move, is_another: bool) -> String {
        let line = self.short_move(board, reply);
        let which = if is_another { "other" } else { "one" };
        say!(self, "drill-reply", which = which, color = board.turn, line = line)
    }

    /// The name of what refutes a move, as a sentence.
    pub fn drill_refutation(&self, motif: Motif) -> String {
        say!(self, "drill-refuted-by", name = self.motif(motif))
    }

    /// A piece of help, in the position in which it is asked for.
    pub fn drill_hint(&self, exercise: &Exercise, board: Option<&Setup>, hint: Hint) -> String {
        match hint {
            Hint::Motif => self.motif_hint(exercise.drill()),
            Hint::Count(count) => say!(self, "drill-hint-count", count = count),
            Hint::One(square) => say!(self, "drill-hint-one", square = square),
            Hint::Piece(square) => match board.and_then(|board| board.piece_at(square)) {
                Some(piece) => say!(self, "drill-hint-piece", role = piece.role, square = square),
                None => say!(self, "drill-hint-square", square = square),
            },
            Hint::Move(square) => say!(self, "drill-hint-move", square = square),
            Hint::File(file) => say!(self, "drill-hint-file", file = file.to_string()),
            Hint::Not(label) => say!(self, "drill-hint-not", what = self.drill_choice(&label)),
        }
    }

    fn motif_hint(&self, drill: Option<Drill>) -> String {
        // Lessons ask for moves in two kinds of questions; those about mates have a drill of their own.
        let Some(drill) = drill else { return say!(self, "drill-hint-look") };
        match drill {
            Drill::SquareColour => say!(self, "drill-hint-colour"),
            Drill::SameDiagonal => say!(self, "drill-hint-diagonal"),
            Drill::IsLegal => say!(self, "drill-hint-legal"),
            Drill::Captures => say!(self, "drill-hint-captures"),
            Drill::Checks => say!(self, "drill-hint-checks"),
            Drill::PawnRace => say!(self, "drill-hint-race"),
            Drill::WrongBishop => say!(self, "drill-hint-corner"),
            Drill::Fork => say!(self, "drill-hint-fork"),
            Drill::Pin => say!(self, "drill-hint-pin"),
            Drill::Skewer => say!(self, "drill-hint-skewer"),
            Drill::Discovery => say!(self, "drill-hint-discovery"),
            Drill::MateInTwo | Drill::MateInTwoBlind | Drill::MateInThree | Drill::MateInThreeBlind => {
                say!(self, "drill-hint-two")
            }
            Drill::DiscoveredCheck | Drill::DoubleCheck => say!(self, "drill-hint-discovered-check"),
            Drill::Deflection => say!(self, "drill-hint-deflection"),
            Drill::RemovingDefender => say!(self, "drill-hint-removing-defender"),
            Drill::TrappedPiece => say!(self, "drill-hint-trapped-piece"),
            Drill::Zwischenzug => say!(self, "drill-hint-zwischenzug"),
            Drill::Promotion => say!(self, "drill-hint-promotion"),
            Drill::BackRank => say!(self, "drill-hint-back-rank"),
            Drill::MeetAttack => say!(self, "drill-hint-meet-attack"),
            Drill::TacticsAhead => say!(self, "drill-hint-look"),
            Drill::KnightRoute => say!(self, "drill-hint-knight"),
            _ if drill.terms().contains(&"checkmate") => say!(self, "drill-hint-mate"),
            _ => say!(self, "drill-hint-pawn"),
        }
    }
}

/// The board after a move; without both kings the piece is just put elsewhere.
fn moved(board: &Setup, m: Move) -> Setup {
    if let Some(after) = board.position().ok().and_then(|position| position.play(m).ok()) {
        return after.setup();
    }
    let mut after = *board;
    if let Some(piece) = after.remove(m.from()) {
        after.put(m.to(), piece);
    }
    after
}

/// Whose pawn it is, in an ending with one pawn.
fn strong(exercise: &Exercise) -> Color {
    let pawns = |board: &Setup| board.by_role(Role::Pawn).first().and_then(|square| board.piece_at(square));
    exercise.board.as_ref().and_then(pawns).map_or(Color::White, |pawn| pawn.color)
}
