//! Games and positions of which it is known what must be said.

use tratto_board::{Color, Move, Position};
use tratto_lore::coach::{
    Effort, Event, Finding, GameReview, Grade, MoveReview, Occasion, Opinion, Opinions, Plan, PositionReview,
    Saying, Score, Source, plans,
};
use tratto_lore::{Motif, Truth};
use tratto_notation::San;

fn played(text: &str) -> (Vec<Position>, Vec<Move>) {
    let (mut positions, mut moves) = (vec![Position::initial()], Vec::new());
    for word in text.split_whitespace() {
        let last = *positions.last().unwrap();
        let m = San::read(&last, word).unwrap_or_else(|error| panic!("{word}: {error}"));
        moves.push(m);
        positions.push(last.play(m).unwrap());
    }
    (positions, moves)
}

fn review(at: &Position, text: &str) -> MoveReview {
    let m = San::read(at, text).unwrap();
    MoveReview::of(at, m, Occasion::Study.leave().unwrap(), Effort::THOROUGH, None).unwrap()
}

fn findings(review: &MoveReview) -> Vec<&Finding> {
    let all = review.findings.iter().filter_map(|advice| match advice.saying() {
        Saying::Move(finding) => Some(finding),
        _ => None,
    });
    all.collect()
}

/// The course prints Légal's mate with a knight on c6: after 5.Nxe5 the capture of the queen is mated in two, and 5…Nxe5 wins a piece.
#[test]
fn legal_line_shows_the_mate_and_the_piece() {
    let (positions, _) = played("e4 e5 Nf3 d6 Bc4 Nc6 Nc3 Bg4");
    let at = positions.last().unwrap();
    let knight = review(at, "Nxe5");
    let found = findings(&knight);
    assert!(
        found
            .iter()
            .any(|one| matches!(one, Finding::Poisoned { role: tratto_board::Role::Queen, moves: 2 })),
        "{found:?}"
    );
    let hangs =
        found.iter().any(|one| matches!(one, Finding::Hangs { role: tratto_board::Role::Knight, .. }));
    assert!(hangs, "5...Nxe5 wins a piece: {found:?}");
    // 5...Bxd1 allows mate in two, with the motif; another move prevents it.
    let taken = knight.after;
    let queen = review(&taken, "Bxd1");
    assert!(
        findings(&queen).contains(&&Finding::AllowsMate { moves: 2, avoidable: true }),
        "{:?}",
        findings(&queen)
    );
    let line = queen.refutation.unwrap();
    assert_eq!((line.truth, line.line.len()), (Truth::Proof, 2));
    assert!(!line.motifs.is_empty());
    // The mate has its name where the knight leaves the pin.
    let trap = knight.trap.unwrap();
    assert!(trap.motifs.iter().any(|seen| seen.motif == Motif::LegalMate), "{:?}", trap.motifs);
    // 5...Nxe5 wins the knight and is not mated.
    let right = review(&taken, "Nxe5");
    assert!(
        findings(&right).iter().any(|one| matches!(one, Finding::Wins { gain: 3 })),
        "{:?}",
        findings(&right)
    );
    assert!(!findings(&right).iter().any(|one| matches!(one, Finding::AllowsMate { .. })));
}

#[test]
fn a_short_game_turns_where_it_does() {
    let (positions, moves) = played("e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#");
    let leave = Occasion::Finished.leave().unwrap();
    let review = GameReview::of(&positions[0], &moves, leave, Effort::QUICK, &[]).unwrap();
    let plies: Vec<usize> = review.turning_points.iter().map(|point| point.ply).collect();
    assert!(plies.contains(&5), "{plies:?}");
    let point = review.turning_points.iter().find(|point| point.ply == 5).unwrap();
    assert_eq!(point.refutation.as_ref().unwrap().line.len(), 1);
    assert_eq!(review.opening.unwrap().opening.family(), "Bishop's Opening");
    assert!(review.stages.first().is_some_and(|stage| stage.ply == 0));
    // White's queen was out before three minor pieces.
    let early = review.checks[Color::White].iter().any(|advice| {
        matches!(
            advice.saying(),
            Saying::Check { check: tratto_lore::opening::Check::MinorsFirst, kept: false, at: 3 }
        )
    });
    assert!(early);
}

#[test]
fn an_engines_opinion_is_graded_and_named() {
    let at = Position::initial();
    let source = || Source { engine: "Test 1".to_owned(), nodes: 1000 };
    let e4 = at.read_uci("e2e4").unwrap();
    let g4 = at.read_uci("g2g4").unwrap();
    let after = at.play(g4).unwrap();
    let reply = after.read_uci("d7d5").unwrap();
    let before = Opinion::new(&at, source(), Score::Centipawns(30), [e4]).unwrap();
    let then = Opinion::new(&after, source(), Score::Centipawns(110), [reply]).unwrap();
    let leave = Occasion::Study.leave().unwrap();
    let opinions = Some(Opinions { before: &before, after: &then });
    let review = MoveReview::of(&at, g4, leave, Effort::QUICK, opinions).unwrap();
    let graded = review.findings.iter().find(|advice| advice.truth() == Truth::Engine).unwrap();
    let Saying::Move(Finding::Graded { grade, source: named, .. }) = graded.saying() else {
        panic!("{graded:?}")
    };
    // 30 before, −110 after: 0.055 and −0.200 by the formula: a quarter of the chances.
    assert_eq!((*grade, named), (Grade::Mistake, &source()));
    let refutation = review.refutation.unwrap();
    assert_eq!((refutation.truth, refutation.source), (Truth::Engine, Some(source())));
    assert!(
        Opinion::new(&at, source(), Score::Centipawns(0), [reply]).is_err(),
        "an illegal line is refused"
    );
    // The engine's own move is not graded.
    let then = Opinion::new(&at.play(e4).unwrap(), source(), Score::Centipawns(200), []).unwrap();
    let opinions = Some(Opinions { before: &before, after: &then });
    let review = MoveReview::of(&at, e4, leave, Effort::QUICK, opinions).unwrap();
    assert!(review.findings.iter().all(|advice| advice.truth() != Truth::Engine));
}

#[test]
fn nothing_is_said_in_a_game_that_is_being_played() {
    assert!(Occasion::InProgress.leave().is_err());
    assert!(Occasion::Study.leave().is_ok() && Occasion::Finished.leave().is_ok());
}

#[test]
fn a_mate_settles_the_matter_and_a_check_comes_first() {
    let leave = Occasion::Study.leave().unwrap();
    let mate = Position::from_fen("6k1/5ppp/8/8/8/8/r4PPP/3R2K1 w - - 0 1").unwrap();
    let review = PositionReview::of(&mate, leave, Effort::QUICK);
    assert_eq!(review.advice().count(), 1);
    let check = Position::from_fen("4k3/8/8/8/8/8/4r3/R3K3 w Q - 0 1").unwrap();
    assert!(plans(&check, Color::White).is_empty() && plans(&check, Color::Black).is_empty());
}

/// The edge positions of plans: where they must be said and where they must not.
#[test]
fn plans_and_near_misses() {
    let has = |fen: &str, plan: Plan| {
        let at = Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        plans(&at, at.turn()).iter().any(|advice| *advice.saying() == Saying::Plan(plan))
    };
    for (plan, fen, said) in [
        // A rook that can go behind the passed pawn; one that is there; one whose way is shut.
        (Plan::RookBehindOwnPasser, "6k1/5ppp/8/8/1P6/8/5PPP/3R2K1 w - - 0 30", true),
        (Plan::RookBehindOwnPasser, "6k1/5ppp/8/8/1P6/8/5PPP/1R4K1 w - - 0 30", false),
        (Plan::RookBehindOwnPasser, "6k1/5ppp/8/8/1P6/8/5PPP/2BR2K1 w - - 0 30", false),
        // The knight can go before the isolated pawn; a pawn attacks the square.
        (Plan::Blockade, "4k3/pp3ppp/8/3p4/8/5N2/PPP2PPP/4K3 w - - 0 20", true),
        (Plan::Blockade, "4k3/pp3ppp/8/3p4/8/8/PPP2PPP/4K1N1 w - - 0 20", false),
        // A king near enough to the centre stays; with queens it does not go.
        (Plan::KingToCentre, "6k1/5ppp/8/8/8/6P1/5P1P/6K1 w - - 0 30", true),
        (Plan::KingToCentre, "6k1/5ppp/8/8/4K3/8/5PPP/8 w - - 0 30", false),
        (Plan::KingToCentre, "3q2k1/5ppp/8/8/8/8/5PPP/3Q2K1 w - - 0 30", false),
        // A rook ahead, and level.
        (Plan::TradeOfficers, "4r1k1/pp3ppp/8/8/8/8/PP3PPP/R3R1K1 w - - 0 30", true),
        (Plan::TradeOfficers, "4r1k1/pp3ppp/8/8/8/8/PP3PPP/4R1K1 w - - 0 30", false),
        // An outpost in reach, and one that a pawn of theirs can still attack.
        (Plan::OccupyOutpost, "4k3/pp3ppp/3p4/4p3/4P3/2N5/PPP2PPP/4K3 w - - 0 20", true),
        (Plan::OccupyOutpost, "4k3/ppp2ppp/3p4/4p3/4P3/2N5/PPP2PPP/4K3 w - - 0 20", false),
        // The base can be attacked by a pawn that another holds, not by one that is lost.
        (Plan::LeverAtBase, "4k3/5ppp/4p3/pp1pP3/3P4/2P5/5PPP/4K3 b - - 0 20", true),
        (Plan::LeverAtBase, "4k3/5ppp/4p3/1p1pP3/3P4/2P5/5PPP/4K3 b - - 0 20", false),
        // Luft is given once.
        (Plan::MakeLuft, "r5k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - 0 30", true),
        (Plan::MakeLuft, "r5k1/5ppp/8/8/8/7P/5PP1/1R4K1 w - - 0 30", false),
        // A pinned knight and a pawn that can attack it; the same without the pin.
        (Plan::AttackPinnedPiece, "4k3/ppp2ppp/2n5/1B6/3P4/8/PPP2PPP/4K3 w - - 0 20", true),
        (Plan::AttackPinnedPiece, "5k2/ppp2ppp/2n5/1B6/3P4/8/PPP2PPP/4K3 w - - 0 20", false),
    ] {
        assert_eq!(has(fen, plan), said, "{} in {fen}", plan.key());
    }
}

/// What happened in a game, by the moves.
#[test]
fn what_happened_is_told_by_the_moves() {
    let told = |text: &str| -> Vec<(usize, Color, Event)> {
        let (positions, moves) = played(text);
        let leave = Occasion::Finished.leave().unwrap();
        let review = GameReview::of(&positions[0], &moves, leave, Effort::QUICK, &[]).unwrap();
        let event = |(ply, advice): &(usize, tratto_lore::coach::Advice)| match advice.saying() {
            Saying::Event(event) => (*ply, advice.side(), *event),
            _ => panic!("no event"),
        };
        review.events.iter().map(event).collect()
    };
    // The scholar's mate that does not come: the queen is attacked by the knight that comes out.
    let early = told("e4 e5 Qh5 Nc6 Bc4 g6 Qf3 Nf6");
    assert!(!early.iter().any(|(_, _, event)| matches!(event, Event::EarlyQueen { .. })), "{early:?}");
    let chased = told("e4 d5 exd5 Qxd5 Nc3 Qa5");
    assert_eq!(chased, [(3, Color::Black, Event::EarlyQueen { at: 2 })]);
    // The King's Gambit taken, and not: the pawn on f4 can be taken with gain.
    let taken = told("e4 e5 f4 exf4 Nf3 g5 Bc4 Bg7 O-O d6");
    assert!(
        taken.contains(&(2, Color::White, Event::Gambit { at: 2, accepted: true, counters: false })),
        "{taken:?}"
    );
    let refused = told("e4 e5 f4 Bc5 Nf3 d6");
    assert!(
        refused.contains(&(2, Color::White, Event::Gambit { at: 2, accepted: false, counters: false })),
        "{refused:?}"
    );
    // Both castle to the king's side; one to each.
    let same = told("Nf3 Nf6 g3 g6 Bg2 Bg7 O-O O-O");
    assert_eq!(same, [(7, Color::Black, Event::Castled { same_side: true })]);
    let apart = told("d4 Nf6 Nc3 g6 Bf4 Bg7 Qd2 O-O O-O-O");
    assert_eq!(apart, [(8, Color::White, Event::Castled { same_side: false })]);
    // The Greek gift that mates; the same bishop given for nothing.
    let gift = "e4 e6 d4 d5 Nc3 Nf6 e5 Nfd7 Nf3 c5 Bd3 Nc6 O-O Be7 Re1 O-O Bxh7+ Kxh7 Ng5+";
    let torn = told(&format!("{gift} Kg8 Qh5 Re8 Qh7+ Kf8 Qh8#"));
    assert!(
        torn.iter().any(|(ply, side, event)| {
            (*ply, *side, *event) == (16, Color::White, Event::Demolition { mates: true })
        }),
        "{torn:?}"
    );
    let lost = told(&format!("{gift} Bxg5 Bxg5 Qe8"));
    assert!(!lost.iter().any(|(_, _, event)| matches!(event, Event::Demolition { .. })), "{lost:?}");
}
