//! Evenings that were kept.

use axum::{
    Json,
    extract::State as Shared,
    http::{HeaderMap, HeaderName, header},
    response::{IntoResponse, Response},
};
use moonhare_rooms::{AlbumId, AlbumView, KeepWish, KeptAlbum, ReplayView, RoomRefusal, rules::Seat};
use serde::{Deserialize, Serialize};

use super::{App, Bearer, Body, Path, Query, Visitor};
use crate::{ApiError, assets::small_json, share};

/// That something was done.
#[derive(Debug, Serialize)]
pub(super) struct Done {
    /// Always.
    done: bool,
}

/// Whose eyes look.
#[derive(Debug, Deserialize)]
pub(super) struct Eyes {
    eyes: Option<u8>,
}

/// Whose name.
#[derive(Debug, Deserialize)]
pub(super) struct Whose {
    seat: Option<u8>,
}

fn id_of(text: &str) -> Result<AlbumId, ApiError> {
    AlbumId::of(text).ok_or_else(|| RoomRefusal::AlbumNotFound.into())
}

/// Whoever has the address may look; nobody but they shall learn of it.
const UNLISTED: [(HeaderName, &str); 2] = [
    (HeaderName::from_static("x-robots-tag"), "noindex, nofollow"),
    (header::CACHE_CONTROL, "private, no-cache"),
];

pub(super) async fn keep(
    Shared(state): App,
    visitor: Visitor,
    Path(code): Path<String>,
    Bearer(secret): Bearer,
    Body(wish): Body<KeepWish>,
) -> Result<Json<KeptAlbum>, ApiError> {
    visitor.enter(&state)?;
    state.check_disk()?;
    let secret = secret.ok_or(RoomRefusal::UnknownSecret)?;
    Ok(Json(state.rooms.keep_album(code.parse()?, secret, visitor.address(), wish).await?))
}

/// What would be kept.
pub(super) async fn unkept(
    Shared(state): App,
    visitor: Visitor,
    Path(code): Path<String>,
    Bearer(secret): Bearer,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let days = state.config().keep_albums_days;
    let look = async {
        let secret = secret.clone().ok_or(RoomRefusal::UnknownSecret)?;
        Ok(state.rooms.unkept_album(code.parse()?, secret, visitor.address(), days).await?)
    };
    let album: AlbumView = visitor.look_up_for(&state, secret.as_deref(), look).await?;
    Ok((UNLISTED, small_json(&headers, &album)).into_response())
}

pub(super) async fn album(
    Shared(state): App,
    visitor: Visitor,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let days = state.config().keep_albums_days;
    let look = async { Ok(state.rooms.album(&id_of(&id)?, days).await?) };
    let album: AlbumView = visitor.look_up(&state, look).await?;
    Ok((UNLISTED, small_json(&headers, &album)).into_response())
}

pub(super) async fn replay(
    Shared(state): App,
    visitor: Visitor,
    Path((id, turn)): Path<(String, u32)>,
    Query(Eyes { eyes }): Query<Eyes>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let look = async { Ok(state.rooms.replay(&id_of(&id)?, turn, eyes.map(Seat)).await?) };
    let replay: ReplayView = visitor.look_up(&state, look).await?;
    Ok((UNLISTED, small_json(&headers, &replay)).into_response())
}

pub(super) async fn recording(
    Shared(state): App,
    visitor: Visitor,
    Path((id, hash)): Path<(String, String)>,
) -> Result<Response, ApiError> {
    let look = async { Ok(state.rooms.album_recording(&id_of(&id)?, &hash).await?) };
    let (kind, bytes) = visitor.look_up(&state, look).await?;
    let headers = [
        (header::CONTENT_TYPE, kind.media_type()),
        (header::CONTENT_DISPOSITION, "attachment"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ];
    Ok((UNLISTED, headers, bytes).into_response())
}

pub(super) async fn take_name_out(
    Shared(state): App,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(Whose { seat }): Query<Whose>,
    Bearer(secret): Bearer,
) -> Result<Json<Done>, ApiError> {
    visitor.enter(&state)?;
    let secret = secret.ok_or(RoomRefusal::UnknownSecret)?;
    state.rooms.take_name_out(&id_of(&id)?, &secret, seat.map(Seat), visitor.address()).await?;
    Ok(Json(Done { done: true }))
}

pub(super) async fn delete(
    Shared(state): App,
    visitor: Visitor,
    Path(id): Path<String>,
    Bearer(key): Bearer,
) -> Result<Json<Done>, ApiError> {
    visitor.enter(&state)?;
    let key = key.ok_or(RoomRefusal::UnknownSecret)?;
    state.rooms.delete_album(&id_of(&id)?, &key).await?;
    Ok(Json(Done { done: true }))
}

pub(super) async fn picture(
    Shared(state): App,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let shown = share::album(&state, visitor, &id).await?;
    Ok((UNLISTED, share::picture(&state, visitor, shown).await?).into_response())
}

pub(super) async fn turn_picture(
    Shared(state): App,
    visitor: Visitor,
    Path((id, turn)): Path<(String, u32)>,
) -> Result<Response, ApiError> {
    let shown = share::album_turn(&state, visitor, &id, turn).await?;
    Ok((UNLISTED, share::picture(&state, visitor, shown).await?).into_response())
}
