//! The routes.

mod albums;
mod carrying;
mod kept;
mod knocks;
mod moons;
mod own;
mod packs;
mod paintings;
mod places;
mod postcards;
mod recordings;
mod reports;
mod rooms;
mod routes;
mod rule_sets;

use std::{future::Future, net::IpAddr, sync::Arc, time::Duration};

use axum::{
    Router,
    body::{Body as AnswerBody, Bytes},
    extract::{DefaultBodyLimit, FromRequest, FromRequestParts, Request, State as Shared},
    http::{HeaderMap, StatusCode, header, request::Parts},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::get,
};
use moonhare_rooms::{Caller, RoomRefusal};
use serde::de::DeserializeOwned;

use crate::{
    ApiError, OwnPictures,
    address::{Peer, client_address, household},
    connections::HeldBody,
    headers,
    limits::{JSON_BYTES_MAX, JSON_S_MAX, LOOK_S_MAX, OWN_COUNTED_BYTES_MIN},
    metrics::{self, count},
    openapi,
    origin::own_pages_only,
    share,
    state::State,
};

pub use routes::{About, Content, Secrecy, api};

type App = Shared<Arc<State>>;

/// Everything that the server answers.
pub(crate) fn router(state: Arc<State>) -> Router {
    let table = routes::routes();
    let router =
        table.into_iter().fold(Router::new(), |router, route| router.route(route.about.path, route.handler));
    router
        .layer(DefaultBodyLimit::max(JSON_BYTES_MAX))
        .method_not_allowed_fallback(no_such_method)
        .fallback(get(share::page_or_file).fallback(no_such_method))
        .layer(middleware::from_fn_with_state(Arc::clone(&state), own_pages_only))
        .layer(middleware::from_fn_with_state(Arc::clone(&state), pace))
        .layer(middleware::from_fn(headers::secure))
        .with_state(state)
}

/// What operators are answered at an address of their own.
pub(crate) fn operators_router(state: Arc<State>) -> Router {
    Router::new()
        .route("/metrics", get(|Shared(state): App| async move { metrics::page(&state) }))
        .fallback(|| async { ApiError::NotFound })
        .with_state(state)
}

fn json_text(text: &'static str) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}

async fn description() -> Response {
    json_text(openapi::DOCUMENT)
}

async fn healthy() -> &'static str {
    "ok"
}

async fn no_such_method() -> ApiError {
    ApiError::MethodNotAllowed
}

/// Ready as long as the log's writer keeps up and can write, and new rooms are taken: not on a full disk.
async fn ready(Shared(state): App) -> Response {
    const WAITING_MAX: usize = 8_000;
    const WRITTEN_WITHIN: Duration = Duration::from_secs(1);
    if !matches!(tokio::time::timeout(WRITTEN_WITHIN, state.rooms.log().check()).await, Ok(Ok(()))) {
        return ApiError::from(RoomRefusal::StorageFailed).into_response();
    }
    if state.rooms.log().waiting() > WAITING_MAX {
        return ApiError::NotReady.into_response();
    }
    match state.check_disk() {
        Ok(()) => "ready".into_response(),
        Err(low) => low.into_response(),
    }
}

/// Lets no address ask too much, nor too much at the same time.
async fn pace(Shared(state): App, mut request: Request, next: Next) -> Response {
    count(&state.metrics.requests);
    let config = state.config();
    let Some(peer) = request.extensions().get::<Peer>() else { return next.run(request).await };
    let address = client_address(*peer, request.headers(), config.trusted_header.as_deref());
    if state.is_banned(address) {
        count(&state.metrics.banned_requests);
        return ApiError::Banned.into_response();
    }
    let address = household(address);
    let refused = || {
        count(&state.metrics.refused_requests);
        ApiError::TooManyRequests.into_response()
    };
    if !state.requests.take(address) {
        return refused();
    }
    if config.trusted_header.is_none() {
        // The connection itself is counted.
        return next.run(request).await;
    }
    let Some(held) = state.connections.hold(address).map(Arc::new) else { return refused() };
    request.extensions_mut().insert(Arc::clone(&held));
    next.run(request).await.map(|body| AnswerBody::new(HeldBody::new(body, held)))
}

/// What limits count of whoever sent this.
fn address_of(state: &State, peer: Option<&Peer>, headers: &HeaderMap) -> Option<IpAddr> {
    peer.map(|peer| household(client_address(*peer, headers, state.config().trusted_header.as_deref())))
}

/// Somebody who makes or enters a room, or asks for one: bounded, so that codes can't be found by trying.
#[derive(Clone, Copy)]
pub(crate) struct Visitor(Option<IpAddr>);

impl Visitor {
    /// Where they come from; a household of IPv6 addresses is one.
    pub(crate) fn address(self) -> Option<IpAddr> {
        self.0
    }

    /// Who asks a room for something, with this secret or without.
    fn caller(self, secret: Option<&String>) -> Caller {
        Caller { address: self.0, secret: secret.cloned() }
    }

    /// Counts an entry.
    fn enter(self, state: &State) -> Result<(), ApiError> {
        match self.0 {
            Some(address) if !state.entries.take(address) => {
                count(&state.metrics.refused_entries);
                Err(ApiError::TooManyRequests)
            }
            _ => Ok(()),
        }
    }

    /// Counts a room that is made.
    fn make_room(self, state: &State) -> Result<(), ApiError> {
        self.enter(state)?;
        state.check_disk()?;
        match self.0 {
            Some(address) if !state.rooms_made.take(address) => {
                count(&state.metrics.refused_entries);
                Err(ApiError::TooManyRequests)
            }
            _ => Ok(()),
        }
    }

    /// Counts the bytes of a recording.
    fn upload(self, state: &State, bytes: usize) -> Result<(), ApiError> {
        let kib = u32::try_from(bytes.div_ceil(1024)).unwrap_or(u32::MAX);
        match self.0 {
            Some(address) if !state.recordings.take_many(address, kib) => {
                count(&state.metrics.refused_entries);
                Err(ApiError::TooManyRequests)
            }
            _ => Ok(()),
        }
    }

    /// Counts the bytes of a picture of one's own; a small one takes a place among those that are awaited as well.
    fn bring_picture(self, state: &State, bytes: u32) -> Result<(), ApiError> {
        let counted = bytes.max(OWN_COUNTED_BYTES_MIN).div_ceil(1024);
        match self.0 {
            Some(address) if !state.own_uploads.take_many(address, counted) => {
                count(&state.metrics.refused_entries);
                Err(ApiError::TooManyRequests)
            }
            _ => Ok(()),
        }
    }

    /// Counts a report.
    fn report(self, state: &State) -> Result<(), ApiError> {
        match self.0 {
            Some(address) if !state.reports.take(address) => {
                count(&state.metrics.refused_entries);
                Err(ApiError::TooManyRequests)
            }
            _ => Ok(()),
        }
    }

    /// Looks something up that anybody may ask for who knows a code. An entry is taken before the look and given back if
    /// the code was right: who has none left, or asks for many at once, is not told which ones are.
    pub(crate) async fn look_up<T>(
        self,
        state: &State,
        look: impl Future<Output = Result<T, ApiError>>,
    ) -> Result<T, ApiError> {
        self.enter(state)?;
        let answer = look.await;
        if !answer.as_ref().is_err_and(ApiError::helps_a_guesser)
            && let Some(address) = self.0
        {
            state.entries.give_back(address);
        }
        answer
    }

    /// Looks something up for the owner of a secret, or for anybody.
    async fn look_up_for<T>(
        self,
        state: &State,
        secret: Option<&str>,
        look: impl Future<Output = Result<T, ApiError>>,
    ) -> Result<T, ApiError> {
        match secret {
            Some(_) => self.missed(state, look.await),
            None => self.look_up(state, look).await,
        }
    }

    /// Counts an answer to somebody with a secret, if it tells a guesser something.
    pub(crate) fn missed<T>(self, state: &State, answer: Result<T, ApiError>) -> Result<T, ApiError> {
        match answer {
            Err(error) if error.helps_a_guesser() => {
                self.enter(state)?;
                Err(error)
            }
            answer => answer,
        }
    }
}

/// Looks for something that is not at hand, in one of a few places beside the tasks: it may wait for a disk or for other machines. Who
/// asks for much of it, or at a time when they are slow, is told to come again, and nobody else waits for that.
async fn look<T: Send + 'static>(
    state: &Arc<State>,
    visitor: Visitor,
    find: impl FnOnce(&dyn OwnPictures) -> Option<T> + Send + 'static,
) -> Result<Option<T>, ApiError> {
    let looked = async {
        let place = state.looks.place(visitor.address()).await.ok_or(ApiError::TooManyRequests)?;
        let own = Arc::clone(&state.own);
        let found = tokio::task::spawn_blocking(move || {
            let found = find(&*own);
            // Here and not where it was asked for: who goes away meanwhile does not end the looking.
            drop(place);
            found
        });
        found.await.map_err(|_| ApiError::NotReady)
    };
    tokio::time::timeout(Duration::from_secs(LOOK_S_MAX), looked).await.unwrap_or(Err(ApiError::NotReady))
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

/// What stands in the address, whose faults are told in our own form: what can't be read there is nowhere.
pub(crate) struct Path<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<State>> for Path<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &Arc<State>) -> Result<Self, ApiError> {
        let path = axum::extract::Path::from_request_parts(parts, state).await;
        path.map(|axum::extract::Path(path)| Self(path)).map_err(|_| ApiError::NotFound)
    }
}

/// What follows the question mark, whose faults are told in our own form.
struct Query<T>(T);

impl<T: DeserializeOwned> FromRequestParts<Arc<State>> for Query<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<State>) -> Result<Self, ApiError> {
        let query = axum::extract::Query::try_from_uri(&parts.uri);
        query.map(|axum::extract::Query(query)| Self(query)).map_err(|_| ApiError::BadRequest)
    }
}

/// A JSON body whose faults are told in our own form.
struct Body<T>(T);

impl<T: DeserializeOwned> FromRequest<Arc<State>> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &Arc<State>) -> Result<Self, ApiError> {
        let bytes = read_body(request, state, JSON_S_MAX).await?;
        serde_json::from_slice(&bytes).map(Self).map_err(|_| ApiError::BadRequest)
    }
}

/// The body of a request, if it comes in time and is not too large.
async fn read_body(request: Request, state: &Arc<State>, within_s: u64) -> Result<Bytes, ApiError> {
    let body = Bytes::from_request(request, state);
    let body =
        tokio::time::timeout(Duration::from_secs(within_s), body).await.map_err(|_| ApiError::TooSlow)?;
    body.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => ApiError::TooLarge,
        _ => ApiError::BadRequest,
    })
}
