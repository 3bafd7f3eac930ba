//! `moonhare serve`: tables for everybody who can reach this machine.

mod players;
mod settings;
mod shelf;
mod studio;
#[cfg(feature = "vision")]
mod vision;

use std::{
    fs,
    net::{IpAddr, SocketAddr, UdpSocket},
    path::{Path, PathBuf},
    sync::Arc,
};

use anyhow::Context;
use moonhare_bots::encoder::EncoderMind;
use moonhare_bots::{Mind, Sight};
use moonhare_packs::Order;
use moonhare_rooms::{Decks, SqliteLog, Tables};
use moonhare_server::{Config, NoPainter, PlainShelf, Services};
use qrcode::{QrCode, render::unicode};
use serde::Deserialize;
use tokio::net::TcpListener;

use players::Players;
use settings::VisionSettings;
use shelf::PackShelf;
use studio::Studio;

/// Serve tables to everybody who can reach this machine
///
/// Everything is kept in one folder. After a restart, or a power cut, every table is exactly where it was.
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// The port to listen on; 0 takes any that is free [default: 7777]
    #[arg(long, env = "MOONHARE_PORT")]
    port: Option<u16>,

    /// The address to listen on [default: 0.0.0.0, which is all]
    #[arg(long, env = "MOONHARE_HOST")]
    host: Option<IpAddr>,

    /// The folder that everything is kept in [default: moonhare-data]
    #[arg(long, env = "MOONHARE_DATA", value_name = "FOLDER")]
    data: Option<PathBuf>,

    /// The address that people use, if a proxy stands before the server
    #[arg(long, env = "MOONHARE_PUBLIC_URL", value_name = "URL")]
    public_url: Option<String>,

    /// The header in which a proxy that is trusted tells clients' addresses, such as x-forwarded-for
    #[arg(long, env = "MOONHARE_TRUSTED_HEADER", value_name = "NAME")]
    trusted_header: Option<String>,

    /// A folder with a sentence encoder that bots think with as well; `cargo xtask mind` makes one
    #[arg(long, env = "MOONHARE_MIND", value_name = "FOLDER")]
    mind: Option<PathBuf>,

    #[command(flatten)]
    vision: VisionSettings,

    /// Packs painted at the players' wish that are kept, about 10 MB each; 0 lets nobody paint [default: 12]
    #[arg(long, env = "MOONHARE_PAINTED_PACKS", value_name = "N")]
    painted_packs: Option<usize>,

    /// What to log: error, warn, info, debug, trace, or a filter such as info,moonhare_rooms=debug [default: info]
    #[arg(long, env = "MOONHARE_LOG", value_name = "FILTER")]
    log: Option<String>,

    /// Log lines as JSON
    #[arg(long, env = "MOONHARE_LOG_JSON")]
    log_json: bool,

    /// A file with these settings, and the server's limits, in TOML
    #[arg(long, env = "MOONHARE_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,
}

/// Painted packs that are kept unless a setting says otherwise.
const PAINTED_PACKS: usize = 12;

const EXAMPLES: &str = "\
Examples:
  moonhare serve
  moonhare serve --port 8080 --data /var/lib/moonhare
  moonhare serve --host 127.0.0.1 --public-url https://play.example.org --trusted-header x-forwarded-for

A setting on the command line counts before one in the environment, that before one in the file.
Ctrl-C or SIGTERM stops the server: everybody is told to come back, and what was accepted is kept.";

/// What a settings file may hold.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct File {
    port: Option<u16>,
    host: Option<IpAddr>,
    data: Option<PathBuf>,
    painted_packs: Option<usize>,
    log: Option<String>,
    /// Where bots may show the pictures.
    vision: VisionSettings,
    /// Everything about limits and proxies.
    server: Config,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let file = args.config.as_deref().map(read_file).transpose()?.unwrap_or_default();
    start_log(args.log.as_deref().or(file.log.as_deref()).unwrap_or("info"), args.log_json)?;
    allow_connections(file.server.connections_max);
    let runtime = tokio::runtime::Runtime::new().context("the runtime could not be started")?;
    runtime.block_on(serve(args, file))
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

async fn serve(args: &Args, file: File) -> anyhow::Result<()> {
    let mut config = file.server;
    config.public_url = args.public_url.clone().or(config.public_url);
    config.trusted_header = args.trusted_header.clone().or(config.trusted_header);
    let data = args.data.clone().or(file.data).unwrap_or_else(|| PathBuf::from("moonhare-data"));
    let log = Arc::new(SqliteLog::open(&data).await?);
    let host = args.host.or(file.host).unwrap_or(IpAddr::from([0, 0, 0, 0]));
    let port = args.port.or(file.port).unwrap_or(7777);
    let listener = TcpListener::bind((host, port))
        .await
        .with_context(|| format!("port {port} on {host} can't be listened on; --port takes another"))?;
    announce(listener.local_addr()?, config.public_url.as_deref());
    let packs = Arc::new(PackShelf::load(&data));
    moonhare_bots::warm_up();
    let mind = args.mind.as_deref().map(load_mind).transpose()?;
    let sight = open_eyes(&args.vision.or(&file.vision))?;
    let players = Arc::new(Players { packs: Arc::clone(&packs), mind, sight });
    let painted_packs = args.painted_packs.or(file.painted_packs).unwrap_or(PAINTED_PACKS);
    let studio = Studio::open(Arc::clone(&packs), painted_packs, Order::new);
    let services = if packs.is_empty() {
        tracing::warn!(
            "there is no pack to play with, so cards are plain colours; `moonhare paint` makes a pack"
        );
        let plain = Arc::new(PlainShelf);
        let tables = Tables::new(log, Arc::clone(&plain) as Arc<dyn Decks>, players);
        Services { tables, shelf: plain, painter: Arc::new(NoPainter) }
    } else {
        studio.work()?;
        let tables = Tables::new(log, Arc::clone(&packs) as Arc<dyn Decks>, players);
        Services { tables, shelf: packs, painter: Arc::clone(&studio) as _ }
    };
    let stopped = async {
        stopped().await;
        studio.stop();
    };
    moonhare_server::run(listener, services, config, stopped).await?;
    Ok(())
}

#[cfg(feature = "vision")]
fn open_eyes(settings: &VisionSettings) -> anyhow::Result<Option<Arc<dyn Sight>>> {
    let vision = vision::Vision::new(settings)?;
    if let Some(vision) = &vision {
        tracing::info!(?vision, "bots show the cards that they see to a vision endpoint");
    }
    Ok(vision.map(|vision| Arc::new(vision) as Arc<dyn Sight>))
}

#[cfg(not(feature = "vision"))]
fn open_eyes(settings: &VisionSettings) -> anyhow::Result<Option<Arc<dyn Sight>>> {
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

fn read_file(path: &Path) -> anyhow::Result<File> {
    let text = fs::read_to_string(path).with_context(|| format!("{} can't be read", path.display()))?;
    toml::from_str(&text).with_context(|| format!("{} is not understood", path.display()))
}

fn start_log(filter: &str, json: bool) -> anyhow::Result<()> {
    let filter = tracing_subscriber::EnvFilter::try_new(filter).context("--log is not understood")?;
    let lines = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // A second start in one process, as in tests, keeps the first log.
    _ = if json { lines.json().try_init() } else { lines.try_init() };
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
fn announce(listening: SocketAddr, public_url: Option<&str>) {
    let port = listening.port();
    let host =
        if listening.ip().is_unspecified() { "localhost".to_owned() } else { listening.ip().to_string() };
    println!("Moonhare is open.\n\n  on this machine   http://{host}:{port}/");
    let lan = listening.ip().is_unspecified().then(lan_address).flatten();
    if let Some(lan) = lan {
        println!("  in this network   http://{lan}:{port}/");
    }
    if let Some(url) = public_url {
        println!("  for everybody     {url}");
    }
    let scan = public_url.map(str::to_owned).or(lan.map(|lan| format!("http://{lan}:{port}/")));
    if let Some(code) = scan.and_then(|address| QrCode::new(address).ok()) {
        // Most terminals write light on dark, so what is printed has to be the light part of the code.
        let (dark, light) = (unicode::Dense1x2::Light, unicode::Dense1x2::Dark);
        println!("\n{}", code.render().dark_color(dark).light_color(light).build());
    }
}

/// The address that others in the network reach this machine at. Nothing is sent to find it.
fn lan_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    // An address that is kept for documentation: the system only chooses the way to it.
    socket.connect("192.0.2.1:9").ok()?;
    socket.local_addr().ok().map(|address| address.ip()).filter(|address| !address.is_unspecified())
}
