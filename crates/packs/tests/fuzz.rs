//! Packs that somebody spoilt: they are refused with the file, or read; nothing falls over.

use std::fs;
use std::sync::atomic::AtomicBool;

use moonhare_packs::{Finish, Order, PICTURE_WIDTHS, Pack, THEMES};

#[test]
fn fuzz_packs() {
    let data = tempfile::tempdir().expect("a folder");
    let folder = data.path().join("small");
    let order = Order {
        id: "small".into(),
        cards: 1,
        width: 120,
        finish: Some(Finish::Plain),
        ..Order::new(&THEMES[0], 3)
    };
    order.paint(&folder, &AtomicBool::new(false), &|_| ()).expect("the pack is painted");
    Pack::read(&folder).expect("it is good before it is changed");
    for (file, tries) in [("pack.toml", 300), ("cards.json", 300), ("cards/001-300.webp", 100)] {
        let good = fs::read(folder.join(file)).expect("a file of the pack");
        for input in moonhare_fuzz::changed(std::slice::from_ref(&good), tries) {
            fs::write(folder.join(file), &*input).expect("written");
            match Pack::read(&folder) {
                Ok(pack) => {
                    for card in &pack.cards {
                        for width in PICTURE_WIDTHS {
                            card.decoded(width);
                        }
                    }
                }
                Err(refused) => assert!(!refused.file.is_empty(), "{refused}"),
            }
        }
        fs::write(folder.join(file), good).expect("written");
    }
}
