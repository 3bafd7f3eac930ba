//! No card is ever lost or doubled, no point comes from nowhere, and every game ends.

use proptest::prelude::*;

use super::playing::{Played, all_printed_rules, any_rules};
use crate::dice::in_order;
use crate::{Card, Event, Game, Phase, RuleSet};

/// Every card of the deck, wherever it is, in order.
fn all_cards(game: &Game) -> Vec<Card> {
    let mut cards: Vec<Card> = game.pile.iter().chain(&game.discard).copied().collect();
    for state in &game.seats {
        cards.extend(&state.hand);
        cards.extend(&state.played);
    }
    cards.sort_unstable();
    cards
}

/// Plays a game and looks, after every event, for every card.
fn follow_the_cards(rules: &RuleSet, seed: u64) {
    let deck: Vec<Card> = in_order(rules.cards).collect();
    let mut played = Played::start(rules, seed);
    played.play(|_| {});
    let mut game = Game::from_events(&played.log[..2]).expect("a start");
    for event in &played.log[2..] {
        game.apply(event);
        assert_eq!(all_cards(&game), deck, "after {event:?}");
        assert_eq!(game.board, game.board_from_scratch(), "after {event:?}");
        match event {
            Event::Revealed { cards } => assert_eq!(cards.len(), rules.table_cards()),
            Event::TurnBegan { .. } => {
                let hands = game.seats[..rules.players.into()].iter().map(|seat| seat.hand.len());
                assert!(hands.into_iter().all(|cards| cards == usize::from(rules.hand)), "hands are full");
            }
            _ => {}
        }
    }
}

#[test]
fn cards_are_conserved_in_every_edition_at_every_table() {
    let mut tables = 0;
    for (seed, rules) in all_printed_rules().enumerate() {
        follow_the_cards(&rules, seed as u64);
        tables += 1;
    }
    // 4 of classic, 10 of either odyssey, 7 of party, 4 of teams.
    assert_eq!(tables, 35);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(160))]

    #[test]
    fn cards_are_conserved_with_any_house_rules(rules in any_rules(), seed in any::<u64>()) {
        follow_the_cards(&rules, seed);
    }

    #[test]
    fn points_are_the_sum_of_their_reasons_and_move_the_rabbits(rules in any_rules(), seed in any::<u64>()) {
        let mut played = Played::start(&rules, seed);
        played.play(|_| {});
        let mut scores = vec![0_i32; rules.sides()];
        for event in &played.log {
            if let Event::Scored(score) = event {
                prop_assert_eq!(score.points.len(), rules.sides());
                for (total, line) in scores.iter_mut().zip(score.points.iter()) {
                    let sum: i32 = line.reasons.iter().map(|reason| i32::from(reason.points)).sum();
                    prop_assert_eq!(sum, i32::from(line.points));
                    *total += sum;
                }
            }
        }
        for seat in rules.seats() {
            prop_assert_eq!(i32::from(played.game.score(seat)), scores[rules.side(seat)]);
        }
        let best = scores.iter().max().expect("sides");
        let (winners, _) = played.game.end.as_ref().expect("it is over");
        let expected: Vec<_> = rules.seats().filter(|seat| scores[rules.side(*seat)] == *best).collect();
        prop_assert_eq!(&**winners, &expected[..]);
        prop_assert_eq!(played.game.phase, Phase::Over);
    }
}
