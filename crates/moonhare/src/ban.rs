//! `moonhare ban`: addresses that a house does not want.

use std::io::{self, Write};

use moonhare_server::Network;

use crate::place::Place;

/// Keep addresses out, at every node of a house and at once
///
/// Whoever is connected from there is told `banned` and put out within a few seconds; the server need not be started again. What is
/// `banned` in the settings stays so beside this list. Without an address, the list is printed.
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    place: Place,

    /// Addresses or ranges of them
    #[arg(value_name = "ADDRESS")]
    addresses: Vec<Network>,

    /// Let them in again
    #[arg(long, requires = "addresses")]
    lift: bool,
}

const EXAMPLES: &str = "\
Examples:
  moonhare ban 203.0.113.7 --data /var/lib/moonhare
  moonhare ban 2001:db8:1:2::/64 198.51.100.0/24 --cluster nats://a:4222,nats://b:4222
  moonhare ban --lift 203.0.113.7
  moonhare ban

`moonhare reports` tells the addresses of those who were reported. A household of IPv6 is a /64.";

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let place = args.place.open()?;
    let (book, runtime) = place.bans()?;
    let banned = if args.addresses.is_empty() {
        runtime.block_on(book.read())?
    } else {
        runtime.block_on(book.change(|banned| {
            banned.retain(|known| !args.addresses.contains(known));
            if !args.lift {
                banned.extend(&args.addresses);
            }
        }))?
    };
    let mut output = io::stdout().lock();
    for network in &banned {
        writeln!(output, "{network}")?;
    }
    if banned.is_empty() {
        writeln!(output, "nobody is banned")?;
    }
    Ok(())
}
