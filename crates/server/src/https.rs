//! HTTPS without a proxy: TLS on the port that people use, and what is said to those who come without.

mod explain;

use std::{io, sync::Arc, time::Duration};

use axum::{
    Router,
    extract::{Request, State as Shared},
    http::{HeaderValue, StatusCode, Uri, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::{TlsAcceptor, rustls::ServerConfig, server::TlsStream};

use crate::{api, headers, limits::HEAD_S_MAX, state::State};

/// How people are served over HTTPS.
pub struct Https {
    /// Which certificate is shown, and what is spoken under it.
    pub tls: Arc<ServerConfig>,
    /// What is said to those who come by plain HTTP.
    pub plain: PlainHttp,
    /// Where else they come by it: port 80, mostly.
    pub redirects: Option<TcpListener>,
}

/// What is said to those who come by plain HTTP.
#[derive(Clone, Debug)]
pub enum PlainHttp {
    /// To come back over HTTPS, and from now on always: every browser believes the certificate.
    Redirect {
        /// The server's address, such as `https://play.example.org`.
        to: String,
    },
    /// Why the browser is going to warn, and what does not work without: nobody but the server vouches for its certificate.
    Explain {
        /// What the certificate can be known by.
        fingerprint: String,
    },
}

/// How long a browser remembers to come over HTTPS.
const REMEMBERED: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// The first byte of TLS; no request in plain HTTP begins with it.
const HANDSHAKE: u8 = 0x16;

/// A connection as it turned out to be.
pub(crate) enum Opened {
    Plain(TcpStream),
    Sealed(Box<TlsStream<TcpStream>>),
}

/// What answers at a port with TLS.
#[derive(Clone)]
pub(crate) struct Front {
    acceptor: TlsAcceptor,
    /// What is answered over TLS …
    pub(crate) sealed: Router,
    /// … and without.
    pub(crate) plain: Router,
}

impl Front {
    pub(crate) fn new(tls: Arc<ServerConfig>, plain: PlainHttp, state: &Arc<State>) -> Self {
        let router = api::router(Arc::clone(state));
        let (sealed, plain) = match plain {
            PlainHttp::Redirect { to } => (
                router.clone().layer(middleware::map_response(remember)),
                router.layer(middleware::from_fn_with_state(Arc::<str>::from(to), redirect)),
            ),
            PlainHttp::Explain { fingerprint } => (
                router.clone(),
                router
                    .layer(middleware::from_fn_with_state(Arc::<str>::from(fingerprint), explain::explain))
                    .layer(middleware::from_fn(headers::secure)),
            ),
        };
        Self { acceptor: TlsAcceptor::from(tls), sealed, plain }
    }

    /// Finds out what a client speaks, and shakes hands.
    pub(crate) async fn open(&self, stream: TcpStream) -> io::Result<Opened> {
        let open = async {
            let mut first = [0];
            if stream.peek(&mut first).await? == 1 && first[0] != HANDSHAKE {
                return Ok(Opened::Plain(stream));
            }
            Ok(Opened::Sealed(Box::new(self.acceptor.accept(stream).await?)))
        };
        // As long as a request's head may take.
        tokio::time::timeout(Duration::from_secs(HEAD_S_MAX), open).await?
    }
}

async fn remember(mut response: Response) -> Response {
    response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, REMEMBERED);
    response
}

/// Sends everybody to the same place over HTTPS. Monitoring on the same machine need not care for certificates.
async fn redirect(Shared(to): Shared<Arc<str>>, request: Request, next: Next) -> Response {
    if is_for_monitoring(request.uri()) {
        return next.run(request).await;
    }
    let path = request.uri().path_and_query().map_or("/", |path| path.as_str());
    let address = format!("{}{path}", to.trim_end_matches('/'));
    match HeaderValue::from_str(&address) {
        Ok(address) => (StatusCode::PERMANENT_REDIRECT, [(header::LOCATION, address)]).into_response(),
        Err(_) => StatusCode::BAD_REQUEST.into_response(),
    }
}

fn is_for_monitoring(uri: &Uri) -> bool {
    ["/healthz", "/readyz", "/metrics"].contains(&uri.path())
}
