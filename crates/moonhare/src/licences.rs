//! `moonhare licences`: what is in this program, and under which licences.

use std::io::{self, Write};

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
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let inside: Inside = serde_json::from_str(INSIDE)?;
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
        let inside: Inside = serde_json::from_str(INSIDE).unwrap();
        let find = |name: &str| inside.components.iter().find(|component| component.name == name);
        for name in ["moonhare-rules", "rustls", "ring", "sqlx", "libwebp", "SQLite", "Alegreya"] {
            assert!(find(name).is_some(), "{name} is inside");
        }
        for name in ["serde_derive", "proptest", "xtask", "moonhare-fuzz"] {
            assert!(find(name).is_none(), "{name} is not inside");
        }
        // It is in the public domain.
        const WITHOUT_TEXT: [&str; 1] = ["SQLite"];
        // Their text is that of the library inside of them.
        const ELSEWHERE: [&str; 1] = ["libwebp-sys"];
        // Without the web client's packages there is nothing of them inside, either.
        const OF_THE_WEB: [&str; 2] = ["svelte", "lean-qr"];
        for component in &inside.components {
            let name = component.name.as_str();
            assert!(component.licence.is_some(), "{name}");
            let excused = [&WITHOUT_TEXT[..], &ELSEWHERE, &OF_THE_WEB].concat().contains(&name);
            assert!(excused || !component.texts.is_empty(), "{name} has a licence and no text of it");
        }
    }

    #[test]
    fn the_bill_names_every_part_once() {
        let inside: Inside = serde_json::from_str(INSIDE).unwrap();
        let bill = bill(&inside);
        let parts = bill["components"].as_array().unwrap();
        let mut references: Vec<_> = parts.iter().map(|part| part["bom-ref"].as_str().unwrap()).collect();
        let count = references.len();
        references.sort_unstable();
        references.dedup();
        assert_eq!((references.len(), count), (count, inside.components.len() - 1));
    }
}
