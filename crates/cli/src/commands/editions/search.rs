//! Finding rules by key, by article or by words in either language.

use tratto_laws::{Edition, Rule};
use tratto_words::{Chapter, Lang, Words};

/// The rules that a text names: by its key, by an article of any edition, or by all of its words.
pub(super) fn rules(asked: &str) -> Vec<Rule> {
    if let Some(rule) = Rule::from_key(asked) {
        return vec![rule];
    }
    let by = |fits: &dyn Fn(Rule) -> bool| -> Vec<Rule> {
        Rule::ALL.iter().copied().filter(|rule| fits(*rule)).collect()
    };
    let number = asked.trim_start_matches(|letter: char| letter.is_whitespace());
    let cited = by(&|rule| Edition::ALL.into_iter().any(|edition| cites(edition, rule, number)));
    if !cited.is_empty() {
        return cited;
    }
    let words: Vec<String> = asked.split_whitespace().map(plain).collect();
    let found = by(&|rule| {
        let title = titles(rule);
        words.iter().all(|word| title.contains(word.as_str()))
    });
    if !found.is_empty() {
        return found;
    }
    // What no title holds may stand in what an edition says.
    by(&|rule| {
        let text = titles(rule) + &says(rule);
        words.iter().all(|word| text.contains(word.as_str()))
    })
}

/// Whether an article of the rule is the number asked for, or lies under it: 7.5.1 under 7.5, but 7.51 not.
fn cites(edition: Edition, rule: Rule, asked: &str) -> bool {
    edition.articles(rule).iter().any(|article| {
        let number = article.number();
        let Some(head) = number.get(..asked.len()) else { return false };
        let rest = &number[asked.len()..];
        let is_below = !rest.starts_with(|letter: char| letter.is_ascii_digit());
        head.eq_ignore_ascii_case(asked)
            && (rest.is_empty() || (is_below && asked.contains(char::is_numeric)))
    })
}

fn titles(rule: Rule) -> String {
    let both = Lang::ALL.map(|lang| {
        let words = Words::of(lang);
        format!("{}\n{}\n", words.rule(rule), words.chapter(Chapter::of(rule)))
    });
    plain(&both.concat())
}

fn says(rule: Rule) -> String {
    let mut text = String::new();
    for lang in Lang::ALL {
        for edition in Edition::ALL {
            text.push_str(&Words::of(lang).value(edition, rule).unwrap_or_default());
            text.push('\n');
        }
    }
    plain(&text)
}

/// In small letters and without accents, so that "perche" finds "perché".
fn plain(text: &str) -> String {
    let fold = |letter: char| match letter {
        'à' | 'á' => 'a',
        'è' | 'é' => 'e',
        'ì' | 'í' => 'i',
        'ò' | 'ó' => 'o',
        'ù' | 'ú' => 'u',
        '’' => '\'',
        other => other,
    };
    text.chars().flat_map(char::to_lowercase).map(fold).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(asked: &str) -> Vec<&'static str> {
        rules(asked).into_iter().map(Rule::key).collect()
    }

    #[test]
    fn rules_are_found_by_key_article_and_word() {
        assert_eq!(keys("en-2"), ["EN-2"]);
        assert_eq!(keys("5.1.2"), ["EN-2"]);
        assert!(keys("7.5").contains(&"IL-16") && keys("7.5.5").contains(&"IL-16"));
        assert!(!keys("7.5.5").contains(&"IL-1"));
        assert!(keys("a.5.2").contains(&"IL-18"));
        assert_eq!(keys("abbandono"), ["EN-2", "AD-8"]);
        assert_eq!(keys("ABBANDONO"), ["EN-2", "AD-8"]);
        assert!(keys("illegal blitz").contains(&"IL-20"));
        assert!(keys("presa al varco").contains(&"MV-5"));
        assert!(keys("half the time left").contains(&"CL-15"), "what an edition says");
        assert!(keys("zugzwang").is_empty());
    }
}
