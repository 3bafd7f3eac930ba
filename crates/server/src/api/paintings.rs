//! Packs that are painted while the server runs.

use axum::{Json, extract::State as Shared, http::StatusCode};

use super::{App, Body, Visitor};
use crate::{ApiError, PaintingOrder, PaintingView, PaintingsView};

pub(super) async fn list(Shared(state): App) -> Json<PaintingsView> {
    Json(state.painter.paintings())
}

/// Takes an order. It is bounded like entering a room, because it keeps the machine busy for minutes.
pub(super) async fn order(
    Shared(state): App,
    visitor: Visitor,
    Body(order): Body<PaintingOrder>,
) -> Result<(StatusCode, Json<PaintingView>), ApiError> {
    visitor.enter(&state)?;
    state.check_disk()?;
    Ok((StatusCode::ACCEPTED, Json(state.painter.order(&order)?)))
}
