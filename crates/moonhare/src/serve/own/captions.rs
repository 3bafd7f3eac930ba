//! What is to be seen on a card, proposed by who looks at pictures for the bots. People put it right, or leave it.

use std::{
    collections::BTreeMap,
    sync::{Arc, atomic::Ordering},
    thread::JoinHandle,
    time::Duration,
};

use moonhare_packs::{Language, PICTURE_WIDTHS};
use moonhare_server::{OwnPictures, OwnRefusal, Who};

use super::{
    OwnBoxes,
    atelier::in_turn,
    limits::{CAPTION_CHARS_MAX, PROPOSALS_TRIED_MAX, PROPOSE_AGAIN_S, WAITING_S},
};

/// Who can say what is to be seen on a picture.
pub(crate) trait Describe: Send + Sync {
    /// Whether it may be asked now.
    fn is_awake(&self) -> bool;

    /// A sentence about a picture (WebP) in this language; nothing when there is no answer of use.
    fn describe(&self, picture: &[u8], language: Language) -> Option<String>;
}

/// A card without words.
struct Wordless {
    within: String,
    card: u32,
    picture: String,
    language: Language,
}

/// In which language something is proposed to somebody: that of their table.
pub(super) fn language(who: &Who) -> Language {
    match who {
        Who::Guest { guest, .. } => guest.language.of_cards(),
        Who::Anybody | Who::Owner(_) => Language::En,
    }
}

impl OwnBoxes {
    /// Starts to propose captions, one after the other, on a thread of its own.
    pub(crate) fn propose(self: &Arc<Self>, eyes: Arc<dyn Describe>) -> anyhow::Result<JoinHandle<()>> {
        let boxes = Arc::clone(self);
        boxes.proposes.store(true, Ordering::Relaxed);
        let work = move || {
            let mut tried: BTreeMap<(String, u32), u32> = BTreeMap::new();
            let mut last = String::new();
            while let Some(wordless) = boxes.next_wordless(&last) {
                last.clone_from(&wordless.within);
                if !eyes.is_awake() {
                    boxes.rest();
                    continue;
                }
                let said = boxes.ask(&*eyes, &wordless);
                let key = (wordless.within.clone(), wordless.card);
                if said.is_none() && !eyes.is_awake() {
                    let times = tried.entry(key.clone()).or_default();
                    *times += 1;
                    if *times < PROPOSALS_TRIED_MAX {
                        boxes.rest();
                        continue;
                    }
                }
                tried.remove(&key);
                if boxes.keep_proposal(&wordless, said.as_deref()).is_err() {
                    boxes.rest();
                }
            }
        };
        Ok(std::thread::Builder::new().name("captions".into()).spawn(work)?)
    }

    /// Waits for a card without words, of the next box after this one; nothing when the server stops.
    fn next_wordless(&self, after: &str) -> Option<Wordless> {
        loop {
            let times = self.bell.times()?;
            let found = in_turn(self.cupboard.waiting(), after).iter().find_map(|kept| {
                let card = kept.cards.iter().find(|card| card.to_describe.is_some())?;
                let (within, picture) = (kept.id.clone(), card.picture.to_string());
                Some(Wordless { within, card: card.card, picture, language: card.to_describe? })
            });
            if found.is_some() {
                return found;
            }
            self.bell.wait(times, Duration::from_secs(WAITING_S));
        }
    }

    fn ask(&self, eyes: &dyn Describe, wordless: &Wordless) -> Option<String> {
        let narrowest = u16::try_from(PICTURE_WIDTHS.into_iter().min()?).ok()?;
        let picture = self.picture(&wordless.picture, narrowest)?;
        eyes.describe(&picture, wordless.language)
    }

    /// An endpoint that fails is left alone for a while.
    fn rest(&self) {
        if let Some(times) = self.bell.times() {
            self.bell.wait(times, Duration::from_secs(PROPOSE_AGAIN_S));
        }
    }

    /// Writes a proposal below a card, unless somebody was quicker. One without an answer is not asked about again.
    fn keep_proposal(&self, wordless: &Wordless, said: Option<&str>) -> Result<(), OwnRefusal> {
        let kept = self.alter(&wordless.within, |kept| {
            let card = kept.cards.iter_mut().find(|card| card.card == wordless.card);
            let card = card.ok_or(OwnRefusal::CardNotFound)?;
            card.to_describe = None;
            if card.caption.is_empty()
                && let Some(said) = said
            {
                let line: String = said.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
                card.caption = line.trim().chars().take(CAPTION_CHARS_MAX).collect();
                card.proposed = !card.caption.is_empty();
            }
            Ok(())
        });
        match kept {
            // It was removed meanwhile.
            Err(OwnRefusal::CardNotFound | OwnRefusal::BoxNotFound) => Ok(()),
            kept => kept,
        }
    }
}
