//! The one who was cut out of the picture comes back at night and brings things.

use super::acting::*;
use crate::actors::Mien;

pub(super) static ROBS_IN_REVERSE: Relation = Relation {
    id: "robs_in_reverse",
    themes: Themes::Only(&["moonhare", "roots", "marbles"]),
    moods: &[Mood::Secrecy, Mood::Tenderness, Mood::Longing],
    slots: &[],
    layouts: &[framed("larder", Setup::Gap, larder), framed("nursery", Setup::DollsHouse, nursery)],
};

/// A mask over the eyes: `u` is a hundredth of the head's height.
fn mask(s: &mut Scene, eye: Point, u: f32) {
    let ink = s.palette.ink.lighter(0.08);
    let band = Path::blob(&nodes![
        (eye.x - 46.0 * u, eye.y - 6.0 * u),
        (eye.x - 20.0 * u, eye.y - 15.0 * u),
        (eye.x, eye.y - 9.0 * u),
        (eye.x + 20.0 * u, eye.y - 15.0 * u),
        (eye.x + 46.0 * u, eye.y - 6.0 * u),
        (eye.x + 40.0 * u, eye.y + 10.0 * u),
        (eye.x + 18.0 * u, eye.y + 15.0 * u),
        (eye.x, eye.y + 7.0 * u),
        (eye.x - 18.0 * u, eye.y + 15.0 * u),
        (eye.x - 40.0 * u, eye.y + 10.0 * u)
    ]);
    let holes = Path::ellipse(eye.x - 18.0 * u, eye.y, 11.0 * u, 10.0 * u).and(Path::ellipse(
        eye.x + 18.0 * u,
        eye.y,
        11.0 * u,
        10.0 * u,
    ));
    s.part(&band.and(holes), Look::of(ink).inflate(0.6).even_odd().rim(0.0).shadow(0.2));
}

fn loaf(s: &mut Scene, x: f32, y: f32, w: f32, degrees: f32) {
    let p = s.palette;
    let crust = p.fox.mix(p.wood, 0.35).lighter(0.08);
    s.at(&[shift(x, y), turn(degrees), scale(w / 100.0)], |s| {
        s.blob(
            &nodes![(-50, 6), (-40, -22), (0, -30), (40, -22), (50, 6), (30, 20), (-30, 20)],
            Look::of(crust).inflate(14.0).texture(0.25),
        );
        for k in [-22.0, 0.0, 22.0] {
            s.limb(
                &nodes![(k - 8.0, 0), (k + 8.0, -22)],
                &[7.0],
                Look::of(p.cream.mix(crust, 0.3)).inflate(2.0),
            );
        }
    });
}

/// A masked burglar fills the larder from his sack; the dog holds the lantern; in the family picture there is a hole of his shape.
fn larder(c: &mut Composer) {
    c.room(930.0, (150.0, 760.0));
    let [man, mother, sister, child] =
        [Kind::Man, Kind::Woman, Kind::Girl, Kind::Boy].map(|kind| c.human(kind));
    let s = &mut c.scene;
    let p = s.palette;
    s.rect(
        -20.0,
        -20.0,
        840.0,
        1240.0,
        Look::of(p.ambient.dim(0.7)).alpha(0.4).flat().shadow(0.0).multiply(),
    );
    s.glow(150.0, 860.0, 460.0, p.flame, 0.6);
    // The picture: mother, children, and a hole.
    let (px, py) = (216.0, 236.0);
    s.rect(px - 186.0, py - 176.0, 372.0, 352.0, Look::of(p.gold.mix(p.wood, 0.3)).inflate(14.0).shadow(0.8));
    let inner = Path::rect(px - 160.0, py - 150.0, 320.0, 300.0);
    s.group(Group::new().clip(inner.clone()), |s| {
        s.part(&inner, Look::of(p.sky[2].mix(p.cream, 0.5)).to(p.leaf.mix(p.cream, 0.3)).flat());
        // His shape, with the wall behind.
        let hole = p.ink.lighter(0.03);
        s.dot(px + 62.0, py - 54.0, 60.0, Look::of(hole).flat());
        s.blob(&nodes![(px - 24.0, py + 170.0; corner), (px - 14.0, py + 40.0), (px + 40.0, py - 6.0), (px + 84.0, py - 6.0), (px + 138.0, py + 40.0), (px + 148.0, py + 170.0; corner)], Look::of(hole).flat());
        s.blob(&nodes![(px - 2.0, py - 84.0), (px + 10.0, py - 118.0), (px + 62.0, py - 134.0), (px + 114.0, py - 118.0), (px + 126.0, py - 84.0)], Look::of(hole).flat());
        let calm = |turn: f32| Mien { tilt: 0.0, turn, ..Feeling::Calm.mien() };
        for (who, x, y, k, coat) in [(&mother, px - 76.0, py - 40.0, 1.15, p.accent2), (&sister, px - 110.0, py + 80.0, 0.94, p.leaf), (&child, px + 6.0, py + 100.0, 0.9, p.red)] {
            s.at(&[shift(x, y), scale(k)], |s| {
                s.blob(&nodes![(-60, 140; corner), (-46, 60), (0, 44), (46, 60), (60, 140; corner)], Look::of(coat).inflate(12.0));
                head(s, who, &calm(0.0), View::Front);
            });
        }
        s.focus(px, py, 150.0);
    });
    // The larder.
    s.rect(560.0, 250.0, 260.0, 800.0, Look::of(p.wood).inflate(14.0).grain(90.0));
    s.rect(584.0, 276.0, 236.0, 740.0, Look::of(p.wood_dark.dim(0.7)).flat());
    for (i, y) in [470.0, 680.0, 880.0].into_iter().enumerate() {
        match i {
            0 => {
                s.place(motif("teapot"), At::new(720.0, y).height(110.0).standing().silent());
                s.place(motif("pumpkin"), At::new(640.0, y).height(80.0).standing().silent());
            }
            1 => loaf(s, 730.0, y - 26.0, 130.0, 0.0),
            _ => {
                for (x, d) in [(630.0, 0.0), (676.0, 4.0), (722.0, 0.0), (768.0, 3.0), (700.0, -38.0)] {
                    s.place(motif("apple"), At::new(x, y + d).height(50.0).standing().silent());
                }
            }
        }
        s.limb(&nodes![(580, y), (830, y)], &[18.0], Look::of(p.wood).inflate(5.0).grain(0.0));
    }
    s.poly(
        &nodes![(560, 250), (560, 1050), (500, 1110), (500, 200)],
        Look::of(p.wood.lighter(0.05)).inflate(10.0).grain(90.0),
    );
    // Slippers by the stove, warm; the youngest at the door has one eye open.
    s.rect(-20.0, 480.0, 140.0, 460.0, Look::of(p.flame.mix(p.wood, 0.45)).flat());
    s.at(&[shift(74.0, 690.0), turn(8.0), scale(1.5)], |s| {
        s.blob(
            &nodes![(-60, 190; corner), (-44, 60), (0, 40), (36, 60), (44, 190; corner)],
            Look::of(p.white.mix(p.accent2, 0.2)).inflate(14.0),
        );
        head(
            s,
            &child.hat(Hat::Nightcap, p.red),
            &Mien {
                upper: [1.0, 0.1],
                gaze: [0.8, 0.1],
                curve: 0.8,
                tilt: 0.0,
                ..Feeling::Tenderness.mien()
            },
            View::Front,
        );
    });
    s.focus(74.0, 690.0, 90.0);
    s.limb(&nodes![(-4, 480), (0, 950)], &[50.0], Look::of(p.wood).inflate(8.0));
    // He.
    let man = man
        .wearing(Dress::Shirt, p.cream.dim(0.86))
        .cloth(Cloth::Stripes)
        .hat(Hat::Woolly, p.dark.lighter(0.12));
    let man = Actor::new(man, 376.0, 1160.0, 830.0).tiptoeing().feeling(Feeling::Tenderness);
    let man = man.with(|m| Mien { turn: 0.5, gaze: [0.7, 0.1], tilt: 0.0, nod: 0.1, ..m });
    let man = man.hand(FAR, 590.0, 640.0, Hand::Tray).hand(NEAR, 270.0, 850.0, Hand::Grip);
    let g = man.grip(NEAR);
    under(s, 380.0, 1166.0, 150.0);
    s.group(Group::new(), |s| {
        man.arm_with(s, FAR, |_| {});
        loaf(s, 636.0, 606.0, 140.0, -8.0);
        man.legs(s);
        man.body(s);
        man.head(s);
        mask(s, man.eye(), 2.4);
        man.arm_with(s, NEAR, |s| {
            s.blob(
                &nodes![
                    (g.x - 16.0, g.y - 30.0),
                    (g.x + 24.0, g.y - 26.0),
                    (g.x + 30.0, g.y + 20.0),
                    (g.x + 96.0, g.y + 120.0),
                    (g.x + 60.0, g.y + 230.0),
                    (g.x - 60.0, g.y + 236.0),
                    (g.x - 96.0, g.y + 130.0),
                    (g.x - 30.0, g.y + 20.0)
                ],
                Look::of(p.cream.mix(p.wood, 0.4)).inflate(34.0).texture(0.3),
            );
        });
    });
    // The dog with the lantern.
    let dog = Beast::new(Species::Dog, 130.0, 1160.0, 230.0).feeling(Feeling::Joy);
    under(s, 130.0, 1164.0, 110.0);
    dog.paint(s);
    let m = dog.mouth();
    s.place(motif("lantern"), At::new(m.x + 6.0, m.y - 4.0).height(110.0).hanging().silent());
    s.glow(m.x, m.y + 60.0, 190.0, p.flame, 0.6);
    for x in [640.0, 724.0] {
        s.blob(
            &nodes![(x - 40.0, 1150), (x - 38.0, 1112), (x - 6.0, 1104), (x + 40.0, 1126), (x + 44.0, 1152)],
            Look::of(p.red).inflate(14.0).fur(3.0, 90.0, 3.0),
        );
        s.ellipse(x - 18.0, 1112.0, 20.0, 8.0, Look::of(p.ink).flat());
    }
    s.note("gentleman", Role::Subject);
    s.note("painting", Role::Object);
    s.note("dog", Role::Witness);
}

/// A house cut open by night, all asleep: a masked old woman lays toys into a cot; on the landing hangs a picture with a hole of her shape.
fn nursery(c: &mut Composer) {
    let [old, mother, father, girl, boy, baby] =
        [Kind::Granny, Kind::Woman, Kind::Man, Kind::Girl, Kind::Boy, Kind::Baby].map(|kind| c.human(kind));
    let s = &mut c.scene;
    s.light_at(600.0, 560.0, 0.45);
    let p = s.palette;
    s.rect(-20.0, -20.0, 840.0, 1240.0, Look::of(p.ambient.dim(0.55)).flat().shadow(0.0));
    let rooms = [
        (40.0, 60.0, 350.0, 330.0, p.accent2.mix(p.dark, 0.28)),
        (410.0, 60.0, 350.0, 330.0, p.leaf.mix(p.dark, 0.28)),
        (40.0, 410.0, 270.0, 400.0, p.red.mix(p.dark, 0.3)),
        (330.0, 410.0, 430.0, 400.0, p.gold.mix(p.flame, 0.4)),
        (40.0, 830.0, 430.0, 330.0, p.wood.mix(p.cream, 0.25)),
        (490.0, 830.0, 270.0, 330.0, p.accent.mix(p.dark, 0.3)),
    ];
    s.rect(20.0, 40.0, 760.0, 1140.0, Look::of(p.wood).inflate(12.0).grain(90.0).texture(0.3));
    for (x, y, w, h, colour) in rooms {
        s.rect(x, y, w, h, Look::of(colour.dim(0.8)).to(colour).flat().texture(0.12).shadow(0.0));
        s.rect(x, y + h - 24.0, w, 24.0, Look::of(p.wood_dark).flat().grain(0.0));
    }
    let asleep = |who: &Person, x: f32, y: f32, k: f32, a: f32, s: &mut Scene| {
        s.at(&[shift(x, y), turn(a), scale(k)], |s| {
            head(s, who, &Mien { tilt: 0.0, ..Feeling::Asleep.mien() }, View::Front);
        });
    };
    // The parents.
    s.rect(70.0, 190.0, 30.0, 176.0, Look::of(p.wood).inflate(7.0));
    s.rect(88.0, 260.0, 280.0, 106.0, Look::of(p.white).inflate(12.0));
    asleep(&mother.hat(Hat::Nightcap, p.red), 160.0, 220.0, 1.15, -10.0, s);
    asleep(&father, 268.0, 226.0, 1.2, 12.0, s);
    s.blob(
        &nodes![(88, 366; corner), (96, 290), (220, 270), (350, 290), (376, 366; corner)],
        Look::of(p.accent).inflate(26.0).texture(0.3),
    );
    // The girl, in the attic bed: one eye open.
    crate::settings::interior::window(s, 660.0, 160.0, 84.0, 116.0);
    s.rect(440.0, 270.0, 250.0, 96.0, Look::of(p.white).inflate(12.0));
    s.at(&[shift(516.0, 226.0), turn(-8.0), scale(1.3)], |s| {
        head(
            s,
            &girl,
            &Mien {
                tilt: 0.0,
                upper: [1.0, 0.1],
                gaze: [0.3, 0.8],
                curve: 0.7,
                ..Feeling::Tenderness.mien()
            },
            View::Front,
        );
        s.focus(0.0, 0.0, 60.0);
    });
    s.blob(
        &nodes![(430, 366; corner), (440, 296), (560, 280), (690, 300), (700, 366; corner)],
        Look::of(p.red).inflate(24.0).texture(0.3),
    );
    // The landing: the picture with the hole.
    picture(s, 176.0, 560.0, 190.0, 210.0, |s| {
        s.rect(70.0, 440.0, 220.0, 240.0, Look::of(p.cream.mix(p.sky[2], 0.3)).flat());
        for (who, x, y, k, coat) in
            [(&mother, 116.0, 560.0, 0.66, p.accent2), (&father, 240.0, 556.0, 0.7, p.leaf)]
        {
            s.at(&[shift(x, y), scale(k)], |s| {
                s.blob(
                    &nodes![(-60, 180; corner), (-46, 60), (0, 44), (46, 60), (60, 180; corner)],
                    Look::of(coat).inflate(12.0),
                );
                head(s, who, &Mien { tilt: 0.0, ..Feeling::Calm.mien() }, View::Front);
            });
        }
        let hole = Look::of(p.ink).flat();
        s.dot(178.0, 496.0, 14.0, hole);
        s.dot(178.0, 532.0, 34.0, hole);
        s.blob(&nodes![(130, 690; corner), (142, 590), (178, 562), (214, 590), (226, 690; corner)], hole);
        s.focus(178.0, 570.0, 100.0);
    });
    s.place(motif("grandfather_clock"), At::new(270.0, 788.0).height(150.0).standing().silent());
    // The nursery: the one warm room.
    s.glow(560.0, 600.0, 260.0, p.flame, 0.6);
    s.place(motif("crib"), At::new(430.0, 790.0).height(190.0).standing().silent());
    asleep(&baby.hat(Hat::Nightcap, p.white), 420.0, 640.0, 0.92, 6.0, s);
    s.blob(
        &nodes![(370, 700), (430, 676), (490, 700), (480, 730), (380, 730)],
        Look::of(p.accent2).inflate(14.0),
    );
    let old = old.wearing(Dress::Apron, p.accent2.mix(p.dark, 0.3));
    let old = Actor::new(old, 630.0, 796.0, 370.0).left().lean(8.0).feeling(Feeling::Tenderness);
    let old = old
        .looking_at(point(420.0, 640.0))
        .with(|m| Mien { tilt: 0.0, ..m })
        .hand(FAR, 500.0, 650.0, Hand::Tray)
        .hand(NEAR, 690.0, 690.0, Hand::Grip);
    let (f, g) = (old.grip(FAR), old.grip(NEAR));
    s.group(Group::new(), |s| {
        old.layers(s);
        mask(s, old.eye(), 1.07);
        s.place(motif("teddy_bear"), At::new(f.x - 4.0, f.y + 8.0).height(80.0).standing().silent());
        s.blob(
            &nodes![
                (g.x - 8.0, g.y - 14.0),
                (g.x + 12.0, g.y - 12.0),
                (g.x + 52.0, g.y + 50.0),
                (g.x + 40.0, g.y + 104.0),
                (g.x - 36.0, g.y + 104.0),
                (g.x - 46.0, g.y + 56.0)
            ],
            Look::of(p.cream.mix(p.wood, 0.35)).inflate(20.0).texture(0.3),
        );
        old.fingers(s, NEAR);
    });
    s.focus(560.0, 560.0, 130.0);
    // The kitchen is full again: cakes, and the cat holds a light.
    s.rect(90.0, 1040.0, 330.0, 20.0, Look::of(p.wood).inflate(6.0));
    for x in [110.0, 396.0] {
        s.limb(&nodes![(x, 1050), (x, 1140)], &[16.0], Look::of(p.wood).inflate(4.0));
    }
    loaf(s, 150.0, 1004.0, 130.0, 0.0);
    loaf(s, 176.0, 960.0, 120.0, -6.0);
    s.place(motif("pumpkin"), At::new(262.0, 1040.0).height(110.0).standing().silent());
    s.place(motif("teapot"), At::new(364.0, 1040.0).height(120.0).standing().silent());
    let cat = Beast::new(Species::Cat, 210.0, 1140.0, 82.0).feeling(Feeling::Joy);
    cat.paint(s);
    let m = cat.mouth();
    s.place(motif("lantern"), At::new(m.x + 4.0, m.y).height(46.0).hanging().silent());
    s.glow(m.x, m.y + 24.0, 120.0, p.flame, 0.6);
    // The hall: the boy on the stairs warms her slippers at his heart.
    let boy = boy.wearing(Dress::Nightshirt, p.cream);
    let boy = Actor::new(boy, 620.0, 1140.0, 300.0)
        .front()
        .feeling(Feeling::Tenderness)
        .with(|m| m.glancing(0.0, -0.9));
    boy.hand(NEAR, 600.0, 1010.0, Hand::Cover).hand(FAR, 646.0, 1010.0, Hand::Cover).paint(s);
    for x in [606.0, 640.0] {
        s.blob(
            &nodes![(x - 20.0, 1006), (x - 18.0, 984), (x, 978), (x + 20.0, 990), (x + 20.0, 1008)],
            Look::of(p.red).inflate(7.0),
        );
    }
    s.note("old_woman", Role::Subject);
    s.note("painting", Role::Object);
    s.note("girl", Role::Witness);
    s.note("house", Role::Setting);
}
