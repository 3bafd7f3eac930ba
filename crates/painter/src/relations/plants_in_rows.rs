//! Somebody gardens, and what comes up is not a plant.

use super::prelude::*;

pub(super) static PLANTS_IN_ROWS: Relation = Relation {
    id: "plants_in_rows",
    themes: Themes::Only(&["moonhare", "marbles", "roots", "carousel"]),
    moods: &[Mood::Tenderness, Mood::Mischief],
    slots: &[
        thing(
            "subject",
            &[
                "lantern",
                "clock",
                "umbrella",
                "key",
                "candle",
                "street_lamp",
                "violin",
                "lighthouse",
                "star",
                "teacup",
                "lollipop",
                "pinwheel",
                "pencil",
                "ice_cream",
            ],
        ),
        WITNESS,
    ],
    layouts: &[view("field", Camera::Wide, field), view("seedling", Camera::CloseUp, seedling)],
};

fn stalk(s: &mut Scene, crop: &motifs::Motif, x: f32, y: f32, h: f32, role: Option<Role>) {
    let p = s.palette;
    let bend = s.rng.range(-12.0, 12.0) * h / 200.0;
    s.limb(
        &nodes![(x, y), (x + bend, y - h * 0.3), (x, y - h * 0.5)],
        &[h * 0.035, h * 0.03, h * 0.025],
        Look::of(p.leaf).shadow(0.2),
    );
    for (side, at) in [(-1.0, 0.2), (1.0, 0.32)] {
        let ly = y - h * at;
        s.blob(&nodes![(x, ly), (x + side * h * 0.12, ly - h * 0.1), (x + side * h * 0.26, ly - h * 0.06; corner), (x + side * h * 0.12, ly)], Look::of(p.leaf.lighter(0.04)).shadow(0.2));
    }
    let at = At::new(x, y - h * 0.46).height(h * 0.54).standing().turned(s.rng.range(-7.0, 7.0));
    s.place(crop, role.map_or(at.clone().silent(), |role| at.role(role)));
}

/// Rows run to the horizon.
fn field(c: &mut Composer) {
    let crop = c.motif("subject");
    c.scene.light_at(600.0, 260.0, 0.3);
    let who = c.somebody("witness").doing(Pose::Carry);
    let s = &mut c.scene;
    let p = s.palette;
    air::open_sky(s, &Wish::default(), 0.5);
    let far = ridge(s, 480.0, 26.0, 7);
    land(s, &far, p.far.mix(p.fog, 0.4), p.mid, 4.0);
    s.rect(
        -10.0,
        510.0,
        820.0,
        720.0,
        Look::of(p.wood_dark.mix(p.mid, 0.4)).to(p.near).flat().rim(0.0).shadow(0.0).texture(0.3),
    );
    s.fog(520.0, 60.0, 0.5);
    for row in 0..6 {
        let t = row as f32 / 5.0;
        let y = 560.0 + 560.0 * t * t + 30.0 * t;
        let gap = lerp(70.0, 250.0, t * t);
        let n = (900.0 / gap) as i32 + 2;
        s.limb(
            &nodes![(-20, y + 8.0), (820, y + 8.0)],
            &[lerp(14.0, 70.0, t * t)],
            Look::of(p.wood_dark.mix(p.near, 0.3)).texture(0.4).shadow(0.3),
        );
        for i in 0..n {
            let x = -40.0 + gap * i as f32 + if row % 2 == 0 { 0.0 } else { gap * 0.5 };
            if row >= 4 && (x - 210.0).abs() < 120.0 {
                continue;
            }
            stalk(s, crop, x, y, lerp(90.0, 360.0, t * t), (row == 5 && i == 2).then_some(Role::Subject));
        }
    }
    s.place(
        &who,
        At::new(210.0, 1110.0).height(260.0).standing().facing(Facing::Right).shadow(0.5).witness(),
    );
    c.scene.focus(480.0, 850.0, 280.0);
    c.scene.focus(210.0, 990.0, 150.0);
}

/// On their knees beside one that has only just opened.
fn seedling(c: &mut Composer) {
    let crop = c.motif("subject");
    c.scene.light_at(480.0, 560.0, 0.25);
    c.scene.rim = 0.85;
    let garden = setting("garden");
    let stage = garden.stage(&mut c.scene, &Wish { ground: 1060.0, ..Wish::default() });
    let who = c.somebody("witness").doing(Pose::Kneel).feeling(Expression::Happy);
    let s = &mut c.scene;
    let p = s.palette;
    let y = stage.y(500.0) + 60.0;
    for (x, h) in [(90.0, 150.0), (690.0, 190.0), (610.0, 120.0)] {
        stalk(s, crop, x, y - 40.0, h, None);
    }
    s.glow(500.0, y - 420.0, 420.0, p.light, 0.5);
    stalk(s, crop, 500.0, y, 640.0, Some(Role::Subject));
    s.place(
        &who,
        At::new(240.0, y + 30.0).height(330.0).standing().facing(Facing::Right).shadow(0.4).witness(),
    );
    (garden.front)(s, &stage);
    c.scene.focus(500.0, 620.0, 260.0);
    c.scene.focus(240.0, 950.0, 170.0);
}
