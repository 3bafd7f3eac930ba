//! Fixed seeds give fixed pictures: hashes of small copies, one a finish.

use moonhare_painter::colour::Colour;
use moonhare_painter::engine::{Options, Picture, paint};
use moonhare_painter::finish::Finish;
use moonhare_painter::geometry::{Path, corner, node, point, shift};
use moonhare_painter::palette::Palette;
use moonhare_painter::scene::{Cloud, Dot, Dots, Fog, Group, Look, Puff, Scene, Stroke, Strokes, Water};

/// Every sort of step once. Painted by hand, so that new motifs don't change it.
fn scene() -> Scene {
    let p = Palette::named("teal").expect("a palette");
    let mut s = Scene::new(11, p);
    s.light_at(250.0, 260.0, 0.3);
    s.sky(0.6, 0.5);
    let puffs = [(500.0, 260.0, 70.0), (570.0, 280.0, 50.0)].map(|(x, y, radius)| Puff {
        at: point(x, y),
        radius,
        near: 0.0,
    });
    s.cloud(Cloud {
        puffs: puffs.to_vec(),
        lit: p.light,
        mid: p.sky[3],
        shade: p.sky[1],
        alpha: 1.0,
        warp: 0.3,
        fade_y: 320.0,
        fade_height: 40.0,
        span: [190.0, 330.0],
    });
    s.group(Group::new().fog(0.3).halo(p.light, 0.4, 12.0), |s| {
        let hill = [
            node(-50.0, 760.0),
            node(300.0, 620.0),
            node(600.0, 700.0),
            corner(900.0, 780.0),
            corner(-50.0, 900.0),
        ];
        s.blob(&hill, Look::of(p.mid).to(p.far).fur(6.0, -90.0, 5.0));
    });
    s.water(Water::of(&p, 780.0, 250.0));
    s.fog_bank(Fog { y: 780.0, height: 60.0, colour: p.fog, alpha: 0.5, rise: 1.2 });
    let shadow = s.cast_shadow(400.0, 1000.0, 0.5);
    s.group(Group::new().cast(shadow), |s| {
        s.at(&[shift(400.0, 1000.0)], |s| {
            s.limb(
                &[node(0.0, 0.0), node(20.0, -150.0), node(-10.0, -300.0)],
                &[90.0, 60.0, 20.0],
                Look::of(p.accent),
            );
            s.ellipse(0.0, -340.0, 60.0, 70.0, Look::of(p.cream).rim(0.8));
            s.dot(-20.0, -350.0, 8.0, Look::lamp(p.ink));
            s.line(&[node(-30.0, -310.0), node(0.0, -300.0), node(30.0, -310.0)], 4.0, p.red);
            s.part(
                &Path::ellipse(0.0, -460.0, 50.0, 20.0).and(Path::ellipse(0.0, -460.0, 40.0, 12.0)),
                Look::of(p.gold).even_odd(),
            );
        });
    });
    s.strokes(Strokes {
        list: (0..40u8)
            .map(|i| {
                let x = f32::from(i) * 20.0;
                let points = [point(x, 1190.0), point(x + 5.0, 1150.0), point(x + 15.0, 1100.0)];
                Stroke { points, widths: [4.0, 0.5], colour: p.near, alpha: 1.0 }
            })
            .collect(),
        ..Strokes::default()
    });
    let list = vec![Dot { at: point(120.0, 150.0), radius: 12.0, colour: p.light, alpha: 0.8, soft: 2.0 }];
    s.dots(Dots { list, ..Dots::default() });
    s.glow(400.0, 660.0, 200.0, p.flame, 0.4);
    s.rays(250.0, 100.0, 700.0, p.light, 0.3, Some([20.0, 160.0]));
    s.focus(400.0, 700.0, 200.0);
    s
}

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
    ];
    let found = finishes
        .map(|(finish, _)| hash(&paint(&scene, &Options { width: 320, finish, ..Options::default() })));
    assert_eq!(found, finishes.map(|(_, golden)| golden), "found {found:#x?}");
}

const GOLDENS: [u64; 6] = [
    0xe70c_8914_ea4e_9cb5,
    0x5b47_26c1_2255_1544,
    0x7d3a_b7cb_0339_0be8,
    0x26ce_124c_0bad_5c73,
    0x0063_c534_9b2b_a51f,
    0x02ea_da00_d6b1_d261,
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
