//! Making, finding and entering rooms.

use axum::{
    Json,
    extract::State as Shared,
    http::header,
    response::{IntoResponse, Response},
};
use moonhare_rooms::{Created, Entry, Preview, Profile, ReplayView, Seated, TurnView};
use serde::Deserialize;

use super::{App, Bearer, Body, Path, Visitor};
use crate::{ApiError, limits::PUBLIC_TABLES_MAX};

/// A new room.
#[derive(Debug, Deserialize)]
pub(super) struct Create {
    #[serde(flatten)]
    profile: Profile,
    /// Fill the table with bots to play with at once.
    #[serde(default)]
    try_bots: bool,
}

pub(super) async fn create(
    Shared(state): App,
    visitor: Visitor,
    Body(create): Body<Create>,
) -> Result<Json<Created>, ApiError> {
    visitor.make_room(&state)?;
    Ok(Json(state.rooms.create(&create.profile, create.try_bots, visitor.address()).await?))
}

pub(super) async fn public(Shared(state): App) -> Json<Vec<Preview>> {
    Json(state.rooms.public(PUBLIC_TABLES_MAX).await)
}

pub(super) async fn preview(
    Shared(state): App,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Result<Json<Preview>, ApiError> {
    let look = async { Ok(state.rooms.preview(code.parse()?).await?) };
    visitor.look_up(&state, look).await.map(Json)
}

pub(super) async fn join(
    Shared(state): App,
    visitor: Visitor,
    Path(code): Path<String>,
    Bearer(secret): Bearer,
    Body(entry): Body<Entry>,
) -> Result<Json<Seated>, ApiError> {
    visitor.enter(&state)?;
    let code = code.parse()?;
    let seated = state.rooms.join(code, entry, visitor.caller(secret.as_ref())).await?;
    state.doorbook.note(code, seated.person, visitor.address());
    Ok(Json(seated))
}

/// A one-time ticket.
#[derive(Debug, Deserialize)]
pub(super) struct Ticket {
    ticket: String,
}

pub(super) async fn use_ticket(
    Shared(state): App,
    visitor: Visitor,
    Path(code): Path<String>,
    Body(ticket): Body<Ticket>,
) -> Result<Json<Seated>, ApiError> {
    visitor.enter(&state)?;
    Ok(Json(state.rooms.use_ticket(code.parse()?, ticket.ticket).await?))
}

pub(super) async fn turns(
    Shared(state): App,
    visitor: Visitor,
    Path(code): Path<String>,
    Bearer(secret): Bearer,
) -> Result<Json<Vec<TurnView>>, ApiError> {
    let look = async { Ok(state.rooms.turns(code.parse()?, visitor.caller(secret.as_ref())).await?) };
    visitor.look_up_for(&state, secret.as_deref(), look).await.map(Json)
}

/// One turn of a game that is over, moment by moment.
pub(super) async fn replay(
    Shared(state): App,
    visitor: Visitor,
    Path((code, turn)): Path<(String, u32)>,
    Bearer(secret): Bearer,
) -> Result<Json<ReplayView>, ApiError> {
    let look =
        async { Ok(state.rooms.replay_turn(code.parse()?, visitor.caller(secret.as_ref()), turn).await?) };
    let replay = visitor.look_up_for(&state, secret.as_deref(), look).await?;
    replay.map(Json).ok_or(ApiError::NotFound)
}

/// All games of a room whose latest is over, an event a line, as `moonhare verify` reads them.
pub(super) async fn finished_games(
    Shared(state): App,
    visitor: Visitor,
    Path(code): Path<String>,
    Bearer(secret): Bearer,
) -> Result<Response, ApiError> {
    let look =
        async { Ok(state.rooms.finished_games(code.parse()?, visitor.caller(secret.as_ref())).await?) };
    let lines = visitor.look_up_for(&state, secret.as_deref(), look).await?;
    Ok(([(header::CONTENT_TYPE, "application/jsonl")], lines).into_response())
}

/// The events of a game that is over, one a line, as `moonhare verify` reads them.
pub(super) async fn finished_game(
    Shared(state): App,
    visitor: Visitor,
    Path(code): Path<String>,
    Bearer(secret): Bearer,
) -> Result<Response, ApiError> {
    let look = async { Ok(state.rooms.finished_game(code.parse()?, visitor.caller(secret.as_ref())).await?) };
    let events = visitor.look_up_for(&state, secret.as_deref(), look).await?;
    let lines: String =
        events.iter().filter_map(|event| serde_json::to_string(event).ok()).map(|line| line + "\n").collect();
    Ok(([(header::CONTENT_TYPE, "application/jsonl")], lines).into_response())
}
