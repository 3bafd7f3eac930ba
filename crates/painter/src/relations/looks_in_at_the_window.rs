//! A lamplit room, and something very large at the window.

use super::prelude::*;

pub(super) static LOOKS_IN_AT_THE_WINDOW: Relation = Relation {
    id: "looks_in_at_the_window",
    themes: Themes::Shared,
    moods: &[Mood::Dread, Mood::Tenderness],
    slots: &[
        thing(
            "subject",
            &[
                "owl",
                "whale",
                "stag",
                "cat",
                "octopus",
                "fox",
                "moth",
                "hare",
                "bear",
                "fish",
                "wolf",
                "dragon",
                "horse",
                "elephant",
                "rooster",
                "giraffe",
                "cow",
                "goat",
                "crocodile",
                "parrot",
                "donkey",
            ],
        ),
        WITNESS,
    ],
    layouts: &[
        view("armchair", Camera::Interior, armchair).witnessed(),
        view("outside", Camera::CutOut, outside).witnessed(),
    ],
};

/// From inside the room.
fn armchair(c: &mut Composer) {
    let guest = c.motif("subject");
    c.scene.light_at(640.0, 760.0, 0.4);
    let who = c.somebody("witness").doing(Pose::Read);
    let s = &mut c.scene;
    let p = s.palette;
    s.sky(0.5, 0.5);
    air::stars(s, 120, 700.0);
    s.note("room", Role::Setting);
    let before = s.light;
    s.light_at(330.0, 260.0, 0.35);
    s.place(
        guest,
        At::new(345.0, 470.0)
            .scale(fit(guest, 430.0, 600.0))
            .centred()
            .facing(Facing::Right)
            .subject()
            .giant(),
    );
    s.light = before;
    let wall =
        if p.accent.l < 0.75 { p.accent.mix(p.mid, 0.55).dim(0.72) } else { p.mid.mix(p.red, 0.3).dim(0.8) };
    let pane = Path::blob(
        &nodes![(150, 700; corner), (150, 340), (200, 200), (345, 140), (490, 200), (540, 340), (540, 700; corner)],
    );
    let sheet = Path::rect(-40.0, -40.0, 880.0, 1290.0).and(pane.clone());
    s.group(Group::new(), |s| {
        s.part(&sheet, Look::of(wall).to(wall.dim(0.7)).even_odd().flat().shadow(0.5).rim(0.0).hatch(0.0));
        for i in 0..8 {
            for j in 0..10 {
                let (x, y) = (40.0 + i as f32 * 105.0 + (j % 2) as f32 * 52.0, 40.0 + j as f32 * 98.0);
                s.blob(
                    &nodes![(x, y - 18.0), (x + 7.0, y - 4.0), (x, y + 12.0), (x - 7.0, y - 4.0)],
                    Look::mark(wall.lighter(0.06)).alpha(0.7),
                );
            }
        }
    });
    let bar = p.cream.mix(p.wood, 0.25);
    s.stroke(&pane, 26.0, Look::of(bar).inflate(6.0).shadow(0.6));
    s.rect(338.0, 150.0, 14.0, 550.0, Look::of(bar).inflate(3.0));
    s.rect(150.0, 420.0, 390.0, 13.0, Look::of(bar).inflate(3.0));
    s.rect(104.0, 696.0, 484.0, 28.0, Look::of(bar.dim(0.92)).inflate(4.0));
    crate::settings::interior::boards(s, 930.0, p.wood);
    crate::settings::interior::rug(s, 420.0, 1110.0, 310.0, 64.0);
    s.limb(&nodes![(690, 1030), (690, 700)], &[9.0], p.gold);
    s.blob(
        &nodes![(632, 716; corner), (656, 616), (724, 616), (748, 716; corner), (690, 726)],
        Look::of(p.flame.mix(p.cream, 0.3)).emissive(),
    );
    s.glow(690.0, 690.0, 420.0, p.flame, 0.55);
    let cloth = p.leaf.mix(p.accent2, 0.2).dim(0.85);
    let (x, y) = (430.0, 1090.0);
    s.blob(
        &nodes![
            (x - 120.0, y - 20.0),
            (x - 124.0, y - 150.0),
            (x - 98.0, y - 240.0),
            (x, y - 262.0),
            (x + 98.0, y - 240.0),
            (x + 124.0, y - 150.0),
            (x + 120.0, y - 20.0)
        ],
        Look::of(cloth).inflate(26.0),
    );
    s.place(&who, At::new(x, y - 20.0).height(250.0).standing().facing(Facing::Left).witness());
    s.blob(
        &nodes![(x - 106.0, y), (x - 106.0, y - 50.0), (x, y - 62.0), (x + 106.0, y - 50.0), (x + 106.0, y)],
        Look::of(cloth.lighter(0.03)).inflate(14.0),
    );
    for side in [-1.0, 1.0] {
        let at = |v: f32| x + side * v;
        s.blob(
            &nodes![
                (at(84.0), y + 4.0),
                (at(80.0), y - 96.0),
                (at(104.0), y - 124.0),
                (at(140.0), y - 110.0),
                (at(146.0), y + 4.0)
            ],
            Look::of(cloth).inflate(16.0),
        );
    }
    c.scene.focus(345.0, 430.0, 240.0);
    c.scene.focus(430.0, 930.0, 190.0);
}

/// From the garden: the small lit house, the guest bends over it in the dark.
fn outside(c: &mut Composer) {
    let guest = c.motif("subject");
    c.scene.light_at(300.0, 860.0, 0.3);
    c.scene.rim = 0.9;
    let stage = setting("garden")
        .stage(&mut c.scene, &Wish { ground: 1110.0, open: [0.0, 800.0], ..Wish::default() });
    let who = c.somebody("witness").doing(Pose::Read);
    let s = &mut c.scene;
    let p = s.palette;
    let dim = Group::new().fog(0.12).tint(moonhare_scene::colour::lch(0.72, 0.03, 270.0));
    s.place(
        guest,
        At::new(500.0, 960.0)
            .scale(fit(guest, 560.0, 880.0))
            .standing()
            .facing(Facing::Left)
            .group(dim)
            .subject()
            .giant(),
    );
    let wall = p.cream.mix(p.near, 0.3);
    s.rect(-30.0, 640.0, 400.0, 560.0, Look::of(wall).inflate(14.0).texture(0.25));
    s.poly(
        &nodes![(-60, 650), (-60, 520), (270, 500), (420, 660)],
        Look::of(p.red.dim(0.7)).inflate(12.0).texture(0.3).grain(50.0),
    );
    let pane =
        Path::blob(&nodes![(70, 1060; corner), (70, 820), (180, 740), (290, 820), (290, 1060; corner)]);
    s.group(Group::new().clip(pane.clone()), |s| {
        s.rect(40.0, 700.0, 300.0, 400.0, Look::of(p.flame).to(p.flame.dim(0.85)).emissive().shadow(0.0));
        s.place(&who, At::new(180.0, 1075.0).height(260.0).standing().facing(Facing::Right).witness());
    });
    s.stroke(&pane, 14.0, Look::of(p.wood).inflate(4.0));
    s.rect(175.0, 750.0, 9.0, 310.0, Look::of(p.wood));
    s.rect(70.0, 890.0, 220.0, 9.0, Look::of(p.wood));
    s.glow(180.0, 920.0, 420.0, p.flame, 0.4);
    s.note("house", Role::Detail);
    (setting("garden").front)(s, &stage);
    c.scene.focus(460.0, 420.0, 250.0);
    c.scene.focus(180.0, 930.0, 160.0);
}
