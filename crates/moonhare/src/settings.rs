//! `moonhare settings`: what a server would be set to, and where each setting comes from.

use std::io::{self, Write};

use clap::ArgMatches;

use crate::serve;
use crate::serve::settings::in_force::{self, InForce, Source};
use crate::serve::settings::options;

/// Show the settings that a server would have, and where each comes from
///
/// Takes what `moonhare serve` takes. Nothing is started and no secret is shown.
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    serve: serve::Args,

    /// Only what is set, not what is as it comes
    #[arg(long)]
    set: bool,

    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  moonhare settings
  moonhare settings --config /etc/moonhare/moonhare.toml --set
  moonhare settings --port 8080 --json

docs/SETTINGS.md says what each is for.

Exit codes: 0 when a server could start with them, 1 when they can't work.";

pub(crate) fn run(args: &Args, given: &ArgMatches) -> anyhow::Result<()> {
    let (settings, file) = args.serve.load_for_operator()?;
    let set = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    for strange in options::strange_variables(set) {
        eprintln!("moonhare: {strange}");
    }
    let mut all = in_force::all(given, &file);
    if args.set {
        all.retain(|setting| setting.from != Source::Default);
    }
    let mut output = io::stdout().lock();
    if args.json {
        writeln!(output, "{}", serde_json::to_string(&all)?)?;
    } else {
        describe(&all, &mut output)?;
    }
    settings.check()
}

fn describe(all: &[InForce], output: &mut impl Write) -> io::Result<()> {
    let text = |value: &Option<String>| value.clone().unwrap_or_else(|| "–".to_owned());
    let width = |texts: &mut dyn Iterator<Item = usize>| texts.max().unwrap_or(0);
    let names = width(&mut all.iter().map(|line| line.setting.len()));
    let values = width(&mut all.iter().map(|line| text(&line.value).chars().count())).min(40);
    for line in all {
        writeln!(output, "{:names$}  {:values$}  {}", line.setting, text(&line.value), line.from)?;
    }
    Ok(())
}
