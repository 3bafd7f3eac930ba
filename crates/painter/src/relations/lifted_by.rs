//! Something heavy is lifted by what cannot lift it.

use super::prelude::*;

pub(super) static LIFTED_BY: Relation = Relation {
    id: "lifted_by",
    themes: Themes::Shared,
    moods: &[Mood::Freedom, Mood::Wonder],
    slots: &[
        thing(
            "subject",
            &[
                "house",
                "bed",
                "elephant",
                "piano",
                "sailing_boat",
                "train",
                "bathtub",
                "armchair",
                "bear",
                "carousel",
                "horse",
                "wardrobe",
                "bicycle",
                "doll_house",
                "camel",
            ],
        ),
        thing(
            "object",
            &["jellyfish", "moth", "songbird", "butterfly", "umbrella", "balloon", "dandelion", "lantern"],
        ),
        WITNESS,
        place(LAND),
    ],
    layouts: &[view("departure", Camera::Wide, departure), view("aloft", Camera::Aerial, aloft)],
};

fn swarm(c: &mut Composer, x: f32, y: f32, reach: [f32; 2], size: f32, count: usize) {
    let bits = c.motif("object");
    let mut spots = Vec::new();
    for i in 0..count {
        let a = radians(-166.0 + 152.0 * i as f32 / (count - 1) as f32 + c.rng.signed() * 5.0);
        let r = c.rng.range(reach[0], reach[1]);
        spots.push(point(x + cos(a) * r * 0.9, y + sin(a) * r * 1.12));
    }
    for at in &spots {
        let sag = c.rng.range(-12.0, 12.0);
        string(&mut c.scene, (x + sag * 2.0, y + 20.0), (at.x, at.y), sag, 1.4);
    }
    stream(c, bits, &spots, [size * 0.85, size * 1.1], [-20.0, 20.0]);
}

/// It has just left the ground.
fn departure(c: &mut Composer) {
    let load = c.motif("subject");
    c.scene.light_at(180.0, 220.0, 0.45);
    let stage = c.stage(&Wish { ground: 1090.0, ..Wish::default() });
    let who = Figure { right_hand: Some(point(28.0, -94.0)), ..c.somebody("witness").from_behind() };
    swarm(c, 430.0, 650.0, [250.0, 530.0], 92.0, 19);
    let s = &mut c.scene;
    s.place(
        load,
        At::new(430.0, 900.0)
            .scale(fit(load, 400.0, 270.0))
            .standing()
            .turned(-5.0)
            .facing(Facing::Left)
            .subject(),
    );
    s.place(
        &who,
        At::new(160.0, stage.y(160.0) + 50.0)
            .height(180.0)
            .standing()
            .looking_at(430.0)
            .shadow(0.4)
            .witness(),
    );
    c.secret(680.0, stage.y(680.0) + 70.0, 44.0);
    c.front(&stage);
    c.scene.focus(430.0, 780.0, 220.0);
    c.scene.focus(430.0, 380.0, 240.0);
}

/// Already high: we fly beside it, the one left behind is a dot.
fn aloft(c: &mut Composer) {
    let load = c.motif("subject");
    c.scene.light_at(640.0, 160.0, 0.5);
    let stage = c.stage(&Wish { ground: 1140.0, open: [0.0, 800.0], ..Wish::default() });
    let who = c.somebody("witness").doing(Pose::Run);
    let s = &mut c.scene;
    s.place(
        &who,
        At::new(640.0, stage.y(640.0) + 20.0).height(105.0).standing().facing(Facing::Left).witness(),
    );
    let cloud = air::cloud_colour(s);
    air::heap(s, 620.0, 900.0, 380.0, 120.0, cloud, true, 0.95);
    air::heap(s, 120.0, 1010.0, 340.0, 110.0, cloud, true, 0.95);
    swarm(c, 330.0, 420.0, [140.0, 420.0], 150.0, 12);
    c.scene.place(
        load,
        At::new(340.0, 860.0)
            .scale(fit(load, 480.0, 460.0))
            .standing()
            .turned(8.0)
            .facing(Facing::Right)
            .subject(),
    );
    c.scene.focus(330.0, 640.0, 280.0);
}
