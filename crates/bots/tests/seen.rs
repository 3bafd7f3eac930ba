//! Clues that somebody proposes who looked at the picture.

use moonhare_bots::{Bot, Eyes, Sight, Table, Temperament, clue_key};
use moonhare_packs::{Language, Packs, Words};
use moonhare_rules::{Card, Command, Edition, FairDeck, Game, HouseRules, RuleSet, Seat, Secret, Viewer};

/// Somebody who proposes this for the picture of each card.
struct Proposes(Vec<String>);

impl Sight for Proposes {
    fn rate(&self, _: &str, _: &[&[u8]]) -> Option<Vec<f32>> {
        None
    }

    fn clues(&self, picture: &[u8], _: Language) -> Option<Vec<String>> {
        Some(vec![self.0[usize::from(picture[0])].clone()])
    }
}

/// Whether a bot tells in English what is proposed for one of its cards.
fn is_told(propose: &dyn Fn(&Words) -> String, seed: u64) -> bool {
    let packs = Packs::built_in();
    let pack = packs.iter().next().expect("there is a pack");
    let rules =
        RuleSet::new(Edition::Classic, &HouseRules::default(), 4, pack.cards.len()).expect("playable");
    let fair = FairDeck::new(Secret::from_number(seed), &[]);
    let mut game = Game::from_events(&Game::start(&rules, &[], &fair)).expect("a game begins");
    let claimed = game.decide(Seat(0), &Command::Claim {}, &mut fair.dice()).expect("anybody may begin");
    claimed.iter().for_each(|event| game.apply(event));
    let words = |card: Card| pack.card(card.0.into()).map(|card| &card.words);
    let proposals: Vec<String> = pack.cards.iter().map(|card| propose(&card.words)).collect();
    let numbers: Vec<[u8; 1]> = (0..pack.cards.len()).map(|card| [card as u8]).collect();
    let sight = Proposes(proposals.clone());
    let picture = |card: Card| numbers.get(usize::from(card.0)).map(|number| &number[..]);
    let eyes = Some(Eyes { sight: &sight, picture: &picture });
    let table = Table { words: &words, told: &[], found: &[], recent: &|_| false, eyes };
    let bot = Bot::new(Temperament::Scholar, seed, Language::En);
    match bot.decide(&game.view(Viewer::Seat(Seat(0))), &table) {
        Some(Command::Tell { card: Some(card), clue }) => {
            clue_key(&clue.text) == clue_key(&proposals[usize::from(card.0)])
        }
        other => panic!("it is the bot's turn: {other:?}"),
    }
}

#[test]
fn what_no_viewer_would_find_is_not_told() {
    for seed in 0..12 {
        assert!(!is_told(&|_| "Qwxzk brrzt vlimp".to_owned(), seed), "nobody finds a card by it");
    }
}

#[test]
fn what_names_the_things_on_the_card_is_not_told() {
    for seed in 0..12 {
        assert!(!is_told(&|words| words.description[&Language::En].chars().take(50).collect(), seed));
    }
}

#[test]
fn what_viewers_would_find_is_told() {
    // Like what people say of the picture, but in nobody's very words: those a bot would not count for the clue.
    let like = |words: &Words| format!("Well, {}", words.readings(Language::En)[0]);
    let taken = (0..12).filter(|seed| is_told(&like, *seed)).count();
    assert!(taken >= 6, "what is like what people say of the picture is told from {taken} of 12 hands");
}
