//! What all requests share.

use std::{
    net::IpAddr,
    sync::{Arc, PoisonError, RwLock},
};

use moonhare_rooms::{Queue, Rooms, SecretHash};
use tokio::{net::TcpListener, sync::watch};

use crate::{
    ApiError, Config, Https, Machine, OwnPictures, Painter, Shelf,
    carried::Carried,
    connections::Connections,
    limits::{
        LOOKS_AT_ONCE_MAX, LOOKS_WAITING_MAX, MOON_RESULTS_BURST, MOON_RESULTS_PER_H, OWN_AT_ONCE_MAX,
        OWN_WAITING_MAX,
    },
    metrics::{Metrics, MetricsAccess},
    moon::MoonBook,
    rate::Paces,
    report::Doorbook,
    share::Painted,
    socket::OpenSockets,
};

/// What the server puts on the net.
pub struct Services {
    /// The rooms.
    pub rooms: Rooms,
    /// The packs.
    pub shelf: Arc<dyn Shelf>,
    /// Who paints more of them.
    pub painter: Arc<dyn Painter>,
    /// Who keeps people's own pictures.
    pub own: Arc<dyn OwnPictures>,
    /// What it runs on.
    pub machine: Arc<dyn Machine>,
    /// Where operators get the numbers; without it, where people play, for those who are near …
    pub metrics: Option<TcpListener>,
    /// … or who have this token.
    pub metrics_token: Option<SecretHash>,
    /// Limits that the operator sets anew while people play.
    pub new_limits: Option<watch::Receiver<Config>>,
    /// HTTPS, if this server speaks it itself.
    pub https: Option<Https>,
}

/// What all requests share.
pub(crate) struct State {
    pub(crate) rooms: Rooms,
    pub(crate) shelf: Arc<dyn Shelf>,
    pub(crate) painter: Arc<dyn Painter>,
    pub(crate) own: Arc<dyn OwnPictures>,
    /// Bounds how much is done about them at the same time, and for whom.
    pub(crate) own_places: Queue,
    /// Bounds how much is looked for at the same time that is not at hand, and for whom.
    pub(crate) looks: Queue,
    /// How many KiB of them each address sends.
    pub(crate) own_uploads: Paces,
    pub(crate) machine: Arc<dyn Machine>,
    /// As it is set now; held for a look, never over an await.
    config: RwLock<Arc<Config>>,
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
    /// Who is connected by a socket.
    pub(crate) sockets: OpenSockets,
    /// Pictures of links.
    pub(crate) painted: Painted,
    /// Lists of tables that go to another device.
    pub(crate) carried: Carried,
    /// How people did on the daily moons …
    pub(crate) moons: MoonBook,
    /// … and how often each address says so.
    pub(crate) moon_results: Paces,
}

impl State {
    /// Refuses what would fill a disk that is nearly full.
    pub(crate) fn check_disk(&self) -> Result<(), ApiError> {
        let floor = self.config().free_disk_mib_min.saturating_mul(1024 * 1024);
        match self.machine.free_bytes() {
            Some(free) if free < floor => Err(ApiError::DiskLow),
            _ => Ok(()),
        }
    }

    /// What the operator has set, as it is now.
    pub(crate) fn config(&self) -> Arc<Config> {
        Arc::clone(&self.config.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Takes over what was set anew while the server runs. Whose pages may speak to it and which proxy is believed stay as
    /// they were at the start: open connections were counted by it.
    pub(crate) fn set_limits(&self, config: Config) {
        let old = self.config();
        let config = Config {
            public_url: old.public_url.clone(),
            trusted_header: old.trusted_header.clone(),
            ..config
        };
        let paces = Pacing::of(&config);
        self.requests.set(paces.requests.0, paces.requests.1);
        self.entries.set(paces.entries.0, paces.entries.1);
        self.rooms_made.set(paces.rooms_made.0, paces.rooms_made.1);
        self.reports.set(paces.reports.0, paces.reports.1);
        self.recordings.set(paces.recordings.0, paces.recordings.1);
        self.own_uploads.set(paces.own_uploads.0, paces.own_uploads.1);
        self.connections.set(config.connections_max, config.connections_per_address_max);
        self.rooms.set_quotas(config.quotas);
        *self.config.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(config);
        self.sockets.put_out(|address| self.is_banned(address));
    }

    /// Whether the operator does not want this address.
    pub(crate) fn is_banned(&self, address: IpAddr) -> bool {
        self.config().banned.iter().any(|banned| banned.holds(address))
    }

    pub(crate) fn new(services: Services, config: Config, metrics_elsewhere: bool) -> Self {
        let Services {
            rooms,
            shelf,
            painter,
            own,
            machine,
            metrics: _,
            metrics_token,
            new_limits: _,
            https: _,
        } = services;
        let metrics_access = match metrics_token {
            _ if metrics_elsewhere => MetricsAccess::Elsewhere,
            Some(token) => MetricsAccess::Token(token),
            None => MetricsAccess::Near,
        };
        let paces = Pacing::of(&config);
        Self {
            requests: Paces::new(paces.requests.0, paces.requests.1),
            entries: Paces::new(paces.entries.0, paces.entries.1),
            rooms_made: Paces::new(paces.rooms_made.0, paces.rooms_made.1),
            reports: Paces::new(paces.reports.0, paces.reports.1),
            doorbook: Doorbook::default(),
            moons: MoonBook::default(),
            moon_results: Paces::new(MOON_RESULTS_BURST, f64::from(MOON_RESULTS_PER_H) / 3_600.0),
            recordings: Paces::new(paces.recordings.0, paces.recordings.1),
            own_uploads: Paces::new(paces.own_uploads.0, paces.own_uploads.1),
            own_places: Queue::new(OWN_AT_ONCE_MAX, OWN_WAITING_MAX),
            looks: Queue::new(LOOKS_AT_ONCE_MAX, LOOKS_WAITING_MAX),
            connections: Arc::new(Connections::new(
                config.connections_max,
                config.connections_per_address_max,
            )),
            sockets: OpenSockets::default(),
            painted: Painted::default(),
            carried: Carried::default(),
            metrics: Metrics::default(),
            metrics_access,
            rooms,
            shelf,
            painter,
            own,
            machine,
            config: RwLock::new(Arc::new(config)),
        }
    }
}

/// How many at once, and how many more each second.
struct Pacing {
    requests: (u32, f64),
    entries: (u32, f64),
    rooms_made: (u32, f64),
    reports: (u32, f64),
    /// In KiB.
    recordings: (u32, f64),
    /// In KiB.
    own_uploads: (u32, f64),
}

impl Pacing {
    fn of(config: &Config) -> Self {
        const KIB_IN_MIB: u32 = 1_024;
        let (a_minute, an_hour) = (60.0, 3_600.0);
        Self {
            requests: (config.requests_burst, config.requests_per_s.into()),
            entries: (config.entries_burst, f64::from(config.entries_per_min) / a_minute),
            rooms_made: (config.rooms_burst, f64::from(config.rooms_per_h) / an_hour),
            reports: (config.reports_burst, f64::from(config.reports_per_h) / an_hour),
            recordings: (
                config.recordings_mib_burst.saturating_mul(KIB_IN_MIB),
                f64::from(config.recordings_mib_per_h) * f64::from(KIB_IN_MIB) / an_hour,
            ),
            own_uploads: (
                config.own_mib_burst.saturating_mul(KIB_IN_MIB),
                f64::from(config.own_mib_per_h) * f64::from(KIB_IN_MIB) / an_hour,
            ),
        }
    }
}
