//! A set of seats.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Seat;
use crate::limits::PLAYERS_MAX;
use crate::list::List;

/// Some of the seats of a table. In JSON: a list of seats, in their order.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct SeatSet(u16);

// One bit a seat.
const _: () = assert!(PLAYERS_MAX <= 16);

impl SeatSet {
    /// The first seats of a table.
    #[inline]
    pub(crate) const fn first(players: u8) -> Self {
        Self(((1_u32 << players) - 1) as u16)
    }

    /// One seat, or none.
    #[inline]
    pub(crate) fn only(seat: Option<Seat>) -> Self {
        Self(seat.map_or(0, Self::bit))
    }

    /// Whether this seat is one of them.
    #[inline]
    #[must_use]
    pub fn has(self, seat: Seat) -> bool {
        self.0 & Self::bit(seat) != 0
    }

    #[inline]
    pub(crate) fn add(&mut self, seat: Seat) {
        self.0 |= Self::bit(seat);
    }

    #[inline]
    pub(crate) fn remove(&mut self, seat: Seat) {
        self.0 &= !Self::bit(seat);
    }

    /// All of these but those.
    #[inline]
    pub(crate) const fn without(self, those: Self) -> Self {
        Self(self.0 & !those.0)
    }

    /// These and those.
    #[inline]
    pub(crate) const fn and(self, those: Self) -> Self {
        Self(self.0 | those.0)
    }

    /// Those who sit across, at a table of so many.
    #[inline]
    pub(crate) const fn across(self, players: u8) -> Self {
        let half = players / 2;
        Self((self.0 >> half | self.0 << half) & Self::first(players).0)
    }

    /// How many.
    #[inline]
    #[must_use]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One bit a seat, the first seat in the lowest.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The seats, in their order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..PLAYERS_MAX).map(Seat::at).filter(move |seat| self.has(*seat))
    }

    /// Seats are known to be at the table before they come here; the remainder only spares the check for a shift too far.
    #[inline]
    fn bit(seat: Seat) -> u16 {
        1 << (seat.0 % 16)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::default();
        seats.into_iter().filter(|seat| seat.index() < PLAYERS_MAX).for_each(|seat| set.add(seat));
        set
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        List::<Seat, PLAYERS_MAX>::deserialize(deserializer).map(|seats| seats.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::SeatSet;
    use crate::Seat;

    #[test]
    fn is_a_list_of_seats_in_json() {
        let set: SeatSet = [Seat(7), Seat(0), Seat(99)].into_iter().collect();
        assert_eq!(
            (set.len(), set.bits(), set.has(Seat(7)), set.has(Seat(1))),
            (2, 0b1000_0001, true, false)
        );
        let json = serde_json::to_string(&set).expect("json");
        assert_eq!(json, "[0,7]");
        assert_eq!(serde_json::from_str::<SeatSet>(&json).expect("json"), set);
    }

    #[test]
    fn partners_sit_across() {
        let set: SeatSet = [Seat(0), Seat(5)].into_iter().collect();
        assert_eq!(set.across(8).iter().collect::<Vec<_>>(), [Seat(1), Seat(4)]);
        assert_eq!(SeatSet::first(12).across(12), SeatSet::first(12));
    }
}
