//! A server in memory with plain colours for cards and bots that play any move: enough to try a client against.
//!
//! `cargo run -p moonhare-server --example plain -- 127.0.0.1:7777`

use std::sync::Arc;

use moonhare_rooms::{
    BotPlayers, BotSeat, DeckPart, MemoryLog, Past, Rooms, any_move,
    rules::{Command, View},
};
use moonhare_server::{AnyMachine, Config, NoOwnPictures, NoPainter, PlainShelf, Services};

struct AnyMove;

impl BotPlayers for AnyMove {
    fn delay_ms(&self, _: BotSeat, _: &View) -> u64 {
        1_500
    }

    fn decide(&self, bot: BotSeat, _: &[DeckPart], _: &Past, view: &View) -> Option<Command> {
        any_move(bot, view)
    }
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let address = std::env::args().nth(1).unwrap_or_else(|| "127.0.0.1:7777".into());
    let listener = tokio::net::TcpListener::bind(&address).await?;
    println!("http://{}/", listener.local_addr()?);
    let rooms = Rooms::new(Arc::new(MemoryLog::new()), Arc::new(PlainShelf), Arc::new(AnyMove));
    let services = Services {
        rooms,
        shelf: Arc::new(PlainShelf),
        painter: Arc::new(NoPainter),
        own: Arc::new(NoOwnPictures),
        machine: Arc::new(AnyMachine),
        metrics: None,
        metrics_token: None,
        new_limits: None,
        https: None,
    };
    let stop = async { _ = tokio::signal::ctrl_c().await };
    moonhare_server::run(listener, services, Config::default(), stop).await?;
    Ok(())
}
