//! `moonhare top`: a running server in the terminal.

mod sample;
mod screen;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use ureq::Agent;

use crate::healthy;
use crate::installed::Which;
use crate::serve::listen::At;
use sample::{History, Sample};
use screen::Screen;

/// Watch a running server: tables, players, commands, latency, memory
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// Where the server tells its numbers [default: as this machine's service is set, or http://127.0.0.1:7777/metrics]
    #[arg(env = "MOONHARE_METRICS_URL", value_name = "URL")]
    url: Option<String>,

    /// A file with the token that the server wants for them [default: as this machine's service is set]
    #[arg(long, env = "MOONHARE_METRICS_TOKEN_FILE", value_name = "FILE")]
    token_file: Option<PathBuf>,

    /// Seconds between two looks
    #[arg(long, value_name = "SECONDS", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=60))]
    every: u64,

    /// Look twice, print what is seen as text, and end
    #[arg(long)]
    once: bool,
}

const EXAMPLES: &str = "\
Examples:
  moonhare top
  moonhare top http://127.0.0.1:9777/metrics
  moonhare top https://play.example.org/metrics --token-file /etc/moonhare/token --once

q, Esc or Ctrl-C ends it.";

/// What stops the program from outside. Whichever it is, the terminal is given back first.
const STOPPED_BY: [i32; 3] = [SIGTERM, SIGINT, SIGHUP];

/// How soon it is noticed that somebody stops the program from outside.
const NOTICED: Duration = Duration::from_millis(200);

/// How long an answer may take.
const ANSWER: Duration = Duration::from_secs(5);

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let (url, token_file) = whereabouts(args)?;
    let looks = Looks::new(&url, token_file.as_deref())?;
    let mut history = History::default();
    // The first look shows whether there is anything to see, while the terminal is still as it was.
    history.add(looks.look()?);
    let every = Duration::from_secs(args.every);
    if args.once {
        std::thread::sleep(every);
        history.add(looks.look()?);
        let text = Screen { url: &url, history: &history, trouble: None }.text();
        io::stdout().write_all(text.as_bytes())?;
        return Ok(());
    }
    let stopped = Arc::new(AtomicBool::new(false));
    for signal in STOPPED_BY {
        signal_hook::flag::register(signal, Arc::clone(&stopped))?;
    }
    // It also puts the terminal right if the program should stumble.
    let mut terminal = ratatui::try_init().context("this needs a terminal; --once prints what is seen")?;
    let watched = watch(&mut terminal, args, &looks, &mut history, &stopped);
    // Who closed the terminal has nothing to put right.
    _ = ratatui::try_restore();
    watched
}

/// Where a server tells its numbers, and the file with the token for them: as it was named, or as the service of this machine is set.
fn whereabouts(args: &Args) -> anyhow::Result<(String, Option<PathBuf>)> {
    if let Some(url) = &args.url {
        return Ok((url.clone(), args.token_file.clone()));
    }
    let (settings, _) = Which { data: None, config: None }.find()?;
    let (host, port) = match settings.metrics_listen {
        Some(address) => (Some(address.ip()), address.port()),
        None => (settings.host(), settings.port()),
    };
    let url = format!("{}metrics", At(healthy::here(host), port));
    Ok((url, args.token_file.clone().or_else(|| settings.metrics_token_file().map(Path::to_path_buf))))
}

fn watch(
    terminal: &mut DefaultTerminal,
    args: &Args,
    looks: &Looks,
    history: &mut History,
    stopped: &AtomicBool,
) -> anyhow::Result<()> {
    let every = Duration::from_secs(args.every);
    let (mut trouble, mut next) = (None, Instant::now() + every);
    while !stopped.load(Ordering::Relaxed) {
        let screen = Screen { url: &looks.url, history, trouble: trouble.as_deref() };
        terminal.draw(|frame| screen.draw(frame))?;
        let wait = next.saturating_duration_since(Instant::now());
        if event::poll(wait.min(NOTICED))? {
            if is_end(&event::read()?) {
                return Ok(());
            }
            continue;
        }
        if Instant::now() < next {
            continue;
        }
        match looks.look() {
            Ok(sample) => {
                history.add(sample);
                trouble = None;
            }
            Err(error) => trouble = Some(format!("{error:#}")),
        }
        next = Instant::now() + every;
    }
    Ok(())
}

fn is_end(event: &Event) -> bool {
    let Event::Key(key) = event else { return false };
    let interrupted = key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL);
    key.kind == KeyEventKind::Press && (interrupted || matches!(key.code, KeyCode::Char('q') | KeyCode::Esc))
}

/// Asks the server for its numbers.
struct Looks {
    agent: Agent,
    url: String,
    authorization: Option<String>,
}

impl Looks {
    fn new(url: &str, token_file: Option<&Path>) -> anyhow::Result<Self> {
        let authorization = match token_file {
            Some(path) => {
                let token =
                    fs::read_to_string(path).with_context(|| format!("{} can't be read", path.display()))?;
                Some(format!("Bearer {}", token.trim()))
            }
            None => None,
        };
        let agent = crate::calling::agent(ANSWER, Vec::new()).http_status_as_error(false).build().into();
        Ok(Self { agent, url: url.to_owned(), authorization })
    }

    fn look(&self) -> anyhow::Result<Sample> {
        let mut request = self.agent.get(&self.url);
        if let Some(authorization) = &self.authorization {
            request = request.header("authorization", authorization);
        }
        let mut answer = request.call().with_context(|| format!("{} does not answer", self.url))?;
        match answer.status().as_u16() {
            200 => {}
            404 => bail!(
                "{} has no numbers for us: ask from the server's own machine, or with --token-file",
                self.url
            ),
            status => bail!("{} answers with status {status}", self.url),
        }
        let page =
            answer.body_mut().read_to_string().with_context(|| format!("{} can't be read", self.url))?;
        Sample::read(&page, Instant::now())
            .with_context(|| format!("{} has no numbers of a Moonhare", self.url))
    }
}
