//! A round labyrinth, a red thread, and something that waits in the middle.

use super::prelude::*;

pub(super) static WAITS_IN_THE_MAZE: Relation = Relation {
    id: "waits_in_the_maze",
    themes: Themes::Shared,
    moods: &[Mood::Dread, Mood::Longing],
    slots: &[
        thing(
            "subject",
            &[
                "oak",
                "willow",
                "lighthouse",
                "stag",
                "door",
                "bear",
                "throne",
                "clock",
                "carousel",
                "owl",
                "bed",
                "lion",
                "apple_tree",
                "swing",
                "rocking_horse",
            ],
        ),
        WITNESS,
    ],
    layouts: &[view("hedges", Camera::Aerial, hedges), view("corridor", Camera::Wide, corridor)],
};

/// Seen from a hill: rings of hedge.
fn hedges(c: &mut Composer) {
    let prize = c.motif("subject");
    c.scene.light_at(170.0, 170.0, 0.5);
    let who = c.somebody("witness").from_behind();
    let s = &mut c.scene;
    let p = s.palette;
    air::open_sky(s, &Wish::default(), 0.5);
    let far = ridge(s, 380.0, 26.0, 8);
    land(s, &far, p.far.mix(p.fog, 0.4), p.mid.mix(p.leaf, 0.25), 4.0);
    s.fog(420.0, 60.0, 0.6);
    let (cx, cy, q) = (400.0, 790.0, 0.72);
    let hedge = p.leaf.mix(p.near, 0.3);
    s.ellipse(
        cx,
        cy,
        440.0,
        440.0 * q,
        Look::of(p.cream.mix(p.mid, 0.35)).flat().shadow(0.0).rim(0.0).texture(0.2),
    );
    let mut walls = Vec::new();
    for (r, gap) in [
        (110.0, s.rng.range(0.0, 6.0)),
        (180.0, s.rng.range(0.0, 6.0)),
        (250.0, s.rng.range(0.0, 6.0)),
        (325.0, s.rng.range(0.0, 6.0)),
        (400.0, 1.57),
    ] {
        let hole = 58.0 / r;
        let n = (r / 9.0) as usize;
        for i in 0..n {
            let at = |k: f32| lerp(gap + hole, gap + TAU - hole, k / n as f32);
            walls.push((
                sin((at(i as f32) + at(i as f32 + 1.0)) / 2.0) * r * q,
                r,
                at(i as f32),
                at(i as f32 + 1.15),
            ));
        }
    }
    walls.sort_by(|a, b| a.0.total_cmp(&b.0));
    s.note("labyrinth", Role::Object);
    let draw = |s: &mut Scene, front: bool| {
        for (y, r, a, b) in &walls {
            if (*y >= 0.0) != front {
                continue;
            }
            let m = (a + b) / 2.0;
            let at =
                |t: f32, up: f32| moonhare_scene::geometry::node(cx + cos(t) * r, cy + sin(t) * r * q - up);
            s.limb(
                &[at(*a, -2.0), at(m, -2.0), at(*b, -2.0)],
                &[30.0],
                Look::of(hedge.dim(0.45).mix(p.ambient, 0.3)).flat().rim(0.0).shadow(0.0),
            );
            s.limb(
                &[at(*a, 16.0), at(m, 16.0), at(*b, 16.0)],
                &[30.0],
                Look::of(hedge.dim(0.62)).inflate(5.0).rim(0.0).shadow(0.0).grass(3.0, 90.0, 3.0).hatch(0.0),
            );
            s.limb(
                &[at(*a, 34.0), at(m, 34.0), at(*b, 34.0)],
                &[27.0],
                Look::of(hedge).inflate(7.0).rim(0.7).shadow(0.0).grass(4.0, -60.0, 3.0).hatch(0.0),
            );
        }
    };
    s.group(Group::new(), |s| draw(s, false));
    s.glow(cx, cy - 60.0, 260.0, p.light, 0.5);
    s.place(prize, At::new(cx, cy + 14.0).height(230.0).standing().subject());
    s.group(Group::new(), |s| draw(s, true));
    s.line(
        &nodes![
            (cx, cy + 30.0),
            (cx + 60.0, cy + 70.0),
            (cx + 150.0, cy + 40.0),
            (cx + 205.0, cy + 110.0),
            (cx + 60.0, cy + 195.0),
            (cx - 80.0, cy + 190.0),
            (cx - 60.0, cy + 255.0),
            (cx - 10.0, cy + 300.0),
            (cx + 20.0, cy + 345.0)
        ],
        3.6,
        Look::of(p.red),
    );
    s.place(&who, At::new(cx + 26.0, cy + 362.0).height(185.0).standing().shadow(0.4).witness());
    air::far_birds(s, 8, 560.0, 240.0, 120.0);
    c.scene.focus(cx, cy - 60.0, 200.0);
    c.scene.focus(cx + 26.0, cy + 270.0, 150.0);
}

/// Inside: high walls of hedge run together, the prize glows at the turn.
fn corridor(c: &mut Composer) {
    let prize = c.motif("subject");
    c.scene.light_at(420.0, 480.0, 0.12);
    c.scene.rim = 0.9;
    let who = c.lantern_bearer("witness");
    let s = &mut c.scene;
    let p = s.palette;
    s.sky(0.7, 0.5);
    if p.is_night() {
        air::stars(s, 120, 600.0);
    }
    s.note("labyrinth", Role::Object);
    let path = p.cream.mix(p.mid, 0.45);
    s.poly(
        &nodes![(360, 740), (490, 740), (960, 1240), (-160, 1240)],
        Look::of(path).flat().rim(0.0).shadow(0.0).texture(0.3),
    );
    let hedge = p.leaf.mix(p.near, 0.35);
    s.rect(300.0, 470.0, 250.0, 272.0, Look::of(hedge.mix(p.fog, 0.5)).grass(6.0, -90.0, 6.0).inflate(10.0));
    s.glow(425.0, 620.0, 300.0, p.light, 0.6);
    s.place(prize, At::new(425.0, 752.0).height(300.0).standing().shadow(0.4).subject());
    for (t0, t1) in [(0.0_f32, 0.34_f32), (0.34, 0.66), (0.66, 1.0)] {
        for side in [-1.0, 1.0] {
            let x = |t: f32| 425.0 + side * lerp(110.0, 560.0, t * t);
            let top = |t: f32| lerp(480.0, -60.0, t * t);
            let foot = |t: f32| lerp(742.0, 1250.0, t * t);
            let tone = hedge.mix(p.fog, 0.4 * (1.0 - t1)).dim(1.0 - 0.25 * t1);
            s.poly(
                &nodes![(x(t0), top(t0)), (x(t1), top(t1)), (x(t1), foot(t1)), (x(t0), foot(t0))],
                Look::of(tone)
                    .to(tone.dim(0.6))
                    .grass(7.0, -90.0, 7.0)
                    .inflate(16.0)
                    .shadow(0.3)
                    .texture(0.4),
            );
            for _ in 0..26 {
                let t = lerp(t0, t1, s.rng.unit());
                let y = lerp(top(t), foot(t), s.rng.unit());
                trees::leaves(s, point(x(t), y), 14.0 + 30.0 * t, 12, &[tone.lighter(0.04), tone]);
            }
        }
    }
    s.line(&nodes![(430, 756), (400, 820), (470, 920), (380, 1060), (330, 1210)], 4.0, Look::of(p.red));
    s.place(&who, At::new(330.0, 1150.0).height(300.0).standing().looking_at(425.0).shadow(0.4).witness());
    c.secret(560.0, 1140.0, 46.0);
    c.scene.focus(425.0, 620.0, 190.0);
    c.scene.focus(330.0, 1000.0, 160.0);
}
