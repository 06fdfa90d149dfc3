//! What a language's Fluent files hold.

use crate::house::{Finding, House};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};

/// The sentences of one language.
pub(super) struct Catalog {
    pub(super) language: String,
    pub(super) sentences: BTreeMap<String, Sentence>,
}

/// One sentence: where it is, and what it is made of.
#[derive(Default)]
pub(super) struct Sentence {
    pub(super) path: String,
    /// The literal text, with a mark where something is put in.
    pub(super) text: String,
    /// The variables put into the text.
    pub(super) shown: BTreeSet<String>,
    /// The variables that choose between forms.
    pub(super) choosing: BTreeSet<String>,
    /// The other sentences it refers to.
    pub(super) parts: BTreeSet<String>,
}

impl Sentence {
    /// All the variables it must be given.
    pub(super) fn variables(&self) -> impl Iterator<Item = &String> {
        self.shown.union(&self.choosing)
    }
}

impl Catalog {
    /// Reads `crates/words/locales/<language>/*.ftl`; faults go to the findings.
    pub(super) fn read(house: &House, language: &str, found: &mut Vec<Finding>) -> Catalog {
        let folder = format!("crates/words/locales/{language}/");
        let mut catalog = Catalog { language: language.to_owned(), sentences: BTreeMap::new() };
        for file in house.with_extension("ftl").filter(|file| file.path.starts_with(&folder)) {
            let resource =
                fluent_syntax::parser::parse(file.text.as_str()).unwrap_or_else(|(resource, faults)| {
                    found.extend(faults.iter().map(|fault| {
                        let line =
                            1 + file.text[..fault.pos.start.min(file.text.len())].matches('\n').count();
                        Finding::at(&file.path, line, format!("does not parse: {fault}"))
                    }));
                    resource
                });
            for entry in resource.body {
                let Entry::Message(message) = entry else { continue };
                let mut sentence = Sentence { path: file.path.clone(), ..Sentence::default() };
                if let Some(pattern) = &message.value {
                    sentence.read(pattern);
                }
                let key = message.id.name.to_owned();
                if catalog.sentences.insert(key.clone(), sentence).is_some() {
                    found.push(Finding::of(&file.path, format!("`{key}` comes twice")));
                }
            }
        }
        catalog.spread_parts();
        catalog
    }

    /// A sentence needs whatever the sentences it is made of need.
    fn spread_parts(&mut self) {
        let mut changed = true;
        while std::mem::take(&mut changed) {
            for key in self.sentences.keys().cloned().collect::<Vec<_>>() {
                let parts = self.sentences[&key].parts.iter().filter_map(|part| self.sentences.get(part));
                let (shown, choosing): (Vec<_>, Vec<_>) =
                    parts.map(|part| (part.shown.clone(), part.choosing.clone())).unzip();
                if let Some(whole) = self.sentences.get_mut(&key) {
                    let before = (whole.shown.len(), whole.choosing.len());
                    whole.shown.extend(shown.into_iter().flatten());
                    whole.choosing.extend(choosing.into_iter().flatten());
                    changed |= before != (whole.shown.len(), whole.choosing.len());
                }
            }
        }
    }
}

impl Sentence {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text.push_str(value),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                match selector {
                    InlineExpression::VariableReference { id } => {
                        self.choosing.insert(id.name.to_owned());
                    }
                    other => self.inline(other),
                }
                for variant in variants {
                    self.read(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.shown.insert(id.name.to_owned());
                self.text.push('$');
            }
            InlineExpression::MessageReference { id, .. } => {
                self.parts.insert(id.name.to_owned());
                self.text.push('$');
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                for argument in &arguments.positional {
                    self.inline(argument);
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
                self.text.push_str(value)
            }
            // A term sees only what it is handed, never the variables of the sentence.
            InlineExpression::TermReference { .. } => self.text.push('$'),
        }
    }
}
