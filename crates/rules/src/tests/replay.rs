//! A replayed log is the live game, and a finished game can be checked from its secret.

use proptest::prelude::*;

use super::playing::{Played, any_rules};
use crate::{Card, Event, Game, Unfair, seen_cards, verify};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn a_replay_equals_the_live_game_at_every_position(rules in any_rules(), seed in any::<u64>()) {
        let mut played = Played::start(&rules, seed);
        let mut looks = 0;
        played.play(|played| {
            looks += 1;
            if looks % 23 == 0 {
                assert!(Game::from_events(&played.log).expect("a log") == played.game);
            }
        });
        let written: Vec<String> = played.log.iter().map(|event| serde_json::to_string(event).expect("json")).collect();
        let read: Vec<Event> = written.iter().map(|line| serde_json::from_str(line).expect("an event")).collect();
        prop_assert_eq!(&read, &played.log);
        prop_assert!(Game::from_events(&read).expect("a log") == played.game);
    }

    #[test]
    fn dice_forget_what_they_were_used_for(rules in any_rules(), seed in any::<u64>()) {
        // A server that was restarted has new dice from the same secret; the game must go on as if nothing had happened.
        let mut live = Played::start(&rules, seed);
        let mut restarted = Played::start(&rules, seed);
        live.play(|_| {});
        restarted.play(|played| played.dice = played.deck.dice());
        prop_assert_eq!(live.log, restarted.log);
    }

    #[test]
    fn a_finished_game_can_be_checked_and_a_forged_one_is_caught(rules in any_rules(), seed in any::<u64>(), place in any::<prop::sample::Index>()) {
        let mut played = Played::start(&rules, seed);
        played.play(|_| {});
        let verified = verify(&played.log).expect("a fair game");
        prop_assert_eq!(verified.events, played.log.len());
        prop_assert!(verified.shuffles > verified.turns as usize);

        let shuffles: Vec<usize> = (0..played.log.len())
            .filter(|index| matches!(played.log[*index], Event::Started(_) | Event::Revealed { .. } | Event::Reshuffled { .. } | Event::Drawn { .. }))
            .collect();
        let forged = shuffles[place.index(shuffles.len())];
        let mut log = played.log.clone();
        swap_two(&mut log[forged]);
        let position = forged + 1;
        let caught = matches!(verify(&log), Err(Unfair::Differs { position: found, .. }) if found == position);
        prop_assert!(caught, "event {position}: {:?}", verify(&log));
    }

    #[test]
    fn in_a_rematch_the_cards_that_nobody_saw_come_first(rules in any_rules(), seed in any::<u64>()) {
        let mut played = Played::start(&rules, seed);
        for _ in 0..40 {
            if played.game.phase != crate::Phase::Over {
                played.step();
            }
        }
        let seen = seen_cards(&played.log);
        let rematch = Played::start_again(&rules, &seen, seed);
        let Event::Started(started) = &rematch[0] else { panic!("a start") };
        prop_assert_eq!(&started.seen, &seen);
        let fresh = usize::from(rules.cards) - seen.len();
        prop_assert!(started.pile.iter().rev().take(fresh).all(|card| !seen.contains(card)));
    }
}

impl Played {
    fn start_again(rules: &crate::RuleSet, seen: &[Card], seed: u64) -> Vec<Event> {
        Game::start(rules, seen, &crate::FairDeck::new(crate::Secret::from_number(!seed), &[]))
    }
}

/// Swaps two cards that a server might like to swap.
fn swap_two(event: &mut Event) {
    match event {
        Event::Started(started) => started.pile.swap(0, 1),
        Event::Revealed { cards } => cards.swap(0, 1),
        Event::Reshuffled { pile } => pile.swap(0, 1),
        Event::Drawn { cards } => {
            let card = cards[0].card;
            cards[0].card = cards[1].card;
            cards[1].card = card;
        }
        other => panic!("{other:?} is not a shuffle"),
    }
}
