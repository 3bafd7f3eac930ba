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
    let ways: [(&str, Break); 6] = [
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
    ];
    for (file, spoil) in ways {
        let data = tempfile::tempdir().expect("a folder");
        let broken = data.path().join("small");
        paint(&order(2), &broken);
        let good = data.path().join("well");
        paint(&Order { id: "well".into(), ..order(2) }, &good);
        spoil(&broken);
        let packs = Packs::load(data.path());
        assert!(packs.get("well").is_some(), "the good pack goes on");
        assert!(packs.get("small").is_none());
        let refused = packs.refused().find(|r| r.pack == "small").expect("it is refused");
        assert_eq!(refused.file, file, "{refused}");
    }
}

#[test]
fn a_folder_must_be_called_like_its_pack() {
    let data = tempfile::tempdir().expect("a folder");
    paint(&order(1), &data.path().join("other"));
    let refused = Pack::read(&data.path().join("other")).expect_err("another name");
    assert!(refused.to_string().contains("the folder is \"other\""), "{refused}");
}
