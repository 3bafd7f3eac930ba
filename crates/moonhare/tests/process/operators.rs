//! The superuser at a service that a package installed: commands find it by themselves, and leave no file that its own user can't open.

use std::fs;
use std::net::{Ipv4Addr, TcpListener};
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, chown};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use tempfile::TempDir;

/// The service's user, who need not be in the system's list.
const SERVICE: u32 = 4_711;

/// A picture that nobody brought.
const PICTURE: &str = "AAAAAAAAAAAA";

/// A machine on which the package is installed: a folder of the service's, and an /etc of its own for whoever is asked to look there.
struct Machine {
    place: TempDir,
}

impl Machine {
    /// Nothing where this can't be tried, which is said.
    fn new() -> Option<Self> {
        let own_mounts =
            || Command::new("unshare").args(["--mount", "true"]).status().is_ok_and(|ended| ended.success());
        if !rustix::process::geteuid().is_root() || !own_mounts() {
            eprintln!("not tried: this wants the superuser, and mounts of its own");
            return None;
        }
        let place = tempfile::tempdir().unwrap();
        // The service's user has to get through to its folder.
        fs::set_permissions(place.path(), fs::Permissions::from_mode(0o755)).unwrap();
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port();
        let machine = Self { place };
        fs::create_dir(machine.data()).unwrap();
        chown(machine.data(), Some(SERVICE), Some(SERVICE)).unwrap();
        fs::create_dir_all(machine.at("etc/moonhare")).unwrap();
        let settings = format!(
            "data = {:?}\nhost = \"127.0.0.1\"\nport = {port}\npainted_packs = 0\nlog = \"warn\"\n",
            machine.data()
        );
        fs::write(machine.at("etc/moonhare/moonhare.toml"), settings).unwrap();
        Some(machine)
    }

    fn at(&self, name: &str) -> PathBuf {
        self.place.path().join(name)
    }

    fn data(&self) -> PathBuf {
        self.at("data")
    }

    /// The service, as its unit starts it.
    fn start(&self) -> Service {
        let log = fs::File::create(self.at("log")).unwrap();
        let child = Command::new(env!("CARGO_BIN_EXE_moonhare"))
            .args(["serve", "--config"])
            .arg(self.at("etc/moonhare/moonhare.toml"))
            .current_dir(self.data())
            .uid(SERVICE)
            .gid(SERVICE)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .unwrap();
        let mut service = Service(child);
        while !self.command(&["healthy"]).status.success() {
            let ended = service.0.try_wait().unwrap();
            assert!(ended.is_none(), "the service ended: {}", fs::read_to_string(self.at("log")).unwrap());
        }
        service
    }

    /// What the superuser types, somewhere.
    fn command(&self, words: &[&str]) -> Output {
        Command::new("unshare")
            .args(["--mount", "sh", "-ec", "mount --bind \"$1\" /etc; shift; cd /; exec \"$@\"", "sh"])
            .arg(self.at("etc"))
            .arg(env!("CARGO_BIN_EXE_moonhare"))
            .args(words)
            .stdin(Stdio::null())
            .output()
            .unwrap()
    }

    /// The same, which has to succeed and to say whom it was about.
    fn well(&self, words: &[&str]) -> String {
        let ran = self.command(words);
        let (said, told) = (String::from_utf8(ran.stdout).unwrap(), String::from_utf8(ran.stderr).unwrap());
        assert!(ran.status.success(), "{words:?}: {said}{told}");
        assert!(told.contains("/etc/moonhare/moonhare.toml"), "{words:?} says whose settings: {told}");
        assert!(told.contains(&self.data().display().to_string()), "{words:?} says which folder: {told}");
        let strange = not_of_the_service(&self.data());
        assert_eq!(strange, Vec::<PathBuf>::new(), "after {words:?}");
        said
    }
}

struct Service(Child);

impl Service {
    fn stop(mut self) {
        assert!(Command::new("kill").arg(self.0.id().to_string()).status().unwrap().success());
        assert!(self.0.wait().unwrap().success());
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        _ = self.0.kill();
        _ = self.0.wait();
    }
}

fn not_of_the_service(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap().flatten() {
        let about = entry.metadata().unwrap();
        if (about.uid(), about.gid()) != (SERVICE, SERVICE) {
            found.push(entry.path());
        }
        if about.is_dir() {
            found.extend(not_of_the_service(&entry.path()));
        }
    }
    found
}

#[test]
fn commands_find_the_service_and_leave_its_files_to_its_user() {
    let Some(machine) = Machine::new() else { return };
    let backup = machine.at("backup").display().to_string();
    // Before its first start, while it runs, and when it is stopped.
    machine.well(&["settings", "--set"]);
    machine.well(&["own", "word"]);
    let service = machine.start();
    for words in [
        &["healthy"][..],
        &["doctor"],
        &["reports"],
        &["own", "word"],
        &["own", "block", PICTURE],
        &["stats"],
        &["top", "--once"],
        &["backup", &backup],
    ] {
        machine.well(words);
    }
    assert!(not_of_the_service(Path::new(&backup)).is_empty(), "a backup is whose the folder is");
    service.stop();
    for words in
        [&["doctor"][..], &["reports"], &["stats"], &["own", "word"], &["forget", "--person", "Ana", "--yes"]]
    {
        machine.well(words);
    }
    // What was restored can be served by the same user.
    fs::remove_dir_all(machine.data()).unwrap();
    let data = machine.data().display().to_string();
    assert!(machine.command(&["restore", &backup, &data]).status.success());
    assert!(not_of_the_service(&machine.data()).is_empty(), "what is restored is whose the backup is");
    machine.start().stop();
}

/// A folder that an earlier release's superuser has meddled with.
#[test]
fn the_doctor_finds_what_the_service_can_not_open() {
    let Some(machine) = Machine::new() else { return };
    machine.start().stop();
    let strange = machine.data().join("reports.jsonl");
    fs::write(&strange, "").unwrap();
    let ran = machine.command(&["doctor"]);
    let said = String::from_utf8(ran.stdout).unwrap();
    assert!(!ran.status.success() && said.contains("reports.jsonl") && said.contains("chown -R"), "{said}");
    chown(&strange, Some(SERVICE), Some(SERVICE)).unwrap();
    machine.well(&["doctor"]);
}

#[test]
fn who_names_a_folder_is_not_told_of_another() {
    let Some(machine) = Machine::new() else { return };
    let other = machine.at("other");
    fs::create_dir(&other).unwrap();
    let ran = machine.command(&["reports", "--data", other.to_str().unwrap()]);
    let told = String::from_utf8(ran.stderr).unwrap();
    assert!(ran.status.success() && !told.contains("/etc/moonhare"), "{told}");
}
