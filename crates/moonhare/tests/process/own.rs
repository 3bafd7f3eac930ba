//! Pictures of people's own, sent to the real program: hostile files, half files, a kill in between.

use std::fs::Permissions;
use std::io::Write;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};
use std::process::Command;

use moonhare_fuzz::pictures::{gif, png, png_of, with_exif};
use moonhare_packs::{Picture, save_picture};
use serde_json::{Value, json};

use crate::server::{GENEROUS, Server};

/// Files that are not what they say: changed ones, and the known kinds.
const HOSTILE_FILES: usize = 220;
/// What all of them together may leave behind in the server's memory. Pixels are unpacked elsewhere.
const GROWTH_BYTES_MAX: u64 = 48 * 1024 * 1024;
const PLACE: &str = "41.3874N 2.1686E";

const PHOTO_PX: (usize, usize) = (400, 600);

fn photo(folder: &Path, name: &str) -> Vec<u8> {
    let width = PHOTO_PX.0;
    saved(folder, name, |i| [(i % width / 2) as u8, (i / width / 3) as u8, 90])
}

/// A photo with light and dark places, by which it is known again.
pub(crate) fn patches(folder: &Path) -> Vec<u8> {
    let width = PHOTO_PX.0;
    saved(folder, "patches.jpg", |i| [((i % width / 40 * 7 + i / width / 60 * 5) % 11 * 22) as u8; 3])
}

fn saved(folder: &Path, name: &str, colour: impl Fn(usize) -> [u8; 3]) -> Vec<u8> {
    let (width, height) = PHOTO_PX;
    let rgb = (0..width * height).flat_map(colour).collect();
    let file = folder.join(name);
    save_picture(&Picture { width, height, rgb }, &file).unwrap();
    std::fs::read(file).unwrap()
}

pub(crate) struct Box<'a> {
    pub(crate) server: &'a Server,
    pub(crate) path: String,
    pub(crate) key: String,
}

impl<'a> Box<'a> {
    pub(crate) async fn open(server: &'a Server) -> Self {
        let made =
            Server::post(server.address, "/api/own/boxes", &json!({ "name": "Summer" })).await.unwrap();
        let path = format!("/api/own/boxes/{}", made["id"].as_str().unwrap());
        Self { server, path, key: made["key"].as_str().unwrap().to_owned() }
    }

    /// The same box at another node.
    pub(crate) fn at<'b>(&self, server: &'b Server) -> Box<'b> {
        Box { server, path: self.path.clone(), key: self.key.clone() }
    }

    /// What it is called among packs.
    pub(crate) fn id(&self) -> &str {
        self.path.rsplit('/').next().unwrap()
    }

    /// Asks for something about the box; some things have no answer but that they are done.
    pub(crate) async fn ask(&self, what: &str, body: &Value) -> Value {
        let (path, body) = (format!("{}{what}", self.path), body.to_string());
        Server::ask_as(self.server.address, &path, &self.key, body.as_bytes()).await.unwrap_or_default()
    }

    /// Sends a file at once; what the last answer was.
    pub(crate) async fn send(&self, bytes: &[u8]) -> Value {
        let wish = json!({ "bytes": bytes.len() }).to_string();
        let begun = self.server.upload(&format!("{}/uploads", self.path), &self.key, wish.as_bytes()).await;
        let Some(upload) = begun["upload"].as_str() else { return begun };
        let mut at = 0;
        let mut answer = begun.clone();
        for part in bytes.chunks(200_000) {
            let path = format!("{}/uploads/{upload}?at={at}", self.path);
            answer = self.server.upload(&path, &self.key, part).await;
            at += part.len();
        }
        answer
    }

    pub(crate) async fn look_in(&self) -> Value {
        serde_json::from_str(&self.server.get_as(&self.path, &self.key).await).unwrap()
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hostile_files_are_refused_with_a_code_and_the_server_stays_as_it_is() {
    let settings = format!("{GENEROUS}[server.own]\ncards_per_box_max = 1000\n").replacen(
        "[server]\n",
        "[server]\nown_mib_burst = 100000\n",
        1,
    );
    let server = Server::start(&settings).await;
    let folder = tempfile::tempdir().unwrap();
    let jpeg = photo(folder.path(), "photo.jpg");
    let good = [
        jpeg.clone(),
        with_exif(&jpeg, 6, PLACE),
        photo(folder.path(), "photo.webp"),
        gif(380, 570),
        png(370, 560),
    ];
    let own = Box::open(&server).await;
    let known = [
        b"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>".to_vec(),
        [b"GIF89a".as_slice(), b"=1;alert(1)//"].concat(),
        png_of(60_000, 60_000, &[0; 64]),
        png_of(50_000, 400, &[0; 64]),
        png_of(7_000, 7_000, &[0x78, 0x01, 0x01]),
        jpeg[..jpeg.len() / 2].to_vec(),
        b"\0\0\0\x1cftypavif".to_vec(),
    ];
    own.send(&jpeg).await;
    let before = server.memory_bytes().await;
    let mut codes = std::collections::BTreeMap::new();
    let mut sent = 0;
    let changed = moonhare_fuzz::changed(&good, HOSTILE_FILES as u64).map(|input| input.to_vec());
    for file in changed.chain(known).filter(|file| !file.is_empty()) {
        let answer = own.send(&file).await;
        let code =
            answer["error"]["code"].as_str().unwrap_or(if answer["card"].is_object() { "card" } else { "?" });
        assert!(
            [
                "card",
                "not_a_picture",
                "picture_broken",
                "picture_too_small",
                "picture_too_large",
                "picture_too_long",
                "picture_too_much"
            ]
            .contains(&code),
            "{answer}"
        );
        *codes.entry(code.to_owned()).or_insert(0) += 1;
        sent += 1;
    }
    assert!(sent > 200, "{sent} files");
    assert!(codes.len() >= 4, "{codes:?}");
    let grown = server.memory_bytes().await.saturating_sub(before);
    assert!(grown < GROWTH_BYTES_MAX, "grown by {grown} bytes");
    assert_eq!(server.get("/healthz").await, "ok");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_picture_goes_on_after_a_kill_and_nothing_of_where_it_was_taken_is_kept() {
    let mut server = Server::start(GENEROUS).await;
    let folder = tempfile::tempdir().unwrap();
    let file = with_exif(&photo(folder.path(), "photo.jpg"), 6, PLACE);
    let (path, key, upload) = {
        let own = Box::open(&server).await;
        let wish = json!({ "bytes": file.len() }).to_string();
        let begun = server.upload(&format!("{}/uploads", own.path), &own.key, wish.as_bytes()).await;
        let upload = format!("{}/uploads/{}", own.path, begun["upload"].as_str().unwrap());
        server.upload(&format!("{upload}?at=0"), &own.key, &file[..2_000]).await;
        (own.path, own.key, upload)
    };
    server.kill_and_start().await;
    let came: Value = serde_json::from_str(&server.get_as(&upload, &key).await).unwrap();
    assert_eq!(came["received"], 2_000);
    let done = server.upload(&format!("{upload}?at=2000"), &key, &file[2_000..]).await;
    let card = &done["card"];
    assert_eq!((&card["width"], &card["height"]), (&json!(600), &json!(400)), "turned upright: {done}");
    let look = json!({ "look": { "x": 0.0, "y": 0.0, "width": 0.4, "finish": "etching", "palette": 1 } });
    server.upload(&format!("{path}/cards/1"), &key, look.to_string().as_bytes()).await;
    // A release that let others look in has left it so.
    let data = server.folder.path().join("data");
    for open in [data.join("own"), data.clone()] {
        std::fs::set_permissions(open, Permissions::from_mode(0o755)).unwrap();
    }
    server.kill_and_start().await;
    let own = Box { server: &server, path, key };
    let painted = loop {
        let view = own.look_in().await;
        if view["cards"][0]["painting"] == false {
            break view["cards"][0]["picture"].clone();
        }
    };
    assert_ne!(painted, card["picture"], "painted after the kill");
    // The picture that it had before goes a moment after the new one is there.
    let mut files = all_files(&server);
    while files.len() > 4 {
        files = all_files(&server);
    }
    assert_eq!(files.len(), 4, "the box, what the card is cut from, and its two pictures");
    for bytes in files {
        assert!(!bytes.windows(8).any(|window| window == &PLACE.as_bytes()[..8]));
    }
    let open = open_to_others(&data);
    assert!(open.is_empty(), "{open:?}");
}

/// What others on this machine could look into.
fn open_to_others(folder: &Path) -> Vec<PathBuf> {
    let is_open = |path: &Path| std::fs::metadata(path).is_ok_and(|about| about.mode() & 0o077 != 0);
    let mut open: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap()
        .flatten()
        .flat_map(|entry| {
            let path = entry.path();
            let inside = if path.is_dir() { open_to_others(&path) } else { Vec::new() };
            inside.into_iter().chain(is_open(&path).then_some(path))
        })
        .collect();
    open.extend(is_open(folder).then(|| folder.to_path_buf()));
    open
}

/// What lies in the folder of people's own pictures.
fn all_files(server: &Server) -> Vec<Vec<u8>> {
    let mut folders = vec![server.folder.path().join("data/own")];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap().flatten() {
            if entry.path().is_dir() {
                folders.push(entry.path());
            } else {
                files.extend(std::fs::read(entry.path()).ok());
            }
        }
    }
    files
}

/// What the program says on its standard output.
pub(crate) fn moonhare(args: &[&str]) -> String {
    let done = Command::new(env!("CARGO_BIN_EXE_moonhare")).args(args).output().unwrap();
    assert!(done.status.success(), "{args:?}: {}", String::from_utf8_lossy(&done.stderr));
    String::from_utf8(done.stdout).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_box_goes_through_a_zip_and_what_is_reported_goes_while_the_server_runs() {
    let server = Server::start(GENEROUS).await;
    let (folder, data) = (tempfile::tempdir().unwrap(), server.folder.path().join("data"));
    let data = data.to_str().unwrap();
    let own = Box::open(&server).await;
    let file = patches(folder.path());
    let sent = own.send(&file).await["card"].clone();
    server
        .upload(
            &format!("{}/cards/1", own.path),
            &own.key,
            json!({ "caption": "il lago" }).to_string().as_bytes(),
        )
        .await;

    let zip = folder.path().join("summer.zip");
    let id = own.id();
    moonhare(&["pack", "export", id, "--out", zip.to_str().unwrap(), "--data", data]);
    let told =
        moonhare(&["pack", "import", zip.to_str().unwrap(), "--data", data, "--name", "Winter", "--json"]);
    let told: Value = serde_json::from_str(&told).unwrap();
    assert_eq!((&told["name"], &told["cards"]), (&json!("Winter"), &json!(1)));
    let path = format!("/api/own/boxes/{}", told["id"].as_str().unwrap());
    let copy = Box { server: &server, path, key: told["key"].as_str().unwrap().to_owned() };
    let view = copy.look_in().await;
    assert_eq!((&view["yours"], &view["cards"][0]["caption"]), (&json!(true), &json!("il lago")));

    let shown = |picture: &Value| format!("/cards/{}/300.webp", picture.as_str().unwrap());
    let pictures = [sent["picture"].clone(), view["cards"][0]["picture"].clone()];
    for (number, picture) in (1..).zip(&pictures) {
        let report = json!({
            "number": number, "at_ms": 0, "room": "BBBBBB", "about": { "picture": picture }, "reason": "consent",
            "by": 2, "by_name": "Ana", "person": null, "name": null, "clue": null, "performance": null,
            "pack": id, "card": null, "by_address": null, "address": null,
        });
        let mut book =
            std::fs::File::options().create(true).append(true).open(format!("{data}/reports.jsonl")).unwrap();
        writeln!(book, "{report}").unwrap();
    }
    let listed = moonhare(&["reports", "--data", data]);
    assert!(
        listed.contains("shows someone who did not agree") && listed.contains("look at it: "),
        "{listed}"
    );
    moonhare(&["reports", "--data", data, "--remove", "1"]);
    assert!(server.get(&shown(&pictures[0])).await.contains("picture_not_found"));
    assert!(own.send(&file).await["card"].is_object(), "removed, not blocked");
    let listed = moonhare(&["reports", "--data", data, "--block", "2"]);
    assert!(listed.contains("nothing is reported"), "{listed}");
    for picture in &pictures {
        assert!(
            server.get(&shown(picture)).await.contains("picture_not_found"),
            "it, and what looks like it"
        );
    }
    assert_eq!(own.send(&file).await["error"]["code"], "picture_blocked");
}
