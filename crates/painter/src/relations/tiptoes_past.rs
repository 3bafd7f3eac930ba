//! They leave by night, past the one who sleeps.

use super::acting::*;

pub(super) static TIPTOES_PAST: Relation = Relation {
    id: "tiptoes_past",
    themes: Themes::Only(&["tides", "roots", "moth-court", "lost-kites"]),
    moods: &[Mood::Freedom, Mood::Secrecy, Mood::Mischief],
    slots: &[],
    layouts: &[framed("forest", Setup::Slant, forest), framed("flock", Setup::Ribbons, flock)],
};

/// A fir that walks: its foot at (x, y), so high, leaning; one root is lifted.
fn walker(s: &mut Scene, x: f32, y: f32, h: f32, lean_by: f32, looks: Option<f32>) {
    let p = s.palette;
    s.at(&[shift(x, y), turn(lean_by), scale(h / 100.0)], |s| {
        let bark = Look::of(p.wood).inflate(3.0).grain(90.0).texture(0.35);
        s.limb(&nodes![(-3, -26), (-9, -10), (-8, 0), (-17, 1)], &[8.0, 6.0, 5.0, 2.0], bark);
        s.limb(&nodes![(3, -26), (11, -16), (10, -8), (18, -9)], &[8.0, 6.0, 5.0, 2.0], bark);
        s.limb(&nodes![(0, -18), (0, -44)], &[11.0, 9.0], bark);
        for k in 0..4 {
            let (base, w) = (-30.0 - k as f32 * 16.0, 27.0 - k as f32 * 5.0);
            s.blob(
                &nodes![(-w, base; corner), (-w * 0.5, base - 12.0), (0, base - 30.0; corner), (w * 0.5, base - 12.0), (w, base; corner), (w * 0.4, base + 5.0), (0, base + 2.0), (-w * 0.4, base + 5.0)],
                Look::of(p.leaf.dim(0.95 - k as f32 * 0.04)).inflate(7.0).texture(0.3).fur(2.6, 90.0, 2.0),
            );
        }
        // Skirts held up: two boughs.
        s.limb(&nodes![(-14, -34), (-22, -28), (-18, -20)], &[5.0, 4.0, 3.0], Look::of(p.leaf.dim(0.8)).inflate(2.0));
        if let Some(gaze) = looks {
            for side in [-1.0, 1.0] {
                s.ellipse(side * 4.2, -62.0, 2.3, 1.7, Look::of(p.cream).inflate(0.6));
                s.dot(side * 4.2 + gaze, -61.8, 1.2, Look::of(p.ink).flat());
            }
            for side in [-1.0, 1.0] {
                s.limb(
                    &nodes![(side * 1.6, -66.4), (side * 7.4, -64.6)],
                    &[1.0, 2.0],
                    Look::of(p.leaf.dim(0.5)).inflate(0.5),
                );
            }
        }
    });
}

/// A woodcutter sleeps against a stump, the axe in his arm; past him the wood leaves on tiptoe, and one young tree kneels by the stump.
fn forest(c: &mut Composer) {
    let _ = c.outdoors("hills", 560.0);
    let man = c.human(Kind::Man);
    let s = &mut c.scene;
    s.light_at(140.0, 120.0, 0.45);
    let p = s.palette;
    let bare = p.near.mix(p.wood, 0.45).lighter(0.1);
    s.blob(
        &nodes![(-40, 640; corner), (200, 600), (500, 560), (840, 520; corner), (840, 1260; corner), (-40, 1260; corner)],
        Look::of(bare).to(bare.dim(0.6)).inflate(10.0).texture(0.35).grass(7.0, 90.0, 6.0).shadow(0.0),
    );
    // The holes that they have left.
    for (x, y, w) in [
        (90.0, 760.0, 34.0),
        (230.0, 700.0, 28.0),
        (60.0, 900.0, 44.0),
        (650.0, 900.0, 44.0),
        (560.0, 1010.0, 46.0),
        (190.0, 830.0, 36.0),
    ] {
        s.ellipse(x, y, w, w * 0.36, Look::of(p.ambient.dim(0.6)).flat().soft(3.0).shadow(0.0));
        for k in 0..5 {
            let a = radians(k as f32 * 36.0 + 10.0);
            s.dot(
                x + cos(a) * w * 1.1,
                y + sin(a) * w * 0.42,
                w * 0.13,
                Look::of(bare.lighter(0.05)).inflate(2.0),
            );
        }
    }
    // The procession: small and far at the top right, near below.
    for (i, (x, y, h)) in [
        (700.0, 520.0, 90.0),
        (640.0, 548.0, 120.0),
        (590.0, 596.0, 150.0),
        (490.0, 640.0, 210.0),
        (400.0, 700.0, 270.0),
        (270.0, 760.0, 340.0),
    ]
    .into_iter()
    .enumerate()
    {
        under(s, x, y + 4.0, h * 0.22);
        walker(s, x, y, h, 5.0 + (i % 2) as f32 * 5.0, (i == 5).then_some(0.7));
    }
    // A sapling is led by the hand.
    walker(s, 350.0, 778.0, 120.0, 8.0, None);
    // The last one, very near, looks back, one foot in the air.
    under(s, 110.0, 1010.0, 90.0);
    walker(s, 110.0, 1000.0, 560.0, 4.0, Some(0.9));
    s.focus(110.0, 650.0, 110.0);
    // He.
    let (sx, sy) = (650.0, 1130.0);
    s.blob(
        &nodes![(sx - 90.0, sy), (sx - 66.0, sy - 150.0), (sx + 66.0, sy - 150.0), (sx + 96.0, sy)],
        Look::of(p.wood).inflate(20.0).grain(90.0).texture(0.4),
    );
    s.ellipse(sx, sy - 150.0, 68.0, 24.0, Look::of(p.cream.mix(p.wood, 0.35)).inflate(5.0));
    for r in [46.0, 26.0, 10.0] {
        s.stroke(&Path::ellipse(sx, sy - 150.0, r, r * 0.35), 2.4, Look::of(p.wood).flat());
    }
    // A young tree holds what can't come along.
    walker(s, 742.0, 1120.0, 230.0, -16.0, Some(-0.6));
    let man = man.bearded().wearing(Dress::Shirt, p.red).cloth(Cloth::Plain).hat(Hat::Woolly, p.accent);
    let man =
        Actor::new(man, 520.0, 1160.0, 560.0).left().hip(-16.0, -13.0).lean(-18.0).feeling(Feeling::Asleep);
    let man = man
        .feet((22.0, -4.0), (28.0, -5.0), [36.0, 44.0])
        .with(|m| crate::actors::Mien { open: 0.4, ..m.facing(0.4).tilted(-10.0) })
        .hand_own(NEAR, 8.0, -30.0, Hand::Grip)
        .hand_own(FAR, 14.0, -24.0, Hand::Rest);
    let g = man.grip(NEAR);
    under(s, 500.0, 1166.0, 170.0);
    s.group(Group::new(), |s| {
        man.arm(s, FAR);
        man.legs(s);
        man.body(s);
        man.head(s);
        man.arm_with(s, NEAR, |s| {
            s.limb(&nodes![(g.x - 40.0, g.y + 80.0), (g.x + 30.0, g.y - 130.0)], &[15.0, 13.0], Look::of(p.wood.lighter(0.1)).inflate(4.0));
            s.blob(
                &nodes![(g.x + 14.0, g.y - 120.0), (g.x + 40.0, g.y - 160.0), (g.x + 96.0, g.y - 150.0; corner), (g.x + 92.0, g.y - 84.0; corner), (g.x + 40.0, g.y - 100.0)],
                Look::of(p.metal.lighter(0.1)).inflate(6.0),
            );
        });
    });
    s.focus(540.0, 900.0, 130.0);
    s.note("gentleman", Role::Subject);
    s.note("pine_tree", Role::Object);
    s.note("forest", Role::Setting);
}

/// A shepherd who counts them has fallen asleep; the sheep go out on tiptoe with suitcases, over three bands of hill to the sea.
fn flock(c: &mut Composer) {
    let boy = c.human(Kind::Boy);
    let s = &mut c.scene;
    s.light_at(600.0, 150.0, 0.45);
    let p = s.palette;
    s.sky(0.5, 0.3);
    s.dot(610.0, 170.0, 52.0, Look::lamp(p.light));
    s.glow(610.0, 170.0, 230.0, p.light, 0.5);
    // The sea, and a boat that waits.
    s.rect(-30.0, 330.0, 860.0, 130.0, Look::of(p.water[1]).to(p.water[0]).flat().shadow(0.0));
    s.place(motif("sailing_boat"), At::new(560.0, 392.0).height(130.0).standing().silent());
    for (x, y) in [(540.0, 380.0), (566.0, 382.0)] {
        s.dot(x, y, 9.0, Look::of(p.cream).inflate(3.0));
        s.dot(x + 6.0, y - 4.0, 4.0, Look::of(p.dark).flat());
    }
    let hill = |s: &mut Scene, y: f32, d: f32, colour: Colour| {
        s.blob(
            &nodes![(-40, y; corner), (160, y - d), (400, y), (640, y + d), (840, y - d * 0.4; corner), (840, 1260; corner), (-40, 1260; corner)],
            Look::of(colour).to(colour.dim(0.75)).inflate(10.0).grass(9.0, 90.0, 6.0).shadow(0.2),
        );
    };
    let wool = [p.cream, p.white, p.cream.dim(0.92)];
    let sheep = |s: &mut Scene, x: f32, y: f32, h: f32, left: bool, n: usize| {
        let who = Person::new(Kind::Sheep, &p).wearing(Dress::Coat, wool[n % 3]);
        let who = Person { hair: wool[n % 3], ..who };
        let who = match n % 4 {
            0 => who.hat(Hat::Bowler, p.dark),
            1 => who.scarf(p.red),
            2 => who.hat(Hat::Straw, p.gold),
            _ => who,
        };
        let a = Actor::new(who, x, y, h).tiptoeing().feeling(if n == 3 {
            Feeling::Fear
        } else {
            Feeling::Mischief
        });
        let a = if left { a.left() } else { a };
        let a = a.with(|m| if n == 3 { m.facing(-0.5).glancing(-0.8, 0.3) } else { m.facing(0.7) });
        let a = a.hand_own(NEAR, 10.0, -32.0, Hand::Grip).hand_own(FAR, 12.0, -66.0, Hand::Hush);
        let g = a.grip(NEAR);
        under(s, x, y + 3.0, h * 0.2);
        s.group(Group::new(), |s| {
            a.arm(s, FAR);
            a.legs(s);
            a.body(s);
            a.head(s);
            a.arm_with(s, NEAR, |s| {
                s.place(motif("suitcase"), At::new(g.x, g.y - h * 0.02).height(h * 0.26).hanging().silent());
            });
        });
    };
    hill(s, 470.0, 26.0, p.leaf.mix(p.fog, 0.35));
    for (i, x) in [420.0, 490.0, 560.0].into_iter().enumerate() {
        sheep(s, x, 500.0 + i as f32 * 6.0, 80.0, false, i);
    }
    hill(s, 620.0, -34.0, p.leaf.mix(p.fog, 0.15));
    for (i, x) in [660.0, 540.0, 420.0].into_iter().enumerate() {
        sheep(s, x, 660.0 + i as f32 * 12.0, 150.0, true, i + 1);
    }
    hill(s, 840.0, 36.0, p.leaf.dim(0.9));
    for (i, x) in [110.0, 290.0].into_iter().enumerate() {
        sheep(s, x, 900.0 + i as f32 * 12.0, 250.0, false, i + 2);
    }
    // He sleeps on the gate, with his fingers still counting; the dog has a suitcase too.
    hill(s, 1060.0, -20.0, p.leaf.dim(0.72));
    for y in [990.0, 1060.0, 1130.0] {
        s.limb(&nodes![(470, y), (840, y - 20.0)], &[22.0], Look::of(p.wood).inflate(6.0).grain(0.0));
    }
    for x in [490.0, 660.0] {
        s.limb(&nodes![(x, 950), (x, 1200)], &[26.0], Look::of(p.wood_dark).inflate(7.0).grain(90.0));
    }
    let boy = boy.wearing(Dress::Coat, p.accent).hat(Hat::Straw, p.gold);
    let boy = Actor::new(boy, 600.0, 1180.0, 430.0).front().feeling(Feeling::Asleep).lean(-8.0);
    let boy = boy.with(|m| m.facing(-0.4).tilted(-20.0)).hand_own(NEAR, -14.0, -62.0, Hand::Tray).hand_own(
        FAR,
        20.0,
        -48.0,
        Hand::Wave,
    );
    s.group(Group::new(), |s| {
        boy.body(s);
        boy.head(s);
        boy.arm(s, FAR);
        boy.arm(s, NEAR);
        s.limb(&nodes![(470, 1060), (840, 1040)], &[22.0], Look::of(p.wood).inflate(6.0).grain(0.0));
        s.limb(&nodes![(470, 1130), (840, 1110)], &[22.0], Look::of(p.wood).inflate(6.0).grain(0.0));
    });
    Beast::new(Species::Dog, 360.0, 1170.0, 120.0).left().walking().feeling(Feeling::Shame).paint(s);
    s.place(motif("suitcase"), At::new(296.0, 1120.0).height(56.0).hanging().silent());
    s.focus(600.0, 960.0, 110.0);
    s.focus(200.0, 780.0, 170.0);
    s.focus(330.0, 1110.0, 90.0);
    s.note("sheep", Role::Subject);
    s.note("boy", Role::Object);
    s.note("suitcase", Role::Detail);
}
