//! One person and three bots: `cargo run -p moonhare-bots --example alone -- PACK LANGUAGE SEED FILE`.
//!
//! The file holds the person's moves, a line each: `tell CARD CLUE…`, `give CARD`, `vote CARD`; cards count from 1, as their pictures
//! in the pack's folder do. The same game is played again from its beginning with each run and stops where the next move is wanted; so
//! somebody can play it with an editor and a viewer for pictures.

use moonhare_bots::{Bot, Recent, Table, Temperament};
use moonhare_packs::{Language, Packs};
use moonhare_rules::{
    Card, Command, Edition, FairDeck, Game, HouseRules, Phase, RuleSet, Seat, Secret, Slots, View, Viewer,
};

const PERSON: Seat = Seat(0);

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [pack, language, seed, file] = words.as_slice() else { panic!("PACK LANGUAGE SEED FILE") };
    let language = Language::from_code(language).expect("the code of a language");
    let seed: u64 = seed.parse().expect("a number");
    let moves = std::fs::read_to_string(file).unwrap_or_default();
    let mut moves = moves.lines().filter(|line| !line.trim().is_empty());
    let packs = Packs::built_in();
    let pack = packs.iter().find(|one| one.id.as_str() == pack).expect("a built-in pack");
    let rules =
        RuleSet::new(Edition::Classic, &HouseRules::default(), 4, pack.cards.len()).expect("four can play");
    let fair = FairDeck::new(Secret::from_number(seed), &[]);
    let mut dice = fair.dice();
    let mut game = Game::from_events(&Game::start(&rules, &[], &fair)).expect("a game begins");
    let bots = [Temperament::Dreamer, Temperament::Fox, Temperament::Child]
        .map(|temperament| Bot::new(temperament, seed * 31 + temperament as u64, language));
    let (recent, mut told) = (Recent::default(), Vec::<String>::new());
    let mut found: Vec<Vec<f32>> = vec![vec![]; 4];
    let words = |card: Card| pack.card(card.0.into()).map(|card| &card.words);
    while game.phase() != Phase::Over {
        for seat in game.waiting_for().into_iter().collect::<Vec<_>>() {
            let view = game.view(Viewer::Seat(seat));
            let command = if seat == PERSON {
                match view.your_move.ready.is_some().then_some(Command::Ready {}) {
                    Some(ready) => ready,
                    None if view.your_move.claim.is_some() => continue,
                    None => {
                        let Some(line) = moves.next() else { return show(&view) };
                        read(line, &view)
                    }
                }
            } else {
                let clues: Vec<_> = told.iter().map(String::as_str).collect();
                let table = Table {
                    words: &words,
                    told: &clues,
                    found: &found[seat.index()],
                    recent: &|clue| recent.has(clue),
                    eyes: None,
                };
                let Some(command) = bots[seat.index() - 1].decide(&view, &table) else { continue };
                command
            };
            if let Command::Tell { clue, .. } = &command {
                told.push(clue.text.to_string());
                recent.tell(&clue.text);
            }
            let phase = game.phase();
            for event in game.decide(seat, &command, &mut dice).expect("a listed move") {
                game.apply(&event);
            }
            if phase == Phase::Vote && game.phase() != Phase::Vote {
                let view = game.view(Viewer::Watcher);
                if let (Some(teller), Some(share)) = (view.storyteller, view.found_share()) {
                    found[teller.index()].push(share);
                }
                scored(&view);
            }
        }
    }
    println!("the game is over");
}

/// What the person sees who is to move.
fn show(view: &View) {
    println!("-- {:?}, turn {}", view.phase, view.turn);
    if let Some(clue) = &view.clue {
        println!("clue of seat {:?}: {}", view.storyteller.map(|seat| seat.0), clue.text);
    }
    let hand: Vec<_> = view.hand.iter().flatten().map(|card| card.0 + 1).collect();
    let table: Vec<_> = view.table.iter().map(|laid| laid.card.0 + 1).collect();
    println!("hand {hand:?}, table {table:?}");
}

/// A line of the file.
fn read(line: &str, view: &View) -> Command {
    let mut words = line.splitn(3, ' ');
    let kind = words.next().unwrap_or_default();
    let number: u16 = words.next().and_then(|word| word.parse().ok()).expect("a card's number");
    let card = Card(number - 1);
    match kind {
        "tell" => Command::tell(card, words.next().expect("a clue")),
        "give" => Command::give(&[card]),
        "vote" => {
            let laid = view.table.iter().find(|laid| laid.card == card).expect("a card on the table");
            Command::Vote { slots: Slots::from_iter([laid.slot]), red: None }
        }
        other => panic!("{other} is no move"),
    }
}

/// What came of a turn.
fn scored(view: &View) {
    let clue = view.clue.as_ref().map_or("", |clue| &*clue.text);
    println!("== turn {}: seat {:?} told “{clue}”", view.turn, view.storyteller.map(|seat| seat.0));
    for laid in &view.table {
        let votes: Vec<_> = laid.votes.iter().flat_map(|votes| votes.iter()).map(|seat| seat.0).collect();
        println!(
            "   card {:>2} of seat {:?}, votes {votes:?}",
            laid.card.0 + 1,
            laid.owner.map(|seat| seat.0)
        );
    }
}
