//! The printed rules and what can be changed in them, for whoever sets up a table.

use serde::Serialize;

use crate::edition::Edition;
use crate::house_rule::{HouseRule, HouseValue, Place, Reading};
use crate::limits::DECK_CARDS_MAX;

/// Every edition, and every house rule with what is printed for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RuleSheet {
    /// The editions, in the order of the rule reference.
    pub editions: Vec<EditionSheet>,
    /// The house rules, in the order in which a lobby shows them.
    pub house_rules: Vec<HouseRuleSheet>,
}

/// What one must know of an edition to seat people for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct EditionSheet {
    /// Which one.
    pub edition: Edition,
    /// The fewest players.
    pub seats_min: usize,
    /// The most players.
    pub seats_max: usize,
    /// Whether those who face each other play together.
    pub pairs: bool,
}

/// A house rule as a lobby shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HouseRuleSheet {
    /// Its name, for the settings and for its words.
    pub name: &'static str,
    /// Where a lobby has it.
    pub place: Place,
    /// The least that can be set, where it takes a number.
    pub min: Option<usize>,
    /// The most that can be set, where it takes a number.
    pub max: Option<usize>,
    /// What a lobby offers.
    pub choices: Vec<HouseValue>,
    /// The editions in which it has a meaning, and what is printed there.
    pub printed: Vec<PrintedIn>,
}

/// What an edition prints for a house rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PrintedIn {
    /// Which edition.
    pub edition: Edition,
    /// By the number of players, beginning with the fewest.
    pub values: Vec<PrintedFrom>,
}

/// What is printed from a number of players on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PrintedFrom {
    /// From so many players on.
    pub players: usize,
    /// This; nothing where the edition has another rule in its place.
    pub value: Option<HouseValue>,
}

impl RuleSheet {
    /// The sheet of all rules that this program knows.
    #[must_use]
    pub fn new() -> Self {
        Self {
            editions: Edition::ALL.into_iter().map(edition_sheet).collect(),
            house_rules: HouseRule::ALL.iter().map(house_rule_sheet).collect(),
        }
    }
}

impl Default for RuleSheet {
    fn default() -> Self {
        Self::new()
    }
}

fn edition_sheet(edition: Edition) -> EditionSheet {
    let (seats_min, seats_max) = edition.players();
    let pairs = edition.numbers(seats_min, DECK_CARDS_MAX).pairs;
    EditionSheet { edition, seats_min, seats_max, pairs }
}

fn house_rule_sheet(rule: &HouseRule) -> HouseRuleSheet {
    let range = rule.range();
    HouseRuleSheet {
        name: rule.name,
        place: rule.place,
        min: range.map(|(min, _)| min),
        max: range.map(|(_, max)| max),
        choices: rule.offered.to_vec(),
        printed: Edition::ALL.into_iter().filter_map(|edition| printed_in(rule, edition)).collect(),
    }
}

fn printed_in(rule: &HouseRule, edition: Edition) -> Option<PrintedIn> {
    let (min, max) = edition.players();
    let mut values: Vec<PrintedFrom> = Vec::new();
    for players in min..=max {
        let value = match (rule.read)(&edition.numbers(players, DECK_CARDS_MAX)) {
            Reading::Is(value) => Some(value),
            Reading::Unset => None,
            Reading::Meaningless => return None,
        };
        if values.last().is_none_or(|last| last.value != value) {
            values.push(PrintedFrom { players, value });
        }
    }
    Some(PrintedIn { edition, values })
}
