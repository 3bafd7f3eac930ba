//! `moonhare healthy`: whether the server on this machine answers, for whoever looks after it.

use std::io::{self, Read, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpStream};
use std::time::Duration;

use anyhow::bail;

use crate::serve;

/// Whether the server on this machine answers
///
/// Takes what `moonhare serve` takes, and asks the server that runs with it. For containers, which have no other program.
#[derive(clap::Args)]
#[command(after_long_help = "Exit codes: 0 when it answers, 1 when not.")]
pub(crate) struct Args {
    #[command(flatten)]
    serve: serve::Args,
}

/// How long an answer may take.
const ANSWER: Duration = Duration::from_secs(3);

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let (settings, _) = args.serve.load_for_operator()?;
    let (host, port) = (settings.host(), settings.port());
    if !answers(host, port) {
        bail!("no Moonhare answers on port {port}");
    }
    Ok(())
}

/// Where on this machine a server is asked that listens at this address.
pub(crate) fn here(host: Option<IpAddr>) -> IpAddr {
    host.filter(|host| !host.is_unspecified()).unwrap_or(Ipv4Addr::LOCALHOST.into())
}

/// Whether what listens there answers as we do. A server that speaks HTTPS answers this without it.
pub(crate) fn answers(host: Option<IpAddr>, port: u16) -> bool {
    let host = here(host);
    let ask = || -> io::Result<String> {
        let mut stream = TcpStream::connect_timeout(&SocketAddr::from((host, port)), ANSWER)?;
        stream.set_read_timeout(Some(ANSWER))?;
        stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")?;
        let mut answer = String::new();
        stream.take(4_096).read_to_string(&mut answer)?;
        Ok(answer)
    };
    ask().is_ok_and(|answer| answer.starts_with("HTTP/1.1 200") && answer.ends_with("\r\n\r\nok"))
}
