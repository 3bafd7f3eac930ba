//! What the checks need beyond Rust and Node: looked for, then installed where that is allowed.

use anyhow::{Result, bail};

use crate::run::{command, succeeds};

/// The browser that plays the games.
const BROWSERS: [&str; 2] = ["chromium", "chromium-browser"];

/// Finds or installs every tool; says the command to run where it may not install.
pub(crate) fn install() -> Result<()> {
    cargo_tool("cargo-nextest", &["cargo", "nextest", "--version"])?;
    cargo_tool("cargo-deny", &["cargo", "deny", "--version"])?;
    if !succeeds(&["npm", "--version"]) {
        bail!("Node 20 or newer with npm is needed for the web client: install it, then run this again");
    }
    npm_packages()?;
    browser()
}

fn cargo_tool(name: &str, version: &[&str]) -> Result<()> {
    if succeeds(version) {
        return Ok(());
    }
    println!("installing {name} (some minutes, once)");
    run_or_say(&["cargo", "install", "--locked", name], "")
}

/// Installs what the lock file says, when that changed since the last time. Not by `npm ci`, which insists on the
/// optional packages of every other platform, and some registries lack those.
fn npm_packages() -> Result<()> {
    let web = crate::run::workspace().join("web");
    let lock = std::fs::read(web.join("package-lock.json"))?;
    let stamp = web.join("node_modules/.installed-lock.json");
    if std::fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    run_or_say(&["npm", "install", "--no-save", "--no-audit", "--no-fund"], "web")?;
    std::fs::write(stamp, lock)?;
    Ok(())
}

fn browser() -> Result<()> {
    if BROWSERS.iter().any(|name| succeeds(&[name, "--version"])) {
        return Ok(());
    }
    println!("installing Chromium");
    run_or_say(&["apt-get", "update", "--quiet"], "")?;
    run_or_say(&["apt-get", "install", "--yes", "--quiet", "--no-install-recommends", "chromium"], "")
}

fn run_or_say(words: &[&str], folder: &str) -> Result<()> {
    let ended = command(words, folder)
        .env("DEBIAN_FRONTEND", "noninteractive")
        .stdin(std::process::Stdio::null())
        .status();
    if ended.is_ok_and(|status| status.success()) {
        return Ok(());
    }
    let place = if folder.is_empty() { String::new() } else { format!(" in {folder}/") };
    bail!("this needs to be run by hand, with the rights it wants{place}: {}", words.join(" "))
}
