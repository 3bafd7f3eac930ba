//! There is one left, and everybody looks at it.

use super::acting::*;
use super::bust::{bust, face};

pub(super) static ONLY_ENOUGH_FOR_ONE: Relation = Relation {
    id: "only_enough_for_one",
    themes: Themes::Only(&["moonhare", "moth-court", "first-light"]),
    moods: &[Mood::Longing, Mood::Greed, Mood::Wonder],
    slots: &[],
    layouts: &[framed("match_stick", Setup::OwnHands, match_stick), framed("drop", Setup::LongSky, drop)],
};

/// Our own hand holds a burning match in the dark, our other an empty box; lit by it, a girl with a cake, an old woman with a letter and a wolf with a rocket all look at the flame.
fn match_stick(c: &mut Composer) {
    let (girl, old) = (c.human(Kind::Girl), c.human(Kind::Granny));
    let n = c.rng.below(5);
    let s = &mut c.scene;
    s.light_at(400.0, 640.0, 0.75);
    let p = s.palette;
    let dark = p.ink.mix(p.sky[0], 0.25);
    backdrop(s, dark, dark.dim(0.8));
    s.glow(400.0, 620.0, 520.0, p.flame, 0.5);
    // Three who want it.
    let old = old.wearing(Dress::Coat, p.accent2.mix(p.dark, 0.4));
    bust(s, &old, &Mien { tear: true, ..face(Feeling::Sorrow, 0.0, (0.0, 0.75)) }, 404.0, 250.0, 270.0);
    let wolf = Person::new(Kind::Wolf, &p).wearing(Dress::Coat, p.leaf.mix(p.dark, 0.35));
    bust(
        s,
        &wolf,
        &Mien { tilt: -6.0, tongue: false, ..face(Feeling::Greed, -0.45, (-0.7, 0.1)) },
        654.0,
        560.0,
        290.0,
    );
    let girl = girl.wearing(Dress::Coat, p.accent);
    bust(s, &girl, &Mien { tilt: 8.0, ..face(Feeling::Awe, 0.45, (0.6, 0.1)) }, 150.0, 590.0, 270.0);
    // What they bring.
    let hand = |x: f32,
                y: f32,
                degrees: f32,
                thumb: f32,
                hand: Hand,
                colour: Colour,
                paw: bool,
                sleeve: Colour,
                from: (f32, f32),
                size: f32| LoneHand {
        at: point(x, y),
        size,
        degrees,
        thumb,
        hand,
        colour,
        paw,
        sleeve,
        from: point(from.0, from.1),
    };
    hand(320.0, 470.0, 40.0, -1.0, Hand::Pinch, old.skin, false, old.coat, (250.0, 400.0), 110.0).paint_with(
        s,
        |s| {
            s.poly(
                &nodes![(352, 470), (500, 450), (512, 540), (364, 560)],
                Look::of(p.cream).inflate(4.0).rim(1.2),
            );
            s.line(&nodes![(352, 470), (438, 518), (500, 450)], 4.0, Look::of(p.wood).alpha(0.8));
            s.dot(436.0, 516.0, 14.0, Look::of(p.red).inflate(5.0));
        },
    );
    s.place(motif("birthday_cake"), At::new(200.0, 960.0).height(190.0).standing().silent());
    hand(90.0, 950.0, 6.0, -1.0, Hand::Tray, girl.skin, false, girl.coat, (-60.0, 990.0), 170.0)
        .paint_with(s, |_| {});
    hand(700.0, 960.0, 214.0, 1.0, Hand::Grip, wolf.skin.dim(0.55), true, wolf.coat, (860.0, 1060.0), 140.0)
        .paint_with(s, |s| {
            s.limb(&nodes![(690, 1100), (610, 860)], &[10.0], Look::of(p.wood).inflate(3.0));
            s.limb(&nodes![(640, 950), (588, 800)], &[64.0, 60.0], Look::of(p.red).inflate(16.0).rim(1.2));
            s.poly(&nodes![(552, 812), (616, 788), (560, 728)], Look::of(p.gold).inflate(9.0));
            for k in 0..3 {
                let t = k as f32 * 0.3 + 0.15;
                s.limb(
                    &nodes![
                        (lerp(612.0, 560.0, t), lerp(960.0, 815.0, t)),
                        (lerp(668.0, 616.0, t), lerp(940.0, 796.0, t))
                    ],
                    &[12.0],
                    Look::mark(p.cream),
                );
            }
            s.line(&nodes![(664, 960), (610, 1000), (560, 960), (510, 930)], 6.0, Look::of(p.cream));
        });
    // Ours.
    let tone = skin(&p, n);
    let cuff = p.wood.mix(p.dark, 0.35);
    let hold = hand(440.0, 1000.0, -98.0, -1.0, Hand::Pinch, tone, false, cuff, (480.0, 1320.0), 220.0);
    let g = hold.grip();
    hold.paint_with(s, |s| {
        s.limb(
            &nodes![(g.x + 18.0, g.y + 80.0), (g.x, g.y), (406.0, 690.0)],
            &[13.0, 12.0, 11.0],
            Look::of(p.cream.mix(p.wood, 0.3)).inflate(3.0),
        );
        s.limb(&nodes![(407, 700), (404, 664)], &[17.0, 14.0], Look::of(p.ink).inflate(4.0));
        s.blob(
            &nodes![(404, 560; corner), (440, 630), (434, 676), (404, 694), (376, 676), (370, 630)],
            Look::lamp(p.flame),
        );
        s.blob(&nodes![(404, 610; corner), (422, 650), (404, 684), (388, 650)], Look::lamp(p.white));
    });
    s.glow(404.0, 640.0, 230.0, p.flame, 0.8);
    hand(230.0, 1170.0, -62.0, 1.0, Hand::Cup, tone, false, cuff, (120.0, 1360.0), 200.0).paint_with(
        s,
        |s| {
            s.poly(
                &nodes![(230, 1010), (370, 1040), (350, 1130), (210, 1100)],
                Look::of(p.accent2).inflate(8.0),
            );
            s.poly(&nodes![(250, 1000), (350, 1022), (344, 1048), (244, 1026)], Look::of(p.ink).flat());
        },
    );
    s.focus(404.0, 640.0, 110.0);
    s.note("hand", Role::Subject);
    s.note("girl", Role::Object);
    s.note("old_woman", Role::Object);
    s.note("wolf", Role::Object);
    s.note("letter", Role::Detail);
    s.note("birthday_cake", Role::Detail);
}

/// Under an endless sky a single drop hangs from a bucket; below, a girl with a wilted flower, a frog, an old man with a glass and a goose all stretch up to it.
fn drop(c: &mut Composer) {
    let (girl, old) = (c.human(Kind::Girl), c.human(Kind::Grandad));
    c.outdoors("desert", 900.0);
    let s = &mut c.scene;
    let p = s.palette;
    s.rect(
        -30.0,
        980.0,
        860.0,
        280.0,
        Look::of(p.gold.mix(p.wood, 0.4)).to(p.wood.mix(p.gold, 0.2)).inflate(6.0).texture(0.4).shadow(0.0),
    );
    for k in 0..9 {
        let x = 20.0 + k as f32 * 98.0;
        s.line(
            &nodes![
                (x, 1010.0 + (k % 3) as f32 * 30.0),
                (x + 34.0, 1050),
                (x + 10.0, 1100),
                (x + 46.0, 1160)
            ],
            4.0,
            Look::of(p.wood_dark).alpha(0.5).flat(),
        );
    }
    // The bucket, and the hands that turn it over.
    s.at(&[shift(400.0, 170.0), turn(116.0)], |s| {
        s.blob(
            &nodes![(-100, -96; corner), (100, -96; corner), (76, 110; corner), (0, 124), (-76, 110; corner)],
            Look::of(p.wood).to(p.wood_dark).inflate(26.0).grain(90.0).texture(0.4),
        );
        for y in [-50.0, 60.0] {
            s.limb(
                &nodes![(-92.0 + (y + 96.0) * 0.1, y), (0.0, y + 12.0), (92.0 - (y + 96.0) * 0.1, y)],
                &[18.0],
                Look::of(p.metal).inflate(5.0),
            );
        }
        s.ellipse(0.0, -98.0, 100.0, 30.0, Look::of(p.ink.mix(p.wood_dark, 0.5)).inflate(4.0));
    });
    for (x, y, degrees, thumb, from) in
        [(196.0, 110.0, 24.0, -1.0, (20.0, -40.0)), (620.0, 60.0, 150.0, 1.0, (800.0, -80.0))]
    {
        LoneHand {
            at: point(x, y),
            size: 150.0,
            degrees,
            thumb,
            hand: Hand::Cover,
            colour: skin(&p, 2),
            paw: false,
            sleeve: p.accent2,
            from: point(from.0, from.1),
        }
        .paint_with(s, |_| {});
    }
    // The drop.
    let (x, y) = (486.0, 420.0);
    let water = known_water(s);
    s.glow(x, y, 150.0, p.white, 0.6);
    s.blob(&nodes![(x, y - 92.0; corner), (x + 40.0, y + 4.0), (x + 30.0, y + 44.0), (x, y + 58.0), (x - 30.0, y + 44.0), (x - 40.0, y + 4.0)], Look::of(water.lighter(0.12)).to(water).inflate(18.0).rim(1.8));
    s.ellipse(x - 12.0, y + 8.0, 8.0, 18.0, Look::lamp(p.white));
    s.focus(x, y, 90.0);
    let up = point(x, y);
    // Those below.
    let frog = Person::new(Kind::Frog, &p).wearing(Dress::Shirt, p.red);
    let frog = Actor::new(frog, 470.0, 1170.0, 430.0).front().feeling(Feeling::Greed).with(|m| Mien {
        gaze: [0.0, -1.0],
        nod: -0.8,
        open: 1.0,
        ..m
    });
    let frog = frog.hand_own(NEAR, -24.0, -62.0, Hand::Wave).hand_own(FAR, 24.0, -62.0, Hand::Wave);
    let girl = girl.wearing(Dress::Gown, p.accent);
    let girl = Actor::new(girl, 250.0, 1180.0, 560.0)
        .feeling(Feeling::Brave)
        .looking_at(up)
        .hand_own(NEAR, 20.0, -82.0, Hand::Cup)
        .hand_own(FAR, 30.0, -80.0, Hand::Cup);
    let old = old.wearing(Dress::Robe, p.leaf.mix(p.dark, 0.3)).bearded();
    let old = Actor::new(old, 650.0, 1190.0, 680.0)
        .left()
        .feeling(Feeling::Awe)
        .looking_at(up)
        .hand_own(FAR, 25.0, -78.0, Hand::Cup)
        .hand_own(NEAR, 10.0, -40.0, Hand::Open);
    let goose = Person::new(Kind::Goose, &p).wearing(Dress::Coat, p.accent2);
    let goose = Actor::new(goose, 90.0, 1190.0, 480.0)
        .feeling(Feeling::Suspicion)
        .looking_at(point(260.0, 900.0))
        .hand_own(NEAR, 24.0, -60.0, Hand::Grip)
        .hand_own(FAR, 30.0, -62.0, Hand::Grip);
    for (a, x) in [(&goose, 90.0), (&frog, 470.0)] {
        under(s, x, 1185.0, 80.0);
        a.paint(s);
    }
    under(s, 650.0, 1190.0, 110.0);
    s.group(Group::new(), |s| {
        let g = old.grip(FAR);
        old.arm_with(s, FAR, |s| {
            s.poly(
                &nodes![
                    (g.x - 30.0, g.y - 60.0),
                    (g.x + 30.0, g.y - 60.0),
                    (g.x + 24.0, g.y + 30.0),
                    (g.x - 24.0, g.y + 30.0)
                ],
                Look::of(p.white).alpha(0.55).inflate(6.0).rim(1.8),
            );
        });
        old.legs(s);
        old.body(s);
        old.head(s);
        old.arm(s, NEAR);
    });
    under(s, 250.0, 1182.0, 90.0);
    s.group(Group::new(), |s| {
        girl.arm(s, FAR);
        girl.legs(s);
        girl.body(s);
        girl.head(s);
        let g = girl.grip(NEAR);
        girl.arm_with(s, NEAR, |s| {
            // A pot and what hangs out of it.
            s.limb(
                &nodes![
                    (g.x + 20.0, g.y - 30.0),
                    (g.x + 14.0, g.y - 110.0),
                    (g.x - 30.0, g.y - 130.0),
                    (g.x - 56.0, g.y - 84.0)
                ],
                &[10.0, 9.0, 8.0, 7.0],
                Look::of(p.leaf.mix(p.wood, 0.4)).inflate(3.0),
            );
            for k in 0..5 {
                let a = 0.6 + k as f32 * 0.6;
                s.ellipse(
                    g.x - 58.0 + cos(a) * 18.0,
                    g.y - 66.0 + sin(a) * 18.0,
                    13.0,
                    18.0,
                    Look::of(p.pink.mix(p.wood, 0.25)).inflate(5.0),
                );
            }
            s.poly(
                &nodes![
                    (g.x - 30.0, g.y - 36.0),
                    (g.x + 70.0, g.y - 36.0),
                    (g.x + 54.0, g.y + 44.0),
                    (g.x - 14.0, g.y + 44.0)
                ],
                Look::of(p.red.mix(p.wood, 0.4)).inflate(12.0),
            );
        });
        girl.fingers(s, FAR);
    });
    s.note("girl", Role::Object);
    s.note("old_man", Role::Object);
    s.note("frog", Role::Object);
    s.note("goose", Role::Object);
    s.note("bucket", Role::Detail);
    s.note("desert", Role::Setting);
}
