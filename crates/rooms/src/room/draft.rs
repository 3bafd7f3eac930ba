//! What somebody has prepared but not sent.

use moonhare_rules::{Card, Cards, Clue, Command, Moves, Slot, Slots};
use serde::{Deserialize, Serialize};

/// What a browser has prepared but not sent: used when the clock runs out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Draft {
    /// The card for the clue.
    pub card: Option<Card>,
    /// The clue so far.
    pub clue: Option<String>,
    /// The cards to give.
    pub cards: Option<Cards>,
    /// The slots to vote for.
    pub slots: Option<Slots>,
    /// The slot for the red token.
    pub red: Option<Slot>,
}

impl Draft {
    /// The move that is prepared, if it is one that is open. Whether the rules accept it is for them to say.
    pub(crate) fn command(&self, moves: &Moves) -> Option<Command> {
        if let Some(tell) = &moves.tell {
            let clue = self.clue.as_deref().map(str::trim).filter(|clue| !clue.is_empty())?;
            let card = if tell.cards.is_some() { Some(self.card?) } else { None };
            return Some(Command::Tell { card, clue: Clue::text(clue) });
        }
        if moves.give.is_some() {
            let cards = self.cards.or_else(|| self.card.map(|card| [card].into_iter().collect()))?;
            return Some(Command::Give { cards });
        }
        if let Some(vote) = &moves.vote {
            let red = if vote.red.is_some() { self.red } else { None };
            return self.slots.map(|slots| Command::Vote { slots, red });
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use moonhare_rules::{GiveMove, TellMove};

    use super::*;

    #[test]
    fn a_draft_becomes_the_move_that_is_open() {
        let cards = || [Card(1), Card(2)].into_iter().collect();
        let draft = Draft { card: Some(Card(2)), clue: Some(" dusk ".into()), ..Draft::default() };
        let tell =
            Moves { tell: Some(TellMove { cards: Some(cards()), performed: false }), ..Moves::default() };
        assert_eq!(draft.command(&tell), Some(Command::tell(Card(2), "dusk")));
        let unseen = Moves { tell: Some(TellMove { cards: None, performed: false }), ..Moves::default() };
        assert_eq!(draft.command(&unseen), Some(Command::tell_unseen("dusk")));
        let give = Moves { give: Some(GiveMove { cards: cards(), count: 1 }), ..Moves::default() };
        assert_eq!(draft.command(&give), Some(Command::give(&[Card(2)])));
        assert_eq!(Draft::default().command(&give), None);
        assert_eq!(draft.command(&Moves::default()), None);
    }
}
