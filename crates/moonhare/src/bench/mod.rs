//! `moonhare bench`: how much a server bears, measured with its own clients on this machine.

mod disk;
mod floor;
mod gaps;
mod house;
mod http;
mod player;
mod process;
mod report;
mod socket;
mod table;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use gaps::Gaps;
use house::House;
use process::Process;
use report::{BARE, Measured, Report};
use tokio::sync::{Barrier, watch};

/// Measure how much a server bears, with clients on this machine
///
/// Starts a server of its own on a new folder, with durable storage, and seats six players at each table. Every table
/// plays in a closed loop: the next command is sent when all six have the last update, and in step with the other
/// tables.
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
    #[arg(long, conflicts_with = "cluster")]
    floor: bool,

    /// Let every table go on as soon as it can, without regard to the others
    ///
    /// Schedulers then prefer a few tables that are still in the processor's caches and let the others wait: a thousand
    /// tables are there, and some fifty at a time are measured. Otherwise no table plays its next command before all have
    /// played the last, as with people, who take their time.
    #[arg(long, conflicts_with = "paced")]
    loose: bool,

    /// Let all whom a table waits for send at once, as at a real table, in place of one after the other
    #[arg(long, conflicts_with = "paced")]
    together: bool,

    /// Send at a fixed rate over all tables together, in place of the closed loop; also measures the disk alone at that rate
    #[arg(long, value_name = "COMMANDS_PER_SECOND")]
    paced: Option<u32>,

    /// Also measure so many nodes on three NATS servers of their own, all processes counted; several numbers one after the other
    #[arg(long, value_delimiter = ',', value_name = "NODES")]
    cluster: Vec<usize>,

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
  moonhare bench --tables 100 --cluster 1,2,3    what the same costs on many nodes
  moonhare bench --together                      everybody gives, votes and goes on at the same moment

Commands per second and core are counted against the processor time that the server used, so that a
busy machine does not change them much; so are turns of the game, from one story to the next. The gap
is the longest time in which nobody at any table heard anything. Figures of one run can be compared; those of two machines can't.";

/// A game and its floor play in turn, for so long each, so that whatever else the machine does falls on both.
const SLICE: Duration = Duration::from_secs(2);
/// Tables that are being set at the same time.
const SETTING_AT_ONCE: usize = 64;

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Runtime::new().context("the runtime could not be started")?;
    if let Some(port) = args.floor_server {
        return runtime.block_on(floor::serve(port));
    }
    ensure!(args.tables.iter().all(|tables| *tables > 0), "--tables wants at least one table");
    ensure!(args.cluster.iter().all(|nodes| *nodes > 0), "--cluster wants at least one node");
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
        let mut game = Measuring::game(args, *tables).await?;
        if !args.floor {
            game.play(args, Duration::from_secs(args.seconds)).await?;
            report.add("game", game.measured);
            drop((game.house, game.tables));
            for nodes in &args.cluster {
                eprintln!("{tables} tables: setting them on {nodes} nodes");
                let house = House::of_many(&args.core, *nodes).await?;
                let mut cluster = Measuring::at(house, *tables).await?;
                cluster.play(args, Duration::from_secs(args.seconds)).await?;
                report.add(&format!("{nodes} nodes on NATS"), cluster.measured);
            }
            continue;
        }
        game.play(args, SLICE).await?;
        let bytes = game.measured.bytes_per_update();
        eprintln!("{tables} tables: a bare fan-out beside them, {bytes} bytes an update");
        let mut floor = Measuring::floor(args, *tables, bytes).await?;
        floor.play(args, SLICE).await?;
        for _ in 1..args.seconds.div_ceil(SLICE.as_secs()) {
            game.play(args, SLICE).await?;
            floor.play(args, SLICE).await?;
        }
        report.add("game", game.measured);
        report.add(BARE, floor.measured);
    }
    if let Some(rate) = args.paced {
        eprintln!("the disk alone");
        let lasts = Duration::from_secs(args.seconds);
        report.add_disk(tokio::task::spawn_blocking(move || disk::measure(rate, lasts)).await??);
    }
    Ok(report)
}

/// A server, the tables at it, and what was seen of them so far.
struct Measuring {
    house: House,
    tables: Vec<table::Loop>,
    gaps: Arc<Gaps>,
    measured: Measured,
}

impl Measuring {
    async fn game(args: &Args, tables: usize) -> anyhow::Result<Self> {
        Self::at(House::of_one(&args.core).await?, tables).await
    }

    async fn at(house: House, tables: usize) -> anyhow::Result<Self> {
        let idle = house.memory_bytes();
        let mut set = Vec::with_capacity(tables);
        while set.len() < tables {
            let more = SETTING_AT_ONCE.min(tables - set.len());
            let waiting: Vec<_> =
                (0..more).map(|at| tokio::spawn(table::set(house.address(set.len() + at)))).collect();
            for table in waiting {
                set.push(table::Loop::Game(table.await??));
            }
        }
        Ok(Self::new(house, idle, set))
    }

    async fn floor(args: &Args, tables: usize, bytes: usize) -> anyhow::Result<Self> {
        let server = Process::floor(&args.core).await?;
        let idle = server.memory_bytes();
        let mut set = Vec::with_capacity(tables);
        for number in 0..tables {
            set.push(table::Loop::Bare(floor::set(server.address(), number, bytes).await?));
        }
        Ok(Self::new(House::alone(server), idle, set))
    }

    fn new(house: House, idle_bytes: u64, tables: Vec<table::Loop>) -> Self {
        let measured = Measured::new(tables.len(), house.memory_bytes().saturating_sub(idle_bytes));
        Self { house, tables, gaps: Arc::new(Gaps::new()), measured }
    }

    /// Lets all tables play for so long.
    async fn play(&mut self, args: &Args, lasts: Duration) -> anyhow::Result<()> {
        let tables = std::mem::take(&mut self.tables);
        let count = tables.len();
        let (stop, stopped) = watch::channel(false);
        let pause = args.paced.map(|rate| Duration::from_secs_f64(count as f64 / f64::from(rate)));
        let step = Arc::new(Barrier::new(count));
        let [cpu_before, nats_before] = self.house.cpu_s();
        self.gaps.go_on();
        let began = Instant::now();
        let playing: Vec<_> = tables
            .into_iter()
            .enumerate()
            .map(|(at, table)| {
                let pace = match pause {
                    // The tables take turns evenly.
                    Some(every) => {
                        table::Pace::Fixed { every, first: every.mul_f64(at as f64 / count as f64) }
                    }
                    None if args.loose => table::Pace::Closed,
                    None => table::Pace::InStep(Arc::clone(&step)),
                };
                tokio::spawn(table.play(pace, args.together, Arc::clone(&self.gaps), stopped.clone()))
            })
            .collect();
        tokio::time::sleep(lasts).await;
        stop.send(true)?;
        for table in playing {
            let (table, figures) = table.await??;
            self.tables.push(table);
            self.measured.take(figures);
        }
        let [cpu, nats] = self.house.cpu_s();
        self.measured.add_time(began.elapsed(), cpu - cpu_before, nats - nats_before);
        if args.paced.is_none() {
            self.measured.set_gap(self.gaps.longest());
        }
        Ok(())
    }
}
