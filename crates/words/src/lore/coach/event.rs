//! What happened in a game.

use crate::{Words, say};
use tratto_lore::coach::{Advice, Event};
use tratto_notation::Style;

impl Words {
    pub(super) fn advice_on_event(&self, event: Event, advice: &Advice, style: &Style) -> String {
        let color = advice.side();
        let line = style.write_line(advice.position(), advice.moves());
        match event {
            Event::Gambit { at, accepted, counters } => {
                let (offer, taking) = advice.moves().split_at(advice.moves().len().min(1));
                let offer = style.write_line(advice.position(), offer);
                let after = advice.moves().first().and_then(|&m| advice.position().play(m).ok());
                let taking = after.map(|after| style.write_line(&after, taking)).unwrap_or_default();
                let taken = if accepted { "yes" } else { "no" };
                let kind = if counters { "counter" } else { "gambit" };
                say!(
                    self,
                    "event-gambit",
                    color = color,
                    at = at,
                    kind = kind,
                    taken = taken,
                    offer = offer,
                    taking = taking
                )
            }
            Event::Castled { same_side } => {
                say!(self, "event-castled", same = if same_side { "yes" } else { "no" }, line = line)
            }
            Event::EarlyQueen { at } => say!(self, "event-early-queen", color = color, at = at, line = line),
            Event::Demolition { mates } => {
                say!(
                    self,
                    "event-demolition",
                    color = color,
                    mates = if mates { "yes" } else { "no" },
                    line = line
                )
            }
        }
    }
}
