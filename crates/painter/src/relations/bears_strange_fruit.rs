//! A tree grows out of a thing and bears what no tree bears.

use super::prelude::*;

pub(super) static BEARS_STRANGE_FRUIT: Relation = Relation {
    id: "bears_strange_fruit",
    themes: Themes::Shared,
    moods: &[Mood::Wonder, Mood::Greed],
    slots: &[
        thing(
            "subject",
            &[
                "book",
                "teacup",
                "suitcase",
                "bed",
                "piano",
                "sailing_boat",
                "boot",
                "top_hat",
                "armchair",
                "bathtub",
                "drum",
                "wardrobe",
                "treasure_chest",
                "violin",
                "gramophone",
                "backpack",
                "barrel",
                "cauldron",
                "roller_skate",
            ],
        ),
        thing(
            "object",
            &[
                "lantern",
                "key",
                "fish",
                "clock",
                "birdcage",
                "bell",
                "letter",
                "mask",
                "pear",
                "street_lamp",
                "pocket_watch",
                "teapot",
                "light_bulb",
                "fishbowl",
                "spectacles",
                "mitten",
                "horseshoe",
                "sock",
                "yo_yo",
                "gingerbread_man",
            ],
        ),
        WITNESS,
        place(&["hills", "snowfield", "desert", "garden", "mountains", "marsh", "sea", "railway"]),
    ],
    layouts: &[view("orchard", Camera::Wide, orchard), view("crown", Camera::CloseUp, crown)],
};

fn tree(c: &mut Composer, x: f32, y: f32, h: f32, spread: f32, hang: f32, count: usize) {
    let fruit = c.motif("object");
    let s = &mut c.scene;
    let p = s.palette;
    let leaf = s.rng.pick(&[
        [p.leaf, p.accent2, p.leaf],
        [p.accent, p.pink, p.leaf],
        [p.leaf, p.leaf.lighter(0.06), p.white],
        [p.fox, p.accent2, p.red],
    ]);
    s.note("tree", Role::Detail);
    let tips = s.group(Group::new(), |s| trees::leafy(s, x, y, h, p.wood_dark, &leaf, spread));
    let mut chosen: Vec<_> =
        tips.into_iter().enumerate().filter(|(i, _)| i % 3 == 1).map(|(_, t)| t).collect();
    c.rng.shuffle(&mut chosen);
    for (i, tip) in chosen.into_iter().take(count).enumerate() {
        let s = &mut c.scene;
        let drop = s.rng.range(14.0, 40.0);
        s.line(&nodes![(tip.x, tip.y), (tip.x, tip.y + drop)], 1.6, p.wood_dark);
        let at = At::new(tip.x, tip.y + drop).height(hang).hanging().turned(s.rng.range(-8.0, 8.0));
        s.place(fruit, if i == 0 { at.object() } else { at.silent() });
    }
}

/// The whole tree, off centre; a ladder-high person reaches up.
fn orchard(c: &mut Composer) {
    let pot = c.motif("subject");
    c.scene.light_at(640.0, 220.0, 0.45);
    let stage = c.stage(&Wish { ground: 1050.0, ..Wish::default() });
    let who = c.somebody("witness").doing(Pose::Reach);
    let y = stage.y(460.0) + 20.0;
    tree(c, 460.0, y - 110.0, 640.0, 1.2, 66.0, 10);
    let s = &mut c.scene;
    s.place(pot, At::new(460.0, y + 10.0).height(170.0).standing().shadow(0.4).subject());
    s.place(
        &who,
        At::new(190.0, stage.y(190.0) + 50.0)
            .height(190.0)
            .standing()
            .looking_at(460.0)
            .shadow(0.4)
            .witness(),
    );
    c.front(&stage);
    c.scene.focus(460.0, 560.0, 280.0);
    c.scene.focus(190.0, stage.y(190.0) - 40.0, 130.0);
}

/// The crown fills the card; somebody sits in it, the pot is small far below.
fn crown(c: &mut Composer) {
    let pot = c.motif("subject");
    c.scene.light_at(180.0, 180.0, 0.4);
    let stage = c.stage(&Wish { ground: 1110.0, open: [0.0, 800.0], ..Wish::default() });
    let who = c.somebody("witness").doing(Pose::Sit);
    let y = stage.y(330.0);
    c.scene.place(pot, At::new(330.0, y + 40.0).height(110.0).standing().shadow(0.4).subject().tiny());
    tree(c, 330.0, y - 40.0, 1010.0, 1.35, 120.0, 8);
    let s = &mut c.scene;
    s.place(&who, At::new(500.0, 560.0).height(230.0).standing().facing(Facing::Right).witness());
    c.front(&stage);
    c.scene.focus(480.0, 460.0, 280.0);
}
