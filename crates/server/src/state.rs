//! What all requests share.

use std::sync::Arc;

use moonhare_rooms::{Rooms, SecretHash};
use tokio::net::TcpListener;

use crate::{
    ApiError, Config, Machine, Painter, Shelf,
    connections::Connections,
    metrics::{Metrics, MetricsAccess},
    rate::Paces,
    report::Doorbook,
};

/// What the server puts on the net.
pub struct Services {
    /// The rooms.
    pub rooms: Rooms,
    /// The packs.
    pub shelf: Arc<dyn Shelf>,
    /// Who paints more of them.
    pub painter: Arc<dyn Painter>,
    /// What it runs on.
    pub machine: Arc<dyn Machine>,
    /// Where operators get the numbers; without it, where people play, for those who are near …
    pub metrics: Option<TcpListener>,
    /// … or who have this token.
    pub metrics_token: Option<SecretHash>,
}

/// What all requests share.
pub(crate) struct State {
    pub(crate) rooms: Rooms,
    pub(crate) shelf: Arc<dyn Shelf>,
    pub(crate) painter: Arc<dyn Painter>,
    pub(crate) machine: Arc<dyn Machine>,
    pub(crate) config: Config,
    pub(crate) metrics: Metrics,
    /// Who gets the numbers where people play.
    pub(crate) metrics_access: MetricsAccess,
    /// How fast each address asks.
    pub(crate) requests: Paces,
    /// How often each address makes or enters rooms, or asks for rooms that are not there.
    pub(crate) entries: Paces,
    /// How many rooms each address makes.
    pub(crate) rooms_made: Paces,
    /// How often each address reports something.
    pub(crate) reports: Paces,
    /// Which address people came from.
    pub(crate) doorbook: Doorbook,
    /// How many KiB of recordings each address sends.
    pub(crate) recordings: Paces,
    pub(crate) connections: Arc<Connections>,
}

const KIB_IN_MIB: u32 = 1_024;

impl State {
    /// Refuses what would fill a disk that is nearly full.
    pub(crate) fn check_disk(&self) -> Result<(), ApiError> {
        let floor = self.config.free_disk_mib_min.saturating_mul(1024 * 1024);
        match self.machine.free_bytes() {
            Some(free) if free < floor => Err(ApiError::DiskLow),
            _ => Ok(()),
        }
    }

    pub(crate) fn new(services: Services, config: Config, metrics_elsewhere: bool) -> Self {
        let Services { rooms, shelf, painter, machine, metrics: _, metrics_token } = services;
        let metrics_access = match metrics_token {
            _ if metrics_elsewhere => MetricsAccess::Elsewhere,
            Some(token) => MetricsAccess::Token(token),
            None => MetricsAccess::Near,
        };
        Self {
            requests: Paces::new(config.requests_burst, f64::from(config.requests_per_s)),
            entries: Paces::new(config.entries_burst, f64::from(config.entries_per_min) / 60.0),
            rooms_made: Paces::new(config.rooms_burst, f64::from(config.rooms_per_h) / 3_600.0),
            reports: Paces::new(config.reports_burst, f64::from(config.reports_per_h) / 3_600.0),
            doorbook: Doorbook::default(),
            recordings: Paces::new(
                config.recordings_mib_burst.saturating_mul(KIB_IN_MIB),
                f64::from(config.recordings_mib_per_h) * f64::from(KIB_IN_MIB) / 3_600.0,
            ),
            connections: Arc::new(Connections::new(
                config.connections_max,
                config.connections_per_address_max,
            )),
            metrics: Metrics::default(),
            metrics_access,
            rooms,
            shelf,
            painter,
            machine,
            config,
        }
    }
}
