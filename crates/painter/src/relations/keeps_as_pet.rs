//! The small one keeps the large one, and means well.

use super::acting::*;

pub(super) static KEEPS_AS_PET: Relation = Relation {
    id: "keeps_as_pet",
    themes: Themes::Only(&["roots", "half-asleep", "moth-court", "carousel"]),
    moods: &[Mood::Tenderness, Mood::Dread, Mood::Mischief],
    slots: &[],
    layouts: &[framed("cage", Setup::NearDark, cage), framed("hutch", Setup::Frames, hutch)],
};

/// Bedtime: a yellow bird draws the night cloth over a cage in which a big cat sits; a paw comes through the bars and lies on her sleeve.
fn cage(c: &mut Composer) {
    c.room(960.0, (640.0, 240.0));
    let s = &mut c.scene;
    let p = s.palette;
    // Those who were there before.
    for (i, (x, y)) in [(560.0, 170.0), (690.0, 230.0)].into_iter().enumerate() {
        s.ellipse(x, y, 62.0, 78.0, Look::of(p.gold.mix(p.wood, 0.3)).inflate(10.0));
        let oval = Path::ellipse(x, y, 48.0, 64.0);
        s.group(Group::new().clip(oval.clone()), |s| {
            s.part(&oval, Look::of(p.cream.dim(0.9)).flat());
            let fur = [p.fox, p.white.dim(0.92)][i];
            let who = Person::new(Kind::Cat, &p).skin(fur).wearing(Dress::Fur, fur);
            s.at(&[shift(x, y + 6.0), scale(0.86)], |s| head(s, &who, &Feeling::Calm.mien(), View::Front));
        });
        s.limb(&nodes![(x - 60.0, y + 40.0), (x - 6.0, y + 84.0)], &[16.0], Look::of(p.ink).inflate(3.0));
    }
    s.focus(625.0, 200.0, 110.0);
    // The stand and the cage.
    let brass = p.gold.mix(p.metal, 0.3);
    let (cx, top, bottom) = (290.0, 300.0, 1010.0);
    s.limb(&nodes![(cx, 1010), (cx, 1130)], &[30.0], Look::of(p.wood).inflate(9.0));
    s.blob(&nodes![(cx - 130.0, 1150), (cx, 1112), (cx + 130.0, 1150)], Look::of(p.wood_dark).inflate(10.0));
    s.ellipse(cx, bottom, 262.0, 44.0, Look::of(brass.dim(0.6)).inflate(8.0));
    s.glow(cx + 60.0, 640.0, 300.0, p.flame, 0.28);
    // The swing, and he on it.
    cord(s, &[point(cx - 70.0, top + 40.0), point(cx - 96.0, 930.0)], 6.0, brass);
    cord(s, &[point(cx + 70.0, top + 40.0), point(cx + 96.0, 930.0)], 6.0, brass);
    s.limb(&nodes![(cx - 120.0, 934), (cx + 120.0, 934)], &[20.0], Look::of(p.wood).inflate(6.0));
    let cat = Person::new(Kind::Cat, &p).wearing(Dress::Fur, p.grey).girth(1.25);
    let cat = Actor::new(cat, cx, 1016.0, 560.0).front().hip(0.0, -26.0).feeling(Feeling::Calm);
    let cat = cat.feet((-10.0, -8.0), (10.0, -8.0), [160.0, 20.0]).with(|m| crate::actors::Mien {
        upper: [0.42, 0.42],
        ..m.facing(0.55).glancing(0.8, -0.1).tilted(6.0)
    });
    let sleeve = point(508.0, 690.0);
    let cat =
        cat.hand(FAR, sleeve.x - 8.0, sleeve.y + 8.0, Hand::Cover).hand_own(NEAR, -14.0, -30.0, Hand::Rest);
    cat.legs(s);
    cat.body(s);
    cat.head(s);
    cat.arm(s, NEAR);
    for k in -5..=5 {
        let t = k as f32 / 5.0;
        let x = cx + t * 250.0;
        s.limb(
            &nodes![(cx + t * 40.0, top), (cx + t * 190.0, top + 90.0), (x, top + 260.0), (x, bottom)],
            &[5.0, 6.0, 7.0, 7.0],
            Look::of(brass).inflate(2.4).shadow(0.35),
        );
    }
    for y in [top + 262.0, bottom - 16.0] {
        s.limb(
            &nodes![(cx - 252.0, y), (cx, y + 18.0), (cx + 252.0, y)],
            &[10.0],
            Look::of(brass).inflate(3.0),
        );
    }
    cat.arm(s, FAR);
    // She, on a stool, with the key round her neck.
    under(s, 620.0, 1150.0, 110.0);
    s.blob(
        &nodes![(540, 1150), (556, 1056), (684, 1056), (700, 1150)],
        Look::of(p.wood).inflate(14.0).grain(90.0),
    );
    let yellow = lch(0.84, 0.15, 95.0).mix(p.fog, 0.08);
    let bird =
        Person::new(Kind::Crow, &p).skin(yellow).wearing(Dress::Apron, p.accent).hat(Hat::Nightcap, p.cream);
    let bird = Person { hair: p.gold.mix(p.red, 0.35), eyes: lch(0.36, 0.06, 50.0), ..bird };
    let bird = Actor::new(bird, 620.0, 1060.0, 600.0).left().feeling(Feeling::Tenderness);
    let bird =
        bird.looking_at(cat.eye()).hand(NEAR, 500.0, 700.0, Hand::Rest).hand(FAR, 470.0, 470.0, Hand::Grip);
    let f = bird.grip(FAR);
    bird.arm_with(s, FAR, |_| {});
    // The cloth, half drawn.
    let night = p.accent2.mix(p.dark, 0.55);
    s.blob(
        &nodes![
            (-40, 120; corner),
            (180, 190),
            (cx + 20.0, 244),
            (f.x + 6.0, f.y - 20.0),
            (f.x - 20.0, f.y + 40.0),
            (330, 470),
            (210, 640),
            (130, 840),
            (70, 1100),
            (-40, 1230; corner)
        ],
        Look::of(night).inflate(26.0).grain(60.0).texture(0.25).shadow(0.9),
    );
    for (x, y) in
        [(60.0, 330.0), (150.0, 420.0), (40.0, 560.0), (110.0, 640.0), (30.0, 800.0), (230.0, 330.0)]
    {
        s.place(motif("star"), At::new(x, y).height(30.0).centred().silent());
    }
    bird.fingers(s, FAR);
    bird.legs(s);
    bird.body(s);
    bird.head(s);
    let e = bird.mouth();
    s.line(
        &nodes![(e.x - 20.0, e.y + 44.0), (e.x + 24.0, e.y + 110.0), (e.x + 62.0, e.y + 40.0)],
        4.0,
        Look::of(p.ink),
    );
    s.place(motif("key"), At::new(e.x + 24.0, e.y + 140.0).height(70.0).centred().turned(90.0).silent());
    bird.arm(s, NEAR);
    cat.fingers(s, FAR);
    s.focus(cat.eye().x, cat.eye().y, 120.0);
    s.focus(500.0, 690.0, 90.0);
    s.note("cat", Role::Subject);
    s.note("birdcage", Role::Object);
    s.note("songbird", Role::Witness);
}

/// A hunter sits in a rabbit hutch; a hare holds up her child, who pushes a carrot through the mesh. In the carrot is a file.
fn hutch(c: &mut Composer) {
    let _ = c.outdoors("garden", 930.0);
    let man = c.human(Kind::Man);
    let s = &mut c.scene;
    s.light_at(560.0, 200.0, 0.5);
    let p = s.palette;
    let wood = p.wood;
    under(s, 330.0, 1090.0, 330.0);
    for x in [70.0, 580.0] {
        s.limb(&nodes![(x, 960), (x - 4.0, 1090)], &[36.0, 30.0], Look::of(p.wood_dark).inflate(8.0));
    }
    s.poly(
        &nodes![(10, 380), (60, 250), (610, 250), (660, 380)],
        Look::of(p.red.mix(wood, 0.35)).inflate(12.0).texture(0.35).grain(0.0),
    );
    s.rect(36.0, 360.0, 588.0, 620.0, Look::of(wood).inflate(12.0).grain(0.0).texture(0.3));
    let room = Path::rect(66.0, 396.0, 366.0, 550.0);
    s.group(Group::new().clip(room.clone()), |s| {
        s.part(&room, Look::of(p.ambient.lighter(0.1)).to(p.ambient).flat().shadow(0.0));
        s.glow(250.0, 480.0, 260.0, p.flame, 0.25);
        s.blob(
            &nodes![(40, 960), (80, 890), (250, 870), (450, 900), (450, 980)],
            Look::of(p.gold.mix(wood, 0.3)).inflate(16.0).fur(18.0, 0.0, 4.0),
        );
        let hunter = man
            .bearded()
            .wearing(Dress::Coat, p.leaf.mix(p.dark, 0.35))
            .hat(Hat::Bowler, p.leaf.mix(p.dark, 0.5));
        let hunter = Actor::new(hunter, 240.0, 960.0, 560.0).hip(-2.0, -20.0).feeling(Feeling::Shame);
        let hunter = hunter
            .feet((18.0, -5.0), (24.0, -6.0), [10.0, 14.0])
            .with(|m| m.facing(0.6).glancing(0.8, 0.0).nodding(0.0))
            .hand_own(NEAR, 25.0, -46.0, Hand::Open)
            .hand_own(FAR, 14.0, -30.0, Hand::Rest);
        hunter.paint(s);
        s.focus(hunter.eye().x, hunter.eye().y, 100.0);
    });
    // The sleeping box next door: a gun on two nails holds the curtain.
    s.rect(452.0, 396.0, 146.0, 550.0, Look::of(wood.dim(0.9)).inflate(8.0).grain(90.0));
    s.blob(
        &nodes![(490, 946; corner), (490, 640), (525, 600), (560, 640), (560, 946; corner)],
        Look::of(p.ambient.dim(0.7)).flat(),
    );
    s.limb(&nodes![(470, 500), (590, 480)], &[10.0, 16.0], Look::of(p.metal.dim(0.6)).inflate(3.0));
    for (x, c) in [(478.0, p.accent), (510.0, p.leaf), (545.0, p.gold)] {
        s.blob(&nodes![(x, 494), (x + 26.0, 490), (x + 24.0, 560), (x + 4.0, 566)], Look::of(c).inflate(6.0));
    }
    // The mesh.
    for k in 0..15 {
        let x = 66.0 + k as f32 * 52.0 - 200.0;
        for side in [-1.0, 1.0] {
            let (a, b) = if side < 0.0 { (x, x + 330.0) } else { (x + 330.0, x) };
            s.group(Group::new().clip(room.clone()), |s| {
                s.line(&nodes![(a, 396), (b, 946)], 3.0, Look::of(p.metal.lighter(0.1)).alpha(0.75));
            });
        }
    }
    s.rect(56.0, 386.0, 386.0, 16.0, Look::of(wood.lighter(0.06)).inflate(4.0));
    s.rect(56.0, 940.0, 386.0, 16.0, Look::of(wood.lighter(0.06)).inflate(4.0));
    for x in [56.0, 428.0] {
        s.rect(x, 386.0, 16.0, 570.0, Look::of(wood.lighter(0.06)).inflate(4.0));
    }
    s.rect(420.0, 640.0, 30.0, 44.0, Look::of(p.gold).inflate(5.0));
    // The hares.
    let mother = Person::new(Kind::Hare, &p).wearing(Dress::Apron, p.accent2);
    let mother = Actor::new(mother, 670.0, 1150.0, 640.0).left().feeling(Feeling::Tenderness);
    let child = Person::new(Kind::Hare, &p).skin(p.fur.lighter(0.1)).wearing(Dress::Nightshirt, p.white);
    let child = Actor::new(child, 560.0, 900.0, 290.0).left().feeling(Feeling::Joy);
    let child = child.hip(0.0, -30.0).feet((10.0, -6.0), (16.0, -8.0), [20.0, 30.0]);
    let child = child.hand(NEAR, 462.0, 716.0, Hand::Grip).hand_own(FAR, 12.0, -46.0, Hand::Rest);
    let mother = mother.looking_at(child.eye()).hand(FAR, 520.0, 810.0, Hand::Tray).hand(
        NEAR,
        590.0,
        870.0,
        Hand::Cover,
    );
    under(s, 670.0, 1152.0, 120.0);
    let g = child.grip(NEAR);
    s.group(Group::new(), |s| {
        mother.arm(s, FAR);
        mother.legs(s);
        mother.body(s);
        mother.head(s);
        child.arm(s, FAR);
        child.legs(s);
        child.body(s);
        child.head(s);
        child.arm_with(s, NEAR, |s| {
            s.limb(
                &nodes![(g.x + 30.0, g.y - 6.0), (g.x - 30.0, g.y + 2.0), (g.x - 92.0, g.y + 14.0)],
                &[30.0, 26.0, 5.0],
                Look::of(p.fox.lighter(0.04)).inflate(8.0),
            );
            s.limb(
                &nodes![(g.x - 88.0, g.y + 13.0), (g.x - 122.0, g.y + 20.0)],
                &[7.0, 5.0],
                Look::of(p.metal.lighter(0.1)).inflate(2.0),
            );
            for k in [-1.0, 0.0, 1.0] {
                s.limb(
                    &nodes![(g.x + 30.0, g.y - 6.0), (g.x + 62.0, g.y - 20.0 + k * 18.0)],
                    &[7.0, 3.0],
                    Look::of(p.leaf.lighter(0.1)).inflate(2.0),
                );
            }
        });
        mother.arm(s, NEAR);
    });
    s.focus(g.x - 60.0, g.y, 90.0);
    s.note("hare", Role::Subject);
    s.note("gentleman", Role::Object);
    s.note("garden", Role::Setting);
}
