//! What was lost is held out again, and neither lets go of it.

use super::acting::*;
use super::bust::face;
use crate::actors::Mien;

pub(super) static DOES_NOT_LET_GO: Relation = Relation {
    id: "does_not_let_go",
    themes: Themes::Only(&["tides", "half-asleep"]),
    moods: &[Mood::Longing, Mood::Greed, Mood::Dread],
    slots: &[],
    layouts: &[framed("ring", Setup::Waterline, ring), framed("crown", Setup::OwnHands, crown)],
};

/// A fisher leans from the boat; below the surface a green woman holds up the ring. Both have it between finger and thumb.
fn ring(c: &mut Composer) {
    let (man, woman) = (c.human(Kind::Man), c.human(Kind::Woman));
    let s = &mut c.scene;
    s.light_at(620.0, 130.0, 0.5);
    let p = s.palette;
    s.sky(0.7, 0.5);
    let line = 590.0;
    // Whatever the palette does with water, this is a river.
    let river = lch(0.56, 0.07, 196.0).mix(p.fog, 0.12);
    s.blob(&nodes![(-40, 420; corner), (150, 380), (330, 420), (840, 400; corner), (840, 620; corner), (-40, 620; corner)], Look::of(p.far).inflate(5.0).grass(16.0, 90.0, 7.0));
    for k in 0..16 {
        let x = 20.0 + k as f32 * 24.0;
        s.limb(
            &nodes![(x, 600), (x + 8.0, 430.0 + (k * 37 % 60) as f32)],
            &[7.0, 3.0],
            Look::of(p.leaf.dim(0.8)).inflate(2.0),
        );
    }
    s.rect(-30.0, line, 860.0, 660.0, Look::of(river).to(river.dim(0.45)).flat().texture(0.2).shadow(0.0));
    for k in 0..5 {
        s.limb(
            &nodes![(k * 190 - 40, 600), (k * 190 + 60, 1220)],
            &[30.0, 90.0],
            Look::of(p.light).alpha(0.12).soft(16.0).flat().shadow(0.0),
        );
    }
    // The boat, and he in it, bent low.
    let ring_at = point(404.0, 640.0);
    let man = man.wearing(Dress::Coat, p.red.mix(p.wood, 0.2)).hat(Hat::Straw, p.gold);
    let a = Actor::new(man, 590.0, 760.0, 680.0).left().lean(32.0).feeling(Feeling::Shame);
    let a = a.mien(Mien {
        curve: 0.35,
        skew: 0.3,
        cheek: 1.5,
        brow: [0.5, 0.3],
        slant: [14.0, 10.0],
        upper: [0.3, 0.3],
        tilt: -22.0,
        ..face(Feeling::Shame, 0.6, (0.6, 0.85))
    });
    let a = a.hand(FAR, ring_at.x + 30.0, ring_at.y - 50.0, Hand::Pinch).hand(NEAR, 640.0, 560.0, Hand::Rest);
    s.group(Group::new(), |s| {
        a.body(s);
        a.head(s);
        a.arm(s, NEAR);
    });
    s.blob(&nodes![(420, 540; corner), (560, 566), (860, 556; corner), (860, 700; corner), (640, 700), (500, 650)], Look::of(p.wood).inflate(24.0).texture(0.35).grain(0.0).rim(1.2));
    s.limb(
        &nodes![(420, 544), (560, 570), (860, 560)],
        &[26.0],
        Look::of(p.wood.lighter(0.08)).inflate(8.0).grain(0.0),
    );
    a.arm(s, FAR);
    // She.
    let green = lch(0.66, 0.09, 160.0).mix(p.fog, 0.1);
    let weed = p.leaf.mix(p.water[0], 0.3);
    let woman = Person {
        eyes: p.gold,
        ..woman.skin(green).hair(weed.dim(0.8), Hair::Long).wearing(Dress::Gown, weed)
    };
    for k in 0..9 {
        let x = 30.0 + k as f32 * 46.0;
        s.limb(
            &nodes![
                (180, 930),
                (x, 1000.0 + (k % 3) as f32 * 40.0),
                (x - 40.0 + (k % 2) as f32 * 60.0, 1240)
            ],
            &[36.0, 26.0, 8.0],
            Look::of(weed.lighter(if k % 2 == 0 { 0.05 } else { -0.05 })).inflate(8.0),
        );
    }
    let b = Actor::new(woman, 176.0, 1540.0, 800.0).feeling(Feeling::Mischief);
    let b = b.mien(Mien {
        open: 0.0,
        curve: 0.5,
        skew: 0.9,
        wide: 0.9,
        tilt: 10.0,
        nod: -0.3,
        ..face(Feeling::Mischief, 0.5, (0.6, -0.85))
    });
    let b = b.hand(FAR, ring_at.x - 34.0, ring_at.y + 104.0, Hand::Pinch).hand_own(
        NEAR,
        -6.0,
        -34.0,
        Hand::Hidden,
    );
    s.group(Group::new(), |s| {
        b.body(s);
        b.head(s);
        for (dx, dy) in [(-60.0, -70.0), (-20.0, -96.0), (30.0, -90.0), (70.0, -60.0)] {
            let c = b.crown();
            s.limb(
                &nodes![(c.x, c.y + 60.0), (c.x + dx * 0.7, c.y + 20.0), (c.x + dx, c.y + dy * 0.6)],
                &[26.0, 22.0, 5.0],
                Look::of(weed).inflate(7.0),
            );
        }
        b.arm(s, FAR);
    });
    s.focus(b.eye().x, b.eye().y, 120.0);
    // The ring: hers, or his.
    let gold = Look::of(p.gold.lighter(0.06)).inflate(6.0).rim(1.8);
    let (f, g) = (a.grip(FAR), b.grip(FAR));
    let mid = point((f.x + g.x) / 2.0, (f.y + g.y) / 2.0);
    s.glow(mid.x, mid.y, 130.0, p.flame, 0.6);
    s.stroke(&Path::ellipse(mid.x, mid.y, 36.0, (g.y - f.y).abs() * 0.5 + 10.0), 15.0, gold);
    s.blob(
        &nodes![
            (mid.x - 44.0, mid.y),
            (mid.x - 62.0, mid.y - 18.0),
            (mid.x - 74.0, mid.y),
            (mid.x - 62.0, mid.y + 18.0)
        ],
        Look::of(p.red).inflate(6.0).rim(2.0),
    );
    a.fingers(s, FAR);
    b.fingers(s, FAR);
    s.focus(mid.x, mid.y, 110.0);
    // Her other hand: four rings, one finger free.
    let hand = LoneHand {
        at: point(566.0, 1120.0),
        size: 250.0,
        degrees: -70.0,
        thumb: -1.0,
        hand: Hand::Wave,
        colour: green,
        paw: false,
        sleeve: weed,
        from: point(380.0, 1330.0),
    };
    hand.paint_with(s, |_| {});
    for (x, y) in [(62.0, -24.0), (66.0, -9.0), (64.0, 9.0), (26.0, -32.0)] {
        let q = hand.point(x, y);
        s.limb(&nodes![(q.x - 17.0, q.y + 4.0), (q.x + 17.0, q.y - 4.0)], &[13.0], gold);
    }
    // The line of the water.
    s.limb(
        &nodes![(-20, line), (200, line + 8.0), (400, line - 4.0), (620, line + 8.0), (820, line)],
        &[8.0, 12.0, 8.0],
        Look::of(p.white).alpha(0.7).flat().shadow(0.0),
    );
    for (x, y, r) in [
        (330.0, 730.0, 9.0),
        (352.0, 690.0, 6.0),
        (160.0, 720.0, 8.0),
        (700.0, 820.0, 10.0),
        (720.0, 770.0, 6.0),
    ] {
        s.stroke(&Path::ellipse(x, y, r, r), 3.0, Look::lamp(p.white).alpha(0.7));
    }
    s.place(motif("fish"), At::new(700.0, 930.0).height(80.0).centred().facing(Facing::Left).silent());
    s.note("ring", Role::Subject);
    s.note("woman", Role::Object);
    s.note("gentleman", Role::Witness);
}

/// Our two hands hold a crown by its rim; out of the green water has come an old drowned king, who holds it too and smiles. His court looks on.
fn crown(c: &mut Composer) {
    let (old, child) = (c.human(Kind::Grandad), c.human(Kind::Girl));
    let s = &mut c.scene;
    s.light_at(400.0, 100.0, 0.5);
    let p = s.palette;
    let water = lch(0.6, 0.06, 176.0).mix(p.water[1], 0.2);
    s.rect(
        -30.0,
        -30.0,
        860.0,
        1280.0,
        Look::of(water.lighter(0.1)).to(water.dim(0.4)).flat().texture(0.25).grain(0.0).shadow(0.0),
    );
    s.glow(400.0, 160.0, 460.0, p.light, 0.5);
    for k in 0..12 {
        let y = 40.0 + k as f32 * 70.0;
        let x = (k * 173 % 700) as f32;
        s.limb(
            &nodes![(x, y), (x + 70.0, y - 8.0), (x + 150.0, y)],
            &[3.0, 9.0, 3.0],
            Look::of(p.white).alpha(0.35).flat().shadow(0.0),
        );
    }
    // His court.
    let green = lch(0.64, 0.13, 128.0).mix(p.fog, 0.08);
    let frog = Person::new(Kind::Frog, &p).skin(green).wearing(Dress::Coat, p.red);
    for (i, (x, y, size)) in
        [(96.0, 380.0, 150.0), (704.0, 360.0, 160.0), (92.0, 640.0, 120.0), (716.0, 640.0, 130.0)]
            .into_iter()
            .enumerate()
    {
        let side = if x < 400.0 { 0.7 } else { -0.7 };
        let mien = [
            face(Feeling::Fear, side * 0.5, (side, 0.5)),
            face(Feeling::Awe, side * 0.5, (side, 0.6)),
            face(Feeling::Mischief, side * 0.5, (side, 0.2)),
            face(Feeling::Sorrow, side * 0.5, (side, 0.2)),
        ][i];
        s.ellipse(
            x,
            y + size * 0.5,
            size * 0.8,
            size * 0.16,
            Look::of(p.white).alpha(0.4).flat().shadow(0.0),
        );
        s.group(Group::new().clip(Path::rect(x - 200.0, y - 200.0, 400.0, 200.0 + size * 0.52)), |s| {
            s.at(&[shift(x, y), scale(size / 100.0)], |s| {
                head(s, &frog, &Mien { tear: false, ..mien }, View::Front);
            });
        });
        s.focus(x, y, size * 0.6);
    }
    // The king.
    let skin = lch(0.68, 0.07, 170.0).mix(p.fog, 0.1);
    let weed = p.leaf.mix(p.water[0], 0.25);
    let king = Person {
        eyes: p.gold,
        ..old
            .skin(skin)
            .hair(weed.lighter(0.06), Hair::Long)
            .bearded()
            .wearing(Dress::Robe, p.accent2.mix(p.water[0], 0.4))
    };
    s.ellipse(400.0, 880.0, 340.0, 70.0, Look::of(p.white).alpha(0.35).flat().soft(8.0).shadow(0.0));
    let a = Actor::new(king, 400.0, 1250.0, 1000.0).front();
    let a = a.mien(
        Mien {
            open: 0.0,
            curve: 0.55,
            brow: [0.6, 0.6],
            slant: [10.0, 10.0],
            nod: 0.15,
            ..face(Feeling::Tenderness, 0.0, (0.0, 0.25))
        }
        .tilted(3.0),
    );
    let a = a.hand(NEAR, 268.0, 800.0, Hand::Grip).hand(FAR, 532.0, 800.0, Hand::Grip);
    a.body(s);
    for k in 0..7 {
        let x = 300.0 + k as f32 * 34.0;
        s.limb(
            &nodes![(400.0 + (x - 400.0) * 0.7, 600), (x, 700), (x + (k % 2) as f32 * 20.0 - 10.0, 800)],
            &[34.0, 28.0, 8.0],
            Look::of(weed.lighter(if k % 2 == 0 { 0.07 } else { 0.0 })).inflate(8.0),
        );
    }
    a.head(s);
    let c = a.crown();
    // Where it used to sit: a paler band, and limpets.
    s.limb(
        &nodes![(c.x - 118.0, c.y + 110.0), (c.x, c.y + 66.0), (c.x + 118.0, c.y + 110.0)],
        &[20.0, 26.0, 20.0],
        Look::of(skin.lighter(0.12)).inflate(5.0).shadow(0.2),
    );
    for dx in [-70.0, -6.0, 62.0] {
        s.blob(
            &nodes![(c.x + dx - 22.0, c.y + 66.0), (c.x + dx, c.y + 30.0), (c.x + dx + 22.0, c.y + 66.0)],
            Look::of(p.stone.lighter(0.06)).inflate(8.0),
        );
    }
    // The crown between him and us.
    let gold = p.gold.lighter(0.03);
    let (x, y) = (400.0, 880.0);
    s.ellipse(x, y - 40.0, 176.0, 40.0, Look::of(gold.dim(0.55)).flat());
    s.poly(
        &nodes![
            (x - 176.0, y - 40.0),
            (x - 200.0, y - 170.0),
            (x - 116.0, y - 90.0),
            (x - 60.0, y - 200.0),
            (x, y - 96.0),
            (x + 60.0, y - 200.0),
            (x + 116.0, y - 90.0),
            (x + 200.0, y - 170.0),
            (x + 176.0, y - 40.0),
            (x + 160.0, y + 60.0),
            (x, y + 84.0),
            (x - 160.0, y + 60.0)
        ],
        Look::of(gold).inflate(16.0).rim(1.8).texture(0.2).shadow(0.8),
    );
    for (dx, dy, tone) in [(-110.0, 10.0, p.red), (0.0, 26.0, p.accent2), (110.0, 10.0, p.red)] {
        s.dot(x + dx, y + dy, 22.0, Look::of(tone).inflate(9.0).rim(2.0));
    }
    for (dx, dy) in [(-200.0, -176.0), (-60.0, -206.0), (60.0, -206.0), (200.0, -176.0)] {
        s.dot(x + dx, y + dy, 16.0, Look::of(p.white).inflate(7.0).rim(1.8));
    }
    s.glow(x, y - 20.0, 240.0, p.flame, 0.35);
    a.arm(s, NEAR);
    a.arm(s, FAR);
    s.focus(x, y, 150.0);
    // Ours: one grips, one already has a finger in the water weed's loop.
    for side in [-1.0, 1.0] {
        let hand = LoneHand {
            at: point(400.0 + side * 176.0, 1080.0),
            size: 230.0,
            degrees: if side < 0.0 { -64.0 } else { -116.0 },
            thumb: -side,
            hand: Hand::Grip,
            colour: child.skin,
            paw: false,
            sleeve: child.coat,
            from: point(400.0 + side * 330.0, 1330.0),
        };
        hand.paint_with(s, |_| {});
    }
    s.note("crown", Role::Subject);
    s.note("king", Role::Object);
    s.note("hand", Role::Detail);
    s.note("frog", Role::Detail);
}
