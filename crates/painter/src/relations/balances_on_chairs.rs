//! Somebody has piled up everything to sit a little higher.

use super::prelude::*;

pub(super) static BALANCES_ON_CHAIRS: Relation = Relation {
    id: "balances_on_chairs",
    themes: Themes::Only(&["looking-glass", "marbles", "carousel"]),
    moods: &[Mood::Greed, Mood::Loneliness],
    tells: [
        "{a:witness} sits on a teetering tower of things {where:setting} with {a:subject} at the very bottom",
        "{a:witness} siede su una torre traballante di cose {where:setting}, con {a:subject} proprio in fondo",
        "{a:witness} se sienta en una torre tambaleante de cosas {where:setting}, con {a:subject} abajo del todo",
        "{a:witness} senta-se numa torre instável de coisas {where:setting}, com {a:subject} mesmo em baixo",
        "{a:witness} seu en una torre inestable de coses {where:setting}, amb {a:subject} a baix de tot",
        "{a:witness} est {assis|assise:witness} sur une tour branlante d'objets {where:setting}, avec {a:subject} tout en bas",
    ],
    slots: &[
        thing(
            "subject",
            &["snail", "turtle", "elephant", "egg", "teacup", "mouse", "hedgehog", "house", "cat"],
        ),
        WITNESS,
        place(&["city", "desert", "cloud_sea", "library", "snowfield", "railway", "circus"]),
    ],
    layouts: &[view("tower", Camera::Wide, tower), view("top", Camera::Aerial, top)],
};

const PILE: &[&str] = &[
    "suitcase",
    "chair",
    "drum",
    "book",
    "treasure_chest",
    "piano",
    "bed",
    "basket",
    "teapot",
    "clock",
    "birdcage",
    "armchair",
];

/// The whole tower, leaning, to the top edge.
fn tower(c: &mut Composer) {
    let lowest = c.motif("subject");
    c.scene.light_at(180.0, 240.0, 0.4);
    let stage = c.stage(&Wish { ground: 1080.0, ..Wish::default() });
    let who = c.somebody("witness").doing(Pose::Sit);
    let mut y = stage.y(430.0) + 30.0;
    let s = &mut c.scene;
    s.place(lowest, At::new(430.0, y).scale(fit(lowest, 220.0, 150.0)).standing().shadow(0.5).subject());
    y -= 140.0;
    let mut things: Vec<_> = PILE.iter().filter_map(|id| motifs::find(id)).collect();
    c.rng.shuffle(&mut things);
    let mut lean = 0.0;
    for (i, thing) in things.into_iter().take(6).enumerate() {
        let bounds = thing.bounds();
        let width = 190.0 - 14.0 * i as f32;
        let k = (width / bounds.width()).min(150.0 / bounds.height());
        let turned = c.rng.range(-7.0, 7.0);
        lean += c.rng.range(-14.0, 22.0);
        c.scene.place(thing, At::new(430.0 + lean, y).scale(k).standing().turned(turned));
        y -= bounds.height() * k * 0.93;
        if y < 330.0 {
            break;
        }
    }
    c.scene.figure(
        &who,
        At::new(430.0 + lean, y + 6.0).height(210.0).standing().facing(Facing::Right).witness(),
    );
    air::far_birds(&mut c.scene, 7, 660.0, 420.0, 70.0);
    c.front(&stage);
    c.scene.focus(430.0 + lean, y - 90.0, 170.0);
    c.scene.focus(430.0, 900.0, 220.0);
}

/// From above: somebody on the top chair, the ground dizzyingly far.
fn top(c: &mut Composer) {
    let lowest = c.motif("subject");
    c.scene.light_at(620.0, 140.0, 0.5);
    let stage = c.stage(&Wish { ground: 560.0, open: [0.0, 800.0], ..Wish::default() });
    c.front(&stage);
    let who = c.somebody("witness").doing(Pose::Sit).feeling(Expression::Afraid);
    let mut things: Vec<_> = PILE.iter().filter_map(|id| motifs::find(id)).collect();
    c.rng.shuffle(&mut things);
    c.scene.place(lowest, At::new(590.0, 640.0).height(64.0).standing().subject());
    for (i, thing) in things.into_iter().take(6).enumerate() {
        let t = (i + 1) as f32 / 6.0;
        let k = t * t;
        let bounds = thing.bounds();
        let size = lerp(70.0, 430.0, k);
        let scale = (size / bounds.width()).min(size * 0.8 / bounds.height());
        let turned = c.rng.range(-14.0, 14.0);
        c.scene.place(
            thing,
            At::new(lerp(590.0, 370.0, t), lerp(660.0, 1290.0, k))
                .scale(scale)
                .standing()
                .turned(turned)
                .shadow(0.3),
        );
    }
    c.scene.figure(&who, At::new(350.0, 960.0).height(560.0).standing().facing(Facing::Right).witness());
    c.scene.focus(350.0, 700.0, 250.0);
    c.scene.focus(590.0, 640.0, 110.0);
}
