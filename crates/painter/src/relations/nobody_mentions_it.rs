//! Somebody is in the middle, or should be, and nobody says a word about it.

use super::acting::*;

pub(super) static NOBODY_MENTIONS_IT: Relation = Relation {
    id: "nobody_mentions_it",
    themes: Themes::Only(&["half-asleep", "looking-glass"]),
    moods: &[Mood::Loneliness, Mood::Longing, Mood::Memory],
    slots: &[],
    layouts: &[framed("compartment", Setup::Hinge, compartment), framed("pyramid", Setup::Gap, pyramid)],
};

/// Soft, grey, in tufts that lie along `degrees`.
fn soft(colour: Colour, inflate: f32, degrees: f32) -> Look {
    Look::of(colour).inflate(inflate).fur(15.0, degrees, 5.0).texture(0.28).hatch(0.5).hatch_along(degrees)
}

/// A compartment: it sits between a man and a woman who look out of two windows, day here, night there; under it their shoes touch.
fn compartment(c: &mut Composer) {
    let (woman, man) = (c.human(Kind::Woman), c.human(Kind::Man));
    let s = &mut c.scene;
    s.light_at(120.0, 240.0, 0.5);
    let p = s.palette;
    let wood = p.wood.mix(p.red, 0.2);
    s.paint_sky(Sky { stops: vec![(0.0, wood.dim(0.7)), (1.0, wood.dim(0.5))], ..Sky::of(&p, 0.0, 0.0) });
    // Two windows that disagree.
    for (x, night) in [(40.0, false), (560.0, true)] {
        s.rect(x - 16.0, 154.0, 232.0, 432.0, Look::of(p.wood_dark).inflate(8.0));
        s.group(Group::new().clip(Path::rect(x, 170.0, 200.0, 400.0)), |s| {
            let (top, low) = if night {
                (lch(0.2, 0.05, 270.0), lch(0.34, 0.07, 262.0))
            } else {
                (lch(0.74, 0.08, 235.0), lch(0.93, 0.05, 90.0))
            };
            s.rect(x, 170.0, 200.0, 400.0, Look::of(top).to(low).emissive().flat());
            let land = if night { lch(0.22, 0.04, 250.0) } else { lch(0.66, 0.12, 128.0) };
            s.blob(
                &nodes![
                    (x - 60.0, 470),
                    (x + 60.0, 420),
                    (x + 150.0, 450),
                    (x + 260.0, 410),
                    (x + 260.0, 640),
                    (x - 60.0, 640)
                ],
                Look::of(land).emissive().flat(),
            );
            if night {
                for (dx, dy, r) in [
                    (40.0, 240.0, 4.0),
                    (96.0, 210.0, 5.0),
                    (160.0, 286.0, 4.0),
                    (60.0, 330.0, 3.0),
                    (130.0, 350.0, 4.0),
                ] {
                    s.dot(x + dx, dy, r, Look::lamp(p.cream));
                }
                s.place(motif("house"), At::new(x + 110.0, 452.0).height(70.0).standing().silent());
            } else {
                s.dot(x + 62.0, 262.0, 34.0, Look::lamp(lch(0.96, 0.08, 95.0)));
                s.place(motif("apple_tree"), At::new(x + 140.0, 450.0).height(120.0).standing().silent());
            }
        });
        s.line(&nodes![(x + 100.0, 170), (x + 100.0, 570)], 8.0, Look::of(p.wood_dark));
    }
    // The rack, with what three take along.
    s.place(motif("suitcase"), At::new(150.0, 138.0).height(100.0).standing().silent());
    s.place(motif("suitcase"), At::new(650.0, 138.0).height(90.0).standing().facing(Facing::Left).silent());
    s.limb(&nodes![(-20, 140), (820, 140)], &[16.0], Look::of(p.gold.mix(p.wood, 0.5)).inflate(5.0));
    // The seat.
    let plush = p.accent.mix(p.dark, 0.42);
    s.blob(&nodes![(-40, 600; corner), (60, 586), (740, 586), (840, 600; corner), (840, 960; corner), (-40, 960; corner)], Look::of(plush).inflate(26.0).texture(0.25));
    for i in 0..18 {
        let (x, y) =
            (40.0 + (i % 6) as f32 * 146.0 + (i / 6 % 2) as f32 * 60.0, 650.0 + (i / 6) as f32 * 96.0);
        s.dot(x, y, 9.0, Look::of(plush.dim(0.6)).inflate(4.0));
    }
    s.blob(
        &nodes![(-40, 930; corner), (400, 910), (840, 930; corner), (840, 1040; corner), (-40, 1040; corner)],
        Look::of(plush.lighter(0.06)).inflate(22.0).texture(0.25),
    );
    s.rect(
        -30.0,
        1036.0,
        860.0,
        200.0,
        Look::of(p.wood_dark).to(p.wood_dark.dim(0.6)).flat().texture(0.2).grain(0.0),
    );
    // The two, who look out.
    let she = woman
        .wearing(Dress::Coat, p.red.mix(p.wood, 0.2))
        .hat(Hat::None, p.dark)
        .legs(p.cream.dim(0.8), p.dark);
    let he = man
        .wearing(Dress::Coat, p.leaf.mix(p.dark, 0.35))
        .hat(Hat::None, p.dark)
        .cloth(Cloth::Stripes)
        .legs(p.dark.lighter(0.2), p.wood_dark);
    let she = Actor::new(she, 150.0, 1150.0, 760.0).front().sitting().feeling(Feeling::Offended);
    let she = she.feet((-7.0, -4.0), (26.0, -3.0), [180.0, 0.0]).with(|m| Mien {
        upper: [0.5, 0.5],
        curve: -0.35,
        ..m.facing(-0.75).glancing(-0.8, 0.1).tilted(-4.0).nodding(-0.1)
    });
    let he = Actor::new(he, 650.0, 1150.0, 790.0).front().sitting().feeling(Feeling::Sorrow);
    let he = he
        .feet((-25.0, -3.0), (8.0, -4.0), [180.0, 0.0])
        .with(|m| Mien { curve: -0.4, ..m.facing(0.75).glancing(0.8, 0.25).tilted(6.0).nodding(0.15) });
    she.hand_own(NEAR, -6.0, -31.0, Hand::Rest).hand_own(FAR, -2.0, -29.0, Hand::Cover).paint(s);
    he.hand_own(NEAR, 2.0, -29.0, Hand::Cover).hand_own(FAR, 6.0, -31.0, Hand::Rest).paint(s);
    // It, between them, on the middle seat; its feet do not reach the floor.
    let grey = lch(0.6, 0.018, 255.0).mix(p.fog, 0.2);
    for x in [352.0, 448.0] {
        s.limb(
            &nodes![(x, 930), (x, 1020), (x + (x - 400.0) * 0.2, 1050)],
            &[96.0, 76.0, 60.0],
            soft(grey.dim(0.88), 24.0, 90.0),
        );
        s.ellipse(x + (x - 400.0) * 0.25, 1056.0, 46.0, 26.0, Look::of(grey.dim(0.75)).inflate(10.0));
    }
    s.blob(
        &nodes![
            (400, 330),
            (500, 356),
            (540, 470),
            (536, 640),
            (590, 800),
            (560, 960),
            (400, 990),
            (240, 960),
            (210, 800),
            (264, 640),
            (260, 470),
            (300, 356)
        ],
        soft(grey, 80.0, 92.0).shadow(0.8),
    );
    s.blob(
        &nodes![(400, 690), (480, 730), (500, 860), (400, 950), (300, 860), (320, 730)],
        soft(grey.lighter(0.05), 40.0, 92.0).shadow(0.0).rim(0.0),
    );
    let face = Mien {
        gaze: [0.0, 0.1],
        tilt: 4.0,
        curve: 0.1,
        wide: 1.0,
        upper: [0.3, 0.22],
        slant: [26.0, 22.0],
        brow: [0.3, 0.45],
        cheek: 0.8,
        ..Feeling::Shame.mien()
    };
    visage(s, 400.0, 470.0, 270.0, &face, grey);
    s.blob(&nodes![(330, 352), (400, 330), (472, 352), (400, 366)], Look::of(p.dark).inflate(6.0));
    s.blob(
        &nodes![(350, 346; corner), (356, 280), (400, 262), (444, 280), (450, 346; corner)],
        Look::of(p.dark.lighter(0.06)).inflate(16.0),
    );
    // A paw on a knee on either side.
    for k in [-1.0, 1.0] {
        let at = |dx: f32| 400.0 + k * dx;
        s.limb(
            &nodes![(at(96.0), 610), (at(124.0), 670), (at(172.0), 790), (at(196.0), 900), (at(188.0), 950)],
            &[16.0, 84.0, 96.0, 82.0, 66.0],
            soft(grey.dim(0.96), 32.0, 90.0).rim(0.15).shadow(0.5),
        );
        for n in 0..3 {
            let x = at(164.0 + n as f32 * 22.0);
            s.limb(
                &nodes![(x, 950), (x + k * 2.0, 986)],
                &[28.0, 18.0],
                Look::of(grey.dim(0.82)).inflate(7.0),
            );
        }
    }
    s.focus(400.0, 480.0, 170.0);
    s.focus(150.0, 690.0, 90.0);
    s.focus(650.0, 690.0, 90.0);
    s.note("woman", Role::Subject);
    s.note("gentleman", Role::Object);
    s.note("train", Role::Setting);
}

/// A circus: a pyramid in which one is missing; hands below hold up nobody, and who stands on top stands half on air. Somebody leaves with a suitcase.
fn pyramid(c: &mut Composer) {
    let (man, woman, boy, gone) =
        (c.human(Kind::Man), c.human(Kind::Woman), c.human(Kind::Boy), c.human(Kind::Woman));
    let s = &mut c.scene;
    s.light_at(640.0, 60.0, 0.6);
    let p = s.palette;
    // The tent: stripes that meet at the top, tiers of people, sawdust.
    let tent = p.red.mix(p.dark, 0.45);
    s.paint_sky(Sky {
        stops: vec![(0.0, tent.dim(0.5)), (1.0, tent.dim(0.7))],
        swirl: 0.0,
        ..Sky::of(&p, 0.0, 0.0)
    });
    for i in 0..9 {
        let x = -240.0 + i as f32 * 160.0;
        s.poly(
            &nodes![(420, -60), (x, 720), (x + 80.0, 720)],
            Look::of(p.cream.mix(tent, 0.55).dim(0.6)).flat().shadow(0.0).texture(0.2),
        );
    }
    for row in 0..3 {
        let y = 640.0 + row as f32 * 62.0;
        s.rect(-30.0, y, 860.0, 80.0, Look::of(tent.dim(0.35 + row as f32 * 0.1)).inflate(6.0));
        for i in 0..13 {
            let x = 6.0 + i as f32 * 66.0 + (row % 2) as f32 * 30.0;
            let tone = skin(&p, i + row).mix(tent, 0.55).dim(0.7);
            s.ellipse(
                x,
                y + 34.0,
                30.0,
                26.0,
                Look::of(p.cloth(i * 2 + row).mix(tent, 0.6).dim(0.6)).inflate(8.0),
            );
            s.dot(x, y - 4.0, 21.0, Look::of(tone).inflate(8.0));
            s.dot(x - 6.0, y - 8.0, 3.0, Look::of(p.ink));
            s.dot(x + 7.0, y - 8.0, 3.0, Look::of(p.ink));
        }
    }
    s.ellipse(400.0, 1170.0, 620.0, 330.0, Look::of(p.gold.mix(p.wood, 0.35)).inflate(10.0).texture(0.35));
    s.stroke(&Path::ellipse(400.0, 1170.0, 590.0, 310.0), 24.0, Look::of(p.red).inflate(8.0));
    // The spot falls where nobody is.
    s.poly(
        &nodes![(700, -40), (760, -40), (610, 850), (410, 850)],
        Look::of(p.light).emissive().alpha(0.4).soft(12.0).flat().shadow(0.0).rim(0.0),
    );
    s.glow(510.0, 660.0, 210.0, p.light, 0.5);
    // Who leaves, by the curtain.
    s.blob(
        &nodes![(-40, 560), (70, 560), (96, 800), (60, 1010), (-40, 1010)],
        Look::of(p.accent2.mix(p.dark, 0.6)).inflate(20.0).grain(90.0).texture(0.3),
    );
    let gone = gone.wearing(Dress::Coat, p.dark.lighter(0.18)).hat(Hat::Bowler, p.dark);
    let gone = Actor::new(gone, 108.0, 1010.0, 280.0).left().walking().feeling(Feeling::Sorrow);
    let gone = gone.with(|m| Mien { tear: true, ..m.facing(-0.6).glancing(-0.8, -0.3) }).hand_own(
        NEAR,
        12.0,
        -36.0,
        Hand::Grip,
    );
    let g = gone.grip(NEAR);
    gone.paint(s);
    s.place(motif("suitcase"), At::new(g.x, g.y + 74.0).height(80.0).standing().silent());
    // Below: bear, man, lion.
    under(s, 420.0, 1130.0, 300.0);
    let spangled =
        |k: Kind, colour: Colour| Person::new(k, &p).wearing(Dress::Shirt, colour).cloth(Cloth::Stripes);
    let bear =
        Actor::new(spangled(Kind::Bear, p.accent), 226.0, 1140.0, 480.0).front().feeling(Feeling::Brave);
    bear.with(|m| m.glancing(0.3, -0.4)).hand_own(NEAR, -15.0, -42.0, Hand::Fist).paint(s);
    let man = man.wearing(Dress::Shirt, p.accent).cloth(Cloth::Stripes).hat(Hat::None, p.dark).girth(1.15);
    let man = Actor::new(man, 420.0, 1150.0, 490.0).front().feeling(Feeling::Sorrow);
    man.with(|m| m.facing(0.3).glancing(0.6, -0.7).nodding(-0.3))
        .hand_own(FAR, 24.0, -108.0, Hand::Open)
        .paint(s);
    let lion =
        Actor::new(spangled(Kind::Lion, p.accent), 618.0, 1140.0, 480.0).front().feeling(Feeling::Fear);
    lion.with(|m| Mien { tear: true, open: 0.1, ..m.facing(-0.3).glancing(-0.6, -0.7).nodding(-0.3) })
        .hand_own(NEAR, -24.0, -108.0, Hand::Open)
        .paint(s);
    // In the middle: she holds a hand that isn't there.
    let woman = woman
        .wearing(Dress::Shirt, p.accent2)
        .cloth(Cloth::Dots)
        .hat(Hat::None, p.dark)
        .legs(p.white.dim(0.9), p.accent2);
    let woman = Actor::new(woman, 320.0, 848.0, 400.0).front().feeling(Feeling::Brave).feet(
        (-11.0, -4.0),
        (11.0, -4.0),
        [180.0, 0.0],
    );
    woman
        .with(|m| m.facing(0.2).glancing(0.5, 0.0).tilted(4.0))
        .hand_own(NEAR, -12.0, -43.0, Hand::Fist)
        .hand_own(FAR, 38.0, -66.0, Hand::Grip)
        .paint(s);
    // On top: one foot on her shoulder, one on nothing.
    let boy =
        boy.wearing(Dress::Shirt, p.gold).cloth(Cloth::Stripes).hat(Hat::None, p.dark).legs(p.white, p.red);
    let boy = Actor::new(boy, 412.0, 612.0, 350.0).front().feeling(Feeling::Joy).feet(
        (-16.0, -4.0),
        (17.0, -4.0),
        [180.0, 0.0],
    );
    boy.with(|m| m.facing(0.0).glancing(0.0, -0.1).tilted(0.0))
        .hand_own(NEAR, -42.0, -80.0, Hand::Wave)
        .hand_own(FAR, 42.0, -80.0, Hand::Wave)
        .paint(s);
    s.focus(412.0, 440.0, 150.0);
    s.focus(510.0, 700.0, 160.0);
    s.focus(110.0, 820.0, 80.0);
    s.note("boy", Role::Subject);
    s.note("lion", Role::Object);
    s.note("bear", Role::Detail);
    s.note("suitcase", Role::Detail);
}
