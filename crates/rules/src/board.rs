//! What everybody may see: the seats and the open cards, kept as views show them.
//!
//! After every command each viewer gets a view, and most of it is the same for all. So it is kept ready, and a view copies it
//! and adds the viewer's own part. Nothing hidden may ever be written here.

use crate::game::Game;
use crate::limits::{PLAYERS_MAX, SLOTS_MAX};
use crate::list::List;
use crate::paid::SharedPaid;
use crate::view::{SeatView, TableCard};
use crate::voters::Voters;
use crate::{RuleSet, Seat, Slot};

/// The part of every view that is the same for all viewers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Board {
    /// One for each seat of the largest table, as in the game; only those of the players are shown.
    pub(crate) seats: [SeatView; PLAYERS_MAX],
    pub(crate) table: List<TableCard, SLOTS_MAX>,
    /// What the cards paid; empty before the score.
    pub(crate) paid: SharedPaid,
}

impl Board {
    /// The empty table.
    pub(crate) fn new(rules: &RuleSet) -> Self {
        let mut seats = [SeatView::default(); PLAYERS_MAX];
        for seat in rules.seats() {
            seats[seat.index()] = SeatView { seat, team: rules.team(seat), ..SeatView::default() };
        }
        Self { seats, table: List::new(), paid: SharedPaid::default() }
    }

    /// Forgets what the cards paid, without taking it away from views that show it.
    pub(crate) fn paid_nothing(&mut self) {
        SharedPaid::make_mut(&mut self.paid).clear();
    }
}

impl Game {
    /// What is shown of a seat, to be changed together with what it shows.
    #[inline]
    pub(crate) fn shown(&mut self, seat: Seat) -> &mut SeatView {
        &mut self.board.seats[seat.index().min(PLAYERS_MAX - 1)]
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
        if open {
            self.show_paid(&votes);
        }
    }
}

#[cfg(test)]
impl Game {
    /// The board made anew from everything else. It must always be the one that is kept.
    pub(crate) fn board_from_scratch(&self) -> Board {
        let mut fresh = self.clone();
        fresh.board = Board::new(&self.rules);
        for seat in self.rules.seats() {
            let shown = fresh.shown(seat);
            shown.score = self.score(seat);
            shown.hand = self.seat(seat).hand.len() as u8;
            shown.given = self.given.has(seat);
            shown.voted = self.voted.has(seat);
            shown.ready = self.ready.has(seat);
        }
        fresh.show_table();
        fresh.board
    }
}
