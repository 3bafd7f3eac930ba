//! The tide has come into the house.

use super::prelude::*;

pub(super) static FLOODS_THE_ROOM: Relation = Relation {
    id: "floods_the_room",
    themes: Themes::Only(&["tides", "half-asleep", "carousel"]),
    moods: &[Mood::Memory, Mood::Loneliness],
    slots: &[
        thing(
            "subject",
            &["whale", "fish", "turtle", "octopus", "swan", "seahorse", "jellyfish", "shark", "manta_ray"],
        ),
        WITNESS,
        place(&["room", "library", "theatre", "attic"]),
    ],
    layouts: &[
        view("knee_deep", Camera::Interior, knee_deep).witnessed(),
        view("ceiling", Camera::TwoInOne, to_the_ceiling).witnessed(),
    ],
};

fn water_line(s: &mut Scene, y: f32, alpha: f32) {
    let p = s.palette;
    let mut nodes: Vec<_> = (0..=10)
        .map(|i| {
            moonhare_scene::geometry::node(-40.0 + 90.0 * i as f32, y + if i % 2 == 0 { -8.0 } else { 8.0 })
        })
        .collect();
    nodes.extend(nodes![(870, 1300; corner), (-60, 1300; corner)]);
    s.blob(
        &nodes,
        Look::of(p.water[1])
            .to(p.water[0])
            .alpha(alpha)
            .inflate(10.0)
            .rim(1.0)
            .shadow(0.0)
            .texture(0.2)
            .grain(0.0)
            .hatch(0.0),
    );
    for _ in 0..26 {
        let (x, t, w) = (s.rng.range(-20.0, 780.0), s.rng.unit(), s.rng.range(40.0, 130.0));
        let yy = y + 14.0 + 170.0 * t * t;
        s.line(
            &nodes![(x, yy), (x + w * 0.4, yy - 5.0), (x + w, yy + 2.0)],
            2.4,
            Look::of(p.white).alpha(0.3).soft(0.8),
        );
    }
}

/// Up to the window sill; somebody stands on a chair with the lamp.
fn knee_deep(c: &mut Composer) {
    let guest = c.motif("subject");
    c.scene.light_at(220.0, 420.0, 0.35);
    c.stage(&Wish { ground: 1160.0, open: [200.0, 620.0], ..Wish::default() });
    let who = c.somebody("witness").holding(motif("lantern"), 28.0, Grip::Top, 28.0, -84.0);
    let s = &mut c.scene;
    let p = s.palette;
    s.place(motif("chair"), At::new(190.0, 1020.0).height(300.0).standing());
    s.place(&who, At::new(190.0, 880.0).height(330.0).standing().facing(Facing::Right).witness());
    water_line(s, 880.0, 0.86);
    s.place(
        guest,
        At::new(500.0, 960.0)
            .scale(fit(guest, 560.0, 420.0))
            .centred()
            .turned(-7.0)
            .facing(Facing::Left)
            .group(Group::new().fog(0.1).fog_colour(p.water[1]))
            .subject(),
    );
    water_line(s, 1010.0, 0.55);
    if let Some(boat) = motifs::find("paper_boat") {
        s.place(boat, At::new(640.0, 880.0).width(120.0).standing().turned(-5.0));
    }
    s.glow(250.0, 620.0, 300.0, p.flame, 0.4);
    c.scene.focus(190.0, 720.0, 190.0);
    c.scene.focus(500.0, 940.0, 240.0);
}

/// Almost to the ceiling: a boat under the lamp above, the drowned room below.
fn to_the_ceiling(c: &mut Composer) {
    let guest = c.motif("subject");
    c.scene.light_at(400.0, 120.0, 0.4);
    c.stage(&Wish { ground: 1120.0, open: [150.0, 650.0], ..Wish::default() });
    let who = c.somebody("witness").doing(Pose::Lean).feeling(Expression::Wondering);
    let s = &mut c.scene;
    let p = s.palette;
    s.place(motif("chair"), At::new(620.0, 1130.0).height(260.0).standing().turned(-12.0));
    s.place(motif("book"), At::new(200.0, 900.0).width(150.0).centred().turned(-20.0));
    s.place(&who, At::new(430.0, 330.0).height(210.0).standing().facing(Facing::Left).witness());
    s.place(motif("rowing_boat"), At::new(420.0, 372.0).width(380.0).standing());
    water_line(s, 350.0, 0.72);
    s.place(
        guest,
        At::new(360.0, 720.0)
            .scale(fit(guest, 640.0, 600.0))
            .centred()
            .turned(12.0)
            .facing(Facing::Right)
            .group(Group::new().fog(0.16).fog_colour(p.water[0].mix(p.water[1], 0.5)))
            .subject(),
    );
    air::bubbles(s, 30, [80.0, 420.0, 720.0, 1150.0]);
    c.scene.focus(360.0, 720.0, 290.0);
    c.scene.focus(430.0, 260.0, 150.0);
}
