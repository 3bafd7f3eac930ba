//! A thing for a head: cloud, fishbowl, flower, house, teapot, tree.

use crate::figures::face::{Features, features, turned};
use crate::figures::{Face, Head, HeadKind, View};
use crate::motifs::motif;
use moonhare_scene::geometry::{Path, shift, turn};
use moonhare_scene::nodes;
use moonhare_scene::{At, Group, Look, Scene};

const fn odd(id: &'static str, height: f32, draw: fn(&mut Scene, &Face)) -> Head {
    Head { id, kind: HeadKind::Odd, draw, hand: |p| p.cream, height }
}

pub(super) static CLOUD_HEAD: Head = odd("cloud_head", 33.0, |s, f| {
    let p = s.palette;
    let white = p.white.mix(p.sky[3], 0.12);
    s.limb(&nodes! { (0, 3), (0, -6) }, &[5.0, 6.0], white.dim(0.9));
    for (x, y, r) in [
        (-13.0, -12.0, 8.0),
        (13.0, -11.0, 8.4),
        (-7.0, -20.0, 9.5),
        (6.0, -22.0, 10.5),
        (0.0, -11.0, 11.0),
        (-18.0, -7.0, 5.0),
        (18.0, -7.0, 5.4),
    ] {
        s.ellipse(x, y, r, r * 0.86, Look::of(white).inflate(3.4).shadow(0.25).fur(0.6, 90.0, 3.0));
    }
    for x in [-9.0, -1.0, 8.0] {
        s.line(&nodes! { (x, -1), (x - 1.0, 4) }, 0.8, Look::of(p.water[1]).alpha(0.8));
    }
    if f.view != View::Back {
        turned(s, f, |s| {
            features(
                s,
                f,
                Features { apart: 4.8, eyes: -14.0, r: 1.4, mouth: -7.6, lips: p.dark, ink: p.dark },
            );
        });
    }
});
pub(super) static FISHBOWL_HEAD: Head = odd("fishbowl_head", 31.0, |s, f| {
    let p = s.palette;
    let bowl = Path::ellipse(0.0, -14.0, 16.0, 15.0);
    s.group(Group::new().clip(bowl.clone()), |s| {
        s.part(&bowl, Look::of(p.fog.mix(p.white, 0.4)).alpha(0.5));
        let water = nodes! { (-18, -19), (-8, -20.4), (0, -19), (8, -20.4), (18, -19), (18, 4), (-18, 4) };
        s.blob(&water, Look::of(p.water[1].mix(p.water[0], 0.35)).alpha(0.85).flat().shadow(0.0));
        s.limb(&nodes! { (-9, 1), (-7, -6), (-10, -12) }, &[2.0, 1.6, 0.5], p.leaf);
        s.limb(&nodes! { (-6, 1), (-8, -4), (-5, -8) }, &[1.8, 1.4, 0.5], p.leaf);
        s.place(
            motif("fish"),
            At::new(2.0, -11.0).width(17.0).centred().turned(if f.wind > 0.5 { -8.0 } else { 6.0 }).silent(),
        );
        for (x, y) in [(9.0, -14.0), (11.0, -17.0), (8.0, -18.6)] {
            s.dot(x, y, 0.8, Look::lamp(p.white).alpha(0.8));
        }
        s.blob(&nodes! { (-14, 0), (0, -2.6), (14, 0), (10, 4), (-10, 4) }, p.stone);
    });
    s.stroke(&bowl, 0.9, Look::of(p.white).alpha(0.8));
    s.limb(&nodes! { (-10, -19), (-7, -24), (-2, -26) }, &[0.6, 2.0, 0.6], Look::lamp(p.white).alpha(0.7));
    s.line(&nodes! { (-9, -27), (0, -28.6), (9, -27) }, 1.6, Look::of(p.white).alpha(0.9));
});
pub(super) static FLOWER_HEAD: Head = odd("flower_head", 33.0, |s, f| {
    let p = s.palette;
    s.limb(&nodes! { (0, 4), (0, -8) }, &[3.4, 3.0], p.leaf);
    for (d, side) in [(40.0, 1.0), (-40.0, -1.0)] {
        s.at(&[shift(0.0, 1.0), turn(d)], |s| {
            s.blob(
                &nodes! {
                    (0, 0), (4.0 * side, -5), (9.0 * side, -7; corner), (6.0 * side, -1)
                },
                p.leaf.lighter(0.04),
            );
        });
    }
    for ring in [0.0, 1.0] {
        for i in 0..9 {
            s.at(&[shift(0.0, -14.0), turn(i as f32 * 40.0 + ring * 20.0)], |s| {
                let k = 1.0 - ring * 0.16;
                let petal = nodes! {
                    (-3.2, -5), (-4.8, -12.0 * k), (0, -19.0 * k), (4.8, -12.0 * k), (3.2, -5)
                };
                s.blob(
                    &petal,
                    Look::of(if ring > 0.5 { p.accent.lighter(0.05) } else { p.accent }).shadow(0.4),
                );
            });
        }
    }
    if f.view != View::Back {
        s.ellipse(0.0, -14.0, 8.6, 8.4, Look::of(p.gold).fur(0.5, 90.0, 0.8).inflate(3.0));
        turned(s, f, |s| {
            features(
                s,
                f,
                Features { apart: 3.2, eyes: -15.4, r: 1.1, mouth: -10.8, lips: p.wood_dark, ink: p.ink },
            );
        });
    } else {
        s.ellipse(0.0, -13.0, 6.0, 5.6, p.leaf);
    }
});
pub(super) static HOUSE_HEAD: Head = odd("house_head", 41.0, |s, _| {
    s.place(motif("house"), At::new(0.0, 3.0).height(44.0).standing().silent());
});
pub(super) static TEAPOT_HEAD: Head = odd("teapot_head", 31.0, |s, f| {
    s.place(motif("teapot"), At::new(1.0, 4.0).height(35.0).standing().silent());
    let p = s.palette;
    if f.view != View::Back {
        turned(s, f, |s| {
            features(
                s,
                f,
                Features { apart: 4.6, eyes: -11.6, r: 1.4, mouth: -5.0, lips: p.ink, ink: p.ink },
            );
        });
    }
});
pub(super) static TREE_HEAD: Head = odd("tree_head", 50.0, |s, f| {
    s.place(motif("apple_tree"), At::new(0.0, 5.0).height(54.0).standing().silent());
    let p = s.palette;
    if f.view != View::Back {
        turned(s, f, |s| {
            features(
                s,
                f,
                Features { apart: 4.6, eyes: -24.0, r: 1.5, mouth: -17.0, lips: p.ink, ink: p.ink },
            );
        });
    }
});
