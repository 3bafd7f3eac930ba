//! The outline of a chain of balls, as it is seen from where we stand.

use super::{Ball, Beast};
use crate::actors::limb::{blob, solid};
use moonhare_scene::geometry::{Node, Path, Point, point};
use moonhare_scene::math::{cos, hypot, lerp, sin};
use moonhare_scene::{Look, Scene};
use std::f32::consts::TAU;

impl Beast {
    pub(super) fn sweep_path(&self, chain: &[Ball], smooth: bool) -> Path {
        let seen: Vec<[f32; 3]> = chain
            .iter()
            .map(|b| {
                let (p, _, k) = self.seen([b[0], b[1], b[2]]);
                [p.x, p.y, b[3] * k]
            })
            .collect();
        let balls = if smooth { smoothed(&seen) } else { straight(&seen) };
        let mut path = Path::default();
        for (i, b) in balls.iter().enumerate() {
            let ring: Vec<Point> = (0..14)
                .map(|k| {
                    let a = TAU * k as f32 / 14.0;
                    point(b[0] + b[2] * cos(a), b[1] + b[2] * sin(a))
                })
                .collect();
            path = path.and(solid(&ring));
            if i > 0 {
                let a = balls[i - 1];
                let l = hypot(b[0] - a[0], b[1] - a[1]).max(1e-4);
                let (nx, ny) = (-(b[1] - a[1]) / l, (b[0] - a[0]) / l);
                path = path.and(solid(&[
                    point(a[0] - nx * a[2], a[1] - ny * a[2]),
                    point(b[0] - nx * b[2], b[1] - ny * b[2]),
                    point(b[0] + nx * b[2], b[1] + ny * b[2]),
                    point(a[0] + nx * a[2], a[1] + ny * a[2]),
                ]));
            }
        }
        path
    }

    pub(super) fn sweep(&self, s: &mut Scene, chain: &[Ball], look: Look) {
        s.part(&self.sweep_path(chain, true), look);
    }

    pub(super) fn flat(&self, s: &mut Scene, places: &[([f32; 3], bool)], look: Look) {
        let nodes: Vec<Node> =
            places.iter().map(|(place, corner)| Node { at: self.seen(*place).0, corner: *corner }).collect();
        s.part(&blob(&nodes), look);
    }
}

fn smoothed(balls: &[[f32; 3]]) -> Vec<[f32; 3]> {
    if balls.len() < 2 {
        return balls.to_vec();
    }
    let last = balls.len() as isize - 1;
    let at = |i: isize| balls[i.clamp(0, last) as usize];
    let mut out = Vec::new();
    for i in 0..last {
        let (a, b, c, d) = (at(i - 1), at(i), at(i + 1), at(i + 2));
        for k in 0..8 {
            let t = k as f32 / 8.0;
            out.push(core::array::from_fn(|j| {
                0.5 * (2.0 * b[j]
                    + (c[j] - a[j]) * t
                    + (2.0 * a[j] - 5.0 * b[j] + 4.0 * c[j] - d[j]) * t * t
                    + (3.0 * b[j] - a[j] - 3.0 * c[j] + d[j]) * t * t * t)
            }));
        }
    }
    out.push(balls[balls.len() - 1]);
    out
}

fn straight(balls: &[[f32; 3]]) -> Vec<[f32; 3]> {
    let mut out = Vec::new();
    for w in balls.windows(2) {
        out.extend((0..6).map(|k| core::array::from_fn(|j| lerp(w[0][j], w[1][j], k as f32 / 6.0))));
    }
    out.extend(balls.last().copied());
    out
}
