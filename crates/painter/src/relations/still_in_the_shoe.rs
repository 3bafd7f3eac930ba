//! Back home, and where they have been comes out of their things.

use super::acting::*;

pub(super) static STILL_IN_THE_SHOE: Relation = Relation {
    id: "still_in_the_shoe",
    themes: Themes::Shared,
    moods: &[Mood::Memory, Mood::Freedom, Mood::Secrecy],
    slots: &[],
    layouts: &[framed("doorstep", Setup::LongSky, doorstep), framed("hat", Setup::TableEdge, hat)],
};

/// In the evening a man on a doorstep empties his shoe: a thin sea runs out of it, and in the pool a tiny ship sets sail; behind him in the lit door stands somebody with slippers.
fn doorstep(c: &mut Composer) {
    let (man, woman) = (c.human(Kind::Man), c.human(Kind::Woman));
    let s = &mut c.scene;
    s.light_at(170.0, 480.0, 0.4);
    let p = s.palette;
    let dusk = lch(0.36, 0.07, 272.0).mix(p.sky[0], 0.25);
    let low = lch(0.72, 0.08, 42.0).mix(p.pink, 0.2);
    still_sky(s, dusk.dim(0.8), dusk.lighter(0.1), low, 0.25);
    stars_in(s, 26, [330.0, 20.0, 790.0, 420.0], p.white);
    s.blob(&nodes![(-40, 800; corner), (300, 780), (560, 740), (840, 780; corner), (840, 1260; corner), (-40, 1260; corner)], Look::of(p.far.mix(dusk, 0.4)).to(dusk.dim(0.7)).inflate(10.0).shadow(0.0));
    let grass = p.leaf.mix(dusk, 0.55);
    s.blob(&nodes![(-40, 1010; corner), (300, 990), (600, 1004), (840, 980; corner), (840, 1260; corner), (-40, 1260; corner)], Look::of(grass).to(grass.dim(0.55)).inflate(8.0).grass(12.0, -84.0, 6.0).shadow(0.0));
    // The house and its open door.
    let wall = p.stone.mix(dusk, 0.45);
    s.rect(-30.0, 40.0, 360.0, 1010.0, Look::of(wall).to(wall.dim(0.75)).inflate(8.0).texture(0.4));
    let door = Path::blob(
        &nodes![(40, 1020; corner), (40, 380), (80, 300), (160, 268), (240, 300), (282, 380), (282, 1020; corner)],
    );
    s.group(Group::new().clip(door.clone()), |s| {
        s.part(&door, Look::of(p.flame.mix(p.wood, 0.25)).to(p.wood).flat().shadow(0.0));
        s.glow(170.0, 470.0, 300.0, p.flame, 0.8);
        let woman = woman.wearing(Dress::Apron, p.accent2.mix(p.dark, 0.3)).hat(Hat::None, p.dark);
        let w = Actor::new(woman, 150.0, 1010.0, 590.0)
            .feeling(Feeling::Suspicion)
            .looking_at(point(600.0, 1100.0));
        let w = w.hand_own(NEAR, 10.0, -50.0, Hand::Grip).hand_own(FAR, 17.0, -50.0, Hand::Grip);
        let g = w.grip(FAR);
        w.layers(s);
        for (dx, dy) in [(-22.0, 6.0), (12.0, 14.0)] {
            s.blob(
                &nodes![
                    (g.x + dx - 16.0, g.y + dy - 24.0),
                    (g.x + dx + 16.0, g.y + dy - 24.0),
                    (g.x + dx + 18.0, g.y + dy + 26.0),
                    (g.x + dx, g.y + dy + 36.0),
                    (g.x + dx - 18.0, g.y + dy + 26.0)
                ],
                Look::of(p.red).inflate(7.0),
            );
        }
        w.fingers(s, FAR);
    });
    s.stroke(&door, 26.0, Look::of(p.wood_dark).inflate(8.0).grain(90.0));
    s.poly(&nodes![(44, 1024), (282, 1024), (640, 1200), (120, 1230)], veil(p.flame, 0.22, 14.0));
    s.poly(
        &nodes![(-30, 1010), (420, 1010), (440, 1066), (-30, 1070)],
        Look::of(p.stone.mix(dusk, 0.25)).inflate(9.0).texture(0.35),
    );
    s.poly(
        &nodes![(-30, 1066), (480, 1062), (500, 1130), (-30, 1140)],
        Look::of(p.stone.mix(dusk, 0.35)).inflate(9.0).texture(0.35),
    );
    // The pool.
    let sea = lch(0.55, 0.1, 230.0);
    s.blob(&nodes![(470, 1150), (560, 1112), (680, 1110), (790, 1140), (830, 1190; corner), (760, 1216), (600, 1222), (490, 1200)], Look::of(sea.lighter(0.08)).to(sea.dim(0.6)).flat().texture(0.2).rim(1.0).shadow(0.4));
    for (x, y, w) in
        [(560.0, 1150.0, 40.0), (700.0, 1142.0, 50.0), (620.0, 1190.0, 60.0), (740.0, 1184.0, 40.0)]
    {
        s.limb(&nodes![(x - w, y), (x, y - 4.0), (x + w, y)], &[1.0, 4.0, 1.0], veil(p.white, 0.7, 0.3));
    }
    // He.
    let man = man
        .wearing(Dress::Coat, p.leaf.mix(p.dark, 0.35))
        .hat(Hat::None, p.dark)
        .scarf(p.accent)
        .legs(p.dark.lighter(0.14), p.wood_dark);
    let a = Actor::new(man, 420.0, 1150.0, 740.0).sitting().feeling(Feeling::Calm);
    let a = a
        .hand(FAR, 610.0, 760.0, Hand::Grip)
        .hand_own(NEAR, 10.0, -37.0, Hand::Rest)
        .looking_at(point(600.0, 850.0));
    let a = a.with(|m| Mien { upper: [0.35, 0.35], curve: 0.5, skew: 0.2, ..m });
    let g = a.grip(FAR);
    s.group(Group::new(), |s| {
        a.legs(s);
        a.body(s);
        a.head(s);
        a.arm_with(s, FAR, |s| {
            s.at(&[shift(g.x, g.y), turn(118.0)], |s| {
                s.blob(&nodes![(-46, -36; corner), (-44, 30), (30, 34), (104, 36), (112, 14), (96, -4), (40, -14), (26, -40; corner)], Look::of(p.wood_dark.mix(p.red, 0.3)).inflate(14.0).rim(1.5));
                s.limb(&nodes![(-44, 34), (110, 40)], &[11.0], Look::of(p.ink.lighter(0.05)).inflate(3.0));
                s.limb(&nodes![(28, -38), (-46, -34)], &[9.0], Look::of(p.wood).inflate(3.0));
            });
        });
        a.arm(s, NEAR);
    });
    // What runs out.
    let from = point(g.x + 36.0, g.y - 20.0);
    s.limb(
        &nodes![
            (from.x - 4.0, from.y),
            (from.x + 36.0, from.y + 40.0),
            (from.x + 44.0, from.y + 170.0),
            (from.x + 40.0, 1140)
        ],
        &[26.0, 30.0, 24.0, 34.0],
        Look::of(sea.lighter(0.12)).to(sea).inflate(9.0).rim(1.6).alpha(0.94),
    );
    for k in 0..4 {
        s.limb(
            &nodes![
                (from.x + 30.0 + k as f32 * 6.0, from.y + 60.0 + k as f32 * 50.0),
                (from.x + 34.0 + k as f32 * 3.0, from.y + 130.0 + k as f32 * 50.0)
            ],
            &[1.0, 4.0, 1.0],
            veil(p.white, 0.7, 0.0),
        );
    }
    for k in 0..9 {
        let t = k as f32 / 8.0;
        s.dot(
            from.x + 6.0 + 74.0 * t,
            1140.0 + 10.0 * sin(t * 9.0),
            12.0,
            Look::of(p.white).inflate(5.0).shadow(0.2),
        );
    }
    s.place(
        motif("fish"),
        At::new(from.x + 76.0, from.y + 150.0).height(30.0).centred().turned(70.0).silent(),
    );
    s.place(motif("galleon"), At::new(742.0, 1168.0).height(120.0).standing().silent());
    let e = a.eye();
    s.focus(e.x, e.y, 140.0);
    s.focus(g.x, g.y, 110.0);
    s.focus(740.0, 1130.0, 100.0);
    s.focus(170.0, 500.0, 100.0);
    s.note("gentleman", Role::Subject);
    s.note("woman", Role::Witness);
    s.note("galleon", Role::Detail);
}

/// Before a dark mirror an old woman lifts her hat: on her hair stands an autumn wood with a light in it, and out of it looks a very small deer. In the mirror she has the hat still on.
fn hat(c: &mut Composer) {
    let woman = c.human(Kind::Granny);
    let s = &mut c.scene;
    s.light_at(170.0, 330.0, 0.5);
    let p = s.palette;
    let wall = p.ambient.dim(0.85).mix(p.red, 0.12);
    let wall = if wall.l > 0.4 { wall.dim(0.65) } else { wall };
    backdrop(s, wall.lighter(0.1), wall.dim(0.7));
    for k in 0..8 {
        s.rect(24.0 + k as f32 * 104.0, -30.0, 40.0, 1000.0, veil(wall.lighter(0.05), 0.4, 1.0));
    }
    s.glow(300.0, 300.0, 460.0, p.flame, 0.5);
    // The mirror on the right, turned a little.
    let glass = Path::blob(&nodes![
        (596, 250),
        (690, 214),
        (790, 240),
        (836, 400),
        (840, 700),
        (790, 860),
        (690, 884),
        (600, 850),
        (560, 700),
        (556, 400)
    ]);
    s.stroke(&glass, 40.0, Look::of(p.gold.mix(p.wood, 0.4)).inflate(12.0).rim(1.4));
    let woman = woman.wearing(Dress::Coat, p.accent2.mix(p.dark, 0.35)).scarf(p.red);
    s.group(Group::new().clip(glass.clone()), |s| {
        s.rect(
            540.0,
            200.0,
            320.0,
            700.0,
            Look::of(wall.mix(lch(0.5, 0.03, 230.0), 0.35)).to(wall.dim(0.7)).flat().shadow(0.0),
        );
        let m = Actor::new(woman.hat(Hat::Bowler, p.dark.lighter(0.14)), 716.0, 1260.0, 820.0)
            .left()
            .feeling(Feeling::Calm);
        let m = m
            .hand_own(NEAR, -6.0, -38.0, Hand::Hidden)
            .hand_own(FAR, 6.0, -38.0, Hand::Hidden)
            .looking_at(point(300.0, 600.0));
        m.paint_in(s, Group::new().fog(0.2).fog_colour(wall.lighter(0.08)));
        s.poly(&nodes![(600, 200), (680, 200), (580, 900), (500, 900)], veil(p.white, 0.09, 4.0));
    });
    // The table.
    s.rect(
        -30.0,
        1000.0,
        860.0,
        260.0,
        Look::of(p.wood.dim(0.9)).to(p.wood_dark).inflate(10.0).grain(0.0).texture(0.35).shadow(0.5),
    );
    // She.
    let who = woman.hat(Hat::None, p.dark);
    let a = Actor::new(who, 290.0, 1560.0, 1060.0).feeling(Feeling::Mischief).lean(-2.0);
    let top = a.crown();
    let a = a.hand(FAR, top.x + 150.0, top.y - 10.0, Hand::Pinch).hand_own(NEAR, 12.0, -50.0, Hand::Rest);
    let a = a.looking_at(point(700.0, 520.0)).with(|m| Mien { curve: 0.7, ..m });
    let top = a.crown();
    s.group(Group::new(), |s| {
        a.body(s);
        a.head(s);
    });
    // The wood on her hair.
    let dyes = [lch(0.66, 0.16, 52.0), lch(0.74, 0.15, 78.0), lch(0.56, 0.17, 36.0), lch(0.62, 0.12, 100.0)];
    let base = |x: f32| top.y + 34.0 + (x * x) / 700.0;
    s.glow(top.x, top.y - 40.0, 190.0, p.flame, 0.6);
    for (k, (dx, h)) in
        [(-96.0, 100.0), (-60.0, 150.0), (-24.0, 190.0), (16.0, 170.0), (54.0, 196.0), (92.0, 130.0)]
            .into_iter()
            .enumerate()
    {
        let y = base(dx);
        s.limb(
            &nodes![(top.x + dx, y + 12.0), (top.x + dx * 1.08, y - h)],
            &[9.0, 4.0],
            Look::of(p.wood_dark).inflate(3.0),
        );
        for j in 0..5 {
            let t = j as f32 / 4.0;
            let r = 34.0 - 4.0 * j as f32;
            let lot = s.rng.signed() * 16.0;
            s.dot(
                top.x + dx * 1.08 + lot,
                y - h * (0.5 + 0.55 * t),
                r,
                Look::of(dyes[(k + j) % 4])
                    .to(dyes[(k + j) % 4].dim(0.75))
                    .inflate(r * 0.4)
                    .texture(0.5)
                    .rough(4.0),
            );
        }
    }
    s.blob(
        &nodes![
            (top.x - 124.0, base(-124.0) + 18.0),
            (top.x - 70.0, base(-70.0) - 16.0),
            (top.x, base(0.0) - 22.0),
            (top.x + 70.0, base(70.0) - 16.0),
            (top.x + 122.0, base(122.0) + 18.0),
            (top.x, base(0.0) + 16.0)
        ],
        Look::of(dyes[2].dim(0.8)).inflate(9.0).grass(7.0, -86.0, 4.0),
    );
    s.rect(top.x - 22.0, base(0.0) - 46.0, 30.0, 30.0, Look::of(p.cream).inflate(4.0));
    s.poly(
        &nodes![
            (top.x - 30.0, base(0.0) - 44.0),
            (top.x - 7.0, base(0.0) - 70.0),
            (top.x + 16.0, base(0.0) - 44.0)
        ],
        Look::of(p.red).inflate(4.0),
    );
    s.rect(top.x - 12.0, base(0.0) - 36.0, 11.0, 13.0, Look::lamp(p.flame));
    Beast::new(Species::Doe, top.x + 56.0, base(56.0) - 8.0, 54.0).feeling(Feeling::Awe).paint(s);
    // The hat in her hand, and what fell from it.
    let g = a.grip(FAR);
    s.group(Group::new(), |s| {
        a.arm_with(s, FAR, |s| {
            s.at(&[shift(g.x + 60.0, g.y - 70.0), turn(-24.0)], |s| {
                s.ellipse(0.0, 30.0, 120.0, 26.0, Look::of(p.dark.lighter(0.14)).inflate(9.0).rim(1.5));
                s.blob(&nodes![(-78, 26; corner), (-80, -40), (-40, -86), (30, -88), (76, -44), (78, 26; corner)], Look::of(p.dark.lighter(0.16)).to(p.dark).inflate(26.0).rim(1.5));
                s.limb(&nodes![(-78, 14), (0, 24), (78, 14)], &[22.0], Look::of(p.red).inflate(5.0));
            });
        });
        a.arm(s, NEAR);
    });
    for k in 0..12 {
        let (x, y) = (
            s.rng.range(60.0, 560.0),
            if k < 6 { s.rng.range(1020.0, 1150.0) } else { s.rng.range(430.0, 960.0) },
        );
        let t = s.rng.range(0.0, 180.0);
        s.at(&[shift(x, y), turn(t)], |s| {
            s.blob(
                &nodes![(-13, 0; corner), (0, -7), (14, 0; corner), (0, 7)],
                Look::of(dyes[k % 4]).inflate(3.0),
            );
        });
    }
    s.place(motif("suitcase"), At::new(700.0, 1150.0).height(170.0).standing().silent());
    candle(s, 80.0, 1020.0, 120.0);
    let e = a.eye();
    s.focus(e.x, e.y, 170.0);
    s.focus(top.x, top.y - 60.0, 130.0);
    s.focus(690.0, 520.0, 130.0);
    s.note("old_woman", Role::Subject);
    s.note("forest", Role::Object);
    s.note("deer", Role::Detail);
    s.note("mirror", Role::Setting);
}
