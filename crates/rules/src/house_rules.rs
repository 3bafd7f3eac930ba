//! What a host wishes, and how it changes the numbers. What each wish means stands in the table of house rules.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::house_rule::{HouseRule, HouseValue, Reading};
use crate::limits::{DECK_CARDS_MAX, PLAYERS_MAX};
use crate::problem::ProblemCode;
use crate::rule_set::{AllFoundBy, Numbers, PileOut};
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
        let numbers = edition.numbers(PLAYERS_MAX, DECK_CARDS_MAX);
        for rule in HouseRule::ALL {
            if (rule.read)(&numbers) == Reading::Meaningless {
                (rule.forget)(&mut kept);
            }
        }
        kept
    }

    /// Writes the wishes into the numbers. What doesn't fit the edition at all becomes a problem; whether the
    /// numbers then make a game is for the check to say.
    pub(crate) fn change(&self, numbers: &mut Numbers, problems: &mut Vec<Problem>) {
        for rule in HouseRule::ALL {
            let Some(wish) = (rule.wish)(self) else { continue };
            // To say that something is not played is no contradiction anywhere.
            if wish != HouseValue::Switch(false) && (rule.read)(numbers) == Reading::Meaningless {
                problems.push(rule.meaningless(numbers.edition));
            }
            (rule.set)(numbers, self);
        }
        if self.target_score.is_some() && self.stories_per_player.is_some() {
            problems.push(
                Problem::new(
                    ProblemCode::TwoEnds,
                    "a game ends by target_score or by stories_per_player; set one of them".into(),
                )
                .with_setting("stories_per_player"),
            );
        }
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
