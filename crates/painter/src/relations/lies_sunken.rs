//! At the bottom of the sea somebody keeps house with what has sunk.

use super::prelude::*;

pub(super) static LIES_SUNKEN: Relation = Relation {
    id: "lies_sunken",
    themes: Themes::Shared,
    moods: &[Mood::Memory, Mood::Loneliness],
    slots: &[
        thing(
            "subject",
            &[
                "train",
                "house",
                "clock",
                "violin",
                "piano",
                "lighthouse",
                "carousel",
                "chair",
                "telephone",
                "castle",
                "bicycle",
                "mask",
                "grandfather_clock",
                "typewriter",
                "gramophone",
                "throne",
                "rocket",
                "tram",
                "telephone_box",
                "vintage_car",
                "pram",
                "biplane",
            ],
        ),
        WITNESS,
    ],
    layouts: &[view("floor", Camera::Wide, floor), view("below_a_boat", Camera::TwoInOne, below_a_boat)],
};

fn shoal(c: &mut Composer, count: usize, [left, top, right, bottom]: [f32; 4], size: f32) {
    let Some(fish) = motifs::find("fish") else { return };
    let mut spots = Vec::new();
    for _ in 0..count {
        spots.push(point(c.rng.range(left, right), c.rng.range(top, bottom)));
    }
    let p = c.scene.palette;
    for at in spots {
        let dress =
            Dress { main: Some(c.rng.pick(&[p.accent, p.accent2, p.cream, p.red])), ..Dress::default() };
        let facing = c.rng.pick(&[Facing::Left, Facing::Right]);
        let h = size * c.rng.range(0.7, 1.2);
        c.scene.place(&fish.dressed(dress), At::new(at.x, at.y).height(h).centred().facing(facing));
    }
}

/// It leans in the sand; weed, fish and one lamp.
fn floor(c: &mut Composer) {
    let wreck = c.motif("subject");
    c.scene.light_at(300.0, -120.0, 0.5);
    let stage = setting("seabed").stage(&mut c.scene, &Wish { ground: 1080.0, ..Wish::default() });
    let who = c.somebody("witness").doing(Pose::Walk).holding(motif("lantern"), 26.0, Grip::Top, 28.0, -60.0);
    let s = &mut c.scene;
    let p = s.palette;
    s.place(
        wreck,
        At::new(490.0, stage.y(490.0) + 30.0)
            .scale(fit(wreck, 520.0, 520.0))
            .standing()
            .turned(9.0)
            .group(Group::new().fog(0.1).fog_colour(p.water[1]))
            .subject(),
    );
    shoal(c, 14, [60.0, 380.0, 740.0, 900.0], 34.0);
    let s = &mut c.scene;
    let front = ridge(s, 1100.0, 14.0, 7);
    land(s, &front, p.near.mix(p.mid, 0.3), p.near, 0.0);
    s.place(&who, At::new(190.0, 1125.0).height(220.0).standing().looking_at(490.0).witness());
    let helmet = Path::ellipse(190.0, 945.0, 44.0, 46.0);
    s.part(&helmet, Look::of(p.white).alpha(0.16).inflate(12.0).shadow(0.0));
    s.stroke(&helmet, 3.0, Look::of(p.white).alpha(0.7));
    s.glow(240.0, 1000.0, 200.0, p.flame, 0.4);
    (setting("seabed").front)(&mut c.scene, &stage);
    c.scene.focus(490.0, 820.0, 260.0);
    c.scene.focus(190.0, 1000.0, 140.0);
}

/// The sea cut open: a boat above, the sunken thing hangs upside down below it on a chain.
fn below_a_boat(c: &mut Composer) {
    let wreck = c.motif("subject");
    c.scene.light_at(620.0, 150.0, 0.4);
    let who = c.somebody("witness").doing(Pose::Walk).holding(motif("lantern"), 26.0, Grip::Top, 28.0, -60.0);
    let s = &mut c.scene;
    let p = s.palette;
    air::open_sky(s, &Wish::default(), 0.5);
    s.note("sea", Role::Setting);
    let deep = p.water[0];
    s.place(motif("sailing_boat"), At::new(520.0, 330.0).height(230.0).standing());
    let mut nodes: Vec<_> = (0..=8)
        .map(|i| {
            moonhare_scene::geometry::node(-40.0 + 110.0 * i as f32, if i % 2 == 0 { 300.0 } else { 318.0 })
        })
        .collect();
    nodes.extend(nodes![(860, 1300; corner), (-60, 1300; corner)]);
    s.blob(
        &nodes,
        Look::of(p.water[1])
            .to_along(deep.dim(0.75), 0.0, 300.0, 0.0, 1150.0)
            .flat()
            .rim(0.6)
            .shadow(0.0)
            .alpha(0.96)
            .hatch(0.0),
    );
    s.rays(560.0, 260.0, 800.0, p.light, 0.3, Some([40.0, 140.0]));
    s.line(&nodes![(520, 322), (500, 560), (470, 760)], 3.0, Look::of(p.metal));
    s.place(
        wreck,
        At::new(440.0, 1120.0)
            .scale(fit(wreck, 540.0, 520.0))
            .standing()
            .turned(-8.0)
            .group(Group::new().fog(0.16).fog_colour(deep))
            .subject(),
    );
    let sand = ridge(s, 1110.0, 16.0, 7);
    land(s, &sand, p.gold.mix(deep, 0.55), deep.dim(0.8), 0.0);
    s.place(&who, At::new(150.0, 1130.0).height(170.0).standing().looking_at(420.0).witness());
    s.glow(190.0, 1040.0, 160.0, p.flame, 0.4);
    shoal(c, 16, [40.0, 420.0, 760.0, 1000.0], 30.0);
    air::bubbles(&mut c.scene, 26, [60.0, 380.0, 740.0, 1100.0]);
    c.scene.focus(420.0, 880.0, 270.0);
    c.scene.focus(520.0, 240.0, 150.0);
}
