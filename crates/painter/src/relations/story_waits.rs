//! The tale can't go on until somebody wakes up.

mod cat;

use super::acting::*;

pub(super) static STORY_WAITS: Relation = Relation {
    id: "story_waits",
    themes: Themes::Only(&["half-asleep", "looking-glass"]),
    moods: &[Mood::Tenderness, Mood::Mischief, Mood::Secrecy],
    slots: &[],
    layouts: &[framed("reader", Setup::NearDark, reader), framed("cat", Setup::TableEdge, cat::cat)],
};

/// A small dragon that sits, looking left: the seat at (x, y), so tall.
fn dragon(s: &mut Scene, x: f32, y: f32, h: f32, mien: &Mien) {
    let k = h / 100.0;
    let green = lch(0.6, 0.12, 140.0).mix(s.palette.fog, 0.1);
    let look = |d: f32| Look::of(green.lighter(d)).inflate(7.0 * k).texture(0.3).hatch(0.5);
    s.limb(
        &nodes![(x + 6.0 * k, y - 8.0 * k), (x + 40.0 * k, y - 2.0 * k), (x + 56.0 * k, y - 20.0 * k)],
        &[24.0 * k, 13.0 * k, 3.0 * k],
        look(-0.04),
    );
    for i in 0..4 {
        let (sx, sy) = (x + (17.0 - i as f32 * 2.0) * k, y - (18.0 + i as f32 * 15.0) * k);
        s.poly(
            &nodes![(sx - 4.0 * k, sy), (sx + 13.0 * k, sy - 10.0 * k), (sx - 2.0 * k, sy - 15.0 * k)],
            Look::of(s.palette.fox).inflate(2.0 * k),
        );
    }
    s.blob(
        &nodes![
            (x - 20.0 * k, y),
            (x - 22.0 * k, y - 30.0 * k),
            (x - 12.0 * k, y - 62.0 * k),
            (x + 10.0 * k, y - 64.0 * k),
            (x + 22.0 * k, y - 30.0 * k),
            (x + 20.0 * k, y)
        ],
        look(0.0),
    );
    s.ellipse(
        x - 7.0 * k,
        y - 27.0 * k,
        12.0 * k,
        24.0 * k,
        Look::of(s.palette.cream.mix(green, 0.3)).inflate(4.0 * k),
    );
    s.limb(
        &nodes![(x - 6.0 * k, y - 8.0 * k), (x - 28.0 * k, y - 2.0 * k), (x - 30.0 * k, y + 20.0 * k)],
        &[18.0 * k, 15.0 * k, 12.0 * k],
        look(-0.02),
    );
    s.blob(
        &nodes![
            (x - 26.0 * k, y - 76.0 * k),
            (x - 14.0 * k, y - 99.0 * k),
            (x + 12.0 * k, y - 98.0 * k),
            (x + 20.0 * k, y - 76.0 * k),
            (x + 8.0 * k, y - 57.0 * k),
            (x - 18.0 * k, y - 57.0 * k)
        ],
        look(0.02),
    );
    for side in [-1.0, 1.0] {
        s.limb(
            &nodes![(x + side * 10.0 * k, y - 96.0 * k), (x + side * 17.0 * k, y - 110.0 * k)],
            &[8.0 * k, 2.0 * k],
            Look::of(s.palette.cream).inflate(2.0 * k),
        );
    }
    visage(s, x - 4.0 * k, y - 79.0 * k, 40.0 * k, mien, green);
}

/// A ghost in a sheet with a pot, floating: its hem at (x, y).
fn ghost(s: &mut Scene, x: f32, y: f32, h: f32, mien: &Mien) {
    let p = s.palette;
    let k = h / 100.0;
    let sheet = p.white.mix(p.accent2, 0.12);
    s.blob(&nodes![(x - 26.0 * k, y; corner), (x - 24.0 * k, y - 50.0 * k), (x - 15.0 * k, y - 92.0 * k), (x + 15.0 * k, y - 92.0 * k), (x + 24.0 * k, y - 50.0 * k), (x + 27.0 * k, y; corner), (x + 13.0 * k, y - 9.0 * k), (x, y + 2.0 * k; corner), (x - 13.0 * k, y - 9.0 * k)], Look::of(sheet).inflate(9.0 * k).texture(0.15).rim(1.1));
    visage(s, x, y - 70.0 * k, 44.0 * k, mien, sheet);
    s.limb(
        &nodes![(x + 12.0 * k, y - 46.0 * k), (x + 30.0 * k, y - 44.0 * k)],
        &[17.0 * k, 14.0 * k],
        Look::of(sheet.dim(0.95)).inflate(4.0 * k),
    );
    s.place(motif("teapot"), At::new(x + 40.0 * k, y - 46.0 * k).height(30.0 * k).centred().silent());
}

/// A grandfather has fallen asleep over his book; on its edge sit a knight, a dragon that knits and a ghost with tea. The villain leaves with the ribbon.
fn reader(c: &mut Composer) {
    let (old, knight, lady) = (c.human(Kind::Grandad), c.human(Kind::Man), c.human(Kind::Woman));
    let s = &mut c.scene;
    s.light_at(110.0, 640.0, 0.6);
    let p = s.palette;
    let dark = p.dark.mix(p.ambient, 0.4);
    s.paint_sky(Sky { stops: vec![(0.0, dark.dim(0.7)), (1.0, dark)], swirl: 0.0, ..Sky::of(&p, 0.0, 0.0) });
    // The chair's back, the sleeper, his blanket.
    let plush = p.red.mix(p.dark, 0.5);
    s.blob(
        &nodes![(40, 900), (60, 160), (240, 20), (600, 10), (800, 150), (850, 900)],
        Look::of(plush).inflate(60.0).texture(0.3),
    );
    for i in 0..9 {
        s.dot(
            130.0 + (i % 3) as f32 * 280.0,
            120.0 + (i / 3) as f32 * 190.0,
            13.0,
            Look::of(plush.dim(0.6)).inflate(5.0),
        );
    }
    let who = old.hat(Hat::Nightcap, p.accent.mix(p.dark, 0.2)).glasses();
    s.blob(
        &nodes![(-40, 900), (120, 690), (400, 640), (690, 690), (860, 880), (860, 1260), (-40, 1260)],
        Look::of(p.accent2.mix(p.dark, 0.35)).inflate(70.0).texture(0.3),
    );
    let face = Mien { nod: 0.3, tilt: 0.0, curve: 0.2, open: 0.16, cheek: 0.6, ..Feeling::Asleep.mien() };
    s.at(&[shift(440.0, 400.0), turn(13.0), scale(4.9)], |s| head(s, &who, &face, View::Front));
    // The book, open on his chest like a roof, and its lit edge.
    s.poly(
        &nodes![(40, 900), (396, 840), (420, 1230), (10, 1260)],
        Look::of(p.paper.dim(0.9)).inflate(8.0).texture(0.2).shadow(0.8),
    );
    s.poly(
        &nodes![(396, 840), (770, 892), (800, 1260), (420, 1230)],
        Look::of(p.paper).inflate(8.0).texture(0.2).shadow(0.8),
    );
    for k in 0..9 {
        let y = 960.0 + k as f32 * 30.0;
        s.line(&nodes![(80, y + 10.0), (374, y - 34.0)], 6.0, Look::of(p.ink).alpha(0.3));
        s.line(&nodes![(446, y - 32.0), (736, y + 8.0)], 6.0, Look::of(p.ink).alpha(0.3));
    }
    s.limb(
        &nodes![(28, 898), (200, 866), (396, 836), (590, 862), (786, 892)],
        &[24.0],
        Look::of(p.red.mix(p.wood, 0.4)).inflate(7.0),
    );
    candle(s, 40.0, 790.0, 74.0);
    s.glow(200.0, 800.0, 360.0, p.flame, 0.35);
    // They wait, legs over the edge.
    let knight = Actor::new(
        knight
            .wearing(Dress::Coat, p.metal.lighter(0.1))
            .hat(Hat::None, p.dark)
            .legs(p.metal, p.metal.dim(0.7)),
        168.0,
        926.0,
        260.0,
    )
    .sitting()
    .feeling(Feeling::Calm);
    let knight = knight
        .with(|m| Mien { upper: [0.6, 0.6], curve: -0.2, ..m.facing(0.2).tilted(10.0) })
        .hand_own(NEAR, 8.0, -58.0, Hand::Cover)
        .hand_own(FAR, 16.0, -34.0, Hand::Rest);
    knight.paint(s);
    let lady = Actor::new(lady.wearing(Dress::Gown, p.pink).hat(Hat::Crown, p.gold), 296.0, 900.0, 264.0)
        .left()
        .sitting()
        .feeling(Feeling::Suspicion);
    lady.with(|m| m.facing(-0.3).glancing(-0.8, -0.3)).hand_own(NEAR, 9.0, -42.0, Hand::Rest).paint(s);
    dragon(s, 452.0, 850.0, 210.0, &Feeling::Tenderness.mien().facing(-0.3).glancing(-0.3, 0.7));
    let wool = p.accent;
    s.blob(
        &nodes![(380, 780), (430, 776), (440, 860), (400, 960), (372, 900)],
        Look::of(wool).inflate(10.0).fur(5.0, 90.0, 4.0).texture(0.4),
    );
    for (x0, y0) in [(360.0, 750.0), (450.0, 744.0)] {
        s.limb(&nodes![(x0, y0), (408, 792)], &[7.0, 6.0], Look::of(p.wood).inflate(2.0));
    }
    ghost(s, 590.0, 866.0, 200.0, &Mien { open: 0.3, ..Feeling::Joy.mien().facing(-0.2) });
    // The villain, on tiptoe, with the ribbon that kept the place.
    let villain = Person::new(Kind::Crow, &p)
        .wearing(Dress::Coat, p.dark.lighter(0.22))
        .hat(Hat::Stovepipe, p.ink.lighter(0.1));
    let villain = Actor::new(villain, 696.0, 888.0, 230.0).tiptoeing().feeling(Feeling::Mischief);
    let villain =
        villain.with(|m| m.facing(-0.3).glancing(-0.8, 0.0)).hand_own(NEAR, -12.0, -48.0, Hand::Grip);
    let g = villain.grip(NEAR);
    cord(
        s,
        &[point(404.0, 1190.0), point(520.0, 1150.0), point(640.0, 1010.0), point(g.x, g.y)],
        16.0,
        p.red,
    );
    villain.paint(s);
    s.focus(440.0, 420.0, 230.0);
    s.focus(300.0, 800.0, 180.0);
    s.focus(650.0, 790.0, 130.0);
    s.note("old_man", Role::Subject);
    s.note("book", Role::Object);
    s.note("dragon", Role::Detail);
    s.note("knight", Role::Detail);
}
