//! `docs/coach.md` names everything that the coach can say.

use tratto_lore::coach::Plan;

#[test]
fn the_document_lists_the_plans_as_the_code_does() {
    let path = format!("{}/../../docs/coach.md", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap();
    let (_, rest) = text.split_once("## Plans").unwrap();
    let (plans, rest) = rest.split_once("\n## ").unwrap();
    let keys: Vec<&str> =
        plans.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next()).collect();
    let expected: Vec<&str> = Plan::ALL.iter().map(|plan| plan.key()).collect();
    assert_eq!(keys, expected);
    let others = [
        "mates",
        "wins-by-force",
        "prefers",
        "pawn-ending",
        "zugzwang",
        "key-squares",
        "opposition",
        "pawn-square",
        "rook-not-queen",
        "wrong-bishop",
        "breakthrough",
        "dead-position",
        "gambit",
        "castled-both",
        "early-queen",
        "demolition",
        "mates-at-once",
        "stalemates",
        "wins-material",
        "meets-attack",
        "threatens",
        "misses-mate",
        "misses-gain",
        "misses-win",
        "allows-win",
        "allows-mate",
        "hangs",
        "leaves-hanging",
        "poisoned",
        "allows-promotion",
        "spoils-ending",
        "graded",
    ];
    for key in others {
        assert!(rest.contains(&format!("`{key}`")), "{key} is not in the document");
    }
}
