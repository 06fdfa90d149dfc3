//! The rule's own shortcut (3.6): a candidate with nothing to blame is taken at once.
//!
//! Without players moved down, and without an exchange, candidates differ by who of the lower half meets whom. The first perfect one is the first
//! in alphabetical order among the matchings of the upper half into the lower half that use only faultless pairs.

use super::criteria::{both_wide, same_preference, third_in_a_row};
use crate::swiss::field::Field;

/// The first perfect candidate without an exchange: for each of the upper half the place of the opponent in the lower half.
/// Where the lower half has one more, `may_be_left` says who may be left over.
pub(super) fn first_perfect(
    field: &Field,
    upper: &[usize],
    lower: &[usize],
    may_be_left: impl Fn(usize) -> bool,
) -> Option<Vec<usize>> {
    let pairs = upper.len();
    let is_faultless = |i: usize, j: usize| {
        let (one, two) = (&field.candidates[i], &field.candidates[j]);
        field.may_meet(i, j)
            && !same_preference(one, two)
            && !both_wide(one, two)
            && !third_in_a_row(one, two)
    };
    // The very first candidate needs no search.
    if (0..pairs).all(|place| is_faultless(upper[place], lower[place]))
        && lower[pairs..].iter().all(|&left| may_be_left(left))
    {
        return Some((0..pairs).collect());
    }
    let mut rows: Vec<Bits> =
        upper.iter().map(|&i| Bits::of(lower.len(), |place| is_faultless(i, lower[place]))).collect();
    if lower.len() > pairs {
        // Somebody above takes the one who is left over.
        rows.push(Bits::of(lower.len(), |place| may_be_left(lower[place])));
    }
    let mut ways = Ways {
        rows,
        of_row: Vec::new(),
        of_place: vec![None; lower.len()],
        closed: Bits::of(lower.len(), |_| false),
    };
    ways.fill()?;
    for row in 0..pairs {
        ways.take_first(row);
    }
    ways.of_row.truncate(pairs);
    Some(ways.of_row)
}

/// A set of places.
#[derive(Clone)]
struct Bits(Vec<u64>);

impl Bits {
    fn of(size: usize, holds: impl Fn(usize) -> bool) -> Bits {
        let mut bits = Bits(vec![0; size.div_ceil(64)]);
        for place in (0..size).filter(|&place| holds(place)) {
            bits.insert(place);
        }
        bits
    }

    fn insert(&mut self, place: usize) {
        self.0[place / 64] |= 1 << (place % 64);
    }

    /// The first place that is in this set and in none of two others.
    fn first_without(&self, one: &Bits, two: &Bits) -> Option<usize> {
        self.0.iter().zip(&one.0).zip(&two.0).enumerate().find_map(|(index, ((word, one), two))| {
            let left = word & !one & !two;
            (left != 0).then(|| index * 64 + left.trailing_zeros() as usize)
        })
    }
}

/// A matching of all rows into places.
struct Ways {
    rows: Vec<Bits>,
    of_row: Vec<usize>,
    of_place: Vec<Option<usize>>,
    /// Places that are settled.
    closed: Bits,
}

impl Ways {
    fn fill(&mut self) -> Option<()> {
        self.of_row = vec![usize::MAX; self.rows.len()];
        for row in 0..self.rows.len() {
            let mut seen = self.closed.clone();
            if !self.place(row, &mut seen) {
                return None;
            }
        }
        Some(())
    }

    /// Gives a row a place, moving others on where they can. Goes without recursion, because ways can be long.
    fn place(&mut self, row: usize, seen: &mut Bits) -> bool {
        // A free place first: most rows have one.
        let none = Bits(vec![0; seen.0.len()]);
        let mut way: Vec<(usize, usize)> = Vec::new();
        let mut row = row;
        loop {
            match self.rows[row].first_without(seen, &none) {
                Some(place) => {
                    seen.insert(place);
                    way.push((row, place));
                    match self.of_place[place] {
                        None => {
                            for (row, place) in way {
                                self.of_row[row] = place;
                                self.of_place[place] = Some(row);
                            }
                            return true;
                        }
                        Some(next) => row = next,
                    }
                }
                None => {
                    // Back to the row that led here, to try its next place.
                    let Some((before, _)) = way.pop() else { return false };
                    row = before;
                }
            }
        }
    }

    /// Gives a row the first place with which all others can still be placed, and settles it.
    fn take_first(&mut self, row: usize) {
        let had = self.of_row[row];
        let mut tried = self.closed.clone();
        let none = Bits(vec![0; tried.0.len()]);
        while let Some(place) = self.rows[row].first_without(&tried, &none) {
            if place == had {
                break;
            }
            tried.insert(place);
            // The row whose place it is has to find another one, and may use the one that becomes free.
            let Some(other) = self.of_place[place] else {
                self.of_place[had] = None;
                self.of_row[row] = place;
                self.of_place[place] = Some(row);
                break;
            };
            let mut seen = self.closed.clone();
            seen.insert(place);
            self.of_place[had] = None;
            if self.place(other, &mut seen) {
                self.of_row[row] = place;
                self.of_place[place] = Some(row);
                break;
            }
            self.of_place[had] = Some(row);
        }
        let place = self.of_row[row];
        self.closed.insert(place);
    }
}
