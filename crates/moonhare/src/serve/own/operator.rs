//! What the operator wants taken away: pictures that are blocked for good, and those that only go.

use std::{
    fs::{self, File},
    path::{Path, PathBuf},
    sync::Arc,
};

use moonhare_packs::{PICTURE_WIDTHS, PictureId};
use moonhare_server::OwnRefusal;

use super::{
    FOLDER, OwnBoxes, blocked, folder,
    kept::{self, KeptBox, KeptCard},
    words,
};

/// Where it says which pictures shall go: a file of a picture's name for each. The server takes them away again when it has
/// obeyed, so that the same picture may be brought once more.
const REMOVED: &str = "removed";

/// Where the operator of a data folder says which pictures shall go.
pub(super) fn removed(data: &Path) -> PathBuf {
    data.join(FOLDER).join(REMOVED)
}

/// Where a picture is that somebody brought, and who that was.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Brought {
    /// The box that it is in.
    pub(crate) within: String,
    /// Name and table of whoever added it, if it was at a table.
    pub(crate) by: Option<(String, String)>,
    /// The file, or the address at any node, to look at it.
    pub(crate) shown: String,
}

/// What an operator can decide about people's own pictures, from beside the server.
pub(crate) enum Operator {
    /// Of a data folder. A server that runs there obeys with the next look at any picture.
    Folder(PathBuf),
    /// Of a house of many nodes, where it is done at once.
    House(Arc<OwnBoxes>),
}

impl Operator {
    pub(crate) fn of_folder(data: &Path) -> Self {
        Self::Folder(data.join(FOLDER))
    }

    /// Takes a picture out of every box that it is in.
    pub(crate) fn remove(&self, picture: PictureId) -> anyhow::Result<()> {
        match self {
            Self::Folder(own) => {
                fs::create_dir_all(own.join(REMOVED))?;
                File::create(own.join(REMOVED).join(picture.to_string()))?.sync_data()?;
            }
            Self::House(boxes) => boxes.take_all_for_operator(|card| card.has(picture))?,
        }
        Ok(())
    }

    /// Removes a picture, and refuses it and what looks like it from now on.
    pub(crate) fn block(&self, picture: PictureId) -> anyhow::Result<()> {
        let line = blocked::line(picture);
        match self {
            Self::Folder(own) => folder::add_line(own, blocked::NAME, &line)?,
            Self::House(boxes) => {
                boxes.cupboard.add_line(blocked::NAME, &line)?;
                boxes.remove_blocked()?;
            }
        }
        Ok(())
    }

    /// Makes a word with which somebody may open a box where that needs an invitation.
    pub(crate) fn new_word(&self) -> anyhow::Result<String> {
        let word = words::new_word();
        match self {
            Self::Folder(own) => folder::add_line(own, words::NAME, &word)?,
            Self::House(boxes) => boxes.cupboard.add_line(words::NAME, &word)?,
        }
        Ok(word)
    }

    /// What is known of a picture that somebody brought; nothing if it is in no box, or not any more. Others may have brought
    /// the same: the box that was reported comes first.
    pub(crate) fn brought(&self, picture: PictureId, reported: Option<&str>) -> Option<Brought> {
        let widest = PICTURE_WIDTHS.into_iter().max().unwrap_or_default();
        let (within, card, shown) = match self {
            Self::Folder(own) => {
                let with = |kept: KeptBox| {
                    let card = kept.cards.iter().find(|card| card.has(picture))?.clone();
                    Some((kept.id, card))
                };
                let mut boxes = kept::read_all(own);
                boxes.sort_by_key(|kept| reported != Some(kept.id.as_str()));
                let (within, card) = boxes.into_iter().find_map(with)?;
                let file = own.join(&within).join(kept::picture_file(picture, widest));
                (within, card, file.display().to_string())
            }
            Self::House(boxes) => {
                let (kept, card) = boxes.card_with(picture, reported)?;
                (kept.id.clone(), card, format!("/cards/{picture}/{widest}.webp"))
            }
        };
        let by = card.by.map(|by| (by.shown.name, by.table));
        Some(Brought { within, by, shown })
    }
}

impl OwnBoxes {
    /// The pictures that somebody brought, known by their name then and the table's code: how many there are. If they shall go, they are
    /// gone.
    pub(crate) fn forget_brought(
        &self,
        meant: impl Fn(&str, &str) -> bool,
        go: bool,
    ) -> Result<usize, OwnRefusal> {
        let brought = |card: &KeptCard| card.by.as_ref().is_some_and(|by| meant(&by.shown.name, &by.table));
        let count = self.cards_that(brought)?.len();
        if go {
            self.take_all_for_operator(brought)?;
        }
        Ok(count)
    }

    /// Takes away what the operator of a data folder does not want. That of a house does it themselves.
    pub(super) fn obey_operator(&self) {
        if self.cupboard.is_shared() {
            return;
        }
        self.remove_unwanted();
        if self.remove_blocked().is_err() {
            tracing::error!("a picture that is not wanted could not be removed");
        }
    }

    /// Takes away what is blocked, if there is any news about that.
    fn remove_blocked(&self) -> Result<(), OwnRefusal> {
        let Some(unwanted) = self.blocked.news(&*self.cupboard) else { return Ok(()) };
        let is_named = |card: &KeptCard| unwanted.iter().any(|picture| card.has(*picture));
        // What they look like first: then what looks like them goes with them, in whatever box it is.
        for (_, card) in self.cards_that(is_named)? {
            self.blocked.remember(&*self.cupboard, &card.sight);
        }
        self.take_all_for_operator(|card| is_named(card) || self.blocked.forbids(&card.sight))
    }

    fn remove_unwanted(&self) {
        let Some(folder) = self.removed.as_ref() else { return };
        let Ok(markers) = fs::read_dir(folder) else { return };
        for marker in markers.flatten() {
            let picture: Option<PictureId> =
                marker.file_name().to_str().and_then(|picture| picture.parse().ok());
            let unwanted = |card: &KeptCard| picture.is_some_and(|picture| card.has(picture));
            if self.take_all_for_operator(unwanted).is_ok() {
                _ = fs::remove_file(marker.path());
            }
        }
        // As long as it is there, every look at a picture looks into it.
        _ = fs::remove_dir(folder);
    }

    fn cards_that(
        &self,
        unwanted: impl Fn(&KeptCard) -> bool,
    ) -> Result<Vec<(String, KeptCard)>, OwnRefusal> {
        let cards = |kept: &Arc<KeptBox>| -> Vec<(String, KeptCard)> {
            let found = kept.cards.iter().filter(|card| unwanted(card));
            found.map(|card| (kept.id.clone(), card.clone())).collect()
        };
        Ok(self.cupboard.all()?.iter().flat_map(cards).collect())
    }

    fn take_all_for_operator(&self, unwanted: impl Fn(&KeptCard) -> bool) -> Result<(), OwnRefusal> {
        for (id, card) in self.cards_that(unwanted)? {
            tracing::info!(card = card.card, "a picture was removed at the operator's wish");
            match self.take_card(&id, card.card) {
                Ok(()) | Err(OwnRefusal::CardNotFound | OwnRefusal::BoxNotFound) => {}
                Err(refusal) => return Err(refusal),
            }
        }
        Ok(())
    }
}
