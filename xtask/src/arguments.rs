//! What was asked for. Read by a small library: whoever checks a fresh copy waits for this program before all else.

use std::path::PathBuf;

use lexopt::prelude::{Long, Short, Value};
use lexopt::{Error, Parser, ValueExt as _};

use crate::checks::Choice;
use crate::release::Wanted;

/// What is printed for `--help`, and beside arguments that make no sense.
pub(crate) const HELP: &str = "\
Checks and chores for people who work on Moonhare.

cargo xtask test                 install what the tests need, then run every check; ends with `N passed, N failed`
cargo xtask test --quick         only what answers within minutes: no browser, none of the long Rust tests
cargo xtask test --only A,B      only these checks, by the names that are printed
cargo xtask e2e [--pictures]     play the games in Chromium; with a picture of every screen in web/screens
cargo xtask fuzz [--seconds N] [--seed N]
                                 throw changed bytes at everything that reads what others wrote, 60 s each
cargo xtask soak [--minutes N]   kill a server a thousand times, and let everything go wrong for 20 minutes; prints figures
cargo xtask soak --cluster       the same with many nodes on three NATS servers: 300 faults
cargo xtask cluster              three nodes on three NATS servers behind HAProxy, on this machine, until Ctrl-C
cargo xtask scale [--nodes N] [--seed N]
                                 how far a house of many nodes goes, by a simulation of up to N of them, 1,000 if not told (docs/SCALE.md)
cargo xtask types                write the TypeScript types and the description of the API anew from the Rust types
cargo xtask words [LANGUAGE ...] list what the painter's languages lack
cargo xtask goldens              keep what motifs, figures, settings and relations look like now
cargo xtask mind [FOLDER]        fetch the sentence encoder that makes bots stronger in English
cargo xtask release [--check] [--deb] [--container] [--packed-only] [--try]
                                 a static program with its sums, licences and bill of materials in target/dist; built twice and
                                 compared, as a Debian package, as a container; the fourth packs the program that is there; the last
                                 tries each way of hosting with what was made, from nothing, and tells how long each took";

/// How long each fuzz target is tried unless it is told.
const FUZZ_S: u64 = 60;

/// How long the night of a soak lasts unless it is told.
const SOAK_MIN: u64 = 20;

/// The largest house that is simulated unless it is told.
const SCALE_NODES: usize = 1_000;

/// What can be asked for.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Chore {
    Help,
    Test(Choice),
    E2e { pictures: bool },
    Fuzz { seconds: u64, seed: Option<u64> },
    Soak { minutes: u64, cluster: bool },
    Cluster,
    Scale { nodes: usize, seed: u64 },
    Types,
    Words { languages: Vec<String> },
    Goldens,
    Mind { folder: PathBuf },
    Release(Wanted),
}

impl Chore {
    /// Reads the words after `cargo xtask`.
    pub(crate) fn parse(mut words: Parser) -> Result<Self, Error> {
        let mut chore = match words.next()? {
            None | Some(Long("help") | Short('h')) => return Ok(Self::Help),
            Some(Value(name)) => match name.string()?.as_str() {
                "test" => Self::Test(Choice::All),
                "e2e" => Self::E2e { pictures: false },
                "fuzz" => Self::Fuzz { seconds: FUZZ_S, seed: None },
                "soak" => Self::Soak { minutes: SOAK_MIN, cluster: false },
                "cluster" => Self::Cluster,
                "scale" => Self::Scale { nodes: SCALE_NODES, seed: 1 },
                "types" => Self::Types,
                "words" => Self::Words { languages: Vec::new() },
                "goldens" => Self::Goldens,
                "release" => Self::Release(Wanted::default()),
                "mind" => Self::Mind { folder: PathBuf::from("target/mind") },
                other => return Err(format!("there is no chore {other:?}").into()),
            },
            Some(other) => return Err(other.unexpected()),
        };
        while let Some(word) = words.next()? {
            match (&mut chore, word) {
                (_, Long("help") | Short('h')) => return Ok(Self::Help),
                (Self::Test(choice @ Choice::All), Long("quick")) => *choice = Choice::Quick,
                (Self::Test(choice @ Choice::All), Long("only")) => {
                    let names = words.value()?.string()?;
                    *choice = Choice::Named(names.split(',').map(str::to_owned).collect());
                }
                (Self::E2e { pictures }, Long("pictures")) => *pictures = true,
                (Self::Fuzz { seconds, .. }, Long("seconds")) => *seconds = words.value()?.parse()?,
                (Self::Fuzz { seed, .. }, Long("seed")) => *seed = Some(words.value()?.parse()?),
                (Self::Soak { minutes, .. }, Long("minutes")) => *minutes = words.value()?.parse()?,
                (Self::Soak { cluster, .. }, Long("cluster")) => *cluster = true,
                (Self::Scale { nodes, .. }, Long("nodes")) => {
                    let wanted: usize = words.value()?.parse()?;
                    if wanted == 0 {
                        return Err("--nodes wants at least one node".into());
                    }
                    *nodes = wanted;
                }
                (Self::Scale { seed, .. }, Long("seed")) => *seed = words.value()?.parse()?,
                (Self::Words { languages }, Value(code)) => languages.push(code.string()?),
                (Self::Release(wanted), Long("check")) => wanted.check = true,
                (Self::Release(wanted), Long("deb")) => wanted.deb = true,
                (Self::Release(wanted), Long("container")) => wanted.container = true,
                (Self::Release(wanted), Long("packed-only")) => wanted.packed_only = true,
                (Self::Release(wanted), Long("try")) => wanted.tried = true,
                (Self::Mind { folder }, Value(named)) => *folder = named.into(),
                (_, other) => return Err(other.unexpected()),
            }
        }
        Ok(chore)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(words: &str) -> Result<Chore, String> {
        Chore::parse(Parser::from_args(words.split_whitespace())).map_err(|error| error.to_string())
    }

    #[test]
    fn every_chore_is_understood() {
        let named = |names: &[&str]| Choice::Named(names.iter().map(|name| (*name).to_owned()).collect());
        let cases = [
            ("", Chore::Help),
            ("test --help", Chore::Help),
            ("test", Chore::Test(Choice::All)),
            ("test --quick", Chore::Test(Choice::Quick)),
            ("test --only lints,build", Chore::Test(named(&["lints", "build"]))),
            ("e2e", Chore::E2e { pictures: false }),
            ("e2e --pictures", Chore::E2e { pictures: true }),
            ("fuzz", Chore::Fuzz { seconds: FUZZ_S, seed: None }),
            ("fuzz --seconds 5 --seed=9", Chore::Fuzz { seconds: 5, seed: Some(9) }),
            ("soak", Chore::Soak { minutes: SOAK_MIN, cluster: false }),
            ("soak --minutes 3", Chore::Soak { minutes: 3, cluster: false }),
            ("soak --cluster", Chore::Soak { minutes: SOAK_MIN, cluster: true }),
            ("cluster", Chore::Cluster),
            ("scale", Chore::Scale { nodes: SCALE_NODES, seed: 1 }),
            ("scale --nodes 10 --seed 9", Chore::Scale { nodes: 10, seed: 9 }),
            ("types", Chore::Types),
            ("words", Chore::Words { languages: vec![] }),
            ("words it fr", Chore::Words { languages: vec!["it".into(), "fr".into()] }),
            ("goldens", Chore::Goldens),
            ("release", Chore::Release(Wanted::default())),
            ("release --check --deb", Chore::Release(Wanted { check: true, deb: true, ..Wanted::default() })),
            (
                "release --packed-only --try",
                Chore::Release(Wanted { packed_only: true, tried: true, ..Wanted::default() }),
            ),
            ("mind there", Chore::Mind { folder: "there".into() }),
        ];
        for (words, expected) in cases {
            assert_eq!(parse(words), Ok(expected), "{words}");
        }
    }

    #[test]
    fn what_makes_no_sense_is_refused_by_its_name() {
        let cases = [
            ("tset", "tset"),
            ("--quick", "--quick"),
            ("test --quik", "--quik"),
            ("test --quick --only lints", "--only"),
            ("test lints", "lints"),
            ("test --only", "--only"),
            ("fuzz --seconds soon", "soon"),
            ("types --all", "--all"),
            ("scale --nodes 0", "--nodes"),
            ("scale --nodes many", "many"),
        ];
        for (words, named) in cases {
            let refused = parse(words).expect_err(words);
            assert!(refused.contains(named), "{words}: {refused}");
        }
    }
}
