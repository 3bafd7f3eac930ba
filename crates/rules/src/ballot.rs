//! Which votes are allowed.

use crate::{Refusal, RuleSet, Seat, Slot};

/// Checks one voter's votes. `owner` tells whose card lies in a slot.
pub(crate) fn check_votes(
    rules: &RuleSet,
    seat: Seat,
    tells: bool,
    slots: &[Slot],
    red: Option<Slot>,
    owner: impl Fn(Slot) -> Option<Seat>,
) -> Result<(), Refusal> {
    let votes = &rules.votes;
    if slots.len() < usize::from(votes.min) {
        return Err(Refusal::TooFewVotes);
    }
    if slots.len() > usize::from(votes.max) {
        return Err(Refusal::TooManyVotes);
    }
    for (index, slot) in slots.iter().enumerate() {
        let owner = owner(*slot).ok_or(Refusal::UnknownSlot)?;
        if !votes.own_card && rules.same_side(owner, seat) {
            return Err(Refusal::OwnCard);
        }
        let before = slots[..index].iter().filter(|other| *other == slot).count();
        if before >= usize::from(votes.per_card) {
            return Err(Refusal::VotesMustDiffer);
        }
    }
    match (votes.red && tells, red) {
        (true, None) => Err(Refusal::RedMissing),
        (false, Some(_)) => Err(Refusal::RedNotExpected),
        (true, Some(slot)) if owner(slot).is_none() => Err(Refusal::UnknownSlot),
        _ => Ok(()),
    }
}
