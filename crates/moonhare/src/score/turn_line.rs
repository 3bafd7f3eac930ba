//! A turn as a line of JSON, read without trust and with hardly an allocation.

use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;

use moonhare_rules::limits::{PLAYERS_MAX, SLOTS_MAX};
use moonhare_rules::record::{RecordFault, TurnRecord};
use moonhare_rules::{Edition, HouseRules, List, Seat, Slot};
use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

/// A line as it was written.
#[derive(Deserialize)]
#[serde(
    deny_unknown_fields,
    expecting = "a turn must be an object with rules, players, storyteller, cards and votes"
)]
pub(super) struct TurnLine<'a> {
    #[serde(borrow)]
    rules: Cow<'a, str>,
    players: Small,
    storyteller: Small,
    cards: Few<CardLine, SLOTS_MAX>,
    votes: Few<VoteLine, PLAYERS_MAX>,
    #[serde(default)]
    red: Option<Small>,
    #[serde(default)]
    house: Option<Box<HouseRules>>,
}

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct CardLine {
    slot: Small,
    player: Small,
}

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct VoteLine {
    player: Small,
    slots: Few<Small, SLOTS_MAX>,
}

impl TurnLine<'_> {
    pub(super) fn edition(&self) -> Option<Edition> {
        Edition::by_name(&self.rules)
    }

    pub(super) fn players(&self) -> usize {
        self.players.0.into()
    }

    pub(super) fn house(&self) -> Cow<'_, HouseRules> {
        self.house.as_deref().map_or_else(|| Cow::Owned(HouseRules::default()), Cow::Borrowed)
    }

    /// The record, if it is not longer than any record can be.
    pub(super) fn record(&self) -> Result<TurnRecord, RecordFault> {
        if self.cards.too_many {
            return Err(RecordFault::WrongCardCount);
        }
        let mut votes = List::new();
        for vote in &self.votes.items {
            // More slots than the table has: the check would refuse the first of them too many all the same.
            let slots = vote.slots.items.iter().map(|slot| Slot(slot.0)).collect();
            votes.push((Seat(vote.player.0), slots));
        }
        if self.votes.too_many {
            return Err(RecordFault::VoterTwice);
        }
        Ok(TurnRecord {
            storyteller: self.storyteller.0,
            cards: self.cards.items.iter().map(|card| (Slot(card.slot.0), Seat(card.player.0))).collect(),
            votes,
            red: self.red.map(|slot| Slot(slot.0)),
        })
    }
}

/// A whole number. What is too small or too big for any table becomes 255, which no table knows.
#[derive(Clone, Copy, Default)]
struct Small(u8);

impl<'de> Deserialize<'de> for Small {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Number;

        impl Visitor<'_> for Number {
            type Value = Small;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a whole number")
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Small, E> {
                Ok(Small(u8::try_from(number).unwrap_or(u8::MAX)))
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<Small, E> {
                Ok(Small(u8::try_from(number).unwrap_or(u8::MAX)))
            }
        }

        deserializer.deserialize_any(Number)
    }
}

/// The first `N` items of a list, and whether there were more.
#[derive(Clone, Copy, Default)]
struct Few<T: Copy + Default, const N: usize> {
    items: List<T, N>,
    too_many: bool,
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Few<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Items<T, const N: usize>(PhantomData<T>);

        impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Visitor<'de> for Items<T, N> {
            type Value = Few<T, N>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Few<T, N>, A::Error> {
                let mut few = Few::default();
                while let Some(item) = list.next_element()? {
                    few.too_many |= few.items.len() == N;
                    few.items.push(item);
                }
                Ok(few)
            }
        }

        deserializer.deserialize_seq(Items(PhantomData))
    }
}
