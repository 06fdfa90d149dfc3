//! A repair puts the whole clock back: whatever the time control and whatever the irregularity, the clock is afterwards as it was before
//! it, but for what the edition gives for it.

use proptest::prelude::*;
use tratto_board::{Color, Setup};
use tratto_clock::{Face, Instant, Millis, PeriodChange, Phase, Rate, Settings, Side, TimeControl};
use tratto_laws::{Edition, Event, Game, Regulations, StartingPoint};

/// White has a pawn on a7 that can promote, and Black one on a2.
const BOARD: &str = "4k3/P3p2p/8/8/8/8/p3P2P/4K3";

const CONTROLS: &[&str] = &[
    "5400",
    "5400+30",
    "3600d5",
    "3600b5",
    "40/5400:1800",
    "40/5400+30:1800+30",
    "40/5400:20/1800+5:900+10",
    "40/5400d5:1800d10",
    "40/5400b5:1800",
    "40/5400:20/1800",
    "*5400",
];

/// What goes wrong, and what puts it right.
#[derive(Copy, Clone, Debug)]
enum Repair {
    IllegalMove,
    FoundLater,
    BarePress,
    Touched,
    TakenBack,
    Displaced,
    Unpromoted,
}

const REPAIRS: [Repair; 7] = [
    Repair::IllegalMove,
    Repair::FoundLater,
    Repair::BarePress,
    Repair::Touched,
    Repair::TakenBack,
    Repair::Displaced,
    Repair::Unpromoted,
];

impl Repair {
    /// What the player does before he presses.
    fn before(self, white: bool) -> Vec<&'static str> {
        match (self, white) {
            (Repair::IllegalMove | Repair::FoundLater, true) => vec!["plays e2e5"],
            (Repair::IllegalMove | Repair::FoundLater, false) => vec!["plays e7e4"],
            (Repair::BarePress, _) => vec![],
            (Repair::Touched, true) => vec!["touches e1", "plays h2h3"],
            (Repair::Touched, false) => vec!["touches e8", "plays h7h6"],
            (Repair::TakenBack | Repair::Displaced, true) => vec!["plays h2h3"],
            (Repair::TakenBack | Repair::Displaced, false) => vec!["plays h7h6"],
            (Repair::Unpromoted, true) => vec!["plays a7a8"],
            (Repair::Unpromoted, false) => vec!["plays a2a1"],
        }
    }

    /// What the opponent does in the meantime.
    fn reply(self, white: bool) -> Vec<&'static str> {
        match (self, white) {
            (Repair::FoundLater, true) => vec!["plays h7h6", "presses"],
            (Repair::FoundLater, false) => vec!["plays h2h3", "presses"],
            _ => vec![],
        }
    }

    fn act(self, opponent: Color) -> String {
        match self {
            Repair::IllegalMove | Repair::BarePress | Repair::Unpromoted => {
                format!("{opponent} claims illegal-move")
            }
            Repair::FoundLater => "found illegal-move".to_owned(),
            Repair::Touched => format!("{opponent} claims touched"),
            Repair::TakenBack => "arbiter takes-back 1".to_owned(),
            Repair::Displaced => "found displaced 1".to_owned(),
        }
    }

    /// A move that the player may make afterwards.
    fn instead(self, white: bool) -> &'static str {
        match (self, white) {
            (Repair::Touched, true) => "plays e1d1",
            (Repair::Touched, false) => "plays e8d8",
            (Repair::Unpromoted, true) => "plays a7a8r",
            (Repair::Unpromoted, false) => "plays a2a1r",
            (_, true) => "plays e2e3",
            (_, false) => "plays e7e6",
        }
    }

    /// What the opponent gets for it in standard play: two minutes for an illegal move in every edition, in 1997 only in a quickplay
    /// finish (10.3), and from 2017 on for a press without a move.
    fn bonus(self, edition: Edition, finish: bool) -> u64 {
        match self {
            _ if edition.year() == 1997 && !finish => 0,
            Repair::IllegalMove | Repair::FoundLater | Repair::Unpromoted => 120,
            Repair::BarePress if edition.year() >= 2017 => 120,
            Repair::BarePress | Repair::Touched | Repair::TakenBack | Repair::Displaced => 0,
        }
    }

    /// The move is put right where it stands: from 2014 on the pawn becomes a queen, and the clocks go on as they are.
    fn stands(self, edition: Edition) -> bool {
        matches!(self, Repair::Unpromoted) && edition.year() >= 2014
    }
}

struct Table {
    game: Game,
    now: u64,
}

impl Table {
    fn act(&mut self, act: &str) {
        let event = Event::new(Instant::from_millis(self.now), act.parse().expect(act));
        self.game.apply(&event).unwrap_or_else(|error| panic!("{act}: {error}"));
    }

    fn face(&self) -> Face {
        self.game.clock().expect("a clock").face(Instant::from_millis(self.now))
    }

    fn copy(&self) -> Table {
        Table { game: self.game.clone(), now: self.now }
    }
}

/// Everything on a side but the moment at which a flag fell, with time added.
fn read(side: Side, more: u64) -> impl PartialEq + std::fmt::Debug {
    let flag = side.flag.map(|fall| (fall.period, fall.in_last_period));
    let remaining = side.remaining.get() + 1_000 * more;
    let shown = side.shown.get() + 1_000 * more;
    let counts = (side.period, side.moves, side.moves_to_go, flag, side.is_out);
    (remaining, shown, side.delay, side.bonus, counts, (side.used, side.elapsed, side.this_move))
}

fn assert_same(expected: &Face, found: &Face, gets: Color, bonus: u64, what: &str) {
    for side in Color::ALL {
        let more = if side == gets { bonus } else { 0 };
        assert_eq!(
            format!("{:?}", read(expected.sides[side], more)),
            format!("{:?}", read(found.sides[side], 0)),
            "{what}: {side}"
        );
    }
    assert_eq!(expected.flags, found.flags, "{what}");
}

#[derive(Clone, Debug)]
struct Case {
    edition: Edition,
    control: usize,
    settings: usize,
    repair: Repair,
    white: bool,
    number: u16,
    clocks: [u64; 2],
    waits: [u64; 4],
}

fn case() -> impl Strategy<Value = Case> {
    // Moves about the ends of the periods, and times at which flags fall.
    let number = prop_oneof![Just(40_u16), Just(60), 38..63_u16];
    let clock = prop_oneof![1_u64..200_000, 200_000_u64..5_400_000];
    let wait = || prop_oneof![0..8_000_u64, 0..120_000_u64];
    let when = (0..Edition::ALL.len(), 0..CONTROLS.len(), 0..3_usize, 0..REPAIRS.len(), any::<bool>());
    (when, number, [clock.clone(), clock], [wait(), wait(), wait(), wait()]).prop_map(
        |((edition, control, settings, repair, white), number, clocks, waits)| Case {
            edition: Edition::ALL[edition],
            control,
            settings,
            repair: REPAIRS[repair],
            white,
            number,
            clocks,
            waits,
        },
    )
}

fn table(case: &Case) -> Option<Table> {
    let mut regulations = Regulations::new(case.edition);
    regulations.control = TimeControl::from_pgn(CONTROLS[case.control]).expect("a time control");
    regulations.rate = Some(Rate::Standard);
    regulations.clock = [
        Settings::digital(),
        Settings { period_change: PeriodChange::ByFlag, ..Settings::digital() },
        Settings::mechanical(),
    ][case.settings];
    let turn = if case.white { "w" } else { "b" };
    let fen = format!("{BOARD} {turn} - - 0 {}", case.number);
    let mut point = StartingPoint::new(Setup::from_fen(&fen).expect("a board"));
    point.clocks.white = Some(Millis::from_millis(case.clocks[0]));
    point.clocks.black = Some(Millis::from_millis(case.clocks[1]));
    let game = Game::taken_up(regulations, &point).ok()?;
    Some(Table { now: game.now().get(), game })
}

/// Plays a case through; `false` where nothing can be said of it, because time is over before anything goes wrong.
fn check(case: &Case) -> bool {
    let Some(mut table) = table(case) else { return false };
    let (player, repair) = (if case.white { Color::White } else { Color::Black }, case.repair);
    let act = |table: &mut Table, who: Color, acts: &[&str]| {
        acts.iter().for_each(|act| table.act(&format!("{who} {act}")));
    };
    table.now += case.waits[0];
    // As it was when the irregularity was completed, with what he had touched and nothing played.
    let mut straight = table.copy();
    if matches!(repair, Repair::Touched) {
        act(&mut straight, player, &repair.before(case.white)[..1]);
    }
    let before = table.face();
    if before.phase != Phase::Running(player) || Color::ALL.iter().any(|side| before.sides[*side].is_out) {
        return false;
    }
    let periods = table.game.clock().and_then(|clock| clock.control().periods().cloned());
    let finish = periods.is_some_and(|periods| periods.is_last(before.sides[player].period));
    let bonus = repair.bonus(case.edition, finish);
    act(&mut table, player, &repair.before(case.white));
    act(&mut table, player, &["presses"]);
    table.now += case.waits[1];
    act(&mut table, !player, &repair.reply(case.white));
    table.now += case.waits[2];
    if repair.stands(case.edition) {
        let stands = table.face();
        if stands.sides[!player].is_out {
            return false;
        }
        table.act(&repair.act(!player));
        assert_same(&stands, &table.face(), !player, bonus, "the move stands");
        return true;
    }
    table.act(&repair.act(!player));
    assert_same(&before, &table.face(), !player, bonus, "after the repair");
    assert_eq!(table.face().phase, Phase::Running(player));
    // And it goes on from there as it would have gone on then.
    for table in [&mut table, &mut straight] {
        table.now += case.waits[3];
        act(table, player, &[repair.instead(case.white), "presses"]);
    }
    assert_same(&straight.face(), &table.face(), !player, bonus, "after the next move");
    true
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3_000))]

    #[test]
    fn the_clock_goes_back_whole(case in case()) {
        check(&case);
    }
}

/// Every control, every make of clock, every irregularity, every edition and both colours, at the fortieth and the sixtieth move.
#[test]
fn every_control_and_every_repair() {
    let mut checked = 0;
    for (edition, control) in Edition::ALL
        .into_iter()
        .flat_map(|edition| (0..CONTROLS.len()).map(move |control| (edition, control)))
    {
        for (settings, repair) in
            (0..3).flat_map(|settings| REPAIRS.into_iter().map(move |repair| (settings, repair)))
        {
            for (white, number) in [(true, 40), (false, 40), (true, 60), (false, 60), (true, 41)] {
                let (clocks, waits) = ([20_000, 30_000], [4_000, 3_000, 2_000, 7_000]);
                let case = Case { edition, control, settings, repair, white, number, clocks, waits };
                checked += usize::from(check(&case));
            }
        }
    }
    // A mechanical clock keeps only the controls without increment or delay, and is no hourglass.
    assert!(checked >= Edition::ALL.len() * 7 * 5 * (2 * 11 + 3), "{checked}");
}
