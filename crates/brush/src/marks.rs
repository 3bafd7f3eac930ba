//! Many small marks: strokes and dots.

use super::Setup;
use super::layer::{Layer, blend};
use super::raster::{Fill, mask};
use moonhare_scene::geometry::{Node, Path, point};
use moonhare_scene::math::{pow, sin};
use moonhare_scene::{Blend, Dots, Stroke, Strokes};

/// Thin strokes: tapering, or shaped like leaves.
pub(super) fn strokes(layer: &mut Layer, strokes: &Strokes, setup: &Setup) {
    for stroke in &strokes.list {
        let path = Path::polygon(&outline(stroke, strokes.leaf, setup.unit));
        let fill = Fill { stroke: 0.0, even_odd: false, pad: 1.0 };
        let Some(m) = mask(&path, fill, layer.w, layer.h) else { continue };
        let window = super::part::visible(&m, layer);
        layer.touch(window);
        let c = stroke.colour.rgb();
        for y in window.y0..window.y1 {
            let row = (y as i32 - m.y) as usize * m.w;
            for x in window.x0..window.x1 {
                let cover = m.v[row + (x as i32 - m.x) as usize];
                if cover > 0.0 {
                    let i = y * layer.w + x;
                    blend(&mut layer.px[i], c, cover * stroke.alpha, strokes.blend, strokes.atop);
                    if strokes.blend == Blend::Normal && !strokes.atop {
                        layer.mark(i, cover * stroke.alpha, 0.0);
                    }
                }
            }
        }
    }
}

fn outline(stroke: &Stroke, leaf: bool, unit: f32) -> Vec<Node> {
    let [a, b, c] = stroke.points.map(|p| point(p.x * unit, p.y * unit));
    let steps = (((c.x - a.x).abs() + (c.y - a.y).abs()) / 3.0).clamp(4.0, 40.0) as usize;
    let mut left: Vec<Node> = Vec::with_capacity(steps * 2 + 2);
    let mut right: Vec<Node> = Vec::with_capacity(steps + 1);
    for i in 0..=steps {
        let t = i as f32 / steps as f32;
        let u = 1.0 - t;
        let p = point(
            u * u * a.x + 2.0 * u * t * b.x + t * t * c.x,
            u * u * a.y + 2.0 * u * t * b.y + t * t * c.y,
        );
        let (dx, dy) = (u * (b.x - a.x) + t * (c.x - b.x), u * (b.y - a.y) + t * (c.y - b.y));
        let norm = (dx * dx + dy * dy).sqrt().max(1e-3);
        let half = unit
            * if leaf {
                stroke.widths[0] * 0.62 * sin(core::f32::consts::PI * (0.04 + 0.95 * t)).max(0.05)
            } else {
                (stroke.widths[0] + (stroke.widths[1] - stroke.widths[0]) * t) * 0.5
            };
        left.push(point(p.x - dy / norm * half, p.y + dx / norm * half).into());
        right.push(point(p.x + dy / norm * half, p.y - dx / norm * half).into());
    }
    left.extend(right.into_iter().rev());
    left
}

/// Dots, hard or soft.
pub(super) fn dots(layer: &mut Layer, dots: &Dots, setup: &Setup) {
    for dot in &dots.list {
        let (cx, cy, r) = (dot.at.x * setup.unit, dot.at.y * setup.unit, dot.radius * setup.unit);
        let window = layer.clip(cx - r - 1.0, cy - r - 1.0, cx + r + 2.0, cy + r + 2.0);
        layer.touch(window);
        let c = dot.colour.rgb();
        for y in window.y0..window.y1 {
            for x in window.x0..window.x1 {
                let (dx, dy) = (x as f32 + 0.5 - cx, y as f32 + 0.5 - cy);
                let d = (dx * dx + dy * dy).sqrt();
                let cover = if dot.soft > 0.0 {
                    pow((1.0 - d / r).max(0.0), dot.soft)
                } else {
                    (r - d + 0.5).clamp(0.0, 1.0)
                };
                if cover > 0.0 {
                    let i = y * layer.w + x;
                    blend(&mut layer.px[i], c, cover * dot.alpha, dots.blend, dots.atop);
                    if dots.blend == Blend::Normal && !dots.atop {
                        layer.mark(i, cover * dot.alpha, 0.0);
                    }
                }
            }
        }
    }
}
