//! Everybody wears the same face, except one.

use super::prelude::*;

pub(super) static WEARS_THE_SAME_MASK: Relation = Relation {
    id: "wears_the_same_mask",
    themes: Themes::Only(&["looking-glass", "carousel"]),
    moods: &[Mood::Loneliness, Mood::Secrecy],
    slots: &[WITNESS, place(&["city", "theatre", "railway", "circus"])],
    layouts: &[view("crowd", Camera::CloseUp, crowd), view("stairs", Camera::Wide, alone)],
};

fn masked(s: &mut Scene, x: f32, y: f32, h: f32, tone: f32) {
    let p = s.palette;
    let k = h / 300.0;
    let coat = p.dark.mix(p.near, 0.4).mix(p.fog, tone);
    s.blob(&nodes![(x - 70.0 * k, y; corner), (x - 62.0 * k, y - 140.0 * k), (x - 34.0 * k, y - 190.0 * k), (x, y - 200.0 * k), (x + 34.0 * k, y - 190.0 * k), (x + 62.0 * k, y - 140.0 * k), (x + 70.0 * k, y; corner)], Look::of(coat).inflate(18.0 * k));
    s.blob(
        &nodes![
            (x - 46.0 * k, y - 240.0 * k),
            (x - 52.0 * k, y - 300.0 * k),
            (x, y - 318.0 * k),
            (x + 52.0 * k, y - 300.0 * k),
            (x + 46.0 * k, y - 240.0 * k)
        ],
        Look::of(coat.dim(0.8)).inflate(10.0 * k),
    );
    s.blob(
        &nodes![
            (x - 40.0 * k, y - 262.0 * k),
            (x - 34.0 * k, y - 214.0 * k),
            (x, y - 180.0 * k),
            (x + 34.0 * k, y - 214.0 * k),
            (x + 40.0 * k, y - 262.0 * k),
            (x, y - 284.0 * k)
        ],
        Look::of(p.cream.mix(p.fog, tone)).inflate(12.0 * k),
    );
    for side in [-1.0, 1.0] {
        s.ellipse(x + side * 15.0 * k, y - 244.0 * k, 8.0 * k, 5.0 * k, Look::lamp(p.ink));
    }
    s.line(
        &nodes![(x - 14.0 * k, y - 212.0 * k), (x, y - 206.0 * k), (x + 14.0 * k, y - 212.0 * k)],
        3.0 * k,
        Look::lamp(p.ink),
    );
    s.blob(
        &nodes![
            (x - 58.0 * k, y - 280.0 * k),
            (x, y - 292.0 * k),
            (x + 58.0 * k, y - 280.0 * k),
            (x, y - 272.0 * k)
        ],
        Look::of(coat.dim(0.7)),
    );
    s.rect(x - 34.0 * k, y - 352.0 * k, 68.0 * k, 70.0 * k, Look::of(coat.dim(0.75)).inflate(9.0 * k));
}

/// Rows of hats and masks fill the card; one face looks at us.
fn crowd(c: &mut Composer) {
    c.scene.light_at(420.0, 260.0, 0.4);
    c.stage(&Wish { ground: 900.0, open: [0.0, 800.0], ..Wish::default() });
    let who = Figure { view: View::Front, ..c.somebody("witness").feeling(Expression::Sad) };
    let s = &mut c.scene;
    s.note("mask", Role::Object);
    s.note("crowd", Role::Detail);
    for row in 0..4 {
        let t = row as f32 / 3.0;
        let (y, h) = (lerp(760.0, 1290.0, t), lerp(190.0, 420.0, t));
        let gap = h * 0.52;
        let n = (860.0 / gap) as i32 + 1;
        for i in 0..n {
            let x = -20.0 + gap * i as f32 + if row % 2 == 0 { 0.0 } else { gap * 0.5 };
            if row == 2 && (x - 430.0).abs() < gap * 0.6 {
                s.place(&who, At::new(430.0, y + h * 0.62).height(h * 1.95).standing().subject());
                continue;
            }
            let bob = s.rng.range(-10.0, 10.0);
            masked(s, x, y + bob, h, 0.35 * (1.0 - t));
        }
    }
    c.scene.focus(430.0, 800.0, 240.0);
}

/// They all go one way; one goes the other, the mask in hand.
fn alone(c: &mut Composer) {
    c.scene.light_at(160.0, 240.0, 0.4);
    let stage = c.stage(&Wish { ground: 980.0, open: [0.0, 800.0], ..Wish::default() });
    let who = c.somebody("witness").doing(Pose::Run).holding(motif("mask"), 26.0, Grip::Middle, 30.0, -52.0);
    let s = &mut c.scene;
    s.note("crowd", Role::Detail);
    for (row, y) in [(0, stage.y(400.0) - 30.0), (1, stage.y(400.0) + 20.0)] {
        for i in 0..9 {
            masked(
                s,
                360.0 + 58.0 * i as f32 + 26.0 * row as f32,
                y,
                180.0 + 20.0 * row as f32,
                0.3 - 0.1 * row as f32,
            );
        }
    }
    s.place(&who, At::new(230.0, 1130.0).height(520.0).standing().facing(Facing::Left).shadow(0.5).subject());
    for x in [560.0, 700.0] {
        masked(s, x, 1230.0, 380.0, 0.0);
    }
    c.front(&stage);
    c.scene.focus(230.0, 850.0, 240.0);
}
