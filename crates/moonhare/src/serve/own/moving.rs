//! Boxes go from a data folder into a house of many nodes, and back.

use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, bail};
use moonhare_packs::own::Print;
use moonhare_packs::{PICTURE_WIDTHS, PictureId};
use moonhare_rooms::{Alone, Log};
use moonhare_server::OwnRefusal;
use tokio::runtime::Handle;

use super::{FOLDER, blocked, cupboard::Cupboard, folder::Folder, house::House, kept, words};

/// Which way boxes go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moved {
    /// From the data folder into the house.
    In,
    /// From the house into the data folder.
    Out,
}

/// Copies all boxes, with what the operator has decided about pictures; gives how many. One that is there already stays as it is.
///
/// To be called beside the tasks of the runtime, not by one of them.
pub(crate) fn move_boxes(
    data: &Path,
    house: Arc<dyn Log>,
    runtime: Handle,
    moved: Moved,
) -> anyhow::Result<usize> {
    let folder = Folder::open(data.join(FOLDER));
    let house = House::of(house, Arc::new(Alone), runtime);
    match moved {
        Moved::In => copy(&folder, &house),
        Moved::Out => copy(&house, &folder),
    }
}

fn copy(from: &dyn Cupboard, to: &dyn Cupboard) -> anyhow::Result<usize> {
    let mut copied = 0;
    for kept in from.all()? {
        match to.find(&kept.id) {
            Ok(_) => continue,
            Err(OwnRefusal::BoxNotFound) => {}
            Err(refusal) => bail!(refusal),
        }
        // The box first, so that there is a place for its files; whoever is cut off in between removes it and begins again.
        to.make(kept::KeptBox::clone(&kept))?;
        for card in &kept.cards {
            if let Err(error) = copy_card(from, to, &kept.id, card) {
                _ = to.remove(&kept.id);
                return Err(error.context(format!("the box {}", kept.id)));
            }
        }
        copied += 1;
    }
    for name in [words::NAME, blocked::NAME] {
        if let (Some(note), None) = (from.note(name), to.note(name)) {
            to.put_note(name, &note)?;
        }
    }
    Ok(copied)
}

fn copy_card(from: &dyn Cupboard, to: &dyn Cupboard, id: &str, card: &kept::KeptCard) -> anyhow::Result<()> {
    let master = from.file(id, &kept::master_file(&card.master));
    to.put_master(id, &card.master, &master.with_context(|| format!("card {} is not whole", card.card))?)?;
    for picture in card.pictures() {
        to.put_print(id, &print(from, id, picture)?)?;
    }
    Ok(())
}

/// A picture as it was pressed.
fn print(from: &dyn Cupboard, id: &str, picture: PictureId) -> anyhow::Result<Print> {
    let file = |width: usize| {
        let bytes = from.file(id, &kept::picture_file(picture, width));
        bytes.map(Vec::from).with_context(|| format!("the picture {picture} is not whole"))
    };
    let mut files = <[Vec<u8>; PICTURE_WIDTHS.len()]>::default();
    for (at, width) in PICTURE_WIDTHS.into_iter().enumerate() {
        files[at] = file(width)?;
    }
    Ok(Print { id: picture, files, placeholder: String::new() })
}
