//! A drawing has no back wall.

use super::acting::*;

pub(super) static BLACKBOARD_IS_OPEN: Relation = Relation {
    id: "blackboard_is_open",
    themes: Themes::Only(&["tides", "half-asleep", "lost-kites", "first-light"]),
    moods: &[Mood::Freedom, Mood::Wonder, Mood::Longing],
    slots: &[],
    layouts: &[framed("class", Setup::Frames, class), framed("hoop", Setup::OwnHands, hoop)],
};

/// The same person, drawn in one colour on a ground of another.
fn drawn(who: &Person, line: Colour, ground: Colour) -> Person {
    let of = |c: Colour| line.mix(ground, 0.12 + (0.9 - c.l).clamp(0.0, 0.7) * 0.75);
    Person {
        skin: of(who.skin).mix(line, 0.4),
        hair: of(who.hair),
        hat_colour: of(who.hat_colour),
        coat: of(who.coat),
        legs: of(who.legs),
        boots: of(who.boots),
        eyes: of(who.eyes),
        scarf: who.scarf.map(of),
        ..*who
    }
}

/// The same person in faded thread.
fn sewn(who: &Person, linen: Colour) -> Person {
    let of = |c: Colour| c.mix(linen, 0.42);
    Person {
        skin: of(who.skin),
        hair: of(who.hair),
        hat_colour: of(who.hat_colour),
        coat: of(who.coat),
        legs: of(who.legs),
        boots: of(who.boots),
        ..*who
    }
}

/// The class climbs over a chair into the sea on the blackboard, and turns to chalk from the waist; one boy stays, the sponge in his hand.
fn class(c: &mut Composer) {
    let (girl, boy, stays) = (c.human(Kind::Girl), c.human(Kind::Boy), c.human(Kind::Boy));
    let crew = [Kind::Boy, Kind::Girl, Kind::Boy].map(|kind| c.human(kind));
    let teacher = c.human(Kind::Grandad);
    c.room(900.0, (120.0, 160.0));
    let s = &mut c.scene;
    let p = s.palette;
    let board = p.leaf.mix(p.ink, 0.62).mix(p.accent2, 0.1);
    let chalk = p.white;
    let (x0, y0, x1, y1) = (70.0, 70.0, 730.0, 640.0);
    s.rect(
        x0 - 26.0,
        y0 - 26.0,
        x1 - x0 + 52.0,
        y1 - y0 + 52.0,
        Look::of(p.wood).inflate(12.0).grain(0.0).texture(0.3),
    );
    let slate = Path::rect(x0, y0, x1 - x0, y1 - y0);
    s.group(Group::new().clip(slate.clone()), |s| {
        s.part(&slate, Look::of(board.lighter(0.04)).to(board.dim(0.85)).flat().texture(0.25).shadow(0.0));
        let line = |s: &mut Scene, nodes: &[moonhare_scene::geometry::Node], w: f32| {
            s.line(nodes, w, Look::of(chalk).alpha(0.82).rough(1.4).flat().dry(0.5));
        };
        // Sun, clouds, islands, waves.
        for k in 0..10 {
            let a = radians(k as f32 * 36.0);
            line(
                s,
                &nodes![
                    (620.0 + cos(a) * 58.0, 170.0 + sin(a) * 58.0),
                    (620.0 + cos(a) * 84.0, 170.0 + sin(a) * 84.0)
                ],
                5.0,
            );
        }
        s.stroke(
            &Path::ellipse(620.0, 170.0, 44.0, 44.0),
            6.0,
            Look::of(chalk).alpha(0.85).rough(1.4).flat(),
        );
        for row in 0..5 {
            let y = 400.0 + row as f32 * 56.0;
            for k in 0..9 {
                let x = 50.0 + k as f32 * 84.0 + (row % 2) as f32 * 40.0;
                line(
                    s,
                    &nodes![(x, y), (x + 22.0, y - 16.0), (x + 44.0, y), (x + 66.0, y - 14.0), (x + 84.0, y)],
                    4.0,
                );
            }
        }
        // The ship with those who have gone ahead.
        for (i, kid) in crew.iter().enumerate() {
            let a = Actor::new(drawn(kid, chalk, board), 160.0 + i as f32 * 92.0, 400.0, 230.0)
                .front()
                .feeling(Feeling::Joy);
            let a = if i == 1 {
                a.hand_own(FAR, 24.0, -92.0, Hand::Wave).elbow(FAR, 1.0)
            } else {
                a.hand_own(NEAR, -24.0, -88.0, Hand::Wave).elbow(NEAR, -1.0)
            };
            a.paint(s);
        }
        s.blob(
            &nodes![(70, 320; corner), (250, 344), (440, 316; corner), (400, 420), (250, 440), (120, 420)],
            Look::of(board.lighter(0.08)).inflate(4.0),
        );
        line(
            s,
            &nodes![(70, 320), (250, 344), (440, 316), (400, 420), (250, 440), (120, 420), (70, 320)],
            6.0,
        );
        line(s, &nodes![(300, 340), (304, 100)], 6.0);
        line(s, &nodes![(310, 108), (430, 200), (312, 296)], 5.0);
    });
    s.rect(x0 - 26.0, y1 + 6.0, x1 - x0 + 52.0, 22.0, Look::of(p.wood.lighter(0.08)).inflate(6.0).grain(0.0));
    for (k, colour) in [p.white, p.gold, p.white].into_iter().enumerate() {
        s.rect(600.0 + k as f32 * 34.0, y1 - 4.0, 26.0, 10.0, Look::of(colour).inflate(3.0));
    }
    // Two on their way: chalk above the ledge, colour below it.
    chair(s, 470.0, 850.0, 150.0, 200.0);
    let low = Path::rect(-30.0, y1, 860.0, 700.0);
    let half = |s: &mut Scene, who: &Person, pose: &dyn Fn(Person) -> Actor| {
        s.group(Group::new().clip(slate.clone()), |s| pose(drawn(who, chalk, board)).layers(s));
        s.group(Group::new().clip(low.clone()), |s| pose(*who).layers(s));
    };
    let (hx, hy) = (336.0, 690.0);
    half(s, &girl, &|who| {
        Actor::new(who, 460.0, 850.0, 500.0)
            .left()
            .feeling(Feeling::Joy)
            .with(|m| m.facing(0.5).nodding(0.4).glancing(0.6, 0.7))
            .hand(NEAR, hx, hy, Hand::Open)
            .hand_own(FAR, -22.0, -84.0, Hand::Wave)
            .elbow(FAR, -1.0)
    });
    half(s, &boy, &|who| {
        Actor::new(who, 630.0, 800.0, 420.0)
            .lean(10.0)
            .feet((-14.0, -4.0), (8.0, -34.0), [20.0, 0.0])
            .feeling(Feeling::Awe)
            .with(|m| m.facing(0.2))
            .hand_own(NEAR, 24.0, -78.0, Hand::Reach)
            .hand_own(FAR, 26.0, -60.0, Hand::Grip)
    });
    s.rect(560.0, 792.0, 130.0, 130.0, Look::of(p.red.mix(p.wood, 0.4)).inflate(10.0).grain(0.0));
    // The teacher sleeps.
    s.rect(520.0, 1010.0, 320.0, 220.0, Look::of(p.wood.dim(0.85)).inflate(12.0).grain(0.0).texture(0.3));
    let teacher =
        Actor::new(teacher.glasses().wearing(Dress::Coat, p.dark.lighter(0.14)), 668.0, 1330.0, 560.0)
            .front()
            .feeling(Feeling::Asleep);
    let teacher = teacher
        .with(|m| crate::actors::Mien { open: 0.5, ..m.facing(-0.2).tilted(-18.0) })
        .hand_own(NEAR, -14.0, -70.0, Hand::Tray)
        .hand_own(FAR, 10.0, -52.0, Hand::Rest);
    s.group(Group::new(), |s| {
        teacher.body(s);
        teacher.head(s);
        teacher.arm(s, NEAR);
        teacher.arm(s, FAR);
    });
    s.rect(500.0, 1070.0, 340.0, 26.0, Look::of(p.wood).inflate(6.0).grain(0.0));
    s.place(motif("apple"), At::new(560.0, 1072.0).height(50.0).standing().silent());
    // The one who stays in his bench.
    let stays =
        Actor::new(stays.wearing(Dress::Coat, p.accent), 170.0, 1330.0, 660.0).feeling(Feeling::Sorrow);
    let stays = stays
        .with(|m| crate::actors::Mien {
            tear: false,
            ..m.facing(0.6).nodding(-0.25).glancing(0.7, -0.4).tilted(4.0)
        })
        .hand(NEAR, 300.0, 1040.0, Hand::Cup)
        .hand_own(FAR, 22.0, -40.0, Hand::Rest);
    let g = stays.grip(NEAR);
    s.group(Group::new(), |s| {
        stays.arm(s, FAR);
        stays.body(s);
        stays.head(s);
        stays.arm_with(s, NEAR, |s| {
            s.rect(
                g.x - 44.0,
                g.y - 30.0,
                92.0,
                58.0,
                Look::of(p.gold.mix(p.pink, 0.3)).inflate(12.0).texture(0.5),
            );
        });
    });
    s.poly(
        &nodes![(-30, 1100), (400, 1100), (430, 1140), (-30, 1140)],
        Look::of(p.wood.lighter(0.06)).inflate(8.0).grain(0.0),
    );
    s.rect(-30.0, 1138.0, 440.0, 100.0, Look::of(p.wood.dim(0.8)).inflate(8.0).grain(0.0));
    s.focus(400.0, 600.0, 200.0);
    s.note("boy", Role::Subject);
    s.note("girl", Role::Object);
    s.note("ship", Role::Object);
    s.note("old_man", Role::Detail);
}

/// In the hoop that we hold somebody stitched helps a girl in; from the waist up she is thread. Our other hand has the scissors.
fn hoop(c: &mut Composer) {
    let (girl, boy) = (c.human(Kind::Girl), c.human(Kind::Boy));
    let s = &mut c.scene;
    s.light_at(220.0, 100.0, 0.6);
    let p = s.palette;
    let lap = p.accent.mix(p.dark, 0.4);
    s.rect(-30.0, -30.0, 860.0, 1280.0, Look::of(lap).to(lap.dim(0.7)).flat().texture(0.3).shadow(0.0));
    for k in 0..7 {
        let x = 20.0 + k as f32 * 128.0;
        s.limb(
            &nodes![(x, -20), (x + 30.0, 600), (x - 20.0, 1240)],
            &[60.0, 90.0, 70.0],
            Look::of(lap.lighter(0.04)).inflate(24.0).soft(8.0).alpha(0.7).texture(0.2),
        );
    }
    let linen = p.cream;
    let disc = Path::ellipse(400.0, 470.0, 340.0, 400.0);
    s.part(
        &Path::ellipse(400.0, 470.0, 376.0, 436.0),
        Look::of(p.wood.lighter(0.08)).inflate(20.0).grain(0.0).texture(0.3),
    );
    let stitch = |s: &mut Scene, x: f32, y: f32, dx: f32, dy: f32, colour: Colour| {
        s.limb(
            &nodes![(x, y), (x + dx, y + dy)],
            &[5.5],
            Look::of(colour).inflate(2.0).shadow(0.3).hatch(0.0),
        );
    };
    s.group(Group::new().clip(disc.clone()), |s| {
        s.part(&disc, Look::of(linen).to(linen.dim(0.9)).flat().texture(0.35).grain(0.0).shadow(0.0));
        // Sun, hills, a house: all in stitches.
        for k in 0..26 {
            let a = radians(k as f32 * 13.9);
            stitch(
                s,
                560.0 + cos(a) * 22.0,
                190.0 + sin(a) * 22.0,
                cos(a) * 40.0,
                sin(a) * 40.0,
                p.gold.mix(p.red, 0.2),
            );
        }
        for row in 0..17 {
            for k in 0..40 {
                let x = 44.0 + k as f32 * 18.0 + (row % 2) as f32 * 9.0;
                let y = 570.0 + row as f32 * 19.0 + sin(x * 0.011) * 34.0;
                stitch(s, x, y, 12.0, -20.0, if row % 3 == 1 { p.leaf.lighter(0.08) } else { p.leaf });
            }
        }
        for row in 0..7 {
            for k in 0..8 {
                stitch(s, 150.0 + k as f32 * 18.0, 560.0 - row as f32 * 16.0, 15.0, 0.0, p.red);
            }
        }
        for k in 0..7 {
            stitch(s, 136.0 + k as f32 * 12.0, 448.0 - k as f32 * 14.0, 14.0, -12.0, p.accent2.dim(0.8));
            stitch(s, 312.0 - k as f32 * 12.0, 448.0 - k as f32 * 14.0, -14.0, -12.0, p.accent2.dim(0.8));
        }
        // Where a bird was: only the holes are left.
        for k in 0..14 {
            let a = radians(k as f32 * 25.7);
            s.dot(390.0 + cos(a) * 46.0, 170.0 + sin(a) * 26.0, 4.0, Look::of(linen.dim(0.6)).flat());
        }
    });
    // They hold each other's hands across the ring.
    let inside =
        Actor::new(sewn(&boy, linen), 566.0, 790.0, 480.0).left().lean(8.0).feeling(Feeling::Tenderness);
    let pose = |who: Person| {
        Actor::new(who, 268.0, 1010.0, 560.0)
            .lean(4.0)
            .feet((-9.0, -4.0), (13.0, -22.0), [10.0, 0.0])
            .feeling(Feeling::Joy)
    };
    let meet = point(430.0, 610.0);
    let inside = inside
        .looking_at(pose(girl).eye())
        .hand(NEAR, meet.x + 12.0, meet.y - 6.0, Hand::Grip)
        .hand_own(FAR, 10.0, -42.0, Hand::Open);
    let girl_at = |who: Person| {
        pose(who).looking_at(inside.eye()).hand(FAR, meet.x - 26.0, meet.y, Hand::Grip).hand_own(
            NEAR,
            -14.0,
            -40.0,
            Hand::Open,
        )
    };
    s.group(Group::new().clip(disc.clone()), |s| {
        inside.layers(s);
        girl_at(sewn(&girl, linen)).layers(s);
        inside.arm(s, NEAR);
        // The weave shows through.
        for k in 0..60 {
            s.line(
                &nodes![(60, 90.0 + k as f32 * 13.0), (740, 86.0 + k as f32 * 13.0)],
                1.6,
                Look::of(linen).alpha(0.34).flat().shadow(0.0),
            );
        }
    });
    // The rim, and what is still outside it.
    let low = Path::blob(
        &nodes![(60, 470; corner), (66, 560), (110, 680), (200, 790), (300, 846), (400, 866), (520, 846), (620, 780), (800, 760; corner), (800, 1240; corner), (-30, 1240; corner), (-30, 470; corner)],
    );
    s.stroke(
        &Path::ellipse(400.0, 470.0, 356.0, 416.0),
        30.0,
        Look::of(p.wood.lighter(0.12)).inflate(8.0).grain(0.0),
    );
    let outside = girl_at(girl);
    s.group(Group::new().clip(low), |s| {
        outside.legs(s);
        outside.body(s);
    });
    // A thread of her hem runs down to the scissors.
    cord(
        s,
        &[point(330.0, 890.0), point(420.0, 960.0), point(500.0, 950.0), point(560.0, 1010.0)],
        5.0,
        p.red,
    );
    let right = LoneHand {
        at: point(690.0, 1120.0),
        size: 190.0,
        degrees: -146.0,
        thumb: 1.0,
        hand: Hand::Grip,
        colour: skin(&p, 1),
        paw: false,
        sleeve: p.leaf.mix(p.dark, 0.3),
        from: point(860.0, 1270.0),
    };
    let g = right.grip();
    right.paint_with(s, |s| {
        s.place(
            motif("scissors"),
            At::new(g.x - 50.0, g.y - 26.0).height(250.0).centred().turned(-64.0).silent(),
        );
    });
    let left = LoneHand {
        at: point(34.0, 900.0),
        size: 180.0,
        degrees: -62.0,
        thumb: 1.0,
        hand: Hand::Cup,
        colour: skin(&p, 1),
        paw: false,
        sleeve: p.leaf.mix(p.dark, 0.3),
        from: point(-40.0, 1160.0),
    };
    left.paint_with(s, |_| {});
    // The bird has got away, and waits for the others.
    s.place(motif("songbird"), At::new(176.0, 1130.0).height(110.0).standing().silent());
    s.focus(400.0, 560.0, 170.0);
    s.focus(600.0, 1040.0, 130.0);
    s.note("girl", Role::Subject);
    s.note("scissors", Role::Object);
    s.note("thread", Role::Object);
    s.note("songbird", Role::Detail);
}
