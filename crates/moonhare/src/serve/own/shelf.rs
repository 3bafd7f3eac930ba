//! Boxes as packs: how many cards, which pictures, and what is to be seen on them.

use std::{
    collections::BTreeMap,
    sync::Arc,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use moonhare_packs::{Language, Packs, PictureId, Words};
use moonhare_server::{OwnRefusal, PictureWordsView, WordsView};

use super::{OwnBoxes, kept::KeptBox, limits::LOOK_S_MAX};

/// Milliseconds of Unix time.
pub(super) fn now_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

impl OwnBoxes {
    /// A box as it was when it was last looked for. Nothing waits for this.
    fn known(&self, id: &str) -> Option<Arc<KeptBox>> {
        super::is_box_id(id).then(|| self.cupboard.known(id)).flatten()
    }

    /// How many cards a box has, if there is one of this name.
    pub(crate) fn cards(&self, id: &str) -> Option<u16> {
        self.known(id).map(|kept| count(&kept))
    }

    /// How many cards a box has, and which pictures these are.
    pub(crate) fn all_cards(&self, id: &str) -> Option<(u16, Arc<str>)> {
        self.known(id).map(|kept| (count(&kept), identities(&kept)))
    }

    /// A box as a part of a deck: the cards that are marked as played with. What somebody has added in the moment since they were marked
    /// is not among them. A box that could not be marked is played with all the same: the game matters more.
    pub(crate) fn deck(&self, id: &str) -> Option<(u16, Arc<str>)> {
        let mut kept = KeptBox::clone(&*self.known(id)?);
        if kept.cards.iter().any(|card| card.played) {
            kept.cards.retain(|card| card.played);
        }
        Some((count(&kept), identities(&kept)))
    }

    /// Looks for boxes beside the tasks. `to_play` marks their cards: from then on these pictures stay as they are for the game that
    /// begins. Tells whether it could be found out.
    pub(crate) async fn look_for(self: Arc<Self>, ids: Vec<String>, to_play: bool) -> bool {
        let looked = async {
            let Ok(place) = Arc::clone(&self.looks).acquire_owned().await else { return false };
            let boxes = Arc::clone(&self);
            let look = move |id: &String| match boxes.look(id, to_play) {
                Ok(()) | Err(OwnRefusal::BoxNotFound) => true,
                Err(_) => false,
            };
            let looked = tokio::task::spawn_blocking(move || {
                let found = ids.iter().all(look);
                // Here and not where it was asked for: who waits no longer does not end the looking.
                drop(place);
                found
            });
            looked.await.unwrap_or(false)
        };
        tokio::time::timeout(Duration::from_secs(LOOK_S_MAX), looked).await.unwrap_or(false)
    }

    pub(super) fn look(&self, id: &str, to_play: bool) -> Result<(), OwnRefusal> {
        if !to_play {
            return self.cupboard.find(id).map(drop);
        }
        self.alter(id, |kept| {
            kept.played_ms = Some(now_ms());
            kept.touched_ms = now_ms();
            for card in &mut kept.cards {
                card.played = true;
            }
            Ok(())
        })
    }

    /// What is on the cards of a box.
    pub(super) fn words_of(&self, id: &str, language: Language) -> Option<WordsView> {
        let kept = super::is_box_id(id).then(|| self.cupboard.find(id).ok()).flatten()?.kept;
        let filling = kept.filled.iter().filter_map(|picture| self.built_in.find(*picture));
        Some(WordsView {
            pictures: identities(&kept),
            descriptions: kept
                .cards
                .iter()
                .map(|card| card.caption.clone())
                .chain(filling.clone().map(|card| card.description(language).to_owned()))
                .collect(),
            placeholders: kept
                .cards
                .iter()
                .map(|card| card.placeholder.clone())
                .chain(filling.map(|card| card.placeholder.clone()))
                .collect(),
        })
    }

    /// What is on one picture of somebody's own.
    pub(super) fn words_of_picture(&self, picture: PictureId) -> Option<PictureWordsView> {
        let (_, card) = self.card_with(picture, None)?;
        Some(PictureWordsView { description: card.caption, placeholder: card.placeholder })
    }

    /// What bots know of a picture of a box: what people wrote below it, in whatever language.
    pub(crate) fn bot_words(&self, id: &str, picture: PictureId) -> Option<Words> {
        let kept = self.cupboard.glance(id)?;
        let caption = &kept.cards.iter().find(|card| card.has(picture))?.caption;
        let said = !caption.is_empty();
        Some(Words {
            concepts: said.then(|| (caption.clone(), 1.0)).into_iter().collect(),
            relation: String::new(),
            layout: String::new(),
            moods: Vec::new(),
            description: if said {
                Language::ALL.map(|language| (language, caption.clone())).into()
            } else {
                BTreeMap::new()
            },
            heard: Vec::new(),
        })
    }
}

fn count(kept: &KeptBox) -> u16 {
    u16::try_from(kept.cards.len() + kept.filled.len()).unwrap_or(u16::MAX)
}

/// The identities of a box's pictures one after another.
fn identities(kept: &KeptBox) -> Arc<str> {
    let own = kept.cards.iter().map(|card| card.picture);
    own.chain(kept.filled.iter().copied()).map(|id| id.to_string()).collect::<String>().into()
}

/// So many cards of the built-in packs, always the same for one box, and evenly of all packs.
pub(super) fn filling(built_in: &Packs, id: &str, wanted: u16) -> Vec<PictureId> {
    let mut all: Vec<(PictureId, PictureId)> = built_in
        .iter()
        .flat_map(|pack| &pack.cards)
        .map(|card| (PictureId::of(&[id.as_bytes(), card.id.to_string().as_bytes()]), card.id))
        .collect();
    all.sort();
    all.into_iter().map(|(_, picture)| picture).take(wanted.into()).collect()
}
