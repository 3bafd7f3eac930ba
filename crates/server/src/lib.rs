//! HTTP and WebSocket in front of the rooms.
//!
//! [`run`] serves until it is told to stop; the caller owns the listener and the end. This crate knows HTTP and not the
//! rules: whatever a client sends goes to a room as it is, and whatever a room says goes out as it is.

mod accept;
mod address;
mod api;
mod assets;
mod carried;
mod config;
mod connections;
mod error;
mod headers;
mod https;
pub mod limits;
mod machine;
mod metrics;
mod moon;
mod network;
mod openapi;
mod origin;
mod own;
mod paintings;
mod rate;
mod report;
mod share;
mod shelf;
mod socket;
mod state;

use std::{convert::Infallible, future::Future, sync::Arc};

use tokio::{net::TcpListener, sync::watch};

pub use api::{About, Content, Secrecy, api};
pub use assets::IN_THE_CLIENT;
pub use config::{Config, ConfigFault, OwnQuotas};
pub use error::ApiError;
pub use https::{Https, PlainHttp};
pub use machine::{AnyMachine, BackupCounts, Machine};
pub use moon::{Day, MoonCardView, MoonCounts, MoonHandView, MoonResult, MoonView, NotADay};
pub use network::{Network, NotANetwork};
pub use own::{
    AddedBy, BoxChange, BoxMade, BoxView, LookView, NewBox, NewUpload, NoOwnPictures, OwnAllowed,
    OwnCardChange, OwnCardView, OwnPictures, OwnRefusal, OwnRules, UploadView, Who,
};
pub use paintings::{
    NoPainter, Painter, PaintingOrder, PaintingRefusal, PaintingState, PaintingView, PaintingsView, ThemeView,
};
pub use report::{Report, ReportReason};
pub use shelf::{PackView, PictureWordsView, PlainShelf, Shelf, WordsView};
pub use state::Services;

/// Serves on `listener` until `shutdown` is done; then tells everybody to come back, and returns when all is written.
///
/// # Errors
/// When the log can't be closed.
pub async fn run(
    listener: TcpListener,
    mut services: Services,
    config: Config,
    shutdown: impl Future<Output = ()>,
) -> Result<(), moonhare_rooms::StoreError> {
    let operators = services.metrics.take();
    let new_limits = services.new_limits.take();
    let https = services.https.take();
    let state = Arc::new(state::State::new(services, config, operators.is_some()));
    let served = accept::serve(listener, operators, https, Arc::clone(&state), shutdown);
    tokio::select! {
        () = served => {}
        never = follow_limits(&state, new_limits) => match never {},
    }
    state.rooms.stop().await;
    state.rooms.log().close().await
}

/// Takes over limits as often as they are set anew.
async fn follow_limits(state: &state::State, limits: Option<watch::Receiver<Config>>) -> Infallible {
    if let Some(mut limits) = limits {
        while limits.changed().await.is_ok() {
            let config = limits.borrow_and_update().clone();
            state.set_limits(config);
        }
    }
    std::future::pending().await
}
