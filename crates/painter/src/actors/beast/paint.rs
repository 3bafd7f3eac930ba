//! A beast on the canvas: its layers, a shell, a wing.

use super::{Ball, Beast, Gait, hide};
use crate::actors::face::pen;
use crate::actors::limb::blob;
use crate::actors::species::{Leg, Plan, plan};
use moonhare_scene::colour::Colour;
use moonhare_scene::geometry::{Node, point, shift};
use moonhare_scene::math::{cos, radians, sin};
use moonhare_scene::{Group, Look, Scene};
use std::f32::consts::TAU;

impl Beast {
    /// Paints it on a layer of its own.
    pub fn paint(&self, s: &mut Scene) {
        self.paint_in(s, Group::new());
    }

    /// Paints it on a layer that is laid down so.
    pub fn paint_in(&self, s: &mut Scene, group: Group) {
        s.group(group, |s| s.at(&self.frame(), |s| self.layers(s)));
        let eye = self.eye();
        if self.yaw < 90.0 {
            s.focus(eye.x, eye.y, self.k * plan(self.species).tall * 0.24);
        }
    }

    pub(super) fn layers(&self, s: &mut Scene) {
        let plan = plan(self.species);
        let colour = self.colour.unwrap_or_else(|| (plan.colour)(&s.palette));
        let belly = (plan.belly)(&s.palette);
        let near = self.near();
        let biped = plan.fore.is_none();
        let mut legs: Vec<(f32, &Leg, Vec<Ball>)> = Vec::new();
        for (leg, is_fore) in [(Some(&plan.hind), false), (plan.fore.as_ref(), true)] {
            let Some(leg) = leg else { continue };
            for side in [-1.0, 1.0] {
                let angles = self.angles(plan, leg, is_fore, side * near);
                legs.push((side, leg, self.leg(leg, side, &angles, self.gait == Gait::Stand)));
            }
        }
        let low = legs.iter().map(|(_, leg, c)| c[c.len() - 1][1] - leg.foot).fold(f32::MAX, f32::min);
        let leg_colour = if biped { s.palette.gold.mix(s.palette.red, 0.35) } else { colour };
        s.at(&[shift(0.0, low)], |s| {
            for (_, leg, chain) in legs.iter().filter(|(side, ..)| *side != near) {
                self.paint_leg(s, leg, chain, leg_colour.dim(0.74), false);
            }
            let away = self.yaw > 90.0;
            let tail = |s: &mut Scene| {
                let tail: Vec<Ball> = plan.tail.iter().map(|b| [b[0], b[1], 0.0, b[2]]).collect();
                let tone = plan.tail_colour.map_or(colour.dim(0.92), |c| c(&s.palette));
                self.sweep(s, &tail, hide(tone, plan.tail[1][2] * 0.42));
            };
            if away {
                self.head(s, plan, colour, belly);
            } else {
                tail(s);
            }
            if biped {
                for (_, leg, chain) in legs.iter().filter(|(side, ..)| *side == near) {
                    self.paint_leg(s, leg, chain, leg_colour, false);
                }
            }
            let ball = |b: &[f32; 3]| [b[0], b[1], 0.0, b[2]];
            let body: Vec<Ball> = plan.body.iter().map(ball).collect();
            let neck: Vec<Ball> = plan.neck.iter().map(ball).collect();
            let mut mask = self.sweep_path(&body, true).and(self.sweep_path(&neck, true));
            if !plan.hump.is_empty() {
                let hump: Vec<Ball> = plan.hump.iter().map(ball).collect();
                mask = mask.and(self.sweep_path(&hump, true));
            }
            if !biped && !plan.shell {
                for (_, _, chain) in legs.iter().filter(|(side, ..)| *side == near) {
                    mask = mask.and(self.sweep_path(&chain[..2], false));
                }
            }
            let radius = plan.body.iter().map(|b| b[2]).fold(0.0, f32::max);
            let mut look = hide(colour, radius * 0.42).hatch(0.8);
            if plan.fur > 0.0 {
                look = look.fur(plan.fur, 100.0, plan.fur * 1.1);
            }
            s.part(&mask, look);
            if !plan.shell && !biped {
                let under: Vec<Ball> =
                    plan.body.iter().map(|b| [b[0], b[1] - b[2] * 0.62, 0.0, b[2] * 0.32]).collect();
                self.sweep(
                    s,
                    &under,
                    Look::of(belly).flat().rim(0.0).shadow(0.0).alpha(0.42).soft(radius * 0.2),
                );
            }
            if !biped {
                for (_, leg, chain) in legs.iter().filter(|(side, ..)| *side == near) {
                    self.paint_leg(s, leg, chain, colour, !plan.shell);
                }
            }
            if plan.shell {
                self.shell(s);
                self.sweep(s, &neck, hide(colour, 4.0));
            }
            if plan.wing {
                self.wing(s, plan, colour);
            }
            if away {
                tail(s);
            } else {
                self.head(s, plan, colour, belly);
            }
        });
    }

    pub(super) fn shell(&self, s: &mut Scene) {
        const LONG: f32 = 48.0;
        const HIGH: f32 = 40.0;
        const DEEP: f32 = 36.0;
        const BASE: f32 = 20.0;
        let (c, n) = (cos(radians(self.yaw)), sin(radians(self.yaw)));
        let w = (LONG * LONG * c * c + DEEP * DEEP * n * n).sqrt();
        let mut rim: Vec<Node> = (0..=20)
            .map(|i| {
                let a = std::f32::consts::PI * i as f32 / 20.0;
                point(-w * cos(a), -BASE - HIGH * sin(a)).into()
            })
            .collect();
        let dip = DEEP * 0.13 * 1.6 + 5.0;
        rim.extend(
            [(w * 0.6, dip), (0.0, dip * 1.35), (-w * 0.6, dip)].map(|(x, y)| Node::from(point(x, y - BASE))),
        );
        let p = s.palette;
        let horn = p.wood.mix(p.leaf, 0.25);
        s.part(&blob(&rim), Look::of(horn.dim(0.75)).inflate(10.0).texture(0.2));
        let rows: [(f32, &[f32], f32); 3] = [
            (20.0, &[-75.0, -45.0, -15.0, 15.0, 45.0, 75.0, 105.0, 135.0], 13.0),
            (50.0, &[-66.0, -22.0, 22.0, 66.0, 110.0], 16.0),
            (80.0, &[0.0], 17.0),
        ];
        for (latitude, longitudes, r) in rows {
            for longitude in longitudes {
                let place = |la: f32, lo: f32| {
                    let (la, lo) = (radians(la), radians(lo));
                    self.seen([
                        LONG * 0.985 * cos(la) * sin(lo),
                        BASE + HIGH * 0.985 * sin(la),
                        DEEP * 0.985 * cos(la) * cos(lo),
                    ])
                    .0
                };
                let (la, lo) = (radians(latitude), radians(*longitude));
                if cos(la) * (sin(lo) * n + cos(lo) * c) + sin(la) * 0.3 < 0.2 {
                    continue;
                }
                let plate: Vec<Node> = (0..6)
                    .map(|i| {
                        let a = TAU * i as f32 / 6.0;
                        place(latitude + r * 0.86 * sin(a), longitude + r / cos(la).max(0.32) * cos(a)).into()
                    })
                    .collect();
                s.part(
                    &blob(&plate),
                    Look::of(horn.lighter(0.1).mix(p.gold, 0.2)).inflate(3.2).shadow(0.3).hatch(0.4),
                );
            }
        }
    }

    pub(super) fn wing(&self, s: &mut Scene, plan: &Plan, colour: Colour) {
        let n = self.near();
        let [x, y, r] = plan.body[2];
        let z = |k: f32| r * k * n;
        let tone = colour.dim(0.88);
        self.flat(
            s,
            &[
                ([x + r, y + r * 0.55, z(0.7)], false),
                ([x + r * 0.2, y + r * 0.75, z(0.95)], false),
                ([x - r, y + r * 0.55, z(0.75)], false),
                ([x - r * 2.3, y + r * 0.3, z(0.3)], true),
                ([x - r * 1.2, y - r * 0.05, z(0.75)], false),
                ([x, y - r * 0.3, z(0.95)], false),
                ([x + r * 0.85, y, z(0.8)], false),
            ],
            Look::of(tone).inflate(r * 0.24).texture(0.2).shadow(0.5),
        );
        for k in 0..3 {
            let k = k as f32;
            let line = [
                [x - k * r * 0.45, y + r * 0.08, z(0.95)],
                [x - r * (0.85 + k * 0.38), y + r * 0.1, z(0.8)],
                [x - r * (1.7 + k * 0.18), y + r * 0.24, z(0.45)],
            ];
            let line = line.map(|place| self.seen(place).0);
            pen(s, &line, r * 0.07, tone.dim(0.72), 0.7);
        }
    }
}
