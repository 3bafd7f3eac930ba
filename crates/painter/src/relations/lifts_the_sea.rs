//! Somebody lifts the edge of the sea like a cloth to look beneath.

use super::prelude::*;

pub(super) static LIFTS_THE_SEA: Relation = Relation {
    id: "lifts_the_sea",
    themes: Themes::Only(&["tides", "roots", "marbles", "carousel"]),
    moods: &[Mood::Secrecy, Mood::Mischief],
    slots: &[
        thing(
            "subject",
            &[
                "clock",
                "key",
                "piano",
                "train",
                "cat",
                "door",
                "whale",
                "bed",
                "suitcase",
                "crown",
                "mouse",
                "street_lamp",
                "pram",
                "tram",
                "sandcastle",
            ],
        ),
        WITNESS,
    ],
    layouts: &[lit("shore", Camera::Wide, shore), view("underneath", Camera::CutOut, underneath)],
};

fn blanket(s: &mut Scene, nodes: &[moonhare_scene::geometry::Node], hem: &[moonhare_scene::geometry::Node]) {
    let p = s.palette;
    s.blob(
        nodes,
        Look::of(p.water[1]).to(p.water[0]).inflate(26.0).rim(1.0).shadow(0.6).texture(0.28).grain(10.0),
    );
    s.line(hem, 12.0, Look::of(p.white).inflate(3.0).alpha(0.9));
    let line = moonhare_scene::geometry::sample(hem, 40);
    for q in line.iter().step_by(3) {
        s.dot(q.x, q.y + 8.0, 7.0, Look::of(p.white).alpha(0.85));
    }
}

fn waves(s: &mut Scene, count: usize, [left, top, right, bottom]: [f32; 4]) {
    let white = s.palette.white;
    for _ in 0..count {
        let (x, y, w) = (s.rng.range(left, right), s.rng.range(top, bottom), s.rng.range(30.0, 90.0));
        s.line(
            &nodes![(x, y), (x + w * 0.3, y - 8.0), (x + w * 0.6, y + 2.0), (x + w, y - 6.0)],
            3.0,
            Look::of(white).alpha(0.35).soft(0.8),
        );
    }
}

/// A great corner of water held up at the right; sand and the find below it.
fn shore(c: &mut Composer) {
    let find = c.motif("subject");
    c.scene.light_at(220.0, 240.0, 0.35);
    let who = Figure {
        right_hand: Some(point(20.0, -104.0)),
        left_hand: Some(point(6.0, -104.0)),
        ..c.somebody("witness").doing(Pose::Reach)
    };
    let s = &mut c.scene;
    let p = s.palette;
    air::open_sky(s, &Wish { disc: true, ..Wish::default() }, 0.5);
    s.note("sea", Role::Setting);
    let sand = p.gold.mix(p.far, 0.4);
    s.rect(
        -20.0,
        600.0,
        840.0,
        640.0,
        Look::of(sand).to(sand.dim(0.6)).flat().rim(0.0).shadow(0.0).texture(0.3),
    );
    s.place(motif("sailing_boat"), At::new(160.0, 560.0).height(150.0).standing());
    s.place(
        find,
        At::new(430.0, 1060.0).scale(fit(find, 420.0, 330.0)).standing().turned(-6.0).shadow(0.5).subject(),
    );
    blanket(
        s,
        &nodes![(-60, 540; corner), (200, 552), (500, 540), (860, 548; corner), (860, 620), (720, 640), (640, 700), (560, 740), (430, 690), (330, 800), (200, 900), (60, 1010), (-60, 1060; corner)],
        &nodes![
            (860, 622),
            (720, 642),
            (640, 702),
            (560, 742),
            (430, 692),
            (330, 802),
            (200, 902),
            (60, 1012),
            (-60, 1062)
        ],
    );
    waves(s, 36, [-20.0, 570.0, 420.0, 820.0]);
    s.place(&who, At::new(610.0, 1020.0).height(300.0).standing().facing(Facing::Left).shadow(0.4).witness());
    c.scene.focus(430.0, 900.0, 230.0);
    c.scene.focus(610.0, 860.0, 160.0);
}

/// From below: we are under the cloth of water with the thing, a face peers in.
fn underneath(c: &mut Composer) {
    let find = c.motif("subject");
    c.scene.light_at(560.0, 520.0, 0.15);
    c.scene.rim = 0.9;
    let who = c.somebody("witness").doing(Pose::Lean).feeling(Expression::Surprised);
    let s = &mut c.scene;
    let p = s.palette;
    s.sky(0.8, 0.4);
    s.note("sea", Role::Setting);
    let sand = p.gold.mix(p.near, 0.5);
    let floor = ridge(s, 1000.0, 14.0, 6);
    land(s, &floor, sand, sand.dim(0.6), 0.0);
    s.place(&who, At::new(560.0, 1000.0).height(360.0).standing().facing(Facing::Left).witness());
    blanket(
        s,
        &nodes![(-60, -60; corner), (860, -60; corner), (860, 560), (760, 520), (620, 470), (470, 560), (380, 720), (250, 800), (130, 950), (-60, 1020; corner)],
        &nodes![
            (860, 562),
            (760, 522),
            (620, 472),
            (470, 562),
            (380, 722),
            (250, 802),
            (130, 952),
            (-60, 1022)
        ],
    );
    waves(s, 50, [-20.0, 40.0, 700.0, 520.0]);
    for (x, y, h) in [(150.0, 200.0, 60.0), (480.0, 330.0, 44.0), (300.0, 480.0, 50.0)] {
        if let Some(fish) = motifs::find("fish") {
            s.place(fish, At::new(x, y).height(h).centred());
        }
    }
    s.place(
        find,
        At::new(290.0, 1120.0).scale(fit(find, 440.0, 340.0)).standing().turned(5.0).shadow(0.5).subject(),
    );
    s.glow(520.0, 800.0, 360.0, p.light, 0.4);
    c.scene.focus(290.0, 960.0, 210.0);
    c.scene.focus(560.0, 780.0, 180.0);
}
