//! How acts are written, as data: what the table of acts is made with, and what documents and the pages are made from.

use super::reader::{Read, Reader};
use std::fmt::{self, Display};

/// A row of the table: one act, or one thing that an act speaks of.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Row {
    /// The name of the act, as the type has it: `TouchBoth`.
    pub name: String,
    /// What it means, in a sentence.
    pub meaning: String,
    /// The word it begins with; empty where the first of its pieces says it.
    pub verb: &'static str,
    /// What it speaks of.
    pub fields: Vec<Field>,
    /// What follows the verb, in order.
    pub pieces: Vec<Piece>,
}

/// Something that an act speaks of.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Field {
    /// Its name.
    pub name: &'static str,
    /// What it is.
    pub term: Term,
}

/// What a field of an act can be.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Term {
    /// `white` or `black`.
    Side,
    /// A square: `e4`.
    Square,
    /// A piece that a pawn can become: `queen`.
    Role,
    /// A move by its squares: `e7e8q`, perhaps `with-both-hands`.
    Move,
    /// A text between quotation marks, and how it is read: `"Nf3" = g1f3`.
    Written,
    /// A time as a clock shows it: `1:30:00`.
    Time,
    /// A number.
    Number,
    /// Points: `1/2`.
    Points,
    /// A score: `1-0`.
    Score,
    /// Yes or no: a word that is there or not.
    Flag,
    /// One of these words.
    Names {
        /// The type.
        name: &'static str,
        /// The words.
        names: Vec<Name>,
    },
    /// One of the rows of another table.
    Table {
        /// The type.
        name: &'static str,
        /// The rows.
        rows: Vec<Row>,
    },
}

/// One of the words that a field can be.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Name {
    /// As it is written.
    pub word: &'static str,
    /// What it means, in a sentence.
    pub meaning: &'static str,
}

/// A piece of the text of an act.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Piece {
    /// This word.
    Word(&'static str),
    /// The value of a field.
    Field(&'static str),
    /// The value of a field whose forms are not counted as kinds.
    Plain(&'static str),
    /// The value of a field, left out where it is this one.
    Default(&'static str, String),
    /// A word that stands where the field has this value.
    Flag(&'static str, &'static str, bool),
    /// The word and the value, or neither.
    After(&'static str, &'static str),
    /// The value or nothing; the word names the kind.
    Maybe(&'static str, &'static str),
    /// One value or more, up to the end; with a word before them, or none at all.
    List(&'static str, Option<&'static str>),
}

/// The parts of an act by their names, to compare parsers.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Tree {
    /// Nothing.
    None,
    /// Yes or no.
    Flag(bool),
    /// A number.
    Number(u16),
    /// A text.
    Text(String),
    /// Several.
    List(Vec<Tree>),
    /// Parts with names.
    Parts(Vec<(&'static str, Tree)>),
}

/// A kind of act, and the text of one act of that kind.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(super) struct Form {
    /// What is left of the act without squares, pieces and times.
    pub(super) kind: String,
    /// As it is written.
    pub(super) text: String,
}

impl Form {
    fn new(kind: &str, text: &str) -> Form {
        Form { kind: kind.to_owned(), text: text.to_owned() }
    }

    fn then(&self, next: &Form) -> Form {
        Form { kind: join([&*self.kind, &*next.kind]), text: join([&*self.text, &*next.text]) }
    }
}

impl Row {
    /// The words that the act can begin with.
    pub fn first_words(&self) -> Vec<&'static str> {
        let names = self.fields.first().map(|field| &field.term);
        match (self.verb, names) {
            ("", Some(Term::Names { names, .. })) => names.iter().map(|name| name.word).collect(),
            (verb, _) => vec![verb],
        }
    }

    /// The term of a field.
    pub fn term(&self, name: &str) -> Option<&Term> {
        self.fields.iter().find(|field| field.name == name).map(|field| &field.term)
    }

    /// One form for each kind of the act.
    pub(super) fn forms(&self) -> Vec<Form> {
        let mut all = vec![Form::new(self.verb, self.verb)];
        for piece in &self.pieces {
            let next = self.next(piece);
            all = all.iter().flat_map(|form| next.iter().map(|next| form.then(next))).collect();
        }
        all
    }

    fn next(&self, piece: &Piece) -> Vec<Form> {
        let of = |name: &str| self.term(name).map(Term::forms).unwrap_or_default();
        let one = |name: &str| of(name).first().map(|form| form.text.clone()).unwrap_or_default();
        let none = || Form::new("", "");
        match piece {
            Piece::Word(word) => vec![Form::new(word, word)],
            Piece::Field(name) => of(name),
            Piece::Plain(name) | Piece::List(name, None) => vec![Form::new("", &one(name))],
            Piece::Default(name, default) => of(name)
                .into_iter()
                .map(|form| if form.text == *default { Form { text: String::new(), ..form } } else { form })
                .collect(),
            Piece::Flag(_, word, _) => vec![none(), Form::new(word, word)],
            Piece::Maybe(name, word) => vec![none(), Form::new(word, &one(name))],
            Piece::After(name, word) | Piece::List(name, Some(word)) => {
                vec![none(), Form::new(word, &join([*word, &one(name)]))]
            }
        }
    }
}

impl Term {
    /// One form for each kind; the kind of what says nothing about the act is empty.
    fn forms(&self) -> Vec<Form> {
        let plain = |text: &str| vec![Form::new("", text)];
        match self {
            Term::Side => plain("white"),
            Term::Square => plain("e2"),
            Term::Role => plain("queen"),
            Term::Time => plain("2:00"),
            Term::Number => plain("2"),
            Term::Points => plain("1/2"),
            Term::Score => plain("1-0"),
            Term::Flag => plain(""),
            Term::Move => vec![
                Form::new("", "e2e4"),
                Form::new("and promotes", "e7e8q"),
                Form::new("with-both-hands", "e1g1 with-both-hands"),
            ],
            Term::Written => {
                let meanings = ["ambiguous", "unclear", "not-algebraic", "draw-offer"];
                let others = meanings.map(|word| Form::new(word, &format!("\"e4\" = {word}")));
                [Form::new("a move", "\"e4\" = e2e4")].into_iter().chain(others).collect()
            }
            Term::Names { names, .. } => names.iter().map(|name| Form::new(name.word, name.word)).collect(),
            Term::Table { rows, .. } => rows.iter().flat_map(Row::forms).collect(),
        }
    }
}

/// The words that are not empty, with spaces between.
pub(super) fn join<'w>(words: impl IntoIterator<Item = &'w str>) -> String {
    words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Words as a list: `a, b or c`.
pub(super) fn either(rows: &[Row]) -> String {
    let mut words: Vec<&str> = rows.iter().flat_map(Row::first_words).collect();
    words.dedup();
    match words.split_last() {
        Some((last, [])) => (*last).to_owned(),
        Some((last, others)) => format!("{} or {last}", others.join(", ")),
        None => String::new(),
    }
}

/// Something that is written as a part of an act and read back.
pub(crate) trait Part: Sized {
    fn term() -> Term;
    fn read(reader: &mut Reader<'_>) -> Read<Self>;
    fn write(&self, words: &mut Words<'_, '_>) -> fmt::Result;
    fn kind(&self) -> String;
    fn tree(&self) -> Tree;
}

/// Whatever a field can hold.
pub(crate) trait Held {
    fn term() -> Term;
    fn tree(&self) -> Tree;
}

impl<T: Part> Held for T {
    fn term() -> Term {
        T::term()
    }

    fn tree(&self) -> Tree {
        Part::tree(self)
    }
}

impl<T: Part> Held for Option<T> {
    fn term() -> Term {
        T::term()
    }

    fn tree(&self) -> Tree {
        self.as_ref().map_or(Tree::None, Part::tree)
    }
}

impl<T: Part> Held for Vec<T> {
    fn term() -> Term {
        T::term()
    }

    fn tree(&self) -> Tree {
        Tree::List(self.iter().map(Part::tree).collect())
    }
}

impl Held for bool {
    fn term() -> Term {
        Term::Flag
    }

    fn tree(&self) -> Tree {
        Tree::Flag(*self)
    }
}

/// Writes words with a space between them.
pub(crate) struct Words<'a, 'f> {
    out: &'a mut fmt::Formatter<'f>,
    begun: bool,
}

impl<'a, 'f> Words<'a, 'f> {
    pub(crate) fn new(out: &'a mut fmt::Formatter<'f>) -> Words<'a, 'f> {
        Words { out, begun: false }
    }

    pub(crate) fn word(&mut self, word: impl Display) -> fmt::Result {
        if self.begun {
            self.out.write_str(" ")?;
        }
        self.begun = true;
        write!(self.out, "{word}")
    }

    pub(crate) fn all<T: Part>(&mut self, parts: &[T]) -> fmt::Result {
        parts.iter().try_for_each(|part| part.write(self))
    }
}

/// Makes a type of acts from its table; the rows are explained in `acts.rs`.
macro_rules! acts {
    ($(#[$meta:meta])* $name:ident, $what:literal {
        $(
            $(#[doc = $doc:literal])*
            $variant:ident
            $(($($tuple:ident: $of:ty),*))?
            $({$($(#[$about:meta])* $field:ident: $is:ty,)*})?
            = $verb:literal [$($piece:tt)*];
        )*
    }) => {
        $(#[$meta])*
        pub enum $name {
            $($(#[doc = $doc])* $variant $(($($of),*))? $({$($(#[$about])* $field: $is,)*})?,)*
        }

        impl $name {
            /// The rows of the table.
            pub(super) fn rows() -> Vec<$crate::event::grammar::Row> {
                #[allow(unused_imports, reason = "not every table has every form")]
                use $crate::event::grammar::{Field, Held, Part, Piece, Row};
                vec![$(Row {
                    name: stringify!($variant).to_owned(),
                    meaning: concat!($($doc),*).trim().to_owned(),
                    verb: $verb,
                    fields: vec![
                        $($(Field { name: stringify!($tuple), term: <$of as Held>::term() },)*)?
                        $($(Field { name: stringify!($field), term: <$is as Held>::term() },)*)?
                    ],
                    pieces: vec![$(acts!(@piece $piece)),*],
                },)*]
            }
        }

        impl $crate::event::grammar::Part for $name {
            fn term() -> $crate::event::grammar::Term {
                $crate::event::grammar::Term::Table { name: stringify!($name), rows: $name::rows() }
            }

            fn read(
                reader: &mut $crate::event::reader::Reader<'_>,
            ) -> $crate::event::reader::Read<$name> {
                let mut furthest = None;
                $({
                    fn row(
                        #[allow(unused_variables, reason = "a row may end with its verb")]
                        reader: &mut $crate::event::reader::Reader<'_>,
                    ) -> $crate::event::reader::Read<$name> {
                        #[allow(unused_imports, reason = "a row may end with its verb")]
                        use $crate::event::grammar::Part;
                        $(acts!(@read reader $piece);)*
                        Ok($name::$variant $(($($tuple),*))? $({$($field),*})?)
                    }
                    if let Some(act) = reader.attempt($verb, &mut furthest, row) {
                        return Ok(act);
                    }
                })*
                Err(furthest.unwrap_or_else(|| {
                    reader.wrong(format!("{}{}", $what, $crate::event::grammar::either(&$name::rows())))
                }))
            }

            fn write(&self, words: &mut $crate::event::grammar::Words<'_, '_>) -> std::fmt::Result {
                match self {
                    $($name::$variant $(($($tuple),*))? $({$($field),*})? => {
                        if !$verb.is_empty() {
                            words.word($verb)?;
                        }
                        $(acts!(@write words $piece);)*
                        Ok(())
                    })*
                }
            }

            #[allow(unused_variables, reason = "not every field names a kind")]
            fn kind(&self) -> String {
                match self {
                    $($name::$variant $(($($tuple),*))? $({$($field),*})? => {
                        let words: Vec<String> = vec![$verb.to_owned() $(, acts!(@kind $piece))*];
                        $crate::event::grammar::join(words.iter().map(String::as_str))
                    })*
                }
            }

            fn tree(&self) -> $crate::event::grammar::Tree {
                #[allow(unused_imports, reason = "not every table has fields")]
                use $crate::event::grammar::{Held, Tree};
                match self {
                    $($name::$variant $(($($tuple),*))? $({$($field),*})? => Tree::Parts(vec![
                        ("act", Tree::Text(stringify!($variant).to_owned())),
                        $($((stringify!($tuple), Held::tree($tuple)),)*)?
                        $($((stringify!($field), Held::tree($field)),)*)?
                    ]),)*
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $crate::event::grammar::Part::write(self, &mut $crate::event::grammar::Words::new(f))
            }
        }
    };

    (@piece $word:literal) => { Piece::Word($word) };
    (@piece $field:ident) => { Piece::Field(stringify!($field)) };
    (@piece ($field:ident plain)) => { Piece::Plain(stringify!($field)) };
    (@piece ($field:ident or $default:expr)) => { Piece::Default(stringify!($field), Part::kind(&$default)) };
    (@piece ($field:ident flag $word:literal)) => { Piece::Flag(stringify!($field), $word, true) };
    (@piece ($field:ident unless $word:literal)) => { Piece::Flag(stringify!($field), $word, false) };
    (@piece ($field:ident after $word:literal)) => { Piece::After(stringify!($field), $word) };
    (@piece ($field:ident maybe $word:literal)) => { Piece::Maybe(stringify!($field), $word) };
    (@piece ($field:ident list)) => { Piece::List(stringify!($field), None) };
    (@piece ($field:ident list $word:literal)) => { Piece::List(stringify!($field), Some($word)) };

    (@read $reader:ident $word:literal) => { $reader.expect($word)? };
    (@read $reader:ident $field:ident) => { let $field = Part::read($reader)?; };
    (@read $reader:ident ($field:ident plain)) => { let $field = Part::read($reader)?; };
    (@read $reader:ident ($field:ident or $default:expr)) => {
        let $field = if $reader.is_done() { $default } else { Part::read($reader)? };
    };
    (@read $reader:ident ($field:ident flag $word:literal)) => { let $field = $reader.take($word); };
    (@read $reader:ident ($field:ident unless $word:literal)) => { let $field = !$reader.take($word); };
    (@read $reader:ident ($field:ident after $word:literal)) => {
        let $field = if $reader.take($word) { Some(Part::read($reader)?) } else { None };
    };
    (@read $reader:ident ($field:ident maybe $word:literal)) => {
        let $field = if $reader.is_done() { None } else { Some(Part::read($reader)?) };
    };
    (@read $reader:ident ($field:ident list)) => { let $field = $reader.list()?; };
    (@read $reader:ident ($field:ident list $word:literal)) => {
        let $field = if $reader.take($word) { $reader.list()? } else { Vec::new() };
    };

    (@write $words:ident $word:literal) => { $words.word($word)? };
    (@write $words:ident $field:ident) => { $crate::event::grammar::Part::write($field, $words)? };
    (@write $words:ident ($field:ident plain)) => { $crate::event::grammar::Part::write($field, $words)? };
    (@write $words:ident ($field:ident or $default:expr)) => {
        if *$field != $default {
            $crate::event::grammar::Part::write($field, $words)?;
        }
    };
    (@write $words:ident ($field:ident flag $word:literal)) => {
        if *$field {
            $words.word($word)?;
        }
    };
    (@write $words:ident ($field:ident unless $word:literal)) => {
        if !*$field {
            $words.word($word)?;
        }
    };
    (@write $words:ident ($field:ident after $word:literal)) => {
        if let Some(value) = $field {
            $words.word($word)?;
            $crate::event::grammar::Part::write(value, $words)?;
        }
    };
    (@write $words:ident ($field:ident maybe $word:literal)) => {
        if let Some(value) = $field {
            $crate::event::grammar::Part::write(value, $words)?;
        }
    };
    (@write $words:ident ($field:ident list)) => { $words.all($field)? };
    (@write $words:ident ($field:ident list $word:literal)) => {
        if !$field.is_empty() {
            $words.word($word)?;
            $words.all($field)?;
        }
    };

    (@kind $word:literal) => { $word.to_owned() };
    (@kind $field:ident) => { $crate::event::grammar::Part::kind($field) };
    (@kind ($field:ident plain)) => { String::new() };
    (@kind ($field:ident or $default:expr)) => { $crate::event::grammar::Part::kind($field) };
    (@kind ($field:ident flag $word:literal)) => { if *$field { $word.to_owned() } else { String::new() } };
    (@kind ($field:ident unless $word:literal)) => { if *$field { String::new() } else { $word.to_owned() } };
    (@kind ($field:ident after $word:literal)) => {
        if $field.is_some() { $word.to_owned() } else { String::new() }
    };
    (@kind ($field:ident maybe $word:literal)) => {
        if $field.is_some() { $word.to_owned() } else { String::new() }
    };
    (@kind ($field:ident list)) => { String::new() };
    (@kind ($field:ident list $word:literal)) => {
        if $field.is_empty() { String::new() } else { $word.to_owned() }
    };
}

pub(crate) use acts;
