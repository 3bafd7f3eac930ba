//! Calls people who are away, by Web Push: what is sent is sealed for one device, and signed with this server's key.
//!
//! Where a device is called, its browser says, and so does whoever pretends to be one: this server goes to https addresses in
//! the public internet alone, unless its operator names others.

mod key;
mod reach;
mod sealed;
#[cfg(test)]
mod stand_in;
#[cfg(test)]
mod tests;

use std::{
    future::Future,
    path::{Path, PathBuf},
    pin::Pin,
    sync::Arc,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use anyhow::{Context, ensure};
use clap::builder::FalseyValueParser;
use moonhare_rooms::{Call, CallAnswer, Doorbell, Log, Neighbours, Subscription};
use rustls::pki_types::{CertificateDer, pem::PemObject};
use serde::Deserialize;
use ureq::{Agent, http::StatusCode, unversioned::transport::DefaultConnector};

use super::settings::Settings;
pub(crate) use key::NAME as KEY_FILE;
use key::PushKey;
use reach::{NotPublic, Reach};
use sealed::DeviceKeys;

/// How long a push service may take for an answer.
const ANSWER_S: u64 = 10;

/// Whom push services may write to, if the operator has named nobody and the server has no address.
const NOBODY: &str = "https://moonhare.invalid";

/// What can be set about calling people who are away.
#[derive(Clone, Debug, Default, PartialEq, Eq, clap::Args, Deserialize)]
#[serde(default)]
pub(crate) struct PushSettings {
    /// Call nobody who is away when a table by post waits for them [default: whoever wants it is called]
    #[arg(
        long,
        env = "MOONHARE_NO_PUSH",
        num_args = 0,
        default_missing_value = "true",
        value_parser = FalseyValueParser::new()
    )]
    no_push: Option<bool>,

    /// Whom push services may write to about this server: mailto:ADDRESS or an https address [default: the public address]
    #[arg(long, env = "MOONHARE_PUSH_CONTACT", value_name = "URL")]
    push_contact: Option<String>,

    /// Push services in your own network, such as https://push.lan:8443, several with commas; others are called at public addresses alone [default: none]
    #[arg(long, env = "MOONHARE_PUSH_TO", value_name = "URLS", value_delimiter = ',')]
    push_to: Option<Vec<String>>,

    /// A file with a certificate (PEM) to know such a push service by, if the system does not [default: none]
    #[arg(long, env = "MOONHARE_PUSH_ROOT", value_name = "FILE")]
    push_root: Option<PathBuf>,
}

impl PushSettings {
    pub(super) fn or(self, other: Self) -> Self {
        Self {
            no_push: self.no_push.or(other.no_push),
            push_contact: self.push_contact.or(other.push_contact),
            push_to: self.push_to.or(other.push_to),
            push_root: self.push_root.or(other.push_root),
        }
    }

    /// Whether it can work.
    pub(crate) fn check(&self) -> anyhow::Result<()> {
        self.reach()?;
        let contact = self.push_contact.as_deref().unwrap_or(NOBODY);
        ensure!(
            contact.starts_with("mailto:") || contact.starts_with("https://"),
            "--push-contact {contact:?}: give it like mailto:you@example.org, or as an https address"
        );
        Ok(())
    }

    fn reach(&self) -> anyhow::Result<Reach> {
        Reach::new(self.push_to.as_deref().unwrap_or_default())
    }

    /// Certificates that are believed beside the system's.
    fn roots(&self) -> anyhow::Result<Vec<CertificateDer<'static>>> {
        let Some(path) = &self.push_root else { return Ok(Vec::new()) };
        let read = CertificateDer::pem_file_iter(path).and_then(Iterator::collect::<Result<Vec<_>, _>>);
        read.with_context(|| format!("--push-root {}", path.display()))
    }
}

/// Who calls, as it is set; nobody if it is set so.
pub(crate) async fn open(
    settings: &Settings,
    data: &Path,
    log: &dyn Log,
    neighbours: &dyn Neighbours,
) -> anyhow::Result<Option<WebPush>> {
    settings.push.check()?;
    if settings.push.no_push.unwrap_or(false) {
        return Ok(None);
    }
    let key = if neighbours.is_alone() {
        PushKey::in_folder(data)?
    } else {
        PushKey::of_house(log, neighbours).await?
    };
    let address = settings.public_url().filter(|url| url.starts_with("https://"));
    let contact = settings.push.push_contact.clone().or(address).unwrap_or_else(|| NOBODY.to_owned());
    Ok(Some(WebPush::new(key, contact, settings.push.reach()?, settings.push.roots()?)))
}

/// Calls devices by Web Push (RFC 8030, 8291 and 8292).
#[derive(Clone)]
pub(crate) struct WebPush(Arc<Caller>);

struct Caller {
    key: PushKey,
    contact: String,
    reach: Reach,
    agent: Agent,
}

impl WebPush {
    fn new(key: PushKey, contact: String, reach: Reach, roots: Vec<CertificateDer<'static>>) -> Self {
        let config = crate::calling::agent(Duration::from_secs(ANSWER_S), roots)
            .http_status_as_error(false)
            .https_only(true)
            // Who sends us elsewhere could send us into the operator's own network, and so could a proxy.
            .max_redirects(0)
            .proxy(None)
            .build();
        let agent = Agent::with_parts(config, DefaultConnector::default(), reach.clone());
        Self(Arc::new(Caller { key, contact, reach, agent }))
    }
}

impl Caller {
    /// Calls a device, and waits for the answer.
    fn call_now(&self, call: &Call) -> CallAnswer {
        let Some(endpoint) = self.reach.endpoint(&call.subscription.endpoint) else {
            return CallAnswer::Gone;
        };
        let keys = DeviceKeys::of(&call.subscription);
        let Some(body) = keys.and_then(|keys| sealed::seal(&keys, call.note.as_bytes())) else {
            return CallAnswer::Gone;
        };
        let now_s = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
        let Some(authorization) = self.key.authorization(&endpoint.origin, &self.contact, now_s) else {
            return CallAnswer::Refused;
        };
        let sent = self
            .agent
            .post(&endpoint.uri)
            .header("authorization", authorization)
            .header("content-encoding", "aes128gcm")
            .header("content-type", "application/octet-stream")
            .header("ttl", call.kept_s.to_string())
            .header("topic", &call.topic)
            .header("urgency", "normal")
            .send(&body[..]);
        match sent {
            Ok(answer) => {
                let after = answer.headers().get("retry-after").and_then(|after| after.to_str().ok());
                let meant = meaning(answer.status(), after.and_then(|after| after.trim().parse().ok()));
                if meant == CallAnswer::Refused {
                    tracing::warn!(origin = endpoint.origin, status = %answer.status(), "a push service refuses a message");
                }
                meant
            }
            Err(ureq::Error::Other(error)) if error.is::<NotPublic>() => {
                tracing::warn!(
                    origin = endpoint.origin,
                    "a device is at no public address and is not called"
                );
                CallAnswer::Gone
            }
            Err(error) => {
                tracing::info!(origin = endpoint.origin, %error, "a push service can't be reached");
                CallAnswer::Later(None)
            }
        }
    }
}

/// What a push service means by its answer.
fn meaning(status: StatusCode, after_s: Option<u64>) -> CallAnswer {
    match status.as_u16() {
        200..=299 => CallAnswer::Taken,
        404 | 410 => CallAnswer::Gone,
        429 | 500..=599 => CallAnswer::Later(after_s),
        _ => CallAnswer::Refused,
    }
}

impl Doorbell for WebPush {
    fn key(&self) -> &str {
        self.0.key.public()
    }

    fn is_possible(&self, subscription: &Subscription) -> bool {
        self.0.reach.endpoint(&subscription.endpoint).is_some() && DeviceKeys::of(subscription).is_some()
    }

    fn call(&self, call: Call) -> Pin<Box<dyn Future<Output = CallAnswer> + Send + '_>> {
        let caller = Arc::clone(&self.0);
        Box::pin(async move {
            let called = tokio::task::spawn_blocking(move || caller.call_now(&call)).await;
            called.unwrap_or(CallAnswer::Later(None))
        })
    }
}
