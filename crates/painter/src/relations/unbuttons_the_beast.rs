//! Home from work: the terror is a garment, and one knows where it opens.

use super::acting::*;
use super::bust::face;
use crate::settings::interior;

pub(super) static UNBUTTONS_THE_BEAST: Relation = Relation {
    id: "unbuttons_the_beast",
    themes: Themes::Only(&["moonhare", "half-asleep", "first-light"]),
    moods: &[Mood::Tenderness, Mood::Secrecy, Mood::Memory],
    slots: &[],
    layouts: &[framed("hide", Setup::NearDark, hide), framed("porcelain", Setup::Gap, porcelain)],
};

/// A huge beast sits with its back to us, eyes shut; a girl on a chair undoes the buttons along its spine. In the gap: shirt and braces.
fn hide(c: &mut Composer) {
    c.room(1010.0, (640.0, 250.0));
    let (girl, man) = (c.human(Kind::Girl), c.human(Kind::Man));
    let s = &mut c.scene;
    let p = s.palette;
    // By the door, a second hide, in her size.
    s.rect(610.0, 120.0, 250.0, 600.0, Look::of(p.wood).inflate(10.0).grain(90.0));
    s.rect(636.0, 150.0, 200.0, 560.0, Look::of(p.wood.dim(0.85)).inflate(8.0).grain(90.0));
    s.dot(646.0, 440.0, 12.0, Look::of(p.gold).inflate(4.0));
    let dark = p.accent2.mix(p.dark, 0.55).mix(p.fur, 0.25);
    let small = dark.lighter(0.08);
    s.dot(720.0, 176.0, 12.0, Look::of(p.gold).inflate(4.0));
    s.blob(
        &nodes![
            (690, 190),
            (750, 190),
            (790, 300),
            (776, 430),
            (744, 520),
            (720, 440),
            (696, 520),
            (664, 430),
            (650, 300)
        ],
        Look::of(small).inflate(18.0).fur(12.0, 90.0, 6.0).shadow(0.8),
    );
    for side in [-1.0, 1.0] {
        s.limb(
            &nodes![(720.0 + side * 26.0, 196), (720.0 + side * 44.0, 160), (720.0 + side * 38.0, 130)],
            &[18.0, 12.0, 4.0],
            Look::of(p.cream).inflate(5.0),
        );
    }
    s.focus(720.0, 300.0, 110.0);
    // The lamp.
    s.limb(&nodes![(470, -20), (470, 90)], &[5.0], Look::of(p.ink));
    s.blob(
        &nodes![(420, 150; corner), (446, 86), (494, 86), (520, 150; corner)],
        Look::of(p.accent).inflate(10.0),
    );
    s.ellipse(470.0, 152.0, 30.0, 14.0, Look::lamp(p.flame.lighter(0.1)));
    s.glow(470.0, 170.0, 420.0, p.flame, 0.6);
    // The stool and the beast.
    under(s, 300.0, 1150.0, 270.0);
    for x in [150.0, 430.0] {
        s.limb(&nodes![(x, 1020), (x, 1150)], &[34.0, 26.0], Look::of(p.wood).inflate(8.0));
    }
    s.limb(&nodes![(90, 1030), (500, 1030)], &[44.0], Look::of(p.wood).inflate(12.0).grain(0.0));
    let fur = |c: Colour| Look::of(c).inflate(60.0).fur(26.0, 96.0, 9.0).hatch(1.0).rim(1.3);
    s.blob(
        &nodes![
            (60, 1020),
            (30, 800),
            (70, 560),
            (180, 450),
            (300, 430),
            (420, 470),
            (510, 600),
            (540, 820),
            (510, 1030),
            (290, 1060)
        ],
        fur(dark),
    );
    // His head, hung to one side, at peace.
    let beast = Person::new(Kind::Bear, &p).skin(dark.lighter(0.03));
    let beast = Person { hair: dark.lighter(0.2), ..beast };
    for (x, side) in [(180.0, -1.0), (370.0, 1.0)] {
        s.limb(
            &nodes![(x, 250), (x + side * 60.0, 180), (x + side * 50.0, 90)],
            &[62.0, 42.0, 8.0],
            Look::of(p.cream.dim(0.9)).inflate(16.0).texture(0.3),
        );
    }
    s.at(&[shift(290.0, 340.0), turn(14.0), scale(3.1)], |s| {
        head(
            s,
            &beast,
            &crate::actors::Mien {
                open: 0.25,
                wide: 0.9,
                curve: 0.5,
                ..face(Feeling::Asleep, 0.5, (0.0, 0.0))
            },
            View::Front,
        );
    });
    s.focus(310.0, 350.0, 150.0);
    // The gap, from nape to waist: a tired man's shirt.
    let gap = Path::blob(
        &nodes![(340, 470; corner), (440, 520), (470, 640), (440, 790), (372, 920; corner), (310, 800), (272, 660), (282, 540)],
    );
    s.group(Group::new().clip(gap.clone()), |s| {
        s.part(&gap, Look::of(p.white).to(p.cream).flat().shadow(0.0));
        for x in [310.0, 430.0] {
            s.limb(&nodes![(x, 640), (x + (372.0 - x) * 0.4, 940)], &[24.0], Look::of(p.red).inflate(6.0));
        }
        let tired =
            crate::actors::Mien { upper: [0.6, 0.6], nod: 0.2, ..face(Feeling::Brave, 0.35, (0.8, 0.2)) };
        s.at(&[shift(366.0, 610.0), turn(7.0), scale(1.75)], |s| {
            head(
                s,
                &Person { beard: false, ..man },
                &crate::actors::Mien { tear: false, ..tired },
                View::Front,
            );
        });
        s.glow(370.0, 620.0, 130.0, p.flame, 0.35);
    });
    s.stroke(&gap, 9.0, Look::of(p.gold.mix(p.fur, 0.3)).inflate(3.0));
    for (x, y) in [(462.0, 540.0), (486.0, 620.0)] {
        s.dot(x, y, 19.0, Look::of(p.gold).inflate(7.0).rim(1.4));
    }
    for (x, y) in [(362.0, 940.0), (352.0, 1000.0)] {
        s.dot(x, y, 19.0, Look::of(p.gold).inflate(7.0).rim(1.4));
    }
    for (x, side) in [(90.0, -1.0), (500.0, 1.0)] {
        s.limb(
            &nodes![(x - side * 20.0, 560), (x + side * 10.0, 760), (x - side * 60.0, 950)],
            &[120.0, 130.0, 96.0],
            fur(dark.lighter(0.03)).inflate(34.0),
        );
        for k in 0..3 {
            let cx = x - side * 66.0 + (k as f32 - 1.0) * 32.0;
            s.limb(&nodes![(cx, 976), (cx, 1026)], &[22.0, 5.0], Look::of(p.cream).inflate(6.0));
        }
    }
    // She, on a chair, tongue out.
    chair(s, 636.0, 990.0, 170.0, 160.0);
    let girl = Actor::new(girl.wearing(Dress::Nightshirt, p.accent), 630.0, 996.0, 520.0)
        .left()
        .feeling(Feeling::Tenderness);
    let girl = girl.looking_at(point(410.0, 820.0)).with(|m| crate::actors::Mien {
        tongue: true,
        open: 0.3,
        curve: 0.7,
        upper: [0.3, 0.3],
        ..m
    });
    let girl = girl.hand(FAR, 482.0, 690.0, Hand::Grip).hand(NEAR, 486.0, 770.0, Hand::Pinch);
    girl.paint(s);
    let button = girl.grip(NEAR);
    s.dot(button.x - 6.0, button.y, 20.0, Look::of(p.gold.lighter(0.05)).inflate(7.0).rim(1.4));
    s.focus(420.0, 770.0, 110.0);
    s.note("girl", Role::Subject);
    s.note("coat", Role::Object);
    s.note("gentleman", Role::Detail);
}

/// A hare carries away a queen's porcelain head; out of the wide gown blinks a goose, relieved. On the shelf stand the other faces.
fn porcelain(c: &mut Composer) {
    let lady = c.human(Kind::Woman);
    let s = &mut c.scene;
    s.light_at(180.0, 200.0, 0.55);
    let p = s.palette;
    interior::wall(s, p.accent2.mix(p.dark, 0.35));
    interior::curtains(s, p.red.mix(p.dark, 0.3), 90.0);
    let china = p.white.mix(p.sky[3], 0.12);
    let lady = lady.skin(china).hair(p.gold.mix(p.wood, 0.25), Hair::Bun).hat(Hat::Crown, p.gold);
    // The other faces, each for its day.
    s.limb(&nodes![(90, 344), (520, 344)], &[22.0], Look::of(p.wood).inflate(6.0).grain(0.0));
    for (i, feeling) in [Feeling::Fury, Feeling::Joy, Feeling::Sorrow].into_iter().enumerate() {
        let x = 160.0 + i as f32 * 140.0;
        s.at(&[shift(x, 270.0), scale(1.16)], |s| {
            head(s, &lady.hat(Hat::None, p.gold), &face(feeling, 0.0, (0.0, 0.0)).tilted(0.0), View::Front);
            s.focus(0.0, 0.0, 60.0);
        });
    }
    // The gown: a bell of china, gold rim, painted roses.
    let gown = Path::blob(
        &nodes![(196, 1240; corner), (150, 1010), (206, 840), (250, 742; corner), (300, 716), (356, 742; corner), (410, 840), (470, 1010), (430, 1240; corner)],
    );
    let hips = Path::blob(
        &nodes![(-30, 1240; corner), (20, 1090), (120, 980), (300, 950), (480, 980), (590, 1090), (640, 1240; corner)],
    );
    s.part(&hips, Look::of(china).inflate(60.0).rim(1.5));
    s.part(&gown, Look::of(china).inflate(50.0).rim(1.5));
    for (x, y) in [
        (250.0, 880.0),
        (350.0, 930.0),
        (120.0, 1110.0),
        (300.0, 1060.0),
        (480.0, 1110.0),
        (210.0, 1000.0),
        (400.0, 1030.0),
    ] {
        s.place(motif("rose"), At::new(x, y).height(74.0).centred().turned((x + y) % 50.0 - 25.0).silent());
    }
    for side in [-1.0, 1.0] {
        s.blob(
            &nodes![
                (300.0 + side * 70.0, 770),
                (300.0 + side * 150.0, 790),
                (300.0 + side * 176.0, 880),
                (300.0 + side * 110.0, 900)
            ],
            Look::of(china).inflate(30.0).rim(1.4),
        );
        s.limb(
            &nodes![(300.0 + side * 146.0, 870), (300.0 + side * 180.0, 960), (300.0 + side * 110.0, 1010)],
            &[66.0, 52.0, 40.0],
            Look::of(china.dim(0.97)).inflate(18.0),
        );
    }
    // Inside the neck it is warm; the goose comes up for air.
    s.ellipse(302.0, 738.0, 74.0, 26.0, Look::of(p.flame.mix(p.wood, 0.5)).flat());
    let goose = Person::new(Kind::Goose, &p).wearing(Dress::Nightshirt, p.cream);
    s.group(Group::new(), |s| {
        s.limb(
            &nodes![(300, 760), (294, 660), (304, 560)],
            &[110.0, 112.0, 132.0],
            Look::of(p.white.dim(0.94)).inflate(26.0).fur(5.0, 90.0, 4.0),
        );
        let mien = crate::actors::Mien {
            upper: [0.55, 0.5],
            brow: [0.6, 0.6],
            slant: [16.0, 16.0],
            open: 0.3,
            ..face(Feeling::Tenderness, 0.5, (0.7, -0.1))
        };
        s.at(&[shift(304.0, 530.0), turn(6.0), scale(2.1)], |s| head(s, &goose, &mien, View::Front));
    });
    s.limb(&nodes![(232, 742), (300, 764), (372, 742)], &[18.0], Look::of(p.gold).inflate(6.0).rim(1.4));
    s.limb(&nodes![(196, 846), (300, 870), (408, 846)], &[12.0], Look::of(p.gold).inflate(4.0));
    s.focus(304.0, 530.0, 130.0);
    // The valet, with the head.
    let hare = Person::new(Kind::Hare, &p).wearing(Dress::Coat, p.leaf.mix(p.dark, 0.2)).scarf(p.white);
    let hare = Actor::new(hare, 640.0, 1440.0, 860.0).left().feeling(Feeling::Tenderness);
    let hare = hare.looking_at(point(320.0, 540.0)).hand(NEAR, 610.0, 1050.0, Hand::Tray).hand(
        FAR,
        480.0,
        960.0,
        Hand::Cup,
    );
    under(s, 640.0, 1190.0, 150.0);
    s.group(Group::new(), |s| {
        hare.arm(s, FAR);
        hare.legs(s);
        hare.body(s);
        hare.head(s);
        s.at(&[shift(556.0, 936.0), turn(-10.0), scale(1.8)], |s| {
            s.limb(&nodes![(0, 30), (0, 62)], &[34.0, 40.0], Look::of(china.dim(0.94)).inflate(8.0));
            s.limb(&nodes![(-24, 62), (0, 68), (24, 62)], &[9.0], Look::of(p.gold).inflate(3.0));
            head(s, &lady, &face(Feeling::Calm, -0.2, (-0.1, 0.0)), View::Front);
            s.focus(0.0, 0.0, 60.0);
        });
        hare.arm(s, NEAR);
    });
    s.note("queen", Role::Subject);
    s.note("goose", Role::Object);
    s.note("hare", Role::Witness);
}
