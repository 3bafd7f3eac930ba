//! They look far for what is near.

use super::acting::*;

pub(super) static LAST_LENS: Relation = Relation {
    id: "last_lens",
    themes: Themes::Only(&["half-asleep", "looking-glass"]),
    moods: &[Mood::Longing, Mood::Mischief, Mood::Dread],
    slots: &[],
    layouts: &[
        framed("back_to_back", Setup::LongSky, back_to_back),
        framed("behind_you", Setup::NearDark, behind_you),
    ],
};

/// A brass telescope from the eye at `from` to its end at `to`.
fn telescope(s: &mut Scene, from: Point, to: Point, w: f32) {
    let p = s.palette;
    for (a, b, k) in [(0.0, 0.42, 0.72), (0.36, 0.74, 0.88), (0.68, 1.0, 1.1)] {
        let (a, b) = (from.towards(to, a), from.towards(to, b));
        s.limb(
            &nodes![(a.x, a.y), (b.x, b.y)],
            &[w * k],
            Look::of(p.wood_dark.mix(p.gold, 0.12)).inflate(w * 0.26).rim(1.4),
        );
        let c = a.towards(b, 0.96);
        s.dot(c.x, c.y, w * k * 0.56, Look::of(p.gold.lighter(0.08)).inflate(w * 0.2).rim(1.4));
    }
}

/// The same one with a hand closed round something at a place on the canvas.
fn holds(who: Actor, side: usize, at: Point) -> Actor {
    let near = who.hand(side, at.x, at.y + 50.0, Hand::Grip);
    let g = near.grip(side);
    near.hand(side, 2.0 * at.x - g.x, 2.0 * at.y + 50.0 - g.y, Hand::Grip)
}

/// On one small rock in a wide sea a man and a woman stand back to back and search the horizon through telescopes; a cat has tied their scarves together.
fn back_to_back(c: &mut Composer) {
    c.scene.light_at(400.0, 560.0, 0.45);
    let (man, woman) = (c.human(Kind::Man), c.human(Kind::Woman));
    let s = &mut c.scene;
    let p = s.palette;
    s.sky(0.7, 0.5);
    s.glow(400.0, 560.0, 430.0, p.light, 0.4);
    crate::settings::air::heap(s, 130.0, 250.0, 240.0, 80.0, p.white.mix(p.sky[2], 0.4), false, 0.6);
    crate::settings::air::heap(s, 690.0, 160.0, 260.0, 90.0, p.white.mix(p.sky[2], 0.4), false, 0.6);
    // Sea in bands.
    for (i, y) in [760.0, 830.0, 910.0, 1010.0, 1110.0].into_iter().enumerate() {
        let t = i as f32 / 4.0;
        let colour = known_water(s).lighter(0.08 - 0.2 * t).mix(p.light, 0.22 * (1.0 - t));
        s.blob(
            &nodes![(-40, y; corner), (100, y - 8.0 * t), (260, y + 14.0 * t), (420, y - 10.0 * t), (600, y + 14.0 * t), (840, y; corner), (840, 1260; corner), (-40, 1260; corner)],
            Look::of(colour).to(colour.dim(0.85)).inflate(8.0).rim(1.1).shadow(0.2),
        );
    }
    // The rock, with a letter in a bottle that each has sent.
    s.blob(
        &nodes![
            (150, 1190),
            (210, 1090),
            (290, 1040),
            (400, 1022),
            (520, 1040),
            (600, 1090),
            (670, 1190),
            (560, 1250),
            (260, 1250)
        ],
        Look::of(p.stone).to(p.stone.dim(0.62)).inflate(40.0).texture(0.4),
    );
    for (x, y, r) in [(250.0, 1140.0, 20.0), (560.0, 1150.0, 26.0), (420.0, 1180.0, 18.0)] {
        s.ellipse(x, y, r * 1.6, r * 0.7, Look::of(p.leaf.dim(0.7)).alpha(0.7).inflate(5.0).shadow(0.0));
    }
    for (x, y, a) in [(116.0, 1100.0, 64.0), (690.0, 1090.0, -60.0)] {
        s.place(motif("bottle"), At::new(x, y).height(120.0).centred().turned(a).silent());
        s.limb(
            &nodes![(x - 80.0, y + 26.0), (x, y + 34.0), (x + 80.0, y + 24.0)],
            &[3.0, 13.0, 3.0],
            Look::of(p.white).alpha(0.7).flat(),
        );
    }
    // The two.
    let (red, blue) = (p.red, lch(0.55, 0.11, 235.0));
    let man = man.wearing(Dress::Coat, blue.dim(0.85)).hat(Hat::Cap, p.dark.lighter(0.1)).scarf(red);
    let man = Actor::new(man, 320.0, 1060.0, 640.0).left().lean(5.0).feeling(Feeling::Brave);
    let man = man.with(|m| Mien { turn: 0.9, gaze: [0.7, -0.1], tilt: -4.0, upper: [0.9, 0.2], ..m });
    let woman = woman.wearing(Dress::Gown, p.accent.mix(red, 0.2)).cloth(Cloth::Stripes).scarf(red);
    let woman = Actor::new(woman, 482.0, 1060.0, 600.0).lean(5.0).feeling(Feeling::Sorrow);
    let woman =
        woman.with(|m| Mien { turn: 0.9, gaze: [0.7, -0.2], nod: -0.1, tilt: 4.0, upper: [0.2, 0.9], ..m });
    under(s, 400.0, 1058.0, 190.0);
    for (who, to) in [(&man, point(28.0, 480.0)), (&woman, point(776.0, 516.0))] {
        let from = who.eye().towards(to, 0.06);
        let who = holds(who.clone(), FAR, from.towards(to, 0.6));
        s.group(Group::new(), |s| {
            who.legs(s);
            who.body(s);
            who.head(s);
            who.arm_with(s, FAR, |s| telescope(s, from, to, 48.0));
            who.arm(s, NEAR);
        });
    }
    // Their scarves, and who ties them.
    let (a, b) = (man.shoulder(NEAR), woman.shoulder(NEAR));
    s.limb(
        &nodes![(a.x + 16.0, a.y - 6.0), (lerp(a.x, b.x, 0.3), a.y + 120.0), (402, 800), (410, 880)],
        &[30.0, 40.0, 34.0, 30.0],
        Look::of(red).inflate(10.0).texture(0.3),
    );
    s.limb(
        &nodes![(b.x - 12.0, b.y - 6.0), (lerp(a.x, b.x, 0.7), b.y + 120.0), (404, 800), (390, 880)],
        &[30.0, 40.0, 34.0, 30.0],
        Look::of(red.lighter(0.06)).inflate(10.0).texture(0.3),
    );
    s.dot(402.0, 806.0, 30.0, Look::of(red.dim(0.9)).inflate(12.0));
    Beast::new(Species::Cat, 404.0, 1074.0, 190.0)
        .quarter()
        .feeling(Feeling::Mischief)
        .glancing(0.1, -0.6)
        .paint(s);
    s.focus(400.0, 820.0, 90.0);
    s.focus(404.0, 930.0, 70.0);
    // Far out, on each side, what each takes for the other: a sail, and another.
    for (x, k) in [(60.0, 1.0), (744.0, 0.9)] {
        s.at(&[shift(x, 762.0), scale(k)], |s| {
            s.poly(&nodes![(0, -56), (26, -8), (0, -8)], Look::of(p.white).inflate(3.0));
            s.blob(
                &nodes![(-24, -6; corner), (30, -6; corner), (18, 8), (-14, 8)],
                Look::of(p.wood_dark).inflate(3.0),
            );
        });
    }
    s.note("gentleman", Role::Subject);
    s.note("woman", Role::Object);
    s.note("cat", Role::Witness);
    s.note("telescope", Role::Detail);
    s.note("sea", Role::Setting);
}

/// Over our dark shoulder, through a round lens: a girl with a telescope points past us, aghast, while a wolf behind her lifts a paw; at our own shoulder, too, a paw.
fn behind_you(c: &mut Composer) {
    let (girl, us) = (c.human(Kind::Girl), c.human(Kind::Boy));
    let s = &mut c.scene;
    s.light_at(440.0, 330.0, 0.5);
    let p = s.palette;
    let dark = p.dark.mix(lch(0.24, 0.05, 275.0), 0.5);
    s.paint_sky(Sky {
        stops: vec![(0.0, dark.dim(0.6)), (0.7, dark), (1.0, dark.dim(0.7))],
        ..Sky::of(&p, 0.0, 0.15)
    });
    crate::settings::air::stars(s, 40, 1100.0);
    // The lens and its rim.
    let (x, y, r) = (420.0, 440.0, 330.0);
    s.dot(x, y, r + 46.0, Look::of(p.gold.mix(p.wood, 0.3)).inflate(30.0).rim(1.5));
    s.dot(x, y, r + 16.0, Look::of(p.wood_dark.dim(0.6)).inflate(6.0));
    s.group(Group::new().clip(Path::ellipse(x, y, r, r)), |s| {
        let sky = lch(0.74, 0.07, 225.0).mix(p.sky[2], 0.25);
        s.rect(60.0, 80.0, 720.0, 720.0, Look::of(sky.lighter(0.08)).to(sky).emissive().flat().shadow(0.0));
        for (hx, hy, w, k) in [(160.0, 640.0, 330.0, 0.0), (640.0, 660.0, 330.0, 0.05)] {
            s.ellipse(
                hx,
                hy,
                w,
                150.0,
                Look::of(lch(0.56, 0.10, 135.0).lighter(k)).inflate(20.0).texture(0.35),
            );
        }
        // The wolf behind her.
        let wolf = Person::new(Kind::Wolf, &p)
            .wearing(Dress::Coat, p.dark.lighter(0.14))
            .hat(Hat::Bowler, p.dark)
            .scarf(p.red);
        let wolf = Actor::new(wolf, 300.0, 1010.0, 790.0).front().feeling(Feeling::Shame);
        let wolf = wolf
            .with(|m| Mien { turn: 0.35, gaze: [0.6, 0.6], tilt: 8.0, curve: 0.3, ..m })
            .hand(FAR, 410.0, 560.0, Hand::Point)
            .hand(NEAR, 200.0, 650.0, Hand::Grip);
        let g = wolf.grip(NEAR);
        wolf.paint(s);
        // In his other paw, her hat.
        s.at(&[shift(g.x - 6.0, g.y + 30.0), turn(12.0)], |s| {
            s.blob(
                &nodes![(-46, 20), (-40, -26), (0, -48), (40, -26), (46, 20)],
                Look::of(p.red).inflate(14.0).texture(0.3),
            );
            s.limb(&nodes![(-48, 22), (48, 22)], &[24.0], Look::of(p.cream).inflate(7.0));
            s.dot(0.0, -54.0, 17.0, Look::of(p.cream).inflate(7.0).fur(4.0, 0.0, 3.0));
        });
        // She.
        let girl = girl.wearing(Dress::Coat, p.accent).scarf(p.gold);
        let girl = Actor::new(girl, 530.0, 1010.0, 600.0).front().feeling(Feeling::Fear);
        let girl = girl
            .with(|m| Mien { turn: -0.05, gaze: [0.0, 0.1], open: 0.8, brow: [1.0, 1.0], tilt: -5.0, ..m })
            .hand(NEAR, 400.0, 680.0, Hand::Point)
            .hand(FAR, 668.0, 640.0, Hand::Grip);
        girl.paint(s);
        let g = girl.grip(FAR);
        telescope(s, point(g.x - 36.0, g.y + 70.0), point(g.x + 40.0, g.y - 110.0), 34.0);
        girl.fingers(s, FAR);
        s.ellipse(
            x - 120.0,
            y - 210.0,
            150.0,
            60.0,
            Look::of(p.white).alpha(0.16).soft(14.0).flat().shadow(0.0),
        );
    });
    s.focus(530.0, 500.0, 150.0);
    s.focus(300.0, 340.0, 120.0);
    // We: a head from behind in a bobble hat, the tube before us.
    s.limb(
        &nodes![(480, 1120), (452, 900), (436, 786)],
        &[150.0, 190.0, 230.0],
        Look::of(p.gold.mix(p.dark, 0.5)).inflate(40.0).rim(1.3),
    );
    for (yy, w) in [(800.0, 250.0), (940.0, 200.0)] {
        s.limb(
            &nodes![(440.0 - w / 2.0 + (yy - 800.0) * 0.14, yy), (440.0 + w / 2.0 + (yy - 800.0) * 0.14, yy)],
            &[34.0],
            Look::of(p.gold.mix(p.wood, 0.3)).inflate(12.0).rim(1.5),
        );
    }
    let coat = p.dark.mix(p.accent2, 0.3);
    s.blob(
        &nodes![(190, 1260; corner), (220, 1120), (330, 1060), (520, 1050), (660, 1100), (720, 1260; corner)],
        Look::of(coat).inflate(40.0).texture(0.25).rim(1.3),
    );
    let us = us.hat(Hat::Woolly, p.red);
    s.at(&[shift(470.0, 990.0), scale(2.1)], |s| head(s, &us, &Feeling::Calm.mien(), View::Back));
    // The paw about to tap us, with something of ours.
    let grey = p.grey.lighter(0.02);
    let paw = LoneHand {
        at: point(150.0, 1060.0),
        size: 190.0,
        degrees: -4.0,
        thumb: -1.0,
        hand: Hand::Point,
        colour: grey,
        paw: true,
        sleeve: p.leaf.mix(p.dark, 0.2),
        from: point(-60.0, 1150.0),
    };
    paw.paint_with(s, |_| {});
    s.focus(260.0, 1060.0, 110.0);
    s.note("girl", Role::Subject);
    s.note("wolf", Role::Object);
    s.note("telescope", Role::Detail);
}
