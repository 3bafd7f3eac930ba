//! Every check of the project, in the order in which a mistake shows soonest.

use anyhow::{Result, bail};

use crate::count::{Count, Runner};
use crate::run::{command, counted};
use crate::tools;

struct Check {
    name: &'static str,
    folder: &'static str,
    words: &'static [&'static str],
    runner: Runner,
}

const fn check(
    name: &'static str,
    folder: &'static str,
    words: &'static [&'static str],
    runner: Runner,
) -> Check {
    Check { name, folder, words, runner }
}

const CHECKS: &[Check] = &[
    check("format", "", &["cargo", "fmt", "--all", "--check"], Runner::None),
    check("web types", "web", &["npm", "run", "--silent", "check"], Runner::None),
    check("web tests", "web", &["npm", "run", "--silent", "test"], Runner::Vitest),
    check(
        "lints",
        "",
        &["cargo", "clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"],
        Runner::None,
    ),
    check(
        "licences and sources",
        "",
        &["cargo", "deny", "--log-level", "error", "check", "bans", "licenses", "sources"],
        Runner::None,
    ),
    check(
        "Rust tests",
        "",
        &["cargo", "nextest", "run", "--workspace", "--locked", "--no-fail-fast", "--status-level", "fail"],
        Runner::Nextest,
    ),
    check(
        "documentation tests",
        "",
        &["cargo", "test", "--workspace", "--doc", "--locked", "--quiet"],
        Runner::Doctest,
    ),
    check("web size", "web", &["npm", "run", "--silent", "budget"], Runner::None),
    // Built as for the tests before it, so that nothing is compiled twice.
    check(
        "server for the browser games",
        "",
        &["cargo", "test", "--workspace", "--no-run", "--locked", "--quiet"],
        Runner::None,
    ),
    check("browser games", "web", &["npm", "run", "--silent", "e2e"], Runner::Playwright),
];

/// The checks that play in a browser, and what they need.
pub(crate) const BROWSER_GAMES: [&str; 2] = ["server for the browser games", "browser games"];

/// Known vulnerabilities are looked up in a database that cargo-deny fetches: checked where it can be had.
const ADVISORIES: &[&str] = &["cargo", "deny", "--log-level", "error", "check", "advisories"];
const ADVISORY_DATABASE: &[&str] = &["cargo", "deny", "--log-level", "off", "fetch", "db"];

/// Runs the named checks, or all; true when nothing failed.
pub(crate) fn run_all(only: &[String]) -> Result<bool> {
    for name in only {
        if !CHECKS.iter().any(|check| check.name == name) {
            let names: Vec<_> = CHECKS.iter().map(|check| check.name).collect();
            bail!("no check is called {name:?}; there are: {}", names.join(", "));
        }
    }
    tools::install()?;
    let mut total = Count::default();
    let mut broken = Vec::new();
    for check in CHECKS.iter().filter(|check| only.is_empty() || only.iter().any(|name| name == check.name)) {
        println!("\n== {}", check.name);
        let (well, count) = counted(command(check.words, check.folder), check.runner)?;
        total += outcome(well, count);
        if !well {
            broken.push(check.name);
        }
    }
    if only.is_empty() {
        println!("\n== advisories");
        if crate::run::succeeds(ADVISORY_DATABASE) {
            let (well, count) = counted(command(ADVISORIES, ""), Runner::None)?;
            total += outcome(well, count);
            if !well {
                broken.push("advisories");
            }
        } else {
            println!("not checked: the advisory database can't be fetched from here");
        }
    }
    if !broken.is_empty() {
        println!("\nfailed: {}", broken.join(", "));
    }
    println!("\n{} passed, {} failed", total.passed, total.failed);
    Ok(broken.is_empty())
}

/// A check that counts no tests of its own is one; one that broke has at least one failure.
fn outcome(well: bool, count: Count) -> Count {
    match (well, count) {
        (true, Count { passed: 0, failed: 0 }) => Count { passed: 1, failed: 0 },
        (false, Count { passed, failed: 0 }) => Count { passed, failed: 1 },
        (_, count) => count,
    }
}

/// Writes the protocol's TypeScript types; the server's tests hold that they are current.
pub(crate) fn write_types() -> Result<bool> {
    let mut write =
        command(&["cargo", "test", "--package", "moonhare-server", "--test", "types", "--quiet"], "");
    write.env("MOONHARE_WRITE_TYPES", "1");
    Ok(counted(write, Runner::None)?.0)
}
