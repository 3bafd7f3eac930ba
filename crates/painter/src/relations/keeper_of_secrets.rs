//! Somebody whispers, and the other one keeps every word behind a small door with a lock.

use super::acting::*;
use super::bust::face;
use crate::actors::Mien;

pub(super) static KEEPER_OF_SECRETS: Relation = Relation {
    id: "keeper_of_secrets",
    themes: Themes::Only(&["moonhare", "roots"]),
    moods: &[Mood::Secrecy, Mood::Tenderness, Mood::Memory],
    slots: &[],
    layouts: &[framed("toad", Setup::NearDark, toad), framed("skirt", Setup::DollsHouse, skirt)],
};

/// A small arched door with a lock: its middle at (x, y), so wide.
fn door(s: &mut Scene, x: f32, y: f32, w: f32, tone: Colour) {
    let p = s.palette;
    let h = w * 1.4;
    let arch = |k: f32| nodes![(x - w * 0.5 * k, y + h * 0.5 * k; corner), (x - w * 0.5 * k, y - h * 0.2), (x - w * 0.3 * k, y - h * 0.46 * k), (x, y - h * 0.54 * k), (x + w * 0.3 * k, y - h * 0.46 * k), (x + w * 0.5 * k, y - h * 0.2), (x + w * 0.5 * k, y + h * 0.5 * k; corner)];
    s.blob(&arch(1.0), Look::of(tone.dim(0.5)).inflate(w * 0.08).shadow(0.6));
    s.blob(&arch(0.84), Look::of(tone).inflate(w * 0.1).grain(90.0).texture(0.3).rim(0.9));
    s.limb(
        &nodes![(x, y - h * 0.4), (x, y + h * 0.4)],
        &[w * 0.05],
        Look::of(tone.dim(0.6)).flat().shadow(0.0),
    );
    s.dot(x + w * 0.24, y + h * 0.06, w * 0.1, Look::of(p.gold.lighter(0.06)).inflate(w * 0.04).rim(1.6));
    s.dot(x + w * 0.24, y + h * 0.07, w * 0.035, Look::of(p.ink).flat().shadow(0.0));
}

/// The same doorway, its leaf swung to the left and light inside.
fn open_door(s: &mut Scene, x: f32, y: f32, w: f32, tone: Colour) {
    let p = s.palette;
    let h = w * 1.4;
    s.blob(
        &nodes![(x - w * 0.54, y + h * 0.54; corner), (x - w * 0.54, y - h * 0.2), (x, y - h * 0.58), (x + w * 0.54, y - h * 0.2), (x + w * 0.54, y + h * 0.54; corner)],
        Look::of(tone.dim(0.5)).inflate(w * 0.08),
    );
    s.blob(
        &nodes![(x - w * 0.42, y + h * 0.44; corner), (x - w * 0.42, y - h * 0.18), (x, y - h * 0.46), (x + w * 0.42, y - h * 0.18), (x + w * 0.42, y + h * 0.44; corner)],
        Look::lamp(p.flame.lighter(0.06)),
    );
    s.blob(
        &nodes![(x - w * 0.42, y + h * 0.46; corner), (x - w * 0.44, y - h * 0.2), (x - w * 0.72, y - h * 0.4), (x - w * 0.9, y - h * 0.16), (x - w * 0.88, y + h * 0.62; corner)],
        Look::of(tone).inflate(w * 0.08).grain(90.0).texture(0.3).rim(1.4),
    );
}

/// The thief of secrets: a mouse with a candle and something bright on its back.
fn burglar(s: &mut Scene, x: f32, y: f32, h: f32) {
    let p = s.palette;
    let who = Person::new(Kind::Mouse, &p)
        .wearing(Dress::Shirt, p.cream)
        .cloth(Cloth::Stripes)
        .hat(Hat::Cap, p.dark);
    let a = Actor::new(who, x, y, h).left().tiptoeing().feeling(Feeling::Mischief);
    let a = a.hand_own(FAR, 26.0, -52.0, Hand::Grip).hand_own(NEAR, -12.0, -66.0, Hand::Grip);
    let (f, n) = (a.grip(FAR), a.grip(NEAR));
    s.dot(n.x + h * 0.1, n.y, h * 0.19, Look::of(p.paper).inflate(h * 0.06).texture(0.2));
    s.glow(n.x + h * 0.1, n.y, h * 0.5, p.flame, 0.4);
    a.paint(s);
    candle(s, f.x, f.y + h * 0.06, h * 0.24);
}

/// A girl on tiptoe whispers to an enormous toad whose skin is all locked doors; one opens, and its light falls on her chin.
fn toad(c: &mut Composer) {
    let girl = c.human(Kind::Girl);
    let s = &mut c.scene;
    s.light_at(80.0, 560.0, 0.55);
    let p = s.palette;
    let night = lch(0.30, 0.06, 200.0).mix(p.sky[0], 0.4);
    s.rect(
        -30.0,
        -30.0,
        860.0,
        1280.0,
        Look::of(night.dim(0.8)).to(night.lighter(0.1)).flat().texture(0.2).shadow(0.0),
    );
    for k in 0..9 {
        let x = 14.0 + k as f32 * 34.0;
        let top = 240.0 + (k * 67 % 200) as f32;
        s.limb(
            &nodes![(x, 1210), (x + 8.0, 800), (x + 16.0, top)],
            &[14.0, 10.0, 3.0],
            Look::of(night.dim(0.62)).flat().shadow(0.0),
        );
        if k % 2 == 0 {
            s.limb(
                &nodes![(x + 15.0, top + 20.0), (x + 17.0, top - 60.0)],
                &[24.0],
                Look::of(p.wood_dark).inflate(8.0),
            );
        }
    }
    // The toad: body, then its head low on it.
    let skin_of = lch(0.47, 0.09, 122.0).mix(p.fog, 0.1);
    let hide = |c: Colour, k: f32| Look::of(c).to(c.dim(0.72)).inflate(k).texture(0.35).rim(0.9).hatch(0.7);
    s.blob(
        &nodes![(250, 1260; corner), (262, 1020), (300, 820), (340, 560), (480, 330), (700, 250), (860, 300; corner), (860, 1260; corner)],
        hide(skin_of, 60.0),
    );
    s.limb(
        &nodes![(470, 900), (392, 1060), (402, 1186)],
        &[170.0, 130.0, 100.0],
        hide(skin_of.lighter(0.02), 36.0),
    );
    for k in -1..=1 {
        let x = 400.0 + k as f32 * 62.0;
        s.limb(&nodes![(400, 1180), (x - 16.0, 1204)], &[60.0, 48.0], hide(skin_of.dim(0.9), 16.0));
    }
    let keeper = Person::new(Kind::Frog, &p).skin(skin_of);
    let mien = Mien {
        curve: -0.25,
        wide: 0.72,
        open: 0.0,
        cheek: 1.0,
        tear: true,
        brow: [-0.75, -0.75],
        slant: [14.0, 14.0],
        upper: [0.18, 0.18],
        lower: [0.2, 0.2],
        tilt: 0.0,
        ..face(Feeling::Sorrow, -0.45, (-0.75, 0.75))
    };
    s.at(&[shift(530.0, 430.0), turn(-7.0), scale(6.4)], |s| head(s, &keeper, &mien, View::Front));
    s.focus(500.0, 430.0, 240.0);
    let tones = [
        p.wood,
        p.red.dim(0.8),
        p.leaf.dim(0.8),
        p.accent2.dim(0.8),
        p.wood.lighter(0.08),
        p.gold.mix(p.wood, 0.5),
    ];
    let mut i = 0;
    for row in 0..6 {
        let y = 748.0 + row as f32 * 86.0;
        for col in 0..8 {
            let x = 352.0 + col as f32 * 68.0 + (row % 2) as f32 * 32.0;
            let leg = x < 480.0 && row > 1;
            if x < 330.0 + row as f32 * 4.0 || (row == 0 && x < 450.0) || (leg && row > 3) {
                continue;
            }
            let w = 42.0 + (i * 7 % 12) as f32;
            if !(row == 4 && (3..=5).contains(&col)) {
                door(s, x, y, w, tones[(i * 5 + row) % 6]);
            }
            i += 1;
        }
    }
    for (x, y, w) in [
        (462.0, 300.0, 38.0),
        (526.0, 286.0, 42.0),
        (740.0, 520.0, 50.0),
        (776.0, 420.0, 44.0),
        (700.0, 600.0, 48.0),
        (774.0, 614.0, 46.0),
        (590.0, 300.0, 38.0),
        (770.0, 330.0, 40.0),
    ] {
        i += 1;
        door(s, x, y, w, tones[i % 6]);
    }
    open_door(s, 366.0, 716.0, 84.0, p.red);
    s.glow(340.0, 716.0, 260.0, p.flame, 0.8);
    // She.
    under(s, 160.0, 1168.0, 120.0);
    let girl = girl.wearing(Dress::Apron, p.accent);
    let a = Actor::new(girl, 150.0, 1166.0, 590.0).lean(6.0).feet((-6.0, -8.0), (6.0, -8.0), [38.0, 38.0]);
    let a = a.feeling(Feeling::Tenderness).looking_at(point(420.0, 520.0)).with(|m| Mien {
        open: 0.22,
        wide: 0.5,
        curve: 0.1,
        brow: [0.5, 0.5],
        slant: [14.0, 14.0],
        ..m
    });
    let m = a.mouth();
    let a = a.hand(FAR, m.x + 46.0, m.y + 62.0, Hand::Cover).wrist(FAR, -50.0).hand(
        NEAR,
        240.0,
        860.0,
        Hand::Cover,
    );
    s.group(Group::new(), |s| {
        a.legs(s);
        a.body(s);
        a.head(s);
        a.arm(s, FAR);
        a.arm(s, NEAR);
    });
    s.focus(m.x, m.y - 40.0, 120.0);
    // Low down a lock is picked.
    open_door(s, 640.0, 1096.0, 84.0, p.accent2);
    burglar(s, 566.0, 1180.0, 170.0);
    s.focus(566.0, 1100.0, 90.0);
    s.note("frog", Role::Subject);
    s.note("girl", Role::Object);
    s.note("mouse", Role::Detail);
}

/// A king bends to an old woman's ear; she is about to burst with laughing. Her skirt is a cupboard of locked doors, some open.
fn skirt(c: &mut Composer) {
    c.room(1110.0, (640.0, 140.0));
    let (granny, king) = (c.human(Kind::Granny), c.human(Kind::Man));
    let s = &mut c.scene;
    let p = s.palette;
    let cloth = p.accent.mix(p.red, 0.3).dim(0.9);
    s.glow(560.0, 300.0, 420.0, p.flame, 0.4);
    under(s, 330.0, 1176.0, 380.0);
    let granny = granny.wearing(Dress::Gown, cloth).glasses();
    let a = Actor::new(granny, 320.0, 1010.0, 780.0).front().lean(5.0);
    let a = a.mien(Mien {
        curve: 0.75,
        open: 0.0,
        wide: 0.6,
        cheek: 1.7,
        brow: [0.9, 0.7],
        upper: [0.3, 0.3],
        lower: [0.35, 0.35],
        tear: true,
        tilt: 7.0,
        ..face(Feeling::Joy, 0.4, (0.9, 0.1))
    });
    let king = Person { beard: true, ..king }
        .wearing(Dress::Robe, p.accent2.mix(p.dark, 0.15))
        .hat(Hat::Crown, p.gold);
    let b = Actor::new(king, 672.0, 1176.0, 850.0).left().lean(14.0).feeling(Feeling::Shame);
    let b = b.looking_at(a.eye()).with(|m| Mien {
        open: 0.2,
        wide: 0.5,
        cheek: 1.5,
        brow: [0.5, 0.5],
        slant: [16.0, 16.0],
        tilt: 4.0,
        upper: [0.25, 0.25],
        ..m
    });
    let m = b.mouth();
    let b = b.hand(FAR, m.x - 20.0, m.y + 70.0, Hand::Cover).wrist(FAR, -40.0).hand(
        NEAR,
        600.0,
        760.0,
        Hand::Fist,
    );
    b.legs(s);
    b.body(s);
    b.head(s);
    b.arm(s, NEAR);
    a.body(s);
    // The skirt.
    let bell = nodes![(226, 700; corner), (320, 684), (420, 700; corner), (520, 800), (600, 960), (650, 1176; corner), (330, 1204), (-20, 1176; corner), (40, 960), (130, 800)];
    s.blob(&bell, Look::of(cloth).to(cloth.dim(0.7)).inflate(50.0).grain(88.0).texture(0.25).shadow(0.7));
    let tones = [p.wood, p.wood.lighter(0.08), p.gold.mix(p.wood, 0.5), p.wood.mix(p.red, 0.3)];
    let things = ["letter", "key", "crown", "feather", "paper_boat", "egg"];
    let mut told = 0;
    for row in 0..4 {
        let y = 800.0 + row as f32 * 104.0;
        let n = 3 + row;
        let half = 104.0 + row as f32 * 58.0;
        for k in 0..n {
            let x = 322.0 + half * (k as f32 / (n - 1) as f32 * 2.0 - 1.0) * 1.04;
            let open = [(0, 2), (1, 0), (1, 2), (2, 3), (3, 0), (3, 3)].contains(&(row, k));
            if open {
                open_door(s, x, y, 66.0, tones[(row + k) % 4]);
                s.place(motif(things[told]), At::new(x, y + 4.0).height(46.0).centred().silent());
                told += 1;
            } else {
                door(s, x, y, 68.0, tones[(row * 3 + k) % 4]);
            }
        }
    }
    s.glow(420.0, 800.0, 150.0, p.flame, 0.6);
    a.head(s);
    let am = a.mouth();
    let a = a.hand(NEAR, am.x - 34.0, am.y + 66.0, Hand::Cover).wrist(NEAR, -10.0).hand(
        FAR,
        466.0,
        660.0,
        Hand::Cover,
    );
    a.arm(s, NEAR);
    a.arm(s, FAR);
    b.arm(s, FAR);
    s.focus(390.0, 330.0, 130.0);
    s.focus(550.0, 440.0, 130.0);
    burglar(s, 90.0, 1176.0, 176.0);
    s.focus(90.0, 1090.0, 90.0);
    s.note("old_woman", Role::Subject);
    s.note("king", Role::Object);
    s.note("mouse", Role::Detail);
}
