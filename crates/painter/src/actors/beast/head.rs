//! The head of a beast.

use super::{Ball, Beast, hide};
use crate::actors::face::{self, Features, pen};
use crate::actors::feeling::Mien;
use crate::actors::species::Plan;
use moonhare_scene::colour::Colour;
use moonhare_scene::geometry::point;
use moonhare_scene::{Look, Scene};

impl Beast {
    pub(super) fn head(&self, s: &mut Scene, plan: &Plan, colour: Colour, belly: Colour) {
        let p = s.palette;
        let h = &plan.head;
        let near = self.near();
        let away = self.yaw > 90.0;
        let ear = |s: &mut Scene, side: f32| {
            let [x, y, z, height, w, lean] = h.ear;
            if height <= 0.0 {
                return;
            }
            let z0 = z * side;
            let tone = if side == near { colour } else { colour.dim(0.82) };
            if h.ear_hangs {
                let chain = [
                    [x, y, z0, w * 0.5],
                    [x - 2.0, y - height * 0.4, z0 + side * w * 0.8, w * 0.8],
                    [x - 1.0, y - height, z0 + side * w * 0.6, w * 0.6],
                ];
                self.sweep(s, &chain, hide(tone.dim(0.9), w * 0.3));
                return;
            }
            self.flat(
                s,
                &[
                    ([x - w, y, z0 - side * w * 0.3], false),
                    ([x + lean - w * 0.3, y + height * 0.7, z0 + side * 2.0], false),
                    ([x + lean, y + height, z0 + side * 3.0], height > w * 1.6),
                    ([x + lean + w * 0.7, y + height * 0.5, z0 + side * 2.0], false),
                    ([x + w, y - 1.0, z0 + side * w * 0.5], false),
                ],
                hide(tone, w * 0.4),
            );
            if !away && (side == near || self.yaw > 20.0) {
                let inner = p.pink.mix(colour, 0.5).dim(0.8);
                self.flat(
                    s,
                    &[
                        ([x - w * 0.4, y + 2.0, z0], false),
                        ([x + lean * 0.8, y + height * 0.76, z0 + side * 2.4], true),
                        ([x + w * 0.6, y + 1.0, z0 + side * w * 0.3], false),
                    ],
                    Look::of(inner).inflate(w * 0.2).shadow(0.1).hatch(0.0),
                );
            }
        };
        let horns = |s: &mut Scene, side: f32| {
            let tone = p.stone.mix(p.cream, 0.45);
            let tone = if side == near { tone } else { tone.dim(0.8) };
            for chain in h.horns {
                let chain: Vec<Ball> = chain.iter().map(|b| [b[0], b[1], b[2] * side, b[3]]).collect();
                self.sweep(s, &chain, Look::of(tone).inflate(1.2).hatch(0.0));
            }
        };
        horns(s, -near);
        ear(s, -near);
        if let Some([x, y, r]) = h.mane {
            let mane = (h.mane_colour)(&p);
            self.sweep(
                s,
                &[[x, y, 0.0, r], [x - r * 0.3, y - r * 0.5, 0.0, r * 0.9]],
                hide(mane, r * 0.3).fur(3.0, 100.0, 3.0).hatch(1.1),
            );
        }
        if !h.crest.is_empty() {
            let crest: Vec<Ball> = h.crest.iter().map(|b| [b[0], b[1], 0.0, b[2]]).collect();
            self.sweep(s, &crest, hide((h.mane_colour)(&p), 2.0).fur(2.4, 120.0, 2.2).hatch(1.0));
        }
        let skull: Vec<Ball> = h.skull.iter().map(|b| [b[0], b[1], 0.0, b[2]]).collect();
        self.sweep(s, &skull, hide(colour, h.skull[0][2] * 0.4));
        if !away {
            let snout: Vec<Ball> = h.snout.iter().map(|b| [b[0], b[1], 0.0, b[2]]).collect();
            let tone = h.snout_colour.map_or(belly, |c| c(&p));
            self.sweep(s, &snout, hide(tone, h.snout[0][2] * 0.36).shadow(0.25));
            let [x, y, r] = h.nose;
            if r > 0.0 {
                let (at, _, k) = self.seen([x, y, 0.0]);
                s.ellipse(
                    at.x,
                    at.y,
                    r * k,
                    r * k * 0.9,
                    Look::of(p.ink.mix(p.pink, h.pink_nose)).inflate(r * 0.4).rim(1.2).hatch(0.0),
                );
            }
            if h.trunk {
                let trunk = [
                    [x, y, 0.0, 9.0],
                    [x + 9.0, y - 22.0, 0.0, 7.6],
                    [x + 10.0, y - 46.0, 0.0, 6.2],
                    [x + 18.0, y - 64.0, 0.0, 4.6],
                    [x + 28.0, y - 66.0, 0.0, 3.8],
                ];
                self.sweep(s, &trunk, hide(colour, 3.2));
                for k in 1..7 {
                    let yy = y - 4.0 - k as f32 * 7.0;
                    let (a, ..) = self.seen([x + 3.0 + k as f32, yy, 6.0]);
                    pen(
                        s,
                        &[point(a.x - 5.0, a.y), point(a.x, a.y + 1.5), point(a.x + 7.0, a.y)],
                        1.2,
                        colour.dim(0.7),
                        0.6,
                    );
                }
            }
        }
        if h.ear_wide > 0.0 {
            // Elephants: a sail at each side.
            let [x, y, z, ..] = h.ear;
            let w = h.ear_wide;
            let z0 = z * near;
            self.flat(
                s,
                &[
                    ([x, y + 8.0, z0], false),
                    ([x - w * 0.6, y + 10.0, z0 + near * 8.0], false),
                    ([x - w, y - w * 0.3, z0 + near * 10.0], false),
                    ([x - w * 0.5, y - w * 0.9, z0 + near * 6.0], false),
                    ([x + 2.0, y - w * 0.5, z0], false),
                ],
                hide(colour.dim(0.95), 4.0).shadow(0.6),
            );
        } else {
            ear(s, near);
        }
        horns(s, near);
        if h.beak > 0.0 && !away {
            let [x, y, _] = h.nose;
            let horn = if colour.l < 0.35 { p.stone.mix(p.dark, 0.45) } else { p.gold.mix(p.red, 0.35) };
            let b = h.beak;
            self.sweep(
                s,
                &[
                    [x, y, 0.0, b * 0.36],
                    [x + b * 0.7, y - b * 0.2, 0.0, b * 0.24],
                    [x + b, y - b * 0.3, 0.0, b * 0.12],
                ],
                Look::of(horn).inflate(b * 0.12).hatch(0.0),
            );
            if h.comb {
                let [ex, ey, ..] = h.eye;
                self.sweep(
                    s,
                    &[
                        [ex - 6.0, ey + 8.0, 0.0, 3.2],
                        [ex, ey + 11.0, 0.0, 4.0],
                        [ex + 5.0, ey + 8.5, 0.0, 3.0],
                    ],
                    Look::of(p.red).inflate(1.4).hatch(0.0),
                );
                self.sweep(
                    s,
                    &[[x + 2.0, y - 5.0, 0.0, 2.6], [x + 2.0, y - 10.0, 0.0, 3.2]],
                    Look::of(p.red).inflate(1.2).hatch(0.0),
                );
            }
        }
        if away {
            return;
        }
        let f = Features {
            skin: colour,
            ink: p.ink.dim(0.8),
            brow: if colour.l < 0.4 { colour.lighter(0.16) } else { colour.dim(0.6) },
            brow_width: h.eye[3] * 0.62,
            iris: (plan.eyes)(&p),
            iris_size: 0.82,
            white: p.cream.mix(p.white, 0.4),
            lip: p.ink,
        };
        let [x, y, z, r] = h.eye;
        for side in if self.yaw > 25.0 { vec![-near, near] } else { vec![near] } {
            let (at, ..) = self.seen([x, y, z * side]);
            let narrow = if self.yaw > 25.0 { if side == near { 1.0 } else { 0.72 } } else { 0.92 };
            let which = if side == near { 1.0 } else { -1.0 };
            face::eye(s, at, [r * narrow * 1.15, r * 1.2], which, &self.mien, &f);
            let mien = if self.yaw > 25.0 {
                self.mien
            } else {
                Mien { slant: self.mien.slant.map(|v| -v), ..self.mien }
            };
            face::brow(s, at, [r * narrow, r], which, &mien, &f);
            if self.mien.tear && side == near {
                face::tear(s, at.x + r * 0.4, at.y + r * 2.2, r / 7.0);
            }
        }
        let curve = self.mien.curve * h.mouth_lift;
        if h.mouth_lift > 0.0 {
            let [a, b, c] = h.mouth;
            let line = [a, b, [c[0], c[1] + curve, c[2]]].map(|q| self.seen([q[0], q[1], q[2] * near]).0);
            pen(s, &line, (r * 0.55).max(1.0), p.ink, 0.85);
        }
        if h.whiskers {
            let [nx, ny, _] = h.nose;
            for k in [-4.0, 0.0, 4.0] {
                let line = [[nx - 4.0, ny - 2.0, 4.0 * near], [nx + 5.0, ny - 2.0 + k, 13.0 * near]]
                    .map(|q| self.seen(q).0);
                pen(s, &line, 0.7, p.cream, 0.9);
            }
        }
    }
}
