//! Every house rule, once: its name, what it takes, where it has a meaning, and what it changes.
//!
//! The checks, the lobby and the command line are made from this table; nothing else lists the rules.

use serde::{Serialize, Serializer};

use crate::limits::{
    GIVEN_CARDS_MAX, HAND_CARDS_MAX, PLAYERS_MAX, PLAYERS_MIN, POINTS_EACH_MAX, STORIES_EACH_MAX,
    TARGET_SCORE_MAX, VOTES_EACH_MAX,
};
use crate::problem::ProblemCode;
use crate::rule_set::{AllFoundBy, End, Finding, Meeting, Numbers, Pays, PileOut, Story};
use crate::{BonusLimit, Edition, HouseRules, Problem};

/// One thing that a host may change.
#[derive(Clone, Copy, Debug)]
pub struct HouseRule {
    /// Its name in [`HouseRules`], in JSON and on the command line.
    pub name: &'static str,
    /// Where a lobby has it.
    pub place: Place,
    /// What it can be set to.
    pub takes: Takes,
    /// What a lobby offers. What works together is for [`RuleSet::new`](crate::RuleSet::new) to say.
    pub offered: &'static [HouseValue],
    /// What it is by these numbers; by those of an edition, what is printed there.
    pub(crate) read: fn(&Numbers) -> Reading,
    /// Makes the host's wish part of the numbers, if there is one.
    pub(crate) set: fn(&mut Numbers, &HouseRules),
    /// The host's wish.
    pub(crate) wish: fn(&HouseRules) -> Option<HouseValue>,
    /// Takes the wish back.
    pub(crate) forget: fn(&mut HouseRules),
}

/// Where a lobby has a house rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// Among those that are asked for most often.
    First,
    /// Among all others.
    Further,
    /// Apart: a table has a setting of its own for it.
    Apart,
}

/// What a house rule can be set to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    /// On or off.
    Switch,
    /// A number.
    Number {
        /// The least.
        min: usize,
        /// The most.
        max: usize,
    },
    /// A number up to this, or `"none"`.
    Limit {
        /// The most.
        max: usize,
    },
    /// One of some words.
    Word,
}

/// A value of a house rule. In JSON: a number, true or false, or a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HouseValue {
    /// A number.
    Number(u32),
    /// On or off.
    Switch(bool),
    /// A word, such as `"none"`.
    Word(&'static str),
}

/// What a house rule is by some numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reading {
    /// This.
    Is(HouseValue),
    /// Not set, because something else takes its place; it may be set.
    Unset,
    /// It has no meaning here.
    Meaningless,
}

/// A row of the table; the name is that of the field of [`HouseRules`].
macro_rules! rule {
    ($place:ident $name:ident, $takes:expr, $offered:expr, $read:expr, $set:expr $(,)?) => {
        HouseRule {
            name: stringify!($name),
            place: Place::$place,
            takes: $takes,
            offered: $offered,
            read: $read,
            set: |numbers, house| {
                if let Some(wish) = house.$name {
                    $set(numbers, wish);
                }
            },
            wish: |house| house.$name.map(HouseValue::from),
            forget: |house| house.$name = None,
        }
    };
}

const ON_OFF: &[HouseValue] = &[HouseValue::Switch(true), HouseValue::Switch(false)];
const ON: &[HouseValue] = &[HouseValue::Switch(true)];
const OFF: &[HouseValue] = &[HouseValue::Switch(false)];
const POINTS: Takes = Takes::Number { min: 0, max: POINTS_EACH_MAX };
const VOTES: Takes = Takes::Number { min: 1, max: VOTES_EACH_MAX };
const PLAYERS: Takes = Takes::Number { min: PLAYERS_MIN, max: PLAYERS_MAX };

const fn number(value: u32) -> HouseValue {
    HouseValue::Number(value)
}

const fn up_to(max: usize) -> Takes {
    Takes::Number { min: 1, max }
}

impl HouseRule {
    /// All of them, in the order in which a lobby shows them.
    pub const ALL: &'static [Self] = &[
        rule!(
            First lone_finder, Takes::Switch, ON,
            |n| of_finding(n, |f| (f.lone_finder > 0).into()),
            |n: &mut Numbers, wish: bool| finding(n, |f| f.lone_finder = wish.into()),
        ),
        rule!(
            First target_score, up_to(TARGET_SCORE_MAX), &[number(20), number(40), number(50), number(60)],
            |n| match n.end {
                End::Target(target) => Reading::Is(u32::from(target).into()),
                End::Stories(_) => Reading::Unset,
            },
            |n: &mut Numbers, wish: u32| n.end = End::Target(u16::try_from(wish).unwrap_or(u16::MAX)),
        ),
        rule!(
            First stories_per_player, up_to(STORIES_EACH_MAX), &[number(1), number(2), number(3)],
            |n| match n.end {
                End::Stories(each) => is(each),
                End::Target(_) => Reading::Unset,
            },
            |n: &mut Numbers, wish| n.end = End::Stories(small(wish)),
        ),
        rule!(
            First bonus_limit, Takes::Limit { max: POINTS_EACH_MAX }, &[number(3), HouseValue::Word("none")],
            |n| of_finding(n, |f| f.bonus_limit.map_or(HouseValue::Word("none"), |limit| u32::from(limit).into())),
            |n: &mut Numbers, wish| finding(n, |f| {
                f.bonus_limit = match wish {
                    BonusLimit::None => None,
                    BonusLimit::Points(limit) => Some(small(limit)),
                };
            }),
        ),
        rule!(
            First all_found, POINTS, &[number(0), number(1), number(2), number(3), number(4)],
            |n| of_finding(n, |f| u32::from(f.all_found).into()),
            |n: &mut Numbers, wish| finding(n, |f| f.all_found = small(wish)),
        ),
        rule!(
            First pile_out, Takes::Word, &[HouseValue::Word("end")],
            |n| Reading::Is(n.pile_out.into()),
            |n: &mut Numbers, wish| n.pile_out = wish,
        ),
        rule!(
            Further hand_size, up_to(HAND_CARDS_MAX),
            &[number(3), number(4), number(5), number(6), number(7), number(8)],
            |n| is(n.hand),
            |n: &mut Numbers, wish| n.hand = small(wish),
        ),
        rule!(
            Further cards_given, up_to(GIVEN_CARDS_MAX), &[number(1), number(2)],
            |n| is(n.given),
            |n: &mut Numbers, wish| n.given = small(wish),
        ),
        rule!(
            Further votes_min, VOTES, &[number(1), number(2)],
            |n| is(n.votes.min),
            |n: &mut Numbers, wish| n.votes.min = small(wish),
        ),
        rule!(
            Further votes_max, VOTES, &[number(1), number(2), number(3)],
            |n| is(n.votes.max),
            |n: &mut Numbers, wish| n.votes.max = small(wish),
        ),
        rule!(
            Further votes_per_card, VOTES, &[number(1), number(2)],
            |n| is(n.votes.per_card),
            |n: &mut Numbers, wish| n.votes.per_card = small(wish),
        ),
        rule!(
            Further none_found, POINTS, &[number(0), number(1), number(2), number(3)],
            |n| of_finding(n, |f| u32::from(f.none_found).into()),
            |n: &mut Numbers, wish| finding(n, |f| f.none_found = small(wish)),
        ),
        rule!(
            Further storyteller_points, POINTS, &[number(1), number(2), number(3), number(4), number(5)],
            |n| of_finding(n, |f| u32::from(f.storyteller).into()),
            |n: &mut Numbers, wish| finding(n, |f| f.storyteller = small(wish)),
        ),
        rule!(
            Further finder_points, POINTS, &[number(1), number(2), number(3), number(4), number(5)],
            |n| of_finding(n, |f| u32::from(f.finder).into()),
            |n: &mut Numbers, wish| finding(n, |f| f.finder = small(wish)),
        ),
        rule!(
            Further bonus_per_vote, POINTS, &[number(0), number(1), number(2)],
            |n| of_finding(n, |f| u32::from(f.bonus).into()),
            |n: &mut Numbers, wish| finding(n, |f| f.bonus = small(wish)),
        ),
        rule!(
            Further single_vote_bonus, POINTS, &[number(0), number(1), number(2)],
            |n| of_finding(n, |f| u32::from(f.single_vote).into()),
            |n: &mut Numbers, wish| finding(n, |f| f.single_vote = small(wish)),
        ),
        rule!(
            Further same_card_limit, up_to(POINTS_EACH_MAX), &[number(3), number(4), number(5), number(6)],
            |n| match n.pays {
                Pays::Meeting(Meeting { limit }) => is(limit),
                Pays::Finding(_) => Reading::Meaningless,
            },
            |n: &mut Numbers, wish| if let Pays::Meeting(meeting) = &mut n.pays {
                meeting.limit = small(wish);
            },
        ),
        rule!(
            Further red_token, Takes::Switch, OFF,
            |n| if_unseen(n, n.votes.red),
            |n: &mut Numbers, wish| n.votes.red = wish,
        ),
        rule!(
            Further own_card_votes, Takes::Switch, ON_OFF,
            |n| Reading::Is(n.votes.own_card.into()),
            |n: &mut Numbers, wish| n.votes.own_card = wish,
        ),
        rule!(
            Further storyteller_votes, Takes::Switch, ON_OFF,
            |n| if_unseen(n, n.votes.storyteller),
            |n: &mut Numbers, wish| n.votes.storyteller = wish,
        ),
        rule!(
            Further all_found_by, Takes::Word, &[HouseValue::Word("voters"), HouseValue::Word("votes")],
            |n| of_finding(n, |f| f.all_found_by.into()),
            |n: &mut Numbers, wish| finding(n, |f| f.all_found_by = wish),
        ),
        rule!(
            Further finder_per_vote, Takes::Switch, ON_OFF,
            |n| of_finding(n, |f| f.finder_per_vote.into()),
            |n: &mut Numbers, wish| finding(n, |f| f.finder_per_vote = wish),
        ),
        // How many may sit is no number of the game itself: it is checked beside it.
        rule!(
            Further players_min, PLAYERS, &[number(3), number(4), number(5), number(6)],
            |n| Reading::Is((n.edition.players().0 as u32).into()),
            |_: &mut Numbers, _| {},
        ),
        rule!(
            Further players_max, PLAYERS, &[number(6), number(8), number(10), number(12)],
            |n| Reading::Is((n.edition.players().1 as u32).into()),
            |_: &mut Numbers, _| {},
        ),
        rule!(
            Further pass_hands, Takes::Switch, ON_OFF,
            |n| Reading::Is(n.pass_hands.into()),
            |n: &mut Numbers, wish| n.pass_hands = wish,
        ),
        rule!(
            Apart performed_clues, Takes::Switch, ON_OFF,
            |n| Reading::Is(n.performed_clues.into()),
            |n: &mut Numbers, wish| n.performed_clues = wish,
        ),
    ];

    /// The least and the most, where it takes a number.
    #[must_use]
    pub const fn range(&self) -> Option<(usize, usize)> {
        match self.takes {
            Takes::Number { min, max } => Some((min, max)),
            Takes::Limit { max } => Some((0, max)),
            Takes::Switch | Takes::Word => None,
        }
    }

    /// Why a wish for it can't be where it has no meaning.
    pub(crate) fn meaningless(&self, edition: Edition) -> Problem {
        let name = self.name;
        let problem = match name {
            // Their own card is the secret, so neither a vote nor a token of theirs could mean anything.
            "storyteller_votes" | "red_token" => Problem::new(
                ProblemCode::StorytellerKnows,
                format!("{name} can't be: the storyteller knows which card is theirs"),
            ),
            _ => Problem::new(
                ProblemCode::NoMeaningHere,
                format!("{name} means nothing in {}; leave it out", edition.name()),
            ),
        };
        problem.with_setting(name)
    }
}

fn is(value: u8) -> Reading {
    Reading::Is(u32::from(value).into())
}

fn of_finding(numbers: &Numbers, read: fn(&Finding) -> HouseValue) -> Reading {
    match &numbers.pays {
        Pays::Finding(finding) => Reading::Is(read(finding)),
        Pays::Meeting(_) => Reading::Meaningless,
    }
}

fn finding(numbers: &mut Numbers, change: impl FnOnce(&mut Finding)) {
    if let Pays::Finding(finding) = &mut numbers.pays {
        change(finding);
    }
}

fn if_unseen(numbers: &Numbers, value: bool) -> Reading {
    match numbers.story {
        Story::Unseen => Reading::Is(value.into()),
        Story::Card => Reading::Meaningless,
    }
}

/// Numbers that don't fit become the largest that does, which every check refuses.
fn small(wish: u32) -> u8 {
    u8::try_from(wish).unwrap_or(u8::MAX)
}

impl From<u32> for HouseValue {
    fn from(value: u32) -> Self {
        Self::Number(value)
    }
}

impl From<bool> for HouseValue {
    fn from(value: bool) -> Self {
        Self::Switch(value)
    }
}

impl From<AllFoundBy> for HouseValue {
    fn from(value: AllFoundBy) -> Self {
        Self::Word(match value {
            AllFoundBy::Voters => "voters",
            AllFoundBy::Votes => "votes",
        })
    }
}

impl From<PileOut> for HouseValue {
    fn from(value: PileOut) -> Self {
        Self::Word(match value {
            PileOut::Reshuffle => "reshuffle",
            PileOut::End => "end",
        })
    }
}

impl From<BonusLimit> for HouseValue {
    fn from(value: BonusLimit) -> Self {
        match value {
            BonusLimit::Points(points) => Self::Number(points),
            BonusLimit::None => Self::Word("none"),
        }
    }
}

impl Serialize for HouseValue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Number(number) => serializer.serialize_u32(*number),
            Self::Switch(on) => serializer.serialize_bool(*on),
            Self::Word(word) => serializer.serialize_str(word),
        }
    }
}
