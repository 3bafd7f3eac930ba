//! A candle is a tower, and a town lives in its wax.

use super::prelude::*;

pub(super) static BURNS_DOWN: Relation = Relation {
    id: "burns_down",
    themes: Themes::Only(&["moonhare", "half-asleep", "carousel"]),
    moods: &[Mood::Dread, Mood::Memory],
    slots: &[WITNESS, place(&["hills", "snowfield", "cave", "library", "cloud_sea", "desert"])],
    layouts: &[
        view("tower", Camera::Wide, tower).witnessed(),
        view("flame", Camera::CloseUp, flame).witnessed(),
    ],
};

fn wax(s: &mut Scene, x: f32, top: f32, foot: f32, w: f32) {
    let p = s.palette;
    let cream = p.cream.mix(p.flame, 0.12);
    s.blob(&nodes![(x - w * 0.5, top + 30.0), (x - w * 0.3, top), (x, top + 18.0), (x + w * 0.32, top - 6.0), (x + w * 0.5, top + 36.0), (x + w * 0.56, foot; corner), (x - w * 0.56, foot; corner)], Look::of(cream).to(cream.dim(0.7)).inflate(w * 0.24).texture(0.12));
    for i in 0..9 {
        let t = i as f32 / 8.0;
        let dx = lerp(-0.5, 0.5, t) * w;
        let l = s.rng.range(0.12, 0.5) * (foot - top);
        s.limb(
            &nodes![(x + dx, top + 26.0), (x + dx + 4.0, top + l * 0.6), (x + dx, top + l)],
            &[w * 0.06, w * 0.09, w * 0.12],
            Look::of(cream.lighter(0.02)).inflate(w * 0.03).shadow(0.3),
        );
    }
}

fn fire(s: &mut Scene, x: f32, y: f32, h: f32) {
    let p = s.palette;
    s.note("candle", Role::Subject);
    s.glow(x, y - h * 0.4, (h * 2.6).min(700.0), p.flame, 0.4);
    s.limb(&nodes![(x, y + h * 0.12), (x + 3.0, y - h * 0.16)], &[h * 0.05, h * 0.03], Look::of(p.ink));
    s.blob(&nodes![(x, y), (x - h * 0.24, y - h * 0.22), (x - h * 0.16, y - h * 0.52), (x + h * 0.06, y - h; corner), (x + h * 0.2, y - h * 0.46), (x + h * 0.22, y - h * 0.18)], Look::of(p.flame.mix(p.accent, 0.25)).emissive().shadow(0.0));
    s.blob(&nodes![(x, y - h * 0.04), (x - h * 0.12, y - h * 0.2), (x, y - h * 0.6; corner), (x + h * 0.12, y - h * 0.2)], Look::lamp(p.white).soft(2.0));
}

fn homes(c: &mut Composer, spots: &[(f32, f32, f32)]) {
    let house = motif("house");
    for (i, (x, y, h)) in spots.iter().enumerate() {
        let dress = Dress {
            variant: c.rng.below(4) as u8,
            accent: Some(c.scene.palette.cloth(i)),
            ..Dress::default()
        };
        let at = At::new(*x, *y).height(*h).standing().turned(c.rng.range(-6.0, 6.0));
        c.scene.place(&house.dressed(dress), if i == 0 { at.object().tiny() } else { at.silent() });
    }
}

/// The whole candle, tall as a hill.
fn tower(c: &mut Composer) {
    c.scene.light_at(470.0, 250.0, 0.25);
    let stage = c.stage(&Wish { ground: 1050.0, ..Wish::default() });
    let who = c.somebody("witness").from_behind();
    let s = &mut c.scene;
    let y = stage.y(470.0) + 30.0;
    fire(s, 470.0, 370.0, 210.0);
    s.group(Group::new(), |s| wax(s, 470.0, 370.0, y, 270.0));
    homes(
        c,
        &[
            (360.0, 620.0, 100.0),
            (560.0, 560.0, 90.0),
            (400.0, 820.0, 120.0),
            (580.0, 800.0, 110.0),
            (470.0, 690.0, 84.0),
            (330.0, y - 4.0, 120.0),
            (620.0, y + 6.0, 130.0),
        ],
    );
    let s = &mut c.scene;
    ladder(s, point(450.0, y), point(450.0, 840.0), 22.0);
    s.place(
        &who,
        At::new(160.0, stage.y(160.0) + 50.0)
            .height(200.0)
            .standing()
            .looking_at(470.0)
            .shadow(0.5)
            .witness(),
    );
    c.front(&stage);
    c.scene.focus(470.0, 330.0, 200.0);
    c.scene.focus(460.0, 720.0, 240.0);
}

/// At the rim of the melted pool: somebody warms their hands at a flame as tall as themselves.
fn flame(c: &mut Composer) {
    c.scene.light_at(470.0, 560.0, 0.2);
    c.scene.rim = 0.95;
    c.stage(&Wish { ground: 1160.0, open: [0.0, 800.0], ..Wish::default() });
    let who = c.somebody("witness").doing(Pose::Reach);
    let s = &mut c.scene;
    let p = s.palette;
    s.group(Group::new(), |s| wax(s, 400.0, 820.0, 1300.0, 820.0));
    s.ellipse(410.0, 850.0, 330.0, 46.0, Look::of(p.flame.mix(p.cream, 0.5)).inflate(10.0).shadow(0.2));
    fire(s, 480.0, 850.0, 520.0);
    s.place(&who, At::new(215.0, 880.0).height(290.0).standing().facing(Facing::Right).witness());
    homes(
        c,
        &[
            (660.0, 850.0, 130.0),
            (110.0, 960.0, 110.0),
            (610.0, 1060.0, 140.0),
            (300.0, 1100.0, 130.0),
            (730.0, 1010.0, 100.0),
        ],
    );
    c.scene.focus(460.0, 640.0, 280.0);
    c.scene.focus(215.0, 760.0, 150.0);
}
