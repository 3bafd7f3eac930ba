//! What people may ask about boxes, as the server asks it.

use bytes::Bytes;
use moonhare_packs::own::{Look, Unusable, encode_master};
use moonhare_packs::{PHOTO_BYTES_MAX, PICTURE_WIDTHS, PictureId};
use moonhare_rooms::{Language, OWN_PACK_PREFIX, OldAge, RoomCode, plain_text};
use moonhare_server::{
    BoxChange, BoxMade, BoxView, LookView, NewBox, NewUpload, OwnAllowed, OwnCardChange, OwnCardView,
    OwnPictures, OwnRefusal, OwnRules, PictureWordsView, UploadView, Who, WordsView,
};

use super::{
    OwnBoxes, Right,
    kept::{self, KeptBox, KeptCard},
    limits::{CAPTION_CHARS_MAX, FILL_MAX, NAME_CHARS_MAX, PREVIEW_WIDTH},
    shelf,
    sight::Sight,
    views, words,
};

/// What is known of boxes that are to go.
const OLD_AGE: &str = "old-age.json";

impl OwnPictures for OwnBoxes {
    fn rules(&self) -> OwnRules {
        views::rules(self.allowed, &self.quotas)
    }

    fn open(&self, wish: &NewBox) -> Result<BoxMade, OwnRefusal> {
        match self.allowed {
            OwnAllowed::Off => return Err(OwnRefusal::NotAllowed),
            OwnAllowed::Invite => {
                // Read each time: an operator may take one back.
                let words = self.cupboard.note(words::NAME);
                if !words::is_known(words.as_deref(), wish.word.as_deref()) {
                    return Err(OwnRefusal::WordNeeded);
                }
            }
            OwnAllowed::On => {}
        }
        let name = checked(&wish.name, NAME_CHARS_MAX)?;
        let (key, id) = (words::new_secret(), format!("{OWN_PACK_PREFIX}{}", words::new_id()));
        if self.cupboard.held()?.boxes >= self.quotas.boxes_max {
            return Err(OwnRefusal::ServerFull);
        }
        self.cupboard.make(KeptBox::new(id.clone(), name, key.hash(), shelf::now_ms()))?;
        Ok(BoxMade { id, key: key.reveal().to_owned() })
    }

    fn look_in(&self, id: &str, who: &Who) -> Result<BoxView, OwnRefusal> {
        self.obey_operator();
        Ok(views::look_in(&self.cupboard.find(id)?.kept, who, &self.quotas))
    }

    fn change(&self, id: &str, who: &Who, change: &BoxChange) -> Result<BoxView, OwnRefusal> {
        let name = change.name.as_deref().map(|name| checked(name, NAME_CHARS_MAX)).transpose()?;
        if change.filled.is_some_and(|filled| filled > FILL_MAX) {
            return Err(OwnRefusal::BadChange);
        }
        let table = change.table.as_deref().map(str::parse::<RoomCode>).transpose();
        let table = table.map_err(|_| OwnRefusal::BadChange)?;
        self.alter(id, |kept| {
            match Self::right(kept, who) {
                Right::All => {}
                Right::Tidy if table.is_none() => Self::check_add(kept, who)?,
                Right::Tidy | Right::Add | Right::Look => return Err(OwnRefusal::NotYours),
            }
            if let Some(table) = table {
                kept.open_to(table.to_string());
            }
            if let Some(name) = &name {
                kept.name.clone_from(name);
            }
            if let Some(filled) = change.filled {
                kept.filled = shelf::filling(&self.built_in, &kept.id, filled);
            }
            Ok(views::look_in(kept, who, &self.quotas))
        })
    }

    fn tables(&self, id: &str) -> Vec<String> {
        self.cupboard.find(id).map(|found| found.kept.tables.clone()).unwrap_or_default()
    }

    fn delete(&self, id: &str, who: &Who) -> Result<(), OwnRefusal> {
        if Self::right(&self.cupboard.find(id)?.kept, who) != Right::All {
            return Err(OwnRefusal::NotYours);
        }
        self.cupboard.remove(id)?;
        self.cupboard.uploads().forget_all(id);
        Ok(())
    }

    fn await_upload(&self, id: &str, who: &Who, wish: &NewUpload) -> Result<UploadView, OwnRefusal> {
        if self.allowed == OwnAllowed::Off {
            return Err(OwnRefusal::NotAllowed);
        }
        let kept = self.cupboard.find(id)?.kept;
        Self::check_add(&kept, who)?;
        self.check_room(&kept, 0)?;
        match wish.bytes {
            0 => Err(views::unusable(Unusable::Broken)),
            bytes if bytes as usize > PHOTO_BYTES_MAX => Err(views::unusable(Unusable::TooHeavy)),
            bytes => self.cupboard.uploads().begin(id, bytes),
        }
    }

    fn upload(&self, id: &str, who: &Who, upload: &str) -> Result<UploadView, OwnRefusal> {
        let kept = self.cupboard.find(id)?.kept;
        Self::check_add(&kept, who)?;
        let uploads = self.cupboard.uploads();
        let mut view = uploads.look(id, upload)?;
        if let Some(card) = uploads.became(id, upload) {
            view.card =
                kept.cards.iter().find(|known| known.card == card).map(|card| views::card(&kept, who, card));
        }
        Ok(view)
    }

    fn take_part(
        &self,
        id: &str,
        who: &Who,
        upload: &str,
        at: u32,
        part: &[u8],
    ) -> Result<UploadView, OwnRefusal> {
        Self::check_add(&self.cupboard.find(id)?.kept, who)?;
        let uploads = self.cupboard.uploads();
        let Some(bytes) = uploads.take_part(id, upload, at, part)? else {
            return self.upload(id, who, upload);
        };
        self.obey_operator();
        let added = (self.develop)(&bytes)
            .map_err(views::unusable)
            .and_then(|master| self.add_card(id, who, &master));
        match added {
            Ok(card) => {
                uploads.end(id, upload, Some(card.card));
                let bytes = u32::try_from(bytes.len()).unwrap_or(u32::MAX);
                Ok(UploadView { upload: upload.into(), received: bytes, bytes, card: Some(card) })
            }
            Err(refusal) => {
                uploads.end(id, upload, None);
                Err(refusal)
            }
        }
    }

    fn change_card(
        &self,
        id: &str,
        who: &Who,
        card: u32,
        change: &OwnCardChange,
    ) -> Result<OwnCardView, OwnRefusal> {
        let caption =
            change.caption.as_deref().map(|caption| checked(caption, CAPTION_CHARS_MAX)).transpose()?;
        let look = change.look.as_ref().map(views::look).transpose()?;
        if let Some(look) = look {
            self.check_cut(id, &self.card_of(id, who, card)?, look)?;
        }
        let view = self.alter(id, |kept| {
            let at =
                kept.cards.iter().position(|known| known.card == card).ok_or(OwnRefusal::CardNotFound)?;
            Self::check_card(kept, who, &kept.cards[at])?;
            let known = &mut kept.cards[at];
            if let Some(caption) = &caption {
                known.caption.clone_from(caption);
                known.proposed = false;
                known.to_describe = None;
            }
            if let Some(look) = look
                && look != known.look
            {
                known.look = look;
                known.to_paint = true;
            }
            Ok(views::card(kept, who, &kept.cards[at]))
        })?;
        self.bell.ring();
        Ok(view)
    }

    fn remove_card(&self, id: &str, who: &Who, card: u32) -> Result<(), OwnRefusal> {
        self.card_of(id, who, card)?;
        self.take_card(id, card)
    }

    fn preview(&self, id: &str, who: &Who, card: u32, look: &LookView) -> Result<Bytes, OwnRefusal> {
        let look = views::look(look)?;
        let known = self.card_of(id, who, card)?;
        let master = self.master_of(id, &known.master).ok_or(OwnRefusal::CardNotFound)?;
        Ok(encode_master(&look.card(&master, PREVIEW_WIDTH, known.seed())).into())
    }

    fn master(&self, id: &str, who: &Who, card: u32) -> Result<Bytes, OwnRefusal> {
        let master = self.card_of(id, who, card)?.master;
        self.cupboard.file(id, &kept::master_file(&master)).ok_or(OwnRefusal::CardNotFound)
    }

    fn picture(&self, picture: &str, width: u16) -> Option<Bytes> {
        self.obey_operator();
        let picture: PictureId = picture.parse().ok()?;
        let width = PICTURE_WIDTHS.into_iter().find(|known| *known == usize::from(width))?;
        let name = kept::picture_file(picture, width);
        self.cupboard.boxes_with(picture).iter().find_map(|id| self.cupboard.file(id, &name))
    }

    fn words(&self, id: &str, language: &str) -> Option<WordsView> {
        self.words_of(id, Language::of(language)?.of_cards())
    }

    fn picture_words(&self, picture: &str) -> Option<PictureWordsView> {
        self.words_of_picture(picture.parse().ok()?)
    }

    fn sweep(&self, calendar_ms: u64) {
        self.obey_operator();
        if !self.cupboard.begins_sweep() {
            return;
        }
        self.cupboard.uploads().sweep(calendar_ms);
        if self.quotas.keep_days == 0 {
            return;
        }
        let noted =
            self.cupboard.note(OLD_AGE).map_or(Ok(OldAge::default()), |noted| serde_json::from_slice(&noted));
        let mut notes: OldAge<String> = match noted {
            Ok(notes) => notes,
            Err(error) => {
                tracing::error!(note = OLD_AGE, %error, "what is known of old boxes is not understood; none is deleted");
                return;
            }
        };
        if notes.begin(calendar_ms) {
            let before_ms = calendar_ms.saturating_sub(self.quotas.keep_days * 24 * 3_600_000);
            let Ok(all) = self.cupboard.all() else { return };
            let ages: Vec<(String, u64)> =
                all.iter().map(|kept| (kept.id.clone(), kept.touched_ms)).collect();
            for (id, touched_ms) in &ages {
                if notes.is_over(id, *touched_ms, *touched_ms < before_ms) && self.cupboard.remove(id).is_ok()
                {
                    notes.forget(id);
                    tracing::info!("a box with which nobody has played for long was deleted");
                }
            }
            notes.retain(|id| ages.iter().any(|(known, _)| known == id));
        }
        if serde_json::to_vec(&notes).is_ok_and(|notes| self.cupboard.put_note(OLD_AGE, &notes).is_err()) {
            tracing::warn!("what is known of old boxes could not be kept");
        }
    }
}

impl OwnBoxes {
    /// Refuses to cut out of a picture what the operator does not want, and to paint where there is no room.
    fn check_cut(&self, id: &str, card: &KeptCard, look: Look) -> Result<(), OwnRefusal> {
        self.check_bytes(&self.cupboard.find(id)?.kept, 0)?;
        if !self.blocked.is_empty() {
            let master = self.master_of(id, &card.master).ok_or(OwnRefusal::CardNotFound)?;
            let cut = Look { finish: None, ..look }.card(&master, PREVIEW_WIDTH, card.seed());
            if self.blocked.forbids(&Sight::of(&cut)) {
                return Err(OwnRefusal::Blocked);
            }
        }
        Ok(())
    }

    /// A card that somebody may change.
    fn card_of(&self, id: &str, who: &Who, card: u32) -> Result<KeptCard, OwnRefusal> {
        let kept = self.cupboard.find(id)?.kept;
        let known = kept.cards.iter().find(|known| known.card == card).ok_or(OwnRefusal::CardNotFound)?;
        Self::check_card(&kept, who, known)?;
        Ok(known.clone())
    }
}

/// A text as people may write it: one line, without what can't be seen, not too long.
fn checked(text: &str, chars_max: usize) -> Result<String, OwnRefusal> {
    let text: String = text.chars().filter(|letter| !letter.is_control()).collect();
    let text = plain_text(&text);
    if text.chars().count() > chars_max { Err(OwnRefusal::BadChange) } else { Ok(text) }
}
