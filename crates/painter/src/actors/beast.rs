//! Beasts on all their legs: a skeleton in three dimensions (x ahead, y up, z to the near side), turned and projected. Every
//! part is a sweep of balls, so that profile, three-quarter and behind come from the same numbers.

use super::face::{self, Features, pen};
use super::feeling::{Feeling, Mien};
use super::limb::{Bend, Ends, blob, limb, solid};
use super::species::{End, Leg, Plan, plan};
use moonhare_scene::colour::Colour;
use moonhare_scene::geometry::{Affine, Node, Path, Point, point, scale_xy, shift};
use moonhare_scene::math::{cos, hypot, lerp, radians, sin};
use moonhare_scene::{Group, Look, Scene};
use std::f32::consts::TAU;

pub use super::species::Species;

/// How a beast moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gait {
    /// On all legs.
    Stand,
    /// Near fore with far hind; a camel moves both of a side.
    Walk,
}

/// A beast that does something.
#[derive(Debug, Clone)]
pub struct Beast {
    species: Species,
    at: Point,
    k: f32,
    flip: f32,
    yaw: f32,
    gait: Gait,
    mien: Mien,
    colour: Option<Colour>,
}

/// A ball of the skeleton: where it is in space and its radius.
type Ball = [f32; 4];

impl Beast {
    /// A beast that stands at (x, y) in profile, looking right; so tall from the ground to its crown (without ears or antlers).
    pub fn new(species: Species, x: f32, y: f32, height: f32) -> Self {
        Self {
            species,
            at: point(x, y),
            k: height / plan(species).tall,
            flip: 1.0,
            yaw: 0.0,
            gait: Gait::Stand,
            mien: Feeling::Calm.mien(),
            colour: None,
        }
    }

    /// Looking left.
    pub fn left(mut self) -> Self {
        self.flip = -1.0;
        self
    }

    /// Half turned toward us.
    pub fn quarter(mut self) -> Self {
        self.yaw = 42.0;
        self
    }

    /// From behind, half turned.
    pub fn behind(mut self) -> Self {
        self.yaw = 128.0;
        self
    }

    /// On the way.
    pub fn walking(mut self) -> Self {
        self.gait = Gait::Walk;
        self
    }

    /// With this in its eyes.
    pub fn feeling(mut self, feeling: Feeling) -> Self {
        self.mien = feeling.mien();
        self
    }

    /// Its eyes look there, as shares of their play.
    pub fn glancing(mut self, x: f32, y: f32) -> Self {
        self.mien.gaze = [x, y];
        self
    }

    /// Of another colour than usual.
    pub fn coloured(mut self, colour: Colour) -> Self {
        self.colour = Some(colour);
        self
    }

    fn frame(&self) -> [Affine; 2] {
        [shift(self.at.x, self.at.y), scale_xy(self.k * self.flip, self.k)]
    }

    /// Where a point of the skeleton is in the picture plane, how near it is, and how large things are there.
    fn seen(&self, [x, y, z]: [f32; 3]) -> (Point, f32, f32) {
        let (c, n) = (cos(radians(self.yaw)), sin(radians(self.yaw)));
        let depth = x * n + z * c;
        (point(x * c - z * n, -y + depth * 0.13), depth, 1.0 + depth * 0.0016)
    }

    fn on_canvas(&self, place: [f32; 3]) -> Point {
        let (p, ..) = self.seen(place);
        point(self.at.x + p.x * self.k * self.flip, self.at.y + p.y * self.k)
    }

    /// Where the near eye is on the canvas.
    pub fn eye(&self) -> Point {
        let [x, y, z, _] = plan(self.species).head.eye;
        self.on_canvas([x, y, z * self.near()])
    }

    /// Where its mouth is on the canvas.
    pub fn mouth(&self) -> Point {
        let [x, y, _] = plan(self.species).head.nose;
        self.on_canvas([x, y - 4.0, 0.0])
    }

    /// The top of its back on the canvas: where a rider sits.
    pub fn saddle(&self) -> Point {
        let body = plan(self.species).body;
        let [x, y, r] = body[body.len() / 2];
        self.on_canvas([x, y + r, 0.0])
    }

    /// The near side: 1, or −1 if it is seen from behind.
    fn near(&self) -> f32 {
        if self.yaw > 90.0 { -1.0 } else { 1.0 }
    }

    fn sweep_path(&self, chain: &[Ball], smooth: bool) -> Path {
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

    fn sweep(&self, s: &mut Scene, chain: &[Ball], look: Look) {
        s.part(&self.sweep_path(chain, true), look);
    }

    fn flat(&self, s: &mut Scene, places: &[([f32; 3], bool)], look: Look) {
        let nodes: Vec<Node> =
            places.iter().map(|(place, corner)| Node { at: self.seen(*place).0, corner: *corner }).collect();
        s.part(&blob(&nodes), look);
    }

    /// The joints of a leg with these angles from hanging, scaled so that it reaches the ground.
    fn leg(&self, leg: &Leg, side: f32, angles: &[f32; 4], planted: bool) -> Vec<Ball> {
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

    fn paint_leg(&self, s: &mut Scene, leg: &Leg, chain: &[Ball], colour: Colour, fade: bool) {
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

    fn layers(&self, s: &mut Scene) {
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

    fn angles(&self, plan: &Plan, leg: &Leg, fore: bool, side: f32) -> [f32; 4] {
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

    fn shell(&self, s: &mut Scene) {
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

    fn wing(&self, s: &mut Scene, plan: &Plan, colour: Colour) {
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

    fn head(&self, s: &mut Scene, plan: &Plan, colour: Colour, belly: Colour) {
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

fn hide(colour: Colour, inflate: f32) -> Look {
    Look::of(colour).inflate(inflate).texture(0.12).rim(0.6).hatch(0.5).hatch_jitter(0.14).rough(0.5)
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
