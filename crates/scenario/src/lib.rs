#![doc = include_str!("../README.md")]

mod course;
mod error;
mod log;
mod moves;
mod node;
mod pattern;
mod regulations;
mod scenario;
mod start;
mod titles;

pub use course::{About, Course, Difference, Refused, Taken};
pub use error::{ScenarioError, ScenarioFault, Unread};
pub use log::{Log, ReplayError, VERSION};
pub use pattern::Pattern;
pub use scenario::{Scenario, Variant};
pub use titles::Titles;
