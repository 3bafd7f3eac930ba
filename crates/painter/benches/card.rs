//! How long a card takes on one core.

use divan::{Bencher, black_box};
use moonhare_brush::{Options, paint};
use moonhare_painter::composer::{Casting, Filling};
use moonhare_painter::figures::head;
use moonhare_painter::motifs::motif;
use moonhare_painter::{relations, settings};
use moonhare_scene::finish::Finish;

fn main() {
    divan::main();
}

fn casting() -> Casting {
    Casting {
        seed: 7,
        relation: relations::find("swims_through").expect("a relation of the base set"),
        layout: 0,
        slots: vec![
            ("subject", Filling::Motif(motif("whale"))),
            ("witness", Filling::Head(head("child"))),
            ("setting", Filling::Setting(settings::setting("forest"))),
        ],
        palette: "sage",
        mirrored: false,
    }
}

#[divan::bench]
fn compose() -> usize {
    black_box(casting()).compose().ops().len()
}

#[divan::bench(args = [Finish::Plain, Finish::Oil, Finish::Watercolour, Finish::Linocut, Finish::Etching, Finish::Pastel, Finish::Collage, Finish::Embroidery], sample_count = 3, sample_size = 1)]
fn paint_800x1200(bencher: Bencher, finish: Finish) {
    let scene = casting().compose();
    let options = Options { finish, ..Options::default() };
    // The first picture of a run also makes the noise that all others share.
    paint(&scene, &Options { width: 80, ..options });
    bencher.bench_local(|| paint(black_box(&scene), &options));
}
