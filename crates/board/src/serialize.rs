//! The feature `serde`: types with a standard text form are serialised as that text and read by the same parsers.

/// Gives types whose `Display` is read back by their `FromStr` the traits of `serde`, as a text. Also for the crates above.
#[doc(hidden)]
#[macro_export]
macro_rules! serialize_as_text {
    ($($name:ty, $expected:literal;)*) => {$(
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                struct Text;

                impl serde::de::Visitor<'_> for Text {
                    type Value = $name;

                    fn expecting(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                        f.write_str($expected)
                    }

                    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<$name, E> {
                        text.parse().map_err(E::custom)
                    }
                }

                deserializer.deserialize_str(Text)
            }
        }
    )*};
}

serialize_as_text! {
    crate::Setup, "a FEN";
    crate::Position, "the FEN of a regular position";
    crate::Epd, "an EPD";
    crate::Square, "a square such as e4";
    crate::UciMove, "a move in UCI such as e2e4";
}
