//! Fixed seeds give fixed pictures: hashes of small copies, one a finish.

mod sampler;

use moonhare_brush::{Options, Picture, paint};
use moonhare_scene::colour::Colour;
use moonhare_scene::finish::Finish;
use moonhare_scene::palette::Palette;
use sampler::scene;

fn hash(picture: &Picture) -> u64 {
    picture
        .shrunk(40)
        .rgb
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |h, b| (h ^ u64::from(*b)).wrapping_mul(0x100_0000_01b3))
}

#[test]
fn every_finish_paints_what_it_always_painted() {
    let scene = scene();
    let finishes = [
        (Finish::Plain, GOLDENS[0]),
        (Finish::Oil, GOLDENS[1]),
        (Finish::Watercolour, GOLDENS[2]),
        (Finish::Linocut, GOLDENS[3]),
        (Finish::Etching, GOLDENS[4]),
        (Finish::Pastel, GOLDENS[5]),
        (Finish::Collage, GOLDENS[6]),
        (Finish::Embroidery, GOLDENS[7]),
    ];
    let found = finishes
        .map(|(finish, _)| hash(&paint(&scene, &Options { width: 320, finish, ..Options::default() })));
    assert_eq!(found, finishes.map(|(_, golden)| golden), "found {found:#x?}");
}

const GOLDENS: [u64; 8] = [
    0x33b6_fedc_6e74_5512,
    0x53ab_a5ff_c040_ac20,
    0x27de_f1ac_06d6_149e,
    0x1a5d_fa8f_c600_2615,
    0xeec0_edb8_5076_c3e6,
    0x50e1_a149_c357_7356,
    0x45c8_512b_edeb_053d,
    0x8606_061f_08e4_dc75,
];

#[test]
fn the_same_scene_gives_the_same_pixels_again() {
    let scene = scene();
    let options = Options { width: 200, ..Options::default() };
    assert_eq!(paint(&scene, &options), paint(&scene, &options));
}

#[test]
fn a_mirrored_picture_is_not_the_picture() {
    let scene = scene();
    let options = Options { width: 160, finish: Finish::Plain, framed: false, ..Options::default() };
    let mut plain = paint(&scene, &options);
    let mirrored = paint(&scene, &Options { mirrored: true, ..options });
    assert_ne!(plain.rgb, mirrored.rgb);
    // Paper and grain stay; what is painted is the other way round.
    for row in plain.rgb.chunks_exact_mut(160 * 3) {
        let pixels: Vec<[u8; 3]> = row.chunks_exact(3).rev().map(|p| [p[0], p[1], p[2]]).collect();
        row.copy_from_slice(pixels.as_flattened());
    }
    let off: u64 = plain.rgb.iter().zip(&mirrored.rgb).map(|(a, b)| u64::from(a.abs_diff(*b))).sum();
    assert!(off / (plain.rgb.len() as u64) < 6, "the mean difference is {}", off / plain.rgb.len() as u64);
}

#[test]
fn dark_pigments_keep_their_colour_in_the_light() {
    let p = Palette::named("indigo").expect("a palette");
    for colour in [p.accent, p.red, p.leaf] {
        let ramp = p.ramp(colour);
        for tone in &ramp[1..] {
            assert!(tone.chroma() >= colour.chroma() * 0.79, "{tone:?} of {colour:?}");
        }
        assert!(ramp.windows(2).all(|w: &[Colour]| w[0].l <= w[1].l + 0.02), "{ramp:?}");
    }
}
