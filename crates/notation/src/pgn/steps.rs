//! Counts the work of the reader in tests, to check that it is linear. Outside tests nothing is counted.

#[cfg(test)]
thread_local! {
    static STEPS: std::cell::Cell<u64> = const { std::cell::Cell::new(0) };
}

/// Counts bytes examined or texts compared, in places that might examine the same ones again.
#[inline(always)]
pub(super) fn took(steps: usize) {
    #[cfg(test)]
    STEPS.set(STEPS.get() + steps as u64);
    #[cfg(not(test))]
    let _ = steps;
}

#[cfg(test)]
mod tests {
    use super::STEPS;
    use crate::pgn::{Letters, games};

    /// The steps of reading a text, in every way of reading letters.
    fn steps(text: &str) -> u64 {
        STEPS.set(0);
        for letters in [Letters::English, Letters::Guess] {
            for game in games(text.as_bytes(), letters) {
                game.expect("a text in memory can be read");
            }
        }
        STEPS.get()
    }

    /// What is read in linear time: four times as much of it takes four times as long, and a little.
    fn is_linear(what: &str, text: impl Fn(usize) -> String) {
        let (once, four) = (steps(&text(3_000)), steps(&text(12_000)));
        assert!(four <= 6 * once + 1_000_000, "{what}: {once} steps, and {four} for four times as much");
    }

    #[test]
    fn tags_are_read_in_linear_time() {
        let moves = "\n1. e4 e5 *\n";
        is_linear("many tags", |n| {
            (0..n).map(|i| format!("[Tag{i} \"value {i}\"]\n")).collect::<String>() + moves
        });
        is_linear("one tag again and again", |n| "[White \"Rossi\"]\n".repeat(n) + moves);
        is_linear("many tags on one line", |n| {
            (0..n).map(|i| format!("[Tag{i} \"è\"] ")).collect::<String>() + "\n" + moves
        });
        is_linear("one tag again and again on one line", |n| "[White \"è\"]".repeat(n) + "\n" + moves);
        is_linear("tags without a name", |n| "[]".repeat(n) + "\n" + moves);
        is_linear("tags without a value", |n| "[White]".repeat(n) + "\n" + moves);
        is_linear("names that are none", |n| "[a-b \"c\"] ".repeat(n) + moves);
        is_linear("a huge value", |n| format!("[Event \"{}\"]\n{moves}", "x".repeat(100 * n)));
        is_linear("a huge value of quotation marks", |n| {
            format!("[Event \"{}\"]\n{moves}", "\\\"".repeat(n))
        });
        is_linear("values never closed", |n| "[Event \"\n".repeat(n) + moves);
        is_linear("more than the limit on one line", |n| "[Event \"è\"] ".repeat(40 * n) + moves);
    }

    #[test]
    fn moves_on_one_line_are_read_in_linear_time() {
        let shuffle = "Nf3 Nf6 Ng1 Ng8 ";
        is_linear("moves on one line", |n| shuffle.repeat(n) + "*");
        is_linear("wrong numbers on one line", |n| "7. Nf3 é Nf6 Ng1 Ng8 ".repeat(n) + "*");
    }
}
