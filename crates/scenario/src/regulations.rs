//! Regulations as a table, in TOML and in JSON alike.

use crate::error::Placed;
use crate::node::{Node, TomlTable};
use serde_json::{Map, Value, json};
use tratto_board::{ByColor, Color};
use tratto_clock::{Millis, Movement, PeriodChange, Rate, Settings, TimeControl};
use tratto_laws::{Date, DrawRule, Edition, Points, Regulations, Scoring, Standing, read_time};

const KEYS: &[&str] = &[
    "edition",
    "date",
    "standing",
    "control",
    "clock",
    "increment-before-first-move",
    "period-change",
    "freezes",
    "rate",
    "supervision",
    "default-time",
    "draws",
    "guidelines-iii",
    "extra-seconds",
    "chess960",
    "scoring",
    "touch-move",
    "visually-impaired",
    "hearing-impaired",
    "recording",
    "arbiter-present",
    "blitz-penalty",
    "phones",
    "reporting",
    "separate-counts",
    "appeals",
    "effort",
];

pub(crate) fn time(node: &Node, key: &str) -> Result<Millis, Placed> {
    let text = node.text(key)?;
    read_time(text).ok_or_else(|| node.bad(key, text, "a time such as 5:00 or 1:30:00"))
}

pub(crate) fn color(text: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|color| color.to_string() == text)
}

/// The sides that a list names.
fn sides(node: Node, key: &str) -> Result<ByColor<bool>, Placed> {
    let mut sides = ByColor::default();
    for item in node.items() {
        let text = item.text(key)?;
        sides[color(text).ok_or_else(|| item.bad(key, text, "white or black"))?] = true;
    }
    Ok(sides)
}

/// Reads regulations. An edition given from outside comes before the one written there.
pub(crate) fn read(mut table: TomlTable, edition: Option<Edition>) -> Result<Regulations, Placed> {
    let written =
        table.take("edition").map(|node| node.read("edition", str::parse::<Edition>)).transpose()?;
    let date = table.take("date").map(|node| node.read("date", str::parse::<Date>)).transpose()?;
    let mut regulations = match (edition.or(written), date) {
        (Some(edition), _) => Regulations::new(edition),
        (None, Some(date)) => Regulations::on(date),
        (None, None) => Regulations::new(Edition::NEWEST),
    };
    if let Some(node) = table.take("standing") {
        regulations.standing = match node.text("standing")? {
            "in-force" => Standing::InForce,
            "too-early" => Standing::TooEarly,
            other => return Err(node.bad("standing", other, "in-force or too-early")),
        };
    }
    if let Some(node) = table.take("control") {
        regulations.control = node.read("control", |text| {
            TimeControl::from_pgn(text)
                .or_else(|error| TimeControl::read(text).map(|spoken| spoken.control).map_err(|_| error))
        })?;
    }
    regulations.clock = clock(&mut table)?;
    if let Some(node) = table.take("rate") {
        let text = node.text("rate")?;
        let rate =
            [Rate::Standard, Rate::Rapid, Rate::Blitz].into_iter().find(|rate| rate.to_string() == text);
        regulations.rate = Some(rate.ok_or_else(|| node.bad("rate", text, "standard, rapid or blitz"))?);
    }
    if let Some(node) = table.take("supervision") {
        regulations.supervision = node.read("supervision", str::parse)?;
    }
    if let Some(node) = table.take("default-time") {
        regulations.default_time = Some(time(&node, "default-time")?);
    }
    if let Some(node) = table.take("draws") {
        regulations.draws = draws(&node)?;
    }
    if let Some(node) = table.take("extra-seconds") {
        regulations.extra_seconds_delay = match node.text("extra-seconds")? {
            "delay" => true,
            "increment" => false,
            other => return Err(node.bad("extra-seconds", other, "delay or increment")),
        };
    }
    if let Some(node) = table.take("chess960") {
        let number = node.number("chess960")?;
        let fits =
            u16::try_from(number).map_err(|_| node.wrong_kind("chess960", "a number from 0 to 959"))?;
        regulations.chess960 = Some(fits);
    }
    if let Some(node) = table.take("scoring") {
        regulations.scoring = scoring(node)?;
    }
    if let Some(node) = table.take("visually-impaired") {
        regulations.visually_impaired = sides(node, "visually-impaired")?;
    }
    if let Some(node) = table.take("hearing-impaired") {
        regulations.hearing_impaired = sides(node, "hearing-impaired")?;
    }
    if let Some(node) = table.take("recording") {
        regulations.recording = node.read("recording", str::parse)?;
    }
    if let Some(node) = table.take("blitz-penalty") {
        regulations.blitz_penalty = time(&node, "blitz-penalty")?;
    }
    if let Some(node) = table.take("phones") {
        regulations.phones = node.read("phones", str::parse)?;
    }
    if let Some(node) = table.take("effort") {
        regulations.effort = node.number("effort")?;
    }
    for (key, field) in [
        ("guidelines-iii", &mut regulations.guidelines_iii),
        ("touch-move", &mut regulations.touch_move),
        ("arbiter-present", &mut regulations.arbiter_present),
        ("reporting", &mut regulations.reporting),
        ("separate-counts", &mut regulations.separate_counts),
        ("appeals", &mut regulations.appeals),
    ] {
        if let Some(node) = table.take(key) {
            *field = node.truth(key)?;
        }
    }
    table.finish(KEYS)?;
    Ok(regulations)
}

fn clock(table: &mut TomlTable) -> Result<Settings, Placed> {
    let mut settings = match table.take("clock") {
        None => Settings::digital(),
        Some(node) => match node.text("clock")? {
            "digital" => Settings::digital(),
            "mechanical" => Settings::mechanical(),
            other => return Err(node.bad("clock", other, "digital or mechanical")),
        },
    };
    if let Some(node) = table.take("increment-before-first-move") {
        settings.increment_before_first_move = node.truth("increment-before-first-move")?;
    }
    if let Some(node) = table.take("freezes") {
        settings.freezes = node.truth("freezes")?;
    }
    if let Some(node) = table.take("period-change") {
        settings.period_change = match node.text("period-change")? {
            "by-moves" => PeriodChange::ByMoves,
            "by-flag" => PeriodChange::ByFlag,
            other => return Err(node.bad("period-change", other, "by-moves or by-flag")),
        };
    }
    Ok(settings)
}

fn draws(node: &Node) -> Result<DrawRule, Placed> {
    let text = node.text("draws")?;
    let before = text.strip_prefix("not before move ").and_then(|number| number.parse().ok());
    match (text, before) {
        ("free", _) => Ok(DrawRule::Free),
        ("never", _) => Ok(DrawRule::Never),
        (_, Some(moves)) => Ok(DrawRule::NotBefore(moves)),
        _ => Err(node.bad("draws", text, "free, never, or such as \"not before move 30\"")),
    }
}

fn scoring(node: Node) -> Result<Scoring, Placed> {
    let mut table = node.table("scoring")?;
    let mut scoring = Scoring::default();
    for (key, field) in [("win", &mut scoring.win), ("draw", &mut scoring.draw), ("loss", &mut scoring.loss)]
    {
        if let Some(node) = table.take(key) {
            *field = node.read(key, str::parse::<Points>)?;
        }
    }
    table.finish(&["win", "draw", "loss"])?;
    Ok(scoring)
}

/// Writes regulations: what differs from the usual ones, and always edition, time control and effort.
pub(crate) fn write(regulations: &Regulations) -> Value {
    let usual = Regulations::new(regulations.edition);
    let mut map = Map::new();
    let mut put = |key: &str, value: Value| {
        map.insert(key.to_owned(), value);
    };
    put("edition", json!(regulations.edition.to_string()));
    match regulations.standing {
        Standing::InForce => {}
        Standing::TooEarly => put("standing", json!("too-early")),
    }
    put("control", json!(regulations.control.to_pgn()));
    let clock = regulations.clock;
    let base = match clock.movement {
        Movement::Digital => Settings::digital(),
        Movement::Mechanical => Settings::mechanical(),
    };
    if clock.movement == Movement::Mechanical {
        put("clock", json!("mechanical"));
    }
    if clock.increment_before_first_move != base.increment_before_first_move {
        put("increment-before-first-move", json!(clock.increment_before_first_move));
    }
    if clock.freezes != base.freezes {
        put("freezes", json!(clock.freezes));
    }
    if clock.period_change != base.period_change {
        let name = if clock.period_change == PeriodChange::ByMoves { "by-moves" } else { "by-flag" };
        put("period-change", json!(name));
    }
    if let Some(rate) = regulations.rate {
        put("rate", json!(rate.to_string()));
    }
    if regulations.supervision != usual.supervision {
        put("supervision", json!(regulations.supervision.name()));
    }
    if let Some(time) = regulations.default_time {
        put("default-time", json!(time.to_string()));
    }
    match regulations.draws {
        DrawRule::Free => {}
        DrawRule::Never => put("draws", json!("never")),
        DrawRule::NotBefore(moves) => put("draws", json!(format!("not before move {moves}"))),
    }
    if regulations.extra_seconds_delay {
        put("extra-seconds", json!("delay"));
    }
    if let Some(number) = regulations.chess960 {
        put("chess960", json!(number));
    }
    if regulations.scoring != usual.scoring {
        let Scoring { win, draw, loss } = regulations.scoring;
        put("scoring", json!({ "win": win.to_string(), "draw": draw.to_string(), "loss": loss.to_string() }));
    }
    for (key, sides) in [
        ("visually-impaired", regulations.visually_impaired),
        ("hearing-impaired", regulations.hearing_impaired),
    ] {
        let impaired: Vec<String> = impaired(sides);
        if !impaired.is_empty() {
            put(key, json!(impaired));
        }
    }
    if regulations.recording != usual.recording {
        put("recording", json!(regulations.recording.name()));
    }
    if regulations.blitz_penalty != usual.blitz_penalty {
        put("blitz-penalty", json!(regulations.blitz_penalty.to_string()));
    }
    if regulations.phones != usual.phones {
        put("phones", json!(regulations.phones.name()));
    }
    // Written always: what is undetermined today must stay so in the replay, whatever the usual effort becomes.
    put("effort", json!(regulations.effort));
    for (key, value, usual) in [
        ("guidelines-iii", regulations.guidelines_iii, usual.guidelines_iii),
        ("touch-move", regulations.touch_move, usual.touch_move),
        ("arbiter-present", regulations.arbiter_present, usual.arbiter_present),
        ("reporting", regulations.reporting, usual.reporting),
        ("separate-counts", regulations.separate_counts, usual.separate_counts),
        ("appeals", regulations.appeals, usual.appeals),
    ] {
        if value != usual {
            put(key, json!(value));
        }
    }
    Value::Object(map)
}

fn impaired(sides: ByColor<bool>) -> Vec<String> {
    Color::ALL.into_iter().filter(|side| sides[*side]).map(|side| side.to_string()).collect()
}
