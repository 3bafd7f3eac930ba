//! Worlds painted small, by hand: in bottles, doors, eyes and mirrors.

use crate::motifs;
use crate::settings::Setting;
use crate::settings::trees::{Sort, leafy, tree};
use moonhare_scene::colour::Colour;
use moonhare_scene::geometry::{Path, point, shift};
use moonhare_scene::math::lerp;
use moonhare_scene::nodes;
use moonhare_scene::notes::Role;
use moonhare_scene::{At, Dot, Dots, Group, Look, Scene, Stroke, Strokes};

/// A world in a box left, top, right, bottom, cut to an outline, and noted as the second thing of the picture.
pub(super) fn world(s: &mut Scene, setting: &Setting, clip: Path, [left, top, right, bottom]: [f32; 4]) {
    s.note(setting.id, Role::Object);
    let (w, h) = (right - left, bottom - top);
    s.group(Group::new().clip_soft(clip, 1.0), |s| {
        s.at(&[shift(left, top)], |s| match setting.id {
            "sea" | "marsh" => sea(s, w, h),
            "snowfield" => snow(s, w, h),
            "forest" => wood(s, w, h),
            "city" => town(s, w, h),
            "desert" => desert(s, w, h),
            "garden" => garden(s, w, h),
            "seabed" => deep(s, w, h),
            _ => hills(s, w, h),
        });
    });
}

fn sky(s: &mut Scene, w: f32, h: f32, top: Colour, low: Colour) {
    s.rect(
        -w * 0.1,
        -h * 0.1,
        w * 1.2,
        h * 1.2,
        Look::of(top).to(low).flat().rim(0.0).shadow(0.0).hatch(0.0),
    );
}

fn band(s: &mut Scene, w: f32, h: f32, y: f32, bump: f32, colour: Colour, grass: f32) {
    let (a, b, c) = (s.rng.signed() * bump * h, s.rng.signed() * bump * h, s.rng.signed() * bump * h);
    let y = y * h;
    let mut look = Look::of(colour).to(colour.dim(0.75)).shadow(0.0).inflate(h * 0.05);
    if grass > 0.0 {
        look = look.grass(grass, -90.0, 4.0);
    }
    s.blob(&nodes![(-w * 0.2, y + a; corner), (w * 0.2, y + b), (w * 0.5, y - a), (w * 0.8, y + c), (w * 1.2, y - b; corner), (w * 1.2, h * 1.3; corner), (-w * 0.2, h * 1.3; corner)], look);
}

fn put(s: &mut Scene, id: &str, at: At) {
    if let Some(motif) = motifs::find(id) {
        s.place(motif, at.tiny());
    }
}

fn sea(s: &mut Scene, w: f32, h: f32) {
    let p = s.palette;
    sky(s, w, h, p.sky[1], p.sky[3]);
    s.glow(w * 0.65, h * 0.3, w * 0.4, p.light, 0.7);
    for j in 0..4 {
        let y = h * (0.55 + 0.13 * j as f32);
        let colour = p.water[1].mix(p.water[0], j as f32 / 3.0);
        let n = 6;
        let mut nodes = vec![
            moonhare_scene::geometry::corner(-w * 0.3, h * 1.3),
            moonhare_scene::geometry::corner(-w * 0.3, y),
        ];
        let size = w * 1.5 / n as f32;
        let phase = s.rng.range(0.0, size * 0.5);
        for k in 0..n {
            let x = -w * 0.3 + k as f32 * size + phase;
            nodes.push(moonhare_scene::geometry::node(x + size * 0.5, y - size * 0.3));
            nodes.push(moonhare_scene::geometry::corner(x + size, y));
        }
        nodes.push(moonhare_scene::geometry::corner(w * 1.5, h * 1.3));
        s.blob(&nodes, Look::of(colour).inflate(h * 0.02).shadow(0.3));
        if j == 0 {
            put(s, "sailing_boat", At::new(w * 0.4, y + h * 0.06).height(h * 0.34).standing().turned(-7.0));
        }
    }
}

fn snow(s: &mut Scene, w: f32, h: f32) {
    let p = s.palette;
    sky(s, w, h, p.sky[1], p.sky[3].mix(p.white, 0.3));
    band(s, w, h, 0.62, 0.03, p.white.mix(p.fog, 0.4), 0.0);
    for (x, k) in [(0.16, 0.34), (0.86, 0.42), (0.3, 0.24), (0.7, 0.28)] {
        tree(s, Sort::Pine, w * x, h * 0.72, h * k, p.leaf.dim(0.85), Some(p.white));
    }
    put(s, "house", At::new(w * 0.52, h * 0.76).height(h * 0.3).standing());
    band(s, w, h, 0.8, 0.02, p.white, 0.0);
    let list = (0..60)
        .map(|_| Dot {
            at: point(s.rng.range(0.0, w), s.rng.range(0.0, h)),
            radius: h * s.rng.range(0.004, 0.012),
            colour: p.white,
            alpha: 0.9,
            soft: 0.0,
        })
        .collect();
    s.dots(Dots { list, ..Dots::default() });
}

fn wood(s: &mut Scene, w: f32, h: f32) {
    let p = s.palette;
    let green = p.leaf.mix(p.light, 0.55);
    sky(s, w, h, p.leaf.mix(p.fog, 0.5), green);
    s.glow(w * 0.5, h * 0.4, w * 0.6, p.light, 0.8);
    for layer in 0..3 {
        let t = layer as f32 / 2.0;
        let bark = p.leaf.dim(0.8 - 0.4 * t).mix(green, 0.5 * (1.0 - t));
        for i in 0..(6 - layer) {
            let x = w * ((i as f32 + s.rng.range(0.1, 0.9)) / (6 - layer) as f32);
            let thick = w * (0.03 + 0.05 * t) * s.rng.range(0.7, 1.3);
            if t > 0.9 && x > w * 0.3 && x < w * 0.7 {
                continue;
            }
            s.limb(
                &nodes![(x, h * (0.82 + 0.1 * t)), (x + thick * 0.2, h * 0.4), (x - thick * 0.3, -h * 0.1)],
                &[thick * 1.6, thick, thick * 0.8],
                Look::of(bark).shadow(0.1).grain(90.0).texture(0.3),
            );
        }
        band(s, w, h, 0.78 + 0.08 * t, 0.01, bark, 4.0);
    }
    put(s, "stag", At::new(w * 0.5, h * 0.88).height(h * 0.36).standing());
}

fn town(s: &mut Scene, w: f32, h: f32) {
    let p = s.palette;
    sky(s, w, h, p.sky[0].mix(p.sky[1], 0.5), p.sky[3]);
    for row in 0..2 {
        let t = row as f32;
        let mut x = -w * 0.05;
        while x < w {
            let (bw, bh) = (w * s.rng.range(0.1, 0.19), h * s.rng.range(0.24, 0.5) * (1.0 - 0.25 * t));
            let wall = p.far.mix(p.near, 0.3 + 0.6 * t);
            let top = h * (0.88 + 0.14 * t) - bh;
            s.rect(x, top, bw, bh * 2.0, Look::of(wall).inflate(bw * 0.08).shadow(0.2));
            s.poly(
                &nodes![(x - bw * 0.08, top), (x + bw * 0.5, top - bw * 0.7), (x + bw * 1.08, top)],
                Look::of(wall.mix(p.accent, 0.4)).shadow(0.1),
            );
            for k in 0..3 {
                if s.rng.chance(0.7) {
                    let (px, py) = (x + bw * s.rng.pick(&[0.25, 0.6]), top + bw * (0.35 + 0.45 * k as f32));
                    s.rect(px, py, bw * 0.17, bw * 0.24, Look::lamp(p.flame));
                }
            }
            x += bw * 1.02;
        }
    }
}

fn desert(s: &mut Scene, w: f32, h: f32) {
    let p = s.palette;
    sky(s, w, h, p.accent.mix(p.sky[1], 0.6), p.light.mix(p.sky[3], 0.4));
    for j in 0..4 {
        let t = j as f32 / 3.0;
        band(
            s,
            w,
            h,
            0.5 + 0.13 * j as f32,
            0.05,
            p.gold.mix(p.light, 0.4 - 0.3 * t).mix(p.wood, 0.35 * t),
            0.0,
        );
    }
    put(s, "camel", At::new(w * 0.45, h * 0.72).height(h * 0.26).standing());
}

fn garden(s: &mut Scene, w: f32, h: f32) {
    let p = s.palette;
    sky(s, w, h, p.sky[2], p.light);
    band(s, w, h, 0.72, 0.03, p.leaf.mix(p.fog, 0.3), 4.0);
    leafy(s, w * 0.5, h * 0.84, h * 0.66, p.wood_dark, &[p.leaf, p.accent, p.accent2, p.pink], 1.1);
    band(s, w, h, 0.83, 0.02, p.leaf, 5.0);
    for _ in 0..14 {
        let (x, y) = (s.rng.range(0.05, 0.95) * w, h * s.rng.range(0.84, 0.98));
        let colour = s.rng.pick(&[p.accent, p.accent2, p.white, p.pink]);
        s.dot(x, y, h * 0.014, colour);
    }
}

fn deep(s: &mut Scene, w: f32, h: f32) {
    let p = s.palette;
    sky(s, w, h, p.water[1].mix(p.light, 0.25), p.water[0].dim(0.9));
    put(s, "whale", At::new(w * 0.5, h * 0.42).width(w * 0.72).centred().turned(-9.0));
    for (x, y, k) in [(0.25, 0.68, 0.09), (0.7, 0.74, 0.07), (0.82, 0.25, 0.06)] {
        put(s, "fish", At::new(w * x, h * y).height(h * k).centred());
    }
    band(s, w, h, 0.88, 0.03, p.near.mix(p.gold, 0.3), 0.0);
    let list = (0..14)
        .map(|_| {
            let (x, k) = (s.rng.range(0.0, w), h * s.rng.range(0.1, 0.26));
            let points = [point(x, h), point(x + k * 0.15, h - k * 0.6), point(x - k * 0.1, h - k)];
            Stroke { points, widths: [h * 0.02, 1.0], colour: p.leaf, alpha: 1.0 }
        })
        .collect();
    s.strokes(Strokes { list, ..Strokes::default() });
}

fn hills(s: &mut Scene, w: f32, h: f32) {
    let p = s.palette;
    sky(s, w, h, p.sky[1], p.light);
    for j in 0..3 {
        let t = j as f32 / 2.0;
        band(s, w, h, 0.54 + 0.15 * j as f32, 0.05, p.leaf.mix(p.fog, 0.55 - 0.4 * t), 4.0);
        for _ in 0..3 {
            let x = s.rng.range(0.05, 0.95) * w;
            tree(
                s,
                Sort::Round,
                x,
                h * lerp(0.6, 0.86, t),
                h * 0.16,
                p.leaf.dim(0.8).mix(p.fog, 0.4 * (1.0 - t)),
                None,
            );
        }
    }
    put(s, "house", At::new(w * 0.5, h * 0.8).height(h * 0.26).standing());
}
