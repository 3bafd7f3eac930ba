//! What all requests share.

use std::sync::Arc;

use moonhare_rooms::Tables;

use crate::{Config, Painter, Shelf, address::Connections, metrics::Metrics, rate::Paces};

/// What the server puts on the net.
pub struct Services {
    /// The rooms.
    pub tables: Tables,
    /// The packs.
    pub shelf: Arc<dyn Shelf>,
    /// Who paints more of them.
    pub painter: Arc<dyn Painter>,
}

/// What all requests share.
pub(crate) struct State {
    pub(crate) tables: Tables,
    pub(crate) shelf: Arc<dyn Shelf>,
    pub(crate) painter: Arc<dyn Painter>,
    pub(crate) config: Config,
    pub(crate) metrics: Metrics,
    /// How fast each address asks.
    pub(crate) requests: Paces,
    /// How often each address makes or enters rooms, or asks for rooms that are not there.
    pub(crate) entries: Paces,
    pub(crate) connections: Arc<Connections>,
}

impl State {
    pub(crate) fn new(services: Services, config: Config) -> Self {
        let Services { tables, shelf, painter } = services;
        Self {
            requests: Paces::new(config.requests_burst, f64::from(config.requests_per_s)),
            entries: Paces::new(config.entries_burst, f64::from(config.entries_per_min) / 60.0),
            connections: Arc::new(Connections::new(
                config.connections_max,
                config.connections_per_address_max,
            )),
            metrics: Metrics::default(),
            tables,
            shelf,
            painter,
            config,
        }
    }
}
