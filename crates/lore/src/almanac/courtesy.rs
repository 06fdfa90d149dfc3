//! How to behave at the board: the seven courtesies of Benjamin Franklin's *Morals of Chess* (1779), source 000.

/// A courtesy. The Laws have what is an offence (Articles 11 and 12); this is what is polite.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Courtesy {
    /// The same rules bind both players.
    SameRules,
    /// Who asks for an allowance gives it, too.
    SameAllowances,
    /// No false moves.
    NoFalseMoves,
    /// The opponent is neither hurried nor disturbed.
    NoHurry,
    /// No pretended blunders.
    NoPretence,
    /// No triumph over the loser.
    NoTriumph,
    /// Spectators are silent.
    SilentSpectators,
}

impl Courtesy {
    /// All seven, in Franklin's order.
    pub const ALL: [Courtesy; 7] = [
        Courtesy::SameRules,
        Courtesy::SameAllowances,
        Courtesy::NoFalseMoves,
        Courtesy::NoHurry,
        Courtesy::NoPretence,
        Courtesy::NoTriumph,
        Courtesy::SilentSpectators,
    ];

    /// The name in data.
    pub const fn key(self) -> &'static str {
        match self {
            Courtesy::SameRules => "same-rules",
            Courtesy::SameAllowances => "same-allowances",
            Courtesy::NoFalseMoves => "no-false-moves",
            Courtesy::NoHurry => "no-hurry",
            Courtesy::NoPretence => "no-pretence",
            Courtesy::NoTriumph => "no-triumph",
            Courtesy::SilentSpectators => "silent-spectators",
        }
    }
}
