//! As long as one holds on, the hour of the other does not end.

use super::acting::*;
use super::bust::{bust, face};
use crate::actors::Mien;

pub(super) static HOLDS_THE_PENDULUM: Relation = Relation {
    id: "holds_the_pendulum",
    themes: Themes::Only(&["moonhare", "half-asleep", "marbles", "carousel", "first-light"]),
    moods: &[Mood::Longing, Mood::Wonder, Mood::Dread],
    slots: &[],
    layouts: &[framed("clock", Setup::Frames, clock), framed("bell", Setup::Well, bell)],
};

/// A small bird from the side, looking up: its breast at a place; wings are painted by whoever has arms for it.
fn bird(s: &mut Scene, at: Point, k: f32, [tone, belly]: [Colour; 2], lean: f32, mien: &Mien, wood: bool) {
    let who = Person::new(Kind::Crow, &s.palette).skin(tone);
    let who = Person { hair: belly, ..who };
    s.at(&[shift(at.x, at.y), turn(lean), scale(k)], |s| {
        let look = |c: Colour, i: f32| {
            let l = Look::of(c).inflate(i).rim(1.1);
            if wood { l.grain(80.0).texture(0.45) } else { l.fur(4.0, 90.0, 4.0) }
        };
        if !wood {
            s.blob(
                &nodes![(-26, 70), (26, 70), (44, 178; corner), (0, 158), (-44, 178; corner)],
                look(tone.dim(0.8), 8.0),
            );
        }
        s.blob(
            &nodes![(-64, -10), (-50, -62), (0, -84), (50, -62), (64, -10), (50, 60), (0, 92), (-50, 60)],
            look(tone, 26.0),
        );
        s.blob(&nodes![(-34, -30), (0, -50), (34, -30), (40, 20), (0, 66), (-40, 20)], look(belly, 12.0));
        s.at(&[shift(0.0, -96.0), turn(-lean * 0.5), scale(1.22)], |s| {
            head(s, &who, mien, View::Front);
            s.focus(0.0, 0.0, 56.0);
        });
    });
}

/// A carved bird leans from its clock, wings wide; below, a sparrow hangs on the pendulum with all her weight. Drops and a cat stand still in the air.
fn clock(c: &mut Composer) {
    c.room(1120.0, (640.0, 180.0));
    let s = &mut c.scene;
    let p = s.palette;
    // The window, with rain that has stopped in the air.
    s.rect(572.0, 60.0, 250.0, 400.0, Look::of(p.wood).inflate(10.0).grain(90.0));
    s.group(Group::new().clip(Path::rect(596.0, 86.0, 230.0, 348.0)), |s| {
        let sky = lch(0.62, 0.05, 235.0).mix(p.sky[2], 0.3);
        s.rect(590.0, 80.0, 240.0, 360.0, Look::of(sky).to(sky.lighter(0.14)).flat().shadow(0.0));
        for k in 0..22 {
            let (x, y) = (604.0 + (k * 53 % 200) as f32, 100.0 + (k * 97 % 320) as f32);
            s.blob(
                &nodes![(x, y - 22.0; corner), (x + 9.0, y), (x, y + 9.0), (x - 9.0, y)],
                Look::of(p.white).inflate(3.0).rim(1.8).shadow(0.2),
            );
        }
    });
    s.limb(&nodes![(704, 84), (704, 436)], &[12.0], Look::of(p.wood).inflate(3.0));
    s.limb(&nodes![(560, 468), (830, 468)], &[30.0], Look::of(p.wood.lighter(0.05)).inflate(8.0));
    // The case.
    let wood = p.wood.mix(p.red, 0.18);
    let board =
        |c: Colour, i: f32| Look::of(c).to(c.dim(0.78)).inflate(i).grain(90.0).texture(0.3).shadow(0.8);
    s.rect(66.0, 240.0, 440.0, 940.0, board(wood, 22.0));
    s.poly(
        &nodes![(286, -30), (580, 270), (520, 300), (286, 80), (52, 300), (-8, 270)],
        board(wood.dim(0.72), 18.0),
    );
    s.poly(&nodes![(286, 78), (506, 286), (66, 286)], board(wood.dim(0.9), 10.0));
    for side in [-1.0, 1.0] {
        for k in 0..4 {
            s.place(
                motif("leaf"),
                At::new(286.0 + side * (70.0 + k as f32 * 62.0), 60.0 + k as f32 * 62.0)
                    .height(62.0)
                    .centred()
                    .turned(side * 40.0)
                    .silent(),
            );
        }
    }
    // The dial.
    s.dot(286.0, 556.0, 102.0, Look::of(p.gold.mix(p.wood, 0.3)).inflate(12.0).rim(1.6));
    s.dot(286.0, 556.0, 84.0, Look::of(p.cream).inflate(6.0).shadow(0.4));
    for k in 0..12 {
        let a = radians(k as f32 * 30.0);
        s.limb(
            &nodes![
                (286.0 + cos(a) * 62.0, 556.0 + sin(a) * 62.0),
                (286.0 + cos(a) * 75.0, 556.0 + sin(a) * 75.0)
            ],
            &[7.0],
            Look::of(p.ink).flat(),
        );
    }
    s.limb(&nodes![(286, 556), (284, 504)], &[12.0, 6.0], Look::of(p.ink).inflate(2.0));
    s.limb(&nodes![(286, 556), (276, 482)], &[9.0, 4.0], Look::of(p.ink).inflate(2.0));
    s.dot(286.0, 556.0, 10.0, Look::of(p.red).inflate(3.0));
    // The pendulum's window.
    s.rect(112.0, 652.0, 350.0, 500.0, board(wood.dim(0.6), 10.0));
    s.rect(
        132.0,
        672.0,
        310.0,
        460.0,
        Look::of(p.ambient.lighter(0.06)).to(wood.dim(0.45)).flat().shadow(0.0),
    );
    s.glow(290.0, 880.0, 220.0, p.flame, 0.5);
    s.limb(&nodes![(300, 640), (226, 960)], &[15.0], Look::of(p.gold.dim(0.9)).inflate(5.0).rim(1.5));
    s.dot(214.0, 1010.0, 78.0, Look::of(p.gold).inflate(26.0).rim(1.8));
    // The carved bird on its spring.
    s.rect(198.0, 150.0, 176.0, 176.0, board(wood.dim(0.42), 6.0));
    for side in [-1.0, 1.0] {
        s.poly(
            &nodes![
                (286.0 + side * 88.0, 150),
                (286.0 + side * 168.0, 136),
                (286.0 + side * 168.0, 348),
                (286.0 + side * 88.0, 326)
            ],
            board(p.red, 7.0),
        );
        s.dot(286.0 + side * 128.0, 242.0, 22.0, Look::of(p.gold).inflate(6.0).rim(1.4));
    }
    for k in 0..5 {
        s.stroke(
            &Path::ellipse(288.0, 350.0 + k as f32 * 11.0, 30.0, 12.0),
            7.0,
            Look::of(p.metal).inflate(2.0).rim(1.6),
        );
    }
    let blue = lch(0.60, 0.11, 235.0).mix(p.fog, 0.08);
    for side in [-1.0, 1.0] {
        for k in 0..4 {
            let a = radians(-8.0 - k as f32 * 19.0);
            s.limb(
                &nodes![
                    (288.0 + side * 40.0, 290),
                    (288.0 + side * (90.0 + cos(a) * 120.0), 300.0 + sin(a) * 150.0)
                ],
                &[44.0, 32.0],
                Look::of([blue, blue.dim(0.85), p.gold, p.red][k])
                    .inflate(9.0)
                    .grain(0.0)
                    .texture(0.4)
                    .rim(1.2),
            );
        }
    }
    let sad = Mien {
        tear: true,
        brow: [0.9, 0.9],
        slant: [22.0, 22.0],
        upper: [0.14, 0.14],
        open: 0.14,
        tilt: 0.0,
        nod: 0.5,
        ..face(Feeling::Sorrow, 0.0, (-0.1, 0.95))
    };
    bird(s, point(288.0, 300.0), 0.98, [blue, p.gold.lighter(0.04)], 0.0, &sad, true);
    // The sparrow holds on, feet against the case.
    let brown = lch(0.52, 0.07, 58.0).mix(p.fog, 0.1);
    for y in [1000.0, 1052.0] {
        s.limb(
            &nodes![(368, y - 10.0), (406, y + 8.0), (440, y)],
            &[11.0],
            Look::of(p.gold.mix(p.wood, 0.4)).inflate(3.0),
        );
    }
    let strain = Mien {
        brow: [0.7, 0.7],
        slant: [16.0, 16.0],
        upper: [0.05, 0.05],
        tilt: 0.0,
        nod: -0.6,
        ..face(Feeling::Brave, -0.2, (0.0, -0.95))
    };
    bird(s, point(334.0, 966.0), 1.12, [brown, p.cream], -16.0, &strain, false);
    for (y, t) in [(940.0, 0.0), (966.0, 0.1)] {
        s.limb(
            &nodes![(386, y + 10.0), (300, y + 54.0), (206, y + 46.0), (168, y + 30.0)],
            &[38.0, 44.0, 34.0, 12.0],
            Look::of(brown.dim(0.82 + t)).inflate(12.0).fur(4.0, 0.0, 5.0).rim(1.3),
        );
    }
    // The cat, in mid-leap.
    let fur = p.fox;
    let cat = Person::new(Kind::Cat, &p).skin(fur);
    let pelt = |i: f32| Look::of(fur).inflate(i).fur(6.0, 20.0, 4.0).rim(1.2);
    s.limb(&nodes![(800, 620), (740, 560), (770, 500)], &[30.0, 26.0, 14.0], pelt(8.0));
    s.limb(&nodes![(850, 690), (740, 740), (640, 800)], &[150.0, 170.0, 120.0], pelt(46.0));
    for (x, y) in [(524.0, 880.0), (566.0, 960.0)] {
        s.limb(&nodes![(680, 840), (610, y - 20.0), (x, y)], &[64.0, 52.0, 56.0], pelt(16.0));
        for k in -1..=1 {
            let q = y + k as f32 * 15.0;
            s.limb(&nodes![(x + 4.0, q), (x - 34.0, q + 4.0)], &[9.0, 2.0], Look::of(p.white).inflate(2.0));
        }
    }
    let hunger = Mien {
        open: 0.4,
        curve: 0.5,
        brow: [0.3, 0.3],
        upper: [-0.1, -0.1],
        tilt: 0.0,
        ..face(Feeling::Greed, -0.5, (-0.9, 0.5))
    };
    s.at(&[shift(640.0, 742.0), turn(-10.0), scale(1.95)], |s| {
        head(s, &cat, &hunger, View::Front);
        s.focus(0.0, 0.0, 60.0);
    });
    s.note("clock", Role::Subject);
    s.note("songbird", Role::Object);
    s.note("cat", Role::Detail);
}

/// Up in a bell tower: a girl hangs on the rope with her feet on the wall; the bronze striker has stopped, hammer up, and looks down at her.
fn bell(c: &mut Composer) {
    let (girl, man, towns) = (c.human(Kind::Girl), c.human(Kind::Man), c.human(Kind::Granny));
    let s = &mut c.scene;
    s.light_at(400.0, 60.0, 0.5);
    let p = s.palette;
    let stone = p.stone.mix(p.wood, 0.2);
    s.rect(-30.0, -30.0, 860.0, 1280.0, Look::of(stone.dim(0.55)).flat().shadow(0.0));
    // Four walls that run together, course by course.
    for k in 0..9 {
        let t = k as f32 / 8.0;
        let (w, y0, y1) = (lerp(620.0, 250.0, t), lerp(-300.0, 40.0, t), lerp(1500.0, 470.0, t));
        let tone = stone.dim(0.42 + t * 0.34);
        s.rect(
            400.0 - w,
            y0,
            w * 2.0,
            y1 - y0,
            Look::of(tone).to(tone.dim(0.8)).inflate(8.0).texture(0.4).grain(0.0).shadow(0.6),
        );
        for j in 0..9 {
            let y = lerp(y0, y1, (j as f32 + (k % 2) as f32 * 0.5) / 9.0);
            for side in [-1.0, 1.0] {
                s.limb(
                    &nodes![(400.0 + side * w, y), (400.0 + side * (w - 46.0), y + (250.0 - y) * 0.05)],
                    &[5.0],
                    Look::of(tone.dim(0.7)).flat().shadow(0.0),
                );
            }
        }
    }
    let dawn = p.sky[3].mix(p.flame, 0.35).lighter(0.05);
    s.rect(170.0, 60.0, 460.0, 370.0, Look::of(p.sky[2].mix(dawn, 0.5)).to(dawn).flat().shadow(0.0));
    s.glow(400.0, 250.0, 460.0, p.light, 0.7);
    // Pigeons that stand in the air.
    for (x, y, d) in [(226.0, 130.0, -10.0), (250.0, 330.0, 14.0)] {
        s.place(motif("dove"), At::new(x, y).height(72.0).centred().turned(d).silent());
    }
    // Beam, bell and rope.
    s.limb(&nodes![(60, 66), (740, 66)], &[54.0], Look::of(p.wood).inflate(16.0).grain(0.0).texture(0.3));
    let bronze = p.gold.mix(p.leaf, 0.25).dim(0.9);
    s.blob(&nodes![(360, 84; corner), (440, 84; corner), (486, 140), (506, 300), (560, 380; corner), (400, 408), (240, 380; corner), (294, 300), (314, 140)], Look::of(bronze).to(bronze.dim(0.7)).inflate(46.0).rim(1.6).texture(0.2));
    s.limb(
        &nodes![(252, 366), (400, 392), (548, 366)],
        &[20.0],
        Look::of(bronze.lighter(0.08)).inflate(6.0).rim(1.7),
    );
    s.dot(400.0, 410.0, 36.0, Look::of(bronze.dim(0.6)).inflate(12.0));
    cord(
        s,
        &[point(400.0, 430.0), point(392.0, 700.0), point(372.0, 1240.0)],
        17.0,
        p.cream.mix(p.wood, 0.35),
    );
    // The striker.
    let rust = lch(0.66, 0.07, 160.0).mix(p.gold, 0.3);
    let man = Person { beard: true, ..man }
        .skin(rust)
        .hair(rust.dim(0.7), Hair::Short)
        .wearing(Dress::Coat, rust.dim(0.82))
        .legs(rust.dim(0.7), rust.dim(0.55));
    s.poly(
        &nodes![(560, 700), (840, 660), (840, 760), (590, 750)],
        Look::of(p.wood_dark).inflate(12.0).grain(0.0),
    );
    let b = Actor::new(man, 676.0, 700.0, 480.0).left().lean(12.0).feeling(Feeling::Tenderness);
    let b = b.with(|m| m.facing(0.4).glancing(0.7, 0.8)).with(|m| Mien {
        nod: 0.3,
        brow: [0.8, 0.8],
        slant: [20.0, 20.0],
        open: 0.12,
        upper: [0.1, 0.1],
        ..m
    });
    let b =
        b.hand_own(NEAR, -15.0, -98.0, Hand::Grip).elbow(NEAR, -1.0).hand_own(FAR, 24.0, -50.0, Hand::Open);
    let g = b.grip(NEAR);
    s.group(Group::new(), |s| {
        b.arm(s, FAR);
        b.legs(s);
        b.body(s);
        b.head(s);
        let e = b.crown();
        s.at(&[shift(e.x, e.y + 16.0), turn(-6.0), scale(0.84)], |s| {
            s.blob(
                &nodes![(-84, 8), (-70, -50), (0, -84), (70, -50), (84, 8), (0, -14)],
                Look::of(rust.dim(0.75)).inflate(20.0).rim(1.6),
            );
            s.limb(
                &nodes![(0, -80), (40, -120), (90, -110)],
                &[14.0, 26.0, 10.0],
                Look::of(p.red).inflate(7.0),
            );
        });
        b.arm_with(s, NEAR, |s| {
            s.limb(
                &nodes![(g.x + 30.0, g.y + 40.0), (g.x - 60.0, g.y - 70.0)],
                &[14.0],
                Look::of(p.wood).inflate(4.0),
            );
            s.limb(
                &nodes![(g.x - 94.0, g.y - 40.0), (g.x - 32.0, g.y - 98.0)],
                &[58.0],
                Look::of(rust.dim(0.6)).inflate(16.0).rim(1.6),
            );
        });
    });
    s.focus(640.0, 320.0, 120.0);
    // She, with all her weight.
    let girl = girl.wearing(Dress::Shirt, p.red).legs(p.accent2.dim(0.8), p.wood_dark);
    let a = Actor::new(girl, 250.0, 1190.0, 560.0).lean(-14.0).hip(0.0, -44.0);
    let a = a.feet((-27.0, -36.0), (-24.0, -22.0), [80.0, 80.0]).knees([1.0, 1.0]);
    let a = a.feeling(Feeling::Brave).looking_at(point(640.0, 330.0)).with(|m| Mien {
        nod: -0.55,
        brow: [0.8, 0.8],
        slant: [18.0, 18.0],
        cheek: 1.5,
        ..m
    });
    let a = a.hand(FAR, 372.0, 842.0, Hand::Grip).hand(NEAR, 364.0, 910.0, Hand::Grip);
    s.group(Group::new(), |s| {
        a.arm(s, FAR);
        a.legs(s);
        a.body(s);
        a.head(s);
        a.arm_with(s, NEAR, |s| {
            cord(s, &[point(386.0, 810.0), point(382.0, 960.0)], 17.0, p.cream.mix(p.wood, 0.35));
        });
        a.fingers(s, FAR);
    });
    s.focus(270.0, 740.0, 130.0);
    // Below somebody shakes a watch.
    let pane = Path::ellipse(640.0, 1050.0, 106.0, 130.0);
    s.part(&pane, Look::of(stone.dim(0.7)).inflate(10.0));
    s.group(Group::new().clip(Path::ellipse(640.0, 1050.0, 90.0, 114.0)), |s| {
        s.rect(
            530.0,
            920.0,
            220.0,
            260.0,
            Look::of(p.flame.dim(0.8)).to(p.flame.dim(0.6)).flat().shadow(0.0),
        );
        let who = towns.hat(Hat::Nightcap, p.cream).wearing(Dress::Nightshirt, p.accent2);
        bust(s, &who, &face(Feeling::Suspicion, -0.4, (-0.7, 0.9)), 660.0, 1040.0, 118.0);
        s.place(motif("pocket_watch"), At::new(592.0, 1100.0).height(92.0).centred().turned(-12.0).silent());
    });
    s.note("bell", Role::Subject);
    s.note("girl", Role::Object);
    s.note("statue", Role::Witness);
    s.note("pocket_watch", Role::Detail);
}
