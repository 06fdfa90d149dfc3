//! The starting point of a scenario or a log.

use crate::error::{Placed, ScenarioFault};
use crate::moves;
use crate::node::TomlTable;
use crate::regulations;
use crate::scenario::{BOTH, by_color, initial};
use serde_json::{Map, Value, json};
use tratto_board::{ByColor, RightsSpelling, Setup};
use tratto_clock::Instant;
use tratto_laws::{OnBoard, Regulations, StartingPoint};
use tratto_notation::Language;

const KEYS: &[&str] = &["fen", "moves", "clocks", "offences", "recorded", "at"];

/// Reads where a game is taken up; `None` for an empty table.
pub(crate) fn read(
    mut table: TomlTable,
    regulations: &Regulations,
    language: Language,
) -> Result<Option<StartingPoint>, Placed> {
    if table.entries.is_empty() {
        return Ok(None);
    }
    let setup = match table.take("fen") {
        Some(node) => node.read("fen", Setup::from_fen)?,
        None => initial(regulations).unwrap_or_else(Setup::initial),
    };
    let mut point = StartingPoint::new(setup);
    if let Some(node) = table.take("moves") {
        let text = node.text("moves")?;
        let (position, _) = setup.examine();
        let start = position.ok_or_else(|| node.bad("moves", text, "left out, because a king is missing"))?;
        point.moves = moves::line(&start, text, language)
            .map_err(|(text, why)| Placed::new(node.at.clone(), ScenarioFault::Move { text, why }))?;
    }
    point.clocks = by_color(table.take("clocks"), "clocks", |node| regulations::time(&node, "clocks"))?;
    let number = |key: &'static str| {
        move |node: crate::node::Node| {
            let number = node.number(key)?;
            u16::try_from(number).map_err(|_| node.wrong_kind(key, "a smaller number"))
        }
    };
    let offences = by_color(table.take("offences"), "offences", number("offences"))?;
    point.offences =
        ByColor::new_with(|color| offences[color].map_or(0, |count| u8::try_from(count).unwrap_or(u8::MAX)));
    point.recorded = by_color(table.take("recorded"), "recorded", number("recorded"))?;
    if let Some(node) = table.take("at") {
        point.at = Instant::from_millis(node.number("at")?);
    }
    table.finish(KEYS)?;
    Ok(Some(point))
}

/// Writes a starting point.
pub(crate) fn write(point: &StartingPoint) -> Value {
    let mut map = Map::new();
    map.insert("fen".to_owned(), json!(point.setup.fen_with(RightsSpelling::Automatic)));
    if point.at != Instant::ZERO {
        map.insert("at".to_owned(), json!(point.at.get()));
    }
    let moves: Vec<String> = played(point);
    if !moves.is_empty() {
        map.insert("moves".to_owned(), json!(moves.join(" ")));
    }
    let sides = |value: &dyn Fn(tratto_board::Color) -> Option<Value>| {
        let entries: Map<String, Value> =
            BOTH.into_iter().filter_map(|color| Some((color.to_string(), value(color)?))).collect();
        (!entries.is_empty()).then_some(Value::Object(entries))
    };
    let clocks = sides(&|color| point.clocks[color].map(|time| json!(time.to_string())));
    let offences = sides(&|color| (point.offences[color] > 0).then(|| json!(point.offences[color])));
    let recorded = sides(&|color| point.recorded[color].map(|count| json!(count)));
    for (key, value) in [("clocks", clocks), ("offences", offences), ("recorded", recorded)] {
        if let Some(value) = value {
            map.insert(key.to_owned(), value);
        }
    }
    Value::Object(map)
}

/// The moves before the starting point, as SAN.
fn played(point: &StartingPoint) -> Vec<String> {
    let (mut position, _) = point.setup.examine();
    let mut texts = Vec::new();
    for m in &point.moves {
        let Some(position) = &mut position else { break };
        texts.push(tratto_notation::San::write(position, *m).as_str().to_owned());
        position.play_unchecked(*m);
    }
    texts
}

/// The position a board holds, as FEN; a board without a king too.
pub(crate) fn fen(board: &OnBoard) -> String {
    match board {
        OnBoard::Playable(position) => position.fen(),
        OnBoard::Kingless(setup) => setup.fen(),
    }
}
