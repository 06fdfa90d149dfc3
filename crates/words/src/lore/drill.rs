//! The words for exercises: what is asked, what can be answered, and what there is to say about it.

use crate::{Words, say};
use tratto_board::{Color, Move, MoveKind, Piece, PromotionRole, Role, Setup, Square};
use tratto_lore::drill::{Drill, Exercise, Group, Hint, Label, Question, Remark, Step};
use tratto_notation::{Form, Style};

impl Words {
    /// The name of a kind of exercise.
    pub fn drill(&self, drill: Drill) -> String {
        match drill {
            Drill::SquareColour => say!(self, "drill-square-colour"),
            Drill::SameDiagonal => say!(self, "drill-same-diagonal"),
            Drill::FindSquare => say!(self, "drill-find-square"),
            Drill::NameSquare => say!(self, "drill-name-square"),
            Drill::PieceMoves => say!(self, "drill-piece-moves"),
            Drill::KnightRoute => say!(self, "drill-knight-route"),
            Drill::Attackers => say!(self, "drill-attackers"),
            Drill::Captures => say!(self, "drill-captures"),
            Drill::Checks => say!(self, "drill-checks"),
            Drill::IsLegal => say!(self, "drill-is-legal"),
            Drill::Winnable => say!(self, "drill-winnable"),
            Drill::MateInOne => say!(self, "drill-mate-in-one"),
            Drill::MateInTwo => say!(self, "drill-mate-in-two"),
            Drill::Fork => say!(self, "drill-fork"),
            Drill::Pin => say!(self, "drill-pin"),
            Drill::Skewer => say!(self, "drill-skewer"),
            Drill::Discovery => say!(self, "drill-discovery"),
            Drill::PawnRace => say!(self, "drill-pawn-race"),
            Drill::PawnResult => say!(self, "drill-pawn-result"),
            Drill::PawnMove => say!(self, "drill-pawn-move"),
            Drill::TakeOpposition => say!(self, "drill-take-opposition"),
            Drill::KeySquares => say!(self, "drill-key-squares"),
            Drill::PawnPlay => say!(self, "drill-pawn-play"),
            Drill::WrongBishop => say!(self, "drill-wrong-bishop"),
            Drill::KnightDistance => say!(self, "drill-knight-distance"),
            Drill::MovesNeeded => say!(self, "drill-moves-needed"),
            Drill::AttackersBlind => say!(self, "drill-attackers-blind"),
            Drill::Recall => say!(self, "drill-recall"),
            Drill::Follow => say!(self, "drill-follow"),
            Drill::MateInOneBlind => say!(self, "drill-mate-in-one-blind"),
            Drill::MateAhead => say!(self, "drill-mate-ahead"),
            Drill::MateInTwoBlind => say!(self, "drill-mate-in-two-blind"),
            Drill::PawnResultBlind => say!(self, "drill-pawn-result-blind"),
            Drill::PawnPlayBlind => say!(self, "drill-pawn-play-blind"),
            Drill::OpeningName => say!(self, "drill-opening-name"),
            Drill::OpeningFollow => say!(self, "drill-opening-follow"),
            _ => drill.key().to_owned(),
        }
    }

    /// What one does in a kind of exercise.
    pub fn drill_about(&self, drill: Drill) -> String {
        match drill {
            Drill::SquareColour => say!(self, "drill-square-colour-about"),
            Drill::SameDiagonal => say!(self, "drill-same-diagonal-about"),
            Drill::FindSquare => say!(self, "drill-find-square-about"),
            Drill::NameSquare => say!(self, "drill-name-square-about"),
            Drill::PieceMoves => say!(self, "drill-piece-moves-about"),
            Drill::KnightRoute => say!(self, "drill-knight-route-about"),
            Drill::Attackers => say!(self, "drill-attackers-about"),
            Drill::Captures => say!(self, "drill-captures-about"),
            Drill::Checks => say!(self, "drill-checks-about"),
            Drill::IsLegal => say!(self, "drill-is-legal-about"),
            Drill::Winnable => say!(self, "drill-winnable-about"),
            Drill::MateInOne => say!(self, "drill-mate-in-one-about"),
            Drill::MateInTwo => say!(self, "drill-mate-in-two-about"),
            Drill::Fork => say!(self, "drill-fork-about"),
            Drill::Pin => say!(self, "drill-pin-about"),
            Drill::Skewer => say!(self, "drill-skewer-about"),
            Drill::Discovery => say!(self, "drill-discovery-about"),
            Drill::PawnRace => say!(self, "drill-pawn-race-about"),
            Drill::PawnResult => say!(self, "drill-pawn-result-about"),
            Drill::PawnMove => say!(self, "drill-pawn-move-about"),
            Drill::TakeOpposition => say!(self, "drill-take-opposition-about"),
            Drill::KeySquares => say!(self, "drill-key-squares-about"),
            Drill::PawnPlay => say!(self, "drill-pawn-play-about"),
            Drill::WrongBishop => say!(self, "drill-wrong-bishop-about"),
            Drill::KnightDistance => say!(self, "drill-knight-distance-about"),
            Drill::MovesNeeded => say!(self, "drill-moves-needed-about"),
            Drill::AttackersBlind => say!(self, "drill-attackers-blind-about"),
            Drill::Recall => say!(self, "drill-recall-about"),
            Drill::Follow => say!(self, "drill-follow-about"),
            Drill::MateInOneBlind => say!(self, "drill-mate-in-one-blind-about"),
            Drill::MateAhead => say!(self, "drill-mate-ahead-about"),
            Drill::MateInTwoBlind => say!(self, "drill-mate-in-two-blind-about"),
            Drill::PawnResultBlind => say!(self, "drill-pawn-result-blind-about"),
            Drill::PawnPlayBlind => say!(self, "drill-pawn-play-blind-about"),
            Drill::OpeningName => say!(self, "drill-opening-name-about"),
            Drill::OpeningFollow => say!(self, "drill-opening-follow-about"),
            _ => drill.key().to_owned(),
        }
    }
    /// What a group of drills trains.
    pub fn drill_group(&self, group: Group) -> String {
        match group {
            Group::Board => say!(self, "drill-group-board"),
            Group::Moves => say!(self, "drill-group-moves"),
            Group::Tactics => say!(self, "drill-group-tactics"),
            Group::Endings => say!(self, "drill-group-endings"),
            Group::Blind => say!(self, "drill-group-blind"),
            Group::Openings => say!(self, "drill-group-openings"),
        }
    }

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

    /// Where a square is for somebody who does not see it: counted from the left and from below, as a side sees the board.
    pub fn square_by_counting(&self, square: Square, below: Color) -> String {
        let (file, rank) = (square.file().index() + 1, square.rank().index() + 1);
        let (file, rank) = match below {
            Color::White => (file, rank),
            Color::Black => (9 - file, 9 - rank),
        };
        say!(self, "drill-where-square", color = below, file = file, rank = rank)
    }

    /// What is asked.
    pub fn drill_question(&self, exercise: &Exercise) -> String {
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
            Question::MateInTwo => say!(self, "drill-ask-mate-in-two", color = turn),
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
            Remark::Key => say!(self, "drill-key"),
            Remark::MateAvoided => say!(self, "drill-mate-avoided", line = line()),
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
            Remark::MeetsAttack => say!(self, "drill-meets-attack"),
            Remark::StillTaken => say!(self, "drill-still-taken", line = line()),
            Remark::Lesson(lesson) => self.lesson_text(&lesson.answer).to_owned(),
            Remark::Not => say!(self, "drill-not"),
        }
    }

    /// A piece of help.
    pub fn drill_hint(&self, exercise: &Exercise, hint: Hint) -> String {
        let piece = |square: Square| exercise.board.and_then(|board| board.piece_at(square));
        match (hint.step, hint.square) {
            (Step::Motif, _) | (_, None) => self.motif_hint(exercise.drill()),
            (Step::Piece, Some(square)) => match piece(square) {
                Some(piece) => say!(self, "drill-hint-piece", role = piece.role, square = square),
                None => say!(self, "drill-hint-square", square = square),
            },
            (Step::Move, Some(square)) => say!(self, "drill-hint-move", square = square),
        }
    }

    fn motif_hint(&self, drill: Option<Drill>) -> String {
        // Lessons ask for moves in two kinds of questions; those about mates have a drill of their own.
        let Some(drill) = drill else { return say!(self, "drill-hint-look") };
        match drill {
            Drill::Fork => say!(self, "drill-hint-fork"),
            Drill::Pin => say!(self, "drill-hint-pin"),
            Drill::Skewer => say!(self, "drill-hint-skewer"),
            Drill::Discovery => say!(self, "drill-hint-discovery"),
            Drill::MateInTwo | Drill::MateInTwoBlind => say!(self, "drill-hint-two"),
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
