//! Enumerations whose members have a written name, for logs, scenario files and the keys of sentences.

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
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
        pub enum $name {
            $($(#[$vdoc])* $variant,)*
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
