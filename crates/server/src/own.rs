//! Pictures of people's own: boxes of cards that only those see who have their link.
//!
//! A box has two keys. Its name cannot be guessed: who knows it may look in and play with it. The other key is for whoever
//! made it, who may add, take away and delete, and open it to a table: everybody who sits there may then add to it until the
//! game begins, and the host may tidy it.

use axum::http::StatusCode;
use bytes::Bytes;
use moonhare_rooms::Guest;
use serde::{Deserialize, Serialize};

use crate::{PictureWordsView, WordsView};

/// Whether people may bring pictures of their own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OwnAllowed {
    /// Nobody may.
    #[default]
    Off,
    /// Everybody may.
    On,
    /// Who has a word of the operator's may open a box; everybody at a table may add to one.
    Invite,
}

/// What a server takes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct OwnRules {
    /// Whether it takes any.
    pub allowed: OwnAllowed,
    /// Cards in one box.
    pub cards_max: u16,
    /// Bytes of one file.
    pub bytes_max: u32,
    /// Bytes that are sent at a time.
    pub chunk_bytes_max: u32,
    /// How wide a card must be that is cut out of a picture, in pixels.
    pub card_px_min: u32,
    /// The longer side of what is kept, in pixels: more need not be sent.
    pub side_px_max: u32,
    /// Days that a box is kept after its last game.
    pub keep_days: u64,
    /// As what pictures can be painted.
    pub finishes: Vec<String>,
    /// With which colours.
    pub palettes: Vec<String>,
}

/// A wish for a new box.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct NewBox {
    /// What it is called.
    pub name: String,
    /// The operator's word, where one is needed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub word: Option<String>,
}

/// A box that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BoxMade {
    /// Its name among the packs: who knows it can play with it.
    pub id: String,
    /// Who has this can change it.
    pub key: String,
}

/// A box as those see it who have its link.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BoxView {
    /// Its name among the packs.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Its cards, the oldest first.
    pub cards: Vec<OwnCardView>,
    /// How many cards of the built-in packs fill it up.
    pub filled: u16,
    /// Whether whoever asks may change all of it.
    pub yours: bool,
    /// Until when it is kept if nobody plays with it, in milliseconds of Unix time.
    pub kept_until_ms: u64,
    /// When a game with it began last.
    pub played_ms: Option<u64>,
}

/// A card of one's own.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OwnCardView {
    /// Its number in the box, which no other card gets.
    pub card: u32,
    /// The identity of its picture, as it is now.
    pub picture: String,
    /// A tiny picture as a `data:` address.
    pub placeholder: String,
    /// What is to be seen, in somebody's words; may be empty.
    pub caption: String,
    /// Whether the caption was proposed by a machine and nobody has looked at it.
    pub proposed: bool,
    /// Who added it, if it was at a table.
    pub by: Option<AddedBy>,
    /// Whether whoever asks may change and remove it.
    pub yours: bool,
    /// How it is shown.
    pub look: LookView,
    /// Whether it is still being painted so: until then its picture is an earlier one.
    pub painting: bool,
    /// Width of what it is cut from, in pixels.
    pub width: u32,
    /// Height of it.
    pub height: u32,
}

/// Who added a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AddedBy {
    /// Their name then.
    pub name: String,
    /// Their rabbit then, 1 to 12.
    pub rabbit: u8,
}

/// How a card of one's own is shown.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LookView {
    /// Where the card begins, from the left, as a share of the whole.
    pub x: f32,
    /// Where it begins, from the top.
    pub y: f32,
    /// How wide it is.
    pub width: f32,
    /// As what it is painted; null leaves it as it is.
    pub finish: Option<String>,
    /// Which palette, from 0.
    pub palette: u8,
}

/// What shall be otherwise about a box; what is left out stays.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BoxChange {
    /// What it is called.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// How many cards of the built-in packs fill it up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub filled: Option<u16>,
    /// The code of a table whose people may add to it from now on; only its key opens it so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
}

/// What shall be otherwise about a card; what is left out stays.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct OwnCardChange {
    /// What is to be seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub caption: Option<String>,
    /// How it is shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub look: Option<LookView>,
}

/// A file that is about to come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewUpload {
    /// How many bytes it has.
    pub bytes: u32,
}

/// How much of a file has come.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct UploadView {
    /// What its parts are sent to.
    pub upload: String,
    /// Bytes that are here: the next part begins there.
    pub received: u32,
    /// Bytes in all.
    pub bytes: u32,
    /// The card that it became, once all of it was here.
    pub card: Option<OwnCardView>,
}

/// Who asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    /// Somebody who knows the box's name.
    Anybody,
    /// Somebody who says that they made it, and proves it by this.
    Owner(String),
    /// Somebody at a table.
    Guest {
        /// The table.
        table: String,
        /// Who they are there.
        guest: Guest,
    },
}

/// Why something about a box is not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OwnRefusal {
    /// The operator does not want it.
    #[error("this server takes no pictures; its operator can change that with --own-pictures")]
    NotAllowed,
    /// A word is needed.
    #[error("this server takes pictures from those who have its operator's word; ask for one")]
    WordNeeded,
    /// No box of this name, or not any more.
    #[error("there is no such box; its link may be incomplete, or it was deleted")]
    BoxNotFound,
    /// No card of this number, or not any more.
    #[error("this card is not in the box any more")]
    CardNotFound,
    /// Not theirs.
    #[error("only who made the box, or sits at a table that it was opened to with its key, can do this")]
    NotYours,
    /// A game is being played with it.
    #[error("a game is being played; add pictures when it is over")]
    Playing,
    /// No room in the box.
    #[error("the box is full; take a card out first")]
    BoxFull,
    /// No room on the server.
    #[error("the server has no room for more pictures; ask whoever runs it")]
    ServerFull,
    /// Not a part of a file that is awaited.
    #[error("this part does not follow the one before; ask how much has come, and go on from there")]
    WrongPart,
    /// No such file is awaited.
    #[error("this file is not awaited any more; begin anew")]
    UploadNotFound,
    /// The operator does not want this picture.
    #[error("this picture is not allowed here")]
    Blocked,
    /// A name, a caption or a look that can't be.
    #[error("this is too long, or not one of what is offered; GET /api/own lists that")]
    BadChange,
    /// A file that can't become a card.
    #[error("{sentence}")]
    Unusable {
        /// A stable name for programs and translations.
        code: &'static str,
        /// A sentence for people.
        sentence: &'static str,
    },
    /// It can't be written down.
    #[error("the server could not keep this; try again in a moment")]
    StorageFailed,
}

impl OwnRefusal {
    /// A stable name for programs and translations.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::NotAllowed => "own_not_allowed",
            Self::WordNeeded => "own_word_needed",
            Self::BoxNotFound => "box_not_found",
            Self::CardNotFound => "card_not_found",
            Self::NotYours => "not_your_box",
            Self::Playing => "box_in_play",
            Self::BoxFull => "box_full",
            Self::ServerFull => "own_server_full",
            Self::WrongPart => "wrong_part",
            Self::UploadNotFound => "upload_not_found",
            Self::Blocked => "picture_blocked",
            Self::BadChange => "bad_change",
            Self::Unusable { code, .. } => code,
            Self::StorageFailed => "storage_failed",
        }
    }

    pub(crate) const fn status(self) -> StatusCode {
        match self {
            Self::NotAllowed | Self::WordNeeded | Self::NotYours => StatusCode::FORBIDDEN,
            Self::BoxNotFound | Self::CardNotFound | Self::UploadNotFound => StatusCode::NOT_FOUND,
            Self::Playing | Self::BoxFull | Self::WrongPart => StatusCode::CONFLICT,
            Self::Blocked | Self::BadChange | Self::Unusable { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            Self::ServerFull | Self::StorageFailed => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

/// Who keeps people's own pictures. Everything may wait for the disk or unpack a picture, so it is asked beside the tasks.
pub trait OwnPictures: Send + Sync + 'static {
    /// What is taken.
    fn rules(&self) -> OwnRules;

    /// Makes a box.
    ///
    /// # Errors
    /// When none may be made.
    fn open(&self, wish: &NewBox) -> Result<BoxMade, OwnRefusal>;

    /// A box.
    ///
    /// # Errors
    /// When there is none.
    fn look_in(&self, id: &str, who: &Who) -> Result<BoxView, OwnRefusal>;

    /// Changes a box.
    ///
    /// # Errors
    /// When whoever asks may not, or it can't be so.
    fn change(&self, id: &str, who: &Who, change: &BoxChange) -> Result<BoxView, OwnRefusal>;

    /// The tables whose people may add to a box: their rooms count its cards.
    fn tables(&self, id: &str) -> Vec<String>;

    /// Deletes a box with everything in it, at once.
    ///
    /// # Errors
    /// When whoever asks may not.
    fn delete(&self, id: &str, who: &Who) -> Result<(), OwnRefusal>;

    /// Awaits a file.
    ///
    /// # Errors
    /// When whoever asks may not add, or there is no room.
    fn await_upload(&self, id: &str, who: &Who, wish: &NewUpload) -> Result<UploadView, OwnRefusal>;

    /// How much of a file has come.
    ///
    /// # Errors
    /// When it is not awaited.
    fn upload(&self, id: &str, who: &Who, upload: &str) -> Result<UploadView, OwnRefusal>;

    /// Takes the next part of a file; with the last one it becomes a card.
    ///
    /// # Errors
    /// When the part is not the next, or the file can't become a card.
    fn take_part(
        &self,
        id: &str,
        who: &Who,
        upload: &str,
        at: u32,
        part: &[u8],
    ) -> Result<UploadView, OwnRefusal>;

    /// Changes a card.
    ///
    /// # Errors
    /// When whoever asks may not, or it can't be so.
    fn change_card(
        &self,
        id: &str,
        who: &Who,
        card: u32,
        change: &OwnCardChange,
    ) -> Result<OwnCardView, OwnRefusal>;

    /// Removes a card with all of its pictures, at once.
    ///
    /// # Errors
    /// When whoever asks may not.
    fn remove_card(&self, id: &str, who: &Who, card: u32) -> Result<(), OwnRefusal>;

    /// How a card would be, small and quick, as WebP.
    ///
    /// # Errors
    /// When there is no such card, or no such look.
    fn preview(&self, id: &str, who: &Who, card: u32, look: &LookView) -> Result<Bytes, OwnRefusal>;

    /// What a card is cut from, as WebP.
    ///
    /// # Errors
    /// When there is no such card, or it is not theirs.
    fn master(&self, id: &str, who: &Who, card: u32) -> Result<Bytes, OwnRefusal>;

    /// A picture by its identity, as WebP.
    fn picture(&self, picture: &str, width: u16) -> Option<Bytes>;

    /// What is on the pictures of a box, in one language as far as its cards are built-in ones.
    fn words(&self, id: &str, language: &str) -> Option<WordsView>;

    /// What is on one picture, in whatever language somebody wrote it.
    fn picture_words(&self, picture: &str) -> Option<PictureWordsView>;

    /// An hour has passed, and the calendar says this: boxes with which nobody has played for long go.
    fn sweep(&self, calendar_ms: u64);
}

/// No pictures are taken here.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoOwnPictures;

impl OwnPictures for NoOwnPictures {
    fn rules(&self) -> OwnRules {
        OwnRules::default()
    }

    fn open(&self, _: &NewBox) -> Result<BoxMade, OwnRefusal> {
        Err(OwnRefusal::NotAllowed)
    }

    fn look_in(&self, _: &str, _: &Who) -> Result<BoxView, OwnRefusal> {
        Err(OwnRefusal::BoxNotFound)
    }

    fn change(&self, _: &str, _: &Who, _: &BoxChange) -> Result<BoxView, OwnRefusal> {
        Err(OwnRefusal::BoxNotFound)
    }

    fn tables(&self, _: &str) -> Vec<String> {
        Vec::new()
    }

    fn delete(&self, _: &str, _: &Who) -> Result<(), OwnRefusal> {
        Err(OwnRefusal::BoxNotFound)
    }

    fn await_upload(&self, _: &str, _: &Who, _: &NewUpload) -> Result<UploadView, OwnRefusal> {
        Err(OwnRefusal::BoxNotFound)
    }

    fn upload(&self, _: &str, _: &Who, _: &str) -> Result<UploadView, OwnRefusal> {
        Err(OwnRefusal::BoxNotFound)
    }

    fn take_part(&self, _: &str, _: &Who, _: &str, _: u32, _: &[u8]) -> Result<UploadView, OwnRefusal> {
        Err(OwnRefusal::BoxNotFound)
    }

    fn change_card(&self, _: &str, _: &Who, _: u32, _: &OwnCardChange) -> Result<OwnCardView, OwnRefusal> {
        Err(OwnRefusal::BoxNotFound)
    }

    fn remove_card(&self, _: &str, _: &Who, _: u32) -> Result<(), OwnRefusal> {
        Err(OwnRefusal::BoxNotFound)
    }

    fn preview(&self, _: &str, _: &Who, _: u32, _: &LookView) -> Result<Bytes, OwnRefusal> {
        Err(OwnRefusal::BoxNotFound)
    }

    fn master(&self, _: &str, _: &Who, _: u32) -> Result<Bytes, OwnRefusal> {
        Err(OwnRefusal::BoxNotFound)
    }

    fn picture(&self, _: &str, _: u16) -> Option<Bytes> {
        None
    }

    fn words(&self, _: &str, _: &str) -> Option<WordsView> {
        None
    }

    fn picture_words(&self, _: &str) -> Option<PictureWordsView> {
        None
    }

    fn sweep(&self, _: u64) {}
}
