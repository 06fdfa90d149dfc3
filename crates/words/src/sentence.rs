//! Sentences by key, from the Fluent files.

use crate::Lang;
use crate::lang::Files;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::borrow::Cow;
use tratto_board::{Color, PromotionRole, Role, Square};
use unic_langid::LanguageIdentifier;

/// All the sentences of one language.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

/// What a sentence is told: a text, or a number that may choose between singular and plural.
#[derive(Clone, PartialEq, Debug)]
pub enum Value<'a> {
    /// Put into the sentence as it is, or the name of a choice.
    Text(Cow<'a, str>),
    /// A whole number.
    Number(u64),
}

/// A sentence by its key: `say!(words, "key", name = value, ...)`.
///
/// Every sentence is asked for through this macro with its key written out, so that the house rules can check that
/// each key and each variable exists in both languages, and that none lies unused.
#[macro_export]
macro_rules! say {
    ($words:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $words.format($key, &[$((stringify!($name), $crate::Value::from($value))),*])
    };
}

impl Words {
    /// The words of a language.
    pub fn of(lang: Lang) -> &'static Words {
        lang.words()
    }

    pub(crate) fn load(lang: Lang, files: Files) -> Words {
        // A code that is none in Fluent's eyes has the plurals of English.
        let identifier: LanguageIdentifier = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        bundle.set_use_isolating(false);
        for (_, text) in files {
            // A file with a fault still gives its good entries; tests refuse faults and double keys.
            let resource =
                FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Words { lang, bundle }
    }

    /// Which language these are.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The sentence of a key; [`say!`](crate::say) is the usual way to ask.
    ///
    /// What the language does not say is said in English, and an unknown key gives the key back, so that a fault in the files never
    /// silences the program; the house rules see to it that there is none.
    pub fn format(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            let is_last = self.lang == Lang::EN;
            return if is_last { key.to_owned() } else { Words::of(Lang::EN).format(key, values) };
        };
        let mut args = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            args.set(*name, value.fluent());
        }
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// A number with so many decimals, and the language's own mark before them.
    ///
    /// ```
    /// use tratto_words::{Lang, Words};
    /// assert_eq!(Words::of(Lang::EN).decimal(1.5, 2), "1.50");
    /// assert_eq!(Words::of(Lang::IT).decimal(1.5, 2), "1,50");
    /// ```
    pub fn decimal(&self, number: f64, decimals: usize) -> String {
        format!("{number:.decimals$}").replace('.', &say!(self, "decimal-mark"))
    }

    /// Several things in one breath: "a", "a and b", "a, b and c".
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [head @ .., last] => {
                let initial = last.chars().next().unwrap_or(' ');
                say!(self, "list-last", head = head.join(", "), last = last, initial = initial)
            }
        }
    }

    /// Several things of which one will do: "a", "a or b", "a, b or c".
    pub fn list_or(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [head @ .., last] => say!(self, "list-or", head = head.join(", "), last = last),
        }
    }
}

impl Value<'_> {
    fn fluent(&self) -> FluentValue<'_> {
        /// Fluent counts in `f64`: beyond this a number would lose digits, and goes in as text.
        const EXACT: u64 = 1 << 53;
        match self {
            Value::Text(text) => FluentValue::from(text.as_ref()),
            Value::Number(number) if *number <= EXACT => FluentValue::from(*number),
            Value::Number(number) => FluentValue::from(number.to_string()),
        }
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Value<'a> {
        Value::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Value<'a> {
        Value::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(Cow::Owned(text))
    }
}

impl From<char> for Value<'_> {
    fn from(letter: char) -> Self {
        Value::Text(Cow::Owned(letter.to_string()))
    }
}

impl From<Square> for Value<'_> {
    fn from(square: Square) -> Self {
        Value::Text(Cow::Owned(square.to_string()))
    }
}

impl From<Color> for Value<'_> {
    /// The name of the choice in the files: `white` or `black`.
    fn from(color: Color) -> Self {
        Value::from(match color {
            Color::White => "white",
            Color::Black => "black",
        })
    }
}

impl From<Role> for Value<'_> {
    /// The name of the choice in the files: `pawn`, `knight`, ...
    fn from(role: Role) -> Self {
        Value::from(match role {
            Role::Pawn => "pawn",
            Role::Knight => "knight",
            Role::Bishop => "bishop",
            Role::Rook => "rook",
            Role::Queen => "queen",
            Role::King => "king",
        })
    }
}

impl From<PromotionRole> for Value<'_> {
    fn from(role: PromotionRole) -> Self {
        Value::from(role.role())
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                Value::Number(u64::from(number))
            }
        }
    )*};
}
numbers!(u8, u16, u32, u64);

impl From<usize> for Value<'_> {
    fn from(number: usize) -> Self {
        Value::Number(number as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_file_has_a_fault_and_no_key_comes_twice() {
        for lang in Lang::ALL {
            let mut bundle = FluentBundle::new_concurrent(vec![LanguageIdentifier::default()]);
            for (name, text) in lang.files() {
                let resource = FluentResource::try_new((*text).to_owned())
                    .unwrap_or_else(|(_, faults)| panic!("{} {name}.ftl: {faults:?}", lang.code()));
                bundle
                    .add_resource(resource)
                    .unwrap_or_else(|faults| panic!("{} {name}.ftl: {faults:?}", lang.code()));
            }
        }
    }

    #[test]
    fn a_list_is_said_in_one_breath() {
        let list = |lang, items: &[&str]| {
            Words::of(lang).list(&items.iter().map(|item| (*item).to_owned()).collect::<Vec<_>>())
        };
        assert_eq!(list(Lang::EN, &[]), "");
        assert_eq!(list(Lang::EN, &["a"]), "a");
        assert_eq!(list(Lang::EN, &["a", "b", "c"]), "a, b and c");
        assert_eq!(list(Lang::IT, &["a", "b"]), "a e b");
        assert_eq!(list(Lang::IT, &["a1", "e1"]), "a1 ed e1");
    }

    #[test]
    fn values_go_in_exactly_and_without_marks() {
        let words = Words::of(Lang::EN);
        let said = |count: u64| say!(words, "moves-count", count = count);
        assert_eq!(said(1), "1 legal move");
        assert_eq!(said(20), "20 legal moves");
        assert_eq!(said(u64::MAX), "18446744073709551615 legal moves");
        assert_eq!(words.format("no-such-key", &[]), "no-such-key");
    }
}
