//! Limits that are set anew while people play: SIGHUP reads the file again.

use clap::ArgMatches;
use moonhare_server::{Config, Network};
use tokio::{sync::watch, time::MissedTickBehavior};

use super::{
    Args,
    bans::{BanBook, LOOKED_AT_EVERY},
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

    /// Listens to SIGHUP from now on, and looks who is banned; the limits as they are set from time to time.
    pub(crate) async fn follow(
        mut self,
        mut limits: Config,
        bans: BanBook,
    ) -> anyhow::Result<watch::Receiver<Config>> {
        let mut banned = bans.read().await?;
        let (sender, receiver) = watch::channel(with_bans(&limits, &banned));
        let mut hangups = Hangups::new();
        tokio::spawn(async move {
            let mut unread = None;
            let mut looks = tokio::time::interval(LOOKED_AT_EVERY);
            looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
            while !sender.is_closed() {
                tokio::select! {
                    () = hangups.next() => match self.read() {
                        Ok(read) => limits = read,
                        Err(error) => {
                            tracing::error!("the settings stay as they were: {error:#}");
                            continue;
                        }
                    },
                    _ = looks.tick() => match bans.read().await {
                        Ok(read) => {
                            unread = None;
                            if read == banned {
                                continue;
                            }
                            tracing::info!(addresses = read.len(), "the list of bans is another now");
                            banned = read;
                        }
                        Err(error) => {
                            let why = Some(format!("{error:#}"));
                            // Once, not every few seconds: a list that was spoiled by hand stays so for a while.
                            if unread != why {
                                tracing::warn!("the list of bans stays as it was: {error:#}");
                                unread = why;
                            }
                            continue;
                        }
                    },
                }
                _ = sender.send(with_bans(&limits, &banned));
            }
        });
        Ok(receiver)
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

/// The limits, and what `moonhare ban` has banned beside the settings.
fn with_bans(limits: &Config, banned: &[Network]) -> Config {
    let mut limits = limits.clone();
    limits.banned.extend(banned);
    limits
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

    /// Done when it is asked for, and never where nobody will.
    async fn next(&mut self) {
        #[cfg(unix)]
        if let Some(signals) = &mut self.signals
            && signals.recv().await.is_some()
        {
            return;
        }
        std::future::pending::<()>().await;
    }
}
