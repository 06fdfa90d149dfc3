//! What players and their assistants do.

use super::part::OneMove;
use crate::{Words, say};
use tratto_board::{Color, Role};
use tratto_laws::{
    Aid, Claim, ClaimEvidence, Deed, Hand, Hands, Manner, Misconduct, OfferForm, Place, Play,
    QuickplayGround, Request, Situation, StopReason,
};

impl Words {
    /// What a player does.
    pub(super) fn deed(&self, player: Color, deed: &Deed, before: &Situation) -> String {
        let (color, board) = (player, &before.board);
        match deed {
            Deed::Offend(misconduct) => self.misconduct(*misconduct, player),
            Deed::Arrive => say!(self, "deed-arrive", color = color),
            Deed::Leave { place: Place::Area, permitted: true } => {
                say!(self, "deed-leave-area-true", color = color)
            }
            Deed::Leave { place: Place::Area, permitted: false } => {
                say!(self, "deed-leave-area-false", color = color)
            }
            Deed::Leave { place: Place::Venue, permitted: true } => {
                say!(self, "deed-leave-venue-true", color = color)
            }
            Deed::Leave { place: Place::Venue, permitted: false } => {
                say!(self, "deed-leave-venue-false", color = color)
            }
            Deed::Return => say!(self, "deed-return", color = color),
            Deed::Touch { square, manner: Manner::Deliberate } => {
                say!(self, "deed-touch-deliberate", color = color, piece = self.piece(board, *square))
            }
            Deed::Touch { square, manner: Manner::Accidental } => {
                say!(self, "deed-touch-accidental", color = color, piece = self.piece(board, *square))
            }
            Deed::Touch { square, manner: Manner::Adjusting } => {
                say!(self, "deed-touch-adjusting", color = color, piece = self.piece(board, *square))
            }
            Deed::Touch { square, manner: Manner::AdjustingTooLate } => {
                say!(self, "deed-touch-adjusting-too-late", color = color, piece = self.piece(board, *square))
            }
            Deed::Touch { square, manner: Manner::Mistaken } => {
                say!(self, "deed-touch-mistaken", color = color, piece = self.piece(board, *square))
            }
            Deed::TouchBoth { square, other } => say!(
                self,
                "deed-touch-both",
                color = color,
                piece = self.piece(board, *square),
                other = self.piece(board, *other)
            ),
            Deed::Release { from, to } => {
                let role = board.piece_at(*from).map_or(Role::Pawn, |piece| piece.role);
                let piece = self.piece_from(board, *from);
                say!(self, "deed-release", color = color, piece = piece, square = *to, role = role)
            }
            Deed::Remove(square) => {
                say!(self, "deed-remove", color = color, piece = self.piece(board, *square))
            }
            Deed::Put { square, role } => {
                say!(self, "deed-put", color = color, role = *role, square = *square)
            }
            Deed::Rest { square, role } => {
                say!(self, "deed-rest", color = color, role = *role, square = *square)
            }
            Deed::Play(play @ Play { hands: Hands::One, .. }) => {
                say!(self, "deed-play-one", color = color, played = self.play(board, player, *play))
            }
            Deed::Play(play @ Play { hands: Hands::Two, .. }) => {
                say!(self, "deed-play-two", color = color, played = self.play(board, player, *play))
            }
            Deed::TakeBack => say!(self, "deed-take-back", color = color),
            Deed::Announce(play) => {
                say!(self, "deed-announce", color = color, played = self.announced(before, player, *play))
            }
            Deed::Repeat(play) => {
                say!(self, "deed-repeat", color = color, played = self.announced(before, !player, *play))
            }
            Deed::Press(Hand::Same) => say!(self, "deed-press-same", color = color),
            Deed::Press(Hand::Other) => say!(self, "deed-press-other", color = color),
            Deed::Offer(OfferForm::Plain) => say!(self, "deed-offer-plain", color = color),
            Deed::Offer(OfferForm::Conditional) => say!(self, "deed-offer-conditional", color = color),
            Deed::Accept => say!(self, "deed-accept", color = color),
            Deed::Refuse => say!(self, "deed-refuse", color = color),
            Deed::Claim(Claim::Threefold(None)) => say!(self, "deed-claim-threefold-none", color = color),
            Deed::Claim(Claim::Threefold(Some(written))) => {
                say!(
                    self,
                    "deed-claim-threefold-some",
                    color = color,
                    text = self.written(board, player, written)
                )
            }
            Deed::Claim(Claim::Fifty(None)) => say!(self, "deed-claim-fifty-none", color = color),
            Deed::Claim(Claim::Fifty(Some(written))) => {
                say!(
                    self,
                    "deed-claim-fifty-some",
                    color = color,
                    text = self.written(board, player, written)
                )
            }
            Deed::Claim(Claim::Flag(ClaimEvidence::Clock)) => {
                say!(self, "deed-claim-flag-clock", color = color)
            }
            Deed::Claim(Claim::Flag(ClaimEvidence::Screen)) => {
                say!(self, "deed-claim-flag-screen", color = color)
            }
            Deed::Claim(Claim::IllegalMove) => say!(self, "deed-claim-illegal-move", color = color),
            Deed::Claim(Claim::Touched) => say!(self, "deed-claim-touched", color = color),
            Deed::Claim(Claim::Quickplay(QuickplayGround::NoEffort)) => {
                say!(self, "deed-claim-quickplay-no-effort", color = color)
            }
            Deed::Claim(Claim::Quickplay(QuickplayGround::CannotWin)) => {
                say!(self, "deed-claim-quickplay-cannot-win", color = color)
            }
            Deed::Claim(Claim::ExtraSeconds) => say!(self, "deed-claim-extra-seconds", color = color),
            Deed::Resign => say!(self, "deed-resign", color = color),
            Deed::Stop(StopReason::PieceMissing) => say!(self, "deed-stop-piece-missing", color = color),
            Deed::Stop(StopReason::Assistance) => say!(self, "deed-stop-assistance", color = color),
            Deed::Stop(StopReason::Displacement) => say!(self, "deed-stop-displacement", color = color),
            Deed::Stop(StopReason::ClockSetting) => say!(self, "deed-stop-clock-setting", color = color),
            Deed::Stop(StopReason::Groundless) => say!(self, "deed-stop-groundless", color = color),
            Deed::Record(written) => {
                say!(self, "deed-record", color = color, text = self.recorded(before, player, written))
            }
            Deed::Sign(score) => say!(self, "deed-sign", color = color, score = self.score(*score)),
            Deed::Displace(squares) => {
                say!(self, "deed-displace", color = color, squares = self.square_list(squares))
            }
            Deed::PutBack => say!(self, "deed-put-back", color = color),
            Deed::Ask(request) => say!(self, "deed-ask", color = color, what = self.request(*request)),
            Deed::ReturnSheet => say!(self, "deed-return-sheet", color = color),
            Deed::Appeal => say!(self, "deed-appeal", color = color),
            Deed::Seal(written) => {
                say!(self, "deed-seal", color = color, text = self.written(board, player, written))
            }
            Deed::Adjourn(time) => say!(self, "deed-adjourn", color = color, time = self.duration(*time)),
            Deed::State(play) => {
                say!(self, "deed-state", color = color, played = self.play(board, player, *play))
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
