//! Reading acts.

use crate::event::{
    Act, Aid, ArbiterAct, Bystander, Claim, ClaimEvidence, Deed, Discovery, Hand, Hands, Hint, Manner,
    Meaning, Misconduct, OfferForm, Penalty, Place, Play, QuickplayGround, Request, Sight, StopReason,
    Verdict, Written,
};
use crate::named::UnknownName;
use crate::points::{Points, Scoring};
use std::fmt;
use std::str::FromStr;
use tratto_board::{ByColor, Color, PromotionRole, Role, Square};
use tratto_clock::Millis;

/// A text that is no act.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct ParseActError {
    /// What was read.
    pub text: String,
    /// Where it stops making sense: the number of letters before.
    pub at: usize,
    /// The word that makes no sense; empty at the end of the text.
    pub found: String,
    /// What would be right there.
    pub expected: String,
}

impl fmt::Display for ParseActError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ParseActError { text, at, found, expected } = self;
        if found.is_empty() {
            write!(f, "{text:?} breaks off: after it should come {expected}")
        } else {
            write!(f, "{text:?}: {found:?} (letter {}) should be {expected}", at + 1)
        }
    }
}

impl std::error::Error for ParseActError {}

impl FromStr for Act {
    type Err = ParseActError;

    fn from_str(text: &str) -> Result<Act, ParseActError> {
        let mut reader = Reader { text, at: 0 };
        let act = reader.act()?;
        match reader.peek() {
            "" => Ok(act),
            _ => Err(reader.wrong("nothing more")),
        }
    }
}

type Read<T> = Result<T, ParseActError>;

struct Reader<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Reader<'t> {
    fn rest(&self) -> &'t str {
        self.text[self.at..].trim_start()
    }

    /// The next word, or nothing.
    fn peek(&self) -> &'t str {
        self.rest().split_whitespace().next().unwrap_or_default()
    }

    fn advance(&mut self, length: usize) {
        self.at = self.text.len() - self.rest().len() + length;
    }

    fn wrong(&self, expected: impl Into<String>) -> ParseActError {
        let start = self.text.len() - self.rest().len();
        ParseActError {
            text: self.text.to_owned(),
            at: self.text[..start].chars().count(),
            found: self.peek().to_owned(),
            expected: expected.into(),
        }
    }

    fn word(&mut self) -> &'t str {
        let word = self.peek();
        self.advance(word.len());
        word
    }

    /// Takes the word if it is this one.
    fn take(&mut self, word: &str) -> bool {
        let found = self.peek() == word;
        if found {
            self.advance(word.len());
        }
        found
    }

    fn expect(&mut self, word: &str) -> Read<()> {
        if self.take(word) { Ok(()) } else { Err(self.wrong(format!("{word:?}"))) }
    }

    fn parse<T>(&mut self, expected: &str, read: impl FnOnce(&str) -> Option<T>) -> Read<T> {
        let found = read(self.peek());
        match found {
            Some(value) => {
                self.word();
                Ok(value)
            }
            None => Err(self.wrong(expected)),
        }
    }

    fn named<T: FromStr<Err = UnknownName>>(&mut self) -> Read<T> {
        match self.peek().parse::<T>() {
            Ok(value) => {
                self.word();
                Ok(value)
            }
            Err(unknown) => Err(self.wrong(format!("one of {}", unknown.known.join(", ")))),
        }
    }

    /// A name, or what stands where there is none.
    fn named_or<T: FromStr<Err = UnknownName>>(&mut self, default: T) -> Read<T> {
        if self.peek().is_empty() { Ok(default) } else { self.named() }
    }

    fn color(&mut self) -> Read<Color> {
        self.parse("white or black", color)
    }

    fn square(&mut self) -> Read<Square> {
        self.parse("a square such as e4", |word| word.parse().ok())
    }

    fn number(&mut self) -> Read<u16> {
        self.parse("a number", |word| word.parse().ok())
    }

    fn time(&mut self) -> Read<Millis> {
        self.parse("a time such as 2:00 or 1:30:00", read_time)
    }

    fn points(&mut self) -> Read<Points> {
        self.parse("points: 0, 1/2 or 1", |word| word.parse().ok())
    }

    fn role(&mut self) -> Read<PromotionRole> {
        self.parse("queen, rook, bishop or knight", |word| {
            PromotionRole::ALL.into_iter().find(|role| role.role().to_string() == word)
        })
    }

    fn play(&mut self) -> Read<Play> {
        let mut play = self.parse("a move by its squares such as e2e4 or e7e8q", play)?;
        if self.take("with-both-hands") {
            play.hands = Hands::Two;
        }
        Ok(play)
    }

    fn score(&mut self) -> Read<ByColor<Points>> {
        self.parse("a score such as 1-0, 1/2-1/2 or 0-1/2", |word| {
            if word == "draw" {
                return Some(Scoring::default().drawn());
            }
            let (white, black) = word.split_once('-')?;
            Some(ByColor { white: white.parse().ok()?, black: black.parse().ok()? })
        })
    }

    /// A text between quotation marks.
    fn quoted(&mut self) -> Read<String> {
        let rest = self.rest();
        let Some(inside) = rest.strip_prefix('"') else {
            return Err(self.wrong("a text between quotation marks"));
        };
        let mut text = String::new();
        let mut letters = inside.char_indices();
        while let Some((at, letter)) = letters.next() {
            match letter {
                '"' => {
                    self.advance(1 + at + 1);
                    return Ok(text);
                }
                '\\' => text.extend(letters.next().map(|(_, kept)| kept)),
                _ => text.push(letter),
            }
        }
        Err(self.wrong("a quotation mark at the end of the text"))
    }

    fn written(&mut self) -> Read<Written> {
        let text = self.quoted()?;
        self.expect("=")?;
        let words = [
            ("ambiguous", Meaning::Ambiguous),
            ("unclear", Meaning::Unclear),
            ("not-algebraic", Meaning::NotAlgebraic),
            ("draw-offer", Meaning::DrawOffer),
        ];
        let meaning = match words.into_iter().find(|(word, _)| self.peek() == *word) {
            Some((word, meaning)) => {
                self.advance(word.len());
                meaning
            }
            None => Meaning::Move(self.play()?),
        };
        Ok(Written { text, meaning })
    }

    fn act(&mut self) -> Read<Act> {
        let subject = self.peek();
        if let Some(player) = color(subject) {
            self.word();
            return Ok(Act::Player(player, self.deed()?));
        }
        if let Some(player) = subject.strip_prefix("assistant-of-").and_then(color) {
            self.word();
            return Ok(Act::Assistant(player, self.aid()?));
        }
        match subject {
            "arbiter" => {
                self.word();
                Ok(Act::Arbiter(self.arbiter_act()?))
            }
            "found" => {
                self.word();
                Ok(Act::Found(self.discovery()?))
            }
            "spectator" => {
                self.word();
                Ok(Act::Bystander(self.named::<Bystander>()?))
            }
            "players" => {
                self.word();
                self.expect("agree-to-correct")?;
                Ok(Act::AgreeToCorrect)
            }
            _ => Err(self.wrong(
                "white, black, arbiter, assistant-of-white, assistant-of-black, players, spectator or found",
            )),
        }
    }

    fn deed(&mut self) -> Read<Deed> {
        let verb = self.peek();
        self.advance(verb.len());
        Ok(match verb {
            "arrives" => Deed::Arrive,
            "leaves" => {
                Deed::Leave { place: self.named::<Place>()?, permitted: self.take("with-permission") }
            }
            "returns" => Deed::Return,
            "touches" => self.touch()?,
            "releases" => {
                let from = self.square()?;
                self.expect("on")?;
                Deed::Release { from, to: self.square()? }
            }
            "removes" => Deed::Remove(self.square()?),
            "puts" | "rests" => {
                let role = self.role()?;
                self.expect("on")?;
                let square = self.square()?;
                if verb == "puts" { Deed::Put { square, role } } else { Deed::Rest { square, role } }
            }
            "plays" => Deed::Play(self.play()?),
            "takes-back" => Deed::TakeBack,
            "announces" => Deed::Announce(self.play()?),
            "repeats" => Deed::Repeat(self.play()?),
            "presses" => Deed::Press(self.named_or(Hand::Same)?),
            "offers-draw" => Deed::Offer(self.named_or(OfferForm::Plain)?),
            "accepts" => Deed::Accept,
            "refuses" => Deed::Refuse,
            "claims" => Deed::Claim(self.claim()?),
            "resigns" => Deed::Resign,
            "stops-clocks" => Deed::Stop(self.named::<StopReason>()?),
            "records" => Deed::Record(self.written()?),
            "signs" => Deed::Sign(self.score()?),
            "displaces" => {
                let mut squares = vec![self.square()?];
                while !self.peek().is_empty() {
                    squares.push(self.square()?);
                }
                Deed::Displace(squares)
            }
            "puts-back" => Deed::PutBack,
            "offends" => Deed::Offend(self.named::<Misconduct>()?),
            "asks" => Deed::Ask(self.named::<Request>()?),
            "returns-sheet" => Deed::ReturnSheet,
            "appeals" => Deed::Appeal,
            "seals" => Deed::Seal(self.written()?),
            "adjourns" => Deed::Adjourn(self.time()?),
            "states" => Deed::State(self.play()?),
            _ => {
                self.at -= verb.len();
                return Err(self.wrong(format!("what the player does: {DEEDS}")));
            }
        })
    }

    fn touch(&mut self) -> Read<Deed> {
        let square = self.square()?;
        if self.take("and") {
            let other = self.square()?;
            self.expect("in-unknown-order")?;
            return Ok(Deed::TouchBoth { square, other });
        }
        Ok(Deed::Touch { square, manner: self.named_or(Manner::Deliberate)? })
    }

    fn claim(&mut self) -> Read<Claim> {
        let what = self.peek();
        self.advance(what.len());
        Ok(match what {
            "threefold" | "fifty" => {
                let written = if self.take("with") { Some(self.written()?) } else { None };
                if what == "fifty" { Claim::Fifty(written) } else { Claim::Threefold(written) }
            }
            "flag" => Claim::Flag(self.named_or(ClaimEvidence::Clock)?),
            "illegal-move" => Claim::IllegalMove,
            "touched" => Claim::Touched,
            "quickplay" => Claim::Quickplay(self.named::<QuickplayGround>()?),
            "extra-seconds" => Claim::ExtraSeconds,
            _ => {
                self.at -= what.len();
                return Err(
                    self.wrong("threefold, fifty, flag, illegal-move, touched, quickplay or extra-seconds")
                );
            }
        })
    }

    fn arbiter_act(&mut self) -> Read<ArbiterAct> {
        if let Ok(verdict) = self.peek().parse::<Verdict>() {
            self.word();
            return Ok(ArbiterAct::Decide(verdict));
        }
        let verb = self.peek();
        self.advance(verb.len());
        Ok(match verb {
            "starts" => ArbiterAct::Start,
            "observes" => ArbiterAct::Observe(self.sight()?),
            "stops-clocks" => ArbiterAct::Stop,
            "restarts-clocks" => ArbiterAct::Restart,
            "penalises" => ArbiterAct::Penalise(self.color()?, self.penalty()?),
            "sets" => {
                let side = self.color()?;
                self.expect("to")?;
                ArbiterAct::Set { side, time: self.time()? }
            }
            "adds" => {
                let time = self.time()?;
                self.expect("to")?;
                ArbiterAct::Add { side: self.color()?, time }
            }
            "takes-back" => ArbiterAct::TakeBack(self.number()?),
            "declares" => ArbiterAct::Declare(self.score()?),
            "annuls" => ArbiterAct::Annul,
            "lets-play-on" => ArbiterAct::PlayOn,
            "consents" => ArbiterAct::Consent,
            "tells-to-seal" => ArbiterAct::TellToSeal,
            "checks-envelope" => {
                let mut missing = Vec::new();
                if self.take("missing") {
                    missing.push(self.named()?);
                    while !self.peek().is_empty() {
                        missing.push(self.named()?);
                    }
                }
                ArbiterAct::CheckEnvelope(missing)
            }
            "resumes" => ArbiterAct::Resume,
            "opens-envelope" => ArbiterAct::OpenEnvelope,
            "replaces-clock" => ArbiterAct::ReplaceClock,
            "sends-out" => ArbiterAct::SendOut,
            "inspects" => ArbiterAct::Inspect(self.color()?),
            "provides" => ArbiterAct::Provide(self.color()?),
            "reconstructs" => ArbiterAct::Reconstruct,
            "tells" => ArbiterAct::Tell(self.color()?, self.named::<Hint>()?),
            _ => {
                self.at -= verb.len();
                return Err(self.wrong(format!("what the arbiter does: {ARBITER_ACTS}")));
            }
        })
    }

    fn sight(&mut self) -> Read<Sight> {
        let what = self.peek();
        self.advance(what.len());
        Ok(match what {
            "flag" => Sight::Flag(self.color()?),
            "both-flags" => Sight::BothFlags,
            "illegal-move" => Sight::IllegalMove,
            "touched" => Sight::Touched,
            "illegal-position" => Sight::IllegalPosition,
            "absence" => Sight::Absence(self.color()?),
            "automatic-draw" => Sight::AutomaticDraw,
            "not-algebraic" => Sight::NotAlgebraic(self.color()?),
            _ => {
                self.at -= what.len();
                return Err(self.wrong(
                    "flag, both-flags, illegal-move, touched, illegal-position, absence, automatic-draw or not-algebraic",
                ));
            }
        })
    }

    fn penalty(&mut self) -> Read<Penalty> {
        let what = self.peek();
        self.advance(what.len());
        Ok(match what {
            "warning" => Penalty::Warning,
            "opponent-time" => Penalty::OpponentTime(self.time()?),
            "own-time" => Penalty::OwnTime(self.time()?),
            "loss" => Penalty::Loss(self.points()?),
            "own-points" => Penalty::OwnPoints(self.points()?),
            "opponent-points" => Penalty::OpponentPoints(self.points()?),
            "fine" => Penalty::Fine,
            "exclusion" => Penalty::Exclusion,
            "expulsion" => Penalty::Expulsion,
            _ => {
                self.at -= what.len();
                return Err(self.wrong(
                    "warning, opponent-time, own-time, loss, own-points, opponent-points, fine, exclusion or expulsion",
                ));
            }
        })
    }

    fn aid(&mut self) -> Read<Aid> {
        let verb = self.peek();
        self.advance(verb.len());
        Ok(match verb {
            "plays" => Aid::Play(self.play()?),
            "announces" => Aid::Announce(self.play()?),
            "presses" => Aid::Press,
            "records" => Aid::Record(self.written()?),
            "informs-asked" => Aid::InformAsked,
            "informs-unasked" => Aid::InformUnasked,
            "claims" => {
                self.expect("flag")?;
                Aid::ClaimFlag
            }
            "reports" => Aid::ReportTouch(self.square()?),
            "adjourns" => Aid::Adjourn,
            _ => {
                self.at -= verb.len();
                return Err(self.wrong(
                    "plays, announces, presses, records, informs-asked, informs-unasked, claims flag, reports or adjourns",
                ));
            }
        })
    }

    fn discovery(&mut self) -> Read<Discovery> {
        let what = self.peek();
        self.advance(what.len());
        Ok(match what {
            "wrong-start" => Discovery::WrongStart,
            "board-turned" => Discovery::BoardTurned,
            "colours-reversed" => Discovery::ColoursReversed,
            "clock-setting" => Discovery::ClockSetting { schedule_suffers: self.take("schedule-suffers") },
            "clock-defect" => Discovery::ClockDefect,
            "displaced" if self.peek().is_empty() => Discovery::Displaced(None),
            "displaced" => Discovery::Displaced(Some(self.number()?)),
            "illegal-move" => Discovery::IllegalMove,
            "flag" => Discovery::Flag(self.color()?),
            "not-provable" => Discovery::NotProvable,
            "boards-differ" => Discovery::BoardsDiffer(self.color()?),
            "sheets-differ" => Discovery::SheetsDiffer(self.number()?),
            "envelope-lost" => Discovery::EnvelopeLost { position_known: !self.take("position-unknown") },
            "resumption-times" => Discovery::ResumptionTimes,
            _ => {
                self.at -= what.len();
                return Err(self.wrong(format!("what is found: {DISCOVERIES}")));
            }
        })
    }
}

const DEEDS: &str = "arrives, leaves, returns, touches, releases, removes, puts, rests, plays, takes-back, announces, \
    repeats, presses, offers-draw, accepts, refuses, claims, resigns, stops-clocks, records, signs, displaces, puts-back, \
    offends, asks, returns-sheet, appeals, seals, adjourns or states";
const ARBITER_ACTS: &str = "starts, observes, stops-clocks, restarts-clocks, agrees, postpones, postpones-with-time, rejects, \
    penalises, sets, adds, takes-back, declares, annuls, lets-play-on, consents, tells-to-seal, checks-envelope, \
    resumes, opens-envelope, replaces-clock, sends-out, inspects, provides, reconstructs or \
    tells";
const DISCOVERIES: &str = "wrong-start, board-turned, colours-reversed, clock-setting, clock-defect, displaced, \
    illegal-move, flag, not-provable, boards-differ, sheets-differ, envelope-lost or resumption-times";

fn color(word: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|color| color.to_string() == word)
}

fn play(word: &str) -> Option<Play> {
    let from = word.get(0..2)?.parse().ok()?;
    let to = word.get(2..4)?.parse().ok()?;
    let promotion = match word.get(4..)? {
        "" => None,
        letter => {
            let mut letters = letter.chars();
            let role = letters.next().filter(char::is_ascii_lowercase).and_then(Role::from_letter)?;
            Some(PromotionRole::from_role(role).filter(|_| letters.next().is_none())?)
        }
    };
    Some(Play::new(from, to, promotion))
}

/// Reads a time as a clock shows it: `5:03`, `1:30:00`, `0:00.250`.
///
/// ```
/// use tratto_clock::Millis;
/// assert_eq!(tratto_laws::read_time("1:30:00"), Some(Millis::from_minutes(90)));
/// assert_eq!(tratto_laws::read_time("90"), None);
/// ```
pub fn read_time(word: &str) -> Option<Millis> {
    let (whole, thousandths) = match word.split_once('.') {
        Some((whole, part)) if part.len() == 3 => (whole, digits(part)?),
        Some(_) => return None,
        None => (word, 0),
    };
    let parts: Vec<u64> = whole.split(':').map(digits).collect::<Option<_>>()?;
    let seconds = match parts[..] {
        [minutes, seconds] if seconds < 60 => minutes.checked_mul(60)?.checked_add(seconds)?,
        [hours, minutes, seconds] if minutes < 60 && seconds < 60 => {
            hours.checked_mul(3600)?.checked_add(minutes * 60 + seconds)?
        }
        _ => return None,
    };
    Some(Millis::from_millis(seconds.checked_mul(1000)?.checked_add(thousandths)?))
}

fn digits(word: &str) -> Option<u64> {
    let plain = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| word.parse().ok()).flatten()
}
