//! HTTPS without a proxy: a certificate that every browser believes, or one that the server made itself.

mod acme;
mod certificate;
mod own;
mod shown;

use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::Context;
use moonhare_server::{Https, PlainHttp};
use rustls::ServerConfig;
use tokio::net::TcpListener;

use super::listen::listen;
use super::settings::{HttpsSettings, Settings};
pub(crate) use certificate::{Certificate, keep_secret};
use shown::{CHALLENGE, Shown};

/// The folder in the data folder that holds certificates and their keys.
pub(crate) const FOLDER: &str = "certificates";

/// What is set for HTTPS, got ready; nothing if the server speaks plain HTTP.
pub(crate) async fn open(settings: &Settings, lan: Option<IpAddr>) -> anyhow::Result<Option<Https>> {
    let https = &settings.https;
    https.check()?;
    let folder = settings.data().join(FOLDER);
    if https.self_signed() {
        let own = own::get(&folder, &own::names(lan))?;
        println!("The certificate is the server's own. Its fingerprint:\n  {}\n", own.fingerprint());
        let plain = PlainHttp::Explain { fingerprint: own.fingerprint() };
        let shown = Arc::new(Shown::default());
        shown.show(&own)?;
        return Ok(Some(Https { tls: speak(shown, &[])?, plain, redirects: None }));
    }
    if https.domains().is_empty() {
        return Ok(None);
    }
    let redirects = listen_for_plain_http(settings)?;
    let shown = Arc::new(Shown::default());
    let tls = speak(Arc::clone(&shown), &[CHALLENGE])?;
    acme::keep(https.clone(), folder, shown)?;
    let to = settings.public_url().context("a domain is an address")?;
    Ok(Some(Https { tls, plain: PlainHttp::Redirect { to }, redirects }))
}

/// Port 80 is for those who type the address without https. Certificates are had without it.
fn listen_for_plain_http(settings: &Settings) -> anyhow::Result<Option<TcpListener>> {
    let Some(port) = settings.https.http_port() else { return Ok(None) };
    match listen(settings.host(), port).and_then(TcpListener::from_std) {
        Ok(listener) => Ok(Some(listener)),
        Err(error) => {
            tracing::warn!(
                %error,
                "port {port} can't be listened on: whoever types the address without https:// finds nothing there; \
                 --http-port takes another, and 0 none"
            );
            Ok(None)
        }
    }
}

fn speak(shown: Arc<Shown>, more: &[&[u8]]) -> anyhow::Result<Arc<ServerConfig>> {
    let mut config = ServerConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()))
        .with_safe_default_protocol_versions()
        .context("TLS can't be spoken")?
        .with_no_client_auth()
        .with_cert_resolver(shown);
    let protocols: [&[u8]; 2] = [b"h2", b"http/1.1"];
    config.alpn_protocols = protocols.iter().chain(more).map(|protocol| protocol.to_vec()).collect();
    Ok(Arc::new(config))
}

/// Where the certificate for these settings is kept, if they want one.
pub(crate) fn kept_at(settings: &HttpsSettings, data: &Path) -> Option<PathBuf> {
    let folder = data.join(FOLDER);
    if settings.self_signed() {
        return Some(folder.join(own::FILE));
    }
    settings.domains().first().map(|domain| folder.join(acme::file_name(domain)))
}
