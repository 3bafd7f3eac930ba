//! A stair climbs through the empty air to something that cannot be reached.

use super::prelude::*;

pub(super) static CLIMBS_TO: Relation = Relation {
    id: "climbs_to",
    themes: Themes::Shared,
    moods: &[Mood::Longing, Mood::Freedom],
    slots: &[
        thing(
            "subject",
            &[
                "clock",
                "door",
                "owl",
                "bed",
                "lighthouse",
                "piano",
                "oak",
                "willow",
                "house",
                "mirror",
                "throne",
                "telephone",
                "bathtub",
                "wardrobe",
                "grandfather_clock",
                "rocking_horse",
                "castle",
                "telephone_box",
                "birdhouse",
                "pagoda",
                "puppet_theatre",
            ],
        ),
        WITNESS,
        place(&["cloud_sea", "city", "sea", "desert"]),
    ],
    layouts: &[view("spiral", Camera::Wide, spiral), view("zigzag", Camera::Aerial, straight)],
};

/// A spiral with a golden rail; the goal is high on the right.
fn spiral(c: &mut Composer) {
    let goal = c.motif("subject");
    let (gx, gy) = (540.0, 330.0);
    c.scene.light_at(gx, 240.0, 0.12);
    c.scene.rim = 0.9;
    let stage = c.stage(&Wish { ground: 1130.0, open: [100.0, 700.0], ..Wish::default() });
    let who = c.lantern_bearer("witness");
    let s = &mut c.scene;
    let p = s.palette;
    s.note("staircase", Role::Object);
    s.glow(gx, gy - 90.0, 420.0, p.light, 0.6);
    s.place(goal, At::new(gx, gy).scale(fit(goal, 320.0, 240.0)).standing().subject());
    let steps: Vec<_> = (0..44)
        .map(|i| {
            let t = i as f32 / 43.0;
            let a = t * 16.3 + 0.6;
            let r = lerp(165.0, 50.0, t);
            (lerp(450.0, gx, t) + cos(a) * r, lerp(1110.0, gy + 22.0, t) + sin(a) * r * 0.16, sin(a), t)
        })
        .collect();
    let mut order: Vec<usize> = (0..steps.len()).collect();
    order.sort_by(|a, b| steps[*a].2.total_cmp(&steps[*b].2));
    let stone = p.stone.mix(p.cream, 0.35);
    for i in order {
        let (x, y, z, t) = steps[i];
        let (w, th) = (lerp(80.0, 24.0, t), lerp(17.0, 5.0, t));
        let shade = 0.68 + 0.16 * (z + 1.0);
        let slab = nodes![(x - w * 0.5, y; corner), (x, y - th * 0.55), (x + w * 0.5, y; corner), (x + w * 0.46, y + th), (x, y + th * 1.3), (x - w * 0.46, y + th)];
        s.blob(&slab, Look::of(stone.dim(shade).mix(p.sky[2], 0.2 * t)).inflate(th * 0.35).shadow(0.3));
        s.limb(
            &nodes![(x + w * 0.3, y), (x + w * 0.3, y - lerp(44.0, 13.0, t))],
            &[lerp(4.0, 1.3, t)],
            Look::of(p.gold.dim(shade)).shadow(0.0),
        );
    }
    let here = steps.iter().skip(17).find(|q| q.2 > 0.4).copied().unwrap_or(steps[20]);
    s.place(&who, At::new(here.0 - 4.0, here.1).height(160.0).standing().witness());
    let cloud = air::cloud_colour(s);
    air::heap(s, 140.0, 640.0, 280.0, 90.0, cloud, true, 0.85);
    c.front(&stage);
    c.scene.focus(here.0, here.1 - 70.0, 130.0);
    c.scene.focus(gx, gy - 100.0, 200.0);
}

/// Looking down from the goal: the stair narrows away below us into the depth.
fn straight(c: &mut Composer) {
    let goal = c.motif("subject");
    c.scene.light_at(160.0, 160.0, 0.5);
    let stage = c.stage(&Wish { ground: 700.0, open: [0.0, 800.0], ..Wish::default() });
    c.front(&stage);
    let who = c.somebody("witness").doing(Pose::Climb);
    let s = &mut c.scene;
    let p = s.palette;
    s.note("staircase", Role::Object);
    let wood = p.wood.mix(p.cream, 0.25);
    let n = 17;
    for i in 0..n {
        let t = i as f32 / (n - 1) as f32;
        let k = t * t;
        let (x, y, w) = (lerp(220.0, 520.0, t), lerp(620.0, 1130.0, k), lerp(50.0, 520.0, k));
        let th = lerp(8.0, 60.0, k);
        s.rect(
            x - w / 2.0,
            y,
            w,
            th,
            Look::of(wood.dim(0.75 + 0.25 * t)).to(wood.dim(0.5)).inflate(th * 0.25).shadow(0.5).texture(0.3),
        );
        s.rect(
            x - w / 2.0,
            y - th * 0.35,
            w,
            th * 0.4,
            Look::of(wood.lighter(0.03)).inflate(th * 0.1).shadow(0.2),
        );
        if i == 9 {
            s.place(&who, At::new(x, y - 2.0).height(165.0).standing().facing(Facing::Right).witness());
        }
    }
    s.place(
        goal,
        At::new(560.0, 1120.0).scale(fit(goal, 420.0, 520.0)).standing().shadow(0.4).subject().giant(),
    );
    c.scene.focus(540.0, 850.0, 280.0);
    c.scene.focus(370.0, 740.0, 110.0);
}
