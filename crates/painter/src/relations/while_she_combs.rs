//! Somebody lets their hair be done, and doesn't see what else is done.

use super::acting::*;
use super::bust::face;
use crate::settings::air;

pub(super) static WHILE_SHE_COMBS: Relation = Relation {
    id: "while_she_combs",
    themes: Themes::Only(&["moth-court", "carousel", "marbles"]),
    moods: &[Mood::Tenderness, Mood::Mischief, Mood::Dread],
    slots: &[],
    layouts: &[framed("mane", Setup::Company, mane), framed("tower", Setup::Hinge, tower)],
};

/// A plait of so many knots through these points.
fn plait(s: &mut Scene, points: &[Point], width: f32, colour: Colour) {
    for pair in points.windows(2) {
        let steps = (pair[0].distance(pair[1]) / (width * 0.55)).max(1.0) as usize;
        for k in 0..steps {
            let at = pair[0].towards(pair[1], k as f32 / steps as f32);
            let side = if k % 2 == 0 { 1.0 } else { -1.0 };
            s.at(&[shift(at.x + side * width * 0.14, at.y), turn(side * 34.0)], |s| {
                s.ellipse(
                    0.0,
                    0.0,
                    width * 0.52,
                    width * 0.36,
                    Look::of(colour.lighter(0.02 * side)).inflate(width * 0.16).rim(0.8),
                );
            });
        }
    }
}

/// A lion with closed eyes and a hand mirror smiles while a lamb on a stool plaits his mane; the plaits have bows, and a second lamb ties them to the chair.
fn mane(c: &mut Composer) {
    c.room(1090.0, (640.0, 170.0));
    let s = &mut c.scene;
    let p = s.palette;
    // The pride looks in at the door.
    s.rect(40.0, 120.0, 190.0, 800.0, Look::of(p.ink.mix(p.wood_dark, 0.4)).inflate(6.0));
    s.poly(&nodes![(230, 110), (270, 90), (270, 960), (230, 930)], Look::of(p.wood).inflate(8.0).grain(90.0));
    let lioness = Person::new(Kind::Lion, &p);
    for (x, y, k, feeling) in [
        (110.0, 330.0, 1.2, Feeling::Awe),
        (160.0, 500.0, 1.1, Feeling::Mischief),
        (100.0, 660.0, 0.9, Feeling::Joy),
    ] {
        s.at(&[shift(x, y), scale(k)], |s| head(s, &lioness, &face(feeling, 0.4, (0.7, 0.1)), View::Front));
    }
    // The chair.
    let velvet = p.accent2.mix(p.dark, 0.35);
    s.blob(
        &nodes![(240, 1250), (230, 720), (300, 620), (450, 590), (600, 620), (670, 720), (660, 1250)],
        Look::of(velvet).inflate(40.0).texture(0.25),
    );
    let lion = Person::new(Kind::Lion, &p).wearing(Dress::Robe, p.red.mix(p.dark, 0.15));
    let he = Actor::new(lion, 440.0, 1420.0, 1080.0).front().feeling(Feeling::Tenderness);
    let he = he.with(|m| Mien { upper: [1.0, 1.0], tilt: -5.0, nod: 0.1, turn: 0.0, cheek: 1.6, ..m });
    let he = he.hand_own(NEAR, -22.0, -52.0, Hand::Grip).hand_own(FAR, 18.0, -42.0, Hand::Rest);
    s.group(Group::new(), |s| {
        he.legs(s);
        he.body(s);
        he.head(s);
        he.arm(s, FAR);
        let g = he.grip(NEAR);
        he.arm_with(s, NEAR, |s| {
            s.limb(
                &nodes![(g.x, g.y + 60.0), (g.x - 10.0, g.y - 60.0)],
                &[20.0],
                Look::of(p.gold).inflate(6.0),
            );
            s.ellipse(g.x - 16.0, g.y - 140.0, 74.0, 90.0, Look::of(p.gold).inflate(12.0));
            s.ellipse(
                g.x - 16.0,
                g.y - 140.0,
                58.0,
                74.0,
                Look::of(p.sky[2].mix(p.white, 0.4)).inflate(4.0).rim(1.5),
            );
        });
    });
    // Plaits with bows; two go down behind the chair.
    let hair = lion.hair;
    let (l, r) = (point(290.0, 560.0), point(604.0, 560.0));
    for (path, bow) in [
        (vec![l, point(250.0, 700.0), point(246.0, 900.0), point(270.0, 1080.0)], point(264.0, 1040.0)),
        (vec![r, point(650.0, 690.0), point(660.0, 900.0), point(640.0, 1080.0)], point(646.0, 1040.0)),
        (vec![point(340.0, 330.0), point(310.0, 240.0), point(330.0, 180.0)], point(326.0, 210.0)),
    ] {
        plait(s, &path, 62.0, hair);
        for side in [-1.0, 1.0] {
            s.blob(
                &nodes![
                    (bow.x, bow.y),
                    (bow.x + side * 52.0, bow.y - 36.0),
                    (bow.x + side * 60.0, bow.y + 30.0)
                ],
                Look::of(p.pink.mix(p.red, 0.3)).inflate(10.0),
            );
        }
        s.dot(bow.x, bow.y, 15.0, Look::of(p.red).inflate(5.0));
    }
    // The knots below.
    for x in [262.0, 648.0] {
        cord(
            s,
            &[point(x, 1090.0), point(x - 24.0, 1130.0), point(x + 26.0, 1150.0), point(x - 10.0, 1190.0)],
            13.0,
            p.cream,
        );
    }
    // She who plaits, on a high stool.
    for x in [620.0, 712.0] {
        s.limb(&nodes![(x, 800), (x + 4.0, 1180)], &[22.0, 26.0], Look::of(p.wood).inflate(7.0).grain(90.0));
    }
    s.limb(&nodes![(616, 1000), (718, 1000)], &[16.0], Look::of(p.wood_dark).inflate(5.0));
    s.ellipse(666.0, 800.0, 84.0, 22.0, Look::of(p.wood.lighter(0.05)).inflate(8.0));
    let lamb = Person::new(Kind::Sheep, &p).wearing(Dress::Apron, p.accent);
    let she = Actor::new(lamb, 664.0, 800.0, 600.0)
        .left()
        .lean(10.0)
        .feeling(Feeling::Calm)
        .looking_at(point(520.0, 330.0));
    let she = she.hand(FAR, 520.0, 380.0, Hand::Pinch).hand(NEAR, 566.0, 450.0, Hand::Pinch);
    she.paint(s);
    plait(s, &[point(500.0, 330.0), point(548.0, 380.0), point(574.0, 470.0)], 54.0, hair);
    she.fingers(s, FAR);
    she.fingers(s, NEAR);
    // She who ties.
    let small = Actor::new(lamb.wearing(Dress::Gown, p.leaf), 150.0, 1200.0, 420.0)
        .feeling(Feeling::Mischief)
        .with(|m| Mien { turn: 0.2, gaze: [0.1, 0.0], ..m });
    small.hand(NEAR, 236.0, 1080.0, Hand::Pinch).hand_own(FAR, 8.0, -76.0, Hand::Hush).paint(s);
    s.focus(440.0, 470.0, 180.0);
    s.focus(150.0, 860.0, 90.0);
    s.note("lion", Role::Subject);
    s.note("sheep", Role::Object);
    s.note("chair", Role::Detail);
    s.note("room", Role::Setting);
}

/// The wall of a tower from its edge: inside an old woman combs a girl's endless hair, scissors behind her back; outside, far up on the same plait, a man climbs with a rose in his teeth.
fn tower(c: &mut Composer) {
    let (girl, old, man) = (c.human(Kind::Girl), c.human(Kind::Granny), c.human(Kind::Man));
    let s = &mut c.scene;
    s.light_at(560.0, 220.0, 0.5);
    let p = s.palette;
    s.sky(0.4, 0.4);
    air::stars(s, 26, 600.0);
    s.glow(180.0, 260.0, 200.0, p.light, 0.4);
    s.blob(
        &nodes![(-40, 1080; corner), (120, 1040), (300, 1070), (340, 1250; corner), (-40, 1250; corner)],
        Look::of(p.leaf.mix(p.near, 0.5)).inflate(14.0).grass(8.0, 90.0, 6.0).shadow(0.0),
    );
    // The room in the tower.
    let inside = p.flame.mix(p.wood, 0.55);
    s.rect(
        330.0,
        -30.0,
        500.0,
        1280.0,
        Look::of(inside.dim(0.8)).to(inside.dim(0.6)).flat().texture(0.2).shadow(0.0),
    );
    s.glow(620.0, 300.0, 360.0, p.flame, 0.5);
    s.group(Group::new().clip(Path::rect(330.0, 1040.0, 500.0, 220.0)), |s| floor(s, 1050.0, p.wood));
    // The wall, and the sill.
    for j in 0..20 {
        let y = -20.0 + j as f32 * 64.0;
        if (330.0..650.0).contains(&y) {
            continue;
        }
        s.rect(
            286.0 - (j % 2) as f32 * 10.0,
            y,
            86.0,
            58.0,
            Look::of(p.stone.dim(0.9 + 0.05 * (j % 3) as f32)).inflate(9.0).texture(0.4),
        );
    }
    s.rect(262.0, 640.0, 130.0, 32.0, Look::of(p.stone.lighter(0.08)).inflate(8.0));
    // The hair: from her head over the sill and down.
    let hair_colour = lch(0.74, 0.12, 80.0).mix(p.fog, 0.06);
    let girl = girl.hair(hair_colour, Hair::Long).wearing(Dress::Gown, p.accent);
    let she = Actor::new(girl, 520.0, 1190.0, 760.0).left().feeling(Feeling::Tenderness);
    let she = she
        .with(|m| Mien { turn: 0.6, gaze: [0.8, 0.1], tilt: -6.0, ..m })
        .hand(FAR, 396.0, 660.0, Hand::Rest)
        .hand_own(NEAR, 8.0, -38.0, Hand::Rest);
    under(s, 520.0, 1192.0, 120.0);
    // She who combs.
    let old =
        old.wearing(Dress::Coat, p.dark.mix(p.accent2, 0.3).lighter(0.04)).hair(hair(&p, 5), Hair::Scarf);
    let witch =
        Actor::new(old, 700.0, 1200.0, 860.0).left().feeling(Feeling::Tenderness).looking_at(she.crown());
    let witch =
        witch.hand(FAR, 600.0, 664.0, Hand::Grip).hand(NEAR, 752.0, 870.0, Hand::Grip).elbow(NEAR, -1.0);
    under(s, 700.0, 1202.0, 120.0);
    s.group(Group::new(), |s| {
        witch.legs(s);
        witch.body(s);
        witch.head(s);
    });
    she.paint(s);
    let top = she.crown();
    plait(
        s,
        &[
            point(top.x + 40.0, top.y + 60.0),
            point(600.0, 560.0),
            point(590.0, 700.0),
            point(470.0, 760.0),
            point(390.0, 640.0),
            point(300.0, 620.0),
            point(236.0, 690.0),
            point(226.0, 900.0),
            point(210.0, 1060.0),
        ],
        66.0,
        hair_colour,
    );
    s.group(Group::new(), |s| {
        let g = witch.grip(FAR);
        witch.arm_with(s, FAR, |s| {
            s.rect(g.x - 60.0, g.y - 12.0, 110.0, 24.0, Look::of(p.gold).inflate(5.0));
            for k in 0..8 {
                s.rect(
                    g.x - 56.0 + k as f32 * 13.0,
                    g.y + 8.0,
                    6.0,
                    34.0,
                    Look::of(p.gold.dim(0.85)).inflate(2.0),
                );
            }
        });
        let g = witch.grip(NEAR);
        witch.arm_with(s, NEAR, |s| {
            s.place(
                motif("scissors"),
                At::new(g.x + 6.0, g.y + 40.0).height(170.0).centred().turned(20.0).silent(),
            );
        });
    });
    // He who climbs.
    let man = man.wearing(Dress::Shirt, p.leaf).hat(Hat::Cap, p.red);
    let he = Actor::new(man, 150.0, 1130.0, 480.0).feeling(Feeling::Awe).looking_at(point(330.0, 500.0));
    let he = he.hand(FAR, 226.0, 770.0, Hand::Grip).hand(NEAR, 214.0, 860.0, Hand::Grip).feet(
        (6.0, -14.0),
        (16.0, -24.0),
        [0.0, 0.0],
    );
    he.paint(s);
    let m = he.mouth();
    s.place(motif("rose"), At::new(m.x + 20.0, m.y + 6.0).height(110.0).centred().turned(74.0).silent());
    s.focus(470.0, 520.0, 140.0);
    s.focus(660.0, 430.0, 130.0);
    s.focus(170.0, 740.0, 100.0);
    s.note("girl", Role::Subject);
    s.note("old_woman", Role::Object);
    s.note("gentleman", Role::Detail);
    s.note("scissors", Role::Detail);
    s.note("tower", Role::Setting);
}
