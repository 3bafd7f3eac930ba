//! Certificates from an authority, by ACME (RFC 8555): got at the start, renewed in time, without a word to players.

mod caller;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Context, bail};
use instant_acme::{
    Account, AccountCredentials, AuthorizationStatus, ChallengeType, Identifier, NewAccount, NewOrder, Order,
    OrderStatus, RetryPolicy,
};
use rcgen::{CertificateParams, CustomExtension, DistinguishedName, KeyPair};

use super::{Certificate, shown::Shown};
use crate::serve::settings::HttpsSettings;
use caller::Caller;

/// Who we are to the authority, in the folder of certificates.
const ACCOUNT: &str = "account.json";

/// After a failure it is tried again, each time after twice as long.
const AGAIN_AFTER_S: (u64, u64) = (60, 6 * 3_600);

pub(super) fn file_name(domain: &str) -> String {
    format!("{domain}.pem")
}

/// Shows the certificate that is there, and sees to it from now on that there is a good one.
pub(super) fn keep(settings: HttpsSettings, folder: PathBuf, shown: Arc<Shown>) -> anyhow::Result<()> {
    let about = settings.domains().join(" ");
    let path = folder.join(file_name(settings.domains().first().context("a domain")?));
    let caller = Caller::new(settings.acme_root())?;
    let mut kept = Certificate::read(&path)?.filter(|kept| kept.about() == about);
    if let Some(kept) = &kept {
        shown.show(kept)?;
    }
    tokio::spawn(async move {
        let mut again_after_s = AGAIN_AFTER_S.0;
        loop {
            if let Some(kept) = &kept {
                renewal(kept).await;
            }
            match order(&settings, &folder, &caller, &shown).await.and_then(|new| {
                new.keep(&path)?;
                shown.show(&new)?;
                Ok(new)
            }) {
                Ok(new) => {
                    tracing::info!("there is a new certificate for {about}");
                    (kept, again_after_s) = (Some(new), AGAIN_AFTER_S.0);
                }
                Err(error) => {
                    tracing::error!(
                        "no certificate for {about}: {error:#}; its name has to lead to this machine, and port 443 to this \
                         server; it is tried again in {again_after_s} s"
                    );
                    tokio::time::sleep(Duration::from_secs(again_after_s)).await;
                    again_after_s = (2 * again_after_s).min(AGAIN_AFTER_S.1);
                }
            }
        }
    });
    Ok(())
}

/// Waits until two thirds of a certificate's time are over. Looks at the clock now and then: it may be set, or have slept.
async fn renewal(certificate: &Certificate) {
    const LOOK_AGAIN: Duration = Duration::from_secs(3_600);
    while let Some(left) = until_renewal(certificate, SystemTime::now()) {
        tokio::time::sleep(left.min(LOOK_AGAIN)).await;
    }
}

fn until_renewal(certificate: &Certificate, now: SystemTime) -> Option<Duration> {
    let [from, until] = certificate.validity().ok()?;
    let at = UNIX_EPOCH + Duration::from_secs(u64::try_from(from + (until - from) / 3 * 2).ok()?);
    at.duration_since(now).ok()
}

/// Gets a certificate: the authority asks this very server, by a handshake of its own kind, whether the domain is ours.
async fn order(
    settings: &HttpsSettings,
    folder: &Path,
    caller: &Caller,
    shown: &Shown,
) -> anyhow::Result<Certificate> {
    let account = account(settings, folder, caller).await?;
    let domains = settings.domains();
    let names: Vec<_> = domains.iter().map(|domain| Identifier::Dns(domain.clone())).collect();
    let mut order =
        account.new_order(&NewOrder::new(&names)).await.context("the authority takes no order")?;
    let mut answers = Vec::new();
    let mut authorizations = order.authorizations();
    while let Some(authorization) = authorizations.next().await {
        let mut authorization = authorization?;
        if authorization.status == AuthorizationStatus::Valid {
            continue;
        }
        let mut challenge = authorization
            .challenge(ChallengeType::TlsAlpn01)
            .context("the authority does not ask over TLS (tls-alpn-01)")?;
        let domain = challenge.identifier().to_string();
        let answer = answer(&domain, challenge.key_authorization().digest().as_ref())?;
        answers.push((domain, answer));
        shown.answer(&answers)?;
        challenge.set_ready().await?;
    }
    let retries = RetryPolicy::default();
    let status = order.poll_ready(&retries).await;
    shown.answer(&[])?;
    if !matches!(status, Ok(OrderStatus::Ready)) {
        bail!("the authority does not find this server: {}", why_not(&mut order).await);
    }
    let key = KeyPair::generate()?;
    let mut params = CertificateParams::new(domains)?;
    params.distinguished_name = DistinguishedName::new();
    order.finalize_csr(params.serialize_request(&key)?.der()).await?;
    let chain = order.poll_certificate(&retries).await?;
    Ok(Certificate::new(&domains.join(" "), &key.serialize_pem(), &chain))
}

/// What the authority says about an order that failed.
async fn why_not(order: &mut Order) -> String {
    let mut authorizations = order.authorizations();
    while let Some(Ok(mut authorization)) = authorizations.next().await {
        if let Ok(state) = authorization.refresh().await
            && let Some(problem) = state.challenges.iter().find_map(|challenge| challenge.error.as_ref())
        {
            return problem.to_string();
        }
    }
    "it does not say why".to_owned()
}

/// A certificate that says what the authority wants to hear (RFC 8737, 3).
fn answer(domain: &str, digest: &[u8]) -> anyhow::Result<Certificate> {
    let mut params = CertificateParams::new([domain.to_owned()])?;
    params.custom_extensions = vec![CustomExtension::new_acme_identifier(digest)];
    let key = KeyPair::generate()?;
    let certificate = params.self_signed(&key)?;
    Ok(Certificate::new(domain, &key.serialize_pem(), &certificate.pem()))
}

/// Our account with this authority; a new one if we never had one.
async fn account(settings: &HttpsSettings, folder: &Path, caller: &Caller) -> anyhow::Result<Account> {
    #[derive(serde::Serialize, serde::Deserialize)]
    struct Kept {
        directory: String,
        credentials: AccountCredentials,
    }
    let path = folder.join(ACCOUNT);
    let directory = settings.acme_directory();
    let builder = Account::builder_with_http(Box::new(caller.clone()));
    let kept = std::fs::read(&path).ok().and_then(|text| serde_json::from_slice::<Kept>(&text).ok());
    if let Some(kept) = kept.filter(|kept| kept.directory == directory) {
        return builder.from_credentials(kept.credentials).await.context("the authority can't be reached");
    }
    let contact = settings.acme_contact().map(|mail| format!("mailto:{mail}"));
    let contact: Vec<&str> = contact.as_deref().into_iter().collect();
    let new = NewAccount { contact: &contact, terms_of_service_agreed: true, only_return_existing: false };
    let created = builder.create(&new, directory.to_owned(), None).await;
    let (account, credentials) = created.context("the authority gives no account")?;
    let kept = serde_json::to_string(&Kept { directory: directory.to_owned(), credentials })?;
    super::certificate::keep_secret(&path, &kept)?;
    Ok(account)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_certificate_is_renewed_when_a_third_of_its_time_is_left() {
        let mut params = CertificateParams::new(["localhost".to_owned()]).unwrap();
        params.not_before = rcgen::date_time_ymd(2026, 1, 1);
        params.not_after = rcgen::date_time_ymd(2026, 4, 1);
        let key = KeyPair::generate().unwrap();
        let certificate =
            Certificate::new("", &key.serialize_pem(), &params.self_signed(&key).unwrap().pem());
        let day = |day: u64| UNIX_EPOCH + Duration::from_secs(1_767_225_600 + day * 86_400);
        assert_eq!(until_renewal(&certificate, day(0)), Some(Duration::from_secs(60 * 86_400)));
        assert_eq!(until_renewal(&certificate, day(61)), None);
    }
}
