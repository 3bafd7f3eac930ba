//! Somebody has piled up everything to sit a little higher.

use super::prelude::*;

pub(super) static BALANCES_ON_CHAIRS: Relation = Relation {
    id: "balances_on_chairs",
    themes: Themes::Only(&["looking-glass", "marbles", "carousel"]),
    moods: &[Mood::Greed, Mood::Loneliness],
    slots: &[
        thing(
            "subject",
            &[
                "snail",
                "turtle",
                "elephant",
                "egg",
                "teacup",
                "mouse",
                "hedgehog",
                "house",
                "cat",
                "birthday_cake",
                "goose",
                "crystal_ball",
                "piggy_bank",
                "onion",
            ],
        ),
        WITNESS,
        place(&["city", "desert", "cloud_sea", "library", "snowfield", "railway", "circus"]),
    ],
    layouts: &[view("tower", Camera::Wide, tower), view("top", Camera::CloseUp, top)],
};

/// What the tower is made of, each with the share of its height at which the next thing stands: on a lid, on a seat.
const PILE: &[(&str, f32)] = &[
    ("suitcase", 0.86),
    ("chair", 0.46),
    ("drum", 0.84),
    ("book", 0.62),
    ("treasure_chest", 0.86),
    ("armchair", 0.5),
    ("teapot", 0.84),
    ("bed", 0.5),
];

/// Piles things up from (x, y), each as wide as it is told. Gives where the top is.
fn pile(c: &mut Composer, mut x: f32, mut y: f32, widths: &[f32]) -> (f32, f32) {
    let mut things: Vec<_> = PILE.iter().filter_map(|(id, top)| Some((motifs::find(id)?, *top))).collect();
    c.rng.shuffle(&mut things);
    for ((thing, top), width) in things.into_iter().zip(widths) {
        let k = fit(thing, *width, width * 0.86);
        let turned = c.rng.range(-4.0, 4.0);
        c.scene.place(thing, At::new(x, y).scale(k).standing().turned(turned).shadow(0.4));
        y -= thing.bounds().height() * k * top;
        x += c.rng.range(-0.08, 0.08) * width;
    }
    (x, y)
}

/// The whole tower, leaning, to the top edge.
fn tower(c: &mut Composer) {
    let lowest = c.motif("subject");
    c.scene.light_at(180.0, 240.0, 0.4);
    let stage = c.stage(&Wish { ground: 1080.0, ..Wish::default() });
    let who = c.somebody("witness").doing(Pose::Sit);
    let y = stage.y(430.0) + 34.0;
    let k = fit(lowest, 250.0, 190.0);
    c.scene.place(lowest, At::new(430.0, y).scale(k).standing().shadow(0.5).subject());
    let lid = y - lowest.bounds().height() * k * 0.86;
    let (x, y) = pile(c, 430.0, lid, &[210.0, 200.0, 190.0, 176.0, 160.0]);
    // The seat of somebody who sits is a fifth of their height above the feet.
    c.scene.place(&who, At::new(x, y + 44.0).height(220.0).standing().facing(Facing::Right).witness());
    air::far_birds(&mut c.scene, 7, 660.0, 420.0, 70.0);
    c.front(&stage);
    c.scene.focus(x, y - 90.0, 170.0);
    c.scene.focus(430.0, 900.0, 220.0);
}

/// Beside the one who sits on top: the tower falls away below, smaller and smaller, to what bears it all.
fn top(c: &mut Composer) {
    let lowest = c.motif("subject");
    c.scene.light_at(620.0, 140.0, 0.5);
    let stage = c.stage(&Wish { ground: 1080.0, open: [0.0, 800.0], ..Wish::default() });
    c.front(&stage);
    let who = c.somebody("witness").doing(Pose::Sit).feeling(Expression::Afraid);
    let fog = c.scene.palette.fog;
    c.scene.glow(440.0, 1130.0, 260.0, fog, 0.35);
    let y = 1140.0;
    let k = fit(lowest, 110.0, 84.0);
    c.scene.place(lowest, At::new(440.0, y).scale(k).standing().shadow(0.5).subject());
    let lid = y - lowest.bounds().height() * k * 0.86;
    let (x, y) = pile(c, 440.0, lid, &[78.0, 104.0, 138.0, 184.0, 244.0, 324.0]);
    c.scene.place(
        &who,
        At::new(x - 10.0, y + 96.0).height(480.0).standing().facing(Facing::Right).shadow(0.4).witness(),
    );
    c.scene.focus(x, y - 220.0, 260.0);
    c.scene.focus(440.0, 1100.0, 120.0);
}
