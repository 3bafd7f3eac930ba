//! Builds the web client and packs its files into the program, compressed once and for all.
//!
//! `MOONHARE_WEB` chooses another way: `none` leaves the client out, any other value is a folder that was built before.

use std::{
    env, fs,
    io::Write,
    path::{Path, PathBuf},
    process::Command,
};

/// What the client is built from, besides everything in `src` that is not itself built.
const SOURCES: [&str; 11] = [
    "messages",
    "public",
    "scripts",
    "sw",
    "vite",
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "svelte.config.js",
    "tsconfig.json",
];

/// The folder in `src` that the client's own build writes: to watch it would mean to build every time.
const BUILT: &str = "paraglide";

fn main() {
    println!("cargo:rerun-if-env-changed=MOONHARE_WEB");
    let crate_folder = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let web = crate_folder.join("../../web");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let built = match env::var("MOONHARE_WEB") {
        Ok(choice) if choice == "none" => None,
        Ok(folder) => {
            println!("cargo:rerun-if-changed={folder}");
            Some(PathBuf::from(folder))
        }
        Err(_) if web.join("package.json").exists() => {
            let written =
                fs::read_dir(web.join("src")).into_iter().flatten().flatten().map(|entry| entry.path());
            let sources = SOURCES.iter().map(|source| web.join(source)).filter(|source| source.exists());
            for source in written.filter(|path| !path.ends_with(BUILT)).chain(sources) {
                println!("cargo:rerun-if-changed={}", source.display());
            }
            Some(build(&web))
        }
        Err(_) => {
            println!("cargo:rerun-if-changed={}", web.join("package.json").display());
            None
        }
    };
    // Which packages are in the client, as its own build noted.
    let inside = built.as_ref().and_then(|built| fs::read_to_string(built.join(".vite/inside.json")).ok());
    fs::write(out.join("inside.json"), inside.unwrap_or("[]".into())).expect("a writable folder");
    let mut files = Vec::new();
    if let Some(built) = built {
        collect(&built, &built, &mut files);
        assert!(files.iter().any(|(name, _)| name == "index.html"), "{} has no index.html", built.display());
    }
    files.sort();
    embed(&files, &out);
}

/// Builds the client and gives the folder with the result.
fn build(web: &Path) -> PathBuf {
    check_node();
    let installed = web.join("node_modules/.package-lock.json");
    let changed = |path: &Path| fs::metadata(path).and_then(|file| file.modified()).ok();
    if changed(&installed) < changed(&web.join("package-lock.json")) {
        // Not `npm ci`: it insists on the optional packages of every other platform, which some registries lack.
        npm(web, &["install", "--no-save", "--no-audit", "--no-fund"]);
    }
    npm(web, &["run", "build"]);
    web.join("dist")
}

/// The oldest Node that the client's tools run on.
const NODE_MIN: (u32, u32) = (20, 19);

/// Says what is missing before a tool that needs it fails in its own words.
fn check_node() {
    let (major, minor) = NODE_MIN;
    let wanted = format!(
        "Node.js {major}.{minor} or newer builds the web client: install it from https://nodejs.org, or set \
         MOONHARE_WEB=none to build a server without the client"
    );
    let said = match Command::new("node").arg("--version").output() {
        Ok(run) => String::from_utf8_lossy(&run.stdout).trim().to_owned(),
        Err(error) => panic!("node could not be started ({error}). {wanted}."),
    };
    let mut numbers = said.trim_start_matches('v').split('.').map_while(|number| number.parse::<u32>().ok());
    let found = numbers.next().zip(numbers.next());
    assert!(found.is_some_and(|found| found >= NODE_MIN), "this is Node {said}. {wanted}.");
}

fn npm(web: &Path, arguments: &[&str]) {
    let run =
        Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" }).args(arguments).current_dir(web).output();
    match run {
        Ok(run) if run.status.success() => {}
        Ok(run) => panic!(
            "`npm {}` in web/ failed:\n{}\n{}",
            arguments.join(" "),
            String::from_utf8_lossy(&run.stdout),
            String::from_utf8_lossy(&run.stderr)
        ),
        Err(error) => panic!(
            "npm could not be started ({error}). It comes with Node.js, which builds the web client; MOONHARE_WEB=none \
             builds a server without the client."
        ),
    }
}

fn collect(root: &Path, folder: &Path, files: &mut Vec<(String, PathBuf)>) {
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.expect("a readable folder").path();
        if path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.')) {
            continue; // notes of the build, not of the client
        }
        if path.is_dir() {
            collect(root, &path, files);
        } else {
            let name =
                path.strip_prefix(root).expect("within the folder").to_string_lossy().replace('\\', "/");
            files.push((name, path));
        }
    }
}

/// Writes a list of all files, each compressed if that makes it smaller.
fn embed(files: &[(String, PathBuf)], out: &Path) {
    let packed = out.join("web");
    fs::create_dir_all(&packed).expect("a writable folder");
    let mut list = String::from("&[\n");
    for (number, (name, path)) in files.iter().enumerate() {
        let bytes = fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let small = compressed(&bytes);
        // Pictures and fonts are compressed already; of the rest the small form is enough, and unpacked for the few who want it so.
        let (form, kept) =
            if small.len() * 10 < bytes.len() * 9 { ("Brotli", &small) } else { ("Plain", &bytes) };
        let path = packed.join(format!("{number}"));
        fs::write(&path, kept).expect("a writable folder");
        let tag = tag(&bytes);
        list.push_str(&format!(
            "    Asset {{ name: {name:?}, tag: \"\\\"{tag:016x}\\\"\", form: Form::{form}, bytes: include_bytes!({path:?}) }},\n"
        ));
    }
    list.push(']');
    fs::write(out.join("assets.rs"), list).expect("a writable folder");
}

fn compressed(bytes: &[u8]) -> Vec<u8> {
    let release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let mut small = Vec::new();
    let quality = if release { 11 } else { 5 };
    let mut writer = brotli::CompressorWriter::new(&mut small, 4096, quality, 22);
    writer.write_all(bytes).expect("memory");
    drop(writer);
    small
}

/// FNV-1a: tells one version of a file from another.
fn tag(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}
