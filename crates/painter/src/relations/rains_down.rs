//! It rains people, or they are leaving.

use super::prelude::*;

pub(super) static RAINS_DOWN: Relation = Relation {
    id: "rains_down",
    themes: Themes::Shared,
    moods: &[Mood::Freedom, Mood::Mischief],
    slots: &[
        WITNESS,
        one_of("second", &["gentleman", "girl", "cat", "fox", "owl", "king", "goose", "mouse", "old_woman"]),
        place(&["city", "sea", "hills", "forest", "theatre"]),
    ],
    layouts: &[view("descent", Camera::Wide, descent), view("looking_up", Camera::CloseUp, looking_up)],
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
    c.scene.place(&who, at);
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
    c.front(&stage);
    c.scene.focus(420.0, 820.0, 250.0);
}

/// From below: each umbrella a wheel around a head, and everybody comes nearer.
fn looking_up(c: &mut Composer) {
    c.scene.light_at(120.0, 80.0, 0.55);
    let stage = c.stage(&Wish { ground: 1110.0, open: [100.0, 700.0], ..Wish::default() });
    c.front(&stage);
    let p = c.scene.palette;
    for (i, (x, y, r)) in [
        (650.0, 700.0, 46.0),
        (330.0, 840.0, 54.0),
        (660.0, 960.0, 70.0),
        (190.0, 610.0, 130.0),
        (480.0, 300.0, 250.0),
    ]
    .into_iter()
    .enumerate()
    {
        let (slot, role) = match i {
            4 => ("witness", Some(Role::Subject)),
            3 => ("second", Some(Role::Witness)),
            _ => ("second", None),
        };
        let who = if role.is_some() { c.somebody(slot) } else { c.stranger() };
        let who = Figure {
            right_hand: Some(point(9.0, -99.0)),
            ..who.doing(Pose::Fall).feeling(Expression::Surprised)
        };
        let colour = [p.cloth(1), p.cloth(3), p.cloth(4), p.accent2, p.accent][i];
        let lean = c.rng.range(-7.0, 7.0);
        let fog = Group::new().fog(0.3 * (1.0 - (r / 200.0_f32).min(1.0))).fog_colour(p.fog);
        c.scene.group(fog, |s| {
            wheel(s, x, y, r, colour);
            s.line(&nodes![(x, y), (x + r * 0.1, y + r * 0.55)], r * 0.05, p.wood);
            let at = At::new(x + r * 0.04, y + r * 2.1).height(r * 1.72).standing().turned(lean);
            s.place(
                &who,
                match role {
                    Some(role) => at.role(role),
                    None => at.silent(),
                },
            );
        });
    }
    c.scene.focus(490.0, 520.0, 280.0);
    c.scene.focus(200.0, 740.0, 150.0);
}

/// An open umbrella, seen into from below.
fn wheel(s: &mut Scene, x: f32, y: f32, r: f32, colour: moonhare_scene::colour::Colour) {
    let gold = s.palette.gold;
    for k in 0..8 {
        let (a, b) = (k as f32 / 8.0 * TAU, (k + 1) as f32 / 8.0 * TAU);
        let tone = if k % 2 == 0 { colour } else { colour.dim(0.84) };
        let m = (a + b) / 2.0;
        let rim = |t: f32, k: f32| (x + cos(t) * r * k, y + sin(t) * r * 0.86 * k);
        let (from, mid, to) = (rim(a, 1.0), rim(m, 0.92), rim(b, 1.0));
        s.blob(
            &nodes![(x, y; corner), (from.0, from.1; corner), (mid.0, mid.1), (to.0, to.1; corner)],
            Look::of(tone).inflate(r * 0.08).shadow(0.3),
        );
        s.line(&nodes![(x, y), (from.0, from.1)], r * 0.02, gold.dim(0.8));
    }
    s.dot(x, y, r * 0.05, gold);
}
