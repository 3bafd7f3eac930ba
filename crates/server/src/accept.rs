//! The accept loop: bounded connections, bounded heads, and an end.

use std::{convert::Infallible, future::Future, io, net::SocketAddr, sync::Arc, time::Duration};

use axum::{Router, body::Body};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::watch,
};
use tower_service::Service;

use crate::{
    address::Peer,
    api,
    connections::{Connections, Open},
    limits::{HEAD_BYTES_MAX, HEAD_S_MAX, OPERATORS_MAX, STOP_S_MAX},
    metrics::count,
    state::State,
};

/// Serves connections until `shutdown` is done: of people, and of operators if they have an address of their own.
pub(crate) async fn serve(
    listener: TcpListener,
    operators: Option<TcpListener>,
    state: Arc<State>,
    shutdown: impl Future<Output = ()>,
) {
    let router = api::router(Arc::clone(&state));
    let operators_router = api::operators_router(Arc::clone(&state));
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
            accepted = listener.accept() => accepted.map(|accepted| (accepted, false)),
            accepted = accept_on(operators.as_ref()) => accepted.map(|accepted| (accepted, true)),
            _ = sweep.tick() => {
                sweep_old_rooms(&state);
                continue;
            }
            () = &mut shutdown => break,
        };
        let ((stream, peer), by_operator) = match accepted {
            Ok(((stream, address), by_operator)) => ((stream, address.ip()), by_operator),
            Err(error) => {
                // Out of file handles, most likely: those that are open must first become free.
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        let (router, open) = if by_operator {
            (&operators_router, operators_open.open(None))
        } else {
            // Behind a proxy all connections have its address; there, each request tells whose it is.
            let address = state.config().trusted_header.is_none().then_some(peer);
            (&router, state.connections.open(address))
        };
        let Some(open) = open else {
            count(&state.metrics.refused_connections);
            continue;
        };
        tokio::spawn(connection(stream, Peer(peer), router.clone(), open, stop.clone(), alive.clone()));
    }
    drop((listener, operators));
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
    let days = state.config().keep_rooms_days;
    if days == 0 {
        return;
    }
    let rooms = state.rooms.clone();
    tokio::spawn(async move {
        let swept = rooms.sweep(days).await;
        if swept.removed > 0 {
            tracing::info!(removed = swept.removed, leaving = swept.leaving, days, "old rooms deleted");
        }
    });
}

async fn connection(
    stream: TcpStream,
    peer: Peer,
    router: Router,
    open: Open,
    mut stop: watch::Receiver<bool>,
    alive: tokio::sync::mpsc::Sender<Infallible>,
) {
    _ = stream.set_nodelay(true);
    // A socket takes its place in the count with it when the connection is upgraded.
    let open = Arc::new(open);
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(peer);
        request.extensions_mut().insert(Arc::clone(&open));
        let mut router = router.clone();
        async move { router.call(request.map(Body::new)).await }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(Duration::from_secs(HEAD_S_MAX))
        .max_buf_size(HEAD_BYTES_MAX)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let served = tokio::select! {
        served = connection.as_mut() => served,
        _ = stop.changed() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = served {
        tracing::debug!(%error, "a connection ended badly");
    }
    drop(alive);
}
