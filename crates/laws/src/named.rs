//! Enumerations whose variants have a written name, for logs, scenario files and the keys of sentences.

use std::fmt;

/// A name that means nothing where it stands.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct UnknownName {
    /// What was read.
    pub text: String,
    /// What would be right.
    pub known: Vec<&'static str>,
}

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} means nothing here; known are: {}", self.text, self.known.join(", "))
    }
}

impl std::error::Error for UnknownName {}

/// Defines a plain enumeration with its names: `Display` writes them, `FromStr` reads them.
macro_rules! named {
    ($(#[$doc:meta])* $name:ident { $($(#[doc = $about:literal])* $variant:ident = $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
        pub enum $name {
            $($(#[doc = $about])* $variant,)*
        }

        impl $name {
            /// Every member.
            pub const ALL: &[$name] = &[$($name::$variant),*];

            /// The written name.
            pub const fn name(self) -> &'static str {
                match self {
                    $($name::$variant => $text,)*
                }
            }

            /// What it means, in a sentence.
            pub const fn meaning(self) -> &'static str {
                match self {
                    $($name::$variant => concat!($($about),*).trim_ascii(),)*
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::named::UnknownName;

            fn from_str(text: &str) -> Result<$name, $crate::named::UnknownName> {
                let found = $name::ALL.iter().copied().find(|member| member.name() == text);
                found.ok_or_else(|| $crate::named::UnknownName {
                    text: text.to_owned(),
                    known: $name::ALL.iter().map(|member| member.name()).collect(),
                })
            }
        }
    };
}

pub(crate) use named;

/// Names the kinds of a type: one for each pattern, or one for each member of an enumeration in it. The match is exhaustive,
/// so that nothing can be added without its kind.
macro_rules! kinds {
    ($type:ty { $($pattern:pat $(if $guard:expr)? => $text:literal $(each $part:ident of $named:ty)?;)* }) => {
        impl $type {
            pub(crate) fn kind_here(&self) -> String {
                match self {
                    $($pattern $(if $guard)? => $crate::named::kinds!(@one $text $(, $part)?),)*
                }
            }

            pub(crate) fn kinds_here() -> Vec<String> {
                [$($crate::named::kinds!(@all $text $(, $named)?)),*].concat()
            }
        }
    };
    (@one $text:literal) => { $text.to_owned() };
    (@one $text:literal, $part:ident) => { format!("{} {}", $text, $part.name()) };
    (@all $text:literal) => { vec![$text.to_owned()] };
    (@all $text:literal, $named:ty) => {
        <$named>::ALL.iter().map(|part| format!("{} {}", $text, part.name())).collect()
    };
}

pub(crate) use kinds;
