//! From a request to a socket.

use std::sync::Arc;

use axum::{
    extract::{Path, Request, State as Shared},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use moonhare_rooms::RoomCode;
use tokio::net::TcpStream;
use tungstenite::handshake::derive_accept_key;

use super::session;
use crate::{ApiError, address::Open, api::Visitor, state::State};

/// Answers the request for a socket; what follows on the connection is up to the session.
pub(crate) async fn upgrade(
    Shared(state): Shared<Arc<State>>,
    visitor: Visitor,
    Path(code): Path<String>,
    mut request: Request,
) -> Result<Response, ApiError> {
    let headers = request.headers();
    check_origin(headers, state.config.public_url.as_deref())?;
    let key = socket_key(headers).ok_or(ApiError::NotASocket)?;
    let accept = HeaderValue::from_str(&derive_accept_key(key)).map_err(|_| ApiError::NotASocket)?;
    let code: RoomCode = code.parse()?;
    // Whether there is such a room is told by the session, in words; here it would tell those who try codes.
    let found = state.tables.preview(code).await.map_err(ApiError::from);
    visitor.missed(&state, found)?;
    let upgrading = request.extensions_mut().remove::<OnUpgrade>().ok_or(ApiError::NotASocket)?;
    let open = request.extensions_mut().remove::<Arc<Open>>();
    tokio::spawn(async move {
        if let Ok(upgraded) = upgrading.await
            && let Some((stream, read)) = tcp(upgraded)
        {
            session::run(&state, code, stream, read).await;
        }
        drop(open);
    });
    let headers = [
        (header::CONNECTION, HeaderValue::from_static("upgrade")),
        (header::UPGRADE, HeaderValue::from_static("websocket")),
        (header::SEC_WEBSOCKET_ACCEPT, accept),
    ];
    Ok((StatusCode::SWITCHING_PROTOCOLS, headers).into_response())
}

/// The connection itself, and what was read from it too early.
fn tcp(upgraded: Upgraded) -> Option<(TcpStream, Vec<u8>)> {
    let parts = upgraded.downcast::<TokioIo<TcpStream>>().ok()?;
    // Copied, because even a few bytes would keep the whole buffer that the request was read into.
    Some((parts.io.into_inner(), parts.read_buf.to_vec()))
}

fn socket_key(headers: &HeaderMap) -> Option<&[u8]> {
    let has = |name, wanted: &str| {
        let value = headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
        value.is_some_and(|value| value.split(',').any(|token| token.trim().eq_ignore_ascii_case(wanted)))
    };
    let right = has(header::CONNECTION, "upgrade")
        && has(header::UPGRADE, "websocket")
        && has(header::SEC_WEBSOCKET_VERSION, "13");
    headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| right).map(HeaderValue::as_bytes)
}

/// A page of another site must not speak for its visitor. Programs send no origin.
fn check_origin(headers: &HeaderMap, public_url: Option<&str>) -> Result<(), ApiError> {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    let origin = origin.to_str().ok().and_then(host_of).ok_or(ApiError::WrongOrigin)?;
    let own = [text(header::HOST), public_url.and_then(host_of)];
    if own.into_iter().flatten().any(|own| own.eq_ignore_ascii_case(origin)) {
        Ok(())
    } else {
        Err(ApiError::WrongOrigin)
    }
}

/// Host and port of an address.
fn host_of(url: &str) -> Option<&str> {
    let (scheme, rest) = url.split_once("://")?;
    let host = rest.split('/').next().filter(|host| !host.is_empty())?;
    matches!(scheme, "http" | "https").then_some(host)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_pages_may_open_sockets() {
        let check = |origin: Option<&'static str>, public: Option<&str>| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, HeaderValue::from_static("hare.local:7000"));
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
            }
            check_origin(&headers, public).is_ok()
        };
        assert!(check(None, None));
        assert!(check(Some("http://hare.local:7000"), None));
        assert!(check(Some("https://Play.example.org"), Some("https://play.example.org/")));
        for stranger in [
            "http://evil.example",
            "http://hare.local:7001",
            "null",
            "file:///x",
            "http://hare.local:7000.evil",
        ] {
            assert!(!check(Some(stranger), None), "{stranger}");
        }
    }
}
