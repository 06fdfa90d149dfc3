//! Expected rulings in short form: `illegal-move: back 1, black must c6b8 by 4.3.1, white +2:00 by 7.5.5 [7.5.1]`.

use std::fmt;
use tratto_laws::{Article, Choice, Consequence, Finding, Force, Ruling};

/// What a ruling is expected to be.
///
/// Everything is compared but what is left out: the finding before the colon, the choices after the bar. The effects must
/// be exactly these, in any order, and where one says `by`, exactly these articles give it. Of the articles in brackets, each must be
/// cited, and one with `!` before it must not be.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Pattern {
    finding: Option<Finding>,
    force: Weight,
    effects: Vec<Expected>,
    choices: Option<Vec<Choice>>,
    articles: Vec<String>,
}

/// An effect, and the articles that give it, where they are told.
#[derive(Clone, Eq, PartialEq, Debug)]
struct Expected {
    effect: String,
    by: Option<Vec<String>>,
}

impl Expected {
    fn read(text: &str) -> Expected {
        match text.rsplit_once(" by ") {
            Some((effect, by)) => Expected {
                effect: effect.trim_end().to_owned(),
                by: Some(by.split_whitespace().map(str::to_owned).collect()),
            },
            None => Expected { effect: text.to_owned(), by: None },
        }
    }

    fn fits(&self, ruling: &Ruling, found: &Consequence) -> bool {
        let numbers = || ruling.articles_of(found).iter().map(|article| article.number());
        self.effect == found.effect.to_string() && self.by.as_ref().is_none_or(|by| by.iter().eq(numbers()))
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.effect)?;
        self.by.as_ref().map_or(Ok(()), |by| write!(f, " by {}", by.join(" ")))
    }
}

/// How much a ruling leaves to the arbiter.
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
            body.split(',').map(str::trim).filter(|effect| !effect.is_empty()).map(Expected::read).collect();
        Ok(Pattern { finding, force, effects, choices, articles })
    }

    /// The pattern that matches only this ruling.
    pub fn of(ruling: &Ruling) -> Pattern {
        let choices = match &ruling.force {
            Force::Advice(choices) => Some(choices.clone()),
            Force::Binding | Force::UnlessArbiter => None,
        };
        let numbers = |articles: &[Article]| -> Vec<String> {
            articles.iter().map(|article| article.number().to_owned()).collect()
        };
        let effect = |found: &Consequence| Expected {
            effect: found.effect.to_string(),
            by: (!found.by.is_empty() && found.by != ruling.grounds).then(|| numbers(&found.by)),
        };
        Pattern {
            finding: Some(ruling.finding),
            force: Weight::of(&ruling.force),
            effects: ruling.effects.iter().map(effect).collect(),
            choices,
            articles: numbers(&ruling.grounds),
        }
    }

    /// The pattern without articles: finding and effects only, to compare editions that number articles differently.
    pub fn without_articles(mut self) -> Pattern {
        self.articles.clear();
        self.effects.iter_mut().for_each(|effect| effect.by = None);
        self
    }

    /// Whether a ruling is as expected.
    pub fn fits(&self, ruling: &Ruling) -> bool {
        let found = Pattern::of(ruling);
        let cited = ruling.articles();
        let is_cited = |number: &str| cited.iter().any(|article| article.number() == number);
        self.finding.is_none_or(|finding| found.finding == Some(finding))
            && self.force == found.force
            && self.has_effects_of(ruling)
            && (self.choices.is_none() || self.choices == found.choices)
            && self.articles.iter().all(|article| match article.strip_prefix('!') {
                Some(article) => !is_cited(article),
                None => is_cited(article),
            })
    }

    /// Whether the effects are these, each once, in any order.
    fn has_effects_of(&self, ruling: &Ruling) -> bool {
        let mut left: Vec<&Consequence> = ruling.effects.iter().collect();
        self.effects.iter().all(|expected| {
            let found = left.iter().position(|effect| expected.fits(ruling, effect));
            found.map(|index| left.swap_remove(index)).is_some()
        }) && left.is_empty()
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(finding) = self.finding {
            write!(f, "{finding}: ")?;
        }
        let effects: Vec<String> = self.effects.iter().map(ToString::to_string).collect();
        write!(f, "{}{}", self.force.word(), effects.join(", "))?;
        let mut space = if self.effects.is_empty() { "" } else { " " };
        if let Some(choices) = &self.choices {
            let names: Vec<&str> = choices.iter().map(|choice| choice.name()).collect();
            write!(f, "{space}| {}", names.join(", "))?;
            space = " ";
        }
        if self.articles.is_empty() { Ok(()) } else { write!(f, "{space}[{}]", self.articles.join(" ")) }
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
            "illegal-move: back 1 by 7.5.1, black must e5d4 by 4.3.1, white +2:00 by 7.5.5 A.3 [7.5.1 !A4c]",
            "stopped-groundlessly: may warning white | recommended, penalise [6.11.4]",
            "too-late: unless 0-1 [6.7.1]",
            "rate-rapid: [A.1]",
            "late-unstated: may | play-on, lost [6.7a]",
        ] {
            let pattern = Pattern::read(text).unwrap();
            assert_eq!(pattern.to_string(), text);
        }
        let effects = Pattern::read("white = 1:00, black +3:00").unwrap().effects;
        assert_eq!(effects, ["white = 1:00", "black +3:00"].map(Expected::read));
    }

    #[test]
    fn what_cannot_be_read_says_so() {
        assert!(Pattern::read("1-0 [5.1.1").unwrap_err().contains("\"]\""));
        assert!(Pattern::read("chekmate: 1-0").unwrap_err().contains("\"chekmate\" means nothing"));
        assert!(Pattern::read("may draw | maybe").unwrap_err().contains("\"maybe\" means nothing"));
    }
}
