//! A light or a clock for a head: moon, sun, lamp, bulb, cage, clock.

use crate::figures::face::{Features, features, turned};
use crate::figures::{Expression, Face, Head, HeadKind, View};
use crate::motifs::motif;
use moonhare_scene::geometry::{Node, node, point};
use moonhare_scene::math::{cos, radians, sin};
use moonhare_scene::nodes;
use moonhare_scene::{At, Look, Scene};

const fn odd(id: &'static str, height: f32, draw: fn(&mut Scene, &Face)) -> Head {
    Head { id, kind: HeadKind::Odd, draw, hand: |p| p.cream, height }
}

pub(super) static MOON_HEAD: Head = odd("moon_head", 29.0, |s, f| {
    let p = s.palette;
    let face = p.light.mix(p.cream, 0.3);
    s.glow(0.0, -12.0, 42.0, p.light, 0.55);
    s.ellipse(
        0.0,
        -13.0,
        15.0,
        15.0,
        Look::of(face).inflate(5.0).rim(0.0).shadow(0.0).texture(0.2).bias(0.15),
    );
    for (x, y, r) in [(-5.0, -18.0, 3.0), (4.0, -8.0, 4.0), (6.0, -19.0, 2.0), (-7.0, -8.0, 2.0)] {
        s.ellipse(
            x,
            y,
            r,
            r * 0.9,
            Look::of(p.light.mix(p.grey, 0.35)).alpha(0.6).soft(0.6).shadow(0.0).rim(0.0),
        );
    }
    painted_face(s, f, p.dark);
});
pub(super) static SUN_HEAD: Head = odd("sun_head", 36.0, |s, f| {
    let p = s.palette;
    let gold = p.flame.mix(p.gold, 0.5);
    s.glow(0.0, -13.0, 46.0, p.flame, 0.5);
    let rays: Vec<Node> = (0..24)
        .map(|i| {
            let (a, r) = (radians(i as f32 * 15.0), if i % 2 == 0 { 21.5 } else { 14.0 });
            node(r * sin(a), -13.0 - r * cos(a))
        })
        .collect();
    s.poly(&rays, Look::of(gold.mix(p.fox, 0.4)).inflate(2.0));
    s.ellipse(0.0, -13.0, 13.0, 13.0, Look::of(gold).inflate(5.0).bias(0.1));
    painted_face(s, f, p.wood_dark.mix(p.red, 0.3));
});
pub(super) static LAMP_HEAD: Head = odd("lantern_head", 31.0, |s, f| {
    s.place(motif("lantern"), At::new(0.0, 3.0).height(36.0).standing().silent());
    let p = s.palette;
    painted_face_at(s, f, p.wood_dark, -10.0);
});
pub(super) static BULB_HEAD: Head = odd("bulb_head", 32.0, |s, f| {
    let p = s.palette;
    s.glow(0.0, -16.0, 40.0, p.flame, 0.5);
    let glass = nodes! {
        (-4, 0), (-5, -6), (-12, -15), (-10, -26), (0, -31), (10, -26), (12, -15), (5, -6), (4, 0)
    };
    s.blob(&glass, Look::of(p.flame.mix(p.cream, 0.5)).inflate(4.0).bias(0.2));
    let wire = nodes! { (-3, -4), (-4, -14), (-2, -19), (0, -15), (2, -19), (4, -14), (3, -4) };
    s.line(&wire, 0.8, Look::lamp(p.accent));
    s.line(&nodes! { (-8, -17), (-7, -23), (-3, -27) }, 1.4, Look::lamp(p.white).alpha(0.8));
    s.rect(-4.5, -3.0, 9.0, 6.0, p.metal);
    for y in [-1.2, 1.0] {
        s.line(&nodes! { (-4.6, y), (4.6, y - 0.8) }, 0.6, p.metal.dim(0.5));
    }
    if f.expression == Expression::Surprised {
        s.glow(0.0, -16.0, 60.0, p.flame, 0.4);
    }
});
pub(super) static CAGE_HEAD: Head = odd("cage_head", 39.0, |s, _| {
    s.place(motif("birdcage"), At::new(0.0, 3.0).height(42.0).standing().silent());
});
pub(super) static CLOCK_HEAD: Head = odd("clock_head", 31.0, |s, f| {
    let p = s.palette;
    let squash: f32 = if f.view == View::Profile { 0.42 } else { 1.0 };
    s.ellipse(0.0, -14.0, 16.0 * squash.max(0.6), 16.0, Look::of(p.gold).inflate(2.6));
    if f.view == View::Back {
        s.ellipse(0.0, -14.0, 12.0, 12.0, Look::of(p.gold.dim(0.8)).inflate(3.0));
        return;
    }
    let dx = if f.view == View::Profile { 4.0 } else { 0.0 };
    s.ellipse(dx, -14.0, 13.4 * squash, 13.4, Look::of(p.cream).inflate(6.0).texture(0.16));
    let spot = |a: f32, r: f32| point(dx + sin(radians(a)) * r * squash, -14.0 - cos(radians(a)) * r);
    for i in 0..12 {
        let a = i as f32 * 30.0;
        let (q, e) = (spot(a, 11.6), spot(a, 9.8));
        s.limb(&[q.into(), e.into()], &[if i % 3 == 0 { 1.4 } else { 0.8 }], Look::lamp(p.ink));
    }
    // The hands are its moustache: happy at ten to two, sad at twenty past eight.
    let hands = match f.expression {
        Expression::Happy => [-60.0, 60.0],
        Expression::Sad => [-115.0, 115.0],
        Expression::Surprised => [0.0, 180.0],
        _ => [-50.0, 70.0],
    };
    for (a, r, w) in [(hands[0], 6.4, 1.6), (hands[1], 9.2, 1.2)] {
        let (q, e) = (spot(a + 180.0, 1.6), spot(a, r));
        s.limb(&[q.into(), q.towards(e, 0.6).into(), e.into()], &[w * 0.7, w, 0.5], Look::lamp(p.ink));
    }
    s.dot(dx, -14.0, 1.4, p.accent);
});

fn painted_face(s: &mut Scene, f: &Face, ink: moonhare_scene::colour::Colour) {
    painted_face_at(s, f, ink, -13.0);
}

/// A face on something round.
fn painted_face_at(s: &mut Scene, f: &Face, ink: moonhare_scene::colour::Colour, y: f32) {
    if f.view == View::Back {
        return;
    }
    let looks = Face { view: if f.view == View::Profile { View::ThreeQuarter } else { f.view }, ..*f };
    turned(s, &looks, |s| {
        features(s, &looks, Features { apart: 4.6, eyes: y, r: 1.4, mouth: y + 6.6, lips: ink, ink });
    });
}
