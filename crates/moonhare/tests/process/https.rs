//! HTTPS without a proxy, as an operator gets it: certificates from a real authority (Pebble, which tests ACME clients for Let's
//! Encrypt), and the server's own.

use std::fs;
use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream, UdpSocket};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use rustls::pki_types::{CertificateDer, ServerName, pem::PemObject};
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned, crypto::ring::default_provider};
use serde_json::json;
use tempfile::TempDir;

const DOMAIN: &str = "play.moonhare.test";

fn free_port() -> u16 {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port()
}

/// A process that ends with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        _ = self.0.kill();
        _ = self.0.wait();
    }
}

/// A name server for which every name is this machine.
fn name_server() -> SocketAddr {
    let socket = UdpSocket::bind("127.0.0.1:0").unwrap();
    let address = socket.local_addr().unwrap();
    thread::spawn(move || {
        let mut query = [0; 512];
        while let Ok((length, from)) = socket.recv_from(&mut query) {
            // The question: labels up to a zero, then a kind and a class of two bytes each.
            let end = 12 + query[12..length].iter().position(|byte| *byte == 0).unwrap() + 5;
            let is_a = query[end - 3] == 1;
            let mut answer = query[..end].to_vec();
            answer[2..12].copy_from_slice(&[0x81, 0x80, 0, 1, 0, u8::from(is_a), 0, 0, 0, 0]);
            if is_a {
                answer.extend([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, 127, 0, 0, 1]);
            }
            _ = socket.send_to(&answer, from);
        }
    });
    address
}

/// An authority that gives certificates to whoever answers at a port of this machine.
struct Authority {
    port: u16,
    management: u16,
    folder: TempDir,
    _running: Running,
}

impl Authority {
    fn start(asks_at: u16) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
        let path = |name: &str| folder.path().join(name);
        fs::write(path("authority.pem"), made.cert.pem()).unwrap();
        fs::write(path("authority.key"), made.signing_key.serialize_pem()).unwrap();
        let (port, management) = (free_port(), free_port());
        let settings = json!({ "pebble": {
            "listenAddress": format!("127.0.0.1:{port}"),
            "managementListenAddress": format!("127.0.0.1:{management}"),
            "certificate": path("authority.pem"),
            "privateKey": path("authority.key"),
            "httpPort": free_port(),
            "tlsPort": asks_at,
        } });
        fs::write(path("pebble.json"), settings.to_string()).unwrap();
        let child = Command::new("pebble")
            .arg("-config")
            .arg(path("pebble.json"))
            .args(["-strict", "-dnsserver", &name_server().to_string()])
            .env("PEBBLE_VA_NOSLEEP", "1")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("Pebble is needed: `cargo xtask test` or `apt-get install pebble` installs it");
        let authority = Self { port, management, folder, _running: Running(child) };
        for port in [port, management] {
            while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
                thread::yield_now();
            }
        }
        authority
    }

    /// What stands above its certificates.
    fn root(&self) -> CertificateDer<'static> {
        let own = CertificateDer::from_pem_file(self.folder.path().join("authority.pem")).unwrap();
        let answer = get(self.management, "localhost", &own, "/roots/0").unwrap();
        CertificateDer::from_pem_slice(answer.as_bytes()).unwrap()
    }
}

/// The answer at an address of this machine over TLS, if its certificate is one for this name and from this authority.
fn get(port: u16, name: &str, root: &CertificateDer<'static>, path: &str) -> std::io::Result<String> {
    let mut roots = RootCertStore::empty();
    roots.add(root.clone()).unwrap();
    let config = ClientConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth();
    let name = ServerName::try_from(name.to_owned()).unwrap();
    let connection = ClientConnection::new(Arc::new(config), name).unwrap();
    let mut stream = StreamOwned::new(connection, TcpStream::connect((Ipv4Addr::LOCALHOST, port))?);
    stream.write_all(
        format!("GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n").as_bytes(),
    )?;
    let mut answer = Vec::new();
    match stream.read_to_end(&mut answer) {
        // Not everybody says goodbye.
        Err(error) if error.kind() != std::io::ErrorKind::UnexpectedEof => Err(error),
        _ => Ok(String::from_utf8(answer).unwrap()),
    }
}

fn serve(folder: &Path, port: u16, more: &[&str]) -> Running {
    let child = Command::new(env!("CARGO_BIN_EXE_moonhare"))
        .args(["serve", "--host=127.0.0.1", "--painted-packs=0"])
        .arg(format!("--port={port}"))
        .arg(format!("--data={}", folder.join("data").display()))
        .args(more)
        .stdin(Stdio::null())
        .stdout(fs::File::create(folder.join("said")).unwrap())
        .stderr(fs::File::create(folder.join("log")).unwrap())
        .spawn()
        .unwrap();
    Running(child)
}

fn says(path: &Path, words: &str) {
    while !fs::read_to_string(path).unwrap().contains(words) {
        thread::sleep(Duration::from_millis(10));
    }
}

fn plain(port: u16, path: &str) -> String {
    let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nhost: x\r\naccept: text/html\r\nconnection: close\r\n\r\n")
        .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn a_domain_gets_a_certificate_and_renews_it() {
    let (port, http_port) = (free_port(), free_port());
    let authority = Authority::start(port);
    let root = authority.root();
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let more = [
        format!("--domain={DOMAIN},www.{DOMAIN}"),
        format!("--http-port={http_port}"),
        format!("--acme-directory=https://localhost:{}/dir", authority.port),
        format!("--acme-root={}", authority.folder.path().join("authority.pem").display()),
        "--acme-contact=host@moonhare.test".to_owned(),
    ];
    let more: Vec<&str> = more.iter().map(String::as_str).collect();
    let server = serve(folder.path(), port, &more);
    says(&log, "there is a new certificate for play.moonhare.test www.play.moonhare.test");
    for name in [DOMAIN, "www.play.moonhare.test"] {
        let answer = get(port, name, &root, "/healthz").unwrap();
        assert!(answer.contains("strict-transport-security") && answer.ends_with("ok"), "{name}: {answer}");
    }
    assert!(get(port, "other.moonhare.test", &root, "/healthz").is_err(), "not for any other name");
    let answer = plain(http_port, "/r/BCDFGH");
    assert!(answer.contains(&format!("location: https://{DOMAIN}:{port}/r/BCDFGH\r\n")), "{answer}");

    // The next start has it at once, and orders none.
    drop(server);
    let kept = folder.path().join(format!("data/certificates/{DOMAIN}.pem"));
    let first = fs::read(&kept).unwrap();
    let server = serve(folder.path(), port, &more);
    while !get(port, DOMAIN, &root, "/healthz").is_ok_and(|answer| answer.ends_with("ok")) {
        thread::sleep(Duration::from_millis(10));
    }
    assert_eq!(fs::read(&kept).unwrap(), first);
    drop(server);

    // One whose time is nearly over is renewed, by the same account.
    let mut old = rcgen::CertificateParams::new([DOMAIN.to_owned()]).unwrap();
    old.not_before = rcgen::date_time_ymd(2020, 1, 1);
    old.not_after = rcgen::date_time_ymd(2020, 3, 1);
    let key = rcgen::KeyPair::generate().unwrap();
    let old = old.self_signed(&key).unwrap().pem();
    fs::write(&kept, format!("# {DOMAIN} www.{DOMAIN}\n{}{old}", key.serialize_pem())).unwrap();
    let account = fs::read(folder.path().join("data/certificates/account.json")).unwrap();
    let _server = serve(folder.path(), port, &more);
    says(&log, "there is a new certificate");
    assert!(get(port, DOMAIN, &root, "/healthz").unwrap().ends_with("ok"));
    assert_eq!(fs::read(folder.path().join("data/certificates/account.json")).unwrap(), account);
}

#[test]
fn a_domain_that_leads_elsewhere_is_told_and_the_server_goes_on() {
    // The authority asks at a port where nobody answers.
    let authority = Authority::start(free_port());
    let (port, folder) = (free_port(), tempfile::tempdir().unwrap());
    let more = [
        format!("--domain={DOMAIN}"),
        "--http-port=0".to_owned(),
        format!("--acme-directory=https://localhost:{}/dir", authority.port),
        format!("--acme-root={}", authority.folder.path().join("authority.pem").display()),
    ];
    let _server = serve(folder.path(), port, &more.each_ref().map(|word| &**word));
    let log = folder.path().join("log");
    says(&log, "no certificate for play.moonhare.test: the authority does not find this server");
    says(&log, "it is tried again in 60 s");
    assert!(plain(port, "/healthz").ends_with("ok"));
}

#[test]
fn a_network_at_home_gets_a_certificate_of_the_servers_own() {
    let (port, folder) = (free_port(), tempfile::tempdir().unwrap());
    let said = folder.path().join("said");
    let server = serve(folder.path(), port, &["--self-signed"]);
    says(&said, "Moonhare is open");
    let fingerprint = fs::read_to_string(&said).unwrap().lines().nth(1).unwrap().trim().to_owned();
    let kept = folder.path().join("data/certificates/own.pem");
    let own = CertificateDer::from_pem_file(&kept).unwrap();
    while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
        thread::yield_now();
    }
    let answer = get(port, "localhost", &own, "/healthz").unwrap();
    assert!(answer.ends_with("ok") && !answer.contains("strict-transport"), "{answer}");
    // Lines may end between its pairs.
    let page = plain(port, "/").replace("<wbr>", "");
    assert!(page.contains("own-certificate.css") && page.contains(&fingerprint), "{page}");
    // The same after a restart, or every phone would warn again.
    drop(server);
    let _server = serve(folder.path(), port, &["--self-signed"]);
    says(&said, &fingerprint);
}
