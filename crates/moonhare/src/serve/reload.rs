//! Limits that are set anew while people play: SIGHUP reads the file again.

use clap::ArgMatches;
use moonhare_server::Config;
use tokio::sync::watch;

use super::{
    Args,
    settings::in_force::{self, InForce},
};

/// How the settings were got, so that they can be got again.
pub(crate) struct Reloads {
    args: Args,
    given: ArgMatches,
    in_force: Vec<InForce>,
}

impl Reloads {
    /// These words, and this file as it was at the start.
    pub(crate) fn new(args: Args, given: ArgMatches, file: &toml::Table) -> Self {
        let in_force = in_force::all(&given, file);
        Self { args, given, in_force }
    }

    /// Listens to SIGHUP from now on; the limits as they are set from time to time.
    pub(crate) fn follow(mut self, limits: Config) -> watch::Receiver<Config> {
        let (sender, receiver) = watch::channel(limits);
        let mut hangups = Hangups::new();
        tokio::spawn(async move {
            while hangups.next().await {
                match self.read() {
                    Ok(limits) => _ = sender.send(limits),
                    Err(error) => tracing::error!("the settings stay as they were: {error:#}"),
                }
            }
        });
        receiver
    }

    /// The limits as they are set now. Says which settings changed, and which of them have to wait.
    fn read(&mut self) -> anyhow::Result<Config> {
        let (settings, file) = self.args.load()?;
        settings.check()?;
        let now = in_force::all(&self.given, &file);
        for setting in in_force::changed(&self.in_force, &now) {
            let (name, value) = (&setting.setting, setting.value.as_deref().unwrap_or("–"));
            if in_force::can_be_reloaded(name) {
                tracing::info!("{name} is {value} now");
            } else {
                tracing::warn!(
                    "{name} is {value} in the settings now; it counts when the server starts again"
                );
            }
        }
        // What has to wait is told again the next time, as long as it waits.
        for (before, now) in self.in_force.iter_mut().zip(now) {
            if in_force::can_be_reloaded(&now.setting) {
                *before = now;
            }
        }
        tracing::info!("the settings were read again");
        Ok(settings.server())
    }
}

/// The signals that ask for it. Where a system has none, nobody asks.
struct Hangups {
    #[cfg(unix)]
    signals: Option<tokio::signal::unix::Signal>,
}

impl Hangups {
    #[cfg(unix)]
    fn new() -> Self {
        use tokio::signal::unix::{SignalKind, signal};
        let signals = signal(SignalKind::hangup());
        if let Err(error) = &signals {
            tracing::warn!(%error, "SIGHUP will not read the settings again");
        }
        Self { signals: signals.ok() }
    }

    #[cfg(not(unix))]
    fn new() -> Self {
        Self {}
    }

    /// True when it is asked for, false when nobody will.
    async fn next(&mut self) -> bool {
        #[cfg(unix)]
        if let Some(signals) = &mut self.signals {
            return signals.recv().await.is_some();
        }
        false
    }
}
