//! Pictures: each has an identity, by which it is found, kept and told apart.

use serde_json::Value;

use crate::harness::{Server, text};

/// The status, head and body of a picture's address.
async fn show(server: &Server, path: &str, headers: &[(&str, &str)]) -> (u16, String, Vec<u8>) {
    server.request("GET", path, headers, &[]).await
}

fn code(body: &[u8]) -> String {
    text(&serde_json::from_slice::<Value>(body).unwrap()["error"]["code"])
}

#[tokio::test]
async fn a_picture_is_the_same_for_ever_at_the_address_with_its_identity() {
    let server = Server::start().await;
    let (_, packs) = server.get("/api/packs").await;
    let pictures = text(&packs[0]["pictures"]);
    let length = pictures.len() / 84;
    let id = &pictures[3 * length..4 * length];
    for width in [300, 600] {
        let path = format!("/cards/{id}/{width}.webp");
        let accept = ("accept", "image/avif,image/webp,*/*;q=0.8");
        let (status, head, body) = show(&server, &path, &[accept]).await;
        assert_eq!((status, &body[..4]), (200, b"RIFF".as_slice()), "{path}");
        for header in
            ["immutable", "max-age=31536000", "content-type: image/webp", &format!("etag: \"{id}\"")]
        {
            assert!(head.contains(&header.to_lowercase()), "{header}: {head}");
        }
        let by_number = show(&server, &format!("/cards/plain/3/{width}.webp"), &[]).await;
        assert_eq!(by_number.2, body, "the same picture by pack and number");

        let tag = format!("\"{id}\"");
        for (known, status) in [(tag.as_str(), 304), ("\"1\"", 200), (&format!("\"1\", W/{tag}"), 304)] {
            let (answered, _, body) = show(&server, &path, &[("if-none-match", known)]).await;
            assert_eq!((answered, body.is_empty()), (status, status == 304), "{known}");
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn what_is_at_a_pack_and_number_is_asked_for_each_time() {
    let server = Server::start().await;
    let (status, head, _) = show(&server, "/cards/plain/83/600.webp", &[]).await;
    assert_eq!(status, 200);
    assert!(head.contains("no-cache") && !head.contains("immutable"), "{head}");
    let tag = head.lines().find_map(|line| line.strip_prefix("etag: ")).unwrap();
    assert_eq!(show(&server, "/cards/plain/83/600.webp", &[("if-none-match", tag)]).await.0, 304);
    let other = show(&server, "/cards/plain/82/600.webp", &[("if-none-match", tag)]).await;
    assert_eq!(other.0, 200, "another picture is not the one that is known");
    server.stop().await;
}

#[tokio::test]
async fn a_picture_that_is_not_here_is_no_other() {
    let server = Server::start().await;
    for path in [
        "/cards/AAAAAAAAAAAA/300.webp",
        "/cards/plain/300.webp",
        "/cards/plain/84/300.webp",
        "/cards/plain/0/301.webp",
        "/cards/plain/0/300.png",
        "/cards/other/0/300.webp",
        "/api/pictures/AAAAAAAAAAAA/words/en",
    ] {
        // Who says that they know it is not believed.
        let (status, head, body) = show(&server, path, &[("if-none-match", "*")]).await;
        assert_eq!((status, code(&body).as_str()), (404, "picture_not_found"), "{path}");
        assert!(head.contains("no-store"), "it may come: {head}");
    }
    let (status, _, body) = show(&server, "/cards/plain/0/300.webp", &[("accept", "image/png")]).await;
    assert_eq!((status, code(&body).as_str()), (406, "not_acceptable"));
    server.stop().await;
}

#[tokio::test]
async fn everybody_at_a_table_is_told_which_pictures_are_played_with() {
    let server = Server::start().await;
    let (_, mut clients) = server.table(3).await;
    clients[0].room(serde_json::json!({ "begin": {} })).await.unwrap();
    let (_, packs) = server.get("/api/packs").await;
    for client in &mut clients {
        client.until(|view| view["stage"] == "game").await;
        let part = &client.view["deck"][0];
        assert_eq!((&part["pack"], &part["count"]), (&packs[0]["id"], &packs[0]["cards"]));
        assert_eq!(part["pictures"], packs[0]["pictures"]);
    }
    let (_, words) = server.get("/api/packs/plain/words/en").await;
    assert_eq!(words["pictures"], packs[0]["pictures"]);
    let pictures = text(&packs[0]["pictures"]);
    let id = &pictures[..pictures.len() / 84];
    let (status, one) = server.get(&format!("/api/pictures/{id}/words/en")).await;
    assert_eq!((status, &one["description"]), (200, &words["descriptions"][0]));
    server.stop().await;
}
