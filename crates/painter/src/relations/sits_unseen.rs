//! Somebody beside us has not stopped coming, though we have stopped looking.

use super::acting::*;

pub(super) static SITS_UNSEEN: Relation = Relation {
    id: "sits_unseen",
    themes: Themes::Only(&["looking-glass", "roots"]),
    moods: &[Mood::Longing, Mood::Loneliness, Mood::Memory],
    slots: &[],
    layouts: &[
        framed("bench", Setup::LongSky, bench_in_the_park),
        framed("kitchen", Setup::NearDark, kitchen),
    ],
};

/// A man in grey reads on a bench; a huge blue beast beside him has brought lunch for two.
fn bench_in_the_park(c: &mut Composer) {
    c.scene.light_at(640.0, 120.0, 0.5);
    let stage = c.outdoors("hills", 960.0);
    let man = c.human(Kind::Man);
    let s = &mut c.scene;
    let p = s.palette;
    // Down the path: other benches, other scribbles, fading.
    for (x, y, k, a) in [(700.0, 780.0, 0.4, 0.85), (590.0, 716.0, 0.24, 0.5)] {
        s.group(Group::new().alpha(a), |s| {
            let other = Person::new(Kind::Hare, &p).skin(lch(0.62, 0.13, 340.0)).wearing(Dress::Fur, p.wood);
            Actor::new(other, x, y, 420.0 * k).front().sitting().feeling(Feeling::Sorrow).layers(s);
            bench(s, x - 150.0 * k, x + 150.0 * k, y - 90.0 * k, 60.0 * k);
        });
        s.focus(x, y - 100.0 * k, 90.0);
    }
    under(s, 400.0, 1090.0, 330.0);
    bench(s, 60.0, 740.0, 880.0, 160.0);
    let blue = lch(0.56, 0.13, 255.0).mix(p.fog, 0.08);
    let beast = Person::new(Kind::Bear, &p).skin(blue).wearing(Dress::Fur, p.wood).girth(1.7);
    let beast = Person { hair: blue.lighter(0.14), eyes: p.gold, ..beast };
    let beast = Actor::new(beast, 300.0, 1060.0, 860.0).front().sitting().feeling(Feeling::Brave);
    let beast =
        beast.with(|m| crate::actors::Mien { tear: false, ..m.facing(0.5).glancing(0.8, 0.3).nodding(0.2) });
    let man = man
        .wearing(Dress::Coat, p.grey.dim(0.8))
        .hat(Hat::Bowler, p.grey.dim(0.5))
        .legs(p.grey.dim(0.6), p.dark);
    let man = Actor::new(man, 584.0, 1066.0, 560.0)
        .sitting()
        .feeling(Feeling::Calm)
        .with(|m| m.facing(0.9).glancing(0.6, 0.5).nodding(0.3));
    let paw = point(480.0, 850.0);
    let beast =
        beast.hand(FAR, paw.x - 18.0, paw.y - 14.0, Hand::Open).hand_own(NEAR, -14.0, -34.0, Hand::Rest);
    let man = man.hand(NEAR, paw.x + 52.0, paw.y, Hand::Rest).hand(FAR, 690.0, 830.0, Hand::Grip);
    s.group(Group::new(), |s| {
        beast.layers(s);
        // Lunch for two on its knees.
        let y = 890.0;
        s.rect(212.0, y - 6.0, 150.0, 12.0, Look::of(p.red).inflate(3.0));
        for x in [244.0, 326.0] {
            s.poly(
                &nodes![(x - 26.0, y - 6.0), (x + 26.0, y - 6.0), (x, y - 44.0)],
                Look::of(p.cream).inflate(5.0),
            );
        }
    });
    s.group(Group::new(), |s| {
        let g = man.grip(FAR);
        man.legs(s);
        man.body(s);
        man.head(s);
        man.arm_with(s, FAR, |s| {
            s.poly(
                &nodes![
                    (g.x - 96.0, g.y - 120.0),
                    (g.x + 60.0, g.y - 140.0),
                    (g.x + 66.0, g.y + 40.0),
                    (g.x - 84.0, g.y + 56.0)
                ],
                Look::of(p.paper).inflate(4.0),
            );
            for i in 0..8 {
                let y = g.y - 104.0 + i as f32 * 18.0;
                s.line(&nodes![(g.x - 76.0, y), (g.x + 46.0, y - 14.0)], 3.0, Look::of(p.ink).alpha(0.35));
            }
        });
        man.arm(s, NEAR);
    });
    (setting("hills").front)(s, &stage);
    s.note("gentleman", Role::Subject);
    s.note("bear", Role::Object);
    s.note("bench", Role::Setting);
}

/// An old woman fills two cups; a great soft grey animal bends under her ceiling, in somebody's slippers.
fn kitchen(c: &mut Composer) {
    c.room(900.0, (170.0, 320.0));
    let granny = c.human(Kind::Granny);
    let s = &mut c.scene;
    let p = s.palette;
    crate::settings::interior::window(s, 150.0, 330.0, 150.0, 230.0);
    let grey = p.grey.mix(p.ambient, 0.35);
    let fur = |k: f32| Look::of(grey).inflate(k).fur(7.0, 100.0, 6.0).hatch(1.0).texture(0.2);
    s.blob(
        &nodes![
            (300, 1080),
            (280, 800),
            (320, 480),
            (400, 180),
            (560, 20),
            (860, -40),
            (860, 1120),
            (600, 1110)
        ],
        fur(80.0),
    );
    s.blob(&nodes![(300, 1060), (286, 980), (380, 930), (470, 960), (480, 1080)], fur(30.0));
    let face = Person::new(Kind::Bear, &p).skin(grey.lighter(0.04)).hair(grey.lighter(0.14), Hair::Short);
    let mien = crate::actors::Mien {
        tear: false,
        ..Feeling::Sorrow.mien().facing(-0.55).glancing(-0.6, 0.7).tilted(14.0).nodding(0.5)
    };
    s.at(&[shift(480.0, 290.0), turn(12.0), scale(3.6)], |s| head(s, &face, &mien, View::Front));
    s.focus(460.0, 300.0, 230.0);
    for (x, y) in [(350.0, 1094.0), (500.0, 1110.0)] {
        s.blob(
            &nodes![
                (x - 70.0, y + 20.0),
                (x - 60.0, y - 26.0),
                (x, y - 40.0),
                (x + 60.0, y - 14.0),
                (x + 74.0, y + 22.0)
            ],
            Look::of(p.red.dim(0.8)).inflate(14.0),
        );
    }
    round_table(s, 110.0, 900.0, 190.0, p.cream.mix(p.accent, 0.15));
    s.place(motif("teacup"), At::new(60.0, 892.0).height(64.0).standing().silent());
    s.place(motif("teacup"), At::new(196.0, 904.0).height(64.0).standing().silent());
    let granny = Actor::new(granny, 250.0, 1150.0, 540.0)
        .left()
        .feeling(Feeling::Brave)
        .with(|m| crate::actors::Mien { tear: false, ..m.facing(0.5).glancing(0.4, 0.6) });
    let granny = granny.hand(NEAR, 196.0, 800.0, Hand::Grip).hand(FAR, 356.0, 900.0, Hand::Cover);
    under(s, 250.0, 1156.0, 120.0);
    s.group(Group::new(), |s| {
        granny.legs(s);
        granny.body(s);
        granny.head(s);
        let g = granny.grip(NEAR);
        granny.arm_with(s, NEAR, |s| {
            s.place(
                motif("teapot"),
                At::new(g.x - 34.0, g.y + 40.0)
                    .height(90.0)
                    .standing()
                    .turned(-20.0)
                    .facing(Facing::Left)
                    .silent(),
            );
        });
        granny.arm(s, FAR);
    });
    // By the door: a small suitcase, packed.
    s.rect(650.0, 1070.0, 110.0, 80.0, Look::of(p.wood).inflate(8.0).texture(0.3));
    s.rect(650.0, 1098.0, 110.0, 8.0, Look::of(p.gold).flat());
    s.stroke(
        &Path::blob(&nodes![(688, 1072), (690, 1052), (722, 1052), (724, 1072)]),
        7.0,
        Look::of(p.wood_dark),
    );
    s.focus(704.0, 1106.0, 80.0);
    s.note("old_woman", Role::Subject);
    s.note("bear", Role::Object);
}
