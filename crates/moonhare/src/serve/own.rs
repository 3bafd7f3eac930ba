//! Boxes of people's own pictures, under names that nobody can guess.
//!
//! What people send is unpacked in the darkroom, kept as a master without anything but its pixels, and cut to a card at
//! once; painting follows in the background. A card that a game was begun with stays as it was for that game, whatever becomes
//! of it, until it is removed: then it is gone everywhere. Where all this is kept is the business of a `Cupboard`.

mod asked;
mod atelier;
mod bell;
mod blocked;
mod captions;
mod cards;
pub(crate) mod carton;
mod cupboard;
mod folder;
mod house;
mod kept;
mod limits;
mod moving;
mod operator;
mod shelf;
mod sight;
mod views;
mod words;

use std::{
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use moonhare_packs::own::Unusable;
use moonhare_packs::{Packs, Picture, PictureId};
use moonhare_rooms::{Guest, Log, Neighbours, OWN_PACK_PREFIX, SecretHash};
use moonhare_server::{OwnAllowed, OwnQuotas, OwnRefusal, Who};
use tokio::{runtime::Handle, sync::Semaphore};

use bell::Bell;
use blocked::Blocked;
use cupboard::Cupboard;
use folder::Folder;
use house::House;
pub(crate) use house::is_of_boxes;
use kept::{KeptBox, KeptCard};
use limits::{ALTER_TRIES_MAX, LOOKS_AT_ONCE_MAX};

pub(crate) use captions::Describe;
pub(crate) use moving::{Moved, move_boxes};
pub(crate) use operator::Operator;
#[cfg(test)]
pub(crate) use tests::no_boxes;

/// Unpacks a file that somebody sent.
pub(crate) type Develop = fn(&[u8]) -> Result<Picture, Unusable>;

/// Where everything of people's own is kept within the data folder.
pub(crate) const FOLDER: &str = "own";

/// The boxes of this server, or of its house.
pub(crate) struct OwnBoxes {
    cupboard: Box<dyn Cupboard>,
    allowed: OwnAllowed,
    quotas: OwnQuotas,
    develop: Develop,
    /// Rings when there may be something to paint, or to describe.
    bell: Bell,
    blocked: Blocked,
    /// What a box is filled up with.
    built_in: Packs,
    /// Somebody proposes captions here.
    proposes: AtomicBool,
    /// Where the operator of a data folder says which pictures shall go.
    removed: Option<PathBuf>,
    /// How many rooms' boxes are looked for at the same time.
    looks: Arc<Semaphore>,
}

/// What somebody may do with a box.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Right {
    /// Look, and play with it.
    Look,
    /// Add cards, and change one's own.
    Add,
    /// Everything but deleting it: the host of a table that it was opened to.
    Tidy,
    /// Everything.
    All,
}

impl OwnBoxes {
    /// Opens the boxes of a data folder.
    pub(crate) fn open(data: &Path, allowed: OwnAllowed, quotas: OwnQuotas, develop: Develop) -> Arc<Self> {
        let (own, removed) = (data.join(FOLDER), Some(operator::removed(data)));
        Self::with(Box::new(Folder::open(own)), removed, allowed, quotas, develop)
    }

    /// The boxes of a house of many nodes, which are in its log.
    pub(crate) fn of_house(
        log: Arc<dyn Log>,
        neighbours: Arc<dyn Neighbours>,
        allowed: OwnAllowed,
        quotas: OwnQuotas,
        develop: Develop,
    ) -> Arc<Self> {
        let house = House::of(log, neighbours, Handle::current());
        Self::with(Box::new(house), None, allowed, quotas, develop)
    }

    fn with(
        cupboard: Box<dyn Cupboard>,
        removed: Option<PathBuf>,
        allowed: OwnAllowed,
        quotas: OwnQuotas,
        develop: Develop,
    ) -> Arc<Self> {
        Arc::new(Self {
            cupboard,
            allowed,
            quotas,
            develop,
            bell: Bell::default(),
            blocked: Blocked::default(),
            built_in: Packs::built_in(),
            proposes: AtomicBool::new(false),
            removed,
            looks: Arc::new(Semaphore::new(LOOKS_AT_ONCE_MAX)),
        })
    }

    fn proposes(&self) -> bool {
        self.proposes.load(Ordering::Relaxed)
    }

    /// The card with a picture, and the box that it is in; this one before others.
    fn card_with(&self, picture: PictureId, first: Option<&str>) -> Option<(Arc<KeptBox>, KeptCard)> {
        let mut boxes = self.cupboard.boxes_with(picture);
        boxes.sort_by_key(|id| first != Some(id.as_str()));
        boxes.into_iter().find_map(|id| {
            let kept = self.cupboard.glance(&id)?;
            let card = kept.cards.iter().find(|card| card.has(picture))?.clone();
            Some((kept, card))
        })
    }

    /// What somebody may do with a box.
    fn right(kept: &KeptBox, who: &Who) -> Right {
        match who {
            Who::Owner(key) if kept.key == SecretHash::of(key) => Right::All,
            // Whoever knows its name can play with it at a table of their own; that alone gives no right to it.
            Who::Guest { table, guest } if guest.packs.contains(&kept.id) && kept.tables.contains(table) => {
                match guest {
                    Guest { host: true, .. } => Right::Tidy,
                    Guest { seated: true, .. } => Right::Add,
                    Guest { .. } => Right::Look,
                }
            }
            _ => Right::Look,
        }
    }

    /// Refuses who may not add to a box now.
    fn check_add(kept: &KeptBox, who: &Who) -> Result<(), OwnRefusal> {
        if Self::right(kept, who) == Right::Look {
            return Err(OwnRefusal::NotYours);
        }
        match who {
            Who::Guest { guest, .. } if !guest.open => Err(OwnRefusal::Playing),
            _ => Ok(()),
        }
    }

    /// Refuses who may not change a card.
    fn check_card(kept: &KeptBox, who: &Who, card: &KeptCard) -> Result<(), OwnRefusal> {
        match Self::right(kept, who) {
            Right::All => Ok(()),
            Right::Tidy => Self::check_add(kept, who),
            Right::Add if card.is_by(who) => Self::check_add(kept, who),
            Right::Add | Right::Look => Err(OwnRefusal::NotYours),
        }
    }

    /// Changes a box: decided on a copy, written down, and only then so for everybody. Who was overtaken decides again.
    fn alter<T>(
        &self,
        id: &str,
        mut change: impl FnMut(&mut KeptBox) -> Result<T, OwnRefusal>,
    ) -> Result<T, OwnRefusal> {
        for _ in 0..ALTER_TRIES_MAX {
            let found = self.cupboard.find(id)?;
            let mut kept = KeptBox::clone(&found.kept);
            let done = change(&mut kept)?;
            if self.cupboard.swap(&found, kept)? {
                return Ok(done);
            }
        }
        tracing::error!("a box could not be kept: others were always quicker");
        Err(OwnRefusal::StorageFailed)
    }
}

/// Whether this is how boxes are called: nothing else becomes part of a path.
pub(crate) fn is_box_id(id: &str) -> bool {
    let letters = id.strip_prefix(OWN_PACK_PREFIX).unwrap_or_default();
    letters.len() == 32 && letters.bytes().all(|letter| matches!(letter, b'0'..=b'9' | b'a'..=b'f'))
}

#[cfg(test)]
mod tests;
