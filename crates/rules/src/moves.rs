//! What a viewer can do now. A command is accepted exactly when it fits what is listed here.

use serde::{Deserialize, Serialize};

use crate::game::{Game, Phase};
use crate::rule_set::Story;
use crate::{Card, Cards, Clue, Command, Seat, Slot, Slots};

/// The open moves: one entry for each kind of command that is possible.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Moves {
    /// Claim the first story.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub claim: Option<Open>,
    /// Tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tell: Option<TellMove>,
    /// Give cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub give: Option<GiveMove>,
    /// Take the cards back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub take_back: Option<Open>,
    /// Vote, or vote anew.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vote: Option<VoteMove>,
    /// Go on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ready: Option<Open>,
}

/// A move without a choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Open {}

/// How one can tell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TellMove {
    /// The cards that the clue may be for; nothing where it comes before the cards.
    pub cards: Option<Cards>,
    /// Whether the clue may be performed.
    pub performed: bool,
}

/// How one can give.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GiveMove {
    /// The cards to choose from.
    pub cards: Cards,
    /// How many different ones to give.
    pub count: u8,
}

/// How one can vote.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VoteMove {
    /// The slots to choose from.
    pub slots: Slots,
    /// At least so many votes.
    pub min: u8,
    /// At most so many votes.
    pub max: u8,
    /// At most so many of them on one card.
    pub per_card: u8,
    /// The slots for the red token, which must be placed; nothing for who has none.
    pub red: Option<Slots>,
}

impl Moves {
    /// Whether nothing is open.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Whether a command is one of these. The rules accept it exactly then.
    #[must_use]
    pub fn allows(&self, command: &Command) -> bool {
        match command {
            Command::Claim {} => self.claim.is_some(),
            Command::Tell { card, clue } => self.tell.as_ref().is_some_and(|tell| tell.allows(*card, clue)),
            Command::Give { cards } => self.give.as_ref().is_some_and(|give| give.allows(cards)),
            Command::TakeBack {} => self.take_back.is_some(),
            Command::Vote { slots, red } => self.vote.as_ref().is_some_and(|vote| vote.allows(slots, *red)),
            Command::Ready {} => self.ready.is_some(),
        }
    }

    /// Every possible command, each choice of cards and slots once, with this clue for all of them.
    #[must_use]
    pub fn commands(&self, clue: &Clue) -> Vec<Command> {
        let mut commands = Vec::new();
        if self.claim.is_some() {
            commands.push(Command::Claim {});
        }
        if let Some(tell) = &self.tell {
            let clue = || clue.clone();
            match &tell.cards {
                None => commands.push(Command::Tell { card: None, clue: clue() }),
                Some(cards) => commands
                    .extend(cards.iter().map(|card| Command::Tell { card: Some(*card), clue: clue() })),
            }
        }
        if let Some(give) = &self.give {
            let choices = choices(&give.cards, give.count, give.count, 1);
            commands.extend(choices.iter().map(|cards| Command::give(cards)));
        }
        if self.take_back.is_some() {
            commands.push(Command::TakeBack {});
        }
        if let Some(vote) = &self.vote {
            for slots in choices(&vote.slots, vote.min, vote.max, vote.per_card) {
                let slots = Slots::from_slice(&slots);
                match &vote.red {
                    None => commands.push(Command::Vote { slots, red: None }),
                    Some(red) => {
                        commands.extend(red.iter().map(|red| Command::Vote { slots, red: Some(*red) }));
                    }
                }
            }
        }
        if self.ready.is_some() {
            commands.push(Command::Ready {});
        }
        commands
    }
}

impl TellMove {
    fn allows(&self, card: Option<Card>, clue: &Clue) -> bool {
        let card_fits = match (&self.cards, card) {
            (Some(cards), Some(card)) => cards.contains(&card),
            (cards, card) => cards.is_none() && card.is_none(),
        };
        card_fits && clue.checked(self.performed).is_ok()
    }
}

impl GiveMove {
    fn allows(&self, given: &Cards) -> bool {
        let fits = |(index, card)| self.cards.contains(card) && !given[..index].contains(card);
        given.len() == usize::from(self.count) && given.iter().enumerate().all(fits)
    }
}

impl VoteMove {
    fn allows(&self, votes: &Slots, red: Option<Slot>) -> bool {
        let on = |slot| votes.iter().filter(|other| *other == slot).count();
        let fits = |slot| self.slots.contains(slot) && on(slot) <= usize::from(self.per_card);
        let red_fits = match (&self.red, red) {
            (Some(slots), Some(slot)) => slots.contains(&slot),
            (slots, red) => slots.is_none() && red.is_none(),
        };
        (usize::from(self.min)..=usize::from(self.max)).contains(&votes.len())
            && votes.iter().all(fits)
            && red_fits
    }
}

/// All ways to choose `min` to `max` items, each at most `each` times, in the order of the items.
fn choices<T: Copy>(items: &[T], min: u8, max: u8, each: u8) -> Vec<Vec<T>> {
    let mut all = vec![];
    choose(items, min.into(), max.into(), each.into(), &mut vec![], &mut all);
    all
}

fn choose<T: Copy>(
    items: &[T],
    min: usize,
    max: usize,
    each: usize,
    chosen: &mut Vec<T>,
    all: &mut Vec<Vec<T>>,
) {
    if chosen.len() >= min {
        all.push(chosen.clone());
    }
    for (index, item) in items.iter().enumerate() {
        let before = chosen.len();
        while chosen.len() < max && chosen.len() - before < each {
            chosen.push(*item);
            choose(&items[index + 1..], min, max, each, chosen, all);
        }
        chosen.truncate(before);
    }
}

impl Game {
    /// What this seat can do now: the same as `your_move` in its view, without the rest.
    #[inline]
    #[must_use]
    pub fn moves(&self, seat: Seat) -> Moves {
        let mut moves = Moves::default();
        self.moves_into(seat, &mut moves);
        moves
    }

    /// Like [`Game::moves`], writing into a list that can be used again.
    pub fn moves_into(&self, seat: Seat, moves: &mut Moves) {
        *moves = Moves::default();
        if !self.rules.has(seat) {
            return;
        }
        match self.phase {
            Phase::Claim => {
                moves.claim = Some(Open {});
                moves.tell = Some(self.tell_move(seat));
            }
            Phase::Tell => {
                if self.storyteller == Some(seat) {
                    moves.tell = Some(self.tell_move(seat));
                }
            }
            Phase::Give => {
                if self.may_give(seat).is_ok() {
                    let cards = self.seat(seat).hand;
                    moves.give = Some(GiveMove { cards, count: self.rules.given });
                } else if self.may_take_back(seat).is_ok() {
                    moves.take_back = Some(Open {});
                }
            }
            Phase::Vote => {
                if self.is_voter(seat) {
                    self.list_votes(seat, moves);
                }
            }
            Phase::Score => {
                if !self.ready.has(seat) {
                    moves.ready = Some(Open {});
                }
            }
            Phase::Over => {}
        }
    }

    fn tell_move(&self, seat: Seat) -> TellMove {
        let cards = match self.rules.story {
            Story::Card => Some(self.seat(seat).hand),
            Story::Unseen => None,
        };
        TellMove { cards, performed: self.rules.performed_clues }
    }

    fn list_votes(&self, seat: Seat, moves: &mut Moves) {
        let votes = &self.rules.votes;
        let has_red = votes.red && self.storyteller == Some(seat);
        let vote = moves.vote.insert(VoteMove {
            slots: Slots::new(),
            min: votes.min,
            max: votes.max,
            per_card: votes.per_card,
            red: has_red.then(|| (0..self.table.len()).map(Slot::at).collect()),
        });
        vote.slots.extend_if(self.table.iter().enumerate().map(|(index, laid)| {
            (Slot::at(index), votes.own_card || !self.rules.same_side(laid.seat, seat))
        }));
    }
}
