//! The facts of a position, as data that others build on: `docs/facts.md` describes it.

use super::Side;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// The version of this format. A field that is added leaves it as it is; what is renamed, removed or means something else raises it.
pub const FACTS_VERSION: u32 = 1;

/// The facts of a position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct FactsView {
    /// The version of the format.
    #[schema(example = 1)]
    pub version: u32,
    /// The position.
    pub fen: String,
    /// Whose turn it is.
    pub turn: Side,
    /// The facts, in the order of the concepts.
    pub facts: Vec<FactView>,
}

/// A fact with what proves it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct FactView {
    /// The key of its concept.
    #[schema(example = "isolated-pawn")]
    pub key: String,
    /// The name of its concept.
    #[schema(example = "isolated pawn")]
    pub name: String,
    /// What its concept is about: `pieces`, `centre`, `pawns`, `places`, `kings` or `lines`.
    pub kind: String,
    /// Whose fact it is; left out for a fact of both sides.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub side: Option<Side>,
    /// How it is known: `board` or `exchange`.
    pub truth: String,
    /// Its numbers.
    pub figures: FiguresView,
    /// Its squares by the part they play: `subject`, `attacker`, `defender`, `target`, `line`, `key`. A part without squares is left out.
    pub squares: BTreeMap<String, Vec<String>>,
    /// The moves it needs, as in UCI.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub moves: Vec<String>,
    /// The same moves in the letters of the reader's language.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub moves_text: Vec<String>,
    /// It in words.
    pub sentence: String,
    /// The glossary's term for it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub term: Option<String>,
}

/// The numbers of a fact.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum FiguresView {
    /// None.
    Nothing,
    /// How many.
    Count {
        /// The number.
        count: u32,
    },
    /// Pawns and officers apart.
    Split {
        /// Of pawns.
        pawns: u32,
        /// Of officers.
        officers: u32,
    },
    /// What the side has against what the other has.
    Versus {
        /// Of the fact's side.
        ours: i32,
        /// Of the other.
        theirs: i32,
    },
    /// Space.
    Space {
        /// The squares counted.
        squares: u32,
        /// Pawns on files a to d.
        queenside: RanksView,
        /// Pawns on files e to h.
        kingside: RanksView,
    },
    /// How far a king is, in king moves.
    Distances {
        /// From the centre.
        centre: u8,
        /// From the nearest weak pawn of the other side, if there is one.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        weak_pawn: Option<u8>,
    },
    /// What is won, in pawns.
    Gain {
        /// The number.
        gain: i32,
    },
}

/// The ranks on which pawns stand, counted from their own side.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct RanksView {
    /// All of them added up.
    pub sum: u32,
    /// How many pawns.
    pub pawns: u32,
}
