//! The coach's page on a terminal.

use crate::console::Console;
use crate::terminal::Layout;
use anyhow::Result;
use tratto_lore::{Part, Truth};
use tratto_server::wire::{
    AdviceView, AttackedView, BalanceView, GameAdvice, LineView, MoveAdvice, PositionAdvice, Side,
    SquaresView, StageView, ThreatView,
};
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
        self.balance(&told.balance)?;
        self.section(&say!(words, "coach-heading-mate"), &of_kind("mate", None))?;
        self.section(&say!(words, "coach-heading-win"), &of_kind("win", None))?;
        self.threats(&told.threats)?;
        self.attacked(&told.attacked)?;
        self.section(&say!(words, "coach-heading-ending"), &of_kind("ending", None))?;
        self.section(&say!(words, "coach-heading-engine"), &of_kind("engine", None))?;
        for side in [told.turn, other] {
            self.section(&plans_of(side), &of_kind("plan", Some(side)))?;
        }
        if told.advice.is_empty() && told.attacked.is_empty() {
            writeln!(self.console.out, "\n{}", say!(words, "coach-nothing"))?;
        }
        Ok(())
    }

    pub(super) fn one_move(mut self, numbered: &str, told: &MoveAdvice) -> Result<()> {
        let words = self.words();
        writeln!(self.console.out, "{}", self.layout.bold(say!(words, "coach-move-of", played = numbered)))?;
        if told.findings.is_empty() {
            writeln!(self.console.out, "\n{}", say!(words, "coach-no-findings"))?;
        } else {
            writeln!(self.console.out)?;
        }
        told.findings.iter().try_for_each(|one| self.advice(one))?;
        self.lines_of(told.chance.as_ref(), told.refutation.as_ref())?;
        self.lines_of(told.trap.as_ref(), None)?;
        let changes: Vec<_> = told.changes.iter().filter(|one| one.telling || self.shows_evidence).collect();
        if !changes.is_empty() {
            self.heading(&say!(words, "coach-heading-changes"))?;
            changes.iter().try_for_each(|change| self.item("·", 2, &change.sentence))?;
        }
        Ok(())
    }

    /// What should have been played, and how the move is answered.
    fn lines_of(&mut self, chance: Option<&LineView>, refutation: Option<&LineView>) -> Result<()> {
        // One capture that the finding names already is told again only for its motifs.
        let is_new =
            |line: &&LineView| line.moves.len() > 1 || !line.motifs.is_empty() || line.engine.is_some();
        for line in chance.into_iter().chain(refutation).filter(is_new) {
            self.item("→", 4, &line.sentence)?;
            for motif in &line.motifs {
                let shown = say!(self.words(), "coach-motif", name = &motif.name, sentence = &motif.sentence);
                self.item("·", 6, &shown)?;
            }
        }
        Ok(())
    }

    pub(super) fn game(mut self, told: &GameAdvice) -> Result<()> {
        let words = self.words();
        if let Some(opening) = &told.opening {
            writeln!(self.console.out, "{}", self.layout.bold(say!(words, "coach-heading-opening")))?;
            let (name, eco) = (&opening.name, &opening.eco);
            let number = told.opening_plies.unwrap_or(0).div_ceil(2);
            self.item("·", 2, &say!(words, "coach-opening-until", name = name, eco = eco, number = number))?;
        }
        for (side, heading) in [
            (Side::White, say!(words, "coach-heading-checks-white")),
            (Side::Black, say!(words, "coach-heading-checks-black")),
        ] {
            let these: Vec<&AdviceView> = told.checks.iter().filter(|one| one.side == side).collect();
            self.section(&heading, &these)?;
        }
        self.section(&say!(words, "coach-heading-events"), &told.events.iter().collect::<Vec<_>>())?;
        self.heading(&say!(words, "coach-heading-turns"))?;
        if told.turning_points.is_empty() {
            self.item("·", 2, &say!(words, "coach-no-turns"))?;
        }
        for point in &told.turning_points {
            writeln!(self.console.out, "  {}", self.layout.bold(&point.numbered))?;
            for one in &point.findings {
                self.item("▸", 4, &one.sentence)?;
            }
            self.lines_of(point.chance.as_ref(), point.refutation.as_ref())?;
        }
        self.heading(&say!(words, "coach-heading-stages"))?;
        told.stages.iter().try_for_each(|stage| self.stage(stage))
    }

    fn stage(&mut self, stage: &StageView) -> Result<()> {
        let words = self.words();
        let phase = say!(words, "coach-phase", phase = &stage.phase);
        let heading = match &stage.numbered {
            Some(numbered) => say!(words, "coach-stage", played = numbered, phase = phase),
            None => say!(words, "coach-stage-start", phase = phase),
        };
        writeln!(self.console.out, "  {}", self.layout.bold(heading))?;
        for fact in &stage.facts {
            self.item("·", 4, &fact.sentence)?;
        }
        for plan in &stage.plans {
            self.item("▸", 4, &plan.sentence)?;
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
        for premise in &advice.premises {
            self.item("·", 4, &premise.sentence)?;
        }
        let mut shown = self.squares(&advice.squares);
        if !advice.moves.is_empty() {
            let moves: Vec<&str> = advice.moves.iter().map(|one| one.text.as_str()).collect();
            shown.push(say!(self.words(), "coach-moves", moves = moves.join(" ")));
        }
        shown.push(self.truth(&advice.truth));
        self.faint(&shown)
    }

    /// How something is known, in words.
    fn truth(&self, key: &str) -> String {
        let truth = Truth::ALL.into_iter().find(|truth| truth.key() == key);
        truth.map_or_else(String::new, |truth| self.words().truth(truth))
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
            for way in &one.ways {
                self.item("·", 4, &way.sentence)?;
            }
        }
        Ok(())
    }

    fn balance(&mut self, balance: &[BalanceView]) -> Result<()> {
        let words = self.words();
        self.heading(&say!(words, "coach-heading-balance"))?;
        for line in balance {
            let text = match self.shows_evidence {
                true => format!("{}: {} {} {}", line.title, line.white, line.black, line.meaning),
                false => format!("{}: {}", line.title, line.meaning),
            };
            self.item("·", 2, &text)?;
        }
        Ok(())
    }

    fn threats(&mut self, threats: &[ThreatView]) -> Result<()> {
        if threats.is_empty() {
            return Ok(());
        }
        let words = self.words();
        self.heading(&say!(words, "coach-heading-threats"))?;
        for one in threats {
            self.item("▸", 2, &one.sentence)?;
            if self.shows_evidence {
                let mut shown = self.squares(&one.squares);
                shown.push(say!(words, "coach-moves", moves = &one.played.text));
                self.faint(&shown)?;
            }
        }
        Ok(())
    }

    /// What proves a sentence, under it.
    fn faint(&mut self, shown: &[String]) -> Result<()> {
        for line in self.layout.lines(&shown.join(" · "), 4) {
            writeln!(self.console.out, "    {}", self.layout.faint(line))?;
        }
        Ok(())
    }
}
