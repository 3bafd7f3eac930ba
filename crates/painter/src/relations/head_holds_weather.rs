//! A head in outline, and the world inside it.

use super::prelude::*;

pub(super) static HEAD_HOLDS_WEATHER: Relation = Relation {
    id: "head_holds_weather",
    themes: Themes::Shared,
    moods: &[Mood::Memory, Mood::Loneliness],
    slots: &[
        thing(
            "subject",
            &[
                "stag",
                "house",
                "sailing_boat",
                "lighthouse",
                "piano",
                "oak",
                "willow",
                "castle",
                "bear",
                "carousel",
                "lantern",
            ],
        ),
        thing("object", &["songbird", "moth", "butterfly", "leaf", "paper_plane"]),
        place(&["forest", "sea", "snowfield", "city", "mountains", "cave", "library", "desert"]),
    ],
    layouts: &[view("profile", Camera::CutOut, profile), view("facing", Camera::CutOut, facing)],
};

fn backdrop(s: &mut Scene) {
    let p = s.palette;
    let paper = p.cream.mix(p.fog, 0.35);
    let stops = vec![
        (0.0, paper.dim(0.82).mix(p.sky[2], 0.35)),
        (0.35, paper),
        (0.65, paper.mix(p.light, 0.2)),
        (1.0, paper.dim(0.86).mix(p.sky[2], 0.3)),
    ];
    s.paint_sky(Sky { stops, ..Sky::of(&p, 0.25, 0.35) });
}

fn fill_outline(c: &mut Composer, outline: &Path, ground: f32, x: f32) {
    let hero = c.motif("subject");
    let place = c.setting("setting");
    let p = c.scene.palette;
    let s = &mut c.scene;
    s.note("head", Role::Object);
    s.at(&[shift(10.0, 14.0)], |s| {
        s.part(outline, Look::of(p.ambient).alpha(0.35).soft(8.0).shadow(0.0).rim(0.0).flat());
    });
    s.group(Group::new().clip_soft(outline.clone(), 1.0), |s| {
        let before = s.light;
        s.light_at(x + 30.0, 420.0, 0.2);
        let stage = place.stage(s, &Wish { ground, open: [x - 130.0, x + 130.0], ..Wish::default() });
        s.place(
            hero,
            At::new(x, stage.y(x) + 14.0).scale(fit(hero, 300.0, 330.0)).standing().shadow(0.4).subject(),
        );
        (place.front)(s, &stage);
        s.light = before;
        s.stroke(outline, 40.0, Look::of(p.ambient).alpha(0.3).soft(9.0));
    });
    s.stroke(outline, 3.0, Look::of(p.cream).alpha(0.8));
}

/// In profile, thoughts leaving from the crown.
fn profile(c: &mut Composer) {
    c.scene.light_at(640.0, 230.0, 0.4);
    backdrop(&mut c.scene);
    let k = 5.6;
    let raw = [
        (-84.0, 150.0, 1),
        (-74.0, 118.0, 0),
        (-34.0, 100.0, 0),
        (-25.0, 80.0, 0),
        (-32.0, 60.0, 0),
        (-41.0, 40.0, 0),
        (-42.0, 12.0, 0),
        (-31.0, -12.0, 0),
        (-8.0, -25.0, 0),
        (16.0, -23.0, 0),
        (30.0, -11.0, 0),
        (34.0, 6.0, 0),
        (33.0, 15.0, 0),
        (39.0, 26.0, 0),
        (45.5, 35.5, 0),
        (42.0, 39.0, 0),
        (36.0, 40.0, 0),
        (38.0, 44.0, 0),
        (40.0, 47.0, 1),
        (36.5, 48.8, 1),
        (39.0, 52.0, 0),
        (37.0, 56.0, 0),
        (34.5, 58.5, 0),
        (37.5, 65.0, 0),
        (34.0, 72.0, 0),
        (24.0, 75.0, 0),
        (12.0, 77.0, 0),
        (9.0, 88.0, 0),
        (16.0, 100.0, 0),
        (50.0, 114.0, 0),
        (78.0, 132.0, 0),
        (84.0, 150.0, 1),
    ];
    let nodes: Vec<_> = raw
        .iter()
        .map(|(x, y, corner)| moonhare_scene::geometry::Node {
            at: point(380.0 + x * k, 400.0 + y * k),
            corner: *corner == 1,
        })
        .collect();
    fill_outline(c, &Path::blob(&nodes), 930.0, 380.0);
    let bits = c.motif("object");
    let mut spots = Vec::new();
    for i in 0..24 {
        let t = i as f32 / 23.0;
        spots.push(point(
            420.0 + t * 340.0 + c.rng.signed() * 34.0,
            250.0 - 60.0 * sin(t * 3.0) - t * 50.0 + c.rng.signed() * 44.0,
        ));
    }
    stream(c, bits, &spots, [22.0, 54.0], [-40.0, 20.0]);
    c.scene.focus(380.0, 560.0, 330.0);
}

/// A face from the front without features; the shoulders are the land.
fn facing(c: &mut Composer) {
    c.scene.light_at(180.0, 200.0, 0.45);
    let s = &mut c.scene;
    let p = s.palette;
    crate::settings::interior::wall(s, p.mid.mix(p.accent, 0.3).dim(0.85));
    let outline = Path::blob(&nodes![
        (20, 1240; corner), (60, 1060), (190, 990), (310, 950), (330, 880), (300, 830), (238, 700), (222, 520), (250, 330), (330, 220), (410, 196), (490, 220), (570, 330), (598, 520), (582, 700), (520, 830), (490, 880),
        (510, 950), (630, 990), (760, 1060), (800, 1240; corner)
    ]);
    fill_outline(c, &outline, 860.0, 410.0);
    let bits = c.motif("object");
    let mut spots = Vec::new();
    for (i, at) in air::arc(410.0, 430.0, 300.0, 330.0, -170.0, -10.0, 15).into_iter().enumerate() {
        spots.push(point(at.x + c.rng.signed() * 20.0, at.y + if i % 2 == 0 { -14.0 } else { 22.0 }));
    }
    stream(c, bits, &spots, [52.0, 62.0], [-60.0, 60.0]);
    c.scene.focus(410.0, 560.0, 320.0);
}
