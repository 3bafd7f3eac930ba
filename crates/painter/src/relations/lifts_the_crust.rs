//! Somebody lifts the lid, and those inside look up.

use super::acting::*;
use super::bust::face;
use crate::actors::Mien;

pub(super) static LIFTS_THE_CRUST: Relation = Relation {
    id: "lifts_the_crust",
    themes: Themes::Only(&["looking-glass", "half-asleep", "marbles", "carousel"]),
    moods: &[Mood::Mischief, Mood::Dread, Mood::Wonder],
    slots: &[],
    layouts: &[framed("pie", Setup::Ring, pie), framed("hat", Setup::TableEdge, hat)],
};

/// Somebody round a table who looks up at us: at an angle from the middle, shoulders outward.
fn diner(s: &mut Scene, who: &Person, mien: &Mien, at: Point, size: f32, degrees: f32) {
    s.at(&[shift(at.x, at.y), turn(degrees), scale(size / 100.0)], |s| {
        let coat = if who.dress == Dress::Fur { who.skin } else { who.coat };
        s.blob(
            &nodes![(-84, 130; corner), (-78, 44), (-40, 8), (0, 0), (40, 8), (78, 44), (84, 130; corner)],
            Look::of(coat).to(coat.dim(0.7)).inflate(18.0).texture(0.2),
        );
        s.blob(
            &nodes![(-30, 40; corner), (30, 40; corner), (44, 96), (0, 118), (-44, 96)],
            Look::of(s.palette.white).inflate(8.0),
        );
        head(s, who, mien, View::Front);
        s.focus(0.0, 0.0, 62.0);
    });
}

/// From straight above: in an opened pie people in bibs sit round a table, forks up, and gape at us; in their own pie sit mice, who gape too. One mouse eats.
fn pie(c: &mut Composer) {
    let kinds = [Kind::Woman, Kind::Grandad, Kind::Girl, Kind::Man, Kind::Granny, Kind::Boy];
    let people = kinds.map(|k| c.human(k));
    let s = &mut c.scene;
    s.light_at(200.0, 120.0, 0.55);
    let p = s.palette;
    // The cloth below it all.
    let cloth = p.accent2.mix(p.cream, 0.3);
    s.rect(-30.0, -30.0, 860.0, 1280.0, Look::of(cloth).to(cloth.dim(0.7)).flat().texture(0.2).shadow(0.0));
    for k in 0..12 {
        let v = k as f32 * 110.0 - 40.0;
        s.rect(v, -30.0, 44.0, 1280.0, Look::of(p.white).alpha(0.22).flat().shadow(0.0).rim(0.0));
        s.rect(-30.0, v, 860.0, 44.0, Look::of(p.white).alpha(0.22).flat().shadow(0.0).rim(0.0));
    }
    let crust = p.gold.mix(p.wood, 0.35);
    let (cx, cy) = (400.0, 640.0);
    s.ellipse(cx, cy + 10.0, 400.0, 520.0, Look::of(p.white).inflate(20.0).shadow(0.9).rim(1.3));
    for k in 0..30 {
        let a = radians(k as f32 * 12.0);
        s.dot(
            cx + cos(a) * 356.0,
            cy + sin(a) * 476.0,
            44.0,
            Look::of(crust.lighter(if k % 2 == 0 { 0.04 } else { 0.0 })).inflate(18.0).texture(0.3),
        );
    }
    s.ellipse(
        cx,
        cy,
        342.0,
        460.0,
        Look::of(p.wood.dim(0.62)).to(p.ambient.lighter(0.06)).flat().shadow(0.0).texture(0.3),
    );
    s.glow(cx, cy, 400.0, p.flame, 0.45);
    // Those round the table.
    let places = [
        (400.0, 330.0, 0.0),
        (170.0, 480.0, 34.0),
        (632.0, 478.0, -34.0),
        (160.0, 800.0, 18.0),
        (640.0, 800.0, -18.0),
        (400.0, 990.0, 0.0),
    ];
    let o = |g: (f32, f32)| Mien {
        open: 0.85,
        wide: 0.62,
        curve: 0.0,
        nod: -0.3,
        upper: [-0.06, -0.06],
        ..face(Feeling::Awe, 0.0, g)
    };
    let gaze = [(0.0, -0.2), (0.1, -0.3), (-0.1, -0.3), (0.1, -0.5), (-0.1, -0.5), (0.0, -0.6)];
    for k in [0, 1, 2] {
        let (x, y, d) = places[k];
        diner(s, &people[k], &o(gaze[k]), point(x, y), 186.0, d * 0.6);
    }
    // Their table and their pie.
    s.ellipse(cx, 668.0, 216.0, 170.0, Look::of(p.red.mix(p.white, 0.2)).inflate(12.0).shadow(0.9));
    for k in 0..6 {
        let a = radians(k as f32 * 60.0 + 30.0);
        s.ellipse(
            cx + cos(a) * 170.0,
            668.0 + sin(a) * 130.0,
            36.0,
            26.0,
            Look::of(p.white).inflate(5.0).rim(1.2),
        );
    }
    for k in 0..20 {
        let a = radians(k as f32 * 18.0);
        s.dot(cx + cos(a) * 122.0, 664.0 + sin(a) * 92.0, 20.0, Look::of(crust.lighter(0.05)).inflate(8.0));
    }
    s.ellipse(cx, 664.0, 114.0, 86.0, Look::of(p.wood.dim(0.5)).flat());
    s.glow(cx, 664.0, 130.0, p.flame, 0.6);
    let mouse = Person::new(Kind::Mouse, &p).wearing(Dress::Coat, p.leaf);
    for (k, (x, y)) in [(400.0, 612.0), (334.0, 654.0), (466.0, 652.0), (362.0, 704.0), (440.0, 706.0)]
        .into_iter()
        .enumerate()
    {
        let m = if k == 3 {
            Mien { curve: 0.8, cheek: 1.6, upper: [0.5, 0.5], ..face(Feeling::Greed, 0.2, (0.2, 0.9)) }
        } else {
            o((0.0, -0.5))
        };
        diner(
            s,
            &Person { coat: [p.leaf, p.accent, p.red, p.gold, p.accent2][k], ..mouse },
            &m,
            point(x, y),
            62.0,
            0.0,
        );
    }
    s.dot(372.0, 734.0, 12.0, Look::of(p.red).inflate(4.0));
    s.focus(400.0, 660.0, 120.0);
    for k in [3, 4, 5] {
        let (x, y, d) = places[k];
        diner(s, &people[k], &o(gaze[k]), point(x, y), 196.0, d * 0.5);
    }
    // Forks, stopped in the air.
    for (x, y, d) in
        [(282.0, 420.0, -20.0), (520.0, 560.0, 24.0), (286.0, 820.0, -16.0), (540.0, 960.0, 20.0)]
    {
        s.at(&[shift(x, y), turn(d)], |s| {
            let tin = Look::of(p.metal.lighter(0.14)).inflate(3.0).rim(1.5);
            s.limb(&nodes![(0, 60), (0, -30)], &[8.0], tin);
            for k in [-10.0, 0.0, 10.0] {
                s.limb(&nodes![(k, -30), (k, -66)], &[5.0, 3.0], tin);
            }
            s.limb(&nodes![(-12, -30), (12, -30)], &[7.0], tin);
        });
    }
    // The lid, and the hands that lift it.
    s.blob(&nodes![(-40, -60; corner), (840, -60; corner), (840, 130), (700, 220), (520, 170), (400, 226), (270, 170), (110, 222), (-40, 140)], Look::of(crust).to(crust.dim(0.75)).inflate(30.0).texture(0.4).rim(1.3).shadow(1.0));
    for (x, y) in [(250.0, 70.0), (400.0, 100.0), (560.0, 66.0)] {
        s.place(motif("leaf"), At::new(x, y).height(76.0).centred().turned(x * 0.2).silent());
    }
    let cook = skin(&p, 3);
    for side in [-1.0, 1.0] {
        let hand = LoneHand {
            at: point(400.0 + side * 300.0, 60.0),
            size: 230.0,
            degrees: 90.0 + side * 20.0,
            thumb: side,
            hand: Hand::Cover,
            colour: cook,
            paw: false,
            sleeve: p.white,
            from: point(400.0 + side * 380.0, -160.0),
        };
        hand.paint_with(s, |_| {});
    }
    s.note("crowd", Role::Subject);
    s.note("hand", Role::Object);
    s.note("mouse", Role::Detail);
}

/// A hand lifts a top hat off a table: under it four mice in masks sit over a heap of jewels, one of them already on its way with the ring.
fn hat(c: &mut Composer) {
    c.room(700.0, (180.0, 260.0));
    let lady = c.human(Kind::Granny);
    let s = &mut c.scene;
    let p = s.palette;
    // Her face behind, half in the lamplight: she knows.
    let a = Actor::new(lady.wearing(Dress::Gown, p.accent2.mix(p.dark, 0.2)), 606.0, 1236.0, 980.0)
        .left()
        .lean(-6.0);
    let a = a.mien(Mien {
        open: 0.12,
        curve: 0.75,
        brow: [0.7, 0.5],
        upper: [0.2, 0.2],
        nod: 0.3,
        ..face(Feeling::Mischief, 0.35, (0.6, 0.9))
    });
    let a = a.hand(FAR, 336.0, 430.0, Hand::Cup).hand(NEAR, 752.0, 800.0, Hand::Rest);
    s.group(Group::new(), |s| {
        a.body(s);
        a.head(s);
    });
    table_cloth(s, 740.0, 190.0, p.leaf.mix(p.dark, 0.25));
    a.arm(s, NEAR);
    candle(s, 566.0, 830.0, 120.0);
    // The hat, tilted up.
    s.at(&[shift(210.0, 330.0), turn(-12.0), scale(0.92)], |s| {
        let black = p.dark.mix(p.ink, 0.5).lighter(0.04);
        s.ellipse(0.0, 140.0, 250.0, 54.0, Look::of(black).inflate(12.0).rim(1.6).shadow(0.9));
        s.ellipse(0.0, 152.0, 170.0, 34.0, Look::of(p.red.dim(0.55)).flat());
        s.blob(&nodes![(-166, 136; corner), (-158, -60), (-186, -200; corner), (0, -226), (186, -200; corner), (158, -60), (166, 136; corner), (0, 168)], Look::of(black).inflate(40.0).rim(1.7).texture(0.2));
        s.limb(&nodes![(-166, 96), (0, 130), (166, 96)], &[52.0], Look::of(p.red).inflate(12.0));
    });
    a.arm(s, FAR);
    // What was under it.
    s.ellipse(
        260.0,
        880.0,
        250.0,
        62.0,
        Look::of(p.ambient.dim(0.6)).alpha(0.5).soft(8.0).flat().shadow(0.0),
    );
    s.glow(260.0, 800.0, 240.0, p.flame, 0.6);
    let coats = [p.red, p.accent, p.gold.mix(p.wood, 0.3), p.accent2];
    for (i, (x, y, h)) in
        [(112.0, 868.0, 300.0), (256.0, 828.0, 300.0), (402.0, 872.0, 300.0)].into_iter().enumerate()
    {
        let who = Person::new(Kind::Mouse, &p)
            .wearing(Dress::Shirt, p.cream)
            .cloth(Cloth::Stripes)
            .hat(Hat::Cap, p.dark);
        let who = Person { coat: coats[i].mix(p.cream, 0.2), ..who };
        let m = Actor::new(who, x, y, h).front().sitting();
        let m = m.mien(Mien {
            nod: -0.5,
            ..face([Feeling::Fear, Feeling::Awe, Feeling::Shame][i], 0.3, (0.5, -0.9))
        });
        let m = match i {
            0 => m
                .hand_own(NEAR, -26.0, -70.0, Hand::Wave)
                .elbow(NEAR, -1.0)
                .hand_own(FAR, 26.0, -70.0, Hand::Wave)
                .elbow(FAR, 1.0),
            1 => m.hand_own(NEAR, -6.0, -34.0, Hand::Cover).hand_own(FAR, 6.0, -34.0, Hand::Cover),
            _ => m
                .hand_own(NEAR, -16.0, -40.0, Hand::Fist)
                .hand_own(FAR, 27.0, -68.0, Hand::Wave)
                .elbow(FAR, 1.0),
        };
        m.paint(s);
        // The mask did not help.
        let e = m.eye();
        for side in [-1.0, 1.0] {
            s.stroke(&Path::ellipse(e.x + side * 18.0, e.y, 18.0, 14.0), 8.0, Look::of(p.ink).flat());
        }
    }
    // The heap.
    for (x, y, r, tone) in [
        (150.0, 922.0, 34.0, p.gold),
        (206.0, 912.0, 38.0, p.gold),
        (262.0, 924.0, 40.0, p.gold),
        (320.0, 914.0, 36.0, p.gold),
        (232.0, 880.0, 26.0, p.red),
        (290.0, 884.0, 24.0, p.accent2),
        (180.0, 886.0, 20.0, p.white),
        (350.0, 924.0, 22.0, p.leaf),
    ] {
        s.dot(x, y, r * 0.8, Look::of(tone).inflate(r * 0.3).rim(1.9));
    }
    s.place(motif("crown"), At::new(250.0, 880.0).height(76.0).standing().silent());
    s.place(motif("pocket_watch"), At::new(352.0, 896.0).height(92.0).centred().turned(30.0).silent());
    s.focus(256.0, 800.0, 190.0);
    // One has gone over the edge already, on her string of pearls.
    for k in 0..13 {
        let t = k as f32 / 12.0;
        s.dot(lerp(470.0, 566.0, t), 920.0 + t * t * 170.0, 11.0, Look::of(p.white).inflate(5.0).rim(1.8));
    }
    let thief = Person::new(Kind::Mouse, &p).wearing(Dress::Coat, p.red).hat(Hat::Cap, p.dark);
    let t = Actor::new(thief, 566.0, 1190.0, 200.0)
        .front()
        .mien(face(Feeling::Mischief, -0.3, (-0.3, -0.5)))
        .hand(NEAR, 556.0, 1074.0, Hand::Grip)
        .hand(FAR, 606.0, 1130.0, Hand::Grip);
    let tg = t.grip(FAR);
    t.layers(s);
    s.stroke(&Path::ellipse(tg.x + 4.0, tg.y - 6.0, 20.0, 20.0), 8.0, Look::of(p.gold).inflate(3.0).rim(1.8));
    s.focus(566.0, 1120.0, 90.0);
    s.note("top_hat", Role::Subject);
    s.note("mouse", Role::Object);
    s.note("old_woman", Role::Witness);
}
