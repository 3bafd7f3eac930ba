//! `moonhare own`: what an operator decides about people's own pictures.

use std::io::{self, Write};

use anyhow::Context;

use crate::place::Place;

/// Decide about the pictures that people bring
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// Make a word: who has one may open a box on a server with `--own-pictures invite`
    ///
    /// Words lie in own/words.txt of the data folder, one a line. One that is taken out there counts no more. In a house of many
    /// nodes they are in its log.
    Word {
        #[command(flatten)]
        place: Place,
    },
    /// Remove a picture and refuse it, and those that look like it, from now on
    ///
    /// `moonhare reports` names the pictures that were reported. A server that runs obeys with the next look at a picture.
    Block {
        /// The picture's identity: twelve letters
        picture: String,
        #[command(flatten)]
        place: Place,
    },
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    match &args.what {
        What::Word { place } => {
            let word = place.open()?.operator().new_word().context("the word could not be kept")?;
            writeln!(out, "{word}")?;
        }
        What::Block { picture, place } => {
            let picture = picture.parse().with_context(|| format!("{picture:?} is no picture"))?;
            place.open()?.operator().block(picture).context("that could not be kept")?;
            writeln!(out, "{picture} is blocked")?;
        }
    }
    Ok(())
}
