//! The themes of a solution, each with the moves that show it.

use serde_json::{Value, json};
use std::fmt::Write;
use tratto_mate::problem::{Evidence, Finding, Phase, Solution, Trace};
use tratto_notation::Style;
use tratto_words::{Words, say};

/// The findings as text, under a heading.
pub(crate) fn text(words: &Words, style: &Style, solution: &Solution, found: &[Finding]) -> String {
    if found.is_empty() {
        return say!(words, "problem-no-themes") + "\n";
    }
    let mut out = say!(words, "problem-themes") + "\n";
    let mut last = None;
    for finding in found {
        if last != Some(finding.theme) {
            let (name, means) = (words.theme(finding.theme), words.theme_means(finding.theme));
            out.push_str(&format!("   {}\n", say!(words, "theme-line", name = name, means = means)));
            last = Some(finding.theme);
        }
        for line in shown(words, style, solution, finding) {
            out.push_str(&format!("      {line}\n"));
        }
    }
    out
}

/// All that shows a theme, each line once.
pub(crate) fn shown(words: &Words, style: &Style, solution: &Solution, finding: &Finding) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for evidence in &finding.evidence {
        let line = told(words, style, solution, evidence);
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    lines
}

/// The moves that show a theme, and where it shows.
pub(crate) fn told(words: &Words, style: &Style, solution: &Solution, evidence: &Evidence) -> String {
    let moves = line(words, style, solution, evidence);
    let place = evidence.trace.map(|trace| format!(" ({})", words.trace(trace))).unwrap_or_default();
    format!("{moves}{place}")
}

/// The findings for other programs.
pub(crate) fn shape(words: &Words, style: &Style, solution: &Solution, found: &[Finding]) -> Value {
    let evidence = |one: &Evidence| {
        let phase = match one.phase {
            Phase::Set => "set",
            Phase::Try(_) => "try",
            Phase::Actual(_) => "actual",
        };
        json!({
            "phase": phase,
            "by_first_move": one.by_first,
            "moves": solution.position.uci_line(&one.line).map(|m| m.to_string()).collect::<Vec<_>>(),
            "text": line(words, style, solution, one),
            "trace": one.trace.map(trace),
        })
    };
    let finding = |one: &Finding| {
        json!({
            "theme": one.theme.id(),
            "name": words.theme(one.theme),
            "means": words.theme_means(one.theme),
            "term": tratto_lore::term::of_theme(one.theme),
            "evidence": one.evidence.iter().map(evidence).collect::<Value>(),
        })
    };
    found.iter().map(finding).collect()
}

fn trace(trace: Trace) -> Value {
    match trace {
        Trace::Square(square) => json!({ "square": square.to_string() }),
        Trace::Line { piece, at, to } => {
            json!({ "line": { "piece": piece.to_string(), "at": at.to_string(), "to": to.to_string() } })
        }
        Trace::Pin { piece, by } => json!({ "pin": { "piece": piece.to_string(), "by": by.to_string() } }),
    }
}

/// The moves in the reader's letters, numbered; the key is left out where it goes without saying.
fn line(words: &Words, style: &Style, solution: &Solution, evidence: &Evidence) -> String {
    if !solution.lines.is_empty() {
        let mut at = solution.position;
        let mut moves = Vec::new();
        for &m in &evidence.line {
            // In a series the same side goes on.
            if !at.is_legal(m) {
                at = at.pass();
            }
            moves.push(style.write(&at, m));
            at.play_unchecked(m);
        }
        return moves.join(" ");
    }
    let mut out = String::new();
    let (mut at, mut rest) = (solution.position, &evidence.line[..]);
    let mark = match evidence.phase {
        Phase::Set => {
            out = say!(words, "problem-set-play") + ": ";
            at = at.pass();
            None
        }
        Phase::Try(_) => Some("?"),
        Phase::Actual(_) => Some("!"),
    };
    if let Some(mark) = mark
        && let [first, after @ ..] = rest
    {
        if mark == "?" || evidence.by_first || solution.keys.len() > 1 {
            let _ = write!(out, "1. {}{mark} ", style.write(&at, *first));
        }
        at.play_unchecked(*first);
        rest = after;
    }
    for (i, &m) in rest.iter().enumerate() {
        let number = match i {
            // After a first move that is written out the defence shares its number.
            0 if mark.is_some() && !out.is_empty() => String::new(),
            _ if i % 2 == 0 => format!("{}... ", i / 2 + 1),
            _ => format!("{}. ", i / 2 + 2),
        };
        let _ = write!(out, "{number}{} ", style.write(&at, m));
        at.play_unchecked(m);
    }
    out.trim_end().to_owned()
}
