//! The words for what `tratto-scenario` says in types: what is wrong with a written game, where, and what would be right.

use crate::{Words, say};
use tratto_board::Setup;
use tratto_clock::TimeControl;
use tratto_laws::ParseActError;
use tratto_scenario::{ScenarioError, ScenarioFault, Unread};

impl Words {
    /// What is wrong with a scenario or a log, with its line and column.
    ///
    /// ```
    /// use tratto_scenario::Scenario;
    /// use tratto_words::{Lang, Words};
    /// let error = Scenario::read("title = \"x\"\nsteps = 1\n").expect_err("the key is \"step\"");
    /// let text = Words::of(Lang::IT).scenario_error(&error);
    /// assert!(text.starts_with("riga 2, colonna 1: «steps» qui non significa nulla"));
    /// ```
    pub fn scenario_error(&self, error: &ScenarioError) -> String {
        let what = self.scenario_fault(&error.fault);
        match (error.line, error.column, error.event) {
            (Some(line), Some(column), _) => {
                say!(self, "scenario-place", line = line, column = column, what = what)
            }
            (_, _, Some(event)) => say!(self, "scenario-event", event = event, what = what),
            _ => what,
        }
    }

    /// What is wrong, as a clause.
    pub fn scenario_fault(&self, fault: &ScenarioFault) -> String {
        match fault {
            ScenarioFault::Syntax { message } => {
                let message = message.lines().next().unwrap_or_default();
                say!(self, "scenario-syntax", message = message)
            }
            ScenarioFault::UnknownKey { key, known } => {
                say!(self, "scenario-unknown-key", key = key, known = known.join(", "))
            }
            ScenarioFault::Missing { key } => say!(self, "scenario-missing", key = *key),
            ScenarioFault::WrongKind { key, expected } => {
                say!(self, "scenario-wrong-kind", key = key, expected = self.expected(expected))
            }
            ScenarioFault::BadValue { key, text, expected } => {
                if let Some(why) = self.refusal(key, text) {
                    return say!(self, "scenario-bad-text", key = key, text = text, why = why);
                }
                let expected = self.expected_of(key, expected);
                say!(self, "scenario-bad-value", key = key, text = text, expected = expected)
            }
            ScenarioFault::Act(error) => self.parse_act_error(error),
            ScenarioFault::Move { text, why } => {
                let why = match &**why {
                    Unread::Text { position, error } => self.read_error(position, error),
                    Unread::Illegal { position, why } => self.why_not(position, *why),
                };
                say!(self, "scenario-move", text = text, why = why)
            }
            ScenarioFault::Pattern { text, expected } => match expected.split_once("\" means nothing") {
                Some((name, _)) => {
                    say!(self, "scenario-pattern-name", text = text, name = name.trim_start_matches('"'))
                }
                None => say!(self, "scenario-pattern", text = text),
            },
            ScenarioFault::Game(error) => say!(self, "scenario-game", why = self.game_error(error)),
            ScenarioFault::NothingExpected { edition } => {
                say!(self, "scenario-nothing-expected", edition = edition)
            }
            ScenarioFault::Version { found, known } => {
                say!(self, "scenario-version", found = *found, known = *known)
            }
        }
    }

    /// Why a text is no act: the word that makes no sense, and what would be right there.
    pub fn parse_act_error(&self, error: &ParseActError) -> String {
        let ParseActError { text, at, found, expected } = error;
        let expected = self.expected(expected);
        if found.is_empty() {
            say!(self, "act-breaks-off", text = text, expected = expected)
        } else {
            say!(self, "act-wrong-word", text = text, found = found, column = at + 1, expected = expected)
        }
    }

    /// What the reader of that kind of value says against a text, for the kinds that have much to say.
    fn refusal(&self, key: &str, text: &str) -> Option<String> {
        match key {
            "fen" => Setup::from_fen(text).err().map(|error| self.fen_error(&error)),
            "control" => {
                TimeControl::from_pgn(text).err().map(|error| self.time_control_problem(error.problem()))
            }
            _ => None,
        }
    }

    /// What would be right for a key.
    fn expected_of(&self, key: &str, expected: &str) -> String {
        match key {
            "notation" => self.unknown_language(),
            "edition" | "editions" | "expect" => say!(self, "expected-edition", editions = self.editions()),
            "date" => say!(self, "expected-date"),
            "win" | "draw" | "loss" => say!(self, "expected-points"),
            "moves" => say!(self, "expected-no-moves"),
            "draws" => say!(self, "expected-draws"),
            _ => match expected.split_once("known are: ") {
                Some((_, names)) => say!(self, "expected-names", names = names),
                None => self.expected(expected),
            },
        }
    }

    /// What was expected. The crates below name it in English; lists of code words are the same in every language.
    fn expected(&self, expected: &str) -> String {
        match expected {
            "a text between quotation marks" => say!(self, "expected-text"),
            "a whole number, not below zero" | "a number" => say!(self, "expected-number"),
            "true or false" => say!(self, "expected-truth"),
            "a table" => say!(self, "expected-table"),
            "a smaller number" => say!(self, "expected-smaller"),
            "a number from 0 to 959" => say!(self, "expected-chess960"),
            "a square such as e4" => say!(self, "expected-square"),
            "points: 0, 1/2 or 1" => say!(self, "expected-points"),
            "a move by its squares such as e2e4 or e7e8q" => say!(self, "expected-move"),
            "a score such as 1-0, 1/2-1/2 or 0-1/2" => say!(self, "expected-score"),
            "a quotation mark at the end of the text" => say!(self, "expected-quotation-mark"),
            "nothing more" => say!(self, "expected-nothing"),
            _ if expected.starts_with('"') => expected.to_owned(),
            _ if expected.starts_with("a time such as") => say!(self, "expected-time"),
            _ => {
                let names =
                    ["one of ", "what the player does: ", "what the arbiter does: ", "what is found: "]
                        .into_iter()
                        .find_map(|head| expected.strip_prefix(head))
                        .unwrap_or(expected);
                say!(self, "expected-names", names = names.replace(" or ", ", "))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Lang, Words};
    use tratto_scenario::{Log, Scenario, ScenarioError};

    const LOG: &str = r#"{"version": 1, "regulations": {}, "events": [{"at": 0, "act": "white sneezes"}]}"#;

    fn errors() -> Vec<ScenarioError> {
        let texts = [
            "title = ",
            "titel = \"x\"",
            "title = 1",
            "[regulations]\nedition = \"2010\"",
            "[regulations]\ndate = \"2017-13-01\"",
            "[regulations]\ncontrol = \"40/\"",
            "[regulations]\nrate = \"bullet\"",
            "[regulations]\nsupervision = \"none\"",
            "[regulations]\ndefault-time = \"soon\"",
            "[regulations]\ndraws = \"rarely\"",
            "[regulations]\nchess960 = 70000",
            "[regulations]\nchess960 = 960",
            "[regulations]\ntouch-move = \"yes\"",
            "[regulations]\nscoring = { win = \"many\" }",
            "[regulations]\nclock = \"mechanical\"\ncontrol = \"300+3\"",
            "notation = \"klingon\"",
            "editions = \"2018-2030\"",
            "[start]\nfen = \"8/8\"",
            "[start]\nmoves = \"1.e5\"",
            "[start]\nmoves = \"1.Qxf7\"",
            "[start]\noffences = { white = -1 }",
            "[start]\nfen = \"8/8/8/8/8/8/8/K7 w - - 0 1\"\nmoves = \"Ka2\"",
            "step = 1",
            "[[step]]\ndo = \"white jumps\"",
            "[[step]]\ndo = \"white claims flagg\"",
            "[[step]]\ndo = \"white touches\"",
            "[[step]]\ndo = \"white touches j9\"",
            "[[step]]\ndo = \"white puts king on a8\"",
            "[[step]]\ndo = \"white signs 5\"",
            "[[step]]\ndo = \"white records \\\"Nf3\"",
            "[[step]]\ndo = \"white plays Qh9\"",
            "[[step]]\ndo = \"white resigns now\"",
            "[[step]]\ndo = \"arbiter dances\"",
            "[[step]]\ndo = \"arbiter adds 1 to black\"",
            "[[step]]\ndo = \"arbiter adds 1:00 for black\"",
            "[[step]]\ndo = \"arbiter takes-back one\"",
            "[[step]]\ndo = \"found gold\"",
            "[[step]]\ndo = \"spectator sneezes\"",
            "[[step]]\ndo = \"nobody comes\"",
            "[[step]]\ndo = \"white resigns\"\nexpect = \"chekmate: 1-0\"",
            "[[step]]\ndo = \"white resigns\"\nexpect = \"1-0 [5.1.1\"",
            "editions = \"all\"\n[[step]]\ndo = \"white resigns\"\nexpect.2018 = \"0-1\"",
        ];
        let fault = |text: &&str| match Scenario::read(text) {
            Err(error) => error,
            Ok(scenario) => scenario
                .run(&scenario.variants[0], None)
                .map(|_| panic!("{text} should not run"))
                .unwrap_err(),
        };
        let logs = ["{", "{\"version\": 99}", "{\"version\": 1}", LOG];
        texts.iter().map(fault).chain(logs.iter().map(|text| Log::from_text(text).unwrap_err())).collect()
    }

    #[test]
    fn faults_are_said_with_their_place() {
        for lang in Lang::ALL {
            let lines: Vec<String> =
                errors().iter().map(|error| Words::of(lang).scenario_error(error)).collect();
            insta::assert_snapshot!(format!("scenario_{}", lang.code()), lines.join("\n"));
        }
    }
}
