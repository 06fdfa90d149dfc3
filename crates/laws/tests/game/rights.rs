//! What players may claim and must do, with the counts behind it: Articles 9.2, 9.3, 4.3, 6.2 and 8.

use tratto_board::{Color, Move, Setup, Square};
use tratto_clock::{Instant, TimeControl};
use tratto_laws::{
    CanClaim, ClaimKind, Duty, DutyKind, Edition, Event, Game, Recording, Regulations, StartingPoint, Status,
};

fn regulations(edition: Edition) -> Regulations {
    let mut regulations = Regulations::new(edition);
    regulations.control = TimeControl::from_pgn("5400").expect("a usual time control");
    regulations
}

fn from_fen(regulations: Regulations, fen: &str) -> Game {
    let point = StartingPoint::new(Setup::from_fen(fen).expect("a board"));
    Game::taken_up(regulations, &point).expect("a game")
}

fn start(edition: Edition) -> Game {
    Game::taken_up(regulations(edition), &StartingPoint::new(Setup::initial())).expect("a game")
}

fn act(game: &mut Game, acts: &[&str]) {
    for text in acts {
        let event = Event::new(game.now(), text.parse().expect("an act"));
        game.apply(&event).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

/// Moves by their squares, each made and pressed.
fn moves(game: &mut Game, squares: &str) {
    for squares in squares.split_whitespace() {
        let player = game.turn();
        act(game, &[&format!("{player} plays {squares}")]);
        if *game.status() == Status::Running {
            act(game, &[&format!("{player} presses")]);
        }
    }
}

fn right(game: &Game, player: Color, kind: ClaimKind) -> Option<CanClaim> {
    game.can_claim(player).into_iter().find(|claim| claim.kind == kind)
}

fn duty(game: &Game, player: Color, kind: DutyKind) -> Option<Duty> {
    game.duties(player).into_iter().find(|duty| duty.kind == kind)
}

fn numbers(articles: &[tratto_laws::Article]) -> Vec<&'static str> {
    articles.iter().map(|article| article.number()).collect()
}

const KNIGHTS_OUT_AND_BACK: &str = "g1f3 b8c6 f3g1 c6b8";

#[test]
fn a_repetition_shows_how_often_and_where() {
    let mut game = start(Edition::Laws2023);
    moves(&mut game, "e2e4 e7e5");
    moves(&mut game, KNIGHTS_OUT_AND_BACK);
    assert_eq!(game.appearances().after, [2, 6]);
    assert_eq!(right(&game, Color::White, ClaimKind::Threefold), None);
    moves(&mut game, "g1f3 b8c6 f3g1");
    let claim = right(&game, Color::Black, ClaimKind::ThreefoldByMove).expect("Nb8 repeats");
    assert_eq!((claim.count, claim.after), (3, vec![2, 6, 10]));
    assert_eq!(claim.moves, [Move::normal(Square::C6, Square::B8)]);
    assert_eq!(claim.article.number(), "9.2.1");
    assert_eq!(right(&game, Color::White, ClaimKind::ThreefoldByMove), None, "White has not the move");
    moves(&mut game, "c6b8");
    let claim = right(&game, Color::White, ClaimKind::Threefold).expect("it has appeared");
    assert_eq!((claim.count, claim.after, claim.article.number()), (3, vec![2, 6, 10], "9.2.2"));
}

#[test]
fn what_was_taken_back_has_not_appeared() {
    let mut game = start(Edition::Laws2023);
    moves(&mut game, "e2e4 e7e5");
    moves(&mut game, KNIGHTS_OUT_AND_BACK);
    moves(&mut game, KNIGHTS_OUT_AND_BACK);
    assert_eq!(game.appearances().count(), 3);
    act(&mut game, &["arbiter takes-back 4"]);
    assert_eq!(game.appearances().after, [2, 6]);
    let illegal = Move::normal(Square::B1, Square::B3);
    assert_eq!(game.appearances_with(illegal).count(), 0, "only legal moves bring a position about");
}

#[test]
fn a_lost_right_to_castle_makes_another_position() {
    let mut game = from_fen(regulations(Edition::Laws2018), "4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1");
    moves(&mut game, "h1g1 h8g8 g1h1 g8h8 h1g1 h8g8 g1h1");
    let claim = right(&game, Color::Black, ClaimKind::ThreefoldByMove);
    assert_eq!(claim, None, "the first time both could still castle: twice with the move to come");
    moves(&mut game, "g8h8 h1g1 h8g8");
    assert_eq!(right(&game, Color::White, ClaimKind::Threefold).expect("Rg1, Rg8").after, [2, 6, 10]);
}

#[test]
fn quiet_moves_show_since_when() {
    let mut game = from_fen(regulations(Edition::Laws2009), "4k3/8/8/8/8/8/r3p2P/4K2R w - - 7 60");
    assert_eq!((game.quiet().halfmoves, game.quiet().since), (7, None));
    moves(&mut game, "h2h3");
    for _ in 0..24 {
        moves(&mut game, "a2b2 h1h2 b2a2 h2h1");
    }
    moves(&mut game, "a2b2 h1h2");
    assert_eq!((game.quiet().halfmoves, game.quiet().since), (98, Some(1)));
    assert_eq!(right(&game, Color::Black, ClaimKind::FiftyByMove), None);
    moves(&mut game, "b2a2");
    let since = game.quiet().since.expect("a pawn moved in this game");
    assert_eq!(game.plies()[since - 1].made(), Some(Move::normal(Square::H2, Square::H3)));
    let claim = right(&game, Color::White, ClaimKind::FiftyByMove).expect("the hundredth half-move");
    assert_eq!((claim.count, claim.since, claim.article.number()), (100, Some(1), "9.3a"));
    assert!(claim.moves.contains(&Move::normal(Square::H2, Square::H1)));
    assert!(
        !claim.moves.contains(&Move::normal(Square::H3, Square::H4)),
        "a pawn move begins the count anew"
    );
    assert!(!claim.moves.contains(&Move::normal(Square::H2, Square::E2)), "so does a capture");
    assert_eq!(right(&game, Color::White, ClaimKind::Fifty), None);
    moves(&mut game, "h2h1");
    let claim = right(&game, Color::Black, ClaimKind::Fifty).expect("fifty each");
    assert_eq!((claim.count, claim.since, claim.article.number()), (100, Some(1), "9.3b"));
    moves(&mut game, "e2e1q");
    assert_eq!(*game.status(), Status::Running);
    assert_eq!((game.quiet().halfmoves, game.quiet().since), (0, Some(102)));
}

#[test]
fn a_fallen_flag_an_illegal_move_and_a_touched_piece_can_be_claimed() {
    let mut point = StartingPoint::new(Setup::initial());
    point.clocks.white = Some(tratto_clock::Millis::from_secs(1));
    let mut game = Game::taken_up(regulations(Edition::Laws2023), &point).expect("a game");
    assert_eq!(right(&game, Color::Black, ClaimKind::Flag), None);
    let late = Event::new(Instant::from_millis(2_000), "white touches e2".parse().expect("an act"));
    game.apply(&late).expect("he may touch");
    assert_eq!(right(&game, Color::Black, ClaimKind::Flag).expect("it fell").article.number(), "6.8");
    assert_eq!(right(&game, Color::White, ClaimKind::Flag), None);

    let mut game = start(Edition::Laws2023);
    act(&mut game, &["white plays e2e5"]);
    assert_eq!(right(&game, Color::Black, ClaimKind::IllegalMove).expect("e5").article.number(), "7.5.1");
    assert_eq!(right(&game, Color::White, ClaimKind::IllegalMove), None);

    let mut game = start(Edition::Laws2023);
    act(&mut game, &["white touches b1", "white plays e2e4"]);
    assert_eq!(right(&game, Color::Black, ClaimKind::Touched).expect("the knight").article.number(), "4.8");
    act(&mut game, &["white presses", "black touches e7"]);
    assert_eq!(right(&game, Color::Black, ClaimKind::Touched), None, "he has touched a piece himself");
}

#[test]
fn an_offer_can_be_accepted_and_must_be_answered() {
    let mut game = start(Edition::Laws2023);
    act(&mut game, &["white plays e2e4", "white offers-draw", "white presses"]);
    let claim = right(&game, Color::Black, ClaimKind::AcceptDraw).expect("it stands");
    assert_eq!((claim.article.number(), claim.count), ("5.2.3", 0));
    assert_eq!(right(&game, Color::White, ClaimKind::AcceptDraw), None);
    let answer = duty(&game, Color::Black, DutyKind::AnswerOffer).expect("by a word or a touch");
    assert_eq!(numbers(&answer.articles), ["9.1.2.1"]);
    act(&mut game, &["black touches e7"]);
    assert_eq!(right(&game, Color::Black, ClaimKind::AcceptDraw), None);
}

#[test]
fn a_touched_piece_binds() {
    let mut game = start(Edition::Laws2018);
    assert_eq!(numbers(&duty(&game, Color::White, DutyKind::Move).expect("White begins").articles), ["1.3"]);
    assert_eq!(game.duties(Color::Black), []);
    act(&mut game, &["white touches b1"]);
    let bound = duty(&game, Color::White, DutyKind::PlayAmong).expect("the knight");
    assert_eq!(bound.moves, [Move::normal(Square::B1, Square::A3), Move::normal(Square::B1, Square::C3)]);
    assert_eq!(numbers(&bound.articles), ["4.3.1"]);
    act(&mut game, &["white plays b1c3"]);
    assert_eq!(game.duties(Color::White).len(), 1);
    let press = duty(&game, Color::White, DutyKind::Press).expect("made, not completed");
    assert_eq!(numbers(&press.articles), ["6.2.1", "6.2.2", "4.7"]);
}

#[test]
fn the_press_says_how_the_move_was_made() {
    let fen = "r3k3/1P6/8/3pP3/8/8/8/4K2R w K d6 0 1";
    let cases: &[(&str, &[&str])] = &[
        ("e1g1", &["6.2.1", "6.2.2", "4.7", "4.7.2"]),
        ("e5d6", &["6.2.1", "6.2.2", "4.7", "4.7.1"]),
        ("b7b8q", &["6.2.1", "6.2.2", "4.7", "4.7.3", "4.6.1", "4.6.2", "4.6.3"]),
        ("b7a8n", &["6.2.1", "6.2.2", "4.7", "4.7.1", "4.7.3", "4.6.1", "4.6.2", "4.6.3"]),
        ("h1h8", &["6.2.1", "6.2.2", "4.7"]),
    ];
    for (squares, articles) in cases {
        let mut game = from_fen(regulations(Edition::Laws2023), fen);
        act(&mut game, &[&format!("white plays {squares}")]);
        let press = duty(&game, Color::White, DutyKind::Press).expect("to be pressed");
        assert_eq!(numbers(&press.articles), *articles, "{squares}");
    }
}

#[test]
fn recording_is_counted() {
    let mut rules = regulations(Edition::Laws2023);
    rules.recording = Recording::ByHand;
    let mut game = Game::taken_up(rules, &StartingPoint::new(Setup::initial())).expect("a game");
    moves(&mut game, "e2e4 e7e5");
    let record = duty(&game, Color::White, DutyKind::Record).expect("nothing is written");
    assert_eq!((record.count, numbers(&record.articles)), (2, vec!["8.1.1", "8.1.3"]));
    act(&mut game, &["white records \"e4\" = e2e4"]);
    assert_eq!(duty(&game, Color::White, DutyKind::Record).expect("one is missing").count, 1);
    act(&mut game, &["white records \"e5\" = e7e5"]);
    assert_eq!(duty(&game, Color::White, DutyKind::Record), None);
    assert_eq!(duty(&game, Color::White, DutyKind::NeedNotRecord), None);
    let blitz = TimeControl::from_pgn("300").expect("a usual time control");
    let mut rules = Regulations::new(Edition::Laws2023);
    rules.control = blitz;
    let game = Game::taken_up(rules, &StartingPoint::new(Setup::initial())).expect("a game");
    let relief = duty(&game, Color::White, DutyKind::NeedNotRecord).expect("blitz");
    assert_eq!(numbers(&relief.articles), ["A.2"]);
}

#[test]
fn nobody_has_rights_or_duties_who_is_not_there_or_when_it_is_over() {
    let mut game = Game::new(regulations(Edition::Laws2023)).expect("a game");
    assert!(game.duties(Color::White).is_empty() && game.can_claim(Color::White).is_empty());
    act(&mut game, &["white arrives", "arbiter starts"]);
    assert!(!game.duties(Color::White).is_empty());
    assert!(game.duties(Color::Black).is_empty());
    act(&mut game, &["white resigns"]);
    assert!(game.duties(Color::White).is_empty());
}

#[test]
fn a_move_not_pressed_is_completed_by_the_next() {
    for (edition, completed) in [(Edition::Laws2009, false), (Edition::Laws2018, true)] {
        let mut game = start(edition);
        act(&mut game, &["white plays e2e4", "black plays e7e5"]);
        assert!(!game.plies()[0].is_completed());
        assert_eq!(game.moves_completed(Color::White), 0);
        act(&mut game, &["white plays g1f3"]);
        assert_eq!(game.plies()[0].is_completed(), completed, "{edition}");
        assert!(!game.plies()[2].is_completed());
    }
}

#[test]
fn a_press_without_a_move_can_be_claimed_by_the_opponent() {
    let mut game = start(Edition::Laws2023);
    act(&mut game, &["white presses"]);
    assert!(right(&game, Color::Black, ClaimKind::IllegalMove).is_some());
    assert_eq!(right(&game, Color::White, ClaimKind::IllegalMove), None);
    act(&mut game, &["black claims illegal-move"]);
    assert_eq!(right(&game, Color::Black, ClaimKind::IllegalMove), None, "it has been ruled upon");
}

#[test]
fn times_are_read_as_clocks_show_them() {
    use tratto_laws::read_time;
    assert_eq!(read_time("1:59:59").map(|time| time.to_string()).as_deref(), Some("1:59:59"));
    assert_eq!(read_time("0:00.250").map(|time| time.get()), Some(250));
    for text in ["1:60:00", "1:00:60", "0:60", "5", "1:2:3:4", "0:00.25", "a:00", ""] {
        assert_eq!(read_time(text), None, "{text}");
    }
}

#[test]
fn a_ruling_says_why_a_move_is_illegal() {
    let mut game = start(Edition::Laws2023);
    act(&mut game, &["white plays b1b3", "white presses"]);
    let claim = Event::new(game.now(), "black claims illegal-move".parse().expect("an act"));
    let rulings = game.apply(&claim).expect("he may claim").rulings;
    assert!(matches!(rulings[0].detail, tratto_laws::Detail::Fault(_)), "{:?}", rulings[0].detail);
}

#[test]
fn only_the_touched_piece_binds() {
    // A pinned knight jumps two squares: no rook was meant, and any legal move will do.
    let mut game = from_fen(regulations(Edition::Laws2023), "4r2k/8/8/8/8/8/4N2R/4K3 w - - 0 1");
    act(&mut game, &["white plays e2e4", "black claims illegal-move"]);
    assert!(game.obligation().is_some_and(|bound| bound.is_free));
    // King and rook: castling was meant, the right is lost, and the king moves.
    let mut game = from_fen(regulations(Edition::Laws2023), "7k/8/8/8/8/8/8/4K2R w - - 0 1");
    act(&mut game, &["white plays e1g1", "black claims illegal-move"]);
    let bound = game.obligation().expect("the king");
    assert!(!bound.is_free && bound.moves.iter().all(|m| m.from() == Square::E1));
}

#[test]
fn a_touched_piece_that_moves_is_no_breach() {
    let mut game = start(Edition::Laws2023);
    act(&mut game, &["white touches e2", "white releases e2 on e4"]);
    assert_eq!(right(&game, Color::Black, ClaimKind::Touched), None);
    let mut game = start(Edition::Laws2023);
    act(&mut game, &["white touches b1", "white releases e2 on e4"]);
    assert!(right(&game, Color::Black, ClaimKind::Touched).is_some());
}
