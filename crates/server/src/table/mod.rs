//! Games in play: permissions, the server's own acts, timers, and the updates for clients.

mod cap;
mod live;
mod matter;
mod online;
mod permit;
mod play;
mod playing;
mod recovery;
mod registry;
mod removal;
mod settings;
mod timer;
mod view;
mod work;

pub use cap::Caps;
pub(crate) use live::{Broadcast, Listener, LiveGame};
pub(crate) use permit::{fits_online, permits};
pub(crate) use play::{GameInPlay, message, stored_event};
pub(crate) use registry::{GameRegistry, blocking, color_of};
pub(crate) use settings::{Settings, control_of};
pub(crate) use timer::keep;
pub(crate) use view::{bonus_view, ending_view, event_views, result_of, ruling_view, spelling_of};
