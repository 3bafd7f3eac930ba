//! `moonhare bench`: how much a server bears, measured with its own clients on this machine.

mod disk;
mod floor;
mod http;
mod player;
mod process;
mod report;
mod socket;
mod table;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use process::Process;
use report::{Measured, Report};
use tokio::sync::watch;

/// Measure how much a server bears, with clients on this machine
///
/// Starts a server of its own on a new folder, with durable storage, and seats six players at each table. Every table
/// plays in a closed loop: the next command is sent when all six have the last update.
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// How many tables play at the same time; several numbers are measured one after the other
    #[arg(long, value_delimiter = ',', default_values_t = [1000_usize], value_name = "N")]
    tables: Vec<usize>,

    /// How long each measurement lasts
    #[arg(long, default_value_t = 10, value_name = "SECONDS")]
    seconds: u64,

    /// Also measure, in the same run, a bare WebSocket fan-out of equal message sizes with no game behind it
    #[arg(long)]
    floor: bool,

    /// Send at a fixed rate over all tables together, in place of the closed loop; also measures the disk alone at that rate
    #[arg(long, value_name = "COMMANDS_PER_SECOND")]
    paced: Option<u32>,

    /// The processor core that the server is kept on; `any` lets it use all
    #[arg(long, default_value = "0", value_name = "CORE")]
    core: String,

    /// Write the figures as JSON, too
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,

    /// Be the bare fan-out server on this port
    #[arg(long, hide = true, value_name = "PORT")]
    floor_server: Option<u16>,
}

const EXAMPLES: &str = "\
Examples:
  moonhare bench --floor                         a thousand tables, beside a bare fan-out
  moonhare bench --tables 10,1000                what a command costs with few and with many tables
  moonhare bench --tables 100 --paced 200        latency at a fixed rate

Commands per second and core are counted against the processor time that the server used, so that a
busy machine does not change them much. Figures of one run can be compared; those of two machines can't.";

/// Tables that are being set at the same time.
const SETTING_AT_ONCE: usize = 64;

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Runtime::new().context("the runtime could not be started")?;
    if let Some(port) = args.floor_server {
        return runtime.block_on(floor::serve(port));
    }
    ensure!(args.tables.iter().all(|tables| *tables > 0), "--tables wants at least one table");
    ensure!(args.seconds > 0, "--seconds wants at least one second");
    let report = runtime.block_on(measure_all(args))?;
    println!("{report}");
    if let Some(path) = &args.json {
        let json = serde_json::to_string_pretty(&report)?;
        std::fs::write(path, json).with_context(|| format!("{} can't be written", path.display()))?;
    }
    Ok(())
}

async fn measure_all(args: &Args) -> anyhow::Result<Report> {
    let mut report = Report::default();
    for tables in &args.tables {
        eprintln!("{tables} tables: setting them");
        let game = measure_game(args, *tables).await?;
        let bytes = game.bytes_per_update();
        report.add("game", game);
        if args.floor {
            eprintln!("{tables} tables: the bare fan-out, {bytes} bytes an update");
            report.add("bare fan-out", measure_floor(args, *tables, bytes).await?);
        }
    }
    if let Some(rate) = args.paced {
        eprintln!("the disk alone");
        let lasts = Duration::from_secs(args.seconds);
        report.add_disk(tokio::task::spawn_blocking(move || disk::measure(rate, lasts)).await??);
    }
    Ok(report)
}

async fn measure_game(args: &Args, tables: usize) -> anyhow::Result<Measured> {
    let server = Process::game(&args.core).await?;
    let idle = server.memory_bytes();
    let mut set = Vec::with_capacity(tables);
    while set.len() < tables {
        let more = SETTING_AT_ONCE.min(tables - set.len());
        let waiting: Vec<_> = (0..more).map(|_| tokio::spawn(table::set(server.address()))).collect();
        for table in waiting {
            set.push(table.await??);
        }
    }
    let memory = server.memory_bytes().saturating_sub(idle);
    measure(args, &server, memory, set.into_iter().map(table::Loop::Game).collect()).await
}

async fn measure_floor(args: &Args, tables: usize, bytes: usize) -> anyhow::Result<Measured> {
    let server = Process::floor(&args.core).await?;
    let idle = server.memory_bytes();
    let mut set = Vec::with_capacity(tables);
    for number in 0..tables {
        set.push(floor::set(server.address(), number, bytes).await?);
    }
    let memory = server.memory_bytes().saturating_sub(idle);
    measure(args, &server, memory, set.into_iter().map(table::Loop::Bare).collect()).await
}

/// Lets all tables play for the time that was asked for.
async fn measure(
    args: &Args,
    server: &Process,
    memory_bytes: u64,
    tables: Vec<table::Loop>,
) -> anyhow::Result<Measured> {
    let count = tables.len();
    let (stop, stopped) = watch::channel(false);
    let pause = args.paced.map(|rate| Duration::from_secs_f64(count as f64 / f64::from(rate)));
    let cpu_before = server.cpu_s();
    let began = Instant::now();
    let playing: Vec<_> = tables
        .into_iter()
        .enumerate()
        .map(|(at, table)| {
            // At a fixed rate the tables take turns evenly.
            let pace = pause
                .map(|pause| table::Pace { every: pause, first: pause.mul_f64(at as f64 / count as f64) });
            tokio::spawn(table.play(pace, stopped.clone()))
        })
        .collect();
    tokio::time::sleep(Duration::from_secs(args.seconds)).await;
    stop.send(true)?;
    let mut measured = Measured::new(count, memory_bytes);
    for table in playing {
        measured.take(table.await??);
    }
    measured.finish(began.elapsed(), server.cpu_s() - cpu_before);
    Ok(measured)
}
