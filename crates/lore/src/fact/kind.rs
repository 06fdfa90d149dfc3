//! The kinds of concepts: what a list of facts is grouped by.

use super::Concept;

/// What a concept is about.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Kind {
    /// Material, and single pieces.
    Pieces,
    /// The centre, files, squares and space.
    Centre,
    /// Pawns.
    Pawns,
    /// Pieces in good and bad places.
    Places,
    /// Kings.
    Kings,
    /// Lines, duties and threats.
    Lines,
}

impl Kind {
    /// All, in the order of the concepts.
    pub const ALL: [Kind; 6] =
        [Kind::Pieces, Kind::Centre, Kind::Pawns, Kind::Places, Kind::Kings, Kind::Lines];

    /// The name in data.
    pub const fn key(self) -> &'static str {
        match self {
            Kind::Pieces => "pieces",
            Kind::Centre => "centre",
            Kind::Pawns => "pawns",
            Kind::Places => "places",
            Kind::Kings => "kings",
            Kind::Lines => "lines",
        }
    }

    /// The first concept of the kind.
    const fn first(self) -> Concept {
        match self {
            Kind::Pieces => Concept::Material,
            Kind::Centre => Concept::CentreOccupation,
            Kind::Pawns => Concept::PawnIslands,
            Kind::Places => Concept::BadBishop,
            Kind::Kings => Concept::SameSideCastling,
            Kind::Lines => Concept::AbsolutePin,
        }
    }
}

impl Concept {
    /// What it is about.
    ///
    /// ```
    /// use tratto_lore::fact::{Concept, Kind};
    /// assert_eq!(Concept::Isolani.kind(), Kind::Pawns);
    /// assert_eq!(Concept::Material.kind(), Kind::Pieces);
    /// ```
    pub fn kind(self) -> Kind {
        // The table lists the concepts kind by kind.
        Kind::ALL.into_iter().rfind(|kind| kind.first() <= self).unwrap_or(Kind::Pieces)
    }
}
