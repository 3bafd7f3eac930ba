//! Somebody went out great and came home small; who waited does not mind.

use super::acting::*;
use super::bust::face;
use crate::actors::Mien;

pub(super) static CAME_HOME_SMALL: Relation = Relation {
    id: "came_home_small",
    themes: Themes::Only(&["tides", "half-asleep", "lost-kites"]),
    moods: &[Mood::Longing, Mood::Tenderness, Mood::Memory],
    slots: &[],
    layouts: &[framed("mat", Setup::Corridor, mat), framed("bear", Setup::Slant, bear)],
};

/// A boot's print: heel and sole.
fn print(s: &mut Scene, x: f32, y: f32, w: f32, degrees: f32, tone: Colour) {
    s.at(&[shift(x, y), turn(degrees), scale_xy(w / 100.0, w / 150.0)], |s| {
        let look = Look::of(tone).flat().alpha(0.8).shadow(0.0).rim(0.0);
        s.ellipse(0.0, -40.0, 42.0, 64.0, look);
        s.ellipse(0.0, 60.0, 32.0, 30.0, look);
    });
}

/// A woman lies on the hall floor, eye to eye with a man as high as a thimble, hat in hands; through the door come prints that grow smaller.
fn mat(c: &mut Composer) {
    c.room(610.0, (640.0, 260.0));
    let (woman, man) = (c.human(Kind::Woman), c.human(Kind::Man));
    let s = &mut c.scene;
    let p = s.palette;
    // The open door and the evening road.
    s.rect(452.0, 60.0, 330.0, 560.0, Look::of(p.wood).inflate(10.0).grain(90.0));
    s.group(Group::new().clip(Path::rect(476.0, 84.0, 282.0, 536.0)), |s| {
        let dusk = p.flame.mix(p.pink, 0.4);
        s.rect(470.0, 80.0, 300.0, 330.0, Look::of(p.accent2.mix(dusk, 0.5)).to(dusk.lighter(0.05)).flat().shadow(0.0));
        s.glow(640.0, 360.0, 240.0, p.light, 0.7);
        s.blob(&nodes![(450, 400; corner), (560, 372), (680, 392), (800, 366; corner), (800, 640; corner), (450, 640; corner)], Look::of(p.leaf.dim(0.75)).inflate(8.0).texture(0.3));
        s.blob(&nodes![(640, 372; corner), (668, 372; corner), (690, 470), (800, 640; corner), (500, 640; corner), (600, 470)], Look::of(p.cream.mix(p.wood, 0.4)).inflate(5.0).texture(0.3));
        for (x, y, w) in [(652.0, 418.0, 26.0), (630.0, 462.0, 44.0), (668.0, 548.0, 84.0)] {
            print(s, x, y, w, 8.0, p.wood_dark);
        }
    });
    s.poly(
        &nodes![(452, 70), (372, 40), (372, 690), (452, 622)],
        Look::of(p.red.mix(p.wood, 0.4)).inflate(10.0).grain(90.0).texture(0.25).rim(1.2),
    );
    s.dot(396.0, 380.0, 13.0, Look::of(p.gold).inflate(5.0).rim(1.6));
    // Behind her: a table laid, and a chair for a giant.
    chair(s, 150.0, 330.0, 300.0, 330.0);
    s.limb(&nodes![(-20, 470), (60, 470)], &[30.0], Look::of(p.wood.lighter(0.04)).inflate(8.0));
    s.place(motif("teacup"), At::new(34.0, 456.0).height(60.0).standing().silent());
    // On the boards the prints grow human, then a child's, then a bird's.
    for (x, y, w, d) in [
        (560.0, 690.0, 84.0, -14.0),
        (650.0, 738.0, 64.0, 6.0),
        (570.0, 784.0, 48.0, -10.0),
        (634.0, 824.0, 36.0, 4.0),
        (588.0, 860.0, 26.0, -6.0),
        (618.0, 888.0, 19.0, 0.0),
        (596.0, 912.0, 14.0, 0.0),
    ] {
        print(s, x, y, w, d, p.wood.lighter(0.1));
    }
    // The mat.
    s.blob(
        &nodes![(430, 960; corner), (800, 930; corner), (850, 1100; corner), (400, 1130; corner)],
        Look::of(p.leaf.mix(p.wood, 0.3)).inflate(10.0).fur(7.0, 90.0, 5.0).hatch(1.2),
    );
    // She: back and shoulders run out of the card, chin on her hands.
    let gown = p.accent.mix(p.red, 0.2);
    s.blob(
        &nodes![(-60, 700; corner), (60, 700), (190, 760), (300, 860), (370, 980), (330, 1060), (150, 1090), (-60, 1100; corner)],
        Look::of(gown).to(gown.dim(0.75)).inflate(44.0).grain(20.0).texture(0.25),
    );
    let hand = |x: f32, y: f32, d: f32| LoneHand {
        at: point(x, y),
        size: 190.0,
        degrees: d,
        thumb: -1.0,
        hand: Hand::Cover,
        colour: woman.skin,
        paw: false,
        sleeve: gown,
        from: point(x - 230.0, y + 40.0),
    };
    let mien = Mien {
        tear: true,
        curve: 0.55,
        open: 0.0,
        brow: [0.8, 0.8],
        slant: [22.0, 20.0],
        upper: [0.2, 0.2],
        lower: [0.22, 0.22],
        cheek: 1.2,
        tilt: 0.0,
        nod: 0.4,
        ..face(Feeling::Brave, 0.5, (0.9, 0.55))
    };
    s.at(&[shift(224.0, 776.0), turn(9.0), scale(4.3)], |s| {
        s.focus(0.0, 0.0, 60.0);
        head(s, &woman.wearing(Dress::Gown, gown), &mien, View::Front);
    });
    s.focus(260.0, 780.0, 190.0);
    hand(150.0, 1046.0, -6.0).paint_with(s, |_| {});
    hand(240.0, 1110.0, -16.0).paint_with(s, |_| {});
    // He.
    under(s, 606.0, 1046.0, 60.0);
    let man = man.wearing(Dress::Coat, p.accent2.mix(p.dark, 0.25)).scarf(p.red);
    let a = Actor::new(man, 610.0, 1046.0, 236.0).left().feeling(Feeling::Shame);
    let a = a.with(|m| Mien {
        nod: -0.4,
        brow: [0.6, 0.6],
        slant: [20.0, 20.0],
        curve: 0.2,
        ..m.facing(0.55).glancing(0.85, -0.75)
    });
    let a = a.hand_own(NEAR, 6.0, -50.0, Hand::Grip).hand_own(FAR, 13.0, -50.0, Hand::Grip);
    let g = a.grip(NEAR);
    s.group(Group::new().halo(p.light, 0.35, 16.0), |s| {
        a.arm(s, FAR);
        a.legs(s);
        a.body(s);
        a.head(s);
        a.arm_with(s, NEAR, |s| {
            s.ellipse(g.x - 10.0, g.y + 4.0, 32.0, 12.0, Look::of(p.dark).inflate(4.0).rim(1.5));
            s.blob(
                &nodes![
                    (g.x - 30.0, g.y + 4.0),
                    (g.x - 26.0, g.y + 28.0),
                    (g.x + 6.0, g.y + 28.0),
                    (g.x + 10.0, g.y + 4.0)
                ],
                Look::of(p.dark).inflate(7.0).rim(1.5),
            );
        });
    });
    s.focus(606.0, 880.0, 110.0);
    s.note("woman", Role::Subject);
    s.note("gentleman", Role::Object);
    s.note("chair", Role::Detail);
}

fn paw(s: &mut Scene, x: f32, y: f32, w: f32, tone: Colour) {
    s.at(&[shift(x, y), turn(200.0), scale(w / 100.0)], |s| {
        let look = Look::of(tone).flat().alpha(0.85).shadow(0.0).rim(0.0);
        s.ellipse(0.0, 20.0, 46.0, 40.0, look);
        for (x, y) in [(-46.0, -26.0), (-17.0, -50.0), (17.0, -50.0), (46.0, -26.0)] {
            s.ellipse(x, y, 15.0, 20.0, look);
        }
    });
}

/// From a circus tent over the snow come a bear's prints, huge, then small; a bear no larger than his mother, a mouse, has both arms round her.
fn bear(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(200.0, 700.0, 0.5);
    let p = s.palette;
    let snow = p.white.mix(lch(0.78, 0.05, 262.0), 0.45);
    s.rect(
        -30.0,
        -30.0,
        860.0,
        1280.0,
        Look::of(snow.mix(p.accent2, 0.2).dim(0.78)).to(snow).flat().texture(0.14).shadow(0.0),
    );
    for k in 0..10 {
        let y = 60.0 + k as f32 * 120.0;
        s.limb(
            &nodes![(-20, y + 60.0), (300, y), (560, y + 30.0), (830, y - 60.0)],
            &[8.0, 30.0, 20.0, 6.0],
            Look::of(p.white).alpha(0.4).soft(8.0).flat().shadow(0.0),
        );
    }
    let shade = snow.mix(lch(0.45, 0.08, 268.0), 0.6);
    // The tent, high right, cropped.
    for k in 0..7 {
        let x = 520.0 + k as f32 * 56.0;
        s.poly(
            &nodes![(700, -90), (x, 150), (x + 56.0, 156)],
            Look::of(if k % 2 == 0 { p.red } else { p.cream }).inflate(9.0).shadow(0.2),
        );
        s.poly(
            &nodes![(x, 150), (x + 56.0, 156), (x + 56.0, 230), (x, 226)],
            Look::of(if k % 2 == 0 { p.red.dim(0.8) } else { p.cream.dim(0.86) }).inflate(5.0).shadow(0.2),
        );
    }
    s.poly(&nodes![(640, 228), (676, 110), (720, 228)], Look::lamp(p.flame));
    s.glow(680.0, 190.0, 190.0, p.flame, 0.6);
    for (x, y, w) in [
        (640.0, 330.0, 170.0),
        (560.0, 500.0, 128.0),
        (700.0, 560.0, 104.0),
        (620.0, 670.0, 80.0),
        (710.0, 736.0, 64.0),
        (640.0, 816.0, 50.0),
        (700.0, 880.0, 40.0),
        (640.0, 936.0, 32.0),
        (676.0, 990.0, 25.0),
        (630.0, 1030.0, 20.0),
    ] {
        paw(s, x, y, w, shade);
    }
    // The mouse's house: a lit door in a stump, and over it the jumper she had knitted for him as he was.
    let bark = p.wood.dim(0.8);
    s.blob(&nodes![(-60, 1010; corner), (-40, 560), (20, 430), (170, 400), (290, 440), (330, 600), (350, 820), (400, 1010; corner)], Look::of(bark).to(bark.dim(0.7)).inflate(50.0).hatch(1.6).hatch_along(88.0).texture(0.4));
    s.blob(
        &nodes![(14, 440), (60, 380), (170, 356), (270, 380), (312, 440), (240, 462), (160, 448), (70, 468)],
        Look::of(p.white).inflate(20.0).rim(1.2),
    );
    s.blob(
        &nodes![(66, 1000; corner), (66, 740), (170, 640), (274, 740), (274, 1000; corner)],
        Look::lamp(p.flame).to(p.flame.dim(0.86)),
    );
    s.glow(180.0, 860.0, 330.0, p.flame, 0.6);
    let wool = p.leaf.mix(p.accent2, 0.3);
    let knit = |c: Colour| Look::of(c).inflate(16.0).hatch(1.4).hatch_along(70.0).texture(0.4).rim(1.1);
    s.limb(&nodes![(-20, 150), (200, 190), (470, 120)], &[7.0], Look::of(p.wood_dark));
    s.limb(&nodes![(92, 200), (30, 330), (46, 470)], &[80.0, 74.0, 60.0], knit(wool.dim(0.92)));
    s.limb(&nodes![(352, 180), (430, 300), (420, 440)], &[80.0, 74.0, 60.0], knit(wool.dim(0.92)));
    s.blob(
        &nodes![
            (70, 170),
            (160, 196),
            (220, 214),
            (290, 190),
            (374, 150),
            (384, 330),
            (376, 520),
            (220, 548),
            (74, 528),
            (64, 330)
        ],
        knit(wool),
    );
    for k in 0..3 {
        s.limb(
            &nodes![
                (70, 300.0 + k as f32 * 70.0),
                (220, 318.0 + k as f32 * 70.0),
                (380, 296.0 + k as f32 * 70.0)
            ],
            &[22.0],
            Look::of([p.red, p.cream, p.gold][k]).inflate(5.0).shadow(0.2),
        );
    }
    // The two.
    under(s, 380.0, 1166.0, 230.0);
    let mother = Person::new(Kind::Mouse, &p).wearing(Dress::Apron, p.red).hat(Hat::Nightcap, p.cream);
    let son = Person::new(Kind::Bear, &p).wearing(Dress::Shirt, p.accent).cloth(Cloth::Stripes).girth(1.1);
    let m = Actor::new(mother, 290.0, 1160.0, 600.0).lean(5.0).feeling(Feeling::Joy);
    let b = Actor::new(son, 486.0, 1166.0, 610.0).left().lean(9.0).feeling(Feeling::Tenderness);
    let m = m.looking_at(b.eye()).with(|m| Mien {
        tear: true,
        open: 0.3,
        curve: 0.8,
        slant: [18.0, 18.0],
        brow: [0.8, 0.8],
        nod: 0.0,
        ..m.glancing(0.8, 0.0)
    });
    let b = b.with(|m| Mien {
        tear: true,
        slant: [22.0, 22.0],
        brow: [0.7, 0.7],
        curve: 0.3,
        upper: [0.25, 0.25],
        ..m.facing(0.7).glancing(0.85, 0.1)
    });
    let m = m.hand(FAR, 520.0, 890.0, Hand::Cover).hand(NEAR, 410.0, 760.0, Hand::Cover).elbow(NEAR, 1.0);
    let b = b.hand(FAR, 250.0, 910.0, Hand::Cover).hand(NEAR, 320.0, 960.0, Hand::Cover);
    s.group(Group::new(), |s| {
        b.arm(s, FAR);
        m.legs(s);
        m.body(s);
        b.legs(s);
        b.body(s);
        // The ruff and the little hat of his trade.
        let n = b.mouth();
        for k in 0..9 {
            let t = k as f32 / 8.0;
            s.dot(
                lerp(n.x - 40.0, n.x + 130.0, t),
                n.y + 84.0 + sin(radians(t * 180.0)) * 24.0,
                26.0,
                Look::of(p.white).inflate(8.0).rim(1.2),
            );
        }
        m.head(s);
        b.head(s);
        let k = b.crown();
        s.poly(
            &nodes![(k.x - 10.0, k.y + 26.0), (k.x + 76.0, k.y + 30.0), (k.x + 44.0, k.y - 90.0)],
            Look::of(p.gold).inflate(12.0).rim(1.3),
        );
        s.dot(k.x + 44.0, k.y - 94.0, 17.0, Look::of(p.red).inflate(6.0));
        m.arm(s, FAR);
        b.arm(s, NEAR);
        m.arm(s, NEAR);
    });
    s.focus(390.0, 690.0, 200.0);
    for k in 0..30 {
        let (x, y) = (s.rng.range(20.0, 780.0), s.rng.range(20.0, 1180.0));
        s.dot(x, y, 2.6 + (k % 3) as f32 * 1.6, Look::of(p.white).alpha(0.9).flat().shadow(0.0));
    }
    s.note("bear", Role::Subject);
    s.note("mouse", Role::Object);
    s.note("tent", Role::Detail);
}
