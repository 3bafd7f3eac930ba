//! Every route of the API's description is called, and answers as it says there.

use std::collections::BTreeSet;

use moonhare_rooms::system_calendar;
use moonhare_server::{Config, Day};
use serde_json::{Value, json};

use crate::{
    harness::{Client, Server, catch_up, play_one, text},
    own::{BOX, KEY},
    reports::server_with_book,
    schema::check,
    tables::sound,
};

/// Calls routes and holds what they answer against the description.
struct Caller<'a> {
    server: &'a Server,
    document: Value,
    /// Method, path as in the description, status.
    called: BTreeSet<(String, String, String)>,
}

impl Caller<'_> {
    async fn get(&mut self, route: &str, path: &str, status: u16) -> Value {
        self.call("GET", route, path, &[], b"", status).await
    }

    async fn post(&mut self, route: &str, path: &str, body: Value, status: u16) -> Value {
        self.call("POST", route, path, &[], body.to_string().as_bytes(), status).await
    }

    async fn call(
        &mut self,
        method: &str,
        route: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
        status: u16,
    ) -> Value {
        let (answered, head, answer) = self.server.request(method, path, headers, body).await;
        let shown = String::from_utf8_lossy(&answer[..answer.len().min(300)]).into_owned();
        assert_eq!(answered, status, "{method} {path}: {shown}");
        let operation = &self.document["paths"][route][method.to_lowercase()];
        if status < 400
            && let Some(taken) = json_schema(&operation["requestBody"])
        {
            let sent = serde_json::from_slice(body).unwrap();
            check(&self.document, taken, &sent).unwrap_or_else(|why| panic!("{method} {path} takes: {why}"));
        }
        let response = &operation["responses"][status.to_string()];
        assert!(response.is_object(), "{method} {route} is not said to answer with {status}");
        self.called.insert((method.to_lowercase(), route.to_owned(), status.to_string()));
        for media_type in response["content"].as_object().into_iter().flat_map(|content| content.keys()) {
            let beginning = media_type.trim_end_matches('*');
            assert!(head.contains(&format!("content-type: {beginning}")), "{method} {path}: {head}");
        }
        let Some(schema) = json_schema(response) else { return Value::Null };
        let answer = serde_json::from_slice(&answer).unwrap_or_else(|_| panic!("{method} {path}: {shown}"));
        check(&self.document, schema, &answer)
            .unwrap_or_else(|why| panic!("{method} {path}: {why}: {answer}"));
        answer
    }

    /// What the description has and nobody called: each must be seen to answer well, and to refuse if it can.
    fn missed(&self) -> Vec<String> {
        let mut missed = Vec::new();
        for (path, operations) in self.document["paths"].as_object().unwrap() {
            for (method, operation) in operations.as_object().unwrap() {
                let seen =
                    |status: &String| self.called.contains(&(method.clone(), path.clone(), status.clone()));
                let statuses: Vec<&String> = operation["responses"].as_object().unwrap().keys().collect();
                // Too many requests, and a log that is behind, are tried elsewhere.
                let (faults, well): (Vec<&String>, Vec<&String>) = statuses
                    .into_iter()
                    .filter(|status| !["429", "503"].contains(&status.as_str()))
                    .partition(|status| status.as_str() >= "400");
                missed.extend(
                    well.into_iter().filter(|status| !seen(status)).map(|s| format!("{method} {path} {s}")),
                );
                if !faults.is_empty() && !faults.into_iter().any(seen) {
                    missed.push(format!("{method} {path} never refuses"));
                }
            }
        }
        missed
    }
}

fn json_schema(described: &Value) -> Option<&Value> {
    Some(&described["content"]["application/json"]["schema"]).filter(|schema| schema.is_object())
}

#[tokio::test]
async fn every_route_answers_as_its_description_says() {
    let (server, _) = server_with_book(Config::unhurried()).await;
    let (_, document) = server.get("/api/openapi.json").await;
    assert_eq!(document["openapi"], "3.1.0");
    let mut caller = Caller { server: &server, document, called: BTreeSet::new() };
    // Somebody from far away, through a proxy that nobody trusts.
    let far = [("x-forwarded-for", "203.0.113.1")];
    caller.call("GET", "/metrics", "/metrics", &far, b"", 404).await;
    for plain in ["/api/openapi.json", "/healthz", "/readyz", "/metrics"] {
        caller.get(plain, plain, 200).await;
    }
    caller.get("/api/picture", "/api/picture?language=de", 200).await;
    let carried = caller.post("/api/carried", "/api/carried", json!({ "sealed": "list" }), 200).await;
    caller.post("/api/carried", "/api/carried", json!({}), 400).await;
    let fetch = format!("/api/carried/{}", text(&carried["id"]));
    let list = caller.post("/api/carried/{id}", &fetch, Value::Null, 200).await;
    assert_eq!(list["sealed"], "list");
    caller.post("/api/carried/{id}", &fetch, Value::Null, 404).await;
    caller.get("/api/rule-sets", "/api/rule-sets", 200).await;
    caller.get("/api/kept", "/api/kept", 200).await;
    let (code, secret) = rooms(&mut caller).await;
    game(&mut caller, &code).await;
    album(&mut caller, &code, &secret).await;
    pictures(&mut caller).await;
    own_pictures(&mut caller).await;
    for (order, status) in [
        (json!({ "theme": "tides", "seed": 7 }), 202),
        (json!({ "theme": "deserts" }), 422),
        (json!({ "theme": "gold" }), 403),
        (json!({}), 400),
    ] {
        caller.post("/api/paintings", "/api/paintings", order, status).await;
    }
    caller.get("/api/paintings", "/api/paintings", 200).await;
    assert_eq!(caller.missed(), Vec::<String>::new());
    server.stop().await;
}

/// Makes a public room, comes in, and is refused; gives the room's code and the host's secret.
async fn rooms(caller: &mut Caller<'_>) -> (String, String) {
    let wish = json!({ "name": "Ana", "rabbit": { "colour": 3 }, "language": "it", "try_bots": false });
    let made = caller.post("/api/rooms", "/api/rooms", wish, 200).await;
    for (wish, status) in [(json!({ "name": "" }), 422), (json!({}), 400), (json!("x".repeat(20_000)), 413)] {
        caller.post("/api/rooms", "/api/rooms", wish, status).await;
    }
    let code = text(&made["code"]);
    let secret = text(&made["secret"]);
    let mut host = Client::connect(caller.server.address, &code, Some(&secret)).await;
    caller.called.insert(("get".into(), "/api/rooms/{code}/socket".into(), "101".into()));
    host.room(json!({ "settings": { "public": true, "performed": true } })).await.unwrap();
    let listed = caller.get("/api/rooms", "/api/rooms", 200).await;
    assert_eq!(listed.as_array().unwrap().len(), 1, "{listed}");
    let (room, join) = ("/api/rooms/{code}", "/api/rooms/{code}/join");
    caller.get(room, &format!("/api/rooms/{code}"), 200).await;
    caller.get(room, "/api/rooms/BBBBBB", 404).await;
    let (picture, place) = ("/api/rooms/{code}/picture", "/api/rooms/{code}/place");
    caller.get(picture, &format!("/api/rooms/{code}/picture"), 200).await;
    caller.get(picture, "/api/rooms/BBBBBB/picture", 404).await;
    let bearer = format!("Bearer {secret}");
    let path = format!("/api/rooms/{code}/place");
    caller.call("GET", place, &path, &[("authorization", &bearer)], b"", 200).await;
    caller.call("GET", place, &path, &[("authorization", "Bearer x")], b"", 401).await;
    caller.get("/api/rooms/{code}/socket", &format!("/api/rooms/{code}/socket"), 426).await;
    knocks(caller, &code, &bearer).await;
    caller.post(join, "/api/rooms/BBBBBB/join", json!({ "name": "Bea" }), 404).await;
    caller.post(join, &format!("/api/rooms/{code}/join"), json!({ "name": "" }), 422).await;

    host.send(json!({ "room": { "id": "k1", "command": { "ticket": {} } } })).await;
    let ticket = loop {
        let message = host.receive().await.unwrap();
        if !message["ticket"].is_null() {
            break message["ticket"]["ticket"].clone();
        }
    };
    let (route, path) = ("/api/rooms/{code}/move", format!("/api/rooms/{code}/move"));
    let moved = caller.post(route, &path, json!({ "ticket": ticket }), 200).await;
    caller.post(route, &path, json!({ "ticket": "nonsense" }), 401).await;
    caller.post(route, &path, json!({}), 400).await;
    let secret = text(&moved["secret"]);
    recordings(caller, &code, &secret).await;
    (code, secret)
}

/// Wants to be called on a device, and not any more.
async fn knocks(caller: &mut Caller<'_>, code: &str, bearer: &str) {
    assert_eq!(caller.get("/api/knocks", "/api/knocks", 200).await["key"], "the key");
    let (want, path) = ("/api/rooms/{code}/knocks", format!("/api/rooms/{code}/knocks"));
    let device = |endpoint: &str| json!({ "endpoint": endpoint, "p256dh": "x", "auth": "y" }).to_string();
    let (mine, body) = ([("authorization", bearer)], device("https://push.example.org/one"));
    caller.call("POST", want, &path, &mine, body.as_bytes(), 200).await;
    caller.call("POST", want, &path, &[], body.as_bytes(), 401).await;
    caller.call("POST", want, &path, &mine, device("https://10.0.0.1/").as_bytes(), 422).await;
    caller.call("POST", want, &path, &mine, b"{}", 400).await;
    caller.call("POST", want, &path, &mine, device(&"x".repeat(100_000)).as_bytes(), 413).await;
    caller.call("POST", want, "/api/rooms/BBBBBB/knocks", &mine, body.as_bytes(), 404).await;
    let (stop, path) = ("/api/rooms/{code}/knocks/stop", format!("/api/rooms/{code}/knocks/stop"));
    caller.post(stop, &path, json!({ "endpoint": "https://push.example.org/one" }), 200).await;
    caller.post(stop, &path, json!({ "endpoint": "https://push.example.org/nobody's" }), 200).await;
    caller.post(stop, "/api/rooms/BBBBBB/knocks/stop", json!({ "endpoint": "x" }), 404).await;
}

/// Plays a turn with a sung clue at the host's table, and ends the game.
async fn recordings(caller: &mut Caller<'_>, code: &str, secret: &str) {
    let mut clients = vec![Client::connect(caller.server.address, code, Some(secret)).await];
    for name in ["Bea", "Cem"] {
        let (join, path) = ("/api/rooms/{code}/join", format!("/api/rooms/{code}/join"));
        let seated =
            caller.post(join, &path, json!({ "name": name, "language": "en", "watch": false }), 200).await;
        clients.push(Client::connect(caller.server.address, code, Some(&text(&seated["secret"]))).await);
    }
    let (route, path) = ("/api/rooms/{code}/recordings", format!("/api/rooms/{code}/recordings"));
    let bearer = format!("Bearer {secret}");
    let kept = caller.call("POST", route, &path, &[("authorization", &bearer)], &sound(2), 200).await;
    caller.call("POST", route, &path, &[("authorization", &bearer)], b"<html>", 422).await;
    caller.call("POST", route, &path, &[], &sound(2), 401).await;
    caller.call("POST", route, &path, &[("authorization", "Basic x")], &sound(2), 400).await;
    clients[0].room(json!({ "begin": {} })).await.unwrap();
    catch_up(&mut clients).await;
    let id = text(&kept["id"]);
    let card = &clients[0].view["game"]["hand"][0];
    let tell = json!({ "tell": { "card": card, "clue": { "text": "la", "performance": id } } });
    clients[0].play(tell).await.unwrap();
    let (reports, reported) = ("/api/rooms/{code}/reports", format!("/api/rooms/{code}/reports"));
    let clue = json!({ "about": { "clue": {} } }).to_string();
    caller.call("POST", reports, &reported, &[("authorization", &bearer)], clue.as_bytes(), 201).await;
    caller.call("POST", reports, &reported, &[], clue.as_bytes(), 401).await;
    let route = "/api/rooms/{code}/recordings/{id}";
    caller.get(route, &format!("{path}/{id}"), 200).await;
    caller.get(route, &format!("{path}/nothing"), 404).await;

    caller.get("/api/rooms/{code}/game", &format!("/api/rooms/{code}/game"), 409).await;
    caller.get("/api/rooms/{code}/games", &format!("/api/rooms/{code}/games"), 409).await;
    caller.get("/api/rooms/{code}/turns/{turn}", &format!("/api/rooms/{code}/turns/1"), 409).await;
    let mut choice = 0;
    while clients[0].view["game"]["turn"] == 1 {
        assert!(play_one(&mut clients, choice).await);
        choice += 1;
    }
    clients[0].room(json!({ "end": {} })).await.unwrap();
}

/// Looks back at the game that was played.
async fn game(caller: &mut Caller<'_>, code: &str) {
    let turns = caller.get("/api/rooms/{code}/turns", &format!("/api/rooms/{code}/turns"), 200).await;
    assert_eq!(turns.as_array().unwrap().len(), 1, "{turns}");
    caller.get("/api/rooms/{code}/turns", "/api/rooms/BBBBBB/turns", 404).await;
    let replay = "/api/rooms/{code}/turns/{turn}";
    caller.get(replay, &format!("/api/rooms/{code}/turns/1"), 200).await;
    caller.get(replay, &format!("/api/rooms/{code}/turns/99"), 404).await;
    caller.get("/api/rooms/{code}/game", &format!("/api/rooms/{code}/game"), 200).await;
    caller.get("/api/rooms/{code}/games", &format!("/api/rooms/{code}/games"), 200).await;
}

async fn own_pictures(caller: &mut Caller<'_>) {
    let key = format!("Bearer {KEY}");
    let mine = [("authorization", key.as_str())];
    caller.get("/api/own", "/api/own", 200).await;
    let boxes = "/api/own/boxes";
    caller.post(boxes, boxes, json!({ "name": "Summer", "word": "please" }), 201).await;
    caller.post(boxes, boxes, json!({ "name": "Summer" }), 403).await;
    let look = json!({ "x": 0.0, "y": 0.1, "width": 0.5, "finish": "oil", "palette": 0 });
    for (rest, body, status) in [
        ("", json!({ "name": "Winter" }).to_string(), 200),
        ("/uploads", json!({ "bytes": 3 }).to_string(), 201),
        ("/uploads/{upload}", "abc".to_owned(), 200),
        ("/cards/{card}", json!({ "caption": "a lake", "look": look }).to_string(), 200),
        ("/cards/{card}/remove", String::new(), 204),
        ("/cards/{card}/preview", look.to_string(), 200),
        ("/delete", String::new(), 204),
    ] {
        let route = format!("/api/own/boxes/{{box}}{rest}");
        let path = route.replace("{box}", BOX).replace("{upload}", "one?at=0").replace("{card}", "1");
        if rest == "/delete" {
            for (rest, path) in
                [("", ""), ("/uploads/{upload}", "/uploads/one"), ("/cards/{card}/master", "/cards/1/master")]
            {
                let (route, path) =
                    (format!("/api/own/boxes/{{box}}{rest}"), format!("/api/own/boxes/{BOX}{path}"));
                caller.call("GET", &route, &path, &mine, b"", 200).await;
                caller.call("GET", &route, &path.replace(BOX, "own-other"), &mine, b"", 404).await;
            }
        }
        caller.call("POST", &route, &path.replace(BOX, "own-other"), &mine, body.as_bytes(), 404).await;
        caller.call("POST", &route, &path, &mine, body.as_bytes(), status).await;
    }
}

/// Keeps the game that was played, looks at it, and deletes it.
async fn album(caller: &mut Caller<'_>, code: &str, secret: &str) {
    let bearer = format!("Bearer {secret}");
    let mine: [(&str, &str); 1] = [("authorization", &bearer)];
    let (route, path) = ("/api/rooms/{code}/album", format!("/api/rooms/{code}/album"));
    caller.call("GET", route, &path, &mine, b"", 200).await;
    caller.call("GET", route, &path, &[], b"", 401).await;
    let wish = json!({ "names": "typed", "voices": true }).to_string();
    let kept = caller.call("POST", route, &path, &mine, wish.as_bytes(), 200).await;
    caller.call("POST", route, &path, &mine, b"{}", 400).await;
    let id = text(&kept["id"]);
    let (one, none) = (format!("/api/albums/{id}"), "/api/albums/nothing".to_owned());
    let album = caller.get("/api/albums/{id}", &one, 200).await;
    let voice = text(&album["turns"][0]["clue"]["performance"]);
    for (route, tail) in [
        ("/api/albums/{id}/turns/{turn}", "/turns/1".to_owned()),
        ("/api/albums/{id}/recordings/{hash}", format!("/recordings/{voice}")),
        ("/api/albums/{id}/picture", "/picture".to_owned()),
        ("/api/albums/{id}/turns/{turn}/picture", "/turns/1/picture".to_owned()),
    ] {
        caller.get(route, &format!("{one}{tail}"), 200).await;
        caller.get(route, &format!("{none}{tail}"), 404).await;
    }
    caller.get("/api/albums/{id}", &none, 404).await;
    let out = "/api/albums/{id}/name-out";
    caller.call("POST", out, &format!("{one}/name-out"), &mine, b"", 200).await;
    caller.call("POST", out, &format!("{one}/name-out"), &[], b"", 401).await;
    let delete = "/api/albums/{id}/delete";
    caller.call("POST", delete, &format!("{one}/delete"), &mine, b"", 401).await;
    let key = format!("Bearer {}", text(&kept["key"]));
    caller.call("POST", delete, &format!("{one}/delete"), &[("authorization", &key)], b"", 200).await;
}

async fn pictures(caller: &mut Caller<'_>) {
    let packs = caller.get("/api/packs", "/api/packs", 200).await;
    let pictures = text(&packs[0]["pictures"]);
    let id = &pictures[..pictures.len() / 84];
    let tag = format!("\"{id}\"");
    let known: [(&str, &str); 1] = [("if-none-match", &tag)];
    for (route, path) in [
        ("/cards/{picture}/{file}", format!("/cards/{id}/300.webp")),
        ("/cards/{pack}/{card}/{file}", "/cards/plain/0/300.webp".to_owned()),
    ] {
        caller.get(route, &path, 200).await;
        caller.call("GET", route, &path, &known, b"", 304).await;
        caller.call("GET", route, &path, &[("accept", "text/html")], b"", 406).await;
        caller.get(route, &path.replace("300", "299"), 404).await;
    }
    let words = "/api/packs/{pack}/words/{language}";
    caller.get(words, "/api/packs/plain/words/fr", 200).await;
    caller.get(words, "/api/packs/plain/words/xx", 404).await;
    let (moon, day) = ("/api/moons/{day}", Day::at(system_calendar()()).to_string());
    caller.get("/api/moons/{day}/{language}", &format!("/api/moons/{day}/it"), 200).await;
    caller.get("/api/moons/{day}/{language}", &format!("/api/moons/{day}/xx"), 404).await;
    caller.get("/api/moons/{day}/{language}", "/api/moons/2019-01-01/it", 404).await;
    caller.get(moon, &format!("/api/moons/{day}"), 200).await;
    caller.get(moon, "/api/moons/tomorrow", 404).await;
    let looks = br#"{"looks":[1,2,0,1,1]}"#;
    caller.call("POST", moon, &format!("/api/moons/{day}"), &[], looks, 200).await;
    caller.call("POST", moon, &format!("/api/moons/{day}"), &[], br#"{"looks":[3]}"#, 400).await;
    caller.call("POST", moon, "/api/moons/1999-01-01", &[], looks, 404).await;
    let words = "/api/pictures/{picture}/words/{language}";
    caller.get(words, &format!("/api/pictures/{id}/words/fr"), 200).await;
    caller.get(words, "/api/pictures/nothing/words/fr", 404).await;
}
