//! A table that is measured: six players and the loop that they play in.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, bail};
use serde_json::json;
use tokio::sync::{Barrier, watch};
use tokio::time::{Instant, sleep_until};

use super::floor::BareTable;
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
    table.ask(json!({ "settings": settings })).await?;
    table.ask(json!({ "begin": {} })).await?;
    Ok(table)
}

impl GameTable {
    /// The host wants something of the room; waits until all know of it.
    async fn ask(&mut self, command: serde_json::Value) -> anyhow::Result<()> {
        // Some joined after others sat down: everybody is brought to the same place first.
        let known = self.players.iter().map(Player::position).max().unwrap_or(0);
        for player in &mut self.players {
            player.reach(known).await?;
        }
        self.commands += 1;
        let message = json!({ "room": { "id": format!("h{}", self.commands), "command": command } });
        self.players[0].send(&message).await?;
        for player in &mut self.players {
            player.reach(known + 1).await?;
        }
        Ok(())
    }

    /// One command, until all six have its update; the bytes that they got.
    async fn turn(&mut self) -> anyhow::Result<usize> {
        if self.players[0].is_over() {
            self.ask(json!({ "rematch": {} })).await?;
        }
        let chosen =
            self.players.iter_mut().enumerate().find_map(|(at, player)| Some((at, player.next_command()?)));
        let Some((at, command)) = chosen else { bail!("a measured table waits for nobody") };
        self.commands += 1;
        let position = self.players[at].position() + 1;
        let message = json!({ "do": { "id": format!("c{}", self.commands), "command": command } });
        self.players[at].send(&message).await?;
        let mut bytes = 0;
        for player in &mut self.players {
            bytes += player.reach(position).await?;
        }
        Ok(bytes)
    }
}

impl Loop {
    /// Plays until it is told to stop.
    pub(super) async fn play(
        mut self,
        pace: Pace,
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
            let bytes = match &mut self {
                Self::Game(table) => table.turn().await?,
                Self::Bare(table) => table.turn().await?,
            };
            figures.add(sent.elapsed(), bytes);
        }
        Ok((self, figures))
    }
}
