//! What everybody may see: the seats and the open cards, kept as views show them.
//!
//! After every command each viewer gets a view, and most of it is the same for all. So it is kept ready, and a view copies it
//! and adds the viewer's own part. Nothing hidden may ever be written here.

use crate::game::Game;
use crate::limits::{PLAYERS_MAX, SLOTS_MAX};
use crate::list::List;
use crate::view::{SeatView, TableCard};
use crate::voters::Voters;
use crate::{RuleSet, Seat, Slot};

/// The part of every view that is the same for all viewers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Board {
    pub(crate) seats: List<SeatView, PLAYERS_MAX>,
    pub(crate) table: List<TableCard, SLOTS_MAX>,
}

impl Board {
    /// The empty table.
    pub(crate) fn new(rules: &RuleSet) -> Self {
        let seat = |seat| SeatView { seat, team: rules.team(seat), ..SeatView::default() };
        Self { seats: rules.seats().map(seat).collect(), table: List::new() }
    }
}

impl Game {
    /// Shows anew what is public about one seat.
    #[inline]
    pub(crate) fn show_seat(&mut self, seat: Seat) {
        if let Some(shown) = self.board.seats.get_mut(seat.index()) {
            shown.score = self.scores[self.rules.side(seat)];
            shown.hand = self.seats[seat.index()].hand.len() as u8;
            shown.given = self.given.has(seat);
            shown.voted = self.voted.has(seat);
            shown.ready = self.ready.has(seat);
        }
    }

    /// Shows anew what is public about all seats.
    pub(crate) fn show_seats(&mut self) {
        for seat in self.rules.seats() {
            self.show_seat(seat);
        }
    }

    /// Shows the open cards, and from the score on their owners and votes.
    pub(crate) fn show_table(&mut self) {
        let open = self.points.is_some();
        let mut votes = [Voters::default(); SLOTS_MAX];
        if open {
            for (index, state) in self.seats.iter().enumerate() {
                for slot in &state.votes {
                    if let Some(votes) = slot.index().and_then(|slot| votes.get_mut(slot)) {
                        votes.add(Seat::at(index));
                    }
                }
            }
        }
        self.board.table.clear();
        for (index, laid) in self.table.iter().enumerate() {
            self.board.table.push(TableCard {
                slot: Slot::at(index),
                card: laid.card,
                mine: false,
                owner: open.then_some(laid.seat),
                votes: open.then_some(votes[index]),
            });
        }
    }
}
