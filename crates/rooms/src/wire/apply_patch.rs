//! What a client does with a patch: the same as the browser in `patch.ts`.

use moonhare_rules::{
    Card, Cards, GiveMove, List, Moves, MyVotes, Open, Paid, Seat, Slot, SlotPoints, TableCard, TellMove,
    View, VoteMove,
    limits::{PLAYERS_MAX, REASONS_MAX, SLOTS_MAX},
    score::{Points, Reason, ReasonPoints, SidePoints},
};

use super::{
    parts::{Given, OpenMove, OwnVotes, PlainMove, SeatBits, SlotVoters},
    patch::{GamePatch, SideNumbers, all_paid, begin_turn, gain, still_waited_for},
};

impl GamePatch {
    /// Changes a view as the patch says.
    pub fn apply(&self, view: &mut View) {
        if let Some(turn) = self.turn {
            begin_turn(view, turn);
        }
        put(&mut view.phase, self.phase.map(|phase| phase.0));
        put(&mut view.storyteller, self.storyteller);
        put(&mut view.clue, self.clue.clone());
        let before = view.seats;
        self.apply_seats(view);
        view.waiting_for = match self.waiting_for {
            Some(bits) => {
                view.seats.iter().map(|seat| seat.seat).filter(|seat| bits >> seat.0 & 1 == 1).collect()
            }
            None => still_waited_for(&view.waiting_for, &before, &view.seats),
        };
        put(&mut view.hand, self.hand);
        if let Some(hand) = &mut view.hand {
            let left = |card: &&Card| !self.left.is_some_and(|left| left.contains(card));
            let came = self.came.unwrap_or_default();
            *hand = hand.iter().filter(left).chain(&came).copied().collect();
        }
        put(&mut view.played, self.played);
        let my_votes = self.my_votes.map(|votes| {
            votes.map(|votes| match votes {
                OwnVotes::Slots(slots) => MyVotes { slots, red: None },
                OwnVotes::Red(slots, red) => MyVotes { slots, red: Some(red) },
            })
        });
        put(&mut view.my_votes, my_votes);
        put(&mut view.red, self.red);
        self.apply_table(view);
        if let Some(piles) = self.piles {
            (view.pile, view.discard) = piles;
        }
        put(&mut view.found, self.found.map(|found| found.map(|found| found.0)));
        self.apply_points(view);
        put(&mut view.winners, self.winners);
        put(&mut view.ended_by, self.ended_by);
        put(&mut view.stories_left, self.stories_left);
        match &self.moves {
            Some(open) => view.your_move = unfold(open, view.hand, view.limits.performed_clues),
            None if self.hand.is_some() || self.left.is_some() || self.came.is_some() => {
                if let Some(TellMove { cards: cards @ Some(_), .. }) = &mut view.your_move.tell {
                    *cards = view.hand;
                }
                if let Some(give) = &mut view.your_move.give {
                    give.cards = view.hand.unwrap_or_default();
                }
            }
            None => {}
        }
    }

    fn apply_seats(&self, view: &mut View) {
        let (given, fewer) = match self.given {
            None => (None, 0),
            Some(Given::One(bits)) => (Some(bits), 1),
            Some(Given::Fewer(bits, fewer)) => (Some(bits), fewer),
        };
        for (index, seat) in view.seats.iter_mut().enumerate() {
            let has = |bits: SeatBits| bits >> index & 1 == 1;
            if let Some(given) = given.map(has) {
                if given && !seat.given {
                    seat.hand = seat.hand.saturating_sub(fewer);
                }
                seat.given = given;
            }
            put(&mut seat.voted, self.voted.map(has));
            put(&mut seat.ready, self.ready.map(has));
            put(&mut seat.hand, self.hands.and_then(|hands| hands.get(index)));
        }
    }

    fn apply_points(&self, view: &mut View) {
        if let Some(points) = &self.points {
            let teams = view.seats.first().is_some_and(|seat| seat.team.is_some());
            let sides = |points: &List<SideNumbers, PLAYERS_MAX>| -> Points {
                points.iter().zip(0..).map(|(numbers, index)| side(numbers, index, teams)).collect()
            };
            view.points = points.as_ref().map(|points| sides(points).into());
        }
        let gained = view.points.as_deref().filter(|_| self.points.is_some());
        for (index, seat) in view.seats.iter_mut().enumerate() {
            seat.score = match self.scores {
                Some(scores) => scores.get(index).copied().unwrap_or(seat.score),
                None => seat.score.saturating_add(gained.map_or(0, |points| gain(points, seat))),
            };
        }
        if let Some(paid) = &self.paid {
            let points = view.points.as_deref().map_or(&[][..], |points| points);
            view.paid = paid.as_ref().map(|numbers| read_paid(numbers, points).into());
        }
    }

    fn apply_table(&self, view: &mut View) {
        if let Some(cards) = &self.cards {
            let laid = |(card, slot): (&Card, u8)| TableCard {
                slot: Slot(slot),
                card: *card,
                ..TableCard::default()
            };
            view.table = cards.iter().zip(1..).map(laid).collect();
        }
        for (index, laid) in view.table.iter_mut().enumerate() {
            put(&mut laid.mine, self.mine.map(|mine| mine.contains(&laid.slot)));
            put(&mut laid.owner, self.owners.map(|owners| owners.get(index).copied().flatten()));
            let drawn =
                |votes: List<SlotVoters, SLOTS_MAX>| votes.get(index).copied().unwrap_or_default().voters();
            put(&mut laid.votes, self.votes.map(|votes| votes.map(drawn)));
        }
    }
}

fn put<T>(place: &mut T, value: Option<T>) {
    if let Some(value) = value {
        *place = value;
    }
}

fn side(numbers: &SideNumbers, index: u8, teams: bool) -> SidePoints {
    let reason = |pair: &[i16]| {
        let reason = usize::try_from(pair[0]).ok().and_then(|number| Reason::ALL.get(number).copied());
        ReasonPoints { reason: reason.unwrap_or_default(), points: pair[1] }
    };
    let reasons: List<ReasonPoints, REASONS_MAX> = numbers.chunks_exact(2).map(reason).collect();
    let points = reasons.iter().map(|reason| i32::from(reason.points)).sum::<i32>();
    SidePoints {
        seat: (!teams).then_some(Seat(index)),
        team: teams.then_some(index),
        points: u16::try_from(points).unwrap_or_default(),
        reasons,
    }
}

fn read_paid(numbers: &[u16], points: &[SidePoints]) -> Paid {
    let small = |number: u16| u8::try_from(number).unwrap_or_default();
    let (rest, told) = numbers.split_first().map_or((0, &[][..]), |(rest, told)| (*rest, told));
    let one = |paid: &[u16]| SlotPoints { slot: Slot(small(paid[0])), side: small(paid[1]), points: paid[2] };
    let told: Paid = told.chunks_exact(3).map(one).collect();
    all_paid(Slot(small(rest)), &told, points)
}

fn unfold(open: &[OpenMove], hand: Option<Cards>, performed: bool) -> Moves {
    let mut moves = Moves::default();
    for open in open {
        match *open {
            OpenMove::Plain(PlainMove::Claim) => moves.claim = Some(Open {}),
            OpenMove::Plain(PlainMove::Tell) => moves.tell = Some(TellMove { cards: hand, performed }),
            OpenMove::Plain(PlainMove::TakeBack) => moves.take_back = Some(Open {}),
            OpenMove::Plain(PlainMove::Ready) => moves.ready = Some(Open {}),
            OpenMove::TellOf(_, cards) => moves.tell = Some(TellMove { cards, performed }),
            OpenMove::Give(_, count) => {
                moves.give = Some(GiveMove { cards: hand.unwrap_or_default(), count });
            }
            OpenMove::GiveOf(_, count, cards) => moves.give = Some(GiveMove { cards, count }),
            OpenMove::Vote(_, slots) => {
                moves.vote = Some(VoteMove { slots, min: 1, max: 1, per_card: 1, red: None });
            }
            OpenMove::VoteOf(_, slots, min, max, per_card, red) => {
                moves.vote = Some(VoteMove { slots, min, max, per_card, red });
            }
        }
    }
    moves
}
