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
    // Filled in where it stays: it would be the largest thing of a turn to copy.
    let mut shared = SharedPoints::new(Points::new());
    let points = SharedPoints::make_mut(&mut shared);
    points.extend(lines(rules));
    let votes = SlotVotes::of(turn);
    let found = match &rules.pays {
        Pays::Finding(finding) => Some(score_finding(rules, finding, turn, &votes, points)),
        Pays::Meeting(meeting) => {
            score_meeting(rules, *meeting, turn, &votes, points);
            None
        }
    };
    TurnScore { found, points: shared }
}

/// A line without points for every player or team.
fn lines(rules: &RuleSet) -> impl Iterator<Item = SidePoints> {
    (0..rules.sides()).map(|side| SidePoints {
        seat: (!rules.pairs).then(|| Seat::at(side)),
        team: rules.pairs.then_some(side as u8),
        ..SidePoints::default()
    })
}

impl SidePoints {
    fn add(&mut self, reason: Reason, points: i16) {
        self.points = self.points.saturating_add_signed(points);
        self.reasons.push(ReasonPoints { reason, points });
    }
}

impl Ballot {
    fn votes_on(&self, slot: Slot) -> usize {
        self.slots.iter().filter(|other| **other == slot).count()
    }
}

/// How many votes lie on each card.
struct SlotVotes([u8; SLOTS_MAX]);

impl SlotVotes {
    fn of(turn: &Turn) -> Self {
        let mut votes = [0; SLOTS_MAX];
        for ballot in &turn.ballots {
            for slot in &ballot.slots {
                if let Some(votes) = slot.index().and_then(|index| votes.get_mut(index)) {
                    *votes += 1;
                }
            }
        }
        Self(votes)
    }

    fn on(&self, slot: Slot) -> u8 {
        slot.index().and_then(|index| self.0.get(index)).copied().unwrap_or(0)
    }

    fn all(&self) -> u8 {
        self.0.iter().sum()
    }
}

fn score_finding(
    rules: &RuleSet,
    pay: &Finding,
    turn: &Turn,
    votes: &SlotVotes,
    points: &mut Points,
) -> Found {
    let teller = rules.side(turn.storyteller);
    // The storyteller's card lies on every table; slot 0, which no vote has, stands for none.
    let story = turn.owners.iter().position(|owner| *owner == turn.storyteller).map_or(Slot(0), Slot::at);
    let finders = turn.ballots.iter().filter(|ballot| ballot.votes_on(story) > 0).count();
    let all = match pay.all_found_by {
        AllFoundBy::Voters => finders == turn.ballots.len(),
        AllFoundBy::Votes => votes.on(story) == votes.all(),
    };
    let found = match finders {
        0 => Found::None,
        _ if all => Found::All,
        _ => Found::Some,
    };
    match found {
        Found::All => pay_others(Reason::AllFound, pay.all_found, teller, points),
        Found::None => pay_others(Reason::NoneFound, pay.none_found, teller, points),
        Found::Some => {
            let lone = if finders == 1 { i16::from(pay.lone_finder) } else { 0 };
            points[teller].add(Reason::StorytellerSomeFound, pay.storyteller.into());
            if lone > 0 {
                points[teller].add(Reason::LoneFinder, lone);
            }
            for ballot in &turn.ballots {
                let hits = ballot.votes_on(story) as i16;
                if hits > 0 {
                    let times = if pay.finder_per_vote { hits } else { 1 };
                    let line = &mut points[rules.side(ballot.seat)];
                    line.add(Reason::Found, i16::from(pay.finder) * times);
                    if lone > 0 {
                        line.add(Reason::LoneFinder, lone);
                    }
                }
            }
        }
    }
    if pay.single_vote > 0 {
        for ballot in turn.ballots.iter().filter(|ballot| *ballot.slots == [story]) {
            points[rules.side(ballot.seat)].add(Reason::SingleVote, pay.single_vote.into());
        }
    }
    pay_bonus(rules, pay, turn, story, votes, points);
    found
}

fn pay_others(reason: Reason, pays: u8, teller: usize, points: &mut Points) {
    for (side, line) in points.iter_mut().enumerate() {
        line.add(reason, if side == teller { 0 } else { pays.into() });
    }
}

/// Every vote on a card but the story's pays its owner, in every case; the limit is the owner's, over all their cards.
fn pay_bonus(
    rules: &RuleSet,
    pay: &Finding,
    turn: &Turn,
    story: Slot,
    votes: &SlotVotes,
    points: &mut Points,
) {
    let mut drawn = [0_i16; PLAYERS_MAX];
    for (index, owner) in turn.owners.iter().enumerate() {
        let slot = Slot::at(index);
        drawn[owner.index()] += if slot == story { 0 } else { i16::from(votes.on(slot)) };
    }
    for seat in rules.seats() {
        let bonus = drawn[seat.index()] * i16::from(pay.bonus);
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

fn score_meeting(rules: &RuleSet, pay: Meeting, turn: &Turn, votes: &SlotVotes, points: &mut Points) {
    for ballot in &turn.ballots {
        let line = &mut points[rules.side(ballot.seat)];
        for slot in &ballot.slots {
            let met = votes.on(*slot);
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
