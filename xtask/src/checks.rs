//! Every check of the project, in the order in which a mistake shows soonest.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};

use crate::count::Runner;
use crate::lanes::{Lane, run_stages};
use crate::report;
use crate::run::{Ending, Voice, command};
use crate::tools::{self, Tool};

/// One check: a program that ends well when all is well.
#[derive(Clone, Copy)]
pub(crate) struct Check {
    pub(crate) name: &'static str,
    pub(crate) folder: &'static str,
    pub(crate) words: &'static [&'static str],
    pub(crate) runner: Runner,
    /// What must be installed beyond Rust.
    pub(crate) needs: &'static [Tool],
    /// After so many minutes it hangs, and is killed. Generous: a loaded machine is slow, but not stuck.
    pub(crate) limit_min: u64,
    /// It belongs to the quick answer; instead of `words`, these where they differ.
    pub(crate) quick: Option<&'static [&'static str]>,
    /// When it fails, nothing after it is worth running.
    pub(crate) ground: bool,
    /// It makes sense only where this ends well.
    pub(crate) if_possible: Option<&'static [&'static str]>,
}

/// A check with the usual values.
pub(crate) const fn check(name: &'static str, folder: &'static str, words: &'static [&'static str]) -> Check {
    Check {
        name,
        folder,
        words,
        runner: Runner::None,
        needs: &[],
        limit_min: 10,
        quick: None,
        ground: false,
        if_possible: None,
    }
}

const fn web(name: &'static str, words: &'static [&'static str]) -> Check {
    Check { needs: &[Tool::WebPackages], ..check(name, "web", words) }
}

impl Check {
    const fn counting(self, runner: Runner) -> Self {
        Self { runner, ..self }
    }

    const fn within_minutes(self, limit_min: u64) -> Self {
        Self { limit_min, ..self }
    }

    const fn needing(self, needs: &'static [Tool]) -> Self {
        Self { needs, ..self }
    }

    /// It belongs to the quick answer as it is.
    const fn quick(self) -> Self {
        Self { quick: Some(self.words), ..self }
    }
}

/// The program and its tests, built once: the tests, the documentation's examples and the browser games use it. The
/// program contains the web client, so its packages are needed. The examples are read by the lints.
const BUILD: Check = Check {
    ground: true,
    ..check(
        "build",
        "",
        &["cargo", "test", "--workspace", "--lib", "--bins", "--tests", "--no-run", "--locked", "--quiet"],
    )
    .needing(&[Tool::WebPackages])
    .within_minutes(25)
    .quick()
};

/// What everything else stands on, and what is said in seconds.
const COMPILED: &[Check] = &[check("format", "", &["cargo", "fmt", "--all", "--check"]).quick(), BUILD];

/// What Cargo does with it, one after the other, because there is one target folder.
const RUST: &[Check] = &[
    check(
        "lints",
        "",
        &["cargo", "clippy", "--workspace", "--all-targets", "--locked", "--quiet", "--", "-D", "warnings"],
    )
    .needing(&[Tool::WebPackages])
    .within_minutes(20)
    .quick(),
    Check {
        quick: Some(&[
            "cargo",
            "nextest",
            "run",
            "--workspace",
            "--lib",
            "--bins",
            "--tests",
            "--locked",
            "--no-fail-fast",
            "--profile",
            "quick",
        ]),
        ..check(
            "Rust tests",
            "",
            &[
                "cargo",
                "nextest",
                "run",
                "--workspace",
                "--lib",
                "--bins",
                "--tests",
                "--locked",
                "--no-fail-fast",
            ],
        )
        .counting(Runner::Nextest)
        .needing(&[Tool::Nextest, Tool::WebPackages, Tool::Proxy, Tool::Nats, Tool::Nginx, Tool::Authority])
        .within_minutes(20)
    },
    check("documentation tests", "", &["cargo", "test", "--workspace", "--doc", "--locked", "--quiet"])
        .counting(Runner::Doctest)
        .needing(&[Tool::WebPackages])
        .within_minutes(15),
];

/// What Node does while Cargo compiles, and what waits for the network.
const WEB: &[Check] = &[
    web("web types", &["npm", "run", "--silent", "check"]).quick(),
    web("web format and lints", &["npm", "run", "--silent", "lint"]).quick(),
    web("web tests", &["npm", "run", "--silent", "test"]).counting(Runner::Vitest).quick(),
    check(
        "licences and sources",
        "",
        &["cargo", "deny", "--log-level", "error", "check", "bans", "licenses", "sources"],
    )
    .needing(&[Tool::Deny]),
    // Known vulnerabilities are looked up in a database that cargo-deny fetches: checked where it can be had.
    Check {
        if_possible: Some(&["cargo", "deny", "--log-level", "off", "fetch", "db"]),
        ..check("advisories", "", &["cargo", "deny", "--log-level", "error", "check", "advisories"])
            .needing(&[Tool::Deny])
    },
    GALLERY,
];

/// Every screen in every state, as pages for the browser to look at.
const GALLERY: Check =
    Check { ground: true, ..web("gallery of screens", &["npm", "run", "--silent", "gallery"]) };

const BROWSER_GAMES: Check = in_browser("browser games", &["npm", "run", "--silent", "e2e:games"]);

/// What is measured in the browser has the machine to itself.
const BROWSER_MEASURES: Check = in_browser("slow phone", &["npm", "run", "--silent", "e2e:measures"]);

const fn in_browser(name: &'static str, words: &'static [&'static str]) -> Check {
    web(name, words)
        .counting(Runner::Playwright)
        .needing(&[Tool::WebPackages, Tool::Browser])
        .within_minutes(50)
}

/// What needs the program and the gallery.
const BROWSER: &[Check] = &[web("web size", &["npm", "run", "--silent", "budget"]), BROWSER_GAMES];

/// Lanes of one stage run side by side; the next stage stands on this one. Whole evenings in the browser and whole evenings of
/// servers wait a good deal for each other's people, so that each uses the time in which the other waits.
const STAGES: [&[&[Check]]; 3] = [&[COMPILED, WEB], &[RUST, BROWSER], &[&[BROWSER_MEASURES]]];

/// Which checks are wanted.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    All,
    Quick,
    Named(Vec<String>),
}

impl Choice {
    /// The check as it is to be run, if it is wanted.
    fn of(&self, check: &Check) -> Option<Check> {
        match self {
            Self::All => Some(*check),
            Self::Quick => check.quick.map(|words| Check { words, ..*check }),
            Self::Named(names) => names.iter().any(|name| name == check.name).then_some(*check),
        }
    }
}

/// Runs the chosen checks; true when nothing failed.
pub(crate) fn run(choice: &Choice) -> Result<bool> {
    if let Choice::Named(wanted) = choice {
        let names: Vec<_> =
            STAGES.iter().copied().flatten().copied().flatten().map(|check| check.name).collect();
        if let Some(name) = wanted.iter().find(|name| !names.contains(&name.as_str())) {
            bail!("no check is called {name:?}; there are: {}", names.join(", "));
        }
    }
    let stages = STAGES.map(|lanes| {
        let chosen =
            lanes.iter().map(|lane| lane.iter().filter_map(|check| choice.of(check)).collect::<Vec<_>>());
        chosen.filter(|lane| !lane.is_empty()).collect::<Vec<_>>()
    });
    run_chosen(&stages)
}

/// The browser games and what they stand on, with or without pictures of the screens.
pub(crate) fn play_in_browser(pictures: bool) -> Result<bool> {
    let words: &[_] =
        if pictures { &["npm", "run", "--silent", "e2e:pictures"] } else { BROWSER_GAMES.words };
    let games = Check { words, ..BROWSER_GAMES };
    run_chosen(&[vec![vec![BUILD], vec![GALLERY]], vec![vec![games]], vec![vec![BROWSER_MEASURES]]])
}

fn run_chosen(stages: &[Vec<Vec<Check>>]) -> Result<bool> {
    let began = Instant::now();
    tools::install(stages.iter().flatten().flatten().flat_map(|check| check.needs.iter().copied()))?;
    let lanes: Vec<Vec<Lane<'_>>> =
        stages.iter().map(|stage| stage.iter().map(|lane| lane.iter().collect()).collect()).collect();
    let lines = run_stages(&lanes)?;
    Ok(report::close(&lines, began.elapsed()))
}

/// Runs one command that is no check, with its output as it comes.
fn chore(command: std::process::Command, limit: Duration) -> Result<bool> {
    Ok(crate::run::run(command, Runner::None, Voice::Live, limit)?.ending == Ending::Well)
}

/// Keeps what the painter paints now; its tests compare with that.
pub(crate) fn keep_goldens() -> Result<bool> {
    let mut keep =
        command(&["cargo", "test", "--package", "moonhare-painter", "--test", "goldens", "--quiet"], "");
    keep.env("MOONHARE_GOLDENS", "accept");
    chore(keep, Duration::from_secs(60 * BUILD.limit_min))
}

/// Writes the protocol's TypeScript types, the API's description and the settings' reference; tests hold that they are
/// current.
pub(crate) fn write_types() -> Result<bool> {
    const PARTS: [&[&str]; 2] = [
        &["--package", "moonhare-server", "--test", "types"],
        &["--package", "moonhare", "--bin", "moonhare"],
    ];
    for part in PARTS {
        let mut write = command(&["cargo", "test", "--quiet"], "");
        write.args(part).env("MOONHARE_WRITE_TYPES", "1");
        if part.contains(&"--bin") {
            write.arg("the_reference_says_what_can_be_set");
        }
        if !chore(write, Duration::from_secs(60 * BUILD.limit_min))? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Runs every fuzz target for so long; they run briefly, and always alike, among the tests.
pub(crate) fn fuzz(seconds: u64, seed: Option<u64>) -> Result<bool> {
    tools::install([Tool::Nextest, Tool::WebPackages])?;
    let mut fuzz = command(
        &["cargo", "nextest", "run", "--workspace", "--locked", "--no-fail-fast", "--profile", "fuzz"],
        "",
    );
    fuzz.env("MOONHARE_FUZZ_SECONDS", seconds.to_string());
    if let Some(seed) = seed {
        fuzz.env("MOONHARE_FUZZ_SEED", seed.to_string());
    }
    chore(fuzz, Duration::from_secs(60 * BUILD.limit_min + 20 * seconds))
}

/// What a soak does more of than the tests that it is made of.
const SOAK: [(&str, &str); 8] = [
    ("MOONHARE_KILLS", "1000"),
    ("MOONHARE_KILL_TABLES", "50"),
    ("MOONHARE_BACKUPS", "20"),
    ("MOONHARE_BACKUP_TABLES", "40"),
    ("MOONHARE_SOAK_TABLES", "50"),
    ("MOONHARE_FLOOD_SECONDS", "10"),
    ("MOONHARE_FLOOD_TABLES", "10"),
    ("MOONHARE_FLOOD_RATIO_MAX", "2"),
];

/// Runs the long forms of the tests with faults, one after the other; they run briefly among the tests.
pub(crate) fn soak(minutes: u64) -> Result<bool> {
    tools::install([Tool::Nextest, Tool::WebPackages, Tool::Nats])?;
    let mut soak = command(
        &["cargo", "nextest", "run", "--workspace", "--locked", "--no-fail-fast", "--profile", "soak"],
        "",
    );
    soak.envs(SOAK).env("MOONHARE_SOAK_SECONDS", (60 * minutes).to_string());
    chore(soak, Duration::from_secs(60 * (BUILD.limit_min + 60 + 4 * minutes)))
}

/// What a soak of a cluster does more of.
const SOAK_CLUSTER: [(&str, &str); 2] =
    [("MOONHARE_CLUSTER_FAULTS", "300"), ("MOONHARE_CLUSTER_TABLES", "60")];

/// Runs the long form of the test of many nodes; it runs briefly among the tests. How long it takes follows from its faults.
pub(crate) fn soak_cluster(minutes: u64) -> Result<bool> {
    tools::install([Tool::Nextest, Tool::WebPackages, Tool::Nats])?;
    let words = ["cargo", "nextest", "run", "--locked", "--profile", "soak", "-p", "moonhare", "cluster::"];
    let mut soak = command(&words, "");
    soak.envs(SOAK_CLUSTER);
    chore(soak, Duration::from_secs(60 * (BUILD.limit_min + 240 + minutes)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> impl Iterator<Item = &'static Check> {
        STAGES.into_iter().flatten().copied().flatten()
    }

    #[test]
    fn every_check_has_a_name_of_its_own() {
        let mut names: Vec<_> = all().map(|check| check.name).collect();
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count);
    }

    #[test]
    fn a_check_that_is_not_there_is_refused_with_those_that_are() {
        let refused = run(&Choice::Named(vec!["lint".to_owned()])).expect_err("there is none").to_string();
        assert!(refused.contains("\"lint\"") && refused.contains("lints"), "{refused}");
    }

    #[test]
    fn the_quick_answer_has_no_browser() {
        let quick: Vec<_> = all().filter_map(|check| Choice::Quick.of(check)).collect();
        assert!(quick.iter().any(|check| check.name == "Rust tests"));
        assert!(quick.iter().all(|check| !check.needs.contains(&Tool::Browser)));
    }
}
