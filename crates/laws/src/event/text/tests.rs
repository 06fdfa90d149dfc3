use crate::event::{
    Act, Bystander, Deed, Hand, Manner, Misconduct, OfferForm, Place, Request, StopReason, Verdict,
};
use tratto_board::Color;

/// One of every form.
const FORMS: &str = r#"
white arrives
white leaves area
black leaves venue with-permission
white returns
white touches e2
white touches e2 accidentally
white touches c4 and e5 in-unknown-order
white releases e2 on e4
white removes e4
white puts queen on a8
white rests knight on a8
white plays e2e4
black plays a2a1n
white plays e1g1 with-both-hands
white takes-back
white announces g1f3
black repeats g1f3
white presses
white presses with-other-hand
white offers-draw
white offers-draw on-condition
white accepts
white refuses
black claims threefold
black claims threefold with "Nb8" = c6b8
black claims fifty
black claims fifty with "Te8" = e2e8
white claims flag
white claims flag from-a-screen
white claims illegal-move
white claims touched
white claims quickplay no-effort
white claims extra-seconds
white resigns
white stops-clocks piece-missing
white records "Cf3" = g1f3
white records "N\"?\\" = unclear
white records "(=)" = draw-offer
white records "P-K4" = not-algebraic
white signs 1-0
white signs 1/2-1/2
white signs 0-1/2
black displaces d8
black displaces d8 e7
black puts-back
white offends phone-rings
white asks see-sheet
white returns-sheet
white appeals
white seals "Cd2" = ambiguous
white adjourns 12:30
white states b1d2
players agree-to-correct
arbiter starts
arbiter observes flag white
arbiter observes both-flags
arbiter observes illegal-move
arbiter observes touched
arbiter observes illegal-position
arbiter observes absence black
arbiter observes automatic-draw
arbiter observes not-algebraic white
arbiter stops-clocks
arbiter restarts-clocks
arbiter agrees
arbiter penalises white warning
arbiter penalises white opponent-time 2:00
arbiter penalises white own-time 1:00:00
arbiter penalises white loss 1/2
arbiter penalises white own-points 0
arbiter penalises white opponent-points 1
arbiter penalises white fine
arbiter penalises white exclusion
arbiter penalises white expulsion
arbiter sets white to 0:00.250
arbiter adds 2:00 to black
arbiter takes-back 2
arbiter declares 3/4-1/4
arbiter annuls
arbiter lets-play-on
arbiter consents
arbiter tells-to-seal
arbiter checks-envelope
arbiter checks-envelope missing names times
arbiter resumes
arbiter opens-envelope
arbiter replaces-clock
arbiter sends-out
arbiter inspects black
arbiter provides white
arbiter reconstructs
arbiter tells white moves-made
arbiter tells black opponent-moved
arbiter tells white clock-not-pressed
assistant-of-white plays e2e4
assistant-of-white announces e2e4
assistant-of-white presses
assistant-of-white records "e4" = e2e4
assistant-of-white informs-asked
assistant-of-white informs-unasked
assistant-of-white claims flag
assistant-of-white reports g8
assistant-of-white adjourns
found wrong-start
found board-turned
found colours-reversed
found clock-setting
found clock-setting schedule-suffers
found clock-defect
found displaced
found displaced 12
found illegal-move
found flag white
found not-provable
found boards-differ white
found sheets-differ 4
found envelope-lost
found envelope-lost position-unknown
found resumption-times
spectator tells-player
"#;

#[test]
fn every_form_is_written_as_it_is_read() {
    for form in FORMS.lines().filter(|line| !line.is_empty()) {
        let act: Act = form.parse().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(act.to_string(), form);
    }
}

#[test]
fn every_name_is_written_as_it_is_read() {
    let player = |deed| Act::Player(Color::Black, deed);
    let mut acts: Vec<Act> = Vec::new();
    acts.extend(
        Manner::ALL.iter().map(|&manner| player(Deed::Touch { square: "e2".parse().unwrap(), manner })),
    );
    acts.extend(Hand::ALL.iter().map(|&hand| player(Deed::Press(hand))));
    acts.extend(OfferForm::ALL.iter().map(|&form| player(Deed::Offer(form))));
    acts.extend(Place::ALL.iter().map(|&place| player(Deed::Leave { place, permitted: false })));
    acts.extend(StopReason::ALL.iter().map(|&reason| player(Deed::Stop(reason))));
    acts.extend(Misconduct::ALL.iter().map(|&misconduct| player(Deed::Offend(misconduct))));
    acts.extend(Request::ALL.iter().map(|&request| player(Deed::Ask(request))));
    acts.extend(Verdict::ALL.iter().map(|&verdict| Act::Arbiter(crate::event::ArbiterAct::Decide(verdict))));
    acts.extend(Bystander::ALL.iter().map(|&bystander| Act::Bystander(bystander)));
    for act in acts {
        assert_eq!(act.to_string().parse(), Ok(act));
    }
}

#[test]
fn spaces_do_not_matter() {
    assert_eq!("  white   plays  e2e4 ".parse::<Act>().unwrap().to_string(), "white plays e2e4");
    assert_eq!(
        " white records \" x \"  =  e2e4".parse::<Act>().unwrap().to_string(),
        "white records \" x \" = e2e4"
    );
}

#[test]
fn an_error_points_at_the_word() {
    let error = |text: &str| text.parse::<Act>().unwrap_err().to_string();
    assert_eq!(
        error("white touches e9"),
        "\"white touches e9\": \"e9\" (letter 15) should be a square such as e4"
    );
    assert_eq!(
        error("white touches"),
        "\"white touches\" breaks off: after it should come a square such as e4"
    );
    assert_eq!(
        error("white plays e2e4 twice"),
        "\"white plays e2e4 twice\": \"twice\" (letter 18) should be nothing more"
    );
    assert!(error("bianco muove").contains("should be white, black, arbiter"), "{}", error("bianco muove"));
    assert!(error("white jumps").contains("\"jumps\" (letter 7) should be what the player does"));
    assert!(error("arbiter sings").contains("\"sings\" (letter 9) should be what the arbiter does"));
    assert!(error("found gold").contains("should be what is found"));
    assert!(error("white plays e7e8k").contains("should be a move by its squares"));
    assert!(error("white plays ééé").contains("should be a move by its squares"));
    assert!(error("white offends x").contains("should be one of disrepute, notes"));
    assert!(error("white records \"e4").contains("a quotation mark at the end"));
    assert!(error("white records \"e4\" e2e4").contains("should be \"=\""));
    assert!(error("arbiter sets white to 1:60").contains("should be a time"));
    assert!(error("arbiter sets white to 1:00.5").contains("should be a time"));
    assert!(error("arbiter declares 1").contains("should be a score"));
    assert!(error("").contains("breaks off"));
}
