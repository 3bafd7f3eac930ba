//! A listed move is accepted and an unlisted one refused; a refused one changes nothing.

use proptest::prelude::*;

use super::playing::{Played, Whim, all_printed_rules, any_rules};
use crate::limits::CLUE_CHARS_MAX;
use crate::{Card, Cards, Clue, Command, Game, RuleSet, Seat, Slot, Slots, View, Viewer};

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
    let listed = game.moves(seat).commands(&any_clue(whim));
    if !listed.is_empty() && whim.below(2) == 0 {
        return mutated(listed[whim.below(listed.len())].clone(), whim);
    }
    match whim.below(6) {
        0 => Command::Claim {},
        1 => {
            let card = (whim.below(3) > 0).then(|| card(whim));
            Command::Tell { card, clue: any_clue(whim) }
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

/// A clue that can be told, at most tables.
fn any_clue(whim: &mut Whim) -> Clue {
    match whim.below(9) {
        0 => Clue::text("  "),
        1 => Clue::text(&"x".repeat(CLUE_CHARS_MAX + 1)),
        2 => Clue::text("two\nlines"),
        3 => Clue::performed("live"),
        4 => Clue::performed("no such/id"),
        _ => Clue::text("dusk"),
    }
}

/// A listed command that somebody changed a little on its way, or left as it was.
fn mutated(command: Command, whim: &mut Whim) -> Command {
    let slot = Slot(whim.below(14) as u8);
    match command {
        Command::Tell { card, clue } => match whim.below(4) {
            0 => Command::Tell { card: None, clue },
            1 => Command::Tell { card: Some(Card(whim.below(90) as u16)), clue },
            _ => Command::Tell { card, clue },
        },
        Command::Give { mut cards } => {
            match whim.below(5) {
                0 => cards.clear(),
                1 => cards.push(Card(whim.below(90) as u16)),
                2 => cards.push(cards[0]),
                3 => cards[0] = cards[cards.len() - 1],
                _ => {}
            }
            Command::Give { cards }
        }
        Command::Vote { mut slots, mut red } => {
            match whim.below(7) {
                0 => slots.clear(),
                1 => slots.push(slot),
                2 => slots.push(slots[0]),
                3 => slots[0] = slot,
                4 => red = None,
                5 => red = Some(slot),
                _ => {}
            }
            Command::Vote { slots, red }
        }
        same => same,
    }
}

/// Whether the game waits for the one who sees this: what is listed then is more than a change of mind.
fn has_to_move(view: &View) -> bool {
    let moves = &view.your_move;
    let votes = moves.vote.is_some() && view.my_votes.is_none();
    votes || moves.tell.is_some() || moves.give.is_some() || moves.ready.is_some()
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
            assert_eq!(view.waiting_for.has(seat), has_to_move(&view), "{seat:?} in {:?}", view.phase);
            assert!(view.waiting_for == played.game.view(Viewer::Watcher).waiting_for);
            for command in view.your_move.commands(&Clue::text("x")) {
                assert!(view.your_move.allows(&command), "{command:?} is one of its own");
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
                let listed = played.game.view(Viewer::Seat(seat)).your_move.allows(&command);
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
