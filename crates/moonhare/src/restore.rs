//! `moonhare restore`: a data folder from a backup.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};

use crate::backup::{self, manifest::Manifest};
use crate::whose::Owner;

/// Make a data folder from a backup
///
/// The backup is checked first, and stays as it is. A data folder with anything in it is refused, so that nothing can be
/// lost: move it away, or name another.
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// A folder that `moonhare backup` or `moonhare serve` made
    #[arg(value_name = "BACKUP")]
    backup: PathBuf,

    /// The data folder to make
    #[arg(value_name = "DATA")]
    data: PathBuf,
}

const EXAMPLES: &str = "\
Examples:
  moonhare restore /var/lib/moonhare/backups/000042 /var/lib/moonhare-again
  moonhare serve --data /var/lib/moonhare-again";

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let restored = runtime.block_on(restore(&args.backup, &args.data))?;
    println!("{}: {restored}", args.data.display());
    Ok(())
}

async fn restore(from: &Path, data: &Path) -> anyhow::Result<Manifest> {
    let said = Manifest::of(from)?;
    let empty = fs::read_dir(data).map_or(true, |mut inside| inside.next().is_none());
    ensure!(
        empty,
        "{} is not empty: a server may use it, and its games would be lost. Stop the server and move the folder away, or name another",
        data.display()
    );
    let parent = data.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::create_dir_all(parent).with_context(|| format!("{} can't be made", parent.display()))?;
    // Beside its later place; it is gone again if anything fails.
    let partial =
        tempfile::Builder::new().prefix(".restoring.").suffix(backup::PARTIAL).tempdir_in(parent)?;
    for name in said.files.keys() {
        let to = partial.path().join(name);
        if let Some(folder) = to.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::copy(from.join(name), &to).with_context(|| format!("{name} can't be copied"))?;
        File::open(&to)?.sync_all()?;
    }
    // What was copied is what is checked: the backup may stand on a disk that fails.
    let found = backup::check(partial.path()).await?;
    ensure!(
        (found.rooms, found.records, found.recordings) == (said.rooms, said.records, said.recordings),
        "the backup holds {found}, but said {said}; take an earlier one"
    );
    // Restored by the superuser, it is whose the empty folder is, or the backup.
    if let Some(owner) = Owner::of(data).or_else(|| Owner::of(from)) {
        owner
            .give(partial.path())
            .with_context(|| format!("{} can't be given to its owner", data.display()))?;
    }
    // An empty folder gives way; anything else stays and lets the renaming fail.
    _ = fs::remove_dir(data);
    fs::rename(partial.keep(), data).with_context(|| format!("{} can't be made", data.display()))?;
    File::open(parent)?.sync_all()?;
    Ok(found)
}
