//! People at a table, who think and then send a command.

use super::costs::Thinking;
use super::dice::Dice;

/// Players of a table.
pub(super) const PLAYERS: usize = 6;

/// What a turn is made of: one tells, the others give, the others vote, everybody goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    Tell,
    Give,
    Vote,
    Ready,
}

impl Phase {
    pub(super) const ALL: [Self; 4] = [Self::Tell, Self::Give, Self::Vote, Self::Ready];

    /// How many have to send a command in it.
    pub(super) fn movers(self) -> usize {
        match self {
            Self::Tell => 1,
            Self::Give | Self::Vote => PLAYERS - 1,
            Self::Ready => PLAYERS,
        }
    }

    /// How long one of them thinks, in the mean.
    pub(super) fn thinking_us(self, thinking: &Thinking) -> f64 {
        let s = match self {
            Self::Tell => thinking.tell_s,
            Self::Give => thinking.give_s,
            Self::Vote => thinking.vote_s,
            Self::Ready => thinking.ready_s,
        };
        s * 1e6
    }

    /// How long it lasts until so many have moved, in the mean: the slowest counts.
    fn lasts_us(self, left: usize, thinking: &Thinking) -> f64 {
        self.thinking_us(thinking) * (1..=left).map(|left| 1.0 / left as f64).sum::<f64>()
    }

    fn next(self) -> Self {
        match self {
            Self::Tell => Self::Give,
            Self::Give => Self::Vote,
            Self::Vote => Self::Ready,
            Self::Ready => Self::Tell,
        }
    }
}

/// Commands of a turn.
pub(super) fn commands_a_turn() -> usize {
    Phase::ALL.iter().map(|phase| phase.movers()).sum()
}

/// How long a turn lasts, in the mean, without what the house takes.
pub(super) fn turn_s(thinking: &Thinking) -> f64 {
    Phase::ALL.iter().map(|phase| phase.lasts_us(phase.movers(), thinking)).sum::<f64>() / 1e6
}

/// A player, as far as the house has to do with them.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Seat {
    /// When they sent the command that is not answered yet.
    pub(super) since_us: Option<u64>,
    /// It stands in the log.
    pub(super) stored: bool,
    /// Their line is gone.
    pub(super) away: bool,
    /// How often they had to come back; what was done for an earlier line is lost with it.
    pub(super) line: u8,
}

/// A table and where it is.
#[derive(Clone, Debug)]
pub(super) struct Table {
    pub(super) node: u32,
    phase: Phase,
    /// Who still has to move in this phase.
    left: u8,
    pub(super) seats: [Seat; PLAYERS],
}

impl Table {
    /// A table in the middle of a turn, so that the first second of a run is as good as any other; and which seats think.
    pub(super) fn in_the_middle(node: u32, thinking: &Thinking, dice: &mut Dice) -> (Self, usize) {
        let moments =
            || Phase::ALL.into_iter().flat_map(|phase| (1..=phase.movers()).map(move |left| (phase, left)));
        let lasts = |(phase, left): (Phase, usize)| phase.thinking_us(thinking) / left as f64;
        let mut at = dice.fraction() * moments().map(lasts).sum::<f64>();
        let (phase, left) = moments()
            .find(|moment| {
                at -= lasts(*moment);
                at < 0.0
            })
            .unwrap_or((Phase::Tell, 1));
        (Self { node, phase, left: left as u8, seats: [Seat::default(); PLAYERS] }, left)
    }

    pub(super) fn phase(&self) -> Phase {
        self.phase
    }

    /// One has moved. If that was the last, how many think in the phase that begins.
    pub(super) fn moved(&mut self) -> Option<usize> {
        self.left -= 1;
        if self.left > 0 {
            return None;
        }
        self.phase = self.phase.next();
        self.left = self.phase.movers() as u8;
        Some(self.phase.movers())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_of_six_has_seventeen_commands() {
        assert_eq!(commands_a_turn(), 17);
        let mut table = Table::in_the_middle(0, &Thinking::ASSUMED, &mut Dice::new(1)).0;
        let began = (table.phase, table.left);
        for _ in 0..commands_a_turn() {
            table.moved();
        }
        assert_eq!((table.phase, table.left), began);
    }

    #[test]
    fn tables_begin_in_every_phase_as_often_as_they_are_in_it() {
        let thinking = Thinking::ASSUMED;
        let mut dice = Dice::new(7);
        let tables: Vec<Table> =
            (0..20_000).map(|_| Table::in_the_middle(0, &thinking, &mut dice).0).collect();
        for phase in Phase::ALL {
            let seen = tables.iter().filter(|table| table.phase == phase).count() as f64 / 20_000.0;
            let expected = phase.lasts_us(phase.movers(), &thinking) / 1e6 / turn_s(&thinking);
            assert!((seen - expected).abs() < 0.02, "{phase:?}: {seen} beside {expected}");
        }
    }
}
