//! Lambs and a lion who is not quite asleep.

use crate::relations::acting::*;

/// A lion lies on his paws; a lamb reaches for a whisker, her sister holds her back, one paints his claws, one sleeps in the mane. One eye of his is open.
pub(super) fn lion(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(120.0, 100.0, 0.5);
    let p = s.palette;
    let sand = p.gold.mix(p.leaf, 0.35).dim(0.86);
    s.paint_sky(Sky {
        stops: vec![(0.0, sand.mix(p.fog, 0.3)), (1.0, sand.dim(0.7))],
        swirl: 0.0,
        ..Sky::of(&p, 0.0, 0.0)
    });
    s.blob(
        &nodes![(-40, 900), (120, 820), (360, 900), (560, 860), (840, 800), (840, 1250), (-40, 1250)],
        Look::of(p.leaf.dim(0.85)).to(p.leaf.dim(0.6)).inflate(8.0).grass(14.0, -80.0, 6.0).shadow(0.0),
    );
    s.ellipse(
        430.0,
        760.0,
        420.0,
        190.0,
        Look::of(p.ambient.dim(0.5)).alpha(0.4).soft(30.0).flat().shadow(0.0),
    );
    for i in 0..30 {
        let (x, y) = (((i * 211 + 40) % 800) as f32, 920.0 + ((i * 61) % 260) as f32);
        s.dot(x, y, 8.0, Look::of(p.white).inflate(3.0));
        s.dot(x, y, 3.5, Look::of(p.gold).flat());
    }
    for i in 0..26 {
        let (x, y) = (((i * 173) % 820) as f32, 60.0 + ((i * 97) % 1120) as f32);
        s.limb(
            &nodes![(x, y), (x + 6.0, y - 22.0), (x + 16.0, y - 34.0)],
            &[6.0, 4.0, 1.0],
            Look::of(p.leaf.dim(0.7)).shadow(0.0),
        );
        s.limb(
            &nodes![(x + 6.0, y), (x - 4.0, y - 20.0)],
            &[5.0, 1.0],
            Look::of(p.leaf.dim(0.8)).shadow(0.0),
        );
    }
    // He: back that leaves the card, haunch, tail, mane, head on paws.
    let coat = lch(0.72, 0.10, 72.0).mix(p.fog, 0.08);
    let fur =
        |k: f32, i: f32| Look::of(coat.lighter(k)).inflate(i).fur(9.0, 60.0, 5.0).texture(0.25).hatch(0.5);
    s.blob(
        &nodes![(420, 420), (560, 200), (720, 90), (880, 100), (880, 640), (700, 700), (480, 690)],
        fur(-0.05, 80.0),
    );
    s.blob(&nodes![(640, 480), (760, 420), (880, 470), (880, 760), (700, 760), (620, 640)], fur(-0.01, 60.0));
    s.limb(
        &nodes![(800, 720), (700, 790), (620, 770), (560, 800)],
        &[44.0, 36.0, 30.0, 26.0],
        fur(-0.03, 12.0),
    );
    s.ellipse(546.0, 806.0, 46.0, 34.0, Look::of(lch(0.4, 0.09, 48.0)).inflate(12.0).fur(12.0, 160.0, 5.0));
    let mane = lch(0.46, 0.10, 48.0).mix(p.fog, 0.06);
    s.blob(
        &nodes![
            (70, 430),
            (130, 220),
            (320, 120),
            (520, 170),
            (640, 340),
            (630, 560),
            (520, 720),
            (340, 790),
            (160, 720),
            (70, 590)
        ],
        Look::of(mane).inflate(70.0).fur(26.0, 100.0, 7.0).texture(0.35).hatch(0.6),
    );
    // One sleeps in the mane.
    let curled = Person::new(Kind::Sheep, &p);
    s.blob(
        &nodes![(440, 240), (500, 170), (590, 190), (620, 260), (560, 310), (470, 300)],
        Look::of(p.cream).inflate(30.0).fur(9.0, -60.0, 6.0),
    );
    s.at(&[shift(470.0, 236.0), turn(-24.0), scale(1.1)], |s| {
        head(s, &curled, &Feeling::Asleep.mien(), View::Front);
    });
    s.blob(
        &nodes![
            (430, 300),
            (500, 292),
            (570, 300),
            (640, 280),
            (660, 360),
            (600, 430),
            (460, 400),
            (410, 340)
        ],
        Look::of(mane).inflate(26.0).fur(24.0, -70.0, 7.0).texture(0.35).shadow(0.0).rim(0.0),
    );
    for (x, y) in [(214.0, 850.0), (470.0, 860.0)] {
        s.limb(
            &nodes![(x + 130.0, y - 150.0), (x + 60.0, y - 40.0), (x, y)],
            &[40.0, 150.0, 130.0],
            fur(0.0, 40.0),
        );
        s.ellipse(x - 10.0, y + 6.0, 100.0, 62.0, fur(0.02, 30.0));
        for k in 0..3 {
            let cx = x - 74.0 + k as f32 * 52.0;
            s.limb(
                &nodes![(cx + 16.0, y - 10.0), (cx, y + 52.0)],
                &[8.0, 5.0],
                Look::of(coat.dim(0.6)).flat(),
            );
            s.blob(
                &nodes![(cx - 26.0, y + 44.0), (cx + 6.0, y + 44.0), (cx - 8.0, y + 92.0)],
                Look::of(if x > 300.0 && k < 2 { p.red } else { p.cream }).inflate(7.0),
            );
        }
    }
    let face = Mien {
        upper: [1.0, 0.56],
        gaze: [-0.4, 0.7],
        curve: 0.35,
        slant: [14.0, 22.0],
        brow: [0.1, 0.4],
        tilt: 0.0,
        cheek: 0.2,
        open: 0.0,
        ..Feeling::Tenderness.mien()
    };
    let who = Person::new(Kind::Lion, &p);
    s.at(&[shift(344.0, 500.0), turn(-7.0), scale(4.3)], |s| head(s, &who, &face, View::Front));
    for (dx, dy, k) in [(-96.0, 20.0, -1.0), (-92.0, 48.0, -1.0), (100.0, 6.0, 1.0), (102.0, 34.0, 1.0)] {
        s.line(
            &nodes![
                (350.0 + dx * 0.6, 610.0 + dy * 0.5),
                (350.0 + dx * 1.4, 608.0 + dy),
                (350.0 + dx * 2.2 + k * 10.0, 630.0 + dy * 1.6)
            ],
            6.0,
            Look::of(p.white),
        );
    }
    // The daring one on tiptoe, and who holds her by the skirt.
    let lamb = |colour: Colour| Person::new(Kind::Sheep, &p).wearing(Dress::Gown, colour).cloth(Cloth::Dots);
    let first = Actor::new(lamb(p.accent), 96.0, 1010.0, 360.0)
        .tiptoeing()
        .feeling(Feeling::Mischief)
        .looking_at(point(300.0, 560.0));
    let first = first.hand(NEAR, 150.0, 690.0, Hand::Pinch).hand_own(FAR, -12.0, -44.0, Hand::Open);
    under(s, 96.0, 1010.0, 60.0);
    first.paint(s);
    let second = Actor::new(lamb(p.accent2).hair(p.cream, Hair::Short), 236.0, 1150.0, 330.0)
        .left()
        .lean(-8.0)
        .feeling(Feeling::Fear);
    let second = second.looking_at(point(130.0, 720.0)).hand(NEAR, 140.0, 960.0, Hand::Grip).hand_own(
        FAR,
        6.0,
        -68.0,
        Hand::Fist,
    );
    under(s, 236.0, 1150.0, 70.0);
    second.paint(s);
    // The painter of claws, quite lost in it.
    let third =
        Person::new(Kind::Sheep, &p).wearing(Dress::Apron, p.leaf.mix(p.dark, 0.3)).hat(Hat::Straw, p.gold);
    let third = Actor::new(third, 640.0, 1150.0, 340.0)
        .left()
        .kneeling()
        .feeling(Feeling::Calm)
        .looking_at(point(470.0, 930.0));
    let third = third.hand(NEAR, 548.0, 976.0, Hand::Pinch).hand_own(FAR, 6.0, -40.0, Hand::Rest);
    let g = third.grip(NEAR);
    under(s, 640.0, 1150.0, 90.0);
    third.layers(s);
    s.limb(
        &nodes![(g.x + 34.0, g.y + 16.0), (g.x - 34.0, g.y - 18.0)],
        &[8.0],
        Look::of(p.wood).inflate(3.0),
    );
    s.limb(
        &nodes![(g.x - 30.0, g.y - 16.0), (g.x - 54.0, g.y - 28.0)],
        &[15.0, 5.0],
        Look::of(p.red).inflate(4.0),
    );
    third.fingers(s, NEAR);
    s.rect(500.0, 1100.0, 54.0, 50.0, Look::of(p.metal).inflate(8.0));
    s.ellipse(527.0, 1100.0, 27.0, 9.0, Look::of(p.red).inflate(3.0));
    s.focus(344.0, 510.0, 220.0);
    s.focus(130.0, 760.0, 110.0);
    s.focus(500.0, 230.0, 90.0);
    s.note("lion", Role::Subject);
    s.note("sheep", Role::Object);
}
