//! A box as a zip: a folder with a list and the pictures. The browser reads and writes the same (`web/src/own/carton.ts`).
//!
//! Names in a zip are looked up in its list and never become a path. Nothing is unpacked beyond the bytes that a picture may
//! have, whatever the zip says of its size, and pictures are opened where those of strangers are.

use std::io::{Read, Seek, Write};

use anyhow::{Context, ensure};
use moonhare_packs::PHOTO_BYTES_MAX;
use moonhare_server::{BoxMade, LookView, NewBox, OwnCardChange, OwnPictures, Who};
use serde::{Deserialize, Serialize};
use zip::{CompressionMethod, ZipArchive, ZipWriter, write::SimpleFileOptions};

use super::{
    OwnBoxes, kept,
    limits::{CAPTION_CHARS_MAX, NAME_CHARS_MAX, ZIP_BYTES_MAX, ZIP_ENTRIES_MAX, ZIP_LIST_BYTES_MAX},
    views,
};

const FOLDER: &str = "moonhare-box";
const LIST: &str = "cards.json";
const FORM: u32 = 1;
/// What may be a picture, in a zip without a list.
const ENDINGS: [&str; 5] = ["jpg", "jpeg", "png", "webp", "gif"];

/// What lies beside the pictures.
#[derive(Debug, Default, Serialize, Deserialize)]
struct List {
    #[serde(default)]
    moonhare_box: u32,
    #[serde(default)]
    name: String,
    cards: Vec<Listed>,
}

/// A card as the list has it.
#[derive(Debug, Serialize, Deserialize)]
struct Listed {
    file: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    caption: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    look: Option<LookView>,
}

/// A box that came out of a zip.
#[derive(Debug)]
pub(crate) struct Unpacked {
    pub(crate) made: BoxMade,
    pub(crate) name: String,
    pub(crate) cards: usize,
    /// What could not become a card, and why.
    pub(crate) refused: Vec<(String, String)>,
}

/// Writes a box as a zip; gives how many cards it has.
pub(crate) fn pack(boxes: &OwnBoxes, id: &str, out: impl Write + Seek) -> anyhow::Result<usize> {
    let found = boxes.cupboard.find(id);
    let kept = found.with_context(|| format!("there is no box called {id}"))?.kept;
    let mut zip = ZipWriter::new(out);
    // The pictures are pressed already.
    let as_it_is = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    let listed = |(n, card): (usize, &kept::KeptCard)| Listed {
        file: format!("{:03}.webp", n + 1),
        caption: card.caption.clone(),
        look: Some(views::card(&kept, &Who::Anybody, card).look),
    };
    let cards: Vec<Listed> = kept.cards.iter().enumerate().map(listed).collect();
    for (listed, card) in cards.iter().zip(&kept.cards) {
        let bytes = boxes
            .cupboard
            .file(id, &kept::master_file(&card.master))
            .with_context(|| format!("card {} of {id} can't be read", card.card))?;
        zip.start_file(format!("{FOLDER}/{}", listed.file), as_it_is)?;
        zip.write_all(&bytes)?;
    }
    let count = cards.len();
    zip.start_file(format!("{FOLDER}/{LIST}"), as_it_is)?;
    let list = List { moonhare_box: FORM, name: kept.name.clone(), cards };
    zip.write_all(&serde_json::to_vec_pretty(&list)?)?;
    zip.finish()?;
    Ok(count)
}

impl OwnBoxes {
    /// Makes a box of a zip: of what its list names, or without one of every picture in it.
    pub(crate) fn unpack(&self, mut file: impl Read + Seek, name: Option<&str>) -> anyhow::Result<Unpacked> {
        let bytes = file.seek(std::io::SeekFrom::End(0))?;
        ensure!(bytes <= ZIP_BYTES_MAX, "it has more than {} MiB", ZIP_BYTES_MAX / 1024 / 1024);
        let mut zip = ZipArchive::new(file).context("it is no zip, or broken off")?;
        ensure!(zip.len() <= ZIP_ENTRIES_MAX, "it has more than {ZIP_ENTRIES_MAX} files");
        let names: Vec<String> = zip.file_names().filter_map(|name| Some(name.ok()?.into_owned())).collect();
        let List { name: called, cards, .. } = read_list(&mut zip, &names)?;
        ensure!(!cards.is_empty(), "there is no picture in it");
        // What the operator does not want is not wanted from here either.
        _ = self.blocked.news(&*self.cupboard);
        let called = name.map_or(called, str::to_owned);
        let name: String = called.chars().take(NAME_CHARS_MAX).collect();
        let made = OwnPictures::open(self, &NewBox { name: name.clone(), word: None })?;
        let owner = Who::Owner(made.key.clone());
        let mut refused = Vec::new();
        for Listed { file, caption, look } in cards {
            let caption: String = caption.chars().take(CAPTION_CHARS_MAX).collect();
            let change = OwnCardChange { caption: (!caption.is_empty()).then_some(caption), look };
            if let Err(why) = self.unpack_card(&mut zip, &made.id, &owner, &file, &change) {
                refused.push((file, why.to_string()));
            }
        }
        let cards = self.cards(&made.id).unwrap_or_default().into();
        Ok(Unpacked { made, name, cards, refused })
    }

    fn unpack_card<R: Read + Seek>(
        &self,
        zip: &mut ZipArchive<R>,
        id: &str,
        owner: &Who,
        file: &str,
        change: &OwnCardChange,
    ) -> anyhow::Result<()> {
        let bytes = bounded(zip, file, PHOTO_BYTES_MAX as u64)?;
        let master = (self.develop)(&bytes).map_err(views::unusable)?;
        let card = self.add_card(id, owner, &master)?;
        self.change_card(id, owner, card.card, change)?;
        Ok(())
    }
}

/// The list of a zip, or one of all its pictures. Files of the list are given by their whole name.
fn read_list<R: Read + Seek>(zip: &mut ZipArchive<R>, names: &[String]) -> anyhow::Result<List> {
    let is_list =
        |name: &&String| name.strip_suffix(LIST).is_some_and(|at| at.is_empty() || at.ends_with('/'));
    let Some(list) = names.iter().find(is_list) else {
        let cards = names.iter().filter(|name| is_picture(name));
        let listed = |file: &String| Listed { file: file.clone(), caption: String::new(), look: None };
        return Ok(List { cards: cards.map(listed).collect(), ..List::default() });
    };
    let told = bounded(zip, list, ZIP_LIST_BYTES_MAX)?;
    let mut read: List =
        serde_json::from_slice(&told).with_context(|| format!("{list} is not understood"))?;
    ensure!(read.moonhare_box <= FORM, "it was written by a newer Moonhare");
    ensure!(read.cards.len() <= ZIP_ENTRIES_MAX, "its list has more than {ZIP_ENTRIES_MAX} cards");
    let folder = &list[..list.len() - LIST.len()];
    for card in &mut read.cards {
        card.file.insert_str(0, folder);
    }
    Ok(read)
}

/// A file of a zip, if it has no more bytes than this when it is unpacked.
fn bounded<R: Read + Seek>(zip: &mut ZipArchive<R>, name: &str, bytes_max: u64) -> anyhow::Result<Vec<u8>> {
    let file = zip.by_name(name).with_context(|| format!("{name} is not in it"))?;
    let mut bytes = Vec::new();
    file.take(bytes_max + 1).read_to_end(&mut bytes).with_context(|| format!("{name} can't be unpacked"))?;
    ensure!(bytes.len() as u64 <= bytes_max, "{name} has more than {bytes_max} bytes");
    Ok(bytes)
}

/// Not what systems put beside the pictures.
fn is_picture(name: &str) -> bool {
    let hidden = name.starts_with("__MACOSX/") || name.split('/').any(|part| part.starts_with('.'));
    let ending = name.rsplit_once('.').map(|(_, ending)| ending.to_lowercase());
    !hidden && ending.is_some_and(|ending| ENDINGS.contains(&ending.as_str()))
}

#[cfg(test)]
mod tests;
