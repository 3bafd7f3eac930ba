//! Every acknowledged command survives a kill, none is done twice, and all games finish.
//!
//! Short here; `cargo xtask soak` is the long form.

use crate::load::{Load, from_environment, read_back};
use crate::server::{GENEROUS, Server};

const KILLS: usize = 4;
const TABLES: usize = 8;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_killed_again_and_again_loses_nothing() {
    let kills = from_environment("MOONHARE_KILLS", KILLS);
    let tables = from_environment("MOONHARE_KILL_TABLES", TABLES);
    let mut server = Server::start(GENEROUS).await;
    let load = Load::without_end(server.address, tables);
    for kill in 0..kills {
        // At moments that fall everywhere in a turn: after so many commands, wherever each table then is.
        load.grown_by(3 + kill * 37 % 41).await;
        server.kill_and_start().await;
    }
    let promised = load.finished().await;
    server.kill();
    let kept = read_back(&server.folder.path().join("data")).await;
    for (id, position) in &promised {
        assert_eq!(kept.get(id), Some(position), "{id} was acknowledged at {position}");
    }
}
