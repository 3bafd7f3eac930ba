//! This server's own key: browsers let nobody else call them (RFC 8292).

use std::{fs, path::Path, time::Duration};

use anyhow::Context;
use base64::{Engine as _, prelude::BASE64_URL_SAFE_NO_PAD as BASE64};
use bytes::Bytes;
use moonhare_rooms::{BlobId, Log, NOTES_ROOM, Neighbours};
use ring::{
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _},
};
use serde_json::json;

use crate::serve::https::keep_secret;

/// The file in the data folder that holds it.
pub(crate) const NAME: &str = "push-key";

/// How long what is signed is good for; push services take no more than a day.
const SIGNED_S: u64 = 12 * 3_600;

/// In a house of many nodes one makes the key, and the others wait this long for it …
const MADE_S_MAX: u64 = 10;
/// … and look this often.
const LOOKED_EVERY_MS: u64 = 200;

/// The key that this server calls devices with.
pub(super) struct PushKey {
    pair: EcdsaKeyPair,
    public: String,
}

impl PushKey {
    /// The one in the data folder; it is made if there is none.
    pub(super) fn in_folder(data: &Path) -> anyhow::Result<Self> {
        let path = data.join(NAME);
        if !path.exists() {
            keep_secret(&path, &format!("{}\n", make()?))?;
        }
        let text = fs::read_to_string(&path).with_context(|| format!("{} can't be read", path.display()))?;
        Self::read(&text).with_context(|| {
            format!("{} is no key of this program; take it from a backup, or remove it: people will have to be asked \
                 again whether they want to be called", path.display())
        })
    }

    /// The one of a house of many nodes, kept with its tables; one node makes it if there is none.
    pub(super) async fn of_house(log: &dyn Log, neighbours: &dyn Neighbours) -> anyhow::Result<Self> {
        let blob = || BlobId(NAME.into());
        let made_until = tokio::time::Instant::now() + Duration::from_secs(MADE_S_MAX);
        loop {
            if let Some(kept) = log.blob(NOTES_ROOM, blob()).await? {
                return Self::read(&String::from_utf8_lossy(&kept))
                    .context("the house's key for knocks can't be read");
            }
            let mine = neighbours.claim(NAME, Duration::from_secs(MADE_S_MAX)).await?;
            if mine {
                log.put_blob(NOTES_ROOM, blob(), Bytes::from(make()?)).await?;
                continue;
            }
            anyhow::ensure!(
                tokio::time::Instant::now() < made_until,
                "no node has made the key for knocks; start again"
            );
            tokio::time::sleep(Duration::from_millis(LOOKED_EVERY_MS)).await;
        }
    }

    pub(super) fn read(text: &str) -> anyhow::Result<Self> {
        let bytes = BASE64.decode(text.trim())?;
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &bytes, &SystemRandom::new())?;
        let public = BASE64.encode(pair.public_key());
        Ok(Self { pair, public })
    }

    /// The half that browsers are told.
    pub(super) fn public(&self) -> &str {
        &self.public
    }

    /// What proves to a push service who calls.
    pub(super) fn authorization(&self, origin: &str, contact: &str, now_s: u64) -> Option<String> {
        let part = |value: &serde_json::Value| BASE64.encode(value.to_string());
        let claims = json!({ "aud": origin, "exp": now_s + SIGNED_S, "sub": contact });
        let said = format!("{}.{}", part(&json!({ "typ": "JWT", "alg": "ES256" })), part(&claims));
        let signature = self.pair.sign(&SystemRandom::new(), said.as_bytes()).ok()?;
        Some(format!("vapid t={said}.{}, k={}", BASE64.encode(signature), self.public))
    }
}

/// A new key, as it is kept.
pub(super) fn make() -> anyhow::Result<String> {
    let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
    Ok(BASE64.encode(made.context("the system has no randomness")?))
}
