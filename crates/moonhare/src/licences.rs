//! `moonhare licences`: what is in this program, and under which licences.

use std::io::{self, Write};

use moonhare_server::IN_THE_CLIENT;
use serde::Deserialize;
use serde_json::{Value, json};

/// Print what is in this program, and under which licences
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// Only the list, without the texts
    #[arg(long)]
    list: bool,

    /// A bill of materials for programs, as CycloneDX 1.5 JSON
    #[arg(long, conflicts_with = "list")]
    sbom: bool,
}

const EXAMPLES: &str = "\
Examples:
  moonhare licences | less
  moonhare licences --list
  moonhare licences --sbom > moonhare.cdx.json";

/// Written when the program is built.
const INSIDE: &str = include_str!(concat!(env!("OUT_DIR"), "/inside.json"));

#[derive(Deserialize)]
struct Inside {
    components: Vec<Component>,
    texts: Vec<String>,
}

/// Something that is in the program.
#[derive(Deserialize)]
struct Component {
    name: String,
    version: Option<String>,
    licence: Option<String>,
    /// Where it comes from, as a package URL.
    from: Option<String>,
    /// Which texts are its licence.
    texts: Vec<usize>,
    /// The C that a package of Rust's brings along, by the name that Cargo knows it by.
    #[serde(default)]
    #[cfg_attr(not(test), expect(dead_code, reason = "tests hold it against what is listed"))]
    links: Option<String>,
}

/// A package that is in the web client.
#[derive(Deserialize)]
struct InTheClient {
    name: String,
    version: String,
    licence: String,
    text: Option<String>,
}

impl Inside {
    /// Everything: of Rust and C, and of the web client.
    fn all() -> anyhow::Result<Self> {
        let mut inside: Self = serde_json::from_str(INSIDE)?;
        for InTheClient { name, version, licence, text } in serde_json::from_str::<Vec<_>>(IN_THE_CLIENT)? {
            let text = text.map(|text| inside.keep(text));
            // In a package URL the sign before a scope is written by its number.
            let from = format!("pkg:npm/{}@{version}", name.replace('@', "%40"));
            let (version, licence, texts) = (Some(version), Some(licence), Vec::from_iter(text));
            inside.components.push(Component {
                name,
                version,
                licence,
                from: Some(from),
                texts,
                links: None,
            });
        }
        Ok(inside)
    }

    /// Where a text is; the same is there once.
    fn keep(&mut self, text: String) -> usize {
        let known = self.texts.iter().position(|known| *known == text);
        known.unwrap_or_else(|| {
            self.texts.push(text);
            self.texts.len() - 1
        })
    }
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let inside = Inside::all()?;
    let mut output = io::stdout().lock();
    if args.sbom {
        writeln!(output, "{}", serde_json::to_string_pretty(&bill(&inside))?)?;
        return Ok(());
    }
    for component in &inside.components {
        let version = component.version.as_deref().map(|version| format!(" {version}")).unwrap_or_default();
        let licence = component.licence.as_deref().unwrap_or("see below");
        writeln!(output, "{}{version}: {licence}", component.name)?;
    }
    if !args.list {
        describe(&inside, &mut output)?;
    }
    Ok(())
}

/// Each text once, after the names of those that it is for.
fn describe(inside: &Inside, output: &mut impl Write) -> io::Result<()> {
    for (at, text) in inside.texts.iter().enumerate() {
        let of = inside.components.iter().filter(|component| component.texts.contains(&at));
        let names: Vec<_> = of.map(|component| component.name.as_str()).collect();
        writeln!(output, "\n{}\n{}\n\n{text}", "-".repeat(72), names.join(", "))?;
    }
    Ok(())
}

/// The bill of materials. It has no date and no number of chance, so that the same program has the same bill.
fn bill(inside: &Inside) -> Value {
    let part = |component: &Component| {
        let reference = component.from.clone().unwrap_or_else(|| component.name.clone());
        let mut part = json!({ "type": "library", "bom-ref": reference, "name": component.name });
        if let Some(version) = &component.version {
            part["version"] = json!(version);
        }
        if let Some(licence) = &component.licence {
            part["licenses"] = json!([{ "expression": licence.replace('/', " OR ") }]);
        }
        if let Some(from) = &component.from {
            part["purl"] = json!(from);
        }
        part
    };
    let program = json!({
        "type": "application",
        "bom-ref": "program",
        "name": "moonhare",
        "version": env!("CARGO_PKG_VERSION"),
        "licenses": [{ "expression": env!("CARGO_PKG_LICENSE") }],
    });
    json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": { "component": program },
        "components": inside.components.iter().filter(|component| component.name != "moonhare").map(part).collect::<Vec<_>>(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_inside_has_a_licence_and_its_text() {
        let inside = Inside::all().unwrap();
        let find = |name: &str| inside.components.iter().find(|component| component.name == name);
        for name in [
            "moonhare-rules",
            "rustls",
            "ring",
            "sqlx",
            "libwebp",
            "SQLite",
            "Alegreya",
            "Alegreya Sans",
            "Rust standard library",
            "hashbrown (in Rust's standard library)",
        ] {
            assert!(find(name).is_some(), "{name} is inside");
        }
        for name in ["serde_derive", "proptest", "xtask", "moonhare-fuzz", "typescript", "vitest"] {
            assert!(find(name).is_none(), "{name} is not inside");
        }
        for name in ["SQLite", "libwebp", "Rust standard library", "ring"] {
            let version = find(name).and_then(|component| component.version.as_deref()).unwrap_or_default();
            assert!(
                version.starts_with(|letter: char| letter.is_ascii_digit()),
                "{name} has a version: {version}"
            );
        }
        // It is in the public domain.
        const WITHOUT_TEXT: [&str; 1] = ["SQLite"];
        // Their text is that of the library inside of them.
        const ELSEWHERE: [&str; 1] = ["libwebp-sys"];
        for component in &inside.components {
            let name = component.name.as_str();
            assert!(component.licence.is_some(), "{name}");
            let excused = [&WITHOUT_TEXT[..], &ELSEWHERE].concat().contains(&name);
            assert!(excused || !component.texts.is_empty(), "{name} has a licence and no text of it");
        }
    }

    /// What the bundler took, not what a list of ours says; without the client there is nothing of it inside.
    #[test]
    fn the_client_names_the_packages_that_are_in_it() {
        let inside = Inside::all().unwrap();
        let of_npm = |component: &&Component| {
            component.from.as_deref().is_some_and(|from| from.starts_with("pkg:npm/"))
        };
        let names: Vec<_> =
            inside.components.iter().filter(of_npm).map(|component| component.name.as_str()).collect();
        if names.is_empty() {
            assert_eq!(IN_THE_CLIENT.trim(), "[]");
            return;
        }
        // Written down by those who wrote the client, and by what these need themselves.
        for name in ["svelte", "lean-qr", "@inlang/paraglide-js", "clsx"] {
            assert!(names.contains(&name), "{name} is in the client: {names:?}");
        }
    }

    /// Whatever package begins to bring C along has to be looked at: what it brings needs a line of its own in the list.
    #[test]
    fn no_package_brings_c_that_nobody_listed() {
        // SQLite has a line of its own; of ring the C is its own, and the other one brings none and says so to be there only once.
        const LOOKED_AT: [&str; 3] = ["libsqlite3-sys", "ring", "rayon-core"];
        let inside = Inside::all().unwrap();
        for component in &inside.components {
            let known = component.links.is_none() || LOOKED_AT.contains(&component.name.as_str());
            assert!(known, "{} brings {:?} along", component.name, component.links);
        }
    }

    #[test]
    fn the_bill_names_every_part_once() {
        let inside = Inside::all().unwrap();
        let bill = bill(&inside);
        let parts = bill["components"].as_array().unwrap();
        let mut references: Vec<_> = parts.iter().map(|part| part["bom-ref"].as_str().unwrap()).collect();
        let count = references.len();
        references.sort_unstable();
        references.dedup();
        assert_eq!((references.len(), count), (count, inside.components.len() - 1));
    }
}
