//! Clues that bots tell, with their cards, for people to try who see only the pictures.
//!
//! `cargo run -p moonhare-bots --example tell -- [STORIES] [SEED]` prints a list of `{pack, card, clue, language}`; cards count
//! from 1. Each story is told from a hand of its own at a table of four; packs, languages and temperaments take turns.

use moonhare_bots::{Bot, Recent, Table, Temperament};
use moonhare_packs::{Language, Packs};
use moonhare_rules::{Card, Command, Edition, FairDeck, Game, HouseRules, RuleSet, Seat, Secret, Viewer};

fn main() {
    let mut numbers = std::env::args().skip(1).map(|word| word.parse::<u64>().expect("a number"));
    let (stories, seed) = (numbers.next().unwrap_or(18), numbers.next().unwrap_or(1));
    let packs = Packs::built_in();
    let packs: Vec<_> = packs.iter().collect();
    let recent = Recent::default();
    let mut told = vec![];
    for story in 0..stories {
        let pack = packs[story as usize % packs.len()];
        let language = Language::ALL[(story + seed) as usize % Language::ALL.len()];
        let temperament = Temperament::ALL[(story + seed / 7) as usize % Temperament::ALL.len()];
        let rules = RuleSet::new(Edition::Classic, &HouseRules::default(), 4, pack.cards.len())
            .expect("four can play");
        let fair = FairDeck::new(Secret::from_number(seed * 1_000 + story), &[]);
        let mut dice = fair.dice();
        let mut game = Game::from_events(&Game::start(&rules, &[], &fair)).expect("a game begins");
        let words = |card: Card| pack.card(card.0.into()).map(|card| &card.words);
        let table =
            Table { words: &words, told: &[], found: &[], recent: &|clue| recent.has(clue), eyes: None };
        let bot = Bot::new(temperament, seed ^ story, language);
        // Who claims the first story tells it.
        let claimed = game.decide(Seat(0), &Command::Claim {}, &mut dice).expect("anybody may begin");
        claimed.iter().for_each(|event| game.apply(event));
        let decided = bot.decide(&game.view(Viewer::Seat(Seat(0))), &table);
        let Some(Command::Tell { card: Some(card), clue }) = decided else { panic!("it is the bot's turn") };
        recent.tell(&clue.text);
        told.push(serde_json::json!({
            "pack": pack.id, "card": card.0 + 1, "clue": clue.text.to_string(), "language": language.code(),
        }));
    }
    println!("{}", serde_json::to_string_pretty(&told).expect("plain data"));
}
