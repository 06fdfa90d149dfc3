//! The input in words, each with its place.

/// Where something stands: line and column, both from 1.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Place {
    pub(crate) line: u64,
    pub(crate) column: u64,
}

impl Place {
    /// So many characters further on the same line.
    pub(super) fn further(self, characters: usize) -> Place {
        Place { column: self.column + characters as u64, ..self }
    }
}

/// A word and its place.
#[derive(Copy, Clone, Debug)]
pub(super) struct Word<'t> {
    pub(super) text: &'t str,
    pub(super) place: Place,
    /// Where what follows it on its line begins, in bytes.
    end: usize,
}

impl Word<'_> {
    /// Whether it is a keyword, or three letters of one at least, as Popeye reads them.
    pub(super) fn begins(&self, keyword: &str) -> bool {
        self.text.len() >= 3 && is_start(self.text, keyword)
    }
}

/// Whether a word is how a keyword begins.
pub(super) fn is_start(word: &str, keyword: &str) -> bool {
    keyword.get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word))
}

/// The words of a text, one after the other.
pub(super) struct Source<'t> {
    text: &'t str,
    words: Vec<Word<'t>>,
    next: usize,
}

impl<'t> Source<'t> {
    /// Blanks, commas and semicolons part words.
    pub(super) fn new(text: &'t str) -> Source<'t> {
        let parts = |letter: char| letter.is_whitespace() || matches!(letter, ',' | ';');
        let mut words = Vec::new();
        let mut start = 0;
        for (number, line) in (1..).zip(text.split_inclusive('\n')) {
            let mut at = 0;
            while let Some(begin) = line[at..].find(|letter| !parts(letter)).map(|skip| at + skip) {
                let end = line[begin..].find(parts).map_or(line.len(), |length| begin + length);
                let column = line[..begin].chars().count() as u64 + 1;
                let place = Place { line: number, column };
                words.push(Word { text: &line[begin..end], place, end: start + end });
                at = end;
            }
            start += line.len();
        }
        Source { text, words, next: 0 }
    }

    pub(super) fn peek(&self) -> Option<Word<'t>> {
        self.words.get(self.next).copied()
    }

    /// The word after the next.
    pub(super) fn second(&self) -> Option<Word<'t>> {
        self.words.get(self.next + 1).copied()
    }

    pub(super) fn take(&mut self) -> Option<Word<'t>> {
        let word = self.peek();
        self.next += usize::from(word.is_some());
        word
    }

    /// The next word if it is as wanted.
    pub(super) fn take_if(&mut self, wanted: impl Fn(&str) -> bool) -> Option<Word<'t>> {
        let word = self.peek().filter(|word| wanted(word.text))?;
        self.next += 1;
        Some(word)
    }

    /// What stands on the line behind a word.
    pub(super) fn rest_of_line(&mut self, word: &Word<'t>) -> &'t str {
        while self.peek().is_some_and(|next| next.place.line == word.place.line) {
            self.next += 1;
        }
        self.text[word.end..].lines().next().unwrap_or_default().trim()
    }
}
