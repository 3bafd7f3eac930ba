//! What layouts share: slots, somebody in clothes of their own, a thing seen second, strings.

use super::{Camera, Layout, Pool, Setup, Slot};
use crate::composer::Composer;
use crate::figures::{Figure, Grip, HEADS, Outfit, Pattern, Pose};
use crate::motifs::{self, Dress, Motif};
use crate::settings::{Stage, Wish};
use moonhare_scene::colour::Colour;
use moonhare_scene::geometry::{Point, point};
use moonhare_scene::math::lerp;
use moonhare_scene::nodes;
use moonhare_scene::{At, Facing, Group, Look, Scene};

/// Who looks on: anybody.
pub(super) const WITNESS: Slot = Slot { name: "witness", pool: Pool::AnyHead };

/// A slot for one of these motifs.
pub(super) const fn thing(name: &'static str, ids: &'static [&'static str]) -> Slot {
    Slot { name, pool: Pool::Motifs(ids) }
}

/// A slot for one of these heads.
pub(super) const fn one_of(name: &'static str, ids: &'static [&'static str]) -> Slot {
    Slot { name, pool: Pool::Heads(ids) }
}

/// The setting: one of these.
pub(super) const fn place(ids: &'static [&'static str]) -> Slot {
    Slot { name: "setting", pool: Pool::Settings(ids) }
}

/// A world in a world: one of these settings, painted small.
pub(super) const fn inside(ids: &'static [&'static str]) -> Slot {
    Slot { name: "inside", pool: Pool::Settings(ids) }
}

/// A layout without sun or moon.
pub(super) const fn view(id: &'static str, camera: Camera, paint: fn(&mut Composer)) -> Layout {
    Layout { id, camera, setup: None, disc: false, witnessed: false, paint }
}

/// A layout with sun or moon.
pub(super) const fn lit(id: &'static str, camera: Camera, paint: fn(&mut Composer)) -> Layout {
    Layout { id, camera, setup: None, disc: true, witnessed: false, paint }
}

/// A layout that keeps to a set-up, without sun or moon.
pub(super) const fn framed(id: &'static str, setup: Setup, paint: fn(&mut Composer)) -> Layout {
    Layout { id, camera: setup.camera(), setup: Some(setup), disc: false, witnessed: false, paint }
}

/// Worlds that can be painted small.
pub(super) const WORLDS: &[&str] =
    &["sea", "snowfield", "forest", "city", "desert", "garden", "seabed", "hills"];

impl Composer<'_> {
    /// Paints the back of the setting in the slot "setting".
    pub(super) fn stage(&mut self, wish: &Wish) -> Stage {
        let place = self.setting("setting");
        place.stage(&mut self.scene, wish)
    }

    /// Paints the front of the setting in the slot "setting".
    pub(super) fn front(&mut self, stage: &Stage) {
        let place = self.setting("setting");
        (place.front)(&mut self.scene, stage);
    }

    /// Somebody from a slot, in clothes of their own.
    pub(super) fn somebody(&mut self, slot: &str) -> Figure {
        let p = self.scene.palette;
        let outfits =
            [Outfit::Coat, Outfit::Dress, Outfit::Cape, Outfit::Jumper, Outfit::Coat, Outfit::Tailcoat];
        let patterns = [
            Pattern::Plain,
            Pattern::Stripes,
            Pattern::Dots,
            Pattern::Patches,
            Pattern::Check,
            Pattern::Stars,
            Pattern::Hem,
        ];
        let n = self.rng.below(5);
        let coat = p.cloth(n);
        let coat = if n == 0 || coat.l > 0.3 { coat } else { p.accent };
        let scarf = self.rng.chance(0.45).then(|| p.cloth(n + 1 + self.rng.below(3)));
        Figure {
            coat: Some(coat),
            outfit: self.rng.pick(&outfits),
            pattern: self.rng.pick(&patterns),
            scarf,
            wind: self.rng.range(0.2, 1.0),
            ..Figure::new(self.head(slot))
        }
    }

    /// Somebody from a slot, seen from behind, on the way with a lantern.
    pub(super) fn lantern_bearer(&mut self, slot: &str) -> Figure {
        let who = self.somebody(slot).from_behind().doing(Pose::Walk);
        who.holding(motifs::motif("lantern"), 26.0, Grip::Top, 26.0, -58.0)
    }

    /// Somebody nobody has named: one of the others in a crowd.
    pub(super) fn stranger(&mut self) -> Figure {
        let head = self.rng.pick(HEADS);
        Figure { head, ..self.somebody("witness") }
    }
}

/// How many times its own size a motif may have to fit into a box.
pub(super) fn fit(motif: &Motif, width: f32, height: f32) -> f32 {
    let bounds = motif.bounds();
    (width / bounds.width().max(1.0)).min(height / bounds.height().max(1.0))
}

/// Where a giant that walks by stands: the card's subject, from the side, `k` times its own size.
pub(super) fn walking_by(x: f32, y: f32, k: f32) -> At {
    At::new(x, y).scale(k).standing().facing(Facing::Left).shadow(0.4).subject().giant()
}

/// A sagging string.
pub(super) fn string(s: &mut Scene, from: (f32, f32), to: (f32, f32), sag: f32, width: f32) {
    let cream = s.palette.cream;
    let mid = (lerp(from.0, to.0, 0.5) + sag, lerp(from.1, to.1, 0.5) + sag.abs() * 0.6);
    s.line(
        &nodes![(from.0, from.1), (mid.0, mid.1), (to.0, to.1)],
        width,
        Look::of(cream).alpha(0.9).rough(0.2),
    );
}

/// A ladder between two points.
pub(super) fn ladder(s: &mut Scene, from: Point, to: Point, width: f32) {
    let wood = s.palette.wood;
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = from.distance(to).max(1.0);
    let (nx, ny) = (-dy / length * width / 2.0, dx / length * width / 2.0);
    let rungs = (length / (width * 0.75)) as usize;
    for i in 1..rungs {
        let at = from.towards(to, i as f32 / rungs as f32);
        s.limb(
            &nodes![(at.x - nx, at.y - ny), (at.x + nx, at.y + ny)],
            &[width * 0.14],
            Look::of(wood.dim(0.9)).shadow(0.2),
        );
    }
    for side in [-1.0, 1.0] {
        let rail = nodes![(from.x + nx * side, from.y + ny * side), (to.x + nx * side, to.y + ny * side)];
        s.limb(&rail, &[width * 0.18], Look::of(wood).grain(90.0));
    }
}

/// Waves like stage scenery: a scalloped band from y down.
pub(super) fn scalloped(s: &mut Scene, y: f32, size: f32, colour: Colour, below: Colour) {
    let mut nodes =
        vec![moonhare_scene::geometry::corner(-60.0, 1300.0), moonhare_scene::geometry::corner(-60.0, y)];
    let mut x = -60.0;
    let shift = s.rng.range(0.0, size);
    while x < 860.0 {
        nodes.push(moonhare_scene::geometry::node(x + shift + size * 0.5, y - size * 0.28));
        nodes.push(moonhare_scene::geometry::corner(x + shift + size, y));
        x += size;
    }
    nodes.extend([
        moonhare_scene::geometry::corner(960.0, y),
        moonhare_scene::geometry::corner(960.0, 1300.0),
    ]);
    s.blob(
        &nodes,
        Look::of(colour)
            .to_along(below, 0.0, y - 20.0, 0.0, y + 160.0)
            .inflate(9.0)
            .shadow(0.3)
            .rim(0.8)
            .texture(0.22)
            .grain(0.0),
    );
}

/// A clump of earth hanging below (x, y), w wide, with grass on top: for what floats.
pub(super) fn clod(s: &mut Scene, x: f32, y: f32, w: f32) {
    let p = s.palette;
    let k = w / 480.0;
    let at = |dx: f32, dy: f32| point(x + dx * k, y + dy * k);
    for _ in 0..12 {
        let dx = s.rng.range(-160.0, 160.0);
        let deep = 60.0 + 130.0 * (1.0 - dx.abs() / 210.0);
        let (a, b, c) = (
            at(dx * 0.8, deep * 0.5),
            at(dx * 0.7, deep + 40.0),
            at(dx * 0.6 + s.rng.range(-30.0, 30.0), deep + s.rng.range(60.0, 160.0)),
        );
        s.limb(&[a.into(), b.into(), c.into()], &[8.0 * k, 5.0 * k, 0.6], Look::of(p.wood_dark).shadow(0.0));
    }
    let rock: Vec<_> = [
        (-230.0, 0.0),
        (-190.0, 40.0),
        (-140.0, 70.0),
        (-110.0, 130.0),
        (-60.0, 160.0),
        (-30.0, 230.0),
        (6.0, 250.0),
        (30.0, 190.0),
        (80.0, 160.0),
        (110.0, 100.0),
        (170.0, 66.0),
        (215.0, 30.0),
        (235.0, 0.0),
        (0.0, -10.0),
    ]
    .iter()
    .map(|(dx, dy)| at(*dx, *dy).into())
    .collect();
    s.blob(
        &rock,
        Look::of(p.wood.mix(p.stone, 0.35))
            .to(p.wood_dark.mix(p.ambient, 0.3))
            .inflate(34.0 * k)
            .texture(0.34)
            .grain(80.0)
            .grass(5.0, 90.0, 6.0)
            .rough(2.0),
    );
    let turf: Vec<_> = [
        (-238.0, 2.0),
        (-200.0, -16.0),
        (-80.0, -24.0),
        (60.0, -24.0),
        (190.0, -18.0),
        (240.0, 2.0),
        (200.0, 26.0),
        (150.0, 22.0),
        (90.0, 36.0),
        (20.0, 26.0),
        (-50.0, 38.0),
        (-120.0, 24.0),
        (-190.0, 28.0),
    ]
    .iter()
    .map(|(dx, dy)| at(*dx, *dy).into())
    .collect();
    s.blob(&turf, Look::of(p.leaf).to(p.leaf.dim(0.7)).grass(9.0 * k.max(0.5), 90.0, 7.0).inflate(9.0 * k));
}

/// Many small things along a path of points: size grows along it.
pub(super) fn stream(c: &mut Composer, motif: &Motif, points: &[Point], sizes: [f32; 2], turn: [f32; 2]) {
    let p = c.scene.palette;
    for (i, at) in points.iter().enumerate() {
        let t = i as f32 / points.len().max(1) as f32;
        let k = lerp(sizes[0], sizes[1], t) * c.rng.range(0.75, 1.25);
        let colour = c.rng.pick(&[p.accent, p.accent2, p.cream, p.red, p.white]);
        let dress = Dress { main: Some(colour), variant: c.rng.below(4) as u8, ..Dress::default() };
        let turned = c.rng.range(turn[0], turn[1]);
        let at = At::new(at.x, at.y).height(k).centred().turned(turned).group(Group::new());
        c.scene.place(&motif.dressed(dress), if i == 0 { at.object() } else { at.silent() });
    }
}
