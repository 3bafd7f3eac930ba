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

    /// Seats are known to be at the table before they come here; the remainder only spares the check for a shift too far.
    #[inline]
    fn bit(seat: Seat) -> u16 {
        1 << (seat.0 % 16)
    }
}
