//! A table that is measured: six players and the loop that they play in.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, ensure};
use serde_json::json;
use tokio::sync::{Barrier, watch};
use tokio::time::{Instant, sleep_until};

use super::floor::BareTable;
use super::gaps::Gaps;
use super::http::post;
use super::player::Player;
use super::report::TableFigures;

/// Players at each table.
pub(super) const PLAYERS: usize = 6;
/// Far enough that few games end while they are measured.
const TARGET_SCORE: u32 = 500;

/// Six players at a table of the real server.
pub(super) struct GameTable {
    players: Vec<Player>,
    commands: u64,
}

/// What a table played at once.
#[derive(Default)]
pub(super) struct Played {
    pub(super) commands: u32,
    /// What all six got.
    pub(super) bytes: usize,
    /// Whether a turn of the game began with it.
    pub(super) begins_turn: bool,
}

/// What plays in the loop.
pub(super) enum Loop {
    Game(GameTable),
    Bare(BareTable),
}

/// When a table sends.
pub(super) enum Pace {
    /// When all six have the last update.
    Closed,
    /// When all six have the last update, and all other tables have played as often.
    InStep(Arc<Barrier>),
    /// At a fixed rate.
    Fixed { every: Duration, first: Duration },
}

/// Sets a table, seats six and begins.
pub(super) async fn set(address: SocketAddr) -> anyhow::Result<GameTable> {
    let guest = |seat: usize| json!({ "name": format!("Player {seat}"), "rabbit": { "colour": seat + 1 }, "language": "en" });
    let made = post(address, "/api/rooms", &guest(0)).await?;
    let code = made["code"].as_str().context("a new room has no code")?.to_owned();
    let mut players = vec![Player::sit(address, &code, &made["secret"]).await?];
    for seat in 1..PLAYERS {
        let joined = post(address, &format!("/api/rooms/{code}/join"), &guest(seat)).await?;
        players.push(Player::sit(address, &code, &joined["secret"]).await?);
    }
    let mut table = GameTable { players, commands: 0 };
    let settings = json!({ "edition": "classic", "clock": null, "house": { "target_score": TARGET_SCORE } });
    let unmeasured = Gaps::new();
    table.ask(json!({ "settings": settings }), &unmeasured).await?;
    table.ask(json!({ "begin": {} }), &unmeasured).await?;
    Ok(table)
}

impl GameTable {
    /// The host wants something of the room; waits until all know of it.
    async fn ask(&mut self, command: serde_json::Value, gaps: &Gaps) -> anyhow::Result<()> {
        // Some joined after others sat down: everybody is brought to the same place first.
        let known = self.players.iter().map(Player::position).max().unwrap_or(0);
        for player in &mut self.players {
            player.reach(known, gaps).await?;
        }
        self.commands += 1;
        let message = json!({ "room": { "id": format!("h{}", self.commands), "command": command } });
        self.players[0].send(&message).await?;
        for player in &mut self.players {
            player.reach(known + 1, gaps).await?;
        }
        Ok(())
    }

    /// What the table waits for, or the first part of it, until all six have its updates.
    async fn commands(&mut self, together: bool, gaps: &Gaps) -> anyhow::Result<Played> {
        if self.players[0].is_over() {
            self.ask(json!({ "rematch": {} }), gaps).await?;
        }
        let known = self.players[0].position();
        let mut played = Played::default();
        for at in 0..PLAYERS {
            let Some(command) = self.players[at].next_command() else { continue };
            self.commands += 1;
            played.commands += 1;
            played.begins_turn |= command.get("tell").is_some();
            // One storyteller is enough.
            let alone = !together || command.get("claim").is_some();
            let message = json!({ "do": { "id": format!("c{}", self.commands), "command": command } });
            self.players[at].send(&message).await?;
            if alone {
                break;
            }
        }
        ensure!(played.commands > 0, "a measured table waits for nobody");
        for player in &mut self.players {
            played.bytes += player.reach(known + u64::from(played.commands), gaps).await?;
        }
        Ok(played)
    }
}

impl Loop {
    /// Plays until it is told to stop.
    pub(super) async fn play(
        mut self,
        pace: Pace,
        together: bool,
        gaps: Arc<Gaps>,
        mut stopped: watch::Receiver<bool>,
    ) -> anyhow::Result<(Self, TableFigures)> {
        let mut figures = TableFigures::default();
        let began = Instant::now();
        for commands in 0_u32.. {
            match &pace {
                Pace::Fixed { every, first } => sleep_until(began + *first + *every * commands).await,
                Pace::InStep(others) => tokio::select! {
                    _ = others.wait() => {}
                    _ = stopped.changed() => {}
                },
                Pace::Closed => {}
            }
            if *stopped.borrow() {
                break;
            }
            let sent = Instant::now();
            let played = match &mut self {
                Self::Game(table) => table.commands(together, &gaps).await?,
                Self::Bare(table) => {
                    Played { commands: 1, bytes: table.command(&gaps).await?, begins_turn: false }
                }
            };
            figures.add(sent.elapsed(), &played);
        }
        Ok((self, figures))
    }
}
