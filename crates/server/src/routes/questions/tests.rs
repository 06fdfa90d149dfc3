use super::*;
use std::sync::Mutex;
use tratto_mate::winnable::verdict_with_effort;

/// Walls of pawns with a way through: a mate is possible, and takes long to find.
const HARD: &str = "1k6/1P1p1p1p/BP6/1P6/1p6/8/1P1P1PKP/8 w - - 0 1";

fn flags(acts: usize) -> JudgeQuestion {
    let acts: Vec<_> = (0..acts).map(|_| "2:00:00 arbiter observes flag white").collect();
    let question = serde_json::json!({ "fen": HARD, "control": "3600", "acts": acts, "supervised": true });
    serde_json::from_value(question).unwrap()
}

fn english() -> &'static Words {
    Words::of(Lang::EN)
}

/// All nodes that were looked at for a question.
fn nodes_of(question: &JudgeQuestion, effort: Budget) -> (Result<Judged, ServerError>, u64) {
    let most = Arc::new(AtomicU64::new(0));
    let told = Arc::clone(&most);
    let answer = judged(english(), question, effort, move |nodes| {
        told.fetch_max(nodes, Ordering::Relaxed);
        true
    });
    (answer, most.load(Ordering::Relaxed))
}

/// What one search may go on for after it has been told to stop, with the plans that are being made.
const SLACK: u64 = 50_000;

#[test]
fn a_question_of_many_hard_acts_has_one_budget_for_all_of_them() {
    let position = position_of(HARD).unwrap();
    let (_, alone) = verdict_with_effort(&position, Color::Black, WHILE_WAITING);
    assert!(alone.nodes > 100_000, "only {} nodes: it is not hard", alone.nodes);
    let effort = Budget::nodes(400_000).in_room(250_000);
    let (one, of_one) = nodes_of(&flags(1), effort);
    let (all, of_all) = nodes_of(&flags(200), effort);
    println!("{of_one} nodes for one act, {of_all} for 200");
    assert_eq!((one.unwrap().acts.len(), all.unwrap().acts.len()), (1, 200));
    assert!(of_one > 100_000, "the act asks for it: {of_one}");
    assert!(of_all <= effort.get() + SLACK, "{of_all} nodes, more than the budget of {}", effort.get());
}

#[test]
fn judging_stops_in_the_midst_of_an_act() {
    let seen = Arc::new(Mutex::new(Vec::new()));
    let told = Arc::clone(&seen);
    let answer = judged(english(), &flags(1), WHILE_WAITING, move |nodes| {
        told.lock().unwrap().push(nodes);
        nodes < 30_000
    });
    assert!(matches!(answer, Err(ServerError::Stopping)));
    let most = *seen.lock().unwrap().iter().max().unwrap();
    assert!((30_000..30_000 + SLACK).contains(&most), "{most}");
}
