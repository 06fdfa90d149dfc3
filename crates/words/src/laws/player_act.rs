//! What players and their assistants do.

use super::part::OneMove;
use crate::{Words, say};
use tratto_board::{Color, Role};
use tratto_laws::{
    Aid, Claim, ClaimEvidence, Hand, Hands, Manner, Misconduct, OfferForm, Place, Play, PlayerAct,
    QuickplayGround, Request, Situation, StopReason,
};

impl Words {
    /// What a player does.
    pub(super) fn player_act(&self, player: Color, act: &PlayerAct, before: &Situation) -> String {
        let (color, board) = (player, &before.board);
        match act {
            PlayerAct::Offend(misconduct) => self.misconduct(*misconduct, player),
            PlayerAct::Arrive => say!(self, "player-act-arrive", color = color),
            PlayerAct::Leave { place: Place::Area, permitted: true } => {
                say!(self, "player-act-leave-area-true", color = color)
            }
            PlayerAct::Leave { place: Place::Area, permitted: false } => {
                say!(self, "player-act-leave-area-false", color = color)
            }
            PlayerAct::Leave { place: Place::Venue, permitted: true } => {
                say!(self, "player-act-leave-venue-true", color = color)
            }
            PlayerAct::Leave { place: Place::Venue, permitted: false } => {
                say!(self, "player-act-leave-venue-false", color = color)
            }
            PlayerAct::Return => say!(self, "player-act-return", color = color),
            PlayerAct::Touch { square, manner: Manner::Deliberate } => {
                say!(self, "player-act-touch-deliberate", color = color, piece = self.piece(board, *square))
            }
            PlayerAct::Touch { square, manner: Manner::Accidental } => {
                say!(self, "player-act-touch-accidental", color = color, piece = self.piece(board, *square))
            }
            PlayerAct::Touch { square, manner: Manner::Adjusting } => {
                say!(self, "player-act-touch-adjusting", color = color, piece = self.piece(board, *square))
            }
            PlayerAct::Touch { square, manner: Manner::AdjustingTooLate } => {
                say!(
                    self,
                    "player-act-touch-adjusting-too-late",
                    color = color,
                    piece = self.piece(board, *square)
                )
            }
            PlayerAct::Touch { square, manner: Manner::Mistaken } => {
                say!(self, "player-act-touch-mistaken", color = color, piece = self.piece(board, *square))
            }
            PlayerAct::TouchBoth { square, other } => say!(
                self,
                "player-act-touch-both",
                color = color,
                piece = self.piece(board, *square),
                other = self.piece(board, *other)
            ),
            PlayerAct::Release { from, to } => {
                let role = board.piece_at(*from).map_or(Role::Pawn, |piece| piece.role);
                let piece = self.piece_from(board, *from);
                say!(self, "player-act-release", color = color, piece = piece, square = *to, role = role)
            }
            PlayerAct::Remove(square) => {
                say!(self, "player-act-remove", color = color, piece = self.piece(board, *square))
            }
            PlayerAct::Put { square, role } => {
                say!(self, "player-act-put", color = color, role = *role, square = *square)
            }
            PlayerAct::Rest { square, role } => {
                say!(self, "player-act-rest", color = color, role = *role, square = *square)
            }
            PlayerAct::Play(play @ Play { hands: Hands::One, .. }) => {
                say!(self, "player-act-play-one", color = color, played = self.play(board, player, *play))
            }
            PlayerAct::Play(play @ Play { hands: Hands::Two, .. }) => {
                say!(self, "player-act-play-two", color = color, played = self.play(board, player, *play))
            }
            PlayerAct::TakeBack => say!(self, "player-act-take-back", color = color),
            PlayerAct::Announce(play) => {
                say!(
                    self,
                    "player-act-announce",
                    color = color,
                    played = self.announced(before, player, *play)
                )
            }
            PlayerAct::Repeat(play) => {
                say!(
                    self,
                    "player-act-repeat",
                    color = color,
                    played = self.announced(before, !player, *play)
                )
            }
            PlayerAct::Press(Hand::Same) => say!(self, "player-act-press-same", color = color),
            PlayerAct::Press(Hand::Other) => say!(self, "player-act-press-other", color = color),
            PlayerAct::Offer(OfferForm::Plain) => say!(self, "player-act-offer-plain", color = color),
            PlayerAct::Offer(OfferForm::Conditional) => {
                say!(self, "player-act-offer-conditional", color = color)
            }
            PlayerAct::Accept => say!(self, "player-act-accept", color = color),
            PlayerAct::Refuse => say!(self, "player-act-refuse", color = color),
            PlayerAct::Claim(Claim::Threefold(None)) => {
                say!(self, "player-act-claim-threefold-none", color = color)
            }
            PlayerAct::Claim(Claim::Threefold(Some(written))) => {
                say!(
                    self,
                    "player-act-claim-threefold-some",
                    color = color,
                    text = self.written(board, player, written)
                )
            }
            PlayerAct::Claim(Claim::Fifty(None)) => say!(self, "player-act-claim-fifty-none", color = color),
            PlayerAct::Claim(Claim::Fifty(Some(written))) => {
                say!(
                    self,
                    "player-act-claim-fifty-some",
                    color = color,
                    text = self.written(board, player, written)
                )
            }
            PlayerAct::Claim(Claim::Flag(ClaimEvidence::Clock)) => {
                say!(self, "player-act-claim-flag-clock", color = color)
            }
            PlayerAct::Claim(Claim::Flag(ClaimEvidence::Screen)) => {
                say!(self, "player-act-claim-flag-screen", color = color)
            }
            PlayerAct::Claim(Claim::IllegalMove) => {
                say!(self, "player-act-claim-illegal-move", color = color)
            }
            PlayerAct::Claim(Claim::Touched) => say!(self, "player-act-claim-touched", color = color),
            PlayerAct::Claim(Claim::Quickplay(QuickplayGround::NoEffort)) => {
                say!(self, "player-act-claim-quickplay-no-effort", color = color)
            }
            PlayerAct::Claim(Claim::Quickplay(QuickplayGround::CannotWin)) => {
                say!(self, "player-act-claim-quickplay-cannot-win", color = color)
            }
            PlayerAct::Claim(Claim::ExtraSeconds) => {
                say!(self, "player-act-claim-extra-seconds", color = color)
            }
            PlayerAct::Resign => say!(self, "player-act-resign", color = color),
            PlayerAct::Stop(StopReason::PieceMissing) => {
                say!(self, "player-act-stop-piece-missing", color = color)
            }
            PlayerAct::Stop(StopReason::Assistance) => {
                say!(self, "player-act-stop-assistance", color = color)
            }
            PlayerAct::Stop(StopReason::Displacement) => {
                say!(self, "player-act-stop-displacement", color = color)
            }
            PlayerAct::Stop(StopReason::ClockSetting) => {
                say!(self, "player-act-stop-clock-setting", color = color)
            }
            PlayerAct::Stop(StopReason::Groundless) => {
                say!(self, "player-act-stop-groundless", color = color)
            }
            PlayerAct::Record(written) => {
                say!(self, "player-act-record", color = color, text = self.recorded(before, player, written))
            }
            PlayerAct::Sign(score) => {
                say!(self, "player-act-sign", color = color, score = self.score(*score))
            }
            PlayerAct::Displace(squares) => {
                say!(self, "player-act-displace", color = color, squares = self.square_list(squares))
            }
            PlayerAct::PutBack => say!(self, "player-act-put-back", color = color),
            PlayerAct::Ask(request) => {
                say!(self, "player-act-ask", color = color, what = self.request(*request))
            }
            PlayerAct::ReturnSheet => say!(self, "player-act-return-sheet", color = color),
            PlayerAct::Appeal => say!(self, "player-act-appeal", color = color),
            PlayerAct::Seal(written) => {
                say!(self, "player-act-seal", color = color, text = self.written(board, player, written))
            }
            PlayerAct::Adjourn(time) => {
                say!(self, "player-act-adjourn", color = color, time = self.duration(*time))
            }
            PlayerAct::State(play) => {
                say!(self, "player-act-state", color = color, played = self.play(board, player, *play))
            }
        }
    }

    /// What an assistant does.
    pub(super) fn aid(&self, player: Color, aid: &Aid, before: &Situation) -> String {
        let (color, board) = (player, &before.board);
        match aid {
            Aid::Play(play) => {
                say!(self, "aid-play", color = color, played = self.play(board, player, *play))
            }
            Aid::Announce(play) => {
                say!(self, "aid-announce", color = color, played = self.announced(before, player, *play))
            }
            Aid::Press => say!(self, "aid-press", color = color),
            Aid::Record(written) => {
                say!(self, "aid-record", color = color, text = self.recorded(before, player, written))
            }
            Aid::InformAsked => say!(self, "aid-inform-asked", color = color),
            Aid::InformUnasked => say!(self, "aid-inform-unasked", color = color),
            Aid::ClaimFlag => say!(self, "aid-claim-flag", color = color),
            Aid::ReportTouch(square) => say!(self, "aid-report-touch", color = color, square = *square),
            Aid::Adjourn => say!(self, "aid-adjourn", color = color),
        }
    }

    fn misconduct(&self, misconduct: Misconduct, color: Color) -> String {
        match misconduct {
            Misconduct::Disrepute => say!(self, "misconduct-disrepute", color = color),
            Misconduct::Notes => say!(self, "misconduct-notes", color = color),
            Misconduct::Advice => say!(self, "misconduct-advice", color = color),
            Misconduct::OtherBoard => say!(self, "misconduct-other-board", color = color),
            Misconduct::PhoneRings => say!(self, "misconduct-phone-rings", color = color),
            Misconduct::PhoneOn => say!(self, "misconduct-phone-on", color = color),
            Misconduct::PhoneOff => say!(self, "misconduct-phone-off", color = color),
            Misconduct::PhoneInBag => say!(self, "misconduct-phone-in-bag", color = color),
            Misconduct::RefusesInspection => say!(self, "misconduct-refuses-inspection", color = color),
            Misconduct::Smoking => say!(self, "misconduct-smoking", color = color),
            Misconduct::Distracting => say!(self, "misconduct-distracting", color = color),
            Misconduct::Unreasonable => say!(self, "misconduct-unreasonable", color = color),
            Misconduct::Refusing => say!(self, "misconduct-refusing", color = color),
            Misconduct::RoughClock => say!(self, "misconduct-rough-clock", color = color),
            Misconduct::Hovering => say!(self, "misconduct-hovering", color = color),
            Misconduct::SheetMisused => say!(self, "misconduct-sheet-misused", color = color),
            Misconduct::SheetHidden => say!(self, "misconduct-sheet-hidden", color = color),
            Misconduct::NotRecording => say!(self, "misconduct-not-recording", color = color),
            Misconduct::NotReporting => say!(self, "misconduct-not-reporting", color = color),
            Misconduct::Interfering => say!(self, "misconduct-interfering", color = color),
        }
    }

    fn request(&self, request: Request) -> String {
        match request {
            Request::SeeSheet => say!(self, "request-see-sheet"),
            Request::OwnSheet => say!(self, "request-own-sheet"),
            Request::Explanation => say!(self, "request-explanation"),
            Request::AssistantToMove => say!(self, "request-assistant-to-move"),
            Request::AssistantToPress => say!(self, "request-assistant-to-press"),
            Request::AssistantToWrite => say!(self, "request-assistant-to-write"),
            Request::OpponentSheet => say!(self, "request-opponent-sheet"),
            Request::TwoBoards => say!(self, "request-two-boards"),
        }
    }

    pub(super) fn play(&self, board: &tratto_laws::OnBoard, player: Color, play: Play) -> String {
        self.one_move(OneMove { board, player, play })
    }

    /// A move as it is announced: the one just made, or one about to be.
    fn announced(&self, before: &Situation, player: Color, play: Play) -> String {
        let board = before.spoken_of.as_ref().map_or(&before.board, |made| &made.board);
        self.one_move(OneMove { board, player, play })
    }
}
