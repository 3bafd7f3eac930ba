//! Where a house keeps what people bring and report, for the operator's commands: its data folder, or its log.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use anyhow::{Context, ensure};
use moonhare_rooms::{JetStreamLog, Log, Neighbours};
use moonhare_server::{OwnAllowed, OwnQuotas};
use tokio::runtime::{self, Runtime};

use crate::darkroom;
use crate::installed::Which;
use crate::serve::{
    bans::BanBook,
    cluster::{self, ClusterSettings},
    own::{Operator, OwnBoxes},
    reports::ReportBook,
};
use crate::whose::Owner;

/// Which house is meant.
#[derive(clap::Args)]
pub(crate) struct Place {
    #[command(flatten)]
    which: Which,

    /// The NATS servers of a house of many nodes, such as nats://a:4222,nats://b:4222
    #[arg(long, env = "MOONHARE_CLUSTER_SERVERS", value_name = "URLS")]
    cluster: Option<String>,

    /// The name of the house on these servers
    #[arg(long, env = "MOONHARE_CLUSTER_NAME", value_name = "NAME", requires = "cluster")]
    cluster_name: Option<String>,

    /// A file with user:password for these servers, or with a token
    #[arg(long, env = "MOONHARE_CLUSTER_LOGIN_FILE", value_name = "FILE", requires = "cluster")]
    cluster_login_file: Option<PathBuf>,
}

/// A house that can be asked.
pub(crate) enum Opened {
    Folder(PathBuf),
    House { log: Arc<JetStreamLog>, runtime: Runtime },
}

/// What a machine keeps beside the log.
pub(crate) struct Files {
    pub(crate) data: PathBuf,
    pub(crate) backups: PathBuf,
}

impl Place {
    /// Opens what is meant. Of a folder the superuser becomes the owner, for the rest of this process.
    pub(crate) fn open(&self) -> anyhow::Result<Opened> {
        self.open_with_files().map(|(opened, _)| opened)
    }

    /// The same, with this machine's own files. For a house of many nodes there are none unless a folder or a file with settings is named.
    pub(crate) fn open_with_files(&self) -> anyhow::Result<(Opened, Option<Files>)> {
        let mut cluster = ClusterSettings {
            servers: self.cluster.clone(),
            name: self.cluster_name.clone(),
            login_file: self.cluster_login_file.clone(),
            monitor: None,
        };
        let mut files = None;
        if cluster.servers.is_none() || self.which.is_named() {
            let (settings, data) = self.which.find()?;
            let backups = settings.backup_folder(&data);
            if cluster.servers.is_none() {
                cluster = settings.cluster;
            }
            if cluster.servers.is_none() {
                let data = folder(&data)?;
                return Ok((Opened::Folder(data.clone()), Some(Files { data, backups })));
            }
            files = Some(Files { data, backups });
        }
        let servers = cluster.servers.unwrap_or_default();
        let runtime = runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        let (name, login) = (cluster.name.as_deref(), cluster.login_file.as_deref());
        let log = Arc::new(runtime.block_on(cluster::open(&servers, name, login))?);
        Ok((Opened::House { log, runtime }, files))
    }
}

/// A data folder that is there, as its owner.
pub(crate) fn folder(data: &Path) -> anyhow::Result<PathBuf> {
    let named = data.display();
    ensure!(data.is_dir(), "{named} is no folder; name the one that the server keeps everything in");
    // The owner may not be allowed to see the folder that this was started in.
    let whole = data.canonicalize().with_context(|| format!("{named} can't be looked at"))?;
    if let Some(owner) = Owner::of(&whole) {
        owner.act_as().with_context(|| format!("{named} can't be handled as its owner"))?;
    }
    Ok(whole)
}

impl Opened {
    /// The boxes, for who needs no word: whoever may write to the folder, or to the servers.
    pub(crate) fn boxes(&self) -> Arc<OwnBoxes> {
        let quotas = OwnQuotas::default();
        match self {
            Self::Folder(data) => OwnBoxes::open(data, OwnAllowed::On, quotas, darkroom::develop),
            Self::House { log, runtime } => {
                let _within = runtime.enter();
                let (log, others) = (Arc::clone(log) as Arc<dyn Log>, Arc::clone(log) as Arc<dyn Neighbours>);
                OwnBoxes::of_house(log, others, OwnAllowed::On, quotas, darkroom::develop)
            }
        }
    }

    pub(crate) fn operator(&self) -> Operator {
        match self {
            Self::Folder(data) => Operator::of_folder(data),
            Self::House { .. } => Operator::House(self.boxes()),
        }
    }

    /// The list of bans, and what it is asked with.
    pub(crate) fn bans(self) -> anyhow::Result<(BanBook, Runtime)> {
        match self {
            Self::Folder(data) => {
                let runtime = runtime::Builder::new_current_thread().build()?;
                Ok((BanBook::in_folder(&data), runtime))
            }
            Self::House { log, runtime } => Ok((BanBook::House(log), runtime)),
        }
    }

    pub(crate) fn reports(&self) -> ReportBook {
        match self {
            Self::Folder(data) => ReportBook::in_folder(data),
            Self::House { log, runtime } => {
                ReportBook::in_house(Arc::clone(log) as Arc<dyn Log>, runtime.handle().clone())
            }
        }
    }
}
