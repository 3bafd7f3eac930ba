//! From a scene to pixels: raster, shading from the mask, light and air, finish, frame.
//!
//! All arithmetic is plain `f32` in a fixed order with functions from [`moonhare_scene::math`]: the same scene gives the same
//! pixels on every machine.

mod air;
mod attention;
mod blur;
mod finish;
mod frame;
mod grade;
mod group;
mod hatch;
mod impression;
mod layer;
mod marks;
mod noise;
mod over;
mod part;
mod picture;
mod raster;
mod sky;
mod water;

pub use attention::Attention;
pub use impression::{Impression, LOOK_LIMIT};
pub use over::{Over, paint_over};
pub use picture::Picture;

use layer::{Layer, Rgb, Trace};
use moonhare_scene::finish::Finish;
use moonhare_scene::math::smoothstep;
use moonhare_scene::{HEIGHT, Op, Scene, WIDTH};
use noise::{Noise, noise};

/// How to paint a scene.
#[derive(Debug, Clone, Copy)]
pub struct Options {
    /// Width in pixels; the height follows.
    pub width: usize,
    /// The finish.
    pub finish: Finish,
    /// Mirrored left to right.
    pub mirrored: bool,
    /// With the deckled paper edge and the vignette.
    pub framed: bool,
    /// The canvas in units, if it is not a card's.
    pub canvas: [f32; 2],
}

impl Default for Options {
    fn default() -> Self {
        Self { width: 800, finish: Finish::Oil, mirrored: false, framed: true, canvas: [WIDTH, HEIGHT] }
    }
}

/// The key light in pixels.
#[derive(Clone, Copy)]
struct KeyLight {
    x: f32,
    y: f32,
    front: f32,
    colour: Rgb,
    /// 1 / 500 units in pixels: at this distance the light is as much beside as in front.
    reach: f32,
}

impl KeyLight {
    /// How much more light than on the card's average comes to a place: 0.5 at the light, below 0 far from it.
    #[inline]
    fn falls(&self, x: f32, y: f32) -> f32 {
        let (dx, dy) = ((self.x - x) * self.reach, (self.y - y) * self.reach);
        1.0 / (1.0 + 0.3 * (dx * dx + dy * dy)) - 0.5
    }

    /// The direction to the light from a pixel, of length 1.
    #[inline]
    fn towards(&self, x: f32, y: f32) -> [f32; 3] {
        let (dx, dy) = ((self.x - x) * self.reach, (self.y - y) * self.reach);
        let k = 1.0 / (dx * dx + dy * dy + self.front * self.front).sqrt().max(0.001);
        [dx * k, dy * k, self.front * k]
    }
}

/// How solid forms are made.
#[derive(Clone, Copy)]
struct Modelling {
    /// How much forms turn in the light.
    form: f32,
    /// How much edges that turn away from the eye are darker, wherever the light comes from: a cushion has much of it.
    cushion: f32,
    /// How much the edge of a form is bent, apart from the form itself.
    bevel: f32,
    /// Light that comes back from around into the edge of a shadow.
    bounce: f32,
    /// Light along edges.
    rim: f32,
    /// How much tones are gathered into dark, middle and light masses.
    grouped: f32,
    /// How much the key light falls off over the card.
    falloff: f32,
    /// How much a colour wanders between warm and cool.
    hues: f32,
    /// Painted texture.
    texture: f32,
    /// Shadows, where things touch and on the ground.
    shadow: f32,
    /// Brush marks along the form.
    marks: bool,
}

impl Modelling {
    /// For paint.
    const PAINTED: Self = Self {
        form: 1.3,
        cushion: 0.2,
        bevel: 0.06,
        bounce: 0.35,
        rim: 0.6,
        grouped: 0.55,
        falloff: 0.14,
        hues: 1.0,
        texture: 1.0,
        shadow: 1.0,
        marks: true,
    };
    /// For finishes that draw: light and shadow without shine, told apart from colour.
    const DRAWN: Self = Self {
        form: 1.15,
        cushion: 1.0,
        bevel: 0.0,
        bounce: 0.0,
        rim: 0.0,
        grouped: 0.0,
        falloff: 0.0,
        hues: 0.0,
        texture: 0.25,
        shadow: 1.0,
        marks: false,
    };
    /// Nothing but the colour that things have of themselves.
    const LOCAL: Self = Self { form: 0.0, texture: 0.0, shadow: 0.0, ..Self::DRAWN };
}

/// What all steps need.
#[derive(Clone, Copy)]
struct Setup {
    noise: &'static Noise,
    /// Pixels per unit.
    unit: f32,
    /// Units per pixel.
    inverse: f32,
    seed: u64,
    light: KeyLight,
    ambient: Rgb,
    modelling: Modelling,
}

/// What the finish works on.
struct Canvas {
    w: usize,
    h: usize,
    px: Vec<Rgb>,
    /// The colours that things have of themselves, without light and shadow; empty if the finish does not ask.
    local: Vec<Rgb>,
    /// Where the eye should rest, 0…1.
    focus: Vec<f32>,
    /// What each pixel shows; empty if the finish does not ask, and in pictures that were brought.
    trace: Vec<Trace>,
    /// Which pieces are smooth, as skin is; empty in pictures that were brought.
    smooth: Vec<bool>,
}

impl Canvas {
    /// What lines inside of forms are drawn after: colours, where they are known apart from the light.
    fn outlines(&self) -> &[Rgb] {
        if self.trace.is_empty() { &self.px } else { &self.local }
    }
}

/// Paints a scene.
pub fn paint(scene: &Scene, options: &Options) -> Picture {
    let unit = options.width as f32 / options.canvas[0];
    let (w, h) = (options.width, (options.canvas[1] * unit).round() as usize);
    let light = scene.light;
    let drawn = finish::is_drawn(options.finish);
    let mut setup = Setup {
        noise: noise(),
        unit,
        inverse: 1.0 / unit,
        seed: scene.seed,
        light: KeyLight {
            x: light.at.x * unit,
            y: light.at.y * unit,
            front: light.front,
            colour: scene.palette.light.rgb(),
            reach: 1.0 / (500.0 * unit),
        },
        ambient: scene.palette.ambient.rgb(),
        modelling: if drawn { Modelling::DRAWN } else { Modelling::PAINTED },
    };
    let mut canvas = raster(scene, &setup, w, h, finish::goes_by_pieces(options.finish));
    if drawn {
        canvas.local = raster(scene, &Setup { modelling: Modelling::LOCAL, ..setup }, w, h, false).px;
    }
    if options.mirrored {
        canvas.px.chunks_exact_mut(w).for_each(<[Rgb]>::reverse);
        canvas.local.chunks_exact_mut(w).for_each(<[Rgb]>::reverse);
        canvas.focus.chunks_exact_mut(w).for_each(<[f32]>::reverse);
        canvas.trace.chunks_exact_mut(w).for_each(<[Trace]>::reverse);
        setup.light.x = w as f32 - setup.light.x;
    }
    // Light does not spill over a line that is drawn.
    if !drawn {
        grade::bloom(&mut canvas, &setup);
    }
    finish::apply(&mut canvas, options.finish, &setup);
    // Bare paper at the edge of a drawing must not be darkened.
    let vignette = options.framed && !drawn;
    grade::grade(&mut canvas, &setup, vignette);
    if options.framed {
        frame::deckle(&mut canvas, &setup);
    }
    Picture::new(w, h, &canvas.px)
}

/// All steps up to the finish.
fn raster(scene: &Scene, setup: &Setup, w: usize, h: usize, traced: bool) -> Canvas {
    let mut stack = vec![Layer::new(w, h, traced)];
    let mut spare: Vec<Layer> = Vec::new();
    let mut focus = vec![0.0f32; w * h];
    let mut bloom: Vec<Rgb> = vec![[0.0; 3]; w * h];
    let mut id = scene.seed as u32;
    for (n, op) in scene.ops().iter().enumerate() {
        id = id.wrapping_add(7919);
        let grouped = stack.len() > 1;
        let Some(layer) = stack.last_mut() else { break };
        layer.piece = n as u32 + 1;
        match op {
            Op::Sky(s) => sky::sky(layer, s, setup),
            Op::Part(p) => part::paint(layer, p, setup, id),
            Op::Water(w) => water::water(layer, w, setup),
            Op::Fog(f) => air::fog(layer, f, setup),
            Op::Glow(g) => air::glow(layer, g, setup, grouped.then_some(bloom.as_mut_slice())),
            Op::Rays(r) => air::rays(layer, r, setup),
            Op::Cloud(c) => sky::cloud(layer, c, setup),
            Op::Strokes(s) => marks::strokes(layer, s, setup),
            Op::Dots(d) => marks::dots(layer, d, setup),
            Op::Push => stack.push(spare.pop().unwrap_or_else(|| Layer::new(w, h, traced))),
            Op::Pop(group) => {
                if let (true, Some(mut top)) = (grouped, stack.pop()) {
                    if let Some(below) = stack.last_mut() {
                        below.piece = n as u32 + 1;
                        group::lay(&mut top, below, group, setup);
                    }
                    top.clear();
                    spare.push(top);
                }
            }
            Op::Focus(f) => {
                let (cx, cy, r) = (f.at.x * setup.unit, f.at.y * setup.unit, f.radius * setup.unit);
                let window = layer.clip(cx - r, cy - r, cx + r + 1.0, cy + r + 1.0);
                for y in window.y0..window.y1 {
                    for x in window.x0..window.x1 {
                        let (dx, dy) = (x as f32 - cx, y as f32 - cy);
                        let q = 1.0 - smoothstep(0.5, 1.0, (dx * dx + dy * dy).sqrt() / r);
                        focus[y * w + x] = focus[y * w + x].max(q);
                    }
                }
            }
        }
    }
    let base = stack.swap_remove(0);
    let px = base
        .px
        .iter()
        .zip(&bloom)
        .map(|(p, b)| {
            let share = 1.0 / (1.0 + 0.7 * b[0].max(b[1]).max(b[2]));
            core::array::from_fn(|k| {
                let lit = p[k] + b[k] * share * (1.0 - p[k].min(1.0) * 0.85);
                lit.clamp(0.0, 1.15)
            })
        })
        .collect();
    let smooth = scene.ops().iter().map(|op| matches!(op, Op::Part(p) if p.is_smooth()));
    let smooth = std::iter::once(false).chain(smooth).collect();
    Canvas { w, h, px, local: Vec::new(), focus, trace: base.trace, smooth }
}
