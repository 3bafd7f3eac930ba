//! The painted ones pass it on, and the last has to take it.

use super::acting::*;
use super::bust::face;
use crate::actors::Mien;
use crate::settings::interior;

pub(super) static HANDED_DOWN: Relation = Relation {
    id: "handed_down",
    themes: Themes::Only(&["moonhare", "half-asleep", "moth-court"]),
    moods: &[Mood::Memory, Mood::Dread, Mood::Wonder],
    slots: &[],
    layouts: &[framed("sack", Setup::Slant, sack), framed("flame", Setup::Sampler, flame)],
};

/// A frame with somebody in it whose arms may come out: body in the frame, arms over it.
fn framed_one(s: &mut Scene, a: &Actor, [x, y, w, h]: [f32; 4], tone: Colour, folded: bool) {
    let p = s.palette;
    let b = w * 0.1;
    s.rect(
        x - w / 2.0 - b,
        y - h / 2.0 - b,
        w + b * 2.0,
        h + b * 2.0,
        Look::of(p.gold.mix(p.wood, 0.35)).inflate(b * 0.6).rim(1.3).texture(0.3).shadow(0.8),
    );
    let inside = Path::rect(x - w / 2.0, y - h / 2.0, w, h);
    s.group(Group::new().clip(inside.clone()), |s| {
        s.part(&inside, Look::of(tone).to(tone.dim(0.6)).flat().shadow(0.0));
        a.body(s);
        a.head(s);
        if folded {
            a.arm(s, NEAR);
        }
    });
}

/// From frame to frame down a dark stair wall painted arms pass a sack in which something moves; a boy holds up both arms. One aunt has folded hers.
fn sack(c: &mut Composer) {
    let kinds = [Kind::Grandad, Kind::Granny, Kind::Woman, Kind::Man];
    let people = kinds.map(|k| c.human(k));
    let (boy, first) = (c.human(Kind::Boy), c.human(Kind::Grandad));
    let s = &mut c.scene;
    s.light_at(640.0, 1000.0, 0.55);
    let p = s.palette;
    interior::wall(s, p.leaf.mix(p.dark, 0.4).mix(p.accent2, 0.15));
    s.glow(560.0, 980.0, 420.0, p.flame, 0.5);
    // The stair goes down with them.
    for k in 0..9 {
        let (x, y) = (-20.0 + k as f32 * 92.0, 640.0 + k as f32 * 62.0);
        s.rect(
            x,
            y,
            100.0,
            700.0,
            Look::of(p.wood.dim(0.75)).to(p.wood_dark.dim(0.5)).inflate(6.0).grain(90.0),
        );
        s.rect(x - 4.0, y - 6.0, 108.0, 24.0, Look::of(p.red.mix(p.wood, 0.2)).inflate(6.0));
    }
    let tones = [
        p.accent2.mix(p.dark, 0.5),
        p.red.mix(p.dark, 0.5),
        p.leaf.mix(p.dark, 0.3),
        p.accent.mix(p.dark, 0.5),
    ];
    let places = [(118.0, 170.0), (300.0, 330.0), (478.0, 210.0), (640.0, 420.0)];
    let bag = point(560.0, 700.0);
    let mut arms: Vec<Actor> = Vec::new();
    for (i, who) in people.into_iter().enumerate() {
        let (x, y) = places[i];
        let a = Actor::new(who, x, y + 330.0, 480.0).front();
        let a = match i {
            0 => a
                .mien(face(Feeling::Sorrow, 0.3, (0.6, 0.6)))
                .hand(NEAR, x - 20.0, y + 130.0, Hand::Reach)
                .hand(FAR, x + 130.0, y + 160.0, Hand::Open),
            1 => a
                .mien(face(Feeling::Fear, 0.4, (0.7, 0.5)))
                .hand(NEAR, x - 90.0, y + 60.0, Hand::Open)
                .hand(FAR, x + 130.0, y + 200.0, Hand::Open),
            // She alone said no.
            2 => a
                .mien(Mien { open: 0.0, ..face(Feeling::Mischief, 0.0, (-0.5, 0.4)) })
                .hand_own(NEAR, 1.0, -57.0, Hand::Cover)
                .hand_own(FAR, -3.0, -56.0, Hand::Hidden),
            _ => a
                .mien(face(Feeling::Shame, -0.2, (-0.3, 0.8)))
                .hand(NEAR, bag.x + 4.0, bag.y - 110.0, Hand::Grip)
                .hand(FAR, bag.x + 60.0, bag.y - 100.0, Hand::Grip),
        };
        framed_one(
            s,
            &a,
            [x, y, [170.0, 190.0, 170.0, 210.0][i], [220.0, 240.0, 220.0, 270.0][i]],
            tones[i],
            i == 2,
        );
        arms.push(a);
    }
    for a in &arms[..2] {
        a.arm(s, NEAR);
        a.arm(s, FAR);
    }
    // The first of them has long been rid of it.
    let rid = Actor::new(first.bearded().hat(Hat::Crown, p.gold), 150.0, 860.0, 480.0)
        .front()
        .mien(Feeling::Asleep.mien())
        .hand_own(NEAR, -2.0, -52.0, Hand::Cover);
    framed_one(s, &rid, [150.0, 530.0, 180.0, 230.0], tones[1], true);
    // The empty frame, and whose it will be.
    let boy = boy.wearing(Dress::Nightshirt, p.white.dim(0.95));
    let b = Actor::new(boy, 566.0, 1480.0, 570.0).front();
    let b = b
        .mien(Mien { nod: -0.5, ..face(Feeling::Fear, 0.1, (0.2, -0.8)) })
        .hand(NEAR, 452.0, 900.0, Hand::Open)
        .elbow(NEAR, -1.0)
        .hand(FAR, 680.0, 900.0, Hand::Open)
        .elbow(FAR, 1.0);
    s.rect(700.0, 760.0, 150.0, 270.0, Look::of(p.gold.mix(p.wood, 0.35)).inflate(12.0).rim(1.3));
    s.rect(722.0, 782.0, 150.0, 226.0, Look::of(p.ink.lighter(0.05)).flat());
    b.legs(s);
    b.body(s);
    b.head(s);
    // The sack: tied at the neck, something kicks in it.
    let cloth = p.cream.mix(p.wood, 0.35);
    s.blob(
        &nodes![
            (bag.x - 20.0, bag.y - 96.0),
            (bag.x + 40.0, bag.y - 96.0),
            (bag.x + 90.0, bag.y - 30.0),
            (bag.x + 150.0, bag.y + 4.0),
            (bag.x + 110.0, bag.y + 60.0),
            (bag.x + 116.0, bag.y + 140.0),
            (bag.x + 30.0, bag.y + 176.0),
            (bag.x - 80.0, bag.y + 150.0),
            (bag.x - 120.0, bag.y + 90.0),
            (bag.x - 152.0, bag.y + 20.0),
            (bag.x - 90.0, bag.y - 6.0),
            (bag.x - 60.0, bag.y - 50.0)
        ],
        Look::of(cloth).inflate(40.0).texture(0.35).rim(1.3).shadow(0.9),
    );
    for (x, y) in [(bag.x - 14.0, bag.y + 40.0), (bag.x + 44.0, bag.y + 40.0)] {
        s.ellipse(x, y, 9.0, 13.0, Look::lamp(p.flame));
        s.glow(x, y, 34.0, p.flame, 0.6);
    }
    for (dx, top) in [(-30.0, -150.0), (8.0, -168.0), (44.0, -150.0)] {
        s.blob(
            &nodes![
                (bag.x + 8.0, bag.y - 90.0),
                (bag.x + dx - 16.0, bag.y + top + 10.0),
                (bag.x + dx, bag.y + top),
                (bag.x + dx + 18.0, bag.y + top + 14.0)
            ],
            Look::of(cloth).inflate(10.0),
        );
    }
    s.limb(
        &nodes![(bag.x - 26.0, bag.y - 92.0), (bag.x + 10.0, bag.y - 84.0), (bag.x + 44.0, bag.y - 92.0)],
        &[16.0],
        Look::of(p.red).inflate(5.0),
    );
    s.focus(bag.x, bag.y + 30.0, 140.0);
    arms[3].arm(s, NEAR);
    arms[3].arm(s, FAR);
    b.arm(s, NEAR);
    b.arm(s, FAR);
    s.note("painting", Role::Subject);
    s.note("boy", Role::Object);
    s.note("staircase", Role::Setting);
}

/// Twelve portraits of one family hand a candle from frame to frame; those before sleep, those after wait, and one leans over to blow it out.
fn flame(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(400.0, 560.0, 0.6);
    let p = s.palette;
    let wall = p.red.mix(p.dark, 0.5);
    interior::wall(s, wall);
    let (w, h) = (176.0, 216.0);
    let place = |k: usize| (150.0 + (k % 3) as f32 * 250.0, 156.0 + (k / 3) as f32 * 296.0);
    let fur = [p.grey, p.fox, p.black.lighter(0.08), p.white.dim(0.94), p.fur, p.grey.dim(0.7)];
    let coats = [p.accent2, p.leaf, p.accent, p.gold.mix(p.wood, 0.4), p.red, p.accent2.dim(0.7)];
    let lit = 4;
    let (lx, ly) = place(lit);
    let wick = point(lx + 124.0, ly + 4.0);
    let mut who = Vec::new();
    for k in 0..12 {
        let (x, y) = place(k);
        let cat = Person::new(Kind::Cat, &p).skin(fur[k % 6]).wearing(Dress::Coat, coats[(k * 5) % 6]);
        let cat = match k {
            0 => cat.hat(Hat::Crown, p.gold),
            2 => cat.hat(Hat::Stovepipe, p.dark),
            3 => cat.glasses(),
            6 => cat.hat(Hat::Bowler, p.dark),
            7 => cat.hat(Hat::Straw, p.gold),
            8 => cat.hat(Hat::Cap, p.leaf),
            10 => cat.hat(Hat::Nightcap, p.white),
            _ => cat,
        };
        let a = Actor::new(cat, x, y + 352.0, 440.0).front();
        let a = match k {
            0..4 => a.mien(Feeling::Asleep.mien()),
            4 => a.mien(face(Feeling::Tenderness, 0.5, (0.8, 0.3))).hand(
                FAR,
                wick.x - 22.0,
                wick.y + 60.0,
                Hand::Grip,
            ),
            5 => a.mien(Mien { brow: [0.6, 0.6], ..face(Feeling::Brave, -0.5, (-0.8, 0.3)) }).hand(
                NEAR,
                wick.x + 26.0,
                wick.y + 66.0,
                Hand::Open,
            ),
            // The one who would rather have it dark.
            7 => a,
            6 => a.mien(face(Feeling::Fear, 0.5, (0.7, -0.7))),
            8 => a.mien(face(Feeling::Awe, -0.2, (-0.2, -0.8))),
            _ => a.mien(face(
                [Feeling::Calm, Feeling::Joy, Feeling::Mischief][k % 3],
                0.0,
                ((400.0 - x) / 400.0, -0.9),
            )),
        };
        if k == 11 {
            // The last frame is not filled yet: a kitten tries how it looks.
            s.rect(
                x - w / 2.0 - 18.0,
                y - h / 2.0 - 18.0,
                w + 36.0,
                h + 36.0,
                Look::of(p.gold.mix(p.wood, 0.35)).inflate(10.0).rim(1.3).shadow(0.8),
            );
            s.rect(x - w / 2.0, y - h / 2.0, w, h, Look::of(wall.lighter(0.08)).flat().texture(0.3));
            let kid =
                Person::new(Kind::Cat, &p).skin(p.fox.lighter(0.06)).wearing(Dress::Nightshirt, p.white);
            s.group(Group::new().clip(Path::rect(x - w / 2.0, y - h / 2.0, w, h)), |s| {
                let b = Actor::new(kid, x, y + 150.0, 240.0)
                    .front()
                    .mien(face(Feeling::Awe, -0.4, (-0.7, -0.7)))
                    .hand_own(NEAR, -20.0, -74.0, Hand::Wave)
                    .hand_own(FAR, 14.0, -44.0, Hand::Rest);
                b.paint(s);
            });
            continue;
        }
        if k == 7 {
            s.rect(
                x - w / 2.0 - 18.0,
                y - h / 2.0 - 18.0,
                w + 36.0,
                h + 36.0,
                Look::of(p.gold.mix(p.wood, 0.35)).inflate(10.0).rim(1.3).shadow(0.8),
            );
            s.rect(x - w / 2.0, y - h / 2.0, w, h, Look::of(p.ink.lighter(0.06)).flat());
        } else {
            framed_one(
                s,
                &a,
                [x, y, w, h],
                p.accent2.mix(p.dark, 0.6).lighter(if k == 4 || k == 5 { 0.12 } else { 0.0 }),
                false,
            );
        }
        who.push((k, a));
    }
    for (k, a) in &who {
        match k {
            4 => a.arm(s, FAR),
            5 => a.arm(s, NEAR),
            _ => {}
        }
    }
    // The candle between two frames.
    candle(s, wick.x, wick.y + 96.0, 92.0);
    s.glow(wick.x, wick.y - 20.0, 250.0, p.flame, 0.42);
    for (k, a) in &who {
        if *k == 4 {
            a.fingers(s, FAR);
        }
    }
    s.focus(wick.x, wick.y, 100.0);
    // He climbs half out of his frame, cheeks full.
    let (x, y) = place(7);
    let grey = Person::new(Kind::Cat, &p)
        .skin(p.black.lighter(0.1))
        .wearing(Dress::Coat, p.leaf)
        .hat(Hat::Straw, p.gold);
    let a = Actor::new(grey, x - 30.0, y + 310.0, 470.0).front().lean(14.0);
    let a = a
        .mien(Mien {
            open: 0.25,
            wide: 0.3,
            curve: 0.0,
            cheek: 1.6,
            nod: -0.4,
            ..face(Feeling::Mischief, 0.5, (0.6, -0.85))
        })
        .hand(NEAR, x - 84.0, y + 96.0, Hand::Rest)
        .hand(FAR, x + 94.0, y + 60.0, Hand::Rest);
    s.group(Group::new().clip(Path::rect(x - 240.0, y - 420.0, 480.0, 420.0 + h / 2.0)), |s| {
        a.body(s);
        a.head(s);
    });
    s.limb(
        &nodes![(x - w / 2.0 - 14.0, y + h / 2.0 + 9.0), (x + w / 2.0 + 14.0, y + h / 2.0 + 9.0)],
        &[20.0],
        Look::of(p.gold.mix(p.wood, 0.35)).inflate(7.0).rim(1.3),
    );
    a.arm(s, NEAR);
    a.arm(s, FAR);
    s.note("painting", Role::Subject);
    s.note("cat", Role::Object);
    s.note("candle", Role::Detail);
}
