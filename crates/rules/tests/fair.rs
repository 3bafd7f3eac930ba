//! The deck can be recomputed by anybody: fixed vectors, and every way in which a log can be wrong.

mod common;

use common::Do::Ready;
use common::given_with;
use moonhare_rules::Edition::Classic;
use moonhare_rules::{
    Dice, Event, FairDeck, FairDice, Game, HouseRules, Label, Refusal, RuleSet, Seat, Secret, Unfair, verify,
};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

fn shuffled(dice: &mut FairDice, label: Label, turn: u32) -> Vec<u16> {
    let mut items: Vec<u16> = (0..12).collect();
    dice.shuffle(label, turn, &mut items);
    items
}

/// These numbers must never change: decks of finished games are checked with them, here and in the browser.
#[test]
fn the_same_seed_label_and_turn_give_the_same_shuffle_for_ever() {
    let mut dice = FairDice::new([7; 32]);
    insta::assert_debug_snapshot!([
        shuffled(&mut dice, Label::Deck, 0),
        shuffled(&mut dice, Label::Seen, 0),
        shuffled(&mut dice, Label::Table, 1),
        shuffled(&mut dice, Label::Table, 2),
        shuffled(&mut dice, Label::Pile, 1),
    ]);
    assert_eq!(shuffled(&mut dice, Label::Deck, 0), shuffled(&mut FairDice::new([7; 32]), Label::Deck, 0));
}

/// The shuffle as docs/ENGINE.md describes it, written once more.
fn recomputed(seed: [u8; 32], label: Label, turn: u32, count: u16) -> Vec<u16> {
    let mut stream = ChaCha20Rng::from_seed(seed);
    stream.set_stream(label as u64);
    stream.set_word_pos(u128::from(turn) * if label == Label::Table { 16 } else { 4096 });
    let mut items: Vec<u16> = (0..count).collect();
    for n in (2..=u64::from(count)).rev() {
        let product = std::iter::repeat_with(|| u64::from(stream.next_u32()) * n)
            .find(|product| product % (1 << 32) >= (1 << 32) % n)
            .expect("words without end");
        items.swap(n as usize - 1, (product >> 32) as usize);
    }
    items
}

#[test]
fn a_shuffle_depends_on_nothing_that_was_shuffled_before() {
    let seed = [9; 32];
    let mut dice = FairDice::new(seed);
    for turn in [1, 2, 3, 4, 5, 9, 10, 10, 9, 2, 70, 71, 75, 1_000_000, 3] {
        for (label, count) in [(Label::Table, 12), (Label::Pile, 84), (Label::Table, 3), (Label::Deck, 168)] {
            let mut items: Vec<u16> = (0..count).collect();
            dice.shuffle(label, turn, &mut items);
            assert_eq!(items, recomputed(seed, label, turn, count), "{label:?} of turn {turn}");
        }
    }
}

#[test]
fn every_card_comes_to_every_place_equally_often() {
    let mut seen = [[0_u32; 6]; 6];
    for seed in 0..6_000 {
        let mut items: Vec<usize> = (0..6).collect();
        FairDice::from_number(seed).shuffle(Label::Table, 1, &mut items);
        items.iter().enumerate().for_each(|(place, item)| seen[*item][place] += 1);
    }
    // 1,000 are expected in each cell; 6 standard deviations are about 173.
    assert!(seen.iter().flatten().all(|count| (827..1173).contains(count)), "{seen:?}");
}

#[test]
fn the_seed_depends_on_the_secret_and_on_every_contribution() {
    let texts = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>();
    let seed = |number, contributions: &[&str]| {
        FairDeck::new(Secret::from_number(number), &texts(contributions)).seed()
    };
    let seeds = [
        seed(1, &[]),
        seed(2, &[]),
        seed(1, &["a"]),
        seed(1, &["a", "b"]),
        seed(1, &["ab"]),
        seed(1, &["a", ""]),
    ];
    for (index, one) in seeds.iter().enumerate() {
        assert!(!seeds[..index].contains(one));
    }
    let long = "é".repeat(100);
    let deck = FairDeck::new(Secret::from_number(1), std::slice::from_ref(&long));
    assert_eq!(deck.promise().contributions, [&long[..128]]);
    insta::assert_snapshot!(deck.promise().secret_hash);
}

#[test]
fn a_secret_is_written_in_hexadecimal_and_never_printed() {
    let secret = Secret::from_number(5);
    assert_eq!(format!("{secret:?}"), "Secret(…)");
    let text = String::from(secret.clone());
    assert_eq!((text.len(), text.parse()), (64, Ok(secret)));
    assert!("xyz".parse::<Secret>().is_err());
}

fn finished() -> Vec<Event> {
    let house = HouseRules { stories_per_player: Some(1), ..HouseRules::default() };
    let mut game = given_with(Classic, 4, &house);
    for seat in 0..4 {
        game = game.when_played(seat);
    }
    let mut log = game.log.clone();
    log.extend(game.game.open(game.deck.secret()).expect("it is over"));
    log
}

#[test]
fn a_fair_game_is_found_fair() {
    let log = finished();
    let verified = verify(&log).expect("a fair game");
    assert_eq!((verified.events, verified.shuffles, verified.turns), (log.len(), 5, 4));
}

#[test]
fn a_game_that_the_host_ended_can_be_checked_too() {
    let mut given = given_with(Classic, 4, &HouseRules::default()).when_played_to_the_score(0).when(0, Ready);
    for event in given.game.end_now().expect("it goes on") {
        given.game.apply(&event);
        given.log.push(event);
    }
    given.log.extend(given.game.open(given.deck.secret()).expect("it is over"));
    assert!(verify(&given.log).is_ok());
}

#[test]
fn each_way_to_cheat_is_named() {
    let log = finished();
    let differs_at = |log: &[Event]| match verify(log) {
        Err(Unfair::Differs { position, .. }) => Some(position),
        _ => None,
    };
    assert!(matches!(verify(&[]), Err(Unfair::Log(_))));
    assert_eq!(verify(&log[..log.len() - 1]), Err(Unfair::NotOpened));

    let mut other_secret = log.clone();
    other_secret.pop();
    other_secret.push(Event::Opened { secret: Secret::from_number(99) });
    assert_eq!(verify(&other_secret), Err(Unfair::WrongSecret));

    let mut missing = log.clone();
    missing.remove(1);
    assert_eq!(differs_at(&missing), Some(2), "the deal is missing");

    let scored = log.iter().position(|event| matches!(event, Event::Scored(_))).expect("a score");
    let mut no_score = log.clone();
    no_score.remove(scored);
    assert_eq!(differs_at(&no_score), Some(scored + 1));

    let mut twice = log.clone();
    twice.insert(scored + 1, log[scored].clone());
    assert_eq!(differs_at(&twice), Some(scored + 2), "a second score comes from no move");

    let given = log.iter().position(|event| matches!(event, Event::Given { .. })).expect("a card");
    let mut foreign = log.clone();
    foreign.insert(given, Event::Claimed { seat: Seat(2) });
    let refused = Unfair::Refused { position: given + 1, refusal: Refusal::AlreadyClaimed };
    assert_eq!(verify(&foreign), Err(refused));

    let rules = RuleSet::new(Classic, &HouseRules::default(), 4, 84).expect("rules");
    let unpromised = Game::start_with(&rules, &[], None, &mut FairDice::from_number(1));
    assert_eq!(verify(&unpromised), Err(Unfair::NoPromise));
}
