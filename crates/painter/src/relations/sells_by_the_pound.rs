//! At a market stall somebody sells what cannot be sold.

use super::prelude::*;

pub(super) static SELLS_BY_THE_POUND: Relation = Relation {
    id: "sells_by_the_pound",
    themes: Themes::Only(&["looking-glass", "carousel"]),
    moods: &[Mood::Greed, Mood::Mischief],
    slots: &[
        thing(
            "subject",
            &[
                "star",
                "butterfly",
                "fish",
                "mask",
                "house",
                "dove",
                "ring",
                "key",
                "light_bulb",
                "paper_boat",
                "snowflake",
                "parcel",
                "rainbow",
                "puzzle_piece",
            ],
        ),
        one_of("witness", &["fox", "crow", "gentleman", "wolf", "owl", "old_woman", "jester", "goose"]),
        one_of("second", &["child", "girl", "boy", "bear", "mouse", "sheep", "old_man"]),
        place(&["city", "snowfield", "garden", "harbour", "forest", "circus"]),
    ],
    layouts: &[view("stall", Camera::Wide, stall).witnessed(), view("counter", Camera::CloseUp, counter)],
};

fn jar(s: &mut Scene, what: &motifs::Motif, x: f32, y: f32, h: f32, role: Option<Role>) {
    let p = s.palette;
    let w = h * 0.34;
    let glass = Path::blob(
        &nodes![(x - w, y; corner), (x - w * 1.05, y - h * 0.5), (x - w * 0.8, y - h * 0.82), (x + w * 0.8, y - h * 0.82), (x + w * 1.05, y - h * 0.5), (x + w, y; corner)],
    );
    s.part(&glass, Look::of(p.water[1].mix(p.white, 0.4)).alpha(0.3).inflate(w * 0.3).shadow(0.4));
    s.glow(x, y - h * 0.4, h * 0.8, p.light, 0.3);
    let at = At::new(x, y - h * 0.4).height(h * 0.5).centred();
    s.place(what, role.map_or(at.clone().silent(), |role| at.role(role).tiny()));
    s.stroke(&glass, h * 0.022, Look::of(p.white).alpha(0.7));
    s.limb(
        &nodes![(x - w * 0.7, y - h * 0.66), (x - w * 0.76, y - h * 0.2)],
        &[h * 0.03, h * 0.02],
        Look::lamp(p.white).alpha(0.6).soft(1.0),
    );
    s.rect(x - w * 0.85, y - h * 0.98, w * 1.7, h * 0.17, Look::of(p.wood).inflate(h * 0.03));
}

/// Striped awning, shelves of jars, lamplight.
fn stall(c: &mut Composer) {
    let goods = c.motif("subject");
    c.scene.light_at(420.0, 560.0, 0.4);
    let stage = c.stage(&Wish { ground: 1060.0, ..Wish::default() });
    let (seller, buyer) = (c.somebody("witness"), c.somebody("second").from_behind().doing(Pose::Reach));
    let s = &mut c.scene;
    let p = s.palette;
    let y = stage.y(460.0);
    s.rect(180.0, 420.0, 540.0, y - 420.0, Look::of(p.wood_dark.dim(0.7)).inflate(8.0).grain(90.0));
    for (row, yy) in [560.0, 700.0].into_iter().enumerate() {
        for i in 0..6 {
            jar(s, goods, 230.0 + 86.0 * i as f32, yy, 116.0, (row == 0 && i == 0).then_some(Role::Object));
        }
        s.rect(190.0, yy, 520.0, 12.0, Look::of(p.wood).inflate(3.0));
    }
    s.place(&seller, At::new(470.0, y - 30.0).height(330.0).standing().facing(Facing::Left).subject());
    s.rect(
        160.0,
        y - 150.0,
        580.0,
        180.0,
        Look::of(p.wood).to(p.wood_dark).inflate(10.0).grain(90.0).texture(0.3),
    );
    s.rect(150.0, y - 166.0, 600.0, 24.0, Look::of(p.wood.lighter(0.05)).inflate(6.0));
    for i in 0..3 {
        jar(s, goods, 570.0 + 70.0 * i as f32, y - 164.0, 110.0, None);
    }
    for i in 0..8 {
        let x = 140.0 + 78.0 * i as f32;
        let colour = if i % 2 == 0 { p.accent } else { p.cream };
        s.blob(&nodes![(x + 20.0, 300; corner), (x + 82.0, 300; corner), (x + 82.0, 420), (x + 40.0, 450), (x, 420)], Look::of(colour).inflate(10.0).shadow(0.5));
    }
    s.place(motif("lantern"), At::new(300.0, 440.0).height(100.0).hanging());
    s.place(
        &buyer,
        At::new(180.0, stage.y(180.0) + 70.0)
            .height(270.0)
            .standing()
            .facing(Facing::Right)
            .shadow(0.4)
            .witness(),
    );
    c.front(&stage);
    c.scene.focus(460.0, 760.0, 260.0);
    c.scene.focus(180.0, 960.0, 140.0);
}

/// Across the counter: one jar, two faces, coins.
fn counter(c: &mut Composer) {
    let goods = c.motif("subject");
    c.scene.light_at(400.0, 640.0, 0.25);
    c.scene.rim = 0.85;
    c.stage(&Wish { ground: 1000.0, open: [0.0, 800.0], ..Wish::default() });
    let seller = c.somebody("witness").feeling(Expression::Sly);
    let buyer = c.somebody("second").feeling(Expression::Wondering);
    let s = &mut c.scene;
    let p = s.palette;
    s.place(&seller, At::new(610.0, 1250.0).height(900.0).standing().facing(Facing::Left).subject());
    s.place(&buyer, At::new(150.0, 1240.0).height(680.0).standing().facing(Facing::Right).witness());
    s.poly(
        &nodes![(-20, 1000), (820, 1000), (820, 1240), (-20, 1240)],
        Look::of(p.wood).to(p.wood_dark).inflate(10.0).texture(0.35).grain(0.0),
    );
    s.glow(390.0, 840.0, 420.0, p.light, 0.45);
    jar(s, goods, 390.0, 1040.0, 430.0, Some(Role::Object));
    for (x, y) in [(230.0, 1080.0), (262.0, 1096.0), (206.0, 1104.0)] {
        s.ellipse(x, y, 22.0, 9.0, Look::of(p.gold).inflate(4.0).shadow(0.5));
    }
    s.note("coin", Role::Detail);
    c.scene.focus(390.0, 860.0, 240.0);
    c.scene.focus(560.0, 460.0, 170.0);
}
