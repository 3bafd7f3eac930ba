//! Who is waited for.

use crate::game::{Game, Phase};
use crate::limits::PLAYERS_MAX;
use crate::rule_set::Story;
use crate::seats::SeatSet;
use crate::{List, Seat};

impl Game {
    /// The seats that still have something to do before the game goes on: while the first story is not claimed all of
    /// them, and in a pair that has to choose who gives both.
    #[inline]
    #[must_use]
    pub fn waiting(&self) -> SeatSet {
        let all = SeatSet::first(self.rules.players);
        let teller = SeatSet::only(self.storyteller);
        match self.phase {
            Phase::Claim => all,
            Phase::Tell => teller,
            Phase::Give => {
                let told = if self.rules.story == Story::Card { teller } else { SeatSet::default() };
                // Who gave has given for the pair; the storyteller's own card is not given for it.
                let partner_gave = if self.rules.pairs {
                    self.given.without(teller).across(self.rules.players)
                } else {
                    SeatSet::default()
                };
                all.without(self.given).without(told).without(partner_gave)
            }
            Phase::Vote => {
                let gave = if self.rules.pairs { self.given } else { SeatSet::default() };
                let others = all.without(teller).without(gave);
                let voters = if self.rules.votes.storyteller { others.and(teller) } else { others };
                voters.without(self.voted)
            }
            Phase::Score => all.without(self.ready),
            Phase::Over => SeatSet::default(),
        }
    }

    /// The same, as a list of seats.
    #[must_use]
    pub fn waiting_for(&self) -> List<Seat, PLAYERS_MAX> {
        self.waiting().iter().collect()
    }

    /// Whether this seat still has something to do before the game goes on.
    #[inline]
    #[must_use]
    pub fn waits_for(&self, seat: Seat) -> bool {
        self.rules.has(seat) && self.waiting().has(seat)
    }

    /// Who tells when a scored turn is over; nobody if the game ends with it.
    #[must_use]
    pub fn next_storyteller(&self) -> Option<Seat> {
        let goes_on = self.phase == Phase::Score && self.ending().is_none();
        self.storyteller.filter(|_| goes_on).map(|seat| seat.left(self.rules.players))
    }
}
