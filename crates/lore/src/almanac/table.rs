//! Tables as texts: a line of column names, then a row a line, columns apart by tabs.

/// The rows of a table.
pub(crate) fn rows(text: &'static str) -> impl Iterator<Item = Row> {
    text.lines().skip(1).filter(|line| !line.trim().is_empty()).map(|line| Row { line })
}

/// All rows of a table as what they mean; a row that means nothing is left out, and tests see to it that there is none.
pub(crate) fn read<T>(text: &'static str, meaning: fn(Row) -> Option<T>) -> Vec<T> {
    rows(text).filter_map(meaning).collect()
}

/// A row of a table.
#[derive(Copy, Clone)]
pub(crate) struct Row {
    line: &'static str,
}

impl Row {
    /// A column by its place, counted from 0.
    pub(crate) fn text(self, column: usize) -> Option<&'static str> {
        self.line.split('\t').nth(column)
    }

    /// Several values of one column.
    pub(crate) fn list(self, column: usize) -> Option<Vec<&'static str>> {
        Some(self.text(column)?.split(';').filter(|value| !value.is_empty()).collect())
    }

    /// A number that may be missing: `None` outside says that the column holds something else.
    pub(crate) fn number(self, column: usize) -> Option<Option<u16>> {
        self.optional(column, |text| text.parse().ok())
    }

    /// A value that may be missing.
    pub(crate) fn optional<T>(self, column: usize, read: fn(&str) -> Option<T>) -> Option<Option<T>> {
        match self.text(column)? {
            "" => Some(None),
            text => read(text).map(Some),
        }
    }
}

/// How many rows a table has.
#[cfg(test)]
pub(crate) fn count(text: &'static str) -> usize {
    rows(text).count()
}
