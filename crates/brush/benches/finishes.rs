//! How long each finish takes on one core.

#[path = "../tests/sampler/mod.rs"]
mod sampler;

use divan::{Bencher, black_box};
use moonhare_brush::{Options, paint};
use moonhare_scene::finish::Finish;

fn main() {
    divan::main();
}

const FINISHES: [Finish; 8] = [
    Finish::Plain,
    Finish::Oil,
    Finish::Watercolour,
    Finish::Linocut,
    Finish::Etching,
    Finish::Pastel,
    Finish::Collage,
    Finish::Embroidery,
];

#[divan::bench(args = FINISHES, sample_count = 3, sample_size = 1)]
fn paint_800x1200(bencher: Bencher, finish: Finish) {
    let scene = sampler::scene();
    let options = Options { finish, ..Options::default() };
    // The first picture of a run also makes the noise that all others share.
    paint(&scene, &Options { width: 80, ..options });
    bencher.bench_local(|| paint(black_box(&scene), &options));
}
