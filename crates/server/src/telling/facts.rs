//! The facts of a position as views.

use super::side_of;
use crate::wire::{FACTS_VERSION, FactView, FactsView, FiguresView, RanksView};
use std::collections::BTreeMap;
use tratto_board::Position;
use tratto_lore::exchange::to_move;
use tratto_lore::fact::{Fact, Figures, Ranks, Scope};
use tratto_lore::{Evidence, Part};
use tratto_notation::{Form, Style};
use tratto_words::Words;

/// Facts of a position, all of them or some.
///
/// ```
/// use tratto_board::Position;
/// use tratto_lore::facts;
/// use tratto_words::{Lang, Words};
/// let position = Position::initial();
/// let view = tratto_server::tell_facts(&facts(&position), &position, Words::of(Lang::EN));
/// assert_eq!((view.version, view.facts[0].key.as_str()), (1, "material"));
/// assert_eq!(view.facts[0].sentence, "White's pieces are worth 39 pawns, Black's 39 pawns.");
/// ```
pub fn tell_facts(facts: &[Fact], position: &Position, words: &Words) -> FactsView {
    FactsView {
        version: FACTS_VERSION,
        fen: position.fen().to_string(),
        turn: side_of(position.turn()),
        facts: facts.iter().map(|fact| tell_fact(fact, position, words)).collect(),
    }
}

/// One fact of a position.
pub fn tell_fact(fact: &Fact, position: &Position, words: &Words) -> FactView {
    let is_shared = fact.concept.scope() == Scope::Shared;
    // Moves of the side that is not to move are written as if it were.
    let at = to_move(position, fact.side).unwrap_or(*position);
    let style = Style::new(words.lang().letters(), Form::Short);
    FactView {
        key: fact.concept.key().to_owned(),
        name: words.concept(fact.concept),
        kind: fact.concept.kind().key().to_owned(),
        side: (!is_shared).then(|| side_of(fact.side)),
        truth: fact.truth().key().to_owned(),
        figures: figures(fact.figures),
        squares: tell_squares(&fact.evidence),
        moves: fact.evidence.moves.iter().map(|m| position.uci(*m).to_string()).collect(),
        moves_text: fact.evidence.moves.iter().map(|m| style.write(&at, *m)).collect(),
        sentence: words.fact(fact, position),
        term: fact.concept.term().map(str::to_owned),
    }
}

/// The squares that prove something, by the part they play.
pub fn tell_squares(evidence: &Evidence) -> BTreeMap<String, Vec<String>> {
    let parts = Part::ALL.into_iter().map(|part| (part, evidence.squares(part)));
    let there = parts.filter(|(_, squares)| squares.any());
    there
        .map(|(part, squares)| (part.key().to_owned(), squares.iter().map(|one| one.to_string()).collect()))
        .collect()
}

fn figures(figures: Figures) -> FiguresView {
    let ranks = |ranks: Ranks| RanksView { sum: ranks.sum, pawns: ranks.pawns };
    match figures {
        Figures::Nothing => FiguresView::Nothing,
        Figures::Count(count) => FiguresView::Count { count },
        Figures::Split { pawns, officers } => FiguresView::Split { pawns, officers },
        Figures::Versus { ours, theirs } => FiguresView::Versus { ours, theirs },
        Figures::Space { squares, queenside, kingside } => {
            FiguresView::Space { squares, queenside: ranks(queenside), kingside: ranks(kingside) }
        }
        Figures::Distances { centre, weak_pawn } => FiguresView::Distances { centre, weak_pawn },
        Figures::Gain(gain) => FiguresView::Gain { gain },
    }
}
