//! Files of positions: one on each line, with other columns around the FEN.

use std::io::{self, BufRead, BufReader, Read};

/// The lines of one batch.
const BATCH: usize = 256;
/// Longer lines are cut here, so that no file can fill the memory.
const LONGEST: u64 = 64 * 1024;

/// A source read line by line, several at a time.
pub(super) struct Lines<R> {
    source: BufReader<R>,
    /// How many lines have been read.
    count: u64,
}

impl<R: Read> Lines<R> {
    pub(super) fn new(source: R) -> Lines<R> {
        Lines { source: BufReader::with_capacity(1 << 16, source), count: 0 }
    }

    /// The next lines with their numbers, or none at the end; for empty lines and remarks only the number. Only lines that are available
    /// without waiting are taken, so that a program that writes one line and waits for its answer gets it.
    pub(super) fn next(&mut self) -> io::Result<Vec<(u64, Option<String>)>> {
        let mut batch = Vec::new();
        while batch.len() < BATCH && (batch.is_empty() || self.source.buffer().contains(&b'\n')) {
            let mut bytes = Vec::new();
            if (&mut self.source).take(LONGEST).read_until(b'\n', &mut bytes)? == 0 {
                break;
            }
            self.count += 1;
            if !bytes.ends_with(b"\n") {
                self.source.skip_until(b'\n')?;
            }
            let line = String::from_utf8_lossy(&bytes);
            let line = line.trim();
            let is_position = !line.is_empty() && !line.starts_with('#');
            batch.push((self.count, is_position.then(|| line.to_owned())));
        }
        Ok(batch)
    }
}

/// The FEN of a line: after a label such as `W-`, and without the columns that follow, be they EPD operations, comma-separated
/// values or words. Counters that are missing are supplied: they do not count here.
pub(super) fn fen(line: &str) -> String {
    let text = match line.split_once(char::is_whitespace) {
        Some((label, rest)) if is_label(label) => rest,
        _ => line,
    };
    let text = text.split([',', ';', '"']).find(|part| !part.trim().is_empty()).unwrap_or(text);
    let mut fields: Vec<&str> = Vec::with_capacity(6);
    for field in text.split_whitespace() {
        let is_counter = field.bytes().all(|byte| byte.is_ascii_digit());
        if fields.len() == 6 || fields.len() >= 4 && !is_counter {
            break;
        }
        fields.push(field);
    }
    if fields.len() >= 4 {
        fields.extend(&["0", "1"][fields.len() - 4..]);
    }
    fields.join(" ")
}

/// Two characters as in the answers of `--brief`.
fn is_label(text: &str) -> bool {
    matches!(text.as_bytes(), [b'W' | b'-' | b'?', b'B' | b'-' | b'?'])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_around_the_fen() {
        let plain = "4k3/8/8/8/8/8/8/4K2R w K - 12 34";
        for line in [
            plain,
            "W- 4k3/8/8/8/8/8/8/4K2R w K - 12 34",
            "-? 4k3/8/8/8/8/8/8/4K2R w K - 12 34",
            "4k3/8/8/8/8/8/8/4K2R\tw\tK\t-\t12\t34\tWhite wins",
            "4k3/8/8/8/8/8/8/4K2R w K - 12 34 57 ply",
            "4k3/8/8/8/8/8/8/4K2R w K - 12 34,rook,1-0",
            "\"4k3/8/8/8/8/8/8/4K2R w K - 12 34\",1-0",
        ] {
            assert_eq!(fen(line), plain, "{line}");
        }
        let short = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
        for line in ["4k3/8/8/8/8/8/8/4K2R w K -", "4k3/8/8/8/8/8/8/4K2R w K - bm Rh8; id \"one\";"] {
            assert_eq!(fen(line), short, "{line}");
        }
        assert_eq!(fen("4k3/8/8/8/8/8/8/4K2R w K - 7"), "4k3/8/8/8/8/8/8/4K2R w K - 7 1");
        assert_eq!(fen("startpos"), "startpos");
        assert_eq!(fen(",;"), ",;");
    }

    #[test]
    fn lines_are_counted_and_cut() {
        let long = "x".repeat(LONGEST as usize * 2);
        let text = format!("# a heading\none\n\r\n{long}\ntwo\r\nthree");
        let mut lines = Lines::new(text.as_bytes());
        let mut all = Vec::new();
        loop {
            let batch = lines.next().unwrap();
            if batch.is_empty() {
                break;
            }
            all.extend(batch.into_iter().map(|(number, line)| (number, line.map(|line| line.len()))));
        }
        let long = LONGEST as usize;
        assert_eq!(all, [(1, None), (2, Some(3)), (3, None), (4, Some(long)), (5, Some(3)), (6, Some(5))]);
    }
}
