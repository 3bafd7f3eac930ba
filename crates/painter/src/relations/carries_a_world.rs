//! An animal carries a small world on its back.

use super::prelude::*;

pub(super) static CARRIES_A_WORLD: Relation = Relation {
    id: "carries_a_world",
    themes: Themes::Shared,
    moods: &[Mood::Tenderness, Mood::Wonder],
    slots: &[
        thing("subject", &["turtle", "whale", "snail", "elephant", "camel", "bear", "hedgehog", "sheep"]),
        thing(
            "object",
            &[
                "house",
                "lighthouse",
                "windmill",
                "castle",
                "tower",
                "oak",
                "willow",
                "tent",
                "carousel",
                "greenhouse",
                "ferris_wheel",
                "apple_tree",
                "pagoda",
                "yurt",
                "igloo",
                "fountain",
                "sandcastle",
            ],
        ),
        WITNESS,
        place(&["cloud_sea", "hills", "desert", "snowfield", "sea", "mountains"]),
    ],
    layouts: &[
        view("passing", Camera::Wide, passing).witnessed(),
        lit("toward_us", Camera::CloseUp, grazing).witnessed(),
    ],
};

fn load(s: &mut Scene, c_object: &motifs::Motif, x: f32, y: f32, h: f32) {
    let p = s.palette;
    let moss = nodes![
        (x - h * 0.8, y + h * 0.12),
        (x - h * 0.5, y - h * 0.02),
        (x, y - h * 0.06),
        (x + h * 0.5, y - h * 0.02),
        (x + h * 0.8, y + h * 0.12),
        (x, y + h * 0.14)
    ];
    for (dx, k) in [(-0.55, 0.5), (-0.36, 0.7), (0.42, 0.62), (0.6, 0.44)] {
        trees::tree(s, trees::Sort::Pine, x + dx * h, y + 6.0, h * k, p.leaf.dim(0.9), None);
    }
    s.place(c_object, At::new(x, y + 6.0).height(h).standing().object().tiny());
    s.blob(&moss, Look::of(p.leaf).to(p.leaf.dim(0.7)).grass(6.0, 90.0, 5.0).inflate(6.0).shadow(0.4));
}

/// From the side, across the whole card.
fn passing(c: &mut Composer) {
    let (beast, town) = (c.motif("subject"), c.motif("object"));
    c.scene.light_at(190.0, 220.0, 0.45);
    let stage = c.stage(&Wish { ground: 1040.0, ..Wish::default() });
    let who = c.somebody("witness").doing(Pose::Sit);
    let s = &mut c.scene;
    let k = fit(beast, 640.0, 520.0);
    let (foot, high) = (stage.y(400.0) + 40.0, beast.bounds().height() * k);
    let ride = foot - high * 0.88;
    load(s, town, 430.0, ride, 260.0);
    s.place(&who, At::new(240.0, ride + 40.0).height(120.0).standing().witness());
    s.place(beast, walking_by(410.0, foot, k));
    air::far_birds(s, 8, 640.0, 330.0, 90.0);
    c.front(&stage);
    c.scene.focus(410.0, 800.0, 300.0);
    c.scene.focus(430.0, ride - 120.0, 170.0);
}

/// So near that it leaves the card at the right; the load is seen against the disc.
fn grazing(c: &mut Composer) {
    let (beast, town) = (c.motif("subject"), c.motif("object"));
    c.scene.light_at(500.0, 260.0, 0.15);
    c.scene.rim = 0.85;
    let stage = c.stage(&Wish { ground: 1130.0, disc: true, ..Wish::default() });
    let who = c.somebody("witness").from_behind();
    let s = &mut c.scene;
    let bounds = beast.bounds();
    let k = (980.0 / bounds.width()).min(760.0 / bounds.height());
    let ride = 1170.0 - bounds.height() * k * 0.9;
    load(s, town, 560.0, ride.max(430.0), 250.0);
    s.place(
        &who,
        At::new(420.0, ride.max(430.0) + 36.0).height(105.0).standing().looking_at(700.0).witness(),
    );
    s.place(beast, At::new(520.0, 1170.0).scale(k).standing().facing(Facing::Left).subject().giant());
    c.front(&stage);
    c.scene.focus(260.0, 900.0, 260.0);
    c.scene.focus(560.0, 380.0, 180.0);
}
