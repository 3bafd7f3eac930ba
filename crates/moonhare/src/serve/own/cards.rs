//! How pixels become a card of a box, and how a card goes.

use std::fs;

use moonhare_packs::own::{Crop, Look, Print, decode_master, encode_master};
use moonhare_packs::{PAINT_WIDTH, Picture, PictureId};
use moonhare_server::{OwnCardView, OwnRefusal, Who};

use super::{
    Boxes, OwnBoxes, captions, kept,
    kept::{By, KeptBox, KeptCard, Sight},
    shelf, views, words,
};

impl OwnBoxes {
    /// Makes a card of pixels: what is kept of it is written before anybody can see it.
    pub(super) fn add_card(&self, id: &str, who: &Who, master: &Picture) -> Result<OwnCardView, OwnRefusal> {
        let sight = Sight::of(master);
        if self.blocked.forbids(&sight) {
            return Err(OwnRefusal::Blocked);
        }
        if let Some(there) = self.same_card(id, who, &sight)? {
            return Ok(there);
        }
        let look = Look { crop: Crop::of(master), finish: None, palette: 0 };
        let print = Print::of(&look.card(master, PAINT_WIDTH, 0));
        let bytes = encode_master(master);
        let size = (bytes.len() + print.files.iter().map(Vec::len).sum::<usize>()) as u64;
        let folder = self.folder_of(id);
        {
            let boxes = self.boxes();
            self.check_room(&boxes, boxes.find(id)?, size)?;
        }
        let name = words::new_id();
        let write = || {
            kept::write_file(&folder.join(format!("{name}.webp")), &bytes)?;
            kept::write_print(&folder, &print)
        };
        write().map_err(|error| {
            tracing::error!(%error, "a picture could not be kept");
            OwnRefusal::StorageFailed
        })?;
        let proposes = self.boxes().proposes;
        let added = self.alter(id, |kept| {
            Self::check_add(kept, who)?;
            kept.latest_card += 1;
            kept.touched_ms = shelf::now_ms();
            let card = KeptCard {
                card: kept.latest_card,
                by: By::of(who),
                caption: String::new(),
                proposed: false,
                to_describe: proposes.then(|| captions::language(who)),
                look,
                width: master.width as u32,
                height: master.height as u32,
                master: name.clone(),
                picture: print.id,
                placeholder: print.placeholder.clone(),
                earlier: Vec::new(),
                played: false,
                to_paint: false,
                bytes: size,
                sight,
            };
            kept.cards.push(card);
            Ok(views::card(kept, who, &kept.cards[kept.cards.len() - 1]))
        });
        if added.is_err() {
            kept::remove_files(&folder, &name, &[print.id]);
        }
        self.bell.notify_all();
        added
    }

    /// The card that this person made of the very same picture: who is not sure whether it arrived may send it again.
    fn same_card(&self, id: &str, who: &Who, sight: &Sight) -> Result<Option<OwnCardView>, OwnRefusal> {
        let (boxes, by) = (self.boxes(), By::of(who));
        let kept = boxes.find(id)?;
        let same = kept.cards.iter().find(|card| card.sight.pixels == sight.pixels && card.by == by);
        Ok(same.map(|card| views::card(kept, who, card)))
    }

    pub(super) fn check_room(&self, boxes: &Boxes, kept: &KeptBox, more: u64) -> Result<(), OwnRefusal> {
        const MIB: u64 = 1024 * 1024;
        if kept.cards.len() >= usize::from(self.quotas.cards_per_box_max)
            || kept.bytes() + more > self.quotas.mib_per_box_max.saturating_mul(MIB)
        {
            return Err(OwnRefusal::BoxFull);
        }
        if boxes.bytes + more > self.quotas.mib_max.saturating_mul(MIB) {
            return Err(OwnRefusal::ServerFull);
        }
        Ok(())
    }

    /// What a card is cut from.
    pub(super) fn master_of(&self, id: &str, master: &str) -> Option<Picture> {
        decode_master(&fs::read(self.folder_of(id).join(format!("{master}.webp"))).ok()?)
    }

    /// Removes a card with all of its pictures.
    pub(super) fn take_card(&self, id: &str, card: u32) -> Result<(), OwnRefusal> {
        let taken = self.alter(id, |kept| {
            let at = kept.cards.iter().position(|known| known.card == card);
            Ok(kept.cards.remove(at.ok_or(OwnRefusal::CardNotFound)?))
        })?;
        let pictures: Vec<PictureId> = taken.earlier.iter().copied().chain([taken.picture]).collect();
        kept::remove_files(&self.folder_of(id), &taken.master, &pictures);
        Ok(())
    }

    pub(super) fn remove_box(&self, id: &str) -> Result<(), OwnRefusal> {
        let mut boxes = self.boxes();
        kept::remove_box(&self.folder_of(id)).map_err(|error| {
            tracing::error!(%error, "a box could not be deleted");
            OwnRefusal::StorageFailed
        })?;
        boxes.take(id);
        Ok(())
    }
}
