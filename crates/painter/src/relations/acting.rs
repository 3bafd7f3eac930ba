//! What relations between people and beasts share: who may act, rooms, grounds and the furniture they act with.
#![allow(unused_imports, dead_code, reason = "a box of props: not every deck needs all of it")]

pub(super) use super::kit::framed;
pub(super) use super::{Mood, Relation, Setup, Themes};
pub(super) use crate::actors::{
    Actor, Beast, Cloth, Dress, FAR, Feeling, Hair, Hand, Hat, Kind, LoneHand, Mien, NEAR, Person, Species,
    View, hair, head, skin, visage,
};
pub(super) use crate::composer::Composer;
pub(super) use crate::motifs::motif;
pub(super) use crate::settings::{Wish, setting};
pub(super) use moonhare_scene::colour::{Colour, lch};
pub(super) use moonhare_scene::geometry::{Path, Point, point, scale, scale_xy, shift, turn};
pub(super) use moonhare_scene::math::{cos, lerp, radians, sin};
pub(super) use moonhare_scene::nodes;
pub(super) use moonhare_scene::notes::Role;
pub(super) use moonhare_scene::{At, Facing, Group, Look, Scene, Sky};

use crate::settings::interior;

impl Composer<'_> {
    /// Somebody human of this kind, with skin, hair and clothes by lot.
    pub(super) fn human(&mut self, kind: Kind) -> Person {
        let p = self.scene.palette;
        let (n, dealt) = (self.rng.below(5), self.deal());
        let who = Person::new(kind, &p).skin(skin(&p, n));
        let dark = n > 2;
        let style = match kind {
            Kind::Girl => {
                self.rng.pick(&[Hair::Bob, Hair::Plaits, Hair::Curls, Hair::Long, Hair::Ponytail, Hair::Afro])
            }
            Kind::Woman => self.rng.pick(&[
                Hair::Long,
                Hair::Bun,
                Hair::Curls,
                Hair::Scarf,
                Hair::Ponytail,
                Hair::Bob,
                Hair::Afro,
            ]),
            Kind::Boy => self.rng.pick(&[Hair::Short, Hair::Curls, Hair::Short, Hair::Bob]),
            Kind::Man => self.rng.pick(&[
                Hair::Short,
                Hair::Short,
                Hair::Curls,
                Hair::Turban,
                Hair::Receding,
                Hair::Afro,
            ]),
            Kind::Granny => [Hair::Bun, Hair::Curls, Hair::Bob, Hair::Bun, Hair::Scarf][dealt / 2 % 5],
            Kind::Grandad => [Hair::Bald, Hair::Receding, Hair::Short, Hair::Bald][dealt / 2 % 4],
            _ => who.style,
        };
        let colour =
            if kind.is_old() { hair(&p, 5) } else { hair(&p, if dark { 0 } else { self.rng.below(4) }) };
        let coat = self.cloth();
        let who = who.hair(colour, style).hat(Hat::None, self.cloth()).dealt(dealt);
        let (legs, boots) = below(&p, coat, dealt / 3);
        let who = Person { coat, ..who.legs(legs, boots) };
        if matches!(kind, Kind::Man | Kind::Grandad) && self.rng.chance(0.5) { who.bearded() } else { who }
    }

    /// A beast in clothes by lot.
    pub(super) fn dressed(&mut self, kind: Kind) -> Person {
        let p = self.scene.palette;
        let (coat, dealt) = (self.cloth(), self.deal());
        let (legs, boots) = below(&p, coat, dealt / 3);
        Person::new(kind, &p).wearing(Dress::Coat, coat).dealt(dealt).legs(legs, boots)
    }

    /// A colour of cloth by lot: never so pale that a face is lost above it.
    pub(super) fn cloth(&mut self) -> Colour {
        let p = self.scene.palette;
        let all = [p.accent, p.accent2, p.red, p.leaf, p.accent.mix(p.dark, 0.45), p.gold.mix(p.wood, 0.35)];
        let colour = self.rng.pick(&all);
        if colour.l > 0.82 { colour.dim(0.82) } else { colour }
    }

    /// A room: papered wall, panels at its foot, boards from `floor` down, the light from a lamp at (x, y).
    pub(super) fn room(&mut self, floor: f32, lamp: (f32, f32)) {
        let s = &mut self.scene;
        s.light_at(lamp.0, lamp.1, 0.5);
        let p = s.palette;
        let wall = p.mid.mix(p.accent2, 0.25).mix(p.fog, 0.15);
        let wall = if wall.l > 0.62 { wall.dim(0.75) } else { wall };
        interior::wall(s, wall);
        // On the side that the lamp leaves in the dark.
        let (x, lean) = if lamp.0 > 400.0 { (190.0, -1.0) } else { (610.0, 1.0) };
        interior::cast_light(s, x, (floor * 0.42).min(430.0), lean);
        interior::wainscot(s, floor, wall);
        interior::boards(s, floor, p.wood);
        s.note("room", Role::Setting);
    }

    /// Open country: paints a setting's back and says where its ground is.
    pub(super) fn outdoors(&mut self, id: &'static str, ground: f32) -> crate::settings::Stage {
        setting(id).stage(&mut self.scene, &Wish { ground, open: [0.0, 800.0], ..Wish::default() })
    }
}

/// Trousers or stockings and shoes that go below a coat of this colour.
fn below(p: &moonhare_scene::palette::Palette, coat: Colour, n: usize) -> (Colour, Colour) {
    let cloths = [
        p.dark.lighter(0.12),
        p.wood_dark.mix(p.dark, 0.3),
        p.grey.dim(0.7),
        p.accent2.mix(p.dark, 0.6),
        p.wood.mix(p.cream, 0.25).dim(0.85),
        p.leaf.mix(p.dark, 0.55),
    ];
    let apart = |c: &Colour| (c.l - coat.l).abs() > 0.12;
    let legs = (0..cloths.len()).map(|i| cloths[(n + i) % cloths.len()]).find(apart).unwrap_or(cloths[0]);
    let shoes =
        [p.wood_dark.dim(0.8), p.black.mix(p.dark, 0.4), p.red.mix(p.wood_dark, 0.6), p.wood.dim(0.75)];
    (legs, shoes[n % shoes.len()])
}

/// Water that somebody carries, wears or walks under: blue in every palette, so that it is known away from its place.
pub(super) fn known_water(s: &Scene) -> Colour {
    lch(0.62, 0.11, 236.0).mix(s.palette.water[0], 0.3)
}

/// A plain ground over the whole card, from one colour at the top to another at the bottom.
pub(super) fn backdrop(s: &mut Scene, top: Colour, bottom: Colour) {
    s.rect(-30.0, -30.0, 860.0, 1280.0, Look::of(top).to(bottom).flat().texture(0.18).shadow(0.0).rim(0.0));
}

/// A floor of boards from y down, so coloured.
pub(super) fn floor(s: &mut Scene, y: f32, colour: Colour) {
    interior::boards(s, y, colour);
}

/// A shadow on the floor under somebody.
pub(super) fn under(s: &mut Scene, x: f32, y: f32, w: f32) {
    let dark = s.palette.ambient.dim(0.5);
    s.ellipse(x, y, w, w * 0.14, Look::of(dark).emissive().alpha(0.34).soft(w * 0.06).shadow(0.0));
}

/// A wooden chair seen from the front: its seat at y, w wide, legs of this length.
pub(super) fn chair(s: &mut Scene, x: f32, y: f32, w: f32, legs: f32) {
    let p = s.palette;
    let wood = Look::of(p.wood).inflate(w * 0.03).grain(90.0).texture(0.2);
    for side in [-1.0, 1.0] {
        s.limb(&nodes![(x + side * w * 0.40, y), (x + side * w * 0.36, y - w * 0.95)], &[w * 0.09], wood);
        s.limb(
            &nodes![(x + side * w * 0.34, y), (x + side * w * 0.37, y + legs * 0.82)],
            &[w * 0.08],
            Look::of(p.wood_dark).inflate(w * 0.02),
        );
    }
    for k in [0.42, 0.72, 0.98] {
        s.limb(&nodes![(x - w * 0.38, y - w * k), (x + w * 0.38, y - w * k)], &[w * 0.08], wood);
    }
    for side in [-1.0, 1.0] {
        s.limb(
            &nodes![(x + side * w * 0.46, y), (x + side * w * 0.5, y + legs)],
            &[w * 0.1, w * 0.085],
            wood,
        );
    }
    s.blob(
        &nodes![
            (x - w * 0.52, y - w * 0.02),
            (x, y - w * 0.06),
            (x + w * 0.52, y - w * 0.02),
            (x + w * 0.55, y + w * 0.09),
            (x, y + w * 0.13),
            (x - w * 0.55, y + w * 0.09)
        ],
        Look::of(p.wood.lighter(0.05)).inflate(w * 0.05).grain(0.0).texture(0.25),
    );
}

/// A park bench: its seat at y, from x0 to x1.
pub(super) fn bench(s: &mut Scene, x0: f32, x1: f32, y: f32, legs: f32) {
    let p = s.palette;
    let plank = |s: &mut Scene, y: f32, w: f32| {
        s.limb(&nodes![(x0, y), (x1, y)], &[w], Look::of(p.wood).inflate(w * 0.22).grain(0.0).texture(0.25));
    };
    for x in [x0 + (x1 - x0) * 0.1, x0 + (x1 - x0) * 0.9] {
        s.limb(
            &nodes![(x, y - legs * 1.3), (x, y + legs)],
            &[legs * 0.15],
            Look::of(p.wood_dark).inflate(legs * 0.04),
        );
    }
    plank(s, y - legs * 1.15, legs * 0.24);
    plank(s, y - legs * 0.72, legs * 0.24);
    plank(s, y, legs * 0.26);
    s.limb(
        &nodes![(x0, y + legs * 0.2), (x1, y + legs * 0.2)],
        &[legs * 0.16],
        Look::of(p.wood_dark).inflate(legs * 0.03),
    );
}

/// A table with a cloth: its edge at y across the whole card, as deep as `depth` before it falls.
pub(super) fn table_cloth(s: &mut Scene, y: f32, depth: f32, colour: Colour) {
    s.rect(
        -30.0,
        y + depth,
        860.0,
        1300.0 - y - depth,
        Look::of(colour.dim(0.82)).to(colour.dim(0.6)).inflate(10.0).grain(90.0).texture(0.22).shadow(0.0),
    );
    for i in 0..9 {
        let x = 40.0 + i as f32 * 92.0;
        s.limb(
            &nodes![(x, y + depth + 16.0), (x + 12.0, 1260)],
            &[5.0, 22.0],
            Look::of(colour.dim(0.6)).alpha(0.45).soft(6.0).flat().rim(0.0).shadow(0.0),
        );
    }
    s.rect(-30.0, y, 860.0, depth + 10.0, Look::of(colour).inflate(8.0).grain(0.0).texture(0.16).shadow(0.6));
}

/// A round table seen from a little above, with a cloth.
pub(super) fn round_table(s: &mut Scene, x: f32, y: f32, w: f32, colour: Colour) {
    let h = w * 0.3;
    s.blob(
        &nodes![(x - w, y; corner), (x - w * 0.96, y + h * 1.6), (x - w * 0.5, y + h * 1.5), (x, y + h * 2.1), (x + w * 0.5, y + h * 1.5), (x + w * 0.96, y + h * 1.6), (x + w, y; corner)],
        Look::of(colour.dim(0.82)).inflate(w * 0.08).grain(90.0).texture(0.2),
    );
    s.ellipse(x, y, w, h, Look::of(colour).inflate(w * 0.04).shadow(0.3));
}

/// A cord or thread through points.
pub(super) fn cord(s: &mut Scene, points: &[Point], width: f32, colour: Colour) {
    let nodes: Vec<moonhare_scene::geometry::Node> = points.iter().map(|p| (*p).into()).collect();
    s.limb(&nodes, &[width], Look::of(colour).inflate(width * 0.3).shadow(0.3).hatch(0.0));
}

/// A glow and a small flame: a candle at (x, y), so high.
pub(super) fn candle(s: &mut Scene, x: f32, y: f32, height: f32) {
    let p = s.palette;
    let w = height * 0.22;
    s.rect(x - w / 2.0, y - height, w, height, Look::of(p.cream).inflate(w * 0.25));
    s.blob(
        &nodes![(x, y - height * 1.62; corner), (x + w * 0.5, y - height * 1.2), (x, y - height * 1.02), (x - w * 0.5, y - height * 1.2)],
        Look::lamp(p.flame),
    );
    s.glow(x, y - height * 1.25, height * 3.2, p.flame, 0.5);
}

/// A picture frame with something painted in it.
pub(super) fn picture(s: &mut Scene, x: f32, y: f32, w: f32, h: f32, inside: impl FnOnce(&mut Scene)) {
    let p = s.palette;
    let b = w.min(h) * 0.1;
    s.rect(
        x - w / 2.0 - b,
        y - h / 2.0 - b,
        w + b * 2.0,
        h + b * 2.0,
        Look::of(p.gold.mix(p.wood, 0.4)).inflate(b * 0.5).shadow(0.7),
    );
    s.group(Group::new().clip(Path::rect(x - w / 2.0, y - h / 2.0, w, h)), |s| {
        s.rect(
            x - w / 2.0 - 2.0,
            y - h / 2.0 - 2.0,
            w + 4.0,
            h + 4.0,
            Look::of(p.dark.lighter(0.12)).to(p.dark).flat().rim(0.0).shadow(0.0),
        );
        inside(s);
    });
}

/// A night sky thick with stars, a paler band of them across it, down to `bottom`.
pub(super) fn thick_stars(s: &mut Scene, count: usize, bottom: f32) {
    let light = s.palette.white;
    let list = (0..count)
        .map(|i| {
            let b = s.rng.unit();
            let x = s.rng.range(0.0, 800.0);
            let y = if i % 3 == 0 {
                560.0 - x * 0.55 + (s.rng.unit() + s.rng.unit() - 1.0) * 170.0
            } else {
                s.rng.unit() * bottom
            };
            moonhare_scene::Dot {
                at: point(x, y.clamp(0.0, bottom)),
                radius: 1.0 + 2.6 * b * b * b,
                colour: light,
                alpha: s.rng.range(0.45, 1.0),
                soft: 0.0,
            }
        })
        .collect();
    s.dots(moonhare_scene::Dots { list, ..moonhare_scene::Dots::default() });
}

/// A flat light on the ground or in the air, with a soft edge.
pub(super) fn shine(s: &mut Scene, outline: &[moonhare_scene::geometry::Node], colour: Colour, alpha: f32) {
    let look = Look::of(colour).emissive().alpha(alpha).soft(14.0).flat().shadow(0.0).rim(0.0);
    s.poly(outline, look);
}

/// A sheet of paper with lines of writing that nobody can read: its middle at (x, y), turned by degrees, so wide.
pub(super) fn written_sheet(s: &mut Scene, x: f32, y: f32, degrees: f32, w: f32) {
    let p = s.palette;
    s.at(&[shift(x, y), turn(degrees), scale(w / 100.0)], |s| {
        s.poly(
            &nodes![(-50, -66), (50, -66), (50, 66), (-50, 66)],
            Look::of(p.paper).inflate(3.0).shadow(0.5),
        );
        for k in 0..6 {
            let (y, end) = (-46.0 + k as f32 * 17.0, if k == 5 { 4.0 } else { 36.0 - (k % 3) as f32 * 7.0 });
            s.line(
                &nodes![(-36, y), (-10, y - 2.0), (end, y + 1.0)],
                3.4,
                Look::of(p.ink.mix(p.paper, 0.35)).flat(),
            );
        }
    });
}

/// Two ropes and a board: from the bough at these points to a seat in the middle of (x, y), so wide and tilted by degrees.
pub(super) fn rope_swing(s: &mut Scene, from: [Point; 2], x: f32, y: f32, w: f32, degrees: f32) {
    let p = s.palette;
    let (dx, dy) = (cos(radians(degrees)) * w / 2.0, sin(radians(degrees)) * w / 2.0);
    let ends = [point(x - dx * 0.86, y - dy * 0.86), point(x + dx * 0.86, y + dy * 0.86)];
    for (a, b) in from.iter().zip(ends) {
        cord(s, &[*a, b], w * 0.045, p.cream.mix(p.wood, 0.4));
    }
    s.limb(
        &nodes![(x - dx, y - dy), (x + dx, y + dy)],
        &[w * 0.13],
        Look::of(p.wood).inflate(w * 0.03).texture(0.25),
    );
}
/// A sky in three colours from its top to the horizon, glowing so strongly around the light.
pub(super) fn still_sky(s: &mut Scene, top: Colour, middle: Colour, low: Colour, glow: f32) {
    let sky = Sky {
        stops: vec![(0.0, top), (0.42, middle), (0.8, low), (1.0, low)],
        glow_strength: glow,
        ..Sky::of(&s.palette, glow, 0.12)
    };
    s.paint_sky(sky);
}

/// Quiet ground from y down, a little wavy at its edge: sand, snow, a meadow far away.
pub(super) fn plane(s: &mut Scene, y: f32, colour: Colour, below: Colour) {
    s.blob(
        &nodes![(-40, y + 6.0; corner), (180, y - 5.0), (430, y + 5.0), (640, y - 4.0), (840, y + 3.0; corner), (840, 1260; corner), (-40, 1260; corner)],
        Look::of(colour).to_along(below, 0.0, y, 0.0, 1180.0).inflate(6.0).texture(0.22).grain(0.0).rim(0.4).shadow(0.0),
    );
}

/// Stars by lot in the box left, top, right, bottom; every fifth is large.
pub(super) fn stars_in(s: &mut Scene, count: usize, [left, top, right, bottom]: [f32; 4], colour: Colour) {
    for k in 0..count {
        let (x, y) = (s.rng.range(left, right), s.rng.range(top, bottom));
        let r = if k % 5 == 0 { s.rng.range(3.2, 4.6) } else { s.rng.range(1.2, 2.2) };
        s.dot(x, y, r, Look::lamp(colour));
        if k % 5 == 0 {
            s.glow(x, y, r * 6.0, colour, 0.35);
        }
    }
}

/// A light, flat touch on the air or on a surface: a beam, a reflection, mist.
pub(super) fn veil(colour: Colour, alpha: f32, soft: f32) -> Look {
    Look::of(colour).emissive().alpha(alpha).soft(soft).flat().rim(0.0).shadow(0.0).hatch(0.0)
}

/// A group painted as a pencil drawing: only its outline, on paper of this colour.
pub(super) fn pencilled(s: &mut Scene, paper: Colour, paint: impl FnOnce(&mut Scene)) {
    let lead = s.palette.ink.mix(paper, 0.35);
    s.group(Group::new().outline(lead, 0.85, 3.0), |s| s.as_silhouette(paper, paint));
}
