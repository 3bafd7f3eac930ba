//! A night walk of many small lights.

use super::prelude::*;

pub(super) static WALKS_IN_PROCESSION: Relation = Relation {
    id: "walks_in_procession",
    themes: Themes::Only(&["moonhare", "moth-court", "carousel"]),
    moods: &[Mood::Wonder, Mood::Secrecy],
    slots: &[
        thing(
            "subject",
            &["snail", "moth", "owl", "stag", "heron", "cat", "swan", "goose", "flamingo", "goat"],
        ),
        WITNESS,
        one_of("second", &["hare", "fox", "bear", "owl", "king", "hooded_one", "badger", "mouse"]),
    ],
    layouts: &[
        lit("ridge", Camera::Wide, ridge_walk).witnessed(),
        view("winding", Camera::Aerial, winding).witnessed(),
    ],
};

fn walkers(c: &mut Composer, places: &[(f32, f32, f32)], facing: Facing) {
    let lamp = motif("lantern");
    for (i, (x, y, h)) in places.iter().enumerate() {
        let who = match i {
            0 => c.somebody("witness"),
            1 => c.somebody("second"),
            _ => c.stranger(),
        };
        let who = who.doing(Pose::Walk).holding(lamp, 26.0, Grip::Top, 26.0, -62.0);
        let p = c.scene.palette;
        let at = At::new(*x, *y).height(*h).standing().facing(facing).shadow(0.4);
        c.scene.place(&who, if i < 2 { at.witness() } else { at.silent() });
        c.scene.glow(*x, *y - h * 0.5, h * 1.1, p.flame, 0.3);
    }
}

/// Along a ridge against a huge moon.
fn ridge_walk(c: &mut Composer) {
    let leader = c.motif("subject");
    c.scene.light_at(430.0, 420.0, 0.05);
    c.scene.rim = 0.95;
    let s = &mut c.scene;
    let p = s.palette;
    air::open_sky(s, &Wish::default(), 0.45);
    air::disc(s, 430.0, 430.0, 250.0, Disc::Full);
    let far = ridge(s, 780.0, 40.0, 7);
    land(s, &far, p.mid.mix(p.fog, 0.3), p.mid, 5.0);
    s.fog(830.0, 70.0, 0.4);
    let near = ridge(s, 860.0, 26.0, 6);
    let y = |x: f32| crate::settings::height(&near, x) + 6.0;
    land(s, &near, p.mid.mix(p.near, 0.5), p.near, 9.0);
    s.place(
        leader,
        At::new(610.0, y(610.0))
            .scale(fit(leader, 330.0, 330.0))
            .standing()
            .facing(Facing::Right)
            .subject()
            .giant(),
    );
    let spots: Vec<_> = [70.0, 165.0, 255.0, 345.0, 430.0].iter().map(|x| (*x, y(*x), 130.0)).collect();
    walkers(c, &spots, Facing::Right);
    let s = &mut c.scene;
    let front = ridge(s, 1010.0, 24.0, 7);
    land(s, &front, p.near.dim(0.9), p.near.dim(0.7), 10.0);
    grass(s, 1120.0, 240, 90.0, [0.0, 800.0]);
    c.scene.focus(400.0, 780.0, 330.0);
}

/// Down a winding path seen from above: the last are small, the first are large.
fn winding(c: &mut Composer) {
    let leader = c.motif("subject");
    c.scene.light_at(120.0, 60.0, 0.5);
    let s = &mut c.scene;
    let p = s.palette;
    let ground = p.near.mix(p.leaf, 0.25);
    s.paint_sky(Sky {
        stops: vec![(0.0, ground.mix(p.fog, 0.35)), (1.0, ground.dim(0.8))],
        ..Sky::of(&p, 0.0, 0.2)
    });
    let path = nodes![
        (640, -40),
        (560, 160),
        (260, 300),
        (220, 480),
        (520, 640),
        (600, 830),
        (360, 1000),
        (250, 1260)
    ];
    s.limb(
        &path,
        &[40.0, 60.0, 80.0, 100.0, 120.0, 140.0, 170.0, 210.0],
        Look::of(p.cream.mix(p.mid, 0.5)).flat().rim(0.0).shadow(0.3).texture(0.3),
    );
    for _ in 0..46 {
        let (x, y) = (s.rng.range(-20.0, 820.0), s.rng.range(0.0, 1200.0));
        let on_path = moonhare_scene::geometry::sample(&path, 60)
            .iter()
            .any(|q| (q.x - x).abs() < 110.0 && (q.y - y).abs() < 80.0);
        if !on_path {
            trees::tree(s, trees::Sort::Pine, x, y, 70.0 + y * 0.07, p.leaf.mix(p.near, 0.4), None);
        }
    }
    s.place(
        leader,
        At::new(350.0, 1130.0).height(400.0).standing().facing(Facing::Left).shadow(0.4).subject().giant(),
    );
    walkers(
        c,
        &[
            (590.0, 190.0, 70.0),
            (430.0, 270.0, 80.0),
            (270.0, 330.0, 92.0),
            (240.0, 480.0, 106.0),
            (430.0, 610.0, 120.0),
            (590.0, 720.0, 140.0),
        ],
        Facing::Left,
    );
    c.scene.focus(350.0, 950.0, 260.0);
    c.scene.focus(430.0, 500.0, 230.0);
}
