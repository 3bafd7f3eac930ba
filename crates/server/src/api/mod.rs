//! The routes.

mod packs;
mod paintings;
mod recordings;
mod rooms;

use std::sync::Arc;

use axum::{
    Router,
    body::Bytes,
    extract::{DefaultBodyLimit, FromRequest, FromRequestParts, Request, State as Shared},
    http::{StatusCode, header, request::Parts},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use moonhare_rooms::limits::RECORDING_BYTES_MAX;
use serde::de::DeserializeOwned;

use crate::{
    ApiError,
    address::{Peer, client_address},
    assets, headers,
    limits::JSON_BYTES_MAX,
    metrics::{self, count},
    openapi, socket,
    state::State,
};

type App = Shared<Arc<State>>;

/// Everything that the server answers.
pub(crate) fn router(state: Arc<State>) -> Router {
    let recordings = Router::new()
        .route("/api/rooms/{code}/recordings", post(recordings::keep))
        .layer(DefaultBodyLimit::max(RECORDING_BYTES_MAX + 1));
    Router::new()
        .route("/api/rooms", post(rooms::create).get(rooms::public))
        .route("/api/rooms/{code}", get(rooms::preview))
        .route("/api/rooms/{code}/join", post(rooms::join))
        .route("/api/rooms/{code}/move", post(rooms::use_ticket))
        .route("/api/rooms/{code}/turns", get(rooms::turns))
        .route("/api/rooms/{code}/game", get(rooms::finished_game))
        .route("/api/rooms/{code}/recordings/{id}", get(recordings::give))
        .route("/api/rooms/{code}/socket", get(socket::upgrade))
        .route("/api/packs", get(packs::list))
        .route("/api/packs/{pack}/words/{language}", get(packs::words))
        .route("/api/paintings", get(paintings::list).post(paintings::order))
        .route("/cards/{pack}/{card}/{file}", get(packs::picture))
        .route("/api/openapi.json", get(|| async { json_text(openapi::DOCUMENT) }))
        .route("/healthz", get(|| async { "ok" }))
        .route("/readyz", get(ready))
        .route("/metrics", get(|Shared(state): App| async move { metrics::page(&state) }))
        .layer(DefaultBodyLimit::max(JSON_BYTES_MAX))
        .merge(recordings)
        .fallback(get(assets::asset))
        .layer(middleware::from_fn_with_state(Arc::clone(&state), pace))
        .layer(middleware::from_fn(headers::secure))
        .with_state(state)
}

fn json_text(text: &'static str) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}

/// Ready as long as the log's writer keeps up.
async fn ready(Shared(state): App) -> Response {
    const WAITING_MAX: usize = 8_000;
    if state.tables.log().waiting() > WAITING_MAX {
        return (StatusCode::SERVICE_UNAVAILABLE, "the log is behind").into_response();
    }
    "ready".into_response()
}

/// Lets no address ask too much.
async fn pace(Shared(state): App, request: Request, next: Next) -> Response {
    count(&state.metrics.requests);
    if let Some(address) = address_of(&state, request.extensions().get(), request.headers())
        && !state.requests.take(address)
    {
        count(&state.metrics.refused_requests);
        return ApiError::TooManyRequests.into_response();
    }
    next.run(request).await
}

fn address_of(
    state: &State,
    peer: Option<&Peer>,
    headers: &axum::http::HeaderMap,
) -> Option<std::net::IpAddr> {
    peer.map(|peer| client_address(*peer, headers, state.config.trusted_header.as_deref()))
}

/// Somebody who makes or enters a room, or asks for one: bounded, so that codes can't be found by trying.
pub(crate) struct Visitor(Option<std::net::IpAddr>);

impl Visitor {
    /// Counts an entry.
    fn enter(&self, state: &State) -> Result<(), ApiError> {
        match self.0 {
            Some(address) if !state.entries.take(address) => Err(ApiError::TooManyRequests),
            _ => Ok(()),
        }
    }

    /// Counts an answer that tells a guesser something.
    pub(crate) fn missed<T>(&self, state: &State, answer: Result<T, ApiError>) -> Result<T, ApiError> {
        match answer {
            Err(error)
                if matches!(
                    error.code(),
                    "room_not_found" | "unknown_secret" | "wrong_passphrase" | "bad_ticket"
                ) =>
            {
                self.enter(state)?;
                Err(error)
            }
            answer => answer,
        }
    }
}

impl FromRequestParts<Arc<State>> for Visitor {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &Arc<State>) -> Result<Self, ApiError> {
        Ok(Self(address_of(state, parts.extensions.get(), &parts.headers)))
    }
}

/// The secret of a seat, from the `Authorization` header: never from the address, which ends up in logs.
struct Bearer(Option<String>);

impl FromRequestParts<Arc<State>> for Bearer {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<State>) -> Result<Self, ApiError> {
        let Some(value) = parts.headers.get(header::AUTHORIZATION) else { return Ok(Self(None)) };
        let secret = value.to_str().ok().and_then(|value| value.strip_prefix("Bearer "));
        secret.map(|secret| Self(Some(secret.to_owned()))).ok_or(ApiError::BadRequest)
    }
}

/// A JSON body whose faults are told in our own form.
struct Body<T>(T);

impl<T: DeserializeOwned> FromRequest<Arc<State>> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &Arc<State>) -> Result<Self, ApiError> {
        let bytes = Bytes::from_request(request, state).await.map_err(|rejection| {
            if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
                ApiError::TooLarge
            } else {
                ApiError::BadRequest
            }
        })?;
        serde_json::from_slice(&bytes).map(Self).map_err(|_| ApiError::BadRequest)
    }
}
