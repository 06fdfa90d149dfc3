//! How near a text is to a name: for "did you mean".

/// How far a name lies from what was asked, both folded; the least is nearest. `None` is too far.
///
/// A name that begins so is nearest, then one with words that begin so, then one with a few letters wrong.
pub(crate) fn distance(asked: &str, name: &str) -> Option<usize> {
    if asked.chars().nth(1).is_some() && name.starts_with(asked) {
        return Some(0);
    }
    // Articles and other short words count for nothing.
    let mut words = asked.split(' ').filter(|word| word.chars().nth(2).is_some()).peekable();
    let begins = |word: &str| name.split(' ').any(|own| own.starts_with(word));
    if words.peek().is_some() && words.all(begins) {
        return Some(1);
    }
    let allowed = match asked.chars().count() {
        0..=2 => 0,
        3..=4 => 1,
        5..=8 => 2,
        _ => 3,
    };
    let wrong = mistakes(asked, name);
    (wrong <= allowed).then_some(1 + wrong)
}

/// How many letters have to be added, left out, changed, or swapped with their neighbour.
fn mistakes(asked: &str, name: &str) -> usize {
    let (asked, name): (Vec<char>, Vec<char>) = (asked.chars().collect(), name.chars().collect());
    let mut before_last: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=name.len()).collect();
    for (row, &letter) in asked.iter().enumerate() {
        let mut next = vec![row + 1];
        for (column, &other) in name.iter().enumerate() {
            let changed = last[column] + usize::from(letter != other);
            let mut least = changed.min(last[column + 1] + 1).min(next[column] + 1);
            let swapped = row > 0 && column > 0 && letter == name[column - 1] && asked[row - 1] == other;
            if swapped {
                least = least.min(before_last[column - 1] + 1);
            }
            next.push(least);
        }
        before_last = last;
        last = next;
    }
    last.last().copied().unwrap_or(0)
}

/// The nearest of many things, each with its names: at most so many, the nearest first.
pub(crate) fn nearest<'a, T: Copy>(
    asked: &str,
    things: impl Iterator<Item = (T, &'a [String])>,
    at_most: usize,
) -> Vec<T> {
    let mut found: Vec<(usize, usize, T)> = things
        .filter_map(|(thing, names)| {
            let far = |name: &String| Some((distance(asked, name)?, name.len()));
            let (far, length) = names.iter().filter_map(far).min()?;
            Some((far, length, thing))
        })
        .collect();
    found.sort_by_key(|(far, length, _)| (*far, *length));
    found.into_iter().take(at_most).map(|(.., thing)| thing).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mistakes_are_counted() {
        for (asked, name, wrong) in [
            ("pin", "pin", 0),
            ("", "pin", 3),
            ("pni", "pin", 1),
            ("forchtta", "forchetta", 1),
            ("skewwer", "skewer", 1),
            ("zugzwank", "zugzwang", 1),
            ("kitten", "sitting", 3),
        ] {
            assert_eq!((mistakes(asked, name), mistakes(name, asked)), (wrong, wrong), "{asked} {name}");
        }
    }

    #[test]
    fn what_is_near() {
        assert_eq!(distance("inchio", "inchiodatura"), Some(0));
        assert_eq!(distance("isolato", "pedone isolato"), Some(1));
        assert_eq!(distance("zugzwank", "zugzwang"), Some(2));
        assert_eq!(distance("il pedone isolato", "pedone isolato"), Some(1));
        assert_eq!(distance("x", "x ray"), None, "one letter says nothing");
        assert_eq!(distance("pin", "zugzwang"), None);
        assert_eq!(distance("", ""), Some(1));
    }
}
