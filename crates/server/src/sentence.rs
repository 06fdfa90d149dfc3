//! The sentences of rulings, duties, claims and endings, in both languages: the one place that asks for them.

use crate::wire::Sentence;
use tratto_laws::{ClaimKind, DutyKind, EndedBy, Ending, Finding, NotAnEvent, Ruling};
use tratto_words::{Lang, Words, say};

/// A sentence in both languages.
pub(crate) fn both(say: impl Fn(&Words) -> String) -> Sentence {
    Sentence { en: say(Words::of(Lang::En)), it: say(Words::of(Lang::It)) }
}

/// A ruling as a sentence.
pub(crate) fn ruling(ruling: &Ruling) -> Sentence {
    let finding = plain_name(ruling.finding);
    let articles: Vec<String> = ruling.articles.iter().map(|article| article.number().to_owned()).collect();
    let effects: Vec<String> = ruling.effects.iter().map(ToString::to_string).collect();
    both(|words| {
        say!(
            words,
            "server-ruling",
            finding = &finding,
            cited = articles.len(),
            articles = words.list(&articles),
            effects = effects.join("; "),
            count = effects.len()
        )
    })
}

/// A ruling explained at length.
pub(crate) fn explanation(_ruling: &Ruling) -> Option<Sentence> {
    None
}

/// An effect as a sentence, from its short form.
pub(crate) fn effect(short: &str) -> Sentence {
    Sentence { en: short.to_owned(), it: short.to_owned() }
}

fn plain_name(finding: Finding) -> String {
    finding.name().replace('-', " ")
}

/// What a duty asks.
pub(crate) fn duty(kind: DutyKind, moves: &[String], count: u32) -> Sentence {
    both(|words| match kind {
        DutyKind::PlayAmong => say!(words, "duty-play-among", moves = moves.join(", "), count = moves.len()),
        DutyKind::Move => say!(words, "duty-move"),
        DutyKind::Press => say!(words, "duty-press"),
        DutyKind::Announce => say!(words, "duty-announce"),
        DutyKind::Record => say!(words, "duty-record", count = count),
        DutyKind::NeedNotRecord => say!(words, "duty-need-not-record"),
        DutyKind::MarkOffer => say!(words, "duty-mark-offer"),
        DutyKind::Seal => say!(words, "duty-seal"),
        DutyKind::PutBack => say!(words, "duty-put-back"),
        DutyKind::AnswerOffer => say!(words, "duty-answer-offer"),
        // A kind this file does not know yet goes by its name.
        other => other.name().to_owned(),
    })
}

/// What a player may claim, with the count behind it.
pub(crate) fn claim(kind: ClaimKind, count: u32) -> Sentence {
    both(|words| match kind {
        ClaimKind::Threefold => say!(words, "claim-threefold", count = count),
        ClaimKind::ThreefoldByMove => say!(words, "claim-threefold-by-move", count = count),
        ClaimKind::Fifty => say!(words, "claim-fifty", count = count / 2),
        ClaimKind::FiftyByMove => say!(words, "claim-fifty-by-move", count = count / 2),
        ClaimKind::Flag => say!(words, "claim-flag"),
        ClaimKind::IllegalMove => say!(words, "claim-illegal-move"),
        ClaimKind::Touched => say!(words, "claim-touched"),
        ClaimKind::Quickplay => say!(words, "claim-quickplay"),
        ClaimKind::ExtraSeconds => say!(words, "claim-extra-seconds"),
        ClaimKind::AcceptDraw => say!(words, "claim-accept-draw"),
        other => other.name().to_owned(),
    })
}

/// How a game ended, in one word for programs.
pub(crate) fn reason(by: EndedBy) -> &'static str {
    match by {
        EndedBy::Automatic(automatic) => automatic.name(),
        EndedBy::Resignation { .. } => "resignation",
        EndedBy::Agreement => "agreement",
        EndedBy::Claim { ground, .. } => ground.name(),
        EndedBy::Arbiter(decision) => decision.name(),
    }
}

/// How a game ended, as a sentence.
pub(crate) fn ending(ending: &Ending) -> Sentence {
    let score = ending.score;
    let (white, black) = (score.white.quarters(), score.black.quarters());
    let who = match white.cmp(&black) {
        std::cmp::Ordering::Greater => "white",
        std::cmp::Ordering::Less => "black",
        std::cmp::Ordering::Equal if white == 0 => "nobody",
        std::cmp::Ordering::Equal => "both",
    };
    let why = reason(ending.by);
    both(|words| {
        let how = say!(words, "ending-reason", reason = why);
        say!(words, "ending", who = who, how = how, article = ending.article.number())
    })
}

/// Why something cannot have happened.
pub(crate) fn not_an_event(words: &Words, reason: &NotAnEvent) -> String {
    match reason {
        NotAnEvent::TimeWentBack { .. } => say!(words, "not-time-went-back"),
        NotAnEvent::NotStarted => say!(words, "not-started"),
        NotAnEvent::AlreadyStarted => say!(words, "not-already-started"),
        NotAnEvent::Adjourned => say!(words, "not-adjourned"),
        NotAnEvent::NotAdjourned => say!(words, "not-not-adjourned"),
        NotAnEvent::Over => say!(words, "not-over"),
        NotAnEvent::NotOver => say!(words, "not-not-over"),
        NotAnEvent::NotThere { player } => say!(words, "not-there", player = *player),
        NotAnEvent::AlreadyThere { player } => say!(words, "not-already-there", player = *player),
        NotAnEvent::EmptySquare { square } => say!(words, "not-empty-square", square = *square),
        NotAnEvent::NoClock => say!(words, "not-no-clock"),
        NotAnEvent::Clock(_) => say!(words, "not-clock"),
        NotAnEvent::NoOffer { player } => say!(words, "not-no-offer", player = *player),
        NotAnEvent::NothingToDecide => say!(words, "not-nothing-to-decide"),
        NotAnEvent::NothingToTakeBack => say!(words, "not-nothing-to-take-back"),
        NotAnEvent::TooFarBack { played } => say!(words, "not-too-far-back", played = *played),
        NotAnEvent::NothingToCorrect => say!(words, "not-nothing-to-correct"),
        NotAnEvent::NothingDisplaced { player } => say!(words, "not-nothing-displaced", player = *player),
        NotAnEvent::NotTimeToSeal => say!(words, "not-time-to-seal"),
        NotAnEvent::NothingSealed => say!(words, "not-nothing-sealed"),
        NotAnEvent::EnvelopeNotLost => say!(words, "not-envelope-lost"),
        NotAnEvent::NoSuchPenalty => say!(words, "not-such-penalty"),
        NotAnEvent::NothingToAppeal => say!(words, "not-nothing-to-appeal"),
        NotAnEvent::NoAssistant { player } => say!(words, "not-assistant", player = *player),
        NotAnEvent::NoArbiter => say!(words, "not-arbiter"),
        NotAnEvent::NoConsentNeeded => say!(words, "not-consent-needed"),
        // A reason this file does not know yet still gets said, in the library's own English.
        other => other.to_string(),
    }
}
