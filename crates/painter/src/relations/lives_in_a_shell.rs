//! A home in something that is much too small, or much too soft.

use super::prelude::*;

pub(super) static LIVES_IN_A_SHELL: Relation = Relation {
    id: "lives_in_a_shell",
    themes: Themes::Only(&["tides", "moth-court", "carousel"]),
    moods: &[Mood::Tenderness, Mood::Secrecy],
    slots: &[
        thing(
            "subject",
            &[
                "shell",
                "snail",
                "boot",
                "teapot",
                "whale",
                "bottle",
                "pumpkin",
                "turtle",
                "top_hat",
                "pear",
                "roller_skate",
                "backpack",
                "pineapple",
                "nesting_doll",
                "cheese",
                "bread",
            ],
        ),
        WITNESS,
        place(&["sea", "seabed", "hills", "marsh", "snowfield", "forest"]),
    ],
    layouts: &[
        view("evening", Camera::Wide, evening).witnessed(),
        view("doorstep", Camera::CloseUp, doorstep).witnessed(),
    ],
};

fn windows(s: &mut Scene, spots: &[(f32, f32, f32)]) {
    let p = s.palette;
    for (x, y, r) in spots {
        s.ellipse(*x, *y, r * 1.3, r * 1.3, Look::of(p.wood).inflate(r * 0.2).shadow(0.5));
        s.ellipse(*x, *y, *r, *r, Look::lamp(p.flame));
        s.line(&nodes![(x - r, *y), (x + r, *y)], r * 0.16, p.wood_dark);
        s.line(&nodes![(*x, y - r), (*x, y + r)], r * 0.16, p.wood_dark);
        s.glow(*x, *y, r * 4.5, p.flame, 0.4);
    }
}

fn door(s: &mut Scene, x: f32, y: f32, h: f32) {
    let p = s.palette;
    let w = h * 0.3;
    s.blob(&nodes![(x - w * 1.2, y; corner), (x - w * 1.2, y - h * 0.7), (x, y - h * 1.08), (x + w * 1.2, y - h * 0.7), (x + w * 1.2, y; corner)], Look::of(p.stone).inflate(h * 0.04));
    s.blob(&nodes![(x - w, y; corner), (x - w, y - h * 0.66), (x, y - h), (x + w, y - h * 0.66), (x + w, y; corner)], Look::of(p.accent).grain(90.0).texture(0.3).inflate(h * 0.03));
    s.dot(x + w * 0.6, y - h * 0.42, h * 0.03, p.gold);
}

/// A chimney of height `h` above y; its foot goes down to `foot`, behind whatever curve the wall has.
fn chimney(s: &mut Scene, x: f32, y: f32, h: f32, foot: f32) {
    let p = s.palette;
    s.rect(
        x - h * 0.18,
        y - h,
        h * 0.36,
        foot - y + h,
        Look::of(p.stone.mix(p.red, 0.2)).inflate(h * 0.06).texture(0.3),
    );
    s.rect(x - h * 0.24, y - h * 1.06, h * 0.48, h * 0.14, Look::of(p.stone).inflate(h * 0.04));
    let smoke = p.white.mix(p.fog, 0.3);
    for i in 0..5 {
        let t = i as f32 / 4.0;
        air::heap(
            s,
            x + 50.0 * t * t + 8.0,
            y - h * 1.1 - 120.0 * t - 20.0,
            40.0 + 70.0 * t,
            34.0 + 36.0 * t,
            smoke,
            false,
            0.75 - 0.1 * t,
        );
    }
}

/// The whole house in its place.
fn evening(c: &mut Composer) {
    let home = c.motif("subject");
    c.scene.light_at(180.0, 260.0, 0.4);
    let stage = c.stage(&Wish { ground: 1030.0, ..Wish::default() });
    let who = c.somebody("witness").doing(Pose::Sit);
    let s = &mut c.scene;
    let y = stage.y(450.0) + 30.0;
    let h = home.bounds().height() * fit(home, 620.0, 520.0);
    chimney(s, 480.0, y - h * 0.8, (h * 0.24).clamp(70.0, 120.0), y - h * 0.3);
    s.place(
        home,
        At::new(440.0, y)
            .scale(fit(home, 620.0, 520.0))
            .standing()
            .facing(Facing::Left)
            .shadow(0.4)
            .subject()
            .giant(),
    );
    windows(
        s,
        &[(440.0, y - h * 0.54, h * 0.05), (524.0, y - h * 0.4, h * 0.058), (372.0, y - h * 0.4, h * 0.042)],
    );
    door(s, 450.0, y + 2.0, (h * 0.3).clamp(90.0, 150.0));
    s.place(
        &who,
        At::new(220.0, stage.y(220.0) + 60.0)
            .height(180.0)
            .standing()
            .facing(Facing::Right)
            .shadow(0.4)
            .witness(),
    );
    c.front(&stage);
    c.scene.focus(450.0, y - 240.0, 270.0);
    c.scene.focus(220.0, 980.0, 120.0);
}

/// On the doorstep: the wall curves out of the card, somebody stands in the lit door.
fn doorstep(c: &mut Composer) {
    let home = c.motif("subject");
    c.scene.light_at(300.0, 820.0, 0.3);
    c.scene.rim = 0.8;
    let stage = c.stage(&Wish { ground: 1090.0, ..Wish::default() });
    let who = c.somebody("witness").feeling(Expression::Happy);
    let s = &mut c.scene;
    let p = s.palette;
    s.place(
        home,
        At::new(500.0, 1140.0)
            .scale(fit(home, 1150.0, 1060.0))
            .standing()
            .facing(Facing::Left)
            .subject()
            .giant(),
    );
    let h = home.bounds().height() * fit(home, 1150.0, 1060.0);
    windows(s, &[(580.0, 1140.0 - h * 0.56, 54.0), (690.0, 1140.0 - h * 0.4, 40.0)]);
    let hole =
        Path::blob(&nodes![(290, 1120; corner), (290, 860), (380, 740), (470, 860), (470, 1120; corner)]);
    s.stroke(&hole, 40.0, Look::of(p.stone).inflate(12.0).shadow(0.6));
    s.part(&hole, Look::of(p.flame).to(p.flame.dim(0.85)).emissive());
    s.group(Group::new().clip(hole), |s| {
        s.place(&who, At::new(380.0, 1110.0).height(290.0).standing().facing(Facing::Left).witness());
    });
    s.glow(380.0, 950.0, 380.0, p.flame, 0.4);
    s.poly(
        &nodes![(296, 1120), (464, 1120), (440, 1230), (120, 1230)],
        Look::of(p.flame).emissive().screen().alpha(0.35).soft(14.0).shadow(0.0),
    );
    c.front(&stage);
    c.scene.focus(380.0, 940.0, 200.0);
    c.scene.focus(560.0, 520.0, 200.0);
}
