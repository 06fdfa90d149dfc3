//! An engine's opinion for the coach.

use crate::engines;
use anyhow::{Error, Result};
use clap::ArgMatches;
use tratto_board::Position;
use tratto_engine::{Pool, Question};
use tratto_lore::coach::Opinion;
use tratto_words::Words;

/// As many nodes as a question may cost.
pub(super) const MOST: u64 = 5_000_000;
/// What is spent where nothing is said.
const USUAL: u64 = 100_000;

/// An engine and what it may spend on a position.
pub(super) struct Engine {
    pool: Pool,
    nodes: u64,
}

impl Engine {
    pub(super) fn chosen(matches: &ArgMatches, words: &Words) -> Result<Option<Engine>> {
        let nodes = matches.get_one::<u64>("nodes").copied().unwrap_or(USUAL);
        Ok(engines::chosen(matches, words)?.map(|pool| Engine { pool, nodes }))
    }

    /// What it thinks of a position in which there is a move.
    pub(super) fn ask(&self, at: &Position, words: &Words) -> Result<Opinion> {
        let fault = |error| Error::msg(engines::fault(&error, words));
        let told = self.pool.ask(&Question::about(*at).nodes(self.nodes), &mut |_| true).map_err(fault)?;
        tratto_server::engine_opinion(at, &told).map_err(|error| Error::msg(error.to_string()))
    }
}
