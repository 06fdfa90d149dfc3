//! Opens and unpacks files of games, and cuts them between games.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::fmt;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Chain, Cursor, Read};
use tratto_notation::pgn::last_game;

/// How much is read before looking for a place to cut.
const PART: usize = 1 << 20;
/// How much is searched for a place to cut: a text without the tag `Event` cannot be cut.
const WHOLE: usize = 32 << 20;

/// Opens a file, or standard input for `-`, unpacking what is packed with gzip, zstd or bzip2; it is known by its first bytes,
/// whatever its name. The bar, if it is to be shown, follows the bytes of the file as they are on the disk.
pub(crate) fn open<'a>(
    path: &str,
    input: &'a mut dyn BufRead,
    shown: bool,
) -> io::Result<(Box<dyn Read + 'a>, ProgressBar)> {
    if path == "-" {
        let bar = bar(shown, None);
        return Ok((unpacked(bar.wrap_read(input))?, bar));
    }
    let file = File::open(path)?;
    let about = file.metadata()?;
    if about.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    let bar = bar(shown, Some(about.len()));
    Ok((unpacked(bar.wrap_read(file))?, bar))
}

fn unpacked<'a>(source: impl Read + 'a) -> io::Result<Box<dyn Read + 'a>> {
    let mut source = BufReader::with_capacity(1 << 16, source);
    let packed: Box<dyn Read + 'a> = match source.fill_buf()? {
        [0x1f, 0x8b, ..] => Box::new(flate2::bufread::MultiGzDecoder::new(source)),
        [0x28, 0xb5, 0x2f, 0xfd, ..] => Box::new(zstd::stream::read::Decoder::with_buffer(source)?),
        [b'B', b'Z', b'h', b'1'..=b'9', 0x31, 0x41, ..] => {
            Box::new(bzip2::bufread::MultiBzDecoder::new(source))
        }
        bytes => {
            refuse(bytes)?;
            return Ok(Box::new(source));
        }
    };
    let mut source = BufReader::with_capacity(1 << 16, packed);
    refuse(source.fill_buf()?)?;
    Ok(Box::new(source))
}

/// Why a source is not a text.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Foreign {
    /// It is packed in an unsupported format.
    Packed(&'static str),
    Pdf,
    /// It contains bytes that do not occur in text.
    Binary,
}

impl fmt::Display for Foreign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Foreign::Packed(kind) => write!(f, "packed with {kind}"),
            Foreign::Pdf => f.write_str("a PDF document"),
            Foreign::Binary => f.write_str("not a text"),
        }
    }
}

impl std::error::Error for Foreign {}

/// An error if these first bytes are not those of a text.
fn refuse(bytes: &[u8]) -> io::Result<()> {
    foreign(bytes).map_or(Ok(()), |foreign| Err(io::Error::new(io::ErrorKind::InvalidData, foreign)))
}

fn foreign(bytes: &[u8]) -> Option<Foreign> {
    match bytes {
        [0xfd, b'7', b'z', b'X', b'Z', 0, ..] => return Some(Foreign::Packed("xz")),
        [b'P', b'K', 3, 4, ..] | [b'P', b'K', 5, 6, ..] => return Some(Foreign::Packed("zip")),
        [b'7', b'z', 0xbc, 0xaf, 0x27, 0x1c, ..] => return Some(Foreign::Packed("7z")),
        [b'R', b'a', b'r', b'!', 0x1a, 7, ..] => return Some(Foreign::Packed("rar")),
        [0x04, 0x22, 0x4d, 0x18, ..] => return Some(Foreign::Packed("lz4")),
        [b'%', b'P', b'D', b'F', b'-', ..] => return Some(Foreign::Pdf),
        // UTF-16, with or without a byte-order mark.
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => return None,
        [one, 0, other, 0, ..] | [0, one, 0, other, ..] if *one > 0 && *other > 0 => return None,
        _ => {}
    }
    if bytes.get(257..262) == Some(b"ustar") {
        return Some(Foreign::Packed("tar"));
    }
    bytes.contains(&0).then_some(Foreign::Binary)
}

fn bar(shown: bool, length: Option<u64>) -> ProgressBar {
    if !shown {
        return ProgressBar::hidden();
    }
    let template = match length {
        Some(_) => "{bar:30} {bytes}/{total_bytes} {elapsed} {msg}",
        None => "{spinner} {bytes} {elapsed} {msg}",
    };
    let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::with_draw_target(length, ProgressDrawTarget::stderr()).with_style(style)
}

/// A source cut between games.
pub(crate) struct Parts<R> {
    source: Option<R>,
    /// What was read beyond the last cut.
    left: Vec<u8>,
}

/// A part of a source.
pub(crate) enum Part<R> {
    /// Whole games.
    Games(Vec<u8>),
    /// All that is left, which cannot be cut.
    Rest(Chain<Cursor<Vec<u8>>, R>),
}

impl<R: Read> Parts<R> {
    pub(crate) fn new(source: R) -> Parts<R> {
        Parts { source: Some(source), left: Vec::new() }
    }

    /// The next part; none at the end.
    pub(crate) fn next(&mut self) -> io::Result<Option<Part<R>>> {
        let mut bytes = std::mem::take(&mut self.left);
        let Some(mut source) = self.source.take() else {
            return Ok((!bytes.is_empty()).then_some(Part::Games(bytes)));
        };
        loop {
            let wanted = PART.max(bytes.len());
            let read = (&mut source).take(wanted as u64).read_to_end(&mut bytes)?;
            if read < wanted {
                return Ok((!bytes.is_empty()).then_some(Part::Games(bytes)));
            }
            if let Some(cut) = last_game(&bytes) {
                self.left = bytes.split_off(cut);
                self.source = Some(source);
                return Ok(Some(Part::Games(bytes)));
            }
            if bytes.len() >= WHOLE {
                return Ok(Some(Part::Rest(Cursor::new(bytes).chain(source))));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;

    const GAME: &str = "[Event \"x\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n\n";

    fn unpack(packed: &[u8]) -> String {
        let mut text = String::new();
        unpacked(packed).unwrap().read_to_string(&mut text).unwrap();
        text
    }

    #[test]
    fn what_is_packed_is_unpacked() {
        let mut gz = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        gz.write_all(GAME.as_bytes()).unwrap();
        let gz = gz.finish().unwrap();
        let mut bz = bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::fast());
        bz.write_all(GAME.as_bytes()).unwrap();
        let bz = bz.finish().unwrap();
        let zst = zstd::encode_all(GAME.as_bytes(), 1).unwrap();
        for packed in [&gz, &bz, &zst] {
            assert_eq!(unpack(packed), GAME);
            // Archives are often several packed files one after the other.
            assert_eq!(unpack(&packed.repeat(2)), GAME.repeat(2));
        }
        assert_eq!(unpack(GAME.as_bytes()), GAME);
        assert_eq!(unpack(b""), "");
    }

    #[test]
    fn what_is_no_text_is_refused_by_name() {
        let refused = |bytes: &[u8]| {
            let error = unpacked(bytes).err()?;
            error.get_ref()?.downcast_ref::<Foreign>().copied()
        };
        let mut tar = vec![b'x'; 512];
        tar[257..262].copy_from_slice(b"ustar");
        for (bytes, kind) in [
            (&b"\xfd7zXZ\0\0\x04"[..], Foreign::Packed("xz")),
            (b"PK\x03\x04\x14\0", Foreign::Packed("zip")),
            (b"7z\xbc\xaf\x27\x1c\0", Foreign::Packed("7z")),
            (b"Rar!\x1a\x07\0", Foreign::Packed("rar")),
            (&tar, Foreign::Packed("tar")),
            (b"%PDF-1.7", Foreign::Pdf),
            (b"\x7fELF\x02\x01\x01\0\0\0", Foreign::Binary),
        ] {
            assert_eq!(refused(bytes), Some(kind));
            // The same inside a packed file.
            assert_eq!(refused(&zstd::encode_all(bytes, 1).unwrap()), Some(kind));
        }
        for text in [&b"e\x004\0 \0*\0"[..], b"\0e\x004\0 \0*", b"\xff\xfee\0", b"\xe9 1. e4 *", b"PK"] {
            assert_eq!(refused(text), None);
        }
    }

    #[test]
    fn parts_end_between_games_and_lose_nothing() {
        let text = GAME.repeat(60_000);
        let mut parts = Parts::new(text.as_bytes());
        let (mut joined, mut count) = (Vec::new(), 0);
        while let Some(part) = parts.next().unwrap() {
            let Part::Games(bytes) = part else { panic!("it can be cut") };
            assert!(bytes.starts_with(b"[Event"));
            joined.extend(bytes);
            count += 1;
        }
        assert!(count > 1 && joined == text.as_bytes());
    }

    #[test]
    fn a_text_that_cannot_be_cut_comes_in_one() {
        let text = "1. e4 e5 1-0\n".repeat(3_000_000);
        let mut parts = Parts::new(text.as_bytes());
        let Some(Part::Rest(mut rest)) = parts.next().unwrap() else { panic!("it cannot be cut") };
        assert_eq!(io::copy(&mut rest, &mut io::sink()).unwrap(), text.len() as u64);
        drop(rest);
        assert!(parts.next().unwrap().is_none());
    }
}
