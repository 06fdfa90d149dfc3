//! The words for what the coach says.

mod ending;
mod event;
mod plan;
mod played;

use crate::{Words, say};
use tratto_board::Move;
use tratto_laws::{Edition, Rule};
use tratto_lore::Part;
use tratto_lore::coach::{Advice, Saying};
use tratto_notation::Style;

/// So many moves of a side are looked at for the rules of the opening.
const LOOKED_AT: u16 = 12;

impl Words {
    /// An advice as a sentence; its moves are written in the style.
    ///
    /// ```
    /// use tratto_board::{Color, Position};
    /// use tratto_lore::coach::plans;
    /// use tratto_notation::{Form, Language, Style};
    /// use tratto_words::{Lang, Words};
    /// let position = Position::from_fen("6k1/5ppp/8/8/1P6/8/5PPP/3R2K1 w - - 0 1")?;
    /// let found = plans(&position, Color::White);
    /// let behind = found.iter().find(|advice| advice.saying().key() == "rook-behind-own-passer").expect("there is a rook");
    /// let style = Style::new(Language::Italian, Form::Short);
    /// assert_eq!(
    ///     Words::of(Lang::IT).advice(behind, &style),
    ///     "La torre va dietro il pedone passato in b4: Tb1."
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn advice(&self, advice: &Advice, style: &Style) -> String {
        match advice.saying() {
            Saying::Plan(plan) => self.plan(*plan, advice, style),
            Saying::Mates { moves } => {
                let line = style.write_line(advice.position(), advice.moves());
                say!(self, "coach-mates", color = advice.side(), moves = *moves, line = line)
            }
            Saying::Wins { gain } => {
                let line = style.write_line(advice.position(), advice.moves());
                say!(self, "coach-wins", color = advice.side(), points = gain.unsigned_abs(), line = line)
            }
            Saying::Ending(note) => self.advice_on_ending(note, advice, style),
            Saying::Prefers { score, source } => {
                let line = style.write_line(advice.position(), advice.moves());
                let (engine, nodes) = (source.engine.as_str(), source.nodes);
                let score = self.engine_score(*score);
                say!(self, "coach-prefers", engine = engine, nodes = nodes, score = score, line = line)
            }
            Saying::Move(finding) => self.advice_on_move(finding, advice, style),
            Saying::Check { check, kept, at } => self.advice_on_opening(*check, *kept, *at, advice),
            Saying::Event(event) => self.advice_on_event(*event, advice, style),
            Saying::Unjudged { check, moves } => {
                let all = if *moves < LOOKED_AT { "no" } else { "yes" };
                let (check, color) = (check.key(), advice.side());
                say!(self, "check-unjudged", check = check, color = color, all = all, moves = *moves)
            }
        }
    }

    /// What squares have to do with a statement.
    pub fn part(&self, part: Part) -> String {
        match part {
            Part::Subject => say!(self, "coach-part-subject"),
            Part::Attacker => say!(self, "coach-part-attacker"),
            Part::Defender => say!(self, "coach-part-defender"),
            Part::Target => say!(self, "coach-part-target"),
            Part::Line => say!(self, "coach-part-line"),
            Part::Key => say!(self, "coach-part-key"),
        }
    }

    /// That no advice is given because the game is being played; the caller adds the article (`Rule::Advice`).
    pub fn advice_forbidden(&self, edition: Edition) -> String {
        let articles = edition.articles(Rule::Advice);
        let cited = self.cited(&articles).unwrap_or_default();
        say!(self, "coach-forbidden", article = cited)
    }

    /// Moves of which one will do: "Rd1 or Rb1".
    fn advised_moves(&self, advice: &Advice, style: &Style) -> String {
        let written: Vec<String> =
            advice.moves().iter().map(|&m| self.advised_move(advice, m, style)).collect();
        self.list_or(&written)
    }

    fn advised_move(&self, advice: &Advice, m: Move, style: &Style) -> String {
        style.write(advice.position(), m)
    }
}

#[cfg(test)]
mod tests;
