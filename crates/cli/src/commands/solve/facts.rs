//! Facts about a solution for composers, one sentence each.

use super::answer::Solved;
use tratto_mate::problem::{
    Continuation, Illegal, Kind, Size, Tally, illegality, nature, quality, size, tally,
};
use tratto_notation::Style;
use tratto_words::{Words, say};

/// Key, kind, duals, size.
pub(crate) fn facts(words: &Words, style: &Style, one: &Solved) -> Vec<String> {
    let (solution, stipulation) = (&one.solution, &one.part.stipulation);
    let mut found = Vec::new();
    let written = |key: &Continuation| style.write(&solution.position, key.played);
    match &solution.keys[..] {
        [] => {}
        [key] => {
            found.push(words.key_quality(&written(key), &quality(solution, key.played)));
            if let Some(nature) = nature(solution, stipulation, key) {
                found.push(words.nature(nature, key.threats.len()));
            }
        }
        // The quality of the keys does not matter in a cooked problem.
        keys => {
            let keys: Vec<String> = keys.iter().map(written).collect();
            found.push(say!(words, "problem-keys", keys = keys.join(", ")));
        }
    }
    if stipulation.kind() == Kind::Direct && !solution.keys.is_empty() {
        let sum = counted(one);
        found.push(say!(
            words,
            "problem-duals",
            count = sum.duals,
            multiple = sum.multiple,
            lesser = sum.lesser
        ));
        if sum.short > 0 {
            found.push(say!(words, "problem-short-answers", count = sum.short));
        }
    }
    match size(&solution.position) {
        Size::Miniature => found.push(say!(words, "problem-miniature")),
        Size::Meredith => found.push(say!(words, "problem-meredith")),
        Size::Larger => {}
    }
    found.extend(nearest(words, style, one));
    found
}

/// Why the position is illegal, or that nothing shows it.
pub(crate) fn legality(words: &Words, one: &Solved) -> (Vec<Illegal>, Vec<String>) {
    let mut setup = one.part.setup;
    setup.turn = one.solution.position.turn();
    let illegal = illegality(&setup);
    let told: Vec<String> = illegal.iter().map(|reason| words.illegality(&setup, reason)).collect();
    if told.is_empty() { (illegal, vec![say!(words, "problem-not-illegal")]) } else { (illegal, told) }
}

/// More refutations than this are only counted.
const MOST: usize = 6;

/// The move that came nearest to a solution where there is none, and its refutations.
pub(crate) fn nearest(words: &Words, style: &Style, one: &Solved) -> Vec<String> {
    let told = one.solution.nearest.iter().take(3).map(|(first, refutations)| {
        let mut after = one.solution.position;
        let shown = style.write(&after, *first);
        after.play_unchecked(*first);
        let mut replies: Vec<String> =
            refutations.iter().map(|&m| format!("{}!", style.write(&after, m))).collect();
        // With so many refutations nothing is close to a solution; list only a few.
        if replies.len() > MOST {
            let more = replies.len() - MOST;
            replies.truncate(MOST);
            replies.push(format!("+{more}"));
        }
        say!(words, "problem-nearest", first = shown, replies = replies.join(", "))
    });
    told.collect()
}

/// Duals and the like after all keys together.
fn counted(one: &Solved) -> Tally {
    one.solution.keys.iter().fold(Tally::default(), |sum, key| {
        let one = tally(&one.part.stipulation, key);
        Tally {
            threats: sum.threats + one.threats,
            defences: sum.defences + one.defences,
            duals: sum.duals + one.duals,
            multiple: sum.multiple + one.multiple,
            lesser: sum.lesser + one.lesser,
            short: sum.short + one.short,
        }
    })
}
