//! Boxes as packs: how many cards, which pictures, and what is to be seen on them.

use std::{
    collections::BTreeMap,
    sync::Arc,
    time::{SystemTime, UNIX_EPOCH},
};

use moonhare_packs::{Language, Packs, PictureId, Words};
use moonhare_server::{PictureWordsView, WordsView};

use super::{OwnBoxes, kept::KeptBox};

/// Milliseconds of Unix time.
pub(super) fn now_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

impl OwnBoxes {
    /// How many cards a box has, if there is one of this name.
    pub(crate) fn cards(&self, id: &str) -> Option<u16> {
        super::is_box_id(id).then(|| self.cupboard.glance(id)).flatten().map(|kept| count(&kept))
    }

    /// A box as a part of a deck. From now on its pictures stay as they are for the game that begins.
    pub(crate) fn deck(&self, id: &str) -> (u16, Arc<str>) {
        let played = self.alter(id, |kept| {
            kept.played_ms = Some(now_ms());
            kept.touched_ms = now_ms();
            for card in &mut kept.cards {
                card.played = true;
            }
            Ok((count(kept), identities(kept)))
        });
        // A box that can't be written is played with all the same: the game matters more.
        played.unwrap_or_else(|_| {
            self.cupboard.glance(id).map_or_else(Default::default, |kept| (count(&kept), identities(&kept)))
        })
    }

    /// Cards may have been added or removed on another node.
    pub(crate) fn look_anew(&self, id: &str) {
        self.cupboard.look_anew(id);
    }

    /// What is on the cards of a box.
    pub(crate) fn words(&self, id: &str, language: Language) -> Option<WordsView> {
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
    pub(crate) fn picture_words(&self, picture: PictureId) -> Option<PictureWordsView> {
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
