//! What a turn pays, and why.

use crate::list::List;
use serde::{Deserialize, Serialize};

use crate::event::SharedPoints;
use crate::limits::{PLAYERS_MAX, REASONS_MAX, SLOTS_MAX, VOTES_EACH_MAX};
use crate::rule_set::{AllFoundBy, Finding, Meeting, Pays};
use crate::{RuleSet, Seat, Slot};

/// A turn, ready to be scored: all of it has passed the rules.
#[derive(Clone, Debug)]
pub struct Turn {
    /// Who told.
    pub storyteller: Seat,
    /// Whose card lies in each slot.
    pub owners: List<Seat, SLOTS_MAX>,
    /// Who voted for what.
    pub ballots: List<Ballot, PLAYERS_MAX>,
    /// Where the red token lies.
    pub red: Option<Slot>,
}

/// One voter's votes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ballot {
    /// The voter.
    pub seat: Seat,
    /// One slot a vote.
    pub slots: List<Slot, VOTES_EACH_MAX>,
}

/// The score of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnScore {
    /// Who found the storyteller's card, where that is what pays.
    pub found: Option<Found>,
    /// What everybody got.
    pub points: SharedPoints,
}

/// How many found the storyteller's card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Found {
    /// Nobody.
    None,
    /// Some but not all.
    Some,
    /// All.
    All,
}

/// What everybody got, by seat or by team.
pub type Points = List<SidePoints, PLAYERS_MAX>;

/// What one player or team got, and for what.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SidePoints {
    /// The player, where everybody plays alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The team, where pairs play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team: Option<u8>,
    /// All together.
    pub points: u16,
    /// One by one; they add up to the points.
    pub reasons: List<ReasonPoints, REASONS_MAX>,
}

/// A line of the breakdown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReasonPoints {
    /// What for.
    pub reason: Reason,
    /// How much; less than nothing where a limit takes something away.
    pub points: i16,
}

/// What points are for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// One found the storyteller's card.
    #[default]
    Found,
    /// One told, and some found but not all.
    StorytellerSomeFound,
    /// All found: something for the others, nothing for the storyteller.
    AllFound,
    /// None found: something for the others, nothing for the storyteller.
    NoneFound,
    /// Votes lie on one's own card.
    VotesOnCard,
    /// What goes beyond the limit for such votes.
    BonusLimit,
    /// One found with a single vote where two were allowed.
    SingleVote,
    /// Only one found.
    LoneFinder,
    /// Others voted for the same card.
    SameCard,
    /// The red token lies on the card one voted for.
    RedToken,
    /// Nobody else voted for the card one voted for.
    Alone,
}

impl Reason {
    /// All reasons, in the order in which they are declared.
    pub const ALL: [Self; 11] = [
        Self::Found,
        Self::StorytellerSomeFound,
        Self::AllFound,
        Self::NoneFound,
        Self::VotesOnCard,
        Self::BonusLimit,
        Self::SingleVote,
        Self::LoneFinder,
        Self::SameCard,
        Self::RedToken,
        Self::Alone,
    ];
}

/// Scores a turn.
#[must_use]
pub fn score(rules: &RuleSet, turn: &Turn) -> TurnScore {
    let mut points = empty(rules);
    let found = match &rules.pays {
        Pays::Finding(finding) => Some(score_finding(rules, finding, turn, &mut points)),
        Pays::Meeting(meeting) => {
            score_meeting(rules, *meeting, turn, &mut points);
            None
        }
    };
    TurnScore { found, points: SharedPoints::new(points) }
}

fn empty(rules: &RuleSet) -> Points {
    (0..rules.sides())
        .map(|side| SidePoints {
            seat: (!rules.pairs).then(|| Seat::at(side)),
            team: rules.pairs.then_some(side as u8),
            ..SidePoints::default()
        })
        .collect()
}

impl SidePoints {
    fn add(&mut self, reason: Reason, points: i16) {
        self.points = self.points.saturating_add_signed(points);
        self.reasons.push(ReasonPoints { reason, points });
    }
}

fn score_finding(rules: &RuleSet, pay: &Finding, turn: &Turn, points: &mut Points) -> Found {
    let teller = rules.side(turn.storyteller);
    // The storyteller's card lies on every table; slot 0, which no vote has, stands for none.
    let story = turn.owners.iter().position(|owner| *owner == turn.storyteller).map_or(Slot(0), Slot::at);
    let hits = |ballot: &Ballot| ballot.slots.iter().filter(|slot| **slot == story).count();
    let finders = turn.ballots.iter().filter(|ballot| ballot.slots.contains(&story)).count();

    let found = found(pay, turn, story, finders);
    match found {
        Found::All => pay_others(Reason::AllFound, pay.all_found, teller, points),
        Found::None => pay_others(Reason::NoneFound, pay.none_found, teller, points),
        Found::Some => {
            let lone = if finders == 1 { i16::from(pay.lone_finder) } else { 0 };
            points[teller].add(Reason::StorytellerSomeFound, pay.storyteller.into());
            if lone > 0 {
                points[teller].add(Reason::LoneFinder, lone);
            }
            for ballot in turn.ballots.iter().filter(|ballot| ballot.slots.contains(&story)) {
                let times = if pay.finder_per_vote { hits(ballot) as i16 } else { 1 };
                let line = &mut points[rules.side(ballot.seat)];
                line.add(Reason::Found, i16::from(pay.finder) * times);
                if lone > 0 {
                    line.add(Reason::LoneFinder, lone);
                }
            }
        }
    }
    if pay.single_vote > 0 {
        for ballot in turn.ballots.iter().filter(|ballot| *ballot.slots == [story]) {
            points[rules.side(ballot.seat)].add(Reason::SingleVote, pay.single_vote.into());
        }
    }
    pay_bonus(rules, pay, turn, story, points);
    found
}

fn pay_others(reason: Reason, pays: u8, teller: usize, points: &mut Points) {
    for (side, line) in points.iter_mut().enumerate() {
        line.add(reason, if side == teller { 0 } else { pays.into() });
    }
}

fn found(pay: &Finding, turn: &Turn, story: Slot, finders: usize) -> Found {
    let elsewhere = || turn.ballots.iter().flat_map(|b| &b.slots).any(|slot| *slot != story);
    let all = match pay.all_found_by {
        AllFoundBy::Voters => finders == turn.ballots.len(),
        AllFoundBy::Votes => !elsewhere(),
    };
    match finders {
        0 => Found::None,
        _ if all => Found::All,
        _ => Found::Some,
    }
}

/// Every vote on a card pays its owner, in every case; the limit is the owner's, over all their cards.
fn pay_bonus(rules: &RuleSet, pay: &Finding, turn: &Turn, story: Slot, points: &mut Points) {
    let mut votes = [0_i16; PLAYERS_MAX];
    for slot in turn.ballots.iter().flat_map(|ballot| &ballot.slots) {
        let owner = slot.index().and_then(|index| turn.owners.get(index));
        if let Some(owner) = owner.filter(|_| *slot != story) {
            votes[owner.index()] += 1;
        }
    }
    for seat in rules.seats() {
        let bonus = votes[seat.index()] * i16::from(pay.bonus);
        if bonus > 0 {
            let line = &mut points[rules.side(seat)];
            line.add(Reason::VotesOnCard, bonus);
            let over = pay.bonus_limit.map_or(0, |limit| bonus - i16::from(limit));
            if over > 0 {
                line.add(Reason::BonusLimit, -over);
            }
        }
    }
}

fn score_meeting(rules: &RuleSet, pay: Meeting, turn: &Turn, points: &mut Points) {
    let mut votes = [0_u8; SLOTS_MAX + 1];
    for slot in turn.ballots.iter().flat_map(|ballot| &ballot.slots) {
        votes[usize::from(slot.0)] += 1;
    }
    for ballot in &turn.ballots {
        let line = &mut points[rules.side(ballot.seat)];
        for slot in &ballot.slots {
            let met = votes[usize::from(slot.0)];
            if turn.red == Some(*slot) {
                line.add(Reason::RedToken, 0);
            } else if met == 1 {
                line.add(Reason::Alone, 0);
            } else {
                line.add(Reason::SameCard, met.min(pay.limit).into());
            }
        }
    }
}
