//! The accept loop: bounded connections, bounded heads, and an end.

use std::{convert::Infallible, future::Future, net::IpAddr, sync::Arc, time::Duration};

use axum::{Router, body::Body};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::watch,
};
use tower_service::Service;

use crate::{
    address::{Open, Peer},
    api,
    limits::{HEAD_BYTES_MAX, HEAD_S_MAX, STOP_S_MAX},
    metrics::count,
    state::State,
};

/// Serves connections until `shutdown` is done.
pub(crate) async fn serve(listener: TcpListener, state: Arc<State>, shutdown: impl Future<Output = ()>) {
    let router = api::router(Arc::clone(&state));
    let (stopping, stop) = watch::channel(false);
    let (alive, mut all_gone) = tokio::sync::mpsc::channel::<Infallible>(1);
    let mut shutdown = std::pin::pin!(shutdown);
    let mut sweep = tokio::time::interval(Duration::from_secs(3_600));
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = sweep.tick() => {
                sweep_old_rooms(&state);
                continue;
            }
            () = &mut shutdown => break,
        };
        let (stream, peer) = match accepted {
            Ok((stream, address)) => (stream, address.ip()),
            Err(error) => {
                // Out of file handles, most likely: those that are open must first become free.
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        // Behind a proxy all connections have its address; then only the number of all is bounded here.
        let counted = if state.config.trusted_header.is_some() { IpAddr::from([0, 0, 0, 0]) } else { peer };
        let Some(open) = state.connections.open(counted) else {
            count(&state.metrics.refused_connections);
            continue;
        };
        tokio::spawn(connection(stream, Peer(peer), router.clone(), open, stop.clone(), alive.clone()));
    }
    drop(listener);
    _ = stopping.send(true);
    drop(alive);
    // Sockets are told by their rooms; requests get a little time to end.
    state.tables.stop().await;
    _ = tokio::time::timeout(Duration::from_secs(STOP_S_MAX), all_gone.recv()).await;
}

fn sweep_old_rooms(state: &Arc<State>) {
    let days = state.config.keep_rooms_days;
    if days == 0 {
        return;
    }
    let tables = state.tables.clone();
    tokio::spawn(async move {
        let removed = tables.remove_older_than(days).await;
        if removed > 0 {
            tracing::info!(removed, days, "old rooms deleted");
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
