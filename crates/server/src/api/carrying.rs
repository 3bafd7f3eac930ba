//! Taking one's tables to another device.

use axum::{Json, extract::State as Shared};
use moonhare_rooms::new_secret;
use serde::{Deserialize, Serialize};

use super::{App, Body, Path, Visitor};
use crate::{ApiError, limits::CARRIED_S};

/// A list that only the other device can read.
#[derive(Debug, Deserialize, Serialize)]
pub(super) struct Sealed {
    /// The list, sealed with a key that the server does not have.
    sealed: String,
}

/// Where it can be fetched, once.
#[derive(Debug, Serialize)]
pub(super) struct Carrying {
    /// The name that the other device fetches it by.
    id: String,
    /// For how many seconds.
    seconds: u64,
}

pub(super) async fn put(
    Shared(state): App,
    visitor: Visitor,
    Body(list): Body<Sealed>,
) -> Result<Json<Carrying>, ApiError> {
    visitor.enter(&state)?;
    let id = new_secret().reveal().to_owned();
    state.carried.put(id.clone(), list.sealed)?;
    Ok(Json(Carrying { id, seconds: CARRIED_S }))
}

pub(super) async fn take(
    Shared(state): App,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<Sealed>, ApiError> {
    visitor.enter(&state)?;
    state.carried.take(&id).map(|sealed| Json(Sealed { sealed }))
}
