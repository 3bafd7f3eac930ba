//! How events change the game. No rules here, and nothing that can fail.

use crate::event::{Draw, Event};
use crate::game::{Game, Phase, SeatState};
use crate::limits::PLAYERS_MAX;
use crate::list::List;
use crate::score::TurnScore;
use crate::seats::SeatSet;
use crate::{Card, Cards, Clue, Seat};

impl Game {
    /// Makes an event part of the game.
    ///
    /// Events come from [`Game::decide`], or from a log of such events.
    pub fn apply(&mut self, event: &Event) {
        match event {
            // A game is made from its start; a second one says nothing.
            Event::Started(_) => {}
            Event::Dealt { hands } => self.deal(hands),
            Event::Claimed { seat } => {
                self.storyteller = Some(*seat);
                self.phase = Phase::Tell;
            }
            Event::Told { seat, card, clue } => self.hear(*seat, *card, clue),
            Event::Given { seat, cards } => self.play(*seat, cards),
            Event::TakenBack { seat } => self.take_up(*seat),
            Event::Revealed { cards } => {
                self.table = *cards;
                self.face_down = 0;
                self.phase = Phase::Vote;
                self.show_table();
            }
            Event::Voted { seat, slots, red } => {
                self.seat_mut(*seat).votes = List::first_of(slots);
                self.voted.add(*seat);
                self.red = red.or(self.red);
                self.shown(*seat).voted = true;
            }
            Event::Scored(score) => self.move_rabbits(score),
            Event::SaidReady { seat } => {
                self.ready.add(*seat);
                self.shown(*seat).ready = true;
            }
            Event::Cleared {} => self.clear_table(),
            Event::Reshuffled { pile } => {
                self.discard.clear();
                self.pile.clone_from(pile);
            }
            Event::Drawn { cards } => self.draw(cards),
            Event::Passed {} => self.pass_hands(),
            Event::TurnBegan { turn, storyteller } => {
                self.turn = *turn;
                self.storyteller = Some(*storyteller);
                self.phase = Phase::Tell;
            }
            Event::Ended { winners, because } => {
                self.end = Some((*winners, *because));
                self.phase = Phase::Over;
            }
            Event::Opened { secret } => self.secret = Some(secret.clone()),
        }
    }

    fn seat_mut(&mut self, seat: Seat) -> &mut SeatState {
        &mut self.seats[seat.index().min(PLAYERS_MAX - 1)]
    }

    fn deal(&mut self, hands: &[Cards]) {
        let mut dealt = 0;
        for ((state, shown), hand) in self.seats.iter_mut().zip(&mut self.board.seats).zip(hands) {
            state.hand = *hand;
            shown.hand = hand.len() as u8;
            dealt += hand.len();
        }
        self.pile.truncate(self.pile.len().saturating_sub(dealt));
    }

    fn hear(&mut self, seat: Seat, card: Option<Card>, clue: &Clue) {
        self.storyteller = Some(seat);
        self.clue = Some(clue.clone());
        self.phase = Phase::Give;
        if let Some(card) = card {
            self.play(seat, &Cards::from_slice(&[card]));
        }
    }

    fn play(&mut self, seat: Seat, cards: &Cards) {
        let state = self.seat_mut(seat);
        cards.iter().for_each(|card| state.hand.remove(*card));
        state.played = *cards;
        let hand = state.hand.len() as u8;
        self.face_down += cards.len() as u8;
        self.given.add(seat);
        let shown = self.shown(seat);
        (shown.hand, shown.given) = (hand, true);
    }

    fn take_up(&mut self, seat: Seat) {
        let state = self.seat_mut(seat);
        let back = std::mem::take(&mut state.played);
        state.hand.extend(back);
        let hand = state.hand.len() as u8;
        self.face_down = self.face_down.saturating_sub(back.len() as u8);
        self.given.remove(seat);
        let shown = self.shown(seat);
        (shown.hand, shown.given) = (hand, false);
    }

    fn move_rabbits(&mut self, score: &TurnScore) {
        for (total, line) in self.scores.iter_mut().zip(score.points.iter()) {
            *total = total.saturating_add(line.points);
        }
        self.found = score.found;
        self.points = Some(score.points.clone());
        self.phase = Phase::Score;
        for seat in self.rules.seats() {
            self.shown(seat).score = self.scores[self.rules.side(seat)];
        }
        self.show_table();
    }

    fn draw(&mut self, cards: &[Draw]) {
        for draw in cards {
            self.seat_mut(draw.seat).hand.push(draw.card);
            self.shown(draw.seat).hand += 1;
        }
        self.pile.truncate(self.pile.len().saturating_sub(cards.len()));
    }

    fn clear_table(&mut self) {
        self.discard.extend(self.table.iter().map(|laid| laid.card));
        self.table.clear();
        self.board.table.clear();
        self.board.paid_nothing();
        for (state, shown) in self.seats.iter_mut().zip(&mut self.board.seats) {
            state.played.clear();
            state.votes.clear();
            (shown.given, shown.voted, shown.ready) = (false, false, false);
        }
        self.given = SeatSet::default();
        self.voted = SeatSet::default();
        self.ready = SeatSet::default();
        self.clue = None;
        self.red = None;
        self.found = None;
        self.points = None;
    }

    /// The hand of seat i goes to seat i + 1.
    fn pass_hands(&mut self) {
        let players = usize::from(self.rules.players);
        for seat in (1..players).rev() {
            let (right, left) = self.seats.split_at_mut(seat);
            std::mem::swap(&mut right[seat - 1].hand, &mut left[0].hand);
        }
        for (state, shown) in self.seats.iter().zip(&mut self.board.seats) {
            shown.hand = state.hand.len() as u8;
        }
    }
}
