//! What people may ask about boxes, as the server asks it.

use std::fs;

use bytes::Bytes;
use moonhare_packs::own::encode_master;
use moonhare_packs::{PICTURE_WIDTHS, PictureId};
use moonhare_rooms::{OWN_PACK_PREFIX, OldAge};
use moonhare_server::{
    BoxChange, BoxMade, BoxView, LookView, NewBox, NewUpload, OwnAllowed, OwnCardChange, OwnCardView,
    OwnPictures, OwnRefusal, OwnRules, UploadView, Who,
};

use super::{
    OwnBoxes, Right, kept,
    kept::KeptBox,
    limits::{CAPTION_CHARS_MAX, FILL_MAX, NAME_CHARS_MAX, PREVIEW_WIDTH},
    shelf, views, words,
};

impl OwnPictures for OwnBoxes {
    fn rules(&self) -> OwnRules {
        views::rules(self.allowed, &self.quotas)
    }

    fn open(&self, wish: &NewBox) -> Result<BoxMade, OwnRefusal> {
        match self.allowed {
            OwnAllowed::Off => return Err(OwnRefusal::NotAllowed),
            OwnAllowed::Invite if !words::is_known(&self.folder, wish.word.as_deref()) => {
                return Err(OwnRefusal::WordNeeded);
            }
            OwnAllowed::Invite | OwnAllowed::On => {}
        }
        let name = checked(&wish.name, NAME_CHARS_MAX)?;
        let (key, id) = (words::new_secret(), format!("{OWN_PACK_PREFIX}{}", words::new_id()));
        let mut boxes = self.boxes();
        if boxes.all.len() as u64 >= self.quotas.boxes_max {
            return Err(OwnRefusal::ServerFull);
        }
        let kept = KeptBox::new(id.clone(), name, key.hash(), shelf::now_ms());
        let written = fs::create_dir_all(self.folder_of(&id)).and_then(|()| kept.write(&self.folder_of(&id)));
        written.map_err(|error| {
            tracing::error!(%error, "a box could not be made");
            OwnRefusal::StorageFailed
        })?;
        boxes.put(kept);
        Ok(BoxMade { id, key: key.reveal().to_owned() })
    }

    fn look_in(&self, id: &str, who: &Who) -> Result<BoxView, OwnRefusal> {
        self.obey_operator();
        let boxes = self.boxes_with(id);
        Ok(views::look_in(boxes.find(id)?, who, &self.quotas))
    }

    fn change(&self, id: &str, who: &Who, change: &BoxChange) -> Result<BoxView, OwnRefusal> {
        let name = change.name.as_deref().map(|name| checked(name, NAME_CHARS_MAX)).transpose()?;
        if change.filled.is_some_and(|filled| filled > FILL_MAX) {
            return Err(OwnRefusal::BadChange);
        }
        self.alter(id, |kept| {
            match Self::right(kept, who) {
                Right::All => {}
                Right::Tidy => Self::check_add(kept, who)?,
                Right::Add | Right::Look => return Err(OwnRefusal::NotYours),
            }
            if let Some(name) = name {
                kept.name = name;
            }
            if let Some(filled) = change.filled {
                kept.filled = shelf::filling(&self.built_in, &kept.id, filled);
            }
            Ok(views::look_in(kept, who, &self.quotas))
        })
    }

    fn delete(&self, id: &str, who: &Who) -> Result<(), OwnRefusal> {
        if Self::right(self.boxes_with(id).find(id)?, who) != Right::All {
            return Err(OwnRefusal::NotYours);
        }
        self.remove_box(id)
    }

    fn await_upload(&self, id: &str, who: &Who, wish: &NewUpload) -> Result<UploadView, OwnRefusal> {
        if self.allowed == OwnAllowed::Off {
            return Err(OwnRefusal::NotAllowed);
        }
        {
            let boxes = self.boxes_with(id);
            let kept = boxes.find(id)?;
            Self::check_add(kept, who)?;
            self.check_room(&boxes, kept, 0)?;
        }
        self.uploads.begin(id, wish.bytes)
    }

    fn upload(&self, id: &str, who: &Who, upload: &str) -> Result<UploadView, OwnRefusal> {
        Self::check_add(self.boxes_with(id).find(id)?, who)?;
        let mut view = self.uploads.look(id, upload)?;
        if let Some(card) = self.uploads.became(id, upload) {
            let boxes = self.boxes_with(id);
            let kept = boxes.find(id)?;
            view.card =
                kept.cards.iter().find(|known| known.card == card).map(|card| views::card(kept, who, card));
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
        Self::check_add(self.boxes_with(id).find(id)?, who)?;
        let Some(bytes) = self.uploads.take_part(id, upload, at, part)? else {
            return self.upload(id, who, upload);
        };
        self.obey_operator();
        let added = (self.develop)(&bytes)
            .map_err(views::unusable)
            .and_then(|master| self.add_card(id, who, &master));
        match added {
            Ok(card) => {
                self.uploads.end(id, upload, Some(card.card));
                let bytes = u32::try_from(bytes.len()).unwrap_or(u32::MAX);
                Ok(UploadView { upload: upload.into(), received: bytes, bytes, card: Some(card) })
            }
            Err(refusal) => {
                self.uploads.end(id, upload, None);
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
        let view = self.alter(id, |kept| {
            let at =
                kept.cards.iter().position(|known| known.card == card).ok_or(OwnRefusal::CardNotFound)?;
            Self::check_card(kept, who, &kept.cards[at])?;
            let known = &mut kept.cards[at];
            if let Some(caption) = caption {
                known.caption = caption;
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
        self.bell.notify_all();
        Ok(view)
    }

    fn remove_card(&self, id: &str, who: &Who, card: u32) -> Result<(), OwnRefusal> {
        {
            let boxes = self.boxes_with(id);
            let kept = boxes.find(id)?;
            let known = kept.cards.iter().find(|known| known.card == card);
            Self::check_card(kept, who, known.ok_or(OwnRefusal::CardNotFound)?)?;
        }
        self.take_card(id, card)
    }

    fn preview(&self, id: &str, who: &Who, card: u32, look: &LookView) -> Result<Bytes, OwnRefusal> {
        let look = views::look(look)?;
        let (name, seed) = {
            let boxes = self.boxes_with(id);
            let kept = boxes.find(id)?;
            let known = kept.cards.iter().find(|known| known.card == card).ok_or(OwnRefusal::CardNotFound)?;
            Self::check_card(kept, who, known)?;
            (known.master.clone(), known.seed())
        };
        let master = self.master_of(id, &name).ok_or(OwnRefusal::CardNotFound)?;
        Ok(encode_master(&look.card(&master, PREVIEW_WIDTH, seed)).into())
    }

    fn master(&self, id: &str, who: &Who, card: u32) -> Result<Bytes, OwnRefusal> {
        let name = {
            let boxes = self.boxes_with(id);
            let kept = boxes.find(id)?;
            let known = kept.cards.iter().find(|known| known.card == card).ok_or(OwnRefusal::CardNotFound)?;
            Self::check_card(kept, who, known)?;
            known.master.clone()
        };
        let bytes = fs::read(self.folder_of(id).join(format!("{name}.webp")));
        bytes.map(Bytes::from).map_err(|_| OwnRefusal::CardNotFound)
    }

    fn picture(&self, picture: &str, width: u16) -> Option<Bytes> {
        self.obey_operator();
        let picture: PictureId = picture.parse().ok()?;
        let width = PICTURE_WIDTHS.into_iter().find(|known| *known == usize::from(width))?;
        let id = self.boxes().box_with(picture)?.id.clone();
        fs::read(self.folder_of(&id).join(kept::picture_file(picture, width))).ok().map(Bytes::from)
    }

    fn sweep(&self, calendar_ms: u64) {
        self.obey_operator();
        self.uploads.sweep();
        if self.quotas.keep_days == 0 {
            return;
        }
        let notes_file = self.folder.join("old-age.json");
        let mut notes: OldAge<String> = fs::read(&notes_file)
            .ok()
            .and_then(|bytes| serde_json::from_slice(&bytes).ok())
            .unwrap_or_default();
        if notes.begin(calendar_ms) {
            let before_ms = calendar_ms.saturating_sub(self.quotas.keep_days * 24 * 3_600_000);
            let ages: Vec<(String, u64)> =
                self.boxes().all.values().map(|kept| (kept.id.clone(), kept.touched_ms)).collect();
            for (id, touched_ms) in &ages {
                if notes.is_over(id, *touched_ms, *touched_ms < before_ms) && self.remove_box(id).is_ok() {
                    notes.forget(id);
                    tracing::info!("a box with which nobody has played for long was deleted");
                }
            }
            notes.retain(|id| ages.iter().any(|(known, _)| known == id));
        }
        let written = serde_json::to_vec(&notes)
            .map_err(std::io::Error::other)
            .and_then(|bytes| kept::write_file(&notes_file, &bytes));
        if let Err(error) = written {
            tracing::warn!(%error, "what is known of old boxes could not be kept");
        }
    }
}

/// A text as people may write it: one line, without what can't be seen, not too long.
fn checked(text: &str, chars_max: usize) -> Result<String, OwnRefusal> {
    let text: String = text.chars().filter(|letter| !letter.is_control()).collect();
    let text = text.trim();
    if text.chars().count() > chars_max { Err(OwnRefusal::BadChange) } else { Ok(text.to_owned()) }
}
