//! From a request to a socket.

use std::sync::Arc;

use axum::{
    extract::{Request, State as Shared},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use moonhare_rooms::RoomCode;
use tokio::net::TcpStream;
use tokio_rustls::server::TlsStream;
use tungstenite::handshake::derive_accept_key;

use super::line::Line;
use super::session::{self, Guest};
use crate::{
    ApiError,
    address::{Peer, client_address},
    api::{Path, Visitor},
    connections::{Held, Open},
    origin::check_origin,
    state::State,
};

/// Answers the request for a socket; what follows on the connection is up to the session.
pub(crate) async fn upgrade(
    Shared(state): Shared<Arc<State>>,
    visitor: Visitor,
    Path(code): Path<String>,
    mut request: Request,
) -> Result<Response, ApiError> {
    let headers = request.headers();
    check_origin(headers, state.config().public_url.as_deref())?;
    let key = socket_key(headers).ok_or(ApiError::NotASocket)?;
    let accept = HeaderValue::from_str(&derive_accept_key(key)).map_err(|_| ApiError::NotASocket)?;
    let code: RoomCode = code.parse()?;
    // A room that is not there is refused like one that is asked for over HTTP, and counted: who tries codes gets slower.
    let found = visitor.look_up(&state, async { Ok(state.rooms.preview(code).await?) }).await;
    let may_watch = match found {
        Ok(_) => true,
        // Whoever has a seat comes back all the same: the hello will tell, and until then any code is as good as another.
        Err(ApiError::TooManyRequests) => false,
        Err(error) => return Err(error),
    };
    let peer = request.extensions().get::<Peer>().copied();
    let trusted = state.config().trusted_header.clone();
    let address = peer.map(|peer| client_address(peer, request.headers(), trusted.as_deref()));
    let guest = Guest { visitor, address, code, may_watch };
    let upgrading = request.extensions_mut().remove::<OnUpgrade>().ok_or(ApiError::NotASocket)?;
    let places =
        (request.extensions_mut().remove::<Arc<Open>>(), request.extensions_mut().remove::<Arc<Held>>());
    tokio::spawn(async move {
        if let Ok(upgraded) = upgrading.await
            && let Some((line, read)) = line(upgraded)
        {
            session::run(&state, guest, line, read).await;
        }
        drop(places);
    });
    let headers = [
        (header::CONNECTION, HeaderValue::from_static("upgrade")),
        (header::UPGRADE, HeaderValue::from_static("websocket")),
        (header::SEC_WEBSOCKET_ACCEPT, accept),
    ];
    Ok((StatusCode::SWITCHING_PROTOCOLS, headers).into_response())
}

/// The connection itself, and what was read from it too early.
fn line(upgraded: Upgraded) -> Option<(Line, Vec<u8>)> {
    // Copied, because even a few bytes would keep the whole buffer that the request was read into.
    match upgraded.downcast::<TokioIo<TcpStream>>() {
        Ok(plain) => Some((Line::Plain(plain.io.into_inner()), plain.read_buf.to_vec())),
        Err(upgraded) => {
            let sealed = upgraded.downcast::<TokioIo<TlsStream<TcpStream>>>().ok()?;
            Some((sealed.io.into_inner().into(), sealed.read_buf.to_vec()))
        }
    }
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
