//! `moonhare backup`: a copy of a data folder, taken while its server plays.

mod copy;
pub(crate) mod manifest;

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use anyhow::{Context, ensure};
use moonhare_rooms::{Examination, Log, SqliteLog, snapshot};
use tokio::runtime::Handle;

use crate::installed::Which;
use crate::serve::{
    bans,
    cluster::{self, ClusterSettings},
    gallery,
    knocks::KEY_FILE,
    own::{self, Moved},
    reports::FILES,
};
use crate::whose::Owner;
use crate::{doctor, import};
use manifest::Manifest;

/// Copy a data folder while its server plays, and check the copy
///
/// The copy is the folder at one moment: every command that was acknowledged before is in it. It is checked by opening it
/// and playing every room through, and has its name only when it is whole; one that was cut off never looks like a backup.
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// A new folder for the backup
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,

    /// With --cluster the folder is that of a node, for its packs and reports.
    #[command(flatten)]
    which: Which,

    /// The NATS servers of a house of many nodes: its tables are taken from there
    #[arg(long, env = "MOONHARE_CLUSTER_SERVERS", hide_env_values = true, value_name = "URLS")]
    cluster: Option<String>,

    /// The name of the house on these servers
    #[arg(long, env = "MOONHARE_CLUSTER_NAME", value_name = "NAME", requires = "cluster")]
    cluster_name: Option<String>,

    /// A file with user:password for these servers, or with a token
    #[arg(long, env = "MOONHARE_CLUSTER_LOGIN_FILE", value_name = "FILE", requires = "cluster")]
    cluster_login_file: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  moonhare backup /backups/friday
  moonhare backup /backups/friday --data /var/lib/moonhare
  moonhare backup /backups/friday --cluster nats://a:4222,nats://b:4222
  moonhare restore /backups/friday /var/lib/moonhare-again

`moonhare serve --backup-every 1h --backup-keep 24` takes backups by itself.";

/// What of a data folder stands beside the log: packs that were painted or put there, and those that games were begun with.
const PACKS: [&str; 3] = ["packs", "earlier-packs", "own"];

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let (settings, data) = args.which.find()?;
    let given = ClusterSettings {
        servers: args.cluster.clone(),
        name: args.cluster_name.clone(),
        login_file: args.cluster_login_file.clone(),
        monitor: None,
    };
    let house = given.or(settings.cluster);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    let taken = runtime.block_on(async {
        match &house.servers {
            None => take(&data, &args.folder, None).await,
            Some(servers) => {
                let (name, login) = (house.name.as_deref(), house.login_file.as_deref());
                let house = Arc::new(cluster::open(servers, name, login).await?);
                take_from(Source::House(house), &data, &args.folder, None).await
            }
        }
    })?;
    // Whoever plays back what the superuser took is the server's user again.
    if let Some(owner) = Owner::of(&data) {
        owner
            .give(&args.folder)
            .with_context(|| format!("{} can't be given to its owner", args.folder.display()))?;
    }
    println!("{}: {taken}", args.folder.display());
    Ok(())
}

/// Where the tables of a backup are.
enum Source {
    /// In the data folder, whose log is copied as it is at one moment.
    Folder,
    /// In a house of many nodes, whose rooms are copied one after the other, each as it is at one moment.
    House(Arc<dyn Log>),
}

/// Takes a backup. Packs that an earlier one has, unchanged, are shared with it.
pub(crate) async fn take(data: &Path, target: &Path, earlier: Option<&Path>) -> anyhow::Result<Manifest> {
    take_from(Source::Folder, data, target, earlier).await
}

async fn take_from(
    source: Source,
    data: &Path,
    target: &Path,
    earlier: Option<&Path>,
) -> anyhow::Result<Manifest> {
    ensure!(!target.exists(), "{} is there already; name a new folder", target.display());
    let name = target.file_name().context("the backup needs a name")?.to_string_lossy();
    let parent = target.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::create_dir_all(parent).with_context(|| format!("{} can't be made", parent.display()))?;
    // Beside its later place, under a name that says what it is. It is gone again if anything fails.
    let partial = tempfile::Builder::new()
        .prefix(&format!(".{name}."))
        .suffix(PARTIAL)
        .tempdir_in(parent)
        .with_context(|| format!("{} can't be written to", parent.display()))?;
    let house = match &source {
        Source::House(house) => Some(Arc::clone(house)),
        Source::Folder => None,
    };
    match source {
        Source::Folder => snapshot(data, partial.path()).await?,
        Source::House(house) => {
            let copy = SqliteLog::open(partial.path()).await?;
            let left_out = |room| own::is_of_boxes(room) || gallery::is_of_packs(room);
            import::copy_all(&*house, &copy, left_out).await?;
            copy.close().await?;
            // Boxes become what they are in a data folder.
            let (folder, runtime) = (partial.path().to_path_buf(), Handle::current());
            tokio::task::spawn_blocking(move || own::move_boxes(&folder, house, runtime, Moved::Out))
                .await??;
        }
    }
    // Boxes of a house are not in the folder of a node.
    for packs in PACKS.into_iter().filter(|packs| house.is_none() || *packs != own::FOLDER) {
        let earlier = earlier.map(|earlier| earlier.join(packs));
        copy::tree(&data.join(packs), &partial.path().join(packs), earlier.as_deref())?;
    }
    if let Some(house) = house {
        gallery::fetch_all(&*house, &partial.path().join("packs")).await?;
    }
    for name in FILES.into_iter().chain([KEY_FILE, bans::NAME]) {
        copy::file_if_there(&data.join(name), &partial.path().join(name))?;
    }
    let manifest = check(partial.path()).await?;
    manifest.write(partial.path())?;
    fs::rename(partial.keep(), target).with_context(|| format!("{} can't be named", target.display()))?;
    File::open(parent)?.sync_all()?;
    Ok(manifest)
}

/// How the names of backups end that are not whole yet.
pub(crate) const PARTIAL: &str = ".part";

/// Opens a copy, plays every room through, and counts.
pub(crate) async fn check(folder: &Path) -> anyhow::Result<Manifest> {
    let mut examination = Examination::in_place(folder).await?;
    let found = doctor::look_through(&mut examination, None).await?;
    examination.leave().await?;
    ensure!(found.problems.is_empty(), "the copy is not whole: {}", found.problems.join("; "));
    let taken_ms = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_millis();
    Ok(Manifest {
        version: env!("CARGO_PKG_VERSION").into(),
        taken_ms: u64::try_from(taken_ms).unwrap_or(0),
        rooms: found.rooms,
        records: found.records,
        recordings: found.recordings,
        damaged_rooms: found.damaged.len(),
        files: copy::files(folder)?,
    })
}
