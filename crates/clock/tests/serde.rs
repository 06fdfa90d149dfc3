//! The feature `serde` writes a time control as PGN does.

#![allow(clippy::unwrap_used)]

use serde_json::{from_str, to_string};
use tratto_clock::TimeControl;

#[test]
fn a_time_control_as_a_string() {
    for text in ["?", "-", "*180", "300+3", "40/7200:3600", "40/5400+30:1800+30", "60 d5"] {
        let quoted = format!("{text:?}");
        let Ok(control) = TimeControl::from_pgn(text) else {
            assert!(from_str::<TimeControl>(&quoted).is_err(), "{text}");
            continue;
        };
        assert_eq!(to_string(&control).unwrap(), format!("{:?}", control.to_pgn()));
        assert_eq!(from_str::<TimeControl>(&quoted).unwrap(), control);
    }
    assert_eq!(
        to_string(&TimeControl::from_pgn("40/5400+30:1800+30").unwrap()).unwrap(),
        "\"40/5400+30:1800+30\""
    );
    let error = from_str::<TimeControl>("300").unwrap_err().to_string();
    assert!(error.contains("expected a time control as PGN writes it, such as 300+3"), "{error}");
}
