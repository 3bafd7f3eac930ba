//! What the operator wants taken away: pictures that are blocked for good, and those that only go.

use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
};

use moonhare_packs::{PICTURE_WIDTHS, PictureId};

use super::{
    OwnBoxes,
    kept::{self, KeptBox, KeptCard},
};

/// Where it says which pictures shall go: a file of a picture's name for each. The server takes them away again when it has
/// obeyed, so that the same picture may be brought once more.
const REMOVED: &str = "removed";

/// Asks for a picture to be taken out of its box. A server that runs there obeys with the next look at any picture.
pub(crate) fn remove(own: &Path, picture: PictureId) -> io::Result<()> {
    fs::create_dir_all(own.join(REMOVED))?;
    File::create(own.join(REMOVED).join(picture.to_string()))?.sync_data()
}

/// Where a picture is that somebody brought, and who that was.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Brought {
    /// The box that it is in.
    pub(crate) within: String,
    /// Name and table of whoever added it, if it was at a table.
    pub(crate) by: Option<(String, String)>,
    /// The file, to look at.
    pub(crate) file: PathBuf,
}

/// What is known of a picture that somebody brought; nothing if it is in no box, or not any more.
pub(crate) fn brought(own: &Path, picture: PictureId) -> Option<Brought> {
    let boxes = kept::read_all(own);
    let (within, card) =
        boxes.iter().find_map(|kept| Some((kept, kept.cards.iter().find(|card| card.has(picture))?)))?;
    let widest = PICTURE_WIDTHS.into_iter().max().unwrap_or_default();
    Some(Brought {
        within: within.id.clone(),
        by: card.by.as_ref().map(|by| (by.shown.name.clone(), by.table.clone())),
        file: own.join(&within.id).join(kept::picture_file(picture, widest)),
    })
}

impl OwnBoxes {
    /// Takes away what the operator does not want.
    pub(super) fn obey_operator(&self) {
        self.remove_unwanted();
        let Some(unwanted) = self.blocked.news() else { return };
        let is_named = |card: &KeptCard| unwanted.iter().any(|picture| card.has(*picture));
        // What they look like first: then what looks like them goes with them, in whatever box it is.
        for (_, card) in self.cards_that(is_named) {
            self.blocked.remember(&card.sight);
        }
        for (id, card) in self.cards_that(|card| is_named(card) || self.blocked.forbids(&card.sight)) {
            self.take_for_operator(&id, &card);
        }
    }

    fn remove_unwanted(&self) {
        let folder = self.folder.join(REMOVED);
        let Ok(markers) = fs::read_dir(&folder) else { return };
        for marker in markers.flatten() {
            let picture: Option<PictureId> =
                marker.file_name().to_str().and_then(|picture| picture.parse().ok());
            let found = self.cards_that(|card| picture.is_some_and(|picture| card.has(picture)));
            for (id, card) in found {
                self.take_for_operator(&id, &card);
            }
            _ = fs::remove_file(marker.path());
        }
        // As long as it is there, every look at a picture looks into it.
        _ = fs::remove_dir(folder);
    }

    fn cards_that(&self, unwanted: impl Fn(&KeptCard) -> bool) -> Vec<(String, KeptCard)> {
        let boxes = self.boxes();
        let cards = |kept: &KeptBox| -> Vec<(String, KeptCard)> {
            let found = kept.cards.iter().filter(|card| unwanted(card));
            found.map(|card| (kept.id.clone(), card.clone())).collect()
        };
        boxes.all.values().flat_map(cards).collect()
    }

    fn take_for_operator(&self, id: &str, card: &KeptCard) {
        tracing::info!(card = card.card, "a picture was removed at the operator's wish");
        _ = self.take_card(id, card.card);
    }
}
