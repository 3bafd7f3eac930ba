//! Who voted for a card.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Seat;
use crate::limits::{PLAYERS_MAX, VOTES_EACH_MAX, VOTES_ON_CARD_MAX};
use crate::list::List;

/// The votes on one card, counted by voter. In JSON: a list of seats, one entry a vote.
///
/// Every view of a scored turn carries one for each card of the table, so it is kept small: two bits a seat.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Voters(u32);

// The two constants that the packing rests on.
const _: () = assert!(VOTES_EACH_MAX <= 3 && PLAYERS_MAX <= 16);

impl Voters {
    /// Counts one more vote of a seat.
    pub(crate) fn add(&mut self, seat: Seat) {
        if seat.index() < PLAYERS_MAX && self.of(seat) < VOTES_EACH_MAX {
            self.0 += 1 << (2 * seat.index());
        }
    }

    /// How many votes of this seat.
    #[must_use]
    pub fn of(self, seat: Seat) -> usize {
        if seat.index() < PLAYERS_MAX { (self.0 >> (2 * seat.index()) & 3) as usize } else { 0 }
    }

    /// The voters, in the order of the seats; who voted twice comes twice.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..PLAYERS_MAX).map(Seat::at).flat_map(move |seat| std::iter::repeat_n(seat, self.of(seat)))
    }

    /// How many votes.
    #[must_use]
    pub const fn len(self) -> usize {
        const ONES: u32 = 0x5555_5555;
        ((self.0 & ONES).count_ones() + 2 * (self.0 >> 1 & ONES).count_ones()) as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl fmt::Debug for Voters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Voters {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Voters {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = List::<Seat, VOTES_ON_CARD_MAX>::deserialize(deserializer)?;
        let mut voters = Self::default();
        seats.into_iter().for_each(|seat| voters.add(seat));
        Ok(voters)
    }
}

impl FromIterator<Seat> for Voters {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut voters = Self::default();
        seats.into_iter().for_each(|seat| voters.add(seat));
        voters
    }
}

#[cfg(test)]
mod tests {
    use super::Voters;
    use crate::Seat;

    #[test]
    fn counts_up_to_the_limit_and_lists_in_order() {
        let votes: Voters = [Seat(11), Seat(2), Seat(2), Seat(0), Seat(99)].into_iter().collect();
        assert_eq!(votes.iter().collect::<Vec<_>>(), [Seat(0), Seat(2), Seat(2), Seat(11)]);
        assert_eq!((votes.len(), votes.of(Seat(2)), votes.of(Seat(3))), (4, 2, 0));
        let json = serde_json::to_string(&votes).expect("json");
        assert_eq!(json, "[0,2,2,11]");
        assert_eq!(serde_json::from_str::<Voters>(&json).expect("json"), votes);
    }
}
