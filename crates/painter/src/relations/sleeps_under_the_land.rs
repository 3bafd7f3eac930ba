//! The hills are a blanket, and somebody sleeps under them.

use super::prelude::*;

pub(super) static SLEEPS_UNDER_THE_LAND: Relation = Relation {
    id: "sleeps_under_the_land",
    themes: Themes::Only(&["moonhare", "roots", "carousel"]),
    moods: &[Mood::Tenderness, Mood::Memory],
    slots: &[
        one_of("witness", &["child", "girl", "boy", "bear", "hare", "fox", "old_man", "cat", "moon_head"]),
        thing(
            "subject",
            &["house", "windmill", "train", "castle", "oak", "willow", "lighthouse", "tent", "yurt", "tram"],
        ),
    ],
    layouts: &[lit("horizon", Camera::Wide, horizon), view("from_above", Camera::Aerial, from_above)],
};

fn quilt(s: &mut Scene, [x0, y0, x1, y1]: [f32; 4], rows: usize, columns: usize, bulge: f32) {
    let p = s.palette;
    let colours =
        [p.leaf, p.mid, p.gold.mix(p.leaf, 0.4), p.accent2.mix(p.mid, 0.5), p.leaf.mix(p.near, 0.4), p.far];
    let at = |u: f32, v: f32| {
        let hump = bulge * sin(u * PI) * (1.0 - v * 0.6);
        (lerp(x0, x1, u), lerp(y0, y1, v) - hump)
    };
    for j in 0..rows {
        for i in 0..columns {
            let (u0, u1) = (i as f32 / columns as f32, (i + 1) as f32 / columns as f32);
            let (v0, v1) = (j as f32 / rows as f32, (j + 1) as f32 / rows as f32);
            let q = [at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)];
            let tone = s.rng.pick(&colours).lighter(s.rng.range(-0.03, 0.03));
            let grain = s.rng.range(0.0, 90.0);
            s.blob(&nodes![(q[0].0, q[0].1; corner), (q[1].0, q[1].1; corner), (q[2].0, q[2].1; corner), (q[3].0, q[3].1; corner)], Look::of(tone).inflate(12.0).shadow(0.3).texture(0.28).grain(grain).grass(4.0, -90.0, 4.0));
            let stitch = p.cream;
            for k in 0..5 {
                let t = (k as f32 + 0.3) / 5.0;
                let (a, b) = (at(lerp(u0, u1, t), v0), at(lerp(u0, u1, t + 0.08), v0));
                s.line(&nodes![(a.0, a.1), (b.0, b.1)], 2.0, Look::of(stitch).alpha(0.7));
            }
            if s.rng.chance(0.6) {
                let (tx, ty) = at(lerp(u0, u1, s.rng.unit()), lerp(v0, v1, s.rng.unit()));
                trees::tree(s, trees::Sort::Round, tx, ty, 40.0, p.leaf.dim(0.7), None);
            }
        }
    }
}

/// From the side: a face on a pillow of cloud at the left, the blanket is the landscape.
fn horizon(c: &mut Composer) {
    let home = c.motif("subject");
    c.scene.light_at(560.0, 250.0, 0.3);
    let who = Figure { scarf: None, view: View::Front, ..c.somebody("witness").feeling(Expression::Asleep) };
    let s = &mut c.scene;
    air::open_sky(s, &Wish { disc: true, ..Wish::default() }, 0.5);
    let cloud = air::cloud_colour(s);
    air::heap(s, 210.0, 860.0, 520.0, 330.0, cloud, false, 1.0);
    s.place(
        &who,
        At::new(1020.0, 880.0).height(920.0).standing().turned(-80.0).facing(Facing::Right).subject().giant(),
    );
    quilt(s, [400.0, 770.0, 1080.0, 1240.0], 4, 6, 190.0);
    quilt(s, [-160.0, 990.0, 760.0, 1300.0], 3, 6, 60.0);
    s.place(home, At::new(720.0, 600.0).height(170.0).standing().object().tiny());
    air::far_birds(s, 7, 640.0, 420.0, 80.0);
    c.scene.focus(220.0, 720.0, 220.0);
    c.scene.focus(720.0, 520.0, 160.0);
}

/// From above: head on the pillow at the top, a whole country below the chin.
fn from_above(c: &mut Composer) {
    let home = c.motif("subject");
    c.scene.light_at(120.0, 100.0, 0.55);
    let who = Figure { view: View::Front, scarf: None, ..c.somebody("witness").feeling(Expression::Asleep) };
    let s = &mut c.scene;
    let p = s.palette;
    s.paint_sky(Sky { stops: vec![(0.0, p.water[0]), (1.0, p.water[0].dim(0.8))], ..Sky::of(&p, 0.0, 0.4) });
    s.blob(
        &nodes![(150, 90), (400, 60), (650, 90), (690, 280), (650, 440), (400, 470), (150, 440), (110, 280)],
        Look::of(p.cream).inflate(60.0).texture(0.15),
    );
    s.place(&who, At::new(400.0, 1130.0).height(1010.0).standing().subject().giant());
    quilt(s, [-60.0, 540.0, 860.0, 1280.0], 7, 7, 60.0);
    s.limb(
        &nodes![(-40, 540), (200, 500), (400, 486), (600, 500), (840, 540)],
        &[54.0],
        Look::of(p.white).inflate(18.0).texture(0.15),
    );
    s.place(home, At::new(470.0, 800.0).height(190.0).standing().shadow(0.4).object().tiny());
    s.limb(
        &nodes![(860, 700), (640, 760), (480, 830), (250, 900), (-60, 960)],
        &[14.0, 12.0, 12.0, 16.0, 20.0],
        Look::of(p.cream.mix(p.wood, 0.3)).shadow(0.2),
    );
    c.scene.focus(400.0, 300.0, 220.0);
    c.scene.focus(470.0, 720.0, 170.0);
}
