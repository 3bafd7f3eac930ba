//! Everyone runs down, and nobody can reach his own key.

use super::acting::*;

pub(super) static NOBODY_WINDS_HIMSELF: Relation = Relation {
    id: "nobody_winds_himself",
    themes: Themes::Only(&["tides", "looking-glass", "marbles", "carousel", "first-light"]),
    moods: &[Mood::Loneliness, Mood::Tenderness, Mood::Longing],
    slots: &[],
    layouts: &[framed("lawn", Setup::Ring, lawn), framed("toys", Setup::TableEdge, toys)],
};

/// A key in a back: its shaft begins at (x, y) and goes out by (dx, dy); the bow stands at its end.
fn key(s: &mut Scene, at: Point, dx: f32, dy: f32, size: f32) {
    let p = s.palette;
    let gold = Look::of(p.gold).inflate(size * 0.1).rim(0.9);
    s.limb(&nodes![(at.x, at.y), (at.x + dx, at.y + dy)], &[size * 0.24], gold);
    for side in [-1.0, 1.0] {
        let (cx, cy) = (at.x + dx * 1.1, at.y + dy + side * size * 0.36);
        s.stroke(&Path::ellipse(cx, cy, size * 0.26, size * 0.32), size * 0.2, gold);
    }
}

/// A circle on a lawn in summer clothes; each winds the key in the next one's back. On a bench one has stopped in mid wave, and a dog stretches up.
fn lawn(c: &mut Composer) {
    let kinds = [Kind::Woman, Kind::Man, Kind::Girl, Kind::Grandad, Kind::Granny, Kind::Boy];
    let people = kinds.map(|kind| c.human(kind));
    let stopped = c.human(Kind::Man);
    let s = &mut c.scene;
    s.light_at(180.0, 60.0, 0.6);
    let p = s.palette;
    let grass = p.leaf.lighter(0.2).mix(p.gold, 0.15);
    s.rect(
        -30.0,
        -30.0,
        860.0,
        1280.0,
        Look::of(grass.mix(p.fog, 0.2)).to(grass.dim(0.75)).flat().texture(0.35).shadow(0.0),
    );
    s.blob(&nodes![(-40, 190; corner), (120, 130), (300, 170), (480, 110), (660, 160), (840, 120; corner), (840, -40; corner), (-40, -40; corner)], Look::of(p.leaf.dim(0.7)).inflate(20.0).fur(9.0, 90.0, 5.0));
    s.ellipse(400.0, 690.0, 210.0, 170.0, Look::of(grass.lighter(0.1)).soft(20.0).flat().shadow(0.0));
    for k in 0..40 {
        let (x, y) = (s.rng.range(10.0, 790.0), s.rng.range(220.0, 1190.0));
        s.dot(x, y, 4.0, Look::of([p.white, p.gold, p.pink][k % 3]).inflate(2.0));
    }
    // The one who has stopped.
    bench(s, 520.0, 790.0, 330.0, 70.0);
    let still = stopped.wearing(Dress::Coat, p.grey).hat(Hat::Straw, p.gold.mix(p.grey, 0.4));
    let still = Actor::new(still, 664.0, 404.0, 300.0).front().sitting().feeling(Feeling::Calm);
    let still = still
        .with(|m| crate::actors::Mien { pupil: 0.6, curve: 0.5, ..m.facing(-0.2) })
        .hand_own(NEAR, -22.0, -88.0, Hand::Wave)
        .elbow(NEAR, -1.0);
    key(s, point(684.0, 280.0), 70.0, -6.0, 60.0);
    still.paint(s);
    let crown = still.crown();
    for (dx, dy) in [(-30.0, 4.0), (8.0, -8.0), (34.0, 10.0)] {
        s.place(
            motif("leaf"),
            At::new(crown.x + dx, crown.y + dy).height(26.0).centred().turned(dx * 2.0).silent(),
        );
    }
    Beast::new(Species::Dog, 766.0, 420.0, 96.0).left().feeling(Feeling::Brave).paint(s);
    s.focus(690.0, 280.0, 130.0);
    let [a, b, right, back, far, left] = people;
    let gowns = [p.accent, p.white, p.gold.mix(p.red, 0.2), p.accent2, p.pink.mix(p.red, 0.2), p.cream];
    let dress = |who: Person, n: usize| {
        let kind = if matches!(who.kind, Kind::Woman | Kind::Girl | Kind::Granny) {
            Dress::Gown
        } else {
            Dress::Shirt
        };
        who.wearing(kind, gowns[n]).hat(if n.is_multiple_of(2) { Hat::Straw } else { Hat::None }, p.gold)
    };
    // The back of the round goes left.
    let far = Actor::new(dress(far, 4), 200.0, 560.0, 320.0).left().feeling(Feeling::Calm);
    let back = Actor::new(dress(back, 3), 400.0, 566.0, 330.0).left().feeling(Feeling::Tenderness);
    let back = back.looking_at(point(240.0, 380.0)).hand(NEAR, 304.0, 392.0, Hand::Pinch).hand(
        FAR,
        300.0,
        410.0,
        Hand::Hidden,
    );
    let far = far.looking_at(point(90.0, 640.0)).hand_own(NEAR, 26.0, -50.0, Hand::Pinch);
    for (x, y) in [(200.0, 564.0), (400.0, 570.0)] {
        under(s, x, y, 70.0);
    }
    far.paint(s);
    key(s, point(222.0, 386.0), 56.0, 0.0, 60.0);
    back.paint(s);
    key(s, point(424.0, 386.0), 60.0, 0.0, 62.0);
    // The right side goes away from us: we see what turns in its back.
    let right = Actor::new(dress(right, 2), 620.0, 860.0, 400.0).back();
    let right = right.hand(NEAR, 500.0, 600.0, Hand::Pinch).hand_own(FAR, 18.0, -40.0, Hand::Rest);
    under(s, 620.0, 864.0, 80.0);
    right.paint(s);
    // The left side comes toward us.
    let left = Actor::new(dress(left, 5), 120.0, 900.0, 400.0).front().feeling(Feeling::Mischief);
    under(s, 120.0, 904.0, 80.0);
    key(s, point(100.0, 700.0), -66.0, -20.0, 70.0);
    let left = left.with(|m| m.facing(0.4).glancing(0.7, 0.7)).hand_own(NEAR, -15.0, -38.0, Hand::Rest).hand(
        FAR,
        196.0,
        826.0,
        Hand::Pinch,
    );
    // The front goes right.
    let a = Actor::new(dress(a, 0), 280.0, 1120.0, 480.0).feeling(Feeling::Joy);
    let b = Actor::new(dress(b, 1), 520.0, 1160.0, 520.0).feeling(Feeling::Calm);
    let b = b.looking_at(point(620.0, 700.0)).hand(FAR, 632.0, 770.0, Hand::Pinch).hand_own(
        NEAR,
        -2.0,
        -36.0,
        Hand::Rest,
    );
    let a = a.looking_at(point(480.0, 880.0)).hand(NEAR, 404.0, 878.0, Hand::Pinch).hand(
        FAR,
        400.0,
        900.0,
        Hand::Hidden,
    );
    left.paint(s);
    key(s, point(620.0, 690.0), 6.0, 50.0, 86.0);
    under(s, 280.0, 1124.0, 100.0);
    under(s, 520.0, 1164.0, 110.0);
    s.group(Group::new(), |s| {
        b.arm(s, FAR);
        b.legs(s);
        b.body(s);
        b.head(s);
        b.arm(s, NEAR);
    });
    key(s, point(484.0, 872.0), -70.0, 4.0, 84.0);
    a.paint(s);
    key(s, point(246.0, 856.0), -60.0, -10.0, 76.0);
    left.arm(s, FAR);
    s.focus(400.0, 860.0, 160.0);
    s.note("key", Role::Object);
    s.note("crowd", Role::Subject);
    s.note("dog", Role::Detail);
    s.note("garden", Role::Setting);
}

/// On a shelf at night: the tin bear has stopped in mid beat, the hare turns its key with wet eyes, and a mouse on blocks cannot reach the hare's.
fn toys(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(640.0, 200.0, 0.5);
    let p = s.palette;
    let wall = p.ambient.mix(p.accent2, 0.3);
    s.paint_sky(Sky {
        stops: vec![(0.0, wall.dim(0.7)), (1.0, wall.lighter(0.04))],
        ..Sky::of(&p, 0.1, 0.1)
    });
    for k in 0..8 {
        s.limb(
            &nodes![(40.0 + k as f32 * 110.0, -20), (40.0 + k as f32 * 110.0, 960)],
            &[40.0],
            Look::of(wall.lighter(0.05)).alpha(0.5).flat().shadow(0.0),
        );
    }
    // A window with the night in it.
    s.rect(470.0, 70.0, 290.0, 340.0, Look::of(p.wood).inflate(10.0));
    s.rect(490.0, 90.0, 250.0, 300.0, Look::of(p.sky[0]).to(p.sky[2]).flat().shadow(0.0));
    s.dot(650.0, 190.0, 46.0, Look::lamp(p.light));
    s.glow(650.0, 190.0, 320.0, p.light, 0.45);
    s.limb(&nodes![(615, 80), (615, 400)], &[13.0], Look::of(p.wood).inflate(4.0));
    s.limb(&nodes![(480, 240), (750, 240)], &[13.0], Look::of(p.wood).inflate(4.0));
    s.rect(-30.0, 1000.0, 860.0, 60.0, Look::of(p.wood.lighter(0.06)).inflate(10.0).grain(0.0).texture(0.35));
    s.rect(
        -30.0,
        1056.0,
        860.0,
        190.0,
        Look::of(p.wood_dark).to(p.wood_dark.dim(0.6)).inflate(4.0).grain(0.0).texture(0.3),
    );
    // A cobweb from the wall to the bear's raised stick.
    let tin = |kind: Kind, colour: Colour| Person::new(kind, &p).wearing(Dress::Coat, colour);
    let bear = tin(Kind::Bear, p.red).hat(Hat::Stovepipe, p.dark);
    let bear = Actor::new(bear, 216.0, 1020.0, 720.0).left().feeling(Feeling::Calm);
    let bear = bear
        .with(|m| crate::actors::Mien {
            pupil: 0.55,
            upper: [0.05, 0.05],
            curve: 0.6,
            ..m.facing(0.3).glancing(0.0, 0.0)
        })
        .hand_own(NEAR, 20.0, -80.0, Hand::Grip)
        .hand_own(FAR, 22.0, -52.0, Hand::Grip);
    let (g, f) = (bear.grip(NEAR), bear.grip(FAR));
    for (x, y) in [(-10.0, 240.0), (-10.0, 330.0), (-10.0, 430.0)] {
        s.line(
            &nodes![(x, y), ((x + g.x) / 2.0, (y + g.y) / 2.0 + 16.0), (g.x - 26.0, g.y - 70.0)],
            2.0,
            Look::of(p.white).alpha(0.6).flat(),
        );
    }
    under(s, 216.0, 1022.0, 130.0);
    s.group(Group::new(), |s| {
        bear.arm_with(s, FAR, |s| {
            s.limb(
                &nodes![(f.x + 20.0, f.y - 30.0), (f.x - 50.0, f.y + 60.0)],
                &[9.0, 8.0],
                Look::of(p.wood.lighter(0.1)).inflate(3.0),
            );
        });
        bear.legs(s);
        bear.body(s);
        bear.head(s);
        s.place(motif("drum"), At::new(92.0, 860.0).height(170.0).centred().silent());
        bear.arm_with(s, NEAR, |s| {
            s.limb(
                &nodes![(g.x + 10.0, g.y + 34.0), (g.x - 34.0, g.y - 84.0)],
                &[9.0, 8.0],
                Look::of(p.wood.lighter(0.1)).inflate(3.0),
            );
        });
    });
    key(s, point(290.0, 640.0), 84.0, 0.0, 110.0);
    // The hare winds it.
    let hare = tin(Kind::Hare, p.accent);
    let hare = Actor::new(hare, 520.0, 1030.0, 660.0).left().feeling(Feeling::Brave);
    let hare = hare.looking_at(bear.eye()).hand(NEAR, 410.0, 680.0, Hand::Pinch).hand(
        FAR,
        404.0,
        616.0,
        Hand::Pinch,
    );
    under(s, 520.0, 1032.0, 110.0);
    hare.paint(s);
    key(s, point(578.0, 706.0), 66.0, 0.0, 92.0);
    // And who would wind the hare.
    for (x, y, w, colour) in [(700.0, 1020.0, 96.0, p.gold), (690.0, 926.0, 84.0, p.accent2)] {
        s.rect(x - w / 2.0, y - w, w, w, Look::of(colour).inflate(10.0).texture(0.2));
        s.stroke(&Path::rect(x - w * 0.34, y - w * 0.84, w * 0.68, w * 0.68), 5.0, Look::of(p.cream).flat());
        s.place(motif("star"), At::new(x, y - w / 2.0).height(w * 0.4).centred().silent());
    }
    let mouse = tin(Kind::Mouse, p.leaf);
    let mouse = Actor::new(mouse, 726.0, 842.0, 240.0).left().feeling(Feeling::Sorrow).lean(14.0);
    let mouse = mouse
        .feet((-4.0, -8.0), (4.0, -8.0), [40.0, 40.0])
        .looking_at(point(650.0, 700.0))
        .hand(NEAR, 678.0, 722.0, Hand::Reach)
        .hand(FAR, 676.0, 736.0, Hand::Reach);
    mouse.paint(s);
    key(s, point(744.0, 740.0), 26.0, 0.0, 38.0);
    s.focus(700.0, 740.0, 110.0);
    s.focus(400.0, 660.0, 120.0);
    s.note("key", Role::Object);
    s.note("bear", Role::Subject);
    s.note("hare", Role::Subject);
    s.note("mouse", Role::Detail);
}
