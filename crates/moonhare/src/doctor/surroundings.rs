//! What a server needs around its folder: settings that can work, ports, disk, clock, certificates.

use std::fs;
use std::io::ErrorKind;
use std::net::{IpAddr, ToSocketAddrs};
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use moonhare_server::Machine as _;
use serde::Serialize;

use crate::healthy;
use crate::serve::https::{self, Certificate};
use crate::serve::listen::listen;
use crate::serve::settings::Settings;
use crate::serve::{machine::Here, reports::ReportBook};

/// How something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum State {
    Fine,
    /// A server runs, but it could be better.
    Hint,
    /// A server does not start, or not well.
    Problem,
}

/// What was looked at, and what is to be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Look {
    pub(crate) at: &'static str,
    pub(crate) state: State,
    pub(crate) says: String,
}

pub(crate) fn look(at: &'static str, state: State, says: impl Into<String>) -> Look {
    Look { at, state, says: says.into() }
}

/// Looks at everything but what is in the folder.
pub(crate) fn look_around(settings: &Settings) -> Vec<Look> {
    let mut looks = vec![configuration(settings)];
    looks.extend(ports(settings));
    looks.push(disk(settings.data(), settings.server().free_disk_mib_min));
    looks.push(clock(settings.data(), SystemTime::now()));
    looks.extend(certificate(settings));
    looks
}

fn configuration(settings: &Settings) -> Look {
    const AT: &str = "settings";
    if let Err(error) = settings.check() {
        return look(AT, State::Problem, format!("{error:#}"));
    }
    let config = settings.server();
    if config.trusted_header.is_some() && config.public_url.is_none() {
        return look(
            AT,
            State::Hint,
            "behind a proxy, set public_url too: then only pages of that address may change anything",
        );
    }
    if config.public_url.is_some() && config.trusted_header.is_none() && settings.https.domains().is_empty() {
        return look(
            AT,
            State::Hint,
            "if a proxy stands before this server, set trusted_header: without it, all players share one address's limits",
        );
    }
    look(AT, State::Fine, "they can work")
}

fn ports(settings: &Settings) -> Vec<Look> {
    let mut ports = vec![settings.port()];
    if !settings.https.domains().is_empty() {
        ports.extend(settings.https.http_port());
    }
    ports.retain(|port| *port != 0);
    let mut looks: Vec<Look> = ports.iter().map(|port| port_is_free(settings.host(), *port)).collect();
    // Where a server runs, it listens there itself, and answers nobody but Prometheus.
    let runs = ports.first().is_some_and(|port| healthy::answers(settings.host(), *port));
    let numbers = settings.metrics_listen.filter(|address| !runs && address.port() != 0);
    looks.extend(numbers.map(|address| port_is_free(Some(address.ip()), address.port())));
    looks
}

fn port_is_free(host: Option<IpAddr>, port: u16) -> Look {
    const AT: &str = "port";
    match listen(host, port) {
        Ok(_) => look(AT, State::Fine, format!("{port} is free")),
        Err(error) if error.kind() == ErrorKind::AddrInUse && healthy::answers(host, port) => {
            look(AT, State::Fine, format!("a Moonhare answers on {port}"))
        }
        Err(error) if error.kind() == ErrorKind::AddrInUse => look(
            AT,
            State::Problem,
            format!(
                "another program listens on {port}: stop it, or choose another with --port (--http-port, --metrics-listen)"
            ),
        ),
        Err(error) if error.kind() == ErrorKind::PermissionDenied => look(
            AT,
            State::Problem,
            format!(
                "{port} is kept for the system: choose one above 1023, or give the program the right (the Debian package does)"
            ),
        ),
        Err(error) => {
            let on = host.map(|host| format!(" on {host}")).unwrap_or_default();
            look(AT, State::Problem, format!("{port}{on} can't be listened on: {error}"))
        }
    }
}

fn disk(data: &Path, floor_mib: u64) -> Look {
    const AT: &str = "disk";
    const MIB: u64 = 1024 * 1024;
    // Where the folder will be, if it is not there yet.
    let place = data.ancestors().find(|folder| folder.exists()).unwrap_or(Path::new("."));
    let place = if place.as_os_str().is_empty() { Path::new(".") } else { place };
    match Here::new(place, None, ReportBook::in_folder(place)).free_bytes().map(|bytes| bytes / MIB) {
        None => look(AT, State::Hint, "how much is free can't be seen"),
        Some(free) if free < floor_mib => look(
            AT,
            State::Problem,
            format!(
                "{free} MiB are free where everything is kept, and with less than {floor_mib} nothing new is taken: make room"
            ),
        ),
        Some(free) if free < 4 * floor_mib => look(
            AT,
            State::Hint,
            format!("{free} MiB are free where everything is kept; below {floor_mib} nothing new is taken"),
        ),
        Some(free) => look(AT, State::Fine, format!("{free} MiB are free")),
    }
}

/// A clock that is behind what it wrote itself is wrong now, or was.
fn clock(data: &Path, now: SystemTime) -> Look {
    const AT: &str = "clock";
    const SOME_WAY_BEHIND: Duration = Duration::from_secs(300);
    // When this was written; every right clock is later.
    const EARLIEST_S: u64 = 1_790_000_000;
    if now < UNIX_EPOCH + Duration::from_secs(EARLIEST_S) {
        return look(AT, State::Problem, "it shows a time long past: set it (timedatectl set-ntp true)");
    }
    let written = fs::read_dir(data).into_iter().flatten().flatten();
    let latest = written.filter_map(|entry| entry.metadata().ok()?.modified().ok()).max();
    match latest.and_then(|latest| latest.duration_since(now).ok()) {
        Some(ahead) if ahead > SOME_WAY_BEHIND => look(
            AT,
            State::Problem,
            format!(
                "the folder was written {} s after now: the clock is wrong, or was; set it (timedatectl set-ntp true)",
                ahead.as_secs()
            ),
        ),
        _ => look(AT, State::Fine, "it is not behind what was written"),
    }
}

fn certificate(settings: &Settings) -> Vec<Look> {
    let Some(path) = https::kept_at(&settings.https, settings.data()) else { return Vec::new() };
    let mut looks = vec![kept_certificate(&path, SystemTime::now())];
    for domain in settings.https.domains() {
        let leads =
            (domain.as_str(), 443).to_socket_addrs().is_ok_and(|mut addresses| addresses.next().is_some());
        looks.push(if leads {
            look("domain", State::Fine, format!("{domain} leads somewhere"))
        } else {
            look(
                "domain",
                State::Problem,
                format!("{domain} leads nowhere: let its A or AAAA record name this machine"),
            )
        });
    }
    looks
}

fn kept_certificate(path: &Path, now: SystemTime) -> Look {
    const AT: &str = "certificate";
    const SOON_DAYS: i64 = 14;
    let kept = match Certificate::read(path) {
        Ok(Some(kept)) => kept,
        Ok(None) => return look(AT, State::Hint, "there is none yet; the server gets one when it starts"),
        Err(error) => {
            return look(
                AT,
                State::Problem,
                format!("{error:#}; delete the file, and the server gets a new one"),
            );
        }
    };
    let now_s = now.duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs().cast_signed());
    match kept.validity() {
        Err(error) => look(AT, State::Problem, format!("{error:#}")),
        Ok([from, _]) if now_s < from => look(AT, State::Problem, "it is not good yet: the clock is behind"),
        Ok([_, until]) => match (until - now_s).div_euclid(86_400) {
            ..0 => look(AT, State::Problem, "its time is over: the log says why it is not renewed"),
            days @ 0..=SOON_DAYS => look(
                AT,
                State::Hint,
                format!("it is good for {days} days more and should have been renewed: the log says why not"),
            ),
            days => look(AT, State::Fine, format!("it is good for {days} days more")),
        },
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;
    use std::net::{Ipv4Addr, TcpListener};

    use super::*;

    #[test]
    fn a_port_is_free_or_somebody_elses() {
        let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let port = taken.local_addr().unwrap().port();
        let answers = std::thread::spawn({
            let taken = taken.try_clone().unwrap();
            move || taken.accept().unwrap().0.write_all(b"SSH-2.0-other\r\n").unwrap()
        });
        let found = port_is_free(Some(Ipv4Addr::LOCALHOST.into()), port);
        assert_eq!(found.state, State::Problem, "{found:?}");
        answers.join().unwrap();
        drop(taken);
        assert_eq!(port_is_free(Some(Ipv4Addr::LOCALHOST.into()), port).state, State::Fine);
    }

    #[test]
    fn a_clock_behind_its_own_writing_is_wrong() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("x"), "x").unwrap();
        let now = SystemTime::now();
        for (clock_at, state) in [
            (now, State::Fine),
            (now + Duration::from_secs(86_400), State::Fine),
            (now - Duration::from_secs(86_400), State::Problem),
            (UNIX_EPOCH, State::Problem),
        ] {
            assert_eq!(clock(folder.path(), clock_at).state, state);
        }
    }

    #[test]
    fn a_disk_is_measured_against_its_limit() {
        let here = Path::new(".");
        assert_eq!(disk(here, 0).state, State::Fine);
        assert_eq!(disk(here, u64::MAX / 4).state, State::Problem);
        assert_eq!(disk(Path::new("not/there/yet"), 0).state, State::Fine);
    }

    #[test]
    fn a_certificate_is_held_against_the_clock() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("own.pem");
        assert_eq!(kept_certificate(&path, SystemTime::now()).state, State::Hint);
        let mut params = rcgen::CertificateParams::new(["localhost".to_owned()]).unwrap();
        params.not_before = rcgen::date_time_ymd(2027, 1, 1);
        params.not_after = rcgen::date_time_ymd(2027, 4, 1);
        let key = rcgen::KeyPair::generate().unwrap();
        let made = params.self_signed(&key).unwrap().pem();
        fs::write(&path, format!("{}{made}", key.serialize_pem())).unwrap();
        let day = |day: u64| UNIX_EPOCH + Duration::from_secs(1_798_761_600 + day * 86_400);
        for (now, state) in [
            (day(0) - Duration::from_secs(1), State::Problem),
            (day(1), State::Fine),
            (day(80), State::Hint),
            (day(91), State::Problem),
        ] {
            assert_eq!(kept_certificate(&path, now).state, state);
        }
        fs::write(&path, "nothing").unwrap();
        assert_eq!(kept_certificate(&path, day(1)).state, State::Problem);
    }
}
