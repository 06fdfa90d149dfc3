//! What else belongs to a fact, from its definition: attackers, defenders, targets, lines, key squares and moves. What it is about is
//! checked elsewhere and taken as given here. Pawns, squares, files, the centre; the rest is in `parts_of_pieces`.

use super::expected::{centre, space};
use super::parts_of_pieces;
use super::slow::{Plain, Set, file, place, rank, up};
use tratto_board::{Color, Move, Role, Square};
use tratto_lore::Part;
use tratto_lore::fact::{Concept, Fact};

/// The squares of every part but the subject, and the moves.
#[derive(Default, PartialEq, Debug)]
pub(crate) struct Parts {
    pub(crate) attacker: Set,
    pub(crate) defender: Set,
    pub(crate) target: Set,
    pub(crate) line: Set,
    pub(crate) key: Set,
    pub(crate) moves: Vec<Move>,
}

impl Parts {
    /// What a fact has.
    pub(crate) fn of(fact: &Fact) -> Parts {
        let set = |part| fact.evidence.squares(part).into_iter().collect();
        Parts {
            attacker: set(Part::Attacker),
            defender: set(Part::Defender),
            target: set(Part::Target),
            line: set(Part::Line),
            key: set(Part::Key),
            moves: fact.evidence.moves.clone(),
        }
    }

    pub(crate) fn attacker(mut self, squares: impl IntoIterator<Item = Square>) -> Parts {
        self.attacker.extend(squares);
        self
    }

    pub(crate) fn defender(mut self, squares: impl IntoIterator<Item = Square>) -> Parts {
        self.defender.extend(squares);
        self
    }

    pub(crate) fn target(mut self, squares: impl IntoIterator<Item = Square>) -> Parts {
        self.target.extend(squares);
        self
    }

    pub(crate) fn line(mut self, squares: impl IntoIterator<Item = Square>) -> Parts {
        self.line.extend(squares);
        self
    }

    pub(crate) fn key(mut self, squares: impl IntoIterator<Item = Square>) -> Parts {
        self.key.extend(squares);
        self
    }

    pub(crate) fn moves(mut self, moves: impl IntoIterator<Item = Move>) -> Parts {
        self.moves.extend(moves);
        self
    }
}

/// The squares of a file, from 1 to 8.
pub(crate) fn of_file(wanted: i8) -> Vec<Square> {
    Square::all().filter(|square| file(*square) == wanted).collect()
}

/// The pawn of these that has gone furthest.
fn foremost(side: Color, pawns: &Set) -> Square {
    *pawns.iter().max_by_key(|pawn| rank(side, **pawn)).unwrap()
}

fn last(side: Color, pawns: &Set) -> Square {
    *pawns.iter().min_by_key(|pawn| rank(side, **pawn)).unwrap()
}

/// The pawns of a mobile pair that can go where no more enemy pawns attack than own ones defend: their next squares.
fn stops(b: &Plain, side: Color, pair: &Set) -> Vec<Square> {
    let free = |stop: &Square| {
        let (own, theirs) = (b.pawn_attacks(side, *stop).len(), b.pawn_attacks(!side, *stop).len());
        b.at(*stop).is_none() && theirs <= own
    };
    pair.iter().filter_map(|pawn| up(side, *pawn)).filter(free).collect()
}

/// The squares of a line that two squares share.
fn whole_line(one: Square, other: Square) -> Vec<Square> {
    let (files, ranks) = (file(other) - file(one), rank(Color::White, other) - rank(Color::White, one));
    let step = (files.signum(), ranks.signum());
    let mut found = vec![one];
    for (files, ranks) in [step, (-step.0, -step.1)] {
        let mut at = one;
        while let Some(next) = at.offset(files, ranks) {
            found.push(next);
            at = next;
        }
    }
    found
}

/// The pawn move behind a break, if it is one.
fn broken(b: &Plain, side: Color, fact: &Fact) -> Parts {
    let [played] = fact.evidence.moves[..] else { return Parts::default() };
    let Some(at) = b.turn(side).filter(|at| at.is_legal(played)) else { return Parts::default() };
    let after = Plain::new(&at.play(played).unwrap());
    let mut hits = after.attacks(played.to());
    hits.retain(|hit| after.is(Some(*hit), !side, Role::Pawn));
    Parts::default().key([played.to()]).target(hits).moves([played])
}

/// What the definition wants beside the subject of this fact.
pub(crate) fn expected(b: &Plain, fact: &Fact) -> Parts {
    let side = fact.side;
    let about: Set = fact.evidence.squares(Part::Subject).into_iter().collect();
    let parts = Parts::default;
    let first = about.first().copied().unwrap_or(Square::A1);
    let next = || up(side, first).into_iter();
    // The file that the fact names by its line: told apart there, since it has no subject.
    let named: Set = fact.evidence.squares(Part::Line).into_iter().collect();
    let of_line = || named.first().map_or(Vec::new(), |square| of_file(file(*square)));
    let theirs_on = |wanted: i8| b.on_file(!side, wanted);
    match fact.concept {
        Concept::CentreOccupation
        | Concept::BlockedCentre
        | Concept::UnfixedCentre
        | Concept::Hole
        | Concept::FutureHole
        | Concept::NegligibleHole
        | Concept::ColourComplex
        | Concept::PawnIslands
        | Concept::IsolatedPawn
        | Concept::Phalanx
        | Concept::ConnectedPassedPawns
        | Concept::UnitedPassedPawns
        | Concept::OutsidePassedPawn => parts(),
        Concept::CentreControl => {
            let pieces = [b.pawns(side), b.officers(side)].concat();
            let hits = |from: &Square| b.attacks(*from).into_iter().filter(|hit| centre().contains(hit));
            let attackers = pieces.iter().copied().filter(|from| hits(from).count() > 0);
            parts().attacker(attackers).target(pieces.iter().flat_map(hits))
        }
        Concept::OpenCentre | Concept::OpenFile => parts().line(of_line()),
        Concept::HalfOpenFile => {
            let wanted = named.first().map_or(0, |square| file(*square));
            parts().line(of_line()).target(theirs_on(wanted))
        }
        Concept::ClosedFile | Concept::Isolani | Concept::NegligibleWeakness => {
            parts().line(of_file(file(first)))
        }
        Concept::MobileCentre => parts().key(stops(b, side, &about)),
        Concept::Battery | Concept::DoubledOnFile => {
            let line = whole_line(first, *about.last().unwrap());
            parts().line(line.into_iter().filter(|square| !about.contains(square)))
        }
        Concept::FixedHole | Concept::FixedWeakPawn | Concept::BlockedPawn => parts().attacker(next()),
        Concept::Outpost | Concept::HeldOutpost | Concept::SupportedKnight => {
            parts().defender(b.pawn_attacks(side, first))
        }
        Concept::Space => parts().key(b.pawns(side)),
        Concept::SpaceAdvantage => parts().target(space(b, !side)),
        Concept::DoubledPawns => parts().key([foremost(side, &about)]),
        Concept::BackwardPawn => {
            parts().key(next()).attacker(next().flat_map(|stop| b.pawn_attacks(!side, stop)))
        }
        Concept::WeakPawn => parts().attacker(b.attackers(first, !side)),
        Concept::ClassicWeakness => {
            let front = foremost(side, &about);
            parts().key([front]).target(up(side, front))
        }
        Concept::HangingPawns => parts().line(about.iter().flat_map(|pawn| of_file(file(*pawn)))),
        Concept::PawnChain | Concept::PawnPair => {
            parts().key([last(side, &about)]).target([foremost(side, &about)])
        }
        Concept::Stonewall => parts().key(place(side, 5, 4)).target(place(side, 5, 5)),
        Concept::Ram => parts().target(next()),
        // The pawn stands beyond its blockader as the blockader's side sees it.
        Concept::Blockade => parts().target(next()),
        Concept::Lever => {
            let mut hits = b.attacks(first);
            hits.retain(|hit| b.is(Some(*hit), !side, Role::Pawn));
            parts().target(hits)
        }
        Concept::PawnBreak => broken(b, side, fact),
        Concept::Majority | Concept::EffectiveMajority => {
            let wing = if file(first) <= 4 { 1..=4 } else { 5..=8 };
            parts().target(b.pawns(!side).into_iter().filter(|pawn| wing.contains(&file(*pawn))))
        }
        Concept::PassedPawn => {
            let mut own = b.on_file(side, file(first));
            own.retain(|other| rank(side, *other) > rank(side, first));
            parts().key(own)
        }
        Concept::ProtectedPassedPawn => parts().defender(b.pawn_attacks(side, first)),
        Concept::CandidatePawn => {
            let ahead = |other: &Square| rank(side, *other) > rank(side, first);
            let helpers = b.neighbours(side, first).into_iter().filter(|other| !ahead(other));
            let beside = b.pawns(!side).into_iter().filter(|other| (file(*other) - file(first)).abs() == 1);
            parts().defender(helpers).target(beside.filter(|other| ahead(other)))
        }
        _ => parts_of_pieces::expected(b, fact, &about, first),
    }
}
