//! Rows of houses.

use moonhare_scene::nodes;
use moonhare_scene::{Look, Scene};

/// A row of crooked houses with lit windows. `depth`: 0 far … 1 near; they keep low within `open`.
pub fn row(s: &mut Scene, base: f32, scale: f32, depth: f32, open: [f32; 2]) {
    let p = s.palette;
    let ground = p.far.mix(p.near, depth).mix(p.fog, 0.5 * (1.0 - depth));
    let mut x = -40.0;
    while x < 840.0 {
        let w = s.rng.range(46.0, 92.0) * scale * (0.7 + 0.5 * depth);
        let mut h = s.rng.range(90.0, 220.0) * scale * (0.7 + 0.4 * depth);
        if x + w / 2.0 > open[0] && x + w / 2.0 < open[1] {
            h *= 0.5;
        }
        let (tone, warm, lean) = (s.rng.range(-0.03, 0.03), s.rng.range(0.0, 0.12), s.rng.range(-5.0, 5.0));
        let wall = ground.lighter(tone).mix(p.accent, warm);
        let top = base - h;
        s.poly(
            &nodes![(x, base + 240.0), (x + lean, top), (x + w + lean, top), (x + w, base + 240.0)],
            Look::of(wall)
                .to_along(wall.mix(p.fog, 0.3), 0.0, top, 0.0, base + 150.0)
                .inflate(5.0)
                .shadow(0.25)
                .texture(0.2)
                .grain(90.0)
                .rim(0.9),
        );
        let roof = wall.dim(0.72).mix(p.accent, 0.25);
        let (l, r, mid) = (x + lean, x + w + lean, x + w / 2.0 + lean);
        match s.rng.below(5) {
            0..=2 => {
                let peak = top - w * s.rng.range(0.5, 0.95);
                s.poly(
                    &nodes![(l - 7.0, top + 3.0), (mid, peak), (r + 7.0, top + 3.0)],
                    Look::of(roof).inflate(4.0).grain(50.0).texture(0.25),
                );
                if s.rng.chance(0.4) {
                    s.rect(
                        mid + w * 0.14,
                        peak + w * 0.1,
                        w * 0.12,
                        w * 0.4,
                        Look::of(roof.dim(0.9)).inflate(2.0),
                    );
                }
            }
            3 => {
                s.blob(&nodes![(l - 2.0, top + 3.0; corner), (l + w * 0.1, top - w * 0.4), (mid, top - w * 0.62), (l + w * 0.9, top - w * 0.4), (r + 2.0, top + 3.0; corner)], Look::of(roof).inflate(6.0));
                s.line(&nodes![(mid, top - w * 0.6), (mid, top - w * 0.95)], 2.0, roof);
            }
            _ => {
                s.rect(l + w * 0.6, top - w * 0.4, w * 0.16, w * 0.45, Look::of(roof).inflate(2.0));
                s.poly(
                    &nodes![
                        (l - 6.0, top + 3.0),
                        (l + w * 0.2, top - w * 0.3),
                        (l + w * 0.8, top - w * 0.3),
                        (r + 6.0, top + 3.0)
                    ],
                    Look::of(roof).inflate(4.0),
                );
            }
        }
        windows(s, l, top, w, h, wall, depth);
        x += w * s.rng.range(0.86, 1.05);
    }
}

fn windows(
    s: &mut Scene,
    left: f32,
    top: f32,
    w: f32,
    h: f32,
    wall: moonhare_scene::colour::Colour,
    depth: f32,
) {
    let p = s.palette;
    let pane = w * 0.13;
    for floor in 0..(h / (pane * 3.6)) as usize {
        for column in [0.22, 0.5, 0.78] {
            if !s.rng.chance(0.5) {
                continue;
            }
            let (x, y) = (left + w * column, top + pane * 1.6 + floor as f32 * pane * 3.4);
            let lit = s.rng.chance(0.6);
            let colour = if lit { p.flame.mix(wall, 0.12 + 0.3 * (1.0 - depth)) } else { wall.dim(0.6) };
            let arch = nodes![
                (x - pane * 0.5, y + pane),
                (x - pane * 0.5, y - pane * 0.6),
                (x, y - pane),
                (x + pane * 0.5, y - pane * 0.6),
                (x + pane * 0.5, y + pane)
            ];
            s.blob(&arch, Look::lamp(colour).rough(0.4));
            if lit && depth > 0.4 {
                s.glow(x, y, pane * 5.0, p.flame, 0.18);
            }
        }
    }
}
