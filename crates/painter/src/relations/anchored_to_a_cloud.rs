//! An anchor hangs down from the sky.

use super::prelude::*;

pub(super) static ANCHORED_TO_A_CLOUD: Relation = Relation {
    id: "anchored_to_a_cloud",
    themes: Themes::Only(&["tides", "carousel"]),
    moods: &[Mood::Longing, Mood::Wonder],
    slots: &[
        thing(
            "subject",
            &[
                "anchor",
                "key",
                "bell",
                "telephone",
                "lantern",
                "basket",
                "crown",
                "padlock",
                "lifebuoy",
                "horseshoe",
                "magnet",
                "sword",
            ],
        ),
        WITNESS,
        place(&["desert", "harbour", "city", "hills", "snowfield", "garden", "sea"]),
    ],
    layouts: &[view("field", Camera::Wide, field), view("hull", Camera::TwoInOne, hull)],
};

fn chain(s: &mut Scene, x0: f32, y0: f32, x1: f32, y1: f32, size: f32) {
    let p = s.palette;
    let length = moonhare_scene::math::hypot(x1 - x0, y1 - y0);
    let n = (length / (size * 1.5)) as usize;
    for i in 0..n {
        let t = i as f32 / (n - 1).max(1) as f32;
        let (x, y) = (lerp(x0, x1, t), lerp(y0, y1, t));
        let rx = if i % 2 == 0 { size * 0.62 } else { size * 0.3 };
        s.stroke(
            &Path::ellipse(x, y, rx, size),
            size * 0.34,
            Look::of(p.metal).inflate(size * 0.12).shadow(0.3),
        );
    }
}

/// It has touched down at the right edge; the one who found it is small.
fn field(c: &mut Composer) {
    let anchor = c.motif("subject");
    c.scene.light_at(170.0, 240.0, 0.4);
    let stage = c.stage(&Wish { ground: 1040.0, ..Wish::default() });
    let who = c.somebody("witness").doing(Pose::Pull);
    let s = &mut c.scene;
    let cloud = air::cloud_colour(s);
    air::heap(s, 560.0, 70.0, 560.0, 200.0, cloud.mix(s.palette.sky[1], 0.2), false, 1.0);
    chain(s, 560.0, 90.0, 520.0, 560.0, 20.0);
    air::heap(s, 520.0, 130.0, 420.0, 130.0, cloud, true, 0.95);
    s.place(
        anchor,
        At::new(510.0, 570.0)
            .height(stage.y(510.0) - 560.0)
            .hanging()
            .turned(4.0)
            .shadow(0.2)
            .subject()
            .giant(),
    );
    s.place(
        &who,
        At::new(250.0, stage.y(250.0) + 40.0)
            .height(230.0)
            .standing()
            .facing(Facing::Right)
            .shadow(0.4)
            .witness(),
    );
    string(s, (300.0, stage.y(250.0) - 90.0), (500.0, 700.0), 20.0, 4.0);
    c.front(&stage);
    c.scene.focus(510.0, 800.0, 260.0);
    c.scene.focus(250.0, 960.0, 140.0);
}

/// We see the other end too: a ship's keel pushes down through the clouds.
fn hull(c: &mut Composer) {
    let anchor = c.motif("subject");
    c.scene.light_at(640.0, 180.0, 0.45);
    let stage = c.stage(&Wish { ground: 1090.0, open: [0.0, 800.0], ..Wish::default() });
    let who = c.somebody("witness").from_behind().doing(Pose::Reach);
    let s = &mut c.scene;
    let p = s.palette;
    let wood = p.wood.mix(p.mid, 0.2);
    s.note("ship", Role::Detail);
    s.blob(&nodes![(60, -40; corner), (90, 120), (200, 260), (400, 330), (590, 270), (700, 130), (740, -40; corner)], Look::of(wood).to(wood.dim(0.6)).inflate(40.0).texture(0.35).grain(0.0));
    for i in 0..5 {
        let y = 20.0 + 56.0 * i as f32;
        let half = 330.0 - 44.0 * i as f32;
        s.line(
            &nodes![(400.0 - half, y), (400, y + 40.0), (400.0 + half, y)],
            3.5,
            Look::of(p.ambient).alpha(0.55),
        );
    }
    let cloud = air::cloud_colour(s);
    for (x, w) in [(80.0, 340.0), (330.0, 260.0), (560.0, 320.0), (760.0, 280.0)] {
        air::heap(s, x, 250.0, w, 110.0, cloud, true, 0.95);
    }
    chain(s, 250.0, 270.0, 330.0, 700.0, 15.0);
    s.place(anchor, At::new(334.0, 700.0).height(270.0).hanging().turned(-5.0).subject());
    s.place(
        &who,
        At::new(480.0, stage.y(480.0) + 40.0)
            .height(240.0)
            .standing()
            .facing(Facing::Left)
            .shadow(0.4)
            .witness(),
    );
    c.front(&stage);
    c.scene.focus(334.0, 820.0, 180.0);
    c.scene.focus(400.0, 200.0, 220.0);
}
