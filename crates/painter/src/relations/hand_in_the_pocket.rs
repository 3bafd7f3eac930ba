//! Somebody lives in what the thief came to empty.

use super::acting::*;
use crate::actors::Mien;

pub(super) static HAND_IN_THE_POCKET: Relation = Relation {
    id: "hand_in_the_pocket",
    themes: Themes::Only(&["moonhare", "roots", "lost-kites"]),
    moods: &[Mood::Tenderness, Mood::Secrecy, Mood::Greed],
    slots: &[],
    layouts: &[framed("pocket", Setup::NearDark, pocket), framed("hatch", Setup::Hinge, hatch)],
};

/// A glove has slipped into a coat pocket; in there are a bed and a candle, and a child has taken hold of the finger; above, the thief's eyes are shut.
fn pocket(c: &mut Composer) {
    let (thief, child, owner) = (c.human(Kind::Man), c.human(Kind::Girl), c.human(Kind::Man));
    let s = &mut c.scene;
    s.light_at(330.0, 860.0, 0.4);
    let p = s.palette;
    s.sky(0.3, 0.4);
    for (x, w, h) in [(560.0, 120.0, 300.0), (700.0, 140.0, 420.0)] {
        s.rect(x, 620.0 - h, w, 700.0, Look::of(p.far.dim(0.7)).flat().shadow(0.0));
        for k in 0..6 {
            let (wx, wy) = (x + 20.0 + (k % 2) as f32 * 50.0, 650.0 - h + (k / 2) as f32 * 80.0);
            s.rect(wx, wy, 24.0, 34.0, Look::lamp(p.flame).alpha(0.75));
        }
    }
    // The thief.
    let thief =
        thief.wearing(Dress::Coat, p.dark.lighter(0.1)).hat(Hat::Cap, p.dark.lighter(0.16)).scarf(p.red);
    let thief = Actor::new(thief, 610.0, 1170.0, 1010.0).front().feeling(Feeling::Sorrow).lean(-5.0);
    let thief =
        thief.with(|m| Mien { curve: -0.2, wide: 0.6, tear: true, ..m.shut().facing(-0.35).tilted(-10.0) });
    let thief = thief.hand_own(NEAR, -8.0, -40.0, Hand::Hidden).hand_own(FAR, 18.0, -36.0, Hand::Hidden);
    s.group(Group::new(), |s| {
        thief.body(s);
        thief.head(s);
    });
    // From his own breast pocket hangs another small hand, asleep.
    s.limb(&nodes![(648, 600), (742, 590)], &[20.0], Look::of(p.dark.lighter(0.2)).inflate(5.0));
    LoneHand {
        at: point(700.0, 606.0),
        size: 58.0,
        degrees: 84.0,
        thumb: 1.0,
        hand: Hand::Rest,
        colour: skin(&p, 1),
        paw: false,
        sleeve: p.accent2,
        from: point(696.0, 584.0),
    }
    .paint_with(s, |_| {});
    s.focus(700.0, 620.0, 80.0);
    // The one who is robbed: very near, with their back to us, unaware.
    let coat = p.accent2.mix(p.dark, 0.3);
    let owner = Person {
        head: 0.8,
        girth: 1.3,
        ..owner.wearing(Dress::Coat, coat).hat(Hat::Bowler, p.dark.lighter(0.14))
    };
    let owner = Actor::new(owner, 284.0, 1640.0, 1480.0).back();
    let owner = owner.hand_own(NEAR, -6.0, -44.0, Hand::Hidden).hand_own(FAR, 6.0, -44.0, Hand::Hidden);
    owner.paint(s);
    // The pocket, open like a stage.
    let room = Path::blob(
        &nodes![(84, 690; corner), (520, 690; corner), (514, 1000), (470, 1130), (300, 1160), (130, 1130), (90, 1000)],
    );
    s.part(&room, Look::of(coat.lighter(0.12)).inflate(12.0).shadow(0.8));
    let inner = Path::blob(
        &nodes![(104, 700; corner), (500, 700; corner), (496, 990), (452, 1110), (300, 1136), (148, 1110), (108, 990)],
    );
    s.group(Group::new().clip(inner.clone()), |s| {
        s.part(
            &inner,
            Look::of(p.flame.mix(p.wood, 0.35))
                .to(p.gold.mix(p.red, 0.3).mix(p.wood, 0.3))
                .flat()
                .shadow(0.0),
        );
        s.glow(190.0, 870.0, 330.0, p.flame, 0.8);
        s.rect(90.0, 1066.0, 420.0, 90.0, Look::of(p.wood).grain(0.0).inflate(4.0));
        candle(s, 160.0, 1020.0, 66.0);
        s.rect(130.0, 1018.0, 62.0, 60.0, Look::of(p.wood_dark).inflate(6.0));
        // The bed.
        s.blob(
            &nodes![(444, 1090; corner), (446, 900), (470, 880), (490, 900), (490, 1090; corner)],
            Look::of(p.wood_dark).inflate(9.0),
        );
        s.blob(
            &nodes![(350, 960), (420, 900), (460, 930), (456, 1000), (360, 1010)],
            Look::of(p.white).inflate(18.0),
        );
        let child = child.wearing(Dress::Nightshirt, p.white.mix(p.accent2, 0.2));
        let child =
            Actor::new(child, 366.0, 1096.0, 350.0).left().hip(0.0, -24.0).feeling(Feeling::Tenderness);
        let child = child.looking_at(point(430.0, 300.0)).with(|m| Mien {
            curve: 0.9,
            turn: 0.1,
            nod: -0.4,
            gaze: [0.1, -0.7],
            tilt: -6.0,
            ..m
        });
        let child = child.hand(NEAR, 316.0, 914.0, Hand::Cup).hand(FAR, 300.0, 884.0, Hand::Cup);
        child.body(s);
        child.head(s);
        // The finger, and both her hands round it.
        let glove = LoneHand {
            at: point(196.0, 690.0),
            size: 236.0,
            degrees: 66.0,
            thumb: -1.0,
            hand: Hand::Point,
            colour: p.stone.lighter(0.05),
            paw: false,
            sleeve: p.dark.lighter(0.12),
            from: point(180.0, 560.0),
        };
        glove.paint_with(s, |_| {});
        child.arm(s, FAR);
        child.arm(s, NEAR);
        s.blob(
            &nodes![(232, 1110), (250, 1020), (330, 1000), (430, 1010), (470, 1040), (476, 1110)],
            Look::of(p.red).inflate(22.0).texture(0.25),
        );
        for x in [300.0, 380.0] {
            s.rect(x, 1030.0, 40.0, 40.0, Look::of(p.cream).inflate(5.0).alpha(0.8));
        }
        s.focus(330.0, 900.0, 170.0);
    });
    // His arm comes round from behind and goes in under the flap.
    s.limb(
        &nodes![(540, 500), (430, 560), (320, 600), (214, 684)],
        &[140.0, 124.0, 108.0, 96.0],
        Look::of(p.dark.lighter(0.12)).inflate(26.0).texture(0.2),
    );
    s.blob(
        &nodes![(70, 676; corner), (150, 694), (240, 700; corner), (236, 754), (150, 762), (66, 736; corner)],
        Look::of(coat.lighter(0.05)).inflate(14.0).grain(0.0),
    );
    s.blob(
        &nodes![(290, 700; corner), (420, 690), (534, 672; corner), (540, 734), (420, 760), (296, 752; corner)],
        Look::of(coat.lighter(0.05)).inflate(14.0).grain(0.0),
    );
    s.focus(600.0, 290.0, 150.0);
    s.note("gentleman", Role::Subject);
    s.note("coat", Role::Object);
    s.note("child", Role::Detail);
}

/// Night and a henhouse cut open: a fox's arm is in at the hatch, and a chick in a nightcap holds the paw as one holds a father's.
fn hatch(c: &mut Composer) {
    let _ = c.outdoors("snowfield", 820.0);
    let s = &mut c.scene;
    s.light_at(600.0, 560.0, 0.4);
    let p = s.palette;
    let night = Path::rect(-20.0, -20.0, 840.0, 1240.0);
    s.part(&night, Look::of(p.ambient.dim(0.6)).alpha(0.5).flat().shadow(0.0).multiply());
    // Inside.
    let inside = p.gold.mix(p.wood, 0.4).mix(p.flame, 0.25);
    s.rect(420.0, 110.0, 400.0, 1110.0, Look::of(inside.dim(0.9)).to(inside).flat().shadow(0.0));
    for i in 0..6 {
        let y = 200.0 + i as f32 * 150.0;
        s.limb(&nodes![(420, y), (830, y)], &[5.0], Look::of(p.wood_dark).alpha(0.5).flat().shadow(0.0));
    }
    s.glow(650.0, 520.0, 380.0, p.flame, 0.6);
    s.poly(&nodes![(370, 130), (830, -10), (830, 60), (380, 200)], Look::of(p.white).inflate(14.0));
    s.limb(&nodes![(420, 420), (830, 420)], &[20.0], Look::of(p.wood).inflate(6.0).grain(0.0));
    // On the perch: the mother, and one eye of hers is open.
    let mother = Person::new(Kind::Hen, &p).wearing(Dress::Apron, p.red).hat(Hat::Nightcap, p.white);
    let mother = Actor::new(mother, 690.0, 470.0, 330.0).front().sitting().feeling(Feeling::Tenderness);
    let mother =
        mother.with(|m| Mien { upper: [0.1, 1.0], ..m.facing(-0.3).glancing(-0.5, 0.8).tilted(8.0) });
    mother.paint(s);
    s.limb(&nodes![(420, 424), (830, 424)], &[18.0], Look::of(p.wood).inflate(6.0).grain(0.0));
    // Her small ones, in one bed.
    let chick = |n: usize, hat: Colour| {
        let yellow = lch(0.86, 0.13, 95.0).mix(p.fog, 0.06);
        Person { hair: p.gold, head: 1.2, ..Person::new(Kind::Hen, &p).skin(yellow) }
            .wearing(Dress::Nightshirt, [p.white, p.accent2][n % 2])
            .hat(Hat::Nightcap, hat)
    };
    s.rect(744.0, 820.0, 26.0, 300.0, Look::of(p.wood_dark).inflate(7.0));
    for (i, (x, y)) in [(716.0, 880.0), (770.0, 940.0)].into_iter().enumerate() {
        s.ellipse(x + 14.0, y + 20.0, 84.0, 50.0, Look::of(p.white).inflate(20.0));
        s.at(&[shift(x, y), turn(24.0), scale(1.15)], |s| {
            head(s, &chick(i, [p.accent, p.leaf][i]), &Feeling::Asleep.mien(), View::Front);
        });
    }
    s.blob(
        &nodes![(560, 1130), (580, 1010), (680, 970), (830, 1000), (830, 1140)],
        Look::of(p.accent2).inflate(30.0).texture(0.25),
    );
    // The wall between them, with its hatch.
    let fox = Person::new(Kind::Fox, &p)
        .wearing(Dress::Coat, p.accent2.mix(p.dark, 0.55))
        .hat(Hat::Cap, p.dark.lighter(0.1))
        .scarf(p.accent);
    let fox = Actor::new(fox, 196.0, 1230.0, 960.0).feeling(Feeling::Sorrow);
    let fox = fox.lean(4.0).with(|m| Mien { turn: 0.45, curve: 0.15, nod: 0.35, tilt: 10.0, ..m.shut() });
    let fox = fox.hand(FAR, 486.0, 800.0, Hand::Reach).hand(NEAR, 120.0, 900.0, Hand::Rest);
    let one =
        Actor::new(chick(0, p.red), 600.0, 1100.0, 400.0).left().feeling(Feeling::Joy).looking_at(fox.eye());
    let claw = fox.grip(FAR);
    let one = one.hand(FAR, claw.x + 30.0, claw.y + 40.0, Hand::Cup).hand(
        NEAR,
        claw.x + 44.0,
        claw.y + 64.0,
        Hand::Cup,
    );
    s.group(Group::new(), |s| {
        one.legs(s);
        one.body(s);
        one.head(s);
        fox.arm(s, FAR);
        one.arm(s, FAR);
        one.arm(s, NEAR);
    });
    s.blob(&nodes![(410, 1130; corner), (520, 1096), (640, 1116), (830, 1090; corner), (830, 1260; corner), (410, 1260; corner)], Look::of(p.gold).inflate(10.0).fur(16.0, 270.0, 5.0));
    for (y0, y1) in [(120.0, 690.0), (850.0, 1230.0)] {
        s.limb(
            &nodes![(404, y0), (404, y1)],
            &[44.0],
            Look::of(p.wood).inflate(10.0).grain(90.0).texture(0.4),
        );
    }
    s.limb(&nodes![(340, 640), (404, 690)], &[18.0], Look::of(p.wood_dark).inflate(5.0));
    s.group(Group::new(), |s| {
        fox.legs(s);
        fox.body(s);
        fox.head(s);
        fox.arm(s, NEAR);
    });
    // In his own pocket somebody sleeps.
    s.at(&[shift(244.0, 918.0), turn(-12.0), scale(0.9)], |s| {
        let cub = Person::new(Kind::Fox, &p);
        head(s, &cub, &Feeling::Asleep.mien(), View::Front);
        s.blob(
            &nodes![(-66, 22; corner), (0, 34), (66, 22; corner), (58, 116), (0, 128), (-58, 116)],
            Look::of(p.accent2.mix(p.dark, 0.42)).inflate(14.0).texture(0.2),
        );
    });
    s.focus(244.0, 918.0, 70.0);
    s.focus(540.0, 820.0, 150.0);
    s.note("fox", Role::Subject);
    s.note("rooster", Role::Object);
    s.note("child", Role::Detail);
}
