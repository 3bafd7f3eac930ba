//! Recordings of performed clues.

use axum::{
    Json,
    body::Bytes,
    extract::{Path, State as Shared, rejection::BytesRejection},
    http::{HeaderName, header},
    response::{IntoResponse, Response},
};
use moonhare_rooms::RoomRefusal;
use serde_json::{Value, json};

use super::{App, Bearer, Visitor};
use crate::ApiError;

pub(super) async fn keep(
    Shared(state): App,
    visitor: Visitor,
    Path(code): Path<String>,
    Bearer(secret): Bearer,
    body: Result<Bytes, BytesRejection>,
) -> Result<Json<Value>, ApiError> {
    visitor.enter(&state)?;
    let secret = secret.ok_or(RoomRefusal::UnknownSecret)?;
    let bytes = body.map_err(|_| RoomRefusal::RecordingTooLarge)?;
    let id = state.tables.record(code.parse()?, secret, bytes).await?;
    Ok(Json(json!({ "id": id })))
}

pub(super) async fn give(
    Shared(state): App,
    visitor: Visitor,
    Path((code, id)): Path<(String, String)>,
    Bearer(secret): Bearer,
) -> Result<Response, ApiError> {
    let answer = async { Ok(state.tables.recording(code.parse()?, secret, id).await?) };
    let (kind, bytes) = visitor.missed(&state, answer.await)?;
    let headers = [
        (header::CONTENT_TYPE, kind.media_type()),
        (header::CACHE_CONTROL, "private, max-age=86400"),
        // Whatever the bytes say, a browser shall only play them.
        (header::CONTENT_DISPOSITION, "attachment"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ];
    Ok((headers, bytes).into_response())
}
