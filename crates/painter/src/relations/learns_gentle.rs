//! Strength takes lessons: great hands hold something that breaks easily.

use super::acting::*;

pub(super) static LEARNS_GENTLE: Relation = Relation {
    id: "learns_gentle",
    themes: Themes::Only(&["moonhare", "roots"]),
    moods: &[Mood::Tenderness, Mood::Mischief],
    slots: &[],
    layouts: &[framed("egg", Setup::OwnHands, egg), framed("bubble", Setup::TableEdge, bubble)],
};

/// Two hands thick as loaves and one egg; a hen on the thumb covers her eyes. Bowls of yolk behind.
fn egg(c: &mut Composer) {
    c.room(560.0, (620.0, 120.0));
    let giant = c.human(Kind::Giant);
    let s = &mut c.scene;
    let p = s.palette;
    // The face: tongue in the corner, sweating.
    let mien = Feeling::Awe.mien().facing(0.0).glancing(0.0, 0.95).nodding(0.8).tilted(0.0);
    let mien = crate::actors::Mien { tongue: true, open: 0.0, curve: 0.5, wide: 0.9, ..mien };
    let who = giant.wearing(Dress::Shirt, giant.coat).girth(1.3);
    s.at(&[shift(400.0, 300.0), scale(4.6)], |s| {
        s.blob(
            &nodes![(-98, 110), (-84, 56), (-40, 44), (40, 44), (84, 56), (98, 110)],
            Look::of(who.coat).inflate(12.0),
        );
        head(s, &who, &mien, View::Front);
    });
    for (x, y) in [(210.0, 260.0), (604.0, 230.0), (590.0, 330.0)] {
        s.blob(
            &nodes![(x, y - 18.0; corner), (x + 9.0, y), (x, y + 10.0), (x - 9.0, y)],
            Look::of(p.water[1].mix(p.white, 0.5)).inflate(3.0),
        );
    }
    table_cloth(s, 720.0, 130.0, p.wood.lighter(0.1));
    for (i, x) in [80.0, 210.0, 640.0, 750.0].into_iter().enumerate() {
        let y = 790.0 - (i % 2) as f32 * 24.0;
        s.ellipse(x, y, 66.0, 18.0, Look::of(p.gold.lighter(0.06)).inflate(5.0));
        s.blob(&nodes![(x - 68.0, y; corner), (x - 44.0, y + 50.0), (x + 44.0, y + 50.0), (x + 68.0, y; corner), (x, y + 16.0)], Look::of(p.cream).inflate(10.0));
        s.poly(
            &nodes![(x - 20.0, y - 14.0), (x + 4.0, y - 30.0), (x + 22.0, y - 12.0), (x, y - 4.0)],
            Look::of(p.white).inflate(4.0),
        );
    }
    s.focus(400.0, 300.0, 220.0);
    let hand = |x: f32, side: f32| LoneHand {
        at: point(x, 1110.0),
        size: 370.0,
        degrees: -90.0 + side * 52.0,
        thumb: side,
        hand: Hand::Cup,
        colour: giant.skin,
        paw: false,
        sleeve: giant.coat,
        from: point(x - side * 150.0, 1330.0),
    };
    let (left, right) = (hand(120.0, 1.0), hand(680.0, -1.0));
    left.paint_with(s, |s| {
        s.blob(
            &nodes![(400, 720), (470, 820), (480, 910), (400, 990), (320, 910), (330, 820)],
            Look::of(p.cream).inflate(34.0),
        );
    });
    right.paint_with(s, |_| {});
    // The teacher on the thumb.
    let hen = Person::new(Kind::Hen, &p).wearing(Dress::Fur, p.wood).glasses();
    let hen = Actor::new(hen, 284.0, 836.0, 200.0).front().feeling(Feeling::Fear);
    hen.hand_own(NEAR, -4.0, -72.0, Hand::Cover).hand_own(FAR, 12.0, -68.0, Hand::Cover).paint(s);
    s.note("hand", Role::Subject);
    s.note("egg", Role::Object);
    s.note("rooster", Role::Witness);
}

/// A bear balances a soap bubble on one claw; the child who blew it holds its breath.
fn bubble(c: &mut Composer) {
    c.room(700.0, (150.0, 150.0));
    let child = c.human(Kind::Boy);
    let s = &mut c.scene;
    let p = s.palette;
    let bear = Person::new(Kind::Bear, &p).wearing(Dress::Shirt, p.accent2).cloth(Cloth::Stripes).girth(1.5);
    let bear = Actor::new(bear, 300.0, 1300.0, 960.0)
        .feeling(Feeling::Awe)
        .with(|m| m.facing(0.4).glancing(0.5, 0.15).nodding(0.1));
    let bear =
        bear.hand(FAR, 490.0, 700.0, Hand::Point).wrist(FAR, -70.0).hand(NEAR, 330.0, 900.0, Hand::Wave);
    let child = Actor::new(child, 690.0, 1230.0, 560.0)
        .left()
        .feeling(Feeling::Fear)
        .with(|m| m.facing(0.6).glancing(0.5, -0.5).nodding(-0.2));
    let child = child.hand_own(NEAR, 18.0, -52.0, Hand::Grip).hand_own(FAR, 24.0, -54.0, Hand::Hidden);
    bear.paint(s);
    let tip = bear.grip(FAR);
    let at = point(tip.x + 6.0, tip.y - 92.0);
    let glass = Look::of(p.water[1].mix(p.white, 0.4)).alpha(0.34).inflate(30.0).rim(1.8).shadow(0.0);
    s.ellipse(at.x, at.y, 92.0, 92.0, glass);
    s.stroke(&Path::ellipse(at.x, at.y, 91.0, 91.0), 3.0, Look::of(p.white).alpha(0.7));
    s.limb(
        &nodes![(at.x - 62.0, at.y - 20.0), (at.x - 46.0, at.y - 52.0), (at.x - 20.0, at.y - 68.0)],
        &[4.0, 12.0, 4.0],
        Look::lamp(p.white).alpha(0.8),
    );
    s.ellipse(at.x + 44.0, at.y + 48.0, 14.0, 8.0, Look::lamp(p.pink).alpha(0.7));
    s.focus(at.x, at.y, 110.0);
    s.group(Group::new(), |s| {
        child.arm(s, FAR);
        child.legs(s);
        child.body(s);
        child.head(s);
        let g = child.grip(NEAR);
        child.arm_with(s, NEAR, |s| {
            s.limb(
                &nodes![(g.x + 20.0, g.y + 30.0), (g.x - 60.0, g.y - 60.0)],
                &[7.0],
                Look::of(p.gold).inflate(2.0),
            );
            s.stroke(&Path::ellipse(g.x - 74.0, g.y - 76.0, 18.0, 18.0), 5.0, Look::of(p.gold).inflate(2.0));
        });
    });
    table_cloth(s, 1060.0, 40.0, p.cream.dim(0.9));
    // What came before: a flower in splints, a cup in pieces.
    s.limb(&nodes![(110, 1076), (116, 1000), (104, 950)], &[6.0], Look::of(p.leaf).inflate(2.0));
    s.limb(&nodes![(124, 1070), (122, 980)], &[5.0], Look::of(p.wood).inflate(1.0));
    for k in 0..6 {
        let a = k as f32 * 60.0;
        let q = point(104.0 + 22.0 * cos(radians(a)), 940.0 + 22.0 * sin(radians(a)));
        s.ellipse(q.x, q.y, 14.0, 12.0, Look::of(p.pink).inflate(4.0));
    }
    s.dot(104.0, 940.0, 11.0, Look::of(p.gold).inflate(3.0));
    for (x, y) in [(460.0, 1080.0), (500.0, 1090.0), (530.0, 1078.0)] {
        s.poly(
            &nodes![(x - 16.0, y), (x + 4.0, y - 22.0), (x + 18.0, y + 2.0)],
            Look::of(p.white).inflate(3.0),
        );
    }
    s.focus(110.0, 980.0, 70.0);
    s.note("bear", Role::Subject);
    s.note("boy", Role::Witness);
}
