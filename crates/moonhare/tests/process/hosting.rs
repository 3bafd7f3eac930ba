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
    for word in
        ["serve", "--self-signed", "healthy", "doctor", "top", "backup", "restore", "reports", "stats"]
    {
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

/// The way over a tunnel, as far as it goes without the internet: what stands at its far end speaks TLS under the name that the document gives,
/// and tells who asks.
#[test]
fn guests_come_through_a_tunnel() {
    let line =
        commands().into_iter().map(|(_, line)| line).find(|line| line.contains("--public-url")).unwrap();
    let word = |option: &str| {
        let mut words = line.split_whitespace().skip_while(|word| *word != option);
        words.nth(1).unwrap_or_else(|| panic!("{line} has {option}")).to_owned()
    };
    let (url, header) = (word("--public-url"), word("--trusted-header"));
    let name = url.strip_prefix("https://").unwrap();
    let mut reader = Reader::new();
    reader.follow(&line);
    let tunnel = Tunnel::to(reader.port, name, &header);
    let ask = |words: &[&str]| {
        let asked = Command::new("curl")
            .args(["--silent", "--show-error", "--http1.1", "--cacert"])
            .arg(tunnel.folder.path().join("chain"))
            .args(["--connect-to", &format!("{name}:443:127.0.0.1:{}", tunnel.port)])
            .args(words)
            .output()
            .expect("curl runs");
        let told = String::from_utf8_lossy(&asked.stderr).into_owned();
        assert!(asked.status.success(), "{words:?}: {told}");
        String::from_utf8(asked.stdout).unwrap()
    };
    assert!(ask(&[&url]).contains("<title>"), "the page comes");
    let made = |origin: &str| {
        let (origin, body) = (format!("origin: {origin}"), r#"{"name":"Ana","language":"en"}"#);
        ask(&[
            "--header",
            &origin,
            "--header",
            "content-type: application/json",
            "--data",
            body,
            &format!("{url}/api/rooms"),
        ])
    };
    let room = made(&url);
    assert!(room.contains("\"code\"") && room.contains("\"secret\""), "{room}");
    assert!(made("https://elsewhere.example.com").contains("wrong_origin"));
    // The numbers are for this machine, not for whoever comes through the tunnel.
    assert!(ask(&[&format!("{url}/metrics")]).contains("not_found"));
    reader.stop();
}

/// HAProxy in the place of a tunnel's far end.
struct Tunnel {
    folder: TempDir,
    port: u16,
    running: Child,
}

impl Tunnel {
    fn to(server: u16, name: &str, header: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let made = rcgen::generate_simple_self_signed([name.to_owned()]).unwrap();
        let (chain, key) = (made.cert.pem(), made.signing_key.serialize_pem());
        fs::write(folder.path().join("chain"), &chain).unwrap();
        fs::write(folder.path().join("both"), format!("{chain}{key}")).unwrap();
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port();
        let both = folder.path().join("both");
        let settings = format!(
            "defaults\n mode http\n timeout connect 5s\n timeout client 60s\n timeout server 60s\n\
             frontend far\n bind 127.0.0.1:{port} ssl crt {}\n http-request set-header {header} 203.0.113.7\n default_backend near\n\
             backend near\n server laptop 127.0.0.1:{server}\n",
            both.display()
        );
        fs::write(folder.path().join("settings"), settings).unwrap();
        let start = |program: &&str| {
            let mut haproxy = Command::new(program);
            haproxy.args(["-db", "-f"]).arg(folder.path().join("settings")).stdin(Stdio::null()).spawn().ok()
        };
        let running = ["haproxy", "/usr/sbin/haproxy"].iter().find_map(start);
        let mut running = running.expect("haproxy is needed: `cargo xtask test` installs it");
        while std::net::TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
            assert!(running.try_wait().unwrap().is_none(), "haproxy has ended");
            std::thread::yield_now();
        }
        Self { folder, port, running }
    }
}

impl Drop for Tunnel {
    fn drop(&mut self) {
        _ = self.running.kill();
        _ = self.running.wait();
    }
}

/// What systemd itself says about how much the service could do if somebody took it over: 0 is nothing, 10 everything.
#[test]
fn the_service_may_do_little() {
    let unit = concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy/debian/moonhare.service");
    let looked =
        Command::new("systemd-analyze").args(["security", "--offline=true", "--no-pager", unit]).output();
    let Ok(looked) = looked else {
        eprintln!("not tried: systemd-analyze is not here, so that nobody said how exposed the service is");
        return;
    };
    let said = String::from_utf8(looked.stdout).unwrap();
    let exposure =
        said.lines().find_map(|line| line.split_once("Overall exposure level for moonhare.service: "));
    let exposure = exposure.and_then(|(_, rest)| rest.split_whitespace().next()?.parse::<f32>().ok());
    let exposure = exposure.unwrap_or_else(|| panic!("{said}{}", String::from_utf8_lossy(&looked.stderr)));
    assert!(exposure < 2.5, "{said}");
    let document = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/HOSTING.md")).unwrap();
    assert!(document.contains(&format!("says {exposure:.1}")), "docs/HOSTING.md says {exposure:.1}");
}
