//! The short forms in which parts of a patch travel.

use std::fmt;

use moonhare_rules::{
    Cards, Clue, List, Phase, Seat, Slot, Slots, Voters,
    limits::{PLAYERS_MAX, VOTES_EACH_MAX},
    score::{Found, Reason},
};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// Something that travels as its number in the order in which its kind is declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbered<T>(pub T);

/// A kind whose values have numbers on the wire.
pub trait InOrder: Copy + PartialEq + 'static {
    /// All values, in the order of their declaration.
    const ALL: &'static [Self];

    /// The number of a value.
    fn number(self) -> u8 {
        Self::ALL.iter().zip(0..).find(|(known, _)| **known == self).map_or(u8::MAX, |(_, number)| number)
    }
}

impl InOrder for Phase {
    const ALL: &'static [Self] = &[Self::Claim, Self::Tell, Self::Give, Self::Vote, Self::Score, Self::Over];
}

impl InOrder for Found {
    const ALL: &'static [Self] = &[Self::None, Self::Some, Self::All];
}

impl InOrder for Reason {
    const ALL: &'static [Self] = &Self::ALL;
}

impl<T: InOrder> Serialize for Numbered<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0.number())
    }
}

impl<'de, T: InOrder> Deserialize<'de> for Numbered<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        let known = T::ALL.get(usize::from(number)).copied();
        known.map(Self).ok_or_else(|| de::Error::custom(format!("nothing has the number {number}")))
    }
}

/// Bits of seats, the lowest for seat 0.
pub type SeatBits = u16;

/// Who has given: bits of seats. Each who has just given has one card fewer in hand, or as many as a second number says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Given {
    /// Hands get smaller by one card.
    One(SeatBits),
    /// Hands get smaller by so many cards.
    Fewer(SeatBits, u8),
}

/// How many cards each hand has: one number where all have as many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Hands {
    /// All have so many.
    All(u8),
    /// Each has its own.
    Each(HandSizes),
}

impl Hands {
    pub(super) fn of(sizes: List<u8, PLAYERS_MAX>) -> Self {
        match sizes.first() {
            Some(first) if sizes.iter().all(|size| size == first) => Self::All(*first),
            _ => Self::Each(HandSizes(sizes)),
        }
    }

    pub(super) fn get(&self, seat: usize) -> Option<u8> {
        match self {
            Self::All(size) => Some(*size),
            Self::Each(sizes) => sizes.0.get(seat).copied(),
        }
    }
}

/// The viewer's own votes: one slot a vote.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum OwnVotes {
    /// Slots alone.
    Slots(List<Slot, VOTES_EACH_MAX>),
    /// Slots, and where the red token lies.
    Red(List<Slot, VOTES_EACH_MAX>, Slot),
}

/// Who voted for a card: bits of seats, or a list where somebody voted twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum SlotVoters {
    /// One vote each.
    Bits(SeatBits),
    /// One entry a vote.
    Each(Voters),
}

impl Default for SlotVoters {
    fn default() -> Self {
        Self::Bits(0)
    }
}

impl SlotVoters {
    pub(super) fn of(voters: Voters) -> Self {
        let bits = voters.iter().fold(0, |bits: SeatBits, seat| bits | 1 << seat.0);
        if bits.count_ones() as usize == voters.len() { Self::Bits(bits) } else { Self::Each(voters) }
    }

    pub(super) fn voters(self) -> Voters {
        match self {
            Self::Bits(bits) => {
                (0..).take(PLAYERS_MAX).map(Seat).filter(|seat| bits >> seat.0 & 1 == 1).collect()
            }
            Self::Each(voters) => voters,
        }
    }
}

/// How many cards each hand has, as text: one base-36 digit a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandSizes(pub List<u8, PLAYERS_MAX>);

impl Serialize for HandSizes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl fmt::Display for HandSizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digit = |size: &u8| char::from_digit((*size).into(), 36).unwrap_or('z');
        self.0.iter().map(digit).try_for_each(|digit| fmt::Write::write_char(f, digit))
    }
}

impl<'de> Deserialize<'de> for HandSizes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let size = |digit: char| digit.to_digit(36).and_then(|size| u8::try_from(size).ok());
        let sizes: Option<List<u8, PLAYERS_MAX>> = text.chars().map(size).collect();
        sizes.map(Self).ok_or_else(|| de::Error::custom("sizes of hands are base-36 digits"))
    }
}

/// An open move, shortened where it only repeats the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum OpenMove {
    /// A move of one letter: `c` claim, `t` tell with a card of the hand, `b` take back, `r` ready.
    Plain(PlainMove),
    /// Tell with one of these cards, or before the cards.
    TellOf(TellLetter, Option<Cards>),
    /// Give so many cards of the hand.
    Give(GiveLetter, u8),
    /// Give so many of these cards.
    GiveOf(GiveOfLetter, u8, Cards),
    /// One vote for one of these slots.
    Vote(VoteLetter, Slots),
    /// Votes for these slots: at least, at most, at most on one card, and the slots for the red token.
    VoteOf(VoteLetter, Slots, u8, u8, u8, Option<Slots>),
}

impl Default for OpenMove {
    fn default() -> Self {
        Self::Plain(PlainMove::Ready)
    }
}

/// A move without a choice, or with the whole hand to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PlainMove {
    /// Claim the first story.
    #[serde(rename = "c")]
    Claim,
    /// Tell with a card of the hand.
    #[serde(rename = "t")]
    Tell,
    /// Take the cards back.
    #[serde(rename = "b")]
    TakeBack,
    /// Go on.
    #[serde(rename = "r")]
    Ready,
}

/// The letter of a tell with its cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TellLetter {
    /// Tell.
    #[serde(rename = "t")]
    Tell,
}

/// The letter of a give with cards of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum GiveLetter {
    /// Give.
    #[serde(rename = "g")]
    Give,
}

/// The letter of a give with its cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum GiveOfLetter {
    /// Give.
    #[serde(rename = "G")]
    Give,
}

/// The letter of a vote.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum VoteLetter {
    /// Vote.
    #[serde(rename = "v")]
    Vote,
}

/// Tells a null from a field that is left out.
pub(super) fn said<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<Option<T>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}

/// A clue in words travels as its words alone.
pub(super) fn short_clue<S: Serializer>(
    clue: &Option<Option<Clue>>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    match clue {
        Some(Some(Clue { text, performance: None })) => serializer.serialize_str(text),
        clue => clue.serialize(serializer),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_follow_the_declaration() {
        fn check<T: InOrder>(index: impl Fn(T) -> usize) {
            assert!(T::ALL.iter().enumerate().all(|(at, value)| index(*value) == at));
        }
        check(|phase: Phase| phase as usize);
        check(|found: Found| found as usize);
        check(|reason: Reason| reason as usize);
    }

    #[test]
    fn an_open_move_is_read_as_it_was_written() {
        let slots = || [moonhare_rules::Slot(1), moonhare_rules::Slot(3)].into_iter().collect();
        for (open, json) in [
            (OpenMove::Plain(PlainMove::TakeBack), r#""b""#),
            (OpenMove::TellOf(TellLetter::Tell, None), r#"["t",null]"#),
            (OpenMove::Give(GiveLetter::Give, 2), r#"["g",2]"#),
            (OpenMove::GiveOf(GiveOfLetter::Give, 1, Cards::new()), r#"["G",1,[]]"#),
            (OpenMove::Vote(VoteLetter::Vote, slots()), r#"["v",[1,3]]"#),
            (OpenMove::VoteOf(VoteLetter::Vote, slots(), 1, 2, 1, None), r#"["v",[1,3],1,2,1,null]"#),
        ] {
            assert_eq!(serde_json::to_string(&open).unwrap(), json);
            assert_eq!(serde_json::from_str::<OpenMove>(json).unwrap(), open);
        }
    }
}
