//! Boxes, with pictures made by code and unpacked in this very process: what holds for every kind of cupboard.

/// Runs one check against every kind of cupboard.
macro_rules! for_every_home {
    ($($check:ident),* $(,)?) => {
        mod in_a_folder {
            $(#[test] fn $check() { super::$check(&crate::serve::own::tests::Home::folder()); })*
        }
        mod in_a_house {
            $(#[test] fn $check() { super::$check(&crate::serve::own::tests::Home::house()); })*
        }
    };
}

mod captions;
mod kept;
mod nodes;
mod rights;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use moonhare_rooms::{Alone, Guest, MemoryHouse, MemoryLog, Person, Rabbit};
use moonhare_server::{
    BoxChange, BoxMade, LookView, NewBox, NewUpload, OwnCardChange, OwnCardView, OwnPictures, UploadView,
};
use tokio::runtime::Runtime;

use super::limits::FILL_MAX;
use super::*;

/// A server that takes no pictures of people's own.
pub(crate) fn no_boxes(data: &Path) -> Arc<OwnBoxes> {
    OwnBoxes::open(data, OwnAllowed::Off, OwnQuotas::default(), moonhare_packs::own::read_photo)
}

/// Where boxes are kept; opened again and again, as by a server that is started anew, or by other nodes.
enum Home {
    Folder(tempfile::TempDir),
    House { log: Arc<MemoryLog>, runtime: Runtime },
}

impl Home {
    fn folder() -> Self {
        Self::Folder(tempfile::tempdir().unwrap())
    }

    fn house() -> Self {
        Self::House { log: Arc::default(), runtime: Runtime::new().unwrap() }
    }

    fn opened(&self) -> Arc<OwnBoxes> {
        self.with(OwnAllowed::On, OwnQuotas::default())
    }

    fn with(&self, allowed: OwnAllowed, quotas: OwnQuotas) -> Arc<OwnBoxes> {
        match self {
            Self::Folder(data) => {
                OwnBoxes::open(data.path(), allowed, quotas, moonhare_packs::own::read_photo)
            }
            Self::House { .. } => self.node(Arc::new(Alone), allowed, quotas),
        }
    }

    /// A node of a house, which looks for what others left at every occasion.
    fn node(&self, others: Arc<dyn Neighbours>, allowed: OwnAllowed, quotas: OwnQuotas) -> Arc<OwnBoxes> {
        let Self::House { log, runtime } = self else { panic!("a folder has no nodes") };
        let house = House::of(Arc::clone(log) as Arc<dyn Log>, others, runtime.handle().clone());
        let house = house.looking_every(Duration::ZERO);
        OwnBoxes::with(Box::new(house), None, allowed, quotas, moonhare_packs::own::read_photo)
    }

    fn operator(&self) -> Operator {
        match self {
            Self::Folder(data) => Operator::of_folder(data.path()),
            Self::House { .. } => Operator::House(self.opened()),
        }
    }

    /// How many files of pictures a box has.
    fn pictures(&self, id: &str) -> usize {
        let names: Vec<String> = match self {
            Self::Folder(data) => fs::read_dir(data.path().join(FOLDER).join(id)).map_or_else(
                |_| Vec::new(),
                |files| files.flatten().map(|file| file.file_name().into_string().unwrap()).collect(),
            ),
            Self::House { log, runtime } => {
                let blobs = runtime.block_on(log.blobs(house::room_of(id).unwrap())).unwrap();
                blobs.into_iter().map(|blob| blob.0).collect()
            }
        };
        names.iter().filter(|name| name.ends_with(".webp")).count()
    }
}

const TABLE: &str = "BBBBBB";

/// Somebody at a table that plays with a box.
fn guest(id: &str, person: u32, host: bool, open: bool) -> Who {
    let rabbit = Rabbit::all().next().unwrap();
    let (name, packs) = (format!("Person {person}"), vec![id.to_owned()]);
    let language = moonhare_rooms::Language::It;
    let guest = Guest { person: Person(person), name, rabbit, language, host, seated: true, open, packs };
    Who::Guest { table: TABLE.into(), guest }
}

fn made(boxes: &OwnBoxes) -> (String, Who) {
    let BoxMade { id, key } = boxes.open(&NewBox { name: "Summer".into(), word: None }).unwrap();
    let owner = Who::Owner(key);
    boxes.change(&id, &owner, &open_to(TABLE)).unwrap();
    (id, owner)
}

fn open_to(table: &str) -> BoxChange {
    BoxChange { table: Some(table.into()), ..BoxChange::default() }
}

/// A picture that no other number has.
fn photo(number: usize) -> Vec<u8> {
    moonhare_fuzz::pictures::png(400 + u32::try_from(number).unwrap(), 600)
}

/// Sends a picture in parts.
fn send(boxes: &OwnBoxes, id: &str, who: &Who, bytes: &[u8]) -> Result<OwnCardView, OwnRefusal> {
    let wish = NewUpload { bytes: u32::try_from(bytes.len()).unwrap() };
    let UploadView { upload, .. } = boxes.await_upload(id, who, &wish)?;
    let mut at = 0;
    for part in bytes.chunks(100_000) {
        let view = boxes.take_part(id, who, &upload, at, part)?;
        at = view.received;
        if let Some(card) = view.card {
            return Ok(card);
        }
    }
    panic!("the last part makes a card")
}

/// Lets the atelier paint all that waits.
fn paint_all(boxes: &Arc<OwnBoxes>, id: &str) {
    let work = boxes.work().unwrap();
    while boxes.look_in(id, &Who::Anybody).unwrap().cards.iter().any(|card| card.painting) {
        std::thread::yield_now();
    }
    boxes.stop();
    work.join().unwrap();
}
