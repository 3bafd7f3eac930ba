//! How pixels become a card of a box, and how a card goes.

use moonhare_packs::own::{Crop, Look, Print, decode_master, encode_master};
use moonhare_packs::{PAINT_WIDTH, Picture, PictureId};
use moonhare_server::{OwnCardView, OwnRefusal, Who};

use super::{
    OwnBoxes, captions,
    kept::{self, By, KeptBox, KeptCard},
    shelf,
    sight::Sight,
    views, words,
};

impl OwnBoxes {
    /// Makes a card of pixels: what is kept of it is written before anybody can see it.
    pub(super) fn add_card(&self, id: &str, who: &Who, master: &Picture) -> Result<OwnCardView, OwnRefusal> {
        let sight = Sight::of(master);
        if self.cupboard.is_shared() {
            // The operator's command has taken away what was there; here it only matters for what comes.
            _ = self.blocked.news(&*self.cupboard);
        }
        if self.blocked.forbids(&sight) {
            return Err(OwnRefusal::Blocked);
        }
        let kept = self.cupboard.find(id)?.kept;
        if let Some(there) = same_card(&kept, who, &sight) {
            return Ok(views::card(&kept, who, there));
        }
        let look = Look { crop: Crop::of(master), finish: None, palette: 0 };
        let print = Print::of(&look.card(master, PAINT_WIDTH, 0));
        let bytes = encode_master(master);
        let print_bytes = print.files.iter().map(Vec::len).sum::<usize>() as u64;
        let size = bytes.len() as u64 + print_bytes;
        self.check_room(&self.cupboard.find(id)?.kept, size)?;
        let name = words::new_id();
        self.cupboard.put_master(id, &name, &bytes)?;
        self.cupboard.put_print(id, &print)?;
        let proposes = self.proposes();
        let added = self.alter(id, |kept| {
            Self::check_add(kept, who)?;
            // It may have been sent twice, or been added already by a try whose answer was lost.
            if let Some(there) = same_card(kept, who, &sight) {
                return Ok((there.master == name, views::card(kept, who, there)));
            }
            if kept.cards.len() >= usize::from(self.quotas.cards_per_box_max) {
                return Err(OwnRefusal::BoxFull);
            }
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
                print_bytes,
                sight: sight.clone(),
            };
            kept.cards.push(card);
            Ok((true, views::card(kept, who, &kept.cards[kept.cards.len() - 1])))
        });
        if !matches!(added, Ok((true, _))) {
            let shown =
                self.cupboard.find(id).is_ok_and(|found| found.kept.pictures().any(|of| of == print.id));
            let pictures: &[PictureId] = if shown { &[] } else { &[print.id] };
            _ = self.cupboard.remove_pictures(id, Some(&name), pictures);
        }
        self.bell.ring();
        added.map(|(_, view)| view)
    }

    pub(super) fn check_room(&self, kept: &KeptBox, more: u64) -> Result<(), OwnRefusal> {
        if kept.cards.len() >= usize::from(self.quotas.cards_per_box_max) {
            return Err(OwnRefusal::BoxFull);
        }
        self.check_bytes(kept, more)
    }

    pub(super) fn check_bytes(&self, kept: &KeptBox, more: u64) -> Result<(), OwnRefusal> {
        const MIB: u64 = 1024 * 1024;
        if kept.bytes() + more > self.quotas.mib_per_box_max.saturating_mul(MIB) {
            return Err(OwnRefusal::BoxFull);
        }
        if self.cupboard.held()?.bytes + more > self.quotas.mib_max.saturating_mul(MIB) {
            return Err(OwnRefusal::ServerFull);
        }
        Ok(())
    }

    /// What a card is cut from.
    pub(super) fn master_of(&self, id: &str, master: &str) -> Option<Picture> {
        decode_master(&self.cupboard.file(id, &kept::master_file(master))?)
    }

    /// Removes a card with all of its pictures, but for those that another card of the box has as well.
    pub(super) fn take_card(&self, id: &str, card: u32) -> Result<(), OwnRefusal> {
        let kept = self.cupboard.find(id)?.kept;
        let taken = kept.cards.iter().find(|known| known.card == card).ok_or(OwnRefusal::CardNotFound)?;
        let others = |picture: &PictureId| kept.cards.iter().any(|of| of.card != card && of.has(*picture));
        let pictures: Vec<PictureId> = taken.pictures().filter(|picture| !others(picture)).collect();
        let forget = || self.cupboard.remove_pictures(id, Some(&taken.master), &pictures);
        if self.cupboard.is_shared() {
            // Other nodes show what is there: from here on it is not, whatever becomes of this one.
            forget()?;
        }
        self.alter(id, |kept| {
            kept.cards.retain(|known| known.card != card);
            Ok(())
        })?;
        if self.cupboard.is_shared() { Ok(()) } else { forget() }
    }
}

/// The card that this person made of the very same picture: who is not sure whether it arrived may send it again.
fn same_card<'a>(kept: &'a KeptBox, who: &Who, sight: &Sight) -> Option<&'a KeptCard> {
    let by = By::of(who);
    kept.cards.iter().find(|card| card.sight.pixels == sight.pixels && card.by == by)
}
