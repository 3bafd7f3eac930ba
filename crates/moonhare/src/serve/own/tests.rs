//! Boxes, with pictures made by code and unpacked in this very process: what holds for every kind of cupboard.

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

/// Runs one check against every kind of cupboard.
macro_rules! for_every_home {
    ($($check:ident),* $(,)?) => {
        mod in_a_folder {
            $(#[test] fn $check() { super::$check(&super::Home::folder()); })*
        }
        mod in_a_house {
            $(#[test] fn $check() { super::$check(&super::Home::house()); })*
        }
    };
}

for_every_home!(
    everybody_adds_and_only_some_take_away,
    a_box_is_as_it_was_after_a_restart_and_so_is_half_a_file,
    a_game_keeps_the_pictures_that_it_began_with_until_they_are_removed,
    the_name_of_a_box_gives_no_right_to_it,
    a_box_stays_open_to_the_latest_tables,
    a_picture_that_two_brought_stays_for_the_other,
    a_card_that_is_cut_anew_takes_no_more_room,
    what_is_not_wanted_is_not_cut_out_of_a_larger_sheet,
    nothing_is_awaited_for_a_box_that_is_gone,
    names_and_captions_hide_nothing,
    a_box_is_filled_up_with_built_in_cards_and_bots_read_its_captions,
    nothing_grows_beyond_its_quota,
    an_operator_decides_who_brings_pictures_and_which_are_not_wanted,
    a_picture_that_the_operator_removes_is_gone_and_may_come_again,
    captions_are_proposed_in_the_tables_language_and_people_have_the_last_word,
    a_box_with_which_nobody_plays_goes_after_its_time_and_its_grace,
    a_cut_without_end_is_refused_and_the_box_can_be_read_again,
);

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

fn everybody_adds_and_only_some_take_away(home: &Home) {
    let boxes = home.opened();
    let (id, owner) = made(&boxes);
    let (host, ana, bea) =
        (guest(&id, 1, true, true), guest(&id, 2, false, true), guest(&id, 3, false, true));
    let elsewhere = guest("own-other", 2, true, true);
    let card = send(&boxes, &id, &ana, &photo(1)).unwrap().card;
    for (who, sees) in [(&owner, true), (&host, true), (&ana, true), (&bea, false), (&Who::Anybody, false)] {
        assert_eq!(boxes.look_in(&id, who).unwrap().cards[0].yours, sees, "{who:?}");
    }
    for who in [&Who::Anybody, &Who::Owner("guessed".into()), &elsewhere] {
        assert_eq!(send(&boxes, &id, who, &photo(2)), Err(OwnRefusal::NotYours), "{who:?}");
    }
    for who in [&bea, &elsewhere, &Who::Anybody] {
        assert_eq!(boxes.remove_card(&id, who, card), Err(OwnRefusal::NotYours), "{who:?}");
        assert_eq!(boxes.master(&id, who, card), Err(OwnRefusal::NotYours), "{who:?}");
    }
    for playing in [guest(&id, 1, true, false), guest(&id, 2, false, false)] {
        assert_eq!(send(&boxes, &id, &playing, &photo(2)), Err(OwnRefusal::Playing));
        assert_eq!(boxes.remove_card(&id, &playing, card), Err(OwnRefusal::Playing));
    }
    for who in [&host, &ana, &Who::Anybody] {
        assert_eq!(boxes.delete(&id, who), Err(OwnRefusal::NotYours), "{who:?}");
    }
    boxes.remove_card(&id, &host, card).unwrap();
    assert_eq!(home.pictures(&id), 0, "nothing but the box itself is left");
    boxes.delete(&id, &owner).unwrap();
    assert_eq!(boxes.look_in(&id, &owner), Err(OwnRefusal::BoxNotFound));
    assert_eq!(home.pictures(&id), 0);
}

fn a_box_is_as_it_was_after_a_restart_and_so_is_half_a_file(home: &Home) {
    let (id, owner, card, upload, bytes) = {
        let boxes = home.opened();
        let (id, owner) = made(&boxes);
        let card = send(&boxes, &id, &owner, &photo(1)).unwrap();
        let change = OwnCardChange { caption: Some(" the lake\n".into()), look: None };
        let card = boxes.change_card(&id, &owner, card.card, &change).unwrap();
        let bytes = photo(2);
        let wish = NewUpload { bytes: u32::try_from(bytes.len()).unwrap() };
        let upload = boxes.await_upload(&id, &owner, &wish).unwrap().upload;
        boxes.take_part(&id, &owner, &upload, 0, &bytes[..1000]).unwrap();
        (id, owner, card, upload, bytes)
    };
    assert_eq!(card.caption, "the lake");
    let boxes = home.opened();
    assert_eq!(boxes.look_in(&id, &owner).unwrap().cards, [card]);
    assert_eq!(boxes.upload(&id, &owner, &upload).unwrap().received, 1000);
    for at in [0, 999, 1001] {
        let again = boxes.take_part(&id, &owner, &upload, at, &bytes[1000..]);
        assert_eq!(again, Err(OwnRefusal::WrongPart), "{at}");
    }
    let card = boxes.take_part(&id, &owner, &upload, 1000, &bytes[1000..]).unwrap().card.unwrap();
    let told_again = boxes.take_part(&id, &owner, &upload, 1000, &bytes[1000..]).unwrap();
    assert_eq!(told_again.card.as_ref(), Some(&card), "who did not hear it is told again");
    assert_eq!(send(&boxes, &id, &owner, &bytes), Ok(card), "the same picture again is the same card");
}

fn a_game_keeps_the_pictures_that_it_began_with_until_they_are_removed(home: &Home) {
    let boxes = home.opened();
    let (id, owner) = made(&boxes);
    let card = send(&boxes, &id, &owner, &photo(1)).unwrap();
    let played = card.picture.clone();
    boxes.look(&id, true).unwrap();
    assert_eq!(boxes.deck(&id), Some((1, played.as_str().into())));
    // What somebody adds in the moment before the game begins is not marked: it would not stay as it is.
    send(&boxes, &id, &owner, &photo(2)).unwrap();
    assert_eq!((boxes.cards(&id), boxes.deck(&id)), (Some(2), Some((1, played.as_str().into()))));
    boxes.remove_card(&id, &owner, 2).unwrap();
    let look = LookView { finish: Some("linocut".into()), ..card.look };
    let change = OwnCardChange { caption: None, look: Some(look.clone()) };
    assert!(boxes.change_card(&id, &owner, card.card, &change).unwrap().painting);
    paint_all(&boxes, &id);
    let painted = boxes.look_in(&id, &owner).unwrap().cards.remove(0);
    assert_ne!(painted.picture, played);
    assert_eq!(painted.look, look);
    for picture in [&played, &painted.picture] {
        assert!(boxes.picture(picture, 600).is_some_and(|bytes| bytes.starts_with(b"RIFF")));
        assert_eq!(boxes.picture(picture, 599), None);
    }
    let preview = boxes.preview(&id, &owner, card.card, &look).unwrap();
    assert!(preview.starts_with(b"RIFF"));
    boxes.remove_card(&id, &owner, card.card).unwrap();
    for picture in [&played, &painted.picture] {
        assert_eq!(boxes.picture(picture, 600), None);
    }
    assert_eq!(home.pictures(&id), 0);
}

/// The same person at another table.
fn at(table: &str, mut who: Who) -> Who {
    if let Who::Guest { table: code, .. } = &mut who {
        *code = table.into();
    }
    who
}

fn the_name_of_a_box_gives_no_right_to_it(home: &Home) {
    let boxes = home.opened();
    let (id, owner) = made(&boxes);
    let card = send(&boxes, &id, &owner, &photo(1)).unwrap();
    let stranger = at("CCCCCC", guest(&id, 1, true, true));
    let mut watcher = guest(&id, 4, false, true);
    if let Who::Guest { guest, .. } = &mut watcher {
        guest.seated = false;
    }
    let (renamed, emptied) = (
        BoxChange { name: Some("Mine".into()), ..BoxChange::default() },
        OwnCardChange { caption: Some("mine".into()), look: None },
    );
    for who in [&stranger, &watcher] {
        assert_eq!(boxes.change(&id, who, &renamed), Err(OwnRefusal::NotYours), "{who:?}");
        assert_eq!(boxes.change_card(&id, who, card.card, &emptied), Err(OwnRefusal::NotYours), "{who:?}");
        assert_eq!(boxes.remove_card(&id, who, card.card), Err(OwnRefusal::NotYours), "{who:?}");
        assert_eq!(boxes.master(&id, who, card.card), Err(OwnRefusal::NotYours), "{who:?}");
        assert_eq!(send(&boxes, &id, who, &photo(2)), Err(OwnRefusal::NotYours), "{who:?}");
    }
    for who in [&stranger, &watcher, &guest(&id, 1, true, true), &guest(&id, 2, false, true)] {
        assert_eq!(boxes.change(&id, who, &open_to("CCCCCC")), Err(OwnRefusal::NotYours), "{who:?}");
    }
    assert_eq!(boxes.change(&id, &owner, &open_to("../..")), Err(OwnRefusal::BadChange));
    boxes.change(&id, &owner, &open_to("CCCCCC")).unwrap();
    send(&boxes, &id, &stranger, &photo(2)).unwrap();
}

fn a_box_stays_open_to_the_latest_tables(home: &Home) {
    let boxes = home.opened();
    let (id, owner) = made(&boxes);
    let seated = guest(&id, 2, false, true);
    for last in "CDFGHJKMNPR".chars() {
        boxes.change(&id, &owner, &open_to(&format!("BBBBB{last}"))).unwrap();
    }
    send(&boxes, &id, &seated, &photo(1)).unwrap();
    boxes.change(&id, &owner, &open_to("BBBBBQ")).unwrap();
    assert_eq!(send(&boxes, &id, &seated, &photo(2)), Err(OwnRefusal::NotYours));
    send(&boxes, &id, &at("BBBBBQ", seated), &photo(2)).unwrap();
}

fn a_card_that_is_cut_anew_takes_no_more_room(home: &Home) {
    let boxes = home.opened();
    let (id, owner) = made(&boxes);
    let card = send(&boxes, &id, &owner, &photo(1)).unwrap();
    let before = boxes.cupboard.held().unwrap().bytes;
    for n in 1..=4 {
        let look = LookView { width: 1.0 - 0.05 * n as f32, ..card.look.clone() };
        boxes
            .change_card(&id, &owner, card.card, &OwnCardChange { caption: None, look: Some(look) })
            .unwrap();
        boxes.paint_all();
    }
    let after = boxes.cupboard.held().unwrap().bytes;
    assert!(after < before * 3 / 2, "{before} bytes before, {after} after four cuts");
}

fn what_is_not_wanted_is_not_cut_out_of_a_larger_sheet(home: &Home) {
    let boxes = home.opened();
    let (id, owner) = made(&boxes);
    let (width, height) = (400, 600);
    // Fields whose light is as good as drawn by lot.
    let light = |x: usize, y: usize| {
        let field = x * 9 / width + 9 * (y * 8 / height);
        (field * field * 37 + field * 101) as u8
    };
    let rgb = (0..height).flat_map(|y| (0..width).flat_map(move |x| [light(x, y); 3])).collect();
    let unwanted = Picture { width, height, rgb };
    boxes.blocked.remember(&*boxes.cupboard, &sight::Sight::of(&unwanted));
    assert_eq!(boxes.add_card(&id, &owner, &unwanted), Err(OwnRefusal::Blocked));
    let rows = unwanted.rgb.chunks_exact(width * 3);
    let rgb = rows.flat_map(|row| row.chunks_exact(3).rev().flatten().copied()).collect();
    let mirrored = Picture { width, height, rgb };
    assert_eq!(boxes.add_card(&id, &owner, &mirrored), Err(OwnRefusal::Blocked));
    let mut sheet = vec![255; 4 * width * height * 3];
    for (row, of) in sheet.chunks_exact_mut(2 * width * 3).zip(unwanted.rgb.chunks_exact(width * 3)) {
        row[..width * 3].copy_from_slice(of);
    }
    let sheet = Picture { width: 2 * width, height: 2 * height, rgb: sheet };
    let card = boxes.add_card(&id, &owner, &sheet).unwrap();
    let look = LookView { x: 0.0, y: 0.0, width: 0.5, ..card.look };
    let cut = OwnCardChange { caption: None, look: Some(look) };
    assert_eq!(boxes.change_card(&id, &owner, card.card, &cut), Err(OwnRefusal::Blocked));
}

fn nothing_is_awaited_for_a_box_that_is_gone(home: &Home) {
    let boxes = home.opened();
    let (id, owner) = made(&boxes);
    let upload = boxes.await_upload(&id, &owner, &NewUpload { bytes: 9 }).unwrap().upload;
    boxes.delete(&id, &owner).unwrap();
    assert_eq!(boxes.cupboard.uploads().look(&id, &upload), Err(OwnRefusal::UploadNotFound));
}

fn names_and_captions_hide_nothing(home: &Home) {
    let boxes = home.opened();
    let (id, owner) = made(&boxes);
    let turned = BoxChange { name: Some("Sum\u{202e}mer\u{200b}".into()), ..BoxChange::default() };
    assert_eq!(boxes.change(&id, &owner, &turned).unwrap().name, "Summer");
    let card = send(&boxes, &id, &owner, &photo(1)).unwrap().card;
    let change = OwnCardChange { caption: Some("the \u{2066}lake\u{feff}".into()), look: None };
    assert_eq!(boxes.change_card(&id, &owner, card, &change).unwrap().caption, "the lake");
}

fn a_picture_that_two_brought_stays_for_the_other(home: &Home) {
    let boxes = home.opened();
    let (id, owner) = made(&boxes);
    let (ana, bea) = (guest(&id, 2, false, true), guest(&id, 3, false, true));
    let [first, second] = [&ana, &bea].map(|who| send(&boxes, &id, who, &photo(1)).unwrap());
    assert_eq!(first.picture, second.picture);
    boxes.remove_card(&id, &ana, first.card).unwrap();
    assert!(boxes.picture(&second.picture, 300).is_some());
    let (elsewhere, other) = made(&boxes);
    send(&boxes, &elsewhere, &other, &photo(1)).unwrap();
    boxes.delete(&id, &owner).unwrap();
    assert!(boxes.picture(&second.picture, 300).is_some(), "it is in another box as well");
    boxes.delete(&elsewhere, &other).unwrap();
    assert_eq!(boxes.picture(&second.picture, 300), None);
}

fn a_box_is_filled_up_with_built_in_cards_and_bots_read_its_captions(home: &Home) {
    let boxes = home.opened();
    let (id, owner) = made(&boxes);
    let card = send(&boxes, &id, &owner, &photo(1)).unwrap();
    let fill =
        |filled| boxes.change(&id, &owner, &BoxChange { filled: Some(filled), ..BoxChange::default() });
    assert_eq!(fill(28).unwrap().filled, 28);
    assert_eq!(boxes.cards(&id), Some(29));
    boxes.look(&id, true).unwrap();
    let (count, pictures) = boxes.deck(&id).unwrap();
    let all: BTreeSet<&str> = (0..29).map(|n| &pictures[n * 12..(n + 1) * 12]).collect();
    assert_eq!((count, all.len()), (29, 29), "no card twice");
    assert_eq!(boxes.words(&id, "it").unwrap().descriptions.len(), 29);
    assert_eq!(fill(FILL_MAX + 1), Err(OwnRefusal::BadChange));
    let picture = card.picture.parse().unwrap();
    assert!(boxes.bot_words(&id, picture).unwrap().concepts.is_empty());
    let change = OwnCardChange { caption: Some("una balena nel bosco".into()), look: None };
    boxes.change_card(&id, &owner, card.card, &change).unwrap();
    assert_eq!(boxes.bot_words(&id, picture).unwrap().concepts[0].0, "una balena nel bosco");
    assert_eq!(boxes.words_of_picture(picture).unwrap().description, "una balena nel bosco");
}

fn nothing_grows_beyond_its_quota(home: &Home) {
    let quotas = OwnQuotas { boxes_max: 2, cards_per_box_max: 2, ..OwnQuotas::default() };
    let boxes = home.with(OwnAllowed::On, quotas);
    let (id, owner) = made(&boxes);
    made(&boxes);
    assert_eq!(boxes.open(&NewBox::default()), Err(OwnRefusal::ServerFull));
    for n in 0..2 {
        send(&boxes, &id, &owner, &photo(n)).unwrap();
    }
    assert_eq!(send(&boxes, &id, &owner, &photo(3)), Err(OwnRefusal::BoxFull));
    let full = OwnQuotas { mib_max: 0, ..OwnQuotas::default() };
    let boxes = home.with(OwnAllowed::On, full);
    assert_eq!(send(&boxes, &id, &owner, &photo(3)), Err(OwnRefusal::ServerFull));
    for (bytes, code) in [(0, "picture_broken"), (u32::MAX, "picture_too_heavy")] {
        let refused = boxes.await_upload(&id, &owner, &NewUpload { bytes }).map_err(OwnRefusal::code);
        assert!(refused == Err(code) || refused == Err("own_server_full"), "{refused:?}");
    }
}

fn an_operator_decides_who_brings_pictures_and_which_are_not_wanted(home: &Home) {
    let of = |allowed| home.with(allowed, OwnQuotas::default());
    assert_eq!(of(OwnAllowed::Off).open(&NewBox::default()), Err(OwnRefusal::NotAllowed));
    let invited = of(OwnAllowed::Invite);
    let word = home.operator().new_word().unwrap();
    for (said, fine) in [(None, false), (Some("please"), false), (Some(word.as_str()), true)] {
        let wish = NewBox { name: String::new(), word: said.map(str::to_owned) };
        assert_eq!(invited.open(&wish).is_ok(), fine, "{said:?}");
    }
    let boxes = of(OwnAllowed::On);
    let (id, owner) = made(&boxes);
    let (unwanted, other) =
        (send(&boxes, &id, &owner, &photo(1)).unwrap(), send(&boxes, &id, &owner, &photo(200)).unwrap());
    home.operator().block(unwanted.picture.parse().unwrap()).unwrap();
    assert_eq!(boxes.picture(&unwanted.picture, 300), None);
    let left: Vec<u32> = boxes.look_in(&id, &owner).unwrap().cards.iter().map(|card| card.card).collect();
    assert_eq!(left, [other.card]);
    for again in [home.opened(), boxes] {
        assert_eq!(send(&again, &id, &owner, &photo(1)), Err(OwnRefusal::Blocked));
    }
}

fn a_picture_that_the_operator_removes_is_gone_and_may_come_again(home: &Home) {
    let boxes = home.opened();
    let (id, owner) = made(&boxes);
    let ana = guest(&id, 2, false, true);
    let card = send(&boxes, &id, &ana, &photo(1)).unwrap();
    let picture = card.picture.parse().unwrap();
    // Somebody has the same picture in a box that sorts before or after: what was reported counts.
    let (twin, key) = made(&boxes);
    send(&boxes, &twin, &key, &photo(1)).unwrap();
    assert_eq!(home.operator().brought(picture, Some(&twin)).unwrap().by, None);
    let known = home.operator().brought(picture, Some(&id)).unwrap();
    assert_eq!((known.within.as_str(), known.by), (id.as_str(), Some(("Person 2".into(), TABLE.into()))));
    assert!(known.shown.contains(&card.picture), "{}", known.shown);
    home.operator().remove(picture).unwrap();
    assert_eq!(boxes.picture(&card.picture, 300), None);
    assert_eq!(home.operator().brought(picture, Some(&id)), None);
    assert!(boxes.look_in(&id, &owner).unwrap().cards.is_empty());
    assert!(send(&boxes, &id, &ana, &photo(1)).is_ok(), "it was removed, not blocked");
    assert!(boxes.picture(&card.picture, 300).is_some());
}

/// Eyes that see a lake on every picture.
#[derive(Default)]
struct Eyes {
    asked: Mutex<Vec<moonhare_packs::Language>>,
}

impl Describe for Eyes {
    fn is_awake(&self) -> bool {
        true
    }

    fn describe(&self, picture: &[u8], language: moonhare_packs::Language) -> Option<String> {
        assert!(picture.starts_with(b"RIFF"));
        self.asked.lock().unwrap().push(language);
        Some(" a lake\nat night ".into())
    }
}

fn captions_are_proposed_in_the_tables_language_and_people_have_the_last_word(home: &Home) {
    let boxes = home.opened();
    let (id, owner) = made(&boxes);
    let unasked = send(&boxes, &id, &owner, &photo(0)).unwrap();
    let eyes = Arc::new(Eyes::default());
    let work = boxes.propose(Arc::clone(&eyes) as _).unwrap();
    let card = send(&boxes, &id, &guest(&id, 2, false, true), &photo(1)).unwrap();
    let caption = || {
        let cards = boxes.look_in(&id, &owner).unwrap().cards;
        let found = cards.into_iter().find(|known| known.card == card.card).unwrap();
        (found.caption, found.proposed)
    };
    while caption().0.is_empty() {
        std::thread::yield_now();
    }
    assert_eq!(caption(), ("a lake at night".into(), true));
    assert_eq!(*eyes.asked.lock().unwrap(), [moonhare_packs::Language::It]);
    let change = OwnCardChange { caption: Some("il lago".into()), look: None };
    boxes.change_card(&id, &owner, card.card, &change).unwrap();
    assert_eq!(caption(), ("il lago".into(), false));
    let before = &boxes.look_in(&id, &owner).unwrap().cards[0];
    assert_eq!((before.card, before.caption.as_str()), (unasked.card, ""), "nobody proposed anything then");
    boxes.stop();
    work.join().unwrap();
}

fn a_box_with_which_nobody_plays_goes_after_its_time_and_its_grace(home: &Home) {
    const DAY_MS: u64 = 24 * 3_600_000;
    let boxes = home.opened();
    let (old, owner) = made(&boxes);
    let long_after = shelf::now_ms() + 91 * DAY_MS;
    let grace_h = moonhare_rooms::limits::GRACE_H;
    for hour in 0..grace_h {
        boxes.sweep(long_after + hour * 3_600_000);
        assert!(boxes.look_in(&old, &owner).is_ok(), "hour {hour}");
    }
    boxes.sweep(long_after + grace_h * 3_600_000);
    assert_eq!(boxes.look_in(&old, &owner), Err(OwnRefusal::BoxNotFound));
    let (young, owner) = made(&boxes);
    // A clock that jumps is not believed.
    for hour in 0..grace_h * 2 - 1 {
        boxes.sweep(long_after + 900 * DAY_MS + hour * 3_600_000);
    }
    assert!(boxes.look_in(&young, &owner).is_ok());
}

fn a_cut_without_end_is_refused_and_the_box_can_be_read_again(home: &Home) {
    let id = {
        let boxes = home.opened();
        let (id, owner) = made(&boxes);
        let card = send(&boxes, &id, &owner, &photo(1)).unwrap();
        for (x, y, width) in [
            (f32::INFINITY, 0.0, 1.0),
            (0.0, f32::NEG_INFINITY, 1.0),
            (0.0, 0.0, f32::INFINITY),
            (f32::NAN, 0.0, 1.0),
        ] {
            let look = LookView { x, y, width, ..card.look.clone() };
            let change = OwnCardChange { caption: None, look: Some(look.clone()) };
            assert_eq!(boxes.change_card(&id, &owner, card.card, &change), Err(OwnRefusal::BadChange));
            assert_eq!(boxes.preview(&id, &owner, card.card, &look), Err(OwnRefusal::BadChange));
        }
        id
    };
    assert_eq!(home.opened().look_in(&id, &Who::Anybody).unwrap().cards.len(), 1);
}

#[test]
fn rooms_are_told_what_was_found_last_and_wait_for_nobody() {
    let home = Home::house();
    let (a, b) = (home.opened(), home.opened());
    let (id, owner) = made(&a);
    send(&a, &id, &owner, &photo(1)).unwrap();
    assert_eq!((a.cards(&id), b.cards(&id)), (Some(1), None), "the other has never looked for it");
    let Home::House { runtime, .. } = &home else { unreachable!() };
    let look = |boxes: &Arc<OwnBoxes>| runtime.block_on(Arc::clone(boxes).look_for(vec![id.clone()], false));
    assert!(look(&b));
    send(&a, &id, &owner, &photo(2)).unwrap();
    assert_eq!(b.cards(&id), Some(1));
    assert!(look(&b));
    assert_eq!((b.cards(&id), b.all_cards(&id).unwrap().1.len()), (Some(2), 24));
    a.delete(&id, &owner).unwrap();
    assert!(look(&b), "that it is gone is known, too");
    assert_eq!((b.cards(&id), b.deck(&id)), (None, None));
    // A task that waited would stop the room: it can't.
    let asked =
        async { std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| b.look(&id, false))).is_err() };
    assert!(runtime.block_on(asked));
}

#[test]
fn what_one_node_does_the_other_has_and_what_it_leaves_the_other_finishes() {
    let (home, nodes) = (Home::house(), MemoryHouse::default());
    let [a, b] = [(), ()].map(|()| home.node(Arc::new(nodes.join()), OwnAllowed::On, OwnQuotas::default()));
    let (id, owner) = made(&a);
    // Half a file comes to one node, the rest to the other.
    let bytes = photo(1);
    let wish = NewUpload { bytes: u32::try_from(bytes.len()).unwrap() };
    let upload = a.await_upload(&id, &owner, &wish).unwrap().upload;
    a.take_part(&id, &owner, &upload, 0, &bytes[..1000]).unwrap();
    assert_eq!(b.upload(&id, &owner, &upload).unwrap().received, 1000);
    let card = b.take_part(&id, &owner, &upload, 1000, &bytes[1000..]).unwrap().card.unwrap();
    assert_eq!(a.upload(&id, &owner, &upload).unwrap().card.as_ref(), Some(&card));
    assert_eq!(a.cards(&id), Some(1));
    // What one was to paint, and never does, the other paints once it has waited for a while.
    let look = LookView { finish: Some("linocut".into()), ..card.look };
    let change = OwnCardChange { caption: None, look: Some(look) };
    assert!(a.change_card(&id, &owner, card.card, &change).unwrap().painting);
    b.paint_all();
    assert!(b.look_in(&id, &owner).unwrap().cards[0].painting, "it may be under way there");
    b.paint_all();
    let painted = a.look_in(&id, &owner).unwrap().cards.remove(0);
    assert!(!painted.painting && painted.picture != card.picture);
    assert!(a.picture(&painted.picture, 600).is_some());
    // Removed on one, gone on the other, at once.
    b.remove_card(&id, &owner, card.card).unwrap();
    assert_eq!((a.picture(&painted.picture, 600), home.pictures(&id)), (None, 0));
    a.look(&id, false).unwrap();
    assert_eq!(a.cards(&id), Some(0));
    a.delete(&id, &owner).unwrap();
    assert_eq!(b.look_in(&id, &owner), Err(OwnRefusal::BoxNotFound));
    let Home::House { log, runtime } = &home else { unreachable!() };
    let left: Vec<_> = runtime.block_on(log.blob_rooms()).unwrap();
    assert!(left.len() <= 1, "nothing but the count of boxes: {left:?}");
}

#[test]
fn of_many_nodes_one_sweeps_and_puts_the_count_right() {
    let (home, nodes) = (Home::house(), MemoryHouse::default());
    let [a, b] = [(), ()].map(|()| home.node(Arc::new(nodes.join()), OwnAllowed::On, OwnQuotas::default()));
    let (id, owner) = made(&a);
    send(&a, &id, &owner, &photo(1)).unwrap();
    let held = a.cupboard.held().unwrap();
    assert!(held.boxes == 1 && held.bytes > 0);
    a.cupboard.put_note("stock.json", b"{\"boxes\":9,\"bytes\":9}").unwrap();
    a.sweep(shelf::now_ms());
    assert_eq!(b.cupboard.held().unwrap(), held);
    a.cupboard.put_note("stock.json", b"{\"boxes\":9,\"bytes\":9}").unwrap();
    b.sweep(shelf::now_ms());
    assert_eq!(b.cupboard.held().unwrap().boxes, 9, "somebody else swept in this hour");
}

#[test]
fn boxes_move_into_a_house_and_back() {
    let (folder, home, back) = (tempfile::tempdir().unwrap(), Home::house(), Home::folder());
    let boxes =
        OwnBoxes::open(folder.path(), OwnAllowed::On, OwnQuotas::default(), moonhare_packs::own::read_photo);
    let (id, owner) = made(&boxes);
    let card = send(&boxes, &id, &owner, &photo(1)).unwrap();
    let word = Operator::of_folder(folder.path()).new_word().unwrap();
    let (Home::House { log, runtime }, Home::Folder(last)) = (&home, &back) else { unreachable!() };
    for copied in [1, 0] {
        let moved = move_boxes(folder.path(), Arc::clone(log) as _, runtime.handle().clone(), Moved::In);
        assert_eq!(moved.unwrap(), copied, "what is there stays as it is");
    }
    let held = home.opened().cupboard.held().unwrap();
    assert!(held.boxes == 1 && held.bytes > 0);
    move_boxes(last.path(), Arc::clone(log) as _, runtime.handle().clone(), Moved::Out).unwrap();
    for boxes in [
        home.with(OwnAllowed::Invite, OwnQuotas::default()),
        back.with(OwnAllowed::Invite, OwnQuotas::default()),
    ] {
        assert_eq!(boxes.look_in(&id, &owner).unwrap().cards, std::slice::from_ref(&card));
        assert!(boxes.picture(&card.picture, 600).is_some() && boxes.master(&id, &owner, card.card).is_ok());
        assert!(boxes.open(&NewBox { name: String::new(), word: Some(word.clone()) }).is_ok());
    }
}

#[test]
fn a_remark_among_the_operators_words_is_none_of_them() {
    let note = b"# for the club\nfe12ab\n\n";
    assert!(words::is_known(Some(note), Some("FE12ab ")));
    for word in ["# for the club", "#", "", "fe12"] {
        assert!(!words::is_known(Some(note), Some(word)), "{word:?}");
    }
}
