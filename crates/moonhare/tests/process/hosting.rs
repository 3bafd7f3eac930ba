//! docs/HOSTING.md, followed as it is written.

use std::fs;
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

/// The commands in blocks that are marked `sh`, with the headline that they stand under.
fn commands() -> Vec<(String, String)> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/HOSTING.md");
    let (mut headline, mut inside, mut commands) = (String::new(), false, Vec::new());
    for line in fs::read_to_string(path).unwrap().lines() {
        match line {
            "```sh" => inside = true,
            "```" => inside = false,
            line if inside => commands.push((headline.clone(), line.to_owned())),
            line if line.starts_with('#') => headline = line.trim_start_matches('#').trim().to_owned(),
            _ => {}
        }
    }
    commands
}

/// Somebody who follows the document in an empty folder.
struct Reader {
    folder: TempDir,
    port: u16,
    server: Option<Child>,
}

impl Reader {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("bin")).unwrap();
        let program = Path::new(env!("CARGO_BIN_EXE_moonhare"));
        std::os::unix::fs::symlink(program, folder.path().join("bin/moonhare")).unwrap();
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port();
        Self { folder, port, server: None }
    }

    /// As it is typed. Only the port differs, which the environment says: others may use the usual one.
    fn shell(&self, line: &str) -> Command {
        let mut shell = Command::new("sh");
        let path = format!("{}:/usr/bin:/bin", self.folder.path().join("bin").display());
        shell
            .args(["-ec", line])
            .current_dir(&self.folder)
            .env("PATH", path)
            .env("MOONHARE_PORT", self.port.to_string())
            .env("MOONHARE_METRICS_URL", format!("http://127.0.0.1:{}/metrics", self.port))
            .env("MOONHARE_PAINTED_PACKS", "0")
            .stdin(Stdio::null());
        shell
    }

    fn follow(&mut self, line: &str) {
        if !line.starts_with("moonhare serve") {
            let ended = self.shell(line).output().unwrap();
            let said = [ended.stdout, ended.stderr].concat();
            assert!(ended.status.success(), "{line}: {}", String::from_utf8_lossy(&said));
            return;
        }
        self.stop();
        let mut server = self.shell(&format!("exec {line}"));
        self.server = Some(server.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap());
        while !self.shell("moonhare healthy").stderr(Stdio::null()).status().unwrap().success() {
            let ended = self.server.as_mut().unwrap().try_wait().unwrap();
            assert!(ended.is_none(), "{line} ended: {ended:?}");
        }
    }

    /// As with Ctrl-C.
    fn stop(&mut self) {
        if let Some(mut server) = self.server.take() {
            assert!(Command::new("kill").arg(server.id().to_string()).status().unwrap().success());
            assert!(server.wait().unwrap().success());
        }
    }
}

impl Drop for Reader {
    fn drop(&mut self) {
        if let Some(mut server) = self.server.take() {
            _ = server.kill();
            _ = server.wait();
        }
    }
}

#[test]
fn every_command_works_as_it_is_written() {
    let mut reader = Reader::new();
    let commands = commands();
    for word in ["serve", "--self-signed", "healthy", "doctor", "top", "backup", "restore", "reports"] {
        assert!(commands.iter().any(|(_, line)| line.contains(word)), "the document shows {word}");
    }
    for (_, line) in &commands {
        reader.follow(line);
    }
    reader.stop();
    assert!(reader.folder.path().join("moonhare-data/certificates/own.pem").exists());
    assert!(reader.folder.path().join("restored").is_dir());
}

#[test]
fn every_file_and_headline_that_it_names_is_there() {
    let docs = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs"));
    let text = fs::read_to_string(docs.join("HOSTING.md")).unwrap();
    let links = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    for link in links {
        match link.strip_prefix('#') {
            Some(anchor) => {
                let anchors = text.lines().filter(|line| line.starts_with('#')).map(|line| {
                    line.trim_start_matches('#').trim().to_lowercase().replace(',', "").replace(' ', "-")
                });
                assert!(anchors.into_iter().any(|headline| headline == anchor), "#{anchor}");
            }
            None => assert!(docs.join(link).exists(), "{link}"),
        }
    }
}
