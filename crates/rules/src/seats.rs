//! A set of seats.

use crate::Seat;

/// Some of the seats of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SeatSet(u16);

impl SeatSet {
    #[inline]
    pub(crate) fn has(self, seat: Seat) -> bool {
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

    #[inline]
    pub(crate) fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Seats that no table has are in no set.
    #[inline]
    fn bit(seat: Seat) -> u16 {
        if seat.0 < 16 { 1 << seat.0 } else { 0 }
    }
}
