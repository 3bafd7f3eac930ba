//! What hangs on the wall only waits behind it.

use super::acting::*;
use crate::settings::{air, interior};

pub(super) static HEADS_THROUGH_THE_WALL: Relation = Relation {
    id: "heads_through_the_wall",
    themes: Themes::Only(&["looking-glass", "roots", "moth-court"]),
    moods: &[Mood::Mischief, Mood::Dread, Mood::Freedom],
    slots: &[],
    layouts: &[framed("trophies", Setup::Hinge, trophies), framed("portraits", Setup::Frames, portraits)],
};

/// The wall's left face.
const WALL: f32 = 452.0;

/// A hunter dozes under his trophies; behind the wall, which is cut open, stand the whole beasts on boxes.
fn trophies(c: &mut Composer) {
    let man = c.human(Kind::Man);
    let s = &mut c.scene;
    s.light_at(120.0, 420.0, 0.5);
    let p = s.palette;
    interior::wall(s, p.red.mix(p.wood, 0.5).dim(0.9));
    interior::boards(s, 1040.0, p.wood);
    s.glow(120.0, 480.0, 420.0, p.flame, 0.5);
    // Outside: night and firs.
    let out = Path::rect(WALL, -30.0, 400.0, 1280.0);
    s.group(Group::new().clip(out.clone()), |s| {
        let night = lch(0.34, 0.06, 250.0).mix(p.accent2, 0.35);
        s.part(&out, Look::of(night.dim(0.6)).to(night.lighter(0.2)).flat().shadow(0.0));
        air::stars(s, 60, 500.0);
        s.dot(740.0, 110.0, 44.0, Look::lamp(p.white));
        s.glow(740.0, 110.0, 220.0, p.white, 0.4);
        for (x, h) in [(540.0, 420.0), (690.0, 520.0), (790.0, 460.0)] {
            s.place(
                motif("pine_tree"),
                At::new(x, 1080.0)
                    .height(h + 240.0)
                    .standing()
                    .silent()
                    .group(Group::new().fog(0.35).fog_colour(night)),
            );
        }
        s.rect(440.0, 1060.0, 400.0, 200.0, Look::of(p.leaf.mix(night, 0.6)).inflate(8.0));
        // What they stand on.
        for (y, x0) in [(478.0, 520.0), (818.0, 500.0), (1150.0, 500.0)] {
            for x in [x0 + 20.0, 770.0] {
                s.limb(&nodes![(x, y), (x, y + 330.0)], &[22.0], Look::of(p.wood_dark.dim(0.8)).inflate(6.0));
            }
            s.rect(x0, y, 330.0, 30.0, Look::of(p.wood.dim(0.8)).inflate(8.0).grain(0.0).texture(0.3));
        }
    });
    let probe = Beast::new(Species::Stag, 640.0, 480.0, 330.0).left();
    let stag = Beast::new(Species::Stag, 640.0 + (372.0 - probe.eye().x), 480.0, 330.0)
        .left()
        .feeling(Feeling::Suspicion)
        .glancing(0.7, 0.9);
    let bear = Person::new(Kind::Bear, &p).wearing(Dress::Fur, p.fur);
    let bear = Actor::new(bear, 552.0, 822.0, 400.0)
        .left()
        .lean(38.0)
        .hip(-2.0, -36.0)
        .head_moved(14.0, 6.0)
        .feeling(Feeling::Calm);
    let bear = bear.with(|m| m.glancing(0.5, 0.5)).hand(NEAR, 610.0, 720.0, Hand::Grip).hand(
        FAR,
        556.0,
        726.0,
        Hand::Grip,
    );
    let boar =
        Person::new(Kind::Pig, &p).skin(lch(0.46, 0.05, 45.0).mix(p.fog, 0.08)).wearing(Dress::Fur, p.fur);
    let boar = Actor::new(boar, 552.0, 1152.0, 400.0)
        .left()
        .lean(38.0)
        .hip(-2.0, -36.0)
        .head_moved(14.0, 4.0)
        .feeling(Feeling::Mischief);
    let boar = boar.with(|m| m.facing(0.7).glancing(0.9, -0.2)).hand(NEAR, 640.0, 1010.0, Hand::Cup).hand(
        FAR,
        560.0,
        1060.0,
        Hand::Rest,
    );
    let all = |s: &mut Scene| {
        stag.paint(s);
        bear.paint(s);
        boar.paint(s);
    };
    all(s);
    // Knitting for one, bread for the other.
    let (a, b) = (bear.grip(NEAR), bear.grip(FAR));
    s.blob(
        &nodes![
            (b.x - 10.0, b.y + 10.0),
            (a.x + 14.0, a.y + 8.0),
            (a.x + 10.0, a.y + 96.0),
            (a.x - 30.0, a.y + 120.0),
            (b.x - 4.0, b.y + 90.0)
        ],
        Look::of(p.accent).inflate(9.0).texture(0.4).grain(0.0),
    );
    s.limb(
        &nodes![(b.x - 40.0, b.y - 34.0), (a.x + 10.0, a.y + 16.0)],
        &[6.0, 5.0],
        Look::of(p.cream).inflate(2.0),
    );
    s.limb(&nodes![(a.x + 46.0, a.y - 40.0), (b.x, b.y + 18.0)], &[6.0, 5.0], Look::of(p.cream).inflate(2.0));
    bear.fingers(s, NEAR);
    bear.fingers(s, FAR);
    let g = boar.grip(NEAR);
    s.place(motif("apple"), At::new(g.x + 4.0, g.y - 6.0).height(60.0).centred().silent());
    boar.fingers(s, NEAR);
    // The wall, cut; the shields; the heads again, on this side.
    s.rect(WALL, -30.0, 42.0, 1280.0, Look::of(p.stone.dim(0.72)).inflate(6.0).texture(0.45).shadow(0.7));
    for y in 0..16 {
        s.rect(
            WALL + 2.0,
            y as f32 * 80.0,
            38.0,
            70.0,
            Look::of(p.red.mix(p.stone, 0.5).dim(0.8)).inflate(4.0).texture(0.4),
        );
    }
    for (y, h) in [(200.0, 120.0), (560.0, 130.0), (898.0, 130.0)] {
        s.blob(
            &nodes![
                (WALL + 8.0, y - h),
                (WALL - 26.0, y - h * 0.8),
                (WALL - 30.0, y + h * 0.2),
                (WALL - 8.0, y + h),
                (WALL + 8.0, y + h)
            ],
            Look::of(p.wood).inflate(9.0).grain(90.0).texture(0.3),
        );
    }
    s.group(Group::new().clip(Path::rect(-30.0, -30.0, WALL + 20.0, 1280.0)), all);
    s.focus(360.0, 180.0, 120.0);
    s.focus(370.0, 560.0, 120.0);
    s.focus(370.0, 900.0, 110.0);
    // The fresh hole, at a man's height, and the shield that is ready for it.
    s.ellipse(WALL + 8.0, 730.0, 22.0, 56.0, Look::of(p.cream.mix(p.wood, 0.2)).inflate(4.0));
    s.ellipse(WALL + 8.0, 730.0, 13.0, 44.0, Look::lamp(lch(0.42, 0.06, 250.0)));
    for k in 0..8 {
        s.dot(WALL - 8.0 - k as f32 * 7.0, 784.0 + k as f32 * 33.0, 4.0, Look::of(p.cream).inflate(1.0));
    }
    // Himself, as he likes to be seen.
    picture(s, 160.0, 250.0, 170.0, 210.0, |s| {
        s.ellipse(160.0, 390.0, 96.0, 90.0, Look::of(p.leaf.dim(0.8)).inflate(20.0));
        let proud = Mien { tilt: -4.0, nod: -0.3, ..Feeling::Offended.mien() };
        s.at(&[shift(160.0, 262.0), scale(1.3)], |s| {
            head(
                s,
                &man.bearded().hat(Hat::Straw, p.gold),
                &Mien { curve: 0.5, upper: [0.2, 0.2], ..proud },
                View::Front,
            );
        });
    });
    // He, in the armchair.
    s.at(&[shift(180.0, 1150.0)], |s| {
        let cloth = p.leaf.mix(p.dark, 0.3);
        s.blob(&nodes![(-170, 30; corner), (-166, -330), (-120, -520), (10, -560), (130, -510), (170, -330), (176, 30; corner)], Look::of(cloth).inflate(40.0).texture(0.25));
        for side in [-1.0, 1.0] {
            s.limb(&nodes![(side * 150.0, -250), (side * 164.0, 20)], &[90.0, 80.0], Look::of(cloth.lighter(0.04)).inflate(26.0));
        }
    });
    let hunter = man.bearded().wearing(Dress::Coat, p.gold.mix(p.wood, 0.5)).hat(Hat::None, p.leaf);
    let hunter = Actor::new(hunter, 180.0, 1176.0, 720.0).front().sitting().feeling(Feeling::Asleep);
    let hunter = hunter.with(|m| Mien { open: 0.35, wide: 0.6, tilt: -12.0, nod: 0.5, ..m });
    hunter.paint(s);
    s.focus(180.0, 700.0, 150.0);
    s.note("gentleman", Role::Subject);
    s.note("stag", Role::Object);
    s.note("bear", Role::Object);
    s.note("wall", Role::Setting);
}

/// Somebody in a gilt frame: what of them is behind it. The arms come later, over the frame.
fn portrait(s: &mut Scene, who: &Actor, [x, y, w, h]: [f32; 4]) {
    let p = s.palette;
    s.rect(
        x - w / 2.0 - 34.0,
        y - h / 2.0 - 34.0,
        w + 68.0,
        h + 68.0,
        Look::of(p.gold.mix(p.wood, 0.35)).inflate(16.0).texture(0.3).shadow(0.9),
    );
    s.rect(
        x - w / 2.0 - 12.0,
        y - h / 2.0 - 12.0,
        w + 24.0,
        h + 24.0,
        Look::of(p.gold.lighter(0.06)).inflate(5.0),
    );
    let hole = Path::rect(x - w / 2.0, y - h / 2.0, w, h);
    s.group(Group::new().clip(hole.clone()), |s| {
        s.part(&hole, Look::of(p.dark.mix(p.wood_dark, 0.5)).to(p.dark).flat().shadow(0.0));
        s.glow(x, y - h * 0.1, w * 0.7, p.flame, 0.25);
        who.legs(s);
        who.body(s);
        who.head(s);
    });
}

/// At night the portraits look after the child: one tucks it in, one rocks the cradle and holds the wolf by the ear.
fn portraits(c: &mut Composer) {
    let people = [Kind::Granny, Kind::Man, Kind::Woman, Kind::Grandad].map(|kind| c.human(kind));
    let baby = c.human(Kind::Baby);
    let s = &mut c.scene;
    s.light_at(400.0, 760.0, 0.5);
    let p = s.palette;
    interior::wall(s, p.accent2.mix(p.ambient, 0.45));
    interior::boards(s, 1030.0, p.wood.dim(0.8));
    s.glow(400.0, 860.0, 420.0, p.flame, 0.5);
    let [granny, father, aunt, grandad] = people;
    let granny = granny.wearing(Dress::Coat, p.accent.mix(p.dark, 0.2)).glasses();
    let granny = Actor::new(granny, 172.0, 1186.0, 860.0).front().feeling(Feeling::Tenderness);
    let granny = granny
        .looking_at(point(390.0, 900.0))
        .with(|m| m.tilted(10.0))
        .hand(FAR, 420.0, 890.0, Hand::Cover)
        .hand(NEAR, 180.0, 890.0, Hand::Rest);
    let father = father.bearded().wearing(Dress::Coat, p.red.mix(p.dark, 0.15));
    let father = Actor::new(father, 556.0, 1190.0, 880.0).front().feeling(Feeling::Fury);
    let wolf = Person::new(Kind::Wolf, &p).wearing(Dress::Coat, p.leaf.mix(p.dark, 0.3));
    let wolf = Actor::new(wolf, 748.0, 1250.0, 640.0).left().lean(14.0).feeling(Feeling::Fear);
    let ear = wolf.crown();
    let father = father.looking_at(point(ear.x, ear.y + 60.0)).hand(NEAR, 500.0, 900.0, Hand::Rest).hand(
        FAR,
        ear.x + 2.0,
        ear.y + 4.0,
        Hand::Grip,
    );
    let wolf = wolf.looking_at(father.eye()).hand(FAR, 610.0, 1040.0, Hand::Wave).hand(
        NEAR,
        640.0,
        1120.0,
        Hand::Open,
    );
    let aunt =
        Actor::new(aunt.wearing(Dress::Gown, p.leaf), 396.0, 650.0, 560.0).front().feeling(Feeling::Joy);
    let aunt =
        aunt.with(|m| Mien { open: 0.0, gaze: [0.1, 0.8], ..m }).hand_own(NEAR, 3.0, -62.0, Hand::Hush);
    let sleeper = Actor::new(grandad.wearing(Dress::Coat, p.accent2), 690.0, 506.0, 420.0)
        .front()
        .feeling(Feeling::Asleep);
    portrait(s, &aunt, [396.0, 190.0, 150.0, 200.0]);
    portrait(s, &sleeper, [690.0, 150.0, 120.0, 150.0]);
    // The smallest frame is still free.
    s.ellipse(118.0, 120.0, 62.0, 76.0, Look::of(p.gold).inflate(10.0).shadow(0.8));
    s.ellipse(118.0, 120.0, 46.0, 60.0, Look::of(p.cream.dim(0.9)).inflate(3.0));
    s.limb(&nodes![(82, 176), (118, 192), (156, 176)], &[14.0], Look::of(p.accent).inflate(4.0));
    s.focus(118.0, 130.0, 80.0);
    portrait(s, &granny, [172.0, 470.0, 236.0, 330.0]);
    portrait(s, &father, [552.0, 500.0, 240.0, 320.0]);
    aunt.arm(s, NEAR);
    // The cradle.
    under(s, 370.0, 1140.0, 240.0);
    for x in [250.0, 500.0] {
        s.limb(
            &nodes![(x - 70.0, 1120), (x, 1156), (x + 70.0, 1120)],
            &[22.0],
            Look::of(p.wood_dark).inflate(6.0),
        );
    }
    s.ellipse(330.0, 896.0, 100.0, 62.0, Look::of(p.white).inflate(20.0));
    let mien = Mien { tilt: 0.0, ..Feeling::Asleep.mien() };
    s.at(&[shift(340.0, 900.0), turn(-14.0), scale(1.5)], |s| head(s, &baby, &mien, View::Front));
    s.focus(340.0, 900.0, 110.0);
    s.blob(
        &nodes![(240, 972), (330, 946), (460, 930), (540, 950), (560, 1040), (230, 1040)],
        Look::of(p.accent).inflate(26.0).texture(0.25),
    );
    for (x, y) in [(310.0, 985.0), (390.0, 970.0), (470.0, 975.0), (350.0, 1010.0), (440.0, 1008.0)] {
        s.dot(x, y, 13.0, Look::of(p.cream).inflate(3.0));
    }
    s.blob(&nodes![(170, 940; corner), (200, 990), (400, 1012), (560, 990), (590, 930; corner), (566, 1090), (520, 1136), (250, 1136), (200, 1090)], Look::of(p.wood.lighter(0.05)).inflate(26.0).grain(0.0).texture(0.3));
    s.limb(
        &nodes![(168, 938), (400, 1004), (592, 930)],
        &[22.0],
        Look::of(p.wood.lighter(0.12)).inflate(7.0),
    );
    // He who came in, and the arms.
    wolf.paint(s);
    granny.arm(s, NEAR);
    granny.arm(s, FAR);
    father.arm(s, NEAR);
    father.arm(s, FAR);
    s.focus(ear.x, ear.y, 120.0);
    s.note("painting", Role::Subject);
    s.note("child", Role::Object);
    s.note("wolf", Role::Witness);
    s.note("crib", Role::Detail);
    s.note("room", Role::Setting);
}
