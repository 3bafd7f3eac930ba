//! A wall between two, and yet something gets through.

use super::prelude::*;

pub(super) static DIVIDED_BY_A_WALL: Relation = Relation {
    id: "divided_by_a_wall",
    themes: Themes::Only(&["looking-glass", "carousel"]),
    moods: &[Mood::Longing, Mood::Secrecy],
    slots: &[
        WITNESS,
        one_of(
            "second",
            &["wolf", "sheep", "king", "girl", "penguin", "lion", "old_woman", "cat", "mouse", "knight"],
        ),
        thing(
            "subject",
            &[
                "butterfly",
                "paper_plane",
                "cat",
                "dove",
                "letter",
                "balloon",
                "kite",
                "squirrel",
                "paper_boat",
                "ball",
                "parachute",
                "biplane",
            ],
        ),
    ],
    layouts: &[view("section", Camera::TwoInOne, section), view("top", Camera::CloseUp, on_top)],
};

fn bricks(s: &mut Scene, [left, top, right, bottom]: [f32; 4], size: f32) {
    let p = s.palette;
    let base = p.stone.mix(p.near, 0.35);
    s.rect(left, top, right - left, bottom - top, Look::of(base.dim(0.6)).flat().rim(0.0).shadow(0.6));
    let mut y = top;
    let mut row = 0;
    while y < bottom {
        let mut x = left - if row % 2 == 0 { 0.0 } else { size * 0.5 };
        while x < right {
            let (a, b) = (x.max(left), (x + size * 0.95).min(right));
            if b > a + 4.0 {
                let tone = base.lighter(s.rng.range(-0.05, 0.05));
                s.rect(
                    a,
                    y,
                    b - a,
                    size * 0.42,
                    Look::of(tone).inflate(size * 0.06).shadow(0.3).texture(0.3),
                );
            }
            x += size;
        }
        y += size * 0.46;
        row += 1;
    }
}

/// The wall stands edge-on in the middle: summer on one side, winter on the other.
fn section(c: &mut Composer) {
    let bit = c.motif("subject");
    c.scene.light_at(140.0, 240.0, 0.4);
    let (left, right) = (c.somebody("witness").doing(Pose::Lean), c.somebody("second").doing(Pose::Lean));
    let s = &mut c.scene;
    let p = s.palette;
    s.note("wall", Role::Object);
    let (hills, snow) = (setting("hills"), setting("snowfield"));
    let wish = Wish { ground: 1030.0, open: [0.0, 800.0], ..Wish::default() };
    let stage = (hills.back)(s, &wish);
    (hills.front)(s, &stage);
    s.group(Group::new().clip(Path::rect(400.0, -10.0, 420.0, 1220.0)), |s| {
        let stage = (snow.back)(s, &wish);
        (snow.front)(s, &stage);
    });
    bricks(s, [362.0, 250.0, 438.0, 1230.0], 52.0);
    s.rect(346.0, 232.0, 108.0, 26.0, Look::of(p.stone).inflate(7.0));
    s.place(
        &left,
        At::new(230.0, 1100.0).height(430.0).standing().facing(Facing::Right).shadow(0.4).witness(),
    );
    s.place(
        &right,
        At::new(580.0, 1100.0).height(430.0).standing().facing(Facing::Left).shadow(0.4).role(Role::Witness),
    );
    s.glow(400.0, 170.0, 220.0, p.light, 0.5);
    s.place(bit, At::new(400.0, 190.0).height(120.0).centred().turned(-10.0).subject());
    c.scene.focus(400.0, 200.0, 160.0);
    c.scene.focus(400.0, 860.0, 290.0);
}

/// Along the top of a wall that runs away to the horizon; a small one on each side.
fn on_top(c: &mut Composer) {
    let bit = c.motif("subject");
    c.scene.light_at(560.0, 230.0, 0.35);
    let (left, right) =
        (c.somebody("witness").doing(Pose::Reach), c.somebody("second").from_behind().doing(Pose::Reach));
    let s = &mut c.scene;
    let p = s.palette;
    s.note("wall", Role::Object);
    air::open_sky(s, &Wish::default(), 0.6);
    let line = ridge(s, 560.0, 20.0, 7);
    land(s, &line, p.far.mix(p.fog, 0.3), p.mid, 4.0);
    s.poly(
        &nodes![(430, 560), (900, 640), (900, 1260), (520, 1260)],
        Look::of(p.white.mix(p.fog, 0.3)).to(p.fog).flat().rim(0.0).shadow(0.0),
    );
    let stone = p.stone.mix(p.near, 0.3);
    s.poly(
        &nodes![(404, 556), (430, 556), (560, 1260), (150, 1260)],
        Look::of(stone).to(stone.dim(0.7)).inflate(10.0).texture(0.3),
    );
    s.poly(
        &nodes![(396, 556), (404, 556), (150, 1260), (-40, 1260)],
        Look::of(stone.dim(0.6)).texture(0.3).shadow(0.0),
    );
    for i in 0..9 {
        let t = (i as f32 / 8.0) * (i as f32 / 8.0);
        let (x0, x1, y) = (lerp(404.0, 150.0, t), lerp(430.0, 560.0, t), lerp(560.0, 1250.0, t));
        s.line(&nodes![(x0, y), (x1, y)], lerp(1.0, 7.0, t), Look::of(p.ambient).alpha(0.5));
    }
    s.place(bit, At::new(380.0, 960.0).height(330.0).standing().shadow(0.4).subject());
    s.place(&left, At::new(100.0, 1130.0).height(300.0).standing().facing(Facing::Right).witness());
    s.place(
        &right,
        At::new(680.0, 1120.0).height(300.0).standing().facing(Facing::Left).shadow(0.4).role(Role::Witness),
    );
    c.scene.focus(380.0, 820.0, 220.0);
    c.scene.focus(680.0, 990.0, 140.0);
}
