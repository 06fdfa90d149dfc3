//! The coach's page on a terminal.

use crate::console::Console;
use crate::terminal::Layout;
use anyhow::Result;
use std::collections::BTreeMap;
use tratto_lore::fact::Way;
use tratto_lore::{Part, Truth};
use tratto_server::wire::{AdviceView, AttackedView, PositionAdvice, Side, SquaresView};
use tratto_words::{Words, say};

pub(super) struct Page<'c, 'a> {
    console: &'c mut Console<'a>,
    layout: Layout,
    shows_evidence: bool,
}

impl<'c, 'a> Page<'c, 'a> {
    pub(super) fn new(console: &'c mut Console<'a>, shows_evidence: bool) -> Page<'c, 'a> {
        let layout = console.layout();
        Page { console, layout, shows_evidence }
    }

    fn words(&self) -> &'static Words {
        self.console.words
    }

    /// A paragraph with a mark before its first line.
    fn item(&mut self, mark: &str, indent: usize, text: &str) -> Result<()> {
        let column = indent + 2;
        for (number, line) in self.layout.lines(text, column).iter().enumerate() {
            let lead = if number == 0 { self.layout.mark(mark) } else { " ".to_owned() };
            writeln!(self.console.out, "{:indent$}{lead} {line}", "")?;
        }
        Ok(())
    }

    fn heading(&mut self, text: &str) -> Result<()> {
        writeln!(self.console.out, "\n{}", self.layout.bold(text))?;
        Ok(())
    }

    pub(super) fn position(mut self, told: &PositionAdvice) -> Result<()> {
        let words = self.words();
        let mut head = vec![
            words.turn(match told.turn {
                Side::White => tratto_board::Color::White,
                Side::Black => tratto_board::Color::Black,
            }),
            say!(words, "coach-phase", phase = &told.phase),
        ];
        head.extend(told.opening.as_ref().map(|opening| format!("{} ({})", opening.name, opening.eco)));
        writeln!(self.console.out, "{}", self.layout.bold(head.join(" · ")))?;
        let of_kind = |kind: &str, side: Option<Side>| -> Vec<&AdviceView> {
            let fits = |one: &&AdviceView| one.kind == kind && side.is_none_or(|side| one.side == side);
            told.advice.iter().filter(fits).collect()
        };
        let other = if told.turn == Side::White { Side::Black } else { Side::White };
        let plans_of = |side| match side {
            Side::White => say!(words, "coach-heading-plans-white"),
            Side::Black => say!(words, "coach-heading-plans-black"),
        };
        self.section(&say!(words, "coach-heading-mate"), &of_kind("mate", None))?;
        self.attacked(&told.attacked)?;
        self.section(&say!(words, "coach-heading-ending"), &of_kind("ending", None))?;
        for side in [told.turn, other] {
            self.section(&plans_of(side), &of_kind("plan", Some(side)))?;
        }
        if told.advice.is_empty() && told.attacked.is_empty() {
            writeln!(self.console.out, "\n{}", say!(words, "coach-nothing"))?;
        }
        Ok(())
    }

    fn section(&mut self, heading: &str, advice: &[&AdviceView]) -> Result<()> {
        if advice.is_empty() {
            return Ok(());
        }
        self.heading(heading)?;
        advice.iter().try_for_each(|one| self.advice(one))
    }

    fn advice(&mut self, advice: &AdviceView) -> Result<()> {
        self.item("▸", 2, &advice.sentence)?;
        if !self.shows_evidence {
            return Ok(());
        }
        let premises = advice.premises.iter().map(|premise| (&premise.sentence, &premise.truth));
        let premises: Vec<(String, String)> =
            premises.map(|(sentence, truth)| (sentence.clone(), truth.clone())).collect();
        for (sentence, truth) in premises.iter().filter(|(sentence, _)| !sentence.is_empty()) {
            let text = format!("{sentence} ({})", self.truth(truth));
            self.item("·", 4, &text)?;
        }
        let mut shown = self.squares(&advice.squares);
        if !advice.moves.is_empty() {
            let moves: Vec<&str> = advice.moves.iter().map(|one| one.text.as_str()).collect();
            shown.push(say!(self.words(), "coach-moves", moves = moves.join(" ")));
        }
        shown.push(self.truth(&advice.truth));
        let text = shown.join(" · ");
        for line in self.layout.lines(&text, 4) {
            writeln!(self.console.out, "    {}", self.layout.faint(line))?;
        }
        Ok(())
    }

    /// How something is known, in words.
    fn truth(&self, key: &str) -> String {
        let truth = Truth::ALL.into_iter().find(|truth| truth.key() == key);
        truth.map_or_else(String::new, |truth| self.words().how_known(truth))
    }

    fn squares(&self, squares: &SquaresView) -> Vec<String> {
        let parts = Part::ALL.into_iter().filter_map(|part| Some((part, squares.get(part.key())?)));
        parts.map(|(part, squares)| format!("{} {}", self.words().part(part), squares.join(" "))).collect()
    }

    fn attacked(&mut self, attacked: &[AttackedView]) -> Result<()> {
        if attacked.is_empty() {
            return Ok(());
        }
        let words = self.words();
        self.heading(&say!(words, "coach-heading-attacked"))?;
        for one in attacked {
            self.item("▸", 2, &one.sentence)?;
            let mut by_way: BTreeMap<Way, Vec<&str>> = BTreeMap::new();
            for answer in &one.answers {
                if let Some(way) = Way::ALL.into_iter().find(|way| way.key() == answer.way) {
                    by_way.entry(way).or_default().push(&answer.played.text);
                }
            }
            for (way, moves) in by_way {
                let text = say!(words, "coach-way", way = words.way(way), moves = moves.join(", "));
                self.item("·", 4, &text)?;
            }
        }
        Ok(())
    }
}
