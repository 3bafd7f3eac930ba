//! One stroke is lacking, and then it will be alive.

use super::acting::*;
use super::bust::face;

pub(super) static BEFORE_THE_LAST_STROKE: Relation = Relation {
    id: "before_the_last_stroke",
    themes: Themes::Only(&["looking-glass", "carousel", "first-light"]),
    moods: &[Mood::Dread, Mood::Wonder, Mood::Longing],
    slots: &[],
    layouts: &[framed("eye", Setup::OwnHands, eye), framed("stone", Setup::Slant, stone)],
};

/// Our own hand with a brush before the great painted head of a lion who lacks one eye; out of the picture his paw has come and lies on our sleeve.
fn eye(c: &mut Composer) {
    let n = c.rng.below(5);
    let s = &mut c.scene;
    s.light_at(230.0, 120.0, 0.6);
    let p = s.palette;
    let wall = p.dark.mix(p.wood, 0.35);
    backdrop(s, wall, wall.dim(0.7));
    // The easel and the canvas.
    for (x0, x1) in [(150.0, 60.0), (650.0, 740.0)] {
        s.limb(
            &nodes![(x0, -30), (x1, 1250)],
            &[34.0, 44.0],
            Look::of(p.wood_dark).inflate(10.0).grain(90.0),
        );
    }
    let linen = p.cream.mix(p.wood, 0.12);
    s.rect(70.0, 50.0, 660.0, 850.0, Look::of(linen).inflate(8.0).texture(0.3).shadow(0.7));
    s.rect(-30.0, 896.0, 860.0, 34.0, Look::of(p.wood).inflate(8.0).grain(0.0).texture(0.3));
    let lion = Person::new(Kind::Lion, &p);
    s.group(Group::new().clip(Path::rect(74.0, 54.0, 652.0, 842.0)), |s| {
        // The ground he painted, thin at the edges.
        s.blob(
            &nodes![(90, 90), (400, 70), (706, 96), (712, 500), (700, 880), (400, 900), (96, 880), (84, 480)],
            Look::of(p.sky[1].mix(p.leaf, 0.3))
                .to(p.leaf.mix(p.gold, 0.3))
                .alpha(0.85)
                .rough(9.0)
                .dry(0.6)
                .flat()
                .texture(0.5)
                .shadow(0.0)
                .rim(0.0),
        );
        for k in 0..16 {
            let x = 90.0 + k as f32 * 42.0;
            s.limb(
                &nodes![
                    (x, 900),
                    (x + 10.0, 810.0 - (k % 3) as f32 * 36.0),
                    (x + 26.0, 740.0 - (k % 4) as f32 * 20.0)
                ],
                &[16.0, 12.0, 2.0],
                Look::of(p.leaf.dim(0.8)).inflate(3.0).shadow(0.2),
            );
        }
        s.blob(
            &nodes![(150, 910), (190, 700), (400, 640), (610, 700), (650, 910)],
            Look::of(lion.skin).inflate(60.0).texture(0.25).fur(8.0, 90.0, 6.0),
        );
        s.at(&[shift(400.0, 440.0), scale(5.6)], |s| {
            head(s, &lion, &Mien { open: 0.0, ..face(Feeling::Tenderness, 0.0, (0.5, 0.55)) }, View::Front);
        });
    });
    // The eye that is not there yet: bare linen and a pencil line.
    let lack = point(508.0, 452.0);
    s.ellipse(
        lack.x,
        lack.y,
        88.0,
        74.0,
        Look::of(linen).flat().rough(4.0).texture(0.3).shadow(0.0).rim(0.0),
    );
    s.stroke(&Path::ellipse(lack.x - 4.0, lack.y, 52.0, 40.0), 4.0, Look::of(p.ink).alpha(0.6).flat());
    s.line(
        &nodes![(lack.x - 60.0, lack.y - 64.0), (lack.x, lack.y - 84.0), (lack.x + 56.0, lack.y - 60.0)],
        4.0,
        Look::of(p.ink).alpha(0.5).flat(),
    );
    // Grass that has grown over the ledge.
    for (x, h) in [(110.0, 150.0), (150.0, 110.0), (204.0, 170.0), (250.0, 120.0)] {
        s.limb(
            &nodes![(x, 900), (x + 14.0, 900.0 + h * 0.4), (x - 6.0, 900.0 + h)],
            &[14.0, 12.0, 2.0],
            Look::of(p.leaf).inflate(4.0),
        );
    }
    // Our hands.
    let skin = skin(&p, n);
    let smock = p.accent2.mix(p.dark, 0.25);
    LoneHand {
        at: point(196.0, 1120.0),
        size: 230.0,
        degrees: -58.0,
        thumb: 1.0,
        hand: Hand::Cup,
        colour: skin,
        paw: false,
        sleeve: smock,
        from: point(60.0, 1330.0),
    }
    .paint_with(s, |s| {
        s.place(
            motif("paint_palette"),
            At::new(250.0, 1000.0).height(280.0).centred().turned(-12.0).silent(),
        );
    });
    let hand = LoneHand {
        at: point(640.0, 930.0),
        size: 250.0,
        degrees: -108.0,
        thumb: -1.0,
        hand: Hand::Pinch,
        colour: skin,
        paw: false,
        sleeve: smock,
        from: point(740.0, 1320.0),
    };
    let g = hand.grip();
    hand.paint_with(s, |s| {
        s.limb(
            &nodes![(g.x + 60.0, g.y + 220.0), (g.x, g.y), (552.0, 530.0)],
            &[20.0, 17.0, 12.0],
            Look::of(p.wood).inflate(5.0).rim(1.2),
        );
        s.limb(&nodes![(556, 546), (534, 486)], &[18.0, 22.0], Look::of(p.metal).inflate(5.0));
        s.limb(&nodes![(538, 496), (524, 452)], &[22.0, 3.0], Look::of(p.ink).inflate(4.0));
    });
    // His paw, out of the picture, on our sleeve.
    s.limb(
        &nodes![(236, 760), (330, 800), (452, 872)],
        &[120.0, 124.0, 108.0],
        Look::of(lion.skin).inflate(30.0).texture(0.25).shadow(0.3).fade(360.0, 816.0, 250.0, 766.0),
    );
    LoneHand {
        at: point(500.0, 900.0),
        size: 250.0,
        degrees: 40.0,
        thumb: -1.0,
        hand: Hand::Cover,
        colour: lion.skin.lighter(0.03),
        paw: true,
        sleeve: lion.skin,
        from: point(380.0, 826.0),
    }
    .paint_with(s, |_| {});
    s.focus(300.0, 450.0, 130.0);
    s.focus(520.0, 470.0, 120.0);
    s.focus(620.0, 960.0, 120.0);
    s.note("lion", Role::Subject);
    s.note("painting", Role::Object);
    s.note("hand", Role::Detail);
}

/// A giant of stone, free down to the belly, holds an old mason on his palm; chisel and mallet hang from tired hands, and a stone child peeps round the block.
fn stone(c: &mut Composer) {
    let old = c.human(Kind::Grandad);
    let s = &mut c.scene;
    s.light_at(140.0, 120.0, 0.55);
    let p = s.palette;
    c.outdoors("mountains", 900.0);
    let s = &mut c.scene;
    let rock = p.stone.mix(p.cream, 0.2);
    let rock = if rock.l > 0.66 { rock.dim(0.66 / rock.l) } else { rock };
    let giant = Person::new(Kind::Giant, &p)
        .skin(rock)
        .hair(rock.dim(0.7), Hair::Curls)
        .wearing(Dress::Shirt, rock.dim(0.9));
    let giant = Person { eyes: rock.dim(0.5), ..giant };
    s.rect(
        -30.0,
        1090.0,
        860.0,
        180.0,
        Look::of(p.near.mix(rock, 0.3)).inflate(8.0).texture(0.5).shadow(0.0),
    );
    // Shoulders and chest, then the block that still holds him.
    s.group(Group::new(), |s| {
        s.blob(
            &nodes![(190, 820), (210, 600), (320, 520), (470, 500), (640, 520), (740, 610), (770, 840)],
            Look::of(rock.dim(0.94)).inflate(60.0).texture(0.4).hatch(0.6),
        );
        s.at(&[shift(486.0, 330.0), turn(-4.0), scale(3.9)], |s| {
            head(
                s,
                &giant,
                &Mien { cheek: 0.0, ..face(Feeling::Tenderness, -0.35, (-0.6, 0.75)) },
                View::Front,
            );
        });
        s.poly(
            &nodes![
                (330, 760),
                (480, 700),
                (640, 730),
                (800, 690),
                (840, 760),
                (840, 1140),
                (300, 1140),
                (290, 900)
            ],
            Look::of(rock.dim(0.75)).to(rock.dim(0.55)).inflate(24.0).texture(0.6).rough(7.0),
        );
        for k in 0..22 {
            let (x, y) = (340.0 + (k * 83 % 470) as f32, 780.0 + (k * 57 % 330) as f32);
            s.limb(
                &nodes![(x, y), (x + 24.0, y - 30.0)],
                &[2.0, 6.0],
                Look::of(rock.lighter(0.06)).alpha(0.7).flat().shadow(0.0),
            );
        }
    });
    // A child of stone, finished long ago.
    let small = Person::new(Kind::Girl, &p)
        .skin(rock.lighter(0.05))
        .hair(rock.dim(0.75), Hair::Plaits)
        .wearing(Dress::Gown, rock.dim(0.92));
    let small = Person { eyes: rock.dim(0.5), boots: rock.dim(0.6), ..small };
    let small = Actor::new(small, 120.0, 1180.0, 360.0).feeling(Feeling::Awe).looking_at(point(330.0, 760.0));
    small.hand_own(FAR, 26.0, -70.0, Hand::Reach).hand_own(NEAR, -10.0, -40.0, Hand::Rest).paint(s);
    // The hand.
    let palm = LoneHand {
        at: point(440.0, 1000.0),
        size: 400.0,
        degrees: 176.0,
        thumb: 1.0,
        hand: Hand::Open,
        colour: rock.lighter(0.04),
        paw: false,
        sleeve: rock.dim(0.88),
        from: point(560.0, 990.0),
    };
    s.limb(
        &nodes![(700, 640), (760, 860), (640, 1000), (470, 1000)],
        &[170.0, 160.0, 150.0, 130.0],
        Look::of(rock.dim(0.92)).inflate(46.0).texture(0.4).hatch(0.6),
    );
    palm.paint_with(s, |_| {});
    // He who made it.
    let old = old.wearing(Dress::Apron, p.wood).hat(Hat::Cap, p.red).bearded();
    let old = Person { dress: Dress::Shirt, coat: p.cream.mix(p.accent2, 0.3), ..old };
    let old =
        Actor::new(old, 300.0, 1010.0, 520.0).sitting().feeling(Feeling::Awe).looking_at(point(440.0, 330.0));
    let old = old.with(|m| Mien { tear: true, ..m }).hand_own(NEAR, 16.0, -26.0, Hand::Grip).hand_own(
        FAR,
        26.0,
        -28.0,
        Hand::Grip,
    );
    s.group(Group::new(), |s| {
        let g = old.grip(FAR);
        old.arm_with(s, FAR, |s| {
            s.limb(
                &nodes![(g.x - 20.0, g.y - 20.0), (g.x + 44.0, g.y + 70.0)],
                &[12.0, 15.0],
                Look::of(p.metal).inflate(4.0).rim(1.4),
            );
        });
        old.legs(s);
        old.body(s);
        old.head(s);
        let g = old.grip(NEAR);
        old.arm_with(s, NEAR, |s| {
            s.limb(
                &nodes![(g.x - 4.0, g.y - 26.0), (g.x + 10.0, g.y + 60.0)],
                &[12.0],
                Look::of(p.wood).inflate(4.0),
            );
            s.rect(g.x - 26.0, g.y + 54.0, 76.0, 46.0, Look::of(p.wood_dark).inflate(9.0));
        });
    });
    s.focus(470.0, 350.0, 190.0);
    s.focus(250.0, 600.0, 110.0);
    s.note("statue", Role::Subject);
    s.note("old_man", Role::Object);
    s.note("mountains", Role::Setting);
}
