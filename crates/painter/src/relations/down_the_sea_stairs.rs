//! A staircase goes on below the water, and so does she.

use super::Camera;
use super::acting::*;
use super::kit::view;
use crate::settings::air;
use moonhare_scene::Water;

pub(super) static DOWN_THE_SEA_STAIRS: Relation = Relation {
    id: "down_the_sea_stairs",
    themes: Themes::Shared,
    moods: &[Mood::Longing, Mood::Wonder, Mood::Freedom],
    slots: &[],
    layouts: &[framed("above", Setup::LongSky, above), view("below", Camera::CutOut, below)],
};

/// Evening: stone steps go down into a still sea; a woman in a coat is in it to the waist, an umbrella up, a lamp in her hand; her dog stays on the last dry step.
fn above(c: &mut Composer) {
    let woman = c.human(Kind::Woman);
    let s = &mut c.scene;
    s.light_at(620.0, 560.0, 0.55);
    let p = s.palette;
    let dusk = lch(0.52, 0.07, 255.0).mix(p.sky[1], 0.4);
    let low = lch(0.84, 0.075, 70.0).mix(p.sky[3], 0.35);
    s.rect(
        -30.0,
        -30.0,
        860.0,
        1280.0,
        Look::of(dusk.dim(0.85)).to_along(low, 0.0, 60.0, 0.0, 720.0).emissive().flat().shadow(0.0),
    );
    s.glow(640.0, 700.0, 420.0, p.light, 0.6);
    air::heap(s, 180.0, 420.0, 300.0, 60.0, low.mix(dusk, 0.4), true, 0.6);
    air::heap(s, 660.0, 300.0, 340.0, 60.0, low.mix(dusk, 0.5), true, 0.5);
    s.water(Water {
        mirror: 0.75,
        rough: 0.5,
        crests: 0.05,
        glitter: 0.5,
        deep: dusk.dim(0.62),
        shallow: dusk.mix(low, 0.3),
        ..Water::of(&p, 720.0, 640.0)
    });
    // A hat and another umbrella, far out.
    for (x, k) in [(640.0, 1.0), (720.0, 0.7)] {
        let dark = p.dark.mix(dusk, 0.35);
        s.blob(&nodes![(x - 26.0 * k, 738; corner), (x - 18.0 * k, 738.0 - 20.0 * k), (x, 738.0 - 27.0 * k), (x + 18.0 * k, 738.0 - 20.0 * k), (x + 26.0 * k, 738; corner)], Look::of(dark).inflate(3.0).shadow(0.0));
        s.line(&nodes![(x, 736), (x, 754.0)], 3.0, Look::of(dark));
        s.line(&nodes![(x - 22.0, 756), (x + 24.0, 755)], 2.0, Look::of(low).alpha(0.7));
    }
    // She, in the sea to the waist.
    let coat = p.red.mix(p.dark, 0.2);
    let woman = woman.wearing(Dress::Coat, coat).scarf(p.cream);
    let her = Actor::new(woman, 430.0, 1170.0, 700.0).feeling(Feeling::Calm);
    let her = her.with(|m| Mien { turn: 0.6, nod: 0.1, gaze: [0.6, 0.25], curve: 0.25, ..m });
    let her = her.hand(FAR, 590.0, 760.0, Hand::Grip).hand(NEAR, 318.0, 752.0, Hand::Grip);
    let line = 930.0;
    let whole = |s: &mut Scene| {
        let g = her.grip(NEAR);
        s.limb(&nodes![(g.x - 4.0, g.y + 40.0), (g.x + 8.0, 370.0)], &[9.0], Look::of(p.wood).inflate(3.0));
        her.layers(s);
        s.limb(&nodes![(g.x - 4.0, g.y + 40.0), (g.x, g.y - 60.0)], &[9.0], Look::of(p.wood).inflate(3.0));
        her.fingers(s, NEAR);
        // The umbrella.
        let (ux, uy) = (g.x + 8.0, 376.0);
        s.blob(&nodes![(ux - 210.0, uy + 92.0; corner), (ux - 180.0, uy - 10.0), (ux - 80.0, uy - 92.0), (ux, uy - 112.0), (ux + 80.0, uy - 92.0), (ux + 180.0, uy - 10.0), (ux + 210.0, uy + 92.0; corner), (ux + 140.0, uy + 62.0), (ux + 70.0, uy + 92.0; corner), (ux, uy + 62.0), (ux - 70.0, uy + 92.0; corner), (ux - 140.0, uy + 62.0)], Look::of(p.dark.mix(p.accent2, 0.35)).to(p.dark).inflate(26.0).rim(1.3));
        for dx in [-70.0, 70.0] {
            s.line(
                &nodes![(ux, uy - 110.0), (ux + dx * 0.8, uy - 30.0), (ux + dx, uy + 92.0)],
                3.0,
                Look::of(p.dark.dim(0.6)).alpha(0.7),
            );
        }
        s.limb(&nodes![(ux, uy - 108.0), (ux, uy - 136.0)], &[8.0, 3.0], Look::of(p.wood));
        let g = her.grip(FAR);
        s.place(motif("lantern"), At::new(g.x, g.y - 6.0).height(130.0).hanging().silent());
        her.fingers(s, FAR);
    };
    s.group(Group::new().mirrored(line, 4.0).alpha(0.4).clip(Path::rect(-20.0, line, 840.0, 400.0)), whole);
    s.group(Group::new().clip(Path::rect(-20.0, -20.0, 840.0, line + 20.0)), whole);
    let g = her.grip(FAR);
    s.glow(g.x, g.y + 70.0, 220.0, p.flame, 0.6);
    for (k, w) in [130.0, 176.0, 230.0].into_iter().enumerate() {
        s.stroke(
            &Path::ellipse(430.0, line + 4.0 + k as f32 * 5.0, w, 13.0 + 9.0 * k as f32),
            3.5,
            Look::of(low.lighter(0.05)).alpha(0.7 - 0.18 * k as f32),
        );
    }
    // The steps come from the lower left.
    let stone = p.stone.mix(dusk, 0.3);
    for (i, (x, y)) in
        [(300.0, 978.0), (224.0, 1020.0), (140.0, 1070.0), (60.0, 1128.0)].into_iter().enumerate()
    {
        let wet = if i == 0 { 0.7 } else { 0.95 };
        s.poly(
            &nodes![(-40, y), (x + 60.0, y), (x + 86.0, y + 22.0), (x + 92.0, y + 260.0), (-40, y + 260.0)],
            Look::of(stone.dim(wet)).to(stone.dim(wet * 0.7)).inflate(6.0).texture(0.4).shadow(0.5),
        );
        s.line(&nodes![(-40, y + 24.0), (x + 84.0, y + 24.0)], 3.0, Look::of(stone.lighter(0.12)).alpha(0.7));
    }
    // Shoes, side by side, and he who was told to stay.
    for dx in [0.0, 30.0] {
        s.blob(
            &nodes![
                (216.0 + dx, 1064.0),
                (220.0 + dx, 1036.0),
                (240.0 + dx, 1042.0),
                (264.0 + dx, 1056.0),
                (264.0 + dx, 1066.0)
            ],
            Look::of(p.red.dim(0.8)).inflate(5.0).rim(1.4),
        );
    }
    under(s, 104.0, 1128.0, 90.0);
    Beast::new(Species::Dog, 110.0, 1128.0, 210.0).feeling(Feeling::Sorrow).glancing(0.8, -0.2).paint(s);
    s.focus(460.0, 640.0, 140.0);
    s.note("woman", Role::Subject);
    s.note("staircase", Role::Object);
    s.note("dog", Role::Witness);
    s.note("sea", Role::Setting);
}

/// Seen from below: from the bright surface a staircase comes down, and on it a woman's boots and skirts; at its foot, by a lamp, an old man in an armchair holds out slippers.
fn below(c: &mut Composer) {
    let (woman, old) = (c.human(Kind::Woman), c.human(Kind::Grandad));
    let s = &mut c.scene;
    s.light_at(560.0, 130.0, 0.5);
    let p = s.palette;
    let top = lch(0.78, 0.085, 205.0).mix(p.water[1], 0.3);
    let deep = lch(0.22, 0.06, 235.0).mix(p.water[0], 0.3).dim(0.9);
    s.rect(
        -30.0,
        -30.0,
        860.0,
        1280.0,
        Look::of(top).to_along(deep, 420.0, 60.0, 300.0, 900.0).emissive().flat().shadow(0.0),
    );
    s.rays(600.0, -80.0, 1100.0, p.white, 0.32, Some([60.0, 140.0]));
    // The surface from below.
    for k in 0..5 {
        let y = 26.0 + k as f32 * 30.0;
        s.line(
            &nodes![
                (-30, y),
                (120, y - 12.0),
                (300, y + 8.0),
                (480, y - 10.0),
                (660, y + 10.0),
                (830, y - 6.0)
            ],
            9.0 - k as f32 * 1.5,
            Look::of(p.white).alpha(0.75 - 0.14 * k as f32),
        );
    }
    air::bubbles(s, 60, [60.0, 160.0, 760.0, 1000.0]);
    // The bottom.
    s.blob(&nodes![(-40, 1090; corner), (240, 1060), (840, 1100; corner), (840, 1260; corner), (-40, 1260; corner)], Look::of(deep.mix(p.cream, 0.2)).to(deep).inflate(12.0).texture(0.35).shadow(0.0));
    for (x, h) in [(30.0, 330.0), (74.0, 230.0), (770.0, 180.0)] {
        s.limb(
            &nodes![
                (x, 1110),
                (x + 26.0, 1110.0 - h * 0.4),
                (x - 14.0, 1110.0 - h * 0.7),
                (x + 16.0, 1110.0 - h)
            ],
            &[20.0, 16.0, 12.0, 3.0],
            Look::of(p.leaf.mix(deep, 0.5)).inflate(5.0).shadow(0.0),
        );
    }
    // The stair, from the upper right.
    let stone = p.stone.mix(deep, 0.42);
    for i in 0..10 {
        let t = i as f32 / 9.0;
        let (x, y) = (lerp(690.0, 330.0, t), lerp(210.0, 1080.0, t));
        let lit = stone.mix(top, 0.45 * (1.0 - t));
        s.rect(
            x - 30.0,
            y,
            600.0,
            200.0,
            Look::of(lit.dim(0.8)).to(lit.dim(0.5)).inflate(5.0).texture(0.35).shadow(0.5),
        );
        s.rect(x - 40.0, y, 600.0, 26.0, Look::of(lit.lighter(0.06)).inflate(5.0).texture(0.3));
    }
    // She comes.
    let gown = p.red.mix(p.accent, 0.15);
    let woman = woman.wearing(Dress::Coat, gown).legs(p.cream.mix(gown, 0.3), p.wood_dark);
    let her = Actor::new(woman, 600.0, 500.0, 640.0).left().feeling(Feeling::Calm);
    let her = her
        .feet((-8.0, -9.0), (11.0, 5.0), [10.0, -4.0])
        .hand_own(NEAR, -12.0, -42.0, Hand::Rest)
        .hand_own(FAR, 14.0, -44.0, Hand::Rest);
    s.group(
        Group::new()
            .clip(Path::rect(-20.0, 108.0, 840.0, 900.0))
            .fog_colour(top)
            .fog_down(420.0, 130.0, 0.35),
        |s| her.layers(s),
    );
    s.blob(
        &nodes![(440, 118), (520, 100), (620, 106), (740, 98), (790, 116), (700, 134), (560, 130)],
        Look::of(p.white).alpha(0.7).soft(6.0).flat().shadow(0.0),
    );
    // He waits, by a lamp that burns.
    s.glow(120.0, 800.0, 380.0, p.flame, 0.65);
    s.place(motif("armchair"), At::new(176.0, 1150.0).height(330.0).standing().silent());
    let old = old.wearing(Dress::Coat, p.accent2.mix(p.dark, 0.2));
    let him = Actor::new(old, 176.0, 1166.0, 540.0).sitting().feeling(Feeling::Tenderness);
    let him = him.with(|m| Mien { turn: 0.5, nod: -0.5, gaze: [0.6, -0.8], tear: false, ..m });
    let him = him.hand(FAR, 360.0, 930.0, Hand::Tray).hand(NEAR, 326.0, 958.0, Hand::Tray);
    him.paint(s);
    let g = him.grip(FAR);
    for (dx, dy) in [(-14.0, 0.0), (22.0, -8.0)] {
        s.blob(
            &nodes![
                (g.x - 38.0 + dx, g.y + 4.0 + dy),
                (g.x - 34.0 + dx, g.y - 14.0 + dy),
                (g.x + 4.0 + dx, g.y - 20.0 + dy),
                (g.x + 36.0 + dx, g.y - 8.0 + dy),
                (g.x + 38.0 + dx, g.y + 6.0 + dy)
            ],
            Look::of(p.red).inflate(7.0),
        );
        s.ellipse(g.x - 18.0 + dx, g.y - 13.0 + dy, 16.0, 6.0, Look::of(p.cream));
    }
    him.fingers(s, NEAR);
    him.fingers(s, FAR);
    s.limb(&nodes![(60, 1140), (60, 800)], &[12.0], Look::of(p.gold.mix(p.wood, 0.4)).inflate(4.0));
    s.blob(
        &nodes![(4, 812; corner), (34, 736), (86, 736), (116, 812; corner)],
        Look::lamp(p.flame.mix(p.cream, 0.4)),
    );
    s.glow(60.0, 790.0, 170.0, p.flame, 0.6);
    // His beard moves like weed; fish at the light.
    for (x, y, h) in [(270.0, 690.0, 36.0), (150.0, 620.0, 28.0), (226.0, 580.0, 24.0)] {
        s.place(motif("fish"), At::new(x, y).height(h).centred().silent().group(Group::new().fog(0.1)));
    }
    s.focus(230.0, 800.0, 140.0);
    s.focus(600.0, 380.0, 130.0);
    s.note("old_man", Role::Subject);
    s.note("woman", Role::Object);
    s.note("staircase", Role::Detail);
    s.note("seabed", Role::Setting);
}
