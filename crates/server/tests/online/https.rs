//! HTTPS without a proxy: pages over both HTTPs, sockets under TLS, and what those get who come without.

use std::{net::SocketAddr, sync::Arc};

use axum::body::{Body, to_bytes};
use futures_util::{SinkExt, StreamExt};
use hyper::{Request, StatusCode, client::conn::http2};
use hyper_util::rt::{TokioExecutor, TokioIo};
use moonhare_rooms::MemoryLog;
use moonhare_server::{Config, Https, PlainHttp};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
};
use tokio_rustls::{
    TlsConnector,
    client::TlsStream,
    rustls::{
        ClientConfig, RootCertStore, ServerConfig,
        crypto::ring::default_provider,
        pki_types::{CertificateDer, PrivateKeyDer},
    },
};
use tokio_tungstenite::{
    client_async,
    tungstenite::{Message, client::IntoClientRequest},
};

use crate::harness::Server;

/// A server with a certificate for `localhost`, and what its clients believe.
struct Sealed {
    server: Server,
    certificate: CertificateDer<'static>,
    redirects: SocketAddr,
}

impl Sealed {
    async fn start(plain: PlainHttp) -> Self {
        let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
        let certificate = made.cert.der().clone();
        let key = PrivateKeyDer::try_from(made.signing_key.serialize_der()).unwrap();
        let mut tls = ServerConfig::builder_with_provider(Arc::new(default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![certificate.clone()], key)
            .unwrap();
        tls.alpn_protocols = vec![b"h2".to_vec(), b"http/1.1".to_vec()];
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let redirects = listener.local_addr().unwrap();
        let https = Https { tls: Arc::new(tls), plain, redirects: Some(listener) };
        let log = Arc::new(MemoryLog::new());
        let server = Server::of(log, Config::unhurried(), |services| services.https = Some(https)).await;
        Self { server, certificate, redirects }
    }

    async fn redirecting() -> Self {
        Self::start(PlainHttp::Redirect { to: "https://play.example.org".into() }).await
    }

    async fn explaining() -> Self {
        Self::start(PlainHttp::Explain { fingerprint: "AB:CD".into() }).await
    }

    async fn connect(&self, protocol: &[u8]) -> TlsStream<TcpStream> {
        let mut roots = RootCertStore::empty();
        roots.add(self.certificate.clone()).unwrap();
        let mut config = ClientConfig::builder_with_provider(Arc::new(default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_root_certificates(roots)
            .with_no_client_auth();
        config.alpn_protocols = vec![protocol.to_vec()];
        let stream = TcpStream::connect(self.server.address).await.unwrap();
        TlsConnector::from(Arc::new(config)).connect("localhost".try_into().unwrap(), stream).await.unwrap()
    }
}

/// The answer to a request in plain HTTP.
async fn plain(address: SocketAddr, path: &str, headers: &str) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let request =
        format!("GET {path} HTTP/1.1\r\nhost: 192.168.1.5:7777\r\nconnection: close\r\n{headers}\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

#[tokio::test]
async fn pages_come_over_http1_and_http2() {
    let sealed = Sealed::redirecting().await;
    let mut stream = sealed.connect(b"http/1.1").await;
    stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n").await.unwrap();
    let mut answer = String::new();
    _ = stream.read_to_string(&mut answer).await;
    assert!(answer.starts_with("HTTP/1.1 200 ") && answer.ends_with("ok"), "{answer}");
    assert!(answer.contains("strict-transport-security: max-age=31536000"), "{answer}");

    let stream = sealed.connect(b"h2").await;
    let (mut sender, connection) =
        http2::handshake(TokioExecutor::new(), TokioIo::new(stream)).await.expect("HTTP/2 is spoken");
    tokio::spawn(connection);
    let mut answers = Vec::new();
    for path in ["/healthz", "/api/rooms", "/api/rule-sets", "/nowhere.js"] {
        let request = Request::get(format!("https://localhost{path}")).body(Body::empty()).unwrap();
        answers.push((path, sender.send_request(request)));
    }
    for (path, answer) in answers {
        let answer = answer.await.unwrap();
        let expected = if path == "/nowhere.js" { StatusCode::NOT_FOUND } else { StatusCode::OK };
        assert_eq!(answer.status(), expected, "{path}");
        assert!(answer.headers().contains_key("content-security-policy"), "{path}");
    }
    // A page of this server may change something, one of another may not: HTTP/2 names the server in another place.
    for (origin, status) in
        [("https://localhost", StatusCode::OK), ("https://other.example", StatusCode::FORBIDDEN)]
    {
        let host = json!({ "name": "Host", "language": "en" }).to_string();
        let request = Request::post("https://localhost/api/rooms")
            .header("origin", origin)
            .body(Body::from(host))
            .unwrap();
        let (parts, body) = sender.send_request(request).await.unwrap().into_parts();
        let body = to_bytes(Body::new(body), 10_000).await.unwrap();
        assert_eq!(parts.status, status, "{origin}: {body:?}");
    }
    sealed.server.stop().await;
}

#[tokio::test]
async fn sockets_live_under_tls() {
    const PINGS: u64 = 500;
    let sealed = Sealed::redirecting().await;
    let code = {
        let stream = sealed.connect(b"h2").await;
        let (mut sender, connection) =
            http2::handshake(TokioExecutor::new(), TokioIo::new(stream)).await.unwrap();
        tokio::spawn(connection);
        let host = json!({ "name": "Host", "language": "en" }).to_string();
        let request = Request::post("https://localhost/api/rooms").body(Body::from(host)).unwrap();
        let body = sender.send_request(request).await.unwrap().into_body();
        let made: Value = serde_json::from_slice(&to_bytes(Body::new(body), 10_000).await.unwrap()).unwrap();
        made["code"].as_str().unwrap().to_owned()
    };
    let request = format!("wss://localhost/api/rooms/{code}/socket").into_client_request().unwrap();
    let (mut socket, _) = client_async(request, sealed.connect(b"http/1.1").await).await.unwrap();
    socket.send(Message::text(json!({ "hello": {} }).to_string())).await.unwrap();
    let welcome = socket.next().await.unwrap().unwrap().into_text().unwrap();
    assert!(welcome.starts_with("{\"welcome\""), "{welcome}");
    // Many at once, so that frames share records and records share packets, and all come in order.
    let (mut up, mut down) = socket.split();
    let asking = async {
        for n in 0..PINGS {
            up.feed(Message::text(json!({ "ping": n }).to_string())).await.unwrap();
        }
        up.flush().await.unwrap();
    };
    let hearing = async {
        let mut next = 0;
        while next < PINGS {
            let heard = down.next().await.expect("the socket lives").unwrap().into_text().unwrap();
            let heard: Value = serde_json::from_str(&heard).unwrap();
            if let Some(n) = heard["pong"]["n"].as_u64() {
                assert_eq!(n, next);
                next += 1;
            }
        }
    };
    tokio::join!(asking, hearing);
    // Told to come back, under TLS too.
    let stopped = sealed.server.stop();
    let last = async {
        let mut last = None;
        while let Some(Ok(message)) = down.next().await {
            last = Some(message);
        }
        last
    };
    let ((), last) = tokio::join!(stopped, last);
    assert!(matches!(last, Some(Message::Close(Some(_)))), "{last:?}");
}

#[tokio::test]
async fn who_comes_without_is_sent_over() {
    let sealed = Sealed::redirecting().await;
    for address in [sealed.server.address, sealed.redirects] {
        let answer = plain(address, "/r/BCDFGH?x=1", "accept: text/html\r\n").await;
        assert!(answer.starts_with("HTTP/1.1 308 "), "{answer}");
        assert!(answer.contains("location: https://play.example.org/r/BCDFGH?x=1\r\n"), "{answer}");
        assert!(plain(address, "/healthz", "").await.ends_with("ok"), "monitoring needs no certificate");
        assert!(
            !plain(address, "/healthz", "").await.contains("strict-transport"),
            "only TLS may promise it"
        );
    }
    sealed.server.stop().await;
}

#[tokio::test]
async fn a_server_with_its_own_certificate_says_what_is_going_to_happen() {
    let sealed = Sealed::explaining().await;
    let address = sealed.server.address;
    let page = plain(address, "/r/BCDFGH", "accept: text/html\r\naccept-language: it-IT,it;q=0.9\r\n").await;
    for part in [
        "lang=\"it\"",
        "https://192.168.1.5:7777/r/BCDFGH",
        "href=\"/r/BCDFGH?plain\"",
        "AB:<wbr>CD",
        "Procedi",
    ] {
        assert!(page.contains(part), "{part}: {page}");
    }
    for header in [
        "content-security-policy: default-src 'self'",
        "x-frame-options: DENY",
        "x-content-type-options: nosniff",
        "cache-control: no-store",
    ] {
        assert!(page.contains(&format!("\r\n{header}")), "{header}: {page}");
    }
    let german = plain(address, "/r/BCDFGH?language=de", "accept: text/html\r\n").await;
    assert!(german.contains("lang=\"de\""), "{german}");
    assert!(plain(address, "/own-certificate.css", "").await.contains("text/css"));
    // Who stays without is asked once, and programs never.
    let stays = plain(address, "//elsewhere.example/?plain", "accept: text/html\r\n").await;
    assert!(stays.contains("\r\nlocation: /elsewhere.example/\r\n"), "{stays}");
    let cookie = "set-cookie: moonhare-plain=1";
    assert!(stays.starts_with("HTTP/1.1 303 ") && stays.contains(cookie), "{stays}");
    let page = plain(address, "/", "accept: text/html\r\ncookie: a=b; moonhare-plain=1\r\n").await;
    assert!(page.starts_with("HTTP/1.1 200 ") && !page.contains("own-certificate"), "{page}");
    assert!(plain(address, "/api/rooms", "").await.starts_with("HTTP/1.1 200 "));
    sealed.server.stop().await;
}

#[tokio::test]
async fn what_is_neither_is_dropped() {
    let sealed = Sealed::redirecting().await;
    for bytes in [&b"\x16\x03\x01\x00\x05hello"[..], b"\x16", b"\x00\x00\x00", b"SSH-2.0-hare\r\n\r\n"] {
        let mut stream = TcpStream::connect(sealed.server.address).await.unwrap();
        stream.write_all(bytes).await.unwrap();
        stream.shutdown().await.unwrap();
        let mut answer = Vec::new();
        _ = stream.read_to_end(&mut answer).await;
    }
    assert!(plain(sealed.server.address, "/healthz", "").await.ends_with("ok"), "and the server goes on");
    sealed.server.stop().await;
}
