//! A machine eats one thing and gives out another.

use super::prelude::*;

pub(super) static FEEDS_THE_MACHINE: Relation = Relation {
    id: "feeds_the_machine",
    themes: Themes::Only(&["looking-glass", "carousel"]),
    moods: &[Mood::Dread, Mood::Greed],
    tells: [
        "{a:witness} feeds {pl:subject} into a machine that puts out {pl:object}",
        "{a:witness} getta {pl:subject} in una macchina che sforna {pl:object}",
        "{a:witness} echa {pl:subject} a una máquina que produce {pl:object}",
        "{a:witness} deita {pl:subject} numa máquina que produz {pl:object}",
        "{a:witness} tira {pl:subject} a una màquina que fabrica {pl:object}",
        "{a:witness} jette des {pl:subject} dans une machine qui fabrique des {pl:object}",
    ],
    slots: &[
        thing("subject", &["star", "butterfly", "book", "dove", "mask", "ring", "violin", "teddy_bear"]),
        thing("object", &["key", "clock", "umbrella", "house", "egg", "light_bulb", "bottle"]),
        WITNESS,
    ],
    layouts: &[view("hall", Camera::Wide, hall), view("hopper", Camera::Aerial, hopper)],
};

fn gear(s: &mut Scene, x: f32, y: f32, r: f32, colour: crate::colour::Colour) {
    let mut nodes = Vec::new();
    for i in 0..24 {
        let a = i as f32 / 24.0 * TAU;
        let k = if i % 2 == 0 { r } else { r * 0.84 };
        nodes.push(crate::geometry::corner(x + cos(a - 0.08) * k, y + sin(a - 0.08) * k));
        nodes.push(crate::geometry::corner(x + cos(a + 0.08) * k, y + sin(a + 0.08) * k));
    }
    let path = Path::polygon(&nodes).and(Path::ellipse(x, y, r * 0.25, r * 0.25));
    s.part(&path, Look::of(colour).even_odd().inflate(r * 0.08).shadow(0.5).texture(0.2));
}

/// A hall with pipes; in at the top, out at the bottom along a belt.
fn hall(c: &mut Composer) {
    let (food, ware) = (c.motif("subject"), c.motif("object"));
    c.scene.light_at(180.0, 200.0, 0.4);
    let who = c.somebody("witness").doing(Pose::Reach);
    let s = &mut c.scene;
    let p = s.palette;
    crate::settings::interior::wall(s, p.near.mix(p.metal, 0.3));
    crate::settings::interior::boards(s, 1040.0, p.wood_dark);
    s.note("machine", Role::Setting);
    let iron = p.metal.mix(p.accent, 0.15);
    for (x, top) in [(250.0, 60.0), (640.0, 120.0)] {
        s.limb(
            &nodes![(x, -40), (x, top), (x + 40.0, 330)],
            &[54.0],
            Look::of(iron.dim(0.8)).inflate(16.0).grain(90.0),
        );
    }
    s.blob(
        &nodes![
            (210, 470),
            (240, 350),
            (430, 310),
            (640, 350),
            (680, 480),
            (690, 800),
            (650, 900),
            (250, 900),
            (200, 800)
        ],
        Look::of(iron).to(iron.dim(0.6)).inflate(44.0).texture(0.25),
    );
    s.poly(&nodes![(330, 190), (560, 190), (490, 340), (400, 340)], Look::of(p.gold).inflate(14.0));
    for (x, y, r) in [(330.0, 560.0, 100.0), (480.0, 660.0, 84.0), (590.0, 520.0, 70.0), (380.0, 760.0, 66.0)]
    {
        gear(s, x, y, r, p.gold.mix(iron, 0.3));
    }
    s.ellipse(600.0, 760.0, 60.0, 60.0, Look::lamp(p.flame));
    s.glow(600.0, 760.0, 240.0, p.flame, 0.5);
    for i in 0..5 {
        let t = i as f32 / 4.0;
        let at = At::new(lerp(130.0, 440.0, t), lerp(330.0, 200.0, t) - 60.0 * sin(t * 3.1))
            .height(78.0)
            .centred()
            .turned(40.0 * t);
        s.place(food, if i == 0 { at.subject() } else { at.silent() });
    }
    s.rect(300.0, 900.0, 540.0, 30.0, Look::of(p.dark).inflate(6.0));
    for i in 0..6 {
        s.dot(340.0 + 86.0 * i as f32, 930.0, 22.0, Look::of(iron.dim(0.7)).shadow(0.4));
    }
    for i in 0..4 {
        let at = At::new(430.0 + 110.0 * i as f32, 900.0).height(110.0).standing();
        s.place(ware, if i == 0 { at.object() } else { at.silent() });
    }
    s.figure(
        &who,
        At::new(130.0, 1120.0).height(520.0).standing().facing(Facing::Right).shadow(0.5).witness(),
    );
    c.secret(620.0, 1140.0, 60.0);
    c.scene.focus(450.0, 620.0, 280.0);
    c.scene.focus(130.0, 760.0, 170.0);
}

/// Looking down the funnel: a whirl of things, somebody leans over the rim.
fn hopper(c: &mut Composer) {
    let (food, ware) = (c.motif("subject"), c.motif("object"));
    c.scene.light_at(400.0, 560.0, 0.35);
    let who = c.somebody("witness").doing(Pose::Lean).feeling(Expression::Afraid);
    let s = &mut c.scene;
    let p = s.palette;
    s.note("machine", Role::Setting);
    let iron = p.metal.mix(p.near, 0.4);
    s.paint_sky(Sky { stops: vec![(0.0, iron.dim(0.7)), (1.0, iron.dim(0.5))], ..Sky::of(&p, 0.0, 0.0) });
    for (i, r) in [470.0, 400.0, 325.0, 250.0, 175.0, 105.0].into_iter().enumerate() {
        let tone = p.gold.mix(iron, 0.25 + 0.13 * i as f32).dim(1.0 - 0.1 * i as f32);
        s.ellipse(420.0, 600.0, r, r, Look::of(tone).inflate(18.0).shadow(0.6));
    }
    s.ellipse(420.0, 600.0, 70.0, 70.0, Look::lamp(p.flame));
    s.glow(420.0, 600.0, 360.0, p.flame, 0.5);
    for i in 0..16 {
        let t = i as f32 / 15.0;
        let (a, r) = (t * 9.0, lerp(400.0, 100.0, t));
        let at = At::new(420.0 + cos(a) * r, 600.0 + sin(a) * r)
            .height(lerp(120.0, 44.0, t))
            .centred()
            .turned(a * 57.0);
        s.place(food, if i == 0 { at.subject() } else { at.silent() });
    }
    for (x, y, g) in [(60.0, 130.0, 130.0), (740.0, 1090.0, 150.0), (90.0, 1120.0, 110.0)] {
        gear(s, x, y, g, p.gold.mix(iron, 0.4));
    }
    s.place(ware, At::new(690.0, 180.0).height(150.0).centred().turned(14.0).shadow(0.4).object());
    s.figure(
        &who,
        At::new(150.0, 1160.0).height(420.0).standing().facing(Facing::Right).shadow(0.5).witness(),
    );
    c.scene.focus(420.0, 600.0, 260.0);
    c.scene.focus(160.0, 960.0, 160.0);
}
