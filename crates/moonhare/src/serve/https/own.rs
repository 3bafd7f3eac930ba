//! A certificate that the server makes itself, for a network at home.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::Context;
use rcgen::{CertificateParams, DnType, ExtendedKeyUsagePurpose, KeyPair};

use super::Certificate;

/// Its file in the folder of certificates.
pub(super) const FILE: &str = "own.pem";

/// How long it is good. Phones take none that is good for more than 825 days.
const GOOD_FOR: Duration = Duration::from_secs(397 * 86_400);

/// It is made anew when it is good for less than this.
const AT_LEAST: Duration = Duration::from_secs(30 * 86_400);

/// What people on this network may call this machine.
pub(super) fn names(lan: Option<IpAddr>) -> Vec<String> {
    let host = rustix::system::uname().nodename().to_string_lossy().into_owned();
    let named = !host.is_empty() && host.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    let hosts = named.then(|| [host.clone(), format!("{host}.local")]).into_iter().flatten();
    let addresses = [Ipv4Addr::LOCALHOST.into(), Ipv6Addr::LOCALHOST.into()].into_iter().chain(lan);
    let mut names: Vec<String> = ["localhost".to_owned()].into_iter().chain(hosts).collect();
    names.extend(addresses.map(|address: IpAddr| address.to_string()));
    names.dedup();
    names
}

/// The certificate in this folder, or a new one: each new one makes every phone warn again.
pub(super) fn get(folder: &Path, names: &[String]) -> anyhow::Result<Certificate> {
    let path = folder.join(FILE);
    let about = names.join(" ");
    let now = SystemTime::now();
    if let Some(kept) = Certificate::read(&path)? {
        let until = Duration::from_secs(kept.validity()?[1].max(0).unsigned_abs());
        if kept.about() == about && UNIX_EPOCH + until > now + AT_LEAST {
            return Ok(kept);
        }
    }
    let made = make(names, now).context("a certificate can't be made")?;
    made.keep(&path)?;
    Ok(made)
}

fn make(names: &[String], now: SystemTime) -> anyhow::Result<Certificate> {
    let mut params = CertificateParams::new(names)?;
    params.distinguished_name.push(DnType::CommonName, "Moonhare");
    params.extended_key_usages = vec![ExtendedKeyUsagePurpose::ServerAuth];
    // A little earlier: clocks of phones differ.
    params.not_before = (now - Duration::from_secs(86_400)).into();
    params.not_after = (now + GOOD_FOR).into();
    let key = KeyPair::generate()?;
    let certificate = params.self_signed(&key)?;
    Ok(Certificate::new(&names.join(" "), &key.serialize_pem(), &certificate.pem()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_stays_the_same_as_long_as_it_names_this_machine() {
        let folder = tempfile::tempdir().unwrap();
        let home = names(Some([192, 168, 1, 5].into()));
        let first = get(folder.path(), &home).unwrap();
        assert!(
            first.about().contains("localhost") && first.about().contains("192.168.1.5"),
            "{}",
            first.about()
        );
        assert_eq!(get(folder.path(), &home).unwrap().fingerprint(), first.fingerprint());
        let elsewhere = get(folder.path(), &names(Some([10, 0, 0, 5].into()))).unwrap();
        assert_ne!(elsewhere.fingerprint(), first.fingerprint(), "another address is another certificate");
    }

    #[test]
    fn it_is_made_anew_before_it_is_no_good() {
        let folder = tempfile::tempdir().unwrap();
        let names = names(None);
        let long_ago = SystemTime::now() - GOOD_FOR + AT_LEAST - Duration::from_secs(1);
        let old = make(&names, long_ago).unwrap();
        old.keep(&folder.path().join(FILE)).unwrap();
        assert_ne!(get(folder.path(), &names).unwrap().fingerprint(), old.fingerprint());
    }
}
