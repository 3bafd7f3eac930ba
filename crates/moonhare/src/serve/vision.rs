//! Bots that see: an OpenAI-compatible vision endpoint looks at the pictures for them.
//!
//! Nothing waits for it for long. It has a time limit; what it can't answer, or answers with nonsense, the bots decide
//! with the mind they have anyway, and it is left alone for a while.

mod answer;
mod question;

use std::{
    collections::BTreeMap,
    fmt,
    hash::{DefaultHasher, Hash, Hasher},
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::Context;
use moonhare_bots::Sight;
use moonhare_packs::Language;
use serde_json::Value;
use ureq::Agent;

use super::{own::Describe, settings::VisionSettings};

/// The longest time that an answer may take.
const ANSWER_S: u64 = 8;
/// How long an endpoint that failed is left alone.
const REST_S: u64 = 60;
/// Questions that may be under way at the same time, over all tables.
const ASKED_MAX: usize = 16;
/// The longest answer that is read.
const ANSWER_BYTES_MAX: u64 = 64 * 1024;
/// How many ratings are kept.
const RATINGS_MAX: usize = 16_384;

/// An endpoint that looks at pictures.
pub(crate) struct Vision {
    agent: Agent,
    address: String,
    authorization: Option<String>,
    model: String,
    rest: Duration,
    health: Mutex<Health>,
    asked: AtomicUsize,
    /// How well a clue fits a picture, by both.
    ratings: Mutex<BTreeMap<[u64; 2], f32>>,
}

/// How the endpoint does.
#[derive(Default)]
struct Health {
    failing: bool,
    rests_until: Option<Instant>,
}

impl fmt::Debug for Vision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Neither the key nor an address that may hold one.
        write!(f, "Vision({})", self.model)
    }
}

impl Vision {
    /// An endpoint with these settings; nothing is asked yet.
    pub(crate) fn new(settings: &VisionSettings) -> anyhow::Result<Option<Self>> {
        let Some(url) = settings.url.as_deref().filter(|url| !url.is_empty()) else { return Ok(None) };
        anyhow::ensure!(
            url.starts_with("http://") || url.starts_with("https://"),
            "--vision-url begins with https:// or http://"
        );
        let model = settings.model.clone().filter(|model| !model.is_empty());
        let model = model.context("--vision-model says which model of the vision endpoint to use")?;
        let agent = crate::calling::agent(Duration::from_secs(ANSWER_S), Vec::new())
            // Pictures and key go where the operator said, and nowhere else.
            .max_redirects(0)
            .build()
            .into();
        let base = url.trim_end_matches('/').trim_end_matches("/chat/completions");
        Ok(Some(Self {
            agent,
            address: format!("{base}/chat/completions"),
            authorization: settings.key()?.map(|key| format!("Bearer {}", key.reveal())),
            model,
            rest: Duration::from_secs(REST_S),
            health: Mutex::default(),
            asked: AtomicUsize::new(0),
            ratings: Mutex::default(),
        }))
    }

    fn health(&self) -> MutexGuard<'_, Health> {
        self.health.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn ratings(&self) -> MutexGuard<'_, BTreeMap<[u64; 2], f32>> {
        self.ratings.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Asks, and reads the answer; nothing while the endpoint rests or has enough to do.
    fn ask<T>(&self, question: &Value, read: impl FnOnce(&str) -> Option<T>) -> Option<T> {
        if !Sight::is_awake(self) {
            return None;
        }
        let _place = Place::take(&self.asked)?;
        let answer = self.post(&question.to_string());
        let read = answer.and_then(|text| read(&text).ok_or_else(|| "the answer makes no sense".to_owned()));
        let mut health = self.health();
        match read {
            Ok(read) => {
                if std::mem::take(&mut health.failing) {
                    tracing::info!("the vision endpoint answers again");
                }
                Some(read)
            }
            Err(why) => {
                if !std::mem::replace(&mut health.failing, true) {
                    tracing::warn!(%why, "the vision endpoint fails; bots think for themselves until it answers");
                }
                health.rests_until = Some(Instant::now() + self.rest);
                None
            }
        }
    }

    /// What the model says.
    fn post(&self, question: &str) -> Result<String, String> {
        let mut request = self.agent.post(&self.address).header("content-type", "application/json");
        if let Some(authorization) = &self.authorization {
            request = request.header("authorization", authorization);
        }
        let mut response = request.send(question).map_err(|error| error.to_string())?;
        if !response.status().is_success() {
            return Err(format!("it answers with status {}", response.status().as_u16()));
        }
        let body = response.body_mut().with_config().limit(ANSWER_BYTES_MAX).read_to_vec();
        answer::content(&body.map_err(|error| error.to_string())?)
            .ok_or_else(|| "the answer is no chat completion".to_owned())
    }
}

impl Sight for Vision {
    fn is_awake(&self) -> bool {
        self.health().rests_until.is_none_or(|until| until <= Instant::now())
    }

    fn rate(&self, clue: &str, pictures: &[&[u8]]) -> Option<Vec<f32>> {
        let key = |picture: &[u8]| [number_of(clue.as_bytes()), number_of(picture)];
        let keys: Vec<_> = pictures.iter().map(|picture| key(picture)).collect();
        let new: Vec<_> = {
            let known = self.ratings();
            (0..keys.len()).filter(|nth| !known.contains_key(&keys[*nth])).collect()
        };
        let mut fits = BTreeMap::new();
        if !new.is_empty() {
            let shown: Vec<_> = new.iter().map(|nth| pictures[*nth]).collect();
            let question = question::rate(&self.model, clue, &shown);
            let rated = self.ask(&question, |text| answer::fits(text, shown.len()))?;
            fits.extend(new.iter().map(|nth| keys[*nth]).zip(rated));
        }
        let mut known = self.ratings();
        let all = keys.iter().map(|key| fits.get(key).or_else(|| known.get(key)).copied()).collect();
        if known.len() + fits.len() > RATINGS_MAX {
            known.clear();
        }
        known.extend(fits);
        all
    }

    fn clues(&self, picture: &[u8], language: Language) -> Option<Vec<String>> {
        self.ask(&question::tell(&self.model, picture, language), answer::clues)
    }
}

impl Describe for Vision {
    fn is_awake(&self) -> bool {
        Sight::is_awake(self)
    }

    fn describe(&self, picture: &[u8], language: Language) -> Option<String> {
        self.ask(&question::describe(&self.model, picture, language), answer::caption)
    }
}

/// A place among the questions that are under way.
struct Place<'a>(&'a AtomicUsize);

impl<'a> Place<'a> {
    fn take(asked: &'a AtomicUsize) -> Option<Self> {
        let place = Self(asked);
        (asked.fetch_add(1, Ordering::Relaxed) < ASKED_MAX).then_some(place)
    }
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

fn number_of(bytes: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod stand_in;
#[cfg(test)]
mod tests;
