//! Whether numbers make a game that can be played.

use crate::house_rule::{HouseRule, HouseValue, Reading};
use crate::limits::{DECK_CARDS_MAX, PAIRED_PLAYERS_MIN, PLAYERS_MAX, PLAYERS_MIN, SLOTS_MAX};
use crate::problem::ProblemCode as Code;
use crate::rule_set::{End, Finding, Numbers, Pays};
use crate::{Edition, HouseRules, Problem};

/// The players' range of the edition, as the host changed it.
pub(crate) fn players(edition: Edition, house: &HouseRules, players: usize, problems: &mut Vec<Problem>) {
    let (printed_min, printed_max) = edition.players();
    let wish = |wish: Option<u32>, printed| wish.map_or(printed, |wish| wish as usize);
    let min = wish(house.players_min, printed_min);
    let max = wish(house.players_max, printed_max);
    if house.players_min.is_some() {
        range("players_min", min, PLAYERS_MIN, PLAYERS_MAX, problems);
    }
    if house.players_max.is_some() {
        range("players_max", max, PLAYERS_MIN, PLAYERS_MAX, problems);
    }
    if min > max {
        problems.push(
            Problem::new(Code::MinOverMax, "players_min is more than players_max".into())
                .with_setting("players_min"),
        );
    } else if players < min.max(PLAYERS_MIN) {
        let min = min.max(PLAYERS_MIN);
        problems.push(
            Problem::new(Code::TooFewPlayers, format!("at least {min} players are needed")).with_min(min),
        );
    } else if players > max.min(PLAYERS_MAX) {
        let max = max.min(PLAYERS_MAX);
        problems.push(
            Problem::new(Code::TooManyPlayers, format!("at most {max} players can sit here")).with_max(max),
        );
    }
}

/// Everything about the numbers themselves.
pub(crate) fn numbers(numbers: &Numbers, problems: &mut Vec<Problem>) {
    seats(numbers, problems);
    ranges(numbers, problems);
    cards(numbers, problems);
    votes(numbers, problems);
    match &numbers.pays {
        Pays::Finding(finding) => pays_for_finding(finding, numbers, problems),
        Pays::Meeting(_) => {
            // Two votes of one player on a card would let them meet themselves.
            range("votes_per_card", numbers.votes.per_card.into(), 1, 1, problems);
        }
    }
}

/// Every number within what its house rule takes.
fn ranges(numbers: &Numbers, problems: &mut Vec<Problem>) {
    for rule in HouseRule::ALL {
        if let (Some((min, max)), Reading::Is(HouseValue::Number(value))) =
            (rule.range(), (rule.read)(numbers))
        {
            range(rule.name, value as usize, min, max, problems);
        }
    }
}

/// Whether the deck can fill all hands while a whole table lies there.
pub(crate) fn deck(numbers: &Numbers, deck_cards: usize, problems: &mut Vec<Problem>) {
    let hands = usize::from(numbers.players) * usize::from(numbers.hand);
    let need = hands + numbers.table_cards();
    if deck_cards < need {
        problems.push(
            Problem::new(
                Code::DeckTooSmall,
                format!("the deck has {deck_cards} cards and needs {need}; add a pack"),
            )
            .with_min(need),
        );
    } else if deck_cards > DECK_CARDS_MAX {
        problems.push(
            Problem::new(
                Code::DeckTooBig,
                format!("the deck has {deck_cards} cards, more than {DECK_CARDS_MAX}; take packs out"),
            )
            .with_max(DECK_CARDS_MAX),
        );
    }
}

fn seats(numbers: &Numbers, problems: &mut Vec<Problem>) {
    if !numbers.pairs {
        return;
    }
    if numbers.players % 2 == 1 {
        problems.push(Problem::new(
            Code::OddPlayers,
            "teams are pairs: an even number of players is needed".into(),
        ));
    }
    let few = Code::TooFewPlayers;
    if usize::from(numbers.players) < PAIRED_PLAYERS_MIN && !problems.iter().any(|p| p.code == few) {
        problems.push(
            Problem::new(few, format!("teams need at least {PAIRED_PLAYERS_MIN} players"))
                .with_min(PAIRED_PLAYERS_MIN),
        );
    }
}

fn cards(numbers: &Numbers, problems: &mut Vec<Problem>) {
    let (hand, given) = (usize::from(numbers.hand), usize::from(numbers.given));
    if hand < given {
        problems.push(
            Problem::new(Code::HandTooSmall, format!("nobody can give {given} cards from a hand of {hand}"))
                .with_setting("hand_size")
                .with_min(given),
        );
    }
    let table = numbers.table_cards();
    if table > SLOTS_MAX {
        problems.push(
            Problem::new(
                Code::TableTooFull,
                format!(
                    "{table} cards would lie on the table, which has {SLOTS_MAX} slots; give fewer cards"
                ),
            )
            .with_setting("cards_given"),
        );
    }
}

fn votes(numbers: &Numbers, problems: &mut Vec<Problem>) {
    let votes = &numbers.votes;
    let (min, max) = (usize::from(votes.min), usize::from(votes.max));
    if min > max {
        problems.push(
            Problem::new(Code::MinOverMax, "votes_min is more than votes_max".into())
                .with_setting("votes_min"),
        );
    }
    let own = if votes.own_card { 0 } else { usize::from(numbers.given) };
    let places = numbers.table_cards().saturating_sub(own) * usize::from(votes.per_card);
    if max > places {
        problems.push(
            Problem::new(
                Code::MoreVotesThanCards,
                format!("a voter has {max} votes but only {places} places to put them"),
            )
            .with_setting("votes_max")
            .with_max(places),
        );
    }
    if votes.red && !votes.storyteller {
        problems.push(
            Problem::new(
                Code::RedNeedsStoryteller,
                "the red token is placed with the storyteller's vote; let them vote, or play without it"
                    .into(),
            )
            .with_setting("red_token"),
        );
    }
}

fn pays_for_finding(finding: &Finding, numbers: &Numbers, problems: &mut Vec<Problem>) {
    if finding.single_vote > 0 && !(numbers.votes.min == 1 && numbers.votes.max > 1) {
        problems.push(
            Problem::new(
                Code::SingleVoteNeedsChoice,
                "a bonus for a single vote needs voters who may place one or more".into(),
            )
            .with_setting("single_vote_bonus"),
        );
    }
    if finding.lone_finder > 0 && finding.finder_per_vote {
        problems.push(
            Problem::new(
                Code::LoneFinderNeedsFlatPay,
                "the lone finder's point needs finders who are paid once, not for every vote".into(),
            )
            .with_setting("lone_finder"),
        );
    }
    // All found and none found may never happen, so they alone don't bring a rabbit to the goal.
    let bonus = if finding.bonus_limit == Some(0) { 0 } else { finding.bonus };
    let wins = finding.storyteller > 0 || finding.finder > 0 || bonus > 0;
    if matches!(numbers.end, End::Target(_)) && !wins {
        problems.push(
            Problem::new(
                Code::NothingToWin,
                "with these points nobody would ever reach the target; pay for something".into(),
            )
            .with_setting("target_score"),
        );
    }
}

fn range(setting: &'static str, value: usize, min: usize, max: usize, problems: &mut Vec<Problem>) {
    if value < min || value > max {
        problems.push(
            Problem::new(Code::OutOfRange, format!("{setting} must be between {min} and {max}"))
                .with_setting(setting)
                .with_min(min)
                .with_max(max),
        );
    }
}
