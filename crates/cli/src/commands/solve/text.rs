//! A solution as problemists write it.

use tratto_board::{Move, Position};
use tratto_mate::problem::{Continuation, Kind, Solution, Stipulation, Variation, dual};
use tratto_notation::Style;
use tratto_words::{Words, say};

/// The most defences shown after one move.
const MOST: usize = 400;

/// A line of a solution, and how deep it lies; headings lie at nought.
pub(super) struct Line {
    pub(super) indent: usize,
    pub(super) text: String,
}

/// The lines of a solution, for the terminal and for the page.
pub(super) struct Text<'a> {
    words: &'a Words,
    style: &'a Style,
    /// In direct play the moves asked for: what ends sooner is marked.
    full: Option<usize>,
    lines: Vec<Line>,
}

/// A solution in lines.
pub(super) fn lines(
    words: &Words,
    style: &Style,
    stipulation: &Stipulation,
    solution: &Solution,
) -> Vec<Line> {
    let full = (stipulation.kind() == Kind::Direct).then_some(usize::from(stipulation.moves()));
    // Where the whole problem is too short, there is no use in marking each line: the keys are marked.
    let full = full.filter(|_| solution.short.is_none());
    let mut text = Text { words, style, full, lines: Vec::new() };
    text.solution(stipulation, solution);
    text.lines
}

impl Text<'_> {
    /// Everything: solutions, set play, tries.
    fn solution(&mut self, stipulation: &Stipulation, solution: &Solution) {
        let position = solution.position;
        if !solution.set_play.is_empty() {
            self.heading("problem-set-play");
            let first = position.pass();
            for variation in &solution.set_play {
                self.variation(&first, variation, &[], 1, 1);
            }
        }
        if !solution.set_lines.is_empty() {
            self.heading("problem-set-play");
            let first = position.pass();
            for line in &solution.set_lines {
                let text = self.help(&first, line, 1 + usize::from(stipulation.has_half_move()));
                self.line(1, &text);
            }
        }
        if !solution.tries.is_empty() {
            self.heading("problem-tries");
            for one in &solution.tries {
                self.first(&position, &one.play, "?".to_owned());
                let mut after = position;
                after.play_unchecked(one.play.played);
                let replies: Vec<String> = one
                    .refutations
                    .iter()
                    .map(|&reply| format!("1... {}!", self.style.write(&after, reply)))
                    .collect();
                let but = say!(self.words, "problem-but", reply = replies.join(", "));
                self.line(2, &but);
            }
        }
        if !solution.keys.is_empty() {
            self.heading("problem-solution");
        }
        for (key, &length) in solution.keys.iter().zip(&solution.lengths) {
            let mark = match length < stipulation.moves() {
                true => format!("! {}", say!(self.words, "problem-in-moves", moves = u64::from(length))),
                false => "!".to_owned(),
            };
            self.first(&position, key, mark);
        }
        if !solution.lines.is_empty() {
            self.heading("problem-solution");
        }
        let is_series = stipulation.kind() == Kind::SeriesHelp;
        let half = stipulation.has_half_move();
        let written = |text: &Self, line: &[Move]| match is_series {
            true => text.series(&position, line),
            false => text.help(&position, line, usize::from(half)),
        };
        for line in &solution.lines {
            let text = written(self, line);
            self.line(1, &text);
        }
        if !solution.short_lines.is_empty() {
            self.heading("problem-solved-sooner");
        }
        for line in &solution.short_lines {
            let text = written(self, line);
            self.line(1, &text);
        }
    }

    fn heading(&mut self, id: &'static str) {
        let heading = match id {
            "problem-set-play" => say!(self.words, "problem-set-play"),
            "problem-tries" => say!(self.words, "problem-tries"),
            "problem-solved-sooner" => say!(self.words, "problem-solved-sooner"),
            _ => say!(self.words, "problem-solution"),
        };
        self.line(0, &heading);
    }

    fn line(&mut self, indent: usize, text: &str) {
        self.lines.push(Line { indent, text: text.to_owned() });
    }

    /// A first move with its mark, its threat and its variations.
    fn first(&mut self, position: &Position, first: &Continuation, mark: String) {
        let head = format!("1. {}{mark}", self.style.write(position, first.played));
        self.after(position, first, 1, 1, head);
    }

    /// What follows a move of the solver: its threats or the waiting, then the defences.
    fn after(
        &mut self,
        position: &Position,
        continuation: &Continuation,
        number: usize,
        indent: usize,
        head: String,
    ) {
        let mut after = *position;
        after.play_unchecked(continuation.played);
        if continuation.variations.is_empty() {
            self.line(indent, &head);
            return;
        }
        let passed = after.pass();
        let threats: Vec<String> = continuation
            .threats
            .iter()
            .map(|threat| format!("{}. {}", number + 1, self.style.write(&passed, threat.played)))
            .collect();
        let head = if after.is_check() {
            head
        } else if threats.is_empty() {
            format!("{head} {}", say!(self.words, "problem-zugzwang"))
        } else {
            format!("{head} {}", say!(self.words, "problem-threat", moves = threats.join(", ")))
        };
        self.line(indent, &head);
        // A threat that does not end the play is worth seeing; further down the lines would only swell.
        let deep = continuation.threats.iter().filter(|threat| number == 1 && !threat.variations.is_empty());
        for threat in deep {
            let moves = format!("{}. {}", number + 1, self.style.write(&passed, threat.played));
            let head = say!(self.words, "problem-phase-threat", moves = moves);
            self.after(&passed, threat, number + 1, indent + 1, head);
        }
        let shown = continuation.variations.iter().filter(|one| !one.lets_threat && !one.refutes());
        for variation in shown.take(MOST) {
            self.variation(&after, variation, &continuation.threats, number, indent + 1);
        }
    }

    fn variation(
        &mut self,
        position: &Position,
        variation: &Variation,
        threats: &[Continuation],
        number: usize,
        indent: usize,
    ) {
        let mut next = *position;
        next.play_unchecked(variation.defence);
        let head = format!("{number}... {}", self.style.write(position, variation.defence));
        let mut marks = String::new();
        if let Some(dual) = dual(variation, threats) {
            marks = format!(" ({})", self.words.dual(dual));
        }
        let ends = variation.continuations.iter().all(|one| one.variations.is_empty());
        if ends {
            let moves: Vec<String> = variation
                .continuations
                .iter()
                .map(|one| format!("{}. {}", number + 1, self.style.write(&next, one.played)))
                .collect();
            // The answer ends the play before its time.
            if !moves.is_empty() && self.full.is_some_and(|full| number + 1 < full) {
                marks.push_str(&format!(" {}", say!(self.words, "problem-short")));
            }
            let moves = moves.join(", ");
            self.line(indent, format!("{head} {moves}{marks}").trim_end());
            return;
        }
        self.line(indent, &format!("{head}{marks}"));
        for continuation in &variation.continuations {
            let head = format!("{}. {}", number + 1, self.style.write(&next, continuation.played));
            self.after(&next, continuation, number + 1, indent + 1, head);
        }
    }

    /// Help play: the move that helps and the one that is helped share a number. So many half-moves are left out at the start.
    fn help(&self, position: &Position, line: &[Move], left_out: usize) -> String {
        let mut at = *position;
        let mut text = match left_out {
            0 => String::new(),
            1 => "1... ".to_owned(),
            _ => "1... ... ".to_owned(),
        };
        for (ply, &m) in (left_out..).zip(line) {
            if ply % 2 == 0 {
                text.push_str(&format!("{}. ", ply / 2 + 1));
            }
            text.push_str(&self.style.write(&at, m));
            text.push(' ');
            at.play_unchecked(m);
        }
        text.trim_end().to_owned()
    }

    fn series(&self, position: &Position, line: &[Move]) -> String {
        let mut at = *position;
        let mut text = String::new();
        for (i, &m) in line.iter().enumerate() {
            if i + 1 < line.len() {
                text.push_str(&format!("{}. ", i + 1));
            }
            text.push_str(&self.style.write(&at, m));
            text.push(' ');
            at.play_unchecked(m);
            if i + 2 < line.len() {
                at = at.pass();
            }
        }
        text.trim_end().to_owned()
    }
}
