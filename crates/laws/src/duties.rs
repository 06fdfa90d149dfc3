//! What each player may claim and must do now, with the counts behind it, for a page to show.

use crate::edition::{Article, Rule};
use crate::game::{Game, Obligation, Ply, Status};
use crate::named::named;
use crate::regulations::Recording;
use tratto_board::{Color, Move, MoveKind};

named! {
    /// Something a player may claim.
    ClaimKind {
        /// The position on the board has stood there three times.
        Threefold = "threefold",
        /// A move of his would bring it there the third time.
        ThreefoldByMove = "threefold-by-move",
        /// Fifty moves each without capture or pawn move.
        Fifty = "fifty",
        /// A move of his would make them fifty.
        FiftyByMove = "fifty-by-move",
        /// The opponent's flag is down.
        Flag = "flag",
        /// The opponent's last move was illegal, or counts as illegal.
        IllegalMove = "illegal-move",
        /// The opponent broke the rules about touched and released men.
        Touched = "touched",
        /// A draw in a quickplay finish.
        Quickplay = "quickplay",
        /// Seconds with each move instead.
        ExtraSeconds = "extra-seconds",
        /// To accept the draw that was offered.
        AcceptDraw = "accept-draw",
    }
}

/// A right to claim, with what it rests on.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct CanClaim {
    /// What.
    pub kind: ClaimKind,
    /// The appearances of the position or the quiet half-moves behind it; 0 where nothing is counted.
    pub count: u32,
    /// The moves by which the claim would be made, where it needs one.
    pub moves: Vec<Move>,
    /// The article that gives the right.
    pub article: Article,
}

named! {
    /// Something a player must or need not do.
    DutyKind {
        /// Play one of these moves: a touched man, or a ruling, binds him.
        PlayAmong = "play-among",
        /// Make a move.
        Move = "move",
        /// Press the clock.
        Press = "press",
        /// Announce the move.
        Announce = "announce",
        /// Record the moves that are missing on his scoresheet.
        Record = "record",
        /// He need not record.
        NeedNotRecord = "need-not-record",
        /// Mark the offer of a draw on his scoresheet.
        MarkOffer = "mark-offer",
        /// Seal a move.
        Seal = "seal",
        /// Put displaced men back.
        PutBack = "put-back",
        /// Answer the offer of a draw, or refuse it by touching a man.
        AnswerOffer = "answer-offer",
    }
}

/// A duty, or its absence.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Duty {
    /// What.
    pub kind: DutyKind,
    /// The moves among which he must choose, where he is bound.
    pub moves: Vec<Move>,
    /// The half-moves missing on his scoresheet, where he must record.
    pub count: u32,
    /// The articles behind it.
    pub articles: Vec<Article>,
}

impl Game {
    /// What a player may claim now.
    ///
    /// ```
    /// use tratto_board::Color;
    /// use tratto_laws::{ClaimKind, Edition, Event, Game, Regulations};
    /// let mut game = Game::new(Regulations::new(Edition::NEWEST))?;
    /// for act in ["white arrives", "black arrives", "arbiter starts", "white plays e2e4", "black plays e7e5",
    ///     "white plays g1f3", "black plays b8c6", "white plays f3g1", "black plays c6b8", "white plays g1f3",
    ///     "black plays b8c6", "white plays f3g1"] {
    ///     game.apply(&Event::new(game.now(), act.parse()?))?;
    /// }
    /// let claims = game.can_claim(Color::Black);
    /// assert_eq!((claims[0].kind, claims[0].count), (ClaimKind::ThreefoldByMove, 3));
    /// assert_eq!(claims[0].article.number(), "9.2.1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn can_claim(&self, player: Color) -> Vec<CanClaim> {
        let mut claims = Vec::new();
        if *self.status() != Status::Running || !self.is_present(player) {
            return claims;
        }
        let mut claim = |kind, count, moves, rule| {
            claims.push(CanClaim { kind, count, moves, article: self.article(rule) });
        };
        if self.may_claim_draw(player) {
            let appearances = self.appearances().count() as u32;
            if appearances >= 3 {
                claim(ClaimKind::Threefold, appearances, Vec::new(), Rule::ThreefoldAppeared);
            }
            let by_move = self.moves_where(|m| self.appearances_after(m) >= 3);
            if !by_move.is_empty() {
                let most = by_move.iter().map(|m| self.appearances_after(*m)).max().unwrap_or_default();
                claim(ClaimKind::ThreefoldByMove, most as u32, by_move, Rule::ThreefoldIntended);
            }
            let quiet = u32::from(self.quiet().halfmoves);
            if quiet >= 100 {
                claim(ClaimKind::Fifty, quiet, Vec::new(), Rule::FiftyPlayed);
            }
            let by_move = self.moves_where(|m| self.quiet_after(m) >= 100);
            if !by_move.is_empty() {
                claim(ClaimKind::FiftyByMove, quiet + 1, by_move, Rule::FiftyIntended);
            }
        }
        if self.is_flag_down(!player) {
            claim(ClaimKind::Flag, 0, Vec::new(), Rule::FlagCounts);
        }
        if self.can_claim_illegal(player) {
            claim(ClaimKind::IllegalMove, 0, Vec::new(), Rule::IllegalMove);
        }
        if self.can_claim_touched(player) {
            claim(ClaimKind::Touched, 0, Vec::new(), Rule::TouchComplaint);
        }
        if self.can_claim_quickplay(player) {
            claim(ClaimKind::Quickplay, 0, Vec::new(), Rule::QuickplayClaim);
            if self.values().quickplay_extra.is_some() {
                claim(ClaimKind::ExtraSeconds, 0, Vec::new(), Rule::FiveSeconds);
            }
        }
        if self.draw_offer() == Some(!player) {
            claim(ClaimKind::AcceptDraw, 0, Vec::new(), Rule::Agreement);
        }
        claims
    }

    fn moves_where(&self, fits: impl Fn(Move) -> bool) -> Vec<Move> {
        let moves = self.position().map(|position| position.legal_moves());
        Game::sorted(moves.iter().flat_map(|moves| moves.iter().copied()).filter(|m| fits(*m)))
    }

    fn quiet_after(&self, m: Move) -> u16 {
        self.position().map_or(0, |position| {
            let mut next = *position;
            next.play_unchecked(m);
            next.halfmoves()
        })
    }

    /// The rules by which a legal half-move is made, so that only the press is left to do: 4.6 and 4.7, and the form of castling
    /// in Chess960.
    fn made_by(&self, ply: &Ply) -> Vec<Rule> {
        let (Some(m), None, Some(before)) = (ply.made(), ply.fault(), ply.before().position()) else {
            return Vec::new();
        };
        let mut rules = vec![Rule::Made];
        let captures =
            m.kind() == MoveKind::EnPassant || (!m.is_castling() && before.piece_at(m.to()).is_some());
        if captures {
            rules.push(Rule::CaptureMade);
        }
        if m.is_castling() {
            rules.push(Rule::CastlingMade);
            if self.regulations().chess960.is_some() {
                rules.extend([Rule::Chess960Forms, Rule::Chess960Targets]);
            }
        }
        if m.promotes_to().is_some() {
            rules.extend([Rule::PromotionMade, Rule::PromotionOrder]);
        }
        rules
    }

    /// What a player must do now, and what he need not.
    pub fn duties(&self, player: Color) -> Vec<Duty> {
        let mut duties = Vec::new();
        if *self.status() != Status::Running || !self.is_present(player) {
            return duties;
        }
        let articles = |rules: &[Rule]| {
            let mut articles: Vec<Article> = Vec::new();
            for article in rules.iter().flat_map(|rule| self.edition().articles(*rule)) {
                if !articles.contains(&article) {
                    articles.push(article);
                }
            }
            articles
        };
        let mut duty = |kind, moves, count, rules: &[Rule]| {
            duties.push(Duty { kind, moves, count, articles: articles(rules) });
        };
        let displaced = !self.players[player].displaced.is_empty();
        if displaced {
            duty(DutyKind::PutBack, Vec::new(), 0, &[Rule::Displaced]);
        }
        if self.must_seal(player) {
            duty(DutyKind::Seal, Vec::new(), 0, &[Rule::Sealing]);
        } else if self.turn() == player {
            match self.obligation() {
                Some(Obligation { moves, is_free: false, rules }) => {
                    duty(DutyKind::PlayAmong, moves, 0, &rules)
                }
                Some(Obligation { is_free: true, rules, .. }) => duty(DutyKind::Move, Vec::new(), 0, &rules),
                None => duty(DutyKind::Move, Vec::new(), 0, &[Rule::HavingTheMove]),
            }
            if self.draw_offer() == Some(!player) {
                duty(DutyKind::AnswerOffer, Vec::new(), 0, &[Rule::OfferEnds]);
            }
        }
        let open =
            self.plies().iter().rev().take(2).position(|ply| ply.mover() == player && !ply.is_completed());
        if let Some(back) = open {
            let unannounced =
                self.regulations().visually_impaired[player] && self.players[player].announced.is_none();
            if unannounced {
                let rules = [Rule::Announcing, Rule::BlindMade, Rule::AssistantAnnounces];
                let assisted = self.players[player].assisted;
                duty(DutyKind::Announce, Vec::new(), 0, if assisted { &rules } else { &rules[..2] });
            }
            let mut rules = vec![Rule::Completed, Rule::TimeToPress];
            rules.extend(self.made_by(&self.plies()[self.plies().len() - 1 - back]));
            if back > 0 {
                // The opponent has replied: the move can also be completed by making the next one.
                rules.push(Rule::CompletedByNext);
            }
            duty(DutyKind::Press, Vec::new(), 0, &rules);
        }
        let missing = self.unrecorded(player) as u32;
        if !self.must_record(player) {
            let quick = self.regulations().rate() != tratto_clock::Rate::Standard;
            let rule = if quick { Rule::RecordingQuick } else { Rule::RecordingRelief };
            duty(DutyKind::NeedNotRecord, Vec::new(), 0, &[rule]);
        } else if self.regulations().recording == Recording::ByHand && missing > 0 {
            let blind = self.regulations().visually_impaired[player];
            let rules = [Rule::Recording, Rule::RecordFirst, Rule::BlindRecord];
            duty(DutyKind::Record, Vec::new(), missing, if blind { &rules } else { &rules[..2] });
        }
        let must_mark = self.draw_offer().is_some() && self.regulations().recording == Recording::ByHand;
        if must_mark && self.must_record(player) {
            duty(DutyKind::MarkOffer, Vec::new(), 0, &[Rule::OfferRecorded, Rule::OfferMark]);
        }
        duties
    }
}
