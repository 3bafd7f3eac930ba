//! What finishes that draw do with light: lines and glazes, no shine.

use moonhare_brush::{Options, Picture, paint};
use moonhare_scene::finish::Finish;
use moonhare_scene::palette::Palette;
use moonhare_scene::{Look, Scene, Sky};

/// Skin as figures have it, and cloth.
const SKIN: f32 = 0.05;
const CLOTH: f32 = 0.13;
/// Width of the pictures in pixels, and how many there are to a unit.
const WIDTH: usize = 400;
const UNIT: f32 = 0.5;

/// A ball in the middle of bare paper, lit from above left.
fn ball(radius: f32, texture: f32, finish: Finish) -> Picture {
    paint(&scene(radius, texture), &options(finish))
}

fn options(finish: Finish) -> Options {
    Options { width: WIDTH, finish, framed: false, ..Options::default() }
}

fn scene(radius: f32, texture: f32) -> Scene {
    let p = Palette::named("teal").expect("a palette");
    let mut s = Scene::new(3, p);
    s.light_at(100.0, 100.0, 0.2);
    s.paint_sky(Sky { stops: vec![(0.0, p.paper), (1.0, p.paper)], ..Sky::of(&p, 0.0, 0.0) });
    s.ellipse(400.0, 600.0, radius, radius, Look::of(p.skin).texture(texture).shadow(0.0));
    s
}

/// The light of the pixels whose place, seen from the middle in units, is as told.
fn light(picture: &Picture, within: impl Fn(f32, f32) -> bool) -> Vec<f32> {
    let pixels = picture.rgb.chunks_exact(3).enumerate().filter(|(i, _)| {
        let (x, y) = ((i % WIDTH) as f32 / UNIT - 400.0, (i / WIDTH) as f32 / UNIT - 600.0);
        within(x, y)
    });
    pixels
        .map(|(_, c)| (0.3 * f32::from(c[0]) + 0.59 * f32::from(c[1]) + 0.11 * f32::from(c[2])) / 255.0)
        .collect()
}

fn share(of: &[f32], which: impl Fn(f32) -> bool) -> f32 {
    of.iter().filter(|v| which(**v)).count() as f32 / of.len() as f32
}

fn mean(of: &[f32]) -> f32 {
    of.iter().sum::<f32>() / of.len() as f32
}

/// How much of a ball is black, its contour left out.
fn ink(radius: f32, texture: f32) -> f32 {
    let inside = |x: f32, y: f32| x.hypot(y) < radius - 12.0;
    share(&light(&ball(radius, texture, Finish::Etching), inside), |l| l < 0.25)
}

#[test]
fn an_engraver_hatches_cloth_and_leaves_skin_nearly_bare() {
    let (cloth, skin) = (ink(300.0, CLOTH), ink(300.0, SKIN));
    assert!(cloth > 0.02, "cloth has {cloth} ink");
    assert!(skin < 0.5 * cloth, "skin has {skin} ink, cloth {cloth}");
}

#[test]
fn an_engraver_lines_the_shadow_and_not_the_light() {
    let picture = ball(300.0, CLOTH, Finish::Etching);
    let ink_at = |sign: f32| {
        let half = |x: f32, y: f32| x.hypot(y) < 280.0 && sign * (x + y) > 120.0;
        share(&light(&picture, half), |l| l < 0.25)
    };
    let (lit, shaded) = (ink_at(-1.0), ink_at(1.0));
    assert!(shaded > 0.03 && lit < 0.1 * shaded, "{lit} in the light, {shaded} in the shadow");
}

/// How much of a stretch of a ball's contour is black, around an angle as seen from the middle.
fn contour(picture: &Picture, radius: f32, angle: f32) -> f32 {
    let stretch = |x: f32, y: f32| (x.hypot(y) - radius).abs() < 5.0 && (y.atan2(x) - angle).cos() > 0.92;
    share(&light(picture, stretch), |l| l < 0.3)
}

#[test]
fn a_contour_goes_all_around() {
    let picture = ball(200.0, SKIN, Finish::Etching);
    let around = (0u8..12).map(|k| contour(&picture, 200.0, f32::from(k) * core::f32::consts::TAU / 12.0));
    let around: Vec<f32> = around.collect();
    assert!(around.iter().all(|v| *v > 0.05), "{around:?}");
}

#[test]
fn a_contour_is_heavier_on_the_side_of_the_shadow_also_in_a_mirror() {
    let scene = scene(200.0, SKIN);
    for mirrored in [false, true] {
        let picture = paint(&scene, &Options { mirrored, ..options(Finish::Etching) });
        let side = |x: f32, y: f32| contour(&picture, 200.0, y.atan2(if mirrored { -x } else { x }));
        let (lit, shaded) = (side(-1.0, -1.0), side(1.0, 1.0));
        assert!(shaded > 1.15 * lit, "mirrored {mirrored}: {lit} in the light, {shaded} in the shadow");
    }
}

#[test]
fn a_watercolour_goes_from_bare_paper_to_a_glazed_shadow() {
    let picture = ball(300.0, CLOTH, Finish::Watercolour);
    let half = |sign: f32| light(&picture, |x, y| x.hypot(y) < 280.0 && sign * (x + y) > 300.0);
    let (lit, shaded) = (mean(&half(-1.0)), mean(&half(1.0)));
    assert!(lit > 1.25 * shaded, "{lit} in the light, {shaded} in the shadow");
}
