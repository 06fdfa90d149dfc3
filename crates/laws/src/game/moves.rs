//! Making moves: Articles 3, 4.7 and 6.2.

use super::board::OnBoard;
use super::ply::{BarePress, Breach, MoveFault, Ply};
use super::state::NotAnEvent;
use super::touch;
use super::{Game, Status};
use crate::edition::{OffenceCounts, Rule};
use crate::event::{Hand, Hands, Play};
use crate::regulations::Recording;
use crate::ruling::{Choice, Detail, Effect, FaultyMove, Finding, Reading, Ruling};
use tratto_board::{Color, Move, Position, Rank, Role, Square};
use tratto_clock::{Bonus, ClockEvent, Instant, PeriodChange, Phase, Snapshot};

/// The smallest step by which the list of half-moves grows.
const STEP: usize = 16;

impl Game {
    /// A legal move of the player on move, when nothing else is going on. `None` hands over to [`Game::play`].
    #[inline]
    pub(crate) fn play_plainly(&mut self, player: Color, play: Play, at: Instant) -> Option<Vec<Ruling>> {
        let OnBoard::Playable(position) = &self.board else { return None };
        let plain = position.turn() == player
            && self.status == Status::Running
            && play.hands == Hands::One
            && self.is_plain(player);
        if !plain {
            return None;
        }
        let m = position.move_between(play.from, play.to, play.promotion);
        if !position.is_legal(m) {
            return None;
        }
        self.now = at;
        let clock = self.snapshot();
        self.push(player, Some(m), None, clock);
        Some(self.endings().into_iter().collect())
    }

    /// Whether nothing but the move itself has to be judged.
    #[inline]
    fn is_plain(&self, player: Color) -> bool {
        self.players[player].present
            && self.players[player].displaced.is_empty()
            && !self.players[player].two_hands_before
            && self.players[player].announced.is_none()
            && self.in_hand.is_empty()
            && self.bound.is_none()
            && self.bare_press.is_none()
            && self.offer.is_none()
            && self.pending.is_none()
            && !self.watching
            && self.adjournment.is_none()
            && self.is_quiet_at_the_table()
            && self.regulations.recording == Recording::Automatic
            && !self.regulations.visually_impaired.white
            && !self.regulations.visually_impaired.black
            && !self
                .plies
                .iter()
                .rev()
                .take(2)
                .any(|ply| ply.fault().is_some() || (ply.mover == player && !ply.completed))
    }

    /// Puts a half-move on the board.
    #[inline]
    pub(crate) fn push(
        &mut self,
        mover: Color,
        made: Option<Move>,
        fault: Option<MoveFault>,
        clock: Option<Snapshot>,
    ) {
        let before = std::mem::take(&mut self.rearranged).then_some(self.board);
        let mut ply = Ply::new(mover, made, fault, before, clock);
        // Without a clock there is nothing to press.
        ply.completed = self.clock.is_none();
        ply.play(&mut self.board);
        self.hashes.grow_by(STEP);
        self.hashes.push(self.board.position().map_or(0, |position| position.hash()));
        self.plies.grow_by(STEP);
        self.plies.push(ply);
    }

    /// Takes half-moves off the board.
    pub(crate) fn pop(&mut self, plies: usize) {
        let left = self.plies.len().saturating_sub(plies);
        let Some(first) = self.plies.get(left) else { return };
        let rearranged = first.rearranged().is_some();
        self.board = self.before(left);
        self.rearranged = rearranged;
        self.plies.truncate(left);
        self.hashes.truncate(left + 1);
    }

    /// A whole move, whatever it is.
    pub(crate) fn play(&mut self, player: Color, play: Play) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        self.is_there(player)?;
        if self.board.piece_at(play.from).is_none() {
            return Err(NotAnEvent::EmptySquare { square: play.from });
        }
        if self.board.turn() != player && !self.accept_bare_press(player) {
            return Ok(vec![self.out_of_turn(player)]);
        }
        let m = self.meant(play.from, play.to, play.promotion);
        if self.must_seal(player) {
            return Ok(self.seal_played(player, m));
        }
        let mut rulings: Vec<Ruling> = self.record_first(player).into_iter().collect();
        rulings.extend(self.deliberate_touch(player));
        let breach = self.bound_by(m).filter(|bound| !bound.allows(m)).map(Breach::Touched);
        let fault = self.fault_of(m);
        rulings.extend(self.make_if_announced(player, m, fault, breach, play.hands));
        Ok(rulings)
    }

    /// The move that going from one square to another is here, legal or not.
    pub(crate) fn meant(
        &self,
        from: Square,
        to: Square,
        promotion: Option<tratto_board::PromotionRole>,
    ) -> Move {
        match self.position() {
            // A king put on its own rook castles, with or without the right to do so.
            Some(position) if promotion.is_none() && puts_king_on_rook(position, from, to) => {
                Move::castling(from, to)
            }
            Some(position) => position.move_between(from, to, promotion),
            None => promotion.map_or(Move::normal(from, to), |role| Move::promotion(from, to, role)),
        }
    }

    /// What is illegal about a move; `None` for a legal one.
    pub(crate) fn fault_of(&self, m: Move) -> Option<MoveFault> {
        let Some(position) = self.position() else { return Some(MoveFault::NoKing) };
        let illegal = position.legal(m).err()?;
        let to = m.to();
        let captures_king = !m.is_castling()
            && position.role_at(to) == Some(Role::King)
            && !position.by_color(position.turn()).has(to);
        if captures_king {
            return Some(MoveFault::KingTaken { square: to });
        }
        let unpromoted = position.role_at(m.from()) == Some(Role::Pawn)
            && to.rank() == Rank::Eighth.from_side(position.turn())
            && m.promotes_to().is_none()
            && tratto_board::PromotionRole::ALL
                .into_iter()
                .any(|role| position.is_legal(Move::promotion(m.from(), to, role)));
        if unpromoted {
            return Some(MoveFault::Unpromoted { square: to });
        }
        Some(MoveFault::Illegal(illegal.why))
    }

    /// A move is on the board and released.
    pub(crate) fn make(
        &mut self,
        player: Color,
        made: Option<Move>,
        fault: Option<MoveFault>,
        breach: Option<Breach>,
        hands: Hands,
    ) -> Vec<Ruling> {
        self.complete_by_next(player);
        let refused = self.move_made(player);
        let clock = self.snapshot();
        let duty = fault.and_then(|_| self.duty(made));
        self.push(player, made, fault, clock);
        self.bound = None;
        self.in_hand.clear();
        self.players[player].announced = None;
        self.moved_on(player);
        // Two hands that count at once still count when the move has been taken back and made again.
        let at_once = self.values().two_hands == OffenceCounts::AtOnce;
        let before = std::mem::take(&mut self.players[player].two_hands_before);
        let last = self.plies.edit_last().expect("a half-move was just put on the board");
        last.two_hands = hands == Hands::Two || (at_once && before);
        last.set_breach(breach);
        last.set_duty(duty);
        let ended = if fault.is_none() { self.endings() } else { None };
        refused.into_iter().chain(ended).collect()
    }

    /// A move that was never pressed is completed when its player makes his next.
    fn complete_by_next(&mut self, player: Color) {
        if !self.values().completed_by_next {
            return;
        }
        if let Some(ply) = self.plies.edit_late(|ply| ply.mover == player && !ply.completed) {
            ply.completed = true;
        }
    }

    /// Whether the opponent of this player has pressed without moving, and nobody has ruled on it.
    pub(crate) fn may_accept_press(&self, player: Color) -> bool {
        self.bare_press.as_ref().is_some_and(|press| press.player != player && !press.ruled)
    }

    /// The opponent moves although the player pressed without moving: the press counts as a move.
    pub(crate) fn accept_bare_press(&mut self, player: Color) -> bool {
        if !self.may_accept_press(player) {
            return false;
        }
        let Some(press) = self.bare_press.take() else { return false };
        self.push(press.player, None, Some(MoveFault::NoMove), press.clock);
        if let Some(ply) = self.plies.edit_last() {
            ply.completed = true;
        }
        true
    }

    /// A player moves pieces while the opponent has the move: they go back, and the opponent has been disturbed.
    pub(crate) fn out_of_turn(&self, player: Color) -> Ruling {
        self.ruling(Finding::OutOfTurn, &[Rule::HavingTheMove, Rule::NatureOfGame, Rule::Displaced])
            .about(player)
            .with(Effect::PutBack(player))
            .advice(&[Choice::Recommended, Choice::Penalise])
    }

    /// Puts everything back before the clock is pressed.
    pub(crate) fn take_back(&mut self, player: Color) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_there(player)?;
        let doing = self.in_hand.is_moving() || self.in_hand.unannounced.is_some();
        if doing && self.board.turn() == player {
            self.in_hand.reset_board();
            return Ok(Vec::new());
        }
        self.is_running()?;
        let open =
            self.last().is_some_and(|ply| ply.mover == player && (!ply.completed || self.clock.is_none()));
        if !open {
            return Err(NotAnEvent::NothingToTakeBack);
        }
        let ply = self.plies.last().cloned().ok_or(NotAnEvent::NothingToTakeBack)?;
        self.pop(1);
        self.players[player].two_hands_before |= ply.two_hands;
        if let (Some(m), Some(position)) = (ply.made, self.position()) {
            self.in_hand.touched = touch::touched_by(position, m);
            self.bound = match ply.breach() {
                // His earlier obligations still apply.
                Some(breach) => Some(self.breach_duty(breach)),
                // A piece released as a legal move may not go elsewhere: 4.7.
                None if ply.fault().is_none() => Some(touch::Obligation::released(m, &[])),
                None => ply.duty().cloned(),
            };
        }
        Ok(Vec::new())
    }

    /// A press after an ordinary move. `None` hands over to [`Game::press`].
    #[inline]
    pub(crate) fn press_plainly(&mut self, player: Color, at: Instant) -> Option<Vec<Ruling>> {
        let plain = self.status == Status::Running
            && self.players[player].present
            && !self.watching
            && self.bare_press.is_none()
            && !self.regulations.visually_impaired.white
            && !self.regulations.visually_impaired.black
            && self.players[player].displaced.is_empty()
            && self
                .plies
                .last()
                .is_some_and(|ply| ply.mover == player && !ply.completed && ply.fault().is_none());
        if !plain {
            return None;
        }
        let clock = self.clock.as_mut()?;
        let then = clock.snapshot(at);
        let few = clock.remaining(player, at) < self.regulations.values().relief_under;
        let relieved = few.then(|| clock.face(at).sides[player].period);
        let effects = clock.apply(ClockEvent::Press(player), at).ok()?;
        if relieved.is_some() {
            self.players[player].relieved_in = relieved;
        }
        if let Some(ply) = self.plies.edit_last() {
            ply.completed = true;
            ply.clock = Some(then);
        }
        self.now = at;
        Some(effects.entered[player].map(|period| self.period_entered(player, period)).into_iter().collect())
    }

    /// The moves of a period are completed: the time of the next is added to what was left.
    #[cold]
    pub(crate) fn period_entered(&mut self, player: Color, period: u32) -> Ruling {
        let control = &self.regulations.control;
        let time = control.periods().and_then(|periods| periods.get(period)).map(|period| period.time());
        let ruling = self.ruling(Finding::PeriodEntered, &[Rule::TimeCarried, Rule::Periods]).about(player);
        // A flag that brought the period left nothing to carry.
        let by_moves = self.regulations.clock.period_change == PeriodChange::ByMoves;
        match time.filter(|_| by_moves && !self.values().delay_carries && self.was_delayed(period)) {
            Some(time) => ruling.with(self.set_time(player, time)).reading(Reading::NoCarryOver),
            None => ruling.with_all(time.map(|time| Effect::Add { side: player, time })),
        }
    }

    /// Whether the period before was in delay mode.
    fn was_delayed(&self, period: u32) -> bool {
        let before = period.checked_sub(1).and_then(|before| self.regulations.control.periods()?.get(before));
        before.is_some_and(|before| matches!(before.bonus(), Bonus::Bronstein(_) | Bonus::Delay(_)))
    }

    /// A player presses the clock.
    pub(crate) fn press(&mut self, player: Color, hand: Hand) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_there(player)?;
        let clock = self.clock.as_ref().ok_or(NotAnEvent::NoClock)?;
        if !matches!(self.status, Status::Running) {
            // After the end a press means nothing, and before the start there is nothing to press.
            return if matches!(self.status, Status::Over(_)) {
                Ok(Vec::new())
            } else {
                self.is_running().map(|()| Vec::new())
            };
        }
        let phase = clock.face(self.now).phase;
        let may = match phase {
            Phase::Running(side) | Phase::Frozen(side) => side == player,
            Phase::Ready | Phase::Stopped(_) => {
                return Err(NotAnEvent::Clock(tratto_clock::ClockError::Stopped));
            }
        };
        if !may {
            // His clock is stopped already: nothing happens.
            return Ok(Vec::new());
        }
        if let Some(ruling) = self.not_announced(player) {
            return Ok(vec![ruling]);
        }
        let mut rulings = Vec::new();
        if self.players[player].lent {
            return Ok(vec![self.still_displaced(player)]);
        }
        let then = self.snapshot();
        let clock = self.clock.as_mut().ok_or(NotAnEvent::NoClock)?;
        let pressed = clock.apply(ClockEvent::Press(player), self.now)?;
        if self.in_hand.is_moving() && self.board.turn() == player {
            self.finish_in_hand(player);
        }
        let open = self.plies.iter().rposition(|ply| ply.mover == player && !ply.completed);
        match open.filter(|index| index + 2 >= self.plies.len()) {
            Some(index) => {
                if let Some(ply) = self.plies.edit(index) {
                    ply.completed = true;
                    ply.clock = then;
                }
                rulings.extend(self.sighted_not_announced(player));
            }
            None => self.bare_press = Some(BarePress { player, clock: then, ruled: false }),
        }
        rulings.extend(pressed.entered[player].map(|period| self.period_entered(player, period)));
        if hand == Hand::Other {
            rulings.push(
                self.ruling(Finding::OtherHand, &[Rule::OtherHand])
                    .about(player)
                    .with(Effect::Warning(player))
                    .advice(&[Choice::Recommended, Choice::Penalise]),
            );
        }
        rulings.extend(self.press_with_pieces_displaced(player));
        rulings.extend(self.watched_move());
        Ok(rulings)
    }

    /// What was seen of an illegal position is settled when the next move is completed.
    fn watched_move(&mut self) -> Option<Ruling> {
        if !std::mem::take(&mut self.watching) {
            return None;
        }
        if !self.is_illegal_position() {
            return Some(
                self.ruling(Finding::PositionLegalAgain, &[Rule::KingsInCheck]).with(Effect::PlayOn),
            );
        }
        let ruling = self.ruling(Finding::IllegalPositionStays, &[Rule::KingsInCheck]);
        let article = self.article(Rule::KingsInCheck);
        let by = crate::ending::EndedBy::Arbiter(crate::ending::Decision::IllegalPosition);
        let end = self.end(self.regulations.scoring.drawn(), by, article);
        Some(ruling.with(end))
    }

    /// Whether both kings are in check, the side that moved has left its king attacked, or a pawn stands on a last rank.
    pub(crate) fn is_illegal_position(&self) -> bool {
        use tratto_board::Irregularity::{BothInCheck, OpponentInCheck, PawnsOnEndRanks};
        let (_, irregularities) = self.board.setup().examine();
        irregularities
            .iter()
            .any(|one| matches!(one, BothInCheck | OpponentInCheck { .. } | PawnsOnEndRanks { .. }))
    }

    /// A claim or finding that nothing supports.
    pub(crate) fn unfounded(&self, player: Option<Color>) -> Ruling {
        match player {
            Some(player) => self
                .ruling(Finding::Unfounded, &[Rule::Distraction])
                .about(player)
                .with(Effect::PlayOn)
                .advice(&[Choice::PlayOn, Choice::Warn, Choice::Penalise]),
            // The arbiter does not intervene where the Laws do not say so.
            None => self.ruling(Finding::NothingWrong, &[Rule::NoIntervention]).with(Effect::PlayOn),
        }
    }

    /// What is wrong with a half-move, for the sentence.
    pub(crate) fn detail_of(&self, index: usize) -> Detail {
        let ply = &self.plies[index];
        detail_of(self.before(index), ply.made, ply.fault())
    }

    /// A player must play one of these moves on the board as it stands.
    pub(crate) fn must(&self, player: Color, moves: Vec<Move>) -> Effect {
        Effect::Must { player, moves, board: Box::new(self.board) }
    }
}

/// What is wrong with a move made on a board, for the sentence.
pub(super) fn detail_of(board: OnBoard, made: Option<Move>, fault: Option<MoveFault>) -> Detail {
    fault.map_or(Detail::None, |fault| Detail::Fault(Box::new(FaultyMove { board, made, fault })))
}

fn puts_king_on_rook(position: &Position, from: Square, to: Square) -> bool {
    let own = |square, role: Role| position.piece_at(square) == Some(role.of(position.turn()));
    let back = Rank::First.from_side(position.turn());
    from.rank() == back && to.rank() == back && own(from, Role::King) && own(to, Role::Rook)
}
