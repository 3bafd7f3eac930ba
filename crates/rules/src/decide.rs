//! All rules of play: what a command does, or why it is refused.

use crate::list::List;

use crate::ballot::check_votes;
use crate::dice::{Dice, Label};
use crate::event::{Draw, Ending, Event, Laid, Table, Winners};
use crate::fair::Secret;
use crate::game::{Game, Phase};
use crate::limits::SLOTS_MAX;
use crate::rule_set::{End, PileOut, Story};
use crate::score::{Ballot, Turn, score};
use crate::{Card, Cards, Clue, Command, Refusal, Seat, Slot, Slots};

impl Game {
    /// What a player's command does.
    ///
    /// # Errors
    /// When the rules don't allow the command now. Nothing has changed then.
    pub fn decide(&self, seat: Seat, command: &Command, dice: &mut impl Dice) -> Result<Vec<Event>, Refusal> {
        let mut events = Vec::new();
        self.decide_into(seat, command, dice, &mut events)?;
        Ok(events)
    }

    /// Like [`Game::decide`], adding the events to a list that can be used again.
    ///
    /// # Errors
    /// When the rules don't allow the command now. The list is as it was then.
    pub fn decide_into(
        &self,
        seat: Seat,
        command: &Command,
        dice: &mut impl Dice,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        if !self.rules.has(seat) {
            return Err(Refusal::UnknownSeat);
        }
        if self.phase == Phase::Over {
            return Err(Refusal::GameOver);
        }
        // What follows from the last card, vote or word is kept out of line, so that all the others have a short way.
        match command {
            Command::Claim {} => self.claim(seat, events),
            Command::Tell { card, clue } => self.tell(seat, *card, clue, events),
            Command::Give { cards } => self.give(seat, cards, dice, events),
            Command::TakeBack {} => self.take_back(seat, events),
            Command::Vote { slots, red } => self.vote(seat, slots, *red, events),
            Command::Ready {} => self.say_ready(seat, dice, events),
        }
    }

    /// Ends the game at once, with the scores as they are. For the host of a table.
    ///
    /// # Errors
    /// When it is over already.
    pub fn end_now(&self) -> Result<Vec<Event>, Refusal> {
        if self.phase == Phase::Over {
            return Err(Refusal::GameOver);
        }
        Ok(vec![self.ended(Ending::Host)])
    }

    /// Opens the secret of the deck, so that everybody can check the shuffles.
    ///
    /// # Errors
    /// As long as the game goes on.
    pub fn open(&self, secret: &Secret) -> Result<Vec<Event>, Refusal> {
        if self.phase != Phase::Over {
            return Err(Refusal::NotOver);
        }
        Ok(vec![Event::Opened { secret: secret.clone() }])
    }

    fn claim(&self, seat: Seat, events: &mut Vec<Event>) -> Result<(), Refusal> {
        if self.phase != Phase::Claim {
            return Err(Refusal::AlreadyClaimed);
        }
        add(events, || Event::Claimed { seat });
        Ok(())
    }

    fn tell(
        &self,
        seat: Seat,
        card: Option<Card>,
        clue: &Clue,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        match self.phase {
            // Who tells first has claimed by telling.
            Phase::Claim => {}
            Phase::Tell if self.storyteller == Some(seat) => {}
            Phase::Tell => return Err(Refusal::NotYourTurn),
            _ => return Err(Refusal::WrongPhase),
        }
        match (self.rules.story, card) {
            (Story::Card, None) => return Err(Refusal::CardMissing),
            (Story::Unseen, Some(_)) => return Err(Refusal::CardNotExpected),
            (Story::Card, Some(card)) if self.seat(seat).hand.place_of(card).is_none() => {
                return Err(Refusal::NotInHand);
            }
            _ => {}
        }
        let clue = clue.checked(self.rules.performed_clues)?;
        add(events, || Event::Told { seat, card, clue });
        Ok(())
    }

    /// Whether a seat has cards to give now.
    #[inline]
    pub(crate) fn may_give(&self, seat: Seat) -> Result<(), Refusal> {
        if self.phase != Phase::Give {
            return Err(Refusal::WrongPhase);
        }
        let tells = self.storyteller == Some(seat);
        if tells && self.rules.story == Story::Card {
            return Err(Refusal::StorytellerGivesNone);
        }
        if self.given.has(seat) {
            return Err(Refusal::AlreadyGiven);
        }
        match self.rules.partner(seat) {
            // The storyteller's own card is not given for the pair.
            Some(partner) if self.storyteller != Some(partner) && self.given.has(partner) => {
                Err(Refusal::PartnerGave)
            }
            _ => Ok(()),
        }
    }

    #[inline(never)]
    fn give(
        &self,
        seat: Seat,
        cards: &Cards,
        dice: &mut impl Dice,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        self.may_give(seat)?;
        if cards.len() != usize::from(self.rules.given) {
            return Err(Refusal::WrongCardCount);
        }
        let hand = &self.seat(seat).hand;
        for (index, card) in cards.iter().enumerate() {
            if hand.place_of(*card).is_none() {
                return Err(Refusal::NotInHand);
            }
            if cards[..index].contains(card) {
                return Err(Refusal::SameCardTwice);
            }
        }
        add(events, || Event::Given { seat, cards: *cards });
        if usize::from(self.face_down) + cards.len() == self.rules.table_cards() {
            self.reveal(seat, cards, dice, events);
        }
        Ok(())
    }

    /// The table, shuffled from the order of the seats.
    #[inline(never)]
    fn reveal(&self, last: Seat, last_cards: &[Card], dice: &mut impl Dice, events: &mut Vec<Event>) {
        let mut cards = Table::new();
        for seat in self.rules.seats() {
            let played = if seat == last { last_cards } else { &self.seat(seat).played };
            cards.extend(played.iter().map(|card| Laid { seat, card: *card }));
        }
        dice.shuffle(Label::Table, self.turn, &mut cards);
        add(events, || Event::Revealed { cards });
    }

    /// Whether a seat has given cards that it can take back.
    pub(crate) fn may_take_back(&self, seat: Seat) -> Result<(), Refusal> {
        if self.phase != Phase::Give {
            return Err(Refusal::WrongPhase);
        }
        let told = self.storyteller == Some(seat) && self.rules.story == Story::Card;
        if told || !self.given.has(seat) { Err(Refusal::NothingToTakeBack) } else { Ok(()) }
    }

    fn take_back(&self, seat: Seat, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.may_take_back(seat)?;
        add(events, || Event::TakenBack { seat });
        Ok(())
    }

    /// Whether a seat has votes this turn, once the cards are revealed.
    #[inline]
    pub(crate) fn is_voter(&self, seat: Seat) -> bool {
        let Some(storyteller) = self.storyteller else {
            return false;
        };
        self.rules.votes_in_turn(seat, storyteller, self.given.has(seat))
    }

    fn vote(
        &self,
        seat: Seat,
        slots: &Slots,
        red: Option<Slot>,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        if self.phase != Phase::Vote {
            return Err(Refusal::WrongPhase);
        }
        if !self.is_voter(seat) {
            return Err(Refusal::NotAVoter);
        }
        let owner = |slot: Slot| slot.index().and_then(|index| self.table.get(index)).map(|laid| laid.seat);
        check_votes(&self.rules, seat, self.storyteller == Some(seat), slots, red, owner)?;
        add(events, || Event::Voted { seat, slots: *slots, red });
        let mut voted = self.voted;
        voted.add(seat);
        if voted.len() == self.rules.voters() {
            self.score_with(seat, slots, red, events);
        }
        Ok(())
    }

    /// The score of the whole turn, with the last vote that came in.
    #[inline(never)]
    fn score_with(&self, last: Seat, last_slots: &Slots, red: Option<Slot>, events: &mut Vec<Event>) {
        let mut turn = Turn {
            storyteller: self.storyteller.unwrap_or(last),
            owners: List::new(),
            ballots: List::new(),
            red: red.or(self.red),
        };
        turn.owners.extend(self.table.iter().map(|laid| laid.seat));
        let last_slots = List::first_of(last_slots);
        turn.ballots.extend(self.rules.seats().filter(|seat| self.is_voter(*seat)).map(|seat| {
            let slots = if seat == last { last_slots } else { self.seat(seat).votes };
            Ballot { seat, slots }
        }));
        let score = score(&self.rules, &turn);
        add(events, || Event::Scored(score));
    }

    #[inline(never)]
    fn say_ready(&self, seat: Seat, dice: &mut impl Dice, events: &mut Vec<Event>) -> Result<(), Refusal> {
        if self.phase != Phase::Score {
            return Err(Refusal::WrongPhase);
        }
        if self.ready.has(seat) {
            return Err(Refusal::AlreadyReady);
        }
        add(events, || Event::SaidReady { seat });
        if self.ready.len() + 1 == usize::from(self.rules.players) {
            self.finish_turn(dice, events);
        }
        Ok(())
    }

    #[inline(never)]
    fn finish_turn(&self, dice: &mut impl Dice, events: &mut Vec<Event>) {
        if let Some(ending) = self.ending() {
            events.push(self.ended(ending));
            return;
        }
        let storyteller = self.storyteller.unwrap_or(Seat(0)).left(self.rules.players);
        add(events, || Event::Cleared {});
        if self.pile.len() < self.table.len() {
            let mut pile = self.pile.clone();
            pile.extend(&self.discard);
            pile.extend(self.table.iter().map(|laid| laid.card));
            dice.shuffle(Label::Pile, self.turn, &mut pile);
            let cards = self.draws(storyteller, &pile);
            add(events, || Event::Reshuffled { pile });
            add(events, || Event::Drawn { cards });
        } else {
            add(events, || Event::Drawn { cards: self.draws(storyteller, &self.pile) });
        }
        if self.rules.pass_hands {
            add(events, || Event::Passed {});
        }
        add(events, || Event::TurnBegan { turn: self.turn + 1, storyteller });
    }

    /// Who draws which card: everybody one at a time, from the storyteller on, until all hands are full.
    fn draws(&self, first: Seat, pile: &[Card]) -> List<Draw, SLOTS_MAX> {
        let mut draws = List::new();
        let mut top = pile.iter().rev();
        let full = usize::from(self.rules.hand);
        for round in 1..=full {
            let mut seat = first;
            for _ in 0..self.rules.players {
                if self.seat(seat).hand.len() + round <= full
                    && let Some(card) = top.next()
                {
                    draws.push(Draw { seat, card: *card });
                }
                seat = seat.left(self.rules.players);
            }
            if draws.len() == self.table.len() {
                break;
            }
        }
        draws
    }

    /// Whether the game ends with this turn.
    pub(crate) fn ending(&self) -> Option<Ending> {
        let over = match self.rules.end {
            End::Target(target) => self.scores.iter().any(|score| *score >= target).then_some(Ending::Target),
            End::Stories(each) => {
                let all = u32::from(each) * u32::from(self.rules.players);
                (self.turn >= all).then_some(Ending::Stories)
            }
        };
        // The refill is part of the turn: when it takes the last card, the game ends with this turn.
        let pile_out = self.rules.pile_out == PileOut::End && self.pile.len() <= self.table.len();
        over.or(pile_out.then_some(Ending::PileOut))
    }

    fn ended(&self, because: Ending) -> Event {
        let best = self.scores.iter().max();
        let wins = |seat: &Seat| Some(&self.scores[self.rules.side(*seat)]) == best;
        let winners: Winners = self.rules.seats().filter(wins).collect();
        Event::Ended { winners, because }
    }
}

/// Adds an event to the list. It is made when there is room for it, and so in its place.
#[inline]
fn add(events: &mut Vec<Event>, event: impl FnOnce() -> Event) {
    events.extend(std::iter::once_with(event));
}
