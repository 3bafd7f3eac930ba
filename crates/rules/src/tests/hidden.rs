//! Two games that differ only in what a viewer must not know give that viewer the same bytes.

use proptest::prelude::*;

use super::playing::{Played, Whim, all_printed_rules, any_rules};
use crate::rule_set::Story;
use crate::{Card, Game, Phase, RuleSet, Seat, Viewer};

/// Another game that this viewer can't tell from the first one. Everything that they must not know is drawn anew: the
/// pile, other hands, their own hand while it lies face down, cards that lie face down, whose card is whose, others' votes,
/// the red token.
fn other_world(game: &Game, viewer: Viewer, whim: &mut Whim) -> Game {
    let mut other = game.clone();
    let me = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Watcher => None,
    };
    redraw_hidden_cards(&mut other, me, whim);
    if other.points.is_none() {
        mix_owners(&mut other, me, whim);
        redraw_votes(&mut other, me, whim);
    }
    other.secret = None;
    // What is kept ready for everybody must not depend on any of that.
    other.board = other.board_from_scratch();
    other
}

fn sees_own_hand(game: &Game, me: Option<Seat>, seat: Seat) -> bool {
    let face_down = game.rules.story == Story::Unseen
        && (game.phase == Phase::Claim || game.phase == Phase::Tell && game.storyteller == Some(seat));
    me == Some(seat) && !face_down
}

/// Hidden cards change places, all of them at once; how many lie where is known to all.
fn redraw_hidden_cards(game: &mut Game, me: Option<Seat>, whim: &mut Whim) {
    let open_table = !game.table.is_empty();
    let known: Vec<bool> = game.rules.seats().map(|seat| sees_own_hand(game, me, seat)).collect();
    let mut places: Vec<&mut Card> = game.pile.iter_mut().collect();
    for (index, state) in game.seats.iter_mut().enumerate().take(known.len()) {
        if !known[index] {
            places.extend(state.hand.iter_mut());
        }
        if !open_table && me != Some(Seat::at(index)) {
            places.extend(state.played.iter_mut());
        }
    }
    let mut cards: Vec<Card> = places.iter().map(|card| **card).collect();
    whim.shuffle(&mut cards);
    for (place, card) in places.into_iter().zip(cards) {
        *place = card;
    }
}

/// On the open table, cards of other players change owners. A voter of a pair knows which card is the team's.
fn mix_owners(game: &mut Game, me: Option<Seat>, whim: &mut Whim) {
    let knows_team = me.is_some_and(|me| game.is_voter(me)) && !game.rules.votes.own_card;
    let known = |owner: Seat| {
        Some(owner) == me || knows_team && me.is_some_and(|me| game.rules.side(me) == game.rules.side(owner))
    };
    let hidden: Vec<usize> = (0..game.table.len()).filter(|slot| !known(game.table[*slot].seat)).collect();
    let mut owners: Vec<Seat> = hidden.iter().map(|slot| game.table[*slot].seat).collect();
    whim.shuffle(&mut owners);
    for (slot, owner) in hidden.iter().zip(owners) {
        game.table[*slot].seat = owner;
    }
    if game.table.is_empty() {
        return;
    }
    let table = game.table;
    for seat in game.rules.seats().filter(|seat| Some(*seat) != me) {
        game.seats[seat.index()].played =
            table.iter().filter(|laid| laid.seat == seat).map(|laid| laid.card).collect();
    }
}

/// Everybody else who voted votes otherwise, as their view would let them.
fn redraw_votes(game: &mut Game, me: Option<Seat>, whim: &mut Whim) {
    for seat in game.rules.seats().filter(|seat| Some(*seat) != me) {
        if !game.voted.has(seat) {
            continue;
        }
        let commands = game.moves(seat).commands(&"x".into());
        if let crate::Command::Vote { slots, red } = &commands[whim.below(commands.len())] {
            game.seats[seat.index()].votes = crate::List::from_slice(slots);
            game.red = red.or(game.red);
        }
    }
}

fn bytes(game: &Game, viewer: Viewer) -> String {
    serde_json::to_string(&game.view(viewer)).expect("a view is JSON")
}

/// Plays a game and looks at it with the eyes of everybody, in two worlds.
fn look_at_two_worlds(rules: &RuleSet, seed: u64) {
    let mut played = Played::start(rules, seed);
    let mut whim = Whim::new(!seed);
    let mut looks = 0;
    let mut differed = false;
    let mut look = |played: &mut Played| {
        looks += 1;
        // Every phase and every role comes up in the first turns.
        if looks > 150 && looks % 29 > 0 && played.game.phase != Phase::Over {
            return;
        }
        for viewer in rules.seats().map(Viewer::Seat).chain([Viewer::Watcher]) {
            let other = other_world(&played.game, viewer, &mut whim);
            differed |= other != played.game;
            assert_eq!(
                bytes(&played.game, viewer),
                bytes(&other, viewer),
                "{viewer:?} in {:?}",
                played.game.phase
            );
        }
    };
    look(&mut played);
    played.play(look);
    assert!(differed, "the other worlds were really others");
}

#[test]
fn views_tell_no_secret_in_any_edition_at_any_table() {
    for (seed, rules) in all_printed_rules().enumerate() {
        look_at_two_worlds(&rules, seed as u64);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn views_tell_no_secret_with_any_house_rules(rules in any_rules(), seed in any::<u64>()) {
        look_at_two_worlds(&rules, seed);
    }

    #[test]
    fn a_view_shows_what_its_viewer_may_know(rules in any_rules(), seed in any::<u64>()) {
        let mut played = Played::start(&rules, seed);
        let mut turns_seen = 0;
        played.play(|played| {
            let game = &played.game;
            if game.turn > 3 && turns_seen > 200 {
                return;
            }
            turns_seen += 1;
            for seat in game.rules.seats() {
                let view = game.view(Viewer::Seat(seat));
                let state = game.seat(seat);
                let expected = sees_own_hand(game, Some(seat), seat).then_some(state.hand);
                assert_eq!(view.hand, expected);
                assert_eq!(view.played, state.played);
                assert_eq!(view.my_votes.map(|votes| votes.slots), Some(state.votes).filter(|votes| !votes.is_empty()));
                let mine: Vec<Card> = view.table.iter().filter(|card| card.mine).map(|card| card.card).collect();
                let on_table: Vec<Card> = game.table.iter().filter(|laid| laid.seat == seat).map(|laid| laid.card).collect();
                assert_eq!(mine, on_table);
                let open = matches!(game.phase, Phase::Score | Phase::Over);
                assert!(view.table.iter().all(|card| card.owner.is_some() == open && card.votes.is_some() == open));
                assert_eq!(view.points.is_some(), open);
                assert_eq!(view.paid.is_some(), open);
            }
            let watcher = game.view(Viewer::Watcher);
            assert!(watcher.hand.is_none() && watcher.played.is_empty() && watcher.my_votes.is_none());
            assert!(watcher.your_move.is_empty() && watcher.table.iter().all(|card| !card.mine));
        });
    }
}
