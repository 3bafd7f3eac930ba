//! Boxes as those see them who have a link.

use moonhare_packs::own::{Crop, Look, PALETTES, Unusable};
use moonhare_packs::{Finish, MASTER_SIDE_PX_MAX, PHOTO_BYTES_MAX, PHOTO_CARD_PX_MIN};
use moonhare_server::limits::OWN_PART_BYTES_MAX;
use moonhare_server::{BoxView, LookView, OwnAllowed, OwnCardView, OwnQuotas, OwnRefusal, OwnRules, Who};

use super::{
    OwnBoxes, Right,
    kept::{KeptBox, KeptCard},
};

/// As what pictures are painted, in the order in which they are offered.
const FINISHES: [(&str, Finish); 7] = [
    ("oil", Finish::Oil),
    ("watercolour", Finish::Watercolour),
    ("pastel", Finish::Pastel),
    ("etching", Finish::Etching),
    ("linocut", Finish::Linocut),
    ("collage", Finish::Collage),
    ("embroidery", Finish::Embroidery),
];

pub(super) fn rules(allowed: OwnAllowed, quotas: &OwnQuotas) -> OwnRules {
    OwnRules {
        allowed,
        cards_max: quotas.cards_per_box_max,
        bytes_max: PHOTO_BYTES_MAX as u32,
        chunk_bytes_max: OWN_PART_BYTES_MAX as u32,
        card_px_min: PHOTO_CARD_PX_MIN,
        side_px_max: MASTER_SIDE_PX_MAX as u32,
        keep_days: quotas.keep_days,
        finishes: FINISHES.map(|(name, _)| name.to_owned()).into(),
        palettes: PALETTES.map(str::to_owned).into(),
    }
}

pub(super) fn look_in(kept: &KeptBox, who: &Who, quotas: &OwnQuotas) -> BoxView {
    BoxView {
        id: kept.id.clone(),
        name: kept.name.clone(),
        cards: kept.cards.iter().map(|known| card(kept, who, known)).collect(),
        filled: u16::try_from(kept.filled.len()).unwrap_or(u16::MAX),
        yours: matches!(OwnBoxes::right(kept, who), Right::All),
        kept_until_ms: kept.touched_ms + quotas.keep_days * 24 * 3_600_000,
        played_ms: kept.played_ms,
    }
}

pub(super) fn card(kept: &KeptBox, who: &Who, card: &KeptCard) -> OwnCardView {
    let Look { crop, finish, palette } = card.look;
    OwnCardView {
        card: card.card,
        picture: card.picture.to_string(),
        placeholder: card.placeholder.clone(),
        caption: card.caption.clone(),
        proposed: card.proposed,
        by: card.by.as_ref().map(|by| by.shown.clone()),
        yours: OwnBoxes::check_card(kept, who, card).is_ok(),
        look: LookView {
            x: crop.x,
            y: crop.y,
            width: crop.width,
            finish: FINISHES.iter().find(|(_, known)| Some(*known) == finish).map(|(name, _)| (*name).into()),
            palette,
        },
        painting: card.to_paint,
        width: card.width,
        height: card.height,
    }
}

/// How somebody wants a card to look, if it can be so.
pub(super) fn look(view: &LookView) -> Result<Look, OwnRefusal> {
    let finish = match view.finish.as_deref() {
        None => None,
        Some(wanted) => {
            let known = FINISHES.iter().find(|(name, _)| *name == wanted);
            Some(known.ok_or(OwnRefusal::BadChange)?.1)
        }
    };
    if usize::from(view.palette) >= PALETTES.len() {
        return Err(OwnRefusal::BadChange);
    }
    // A number too large for a float is read as one without end, and could not be written down.
    if ![view.x, view.y, view.width].into_iter().all(f32::is_finite) {
        return Err(OwnRefusal::BadChange);
    }
    let crop = Crop { x: view.x, y: view.y, width: view.width };
    Ok(Look { crop, finish, palette: view.palette })
}

/// Why a file can't become a card, for whoever sent it.
pub(super) const fn unusable(unusable: Unusable) -> OwnRefusal {
    let (code, sentence) = match unusable {
        Unusable::NotAPicture => {
            ("not_a_picture", "this is no JPEG, PNG, WebP or GIF; save it as one of these, and send it again")
        }
        Unusable::Broken => {
            ("picture_broken", "the file is broken off or damaged; send it again, or another one")
        }
        Unusable::TooSmall { .. } => {
            ("picture_too_small", "the picture has too few pixels for a card; send the original")
        }
        Unusable::TooLarge { .. } => {
            ("picture_too_large", "the picture has more pixels than are unpacked here; make it smaller")
        }
        Unusable::TooLong { .. } => {
            ("picture_too_long", "a card can't be cut out of such a long strip; cut a part out of it first")
        }
        Unusable::TooHeavy => ("picture_too_heavy", "the file has too many bytes; make the picture smaller"),
        Unusable::TooMuch => {
            ("picture_too_much", "the picture takes too much to unpack; save it anew, as JPEG")
        }
    };
    OwnRefusal::Unusable { code, sentence }
}
