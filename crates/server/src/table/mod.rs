//! The tables at which games are played: who may do what, what the server adds, and what everybody is told.

mod cap;
mod registry;
mod live;
mod matter;
mod online;
mod permit;
mod play;
mod recovery;
mod removal;
mod settings;
mod timer;
mod view;
mod work;

pub use cap::Caps;
pub(crate) use registry::{GameRegistry, blocking, color_of};
pub(crate) use live::{Listener, LiveGame, Broadcast};
pub(crate) use permit::{fits_online, permits};
pub(crate) use play::{Table, message, stored_event};
pub(crate) use settings::{Settings, control_of};
pub(crate) use timer::keep;
pub(crate) use view::{bonus_view, ending_view, event_views, result_of, ruling_view, spelling_of};
