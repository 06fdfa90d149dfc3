//! What each player may claim and must do now, with the counts behind it, for a page to show.

use crate::edition::{Article, Rule};
use crate::game::{Game, Obligation, Status};
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
        /// The opponent broke the rules about touched and released pieces.
        Touched = "touched",
        /// A draw in a quickplay finish.
        Quickplay = "quickplay",
        /// Seconds with each move instead.
        ExtraSeconds = "extra-seconds",
        /// To accept the draw that was offered.
        AcceptDraw = "accept-draw",
    }
}

/// A right to claim, with its grounds.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct CanClaim {
    /// What.
    pub kind: ClaimKind,
    /// The appearances of the position or the quiet half-moves behind it, the move that it needs included; 0 where nothing is
    /// counted.
    pub count: u32,
    /// Of a repetition: after how many half-moves the position stands on the board, each time in order. Where several moves
    /// repeat a position, of the first of them.
    pub after: Vec<usize>,
    /// Of quiet moves: the half-move that was the last capture or pawn move, from 1; `None` if it lies before the starting
    /// point.
    pub since: Option<usize>,
    /// The moves by which the claim would be made, where it needs one.
    pub moves: Vec<Move>,
    /// The article that gives the right.
    pub article: Article,
}

impl CanClaim {
    /// A right without a count and without a move.
    fn plain(kind: ClaimKind, article: Article) -> CanClaim {
        CanClaim { kind, count: 0, after: Vec::new(), since: None, moves: Vec::new(), article }
    }
}

/// Fifty moves each, in half-moves: 9.3.
const FIFTY: u32 = 100;

named! {
    /// Something a player must or need not do.
    DutyKind {
        /// Play one of these moves: a touched piece, or a ruling, binds him.
        PlayAmong = "play-among",
        /// Make a move.
        Move = "move",
        /// Press the clock.
        Press = "press",
        /// Announce the move.
        Announce = "announce",
        /// Repeat the move that the opponent has announced.
        Repeat = "repeat",
        /// Give the opponent's scoresheet back before moving.
        ReturnSheet = "return-sheet",
        /// Record the moves that are missing on his scoresheet.
        Record = "record",
        /// He need not record.
        NeedNotRecord = "need-not-record",
        /// Mark the offer of a draw on his scoresheet.
        MarkOffer = "mark-offer",
        /// Seal a move.
        Seal = "seal",
        /// Put displaced pieces back.
        PutBack = "put-back",
        /// Answer the offer of a draw, or refuse it by touching a piece.
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
    /// assert_eq!(claims[0].after, [2, 6, 10], "after 1...e5, after 3...Nb8, and after the move to come");
    /// assert_eq!(claims[0].article.number(), "9.2.1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn can_claim(&self, player: Color) -> Vec<CanClaim> {
        let mut claims = Vec::new();
        if *self.status() != Status::Running || !self.is_present(player) {
            return claims;
        }
        if self.may_claim_draw(player) {
            claims.extend(self.repetitions());
            claims.extend(self.quiet_moves());
        }
        let mut claim = |kind, rule| claims.push(CanClaim::plain(kind, self.article(rule)));
        if self.is_flag_down(!player) {
            claim(ClaimKind::Flag, Rule::FlagCounts);
        }
        if self.can_claim_illegal(player) {
            claim(ClaimKind::IllegalMove, Rule::IllegalMove);
        }
        if self.can_claim_touched(player) {
            claim(ClaimKind::Touched, Rule::TouchComplaint);
        }
        if self.can_claim_quickplay(player) {
            claim(ClaimKind::Quickplay, Rule::QuickplayClaim);
            if self.values().quickplay_extra.is_some() {
                claim(ClaimKind::ExtraSeconds, Rule::FiveSeconds);
            }
        }
        if self.draw_offer() == Some(!player) {
            claim(ClaimKind::AcceptDraw, Rule::Agreement);
        }
        claims
    }

    /// The claims of threefold repetition, on the board and by a move.
    fn repetitions(&self) -> Vec<CanClaim> {
        let mut claims = Vec::new();
        let mut claim = |kind, after: Vec<usize>, moves, rule| {
            let plain = CanClaim::plain(kind, self.article(rule));
            claims.push(CanClaim { count: after.len() as u32, after, moves, ..plain });
        };
        let here = self.appearances();
        if here.count() >= 3 {
            claim(ClaimKind::Threefold, here.after, Vec::new(), Rule::ThreefoldAppeared);
        }
        let by_move = self.moves_where(|m| self.appearances_with(m).count() >= 3);
        if let Some(first) = by_move.first() {
            let after = self.appearances_with(*first).after;
            claim(ClaimKind::ThreefoldByMove, after, by_move, Rule::ThreefoldIntended);
        }
        claims
    }

    /// The claims of fifty moves without capture and pawn move, played and by a move.
    fn quiet_moves(&self) -> Vec<CanClaim> {
        let mut claims = Vec::new();
        let quiet = self.quiet();
        let mut claim = |kind, count, moves, rule| {
            let plain = CanClaim::plain(kind, self.article(rule));
            claims.push(CanClaim { count, moves, since: quiet.since, ..plain });
        };
        let halfmoves = u32::from(quiet.halfmoves);
        if halfmoves >= FIFTY {
            claim(ClaimKind::Fifty, halfmoves, Vec::new(), Rule::FiftyPlayed);
        }
        let by_move = self.moves_where(|m| u32::from(self.quiet_after(m)) >= FIFTY);
        if !by_move.is_empty() {
            claim(ClaimKind::FiftyByMove, halfmoves + 1, by_move, Rule::FiftyIntended);
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
    fn made_by(&self, index: usize) -> Vec<Rule> {
        let (ply, board) = (&self.plies()[index], self.before(index));
        let (Some(m), None, Some(before)) = (ply.made(), ply.fault(), board.position()) else {
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
        let state = &self.players[player];
        if !state.displaced.is_empty() {
            duty(DutyKind::PutBack, Vec::new(), 0, &[Rule::Displaced]);
        }
        if state.must_repeat {
            duty(DutyKind::Repeat, Vec::new(), 0, &[Rule::Announcing]);
        }
        if state.holds_sheet {
            duty(DutyKind::ReturnSheet, Vec::new(), 0, &[Rule::OneRecords]);
        }
        if self.must_seal(player) {
            duty(DutyKind::Seal, Vec::new(), 0, &[Rule::Sealing]);
        } else if self.turn() == player && self.in_hand.unannounced.is_some() {
            // The move is on the board, and is made when it is announced.
            let rules = [Rule::Announcing, Rule::BlindMade, Rule::AssistantAnnounces];
            let assisted = self.players[player].assisted;
            duty(DutyKind::Announce, Vec::new(), 0, if assisted { &rules } else { &rules[..2] });
            if self.clock().is_some() {
                duty(DutyKind::Press, Vec::new(), 0, &[Rule::Completed, Rule::BlindMade]);
            }
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
            if self.must_announce_sighted(player) {
                duty(DutyKind::Announce, Vec::new(), 0, &[Rule::Announcing]);
            }
            let mut rules = vec![Rule::Completed, Rule::TimeToPress];
            rules.extend(self.made_by(self.plies().len() - 1 - back));
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
            let first = if state.flag_seen.is_some() { Rule::SheetAfterFlag } else { Rule::RecordFirst };
            let rules = [Rule::Recording, first, Rule::BlindRecord];
            duty(DutyKind::Record, Vec::new(), missing, if blind { &rules } else { &rules[..2] });
        }
        let must_mark = self.draw_offer().is_some() && self.regulations().recording == Recording::ByHand;
        if must_mark && self.must_record(player) {
            duty(DutyKind::MarkOffer, Vec::new(), 0, &[Rule::OfferRecorded, Rule::OfferMark]);
        }
        duties
    }
}
