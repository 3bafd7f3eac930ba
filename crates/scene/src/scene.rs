//! A scene in the making: shapes are put down in local units and become steps in canvas units.

use crate::colour::Colour;
use crate::geometry::{Affine, Node, Path, Point, point};
use crate::math::{lerp, radians};
use crate::notes::Notes;
use crate::palette::Palette;
use crate::rng::Rng;
use crate::{
    Blend, Cast, Cloud, Dots, Focus, Fog, Glow, Group, Hatch, Look, Op, Part, Rays, Sky, Strokes, Water,
};

/// Width of the canvas in units.
pub const WIDTH: f32 = 800.0;
/// Height of the canvas in units.
pub const HEIGHT: f32 = 1200.0;

/// The key light.
#[derive(Debug, Clone, Copy)]
pub struct Light {
    /// Where it is on the canvas; may be outside.
    pub at: Point,
    /// How far it is in front of the picture: small is back light, 0.6 is flat.
    pub front: f32,
}

/// A picture in the making: canvas 800 × 1200, y down.
#[derive(Debug, Clone)]
pub struct Scene {
    /// The seed that texture and wobble come from.
    pub seed: u64,
    /// The colours to paint with.
    pub palette: Palette,
    /// The one key light.
    pub light: Light,
    /// Strength of rim lights.
    pub rim: f32,
    /// Dice for small things: speckles, tufts, patterns.
    pub rng: Rng,
    /// If set, everything is painted as a flat shape of this colour: shadows, shadow puppets.
    pub silhouette: Option<Colour>,
    /// What has been painted, for the words.
    pub notes: Notes,
    transform: Affine,
    ops: Vec<Op>,
    /// How many drawings the one being put is part of.
    pub(crate) depth: u32,
}

impl Scene {
    /// An empty canvas.
    pub fn new(seed: u64, palette: Palette) -> Self {
        Self {
            seed,
            palette,
            light: Light { at: point(400.0, 300.0), front: 0.45 },
            rim: 0.5,
            rng: Rng::new(seed ^ 0x5CE7E),
            silhouette: None,
            notes: Notes::default(),
            transform: Affine::default(),
            ops: Vec::new(),
            depth: 0,
        }
    }

    /// The steps, in painting order.
    pub fn ops(&self) -> &[Op] {
        &self.ops
    }

    /// Puts the key light somewhere.
    pub fn light_at(&mut self, x: f32, y: f32, front: f32) {
        self.light = Light { at: point(x, y), front };
    }

    /// Where a local point is on the canvas.
    pub fn on_canvas(&self, x: f32, y: f32) -> Point {
        self.transform.apply(point(x, y))
    }

    /// How large one local unit is on the canvas.
    pub fn unit(&self) -> f32 {
        self.transform.scale()
    }

    /// Paints something moved, turned, scaled: `s.at(&[shift(400.0, 900.0), scale(2.0)], |s| …)`. The first in the
    /// list is the outermost.
    pub fn at<R>(&mut self, transforms: &[Affine], paint: impl FnOnce(&mut Self) -> R) -> R {
        let before = self.transform;
        self.transform = transforms.iter().fold(before, |t, inner| t.then_inner(*inner));
        let result = paint(self);
        self.transform = before;
        result
    }

    /// Paints something on a layer of its own and lays that on what is there.
    pub fn group<R>(&mut self, group: Group, paint: impl FnOnce(&mut Self) -> R) -> R {
        let mut group = group.transformed(self.transform);
        group.fog_colour.get_or_insert(self.palette.fog);
        self.ops.push(Op::Push);
        let result = paint(self);
        self.ops.push(Op::Pop(Box::new(group)));
        result
    }

    /// Paints something as flat shapes of one colour.
    pub fn as_silhouette<R>(&mut self, colour: Colour, paint: impl FnOnce(&mut Self) -> R) -> R {
        let before = self.silhouette.replace(colour);
        let result = paint(self);
        self.silhouette = before;
        result
    }

    /// A smooth shape through the nodes.
    pub fn blob(&mut self, nodes: &[Node], look: impl Into<Look>) {
        self.part(&Path::blob(nodes), look);
    }

    /// A shape of straight lines.
    pub fn poly(&mut self, nodes: &[Node], look: impl Into<Look>) {
        self.part(&Path::polygon(nodes), look);
    }

    /// An ellipse.
    pub fn ellipse(&mut self, cx: f32, cy: f32, rx: f32, ry: f32, look: impl Into<Look>) {
        self.part(&Path::ellipse(cx, cy, rx, ry), look);
    }

    /// A rectangle from its top left corner.
    pub fn rect(&mut self, x: f32, y: f32, w: f32, h: f32, look: impl Into<Look>) {
        self.part(&Path::rect(x, y, w, h), look);
    }

    /// A band of changing width along a smooth curve: limbs, branches, ribbons.
    pub fn limb(&mut self, nodes: &[Node], widths: &[f32], look: impl Into<Look>) {
        self.part(&Path::ribbon(nodes, widths), look);
    }

    /// A smooth line of constant width. Flat and without shadow unless the look says otherwise.
    pub fn line(&mut self, nodes: &[Node], width: f32, look: impl Into<Look>) {
        self.stroke(&Path::curve(nodes), width, look);
    }

    /// A line of straight pieces.
    pub fn polyline(&mut self, nodes: &[Node], width: f32, look: impl Into<Look>) {
        self.stroke(&Path::polyline(nodes), width, look);
    }

    /// A small disc, without shadow unless the look says otherwise.
    pub fn dot(&mut self, cx: f32, cy: f32, r: f32, look: impl Into<Look>) {
        let mut look = look.into();
        look.shadow.get_or_insert(0.0);
        self.part(&Path::ellipse(cx, cy, r, r), look);
    }

    /// The outline of any path as a line.
    pub fn stroke(&mut self, path: &Path, width: f32, look: impl Into<Look>) {
        let mut look = look.into();
        look.shadow.get_or_insert(0.0);
        look.inflate.get_or_insert(0.0);
        look.rough.get_or_insert(0.4);
        self.push_part(path, width, &look);
    }

    /// Any path, filled.
    pub fn part(&mut self, path: &Path, look: impl Into<Look>) {
        self.push_part(path, 0.0, &look.into());
    }

    fn push_part(&mut self, path: &Path, width: f32, look: &Look) {
        if let Some(colour) = self.silhouette {
            if look.emissive || look.blend != Blend::Normal || look.atop {
                return;
            }
            let flat = Look {
                fur: look.fur,
                fur_on_canvas: look.fur_on_canvas,
                rough: look.rough,
                even_odd: look.even_odd,
                ..Look::of(colour).rim(0.0).shadow(0.0).flat().texture(0.05)
            };
            self.ops.push(Op::Part(Box::new(self.build_part(path, width, &flat))));
        } else {
            self.ops.push(Op::Part(Box::new(self.build_part(path, width, look))));
        }
    }

    fn build_part(&self, path: &Path, width: f32, look: &Look) -> Part {
        let t = self.transform;
        let unit = t.scale();
        let path = path.transformed(t);
        let bounds = path.bounds();
        let longer = bounds.width().max(bounds.height());
        let shorter = if width > 0.0 { width * unit } else { bounds.width().min(bounds.height()) };
        let pair = |[x0, y0, x1, y1]: [f32; 4]| [t.apply(point(x0, y0)), t.apply(point(x1, y1))];
        let ramp = |colour: Colour| {
            if look.emissive { [colour.rgb(); 5] } else { self.palette.ramp(colour).map(Colour::rgb) }
        };
        let axis =
            look.axis.map_or([point(bounds.left, bounds.top), point(bounds.left, bounds.bottom)], pair);
        let inflate = match look.inflate {
            _ if look.emissive => 0.0,
            Some(units) => units * unit,
            None => (shorter * 0.22).clamp(1.2, 70.0),
        };
        let tuft = if look.fur_on_canvas { 1.0 } else { unit };
        Part {
            stroke: width * unit,
            even_odd: look.even_odd,
            ramp: ramp(look.colour),
            ramp2: look.to.map(|c| (ramp(c), axis)),
            inflate,
            rough: look.rough.unwrap_or_else(|| (0.010 * longer + 0.35).clamp(0.4, 2.0)),
            fur: look.fur.map(|[l, d, w]| [l * unit, radians(d) + t.rotation(), (w * tuft).max(0.35)]),
            texture: look.texture,
            texture_angle: radians(look.texture_degrees) + t.rotation(),
            rim: if look.emissive { 0.0 } else { look.rim * self.rim },
            rim_width: look.rim_width.unwrap_or_else(|| (shorter * 0.07).clamp(1.2, 7.0)),
            shadow: look.shadow.unwrap_or(0.5),
            shadow_radius: look.shadow_radius.unwrap_or_else(|| (longer * 0.05 / unit).clamp(0.5, 14.0))
                * unit,
            alpha: look.alpha,
            atop: look.atop,
            soft: look.soft * unit,
            posterise: look.posterise,
            blend: look.blend,
            bias: look.bias,
            dry: look.dry,
            fade: look.fade.map(pair),
            hatch: if inflate > 0.0 { hatch(look, shorter, t.rotation()) } else { None },
            path,
        }
    }

    /// A sky from the palette: strength of the glow around the light, amount of cloud.
    pub fn sky(&mut self, glow: f32, clouds: f32) {
        let sky = Sky::of(&self.palette, glow, clouds);
        self.paint_sky(sky);
    }

    /// A sky that is said in full.
    pub fn paint_sky(&mut self, sky: Sky) {
        self.ops.push(Op::Sky(sky));
    }

    /// Water over the whole width from `top` to `bottom`; mirrors what is above.
    pub fn water(&mut self, water: Water) {
        self.ops.push(Op::Water(water));
    }

    /// A bank of the palette's fog around y.
    pub fn fog(&mut self, y: f32, height: f32, alpha: f32) {
        let colour = self.palette.fog;
        self.fog_bank(Fog { y, height, colour, alpha, rise: 1.0 });
    }

    /// A bank of fog that is said in full.
    pub fn fog_bank(&mut self, fog: Fog) {
        self.ops.push(Op::Fog(fog));
    }

    /// A light in the air around a point.
    pub fn glow(&mut self, x: f32, y: f32, radius: f32, colour: Colour, alpha: f32) {
        self.glow_shaped(x, y, radius, colour, alpha, 1.8, 1.0);
    }

    /// A light with its own falloff (1 is slow, 3 quick) and height as a share of the width.
    #[expect(
        clippy::too_many_arguments,
        reason = "seven plain numbers read better in a row than as a builder"
    )]
    pub fn glow_shaped(
        &mut self,
        x: f32,
        y: f32,
        radius: f32,
        colour: Colour,
        alpha: f32,
        falloff: f32,
        squash: f32,
    ) {
        if self.silhouette.is_none() {
            let (at, radius) = (self.on_canvas(x, y), radius * self.unit());
            self.ops.push(Op::Glow(Glow { at, radius, colour, alpha, falloff, squash }));
        }
    }

    /// Beams from a point; angles in degrees (0 is right, 90 is down), all around if none.
    pub fn rays(
        &mut self,
        x: f32,
        y: f32,
        radius: f32,
        colour: Colour,
        alpha: f32,
        between: Option<[f32; 2]>,
    ) {
        let (at, radius) = (self.on_canvas(x, y), radius * self.unit());
        let between = between.map(|b| b.map(radians));
        self.ops.push(Op::Rays(Rays { at, radius, colour, alpha, between, frequency: 60.0 }));
    }

    /// A heap of cloud in local units.
    pub fn cloud(&mut self, mut cloud: Cloud) {
        let unit = self.unit();
        for puff in &mut cloud.puffs {
            puff.at = self.transform.apply(puff.at);
            puff.radius *= unit;
            puff.near *= unit;
        }
        let [top, bottom] = cloud.span;
        [cloud.fade_y, cloud.span[0], cloud.span[1]] =
            [cloud.fade_y, top, bottom].map(|y| self.transform.apply(point(0.0, y)).y);
        cloud.fade_height *= unit;
        self.ops.push(Op::Cloud(cloud));
    }

    /// Many thin strokes in local units.
    pub fn strokes(&mut self, mut strokes: Strokes) {
        let unit = self.unit();
        for stroke in &mut strokes.list {
            stroke.points = stroke.points.map(|p| self.transform.apply(p));
            stroke.widths = stroke.widths.map(|w| w * unit);
            stroke.colour = self.silhouette.unwrap_or(stroke.colour);
        }
        self.ops.push(Op::Strokes(strokes));
    }

    /// Many dots in local units.
    pub fn dots(&mut self, mut dots: Dots) {
        if self.silhouette.is_some() {
            return;
        }
        let unit = self.unit();
        for dot in &mut dots.list {
            dot.at = self.transform.apply(dot.at);
            dot.radius *= unit;
        }
        self.ops.push(Op::Dots(dots));
    }

    /// The eye should rest here: a finer brush within the radius.
    pub fn focus(&mut self, x: f32, y: f32, radius: f32) {
        let (at, radius) = (self.on_canvas(x, y), radius * self.unit());
        self.ops.push(Op::Focus(Focus { at, radius }));
    }

    /// A shadow on the ground for something that stands at (x, y), away from the light.
    pub fn cast_shadow(&self, x: f32, y: f32, alpha: f32) -> Cast {
        let run = (x - self.light.at.x) / (y - self.light.at.y).max(160.0);
        let length = 0.55;
        Cast {
            y: y - 2.0,
            lean: run.clamp(-1.6, 1.6) / length * 0.7,
            length,
            colour: self.palette.ambient,
            alpha,
            blur: 3.0,
            reach: 300.0,
        }
    }
}

impl Sky {
    /// The palette's sky.
    pub fn of(palette: &Palette, glow_strength: f32, clouds: f32) -> Self {
        let sky = palette.sky;
        Self {
            stops: sky.iter().enumerate().map(|(i, c)| (lerp(0.0, 1.0, i as f32 / 3.0), *c)).collect(),
            glow: palette.light,
            glow_strength,
            glow_radius: 420.0,
            clouds,
            cloud_light: sky[3].mix(palette.light, 0.45),
            cloud_dark: sky[1].mix(sky[0], 0.3),
            cloud_scale: 1.0,
            swirl: 0.0,
        }
    }
}

impl Water {
    /// The palette's water from `top` to the bottom of the canvas, with the light's path below `light_x`.
    pub fn of(palette: &Palette, top: f32, light_x: f32) -> Self {
        Self {
            top,
            bottom: HEIGHT,
            deep: palette.water[0],
            shallow: palette.water[1],
            mirror: 0.6,
            glitter_x: light_x,
            glitter_width: 80.0,
            glitter: 0.8,
            glitter_colour: palette.light,
            rough: 1.0,
            crests: 0.14,
        }
    }
}

/// Small shapes get no brush marks, furry ones get many along the fur.
fn hatch(look: &Look, shorter: f32, rotation: f32) -> Option<Hatch> {
    let (mut density, mut degrees, mut jitter) = (look.hatch, look.hatch_degrees, look.hatch_jitter);
    if let (Some(fur), None, None) = (look.fur, density, degrees)
        && shorter > 40.0
    {
        (density, degrees, jitter) = (Some(1.15), Some(fur[1]), 0.24);
    }
    let density = density.unwrap_or(if shorter > 34.0 { 0.55 } else { 0.0 });
    (density > 0.0).then(|| Hatch {
        density,
        length: (shorter * 0.16).clamp(8.0, 38.0),
        width: (shorter * 0.022).clamp(1.4, 4.2),
        angle: degrees.map(|d| radians(d) + rotation),
        jitter,
    })
}
