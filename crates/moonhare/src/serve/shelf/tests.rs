//! A card is the one with its picture, whatever became of its pack.

use std::{path::Path, sync::atomic::AtomicBool};

use moonhare_packs::{Finish, Order, THEMES};

use super::*;
use crate::serve::own::no_boxes;

fn paint(folder: &Path, vetoes: &[usize]) -> Pack {
    let small = Order { cards: 2, width: 60, finish: Some(Finish::Plain), ..Order::new(&THEMES[0], 9) };
    let order = Order { id: "small".into(), vetoes: vetoes.into(), ..small };
    order.paint(folder, &AtomicBool::new(false), &|_| ()).unwrap();
    Pack::read(folder).unwrap()
}

fn deck(pack: &Pack, pictures: &str) -> [DeckPart; 1] {
    [DeckPart { pack: pack.id.clone(), first: 10, count: 2, pictures: pictures.into() }]
}

#[test]
fn a_game_goes_on_with_the_pictures_that_it_began_with() {
    let data = tempfile::tempdir().unwrap();
    let folder = data.path().join("small");
    let before = paint(&folder, &[]);
    let after = paint(&folder, &[1]);
    let (old, new) = (deck(&before, &before.pictures), deck(&after, &after.pictures));
    let nameless = deck(&after, "");
    let mut packs = Packs::default();
    let id_of = |packs: &Packs, deck: &[DeckPart], card| card_of(packs, deck, Card(card)).map(|card| card.id);
    packs.add(after);
    let now: Vec<_> = packs.get("small").unwrap().cards.iter().map(|card| Some(card.id)).collect();
    assert_eq!([10, 11].map(|card| id_of(&packs, &new, card)), *now);
    assert_eq!(
        [10, 11].map(|card| id_of(&packs, &nameless, card)),
        *now,
        "an older game: what the pack has now"
    );
    assert_eq!([10, 11].map(|card| id_of(&packs, &old, card)), [now[0], None], "never another picture");
    assert_eq!([9, 12].map(|card| id_of(&packs, &new, card)), [None, None]);
    let was = before.cards[1].id;
    packs.add_earlier(before);
    assert_eq!([10, 11].map(|card| id_of(&packs, &old, card)), [now[0], Some(was)]);
}

#[test]
fn a_picture_is_shown_by_its_identity_and_in_its_own_words() {
    let data = tempfile::tempdir().unwrap();
    let shelf = PackShelf::load(data.path(), no_boxes(data.path()));
    let listed = Shelf::packs(&shelf);
    let pack = &listed[0];
    assert_eq!(pack.pictures.len(), usize::from(pack.cards) * 12);
    let id = shelf.picture_of(&pack.id, 3).unwrap();
    assert_eq!(id, pack.pictures[36..48]);
    assert!(shelf.picture(&id, 300).unwrap().len() < shelf.picture(&id, 600).unwrap().len());
    let words = shelf.words(&pack.id, "fr").unwrap();
    let one = shelf.picture_words(&id, "fr").unwrap();
    assert_eq!((&one.description, &one.placeholder), (&words.descriptions[3], &words.placeholders[3]));
    for (id, width) in [("AAAAAAAAAAAA", 300), (id.as_str(), 301), ("", 300), (&id[..11], 300)] {
        assert_eq!(shelf.picture(id, width), None, "{id} {width}");
    }
    assert_eq!(shelf.picture_words(&id, "xx"), None);
    assert_eq!(shelf.picture_of(&pack.id, 84), None);
}

#[test]
fn the_last_hand_of_a_moon_is_told_as_people_told_it_where_that_is_kept() {
    let data = tempfile::tempdir().unwrap();
    let shelf = PackShelf::load(data.path(), no_boxes(data.path()));
    let day = Day(20_774);
    let printed = shelf.moon(day, "it").unwrap();
    let last = printed.last().unwrap();
    let told = last.cards[usize::from(last.told)].picture.clone();
    let heard = Arc::new(Heard::open(data.path().join("heard.jsonl")).unwrap());
    shelf.listen_to(Arc::clone(&heard));
    for (table, language) in [("A", Language::It), ("B", Language::En)] {
        heard.keep(&told, table, language, "quasi a casa").unwrap();
    }
    assert_eq!(shelf.moon(day, "it").unwrap(), printed, "two tables are too few");
    heard.keep(&told, "C", Language::De, "fast daheim").unwrap();
    let now = shelf.moon(day, "it").unwrap();
    assert_eq!((&*now.last().unwrap().clue, &now[..4]), ("quasi a casa", &printed[..4]));
    assert_eq!(now.last().unwrap().cards, last.cards, "the cards stay those of everybody");
    let french = shelf.moon(day, "fr").unwrap();
    assert_eq!(french.last().unwrap().also.len(), 2);
    assert_ne!(french.last().unwrap().clue, "quasi a casa", "nobody has said it in French");
}
