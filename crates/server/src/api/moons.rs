//! The daily moon.

use axum::{Json, extract::State as Shared};

use super::{App, Body, Path, Visitor};
use crate::{
    ApiError,
    metrics::count,
    moon::{Day, MoonCounts, MoonResult, MoonView},
    state::State,
};

pub(super) async fn moon(
    Shared(state): App,
    Path((day, language)): Path<(String, String)>,
) -> Result<Json<MoonView>, ApiError> {
    let day = that_is_up(&state, &day)?;
    let hands = state.shelf.moon(day, &language).ok_or(ApiError::NotFound)?;
    Ok(Json(MoonView { day: day.to_string(), hands }))
}

pub(super) async fn counts(
    Shared(state): App,
    Path(day): Path<String>,
) -> Result<Json<MoonCounts>, ApiError> {
    let day = that_is_up(&state, &day)?;
    Ok(Json(state.moons.counts(&**state.rooms.log(), day).await))
}

pub(super) async fn add(
    Shared(state): App,
    visitor: Visitor,
    Path(day): Path<String>,
    Body(result): Body<MoonResult>,
) -> Result<Json<MoonCounts>, ApiError> {
    let day = that_is_up(&state, &day)?;
    if visitor.address().is_some_and(|address| !state.moon_results.take(address)) {
        count(&state.metrics.refused_entries);
        return Err(ApiError::TooManyRequests);
    }
    let counts = state.moons.add(&**state.rooms.log(), day, &result).await;
    counts.map(Json).ok_or(ApiError::BadRequest)
}

/// A day whose moon can be played somewhere in the world.
fn that_is_up(state: &State, day: &str) -> Result<Day, ApiError> {
    let day: Day = day.parse().map_err(|_| ApiError::NoMoon)?;
    if day.is_up(state.rooms.now_ms()) { Ok(day) } else { Err(ApiError::NoMoon) }
}
