//! The streets are canals of air, and a ship comes down them.

use super::prelude::*;

pub(super) static SAILS_THROUGH_THE_TOWN: Relation = Relation {
    id: "sails_through_the_town",
    themes: Themes::Only(&["tides", "carousel"]),
    moods: &[Mood::Wonder, Mood::Dread],
    slots: &[
        thing(
            "subject",
            &[
                "whale",
                "sailing_boat",
                "swan",
                "paper_boat",
                "turtle",
                "steamship",
                "octopus",
                "teacup",
                "galleon",
                "shark",
                "seal",
                "pelican",
            ],
        ),
        WITNESS,
    ],
    layouts: &[
        view("street", Camera::Wide, street).witnessed(),
        view("window", Camera::CutOut, window).witnessed(),
    ],
};

fn facade(s: &mut Scene, x0: f32, x1: f32, top: f32, foot: f32, depth: f32) {
    let p = s.palette;
    let n = s.rng.below(5);
    let wall = p.ground(0.3 + 0.7 * depth).mix(p.cloth(n), 0.22).mix(p.fog, 0.3 * (1.0 - depth));
    s.rect(
        x0,
        top,
        x1 - x0,
        foot - top,
        Look::of(wall).to(wall.dim(0.7)).inflate(8.0).texture(0.25).grain(90.0).shadow(0.4),
    );
    let peak = top - (x1 - x0) * 0.45;
    s.poly(
        &nodes![(x0 - 8.0, top + 4.0), ((x0 + x1) / 2.0, peak), (x1 + 8.0, top + 4.0)],
        Look::of(wall.dim(0.7).mix(p.red, 0.25)).inflate(6.0).texture(0.25),
    );
    let w = (x1 - x0) * 0.16;
    let mut y = top + w * 1.4;
    while y < foot - w {
        for k in [0.24, 0.5, 0.76] {
            let x = lerp(x0, x1, k);
            let lamp = if s.rng.chance(0.45) { p.flame.mix(wall, 0.1) } else { wall.dim(0.5) };
            s.blob(
                &nodes![
                    (x - w * 0.5, y + w),
                    (x - w * 0.5, y - w * 0.5),
                    (x, y - w),
                    (x + w * 0.5, y - w * 0.5),
                    (x + w * 0.5, y + w)
                ],
                Look::lamp(lamp),
            );
        }
        y += w * 3.2;
    }
}

/// Between two rows of houses, coming at us.
fn street(c: &mut Composer) {
    let ship = c.motif("subject");
    c.scene.light_at(420.0, 280.0, 0.2);
    c.scene.rim = 0.85;
    let who = c.somebody("witness").doing(Pose::Lean);
    let s = &mut c.scene;
    let p = s.palette;
    s.sky(0.7, 0.5);
    s.note("city", Role::Setting);
    for (x0, x1, top, d) in [
        (270.0, 350.0, 520.0, 0.1),
        (470.0, 560.0, 540.0, 0.1),
        (150.0, 280.0, 430.0, 0.4),
        (540.0, 670.0, 440.0, 0.4),
    ] {
        facade(s, x0, x1, top, 900.0, d);
        s.fog(820.0, 120.0, 0.12);
    }
    s.water(Water { mirror: 0.7, ..Water::of(&p, 800.0, 420.0) });
    s.place(
        ship,
        At::new(410.0, 1010.0)
            .scale(fit(ship, 560.0, 560.0))
            .standing()
            .facing(Facing::Left)
            .subject()
            .giant(),
    );
    scalloped(s, 1000.0, 150.0, p.water[1].mix(p.water[0], 0.35), p.water[0]);
    facade(s, -40.0, 160.0, 250.0, 1260.0, 1.0);
    facade(s, 650.0, 850.0, 300.0, 1260.0, 1.0);
    s.rect(680.0, 640.0, 110.0, 170.0, Look::lamp(p.flame));
    s.place(&who, At::new(730.0, 815.0).height(190.0).standing().facing(Facing::Left).witness());
    s.rect(664.0, 796.0, 142.0, 26.0, Look::of(p.cream).inflate(5.0));
    for (i, y) in [1080.0, 1140.0].into_iter().enumerate() {
        scalloped(s, y, 170.0, p.water[1].mix(p.water[0], 0.5 + 0.2 * i as f32), p.water[0]);
    }
    c.scene.focus(420.0, 760.0, 270.0);
    c.scene.focus(730.0, 730.0, 110.0);
}

/// From a dark room through the open window: its side passes by, close enough to touch.
fn window(c: &mut Composer) {
    let ship = c.motif("subject");
    c.scene.light_at(500.0, 300.0, 0.25);
    c.scene.rim = 0.85;
    let who = c.somebody("witness").from_behind().doing(Pose::Reach);
    let s = &mut c.scene;
    let p = s.palette;
    s.sky(0.6, 0.5);
    s.note("city", Role::Setting);
    crate::settings::buildings::row(s, 640.0, 0.9, 0.3, [900.0, 900.0]);
    s.fog(660.0, 60.0, 0.4);
    s.water(Water::of(&p, 700.0, 500.0));
    s.place(ship, At::new(450.0, 780.0).width(700.0).standing().facing(Facing::Right).subject().giant());
    scalloped(s, 770.0, 130.0, p.water[1].mix(p.water[0], 0.4), p.water[0]);
    let pane = Path::blob(
        &nodes![(140, 860; corner), (140, 330), (250, 170), (420, 130), (590, 170), (700, 330), (700, 860; corner)],
    );
    let dark = p.near.dim(0.7).mix(p.ambient, 0.3);
    s.part(
        &Path::rect(-40.0, -40.0, 880.0, 1290.0).and(pane.clone()),
        Look::of(dark).to(dark.dim(0.7)).even_odd().flat().rim(0.0).shadow(0.6).texture(0.2),
    );
    s.stroke(&pane, 26.0, Look::of(p.wood).inflate(7.0).shadow(0.6));
    s.rect(100.0, 850.0, 640.0, 36.0, Look::of(p.wood.lighter(0.03)).inflate(8.0));
    crate::settings::interior::boards(s, 1080.0, p.wood_dark);
    s.place(&who, At::new(250.0, 1150.0).height(470.0).standing().facing(Facing::Right).witness());
    s.poly(
        &nodes![(160, 870), (680, 870), (760, 1220), (240, 1220)],
        Look::of(p.light).emissive().screen().alpha(0.14).soft(20.0).shadow(0.0),
    );
    c.scene.focus(450.0, 560.0, 280.0);
    c.scene.focus(250.0, 880.0, 170.0);
}
