//! Somebody's hair or cloak flows out and becomes the sea.

use super::prelude::*;

pub(super) static HAIR_IS_THE_SEA: Relation = Relation {
    id: "hair_is_the_sea",
    themes: Themes::Only(&["tides", "moth-court", "carousel"]),
    moods: &[Mood::Tenderness, Mood::Longing],
    slots: &[
        one_of(
            "witness",
            &[
                "woman",
                "queen",
                "girl",
                "old_woman",
                "moon_head",
                "hooded_one",
                "fox",
                "goose",
                "king",
                "deer",
            ],
        ),
        thing(
            "subject",
            &["sailing_boat", "paper_boat", "whale", "swan", "lighthouse", "steamship", "house"],
        ),
    ],
    layouts: &[view("train", Camera::Wide, long_train), view("bust", Camera::Portrait, bust)],
};

fn folds(s: &mut Scene, rows: &[[(f32, f32); 5]]) {
    let p = s.palette;
    for (i, row) in rows.iter().enumerate() {
        let t = i as f32 / rows.len() as f32;
        let mut nodes: Vec<_> = row.iter().map(|(x, y)| moonhare_scene::geometry::node(*x, *y)).collect();
        nodes.extend(nodes![(900, 1300; corner), (row[0].0 - 60.0, 1300; corner)]);
        let colour = p.water[1].mix(p.water[0], t);
        s.blob(
            &nodes,
            Look::of(colour).to(colour.dim(0.8)).inflate(22.0).rim(1.1).shadow(0.5).grain(20.0).texture(0.25),
        );
        let crest: Vec<_> = row.iter().map(|(x, y)| moonhare_scene::geometry::node(*x, *y + 4.0)).collect();
        s.line(&crest, 5.0, Look::of(p.white).alpha(0.5).soft(1.2));
    }
}

/// A tall figure at the left edge; the train of the cloak fills the card to the right.
fn long_train(c: &mut Composer) {
    let ship = c.motif("subject");
    c.scene.light_at(600.0, 260.0, 0.3);
    let who = Figure {
        outfit: Outfit::Cape,
        coat: Some(c.scene.palette.water[1]),
        scarf: None,
        wind: 1.0,
        ..c.somebody("witness")
    };
    let s = &mut c.scene;
    air::open_sky(s, &Wish::default(), 0.6);
    s.place(&who, At::new(190.0, 1130.0).height(830.0).standing().facing(Facing::Left).subject());
    folds(
        s,
        &[
            [(210.0, 560.0), (380.0, 700.0), (540.0, 690.0), (700.0, 740.0), (840.0, 720.0)],
            [(200.0, 680.0), (360.0, 800.0), (520.0, 790.0), (690.0, 840.0), (840.0, 820.0)],
        ],
    );
    s.place(
        ship,
        At::new(560.0, 800.0).height(240.0).standing().turned(-6.0).facing(Facing::Right).object().tiny(),
    );
    folds(
        s,
        &[
            [(180.0, 790.0), (330.0, 900.0), (520.0, 880.0), (680.0, 930.0), (840.0, 900.0)],
            [(150.0, 900.0), (320.0, 1000.0), (480.0, 970.0), (660.0, 1030.0), (840.0, 1000.0)],
            [(90.0, 1030.0), (280.0, 1100.0), (460.0, 1070.0), (640.0, 1120.0), (840.0, 1090.0)],
        ],
    );
    air::far_birds(s, 8, 560.0, 460.0, 120.0);
    c.scene.focus(200.0, 460.0, 220.0);
    c.scene.focus(560.0, 720.0, 200.0);
}

/// Head and shoulders; waves from the shoulders down, fish in the collar.
fn bust(c: &mut Composer) {
    let ship = c.motif("subject");
    c.scene.light_at(170.0, 200.0, 0.5);
    let who = Figure {
        outfit: Outfit::Cape,
        coat: Some(c.scene.palette.water[1]),
        scarf: None,
        view: View::Front,
        ..c.somebody("witness").feeling(Expression::Asleep)
    };
    let s = &mut c.scene;
    let p = s.palette;
    s.sky(0.5, 0.7);
    s.place(&who, At::new(400.0, 1480.0).height(1300.0).standing().subject());
    for (i, y) in [720.0, 800.0, 880.0, 960.0, 1040.0, 1120.0].into_iter().enumerate() {
        let dip = 90.0;
        let t = i as f32 / 5.0;
        let mut nodes = vec![moonhare_scene::geometry::corner(-60.0, y + dip)];
        for k in 0..10 {
            let u = k as f32 / 9.0;
            let x = lerp(-40.0, 840.0, u);
            let base = y + dip * (2.0 * u - 1.0).abs();
            nodes.push(moonhare_scene::geometry::node(x, base - if k % 2 == 0 { 20.0 } else { -12.0 }));
        }
        nodes.extend(nodes![(860, y + dip; corner), (860, 1300; corner), (-60, 1300; corner)]);
        let colour = p.water[1].mix(p.water[0], t);
        s.blob(
            &nodes,
            Look::of(colour).to(colour.dim(0.85)).inflate(14.0).rim(1.0).shadow(0.4).texture(0.25),
        );
        if i == 2 {
            s.place(
                ship,
                At::new(560.0, y + 60.0)
                    .height(230.0)
                    .standing()
                    .turned(5.0)
                    .facing(Facing::Left)
                    .object()
                    .tiny(),
            );
        }
    }
    c.scene.focus(400.0, 440.0, 260.0);
    c.scene.focus(560.0, 820.0, 170.0);
}
