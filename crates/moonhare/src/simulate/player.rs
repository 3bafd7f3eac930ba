//! Players who choose at random, except that a voter sometimes sees through.

use moonhare_rules::{Clue, Command, Moves, Slot, Slots, VoteMove};

/// A fast generator for choices that nobody has to trust (the shuffles have real dice).
pub(super) struct Whim(u64);

impl Whim {
    pub(super) fn new(seed: u64, game: u64) -> Self {
        // The step and the mixing of SplitMix64: neighbouring games get unrelated streams.
        let mut mixed = seed ^ game.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        Self((mixed ^ (mixed >> 31)) | 1)
    }

    fn next(&mut self) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 32) as u32
    }

    /// A number below `end`.
    pub(super) fn below(&mut self, end: usize) -> usize {
        ((u64::from(self.next()) * end as u64) >> 32) as usize
    }

    fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }
}

/// The chance to see through, as a part of 2^32.
#[derive(Clone, Copy)]
pub(super) struct Skill(u64);

impl Skill {
    pub(super) fn new(share: f64) -> Self {
        Self((share * 2_f64.powi(32)) as u64)
    }

    fn sees(self, whim: &mut Whim) -> bool {
        u64::from(whim.next()) < self.0
    }
}

/// A player's choice. `target` is the slot that somebody who sees through would choose.
pub(super) fn choose(
    moves: &Moves,
    target: Option<Slot>,
    skill: Skill,
    clue: &Clue,
    whim: &mut Whim,
) -> Command {
    if let Some(vote) = &moves.vote {
        return choose_vote(vote, target, skill, whim);
    }
    if let Some(give) = &moves.give {
        // Nearly always it is one card, and then there is nothing to mix.
        if give.count == 1 {
            return Command::give(&[whim.pick(&give.cards)]);
        }
        let mut cards = give.cards;
        let count = usize::from(give.count);
        for place in 0..count {
            let other = place + whim.below(cards.len() - place);
            cards.swap(place, other);
        }
        return Command::give(&cards[..count]);
    }
    if let Some(tell) = &moves.tell {
        let card = tell.cards.as_ref().map(|cards| whim.pick(cards));
        return Command::Tell { card, clue: clue.clone() };
    }
    Command::Ready {}
}

fn choose_vote(vote: &VoteMove, target: Option<Slot>, skill: Skill, whim: &mut Whim) -> Command {
    let seen = target.filter(|target| skill.sees(whim) && vote.slots.contains(target));
    let count = match seen {
        // Who is sure places no vote elsewhere than they must.
        Some(_) => usize::from(vote.min),
        None => usize::from(vote.min) + whim.below(usize::from(vote.max - vote.min) + 1),
    };
    let slots = if count == 1 {
        Slots::from_slice(&[seen.unwrap_or_else(|| whim.pick(&vote.slots))])
    } else {
        choose_slots(vote, seen, count, whim)
    };
    Command::Vote { slots, red: vote.red.as_ref().map(|red| whim.pick(red)) }
}

/// So many slots: as often as it may be the one that was seen through, and any for the rest.
fn choose_slots(vote: &VoteMove, seen: Option<Slot>, count: usize, whim: &mut Whim) -> Slots {
    let mut slots = Slots::new();
    if let Some(target) = seen {
        slots.extend(std::iter::repeat_n(target, usize::from(vote.per_card).min(count)));
    }
    while slots.len() < count {
        let slot = whim.pick(&vote.slots);
        if slots.iter().filter(|other| **other == slot).count() < usize::from(vote.per_card) {
            slots.push(slot);
        }
    }
    slots
}
