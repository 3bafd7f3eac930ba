//! Somebody is being rubbed out, and takes it in their own way.

use super::acting::*;

pub(super) static HALF_RUBBED_OUT: Relation = Relation {
    id: "half_rubbed_out",
    themes: Themes::Shared,
    moods: &[Mood::Memory, Mood::Loneliness, Mood::Tenderness],
    slots: &[],
    layouts: &[framed("armchair", Setup::Hinge, armchair), framed("wolf", Setup::TableEdge, wolf)],
};

/// Crumbs of rubber around (x, y).
fn crumbs(s: &mut Scene, x: f32, y: f32, spread: f32, count: usize) {
    let p = s.palette;
    for k in 0..count {
        let (cx, cy) = (x + s.rng.signed() * spread, y + s.rng.signed() * spread * 0.25);
        let l = s.rng.range(5.0, 12.0);
        s.limb(
            &nodes![(cx - l, cy), (cx, cy - 3.0), (cx + l, cy + 2.0)],
            &[2.0, 5.0, 2.0],
            Look::of(if k % 2 == 0 { p.pink.dim(0.8) } else { p.grey }).inflate(1.5).shadow(0.4),
        );
    }
}

/// A woman in her armchair is only pencil on one side; with the hand she still has she draws the other one again. Her cat is pencil altogether.
fn armchair(c: &mut Composer) {
    let woman = c.human(Kind::Granny);
    let s = &mut c.scene;
    s.light_at(660.0, 220.0, 0.55);
    let p = s.palette;
    let paper = lch(0.93, 0.02, 85.0).mix(p.cream, 0.3);
    backdrop(s, paper, paper.dim(0.95));
    let woman =
        woman.wearing(Dress::Gown, p.accent2.mix(p.dark, 0.25)).hat(Hat::None, p.dark).cloth(Cloth::Dots);
    let a = Actor::new(woman, 420.0, 1330.0, 1160.0).front().sitting().feeling(Feeling::Calm);
    let a = a.hand(NEAR, 322.0, 900.0, Hand::Open).hand(FAR, 456.0, 868.0, Hand::Pinch).elbow(FAR, -1.0);
    let a = a.looking_at(point(330.0, 900.0)).with(|m| Mien { upper: [0.3, 0.3], tilt: -7.0, ..m });
    let chair_of = |s: &mut Scene| {
        let cover = p.red.mix(p.wood, 0.3);
        s.blob(&nodes![(196, 1260; corner), (186, 700), (216, 470), (300, 400), (420, 386), (540, 400), (626, 470), (656, 700), (646, 1260; corner)], Look::of(cover).to(cover.dim(0.6)).inflate(34.0).texture(0.3).grain(90.0));
        for x in [176.0, 664.0] {
            s.blob(&nodes![(x - 64.0, 1260; corner), (x - 70.0, 930), (x - 50.0, 860), (x, 842), (x + 50.0, 860), (x + 70.0, 930), (x + 64.0, 1260; corner)], Look::of(cover.lighter(0.04)).to(cover.dim(0.6)).inflate(26.0).texture(0.3));
        }
    };
    let frames = [(610.0, 190.0, 130.0, 160.0), (150.0, 200.0, 140.0, 110.0), (380.0, 170.0, 120.0, 150.0)];
    let room = |s: &mut Scene| {
        let wall = p.leaf.mix(p.dark, 0.3).mix(p.mid, 0.3);
        let wall = if wall.l > 0.55 { wall.dim(0.75) } else { wall };
        s.rect(
            -30.0,
            -30.0,
            860.0,
            1290.0,
            Look::of(wall.lighter(0.06)).to(wall.dim(0.7)).flat().texture(0.3).shadow(0.0),
        );
        for k in 0..10 {
            s.rect(-20.0 + k as f32 * 88.0, -30.0, 26.0, 1290.0, veil(wall.dim(0.8), 0.35, 2.0));
        }
        s.glow(700.0, 330.0, 420.0, p.flame, 0.65);
        s.limb(
            &nodes![(744, 1260), (744, 420)],
            &[14.0, 10.0],
            Look::of(p.gold.mix(p.wood, 0.4)).inflate(4.0),
        );
        s.poly(
            &nodes![(690, 300), (796, 300), (840, 430), (644, 430)],
            Look::lamp(p.flame.mix(p.cream, 0.4)),
        );
        picture(s, frames[0].0 - 10.0, frames[0].1, frames[0].2, frames[0].3, |s| {
            s.dot(600.0, 170.0, 40.0, Look::of(p.skin).inflate(10.0));
            s.blob(
                &nodes![(530, 290), (546, 224), (600, 206), (654, 224), (680, 290)],
                Look::of(p.dark.lighter(0.2)).inflate(10.0),
            );
        });
    };
    // The drawing below everything.
    for (x, y, w, h) in frames {
        pencilled(s, paper, |s| s.rect(x - w / 2.0, y - h / 2.0, w, h, Look::of(p.ink)));
    }
    pencilled(s, paper, |s| s.rect(380.0 - 46.0, 110.0, 92.0, 120.0, Look::of(p.ink)));
    s.group(Group::new().alpha(0.8), |s| pencilled(s, paper, chair_of));
    pencilled(s, paper, |s| a.layers(s));
    let lead = p.ink.mix(paper, 0.45);
    for _ in 0..16 {
        let (x, y) = (60.0 + s.rng.range(0.0, 210.0), 520.0 + s.rng.range(0.0, 560.0));
        s.limb(&nodes![(x, y), (x + 46.0, y - 30.0)], &[1.0, 2.4, 1.0], veil(lead, 0.35, 0.0));
    }
    // What is still in colour.
    s.group(Group::new().fade((430.0, 500.0), (330.0, 480.0)), room);
    s.group(Group::new().fade((440.0, 500.0), (350.0, 480.0)), chair_of);
    s.group(Group::new().fade((420.0, 500.0), (366.0, 490.0)), |s| a.layers(s));
    let g = a.grip(FAR);
    // The stub in her hand, and the line it is drawing.
    s.group(Group::new(), |s| {
        s.limb(
            &nodes![(g.x - 74.0, g.y + 34.0), (g.x + 26.0, g.y - 16.0)],
            &[15.0],
            Look::of(p.gold).inflate(4.0).rim(1.3),
        );
        s.limb(
            &nodes![(g.x - 96.0, g.y + 44.0), (g.x - 72.0, g.y + 33.0)],
            &[3.0, 14.0],
            Look::of(p.cream.dim(0.85)).inflate(3.0),
        );
        s.dot(g.x - 96.0, g.y + 44.0, 4.0, Look::of(p.ink).flat());
        a.fingers(s, FAR);
    });
    // The cat has nothing left to lose; the rubber lies under its paw.
    pencilled(s, paper, |s| {
        s.blob(
            &nodes![(92, 860), (84, 740), (120, 670), (180, 660), (226, 710), (240, 800), (230, 860)],
            Look::of(p.ink),
        );
        s.limb(&nodes![(226, 850), (290, 880), (268, 960)], &[22.0, 18.0, 10.0], Look::of(p.ink));
    });
    let cat = Person::new(Kind::Cat, &p).skin(paper);
    pencilled(s, paper, |s| {
        s.at(&[shift(158.0, 640.0), scale(1.3)], |s| head(s, &cat, &Feeling::Calm.mien(), View::Front));
    });
    for (x, tip) in [(138.0, -1.0), (178.0, 1.0)] {
        s.limb(
            &nodes![(x - 15.0, 636), (x, 630), (x + 15.0, 636)],
            &[2.0, 4.0, 2.0],
            Look::of(lead).flat().shadow(0.0),
        );
        s.dot(x + tip, 640.0, 6.0, Look::of(lead).flat().shadow(0.0));
    }
    s.poly(&nodes![(150, 660), (166, 660), (158, 670)], Look::of(lead).flat().shadow(0.0));
    for k in [-1.0, 1.0] {
        for dy in [-6.0, 4.0, 14.0] {
            s.limb(
                &nodes![(158.0 + k * 30.0, 666.0 + dy * 0.4), (158.0 + k * 86.0, 662.0 + dy)],
                &[2.0, 0.8],
                Look::of(lead).flat().shadow(0.0),
            );
        }
    }
    s.poly(&nodes![(96, 846), (186, 836), (190, 874), (100, 884)], Look::of(p.pink).inflate(8.0).shadow(0.5));
    s.poly(
        &nodes![(150, 838), (186, 836), (190, 874), (154, 878)],
        Look::of(p.accent2.mix(p.grey, 0.3)).inflate(8.0).shadow(0.0),
    );
    crumbs(s, 150.0, 900.0, 90.0, 14);
    crumbs(s, 330.0, 1120.0, 120.0, 12);
    let e = a.eye();
    s.focus(e.x, e.y, 170.0);
    s.focus(370.0, 890.0, 130.0);
    s.focus(158.0, 640.0, 100.0);
    s.note("old_woman", Role::Subject);
    s.note("cat", Role::Object);
    s.note("pencil", Role::Detail);
}

/// On the table a wolf has risen out of his paper; a boy rubs out one paw, and the wolf holds out the other.
fn wolf(c: &mut Composer) {
    let boy = c.human(Kind::Boy);
    let s = &mut c.scene;
    s.light_at(640.0, 260.0, 0.55);
    let p = s.palette;
    let wall = p.ambient.dim(0.8).mix(p.accent2, 0.12);
    backdrop(s, wall.lighter(0.1), wall.dim(0.7));
    s.glow(560.0, 420.0, 520.0, p.flame, 0.55);
    // A window with snow, quite dark.
    s.rect(
        60.0,
        90.0,
        210.0,
        280.0,
        Look::of(lch(0.34, 0.06, 262.0)).to(lch(0.46, 0.05, 255.0)).flat().shadow(0.0),
    );
    for k in 0..22 {
        let (x, y) = (s.rng.range(66.0, 264.0), s.rng.range(96.0, 360.0));
        s.dot(x, y, 2.0 + (k % 3) as f32, veil(p.white, 0.8, 0.5));
    }
    for (x, y, w, h) in [
        (52.0, 82.0, 226.0, 14.0),
        (52.0, 364.0, 226.0, 18.0),
        (52.0, 82.0, 14.0, 290.0),
        (264.0, 82.0, 14.0, 290.0),
        (158.0, 82.0, 12.0, 290.0),
        (52.0, 220.0, 226.0, 12.0),
    ] {
        s.rect(x, y, w, h, Look::of(p.wood).inflate(4.0));
    }
    // The table and the sheet.
    let paper = lch(0.93, 0.02, 85.0).mix(p.cream, 0.3);
    s.rect(
        -30.0,
        860.0,
        860.0,
        400.0,
        Look::of(p.wood.lighter(0.02)).to(p.wood_dark).inflate(10.0).grain(0.0).texture(0.35).shadow(0.0),
    );
    s.poly(
        &nodes![(30, 1110), (100, 884), (560, 884), (640, 1110)],
        Look::of(paper).to(paper.dim(0.92)).inflate(4.0).shadow(0.6),
    );
    let lead = p.ink.mix(paper, 0.4);
    // What else he drew: trees, a hut with its door open, small tracks from it to the wolf.
    for (x, h) in [(104.0, 60.0), (150.0, 86.0), (196.0, 56.0)] {
        s.limb(&nodes![(x, 1000), (x + 6.0, 1000.0 - h)], &[4.0, 2.0], Look::of(lead).flat().shadow(0.0));
        for k in 0..4 {
            let y = 1000.0 - h + k as f32 * h * 0.22;
            let w = 8.0 + k as f32 * 7.0;
            s.limb(
                &nodes![(x - w, y + 12.0), (x + 5.0, y), (x + w + 8.0, y + 12.0)],
                &[1.5, 2.5, 1.5],
                Look::of(lead).flat().shadow(0.0),
            );
        }
    }
    pencilled(s, paper, |s| {
        s.poly(&nodes![(470, 1080), (464, 1016), (516, 974), (574, 1014), (584, 1080)], Look::of(p.ink));
    });
    pencilled(s, paper, |s| s.rect(508.0, 1030.0, 32.0, 50.0, Look::of(p.ink)));
    for k in 0..7 {
        s.ellipse(
            490.0 - k as f32 * 24.0,
            1086.0 - k as f32 * 7.0,
            5.0,
            3.0,
            Look::of(lead).flat().shadow(0.0),
        );
    }
    // He.
    let beast = Person::new(Kind::Wolf, &p).wearing(Dress::Fur, p.grey);
    let w = Actor::new(beast, 262.0, 1330.0, 1010.0).feeling(Feeling::Tenderness).lean(4.0);
    let w = w.hand(FAR, 486.0, 700.0, Hand::Open).hand(NEAR, 300.0, 840.0, Hand::Rest);
    let boy = boy.wearing(Dress::Shirt, p.red).cloth(Cloth::Stripes).hat(Hat::None, p.dark);
    let b = Actor::new(boy, 706.0, 1370.0, 740.0).left().feeling(Feeling::Sorrow).lean(8.0);
    let b = b
        .hand(NEAR, 430.0, 884.0, Hand::Cup)
        .hand(FAR, 600.0, 872.0, Hand::Rest)
        .looking_at(point(420.0, 880.0));
    let b = b.with(|m| Mien { tear: false, upper: [0.35, 0.35], ..m });
    let w = w.looking_at(b.eye()).with(|m| Mien { tear: false, ..m });
    s.group(Group::new().fade((300.0, 800.0), (290.0, 905.0)), |s| {
        w.arm(s, FAR);
        w.body(s);
        w.head(s);
    });
    // The paw that is gone: a line of it is left.
    s.group(Group::new().fade((232.0, 690.0), (276.0, 770.0)), |s| w.arm(s, NEAR));
    for (x, y) in [(266.0, 800.0), (300.0, 846.0), (340.0, 872.0)] {
        s.limb(
            &nodes![(x - 20.0, y - 16.0), (x, y), (x + 26.0, y + 8.0)],
            &[1.0, 3.0, 1.0],
            veil(paper, 0.7, 0.5),
        );
    }
    crumbs(s, 380.0, 930.0, 90.0, 18);
    s.group(Group::new(), |s| {
        b.arm(s, FAR);
        b.body(s);
        b.head(s);
    });
    let g = b.grip(NEAR);
    s.group(Group::new(), |s| {
        b.arm_with(s, NEAR, |s| {
            s.poly(
                &nodes![
                    (g.x - 54.0, g.y - 8.0),
                    (g.x + 26.0, g.y - 34.0),
                    (g.x + 40.0, g.y + 2.0),
                    (g.x - 40.0, g.y + 30.0)
                ],
                Look::of(p.pink).inflate(9.0).rim(1.2),
            );
        });
    });
    s.focus(330.0, 480.0, 190.0);
    s.focus(600.0, 660.0, 150.0);
    s.focus(420.0, 850.0, 130.0);
    s.note("wolf", Role::Subject);
    s.note("boy", Role::Object);
    s.note("pencil", Role::Detail);
}
