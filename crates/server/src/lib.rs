//! HTTP and WebSocket in front of the rooms.
//!
//! [`run`] serves until it is told to stop; the caller owns the listener and the end. This crate knows HTTP and not the
//! rules: whatever a client sends goes to a room as it is, and whatever a room says goes out as it is.

mod accept;
mod address;
mod api;
mod assets;
mod config;
mod error;
mod headers;
pub mod limits;
mod metrics;
mod openapi;
mod paintings;
mod rate;
mod shelf;
mod socket;
mod state;

use std::{future::Future, sync::Arc};

use tokio::net::TcpListener;

pub use config::Config;
pub use error::ApiError;
pub use paintings::{
    NoPainter, Painter, PaintingOrder, PaintingRefusal, PaintingState, PaintingView, PaintingsView, ThemeView,
};
pub use shelf::{PackView, PlainShelf, Shelf, WordsView};
pub use state::Services;

/// Serves on `listener` until `shutdown` is done; then tells everybody to come back, and returns when all is written.
///
/// # Errors
/// When the log can't be closed.
pub async fn run(
    listener: TcpListener,
    services: Services,
    config: Config,
    shutdown: impl Future<Output = ()>,
) -> Result<(), moonhare_rooms::StoreError> {
    let state = Arc::new(state::State::new(services, config));
    accept::serve(listener, Arc::clone(&state), shutdown).await;
    state.tables.stop().await;
    state.tables.log().close().await
}
