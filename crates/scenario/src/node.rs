//! A TOML document or a JSON value as a tree that keeps the place of each part in the text.

use crate::error::{Placed, ScenarioFault};
use std::ops::Range;
use toml::de::{DeTable, DeValue};

pub(crate) type Place = Option<Range<usize>>;

/// A value and its place in the text.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) at: Place,
    pub(crate) value: Value,
}

#[derive(Clone, Debug)]
pub(crate) enum Value {
    Text(String),
    Number(u64),
    Truth(bool),
    List(Vec<Node>),
    TomlTable(TomlTable),
    /// A value of a kind that no scenario uses: a date, a fraction.
    Other,
}

/// The entries of a table, in the order of the text.
#[derive(Clone, Debug, Default)]
pub(crate) struct TomlTable {
    pub(crate) at: Place,
    pub(crate) entries: Vec<Entry>,
}

#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) key: String,
    pub(crate) at: Place,
    pub(crate) node: Node,
}

impl Node {
    pub(crate) fn from_toml(text: &str) -> Result<TomlTable, Placed> {
        let document = DeTable::parse(text).map_err(|error| {
            Placed::new(error.span(), ScenarioFault::Syntax { message: error.message().to_owned() })
        })?;
        Ok(table(document.span(), document.get_ref()))
    }

    pub(crate) fn from_json(value: &serde_json::Value) -> Node {
        let value = match value {
            serde_json::Value::String(text) => Value::Text(text.clone()),
            serde_json::Value::Bool(truth) => Value::Truth(*truth),
            serde_json::Value::Number(number) => number.as_u64().map_or(Value::Other, Value::Number),
            serde_json::Value::Array(items) => Value::List(items.iter().map(Node::from_json).collect()),
            serde_json::Value::Object(entries) => {
                let entry = |(key, value): (&String, &serde_json::Value)| Entry {
                    key: key.clone(),
                    at: None,
                    node: Node::from_json(value),
                };
                Value::TomlTable(TomlTable { at: None, entries: entries.iter().map(entry).collect() })
            }
            serde_json::Value::Null => Value::Other,
        };
        Node { at: None, value }
    }

    pub(crate) fn text(&self, key: &str) -> Result<&str, Placed> {
        match &self.value {
            Value::Text(text) => Ok(text),
            _ => Err(self.wrong_kind(key, "a text between quotation marks")),
        }
    }

    pub(crate) fn number(&self, key: &str) -> Result<u64, Placed> {
        match self.value {
            Value::Number(number) => Ok(number),
            _ => Err(self.wrong_kind(key, "a whole number, not below zero")),
        }
    }

    pub(crate) fn truth(&self, key: &str) -> Result<bool, Placed> {
        match self.value {
            Value::Truth(truth) => Ok(truth),
            _ => Err(self.wrong_kind(key, "true or false")),
        }
    }

    pub(crate) fn table(self, key: &str) -> Result<TomlTable, Placed> {
        match self.value {
            Value::TomlTable(table) => Ok(table),
            _ => Err(self.wrong_kind(key, "a table")),
        }
    }

    /// The items of a list, or the one value as a list of one.
    pub(crate) fn items(self) -> Vec<Node> {
        match self.value {
            Value::List(items) => items,
            _ => vec![self],
        }
    }

    pub(crate) fn wrong_kind(&self, key: &str, expected: &'static str) -> Placed {
        Placed::new(self.at.clone(), ScenarioFault::WrongKind { key: key.to_owned(), expected })
    }

    pub(crate) fn bad(&self, key: &str, text: &str, expected: impl Into<String>) -> Placed {
        let fault =
            ScenarioFault::BadValue { key: key.to_owned(), text: text.to_owned(), expected: expected.into() };
        Placed::new(self.at.clone(), fault)
    }

    /// A text read by something that may refuse it.
    pub(crate) fn read<T, E: std::fmt::Display>(
        &self,
        key: &str,
        read: impl FnOnce(&str) -> Result<T, E>,
    ) -> Result<T, Placed> {
        let text = self.text(key)?;
        read(text).map_err(|error| self.bad(key, text, error.to_string()))
    }
}

impl TomlTable {
    /// Takes an entry out.
    pub(crate) fn take(&mut self, key: &str) -> Option<Node> {
        let index = self.entries.iter().position(|entry| entry.key == key)?;
        Some(self.entries.remove(index).node)
    }

    /// Takes an entry out that must be there.
    pub(crate) fn need(&mut self, key: &'static str) -> Result<Node, Placed> {
        self.take(key).ok_or_else(|| Placed::new(self.at.clone(), ScenarioFault::Missing { key }))
    }

    /// An error if any entries have not been taken.
    pub(crate) fn finish(self, known: &[&'static str]) -> Result<(), Placed> {
        match self.entries.into_iter().next() {
            None => Ok(()),
            Some(entry) => Err(Placed::new(
                entry.at,
                ScenarioFault::UnknownKey { key: entry.key, known: known.to_vec() },
            )),
        }
    }

    /// This table with the entries of another in the place of its own.
    pub(crate) fn overlaid(&self, over: TomlTable) -> TomlTable {
        let mut merged = self.clone();
        for entry in over.entries {
            merged.entries.retain(|old| old.key != entry.key);
            merged.entries.push(entry);
        }
        merged
    }
}

fn table(at: Range<usize>, table: &DeTable<'_>) -> TomlTable {
    let mut entries: Vec<Entry> = table
        .iter()
        .map(|(key, value)| Entry {
            key: key.get_ref().to_string(),
            at: Some(key.span()),
            node: node(value.span(), value.get_ref()),
        })
        .collect();
    entries.sort_by_key(|entry| entry.at.as_ref().map(|at| at.start));
    TomlTable { at: Some(at), entries }
}

fn node(at: Range<usize>, value: &DeValue<'_>) -> Node {
    let read = match value {
        DeValue::String(text) => Value::Text(text.to_string()),
        DeValue::Boolean(truth) => Value::Truth(*truth),
        DeValue::Integer(number) => {
            u64::from_str_radix(number.as_str(), number.radix()).map_or(Value::Other, Value::Number)
        }
        DeValue::Array(items) => {
            Value::List(items.iter().map(|item| node(item.span(), item.get_ref())).collect())
        }
        DeValue::Table(entries) => Value::TomlTable(table(at.clone(), entries)),
        DeValue::Float(_) | DeValue::Datetime(_) => Value::Other,
    };
    Node { at: Some(at), value: read }
}
