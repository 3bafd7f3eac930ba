//! The shadow on the wall is not the shadow of its owner.

use super::prelude::*;

pub(super) static CASTS_ANOTHER_SHADOW: Relation = Relation {
    id: "casts_another_shadow",
    themes: Themes::Shared,
    moods: &[Mood::Dread, Mood::Secrecy],
    slots: &[
        WITNESS,
        thing(
            "object",
            &[
                "stag",
                "fox",
                "moth",
                "octopus",
                "oak",
                "willow",
                "heron",
                "elephant",
                "snail",
                "cat",
                "rooster",
                "dragon",
                "wolf",
                "raven",
                "windmill",
                "scissors",
                "lion",
                "bat",
                "peacock",
                "galleon",
                "spider",
                "crocodile",
                "snake",
                "kangaroo",
                "monkey",
                "parrot",
                "goose",
            ],
        ),
    ],
    layouts: &[view("wall", Camera::Interior, wall).witnessed(), view("street", Camera::Wide, street)],
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
    s.place(
        &who,
        At::new(330.0, 1098.0).height(235.0).standing().facing(Facing::Right).shadow(0.5).witness(),
    );
    c.scene.focus(330.0, 990.0, 190.0);
    c.scene.focus(500.0, 560.0, 180.0);
}

/// Down a street against the light: a small figure comes towards us, and the shadow before it is long.
fn street(c: &mut Composer) {
    let shadow = c.motif("object");
    c.scene.light_at(400.0, 420.0, 0.1);
    c.scene.rim = 0.9;
    let who = c.somebody("witness").doing(Pose::Walk);
    let s = &mut c.scene;
    let p = s.palette;
    s.sky(0.6, 0.5);
    s.glow(400.0, 440.0, 520.0, p.light, 0.7);
    let stone = p.cream.mix(p.far, 0.5);
    s.poly(
        &nodes![(330, 500), (470, 500), (1000, 1240), (-200, 1240)],
        Look::of(stone.mix(p.light, 0.2)).to(stone.dim(0.8)).flat().rim(0.0).shadow(0.0).texture(0.25),
    );
    cobbles(s, stone);
    for side in [-1.0, 1.0] {
        houses(s, side);
    }
    s.glow_shaped(400.0, 520.0, 420.0, p.light, 0.5, 1.0, 0.4);
    let dark = p.ambient.mix(p.sky[0], 0.3).dim(0.7);
    s.note(shadow.id, Role::Object);
    s.note("shadow", Role::Subject);
    s.group(Group::new().alpha(0.85).blur(1.6).multiplied(), |s| {
        s.as_silhouette(dark, |s| {
            s.at(&[shift(400.0, 612.0), scale_xy(1.0, -1.0)], |s| {
                s.place(shadow, At::new(0.0, 0.0).scale(fit(shadow, 640.0, 560.0)).standing().silent());
            });
        });
    });
    s.place(&who, At::new(400.0, 622.0).height(190.0).standing().facing(Facing::Right).witness());
    c.scene.focus(400.0, 540.0, 170.0);
    c.scene.focus(400.0, 860.0, 260.0);
}

/// Rows of stones that grow towards us.
fn cobbles(s: &mut Scene, stone: moonhare_scene::colour::Colour) {
    let mut y = 520.0;
    while y < 1240.0 {
        let k = (y - 470.0) / 740.0;
        let (half, step) = (70.0 + 620.0 * k, 14.0 + 74.0 * k);
        let mut x = 400.0 - half + s.rng.range(0.0, step);
        while x < 400.0 + half {
            let tone = stone.lighter(s.rng.range(-0.06, 0.04));
            s.ellipse(
                x,
                y,
                step * 0.46,
                step * 0.24,
                Look::of(tone).inflate(step * 0.1).shadow(0.3).hatch(0.4),
            );
            x += step;
        }
        y += step * 0.52;
    }
}

/// House fronts along one side of the street, with a few lit windows.
fn houses(s: &mut Scene, side: f32) {
    let p = s.palette;
    let x = |v: f32| 400.0 + side * v;
    for (near, far, top, tone) in
        [(130.0, 66.0, 330.0, 0.55), (240.0, 126.0, 190.0, 0.35), (430.0, 232.0, -40.0, 0.15)]
    {
        let wall = p.near.mix(p.fog, tone);
        // The foot of a wall runs to where the street ends.
        let foot = |v: f32| 500.0 + (v - 70.0) * 1.24;
        s.poly(
            &nodes![
                (x(far), foot(far)),
                (x(far), top + (near - far) * 0.5),
                (x(near), top),
                (x(near), foot(near))
            ],
            Look::of(wall).to(wall.dim(0.8)).flat().rim(0.3).texture(0.3).shadow(0.4),
        );
        for floor in 0..3 {
            for column in 0..2 {
                let v = lerp(far, near, 0.3 + 0.42 * column as f32);
                let w = (near - far) * 0.11;
                let base = lerp(top + 60.0, foot(v) - 60.0, (floor as f32 + 0.6) / 3.2);
                let lamp = s.rng.chance(0.4);
                let h = w * 1.7;
                let pane = nodes![
                    (x(v - w), base - h * 0.9),
                    (x(v + w), base - h),
                    (x(v + w), base + h),
                    (x(v - w), base + h * 0.9)
                ];
                if lamp {
                    s.poly(&pane, Look::lamp(p.flame.dim(0.9)));
                } else {
                    s.poly(&pane, Look::of(wall.dim(0.6)).flat().rim(0.0));
                }
            }
        }
    }
}
