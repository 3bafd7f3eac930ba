//! How this program calls others: over HTTP or HTTPS, with the authorities that the system believes.

use std::sync::Arc;
use std::time::Duration;

use rustls::pki_types::CertificateDer;
use ureq::Agent;
use ureq::config::ConfigBuilder;
use ureq::tls::{Certificate, RootCerts, TlsConfig};
use ureq::typestate::AgentScope;

/// What a caller is made of. It believes what the system believes, and these certificates; an answer may take so long.
pub(crate) fn agent(answer: Duration, more: Vec<CertificateDer<'static>>) -> ConfigBuilder<AgentScope> {
    let roots = rustls_native_certs::load_native_certs().certs.into_iter().chain(more);
    let roots: Vec<_> = roots.map(|root| Certificate::from_der(&root).to_owned()).collect();
    let tls = TlsConfig::builder()
        .root_certs(RootCerts::new_with_certs(&roots))
        .unversioned_rustls_crypto_provider(Arc::new(rustls::crypto::ring::default_provider()))
        .build();
    Agent::config_builder().timeout_global(Some(answer)).tls_config(tls)
}
