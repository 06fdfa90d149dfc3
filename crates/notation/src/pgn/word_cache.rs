//! A cache of words seen before.

use super::word::Kind;
use tratto_board::WrittenMove;

/// A cache of recent words and their meanings. An archive repeats the same few thousand words, and a lookup is much cheaper than
/// parsing.
///
/// A word of up to five bytes and its meaning fit in eight bytes; each slot of the hash table holds two words, so that the whole
/// cache stays in the processor's first cache levels.
pub(super) struct WordCache {
    places: Box<[[u64; 2]; PLACES]>,
}

const PLACE_BITS: u32 = 11;
const PLACES: usize = 1 << PLACE_BITS;
/// The longest word that is remembered.
const LONGEST: usize = 5;
const WORD_BITS: u32 = 8 * LONGEST as u32;
/// How many of [`WrittenMove::bits`] are kept: all that are in use.
const WRITTEN_BITS: u32 = 19;
/// The content of an empty entry: no word contains a control character.
const NOTHING: u64 = 1;

/// By a word's length, the bytes of it; zero, which is no word, if it is too long to be remembered.
pub(super) static KEEP: [u64; 65] = {
    let mut table = [0; 65];
    let mut length = 1;
    while length <= LONGEST {
        table[length] = !0 >> (64 - 8 * length);
        length += 1;
    }
    table
};

/// The meaning of a cached word: a move or a number.
#[derive(Copy, Clone)]
pub(super) struct KnownWord(u32);

impl KnownWord {
    /// 1 for a move, 0 for a number.
    #[inline(always)]
    pub(super) fn moves(self) -> usize {
        (self.0 >> WRITTEN_BITS) as usize
    }

    /// The move's written move.
    #[inline(always)]
    pub(super) fn written(self) -> WrittenMove {
        WrittenMove::from_bits(self.0 & ((1 << WRITTEN_BITS) - 1))
    }
}

impl WordCache {
    pub(super) fn new() -> WordCache {
        let places = vec![[NOTHING; 2]; PLACES].into_boxed_slice().try_into();
        WordCache { places: places.expect("the slice was made with this length") }
    }

    /// Looks a word up by its bytes, the first one lowest.
    #[inline(always)]
    pub(super) fn get(&self, word: u64) -> Option<KnownWord> {
        let [one, other] = self.places[place(word)];
        let same = |entry: u64| (entry ^ word) << (64 - WORD_BITS) == 0;
        let entry = std::hint::select_unpredictable(same(one), one, other);
        same(entry).then_some(KnownWord((entry >> WORD_BITS) as u32))
    }

    /// Caches a word that is a move in the standard spelling, or a number.
    pub(super) fn learn(&mut self, text: &[u8], kind: Kind) {
        let known = match kind {
            Kind::Move(written) => written.bits() | 1 << WRITTEN_BITS,
            Kind::Number => 0,
            _ => return,
        };
        let Some(bytes @ 1..=LONGEST) = Some(text.len()) else { return };
        let mut padded = [0; 8];
        padded[..bytes].copy_from_slice(text);
        let word = u64::from_le_bytes(padded);
        let [one, other] = &mut self.places[place(word)];
        (*other, *one) = (*one, word | (known as u64) << WORD_BITS);
    }
}

#[inline(always)]
fn place(word: u64) -> usize {
    (word.wrapping_mul(0xb96c_c27a_c2d5_32fb) >> (64 - PLACE_BITS)) as usize
}

#[cfg(test)]
mod tests {
    use super::super::word::classify;
    use super::*;

    fn key(text: &[u8]) -> u64 {
        let mut bytes = [0; 8];
        bytes[..text.len().min(8)].copy_from_slice(&text[..text.len().min(8)]);
        u64::from_le_bytes(bytes) & KEEP[text.len()]
    }

    #[test]
    fn what_was_learnt_is_known_and_nothing_else() {
        let mut word_cache = WordCache::new();
        let words =
            ["e4", "Nf3", "Nbd2", "Qxe5+", "O-O", "O-O-O", "exd5", "12", "7", "10000", "b1=N", "R1e2"];
        for word in words {
            assert!(word_cache.get(key(word.as_bytes())).is_none(), "{word}");
            word_cache.learn(word.as_bytes(), classify(word.as_bytes()));
            let known = word_cache.get(key(word.as_bytes())).expect(word);
            match classify(word.as_bytes()) {
                Kind::Move(written) => assert_eq!((known.moves(), known.written()), (1, written), "{word}"),
                kind => assert_eq!((known.moves(), kind), (0, Kind::Number), "{word}"),
            }
        }
        for word in ["1-0", "exd8=Q", "Raxd1+", "0-0", "e5", "--", "\u{7f}", "e.p."] {
            word_cache.learn(word.as_bytes(), classify(word.as_bytes()));
            if !matches!(classify(word.as_bytes()), Kind::Move(_)) || word.len() > LONGEST {
                assert!(word_cache.get(key(word.as_bytes())).is_none(), "{word}");
            }
        }
        assert!(word_cache.get(0).is_none() && word_cache.get(key(&[255; 5])).is_none());
    }
}
