//! `moonhare pack import` and `export`: boxes of people's own pictures as zips.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Write};
use std::path::PathBuf;

use anyhow::Context;
use serde_json::json;

use crate::place::Place;
use crate::serve::own::carton;

/// Make a box of people's own pictures from a zip
///
/// The zip comes from `moonhare pack export`, from a box's page, or is any zip of JPEG, PNG, WebP or GIF files. The server may
/// run: it has the box at once. Whoever has the key can change the box, so keep it.
#[derive(clap::Args)]
pub(crate) struct Import {
    /// The zip
    file: PathBuf,
    /// What the box is called, if not as the zip says
    #[arg(long)]
    name: Option<String>,
    #[command(flatten)]
    place: Place,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// Write a box of people's own pictures as a zip
#[derive(clap::Args)]
pub(crate) struct Export {
    /// The box: own- and 32 letters, as in its link
    id: String,
    /// The file to write; one that is there is replaced
    #[arg(long)]
    out: PathBuf,
    #[command(flatten)]
    place: Place,
}

impl Import {
    pub(crate) fn run(&self) -> anyhow::Result<()> {
        let shown = self.file.display();
        let file = File::open(&self.file).with_context(|| format!("{shown} can't be opened"))?;
        let place = self.place.open()?;
        let boxes = place.boxes();
        let unpacked =
            boxes.unpack(BufReader::new(file), self.name.as_deref()).with_context(|| shown.to_string())?;
        boxes.paint_all();
        for (file, why) in &unpacked.refused {
            eprintln!("moonhare: {}", for_a_terminal(&format!("{file}: {why}")));
        }
        let mut out = io::stdout().lock();
        let (id, key) = (&unpacked.made.id, &unpacked.made.key);
        if self.json {
            let refused: Vec<_> = unpacked.refused.iter().map(|(file, _)| file).collect();
            let line = json!({"id": id, "key": key, "name": unpacked.name, "cards": unpacked.cards, "refused": refused});
            writeln!(out, "{line}")?;
        } else {
            writeln!(out, "{:?}, {} cards", unpacked.name, unpacked.cards)?;
            writeln!(out, "  to play with it  /#box={id}")?;
            writeln!(out, "  to change it     /#box={id}.{key}")?;
        }
        Ok(())
    }
}

/// The zip is a stranger's, and so are the names in it: none of them gives the operator's terminal orders.
fn for_a_terminal(text: &str) -> String {
    text.replace(char::is_control, "\u{fffd}")
}

impl Export {
    pub(crate) fn run(&self) -> anyhow::Result<()> {
        let shown = self.out.display();
        let place = self.place.open()?;
        // Beside it first: what is there already stays until the new one is whole.
        let partial = self.out.with_extension("zip-part");
        let file = File::create(&partial).with_context(|| format!("{shown} can't be written"))?;
        let packed = carton::pack(&place.boxes(), &self.id, BufWriter::new(file));
        let cards = packed.inspect_err(|_| _ = std::fs::remove_file(&partial))?;
        std::fs::rename(&partial, &self.out).with_context(|| format!("{shown} can't be written"))?;
        writeln!(io::stdout().lock(), "{shown}: {cards} cards")?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn names_in_a_zip_give_a_terminal_no_orders() {
        assert_eq!(
            super::for_a_terminal("Übersee\n\u{1b}[31m.jpg: no"),
            "Übersee\u{fffd}\u{fffd}[31m.jpg: no"
        );
    }
}
