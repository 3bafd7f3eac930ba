//! Clues that somebody proposes who looked at the picture.

use moonhare_bots::{Bot, Eyes, Sight, Table, Temperament};
use moonhare_packs::{Language, Packs};
use moonhare_rules::{Card, Command, Edition, FairDeck, Game, HouseRules, RuleSet, Seat, Secret, Viewer};

/// Somebody who always proposes the same.
struct Proposes(Vec<String>);

impl Sight for Proposes {
    fn rate(&self, _: &str, _: &[&[u8]]) -> Option<Vec<f32>> {
        None
    }

    fn clues(&self, _: &[u8], _: Language) -> Option<Vec<String>> {
        Some(self.0.clone())
    }
}

/// What a bot tells in English that gets these proposals for each of its cards, and what is on the card.
fn told(proposals: &[&str], seed: u64) -> String {
    let packs = Packs::built_in();
    let pack = packs.iter().next().expect("there is a pack");
    let rules =
        RuleSet::new(Edition::Classic, &HouseRules::default(), 4, pack.cards.len()).expect("playable");
    let fair = FairDeck::new(Secret::from_number(seed), &[]);
    let mut game = Game::from_events(&Game::start(&rules, &[], &fair)).expect("a game begins");
    let claimed = game.decide(Seat(0), &Command::Claim {}, &mut fair.dice()).expect("anybody may begin");
    claimed.iter().for_each(|event| game.apply(event));
    let words = |card: Card| pack.card(card.0.into()).map(|card| &card.words);
    let sight = Proposes(proposals.iter().map(|text| (*text).to_owned()).collect());
    let eyes = Some(Eyes { sight: &sight, picture: &|_| Some(&[0][..]) });
    let table = Table { words: &words, told: &[], found: &[], recent: &|_| false, eyes };
    let bot = Bot::new(Temperament::Scholar, seed, Language::En);
    match bot.decide(&game.view(Viewer::Seat(Seat(0))), &table) {
        Some(Command::Tell { clue, .. }) => clue.text.to_string(),
        other => panic!("it is the bot's turn: {other:?}"),
    }
}

#[test]
fn what_no_viewer_would_find_is_not_told() {
    for seed in 0..12 {
        let clue = told(&["Qwxzk brrzt vlimp"], seed);
        assert_ne!(clue, "Qwxzk brrzt vlimp", "nobody finds a card by it");
    }
}

#[test]
fn what_viewers_would_find_is_told() {
    let proposal = "A strange dream of a long way home through the night";
    let taken = (0..12).filter(|seed| told(&[proposal], *seed) == proposal).count();
    assert!(taken >= 3, "of 12 hands it fits some: {taken}");
}
