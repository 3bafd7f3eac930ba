//! The smoke turns into something alive.

use super::prelude::*;

pub(super) static SMOKE_BECOMES: Relation = Relation {
    id: "smoke_becomes",
    themes: Themes::Shared,
    moods: &[Mood::Wonder, Mood::Memory],
    slots: &[
        thing(
            "subject",
            &[
                "whale",
                "cat",
                "hare",
                "swan",
                "dragon",
                "elephant",
                "horse",
                "octopus",
                "bear",
                "peacock",
                "lion",
                "sheep",
                "rooster",
                "goose",
                "kangaroo",
                "crocodile",
            ],
        ),
        thing("object", &["train", "house", "teapot", "candle", "steamship"]),
        WITNESS,
    ],
    layouts: &[view("bridge", Camera::Wide, bridge), view("chimney", Camera::CloseUp, near)],
};

fn plume(s: &mut Scene, from: (f32, f32), to: (f32, f32), size: [f32; 2]) {
    let white = s.palette.white.mix(s.palette.fog, 0.3);
    for i in 0..9 {
        let t = i as f32 / 8.0;
        let w = lerp(size[0], size[1], t);
        let x = lerp(from.0, to.0, t) + s.rng.signed() * w * 0.2 + sin(t * 6.0) * 26.0;
        air::heap(s, x, lerp(from.1, to.1, t), w, w * 0.62, white, false, 0.85);
    }
}

fn ghost(s: &mut Scene, beast: &motifs::Motif, x: f32, y: f32, h: f32, facing: Facing) {
    let white = s.palette.white.mix(s.palette.fog, 0.25);
    let dress = Dress { main: Some(white.dim(0.95)), accent: Some(white), ..Dress::default() };
    let haze = Group::new().alpha(0.95).fog(0.35).fog_colour(white).blur(0.8);
    s.place(
        &beast.dressed(dress),
        At::new(x, y)
            .scale(fit(beast, h * 1.35, h))
            .centred()
            .turned(-8.0)
            .facing(facing)
            .group(haze)
            .subject()
            .giant(),
    );
    for i in 0..7 {
        let t = i as f32 / 6.0;
        let (dx, w) = (lerp(-0.5, 0.5, t) * h, s.rng.range(110.0, 190.0));
        let dy = s.rng.signed() * 20.0;
        air::heap(s, x + dx, y + h * 0.42 + dy, w, 64.0, white, true, 0.85);
    }
}

/// Far away on a bridge of arches above the clouds.
fn bridge(c: &mut Composer) {
    let (beast, fire) = (c.motif("subject"), c.motif("object"));
    c.scene.light_at(620.0, 230.0, 0.35);
    let who = c.somebody("witness").from_behind();
    let s = &mut c.scene;
    let p = s.palette;
    air::open_sky(s, &Wish::default(), 0.4);
    air::cloud_rows(s, 960.0, 2, 90.0, 140.0);
    let stone = p.stone.mix(p.mid, 0.4);
    let y = 880.0;
    s.note("bridge", Role::Detail);
    s.group(Group::new().fog_down(980.0, 1180.0, 0.7), |s| {
        for i in 0..5 {
            let x = -40.0 + 210.0 * i as f32;
            let arch = Path::blob(&nodes![(x + 28.0, 1260; corner), (x + 28.0, y + 140.0), (x + 60.0, y + 70.0), (x + 105.0, y + 50.0), (x + 150.0, y + 70.0), (x + 182.0, y + 140.0), (x + 182.0, 1260; corner)]);
            s.part(&Path::rect(x, y, 211.0, 420.0).and(arch), Look::of(stone).even_odd().inflate(9.0).texture(0.3).shadow(0.0));
        }
        s.rect(-20.0, y - 10.0, 840.0, 20.0, Look::of(stone.dim(0.8)).inflate(4.0));
    });
    plume(s, (190.0, 660.0), (330.0, 470.0), [60.0, 170.0]);
    ghost(s, beast, 480.0, 350.0, 330.0, Facing::Right);
    s.place(
        fire,
        At::new(200.0, y - 8.0).scale(fit(fire, 300.0, 210.0)).standing().facing(Facing::Left).object(),
    );
    s.place(&who, At::new(590.0, y - 8.0).height(170.0).standing().facing(Facing::Left).witness());
    air::cloud_rows(s, 1080.0, 1, 90.0, 120.0);
    c.scene.focus(480.0, 360.0, 260.0);
    c.scene.focus(220.0, 780.0, 170.0);
}

/// Right beside it: the creature is still half in the chimney and bends down to somebody.
fn near(c: &mut Composer) {
    let (beast, fire) = (c.motif("subject"), c.motif("object"));
    c.scene.light_at(150.0, 300.0, 0.4);
    let stage = setting("hills").stage(&mut c.scene, &Wish { ground: 1050.0, ..Wish::default() });
    let who = c.somebody("witness").doing(Pose::Reach).feeling(Expression::Wondering);
    let s = &mut c.scene;
    plume(s, (560.0, 720.0), (500.0, 440.0), [80.0, 260.0]);
    ghost(s, beast, 360.0, 360.0, 460.0, Facing::Left);
    s.place(
        fire,
        At::new(570.0, stage.y(570.0) + 30.0)
            .scale(fit(fire, 400.0, 340.0))
            .standing()
            .facing(Facing::Right)
            .shadow(0.4)
            .object(),
    );
    s.place(
        &who,
        At::new(190.0, stage.y(190.0) + 40.0)
            .height(280.0)
            .standing()
            .facing(Facing::Right)
            .shadow(0.4)
            .witness(),
    );
    (setting("hills").front)(&mut c.scene, &stage);
    c.scene.focus(360.0, 380.0, 280.0);
    c.scene.focus(190.0, 900.0, 150.0);
}
