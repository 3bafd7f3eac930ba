//! Packs, their words and their pictures.

use axum::{
    Json,
    extract::{Path, State as Shared},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};

use super::App;
use crate::{ApiError, PackView, WordsView};

pub(super) async fn list(Shared(state): App) -> Json<Vec<PackView>> {
    Json(state.shelf.packs())
}

pub(super) async fn words(
    Shared(state): App,
    Path((pack, language)): Path<(String, String)>,
) -> Result<Json<WordsView>, ApiError> {
    state.shelf.words(&pack, &language).map(Json).ok_or(ApiError::NotFound)
}

/// A picture. Its address names a pack and a card, and says nothing about who holds it.
pub(super) async fn picture(
    Shared(state): App,
    Path((pack, card, file)): Path<(String, u16, String)>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let width = file.strip_suffix(".webp").and_then(|width| width.parse().ok()).ok_or(ApiError::NotFound)?;
    let common = [
        (header::CONTENT_TYPE, "image/webp"),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
        (header::ETAG, "\"1\""),
    ];
    let accepted = headers.get(header::ACCEPT).and_then(|accept| accept.to_str().ok());
    if accepted.is_some_and(|accepted| !accepts_webp(accepted)) {
        return Ok(StatusCode::NOT_ACCEPTABLE.into_response());
    }
    let picture = state.shelf.picture(&pack, card, width).ok_or(ApiError::NotFound)?;
    if headers.get(header::IF_NONE_MATCH).is_some() {
        return Ok((StatusCode::NOT_MODIFIED, common).into_response());
    }
    Ok((common, picture).into_response())
}

fn accepts_webp(accepted: &str) -> bool {
    accepted
        .split(',')
        .map(|kind| kind.split(';').next().unwrap_or_default().trim())
        .any(|kind| matches!(kind, "image/webp" | "image/*" | "*/*" | ""))
}
