#![doc = include_str!("../README.md")]

mod account_error;
mod app;
mod config;
mod error;
mod guard;
mod health;
mod jobs;
mod office;
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

pub use account_error::AccountError;
pub use app::{App, app};
pub use config::Config;
pub use error::ServerError;
pub use guard::{BadName, BadOrigin, Limits, Origin, Rate};
pub use office::{Account, Given, Office, OfficeError, day};
pub use openapi::document;
pub use serve::{ServeError, runtime, serve, serve_app, serve_on, told_to_stop};
pub use store::{Store, StoreError, StoreTrouble};
pub use table::Caps;
