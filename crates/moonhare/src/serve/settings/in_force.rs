//! What is in force, and where each setting comes from.

use std::fmt;

use clap::{ArgMatches, parser::ValueSource};
use serde::Serialize;
use serde_json::Value;

use super::options::{self, Choice};
use crate::serve::cluster;

/// A setting as it is in force.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct InForce {
    /// As it stands in a file.
    pub(crate) setting: String,
    /// Nothing where nothing is set.
    pub(crate) value: Option<String>,
    pub(crate) from: Source,
}

/// Where a setting comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Source {
    CommandLine,
    Environment,
    File,
    Default,
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::CommandLine => "command line",
            Self::Environment => "environment",
            Self::File => "file",
            Self::Default => "default",
        })
    }
}

/// What is shown in the place of a secret.
const SECRET: &str = "(set, not shown)";

/// Addresses that may carry a password.
const CLUSTER: &str = "cluster.servers";

/// All settings, those of the command line first.
pub(crate) fn all(given: &ArgMatches, file: &toml::Table) -> Vec<InForce> {
    let choices = options::choices().into_iter().map(|choice| choice_in_force(&choice, given, file));
    // Where people find the server can stand beside the limits, too; it is listed once.
    let limits = options::limits().into_iter().filter(|(key, _)| beside(key).is_none());
    let limits = limits.map(|(setting, default)| match find(file, &setting) {
        Some(value) => InForce { value: Some(plain(value)), setting, from: Source::File },
        None => InForce { value: Some(plain_json(&default)), setting, from: Source::Default },
    });
    choices.chain(limits).collect()
}

fn choice_in_force(choice: &Choice, given: &ArgMatches, file: &toml::Table) -> InForce {
    let told = given.value_source(&choice.id).and_then(|source| match source {
        ValueSource::CommandLine => Some(Source::CommandLine),
        ValueSource::EnvVariable => Some(Source::Environment),
        _ => None,
    });
    let (value, from) = if let Some(from) = told {
        let words = given.get_raw(&choice.id).into_iter().flatten();
        (Some(words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")), from)
    } else {
        let in_file =
            find(file, &choice.key).or_else(|| find(file, &format!("{}.{}", options::LIMITS, choice.key)));
        match in_file {
            Some(value) => (Some(plain(value)), Source::File),
            None => (choice.default.clone(), Source::Default),
        }
    };
    let value = match value {
        Some(addresses) if choice.key == CLUSTER => Some(cluster::shown(&addresses)),
        Some(_) if choice.secret => Some(SECRET.to_owned()),
        value => value,
    };
    InForce { setting: choice.key.clone(), value, from }
}

/// The setting outside of the limits that this one beside them means.
fn beside(limit: &str) -> Option<String> {
    let name = limit.strip_prefix(options::LIMITS)?.strip_prefix('.')?;
    options::choices().into_iter().map(|choice| choice.key).find(|key| key == name)
}

fn find<'a>(file: &'a toml::Table, key: &str) -> Option<&'a toml::Value> {
    let mut parts = key.split('.');
    let first = file.get(parts.next()?)?;
    parts.try_fold(first, |value, part| value.get(part))
}

fn plain(value: &toml::Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn plain_json(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// Settings whose value is another one now.
pub(crate) fn changed<'a>(before: &'a [InForce], now: &'a [InForce]) -> impl Iterator<Item = &'a InForce> {
    now.iter().filter(|now| {
        before
            .iter()
            .find(|before| before.setting == now.setting)
            .is_none_or(|before| before.value != now.value)
    })
}

/// Whether a running server takes this setting over.
pub(crate) fn can_be_reloaded(setting: &str) -> bool {
    setting.strip_prefix(options::LIMITS).is_some_and(|rest| rest.starts_with('.'))
}
