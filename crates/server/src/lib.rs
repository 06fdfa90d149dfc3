#![doc = include_str!("../README.md")]

mod app;
mod config;
mod error;
mod guard;
mod health;
mod jobs;
mod keeping;
mod openapi;
mod pages;
mod record;
mod routes;
mod sentence;
mod serve;
mod store;
mod table;
mod think;
mod time;
pub mod wire;

pub use app::{App, app};
pub use config::Config;
pub use error::ServerError;
pub use guard::{Limits, Rate};
pub use keeping::{
    Backup, Checked, FileFlaw, Flaw, GameFlaw, Progress, Restored, Restoring, Stage, Watcher, backup, check,
    restore,
};
pub use openapi::document;
pub use serve::{ServeError, runtime, serve, serve_app, serve_on, told_to_stop};
pub use store::{Store, StoreError, StoreTrouble};
pub use table::Caps;
