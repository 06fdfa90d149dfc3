#![no_main]

#[path = "../../crates/board/tests/properties/mod.rs"]
mod properties;

libfuzzer_sys::fuzz_target!(|data: &[u8]| properties::fen(data));
