//! A certificate with its key, in a file that only the server reads.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, ensure};
use rustls::crypto::ring::sign::any_supported_type;
use rustls::pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject};
use rustls::sign::CertifiedKey;

/// A certificate, those of the authorities above it, and its key, as PEM.
#[derive(Clone)]
pub(crate) struct Certificate(String);

impl Certificate {
    /// The key and the chain, each as PEM, after a line about them.
    pub(super) fn new(about: &str, key: &str, chain: &str) -> Self {
        Self(format!("# {about}\n{key}{chain}"))
    }

    /// The one in this file, if there is one.
    pub(crate) fn read(path: &Path) -> anyhow::Result<Option<Self>> {
        if !path.exists() {
            return Ok(None);
        }
        let text = fs::read_to_string(path).with_context(|| format!("{} can't be read", path.display()))?;
        let certificate = Self(text);
        certificate
            .certified()
            .with_context(|| format!("{} is no certificate with its key", path.display()))?;
        Ok(Some(certificate))
    }

    /// Keeps it: whole, or what was there before.
    pub(super) fn keep(&self, path: &Path) -> anyhow::Result<()> {
        keep_secret(path, &self.0)
    }

    /// What was said of it when it was made.
    pub(super) fn about(&self) -> &str {
        self.0.lines().next().and_then(|line| line.strip_prefix("# ")).unwrap_or_default()
    }

    pub(super) fn certified(&self) -> anyhow::Result<Arc<CertifiedKey>> {
        let chain = CertificateDer::pem_slice_iter(self.0.as_bytes()).collect::<Result<Vec<_>, _>>()?;
        ensure!(!chain.is_empty(), "there is no certificate in it");
        let key = PrivateKeyDer::from_pem_slice(self.0.as_bytes())?;
        Ok(Arc::new(CertifiedKey::new(chain, any_supported_type(&key)?)))
    }

    fn first(&self) -> Option<CertificateDer<'static>> {
        CertificateDer::pem_slice_iter(self.0.as_bytes()).next()?.ok()
    }

    /// SHA-256 of it, as browsers show it.
    pub(super) fn fingerprint(&self) -> String {
        let bytes = self.first().unwrap_or_else(|| CertificateDer::from(Vec::new()));
        let digest = ring::digest::digest(&ring::digest::SHA256, &bytes);
        digest.as_ref().iter().fold(String::new(), |mut text, byte| {
            let colon = if text.is_empty() { "" } else { ":" };
            _ = write!(text, "{colon}{byte:02X}");
            text
        })
    }

    /// From when until when it is good, in Unix time.
    pub(crate) fn validity(&self) -> anyhow::Result<[i64; 2]> {
        let first = self.first().context("there is no certificate in it")?;
        validity(&first).context("the certificate's times are not understood")
    }
}

/// Writes a file that only its owner reads: whole, or what was there before stays.
pub(crate) fn keep_secret(path: &Path, text: &str) -> anyhow::Result<()> {
    let write = || {
        let folder = path.parent().context("a file in a folder")?;
        fs::create_dir_all(folder)?;
        // A temporary file is its owner's alone.
        let mut file = tempfile::NamedTempFile::new_in(folder)?;
        file.write_all(text.as_bytes())?;
        file.as_file().sync_all()?;
        file.persist(path)?;
        anyhow::Ok(())
    };
    write().with_context(|| format!("{} can't be written", path.display()))
}

/// The times in a certificate (RFC 5280, 4.1): after version, serial number, algorithm and issuer.
fn validity(certificate: &[u8]) -> Option<[i64; 2]> {
    const SEQUENCE: u8 = 0x30;
    const VERSION: u8 = 0xa0;
    let (_, certificate, _) = element(certificate)?;
    let (_, mut rest, _) = element(certificate)?;
    if rest.first() == Some(&VERSION) {
        rest = element(rest)?.2;
    }
    for _ in ["serial number", "algorithm", "issuer"] {
        rest = element(rest)?.2;
    }
    let (kind, times, _) = element(rest)?;
    let (from_kind, from, rest) = element(times)?;
    let (until_kind, until, _) = element(rest)?;
    (kind == SEQUENCE).then_some([time(from_kind, from)?, time(until_kind, until)?])
}

/// A DER element's kind, its content, and what follows it.
fn element(bytes: &[u8]) -> Option<(u8, &[u8], &[u8])> {
    let (&kind, bytes) = bytes.split_first()?;
    let (&length, bytes) = bytes.split_first()?;
    let (length, bytes) = match length {
        0..0x80 => (usize::from(length), bytes),
        _ => {
            let (digits, bytes) = bytes.split_at_checked(usize::from(length & 0x7f))?;
            let length = digits.iter().try_fold(0_usize, |length, digit| {
                length.checked_mul(256)?.checked_add(usize::from(*digit))
            })?;
            (length, bytes)
        }
    };
    let (content, rest) = bytes.split_at_checked(length)?;
    Some((kind, content, rest))
}

/// `YYMMDDHHMMSSZ` or `YYYYMMDDHHMMSSZ`, in Unix time.
fn time(kind: u8, text: &[u8]) -> Option<i64> {
    const UTC_TIME: u8 = 0x17;
    let text = std::str::from_utf8(text).ok()?.strip_suffix('Z')?;
    let (year, rest) = text.split_at_checked(if kind == UTC_TIME { 2 } else { 4 })?;
    let year: i64 = year.parse().ok()?;
    let year = match (kind == UTC_TIME, year) {
        (true, 50..) => 1900 + year,
        (true, _) => 2000 + year,
        (false, _) => year,
    };
    if rest.len() != 10 || !rest.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let part = |at: usize| rest[at..at + 2].parse::<i64>().ok();
    let (month, day, hour, minute, second) = (part(0)?, part(2)?, part(4)?, part(6)?, part(8)?);
    // Days since 1970 in the Gregorian calendar, with years that begin in March.
    let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let days = 365 * year + year.div_euclid(4) - year.div_euclid(100)
        + year.div_euclid(400)
        + (153 * month + 2) / 5
        + day
        - 719_469;
    Some(((days * 24 + hour) * 60 + minute) * 60 + second)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_in_both_forms() {
        for (kind, text, seconds) in [
            (0x17, "700101000000Z", Some(0)),
            (0x17, "261117120000Z", Some(1_794_916_800)),
            (0x17, "491231235959Z", Some(2_524_607_999)),
            (0x18, "20500101000000Z", Some(2_524_608_000)),
            (0x18, "20240229120000Z", Some(1_709_208_000)),
            (0x17, "2611171200Z", None),
            (0x17, "261117120000", None),
            (0x18, "", None),
        ] {
            assert_eq!(time(kind, text.as_bytes()), seconds, "{text}");
        }
    }

    #[test]
    fn a_certificate_says_how_long_it_is_good() {
        let mut params = rcgen::CertificateParams::new(["localhost".to_owned()]).unwrap();
        params.not_before = rcgen::date_time_ymd(2026, 11, 17);
        params.not_after = rcgen::date_time_ymd(2051, 2, 3);
        let key = rcgen::KeyPair::generate().unwrap();
        let made = params.self_signed(&key).unwrap();
        let certificate = Certificate::new("localhost", &key.serialize_pem(), &made.pem());
        assert_eq!(certificate.validity().unwrap(), [1_794_873_600, 2_558_995_200]);
        assert_eq!(certificate.about(), "localhost");
        assert_eq!(certificate.fingerprint().len(), 32 * 3 - 1);
        // Nothing of a certificate that is cut off makes the server stumble.
        for end in 0..made.der().len() {
            _ = validity(&made.der()[..end]);
        }
    }

    #[test]
    fn a_kept_certificate_is_its_owners_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("certificates/own.pem");
        assert!(Certificate::read(&path).unwrap().is_none());
        let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
        Certificate::new("x", &made.signing_key.serialize_pem(), &made.cert.pem()).keep(&path).unwrap();
        assert!(Certificate::read(&path).unwrap().is_some());
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        }
        fs::write(&path, "nothing").unwrap();
        assert!(Certificate::read(&path).is_err());
    }
}
