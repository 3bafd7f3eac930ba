//! What is given to others: one static program, its package and its container, the same bytes whoever builds them.

mod bill;
mod trials;

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use crate::run::{command, workspace};
use crate::tools::{self, Tool};
use trials::clock;

/// What is made beside the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Wanted {
    /// Built a second time in another folder, and compared.
    pub(crate) check: bool,
    pub(crate) deb: bool,
    pub(crate) container: bool,
    /// Without a build: packed again from the program that is there.
    pub(crate) packed_only: bool,
    /// Each way of hosting is tried with what was made.
    pub(crate) tried: bool,
}

/// What the program may weigh at most: it is fetched by people at home.
const PROGRAM_BYTES_MAX: u64 = 70_000_000;

/// Where everything ends up.
const DIST: &str = "target/dist";

/// Makes the program and what else is wanted, and says what there is.
pub(crate) fn make(wanted: Wanted) -> Result<bool> {
    let dist = workspace().join(DIST);
    fs::create_dir_all(&dist)?;
    let program = dist.join("moonhare");
    if !wanted.packed_only {
        tools::install([Tool::WebPackages])?;
        let began = Instant::now();
        let built = build(&workspace(), &workspace().join("target/static"))?;
        install(&built, &program, 0o755)?;
        println!("built in {}", clock(began.elapsed()));
    }
    ensure!(program.exists(), "{} is not there; leave --packed-only out", program.display());
    is_static(&program)?;
    let bytes = fs::metadata(&program)?.len();
    ensure!(
        bytes <= PROGRAM_BYTES_MAX,
        "the program has {bytes} bytes; at most {PROGRAM_BYTES_MAX} are allowed"
    );
    for (words, file) in [("--sbom", "moonhare.cdx.json"), ("", "LICENCES.txt")] {
        let printed = Command::new(&program).arg("licences").args(words.split_whitespace()).output()?;
        ensure!(printed.status.success(), "moonhare licences fails");
        match words {
            "" => bill::check_texts(&String::from_utf8_lossy(&printed.stdout))?,
            _ => bill::check(&serde_json::from_slice(&printed.stdout)?)?,
        }
        fs::write(dist.join(file), printed.stdout)?;
    }
    if wanted.check {
        build_again(&program)?;
    }
    if wanted.deb {
        package(&dist, &program)?;
    }
    if wanted.container {
        container(&dist, &program)?;
    }
    sums(&dist)?;
    println!("everything is in {DIST}");
    if wanted.tried { trials::run(&dist) } else { Ok(true) }
}

fn install(from: &Path, to: &Path, mode: u32) -> Result<()> {
    fs::copy(from, to).with_context(|| format!("{} can't be copied to {}", from.display(), to.display()))?;
    fs::set_permissions(to, fs::Permissions::from_mode(mode))?;
    Ok(())
}

/// The moment that everything made here claims to be made at: that of the latest commit.
fn epoch() -> Result<String> {
    let said = command(&["git", "log", "-1", "--format=%ct"], "").output().context("git runs")?;
    ensure!(said.status.success(), "this is no checkout of git, so that nothing says when it was written");
    Ok(String::from_utf8_lossy(&said.stdout).trim().to_owned())
}

/// Builds the program in a checkout. Nothing of the place, the moment or the machine gets into it: paths are written as if the
/// sources lay in one place. The C library is inside (glibc: no other is at hand for every toolchain).
fn build(sources: &Path, target: &Path) -> Result<PathBuf> {
    let cargo_home = home("CARGO_HOME", ".cargo")?;
    let triple = format!("{}-unknown-linux-gnu", std::env::consts::ARCH);
    let sources = sources.canonicalize()?;
    fs::create_dir_all(target)?;
    let places = [(&sources, "/moonhare"), (&cargo_home, "/cargo"), (&target.canonicalize()?, "/target")];
    // The last that fits counts, and the target folder may lie in the sources.
    let rust: Vec<String> = places
        .iter()
        .map(|(place, name)| format!("--remap-path-prefix={}={name}", place.display()))
        .collect();
    let c: Vec<String> =
        places.iter().map(|(place, name)| format!("-ffile-prefix-map={}={name}", place.display())).collect();
    // Where texts and tables lie in a program that may be loaded anywhere takes a list of its own: of 24 bytes each, or of a bit.
    let packed =
        (std::env::consts::ARCH == "x86_64").then(|| "-Clink-arg=-Wl,-z,pack-relative-relocs".to_owned());
    let flags = ["-Ctarget-feature=+crt-static".to_owned()]
        .into_iter()
        .chain(packed)
        .chain(rust)
        .collect::<Vec<_>>()
        .join("\u{1f}");
    let mut cargo = Command::new("cargo");
    cargo
        .args(["build", "--release", "--locked", "--package", "moonhare", "--target", &triple])
        .current_dir(&sources)
        .env("CARGO_TARGET_DIR", target)
        .env("CARGO_ENCODED_RUSTFLAGS", flags)
        .env("CARGO_INCREMENTAL", "0")
        .env("CFLAGS", c.join(" "))
        .env("CXXFLAGS", c.join(" "))
        .env("SOURCE_DATE_EPOCH", epoch()?);
    ensure!(cargo.status().context("cargo runs")?.success(), "the program can't be built");
    let (built, bare) = (target.join(triple).join("release/moonhare"), target.join("moonhare"));
    // Names of functions are for those who measure; a panic says file and line without them. The linker's own sum goes with them: it was
    // made over those names, too, and says nothing that SHA256SUMS does not.
    let mut strip = Command::new("strip");
    strip.args(["--strip-all", "--remove-section=.note.gnu.build-id", "-o"]).arg(&bare).arg(built);
    let strip = strip.status();
    ensure!(strip.context("strip runs (binutils)")?.success(), "the names can't be left out");
    Ok(bare)
}

fn home(variable: &str, folder: &str) -> Result<PathBuf> {
    let set = std::env::var_os(variable).map(PathBuf::from);
    let usual = || std::env::home_dir().map(|home| home.join(folder));
    set.or_else(usual).with_context(|| format!("{variable} is not set and there is no home"))
}

fn is_static(program: &Path) -> Result<()> {
    let said = Command::new("ldd").arg(program).output().context("ldd runs")?;
    let said = [said.stdout, said.stderr].concat();
    let said = String::from_utf8_lossy(&said);
    ensure!(
        said.contains("statically linked") || said.contains("not a dynamic"),
        "the program is not static: {said}"
    );
    Ok(())
}

/// Builds a copy of the sources in another folder, and compares: byte for byte.
fn build_again(program: &Path) -> Result<()> {
    let other = std::env::temp_dir().join(format!("moonhare-built-again-{}", std::process::id()));
    let sources = other.join("sources");
    fs::create_dir_all(&sources)?;
    let root = workspace();
    let copy = format!("git ls-files -z | tar --null -T - -cf - | tar -xf - -C '{}'", sources.display());
    ensure!(command(&["sh", "-c", &copy], "").status()?.success(), "the sources can't be copied");
    std::os::unix::fs::symlink(root.join("web/node_modules"), sources.join("web/node_modules"))?;
    let began = Instant::now();
    let again = build(&sources, &other.join("target"))?;
    println!("built again in {}", clock(began.elapsed()));
    if let Some(at) = first_difference(&fs::read(program)?, &fs::read(&again)?) {
        bail!(
            "built twice, the program is not the same from byte {at} on; the second is kept: {} (readelf -SW says what lies there)",
            again.display()
        );
    }
    fs::remove_dir_all(&other)?;
    println!("built twice in two folders: the same, byte for byte");
    Ok(())
}

/// Where two files begin to differ.
fn first_difference(one: &[u8], other: &[u8]) -> Option<usize> {
    let shorter = one.len().min(other.len());
    let differs = one.iter().zip(other).position(|(one, other)| one != other);
    differs.or_else(|| (one.len() != other.len()).then_some(shorter))
}

fn version(program: &Path) -> Result<String> {
    let said = Command::new(program).arg("--version").output().context("the program runs")?;
    let said = String::from_utf8(said.stdout)?;
    said.split_whitespace().nth(1).map(str::to_owned).context("a version")
}

/// The Debian package.
fn package(dist: &Path, program: &Path) -> Result<()> {
    let version = version(program)?;
    let said = command(&["dpkg", "--print-architecture"], "").output().context("dpkg runs")?;
    let architecture = String::from_utf8(said.stdout)?.trim().to_owned();
    let root = dist.join("debian");
    if root.exists() {
        fs::remove_dir_all(&root)?;
    }
    let from = workspace();
    let files = [
        (program.to_path_buf(), "usr/bin/moonhare", 0o755),
        (from.join("deploy/debian/moonhare.service"), "lib/systemd/system/moonhare.service", 0o644),
        (from.join("deploy/debian/moonhare.toml"), "etc/moonhare/moonhare.toml", 0o640),
        (from.join("docs/HOSTING.md"), "usr/share/doc/moonhare/HOSTING.md", 0o644),
        (from.join("docs/SETTINGS.md"), "usr/share/doc/moonhare/SETTINGS.md", 0o644),
        (dist.join("LICENCES.txt"), "usr/share/doc/moonhare/copyright", 0o644),
        (from.join("deploy/debian/conffiles"), "DEBIAN/conffiles", 0o644),
        (from.join("deploy/debian/postinst"), "DEBIAN/postinst", 0o755),
        (from.join("deploy/debian/prerm"), "DEBIAN/prerm", 0o755),
        (from.join("deploy/debian/postrm"), "DEBIAN/postrm", 0o755),
    ];
    for (source, place, mode) in &files {
        let place = root.join(place);
        fs::create_dir_all(place.parent().context("a folder")?)?;
        install(source, &place, *mode)?;
    }
    let size = fs::metadata(program)?.len() / 1024;
    let control = fs::read_to_string(from.join("deploy/debian/control"))?
        .replace("@VERSION@", &version)
        .replace("@ARCHITECTURE@", &architecture)
        .replace("@SIZE@", &size.to_string());
    fs::write(root.join("DEBIAN/control"), control)?;
    let file = dist.join(format!("moonhare_{version}_{architecture}.deb"));
    let mut pack = command(&["dpkg-deb", "--root-owner-group", "-Zxz", "--build"], "");
    pack.arg(&root).arg(&file).env("SOURCE_DATE_EPOCH", epoch()?);
    ensure!(pack.status().context("dpkg-deb runs")?.success(), "the package can't be made");
    fs::remove_dir_all(root)?;
    Ok(())
}

/// The container, built without a daemon and without rights.
fn container(dist: &Path, program: &Path) -> Result<()> {
    tools::install([Tool::Buildah])?;
    let context = dist.join("container");
    if context.exists() {
        fs::remove_dir_all(&context)?;
    }
    fs::create_dir_all(context.join("data"))?;
    install(program, &context.join("moonhare"), 0o755)?;
    fs::copy(workspace().join("deploy/container/Containerfile"), context.join("Containerfile"))?;
    // Authorities that certificates are asked of are known by these.
    let roots = Path::new("/etc/ssl/certs/ca-certificates.crt");
    ensure!(roots.exists(), "{} is needed: apt-get install ca-certificates", roots.display());
    fs::copy(roots, context.join("ca-certificates.crt"))?;
    let (tag, archive) = ("localhost/moonhare:latest", dist.join("moonhare-container.tar"));
    let storage = dist.join("storage");
    let buildah = |words: &[&str]| -> Result<()> {
        let mut command = command(&["buildah", "--storage-driver", "vfs", "--root"], "");
        command.arg(&storage).arg("--runroot").arg(storage.join("run")).args(words);
        ensure!(command.status().context("buildah runs")?.success(), "buildah {} fails", words.join(" "));
        Ok(())
    };
    let epoch = epoch()?;
    let context_path = context.display().to_string();
    buildah(&[
        "build",
        "--isolation",
        "chroot",
        "--timestamp",
        &epoch,
        "--format",
        "docker",
        "--identity-label=false",
        "--tag",
        tag,
        &context_path,
    ])?;
    if archive.exists() {
        fs::remove_file(&archive)?;
    }
    buildah(&["push", tag, &format!("docker-archive:{}:{tag}", archive.display())])?;
    fs::remove_dir_all(context)?;
    fs::remove_dir_all(storage)?;
    without_chance(&archive, &dist.join("archive"))
}

/// buildah writes down what the container was called while it was built, which is another name each time. Without it, and without what is
/// there twice for engines of ten years ago, the same files make the same archive.
fn without_chance(archive: &Path, folder: &Path) -> Result<()> {
    fs::create_dir_all(folder)?;
    let tar = |words: &[&str]| -> Result<()> {
        let mut tar = Command::new("tar");
        tar.args(words).arg("--file").arg(archive).current_dir(folder);
        ensure!(tar.status().context("tar runs")?.success(), "the container's archive can't be made");
        Ok(())
    };
    tar(&["--extract"])?;
    let read = |name: &str| -> Result<Value> { Ok(serde_json::from_slice(&fs::read(folder.join(name))?)?) };
    let mut manifest = read("manifest.json")?;
    let image = manifest.get_mut(0).context("an image")?;
    let mut about = read(image["Config"].as_str().context("what the image says of itself")?)?;
    let fields = about.as_object_mut().context("fields")?;
    fields.retain(|name, _| !["container", "container_config"].contains(&name.as_str()));
    about["config"].as_object_mut().context("a configuration")?.remove("Hostname");
    fs::write(folder.join("config"), about.to_string())?;
    let said =
        Command::new("sha256sum").arg("config").current_dir(folder).output().context("sha256sum runs")?;
    let said = String::from_utf8(said.stdout)?;
    let config = format!("{}.json", said.split_whitespace().next().context("a sum")?);
    fs::rename(folder.join("config"), folder.join(&config))?;
    image["Config"] = config.clone().into();
    let layers = image["Layers"].as_array().context("layers")?.iter().filter_map(Value::as_str);
    let mut files: Vec<String> = layers.map(str::to_owned).collect();
    files.extend([config, "manifest.json".into()]);
    fs::remove_file(folder.join("manifest.json"))?;
    fs::write(folder.join("manifest.json"), manifest.to_string())?;
    let mut words = vec![
        "--create",
        "--format=ustar",
        "--mtime=@0",
        "--owner=0",
        "--group=0",
        "--numeric-owner",
        "--mode=0644",
    ];
    words.extend(files.iter().map(String::as_str));
    tar(&words)?;
    fs::remove_dir_all(folder)?;
    Ok(())
}

/// SHA-256 of everything that is given away.
fn sums(dist: &Path) -> Result<()> {
    let mut names: Vec<String> = fs::read_dir(dist)?
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| name != "SHA256SUMS")
        .collect();
    names.sort();
    let said = Command::new("sha256sum").args(&names).current_dir(dist).output().context("sha256sum runs")?;
    ensure!(said.status.success(), "the sums can't be made");
    fs::write(dist.join("SHA256SUMS"), &said.stdout)?;
    print!("{}", String::from_utf8_lossy(&said.stdout));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_differ_from_their_first_other_byte_on() {
        for (one, other, at) in [
            (&b"moon"[..], &b"moon"[..], None),
            (b"moon", b"mood", Some(3)),
            (b"moon", b"moonhare", Some(4)),
            (b"moonhare", b"moon", Some(4)),
            (b"", b"", None),
            (b"", b"x", Some(0)),
        ] {
            assert_eq!(first_difference(one, other), at, "{one:?} and {other:?}");
        }
    }
}
