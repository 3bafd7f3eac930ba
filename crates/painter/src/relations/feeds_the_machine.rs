//! A machine eats one thing and gives out another.

use super::prelude::*;

pub(super) static FEEDS_THE_MACHINE: Relation = Relation {
    id: "feeds_the_machine",
    themes: Themes::Only(&["looking-glass", "carousel"]),
    moods: &[Mood::Dread, Mood::Greed],
    slots: &[
        thing(
            "subject",
            &[
                "star",
                "butterfly",
                "book",
                "dove",
                "mask",
                "ring",
                "violin",
                "teddy_bear",
                "snowflake",
                "birthday_cake",
                "pencil",
                "playing_card",
                "paint_palette",
            ],
        ),
        thing(
            "object",
            &[
                "key",
                "clock",
                "umbrella",
                "house",
                "egg",
                "light_bulb",
                "bottle",
                "padlock",
                "horseshoe",
                "magnet",
                "onion",
            ],
        ),
        WITNESS,
    ],
    layouts: &[view("hall", Camera::Wide, hall), view("belt", Camera::CloseUp, belt)],
};

fn gear(s: &mut Scene, x: f32, y: f32, r: f32, colour: moonhare_scene::colour::Colour) {
    let mut nodes = Vec::new();
    for i in 0..24 {
        let a = i as f32 / 24.0 * TAU;
        let k = if i % 2 == 0 { r } else { r * 0.84 };
        nodes.push(moonhare_scene::geometry::corner(x + cos(a - 0.08) * k, y + sin(a - 0.08) * k));
        nodes.push(moonhare_scene::geometry::corner(x + cos(a + 0.08) * k, y + sin(a + 0.08) * k));
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
    s.place(
        &who,
        At::new(130.0, 1120.0).height(520.0).standing().facing(Facing::Right).shadow(0.5).witness(),
    );
    c.scene.focus(450.0, 620.0, 280.0);
    c.scene.focus(130.0, 760.0, 170.0);
}

/// Along the belt: far off they fall into a chimney, and what comes out towards us grows larger than its maker.
fn belt(c: &mut Composer) {
    let (food, ware) = (c.motif("subject"), c.motif("object"));
    c.scene.light_at(250.0, 420.0, 0.35);
    let who = c.somebody("witness").doing(Pose::LookUp).feeling(Expression::Wondering);
    let s = &mut c.scene;
    let p = s.palette;
    crate::settings::interior::wall(s, p.near.mix(p.metal, 0.35));
    s.note("machine", Role::Setting);
    let iron = p.metal.mix(p.accent, 0.15);
    crate::settings::interior::boards(s, 760.0, p.wood_dark);
    // The machine, far back, with a stack that is fed from above.
    s.poly(&nodes![(90, 90), (330, 90), (268, 240), (152, 240)], Look::of(p.gold).inflate(14.0).shadow(0.4));
    s.limb(&nodes![(210, 230), (210, 380)], &[110.0], Look::of(iron.dim(0.8)).inflate(26.0).grain(90.0));
    s.blob(
        &nodes![(50, 420), (90, 350), (330, 350), (372, 420), (380, 740), (40, 740)],
        Look::of(iron).to(iron.dim(0.6)).inflate(34.0).texture(0.25).shadow(0.5),
    );
    gear(s, 110.0, 470.0, 60.0, p.gold.mix(iron, 0.3));
    gear(s, 320.0, 450.0, 46.0, p.gold.mix(iron, 0.4));
    s.blob(
        &nodes![(130, 690; corner), (130, 590), (215, 540), (300, 590), (300, 690; corner)],
        Look::lamp(p.flame),
    );
    s.glow(215.0, 630.0, 300.0, p.flame, 0.55);
    for (i, (x, y, turned)) in [
        (120.0, 60.0, -20.0),
        (210.0, 20.0, 12.0),
        (300.0, 64.0, 26.0),
        (190.0, 118.0, -8.0),
        (256.0, 126.0, 18.0),
    ]
    .into_iter()
    .enumerate()
    {
        let at = At::new(x, y).scale(fit(food, 96.0, 96.0)).centred().turned(turned).shadow(0.3);
        s.place(food, if i == 0 { at.subject() } else { at.silent() });
    }
    s.poly(
        &nodes![(140, 690), (296, 690), (860, 1260), (160, 1260)],
        Look::of(p.dark).to(p.ambient).inflate(10.0).texture(0.3).shadow(0.6),
    );
    for i in 0..9 {
        let t = (i as f32 / 9.0) * (i as f32 / 9.0);
        let y = lerp(712.0, 1250.0, t);
        s.line(
            &nodes![(lerp(146.0, 166.0, t), y), (lerp(306.0, 850.0, t), y)],
            2.0 + 5.0 * t,
            Look::of(iron.dim(0.7)).alpha(0.8),
        );
    }
    for i in 0..4 {
        let t = i as f32 / 3.0;
        let at = At::new(lerp(226.0, 560.0, t * t), lerp(716.0, 1190.0, t * t))
            .scale(fit(ware, lerp(84.0, 440.0, t * t), lerp(96.0, 520.0, t * t)))
            .standing()
            .shadow(0.5);
        s.place(ware, if i == 3 { at.object().giant() } else { at.silent() });
    }
    s.place(&who, At::new(120.0, 1160.0).height(330.0).standing().looking_at(560.0).shadow(0.5).witness());
    c.scene.focus(560.0, 960.0, 270.0);
    c.scene.focus(120.0, 980.0, 160.0);
}
