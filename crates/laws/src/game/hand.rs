//! The stages of a move: touched, released, removed, put down. A move is made when the pieces on the board stand as after a legal
//! move and nothing of it is left to do.

use super::assistant::Unannounced;
use super::board::OnBoard;
use super::ply::{Breach, MoveFault};
use super::state::NotAnEvent;
use super::{Game, Obligation, Status, touch};
use crate::edition::{Contact, OfferRefused, Rule};
use crate::event::{Hands, Manner};
use crate::ruling::{Choice, Detail, Effect, Finding, Right, Ruling};
use tratto_board::{Color, Move, MoveKind, Position, PromotionRole, Rank, Role, Setup, Square};

/// What the player on move has touched, and what he has done on the board without finishing a move.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct InHand {
    /// The pieces touched, by the squares on which they stood before the move, in order.
    pub(crate) touched: Vec<Square>,
    /// The board as it stands with the move half done.
    board: Option<Setup>,
    /// The last piece put down: where it had stood, and where it is.
    released: Option<(Square, Square)>,
    /// An enemy piece still to be taken off the square on which its captor has been put.
    unremoved: Option<Square>,
    /// The promoted piece that has touched its square.
    rested: Option<(Square, PromotionRole)>,
    /// A move that is done on the board and not yet announced, so that it is not made.
    pub(crate) unannounced: Option<Unannounced>,
}

impl InHand {
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.touched.is_empty() && self.board.is_none() && self.rested.is_none() && self.unannounced.is_none()
    }

    /// Whether pieces have been moved.
    pub(crate) fn is_moving(&self) -> bool {
        self.board.is_some() || self.unannounced.as_ref().is_some_and(|done| done.fault.is_some())
    }

    pub(crate) fn clear(&mut self) {
        if !self.is_empty() {
            *self = InHand::default();
        }
    }

    /// The pieces go back to where they stood; what was touched stays touched, and a promoted piece chosen stays chosen.
    pub(crate) fn reset_board(&mut self) {
        let touched = std::mem::take(&mut self.touched);
        *self = InHand { touched, rested: self.rested, ..InHand::default() };
    }

    fn touch(&mut self, square: Square) {
        if !self.touched.contains(&square) {
            self.touched.push(square);
        }
    }
}

/// Whether the same pieces stand on the same squares.
pub(super) fn same_pieces(a: &Setup, b: &Setup) -> bool {
    Color::ALL.into_iter().all(|color| a.by_color(color) == b.by_color(color))
        && Role::ALL.into_iter().all(|role| a.by_role(role) == b.by_role(role))
}

/// The legal move after which the pieces stand like this.
fn move_to(position: &Position, pieces: &Setup) -> Option<Move> {
    position.legal_moves().iter().copied().find(|m| {
        let mut after = *position;
        after.play_unchecked(*m);
        same_pieces(&after.setup(), pieces)
    })
}

impl Game {
    /// A player touches a piece.
    pub(crate) fn touch(
        &mut self,
        player: Color,
        square: Square,
        manner: Manner,
    ) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        self.is_there(player)?;
        if self.board.piece_at(square).is_none() {
            return Err(NotAnEvent::EmptySquare { square });
        }
        let on_move = self.board.turn() == player;
        match manner {
            Manner::Accidental => return Ok(vec![self.accidental(player, square)]),
            Manner::Adjusting => {
                self.players[player].adjusted = true;
                return Ok(self.adjusting(player, square, on_move));
            }
            Manner::Deliberate | Manner::AdjustingTooLate | Manner::Mistaken => {}
        }
        if !on_move {
            // Touching binds only the player who has the move.
            return Ok(Vec::new());
        }
        let mut rulings: Vec<Ruling> = self.deliberate_touch(player).into_iter().collect();
        let before = self.obligation();
        let too_late = manner == Manner::AdjustingTooLate;
        if manner == Manner::Mistaken && self.values().contact == Contact::Intended {
            rulings.push(
                self.ruling(Finding::TouchedByMistake, &[Rule::Contact])
                    .about(player)
                    .detail(Detail::Square(square))
                    .with(Effect::PlayOn)
                    .advice(&[Choice::PlayOn, Choice::Recommended]),
            );
            return Ok(rulings);
        }
        self.in_hand.touch(square);
        let mut lead: Vec<Rule> = Vec::new();
        if too_late {
            lead.push(Rule::Adjusting);
        }
        if manner == Manner::Mistaken || self.regulations.visually_impaired[player] {
            lead.push(if manner == Manner::Mistaken { Rule::Contact } else { Rule::BlindTouch });
        }
        rulings.extend(self.bound_now(player, before, &lead, too_late));
        Ok(rulings)
    }

    /// A player touches a piece of each colour, and nobody can tell the order: his own counts as first.
    pub(crate) fn touch_both(
        &mut self,
        player: Color,
        a: Square,
        b: Square,
    ) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        self.is_there(player)?;
        for square in [a, b] {
            if self.board.piece_at(square).is_none() {
                return Err(NotAnEvent::EmptySquare { square });
            }
        }
        if self.board.turn() != player {
            return Ok(Vec::new());
        }
        let mut rulings: Vec<Ruling> = self.deliberate_touch(player).into_iter().collect();
        let before = self.obligation();
        let own = |square: &Square| self.board.piece_at(*square).is_some_and(|piece| piece.color == player);
        let mut order = [a, b];
        order.sort_by_key(|square| !own(square));
        for square in order {
            self.in_hand.touch(square);
        }
        rulings.extend(self.bound_now(player, before, &[], false));
        Ok(rulings)
    }

    /// The consequence when the player on move touches a piece on purpose: an offer of a draw is refused.
    pub(crate) fn deliberate_touch(&mut self, player: Color) -> Option<Ruling> {
        let refuses = self.values().offer_refused == OfferRefused::ByTouching;
        refuses.then(|| self.refused_without_a_word(player, Finding::RefusedByTouching)).flatten()
    }

    /// What follows when he makes a move.
    pub(super) fn move_made(&mut self, player: Color) -> Option<Ruling> {
        let refuses = self.values().offer_refused == OfferRefused::ByMoving;
        refuses.then(|| self.refused_without_a_word(player, Finding::RefusedByMoving)).flatten()
    }

    fn refused_without_a_word(&mut self, player: Color, finding: Finding) -> Option<Ruling> {
        let offer = self.offer.take_if(|offer| offer.by != player)?;
        let ruling = self.ruling(finding, &[Rule::OfferEnds]).about(player);
        Some(ruling.with(Effect::OfferRefused(offer.by)))
    }

    /// Whether the player on move has touched a piece on purpose since it became his move.
    pub(crate) fn has_touched(&self, player: Color) -> bool {
        self.board.turn() == player && !self.in_hand.is_empty()
    }

    fn accidental(&self, player: Color, square: Square) -> Ruling {
        self.ruling(Finding::Accidental, &[Rule::Contact])
            .about(player)
            .detail(Detail::Square(square))
            .with(Effect::PlayOn)
    }

    fn adjusting(&self, player: Color, square: Square, on_move: bool) -> Vec<Ruling> {
        let clock_runs = self.running_clock().is_none_or(|side| side == player);
        if on_move && (clock_runs || !self.edition().has(Rule::AdjustingClock)) {
            return Vec::new();
        }
        vec![
            self.ruling(Finding::AdjustingOffTurn, &[Rule::Adjusting, Rule::AdjustingClock])
                .about(player)
                .detail(Detail::Square(square))
                .with(self.by(Effect::Warning(player), &[Rule::Penalties]))
                .advice(&[Choice::Recommended, Choice::Penalise]),
        ]
    }

    /// The ruling on what the player is bound to now, if that has changed.
    fn bound_now(
        &self,
        player: Color,
        before: Option<Obligation>,
        lead: &[Rule],
        too_late: bool,
    ) -> Option<Ruling> {
        if !self.regulations.touch_move {
            return None;
        }
        let bound = self.obligation()?;
        if before.as_ref() == Some(&bound) {
            return None;
        }
        let finding = match (bound.is_free, too_late) {
            (true, _) => Finding::TouchedCannotMove,
            (false, true) => Finding::AdjustingTooLate,
            (false, false) => Finding::Touched,
        };
        let rules: Vec<Rule> = lead.iter().copied().chain(bound.rules.iter().copied()).collect();
        let effect = if bound.is_free { Effect::Free(player) } else { self.must(player, bound.moves) };
        Some(self.ruling(finding, &rules).about(player).with(effect))
    }

    /// A piece is put on a square and let go.
    pub(crate) fn release(
        &mut self,
        player: Color,
        from: Square,
        to: Square,
    ) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        self.is_there(player)?;
        if self.board.turn() != player {
            let second = self.second_half_of_castling(player, from, to);
            if let Some(rulings) = second.or_else(|| self.change_of_mind(player, from, to)) {
                return Ok(rulings);
            }
        }
        let mut pieces = self.pieces_in_hand();
        let piece = pieces.remove(from);
        let on_move = self.board.turn() == player;
        if !on_move && !self.may_accept_press(player) {
            return Ok(vec![self.out_of_turn(player)]);
        }
        let piece = piece.ok_or(NotAnEvent::EmptySquare { square: from })?;
        if !on_move {
            self.accept_bare_press(player);
        }
        let mut rulings: Vec<Ruling> = self.record_first(player).into_iter().collect();
        rulings.extend(self.deliberate_touch(player));
        let bound = self.obligation();
        let origin = match self.in_hand.released {
            Some((origin, here)) if here == from => origin,
            _ => from,
        };
        self.in_hand.touch(origin);
        if pieces.piece_at(to).is_some_and(|there| there.color != piece.color) {
            self.in_hand.touch(to);
            self.in_hand.unremoved = Some(to);
        }
        pieces.put(to, piece);
        self.in_hand.board = Some(pieces);
        self.in_hand.released = Some((origin, to));
        rulings.extend(self.try_make(player, bound));
        Ok(rulings)
    }

    /// A piece is taken off the board.
    pub(crate) fn remove(&mut self, player: Color, square: Square) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        self.is_there(player)?;
        if self.board.turn() != player {
            return Ok(vec![self.out_of_turn(player)]);
        }
        let mut pieces = self.pieces_in_hand();
        if pieces.piece_at(square).is_none() {
            return Err(NotAnEvent::EmptySquare { square });
        }
        let mut rulings: Vec<Ruling> = self.deliberate_touch(player).into_iter().collect();
        let bound = self.obligation();
        if self.in_hand.unremoved == Some(square) {
            self.in_hand.unremoved = None;
        } else {
            if self.board.piece_at(square).is_some() {
                self.in_hand.touch(square);
            }
            pieces.remove(square);
            self.in_hand.board = Some(pieces);
        }
        rulings.extend(self.try_make(player, bound));
        Ok(rulings)
    }

    /// A new piece is put on a square and let go.
    pub(crate) fn put(
        &mut self,
        player: Color,
        square: Square,
        role: PromotionRole,
    ) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        self.is_there(player)?;
        if self.board.turn() != player {
            return Ok(vec![self.out_of_turn(player)]);
        }
        let mut pieces = self.pieces_in_hand();
        pieces.put(square, role.role().of(player));
        let bound = self.obligation();
        self.in_hand.board = Some(pieces);
        if self.edition().has(Rule::PromotionChoice) && square.rank() == Rank::Eighth.from_side(player) {
            self.in_hand.rested.get_or_insert((square, role));
        }
        Ok(self.try_make(player, bound))
    }

    /// A new piece touches a square: from then on the choice is final.
    pub(crate) fn rest(
        &mut self,
        player: Color,
        square: Square,
        role: PromotionRole,
    ) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        self.is_there(player)?;
        if self.board.turn() != player || !self.edition().has(Rule::PromotionChoice) {
            return Ok(Vec::new());
        }
        self.in_hand.rested.get_or_insert((square, role));
        Ok(vec![
            self.ruling(Finding::PromotionChosen, &[Rule::PromotionChoice])
                .about(player)
                .detail(Detail::Square(square))
                .with(Effect::Loses { player, right: Right::PromotionChoice }),
        ])
    }

    fn pieces_in_hand(&self) -> Setup {
        self.in_hand.board.unwrap_or_else(|| self.board.setup())
    }

    /// Makes the move if the pieces stand as after one.
    fn try_make(&mut self, player: Color, bound: Option<Obligation>) -> Vec<Ruling> {
        let (Some(pieces), None) = (&self.in_hand.board, self.in_hand.unremoved) else { return Vec::new() };
        let Some(m) = self.position().and_then(|position| move_to(position, pieces)) else {
            return Vec::new();
        };
        let breach = match self.in_hand.rested {
            Some((square, role)) if m.to() == square && m.promotes_to() != Some(role) => {
                Some(Breach::Promotion(square, role))
            }
            _ => bound.filter(|bound| !bound.allows(m)).map(Breach::Touched),
        };
        self.make_if_announced(player, m, None, breach, Hands::One)
    }

    /// A piece that was released is moved on to another square before the clock is pressed.
    fn change_of_mind(&mut self, player: Color, from: Square, to: Square) -> Option<Vec<Ruling>> {
        let last = self.last().filter(|ply| ply.mover == player && !ply.completed)?;
        let first = last.made.filter(|m| m.destination() == from)?;
        let legal = last.fault().is_none();
        let duty = last.duty().cloned();
        self.pop(1);
        let m = self.meant(first.from(), to, None);
        let fault = self.fault_of(m);
        self.bound = if legal { Some(Obligation::released(first, &[])) } else { duty };
        let breach = legal.then_some(Breach::Released(first));
        Some(self.make(player, Some(m), fault, breach, Hands::One))
    }

    /// King and rook are moved one after the other, and the first of them has made a move of its own: castling begun with the
    /// rook, or in Chess960 a king that goes but one square.
    fn second_half_of_castling(&mut self, player: Color, from: Square, to: Square) -> Option<Vec<Ruling>> {
        let last =
            self.last().filter(|ply| ply.mover == player && !ply.completed && ply.fault().is_none())?;
        let first = last.made.filter(|m| m.kind() == MoveKind::Normal)?;
        let earlier = last.breach().cloned();
        let before = self.before(self.plies.len() - 1);
        let position = before.position()?;
        let king = position.king(player);
        let halves = [(first.from(), first.to()), (from, to)];
        let castling = (position.castling() & position.by_color(player)).iter().find_map(|rook| {
            let castling = Move::castling(king, rook);
            let whole = [(king, castling.destination()), (rook, castling.rook_to()?)];
            halves.iter().all(|half| whole.contains(half)).then_some(castling)
        })?;
        self.pop(1);
        let fault = self.fault_of(castling);
        let rook_first: &[Rule] = match first.from() == king {
            true => &[],
            false => &[Rule::RookBeforeKing, Rule::TouchedOwn],
        };
        // What was released as a legal move stays where it is.
        let duty = Obligation::released(first, rook_first);
        let breach = earlier.or_else(|| (first.from() != king).then(|| Breach::Touched(duty.clone())));
        self.bound = Some(duty);
        Some(self.make(player, Some(castling), fault, breach, Hands::One))
    }

    /// The clock is pressed with a move half done: what stands on the board is what was played.
    pub(crate) fn finish_in_hand(&mut self, player: Color) {
        let pieces = self.pieces_in_hand();
        let before = self.board;
        if same_pieces(&before.setup(), &pieces) {
            self.in_hand.reset_board();
            return;
        }
        let (made, duty) = (self.attempt_in_hand(), self.duty_in_hand());
        let fault = made.and_then(|m| self.fault_of(m)).unwrap_or(MoveFault::Incomplete);
        let _ = self.make(player, made, Some(fault), None, Hands::One);
        if let Some(last) = self.plies.edit_last() {
            last.set_duty(duty);
        }
        // What stands there counts, not what the squares would mean.
        let mut after = pieces;
        let displaced = self.board.setup();
        after.turn = displaced.turn;
        after.castling = displaced.castling;
        after.en_passant = None;
        after.halfmoves = displaced.halfmoves;
        after.fullmoves = displaced.fullmoves;
        self.board = OnBoard::of(&after);
        self.rearranged = true;
        if let Some(hash) = self.hashes.edit_last() {
            *hash = self.board.position().map_or(0, |position| position.hash());
        }
        debug_assert!(matches!(self.status, Status::Running));
    }

    /// The move that stands on the board with nothing pressed, when pieces have been moved and no legal move came of it: by the
    /// squares of a piece put down, by those of a piece taken off and a new one put there instead, or because no other is left.
    pub(crate) fn attempt_in_hand(&self) -> Option<Move> {
        if let Some(released) = self.released_in_hand() {
            return Some(released);
        }
        let pieces = self.in_hand.board.as_ref()?;
        let us = self.board.turn();
        let gone = self.board.setup().by_color(us) & !pieces.by_color(us);
        let new = pieces.by_color(us) & !self.board.setup().by_color(us);
        if let (Some(from), Some(to)) = (gone.single(), new.single()) {
            let role = pieces.piece_at(to).and_then(|piece| PromotionRole::from_role(piece.role));
            return Some(self.meant(from, to, role));
        }
        match self.duty(None) {
            Some(Obligation { moves, is_free: false, .. }) if moves.len() == 1 => moves.first().copied(),
            _ => None,
        }
    }

    /// The move by the piece last put down, or the whole one that is not yet announced.
    fn released_in_hand(&self) -> Option<Move> {
        if let Some(done) = &self.in_hand.unannounced {
            return Some(done.m);
        }
        self.in_hand.released.map(|(from, to)| self.meant(from, to, None))
    }

    /// What the player is bound to by the move that he has half done.
    pub(crate) fn duty_in_hand(&self) -> Option<Obligation> {
        self.duty(self.released_in_hand())
    }

    /// What the player on move is bound to when he has made this move, or none, and it does not hold: by what was ruled, by what
    /// he has touched, and by the promoted piece that has touched its square.
    pub(crate) fn duty(&self, made: Option<Move>) -> Option<Obligation> {
        if !self.regulations.touch_move {
            return self.bound.clone();
        }
        let position = self.position()?;
        let touched = || touch::duty(position, &self.in_hand.touched, made);
        let bound = self.bound.clone().or_else(touched);
        let Some((square, role)) = self.in_hand.rested else { return bound };
        let (moves, rules) = match &bound {
            Some(bound) if !bound.is_free => (bound.moves.clone(), bound.rules.clone()),
            _ => (position.legal_moves().to_vec(), Vec::new()),
        };
        let fits = |m: &Move| m.to() == square && m.promotes_to() == Some(role);
        let moves = Game::sorted(moves.into_iter().filter(fits));
        if moves.is_empty() {
            return bound;
        }
        Some(Obligation { moves, is_free: false, rules: [&rules[..], &[Rule::PromotionChoice]].concat() })
    }

    /// What bound the player on move before he made this move, with what it says about king and rook.
    pub(crate) fn bound_by(&self, m: Move) -> Option<Obligation> {
        let bound = self.obligation()?;
        let castling = || {
            let position = self.position()?;
            let touched = [&self.in_hand.touched[..], &touch::touched_by(position, m)].concat();
            touch::castling_duty(position, &touched)
        };
        match self.bound.is_none() && self.regulations.touch_move {
            true => castling().or(Some(bound)),
            false => Some(bound),
        }
    }
}
