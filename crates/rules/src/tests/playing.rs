//! Random rules, and random players who play by them.

use proptest::collection::vec;
use proptest::option::weighted;
use proptest::prelude::*;

use crate::rule_set::{AllFoundBy, PileOut};
use crate::{
    BonusLimit, Card, Clue, Command, Edition, Event, FairDeck, FairDice, Game, HouseRules, Phase, RuleSet,
    Seat, Secret,
};

/// Longer than any game that ends.
const TURNS_MAX: u32 = 5_000;

/// Rules of any edition for any number of players, mostly as printed, often with house rules that can work.
pub(super) fn any_rules() -> impl Strategy<Value = RuleSet> {
    let edition = prop::sample::select(Edition::ALL.to_vec());
    let deck = prop_oneof![Just(84_usize), Just(168), 60_usize..100];
    let wishes = vec(weighted(0.12, 0_u32..7), 26);
    (edition, 3_usize..=12, deck, any::<bool>(), wishes).prop_filter_map(
        "rules that can be played",
        |(edition, players, deck, printed, wishes)| {
            let house = if printed { HouseRules::default() } else { house_rules(&wishes) };
            RuleSet::new(edition, &house.without_meaningless(edition), players, deck).ok()
        },
    )
}

/// Every edition as printed, at every table that it is made for.
pub(super) fn all_printed_rules() -> impl Iterator<Item = RuleSet> {
    let tables = Edition::ALL.into_iter().flat_map(|edition| (3..=12).map(move |players| (edition, players)));
    tables.filter_map(|(edition, players)| RuleSet::new(edition, &HouseRules::default(), players, 84).ok())
}

fn house_rules(wishes: &[Option<u32>]) -> HouseRules {
    let mut wishes = wishes.iter().copied();
    let mut number = || wishes.next().flatten();
    let yes = |wish: Option<u32>| wish.map(|wish| wish % 2 == 1);
    HouseRules {
        players_min: number().map(|wish| 3 + wish % 2),
        players_max: number().map(|wish| 12 - wish % 2),
        target_score: number().map(|wish| 1 + wish * 5),
        stories_per_player: number().map(|wish| 1 + wish % 3),
        hand_size: number().map(|wish| wish + 2),
        cards_given: number().map(|wish| wish % 3),
        votes_min: number().map(|wish| wish % 4),
        votes_max: number().map(|wish| wish % 4),
        votes_per_card: number().map(|wish| wish % 4),
        own_card_votes: yes(number()),
        storyteller_votes: yes(number()),
        red_token: yes(number()),
        all_found: number(),
        none_found: number(),
        all_found_by: number().map(|wish| if wish % 2 == 1 { AllFoundBy::Voters } else { AllFoundBy::Votes }),
        storyteller_points: number(),
        finder_points: number(),
        finder_per_vote: yes(number()),
        lone_finder: yes(number()),
        bonus_per_vote: number(),
        bonus_limit: number().map(|wish| if wish > 4 { BonusLimit::None } else { BonusLimit::Points(wish) }),
        single_vote_bonus: number(),
        same_card_limit: number(),
        pass_hands: yes(number()),
        pile_out: number().map(|wish| if wish % 2 == 1 { PileOut::Reshuffle } else { PileOut::End }),
        performed_clues: yes(number()),
    }
}

/// Choices that shrink well and need no state of the machine.
pub(super) struct Whim(u64);

impl Whim {
    pub(super) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(super) fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 33) % end.max(1) as u64) as usize
    }

    /// Shuffles, for secrets that shall be others.
    pub(super) fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

/// A game and how it came about.
pub(super) struct Played {
    pub(super) game: Game,
    pub(super) dice: FairDice,
    pub(super) deck: FairDeck,
    pub(super) log: Vec<Event>,
    pub(super) whim: Whim,
}

impl Played {
    pub(super) fn start(rules: &RuleSet, seed: u64) -> Self {
        let deck = FairDeck::new(Secret::from_number(seed), &["a".to_owned(), String::new()]);
        let seen: Vec<Card> = (0..seed as u16 % 40).map(Card).collect();
        let log = Game::start(rules, &seen, &deck);
        let game = Game::from_events(&log).expect("a start");
        Self { game, dice: deck.dice(), deck, log, whim: Whim::new(seed) }
    }

    /// One random listed move of a random seat that has one; at times one that goes back or changes a vote.
    pub(super) fn step(&mut self) -> (Seat, Command) {
        loop {
            let seat = Seat::at(self.whim.below(self.game.rules.players.into()));
            let commands = self.game.moves(seat).commands(&Clue::text("moon"));
            if commands.is_empty() {
                continue;
            }
            let command = commands[self.whim.below(commands.len())].clone();
            // Going back must end some time, as it does among people.
            if matches!(command, Command::TakeBack {}) && self.whim.below(4) > 0 {
                continue;
            }
            let events = self.game.decide(seat, &command, &mut self.dice).expect("a listed move");
            for event in &events {
                self.game.apply(event);
            }
            self.log.extend(events);
            return (seat, command);
        }
    }

    /// Plays on to the end, with a look at the game after every move.
    pub(super) fn play(&mut self, mut look: impl FnMut(&mut Self)) {
        while self.game.phase != Phase::Over {
            self.step();
            look(self);
            assert!(self.game.turn < TURNS_MAX, "a game of random players ends");
        }
        let opened = self.game.open(self.deck.secret()).expect("it is over");
        self.game.apply(&opened[0]);
        self.log.extend(opened);
    }
}
