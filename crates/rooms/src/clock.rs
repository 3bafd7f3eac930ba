//! The clock of a phase, and what is done for those who let it run out.

use moonhare_rules::{Clue, Command, Moves, Phase};

use crate::{command::Draft, room::Room};

impl Room {
    /// When the clock of the present phase runs out.
    pub(crate) fn deadline_ms(&self) -> Option<u64> {
        let clock = self.settings.clock?;
        let table = self.running().ok()?;
        if self.paused {
            return None;
        }
        let seconds = match table.game.phase() {
            Phase::Claim | Phase::Tell => clock.tell_s,
            Phase::Give => clock.give_s,
            Phase::Vote => clock.vote_s,
            Phase::Score => clock.score_s,
            Phase::Over => return None,
        };
        Some(table.phase_since_ms + u64::from(seconds) * 1_000)
    }
}

/// The move that somebody had prepared, if it is one. Whether the rules take it is for them to say.
pub(crate) fn prepared(draft: &Draft, moves: &Moves) -> Option<Command> {
    if let Some(tell) = &moves.tell {
        let clue = draft.clue.as_deref().map(str::trim).filter(|clue| !clue.is_empty())?;
        let card = if tell.cards.is_some() { Some(draft.card?) } else { None };
        return Some(Command::Tell { card, clue: Clue::text(clue) });
    }
    if moves.give.is_some() {
        let cards = draft.cards.or_else(|| draft.card.map(|card| [card].into_iter().collect()))?;
        return Some(Command::Give { cards });
    }
    if let Some(vote) = &moves.vote {
        let red = if vote.red.is_some() { draft.red } else { None };
        return draft.slots.map(|slots| Command::Vote { slots, red });
    }
    None
}

#[cfg(test)]
mod tests {
    use moonhare_rules::{Card, GiveMove, TellMove};

    use super::*;

    #[test]
    fn a_draft_becomes_the_move_that_is_open() {
        let cards = || [Card(1), Card(2)].into_iter().collect();
        let draft = Draft { card: Some(Card(2)), clue: Some(" dusk ".into()), ..Draft::default() };
        let tell = Moves { tell: Some(TellMove { cards: Some(cards()) }), ..Moves::default() };
        assert_eq!(prepared(&draft, &tell), Some(Command::tell(Card(2), "dusk")));
        let unseen = Moves { tell: Some(TellMove { cards: None }), ..Moves::default() };
        assert_eq!(prepared(&draft, &unseen), Some(Command::tell_unseen("dusk")));
        let give = Moves { give: Some(GiveMove { cards: cards(), count: 1 }), ..Moves::default() };
        assert_eq!(prepared(&draft, &give), Some(Command::give(&[Card(2)])));
        assert_eq!(prepared(&Draft::default(), &give), None);
        assert_eq!(prepared(&draft, &Moves::default()), None);
    }
}
