//! Whatever the host wishes, bots plan listed moves only.

use moonhare_bots::{Bot, Table};
use moonhare_packs::Language;
use moonhare_rules::{Clue, Edition, FairDeck, Game, HouseRules, Phase, RuleSet, Seat, Secret, View, Viewer};

const CARDS: usize = 168;

/// All rules of voting that can be played by so many, in this edition.
fn rules_of_voting(edition: Edition, players: usize) -> Vec<RuleSet> {
    let mut all = Vec::new();
    for votes in 0..27_u32 {
        for choices in 0..8_u32 {
            let (own_card, no_red, two_cards) = (choices & 1 > 0, choices & 2 > 0, choices & 4 > 0);
            let house = HouseRules {
                votes_min: Some(1 + votes % 3),
                votes_max: Some(1 + votes / 3 % 3),
                votes_per_card: Some(1 + votes / 9),
                own_card_votes: Some(own_card),
                red_token: no_red.then_some(false),
                cards_given: two_cards.then_some(2),
                single_vote_bonus: Some(0),
                lone_finder: Some(false),
                ..HouseRules::default()
            };
            all.extend(RuleSet::new(edition, &house.without_meaningless(edition), players, CARDS));
        }
    }
    all
}

/// What bots of every temperament plan in a seat.
fn ask_all(rules: &RuleSet, seat: Seat, view: &View) {
    let table = Table { words: &|_| None, told: &[], found: &[], recent: &|_| false, eyes: None };
    for temperament in moonhare_bots::Temperament::ALL {
        let planned = Bot::new(temperament, u64::from(seat.0), Language::En).decide(view, &table);
        let allowed = planned.as_ref().is_none_or(|command| view.your_move.allows(command));
        assert!(allowed, "{temperament:?} plans {planned:?} by {rules:?}: {:?}", view.your_move);
        let waits = view.waiting_for.has(seat);
        assert!(!waits || planned.is_some(), "{temperament:?} does nothing in {:?} by {rules:?}", view.phase);
    }
}

#[test]
fn bots_plan_listed_moves_in_every_edition_by_any_rules_of_voting() {
    let mut played = 0;
    for edition in Edition::ALL {
        for players in [3, 4, 6, 8, 12] {
            for rules in rules_of_voting(edition, players) {
                let deck = FairDeck::new(Secret::new([7; 32]), &[]);
                let mut game = Game::from_events(&Game::start(&rules, &[], &deck)).expect("a start");
                let mut dice = deck.dice();
                while game.phase() != Phase::Score {
                    let seat = game.waiting_for()[0];
                    let view = game.view(Viewer::Seat(seat));
                    ask_all(&rules, seat, &view);
                    let command = view.your_move.commands(&Clue::text("dusk")).pop().expect("a move");
                    let events = game.decide(seat, &command, &mut dice).expect("a listed move");
                    events.iter().for_each(|event| game.apply(event));
                }
                played += 1;
            }
        }
    }
    assert!(played > 500, "only {played} tables were played");
}
