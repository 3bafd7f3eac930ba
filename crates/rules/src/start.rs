//! How a game begins.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::board::Board;
use crate::dice::{Dice, Label, in_order};
use crate::event::{EVENT_VERSION, Event, Started, Table};
use crate::fair::{FairDeck, Promise};
use crate::game::{Game, LogError, Phase, SeatState};
use crate::limits::PLAYERS_MAX;
use crate::seats::SeatSet;
use crate::{Card, Cards, RuleSet};

impl Game {
    /// Shuffles and deals: the first events of a game whose deck can be checked afterwards.
    ///
    /// Cards in `seen` go below the others: in a rematch, the cards that nobody has seen yet come first.
    #[must_use]
    pub fn start(rules: &RuleSet, seen: &[Card], deck: &FairDeck) -> Vec<Event> {
        Self::start_with(rules, seen, Some(deck.promise()), &mut deck.dice())
    }

    /// Shuffles and deals with any dice, with or without a promise about them.
    #[must_use]
    pub fn start_with(
        rules: &RuleSet,
        seen: &[Card],
        fair: Option<Promise>,
        dice: &mut impl Dice,
    ) -> Vec<Event> {
        let (seen, pile) = shuffled_deck(rules, seen, dice);
        let hands = first_hands(rules, &pile);
        let started = Started { version: EVENT_VERSION, rules: *rules, fair, seen, pile };
        vec![Event::Started(Box::new(started)), Event::Dealt { hands }]
    }

    /// The game right after its deck was shuffled.
    pub(crate) fn new(started: &Started) -> Result<Self, LogError> {
        if started.version != EVENT_VERSION {
            return Err(LogError::Version(started.version));
        }
        Ok(Self {
            rules: started.rules,
            phase: Phase::Claim,
            turn: 1,
            storyteller: None,
            clue: None,
            seats: [SeatState::default(); PLAYERS_MAX],
            given: SeatSet::default(),
            voted: SeatSet::default(),
            ready: SeatSet::default(),
            face_down: 0,
            table: Table::new(),
            red: None,
            found: None,
            points: None,
            scores: [0; PLAYERS_MAX],
            pile: started.pile.clone(),
            discard: Vec::with_capacity(started.pile.len()),
            board: Board::new(&started.rules),
            end: None,
            promise: started.fair.clone().map(Arc::new),
            secret: None,
        })
    }
}

/// The cards that were seen (in order, each once) and the pile from the bottom to the top.
fn shuffled_deck(rules: &RuleSet, seen: &[Card], dice: &mut impl Dice) -> (Vec<Card>, Vec<Card>) {
    let mut pile = Vec::with_capacity(rules.cards.into());
    let mut known = Vec::new();
    if seen.is_empty() {
        pile.extend(in_order(rules.cards));
    } else {
        let set: BTreeSet<Card> = seen.iter().copied().collect();
        known.extend(in_order(rules.cards).filter(|card| set.contains(card)));
        pile.extend(&known);
        dice.shuffle(Label::Seen, 0, &mut pile);
        pile.extend(in_order(rules.cards).filter(|card| !set.contains(card)));
    }
    dice.shuffle(Label::Deck, 0, &mut pile[known.len()..]);
    (known, pile)
}

/// One card at a time to every seat, from seat 0 on, from the top of the pile.
fn first_hands(rules: &RuleSet, pile: &[Card]) -> Vec<Cards> {
    let mut hands = vec![Cards::new(); rules.players.into()];
    let mut top = pile.iter().rev();
    for _ in 0..rules.hand {
        for hand in &mut hands {
            hand.extend(top.next().copied());
        }
    }
    hands
}

/// All cards that players have seen, in this game or before it, in order. For a rematch with fresh cards first.
#[must_use]
pub fn seen_cards<'a>(events: impl IntoIterator<Item = &'a Event>) -> Vec<Card> {
    let mut seen = BTreeSet::new();
    for event in events {
        match event {
            Event::Started(started) => seen.extend(&started.seen),
            Event::Dealt { hands } => seen.extend(hands.iter().flatten()),
            Event::Drawn { cards } => seen.extend(cards.iter().map(|draw| draw.card)),
            _ => {}
        }
    }
    seen.into_iter().collect()
}
