//! Making, finding and entering rooms.

use axum::{
    Json,
    extract::{Path, State as Shared},
    http::header,
    response::{IntoResponse, Response},
};
use moonhare_rooms::{Created, Entry, Preview, Profile, Seated, TurnView};
use serde::Deserialize;

use super::{App, Bearer, Body, Visitor};
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
    visitor.enter(&state)?;
    Ok(Json(state.tables.create(&create.profile, create.try_bots).await?))
}

pub(super) async fn public(Shared(state): App) -> Json<Vec<Preview>> {
    Json(state.tables.public(PUBLIC_TABLES_MAX).await)
}

pub(super) async fn preview(
    Shared(state): App,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Result<Json<Preview>, ApiError> {
    let answer = async { Ok(state.tables.preview(code.parse()?).await?) };
    visitor.missed(&state, answer.await).map(Json)
}

pub(super) async fn join(
    Shared(state): App,
    visitor: Visitor,
    Path(code): Path<String>,
    Body(entry): Body<Entry>,
) -> Result<Json<Seated>, ApiError> {
    visitor.enter(&state)?;
    Ok(Json(state.tables.join(code.parse()?, entry).await?))
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
    Ok(Json(state.tables.use_ticket(code.parse()?, ticket.ticket).await?))
}

pub(super) async fn turns(
    Shared(state): App,
    visitor: Visitor,
    Path(code): Path<String>,
    Bearer(secret): Bearer,
) -> Result<Json<Vec<TurnView>>, ApiError> {
    let answer = async { Ok(state.tables.turns(code.parse()?, secret).await?) };
    visitor.missed(&state, answer.await).map(Json)
}

/// The events of a game that is over, one a line, as `moonhare verify` reads them.
pub(super) async fn finished_game(
    Shared(state): App,
    visitor: Visitor,
    Path(code): Path<String>,
    Bearer(secret): Bearer,
) -> Result<Response, ApiError> {
    let answer = async { Ok(state.tables.finished_game(code.parse()?, secret).await?) };
    let events = visitor.missed(&state, answer.await)?;
    let lines: String =
        events.iter().filter_map(|event| serde_json::to_string(event).ok()).map(|line| line + "\n").collect();
    Ok(([(header::CONTENT_TYPE, "application/jsonl")], lines).into_response())
}
