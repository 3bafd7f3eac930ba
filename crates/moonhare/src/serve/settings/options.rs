//! Every setting by its name, made from the one declaration of them: for the reference, for what is in force, and for finding
//! slips of the pen.

use clap::{Arg, Args as _, Command};
use moonhare_server::Config;
use serde_json::Value;

use super::Settings;

/// Parts of a settings file that have a table of their own: `vision.url` is `--vision-url`.
const TABLES: [&str; 2] = ["vision", "cluster"];

/// The table of the limits.
pub(crate) const LIMITS: &str = "server";

/// What can be set on the command line, in the environment and in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    /// What clap calls it.
    pub(crate) id: String,
    /// As it stands in a file, with its table.
    pub(crate) key: String,
    /// As it stands on the command line.
    pub(crate) option: String,
    pub(crate) environment: String,
    /// What it is for.
    pub(crate) about: String,
    pub(crate) default: Option<String>,
    /// It is never shown.
    pub(crate) secret: bool,
}

/// Every setting that is not a limit, in the order of the help.
pub(crate) fn choices() -> Vec<Choice> {
    let program = Settings::augment_args(Command::new("serve"));
    program.get_arguments().map(Choice::of).collect()
}

impl Choice {
    fn of(option: &Arg) -> Self {
        let id = option.get_id().to_string();
        let help = option.get_help().map(ToString::to_string).unwrap_or_default();
        let (about, default) = match help.strip_suffix(']').and_then(|help| help.split_once(" [default: ")) {
            Some((about, default)) => (about.to_owned(), Some(default.to_owned())),
            None => (help, None),
        };
        Self {
            key: key_of(&id),
            option: format!("--{}", option.get_long().unwrap_or_default()),
            environment: option.get_env().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default(),
            about,
            default,
            secret: option.is_hide_env_values_set(),
            id,
        }
    }
}

fn key_of(id: &str) -> String {
    let in_table = |table: &&str| Some(format!("{table}.{}", id.strip_prefix(*table)?.strip_prefix('_')?));
    TABLES.iter().find_map(in_table).unwrap_or_else(|| id.to_owned())
}

/// Every limit with what it is unless it is set.
pub(crate) fn limits() -> Vec<(String, Value)> {
    let defaults = serde_json::to_value(Config::default()).unwrap_or_default();
    let mut limits = Vec::new();
    flatten(LIMITS, &defaults, &mut limits);
    limits
}

fn flatten(key: &str, value: &Value, into: &mut Vec<(String, Value)>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                flatten(&format!("{key}.{name}"), value, into);
            }
        }
        value => into.push((key.to_owned(), value.clone())),
    }
}

/// Says of a file's first setting that nobody knows which one may have been meant.
pub(crate) fn check_names(file: &toml::Table) -> anyhow::Result<()> {
    let choices = choices().into_iter().map(|choice| choice.key);
    let known: Vec<String> = choices.chain(limits().into_iter().map(|(key, _)| key)).collect();
    let mut written = Vec::new();
    names("", file, &mut written);
    let is_known = |name: &str| {
        known
            .iter()
            .any(|key| key == name || key.strip_prefix(name).is_some_and(|rest| rest.starts_with('.')))
    };
    match written.iter().find(|name| !is_known(name)) {
        Some(name) => anyhow::bail!("there is no setting {name}; {}", nearest(name, &known)),
        None => Ok(()),
    }
}

fn names(table: &str, file: &toml::Table, into: &mut Vec<String>) {
    for (name, value) in file {
        let key = if table.is_empty() { name.clone() } else { format!("{table}.{name}") };
        match value {
            toml::Value::Table(inner) if !inner.is_empty() => names(&key, inner, into),
            _ => into.push(key),
        }
    }
}

/// What may have been meant: the right name in the wrong table, or a name that is nearly the same.
pub(crate) fn nearest(name: &str, known: &[String]) -> String {
    let last = |key: &str| key.rsplit('.').next().unwrap_or_default().to_owned();
    let differs = |key: &String| {
        strsim::damerau_levenshtein(name, key).min(strsim::damerau_levenshtein(&last(name), &last(key)))
    };
    // More than a third of other letters is another word.
    let near = known
        .iter()
        .map(|key| (differs(key), key))
        .min()
        .filter(|(differs, _)| 3 * differs <= last(name).len().max(6));
    match near {
        Some((_, key)) => format!("did you mean {key}?"),
        None => "docs/SETTINGS.md lists all, and `moonhare settings` shows them".to_owned(),
    }
}

/// Says of variables that look like settings and are none which may have been meant.
pub(crate) fn strange_variables(names: impl Iterator<Item = String>) -> Vec<String> {
    let known: Vec<String> = choices().into_iter().map(|choice| choice.environment).collect();
    let near = |name: &String| {
        let nearest = known.iter().min_by_key(|key| strsim::damerau_levenshtein(name, key))?;
        let slip = strsim::damerau_levenshtein(name, nearest) <= 2;
        slip.then(|| format!("{name} in the environment is no setting; did you mean {nearest}?"))
    };
    let ours = names
        .filter(|name| name.starts_with("MOONHARE_") && name != "MOONHARE_CONFIG" && !known.contains(name));
    ours.filter_map(|name| near(&name)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_is_told_with_what_was_meant() {
        for (text, meant) in [
            ("prot = 81", "no setting prot; did you mean port?"),
            ("pubic_url = 'x'", "did you mean public_url?"),
            ("connections_max = 5", "did you mean server.connections_max?"),
            ("[server]\nconection_max = 5", "server.conection_max; did you mean server.connections_max?"),
            ("[server]\nport = 5", "did you mean port?"),
            ("[server.quotas]\nroom_max = 5", "did you mean server.quotas.rooms_max?"),
            ("[vision]\nmodal = 'x'", "did you mean vision.model?"),
            ("[servr]\nconnections_max = 5", "did you mean server.connections_max?"),
            ("wallpaper = 'green'", "docs/SETTINGS.md"),
        ] {
            let told = check_names(&text.parse().expect(text)).expect_err(text).to_string();
            assert!(told.contains(meant), "{text}: {told}");
        }
        for text in [
            "",
            "port = 81",
            "[server]\n",
            "[server]\nbanned = []\nquotas = { rooms_max = 1 }\n",
            "[vision]\nurl = 'x'",
        ] {
            assert!(check_names(&text.parse().expect(text)).is_ok(), "{text}");
        }
    }

    #[test]
    fn a_slip_in_the_environment_is_told() {
        let told = |name: &str| strange_variables([name.to_owned()].into_iter());
        assert_eq!(told("MOONHARE_PROT").len(), 1);
        for fine in ["MOONHARE_PORT", "MOONHARE_CONFIG", "MOONHARE_KILLS", "PROT"] {
            assert_eq!(told(fine), Vec::<String>::new());
        }
    }

    #[test]
    fn every_choice_is_described() {
        for choice in choices() {
            assert!(!choice.about.is_empty() && choice.option.len() > 2, "{choice:?}");
            assert_eq!(choice.environment, format!("MOONHARE_{}", choice.id.to_uppercase()));
            assert!(!choice.about.contains("[default"), "{choice:?}");
        }
    }
}
