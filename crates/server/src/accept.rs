//! The accept loop: bounded connections, bounded heads, and an end.

use std::{convert::Infallible, future::Future, io, net::SocketAddr, pin::Pin, sync::Arc, time::Duration};

use axum::{
    Router,
    body::Body,
    http::{HeaderValue, header},
    response::Response,
};
use hyper::{
    body::Incoming,
    server::conn::{http1, http2},
    service::service_fn,
};
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::{TcpListener, TcpStream},
    sync::watch,
};
use tower_service::Service;

use crate::{
    address::Peer,
    api,
    connections::{Connections, Open},
    https::{Front, Https, Opened},
    limits::{HEAD_BYTES_MAX, HEAD_S_MAX, OPERATORS_MAX, PING_AFTER_S, STOP_S_MAX, STREAMS_MAX},
    metrics::count,
    state::State,
};

/// What answers at a port.
#[derive(Clone)]
enum Answers {
    Plain(Router),
    Sealed(Box<Front>),
}

/// Serves connections until `shutdown` is done: of people, and of operators if they have an address of their own.
pub(crate) async fn serve(
    listener: TcpListener,
    operators: Option<TcpListener>,
    https: Option<Https>,
    state: Arc<State>,
    shutdown: impl Future<Output = ()>,
) {
    let operators_answers = Answers::Plain(api::operators_router(Arc::clone(&state)));
    let (people_answers, plain_answers, plain) = match https {
        None => (Answers::Plain(api::router(Arc::clone(&state))), None, None),
        Some(Https { tls, plain, redirects }) => {
            let front = Front::new(tls, plain, &state);
            let plain = Answers::Plain(front.plain.clone());
            (Answers::Sealed(Box::new(front)), Some(plain), redirects)
        }
    };
    // Apart, so that numbers can be had when all connections are taken.
    let operators_open = Arc::new(Connections::new(OPERATORS_MAX, OPERATORS_MAX));
    let (stopping, stop) = watch::channel(false);
    let (alive, mut all_gone) = tokio::sync::mpsc::channel::<Infallible>(1);
    let mut shutdown = std::pin::pin!(shutdown);
    let postman = tokio::spawn(state.rooms.clone().deliver_post());
    // Not at the start: a clock may be wrong until the network has set it.
    const SWEEP_EVERY: Duration = Duration::from_secs(3_600);
    let mut sweep = tokio::time::interval_at(tokio::time::Instant::now() + SWEEP_EVERY, SWEEP_EVERY);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted.map(|accepted| (accepted, &people_answers)),
            accepted = accept_on(plain.as_ref()) => {
                accepted.map(|accepted| (accepted, plain_answers.as_ref().unwrap_or(&people_answers)))
            }
            accepted = accept_on(operators.as_ref()) => accepted.map(|accepted| (accepted, &operators_answers)),
            _ = sweep.tick() => {
                sweep_old_rooms(&state);
                sweep_old_boxes(&state);
                continue;
            }
            () = &mut shutdown => break,
        };
        let (stream, peer, answers) = match accepted {
            Ok(((stream, address), answers)) => (stream, address.ip(), answers),
            Err(error) => {
                // Out of file handles, most likely: those that are open must first become free.
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        let open = if std::ptr::eq(answers, &operators_answers) {
            operators_open.open(None)
        } else {
            // Behind a proxy all connections have its address; there, each request tells whose it is.
            let address = state.config().trusted_header.is_none().then_some(peer);
            state.connections.open(address)
        };
        let Some(open) = open else {
            count(&state.metrics.refused_connections);
            continue;
        };
        tokio::spawn(connection(stream, Peer(peer), answers.clone(), open, stop.clone(), alive.clone()));
    }
    drop((listener, operators, plain));
    _ = stopping.send(true);
    drop(alive);
    postman.abort();
    // Sockets are told by their rooms; requests get a little time to end.
    state.rooms.stop().await;
    _ = tokio::time::timeout(Duration::from_secs(STOP_S_MAX), all_gone.recv()).await;
}

async fn accept_on(listener: Option<&TcpListener>) -> io::Result<(TcpStream, SocketAddr)> {
    match listener {
        Some(listener) => listener.accept().await,
        None => std::future::pending().await,
    }
}

fn sweep_old_rooms(state: &Arc<State>) {
    let config = state.config();
    let (days, album_days) = (config.keep_rooms_days, config.keep_albums_days);
    if days == 0 && album_days == 0 {
        return;
    }
    let rooms = state.rooms.clone();
    tokio::spawn(async move {
        let swept = rooms.sweep_all(days, album_days).await;
        if swept.removed + swept.albums_removed > 0 {
            tracing::info!(
                removed = swept.removed,
                albums = swept.albums_removed,
                leaving = swept.leaving,
                days,
                album_days,
                "old rooms and albums deleted"
            );
        }
    });
}

fn sweep_old_boxes(state: &Arc<State>) {
    let (own, calendar_ms) = (Arc::clone(&state.own), state.rooms.calendar_ms());
    tokio::task::spawn_blocking(move || own.sweep(calendar_ms));
}

async fn connection(
    stream: TcpStream,
    peer: Peer,
    answers: Answers,
    open: Open,
    stop: watch::Receiver<bool>,
    alive: tokio::sync::mpsc::Sender<Infallible>,
) {
    _ = stream.set_nodelay(true);
    let served = match answers {
        Answers::Plain(router) => {
            over_http1(stream, peer, router, open, stop).await.map_err(io::Error::other)
        }
        Answers::Sealed(front) => match front.open(stream).await {
            Ok(Opened::Plain(stream)) => {
                over_http1(stream, peer, front.plain, open, stop).await.map_err(io::Error::other)
            }
            Ok(Opened::Sealed(stream)) => {
                let chosen = if stream.get_ref().1.alpn_protocol() == Some(b"h2") {
                    over_http2(*stream, peer, front.sealed, open, stop).await
                } else {
                    over_http1(*stream, peer, front.sealed, open, stop).await
                };
                chosen.map_err(io::Error::other)
            }
            Err(error) => Err(error),
        },
    };
    if let Err(error) = served {
        tracing::debug!(%error, "a connection ended badly");
    }
    drop(alive);
}

/// Serves one connection's requests, one after the other; some become sockets.
async fn over_http1<S: AsyncRead + AsyncWrite + Send + Unpin + 'static>(
    stream: S,
    peer: Peer,
    router: Router,
    open: Open,
    stop: watch::Receiver<bool>,
) -> hyper::Result<()> {
    // A socket takes its place in the count with it when the connection is upgraded.
    let open = Arc::new(open);
    let service = service_fn(move |request| answer(request, peer, Arc::clone(&open), router.clone()));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(Duration::from_secs(HEAD_S_MAX))
        .max_buf_size(HEAD_BYTES_MAX)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    until_stopped(std::pin::pin!(connection), |connection| connection.graceful_shutdown(), stop).await
}

/// Serves one connection's requests, many at the same time: a page and its pictures come in one go. Browsers open
/// connections of their own for sockets.
async fn over_http2<S: AsyncRead + AsyncWrite + Send + Unpin + 'static>(
    stream: S,
    peer: Peer,
    router: Router,
    open: Open,
    stop: watch::Receiver<bool>,
) -> hyper::Result<()> {
    let open = Arc::new(open);
    let service = service_fn(move |request| answer(request, peer, Arc::clone(&open), router.clone()));
    let connection = http2::Builder::new(TokioExecutor::new())
        .timer(TokioTimer::new())
        .max_concurrent_streams(STREAMS_MAX)
        .max_header_list_size(HEAD_BYTES_MAX as u32)
        .keep_alive_interval(Duration::from_secs(PING_AFTER_S))
        .serve_connection(TokioIo::new(stream), service);
    until_stopped(std::pin::pin!(connection), |connection| connection.graceful_shutdown(), stop).await
}

async fn answer(
    mut request: hyper::Request<Incoming>,
    peer: Peer,
    open: Arc<Open>,
    mut router: Router,
) -> Result<Response, Infallible> {
    // HTTP/2 says it in another place.
    if let Some(host) = request.uri().authority().and_then(|host| HeaderValue::from_str(host.as_str()).ok()) {
        request.headers_mut().entry(header::HOST).or_insert(host);
    }
    request.extensions_mut().insert(peer);
    request.extensions_mut().insert(open);
    router.call(request.map(Body::new)).await
}

/// Serves a connection to its end; when the server stops, to the end of what is being answered.
async fn until_stopped<C: Future<Output = hyper::Result<()>>>(
    mut connection: Pin<&mut C>,
    end: impl FnOnce(Pin<&mut C>),
    mut stop: watch::Receiver<bool>,
) -> hyper::Result<()> {
    tokio::select! {
        served = connection.as_mut() => served,
        _ = stop.changed() => {
            end(connection.as_mut());
            connection.await
        }
    }
}
