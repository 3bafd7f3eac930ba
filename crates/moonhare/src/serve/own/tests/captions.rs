//! What bots read below people’s pictures, and what they propose to write there.

use super::*;

for_every_home!(
    a_box_is_filled_up_with_built_in_cards_and_bots_read_its_captions,
    captions_are_proposed_in_the_tables_language_and_people_have_the_last_word,
);

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
