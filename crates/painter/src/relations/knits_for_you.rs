//! Kindness that one had better not refuse.

use super::acting::*;

pub(super) static KNITS_FOR_YOU: Relation = Relation {
    id: "knits_for_you",
    themes: Themes::Only(&["looking-glass", "roots"]),
    moods: &[Mood::Dread, Mood::Tenderness],
    slots: &[],
    layouts: &[framed("scarf", Setup::Hinge, scarf), framed("bib", Setup::TableEdge, bib)],
};

/// A cat knits by the stove; a mouse, wound to the chin, holds the yarn and looks at the door. Scarves stand empty on pegs.
fn scarf(c: &mut Composer) {
    c.room(880.0, (640.0, 300.0));
    let s = &mut c.scene;
    let p = s.palette;
    let wool = p.accent.mix(p.grey, 0.2);
    s.limb(&nodes![(60, 150), (420, 150)], &[14.0], Look::of(p.wood).inflate(4.0));
    for i in 0..4 {
        let x = 100.0 + i as f32 * 92.0;
        for k in 0..7 {
            let k = k as f32;
            s.limb(
                &nodes![(x - 24.0, 182.0 + k * 22.0), (x, 188.0 + k * 22.0), (x + 24.0, 182.0 + k * 22.0)],
                &[20.0],
                Look::of(p.cloth(i).mix(p.grey, 0.25)).inflate(5.0).hatch(0.8),
            );
        }
    }
    s.focus(240.0, 250.0, 130.0);
    s.rect(620.0, 160.0, 160.0, 730.0, Look::of(p.metal.dim(0.5)).inflate(16.0));
    s.rect(650.0, 620.0, 100.0, 110.0, Look::lamp(p.flame.mix(p.red, 0.3)));
    s.glow(700.0, 680.0, 300.0, p.flame, 0.55);
    let cat = Person::new(Kind::Cat, &p).wearing(Dress::Apron, p.red).glasses();
    let mouse = Person::new(Kind::Mouse, &p).wearing(Dress::Coat, wool);
    under(s, 250.0, 1130.0, 190.0);
    chair(s, 240.0, 930.0, 220.0, 200.0);
    let cat = Actor::new(cat, 250.0, 1130.0, 820.0).sitting().feeling(Feeling::Tenderness);
    let mouse = Actor::new(mouse, 600.0, 1130.0, 400.0).left().sitting().feeling(Feeling::Brave);
    s.blob(&nodes![(540, 1140), (548, 1046), (660, 1046), (672, 1140)], Look::of(p.wood_dark).inflate(14.0));
    let mouse = mouse.with(|m| crate::actors::Mien { tear: false, ..m.facing(0.2).glancing(-0.9, 0.0) });
    let cat =
        cat.looking_at(mouse.eye()).hand(NEAR, 400.0, 820.0, Hand::Grip).hand(FAR, 446.0, 800.0, Hand::Grip);
    let mouse = mouse.hand_own(NEAR, 22.0, -40.0, Hand::Wave).hand_own(FAR, 26.0, -46.0, Hand::Wave);
    s.group(Group::new(), |s| {
        let (g, f) = (cat.grip(NEAR), cat.grip(FAR));
        cat.arm_with(s, FAR, |s| {
            s.limb(
                &nodes![(f.x - 20.0, f.y + 70.0), (f.x + 26.0, f.y - 90.0)],
                &[9.0, 5.0],
                Look::of(p.gold).inflate(2.0),
            );
        });
        cat.legs(s);
        cat.body(s);
        cat.head(s);
        // The work: already long.
        for k in 0..9 {
            let k = k as f32;
            s.limb(
                &nodes![
                    (g.x - 34.0 + k * 2.0, g.y + 20.0 + k * 22.0),
                    (g.x + 10.0, g.y + 28.0 + k * 22.0),
                    (g.x + 56.0 - k, g.y + 20.0 + k * 22.0)
                ],
                &[20.0],
                Look::of(wool).inflate(6.0).hatch(0.8),
            );
        }
        cat.arm_with(s, NEAR, |s| {
            s.limb(
                &nodes![(g.x + 40.0, g.y + 70.0), (g.x - 30.0, g.y - 90.0)],
                &[9.0, 5.0],
                Look::of(p.gold).inflate(2.0),
            );
        });
    });
    mouse.paint(s);
    let e = mouse.mouth();
    for k in 0..4 {
        let k = k as f32;
        s.limb(
            &nodes![
                (e.x - 60.0, e.y + 26.0 + k * 24.0),
                (e.x + 6.0, e.y + 40.0 + k * 24.0),
                (e.x + 72.0, e.y + 26.0 + k * 24.0)
            ],
            &[26.0],
            Look::of(wool).inflate(7.0).hatch(0.9),
        );
    }
    let (a, b) = (mouse.grip(NEAR), mouse.grip(FAR));
    for k in 0..4 {
        let d = k as f32 * 5.0;
        cord(
            s,
            &[point(a.x, a.y + d - 8.0), point((a.x + b.x) / 2.0, a.y + 34.0 + d), point(b.x, b.y + d - 8.0)],
            5.0,
            wool,
        );
    }
    cord(s, &[b, point(500.0, 950.0), point(460.0, 860.0)], 4.0, wool);
    s.note("cat", Role::Subject);
    s.note("mouse", Role::Object);
}

/// A wolf ties a bib round a goose's neck; she holds knife and fork, polite. The table is laid for one.
fn bib(c: &mut Composer) {
    c.room(760.0, (180.0, 180.0));
    let s = &mut c.scene;
    let p = s.palette;
    s.place(motif("clock"), At::new(640.0, 300.0).height(170.0).centred().silent());
    let wolf = Person::new(Kind::Wolf, &p).wearing(Dress::Apron, p.dark.lighter(0.16)).hat(Hat::None, p.dark);
    let goose = Person::new(Kind::Goose, &p).wearing(Dress::Coat, p.accent2);
    let goose = Actor::new(goose, 470.0, 1290.0, 760.0).front().feeling(Feeling::Brave);
    let goose = goose.with(|m| crate::actors::Mien { tear: false, ..m.glancing(-0.7, 0.1).facing(-0.2) });
    let wolf = Actor::new(wolf, 240.0, 1330.0, 1000.0)
        .lean(7.0)
        .feeling(Feeling::Tenderness)
        .looking_at(goose.eye());
    let neck = goose.mouth();
    let wolf = wolf.hand(NEAR, neck.x - 74.0, neck.y + 92.0, Hand::Pinch).hand(
        FAR,
        neck.x + 66.0,
        neck.y + 66.0,
        Hand::Hidden,
    );
    let goose = goose
        .hand_own(NEAR, -22.0, -60.0, Hand::Grip)
        .elbow(NEAR, -1.0)
        .hand_own(FAR, 22.0, -60.0, Hand::Grip)
        .elbow(FAR, 1.0)
        .wrist(NEAR, 14.0)
        .wrist(FAR, -14.0);
    s.group(Group::new(), |s| {
        wolf.arm(s, FAR);
        wolf.legs(s);
        wolf.body(s);
        wolf.head(s);
        goose.body(s);
        s.blob(
            &nodes![
                (neck.x - 74.0, neck.y + 84.0),
                (neck.x, neck.y + 110.0),
                (neck.x + 74.0, neck.y + 84.0),
                (neck.x + 92.0, neck.y + 280.0),
                (neck.x, neck.y + 320.0),
                (neck.x - 92.0, neck.y + 280.0)
            ],
            Look::of(p.cream).inflate(12.0),
        );
        for (x, y) in [(-30.0, 170.0), (30.0, 170.0), (0.0, 220.0), (-40.0, 250.0), (44.0, 250.0)] {
            s.dot(neck.x + x, neck.y + y, 12.0, Look::of(p.red).flat());
        }
        goose.head(s);
        for (side, fork) in [(NEAR, true), (FAR, false)] {
            let g = goose.grip(side);
            goose.arm_with(s, side, |s| {
                s.limb(
                    &nodes![(g.x, g.y + 60.0), (g.x, g.y - 90.0)],
                    &[11.0],
                    Look::of(p.metal).inflate(3.0),
                );
                if fork {
                    for d in [-12.0, 0.0, 12.0] {
                        s.limb(
                            &nodes![(g.x + d, g.y - 84.0), (g.x + d, g.y - 140.0)],
                            &[6.0],
                            Look::of(p.metal).inflate(2.0),
                        );
                    }
                } else {
                    s.blob(
                        &nodes![
                            (g.x - 8.0, g.y - 80.0),
                            (g.x + 12.0, g.y - 80.0),
                            (g.x + 14.0, g.y - 160.0),
                            (g.x - 8.0, g.y - 176.0)
                        ],
                        Look::of(p.metal.lighter(0.1)).inflate(4.0),
                    );
                }
            });
        }
        wolf.arm(s, NEAR);
    });
    table_cloth(s, 1060.0, 44.0, p.cream.mix(p.accent, 0.12));
    s.ellipse(470.0, 1078.0, 130.0, 22.0, Look::of(p.white).inflate(6.0));
    s.ellipse(470.0, 1074.0, 84.0, 12.0, Look::of(p.white.dim(0.94)).inflate(3.0));
    // Herbs and an onion, chopped already.
    for (x, c) in [(120.0, p.leaf), (160.0, p.leaf), (200.0, p.pink), (690.0, p.leaf), (736.0, p.gold)] {
        s.ellipse(x, 1084.0, 22.0, 15.0, Look::of(c).inflate(6.0));
    }
    s.place(motif("feather"), At::new(640.0, 1120.0).height(60.0).centred().turned(70.0).silent());
    s.focus(160.0, 1084.0, 80.0);
    s.note("wolf", Role::Subject);
    s.note("goose", Role::Object);
}
