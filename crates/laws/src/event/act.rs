//! An act: who, and what.

use super::acts::{Aid, ArbiterAct, Discovery, PlayerAct};
use super::grammar::{Form, Part, Row, Tree, Words};
use super::names::Bystander;
use super::reader::{ParseActError, Read, Reader, color};
use std::fmt;
use std::str::FromStr;
use tratto_board::Color;

/// Something that is done or found at a board.
///
/// `Display` writes it as a short sentence and `FromStr` reads it back: `white plays e2e4`, `black claims flag`, `arbiter
/// adds 2:00 to black`. Logs and scenario files hold it in this form; `docs/scenarios.md` lists every one.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub enum Act {
    /// A player does something.
    Player(Color, PlayerAct),
    /// The players agree, without the arbiter, to correct the illegal move that stands.
    AgreeToCorrect,
    /// The arbiter does something.
    Arbiter(ArbiterAct),
    /// A player's assistant does something.
    Assistant(Color, Aid),
    /// Something is found to be wrong, by whomever.
    Found(Discovery),
    /// Somebody who does not play this game does something.
    Bystander(Bystander),
}

const AGREE: &str = "agree-to-correct";
const SUBJECTS: &str =
    "white, black, arbiter, assistant-of-white, assistant-of-black, players, spectator or found";

impl FromStr for Act {
    type Err = ParseActError;

    fn from_str(text: &str) -> Result<Act, ParseActError> {
        let mut reader = Reader::new(text);
        let act = read(&mut reader)?;
        if reader.is_done() { Ok(act) } else { Err(reader.wrong("nothing more")) }
    }
}

fn read(reader: &mut Reader<'_>) -> Read<Act> {
    let subject = reader.peek();
    if let Some(player) = color(subject) {
        reader.take(subject);
        return Ok(Act::Player(player, Part::read(reader)?));
    }
    if let Some(player) = subject.strip_prefix("assistant-of-").and_then(color) {
        reader.take(subject);
        return Ok(Act::Assistant(player, Part::read(reader)?));
    }
    if reader.take("arbiter") {
        Ok(Act::Arbiter(Part::read(reader)?))
    } else if reader.take("found") {
        Ok(Act::Found(Part::read(reader)?))
    } else if reader.take("spectator") {
        Ok(Act::Bystander(Part::read(reader)?))
    } else if reader.take("players") {
        reader.expect(AGREE)?;
        Ok(Act::AgreeToCorrect)
    } else {
        Err(reader.wrong(SUBJECTS))
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words = Words::new(f);
        match self {
            Act::Player(color, act) => {
                words.word(color)?;
                act.write(&mut words)
            }
            Act::AgreeToCorrect => {
                words.word("players")?;
                words.word(AGREE)
            }
            Act::Arbiter(act) => {
                words.word("arbiter")?;
                act.write(&mut words)
            }
            Act::Assistant(color, aid) => {
                words.word(format_args!("assistant-of-{color}"))?;
                aid.write(&mut words)
            }
            Act::Found(discovery) => {
                words.word("found")?;
                discovery.write(&mut words)
            }
            Act::Bystander(act) => {
                words.word("spectator")?;
                act.write(&mut words)
            }
        }
    }
}

impl Act {
    /// The kind of the act: what is left of it without squares, pieces and times. Tests and documents count by them.
    ///
    /// ```
    /// use tratto_laws::Act;
    /// let act: Act = "white touches e2 adjusting".parse()?;
    /// assert_eq!(act.kind(), "player touches adjusting");
    /// assert!(Act::kinds().contains(&act.kind()));
    /// # Ok::<(), tratto_laws::ParseActError>(())
    /// ```
    pub fn kind(&self) -> String {
        match self {
            Act::Player(_, act) => format!("player {}", act.kind()),
            Act::AgreeToCorrect => format!("players {AGREE}"),
            Act::Arbiter(act) => format!("arbiter {}", act.kind()),
            Act::Assistant(_, aid) => format!("assistant {}", aid.kind()),
            Act::Found(discovery) => format!("found {}", discovery.kind()),
            Act::Bystander(bystander) => format!("spectator {}", bystander.kind()),
        }
    }

    /// Every kind of act.
    pub fn kinds() -> Vec<String> {
        Act::forms().map(|form| form.kind).collect()
    }

    /// One act of every kind, in the order of [`Act::kinds`]. What players and assistants do, White and White's assistant do.
    ///
    /// ```
    /// use tratto_laws::Act;
    /// assert!(Act::examples().iter().map(Act::kind).eq(Act::kinds()));
    /// ```
    pub fn examples() -> Vec<Act> {
        Act::forms().filter_map(|form| form.text.parse().ok()).collect()
    }

    fn forms() -> impl Iterator<Item = Form> {
        Act::grammar().into_iter().flat_map(|(who, rows)| {
            let written = match who {
                "player" => "white",
                "assistant" => "assistant-of-white",
                other => other,
            };
            rows.into_iter().flat_map(|row| row.forms()).map(move |form| Form {
                kind: format!("{who} {}", form.kind),
                text: format!("{written} {}", form.text),
            })
        })
    }

    /// How acts are written: the rows of the table, by who acts (`player`, `assistant`, `players`, `arbiter`, `found`,
    /// `spectator`). A player is written by his colour, an assistant as `assistant-of-white`.
    pub fn grammar() -> Vec<(&'static str, Vec<Row>)> {
        let bare = |name: String, meaning: &str, verb| Row {
            name,
            meaning: meaning.to_owned(),
            verb,
            fields: Vec::new(),
            pieces: Vec::new(),
        };
        let agree =
            bare("AgreeToCorrect".to_owned(), "Both agree to correct the illegal move that stands.", AGREE);
        let bystander = |one: &Bystander| bare(format!("{one:?}"), one.meaning(), one.name());
        vec![
            ("player", PlayerAct::rows()),
            ("assistant", Aid::rows()),
            ("players", vec![agree]),
            ("arbiter", ArbiterAct::rows()),
            ("found", Discovery::rows()),
            ("spectator", Bystander::ALL.iter().map(bystander).collect()),
        ]
    }

    /// The parts of the act by their names: `who`, `side` of a player or an assistant, `act`, and the fields of its row.
    pub fn tree(&self) -> Tree {
        let text = |text: &str| Tree::Text(text.to_owned());
        let (who, side, act) = match self {
            Act::Player(color, act) => ("player", Some(color), act.tree()),
            Act::AgreeToCorrect => ("players", None, Tree::Parts(vec![("act", text("AgreeToCorrect"))])),
            Act::Arbiter(act) => ("arbiter", None, act.tree()),
            Act::Assistant(color, aid) => ("assistant", Some(color), aid.tree()),
            Act::Found(discovery) => ("found", None, discovery.tree()),
            Act::Bystander(act) => {
                ("spectator", None, Tree::Parts(vec![("act", Tree::Text(format!("{act:?}")))]))
            }
        };
        let mut parts = vec![("who", text(who))];
        parts.extend(side.map(|side| ("side", text(&side.to_string()))));
        if let Tree::Parts(own) = act {
            parts.extend(own);
        }
        Tree::Parts(parts)
    }
}
