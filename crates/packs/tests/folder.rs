//! Packs in folders: painted, resumed, read, refused.

use moonhare_packs::{Finish, Language, Order, OrderError, PICTURE_WIDTHS, Pack, Packs, Progress, THEMES};
use std::fs;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

fn order(cards: usize) -> Order {
    Order { id: "small".into(), cards, width: 120, finish: Some(Finish::Plain), ..Order::new(&THEMES[0], 3) }
}

fn paint(order: &Order, folder: &Path) {
    order.paint(folder, &AtomicBool::new(false), &|_| ()).expect("the pack is painted");
}

#[test]
fn a_painted_folder_is_a_pack() {
    let data = tempfile::tempdir().expect("a folder");
    let folder = data.path().join("small");
    let steps = Mutex::new(Vec::new());
    order(4)
        .paint(&folder, &AtomicBool::new(false), &|p: Progress| steps.lock().expect("no panic").push(p.done))
        .expect("the pack is painted");
    assert_eq!(steps.into_inner().expect("no panic").iter().max(), Some(&4));

    let packs = Packs::load(data.path());
    let pack = packs.get("small").expect("it is found");
    assert_eq!(pack.cards.len(), 4);
    for card in &pack.cards {
        for width in PICTURE_WIDTHS {
            let bytes = card.picture(width).expect("a picture of every width");
            assert_eq!(&bytes[..4], b"RIFF");
            assert_eq!(&bytes[8..12], b"WEBP");
        }
        assert!(card.placeholder.starts_with("data:image/webp;base64,"));
        assert!(
            card.placeholder.len() < 600,
            "a placeholder of {} letters is not tiny",
            card.placeholder.len()
        );
        for language in Language::ALL {
            assert!(card.description(language).len() > 10);
        }
    }
}

#[test]
fn an_order_that_was_stopped_goes_on_and_gives_the_same_pack() {
    let data = tempfile::tempdir().expect("a folder");
    let (whole, stopped) = (data.path().join("a/small"), data.path().join("b/small"));
    let order = order(3);
    paint(&order, &whole);

    let stop = AtomicBool::new(false);
    let answer = order.paint(&stopped, &stop, &|p| stop.store(p.done > 0, Ordering::Relaxed));
    if let Err(error) = answer {
        assert!(matches!(error, OrderError::Stopped(Progress { done: 1.., .. })), "{error}");
        let refused = Pack::read(&stopped).expect_err("it is no pack yet");
        assert_eq!(refused.file, "pack.toml");
    }
    paint(&order, &stopped);
    for file in ["pack.toml", "cards.json", "cards/001-300.webp", "cards/003-600.webp"] {
        let same =
            fs::read(whole.join(file)).expect("written") == fs::read(stopped.join(file)).expect("written");
        assert!(same, "{file} differs");
    }
}

#[test]
fn a_veto_changes_only_that_card() {
    let data = tempfile::tempdir().expect("a folder");
    let folder = data.path().join("small");
    let plain = order(5);
    paint(&plain, &folder);
    let read = || -> Vec<Vec<u8>> {
        (1..=5).map(|n| fs::read(folder.join(format!("cards/{n:03}-300.webp"))).expect("written")).collect()
    };
    let before = read();
    paint(&Order { vetoes: vec![2], ..plain }, &folder);
    let after = read();
    let changed: Vec<usize> = (0..5).filter(|n| before[*n] != after[*n]).collect();
    assert_eq!(changed, [2]);
}

#[test]
fn broken_packs_are_refused_with_the_file_and_the_others_go_on() {
    type Break = fn(&Path);
    let ways: [(&str, Break); 8] = [
        ("pack.toml", |f| fs::remove_file(f.join("pack.toml")).expect("removed")),
        ("pack.toml", |f| fs::write(f.join("pack.toml"), "id = ").expect("written")),
        ("cards.json", |f| fs::write(f.join("cards.json"), "[]").expect("written")),
        ("cards/002-600.webp", |f| fs::remove_file(f.join("cards/002-600.webp")).expect("removed")),
        ("cards/001-300.webp", |f| {
            fs::write(f.join("cards/001-300.webp"), "not a picture").expect("written");
        }),
        ("cards/001-600.webp", |f| {
            fs::copy(f.join("cards/001-300.webp"), f.join("cards/001-600.webp")).expect("copied");
        }),
        ("cards/001-300.webp", |f| {
            fs::copy(f.join("cards/002-300.webp"), f.join("cards/001-300.webp")).expect("copied");
        }),
        ("cards/002-300.webp", |f| {
            let file = f.join("cards/002-600.webp");
            let mut bytes = fs::read(&file).expect("written");
            *bytes.last_mut().expect("a picture") ^= 1;
            fs::write(file, bytes).expect("written");
        }),
    ];
    let painted = tempfile::tempdir().expect("a folder");
    for id in ["small", "well"] {
        paint(&Order { id: id.into(), ..order(2) }, &painted.path().join(id));
    }
    for (file, spoil) in ways {
        let data = tempfile::tempdir().expect("a folder");
        for id in ["small", "well"] {
            let pack = Pack::read(&painted.path().join(id)).expect("a pack");
            pack.save(&data.path().join(id)).expect("written");
        }
        spoil(&data.path().join("small"));
        let packs = Packs::load(data.path());
        assert!(packs.get("well").is_some(), "the good pack goes on");
        assert!(packs.get("small").is_none());
        let refused = packs.refused().find(|r| r.pack == "small").expect("it is refused");
        assert_eq!(refused.file, file, "{refused}");
    }
}

#[test]
fn a_pack_that_is_older_than_a_language_is_told_in_english() {
    let data = tempfile::tempdir().expect("a folder");
    let folder = data.path().join("small");
    paint(&order(1), &folder);
    let manifest = fs::read_to_string(folder.join("pack.toml")).expect("written");
    let without = manifest.lines().filter(|line| !line.starts_with("ca = ")).collect::<Vec<_>>().join("\n");
    fs::write(folder.join("pack.toml"), without).expect("written");
    let cards = fs::read(folder.join("cards.json")).expect("written");
    let mut cards: serde_json::Value = serde_json::from_slice(&cards).expect("JSON");
    cards[0]["words"]["description"].as_object_mut().expect("texts").remove("ca").expect("it was there");
    fs::write(folder.join("cards.json"), cards.to_string()).expect("written");
    let pack = Pack::read(&folder).expect("a whole pack");
    assert_eq!(pack.name(Language::Ca), pack.name(Language::En));
    assert_eq!(pack.cards[0].description(Language::Ca), pack.cards[0].description(Language::En));
    assert_ne!(pack.cards[0].description(Language::Fr), pack.cards[0].description(Language::En));
}

#[test]
fn pictures_are_found_by_what_they_are_and_not_by_where_they_lie() {
    let data = tempfile::tempdir().expect("a folder");
    let folder = data.path().join("small");
    paint(&order(3), &folder);
    let before = Pack::read(&folder).expect("a pack");
    paint(&Order { vetoes: vec![1], ..order(3) }, &folder);
    let after = Pack::read(&folder).expect("a pack");
    let ids = |pack: &Pack| pack.cards.iter().map(|card| card.id).collect::<Vec<_>>();
    let (old, new) = (ids(&before), ids(&after));
    assert_eq!((old[0], old[2]), (new[0], new[2]), "what was not drawn again is the same picture");
    assert_ne!(old[1], new[1]);
    assert_ne!(before.revision(), after.revision());
    assert_eq!(*after.pictures, new.iter().map(ToString::to_string).collect::<String>());

    let mut packs = Packs::default();
    packs.add(after);
    assert!(packs.find(new[1]).is_some());
    assert!(packs.find(old[1]).is_none(), "no other picture in its place");
    let told = before.cards[1].words.clone();
    packs.add_earlier(before);
    assert_eq!(packs.find(old[1]).map(|card| &card.words), Some(&told));
    assert_eq!(packs.len(), 1, "an earlier version can't be chosen");
}

#[test]
fn a_pack_from_before_pictures_had_an_identity_can_be_used() {
    let data = tempfile::tempdir().expect("a folder");
    let folder = data.path().join("small");
    paint(&order(2), &folder);
    let ids: Vec<_> = Pack::read(&folder).expect("a pack").cards.iter().map(|card| card.id).collect();
    let json = fs::read_to_string(folder.join("cards.json")).expect("written");
    let mut cards: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    for card in cards.as_array_mut().expect("cards") {
        assert!(card.as_object_mut().expect("a card").remove("picture").is_some());
    }
    fs::write(folder.join("cards.json"), cards.to_string()).expect("written");
    let old = Pack::read(&folder).expect("a pack");
    assert_eq!(old.cards.iter().map(|card| card.id).collect::<Vec<_>>(), ids);
}

#[test]
fn a_damaged_card_is_painted_anew() {
    let data = tempfile::tempdir().expect("a folder");
    let folder = data.path().join("small");
    paint(&order(2), &folder);
    let whole = fs::read(folder.join("cards/002-300.webp")).expect("written");
    fs::write(folder.join("cards/002-300.webp"), &whole[..whole.len() / 2]).expect("written");
    paint(&order(2), &folder);
    assert_eq!(fs::read(folder.join("cards/002-300.webp")).expect("written"), whole);
}

#[test]
fn a_folder_must_be_called_like_its_pack() {
    let data = tempfile::tempdir().expect("a folder");
    paint(&order(1), &data.path().join("other"));
    let refused = Pack::read(&data.path().join("other")).expect_err("another name");
    assert!(refused.to_string().contains("the folder is \"other\""), "{refused}");
}
