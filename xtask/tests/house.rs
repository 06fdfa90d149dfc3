//! The house rules, each a test: what `cargo xtask` prints, and must not.

use xtask::{
    Finding, House, castling, coverage, documents, editions, graph, locales, names, packages, purity, sizes,
    sources, store, traces, vocabulary,
};

fn hold(rule: fn(&House) -> Vec<Finding>) {
    let house = House::open().expect("the repository is here");
    let breaches: Vec<String> = rule(&house).iter().map(Finding::to_string).collect();
    assert!(breaches.is_empty(), "\n{}\n", breaches.join("\n"));
}

#[test]
fn crates_use_only_what_the_table_allows() {
    hold(graph::findings);
}

#[test]
fn files_stay_small() {
    hold(sizes::findings);
}

#[test]
fn identifiers_are_english() {
    hold(names::findings);
}

#[test]
fn both_languages_are_complete() {
    hold(locales::findings);
}

#[test]
fn italian_is_as_arbiters_write_it() {
    hold(vocabulary::findings);
}

#[test]
fn nothing_is_left_unfinished_or_switched_off() {
    hold(sources::findings);
}

#[test]
fn no_trace_of_one_machine() {
    hold(traces::findings);
}

#[test]
fn the_documents_keep_up() {
    hold(documents::findings);
}

#[test]
fn the_house_is_not_empty() {
    let house = House::open().expect("the repository is here");
    assert!(house.crates().contains(&"board"));
    assert!(house.with_extension("rs").count() > 10);
}

#[test]
fn every_article_has_a_case_or_a_reason() {
    hold(coverage::findings);
}

#[test]
fn editions_are_told_apart_only_in_their_tables() {
    hold(editions::findings);
}

#[test]
fn every_published_crate_can_be_packaged() {
    hold(packages::findings);
}

#[test]
fn only_the_store_knows_how_things_are_stored() {
    hold(store::findings);
}

#[test]
fn pure_crates_reach_for_nothing_outside() {
    hold(purity::findings);
}

#[test]
fn the_position_says_how_castling_is_written() {
    hold(castling::findings);
}
