//! A listed move is accepted and an unlisted one refused; a refused one changes nothing.

use proptest::prelude::*;

use super::playing::{Played, Whim, all_printed_rules, any_rules};
use crate::{Card, Cards, Clue, Command, Game, Moves, RuleSet, Seat, Slot, Slots, Viewer};

/// Whether a command fits what a view lists, read word by word from the description of `your_move`.
fn fits(moves: &Moves, command: &Command) -> bool {
    match command {
        Command::Claim {} => moves.claim.is_some(),
        Command::Tell { card, .. } => moves.tell.as_ref().is_some_and(|tell| match (&tell.cards, card) {
            (Some(cards), Some(card)) => cards.contains(card),
            (None, None) => true,
            _ => false,
        }),
        Command::Give { cards } => moves.give.as_ref().is_some_and(|give| {
            let different = cards.iter().enumerate().all(|(index, card)| !cards[..index].contains(card));
            cards.len() == usize::from(give.count)
                && different
                && cards.iter().all(|card| give.cards.contains(card))
        }),
        Command::TakeBack {} => moves.take_back.is_some(),
        Command::Vote { slots, red } => moves.vote.as_ref().is_some_and(|vote| {
            let count = (usize::from(vote.min)..=usize::from(vote.max)).contains(&slots.len());
            let each =
                |slot| slots.iter().filter(|other| *other == slot).count() <= usize::from(vote.per_card);
            let red_fits = match (&vote.red, red) {
                (Some(slots), Some(slot)) => slots.contains(slot),
                (None, None) => true,
                _ => false,
            };
            count && slots.iter().all(|slot| vote.slots.contains(slot) && each(slot)) && red_fits
        }),
        Command::Ready {} => moves.ready.is_some(),
    }
}

/// Any command at all, near enough to the game to be right at times.
fn any_command(game: &Game, seat: Seat, whim: &mut Whim) -> Command {
    let card = |whim: &mut Whim| {
        let hand = &game.seat(seat).hand;
        match whim.below(4) {
            0 => Card(whim.below(90) as u16),
            _ if hand.is_empty() => Card(0),
            _ => hand[whim.below(hand.len())],
        }
    };
    let slot = |whim: &mut Whim| Slot(whim.below(14) as u8);
    match whim.below(6) {
        0 => Command::Claim {},
        1 => {
            let card = (whim.below(3) > 0).then(|| card(whim));
            Command::Tell { card, clue: Clue::text("x") }
        }
        2 => Command::Give { cards: (0..whim.below(4)).map(|_| card(whim)).collect::<Cards>() },
        3 => Command::TakeBack {},
        4 => Command::Vote {
            slots: (0..whim.below(4)).map(|_| slot(whim)).collect::<Slots>(),
            red: (whim.below(3) == 0).then(|| slot(whim)),
        },
        _ => Command::Ready {},
    }
}

/// Plays a game and tries, at every look, every listed command of every seat.
fn try_all_listed(rules: &RuleSet, seed: u64) {
    let mut looks = 0;
    Played::start(rules, seed).play(|played| {
        looks += 1;
        // The first turns see every phase; after them a look now and then is enough.
        if looks > 60 && looks % 17 > 0 {
            return;
        }
        for seat in rules.seats() {
            let view = played.game.view(Viewer::Seat(seat));
            assert_eq!(view.your_move, played.game.moves(seat));
            for command in view.your_move.commands(&Clue::text("x")) {
                assert!(fits(&view.your_move, &command));
                let decided = played.game.decide(seat, &command, &mut played.dice);
                assert!(decided.is_ok(), "{seat:?} {command:?} is listed but {decided:?}");
            }
        }
    });
}

#[test]
fn listed_means_accepted_in_every_edition_at_every_table() {
    for (seed, rules) in all_printed_rules().enumerate() {
        try_all_listed(&rules, seed as u64);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn listed_means_accepted_with_any_house_rules(rules in any_rules(), seed in any::<u64>()) {
        try_all_listed(&rules, seed);
    }

    #[test]
    fn accepted_means_listed_and_refused_changes_nothing(rules in any_rules(), seed in any::<u64>()) {
        let mut played = Played::start(&rules, seed);
        let mut whim = Whim::new(seed ^ 0xabcd);
        played.play(|played| {
            let before = played.game.clone();
            for _ in 0..6 {
                let seat = Seat::at(whim.below(played.game.rules.players.into()));
                let command = any_command(&played.game, seat, &mut whim);
                let listed = fits(&played.game.view(Viewer::Seat(seat)).your_move, &command);
                let decided = played.game.decide(seat, &command, &mut played.dice);
                assert_eq!(decided.is_ok(), listed, "{seat:?} {command:?} {decided:?}");
                if let Err(refusal) = decided {
                    assert!(!refusal.code().is_empty() && !refusal.to_string().is_empty());
                }
                // A seat that the table does not have can do nothing.
                let nobody = Seat(played.game.rules.players);
                assert!(played.game.decide(nobody, &command, &mut played.dice).is_err());
                assert!(played.game.moves(nobody).is_empty());
            }
            assert!(before == played.game);
        });
        for seat in rules.seats() {
            prop_assert!(played.game.moves(seat).is_empty());
            let command = any_command(&played.game, seat, &mut whim);
            prop_assert_eq!(played.game.decide(seat, &command, &mut played.dice), Err(crate::Refusal::GameOver));
        }
    }
}
