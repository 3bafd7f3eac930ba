//! Being called when a table by post waits.

use axum::{Json, extract::State as Shared};
use moonhare_rooms::{RoomRefusal, Subscription};
use serde::{Deserialize, Serialize};

use super::{
    App, Bearer, Body, Path, Visitor,
    routes::{Route, Secrecy},
};
use crate::ApiError;

/// Whether this server calls people, and who it is to push services.
#[derive(Debug, Serialize)]
pub(super) struct KnockRules {
    /// Its public key, which a browser asks its push service for an address with; none if it calls nobody.
    key: Option<String>,
}

/// A device that is to be called no more.
#[derive(Debug, Deserialize)]
pub(super) struct KnocksEnd {
    /// Its address at its push service. Nobody else knows it, so it is proof enough.
    endpoint: String,
}

/// It is done.
#[derive(Debug, Serialize)]
pub(super) struct KnocksDone {
    /// Whether this device is called from now on.
    called: bool,
}

/// Everything about being called.
pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::get("/api/knocks", "Whether this server calls people who are away, and with which key.", rules)
            .gives::<KnockRules>(),
        Route::post(
            "/api/rooms/{code}/knocks",
            "Be called on this device when the table is played by post and waits for this seat.",
            want,
        )
        .takes::<Subscription>()
        .gives::<KnocksDone>()
        .secret(Secrecy::Needed)
        .faults(&[400, 401, 403, 404, 408, 409, 413, 422, 503]),
        Route::post(
            "/api/rooms/{code}/knocks/stop",
            "Be called on this device no more, for this table. Its address is proof enough, since nobody else knows it.",
            stop,
        )
        .takes::<KnocksEnd>()
        .gives::<KnocksDone>()
        .faults(&[400, 403, 404, 408, 413, 503]),
    ]
}

async fn rules(Shared(state): App) -> Json<KnockRules> {
    Json(KnockRules { key: state.rooms.doorbell().map(|doorbell| doorbell.key().to_owned()) })
}

async fn want(
    Shared(state): App,
    visitor: Visitor,
    Path(code): Path<String>,
    Bearer(secret): Bearer,
    Body(device): Body<Subscription>,
) -> Result<Json<KnocksDone>, ApiError> {
    visitor.enter(&state)?;
    state.check_disk()?;
    let want = async {
        let secret = secret.ok_or(RoomRefusal::UnknownSecret)?;
        let doorbell = state.rooms.doorbell().ok_or(ApiError::KnocksOff)?;
        if !doorbell.is_possible(&device) {
            return Err(ApiError::NoSuchDevice);
        }
        Ok(state.rooms.want_knocks(code.parse()?, secret, device).await?)
    };
    visitor.missed(&state, want.await)?;
    Ok(Json(KnocksDone { called: true }))
}

async fn stop(
    Shared(state): App,
    visitor: Visitor,
    Path(code): Path<String>,
    Body(end): Body<KnocksEnd>,
) -> Result<Json<KnocksDone>, ApiError> {
    visitor.enter(&state)?;
    let stop = async { Ok(state.rooms.stop_knocks(code.parse()?, end.endpoint).await?) };
    visitor.missed(&state, stop.await)?;
    Ok(Json(KnocksDone { called: false }))
}
