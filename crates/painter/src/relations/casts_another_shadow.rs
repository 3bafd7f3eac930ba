//! The shadow on the wall is not the shadow of its owner.

use super::prelude::*;

pub(super) static CASTS_ANOTHER_SHADOW: Relation = Relation {
    id: "casts_another_shadow",
    themes: Themes::Shared,
    moods: &[Mood::Dread, Mood::Secrecy],
    tells: [
        "{a:witness} casts the shadow {of a:object}",
        "{a:witness} proietta l'ombra {di a:object}",
        "{a:witness} proyecta la sombra {de a:object}",
        "{a:witness} projeta a sombra {de a:object}",
        "{a:witness} projecta l'ombra {de a:object}",
        "{a:witness} projette l'ombre {de a:object}",
    ],
    slots: &[
        WITNESS,
        thing(
            "object",
            &[
                "stag", "fox", "moth", "octopus", "oak", "willow", "heron", "elephant", "snail", "cat",
                "rooster", "dragon", "wolf", "raven", "windmill", "scissors", "lion", "bat", "peacock",
                "galleon", "spider",
            ],
        ),
    ],
    layouts: &[view("wall", Camera::Interior, wall), view("street", Camera::Aerial, street)],
};

/// A candle on the floor, a papered wall, a shadow to the ceiling.
fn wall(c: &mut Composer) {
    let shadow = c.motif("object");
    c.scene.light_at(150.0, 960.0, 0.35);
    c.scene.rim = 0.9;
    let who = c.somebody("witness").feeling(Expression::Calm);
    let s = &mut c.scene;
    let p = s.palette;
    let paper = p.sky[2].mix(p.far, 0.3);
    crate::settings::interior::wall(s, paper);
    s.glow_shaped(170.0, 960.0, 900.0, p.flame, 0.5, 1.5, 1.0);
    let dark = p.ambient.mix(p.sky[0], 0.3).dim(0.75);
    s.note(shadow.id, Role::Object);
    s.note("shadow", Role::Subject);
    s.group(Group::new().alpha(0.8).blur(2.2).multiplied(), |s| {
        s.as_silhouette(dark, |s| {
            s.place(
                shadow,
                At::new(480.0, 1010.0)
                    .scale(fit(shadow, 600.0, 820.0))
                    .standing()
                    .facing(Facing::Left)
                    .silent(),
            );
        });
    });
    crate::settings::interior::boards(s, 1000.0, p.wood);
    s.glow_shaped(170.0, 1060.0, 520.0, p.flame, 0.4, 1.6, 0.6);
    s.place(motif("candle"), At::new(130.0, 1120.0).height(110.0).standing());
    s.glow(130.0, 1010.0, 260.0, p.flame, 0.5);
    s.figure(
        &who,
        At::new(330.0, 1098.0).height(235.0).standing().facing(Facing::Right).shadow(0.5).witness(),
    );
    c.secret(700.0, 1140.0, 46.0);
    c.scene.focus(330.0, 990.0, 190.0);
    c.scene.focus(500.0, 560.0, 180.0);
}

/// Seen from a high window: a long shadow falls across the square.
fn street(c: &mut Composer) {
    let shadow = c.motif("object");
    c.scene.light_at(640.0, -200.0, 0.6);
    let who = c.somebody("witness").doing(Pose::Walk);
    let s = &mut c.scene;
    let p = s.palette;
    let stone = p.cream.mix(p.far, 0.45);
    s.paint_sky(Sky { stops: vec![(0.0, stone), (1.0, stone.mix(p.light, 0.25))], ..Sky::of(&p, 0.2, 0.0) });
    for j in 0..24 {
        for i in 0..15 {
            let (x, y) = (-20.0 + i as f32 * 60.0 + (j % 2) as f32 * 30.0, -10.0 + j as f32 * 52.0);
            let tone = stone.lighter(s.rng.range(-0.05, 0.03));
            let (rx, ry) = (s.rng.range(25.0, 30.0), s.rng.range(20.0, 25.0));
            s.ellipse(x, y, rx, ry, Look::of(tone).inflate(6.0).shadow(0.3).texture(0.25));
        }
    }
    let dark = p.ambient.mix(p.sky[0], 0.3).dim(0.8);
    s.note(shadow.id, Role::Object);
    s.note("shadow", Role::Subject);
    s.group(Group::new().alpha(0.75).blur(2.0).multiplied(), |s| {
        s.as_silhouette(dark, |s| {
            s.at(&[shift(590.0, 330.0), turn(205.0)], |s| {
                s.place(shadow, At::new(0.0, 0.0).scale(fit(shadow, 640.0, 860.0)).standing().silent());
            });
        });
    });
    s.figure(&who, At::new(600.0, 345.0).height(215.0).standing().facing(Facing::Right).witness());
    c.secret(140.0, 250.0, 50.0);
    c.scene.focus(600.0, 260.0, 180.0);
    c.scene.focus(400.0, 760.0, 260.0);
}
