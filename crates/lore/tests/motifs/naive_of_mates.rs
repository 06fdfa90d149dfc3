//! The named mates once more, square by square.

use super::line::{Told, without};
use super::slow::{Plain, Set, apart, file, place, rank};
use tratto_board::{Piece, Role, Square};
use tratto_lore::{Motif, Part};

/// Whether the position after the move is the mate that it is called.
pub(crate) fn holds(told: &Told<'_>) -> bool {
    let board = told.after();
    let (us, them) = (told.us(), !told.us());
    if !board.is_checkmate() || board.turn() != them {
        return false;
    }
    let plain = Plain::new(board);
    let king = plain.king(them);
    let ring = plain.ring(king);
    let checkers = plain.attackers(king, us);
    let sole = |roles: &[Role]| match checkers[..] {
        [one] if roles.contains(&plain.at(one).unwrap().role) => Some(one),
        _ => None,
    };
    let heavy = [Role::Rook, Role::Queen];
    let own = |square: Square| plain.at(square).is_some_and(|piece| piece.color == them);
    let guards = |square: Square, role| -> Vec<Square> {
        let of_role = |from: &Square| plain.at(*from) == Some(Piece { color: us, role });
        plain.attackers(square, us).into_iter().filter(of_role).collect()
    };
    let is_edge_file = matches!(file(king), 1 | 8);
    let is_end_rank = matches!(rank(them, king), 1 | 8);
    match told.seen.motif {
        Motif::SmotheredMate => sole(&[Role::Knight]).is_some() && ring.iter().all(|square| own(*square)),
        Motif::BackRankMate => {
            let shield = ring.iter().filter(|square| rank(them, **square) == 2);
            sole(&heavy).is_some_and(|checker| rank(them, checker) == 1)
                && rank(them, king) == 1
                && shield.into_iter().all(|square| own(*square) && plain.attackers(*square, us).is_empty())
        }
        Motif::AnastasiaMate => {
            let inward = if file(king) == 1 { 1 } else { -1 };
            let beside = place(them, file(king) + inward, rank(them, king));
            let knight = place(them, file(king) + 3 * inward, rank(them, king));
            is_edge_file
                && !is_end_rank
                && sole(&heavy).is_some_and(|checker| file(checker) == file(king))
                && beside.is_some_and(own)
                && plain.is(knight, us, Role::Knight)
        }
        Motif::ArabianMate => {
            let two_off = |knight: &Square| {
                (file(*knight) - file(king)).abs() == 2 && (rank(us, *knight) - rank(us, king)).abs() == 2
            };
            is_edge_file
                && is_end_rank
                && sole(&[Role::Rook]).is_some_and(|rook| {
                    apart(rook, king) == 1 && guards(rook, Role::Knight).iter().any(two_off)
                })
        }
        Motif::HookMate => sole(&[Role::Rook]).is_some_and(|rook| {
            let mut knights =
                guards(rook, Role::Knight).into_iter().filter(|knight| apart(*knight, king) == 1);
            apart(rook, king) == 1 && knights.any(|knight| !guards(knight, Role::Pawn).is_empty())
        }),
        Motif::BodenMate | Motif::TwoBishopsMate => {
            let bishops = plain.all(us, &[Role::Bishop]);
            let all: Vec<Square> = ring.iter().copied().chain([king]).collect();
            let only = all
                .iter()
                .all(|square| plain.attackers(*square, us).iter().all(|from| bishops.contains(from)));
            let act = bishops.iter().all(|bishop| plain.attacks(*bishop).iter().any(|hit| all.contains(hit)));
            let left = bishops.iter().filter(|bishop| file(**bishop) < file(king)).count();
            let right = bishops.iter().filter(|bishop| file(**bishop) > file(king)).count();
            let is_crossed = (left, right) == (1, 1);
            // On the king's own file a bishop stands on neither side of it.
            let is_apart = if told.seen.motif == Motif::BodenMate {
                is_crossed || left + right < 2
            } else {
                !is_crossed
            };
            bishops.len() == 2 && only && act && is_apart
        }
        Motif::DovetailMate => sole(&[Role::Queen]).is_some_and(|queen| {
            let slanted =
                apart(queen, king) == 1 && file(queen) != file(king) && rank(us, queen) != rank(us, king);
            let fits = |square: &Square| {
                let by = plain.attackers(*square, us);
                *square == queen || by.is_empty() || by == [queen] && plain.at(*square).is_none()
            };
            !is_edge_file && !is_end_rank && slanted && ring.iter().all(fits)
        }),
        Motif::EpauletteMate => sole(&heavy).is_some_and(|checker| {
            let on = |files: i8, ranks: i8| king.offset(files, ranks).is_some_and(own);
            let on_rank = is_end_rank && on(1, 0) && on(-1, 0) && file(checker) == file(king);
            let on_file = is_edge_file && on(0, 1) && on(0, -1) && rank(us, checker) == rank(us, king);
            on_rank || on_file
        }),
        Motif::OperaMate => sole(&[Role::Rook]).is_some_and(|rook| {
            rank(them, king) == 1
                && rank(them, rook) == 1
                && apart(rook, king) == 1
                && !guards(rook, Role::Bishop).is_empty()
        }),
        Motif::Cooperation => {
            let needed: Vec<Square> = plain
                .officers(us)
                .into_iter()
                .filter(|from| without(board, *from, them).is_some_and(|at| !at.is_checkmate()))
                .collect();
            let count = |roles: &[Role]| {
                needed.iter().filter(|from| roles.contains(&plain.at(**from).unwrap().role)).count()
            };
            let told_of: Set = told.squares(Part::Attacker).into_iter().collect();
            needed.len() == 2
                && count(&[Role::Rook]) == 1
                && count(&[Role::Bishop, Role::Knight]) == 1
                && told_of == needed.into_iter().collect()
        }
        Motif::SelfBlock => told.squares(Part::Key).into_iter().all(|square| {
            let moves = told.line.moves();
            let entry = moves.iter().rposition(|m| m.destination() == square || m.from() == square);
            let entered = entry.is_some_and(|entry| entry % 2 == 1 && moves[entry].destination() == square);
            let flees = without(board, square, them)
                .is_some_and(|at| at.legal_moves().iter().any(|m| m.from() == king && m.to() == square));
            own(square) && square != king && apart(square, king) == 1 && entered && flees
        }),
        _ => false,
    }
}
