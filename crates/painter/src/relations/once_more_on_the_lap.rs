//! Somebody who has long outgrown it fits in once more.

use super::acting::*;
use super::bust::{bust, face};
use crate::settings::interior;

pub(super) static ONCE_MORE_ON_THE_LAP: Relation = Relation {
    id: "once_more_on_the_lap",
    themes: Themes::Only(&["half-asleep", "roots", "moth-court"]),
    moods: &[Mood::Tenderness, Mood::Memory, Mood::Mischief],
    slots: &[],
    layouts: &[framed("wolf", Setup::TableEdge, wolf), framed("cradle", Setup::Gap, cradle)],
};

/// A huge wolf lies curled up in the lap of a little old woman, an arm round her neck, and has shut his eyes; a red hood hangs on the hook, and she winks.
fn wolf(c: &mut Composer) {
    let old = c.human(Kind::Granny);
    c.room(980.0, (130.0, 260.0));
    let s = &mut c.scene;
    let p = s.palette;
    // On the hook: a small red hood, and a basket below.
    s.limb(&nodes![(660, 196), (720, 196)], &[9.0], Look::of(p.gold).inflate(3.0));
    s.blob(
        &nodes![(640, 206), (690, 186), (738, 206), (752, 330), (740, 420), (640, 424), (626, 330)],
        Look::of(p.red).inflate(24.0).texture(0.2),
    );
    s.blob(
        &nodes![(662, 226), (690, 214), (716, 226), (712, 290), (666, 290)],
        Look::of(p.ink.mix(p.red, 0.4)).inflate(6.0),
    );
    s.place(
        motif("basket"),
        At::new(690.0, 980.0).height(120.0).standing().silent().group(Group::new().fog(0.1)),
    );
    interior::rug(s, 400.0, 1130.0, 370.0, 70.0);
    // The chair.
    let velvet = p.leaf.mix(p.dark, 0.35);
    s.blob(
        &nodes![(150, 1090), (140, 560), (200, 380), (400, 320), (600, 380), (660, 560), (650, 1090)],
        Look::of(velvet).inflate(50.0).texture(0.25),
    );
    for k in 0..8 {
        s.dot(
            240.0 + (k % 4) as f32 * 106.0,
            430.0 + (k / 4) as f32 * 90.0,
            11.0,
            Look::of(velvet.dim(0.6)).inflate(4.0),
        );
    }
    // She.
    let tone = old.skin;
    let old = old.wearing(Dress::Apron, p.accent.mix(p.dark, 0.2)).glasses();
    let old = Actor::new(old, 440.0, 1130.0, 760.0).front().sitting().feeling(Feeling::Mischief);
    let old = old.with(|m| Mien { upper: [0.3, 1.0], gaze: [0.0, 0.1], tilt: -9.0, turn: -0.1, ..m });
    s.group(Group::new(), |s| {
        old.legs(s);
        old.body(s);
        old.head(s);
    });
    // He, across her knees.
    let it = Person::new(Kind::Wolf, &p);
    let (coat, trousers) = (p.accent2.mix(p.dark, 0.3), p.dark.lighter(0.14));
    s.group(Group::new(), |s| {
        s.limb(
            &nodes![(560, 1000), (650, 1080), (640, 1170), (560, 1190)],
            &[46.0, 64.0, 54.0, 12.0],
            Look::of(it.skin.dim(0.9)).inflate(18.0).fur(7.0, 90.0, 5.0),
        );
        for (dx, dy, dim) in [(26.0, -30.0, 0.8), (0.0, 0.0, 1.0)] {
            s.limb(
                &nodes![(520.0 + dx, 960.0 + dy), (690.0 + dx, 880.0 + dy), (730.0 + dx, 1040.0 + dy)],
                &[120.0, 100.0, 70.0],
                Look::of(trousers.dim(dim)).inflate(26.0).texture(0.15),
            );
            s.blob(
                &nodes![
                    (694.0 + dx, 1030.0 + dy),
                    (764.0 + dx, 1024.0 + dy),
                    (800.0 + dx, 1080.0 + dy),
                    (770.0 + dx, 1104.0 + dy),
                    (700.0 + dx, 1090.0 + dy)
                ],
                Look::of(p.wood_dark.dim(dim * 0.8)).inflate(12.0),
            );
        }
        s.blob(
            &nodes![
                (180, 800),
                (220, 700),
                (320, 660),
                (430, 740),
                (550, 830),
                (630, 890),
                (620, 990),
                (500, 1010),
                (340, 990),
                (220, 920)
            ],
            Look::of(coat).inflate(44.0).texture(0.2).hatch(0.4),
        );
        // Folds, a belt, a patch.
        for (a, b, c) in [
            ((300.0, 960.0), (330.0, 860.0), (400.0, 790.0)),
            ((390.0, 990.0), (420.0, 900.0), (480.0, 850.0)),
            ((240.0, 900.0), (260.0, 820.0), (310.0, 760.0)),
        ] {
            s.limb(
                &nodes![(a.0, a.1), (b.0, b.1), (c.0, c.1)],
                &[4.0, 12.0, 3.0],
                Look::of(coat.dim(0.6)).alpha(0.6).soft(4.0).flat().shadow(0.0),
            );
        }
        s.limb(&nodes![(470, 1006), (500, 900), (560, 836)], &[34.0], Look::of(p.wood_dark).inflate(8.0));
        s.poly(
            &nodes![(290, 880), (360, 866), (372, 930), (302, 944)],
            Look::of(p.gold.mix(p.wood, 0.3)).inflate(5.0).texture(0.3),
        );
        s.at(&[shift(278.0, 590.0), turn(20.0), scale(2.7)], |s| {
            head(s, &it, &Mien { curve: 0.7, ..face(Feeling::Asleep, 0.3, (0.0, 0.0)) }, View::Front);
        });
        s.focus(278.0, 590.0, 150.0);
        // His arm round her neck.
        s.limb(
            &nodes![(330, 740), (450, 790), (560, 700)],
            &[92.0, 86.0, 64.0],
            Look::of(coat.lighter(0.03)).inflate(24.0).texture(0.2),
        );
    });
    let paw = |x: f32,
               y: f32,
               degrees: f32,
               colour: Colour,
               sleeve: Colour,
               from: (f32, f32),
               size: f32,
               paw: bool| LoneHand {
        at: point(x, y),
        size,
        degrees,
        thumb: 1.0,
        hand: Hand::Cover,
        colour,
        paw,
        sleeve,
        from: point(from.0, from.1),
    };
    paw(552.0, 690.0, -62.0, it.skin.dim(0.55), coat.lighter(0.03), (516.0, 742.0), 110.0, true)
        .paint_with(s, |_| {});
    // Her hands on him.
    paw(560.0, 900.0, 190.0, tone, p.accent.mix(p.dark, 0.2), (640.0, 820.0), 110.0, false)
        .paint_with(s, |_| {});
    s.focus(460.0, 500.0, 120.0);
    s.note("wolf", Role::Subject);
    s.note("old_woman", Role::Object);
    s.note("armchair", Role::Detail);
    s.note("room", Role::Setting);
}

/// A bearded sailor curled up in a cradle far too small, boots out at the end; a tiny old woman rocks him and hushes us, and two children with a ball look in at the window.
fn cradle(c: &mut Composer) {
    let (man, old, boy, girl) =
        (c.human(Kind::Man), c.human(Kind::Granny), c.human(Kind::Boy), c.human(Kind::Girl));
    c.room(1010.0, (400.0, 150.0));
    let s = &mut c.scene;
    let p = s.palette;
    // The children outside.
    s.rect(60.0, 120.0, 270.0, 300.0, Look::of(p.wood).inflate(9.0));
    s.group(Group::new().clip(Path::rect(80.0, 140.0, 230.0, 260.0)), |s| {
        s.rect(76.0, 136.0, 240.0, 270.0, Look::of(p.sky[2]).to(p.sky[3]).flat().shadow(0.0));
        bust(
            s,
            &boy.wearing(Dress::Coat, p.leaf),
            &face(Feeling::Sorrow, 0.2, (0.4, 0.5)),
            140.0,
            316.0,
            120.0,
        );
        bust(
            s,
            &girl.wearing(Dress::Coat, p.pink),
            &face(Feeling::Awe, 0.2, (0.4, 0.5)),
            250.0,
            336.0,
            112.0,
        );
        s.place(motif("ball"), At::new(200.0, 410.0).height(90.0).standing().silent());
    });
    s.limb(&nodes![(195, 130), (195, 410)], &[9.0], Look::of(p.wood).inflate(3.0));
    // Small boats hang above him.
    s.limb(&nodes![(470, -20), (470, 150)], &[4.0], Look::of(p.cream));
    s.limb(&nodes![(380, 160), (560, 150)], &[10.0], Look::of(p.wood).inflate(3.0));
    for (x, y) in [(384.0, 250.0), (470.0, 300.0), (556.0, 240.0)] {
        s.limb(&nodes![(x, 156), (x, y - 40.0)], &[3.0], Look::of(p.cream));
        s.place(motif("paper_boat"), At::new(x, y).width(84.0).centred().silent());
    }
    // The cradle: head board, mattress, the man, then the bars.
    under(s, 360.0, 1120.0, 330.0);
    let wood = p.wood.mix(p.cream, 0.25);
    s.blob(
        &nodes![(36, 1010; corner), (30, 560), (70, 490), (120, 560), (120, 1010; corner)],
        Look::of(wood.dim(0.85)).inflate(14.0),
    );
    s.blob(
        &nodes![(90, 980; corner), (90, 830), (600, 840), (600, 980; corner)],
        Look::of(p.white).inflate(14.0),
    );
    s.ellipse(200.0, 760.0, 130.0, 84.0, Look::of(p.white).inflate(34.0).texture(0.2));
    let man = Person { beard: true, ..man.hat(Hat::Cap, p.accent2.mix(p.dark, 0.4)) };
    s.at(&[shift(214.0, 690.0), turn(-38.0), scale(2.5)], |s| {
        head(s, &man, &Mien { curve: 0.6, ..face(Feeling::Asleep, 0.2, (0.0, 0.0)) }, View::Front);
    });
    s.focus(214.0, 690.0, 150.0);
    // Boots over the foot board.
    for (x, y) in [(640.0, 690.0), (690.0, 730.0)] {
        s.limb(
            &nodes![(520.0, y + 70.0), (610.0, y + 20.0), (660.0, y - 10.0)],
            &[80.0, 76.0, 70.0],
            Look::of(p.accent2.mix(p.dark, 0.4)).inflate(20.0),
        );
        s.blob(
            &nodes![
                (x - 6.0, y + 20.0),
                (x + 6.0, y - 60.0),
                (x + 40.0, y - 130.0),
                (x + 80.0, y - 110.0),
                (x + 70.0, y - 10.0),
                (x + 40.0, y + 30.0)
            ],
            Look::of(p.ink.lighter(0.08)).inflate(18.0).rim(1.2),
        );
    }
    let quilt = p.accent;
    s.blob(
        &nodes![
            (280, 910),
            (300, 820),
            (360, 740),
            (420, 716),
            (470, 760),
            (520, 730),
            (580, 770),
            (606, 850),
            (600, 930)
        ],
        Look::of(quilt).inflate(30.0).texture(0.3),
    );
    for (x, y) in [(370.0, 800.0), (430.0, 770.0), (470.0, 830.0), (545.0, 800.0)] {
        s.place(motif("star"), At::new(x, y).height(46.0).centred().silent().group(Group::new().alpha(0.8)));
    }
    s.limb(&nodes![(90, 860), (600, 860)], &[26.0], Look::of(wood).inflate(8.0).grain(0.0));
    for k in 0..8 {
        let x = 120.0 + k as f32 * 64.0;
        s.limb(&nodes![(x, 866), (x, 1010)], &[20.0], Look::of(wood.dim(0.94)).inflate(6.0));
    }
    s.limb(&nodes![(90, 1014), (600, 1014)], &[30.0], Look::of(wood).inflate(8.0).grain(0.0));
    s.blob(
        &nodes![(586, 1024; corner), (580, 700), (606, 660), (634, 700), (634, 1024; corner)],
        Look::of(wood).inflate(12.0),
    );
    s.limb(
        &nodes![(20, 1040), (340, 1140), (680, 1040)],
        &[28.0, 36.0, 28.0],
        Look::of(wood.dim(0.8)).inflate(10.0),
    );
    // She.
    let old = old.wearing(Dress::Apron, p.red.mix(p.dark, 0.25));
    let old = Actor::new(old, 728.0, 1170.0, 410.0).left().feeling(Feeling::Tenderness).with(|m| Mien {
        turn: 0.35,
        gaze: [0.3, 0.0],
        ..m
    });
    let old = old.hand_own(FAR, 8.0, -78.0, Hand::Hush).hand(NEAR, 640.0, 1010.0, Hand::Cover);
    under(s, 728.0, 1172.0, 80.0);
    old.paint(s);
    s.place(motif("anchor"), At::new(90.0, 1190.0).height(150.0).centred().turned(16.0).silent());
    s.focus(716.0, 820.0, 80.0);
    s.note("sailor", Role::Subject);
    s.note("old_woman", Role::Object);
    s.note("crib", Role::Detail);
    s.note("child", Role::Witness);
    s.note("room", Role::Setting);
}
