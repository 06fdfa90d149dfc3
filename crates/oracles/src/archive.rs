//! Replays a game archive with pgn-reader and shakmaty, and with our reader.

use pgn_reader::{RawTag, SanPlus, Skip};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position};
use std::io::Read;
use std::ops::ControlFlow;
use tratto_board::{Color, Role};
use tratto_notation::pgn;

/// The result of replaying one game.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Replayed {
    /// The number of moves played before the first illegal one.
    pub moves: u32,
    /// Whether all moves were legal.
    pub whole: bool,
    /// The last position, with the en-passant square only where a capture is legal.
    pub fen: String,
}

/// Totals that are cheap to compute and unlikely to agree by chance.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Digest {
    /// Games.
    pub games: u64,
    /// Half-moves.
    pub moves: u64,
    /// A hash over all final boards.
    pub boards: u64,
}

impl Digest {
    fn add(&mut self, moves: u64, sets: [u64; 8]) {
        self.games += 1;
        self.moves += moves;
        let mixed = sets
            .iter()
            .fold(0u64, |mixed, set| (mixed.rotate_left(7) ^ set).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        self.boards = self.boards.wrapping_add(mixed);
    }

    /// Everything combined in one number.
    pub fn number(self) -> u64 {
        self.games ^ self.moves.rotate_left(20) ^ self.boards
    }
}

/// Our own replay of every main line.
pub fn ours(bytes: impl Read) -> Digest {
    let mut digest = Digest::default();
    let mut reader = pgn::Reader::new(bytes);
    let mut game = pgn::Replayer::new();
    while reader.read_game(&mut game).expect("memory can be read") {
        let board = game.board();
        let [p, n, b, r, q, k] = Role::ALL.map(|role| board.by_role(role).0);
        let [w, bl] = [Color::White, Color::Black].map(|color| board.by_color(color).0);
        digest.add(game.moves() as u64, [p, n, b, r, q, k, w, bl]);
    }
    digest
}

/// Our own replay, each game in full.
pub fn ours_in_full(bytes: impl Read, mut each: impl FnMut(Replayed)) {
    let mut reader = pgn::Reader::new(bytes);
    let mut game = pgn::Replayer::new();
    while reader.read_game(&mut game).expect("memory can be read") {
        let position = game.position();
        let mut setup = position.setup();
        setup.en_passant = position.legal_en_passant();
        each(Replayed { moves: game.moves(), whole: game.faults().is_empty(), fen: setup.fen() });
    }
}

struct Rival;

struct Played {
    position: Chess,
    moves: u32,
    whole: bool,
}

impl pgn_reader::Visitor for Rival {
    type Tags = Option<Chess>;
    type Movetext = Played;
    type Output = Played;

    fn begin_tags(&mut self) -> ControlFlow<Played, Option<Chess>> {
        ControlFlow::Continue(None)
    }

    fn tag(&mut self, tags: &mut Option<Chess>, name: &[u8], value: RawTag<'_>) -> ControlFlow<Played> {
        if name == b"FEN" {
            let fen = Fen::from_ascii(value.as_bytes()).ok();
            *tags = fen.and_then(|fen| fen.into_position(CastlingMode::Chess960).ok());
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, tags: Option<Chess>) -> ControlFlow<Played, Played> {
        ControlFlow::Continue(Played { position: tags.unwrap_or_default(), moves: 0, whole: true })
    }

    fn san(&mut self, game: &mut Played, san: SanPlus) -> ControlFlow<Played> {
        if game.whole {
            match san.san.to_move(&game.position) {
                Ok(m) => {
                    game.position.play_unchecked(m);
                    game.moves += 1;
                }
                Err(_) => game.whole = false,
            }
        }
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, _: &mut Played) -> ControlFlow<Played, Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn end_game(&mut self, game: Played) -> Played {
        game
    }
}

/// The same by pgn-reader and shakmaty.
pub fn rival(bytes: impl Read) -> Digest {
    let mut digest = Digest::default();
    let mut reader = pgn_reader::Reader::new(bytes);
    while let Some(game) = reader.read_game(&mut Rival).expect("memory can be read") {
        let board = game.position.board();
        let (roles, colors) = (board.clone().into_bitboards().0, board.clone().into_bitboards().1);
        let sets = [
            roles.pawn,
            roles.knight,
            roles.bishop,
            roles.rook,
            roles.queen,
            roles.king,
            colors.white,
            colors.black,
        ];
        digest.add(game.moves as u64, sets.map(u64::from));
    }
    digest
}

/// The same by pgn-reader and shakmaty, each game in full.
pub fn rival_in_full(bytes: impl Read, mut each: impl FnMut(Replayed)) {
    let mut reader = pgn_reader::Reader::new(bytes);
    while let Some(game) = reader.read_game(&mut Rival).expect("memory can be read") {
        let fen = Fen::from_position(&game.position, EnPassantMode::Legal).to_string();
        each(Replayed { moves: game.moves, whole: game.whole, fen });
    }
}
