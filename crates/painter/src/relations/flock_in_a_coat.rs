//! The stranger is many, and holds its breath.

use super::acting::*;
use super::bust::face;
use crate::actors::Mien;
use crate::settings::interior;

pub(super) static FLOCK_IN_A_COAT: Relation = Relation {
    id: "flock_in_a_coat",
    themes: Themes::Only(&["looking-glass", "roots", "lost-kites", "first-light", "moth-court"]),
    moods: &[Mood::Secrecy, Mood::Freedom, Mood::Dread],
    slots: &[],
    layouts: &[framed("sparrows", Setup::Company, sparrows), framed("mice", Setup::Gap, mice)],
};

/// A sparrow: its breast at (x, y), so large; looks right, or left if `left`.
fn sparrow(s: &mut Scene, x: f32, y: f32, r: f32, left: bool, tone: Colour) {
    let p = s.palette;
    s.at(&[shift(x, y), scale_xy(if left { -r } else { r } / 30.0, r / 30.0)], |s| {
        s.limb(&nodes![(-18, 10), (-48, 22)], &[16.0, 9.0], Look::of(tone.dim(0.7)).inflate(4.0));
        s.ellipse(0.0, 6.0, 29.0, 26.0, Look::of(tone).inflate(12.0).fur(2.0, 60.0, 2.0));
        s.ellipse(9.0, 13.0, 17.0, 16.0, Look::of(p.cream).inflate(6.0).shadow(0.1));
        s.blob(
            &nodes![(-6, -4), (-28, 10), (-34, 26; corner), (-8, 24)],
            Look::of(tone.dim(0.66)).inflate(5.0),
        );
        s.dot(12.0, -16.0, 19.0, Look::of(tone.lighter(0.02)).inflate(9.0));
        s.blob(&nodes![(-4, -26), (12, -36), (26, -26), (12, -22)], Look::of(tone.dim(0.6)).inflate(4.0));
        s.poly(&nodes![(27, -20), (27, -10), (42, -13)], Look::of(p.gold.mix(p.dark, 0.2)).inflate(2.0));
        s.dot(17.0, -17.0, 6.4, Look::of(p.white).inflate(2.0));
        s.dot(18.5, -16.5, 3.6, Look::of(p.ink).flat());
    });
}

/// In a bird seller's shop a customer without a face, but of sparrows between hat and collar, lays buttons down; the seller tilts his head, beaks press at all bars.
fn sparrows(c: &mut Composer) {
    let man = c.human(Kind::Man);
    let s = &mut c.scene;
    s.light_at(420.0, 140.0, 0.55);
    let p = s.palette;
    interior::wall(s, p.leaf.mix(p.dark, 0.35));
    s.glow(420.0, 220.0, 420.0, p.flame, 0.5);
    let brass = p.gold.mix(p.metal, 0.3);
    let browns = [p.fur, p.wood.lighter(0.06), p.fur.dim(0.85), p.fox.mix(p.fur, 0.6)];
    // Cages from the ceiling, and all eyes on one spot.
    for (i, (x, y, w)) in
        [(420.0, 210.0, 150.0), (610.0, 150.0, 150.0), (752.0, 260.0, 130.0), (92.0, 150.0, 150.0)]
            .into_iter()
            .enumerate()
    {
        s.limb(&nodes![(x, -20), (x, y - w * 0.7)], &[5.0], Look::of(p.ink));
        s.ellipse(x, y + w * 0.56, w * 0.5, w * 0.1, Look::of(brass.dim(0.6)).inflate(4.0));
        let left = x > 240.0;
        sparrow(s, x - if left { 30.0 } else { -30.0 }, y + 26.0, 32.0, left, browns[i % 4]);
        if i < 2 {
            sparrow(s, x + 26.0, y + 44.0, 24.0, left, browns[(i + 1) % 4]);
        }
        for k in -3..=3 {
            let t = k as f32 / 3.0;
            s.limb(
                &nodes![
                    (x + t * w * 0.1, y - w * 0.66),
                    (x + t * w * 0.46, y - w * 0.3),
                    (x + t * w * 0.5, y + w * 0.56)
                ],
                &[4.0],
                Look::of(brass).inflate(1.6).shadow(0.2),
            );
        }
        s.focus(x, y, w * 0.6);
    }
    // The seller.
    let man = man.wearing(Dress::Apron, p.red.mix(p.wood, 0.25)).glasses();
    let a = Actor::new(man, 606.0, 1330.0, 860.0).left().lean(8.0);
    let a = a
        .mien(Mien { tilt: -12.0, ..face(Feeling::Suspicion, 0.5, (0.8, -0.1)) })
        .hand(NEAR, 560.0, 950.0, Hand::Rest)
        .hand(FAR, 470.0, 910.0, Hand::Open);
    a.paint(s);
    // The customer: a long coat, held shut by one claw.
    let coat = p.accent2.mix(p.dark, 0.45);
    s.blob(
        &nodes![(20, 1240; corner), (40, 900), (76, 730), (150, 660), (226, 650), (300, 668), (368, 740), (400, 900), (416, 1240; corner)],
        Look::of(coat).to(coat.dim(0.7)).inflate(44.0).grain(84.0).texture(0.3).rim(1.3).shadow(0.9),
    );
    s.limb(&nodes![(232, 690), (244, 940), (236, 1230)], &[5.0], Look::of(coat.dim(0.5)).flat());
    for y in [760.0, 1110.0] {
        s.line(&nodes![(262, y), (276, y + 12.0), (268, y + 24.0)], 3.4, Look::of(p.cream));
    }
    s.dot(264.0, 1000.0, 17.0, Look::of(p.gold).inflate(6.0).rim(1.6));
    // The head, such as it is.
    for (k, (x, y, r)) in [
        (150.0, 470.0, 40.0),
        (300.0, 474.0, 40.0),
        (224.0, 450.0, 42.0),
        (130.0, 540.0, 40.0),
        (206.0, 530.0, 44.0),
        (290.0, 540.0, 44.0),
        (160.0, 606.0, 42.0),
        (244.0, 606.0, 44.0),
        (310.0, 612.0, 38.0),
        (200.0, 660.0, 36.0),
        (270.0, 664.0, 36.0),
    ]
    .into_iter()
    .enumerate()
    {
        sparrow(
            s,
            x,
            y,
            r,
            [false, true, false, true, false, false, false, true, true, true, false][k],
            browns[k % 4],
        );
    }
    s.focus(220.0, 550.0, 150.0);
    // Collar and hat.
    for side in [-1.0, 1.0] {
        s.blob(&nodes![(226.0 + side * 20.0, 720; corner), (226.0 + side * 60.0, 650), (226.0 + side * 112.0, 606; corner), (226.0 + side * 140.0, 680), (226.0 + side * 90.0, 760)], Look::of(coat.lighter(0.08)).inflate(14.0).rim(1.3));
    }
    let felt = p.dark.mix(p.ink, 0.4).lighter(0.05);
    s.ellipse(226.0, 424.0, 172.0, 36.0, Look::of(felt).inflate(10.0).rim(1.6).shadow(0.8));
    s.blob(&nodes![(120, 420; corner), (126, 330), (170, 280), (226, 296), (290, 278), (330, 330), (334, 420; corner), (226, 446)], Look::of(felt).inflate(30.0).rim(1.5));
    s.limb(&nodes![(120, 404), (226, 428), (334, 404)], &[30.0], Look::of(p.red).inflate(8.0));
    // A tail under the brim.
    s.limb(&nodes![(96, 450), (52, 470)], &[18.0, 12.0], Look::of(browns[0].dim(0.7)).inflate(4.0));
    // The claw at the coat.
    for d in [-20.0, 0.0, 20.0] {
        s.limb(
            &nodes![(214, 870), (244, 876.0 + d), (266, 872.0 + d * 1.2)],
            &[11.0, 10.0, 5.0],
            Look::of(p.gold.mix(p.red, 0.3)).inflate(3.0),
        );
    }
    // The counter, the sleeve, what they pay with.
    table_cloth(s, 960.0, 100.0, p.wood.lighter(0.02));
    s.limb(
        &nodes![(330, 800), (410, 900), (400, 990)],
        &[116.0, 96.0, 78.0],
        Look::of(coat.lighter(0.03)).inflate(26.0).rim(1.3),
    );
    for d in [-30.0_f32, -10.0, 12.0, 32.0] {
        s.limb(
            &nodes![(402.0 + d * 0.4, 976), (420.0 + d * 1.1, 1066.0 - d.abs() * 0.5)],
            &[40.0, 15.0],
            Look::of(browns[0].dim(if d > 0.0 { 0.66 } else { 0.8 })).inflate(8.0).rim(1.3),
        );
    }
    for (x, y) in [(470.0, 1020.0), (512.0, 1000.0), (520.0, 1038.0), (560.0, 1016.0)] {
        s.ellipse(x, y, 21.0, 14.0, Look::of(p.gold).inflate(5.0).rim(1.7));
        for d in [-5.0, 5.0] {
            s.dot(x + d, y, 2.6, Look::of(p.ink).flat());
        }
    }
    s.focus(510.0, 1015.0, 80.0);
    // The cash box is a cage, too; its door is open.
    s.place(motif("birdcage"), At::new(714.0, 1040.0).height(250.0).standing().silent());
    s.note("coat", Role::Subject);
    s.note("songbird", Role::Object);
    s.note("gentleman", Role::Witness);
    s.note("birdcage", Role::Detail);
}

/// At a ball a tomcat in love leads a lady out; where her gown parts one sees a tower of mice, who hold up her mask. One mouse has his key already.
fn mice(c: &mut Composer) {
    let lady = c.human(Kind::Woman);
    let s = &mut c.scene;
    s.light_at(400.0, 120.0, 0.55);
    let p = s.palette;
    interior::wall(s, p.red.mix(p.dark, 0.3));
    interior::boards(s, 1010.0, p.wood.lighter(0.04));
    interior::window(s, 150.0, 260.0, 170.0, 300.0);
    // The chandelier.
    s.glow(440.0, 110.0, 360.0, p.flame, 0.7);
    s.limb(&nodes![(440, -20), (440, 70)], &[6.0], Look::of(p.gold));
    s.limb(&nodes![(330, 110), (440, 140), (550, 110)], &[10.0], Look::of(p.gold).inflate(3.0));
    for x in [334.0, 388.0, 440.0, 492.0, 546.0] {
        candle(s, x, 112.0, 44.0);
    }
    // The other guests.
    let dim = p.red.mix(p.dark, 0.55);
    s.as_silhouette(dim, |s| {
        for (x, left, hat) in [
            (70.0, false, Hat::None),
            (330.0, true, Hat::Stovepipe),
            (420.0, false, Hat::None),
            (690.0, true, Hat::None),
            (770.0, true, Hat::Stovepipe),
        ] {
            let who = Person::new(Kind::Cat, &p)
                .wearing(if hat == Hat::None { Dress::Gown } else { Dress::Coat }, dim)
                .hat(hat, dim);
            let a = Actor::new(who, x, 1030.0, 420.0).profile().hand_own(NEAR, 22.0, -66.0, Hand::Open);
            if left { a.left() } else { a }.paint(s);
        }
    });
    // The gown: a silk bell, drawn apart in front.
    let silk = p.accent2.mix(p.accent, 0.3);
    under(s, 560.0, 1150.0, 270.0);
    let bell = Path::blob(
        &nodes![(292, 1130; corner), (330, 960), (420, 800), (500, 690), (560, 660), (620, 690), (700, 800), (790, 960), (830, 1130; corner), (560, 1160)],
    );
    s.part(&bell, Look::of(silk).to(silk.dim(0.72)).inflate(56.0).grain(84.0).texture(0.3).rim(1.4));
    let gap = Path::blob(
        &nodes![(560, 640; corner), (612, 800), (660, 960), (690, 1146; corner), (430, 1146; corner), (462, 960), (508, 800)],
    );
    s.group(Group::new().clip(gap.clone()), |s| {
        s.part(&gap, Look::of(p.ambient.lighter(0.05)).to(p.ambient.dim(0.6)).flat().shadow(0.0));
        s.glow(560.0, 960.0, 190.0, p.flame, 0.55);
        let coats = [p.red, p.leaf, p.gold, p.accent, p.cream, p.red];
        let feelings = [
            Feeling::Fear,
            Feeling::Mischief,
            Feeling::Shame,
            Feeling::Joy,
            Feeling::Offended,
            Feeling::Fear,
        ];
        for (i, (x, y, h)) in [
            (560.0, 850.0, 190.0),
            (520.0, 996.0, 200.0),
            (604.0, 996.0, 200.0),
            (480.0, 1142.0, 200.0),
            (560.0, 1142.0, 200.0),
            (642.0, 1142.0, 200.0),
        ]
        .into_iter()
        .enumerate()
        {
            let who = Person::new(Kind::Mouse, &p).wearing(Dress::Shirt, coats[i]);
            let m = Actor::new(who, x, y, h).front().mien(face(
                feelings[i],
                0.0,
                ([-0.6, 0.6, -0.4, 0.0, 0.0, -0.8][i], [-0.8, 0.0, 0.3, -0.3, 0.0, 0.1][i]),
            ));
            let m = m.hand_own(NEAR, -20.0, -46.0, Hand::Rest).hand_own(FAR, 20.0, -46.0, Hand::Rest);
            m.paint(s);
        }
    });
    for side in [-1.0, 1.0] {
        s.limb(
            &nodes![
                (560.0 + side * 4.0, 650),
                (560.0 + side * 52.0, 800),
                (560.0 + side * 100.0, 960),
                (560.0 + side * 134.0, 1146)
            ],
            &[14.0, 24.0, 28.0, 34.0],
            Look::of(p.gold.mix(silk, 0.25)).inflate(8.0).rim(1.4),
        );
    }
    s.focus(560.0, 960.0, 150.0);
    // Bodice, stuffed sleeves, and the face that they hold up.
    s.blob(
        &nodes![
            (490, 700),
            (470, 560),
            (500, 500),
            (560, 486),
            (620, 500),
            (650, 560),
            (630, 700),
            (560, 716)
        ],
        Look::of(silk.lighter(0.04)).inflate(30.0).rim(1.4),
    );
    s.limb(
        &nodes![(640, 540), (720, 620), (690, 740)],
        &[84.0, 70.0, 44.0],
        Look::of(silk).inflate(20.0).rim(1.3),
    );
    s.dot(688.0, 756.0, 28.0, Look::of(p.white).inflate(11.0));
    s.limb(&nodes![(564, 520), (560, 440)], &[14.0], Look::of(p.wood).inflate(4.0));
    let china = p.white.mix(p.pink, 0.1);
    let lady = lady.skin(china).hair(p.white.dim(0.96), Hair::Bun).hat(Hat::None, p.gold);
    s.at(&[shift(556.0, 380.0), turn(-7.0), scale(2.0)], |s| {
        head(
            s,
            &lady,
            &Mien { tilt: 0.0, cheek: 1.4, ..face(Feeling::Calm, -0.2, (-0.4, 0.0)) },
            View::Front,
        );
        s.focus(0.0, 0.0, 60.0);
    });
    // One of them peeps over the bodice to steer.
    let pilot = Person::new(Kind::Mouse, &p);
    s.at(&[shift(560.0, 506.0), scale(0.8)], |s| {
        head(s, &pilot, &face(Feeling::Fear, -0.5, (-0.9, -0.2)), View::Front);
    });
    s.limb(&nodes![(494, 528), (560, 556), (628, 528)], &[24.0], Look::of(p.gold).inflate(7.0));
    s.focus(560.0, 510.0, 60.0);
    // He.
    under(s, 210.0, 1150.0, 140.0);
    let cat = Person::new(Kind::Cat, &p)
        .skin(p.grey)
        .wearing(Dress::Coat, p.dark.mix(p.ink, 0.4).lighter(0.06))
        .scarf(p.white);
    let a = Actor::new(cat, 210.0, 1150.0, 760.0).lean(4.0);
    let a = a
        .mien(Mien {
            cheek: 1.4,
            upper: [0.4, 0.4],
            tilt: 8.0,
            ..face(Feeling::Tenderness, 0.6, (0.7, -0.3))
        })
        .hand(FAR, 396.0, 650.0, Hand::Open)
        .hand(NEAR, 190.0, 760.0, Hand::Cover);
    s.group(Group::new(), |s| {
        a.arm(s, FAR);
        s.limb(
            &nodes![(480, 540), (430, 620), (404, 640)],
            &[84.0, 60.0, 40.0],
            Look::of(silk).inflate(20.0).rim(1.3),
        );
        s.ellipse(396.0, 644.0, 34.0, 24.0, Look::of(p.white).inflate(11.0));
        s.limb(
            &nodes![(150, 900), (60, 980), (50, 1090), (110, 1130)],
            &[30.0, 28.0, 26.0, 18.0],
            Look::of(p.grey).inflate(8.0).fur(4.0, 90.0, 3.0),
        );
        a.legs(s);
        a.body(s);
        a.head(s);
        a.arm(s, NEAR);
    });
    // The seventh works alone.
    let thief = Person::new(Kind::Mouse, &p).wearing(Dress::Shirt, p.leaf);
    let t = Actor::new(thief, 330.0, 1160.0, 190.0)
        .left()
        .tiptoeing()
        .feeling(Feeling::Mischief)
        .hand_own(NEAR, 16.0, -66.0, Hand::Grip)
        .hand_own(FAR, 12.0, -76.0, Hand::Hush);
    let g = t.grip(NEAR);
    t.paint(s);
    s.place(motif("key"), At::new(g.x, g.y + 6.0).height(84.0).centred().turned(80.0).silent());
    t.fingers(s, NEAR);
    s.focus(320.0, 1080.0, 90.0);
    s.note("cat", Role::Subject);
    s.note("mouse", Role::Object);
    s.note("mask", Role::Detail);
    s.note("key", Role::Detail);
}
