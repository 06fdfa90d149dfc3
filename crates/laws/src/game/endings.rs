//! What ends a game by itself, the moment a legal move is made: Articles 5.1.1, 5.2.1, 5.2.2 and 9.6.

use super::{Game, OnBoard};
use crate::edition::Rule;
use crate::ending::{Automatic, EndedBy};
use crate::ruling::{Finding, Reading, Ruling};
use tratto_board::{Bitboard, Role};
use tratto_clock::Flags;

impl Game {
    /// The ending that the legal move just made has brought about.
    ///
    /// Mate comes before everything (9.6.2 says so, and it ends the game at once); then stalemate, the dead position,
    /// repetition and the count of quiet moves, all of them draws.
    #[inline]
    pub(crate) fn endings(&mut self) -> Option<Ruling> {
        if let Some(ruling) = self.ended_by_position() {
            return Some(ruling);
        }
        if self.is_fivefold() {
            return Some(self.draw(Automatic::Fivefold));
        }
        if self.is_quiet_limit() {
            return Some(self.draw(Automatic::SeventyFive));
        }
        None
    }

    /// The ending that depends on the position alone: mate, stalemate, or a dead position.
    #[inline]
    pub(crate) fn ended_by_position(&mut self) -> Option<Ruling> {
        let OnBoard::Playable(position) = self.board else { return None };
        if !position.has_legal_move() {
            return Some(if position.is_check() {
                self.checkmate()
            } else {
                self.draw(Automatic::Stalemate)
            });
        }
        // Where an illegal move has left a pawn on its last rank, the Laws on illegal positions come first.
        let is_illegal = (position.by_role(Role::Pawn) & Bitboard::END_RANKS).any();
        if self.trusting || is_illegal {
            return None;
        }
        let last = self.plies.last().and_then(|ply| ply.made);
        // Where the effort does not decide it, the game goes on.
        let is_dead = self.is_dead_after(last, &position) == Some(true);
        is_dead.then(|| self.draw(Automatic::DeadPosition))
    }

    #[cold]
    fn checkmate(&mut self) -> Ruling {
        let winner = !self.board.turn();
        let late = self.is_quiet_limit();
        let mut rules = vec![Rule::Checkmate, Rule::EndsWithoutPress, Rule::Objective];
        if late {
            rules.push(Rule::MateFirst);
        }
        rules.extend(self.before_notice());
        let mut ruling = self.ruling(Finding::Checkmate, &rules).about(winner);
        if late {
            ruling = self.read_as(ruling, Reading::MateBeforeCount);
        }
        let article = self.article(Rule::Checkmate);
        let score = self.regulations.scoring.won_by(winner);
        let end = self.end(score, EndedBy::Automatic(Automatic::Checkmate), article);
        ruling.with(end)
    }

    /// A flag is down but unnoticed: an ending that came before it stands.
    fn before_notice(&self) -> Option<Rule> {
        (self.flags() != Flags::BothUp).then_some(Rule::EndBeforeNotice)
    }

    #[cold]
    pub(crate) fn draw(&mut self, by: Automatic) -> Ruling {
        let (finding, rule) = match by {
            Automatic::Stalemate => (Finding::Stalemate, Rule::Stalemate),
            Automatic::DeadPosition => (Finding::DeadPosition, Rule::DeadPosition),
            Automatic::Fivefold => (Finding::Fivefold, Rule::Fivefold),
            Automatic::SeventyFive | Automatic::Checkmate => (Finding::SeventyFive, Rule::SeventyFive),
        };
        let rules: Vec<Rule> =
            [rule, Rule::EndsWithoutPress].into_iter().chain(self.before_notice()).collect();
        let mut ruling = self.ruling(finding, &rules);
        if by == Automatic::Fivefold && self.values().fivefold == crate::edition::Fivefold::Chain {
            ruling = ruling.reading(Reading::ConsecutiveAlternate);
        }
        let article = self.article(rule);
        let end = self.end(self.regulations.scoring.drawn(), EndedBy::Automatic(by), article);
        ruling.with(end)
    }
}
