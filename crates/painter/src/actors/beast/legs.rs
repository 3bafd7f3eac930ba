//! The legs of a beast, standing or walking.

use super::{Ball, Beast, Gait, hide};
use crate::actors::face::pen;
use crate::actors::limb::{Bend, Ends, limb};
use crate::actors::species::{End, Leg, Plan};
use moonhare_scene::colour::Colour;
use moonhare_scene::geometry::point;
use moonhare_scene::math::{cos, lerp, radians, sin};
use moonhare_scene::{Look, Scene};

impl Beast {
    /// The joints of a leg with these angles from hanging, scaled so that it reaches the ground.
    pub(super) fn leg(&self, leg: &Leg, side: f32, angles: &[f32; 4], planted: bool) -> Vec<Ball> {
        let drop = |angles: &[f32; 4]| -> f32 {
            angles.iter().zip(leg.bones).map(|(a, l)| cos(radians(*a)) * l).sum::<f32>()
        };
        let k = (leg.at[1] - leg.foot) / drop(if planted { angles } else { &leg.stand }).max(1.0);
        let (mut x, mut y) = (leg.at[0], leg.at[1]);
        let mut chain = vec![[x, y, leg.at[2] * side, leg.radii[0]]];
        for (i, (a, l)) in angles.iter().zip(leg.bones).enumerate() {
            if l <= 0.0 {
                continue;
            }
            x += sin(radians(*a)) * l * k;
            y -= cos(radians(*a)) * l * k;
            chain.push([x, y, leg.at[2] * side - side * 1.2 * i as f32 * leg.inward, leg.radii[i + 1]]);
        }
        chain
    }

    pub(super) fn paint_leg(&self, s: &mut Scene, leg: &Leg, chain: &[Ball], colour: Colour, fade: bool) {
        let (from, to) = (
            self.seen([chain[0][0], chain[0][1], chain[0][2]]).0,
            self.seen([chain[1][0], chain[1][1], chain[1][2]]).0,
        );
        let mut look = hide(colour, chain[1][3] * 0.5).shadow(0.35);
        if fade {
            let to = from.towards(to, 0.9);
            look = look.fade(to.x, to.y, from.x, from.y);
        }
        s.part(&self.sweep_path(chain, false), look);
        let [x, y, z, r] = chain[chain.len() - 1];
        let ground = y - leg.foot;
        match leg.end {
            End::Hoof => {
                let dark = s.palette.ink.lighter(0.06);
                self.flat(
                    s,
                    &[
                        ([x - r * 0.9, y + r, z], false),
                        ([x + r * 0.9, y + r, z], false),
                        ([x + r * 1.7, ground, z], true),
                        ([x - r * 1.1, ground, z], true),
                    ],
                    Look::of(dark).inflate(1.4).hatch(0.0),
                );
            }
            End::Pad => self.sweep(
                s,
                &[[x - 2.0, ground + 4.0, z, 5.0], [x + 10.0, ground + 4.0, z, 5.0]],
                hide(colour.dim(0.85), 2.0),
            ),
            End::Plant => {
                self.sweep(
                    s,
                    &[
                        [x - 5.0, ground + 6.0, z, 6.5],
                        [x + 8.0, ground + 6.5, z, 7.0],
                        [x + 18.0, ground + 5.0, z, 5.0],
                    ],
                    hide(colour, 3.0),
                );
                let cream = s.palette.cream;
                for k in 0..3 {
                    let k = k as f32;
                    let (p, ..) = self.seen([x + 22.0 - k, ground + 3.0 + k * 1.5, z - 3.0 + k * 3.0]);
                    s.part(
                        &limb(&[p, point(p.x + 5.0, p.y + 2.0)], &[2.4, 1.0], Bend::Smooth, Ends::Round),
                        Look::of(cream).inflate(0.6).hatch(0.0),
                    );
                }
            }
            End::Long => self.sweep(
                s,
                &[
                    [x - 2.0, ground + 3.4, z, 4.0],
                    [x + 12.0, ground + 3.4, z, 4.0],
                    [x + 22.0, ground + 3.2, z, 3.4],
                ],
                hide(colour, 1.6),
            ),
            End::Stump => {
                let cream = s.palette.cream;
                for k in [-1.0, 0.0, 1.0] {
                    let (p, ..) = self.seen([x + r * 0.6 + k, ground + 1.6, z + k * r * 0.5]);
                    s.ellipse(p.x, p.y, 2.2, 1.8, Look::of(cream).inflate(0.6).hatch(0.0));
                }
            }
            End::Web => {
                let horn = s.palette.gold.mix(s.palette.red, 0.35);
                self.flat(
                    s,
                    &[
                        ([x - 3.0, y + 1.0, z], false),
                        ([x + 14.0, y - 1.0, z - 7.0], true),
                        ([x + 16.0, y - 1.4, z], true),
                        ([x + 13.0, y - 1.0, z + 7.0], true),
                    ],
                    Look::of(horn).inflate(1.0).hatch(0.0),
                );
            }
            End::Paw => {
                self.sweep(
                    s,
                    &[[x - 1.0, ground + r, z, r * 1.05], [x + r * 1.5, ground + r * 0.95, z, r * 1.05]],
                    hide(colour, r * 0.4),
                );
                if self.k * r > 5.0 {
                    for k in [-0.45, 0.25] {
                        let (p, ..) = self.seen([x + r * 2.1 + k * r, ground + r * 0.8, z]);
                        pen(
                            s,
                            &[point(p.x, p.y - r * 0.3), point(p.x + 0.6, p.y + r * 0.6)],
                            r * 0.22,
                            colour.dim(0.55),
                            0.8,
                        );
                    }
                }
            }
        }
    }

    pub(super) fn angles(&self, plan: &Plan, leg: &Leg, fore: bool, side: f32) -> [f32; 4] {
        let far = side < 0.0;
        if self.gait == Gait::Stand {
            let apart = match (far, plan.shell, fore) {
                (false, ..) => [0.0; 4],
                (true, true, _) => [4.0; 4],
                (true, false, true) => [12.0, 7.0, 4.0, 0.0],
                (true, false, false) => [-12.0, -7.0, -4.0, 0.0],
            };
            return core::array::from_fn(|i| leg.stand[i] + apart[i]);
        }
        let [fore_ahead, fore_back, hind_ahead, hind_back] = plan.gait;
        let ahead = match (fore, far) {
            (true, false) | (false, true) => true,
            (true, true) => false,
            (false, false) => plan.paces,
        };
        let ahead = if plan.paces { !far } else { ahead };
        let target = match (fore, ahead) {
            (true, true) => fore_ahead,
            (true, false) => fore_back,
            (false, true) => hind_ahead,
            (false, false) => hind_back,
        };
        core::array::from_fn(|i| lerp(leg.stand[i], target[i], plan.stride))
    }
}
