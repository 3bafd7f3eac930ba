//! Which certificate a client is shown.

use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError, RwLock};

use rustls::server::{ClientHello, ResolvesServerCert};
use rustls::sign::CertifiedKey;

use super::Certificate;

/// What an authority speaks that looks whether a domain is ours (RFC 8737).
pub(super) const CHALLENGE: &[u8] = b"acme-tls/1";

/// The certificate that is shown now, and those for an authority's questions. The locks are held for a look.
#[derive(Debug, Default)]
pub(super) struct Shown {
    current: RwLock<Option<Arc<CertifiedKey>>>,
    /// By domain.
    answers: RwLock<BTreeMap<String, Arc<CertifiedKey>>>,
}

impl Shown {
    /// Shows this certificate from now on.
    pub(super) fn show(&self, certificate: &Certificate) -> anyhow::Result<()> {
        *self.current.write().unwrap_or_else(PoisonError::into_inner) = Some(certificate.certified()?);
        Ok(())
    }

    /// Answers the authority with these certificates, each for its domain, and with no others.
    pub(super) fn answer(&self, certificates: &[(String, Certificate)]) -> anyhow::Result<()> {
        let certified =
            |(domain, certificate): &(String, Certificate)| Ok((domain.clone(), certificate.certified()?));
        let answers = certificates.iter().map(certified).collect::<anyhow::Result<_>>()?;
        *self.answers.write().unwrap_or_else(PoisonError::into_inner) = answers;
        Ok(())
    }
}

impl ResolvesServerCert for Shown {
    fn resolve(&self, hello: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        let asked = hello.alpn().is_some_and(|mut protocols| protocols.any(|protocol| protocol == CHALLENGE));
        if asked {
            let answers = self.answers.read().unwrap_or_else(PoisonError::into_inner);
            return answers.get(hello.server_name()?).cloned();
        }
        self.current.read().unwrap_or_else(PoisonError::into_inner).clone()
    }
}
