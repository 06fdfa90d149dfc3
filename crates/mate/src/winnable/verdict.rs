//! The answers.

/// Reason.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Reason {
    /// a
    BareKing,
    /// a
    BishopsOfOneColour,
    /// a
    LoneKnight,
}
