//! Two people fold up what can't be folded, and look past each other.

use super::acting::*;

pub(super) static FOLDS_THE_SEA_AWAY: Relation = Relation {
    id: "folds_the_sea_away",
    themes: Themes::Shared,
    moods: &[Mood::Memory, Mood::Longing, Mood::Tenderness],
    slots: &[],
    layouts: &[framed("beach", Setup::LongSky, beach), framed("night", Setup::Company, night)],
};

/// A man and a woman hold the sea between them like a sheet; she watches the steamer slide into the fold, he the empty horizon. A child in a swimming ring waits on the bare ground.
fn beach(c: &mut Composer) {
    let (man, woman, child) = (c.human(Kind::Man), c.human(Kind::Woman), c.human(Kind::Boy));
    let s = &mut c.scene;
    s.light_at(560.0, 640.0, 0.35);
    let p = s.palette;
    let low = lch(0.86, 0.06, 68.0).mix(p.light, 0.35);
    still_sky(s, p.sky[0].mix(lch(0.6, 0.06, 250.0), 0.35), p.sky[2].mix(low, 0.35), low, 0.6);
    s.glow(560.0, 700.0, 420.0, p.light, 0.55);
    s.dot(560.0, 690.0, 46.0, Look::lamp(p.light.mix(p.white, 0.4)));
    // What lay below it: wet sand to the horizon, wrecks, a chest.
    let sand = p.wood.mix(p.cream, 0.45).mix(p.fog, 0.25);
    plane(s, 760.0, sand.mix(p.fog, 0.4), sand.dim(0.5));
    s.place(
        motif("galleon"),
        At::new(250.0, 786.0).height(92.0).standing().turned(-22.0).group(Group::new().fog(0.5)).silent(),
    );
    s.place(
        motif("anchor"),
        At::new(420.0, 820.0).height(50.0).centred().turned(40.0).group(Group::new().fog(0.3)).silent(),
    );
    for (x, y, w) in [
        (90.0, 830.0, 120.0),
        (640.0, 860.0, 170.0),
        (330.0, 920.0, 150.0),
        (120.0, 980.0, 190.0),
        (610.0, 1010.0, 220.0),
    ] {
        s.ellipse(x, y, w, w * 0.07, veil(low.lighter(0.04), 0.55, 3.0));
    }
    // A child who hasn't been told.
    let child = child.wearing(Dress::Shirt, p.accent2).legs(p.skin, p.skin);
    let child = Actor::new(child, 404.0, 1086.0, 190.0)
        .front()
        .feeling(Feeling::Awe)
        .hand_own(NEAR, -16.0, -46.0, Hand::Rest)
        .hand_own(FAR, 16.0, -46.0, Hand::Rest);
    s.group(Group::new().cast(s.cast_shadow(404.0, 1086.0, 0.4)), |s| child.layers(s));
    s.ellipse(404.0, 1002.0, 40.0, 17.0, Look::of(p.red).inflate(9.0).rim(1.2));
    for k in 0..4 {
        s.ellipse(
            376.0 + k as f32 * 19.0,
            1006.0 + if k == 0 || k == 3 { -3.0 } else { 3.0 },
            5.0,
            11.0,
            Look::of(p.white).inflate(2.0).shadow(0.0),
        );
    }
    // The two.
    let man = man.wearing(Dress::Shirt, p.dark.lighter(0.16)).hat(Hat::None, p.dark);
    let man = Actor::new(man, 128.0, 1130.0, 680.0).profile().lean(-5.0).feeling(Feeling::Sorrow);
    let man = man
        .hand(NEAR, 246.0, 646.0, Hand::Grip)
        .hand(FAR, 262.0, 634.0, Hand::Grip)
        .with(|m| Mien { nod: -0.2, ..m });
    let woman = woman.wearing(Dress::Gown, p.red.mix(p.accent, 0.4)).hat(Hat::None, p.dark);
    let woman =
        Actor::new(woman, 672.0, 1130.0, 650.0).left().profile().lean(-5.0).feeling(Feeling::Tenderness);
    let woman = woman
        .hand(NEAR, 554.0, 652.0, Hand::Grip)
        .hand(FAR, 538.0, 640.0, Hand::Grip)
        .with(|m| Mien { nod: 0.35, ..m });
    for (a, x) in [(&man, 128.0), (&woman, 672.0)] {
        s.group(Group::new().cast(s.cast_shadow(x, 1130.0, 0.5)), |s| {
            a.arm(s, FAR);
            a.legs(s);
            a.body(s);
            a.head(s);
        });
    }
    // The sea: two thicknesses, foam for a hem.
    let sea = known_water(s).mix(lch(0.5, 0.11, 232.0), 0.5);
    s.blob(
        &nodes![(250, 640; corner), (330, 676), (400, 686), (470, 678), (550, 646; corner), (560, 800), (534, 852), (400, 876), (262, 848), (240, 790)],
        Look::of(sea.dim(0.7)).inflate(16.0).texture(0.25),
    );
    let sheet = Path::blob(
        &nodes![(244, 640; corner), (320, 690), (400, 706), (480, 692), (556, 646; corner), (570, 740), (556, 830), (480, 858), (400, 864), (310, 854), (240, 826), (230, 730)],
    );
    s.group(Group::new(), |s| {
        s.part(
            &sheet,
            Look::of(sea.lighter(0.1)).to(sea.dim(0.8)).inflate(30.0).texture(0.3).grain(20.0).rim(1.4),
        );
        for k in 0..6 {
            let y = 726.0 + k as f32 * 20.0;
            for j in 0..3 {
                let x = 268.0 + j as f32 * 96.0 + (k % 2) as f32 * 40.0;
                let dip = 20.0 - (x - 400.0) * (x - 400.0) / 1600.0;
                s.limb(
                    &nodes![(x - 24.0, y + dip - 16.0), (x, y + dip - 21.0), (x + 24.0, y + dip - 16.0)],
                    &[1.0, 5.0, 1.0],
                    Look::mark(p.white).alpha(0.6),
                );
            }
        }
        s.place(motif("steamship"), At::new(474.0, 724.0).height(66.0).standing().turned(12.0).silent());
    });
    for k in 0..13 {
        let t = k as f32 / 12.0;
        let x = lerp(236.0, 560.0, t);
        let y = 838.0 + 26.0 * sin(t * std::f32::consts::PI);
        s.dot(x, y, 13.0 + (k % 3) as f32 * 4.0, Look::of(p.white).inflate(6.0).shadow(0.3));
    }
    for a in [&man, &woman] {
        s.group(Group::new(), |s| a.arm(s, NEAR));
    }
    // What is folded already.
    for (k, dy) in [0.0, 30.0, 60.0].into_iter().enumerate() {
        let wide = 104.0 - k as f32 * 4.0;
        s.blob(
            &nodes![(400.0 - wide, 1160.0 - dy; corner), (400.0 - wide - 8.0, 1144.0 - dy), (400.0 - wide, 1128.0 - dy; corner), (400.0 + wide, 1126.0 - dy), (400.0 + wide + 12.0, 1143.0 - dy), (400.0 + wide, 1160.0 - dy)],
            Look::of(sea.lighter(0.03 * k as f32)).inflate(12.0).texture(0.3).grain(0.0).rim(1.2),
        );
        s.limb(
            &nodes![(400.0 - wide, 1144.0 - dy), (400.0 + wide, 1143.0 - dy)],
            &[3.0],
            Look::of(sea.dim(0.6)).alpha(0.6).flat().shadow(0.0),
        );
    }
    s.blob(&nodes![(498, 1112; corner), (528, 1096), (548, 1060), (522, 1052), (566, 1048), (578, 1020), (592, 1064), (566, 1084), (540, 1122), (504, 1128; corner)], Look::of(p.grey.mix(sea, 0.3).dim(0.8)).inflate(8.0).rim(1.3));
    s.focus(400.0, 740.0, 180.0);
    s.focus(180.0, 520.0, 110.0);
    s.focus(620.0, 540.0, 110.0);
    s.note("gentleman", Role::Subject);
    s.note("woman", Role::Object);
    s.note("boy", Role::Witness);
    s.note("sea", Role::Setting);
}

/// Before sunrise two old people stand close and fold up the night; their hands meet at its corners, and a star is falling out.
fn night(c: &mut Composer) {
    let (granny, old) = (c.human(Kind::Granny), c.human(Kind::Grandad));
    let s = &mut c.scene;
    s.light_at(400.0, 300.0, 0.4);
    let p = s.palette;
    let dawn = lch(0.86, 0.075, 62.0).mix(p.light, 0.25);
    still_sky(s, lch(0.66, 0.06, 262.0).mix(p.sky[1], 0.25), dawn.mix(p.pink, 0.35), dawn, 0.5);
    s.glow(400.0, 820.0, 560.0, p.light, 0.5);
    // Roofs that still sleep.
    for (x, y, w) in
        [(-10.0, 900.0, 190.0), (150.0, 960.0, 150.0), (640.0, 940.0, 170.0), (800.0, 880.0, 200.0)]
    {
        s.poly(
            &nodes![(x - w, y + 90.0), (x, y - 60.0), (x + w, y + 90.0), (x + w, 1260), (x - w, 1260)],
            Look::of(p.far.mix(p.fog, 0.35)).to(p.far).inflate(10.0).rim(1.3),
        );
    }
    let granny = granny.wearing(Dress::Apron, p.red.mix(p.dark, 0.2)).hat(Hat::None, p.dark);
    let granny = Actor::new(granny, 150.0, 1500.0, 1160.0).feeling(Feeling::Tenderness).lean(2.0);
    let old = old.wearing(Dress::Shirt, p.leaf.mix(p.dark, 0.35)).hat(Hat::None, p.dark);
    let old = Actor::new(old, 650.0, 1500.0, 1180.0).left().feeling(Feeling::Calm).lean(2.0);
    let granny = granny.hand(NEAR, 344.0, 646.0, Hand::Pinch).hand(FAR, 372.0, 622.0, Hand::Grip);
    let old = old.hand(NEAR, 456.0, 650.0, Hand::Grip).hand(FAR, 430.0, 622.0, Hand::Grip);
    let granny = granny.looking_at(old.eye()).with(|m| Mien { upper: [0.2, 0.2], ..m });
    let old = old.looking_at(point(330.0, 1010.0)).with(|m| Mien { nod: 0.5, ..m });
    for a in [&granny, &old] {
        s.group(Group::new(), |s| {
            a.arm(s, FAR);
            a.legs(s);
            a.body(s);
            a.head(s);
        });
    }
    // The night, folded twice over.
    let dark = lch(0.27, 0.075, 272.0);
    let cloth = Path::blob(
        &nodes![(338, 640; corner), (400, 664), (462, 640; corner), (500, 760), (530, 940), (560, 1250; corner), (240, 1250; corner), (266, 980), (300, 780)],
    );
    s.group(Group::new(), |s| {
        s.part(&cloth, Look::of(dark.lighter(0.05)).to(dark.dim(0.7)).inflate(38.0).texture(0.25).grain(90.0).rim(1.5));
        for (a, b) in [((352.0, 660.0), (300.0, 1240.0)), ((400.0, 676.0), (392.0, 1240.0)), ((446.0, 664.0), (486.0, 1240.0))] {
            s.limb(&nodes![(a.0, a.1), (b.0, b.1)], &[3.0, 18.0], Look::mark(dark.dim(0.55)).alpha(0.6));
        }
        for k in 0..34 {
            let t = s.rng.range(0.06, 1.0);
            let (x, y) = (400.0 + s.rng.signed() * (50.0 + 95.0 * t), lerp(660.0, 1230.0, t));
            s.dot(x, y, 1.8 + (k % 4) as f32 * 0.8, Look::lamp(p.white));
        }
        s.at(&[shift(452.0, 860.0), turn(38.0)], |s| {
            s.blob(&nodes![(14, -46; corner), (-22, -26), (-32, 6), (-12, 42), (24, 48; corner), (-2, 22), (-8, -8), (0, -34)], Look::lamp(p.light.mix(p.white, 0.5)));
        });
        s.glow(450.0, 860.0, 90.0, p.light, 0.5);
    });
    for a in [&granny, &old] {
        s.group(Group::new(), |s| a.arm(s, NEAR));
    }
    // One that got away.
    s.limb(&nodes![(312, 912), (286, 1000)], &[2.0, 12.0], veil(p.light, 0.5, 2.0));
    s.place(motif("star"), At::new(278.0, 1030.0).height(64.0).centred().turned(-14.0).silent());
    s.glow(278.0, 1030.0, 150.0, p.light, 0.7);
    s.focus(400.0, 640.0, 120.0);
    s.focus(210.0, 420.0, 170.0);
    s.focus(590.0, 420.0, 170.0);
    s.note("old_woman", Role::Subject);
    s.note("old_man", Role::Object);
    s.note("star", Role::Detail);
}
