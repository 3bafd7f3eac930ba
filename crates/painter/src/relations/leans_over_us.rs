//! We lie below, and a ring of faces bends over us.

use super::acting::*;

pub(super) static LEANS_OVER_US: Relation = Relation {
    id: "leans_over_us",
    themes: Themes::Only(&["looking-glass", "roots", "marbles", "first-light", "moth-court"]),
    moods: &[Mood::Wonder, Mood::Tenderness, Mood::Dread],
    slots: &[],
    layouts: &[framed("cradle", Setup::Well, cradle), framed("pot", Setup::Ring, pot)],
};

/// A head that bends in over the edge: its crown outward, its chin toward the middle; shoulders behind it.
fn over(s: &mut Scene, who: &Person, feeling: Feeling, at: Point, size: f32, gaze: [f32; 2]) {
    let middle = point(400.0, 600.0);
    let degrees = moonhare_scene::math::atan2(middle.y - at.y, middle.x - at.x).to_degrees() - 90.0;
    // Faces stand more upright than true, so that they can be read.
    let degrees = if degrees < -180.0 { degrees + 360.0 } else { degrees };
    let mien = feeling.mien();
    let mien = crate::actors::Mien {
        gaze,
        turn: 0.0,
        tilt: 0.0,
        nod: 0.35,
        tear: feeling == Feeling::Sorrow,
        ..mien
    };
    s.at(&[shift(at.x, at.y), turn(degrees * 0.82), scale(size / 100.0)], |s| {
        s.blob(
            &nodes![(-90, -130; corner), (-74, 6), (-40, 52), (0, 58), (40, 52), (74, 6), (90, -130; corner)],
            Look::of(who.coat).to(who.coat.dim(0.7)).inflate(20.0).texture(0.2),
        );
        head(s, who, &mien, View::Front);
        s.focus(0.0, 0.0, 62.0);
    });
}

/// A grandmother, a boy, a goat with spectacles, a cook and the moon look down into the cradle in which we lie.
fn cradle(c: &mut Composer) {
    let people = [Kind::Granny, Kind::Boy, Kind::Woman, Kind::Man].map(|kind| c.human(kind));
    let s = &mut c.scene;
    s.light_at(400.0, 560.0, 0.6);
    let p = s.palette;
    let ceiling = p.sky[2].mix(p.cream, 0.35);
    s.paint_sky(Sky {
        stops: vec![(0.0, ceiling.dim(0.9)), (0.5, ceiling), (1.0, ceiling.dim(0.9))],
        ..Sky::of(&p, 0.2, 0.15)
    });
    s.glow(400.0, 560.0, 420.0, p.light, 0.6);
    // Beams of the ceiling run away from us.
    for k in 0..8 {
        let a = radians(k as f32 * 45.0 + 20.0);
        s.limb(
            &nodes![
                (400.0 + cos(a) * 90.0, 560.0 + sin(a) * 110.0),
                (400.0 + cos(a) * 640.0, 560.0 + sin(a) * 800.0)
            ],
            &[10.0, 46.0],
            Look::of(p.wood.mix(ceiling, 0.5)).inflate(6.0).grain(0.0).shadow(0.2),
        );
    }
    // A mobile, right above.
    for (i, (x, y, id)) in
        [(340.0, 520.0, "star"), (452.0, 500.0, "fish"), (396.0, 640.0, "songbird")].into_iter().enumerate()
    {
        cord(s, &[point(400.0, 560.0), point(x, y)], 2.6, p.wood_dark);
        s.place(motif(id), At::new(x, y).height(50.0).centred().turned(i as f32 * 40.0 - 30.0).silent());
    }
    s.dot(400.0, 560.0, 9.0, Look::of(p.wood_dark).inflate(3.0));
    let goat = Person::new(Kind::Goat, &p).glasses().wearing(Dress::Coat, p.dark.lighter(0.12));
    let bear = Person::new(Kind::Bear, &p).wearing(Dress::Coat, p.red);
    let [granny, boy, sister, cook] = people;
    let cook = cook.hat(Hat::Cap, p.white).bearded();
    // The moon, as one of the family.
    s.group(Group::new(), |s| {
        let (x, y) = (400.0, 128.0);
        s.dot(x, y, 128.0, Look::lamp(p.light.mix(p.cream, 0.3)));
        for (dx, dy, r) in [(-60.0, -40.0, 20.0), (70.0, -50.0, 14.0), (76.0, 40.0, 18.0)] {
            s.dot(x + dx, y + dy, r, Look::of(p.light.dim(0.8)).alpha(0.5).flat());
        }
        for side in [-1.0, 1.0] {
            let ex = x + side * 42.0;
            s.ellipse(ex, y + 6.0, 19.0, 22.0, Look::of(p.white).inflate(5.0));
            s.dot(ex, y + 16.0, 10.0, Look::of(p.ink).inflate(2.0));
            s.limb(
                &nodes![
                    (ex - 20.0, y - 30.0 - side * 5.0),
                    (ex, y - 36.0),
                    (ex + 20.0, y - 30.0 + side * 5.0)
                ],
                &[5.0, 8.0, 5.0],
                Look::of(p.light.dim(0.6)).inflate(2.0),
            );
        }
        s.line(
            &nodes![(x - 34.0, y + 60.0), (x, y + 78.0), (x + 34.0, y + 60.0)],
            7.0,
            Look::of(p.light.dim(0.5)),
        );
        for side in [-1.0, 1.0] {
            s.dot(x + side * 72.0, y + 48.0, 18.0, Look::of(p.pink).alpha(0.5).soft(6.0).flat());
        }
    });
    s.focus(400.0, 140.0, 110.0);
    over(s, &boy, Feeling::Mischief, point(120.0, 300.0), 230.0, [0.2, 0.4]);
    over(s, &goat, Feeling::Suspicion, point(690.0, 310.0), 240.0, [-0.2, 0.4]);
    // These two look not at us but across, at each other.
    over(s, &sister, Feeling::Offended, point(96.0, 660.0), 240.0, [0.0, 0.0]);
    over(s, &bear, Feeling::Tenderness, point(708.0, 690.0), 260.0, [0.0, 0.3]);
    over(s, &cook, Feeling::Awe, point(124.0, 976.0), 240.0, [0.8, 0.1]);
    over(s, &granny, Feeling::Brave, point(680.0, 984.0), 240.0, [-0.8, 0.1]);
    // The edge of what we lie in, and our own two fists.
    for k in 0..13 {
        let x = 40.0 + k as f32 * 60.0;
        s.blob(
            &nodes![(x - 38.0, 1230), (x - 34.0, 1150), (x, 1132), (x + 34.0, 1150), (x + 38.0, 1230)],
            Look::of(p.white).inflate(14.0),
        );
    }
    for side in [-1.0, 1.0] {
        let x = 400.0 + side * 84.0;
        s.limb(
            &nodes![(x + side * 40.0, 1230), (x, 1110)],
            &[70.0, 56.0],
            Look::of(p.accent2.mix(p.white, 0.4)).inflate(16.0),
        );
        s.dot(x, 1086.0, 50.0, Look::of(skin(&p, 2)).inflate(22.0));
        for k in 0..4 {
            s.dot(
                x - side * 34.0 + side * k as f32 * 21.0,
                1054.0,
                16.0,
                Look::of(skin(&p, 2)).inflate(7.0).shadow(0.4),
            );
        }
    }
    s.note("moon", Role::Object);
    s.note("old_woman", Role::Subject);
    s.note("goat", Role::Detail);
}

/// From the bottom of a pot: beasts with spoons bend over the rim; one weeps, one salts.
fn pot(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(400.0, 520.0, 0.6);
    let p = s.palette;
    let iron = p.metal.dim(0.42);
    s.rect(-30.0, -30.0, 860.0, 1280.0, Look::of(iron).to(iron.dim(0.6)).flat().texture(0.3).shadow(0.0));
    let hole = Path::ellipse(400.0, 540.0, 330.0, 400.0);
    s.group(Group::new().clip(hole.clone()), |s| {
        let sky = p.sky[1].mix(p.cream, 0.3);
        s.part(&hole, Look::of(sky).to(p.sky[3]).flat().shadow(0.0));
        s.glow(400.0, 500.0, 340.0, p.light, 0.5);
    });
    let who = [
        (Kind::Wolf, p.accent, Feeling::Greed, (400.0, 170.0), 270.0),
        (Kind::Fox, p.leaf, Feeling::Mischief, (120.0, 330.0), 230.0),
        (Kind::Pig, p.accent2, Feeling::Awe, (690.0, 340.0), 250.0),
        (Kind::Hare, p.white, Feeling::Sorrow, (128.0, 730.0), 220.0),
        (Kind::Lion, p.red, Feeling::Calm, (690.0, 760.0), 260.0),
    ];
    s.group(Group::new(), |s| {
        for (kind, coat, feeling, (x, y), size) in who {
            let who = Person::new(kind, &p).wearing(Dress::Coat, coat);
            let who = if kind == Kind::Hare { who.hat(Hat::Cap, p.white) } else { who };
            over(
                s,
                &who,
                feeling,
                point(x, y),
                size,
                if kind == Kind::Lion { [-0.9, -0.2] } else { [0.0, 0.5] },
            );
        }
    });
    // Spoons.
    for (from, to) in
        [((330.0, 330.0), (390.0, 600.0)), ((610.0, 460.0), (470.0, 690.0)), ((230.0, 470.0), (330.0, 700.0))]
    {
        let wood = p.wood.lighter(0.06);
        s.limb(
            &nodes![(from.0, from.1), (to.0, to.1)],
            &[13.0, 15.0],
            Look::of(wood).inflate(4.0).grain(0.0),
        );
        s.ellipse(to.0, to.1 + 18.0, 34.0, 44.0, Look::of(wood).inflate(12.0));
        s.ellipse(to.0, to.1 + 20.0, 22.0, 31.0, Look::of(wood.dim(0.75)).inflate(4.0).shadow(0.0));
    }
    // The soup that we float in, with the rest of us.
    let broth = p.gold.mix(p.flame, 0.35);
    s.blob(
        &nodes![(-40, 1000; corner), (120, 960), (300, 984), (480, 950), (660, 980), (840, 950; corner), (840, 1260; corner), (-40, 1260; corner)],
        Look::of(broth).to(broth.dim(0.7)).inflate(9.0).alpha(0.94).shadow(0.3),
    );
    for (x, y, r) in [(120.0, 1060.0, 40.0), (690.0, 1080.0, 50.0), (430.0, 1020.0, 26.0)] {
        s.dot(x, y, r, Look::of(p.fox).inflate(12.0));
        s.dot(x, y, r * 0.5, Look::of(p.fox.lighter(0.1)).inflate(3.0).shadow(0.0));
    }
    for (x, y, a) in [(250.0, 1100.0, 20.0), (560.0, 1130.0, -30.0), (330.0, 1030.0, 80.0)] {
        s.place(motif("leaf"), At::new(x, y).height(76.0).centred().turned(a).silent());
    }
    for k in 0..14 {
        let (x, y) = (s.rng.range(60.0, 740.0), s.rng.range(1000.0, 1180.0));
        s.dot(x, y, 5.0 + (k % 4) as f32 * 3.0, Look::of(broth.lighter(0.12)).inflate(3.0).alpha(0.8));
    }
    // Two webbed hands: ours.
    for side in [-1.0, 1.0] {
        let x = 400.0 + side * 120.0;
        let green = lch(0.64, 0.13, 128.0).mix(p.fog, 0.08);
        s.limb(&nodes![(x + side * 90.0, 1240), (x, 1120)], &[54.0, 40.0], Look::of(green).inflate(14.0));
        for t in [-34.0, -4.0, 28.0] {
            s.limb(&nodes![(x, 1116), (x + t, 1050)], &[22.0, 14.0], Look::of(green).inflate(7.0));
            s.dot(x + t, 1048.0, 13.0, Look::of(green.lighter(0.06)).inflate(5.0));
        }
    }
    s.note("wolf", Role::Subject);
    s.note("frog", Role::Object);
    s.note("hare", Role::Detail);
}
