//! The balance sheet, a line for each kind of advantage.

use crate::{Words, say};
use std::cmp::Ordering;
use tratto_board::{ByColor, Color};
use tratto_lore::Evidence;
use tratto_lore::fact::{BalanceSheet, Entry, Files, Material, Minors, Pawns, Room, Safety, Time};

/// One kind of advantage in words, with the squares behind it.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct BalanceLine {
    /// The name of the kind in data.
    pub key: &'static str,
    /// The kind: "Material".
    pub title: String,
    /// What each side has of it.
    pub sides: ByColor<String>,
    /// What follows from the numbers.
    pub meaning: String,
    /// All of it as sentences.
    pub sentence: String,
    /// The squares of each side.
    pub evidence: ByColor<Evidence>,
}

/// From so many squares more, space is an advantage.
const MUCH: u32 = 3;

/// Who has more of something, and how much.
fn more(value: ByColor<u32>) -> (Option<Color>, u32) {
    let lead = match value.white.cmp(&value.black) {
        Ordering::Greater => Some(Color::White),
        Ordering::Less => Some(Color::Black),
        Ordering::Equal => None,
    };
    (lead, value.white.abs_diff(value.black))
}

/// The name of the choice in the files.
fn who(side: Option<Color>) -> &'static str {
    match side {
        Some(Color::White) => "white",
        Some(Color::Black) => "black",
        None => "nobody",
    }
}

impl Words {
    /// The balance sheet in words, a line for each kind of advantage; never one number.
    pub fn balance_sheet(&self, sheet: &BalanceSheet) -> Vec<BalanceLine> {
        let mut lines = vec![self.material_line(&sheet.material), self.space_line(&sheet.space)];
        lines.extend(sheet.time.as_ref().map(|time| self.time_line(time)));
        lines.extend([
            self.pawns_line(&sheet.pawns),
            self.safety_line(&sheet.safety),
            self.files_line(&sheet.files),
            self.minors_line(&sheet.minors),
        ]);
        lines
    }

    /// What a side has, if it has anything.
    fn has(&self, color: Color, parts: &[String]) -> Option<String> {
        (!parts.is_empty()).then(|| say!(self, "balance-has", color = color, what = self.list(parts)))
    }

    fn line<T: Copy>(
        &self,
        (key, title): (&'static str, String),
        entry: &Entry<T>,
        side: impl Fn(Color, T) -> String,
        meaning: String,
    ) -> BalanceLine {
        let sides = ByColor::new_with(|color| self.whole(&side(color, entry.value[color])));
        let meaning = self.whole(&meaning);
        let sentence = format!("{} {} {meaning}", sides.white, sides.black);
        BalanceLine {
            key,
            title: self.begun(&title),
            sides,
            meaning,
            sentence,
            evidence: entry.evidence.clone(),
        }
    }

    fn material_line(&self, entry: &Entry<Material>) -> BalanceLine {
        let (lead, by) = more(entry.value.map(|side| side.value.unsigned_abs()));
        let meaning = say!(self, "balance-material-means", who = who(lead), count = by);
        let one = |color, side: Material| {
            let pair = if side.has_bishop_pair { "yes" } else { "no" };
            let value = side.value.unsigned_abs();
            say!(self, "balance-material-side", color = color, count = value, pair = pair)
        };
        self.line(("material", say!(self, "balance-material")), entry, one, meaning)
    }

    fn space_line(&self, entry: &Entry<Room>) -> BalanceLine {
        let (lead, by) = more(entry.value.map(|side| side.squares));
        let lead = lead.filter(|_| by >= MUCH);
        let meaning = say!(self, "balance-space-means", who = who(lead));
        let one = |color, side: Room| {
            let (squares, centre) = (side.squares, side.centre);
            say!(self, "balance-space-side", color = color, squares = squares, centre = centre)
        };
        self.line(("space", say!(self, "balance-space")), entry, one, meaning)
    }

    fn time_line(&self, entry: &Entry<Time>) -> BalanceLine {
        let (lead, by) = more(entry.value.map(Time::steps));
        let meaning = say!(self, "balance-time-means", who = who(lead), count = by);
        let one = |color, side: Time| {
            let mut done = Vec::new();
            if side.minors > 0 {
                done.push(say!(self, "balance-time-minors", count = side.minors));
            }
            if side.has_castled {
                done.push(say!(self, "balance-time-castled"));
            }
            if side.queen_is_out {
                done.push(say!(self, "balance-time-queen"));
            }
            if side.has_move {
                done.push(say!(self, "balance-time-move"));
            }
            let done = self.list(&done);
            say!(self, "balance-time-side", color = color, count = side.steps(), done = done)
        };
        self.line(("time", say!(self, "balance-time")), entry, one, meaning)
    }

    fn pawns_line(&self, entry: &Entry<Pawns>) -> BalanceLine {
        let flaws = |side: Pawns| side.isolated + side.doubled + side.backward;
        let (worse, _) = more(entry.value.map(flaws));
        let better = worse.map(|color| !color);
        let meaning = say!(self, "balance-pawns-means", who = who(better));
        let one = |color, side: Pawns| {
            let mut parts = Vec::new();
            if side.islands > 0 {
                parts.push(say!(self, "balance-pawns-islands", count = side.islands));
            }
            if side.isolated > 0 {
                parts.push(say!(self, "balance-pawns-isolated", count = side.isolated));
            }
            if side.doubled > 0 {
                parts.push(say!(self, "balance-pawns-doubled", count = side.doubled));
            }
            if side.backward > 0 {
                parts.push(say!(self, "balance-pawns-backward", count = side.backward));
            }
            if side.passed > 0 {
                parts.push(say!(self, "balance-pawns-passed", count = side.passed));
            }
            self.has(color, &parts).unwrap_or_else(|| say!(self, "balance-pawns-none", color = color))
        };
        self.line(("pawns", say!(self, "balance-pawns")), entry, one, meaning)
    }

    fn safety_line(&self, entry: &Entry<Safety>) -> BalanceLine {
        let is_pressed = |color: &Color| entry.value[*color].attackers > entry.value[*color].defenders;
        let pressed: Vec<Color> = Color::ALL.into_iter().filter(is_pressed).collect();
        let meaning = match pressed[..] {
            [color] => say!(self, "balance-safety-means", who = who(Some(color))),
            [] => say!(self, "balance-safety-means", who = who(None)),
            _ => say!(self, "balance-safety-means", who = "both"),
        };
        let one = |color, side: Safety| {
            let castled = if side.is_castled { "yes" } else { "no" };
            let exposed = if side.is_exposed { "yes" } else { "no" };
            say!(
                self,
                "balance-safety-side",
                color = color,
                castled = castled,
                exposed = exposed,
                shield = side.shield,
                attackers = side.attackers,
                defenders = side.defenders
            )
        };
        self.line(("safety", say!(self, "balance-safety")), entry, one, meaning)
    }

    fn files_line(&self, entry: &Entry<Files>) -> BalanceLine {
        let (lead, _) = more(entry.value.map(|side| side.open + side.half_open + side.seventh));
        let meaning = say!(self, "balance-files-means", who = who(lead));
        let one = |color, side: Files| {
            let mut parts = Vec::new();
            if side.open > 0 {
                parts.push(say!(self, "balance-files-open", count = side.open));
            }
            if side.half_open > 0 {
                parts.push(say!(self, "balance-files-half", count = side.half_open));
            }
            if side.seventh > 0 {
                parts.push(say!(self, "balance-files-seventh", count = side.seventh));
            }
            self.has(color, &parts).unwrap_or_else(|| say!(self, "balance-files-none", color = color))
        };
        self.line(("files", say!(self, "balance-files")), entry, one, meaning)
    }

    fn minors_line(&self, entry: &Entry<Minors>) -> BalanceLine {
        let (lead, _) = more(entry.value.map(|side| side.outposts));
        let meaning = say!(self, "balance-minors-means", who = who(lead));
        let one = |color, side: Minors| {
            let mut parts = Vec::new();
            if side.outposts > 0 {
                parts.push(say!(self, "balance-minors-outposts", count = side.outposts));
            }
            if side.bad_bishops > 0 {
                parts.push(say!(self, "balance-minors-bad", count = side.bad_bishops));
            }
            if side.rim_knights > 0 {
                parts.push(say!(self, "balance-minors-rim", count = side.rim_knights));
            }
            self.has(color, &parts).unwrap_or_else(|| say!(self, "balance-minors-none", color = color))
        };
        self.line(("minors", say!(self, "balance-minors")), entry, one, meaning)
    }
}
