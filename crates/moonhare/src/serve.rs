//! `moonhare serve`: tables for everybody who can reach this machine.

mod attic;
mod backups;
pub(crate) mod bans;
pub(crate) mod cluster;
pub(crate) mod gallery;
pub(crate) mod heard;
pub(crate) mod https;
pub(crate) mod knocks;
pub(crate) mod listen;
pub(crate) mod machine;
pub(crate) mod own;
mod period;
mod players;
#[cfg(unix)]
pub(crate) mod privacy;
mod reload;
pub(crate) mod reports;
pub(crate) mod settings;
mod shelf;
mod studio;
#[cfg(feature = "vision")]
mod vision;

use std::{
    io::IsTerminal as _,
    net::{IpAddr, SocketAddr},
    path::{Path, PathBuf},
    sync::Arc,
};

use anyhow::Context;
use clap::ArgMatches;
use moonhare_bots::encoder::EncoderMind;
use moonhare_bots::{Mind, Recent, Sight};
use moonhare_packs::Order;
use moonhare_rooms::{Decks, Rooms, system_calendar};
use moonhare_server::{NoOwnPictures, NoPainter, PlainShelf, Services};
use qrcode::{QrCode, render::unicode};
use tokio::{net::TcpListener, runtime::Handle};
use tracing::Level;
use tracing_subscriber::{
    filter::{Targets, filter_fn},
    layer::SubscriberExt,
    util::SubscriberInitExt,
};

use crate::{darkroom, installed};
use backups::Backups;
use bans::BanBook;
use heard::Heard;
use listen::{At, lan_address};
use machine::Here;
use own::{Describe, OwnBoxes};
use players::Players;
use reload::Reloads;
use reports::ReportBook;
use settings::{Settings, VisionSettings, options};
use shelf::PackShelf;
use studio::Studio;

/// Serve tables to everybody who can reach this machine
///
/// Everything is kept in one folder. After a restart, or a power cut, every table is exactly where it was.
#[derive(Clone, clap::Args)]
#[group(skip)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    settings: Settings,

    /// A file with these settings, and the server's limits, in TOML
    #[arg(long, env = "MOONHARE_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  moonhare serve
  moonhare serve --port 8080 --data /var/lib/moonhare
  moonhare serve --cluster nats://a:4222,nats://b:4222,nats://c:4222
  moonhare serve --host 127.0.0.1 --public-url https://play.example.org --trusted-header x-forwarded-for

A setting on the command line counts before one in the environment, that before one in the file.
Ctrl-C or SIGTERM stops the server: everybody is told to come back, and what was accepted is kept.
SIGHUP reads the file again and takes its limits over. docs/SETTINGS.md lists all settings.";

impl Args {
    /// What is set all in all, and the file as it is written.
    pub(crate) fn load(&self) -> anyhow::Result<(Settings, toml::Table)> {
        let (in_file, written) = self.config.as_deref().map(Settings::read).transpose()?.unwrap_or_default();
        Ok((self.settings.clone().or(in_file), written))
    }

    /// The same for an operator's command, which means this machine's service where neither a file nor a folder is named.
    pub(crate) fn load_for_operator(&self) -> anyhow::Result<(Settings, toml::Table)> {
        let mut args = self.clone();
        if args.config.is_none() {
            args.config = installed::settings_file(args.settings.named_data())?;
        }
        let (settings, written) = args.load()?;
        if self.config.is_none()
            && let Some(file) = &args.config
        {
            installed::say(file, settings.data());
        }
        Ok((settings, written))
    }
}

pub(crate) fn run(args: &Args, given: ArgMatches) -> anyhow::Result<()> {
    let (settings, file) = args.load()?;
    start_log(settings.log(), settings.log_json())?;
    for strange in
        options::strange_variables(std::env::vars_os().filter_map(|(name, _)| name.into_string().ok()))
    {
        tracing::warn!("{strange}");
    }
    #[cfg(unix)]
    if let Err(error) = privacy::close(settings.data()) {
        tracing::warn!(%error, "others may be able to open the data folder, and it could not be closed to them");
    }
    allow_connections(settings.server().connections_max);
    let runtime = tokio::runtime::Runtime::new().context("the runtime could not be started")?;
    let reloads = Reloads::new(args.clone(), given, &file);
    runtime.block_on(serve(&settings, reloads))
}

/// Every connection takes a file handle, and systems give a program few of them unless it asks for more.
fn allow_connections(wanted: usize) {
    const OTHER_FILES: u64 = 64;
    let wanted = u64::try_from(wanted).unwrap_or(u64::MAX).saturating_add(OTHER_FILES);
    match rlimit::increase_nofile_limit(wanted) {
        Ok(allowed) if allowed < wanted => {
            tracing::info!(allowed, wanted, "the system allows fewer connections than the settings");
        }
        Ok(_) => {}
        Err(error) => tracing::warn!(%error, "the number of connections that the system allows is not known"),
    }
}

async fn serve(settings: &Settings, reloads: Reloads) -> anyhow::Result<()> {
    let config = settings.server();
    config.check()?;
    let data = settings.data();
    let backup_plan = settings.backups()?;
    let pace = settings.bot_pace()?;
    let painted_packs = settings.painted_packs();
    let own_pictures = settings.own_pictures();
    let (log, neighbours) = settings.cluster.open(data).await?;
    let bans = match settings.cluster.is_set() {
        true => BanBook::House(Arc::clone(&log)),
        false => BanBook::in_folder(data),
    };
    let mut new_limits = reloads.follow(config, bans).await?;
    let config = new_limits.borrow_and_update().clone();
    let push = knocks::open(settings, data, &*log, &*neighbours).await?;
    let port = settings.port();
    let listener =
        listen::listen(settings.host(), port).and_then(TcpListener::from_std).with_context(|| {
            let on = settings.host().map(|host| format!(" on {host}")).unwrap_or_default();
            format!("port {port}{on} can't be listened on; --port takes another")
        })?;
    let metrics = match settings.metrics_listen {
        Some(address) => Some(listen_for_operators(address)?),
        None => None,
    };
    let metrics_token = settings.metrics_token()?;
    let listening = listener.local_addr()?.ip();
    let lan = listening.is_unspecified().then(|| lan_address(listening)).flatten();
    let https = https::open(settings, lan).await?;
    announce(listener.local_addr()?, lan, config.public_url.as_deref());
    let (own, reports) = if settings.cluster.is_set() {
        let (log, neighbours) = (Arc::clone(&log), Arc::clone(&neighbours));
        let reports = ReportBook::in_house(Arc::clone(&log), Handle::current());
        (OwnBoxes::of_house(log, neighbours, own_pictures, config.own, darkroom::develop), reports)
    } else {
        let own = OwnBoxes::open(data, own_pictures, config.own, darkroom::develop);
        (own, ReportBook::in_folder(data))
    };
    let packs = Arc::new(PackShelf::load(data, Arc::clone(&own)));
    warm_up_bots()?;
    let mind = settings.mind.as_deref().map(load_mind).transpose()?;
    let (sight, describe) = open_eyes(&settings.vision)?.unzip();
    let heard = settings.keep_clues().then(|| Heard::open(data.join(heard::FILE))).transpose();
    let heard = heard.context("the clues that were kept can't be read")?.map(Arc::new);
    if let Some(heard) = &heard {
        packs.listen_to(Arc::clone(heard));
    }
    let players =
        Arc::new(Players { packs: Arc::clone(&packs), mind, sight, recent: Recent::default(), heard, pace });
    let backups = backup_plan.map(Backups::start).transpose()?;
    let figures = backups.as_ref().map(|backups| Arc::clone(&backups.figures));
    let machine = Arc::new(Here::new(data, figures, reports));
    let studio = Studio::open(Arc::clone(&packs), painted_packs, Order::new);
    if settings.cluster.is_set() {
        tokio::spawn(gallery::keep_alike(Arc::clone(&packs), Arc::clone(&log)));
    }
    let open_rooms = |decks| Rooms::among(neighbours, log, decks, players, config.quotas, system_calendar());
    let services = if packs.is_empty() {
        tracing::warn!(
            "there is no pack to play with, so cards are plain colours; `moonhare paint` makes a pack"
        );
        let plain = Arc::new(PlainShelf);
        let rooms = open_rooms(Arc::clone(&plain) as Arc<dyn Decks>);
        Services {
            rooms,
            shelf: plain,
            painter: Arc::new(NoPainter),
            own: Arc::new(NoOwnPictures),
            machine,
            metrics,
            metrics_token,
            new_limits: Some(new_limits),
            https,
        }
    } else {
        studio.work()?;
        own.work()?;
        if let Some(describe) = describe {
            own.propose(describe)?;
        }
        let rooms = open_rooms(Arc::clone(&packs) as Arc<dyn Decks>);
        Services {
            rooms,
            shelf: packs,
            painter: Arc::clone(&studio) as _,
            own: Arc::clone(&own) as _,
            machine,
            metrics,
            metrics_token,
            new_limits: Some(new_limits),
            https,
        }
    };
    services.rooms.take_stock().await?;
    if let Some(push) = push {
        services.rooms.hang_doorbell(Arc::new(push));
    }
    let stopped = async {
        stopped().await;
        studio.stop();
        own.stop();
    };
    moonhare_server::run(listener, services, config, stopped).await?;
    if let Some(backups) = backups {
        tokio::task::spawn_blocking(|| backups.stop()).await?;
    }
    Ok(())
}

fn listen_for_operators(address: SocketAddr) -> anyhow::Result<TcpListener> {
    listen::listen(Some(address.ip()), address.port())
        .and_then(TcpListener::from_std)
        .with_context(|| format!("{address} can't be listened on; --metrics-listen takes another"))
}

/// Bots learn their words beside everything else: people get their first page before that, and a bot that is asked earlier waits for the rest of it.
fn warm_up_bots() -> anyhow::Result<()> {
    let warmed = std::thread::Builder::new().name("bots".into()).spawn(moonhare_bots::warm_up);
    warmed.map(drop).context("the bots could not be started")
}

/// Who looks at pictures: for the bots, and for those who want to know what is on their own.
type Eyes = (Arc<dyn Sight>, Arc<dyn Describe>);

#[cfg(feature = "vision")]
fn open_eyes(settings: &VisionSettings) -> anyhow::Result<Option<Eyes>> {
    let Some(vision) = vision::Vision::new(settings)?.map(Arc::new) else { return Ok(None) };
    tracing::info!(?vision, "bots show the cards that they see to a vision endpoint");
    Ok(Some((Arc::clone(&vision) as _, vision as _)))
}

#[cfg(not(feature = "vision"))]
fn open_eyes(settings: &VisionSettings) -> anyhow::Result<Option<Eyes>> {
    anyhow::ensure!(
        settings.url.is_none(),
        "--vision-url: this program was built without the feature `vision`"
    );
    Ok(None)
}

fn load_mind(folder: &Path) -> anyhow::Result<Arc<dyn Mind>> {
    let mind = EncoderMind::load(folder).with_context(|| format!("--mind {}", folder.display()))?;
    Ok(Arc::new(mind))
}

fn start_log(filter: &str, json: bool) -> anyhow::Result<()> {
    let filter: Targets =
        filter.parse().context("--log is not understood; like info, or warn,moonhare=debug")?;
    // Libraries trace the bytes of connections, and with them the secrets of seats: below info only our own words count.
    let no_bytes = filter_fn(|said| said.target().starts_with("moonhare") || *said.level() <= Level::INFO);
    let log = tracing_subscriber::registry().with(filter).with(no_bytes);
    // Colours are for people who look on, not for a journal.
    let lines = tracing_subscriber::fmt::layer()
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal());
    // A second start in one process, as in tests, keeps the first log.
    _ = if json { log.with(lines.json()).try_init() } else { log.with(lines).try_init() };
    Ok(())
}

/// Done when the operator wants the server to stop.
async fn stopped() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminate) = signal(SignalKind::terminate()) else { return };
        tokio::select! {
            _ = terminate.recv() => {}
            _ = tokio::signal::ctrl_c() => {}
        }
    }
    #[cfg(not(unix))]
    {
        _ = tokio::signal::ctrl_c().await;
    }
}

/// Says where the tables are, with a code for phones to read.
fn announce(listening: SocketAddr, lan: Option<IpAddr>, public_url: Option<&str>) {
    let port = listening.port();
    let here = match listening.ip() {
        all if all.is_unspecified() => format!("http://localhost:{port}/"),
        one => At(one, port).to_string(),
    };
    println!("Moonhare is open.\n\n  on this machine   {here}");
    if let Some(lan) = lan {
        println!("  in this network   {}", At(lan, port));
    }
    if let Some(url) = public_url {
        println!("  for everybody     {url}");
    }
    let scan = public_url.map(str::to_owned).or(lan.map(|lan| At(lan, port).to_string()));
    if let Some(code) = scan.and_then(|address| QrCode::new(address).ok()) {
        // Most terminals write light on dark, so what is printed has to be the light part of the code.
        let (dark, light) = (unicode::Dense1x2::Light, unicode::Dense1x2::Dark);
        println!("\n{}", code.render().dark_color(dark).light_color(light).build());
    }
}
