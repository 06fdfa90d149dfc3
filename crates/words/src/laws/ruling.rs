//! A ruling in words: the finding, its consequences, the articles.

use crate::{Words, say};
use tratto_laws::{Article, Consequence, Detail, Evidence, Finding, Force, Ruling};

/// A ruling in words, part by part. Each part is a sentence with its capital and without its full stop.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Pronounced {
    /// What was found.
    pub finding: String,
    /// What follows, or what is recommended; `None` where the finding says it all.
    pub effects: Option<String>,
    /// The same, each effect with its articles where they are not those of the finding: "Black gets 2 minutes more (7.5.5)".
    pub cited: Option<String>,
    /// What the arbiter may do, where the Laws leave it to him.
    pub choices: Option<String>,
    /// The articles of the finding: "Articles 7.5.1 and 3.10.2, Laws of 2023".
    pub citation: Option<String>,
    /// Readings chosen, and what could not be verified.
    pub notes: Vec<String>,
}

impl Pronounced {
    /// Everything in one paragraph.
    pub fn paragraph(&self) -> String {
        let parts = [Some(&self.finding), self.cited.as_ref(), self.choices.as_ref()];
        let mut text: String = parts.into_iter().flatten().map(|part| format!("{part}. ")).collect();
        if let Some(citation) = &self.citation {
            text.push_str(&format!("({citation})"));
        }
        text.trim_end().to_owned()
    }
}

impl Words {
    /// A ruling in words. The ruling contains all that is needed: the game may have gone on.
    ///
    /// ```
    /// use tratto_laws::{Edition, Event, Game, Regulations};
    /// use tratto_words::{Lang, Words};
    /// let mut game = Game::new(Regulations::new(Edition::Laws2018))?;
    /// for act in ["white arrives", "black arrives", "arbiter starts"] {
    ///     game.apply(&Event::new(game.now(), act.parse()?))?;
    /// }
    /// let touched = game.apply(&Event::new(game.now(), "white touches b1".parse()?))?;
    /// assert_eq!(
    ///     Words::of(Lang::IT).ruling(&touched.rulings[0]).paragraph(),
    ///     "Pezzo toccato: il Bianco deve attenersi a ciò che ha toccato. Il Bianco deve giocare Ca3 o Cc3. \
    ///      (Articolo 4.3.1, Regole 2018)"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn ruling(&self, ruling: &Ruling) -> Pronounced {
        let what = self.finding(ruling);
        let finding = match self.because(ruling) {
            Some(why) => say!(self, "ruling-because", what = what, why = why),
            None => what,
        };
        let advised = |one: &Consequence| self.advised(&one.effect);
        let all_advised = ruling.is_advice() && ruling.effects.iter().all(|one| advised(one).is_some());
        let effects = |cited: bool| {
            let one = |one: &Consequence| {
                let effect = advised(one).filter(|_| all_advised);
                let effect = effect.unwrap_or_else(|| self.effect(&one.effect));
                let apart = cited && !one.by.is_empty() && one.by != ruling.grounds;
                if apart { format!("{effect} ({})", self.article_names(&one.by)) } else { effect }
            };
            let effects: Vec<String> = ruling.effects.iter().map(one).collect();
            let effects = (!effects.is_empty()).then(|| match ruling.force {
                Force::Binding => effects.join("; "),
                Force::UnlessArbiter => say!(self, "ruling-unless", effects = effects.join("; ")),
                Force::Advice(_) if all_advised => {
                    say!(self, "ruling-advised", effects = self.list(&effects))
                }
                Force::Advice(_) => say!(self, "ruling-recommended", effects = effects.join("; ")),
            });
            effects.map(|effects| self.begun(&effects))
        };
        let choices = match &ruling.force {
            Force::Advice(choices) if !choices.is_empty() => {
                Some(say!(self, "ruling-choices", choices = self.choices(choices)))
            }
            Force::Advice(_) | Force::Binding | Force::UnlessArbiter => None,
        };
        let mut notes: Vec<String> = ruling
            .readings
            .iter()
            .map(|reading| say!(self, "ruling-reading", reading = self.reading(*reading)))
            .collect();
        notes.extend(self.unverified(&ruling.articles()));
        Pronounced {
            finding: self.begun(&finding),
            effects: effects(false),
            cited: effects(true),
            choices: choices.map(|choices| self.begun(&choices)),
            citation: self.citation(&ruling.grounds).map(|citation| self.begun(&citation)),
            notes: notes.iter().map(|note| self.begun(note)).collect(),
        }
    }

    /// What is illegal about the move that a ruling speaks of.
    fn because(&self, ruling: &Ruling) -> Option<String> {
        match (ruling.finding, &ruling.detail) {
            (
                Finding::IllegalMove
                | Finding::IllegalMoveLost
                | Finding::IllegalMoveDrawn
                | Finding::IllegalMoveUndetermined
                | Finding::NotCompleted,
                Detail::Fault(faulty),
            ) => self.ply_fault(faulty.fault, &faulty.board),
            _ => None,
        }
    }

    /// The articles as one cites them; `None` where there are none.
    ///
    /// ```
    /// use tratto_laws::{Edition, Rule};
    /// use tratto_words::{Lang, Words};
    /// let articles = Edition::Laws2023.articles(Rule::Resignation);
    /// assert_eq!(Words::of(Lang::EN).citation(&articles).as_deref(), Some("Article 5.1.2, Laws of 2023"));
    /// ```
    pub fn citation(&self, articles: &[Article]) -> Option<String> {
        let edition = articles.first()?.edition();
        let (mut numbers, mut parts, mut manual) = (Vec::new(), Vec::new(), None);
        for article in articles {
            let name = self.article_name(*article);
            if article.evidence() == Evidence::Manual {
                manual = Some(say!(self, "article-manual"));
            } else if article.number().contains(|letter: char| letter.is_ascii_digit()) {
                if !numbers.contains(&name) {
                    numbers.push(name);
                }
            } else if !parts.contains(&name) {
                parts.push(name);
            }
        }
        if !numbers.is_empty() {
            let list = self.list(&numbers);
            parts.insert(0, say!(self, "articles", count = numbers.len(), list = list));
        }
        let laws = self.list(&parts);
        let cited = (!parts.is_empty())
            .then(|| say!(self, "articles-of", articles = laws, edition = edition.to_string()));
        Some([cited, manual].into_iter().flatten().collect::<Vec<_>>().join("; "))
    }

    /// The articles as an answer ends with them: "Laws of Chess (2018), Article 3.8.2.2". `None` where there are none.
    pub fn cited(&self, articles: &[Article]) -> Option<String> {
        let edition = articles.first()?.edition().to_string();
        let names: Vec<String> = articles.iter().map(|article| self.article_name(*article)).collect();
        let list = self.list(&names);
        Some(say!(self, "articles-cited", count = names.len(), list = list, edition = edition))
    }

    /// Articles in a row, without their edition: "7.5.5, A.3".
    fn article_names(&self, articles: &[Article]) -> String {
        let mut names: Vec<String> = Vec::new();
        for article in articles {
            let name = self.article_name(*article);
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names.join(", ")
    }

    /// An article by its number, or by its name where it has none: "9.2.1", "Preface", "Appendix C".
    pub fn article_name(&self, article: Article) -> String {
        match (article.evidence(), article.number()) {
            (Evidence::Manual, _) => say!(self, "article-manual"),
            (_, "Preface") => say!(self, "article-preface"),
            (_, "Glossary") => say!(self, "article-glossary"),
            (_, number) if number.contains(|letter: char| letter.is_ascii_digit()) => number.to_owned(),
            (_, appendix) => say!(self, "article-appendix", appendix = appendix),
        }
    }

    /// What could not be verified about these articles; `None` where all could.
    pub fn unverified(&self, articles: &[Article]) -> Option<String> {
        let mut numbers: Vec<String> = Vec::new();
        for article in articles.iter().filter(|article| article.is_unverified()) {
            let name = self.article_name(*article);
            if !numbers.contains(&name) {
                numbers.push(name);
            }
        }
        let edition = articles.first()?.edition().to_string();
        let list = self.list(&numbers);
        (!numbers.is_empty()).then(|| say!(self, "article-unverified", list = list, edition = edition))
    }
}
