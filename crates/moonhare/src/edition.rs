//! Editions and house rules as the command line takes them.

use std::path::Path;

use anyhow::{Context, bail};
use moonhare_rules::{Edition, HouseRules, Problem, RuleSet};

/// For clap: an edition by its name.
pub(crate) fn parse(name: &str) -> Result<Edition, String> {
    Edition::by_name(name).ok_or_else(|| {
        let names: Vec<_> = Edition::ALL.iter().map(|edition| edition.name()).collect();
        format!("the rule sets are {}", names.join(", "))
    })
}

/// House rules from a TOML file.
pub(crate) fn house_rules(file: Option<&Path>) -> anyhow::Result<HouseRules> {
    let Some(file) = file else {
        return Ok(HouseRules::default());
    };
    let text = std::fs::read_to_string(file).with_context(|| format!("can't read {}", file.display()))?;
    toml::from_str(&text).with_context(|| format!("{} is not a file of house rules", file.display()))
}

/// The rules, or one sentence with everything that can't work.
pub(crate) fn rule_set(
    edition: Edition,
    house: &HouseRules,
    players: usize,
    cards: usize,
) -> anyhow::Result<RuleSet> {
    match RuleSet::new(edition, house, players, cards) {
        Ok(rules) => Ok(rules),
        Err(problems) => bail!("{} can't be played like this: {}", edition.name(), sentence(&problems)),
    }
}

/// All problems in one line.
pub(crate) fn sentence(problems: &[Problem]) -> String {
    problems.iter().map(|problem| problem.message.as_str()).collect::<Vec<_>>().join("; ")
}
