//! Reads the engine's lines in a separate thread, so that waiting for a line can time out.

use std::io::{BufRead, BufReader, Read};
use std::process::ChildStdout;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

/// The longest line that is accepted, in bytes. A line of moves has about five bytes for each move.
pub(crate) const LONGEST: usize = 64 * 1024;
/// How many unread lines are buffered; beyond that the engine's writes block.
const WAITING: usize = 256;

/// What was read.
pub(crate) enum Heard {
    Line(String),
    TooLong,
}

/// Reads until the engine's output ends.
pub(crate) fn listen(output: ChildStdout) -> Receiver<Heard> {
    let (sender, receiver) = sync_channel(WAITING);
    thread::spawn(move || read_all(output, &sender));
    receiver
}

fn read_all(output: impl Read, sender: &SyncSender<Heard>) {
    let mut output = BufReader::new(output);
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        let most = LONGEST as u64 + 1;
        match output.by_ref().take(most).read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => return,
            Ok(_) if bytes.len() > LONGEST => {
                let _ = sender.send(Heard::TooLong);
                return;
            }
            Ok(_) => {}
        }
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if sender.send(Heard::Line(line)).is_err() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heard(bytes: &[u8]) -> Vec<String> {
        let (sender, receiver) = sync_channel(10);
        read_all(bytes, &sender);
        drop(sender);
        receiver
            .into_iter()
            .map(|heard| match heard {
                Heard::Line(line) => line,
                Heard::TooLong => "too long".to_owned(),
            })
            .collect()
    }

    #[test]
    fn lines_of_all_sorts() {
        assert_eq!(heard(b"uciok\r\n\nreadyok"), ["uciok", "", "readyok"]);
        assert_eq!(heard(&[b'x'; LONGEST + 10]), ["too long"]);
        assert_eq!(heard(b"\xff\xfe\n").len(), 1, "bytes that are no text are no reason to stop");
    }
}
