//! The balance sheet and the phase once more, counted on a plain board.

use super::expected::expected;
use super::slow::{Plain, file, place, rank, worth};
use tratto_board::{Color, Position, Role, Square};
use tratto_lore::Phase;
use tratto_lore::fact::{BalanceSheet, Concept, Figures};

/// The squares that facts of a concept are about, by their second definitions, and how many facts there are.
fn tally(plain: &Plain, concept: Concept, side: Color) -> (u32, Vec<Square>) {
    let rows = expected(plain, concept, side);
    let squares = rows.iter().flat_map(|row| row.1.iter().copied()).collect();
    (rows.len() as u32, squares)
}

/// Whether the sheet of a position is as counted here.
pub(crate) fn check(sheet: &BalanceSheet, position: &Position) -> Result<(), String> {
    let plain = Plain::new(position);
    for side in Color::ALL {
        let wrong = |what: &str| Err(format!("{what} of {side:?}: {}", position.fen()));
        let count = |role| plain.all(side, &[role]).len() as u32;
        let roles = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
        let shades =
            |of: Color, light: bool| plain.all(of, &[Role::Bishop]).iter().any(|at| at.is_light() == light);
        let pair = |of| shades(of, true) && shades(of, false);
        let material = sheet.material.value[side];
        let value: i32 = plain.own(side).iter().map(|at| worth(plain.at(*at).unwrap().role)).sum();
        if material.pieces != roles.map(count)
            || material.value != value
            || material.has_bishop_pair != (pair(side) && !pair(!side))
        {
            return wrong("material");
        }
        let space = expected(&plain, Concept::Space, side).iter().find_map(|row| match row.0 {
            Figures::Space { squares, .. } => Some(squares),
            _ => None,
        });
        let centre: u32 = [Square::D4, Square::E4, Square::D5, Square::E5]
            .iter()
            .map(|at| {
                plain
                    .attackers(*at, side)
                    .into_iter()
                    .filter(|from| plain.at(*from).unwrap().role != Role::King)
                    .count() as u32
            })
            .sum();
        let room = sheet.space.value[side];
        if room.squares != space.unwrap_or(0) || room.centre != centre {
            return wrong(&format!("space {room:?}, {space:?}, {centre}"));
        }
        time(sheet, &plain, side).or_else(|()| wrong("time"))?;
        let pawns = plain.pawns(side);
        let of_files: Vec<bool> = (1..=8).map(|at| pawns.iter().any(|pawn| file(*pawn) == at)).collect();
        let islands = (0..8).filter(|at| of_files[*at] && (*at == 0 || !of_files[at - 1])).count() as u32;
        let number =
            |holds: &dyn Fn(Square) -> bool| pawns.iter().filter(|pawn| holds(**pawn)).count() as u32;
        let told = sheet.pawns.value[side];
        let counted = [
            islands,
            number(&|pawn| plain.is_isolated(side, pawn)),
            number(&|pawn| plain.on_file(side, file(pawn)).len() > 1),
            number(&|pawn| plain.is_backward(side, pawn)),
            number(&|pawn| plain.is_passed(side, pawn)),
        ];
        if [told.islands, told.isolated, told.doubled, told.backward, told.passed] != counted {
            return wrong(&format!("pawns {told:?}, {counted:?}"));
        }
        let king = plain.king(side);
        let ring = plain.ring(king);
        let shield = pawns
            .iter()
            .filter(|pawn| plain.sector(king).contains(&file(**pawn)) && matches!(rank(side, **pawn), 2 | 3));
        let safety = sheet.safety.value[side];
        let bearing = [plain.bearing(!side, &ring).len() as u32, plain.bearing(side, &ring).len() as u32];
        let exposed = !expected(&plain, Concept::ExposedKing, side).is_empty();
        if [safety.attackers, safety.defenders] != bearing
            || safety.is_castled != plain.is_castled(side)
            || safety.is_exposed != exposed
            || safety.shield != shield.count() as u32
        {
            return wrong(&format!("safety {safety:?}, {bearing:?}"));
        }
        let rooks = plain.all(side, &[Role::Rook]);
        let on = |own: bool, theirs: bool| {
            let fits = |rook: &&Square| {
                plain.on_file(side, file(**rook)).is_empty() == own
                    && plain.on_file(!side, file(**rook)).is_empty() == theirs
            };
            rooks.iter().filter(fits).count() as u32
        };
        let files = sheet.files.value[side];
        let seventh = tally(&plain, Concept::RookOnSeventh, side).0;
        if [files.open, files.half_open, files.seventh] != [on(true, true), on(true, false), seventh] {
            return wrong(&format!("files {files:?}"));
        }
        let minors = sheet.minors.value[side];
        let concepts = [Concept::HeldOutpost, Concept::BadBishop, Concept::KnightOnRim];
        let counted = concepts.map(|concept| tally(&plain, concept, side).0);
        if [minors.outposts, minors.bad_bishops, minors.rim_knights] != counted {
            return wrong(&format!("minor pieces {minors:?}, {counted:?}"));
        }
    }
    Ok(())
}

/// Steps of development; none are counted with six officers or fewer.
fn time(sheet: &BalanceSheet, plain: &Plain, side: Color) -> Result<(), ()> {
    let officers = plain.officers(Color::White).len() + plain.officers(Color::Black).len();
    let Some(time) = sheet.time.as_ref() else { return if officers <= 6 { Ok(()) } else { Err(()) } };
    let time = time.value[side];
    let homes = [(2, Role::Knight), (7, Role::Knight), (3, Role::Bishop), (6, Role::Bishop)];
    let at_home = homes.into_iter().filter(|(at, role)| plain.is(place(side, *at, 1), side, *role)).count();
    let minors = plain.all(side, &[Role::Knight, Role::Bishop]).len() - at_home;
    let king = plain.king(side);
    let corner = if file(king) == 7 { 7..=8 } else { 1..=file(king) };
    let shut_in = plain
        .all(side, &[Role::Rook])
        .into_iter()
        .any(|rook| rank(side, rook) == 1 && rook != king && corner.contains(&file(rook)));
    let may_castle = (1..=8).filter_map(|at| place(side, at, 1)).any(|at| plain.position.castling().has(at));
    let safe = rank(side, king) == 1 && matches!(file(king), 2 | 3 | 7) && !shut_in && !may_castle;
    let queen = !plain.all(side, &[Role::Queen]).into_iter().any(|queen| rank(side, queen) == 1);
    let is_so = (time.minors as usize, time.has_castled, time.queen_is_out, time.has_move)
        == (minors, safe, queen, plain.position.turn() == side);
    if is_so && officers > 6 { Ok(()) } else { Err(()) }
}

/// Whether a position is of this phase: by its officers, and by the pieces on their first ranks. How much the sides stand among each other
/// may end an opening earlier.
pub(crate) fn is_phase(phase: Phase, position: &Position) -> bool {
    let plain = Plain::new(position);
    let officers = plain.officers(Color::White).len() + plain.officers(Color::Black).len();
    let home = |side| plain.own(side).into_iter().filter(|at| rank(side, *at) == 1).count();
    let has_left = officers <= 10 || home(Color::White) < 4 || home(Color::Black) < 4;
    match phase {
        Phase::Endgame => officers <= 6,
        Phase::Middlegame => officers > 6,
        Phase::Opening => officers > 6 && !has_left,
    }
}
