//! Behind real proxies that speak TLS, with the files that operators get and the lines for a certificate that stand in them.

use std::{net::SocketAddr, process::Child, sync::Arc};

use moonhare_rooms::MemoryLog;
use moonhare_server::Config;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio_rustls::{
    TlsConnector,
    client::TlsStream,
    rustls::{ClientConfig, RootCertStore, crypto::ring::default_provider, pki_types::ServerName},
};

use crate::{
    forwarded::connect,
    harness::Server,
    proxy::{KINDS, Kind, config, kept, ours, start},
};

/// The name in the files.
const NAME: &str = "play.example.org";

/// Connections of one address in these tests.
const EACH_MAX: usize = 2;

/// A proxy with a certificate that runs until it is dropped.
struct Sealed {
    address: SocketAddr,
    plain: SocketAddr,
    roots: RootCertStore,
    child: Child,
    _folder: TempDir,
}

impl Drop for Sealed {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

fn free() -> SocketAddr {
    std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap()
}

impl Sealed {
    async fn before(server: &Server, kind: Kind) -> Self {
        let (address, plain, folder) = (free(), free(), tempfile::tempdir().unwrap());
        let made = rcgen::generate_simple_self_signed([NAME.to_owned()]).unwrap();
        let mut roots = RootCertStore::empty();
        roots.add(made.cert.der().clone()).unwrap();
        let place = folder.path().display().to_string();
        let (chain, key, both) = (format!("{place}/chain"), format!("{place}/key"), format!("{place}/both"));
        let (chain_text, key_text) = (made.cert.pem(), made.signing_key.serialize_pem());
        std::fs::write(&chain, &chain_text).unwrap();
        std::fs::write(&key, &key_text).unwrap();
        std::fs::write(&both, format!("{chain_text}{key_text}")).unwrap();
        let child = match kind {
            Kind::HaProxy => {
                let text = ours("haproxy.cfg", server)
                    .replace("# bind :443", "bind :443")
                    .replace("# http-request", "http-request")
                    .replace("/etc/haproxy/play.example.org.pem", &both)
                    .replace("bind :443", &format!("bind {address}"))
                    .replace("bind :80", &format!("bind {plain}"));
                start(&["haproxy", "/usr/sbin/haproxy"], &["-db", "-f", &kept(&folder, &text)], None)
            }
            Kind::Nginx => {
                let site = ours("nginx.conf", server)
                    .replace("# listen 443", "listen 443")
                    .replace("# ssl_", "ssl_")
                    .replace("/etc/letsencrypt/live/play.example.org/fullchain.pem", &chain)
                    .replace("/etc/letsencrypt/live/play.example.org/privkey.pem", &key)
                    .replace("listen 443 ", &format!("listen {address} "))
                    .replace("listen 80;", &format!("listen {plain};"));
                let text = format!(
                    "daemon off; master_process off; pid {place}/pid; error_log stderr;\nevents {{}}\n\
                     http {{ access_log off; client_body_temp_path {place}/body; proxy_temp_path {place}/proxy;\n\
                     fastcgi_temp_path {place}/f; uwsgi_temp_path {place}/u; scgi_temp_path {place}/s;\n{site}}}\n"
                );
                start(&["nginx", "/usr/sbin/nginx"], &["-c", &kept(&folder, &text)], None)
            }
            Kind::Caddy => {
                // It would ask an authority for the certificate; here it is told one.
                let site = ours("Caddyfile", server).replace(
                    "play.example.org {",
                    &format!("https://{NAME}:{} {{\n\ttls {chain} {key}", address.port()),
                );
                let text = format!("{{\n\tadmin off\n\thttp_port {}\n}}\n{site}", plain.port());
                let file = kept(&folder, &text);
                start(&["caddy"], &["run", "--adapter", "caddyfile", "--config", &file], None)
            }
        };
        let mut sealed = Self { address, plain, roots, child, _folder: folder };
        while tokio::net::TcpStream::connect(address).await.is_err() {
            assert!(sealed.child.try_wait().unwrap().is_none(), "{kind:?} does not start with our file");
            tokio::task::yield_now().await;
        }
        sealed
    }

    async fn open(&self, local: [u8; 4]) -> TlsStream<tokio::net::TcpStream> {
        let config = ClientConfig::builder_with_provider(Arc::new(default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_root_certificates(self.roots.clone())
            .with_no_client_auth();
        let stream = connect(self.address, Some(local)).await;
        let name = ServerName::try_from(NAME).unwrap();
        TlsConnector::from(Arc::new(config)).connect(name, stream).await.unwrap()
    }

    /// The head of the answer to a request from this address of the machine, and the connection, which a socket stays on.
    async fn ask(&self, local: [u8; 4], request: &str) -> (String, TlsStream<tokio::net::TcpStream>) {
        let mut stream = self.open(local).await;
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.push(stream.read_u8().await.unwrap());
        }
        (String::from_utf8(head).unwrap(), stream)
    }
}

fn post(origin: &str) -> String {
    let body = r#"{"name":"Ana","language":"en"}"#;
    format!(
        "POST /api/rooms HTTP/1.1\r\nhost: {NAME}\r\norigin: {origin}\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    )
}

#[tokio::test]
async fn people_play_over_tls_behind_each_proxy() {
    for kind in KINDS {
        let config = Config {
            connections_per_address_max: EACH_MAX,
            public_url: Some(format!("https://{NAME}")),
            ..config(kind)
        };
        let server = Server::on(Arc::new(MemoryLog::new()), config).await;
        let proxy = Sealed::before(&server, kind).await;
        // Its own page may change something, and that of another site may not.
        let (made, _) = proxy.ask([127, 0, 0, 9], &post(&format!("https://{NAME}"))).await;
        assert!(made.starts_with("HTTP/1.1 20"), "{kind:?}: {made}");
        let (refused, _) = proxy.ask([127, 0, 0, 9], &post("https://evil.example.org")).await;
        assert!(refused.starts_with("HTTP/1.1 403"), "{kind:?}: {refused}");
        // Sockets go through, and everybody has their own.
        let (code, _) = server.room().await;
        let upgrade = format!(
            "GET /api/rooms/{code}/socket HTTP/1.1\r\nhost: {NAME}\r\norigin: https://{NAME}\r\nconnection: Upgrade\r\n\
             upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        let mut sockets = Vec::new();
        for household in 2..=4 {
            for _ in 0..EACH_MAX {
                let (head, socket) = proxy.ask([127, 0, 0, household], &upgrade).await;
                assert!(head.starts_with("HTTP/1.1 101"), "{kind:?}: {head}");
                sockets.push(socket);
            }
        }
        let (head, _) = proxy.ask([127, 0, 0, 2], &upgrade).await;
        assert!(head.starts_with("HTTP/1.1 429"), "{kind:?}: {head}");
        // Who comes without TLS is sent over by those whose file says so.
        if !matches!(kind, Kind::Nginx) {
            let mut stream = tokio::net::TcpStream::connect(proxy.plain).await.unwrap();
            stream
                .write_all(
                    format!("GET /r/{code} HTTP/1.1\r\nhost: {NAME}\r\nconnection: close\r\n\r\n").as_bytes(),
                )
                .await
                .unwrap();
            let mut answer = String::new();
            stream.read_to_string(&mut answer).await.unwrap();
            let answer = answer.to_lowercase();
            assert!(
                answer.starts_with("http/1.1 30") && answer.contains(&format!("location: https://{NAME}")),
                "{kind:?}: {answer}"
            );
        }
        drop(sockets);
        drop(proxy);
        server.stop().await;
    }
}
