//! It rains people, or they are leaving.

use super::prelude::*;

pub(super) static RAINS_DOWN: Relation = Relation {
    id: "rains_down",
    themes: Themes::Shared,
    moods: &[Mood::Freedom, Mood::Mischief],
    tells: [
        "{a:witness}, {a:second} and others drift down under umbrellas {where:setting}",
        "{a:witness}, {a:second} e altri scendono appesi agli ombrelli {where:setting}",
        "{a:witness}, {a:second} y otros bajan colgados de paraguas {where:setting}",
        "{a:witness}, {a:second} e outros descem pendurados em guarda-chuvas {where:setting}",
        "{a:witness}, {a:second} i d'altres baixen penjats de paraigües {where:setting}",
        "{a:witness}, {a:second} et d'autres descendent suspendus à des parapluies {where:setting}",
    ],
    slots: &[
        WITNESS,
        one_of("second", &["gentleman", "girl", "cat", "fox", "owl", "king", "goose", "mouse", "old_woman"]),
        place(&["city", "sea", "hills", "forest", "theatre"]),
    ],
    layouts: &[view("descent", Camera::Wide, descent), view("looking_down", Camera::Aerial, looking_down)],
};

fn flier(c: &mut Composer, slot: &str, x: f32, y: f32, h: f32, role: Option<Role>) {
    let p = c.scene.palette;
    let who = Figure { right_hand: Some(point(14.0, -100.0)), ..c.somebody(slot).doing(Pose::Fall) };
    let who = who.holding(motif("umbrella"), 74.0, Grip::Base, 14.0, -98.0);
    let turned = c.rng.range(-9.0, 9.0);
    let fog = Group::new().fog(0.4 * (1.0 - (h / 300.0).min(1.0))).fog_colour(p.fog);
    let at = At::new(x, y).height(h).standing().turned(turned).group(fog);
    let at = match role {
        Some(role) => at.role(role),
        None => at.silent(),
    };
    c.scene.figure(&who, at);
}

/// The air is full of them, one is near.
fn descent(c: &mut Composer) {
    c.scene.light_at(290.0, 240.0, 0.35);
    let stage = c.stage(&Wish { ground: 1130.0, open: [200.0, 650.0], ..Wish::default() });
    for (i, (x, y, h)) in [
        (330.0, 330.0, 70.0),
        (640.0, 380.0, 84.0),
        (150.0, 450.0, 96.0),
        (540.0, 560.0, 110.0),
        (690.0, 720.0, 130.0),
        (130.0, 760.0, 150.0),
    ]
    .into_iter()
    .enumerate()
    {
        flier(c, if i % 2 == 0 { "second" } else { "witness" }, x, y, h, (i == 0).then_some(Role::Witness));
    }
    flier(c, "witness", 420.0, 1010.0, 330.0, Some(Role::Subject));
    c.secret(690.0, stage.y(690.0) + 40.0, 40.0);
    c.front(&stage);
    c.scene.focus(420.0, 820.0, 250.0);
}

/// From above: round umbrellas like flowers over a small world.
fn looking_down(c: &mut Composer) {
    c.scene.light_at(120.0, 80.0, 0.55);
    let stage = c.stage(&Wish { ground: 980.0, open: [100.0, 700.0], ..Wish::default() });
    c.front(&stage);
    let who = c.somebody("witness").doing(Pose::Fall).feeling(Expression::Surprised);
    let second = c.somebody("second").doing(Pose::Fall);
    let s = &mut c.scene;
    let p = s.palette;
    let canopy = |s: &mut Scene, x: f32, y: f32, r: f32, colour: crate::colour::Colour| {
        s.group(Group::new(), |s| {
            for k in 0..8 {
                let (a, b) = (k as f32 / 8.0 * TAU, (k + 1) as f32 / 8.0 * TAU);
                let tone = if k % 2 == 0 { colour } else { colour.dim(0.86) };
                let m = (a + b) / 2.0;
                s.blob(&nodes![(x, y; corner), (x + cos(a) * r, y + sin(a) * r * 0.8; corner), (x + cos(m) * r * 0.93, y + sin(m) * r * 0.74), (x + cos(b) * r, y + sin(b) * r * 0.8; corner)], Look::of(tone).inflate(r * 0.1).shadow(0.3));
            }
            s.dot(x, y, r * 0.05, p.gold);
        });
    };
    for (x, y, r, n) in
        [(610.0, 880.0, 60.0, 1), (180.0, 900.0, 70.0, 3), (400.0, 1010.0, 54.0, 4), (690.0, 640.0, 92.0, 2)]
    {
        canopy(s, x, y, r, p.cloth(n));
    }
    s.figure(&second, At::new(250.0, 790.0).height(170.0).standing().turned(12.0).witness());
    canopy(s, 240.0, 600.0, 130.0, p.accent2);
    s.figure(&who, At::new(520.0, 620.0).height(330.0).standing().turned(-8.0).subject());
    canopy(s, 500.0, 270.0, 250.0, p.accent);
    c.scene.focus(510.0, 400.0, 260.0);
}
