//! Where a house keeps what people bring and report, for the operator's commands: its data folder, or its log.

use std::{path::PathBuf, sync::Arc};

use anyhow::ensure;
use moonhare_rooms::{JetStreamLog, Log, Neighbours};
use moonhare_server::{OwnAllowed, OwnQuotas};
use tokio::runtime::{self, Runtime};

use crate::darkroom;
use crate::serve::{
    cluster,
    own::{Operator, OwnBoxes},
    reports::ReportBook,
};

/// Which house is meant.
#[derive(clap::Args)]
pub(crate) struct Place {
    /// The folder that everything is kept in
    #[arg(long, env = "MOONHARE_DATA", value_name = "FOLDER", default_value = "moonhare-data")]
    data: PathBuf,

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

impl Place {
    pub(crate) fn open(&self) -> anyhow::Result<Opened> {
        let Some(servers) = &self.cluster else {
            let data = self.data.display();
            ensure!(self.data.is_dir(), "{data} is no folder; tell the server's with --data, or --cluster");
            return Ok(Opened::Folder(self.data.clone()));
        };
        let runtime = runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        let (name, login) = (self.cluster_name.as_deref(), self.cluster_login_file.as_deref());
        let log = Arc::new(runtime.block_on(cluster::open(servers, name, login))?);
        Ok(Opened::House { log, runtime })
    }
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

    pub(crate) fn reports(&self) -> ReportBook {
        match self {
            Self::Folder(data) => ReportBook::in_folder(data),
            Self::House { log, runtime } => {
                ReportBook::in_house(Arc::clone(log) as Arc<dyn Log>, runtime.handle().clone())
            }
        }
    }
}
