//! Recordings of performed clues.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Request, State as Shared},
    http::{HeaderName, header},
    response::{IntoResponse, Response},
};
use moonhare_rooms::RoomRefusal;
use serde::Serialize;

use super::{App, Bearer, Path, Visitor, read_body};
use crate::{ApiError, limits::UPLOAD_S_MAX, metrics::count, state::State};

/// A recording that is kept.
#[derive(Debug, Serialize)]
pub(super) struct Recorded {
    /// What the clue names it by.
    id: String,
}

pub(super) async fn keep(
    Shared(state): App,
    visitor: Visitor,
    Path(code): Path<String>,
    Bearer(secret): Bearer,
    request: Request,
) -> Result<Json<Recorded>, ApiError> {
    let kept = keep_for(&state, visitor, &code, secret, request).await;
    if kept.is_err() {
        count(&state.metrics.refused_uploads);
    }
    kept
}

async fn keep_for(
    state: &Arc<State>,
    visitor: Visitor,
    code: &str,
    secret: Option<String>,
    request: Request,
) -> Result<Json<Recorded>, ApiError> {
    visitor.enter(state)?;
    state.check_disk()?;
    let secret = secret.ok_or(RoomRefusal::UnknownSecret)?;
    let bytes = read_body(request, state, UPLOAD_S_MAX).await.map_err(|error| match error {
        ApiError::TooLarge => RoomRefusal::RecordingTooLarge.into(),
        error => error,
    })?;
    visitor.upload(state, bytes.len())?;
    let id = state.rooms.record(code.parse()?, secret, bytes).await?;
    Ok(Json(Recorded { id }))
}

pub(super) async fn give(
    Shared(state): App,
    visitor: Visitor,
    Path((code, id)): Path<(String, String)>,
    Bearer(secret): Bearer,
) -> Result<Response, ApiError> {
    let look = async { Ok(state.rooms.recording(code.parse()?, visitor.caller(secret.as_ref()), id).await?) };
    let (kind, bytes) = visitor.look_up_for(&state, secret.as_deref(), look).await?;
    let headers = [
        (header::CONTENT_TYPE, kind.media_type()),
        (header::CACHE_CONTROL, "private, max-age=86400"),
        // Whatever the bytes say, a browser shall only play them.
        (header::CONTENT_DISPOSITION, "attachment"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ];
    Ok((headers, bytes).into_response())
}
