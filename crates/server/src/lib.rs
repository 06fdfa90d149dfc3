#![doc = include_str!("../README.md")]

mod account_error;
mod app;
mod asked;
mod config;
mod connection;
mod engines;
mod error;
mod guard;
mod handover;
mod health;
mod jobs;
mod keeping;
mod log;
mod metrics;
mod openapi;
mod operator;
mod pages;
mod reader;
mod record;
mod routes;
mod sentence;
mod serve;
mod store;
mod table;
mod telling;
mod think;
mod time;
mod training;
mod turns;
pub mod wire;

pub use account_error::AccountError;
pub use app::{App, app};
pub use asked::{AskedMove, NotAMove};
pub use config::{Config, Setting, SettingError, SettingSource, Timeouts, Wanted};
pub use engines::{engine_fault, engine_opinion};
pub use error::ServerError;
pub use guard::{BadName, BadOrigin, Limits, Network, Networks, NotANetwork, Origin, Rate};
pub use handover::handed_over;
pub use keeping::{
    Backup, Checked, Flaw, GameFlaw, Progress, Restored, Restoring, Stage, Watcher, backup, check, restore,
};
pub use log::{LogFormat, LogGuard, LogLevel, UnknownWord, set_log_level, start_log};
pub use openapi::document;
pub use operator::{Account, IssuedCode, Operator, OperatorError};
pub use serve::{ServeError, runtime, serve, serve_app, serve_on, serve_with, told_to_stop};
pub use store::{FileFlaw, SqliteStore, StoreError, StoreTrouble};
pub use table::Caps;
pub use telling::{
    tell_advice, tell_article, tell_claim, tell_duty, tell_ending, tell_fact, tell_facts, tell_game_review,
    tell_move_review, tell_position, tell_ruling, tell_squares,
};
pub use time::day;
pub use training::{course, exercise_view, exercises, lesson_view, training};
