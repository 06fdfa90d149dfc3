//! Expected rulings, in short: `illegal-move: back 1, black must c6b8, white +2:00 [7.5.1 7.5.5]`.

use std::fmt;
use tratto_laws::{Choice, Finding, Force, Ruling};

/// What a ruling is expected to be.
///
/// Everything is compared but what is left out: the finding before the colon, the choices after the bar. The effects must
/// be exactly these, in any order; the articles must be among those cited.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Pattern {
    finding: Option<Finding>,
    force: Weight,
    effects: Vec<String>,
    choices: Option<Vec<Choice>>,
    articles: Vec<String>,
}

/// How far a ruling leaves room to the arbiter.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Weight {
    Binding,
    Unless,
    May,
}

impl Weight {
    fn of(force: &Force) -> Weight {
        match force {
            Force::Binding => Weight::Binding,
            Force::UnlessArbiter => Weight::Unless,
            Force::Advice(_) => Weight::May,
        }
    }

    fn word(self) -> &'static str {
        match self {
            Weight::Binding => "",
            Weight::Unless => "unless ",
            Weight::May => "may ",
        }
    }
}

impl Pattern {
    /// Reads a pattern; the error says what would be right.
    pub fn read(text: &str) -> Result<Pattern, String> {
        let (body, articles) = match text.split_once('[') {
            None => (text, Vec::new()),
            Some((body, rest)) => {
                let Some(inside) = rest.trim_end().strip_suffix(']') else {
                    return Err("the articles end with \"]\"".to_owned());
                };
                let list = inside.split([' ', ',']).filter(|article| !article.is_empty());
                (body, list.map(str::to_owned).collect())
            }
        };
        let (body, choices) = match body.split_once('|') {
            None => (body, None),
            Some((body, list)) => {
                let list = list.split(',').map(str::trim).filter(|name| !name.is_empty());
                let read = list.map(|name| name.parse::<Choice>().map_err(|error| error.to_string()));
                (body, Some(read.collect::<Result<Vec<_>, _>>()?))
            }
        };
        // A time such as 2:00 has a colon too, but no letters before it.
        let (finding, body) = match body
            .split_once(": ")
            .or_else(|| body.trim_end().strip_suffix(':').map(|name| (name, "")))
        {
            None => (None, body),
            Some((name, body)) => {
                (Some(name.trim().parse::<Finding>().map_err(|error| error.to_string())?), body)
            }
        };
        let body = body.trim();
        let (force, body) = match body.split_once(' ').unwrap_or((body, "")) {
            ("may", rest) => (Weight::May, rest),
            ("unless", rest) => (Weight::Unless, rest),
            _ => (Weight::Binding, body),
        };
        let effects =
            body.split(',').map(str::trim).filter(|effect| !effect.is_empty()).map(str::to_owned).collect();
        Ok(Pattern { finding, force, effects, choices, articles })
    }

    /// The pattern that this ruling and no other fits.
    pub fn of(ruling: &Ruling) -> Pattern {
        let choices = match &ruling.force {
            Force::Advice(choices) => Some(choices.clone()),
            Force::Binding | Force::UnlessArbiter => None,
        };
        Pattern {
            finding: Some(ruling.finding),
            force: Weight::of(&ruling.force),
            effects: ruling.effects.iter().map(ToString::to_string).collect(),
            choices,
            articles: ruling.articles.iter().map(|article| article.number().to_owned()).collect(),
        }
    }

    /// Whether a ruling is as expected.
    pub fn fits(&self, ruling: &Ruling) -> bool {
        let found = Pattern::of(ruling);
        let sorted = |effects: &[String]| {
            let mut effects = effects.to_vec();
            effects.sort_unstable();
            effects
        };
        self.finding.is_none_or(|finding| found.finding == Some(finding))
            && self.force == found.force
            && sorted(&self.effects) == sorted(&found.effects)
            && (self.choices.is_none() || self.choices == found.choices)
            && self.articles.iter().all(|article| found.articles.contains(article))
    }

    /// The articles expected.
    pub fn articles(&self) -> &[String] {
        &self.articles
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(finding) = self.finding {
            write!(f, "{finding}: ")?;
        }
        write!(f, "{}{}", self.force.word(), self.effects.join(", "))?;
        let space = if self.effects.is_empty() { "" } else { " " };
        if let Some(choices) = &self.choices {
            let names: Vec<&str> = choices.iter().map(|choice| choice.name()).collect();
            write!(f, "{space}| {} ", names.join(", "))?;
        } else {
            f.write_str(space)?;
        }
        write!(f, "[{}]", self.articles.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_is_read_as_it_is_written() {
        for text in [
            "checkmate: 1-0 [5.1.1 6.2.1.1]",
            "illegal-move: back 1, black must e5d4, offence black 1, white +2:00 [7.5.1 7.5.5]",
            "stopped-groundlessly: may warning white | recommended, penalise [6.11.4]",
            "too-late: unless 0-1 [6.7.1]",
            "rate-rapid: [A.1]",
            "late-unstated: may | play-on, lost [6.7a]",
        ] {
            let pattern = Pattern::read(text).unwrap();
            assert_eq!(pattern.to_string(), text);
        }
        assert_eq!(
            Pattern::read("white = 1:00, black +3:00").unwrap().effects,
            ["white = 1:00", "black +3:00"]
        );
    }

    #[test]
    fn what_cannot_be_read_says_so() {
        assert!(Pattern::read("1-0 [5.1.1").unwrap_err().contains("\"]\""));
        assert!(Pattern::read("chekmate: 1-0").unwrap_err().contains("\"chekmate\" means nothing"));
        assert!(Pattern::read("may draw | maybe").unwrap_err().contains("\"maybe\" means nothing"));
    }
}
