//! What a host may change, and how it changes the numbers.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::problem::ProblemCode;
use crate::rule_set::{AllFoundBy, End, Finding, Meeting, Numbers, Pays, PileOut, Story};
use crate::{Edition, Problem};

/// A host's wishes, unchecked. What is left out stays as the edition has it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct HouseRules {
    /// Fewest players.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players_min: Option<u32>,
    /// Most players.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players_max: Option<u32>,
    /// The game ends when a rabbit reaches this score.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target_score: Option<u32>,
    /// The game ends when everybody has been storyteller this often.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stories_per_player: Option<u32>,
    /// Cards in a full hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand_size: Option<u32>,
    /// Cards that each giver gives.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards_given: Option<u32>,
    /// Votes that a voter must place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub votes_min: Option<u32>,
    /// Votes that a voter may place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub votes_max: Option<u32>,
    /// Votes that one voter may put on one card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub votes_per_card: Option<u32>,
    /// Whether one may vote for one's own card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub own_card_votes: Option<bool>,
    /// Whether the storyteller votes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub storyteller_votes: Option<bool>,
    /// Whether the storyteller has a red token.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub red_token: Option<bool>,
    /// What each of the others gets when all found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub all_found: Option<u32>,
    /// What each of the others gets when none found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub none_found: Option<u32>,
    /// Whether "all found" means every voter or every vote.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub all_found_by: Option<AllFoundBy>,
    /// What the storyteller gets when some found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub storyteller_points: Option<u32>,
    /// What a finder gets when some found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub finder_points: Option<u32>,
    /// Whether a finder gets it for every vote on the card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub finder_per_vote: Option<bool>,
    /// One more point for storyteller and finder when only one found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lone_finder: Option<bool>,
    /// What a vote on one's own card pays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonus_per_vote: Option<u32>,
    /// The most that such votes pay in a turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonus_limit: Option<BonusLimit>,
    /// What a finder gets on top who used one vote only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub single_vote_bonus: Option<u32>,
    /// The most that meeting on one card pays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub same_card_limit: Option<u32>,
    /// Whether filled hands go to the left neighbour.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pass_hands: Option<bool>,
    /// What happens when the pile runs short.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pile_out: Option<PileOut>,
    /// Whether a clue may be performed instead of written.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub performed_clues: Option<bool>,
}

/// A limit on the bonus: in JSON a number, or `"none"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BonusLimit {
    /// At most so many points.
    Points(u32),
    /// No limit.
    None,
}

impl HouseRules {
    /// The same wishes without those that say nothing in this edition, so that one list can serve two editions.
    #[must_use]
    pub fn without_meaningless(&self, edition: Edition) -> Self {
        let mut kept = self.clone();
        match edition.numbers(crate::limits::PLAYERS_MAX, crate::limits::DECK_CARDS_MAX).pays {
            Pays::Finding(_) => {
                kept.same_card_limit = None;
                kept.storyteller_votes = None;
                kept.red_token = None;
            }
            Pays::Meeting(_) => {
                kept.all_found = None;
                kept.none_found = None;
                kept.all_found_by = None;
                kept.storyteller_points = None;
                kept.finder_points = None;
                kept.finder_per_vote = None;
                kept.lone_finder = None;
                kept.bonus_per_vote = None;
                kept.bonus_limit = None;
                kept.single_vote_bonus = None;
            }
        }
        kept
    }

    /// Writes the wishes into the numbers. What doesn't fit the edition at all becomes a problem; whether the
    /// numbers then make a game is for the check to say.
    pub(crate) fn change(&self, numbers: &mut Numbers, problems: &mut Vec<Problem>) {
        set(&mut numbers.hand, self.hand_size);
        set(&mut numbers.given, self.cards_given);
        set(&mut numbers.votes.min, self.votes_min);
        set(&mut numbers.votes.max, self.votes_max);
        set(&mut numbers.votes.per_card, self.votes_per_card);
        numbers.votes.own_card = self.own_card_votes.unwrap_or(numbers.votes.own_card);
        numbers.votes.storyteller = self.storyteller_votes.unwrap_or(numbers.votes.storyteller);
        numbers.votes.red = self.red_token.unwrap_or(numbers.votes.red);
        numbers.pass_hands = self.pass_hands.unwrap_or(numbers.pass_hands);
        numbers.pile_out = self.pile_out.unwrap_or(numbers.pile_out);
        numbers.performed_clues = self.performed_clues.unwrap_or(numbers.performed_clues);
        self.change_end(numbers, problems);
        let (edition, story) = (numbers.edition, numbers.story);
        match &mut numbers.pays {
            Pays::Finding(finding) => self.change_finding(finding, edition, problems),
            Pays::Meeting(meeting) => self.change_meeting(meeting, edition, problems),
        }
        if story == Story::Card {
            // Their own card is the secret, so neither a vote nor a token of theirs could mean anything.
            for (setting, wish) in
                [("storyteller_votes", self.storyteller_votes), ("red_token", self.red_token)]
            {
                if wish == Some(true) {
                    problems.push(
                        Problem::new(
                            ProblemCode::StorytellerKnows,
                            format!("{setting} can't be: the storyteller knows which card is theirs"),
                        )
                        .with_setting(setting),
                    );
                }
            }
        }
    }

    fn change_end(&self, numbers: &mut Numbers, problems: &mut Vec<Problem>) {
        match (self.target_score, self.stories_per_player) {
            (Some(_), Some(_)) => problems.push(
                Problem::new(
                    ProblemCode::TwoEnds,
                    "a game ends by target_score or by stories_per_player; set one of them".into(),
                )
                .with_setting("stories_per_player"),
            ),
            (Some(target), None) => {
                numbers.end = End::Target(u16::try_from(target).unwrap_or(u16::MAX));
            }
            (None, Some(stories)) => {
                numbers.end = End::Stories(u8::try_from(stories).unwrap_or(u8::MAX));
            }
            (None, None) => {}
        }
    }

    fn change_finding(&self, finding: &mut Finding, edition: Edition, problems: &mut Vec<Problem>) {
        set(&mut finding.all_found, self.all_found);
        set(&mut finding.none_found, self.none_found);
        finding.all_found_by = self.all_found_by.unwrap_or(finding.all_found_by);
        set(&mut finding.storyteller, self.storyteller_points);
        set(&mut finding.finder, self.finder_points);
        finding.finder_per_vote = self.finder_per_vote.unwrap_or(finding.finder_per_vote);
        if let Some(wish) = self.lone_finder {
            finding.lone_finder = u8::from(wish);
        }
        set(&mut finding.bonus, self.bonus_per_vote);
        match self.bonus_limit {
            Some(BonusLimit::None) => finding.bonus_limit = None,
            Some(BonusLimit::Points(limit)) => finding.bonus_limit = Some(small(limit)),
            None => {}
        }
        set(&mut finding.single_vote, self.single_vote_bonus);
        no_meaning(edition, &[("same_card_limit", self.same_card_limit.is_some())], problems);
    }

    fn change_meeting(&self, meeting: &mut Meeting, edition: Edition, problems: &mut Vec<Problem>) {
        set(&mut meeting.limit, self.same_card_limit);
        let asked = [
            ("all_found", self.all_found.is_some()),
            ("none_found", self.none_found.is_some()),
            ("all_found_by", self.all_found_by.is_some()),
            ("storyteller_points", self.storyteller_points.is_some()),
            ("finder_points", self.finder_points.is_some()),
            ("finder_per_vote", self.finder_per_vote.is_some()),
            // To say that a variant is not played is no contradiction anywhere.
            ("lone_finder", self.lone_finder == Some(true)),
            ("bonus_per_vote", self.bonus_per_vote.is_some()),
            ("bonus_limit", self.bonus_limit.is_some()),
            ("single_vote_bonus", self.single_vote_bonus.is_some()),
        ];
        no_meaning(edition, &asked, problems);
    }
}

fn no_meaning(edition: Edition, asked: &[(&'static str, bool)], problems: &mut Vec<Problem>) {
    for &(setting, asked) in asked {
        if asked {
            problems.push(
                Problem::new(
                    ProblemCode::NoMeaningHere,
                    format!("{setting} means nothing in {}; leave it out", edition.name()),
                )
                .with_setting(setting),
            );
        }
    }
}

/// Numbers that don't fit become the largest that does, which every check refuses.
fn small(wish: u32) -> u8 {
    u8::try_from(wish).unwrap_or(u8::MAX)
}

fn set(number: &mut u8, wish: Option<u32>) {
    if let Some(wish) = wish {
        *number = small(wish);
    }
}

impl Serialize for BonusLimit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Points(points) => serializer.serialize_u32(*points),
            Self::None => serializer.serialize_str("none"),
        }
    }
}

impl<'de> Deserialize<'de> for BonusLimit {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visitor;
        impl de::Visitor<'_> for Visitor {
            type Value = BonusLimit;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a number of points or \"none\"")
            }

            fn visit_u64<E: de::Error>(self, points: u64) -> Result<BonusLimit, E> {
                Ok(BonusLimit::Points(u32::try_from(points).unwrap_or(u32::MAX)))
            }

            fn visit_i64<E: de::Error>(self, points: i64) -> Result<BonusLimit, E> {
                u64::try_from(points)
                    .map_err(|_| E::invalid_value(de::Unexpected::Signed(points), &self))
                    .and_then(|points| self.visit_u64(points))
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<BonusLimit, E> {
                if text == "none" {
                    Ok(BonusLimit::None)
                } else {
                    Err(E::invalid_value(de::Unexpected::Str(text), &self))
                }
            }
        }
        deserializer.deserialize_any(Visitor)
    }
}
