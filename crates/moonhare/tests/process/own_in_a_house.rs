//! Pictures of people's own in a house of two nodes, on a real NATS server.

use std::collections::BTreeSet;

use moonhare_fuzz::pictures::png;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::nats::Nats;
use crate::own::{Box, moonhare, patches};
use crate::server::{GENEROUS, Server};
use crate::table::Table;

/// Whether a node shows a picture.
async fn shows(node: &Server, picture: &Value) -> bool {
    let mut stream = TcpStream::connect(node.address).await.unwrap();
    let path = format!("/cards/{}/300.webp", picture.as_str().unwrap());
    let request = format!("GET {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", node.address);
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let head = String::from_utf8_lossy(&answer).lines().next().unwrap().to_owned();
    assert!(head.contains(" 200 ") || head.contains(" 404 "), "{head}");
    head.contains(" 200 ")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_share_boxes_and_reports_and_a_killed_one_takes_nothing_with_it() {
    let nats = Nats::start(1);
    let servers = nats.addresses().join(",");
    let settings = GENEROUS.replace("[server]", &format!("[cluster]\nservers = {servers:?}\n[server]"));
    let (mut a, b) = (Server::start(&settings).await, Server::start(&settings).await);
    let (path, key) = {
        let here = Box::open(&a).await;
        (here.path, here.key)
    };
    let there = Box { server: &b, path, key };

    // Both nodes are brought pictures at once, and none is lost.
    {
        let here = there.at(&a);
        for n in 0..3 {
            // As wide as no other: what is cut out of them is of different pixels.
            let (one, other) = (png(400 + 20 * n, 900), png(500 + 20 * n, 900));
            let (one, other) = tokio::join!(here.send(&one), there.send(&other));
            assert!(one["card"].is_object() && other["card"].is_object(), "{one} {other}");
        }
        let (seen_here, seen_there) = (here.look_in().await, there.look_in().await);
        assert_eq!(seen_here, seen_there);
        let cards = seen_there["cards"].as_array().unwrap();
        let numbers: BTreeSet<u64> = cards.iter().map(|card| card["card"].as_u64().unwrap()).collect();
        assert_eq!(numbers, BTreeSet::from([1, 2, 3, 4, 5, 6]));
        // Removed on one, gone on the other.
        let removed = &cards[0];
        assert!(shows(&a, &removed["picture"]).await && shows(&b, &removed["picture"]).await);
        there.ask(&format!("/cards/{}/remove", removed["card"]), &json!({})).await;
        assert!(!shows(&a, &removed["picture"]).await && !shows(&b, &removed["picture"]).await);
        assert_eq!(here.look_in().await["cards"].as_array().unwrap().len(), 5);
    }

    // A node is killed in the middle of a file: the rest goes to the other.
    let folder = tempfile::tempdir().unwrap();
    let file = patches(folder.path());
    let begun = there.at(&a).ask("/uploads", &json!({ "bytes": file.len() })).await;
    let upload = format!("{}/uploads/{}", there.path, begun["upload"].as_str().unwrap());
    a.upload(&format!("{upload}?at=0"), &there.key, &file[..2_000]).await;
    a.kill();
    let come: Value = serde_json::from_str(&b.get_as(&upload, &there.key).await).unwrap();
    assert_eq!(come["received"], 2_000);
    let sent = b.upload(&format!("{upload}?at=2000"), &there.key, &file[2_000..]).await["card"].clone();
    assert!(shows(&b, &sent["picture"]).await, "{sent}");
    a.start_again().await;
    let here = there.at(&a);

    // Painted on one node, played on the other.
    let look = json!({ "look": { "x": 0.0, "y": 0.0, "width": 0.4, "finish": "linocut", "palette": 1 } });
    let asked = here.ask(&format!("/cards/{}", sent["card"]), &look).await;
    assert_eq!(asked["painting"], true, "{asked}");
    let painted = loop {
        let view = there.look_in().await;
        let card = view["cards"].as_array().unwrap().iter().find(|card| card["card"] == sent["card"]);
        let card = card.unwrap().clone();
        if card["painting"] == false {
            break card["picture"].clone();
        }
    };
    assert_ne!(painted, sent["picture"]);
    here.ask("", &json!({ "filled": 60 })).await;
    let mut table = Table::new(&b, "boxes", 3).await;
    let house = json!({ "target_score": 12 });
    let chosen = json!({ "packs": [there.id()], "edition": "classic", "house": house, "patience_s": null });
    table.room(0, &json!({ "settings": chosen })).await;
    table.room(1, &json!({ "ready": { "ready": true, "salt": "boxes" } })).await;
    table.room(0, &json!({ "begin": { "salt": "from the host" } })).await;
    let deck = table.players[0].view["deck"][0].clone();
    assert_eq!(deck["count"], 66);
    assert!(deck["pictures"].as_str().unwrap().contains(painted.as_str().unwrap()));
    table.play(4).await;

    // Reported at one node, blocked from beside all of them.
    let report = json!({ "about": { "picture": painted }, "reason": "consent" }).to_string();
    let path = format!("/api/rooms/{}/reports", table.code);
    let kept = b.upload(&path, table.players[1].secret(), report.as_bytes()).await;
    assert_eq!(kept["kept"], true, "{kept}");
    let listed = moonhare(&["reports", "--cluster", &servers]);
    assert!(listed.contains("shows someone who did not agree") && listed.contains(there.id()), "{listed}");
    moonhare(&["reports", "--cluster", &servers, "--block", "1"]);
    assert!(!shows(&a, &painted).await && !shows(&b, &painted).await);
    for own in [&here, &there] {
        assert_eq!(own.send(&file).await["error"]["code"], "picture_blocked");
    }
    assert!(moonhare(&["reports", "--cluster", &servers]).contains("nothing is reported"));

    // Deleted by its owner, everywhere at once.
    let left = here.look_in().await["cards"][0]["picture"].clone();
    here.ask("/delete", &json!({})).await;
    assert!(!shows(&b, &left).await && there.look_in().await["error"]["code"] == "box_not_found");
}
