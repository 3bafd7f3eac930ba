//! Given a game, when somebody does something, then …: tests that read as sentences.

#![allow(dead_code, reason = "each test file uses its own part of these words")]

use moonhare_rules::{
    Card, Clue, Command, Edition, Event, FairDeck, Game, HouseRules, Phase, Refusal, RuleSet, Seat, Secret,
    Slot, Slots, View, Viewer,
};

/// A game at some point.
pub(crate) struct Given {
    pub(crate) game: Game,
    pub(crate) deck: FairDeck,
    pub(crate) log: Vec<Event>,
    last: Result<Vec<Event>, Refusal>,
}

/// What somebody does, in words that need no card numbers.
pub(crate) enum Do {
    Claim,
    /// The clue for the first card of the hand.
    Tell,
    /// A clue without a card.
    TellUnseen,
    /// The first cards of the hand.
    Give(usize),
    TakeBack,
    /// Votes for cards of these seats.
    VoteFor(&'static [u8]),
    /// The same with the red token on the card of a seat.
    VoteAndRed(&'static [u8], u8),
    Ready,
    /// Just this.
    Just(Command),
}

pub(crate) fn given(edition: Edition, players: usize) -> Given {
    given_with(edition, players, &HouseRules::default())
}

pub(crate) fn given_with(edition: Edition, players: usize, house: &HouseRules) -> Given {
    given_cards(edition, players, house, 84)
}

pub(crate) fn given_cards(edition: Edition, players: usize, house: &HouseRules, cards: usize) -> Given {
    let rules = RuleSet::new(edition, house, players, cards).expect("rules that can be played");
    let deck = FairDeck::new(Secret::from_number(11), &[]);
    let log = Game::start(&rules, &[], &deck);
    let game = Game::from_events(&log).expect("a start");
    Given { game, deck, log, last: Ok(vec![]) }
}

impl Given {
    pub(crate) fn when(mut self, seat: u8, what: Do) -> Self {
        let command = self.command(Seat(seat), what);
        self.last = self.game.decide(Seat(seat), &command, &mut self.deck.dice());
        if let Ok(events) = &self.last {
            for event in events {
                self.game.apply(event);
            }
            self.log.extend(events.clone());
        }
        self
    }

    /// Everybody who has to does it, in the order of the seats.
    pub(crate) fn when_all(mut self, what: impl Fn() -> Do) -> Self {
        for seat in self.game.waiting_for() {
            if !self.game.moves(seat).is_empty() {
                self = self.when(seat.0, what()).accepted();
            }
        }
        self
    }

    /// A whole turn up to the score: all who can give do, all vote for the first card they may.
    pub(crate) fn when_played_to_the_score(mut self, storyteller: u8) -> Self {
        let unseen = self.view(storyteller).your_move.tell.expect("a storyteller").cards.is_none();
        self = self.when(storyteller, if unseen { Do::TellUnseen } else { Do::Tell }).accepted();
        let given = usize::from(self.game.rules().given);
        for seat in self.game.rules().seats() {
            if self.game.moves(seat).give.is_some() {
                self = self.when(seat.0, Do::Give(given)).accepted();
            }
        }
        for seat in self.game.waiting_for() {
            let command = self.game.moves(seat).commands(&Clue::text("")).remove(0);
            self = self.when(seat.0, Do::Just(command)).accepted();
        }
        assert_eq!(self.game.phase(), Phase::Score);
        self
    }

    /// A whole turn, and everybody ready for the next.
    pub(crate) fn when_played(self, storyteller: u8) -> Self {
        self.when_played_to_the_score(storyteller).when_all(|| Do::Ready)
    }

    pub(crate) fn accepted(self) -> Self {
        assert!(self.last.is_ok(), "{:?}", self.last);
        self
    }

    pub(crate) fn refused(self, refusal: Refusal) -> Self {
        assert_eq!(self.last, Err(refusal));
        self
    }

    pub(crate) fn then(self, check: impl FnOnce(&Self)) -> Self {
        check(&self);
        self
    }

    pub(crate) fn then_phase(self, phase: Phase) -> Self {
        let this = self.accepted();
        assert_eq!(this.game.phase(), phase);
        this
    }

    pub(crate) fn view(&self, seat: u8) -> View {
        self.game.view(Viewer::Seat(Seat(seat)))
    }

    pub(crate) fn watcher(&self) -> View {
        self.game.view(Viewer::Watcher)
    }

    /// The events of the last command.
    pub(crate) fn last_events(&self) -> &[Event] {
        self.last.as_deref().expect("an accepted command")
    }

    /// The cards of a seat, also those that it can't see itself: read from the log.
    pub(crate) fn hand(&self, seat: u8) -> Vec<Card> {
        self.view(seat).hand.expect("a hand face up").to_vec()
    }

    fn slots_of(&self, seats: &[u8]) -> Slots {
        seats.iter().map(|seat| self.slot_of(*seat)).collect()
    }

    /// The slot of a seat's first card on the table: what only the log knows.
    pub(crate) fn slot_of(&self, seat: u8) -> Slot {
        let table = self.log.iter().rev().find_map(|event| match event {
            Event::Revealed { cards } => Some(cards),
            _ => None,
        });
        let place = table.and_then(|cards| cards.iter().position(|laid| laid.seat == Seat(seat)));
        Slot::at(place.expect("a card of that seat on the table"))
    }

    fn command(&self, seat: Seat, what: Do) -> Command {
        match what {
            Do::Claim => Command::Claim {},
            Do::Tell => Command::tell(self.hand(seat.0)[0], "dusk"),
            Do::TellUnseen => Command::tell_unseen("dusk"),
            Do::Give(count) => Command::give(&self.hand(seat.0)[..count]),
            Do::TakeBack => Command::TakeBack {},
            Do::VoteFor(seats) => Command::Vote { slots: self.slots_of(seats), red: None },
            Do::VoteAndRed(seats, red) => {
                Command::Vote { slots: self.slots_of(seats), red: Some(self.slot_of(red)) }
            }
            Do::Ready => Command::Ready {},
            Do::Just(command) => command,
        }
    }
}
