//! A bot's choice is the same for two games that differ only in what it may not see.

mod common;

use std::collections::BTreeSet;

use moonhare_bots::{Bot, Eyes, Sight, Table, Temperament};
use moonhare_packs::Language;
use moonhare_rules::{
    Card, Edition, Event, FairDeck, Game, HouseRules, Phase, RuleSet, Seat, Secret, View, Viewer,
};
use proptest::prelude::*;

const CARDS: usize = 84;

/// Sees in a picture nothing but its bytes.
struct Glance;

impl Sight for Glance {
    fn rate(&self, clue: &str, pictures: &[&[u8]]) -> Option<Vec<f32>> {
        let fit = |picture: &&[u8]| f32::from((picture[0] as usize * 7 + clue.len()) as u8) / 255.0;
        Some(pictures.iter().map(fit).collect())
    }

    fn clues(&self, picture: &[u8], _: Language) -> Option<Vec<String>> {
        Some(vec![format!("number {}", picture[0])])
    }
}

/// Plays a table of bots for some steps and returns what happened.
fn play(rules: &RuleSet, seed: u64, steps: usize) -> Vec<Event> {
    let deck = common::deck(CARDS);
    let words = |card: Card| deck.get(usize::from(card.0));
    let fair = FairDeck::new(Secret::from_number(seed), &[]);
    let mut dice = fair.dice();
    let mut events = Game::start(rules, &[], &fair);
    let mut game = Game::from_events(&events).expect("a start");
    for _ in 0..steps {
        if game.phase() == Phase::Over {
            break;
        }
        let Some(seat) = game.waiting_for().first().copied() else { break };
        let bot = Bot::new(Temperament::Scholar, seed ^ u64::from(seat.0), Language::En);
        let view = game.view(Viewer::Seat(seat));
        let Some(command) = bot
            .decide(&view, &Table { words: &words, told: &[], found: &[], recent: &|_| false, eyes: None })
        else {
            break;
        };
        for event in game.decide(seat, &command, &mut dice).expect("a listed move") {
            game.apply(&event);
            events.push(event);
        }
    }
    events
}

/// The cards that a view shows.
fn shown(view: &View) -> BTreeSet<Card> {
    let hand = view.hand.iter().flatten().copied();
    hand.chain(view.played.iter().copied()).chain(view.table.iter().map(|card| card.card)).collect()
}

/// The same events with other cards in place of those that are hidden: each hidden card becomes another hidden one.
fn with_others_hidden(events: &[Event], shown: &BTreeSet<Card>, turn: usize) -> Vec<Event> {
    let hidden: Vec<Card> = (0..CARDS as u16).map(Card).filter(|card| !shown.contains(card)).collect();
    let swap = |card: &mut Card| {
        if let Some(place) = hidden.iter().position(|other| other == card) {
            *card = hidden[(place + turn) % hidden.len()];
        }
    };
    let mut events = events.to_vec();
    for event in &mut events {
        match event {
            Event::Started(started) => started.pile.iter_mut().for_each(swap),
            Event::Dealt { hands } => hands.iter_mut().flat_map(|hand| hand.iter_mut()).for_each(swap),
            Event::Told { card, .. } => card.iter_mut().for_each(swap),
            Event::Given { cards, .. } => cards.iter_mut().for_each(swap),
            Event::Revealed { cards } => cards.iter_mut().for_each(|laid| swap(&mut laid.card)),
            Event::Reshuffled { pile } => pile.iter_mut().for_each(swap),
            Event::Drawn { cards } => cards.iter_mut().for_each(|draw| swap(&mut draw.card)),
            _ => {}
        }
    }
    events
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn hidden_cards_do_not_matter(
        seed in 0u64..1000,
        steps in 0usize..60,
        turn in 1usize..20,
        edition in prop::sample::select(vec![Edition::Classic, Edition::Odyssey2023, Edition::Party, Edition::Teams]),
        temperament in prop::sample::select(Temperament::ALL.to_vec()),
        sees: bool,
    ) {
        let rules = RuleSet::new(edition, &HouseRules::default(), 6, CARDS).expect("six can play");
        let events = play(&rules, seed, steps);
        let game = Game::from_events(&events).expect("what happened");
        let deck = common::deck(CARDS);
        let pictures: Vec<[u8; 1]> = (0..CARDS as u8).map(|card| [card]).collect();
        for seat in (0..6).map(Seat) {
            let view = game.view(Viewer::Seat(seat));
            let shown = shown(&view);
            let other = Game::from_events(&with_others_hidden(&events, &shown, turn)).expect("as possible as the first");
            // Only the words of cards that are shown may be asked for.
            let words = |card: Card| {
                assert!(shown.contains(&card), "card {card} is not in the view");
                deck.get(usize::from(card.0))
            };
            // The same goes for pictures.
            let picture = |card: Card| {
                assert!(shown.contains(&card), "card {card} is not in the view");
                pictures.get(usize::from(card.0)).map(|picture| &picture[..])
            };
            let eyes = sees.then_some(Eyes { sight: &Glance, picture: &picture });
            let table = Table { words: &words, told: &[], found: &[], recent: &|_| false, eyes };
            let bot = Bot::new(temperament, seed, Language::Fr);
            let one = bot.decide(&view, &table);
            let two = bot.decide(&other.view(Viewer::Seat(seat)), &table);
            prop_assert_eq!(one, two);
            prop_assert_eq!(bot.delay_ms(&view), bot.delay_ms(&other.view(Viewer::Seat(seat))));
        }
    }
}
