//! A lamp that gives darkness, and people who need some.

use super::acting::*;

pub(super) static LAMPS_POUR_NIGHT: Relation = Relation {
    id: "lamps_pour_night",
    themes: Themes::Shared,
    moods: &[Mood::Wonder, Mood::Secrecy, Mood::Freedom],
    slots: &[],
    layouts: &[framed("promenade", Setup::Hinge, promenade), framed("kitchen", Setup::Company, kitchen)],
};

/// The colours of poured night: above and below.
fn night() -> (Colour, Colour) {
    (lch(0.3, 0.085, 275.0), lch(0.19, 0.06, 278.0))
}

/// At blazing noon a street lamp pours a cone of night; in it an old man in his nightshirt sleeps on a bench, an owl beside him. A girl holds a jar into its edge.
fn promenade(c: &mut Composer) {
    let (old, girl) = (c.human(Kind::Grandad), c.human(Kind::Girl));
    let s = &mut c.scene;
    s.light_at(120.0, 60.0, 0.7);
    let p = s.palette;
    let day = lch(0.9, 0.05, 95.0);
    still_sky(s, lch(0.74, 0.09, 235.0), lch(0.83, 0.06, 225.0), lch(0.92, 0.035, 100.0), 0.5);
    s.glow(110.0, 60.0, 420.0, p.white, 0.6);
    // A sea that glitters, a wall, white paving.
    s.rect(
        -30.0,
        640.0,
        860.0,
        130.0,
        Look::of(lch(0.7, 0.09, 225.0)).to(lch(0.78, 0.07, 215.0)).flat().texture(0.2).shadow(0.0),
    );
    for _ in 0..26 {
        let (x, y) = (s.rng.range(0.0, 800.0), s.rng.range(648.0, 760.0));
        s.limb(
            &nodes![(x - 14.0, y), (x, y - 1.0), (x + 14.0, y)],
            &[0.6, 3.0, 0.6],
            veil(p.white, 0.7, 0.0),
        );
    }
    s.place(motif("sailing_boat"), At::new(90.0, 660.0).height(70.0).standing().silent());
    s.rect(-30.0, 764.0, 860.0, 44.0, Look::of(day.dim(0.97)).to(day.dim(0.86)).inflate(7.0).texture(0.2));
    s.rect(
        -30.0,
        806.0,
        860.0,
        460.0,
        Look::of(day.lighter(0.02)).to(day.dim(0.84)).flat().texture(0.25).grain(0.0).shadow(0.0),
    );
    for (k, y) in [850.0, 910.0, 990.0, 1090.0].into_iter().enumerate() {
        s.limb(&nodes![(-30, y), (830, y)], &[2.0 + k as f32], veil(day.dim(0.7), 0.5, 0.5));
    }
    // The night.
    let (dark, deep) = night();
    let cone = Path::blob(
        &nodes![(520, 262; corner), (604, 262; corner), (706, 700), (786, 1080; corner), (790, 1130), (560, 1168), (330, 1130), (326, 1080; corner), (424, 700)],
    );
    s.group(Group::new(), |s| {
        s.part(&cone, Look::of(dark).to(deep).flat().rim(0.0).shadow(0.0).texture(0.15).soft(3.0));
        for k in 0..60 {
            let t = s.rng.range(0.02, 0.86);
            let (x, y) = (561.0 + s.rng.signed() * lerp(20.0, 200.0, t), lerp(300.0, 1040.0, t));
            s.dot(x, y, if k % 6 == 0 { 3.6 } else { 1.7 }, Look::lamp(p.white));
        }
    });
    s.at(&[shift(636.0, 560.0), turn(24.0), scale(0.9)], |s| {
        s.blob(&nodes![(14, -46; corner), (-22, -26), (-32, 6), (-12, 42), (24, 48; corner), (-2, 22), (-8, -8), (0, -34)], Look::lamp(lch(0.92, 0.06, 92.0)));
    });
    s.glow(630.0, 560.0, 130.0, lch(0.9, 0.05, 95.0), 0.45);
    // The lamp.
    s.limb(
        &nodes![(738, 1140), (738, 300), (716, 206), (640, 172), (562, 196)],
        &[24.0, 15.0, 13.0, 12.0, 11.0],
        Look::of(p.dark).inflate(5.0).rim(1.4),
    );
    s.blob(
        &nodes![(562, 190; corner), (600, 216), (624, 268; corner), (500, 268; corner), (524, 216)],
        Look::of(p.dark).inflate(10.0).rim(1.5),
    );
    // He who sleeps in it.
    bench(s, 420.0, 716.0, 980.0, 104.0);
    let old = old.wearing(Dress::Nightshirt, p.white.dim(0.9)).hat(Hat::Nightcap, p.red);
    let a = Actor::new(old, 530.0, 1094.0, 480.0).front().sitting().feeling(Feeling::Asleep);
    let a = a
        .with(|m| Mien { tilt: 16.0, curve: 0.5, ..m })
        .hand_own(NEAR, -24.0, -32.0, Hand::Rest)
        .hand_own(FAR, 9.0, -28.0, Hand::Rest);
    a.paint(s);
    let owl = Person::new(Kind::Owl, &p).wearing(Dress::Fur, p.fur);
    let owl = Actor::new(owl, 668.0, 884.0, 150.0)
        .front()
        .feeling(Feeling::Awe)
        .hand_own(NEAR, -16.0, -40.0, Hand::Hidden)
        .hand_own(FAR, 16.0, -40.0, Hand::Hidden);
    owl.paint(s);
    s.group(Group::new().clip_soft(cone.clone(), 4.0).multiplied(), |s| {
        s.rect(
            320.0,
            700.0,
            480.0,
            500.0,
            Look::of(lch(0.62, 0.07, 272.0)).emissive().alpha(0.72).flat().shadow(0.0).rim(0.0),
        );
    });
    s.glow(560.0, 860.0, 170.0, lch(0.85, 0.04, 250.0), 0.22);
    // She who takes some home.
    let girl = girl.wearing(Dress::Gown, p.accent).hat(Hat::Straw, p.gold);
    let g = Actor::new(girl, 190.0, 1150.0, 500.0)
        .feeling(Feeling::Awe)
        .lean(10.0)
        .looking_at(point(372.0, 800.0));
    let g = g.hand(FAR, 352.0, 862.0, Hand::Cup).hand(NEAR, 312.0, 930.0, Hand::Tray);
    s.group(Group::new().cast(s.cast_shadow(190.0, 1150.0, 0.55)), |s| {
        g.arm(s, FAR);
        g.legs(s);
        g.body(s);
        g.head(s);
    });
    let jar = point(372.0, 866.0);
    s.group(Group::new(), |s| {
        s.blob(&nodes![(jar.x - 40.0, jar.y - 50.0; corner), (jar.x + 40.0, jar.y - 50.0; corner), (jar.x + 50.0, jar.y - 30.0), (jar.x + 50.0, jar.y + 56.0), (jar.x + 40.0, jar.y + 64.0), (jar.x - 40.0, jar.y + 64.0), (jar.x - 50.0, jar.y + 56.0), (jar.x - 50.0, jar.y - 30.0)], Look::of(lch(0.86, 0.02, 220.0)).inflate(10.0).alpha(0.55).rim(1.6));
        s.blob(&nodes![(jar.x - 44.0, jar.y + 2.0; corner), (jar.x, jar.y - 8.0), (jar.x + 44.0, jar.y + 4.0; corner), (jar.x + 44.0, jar.y + 56.0), (jar.x - 44.0, jar.y + 56.0)], Look::of(dark).to(deep).inflate(6.0));
        for (dx, dy) in [(-22.0, 22.0), (4.0, 34.0), (26.0, 18.0)] {
            s.dot(jar.x + dx, jar.y + dy, 3.4, Look::lamp(p.white));
        }
        s.limb(&nodes![(jar.x + 46.0, jar.y - 90.0), (jar.x + 30.0, jar.y - 40.0), (jar.x + 10.0, jar.y)], &[3.0, 7.0, 9.0], Look::of(dark).emissive().shadow(0.0));
    });
    g.fingers(s, FAR);
    s.group(Group::new(), |s| g.arm(s, NEAR));
    s.focus(530.0, 760.0, 150.0);
    s.focus(250.0, 760.0, 150.0);
    s.note("street_lamp", Role::Subject);
    s.note("old_man", Role::Object);
    s.note("girl", Role::Witness);
    s.note("owl", Role::Detail);
}

/// A bright kitchen: the lamp above the table pours night, and in it a woman and a fox whisper over a candle. Behind them a child has its hand on the switch.
fn kitchen(c: &mut Composer) {
    let (woman, child) = (c.human(Kind::Woman), c.human(Kind::Boy));
    let s = &mut c.scene;
    s.light_at(100.0, 240.0, 0.7);
    let p = s.palette;
    let wall = lch(0.9, 0.055, 92.0);
    backdrop(s, wall, wall.dim(0.9));
    for k in 0..9 {
        s.rect(20.0 + k as f32 * 92.0, -30.0, 30.0, 900.0, veil(wall.dim(0.92), 0.6, 1.0));
    }
    s.glow(90.0, 260.0, 360.0, p.white, 0.6);
    // Noon in the window.
    s.rect(34.0, 130.0, 190.0, 280.0, Look::lamp(lch(0.9, 0.05, 220.0)));
    s.blob(
        &nodes![(34, 410; corner), (34, 330), (120, 300), (224, 340; corner), (224, 410; corner)],
        Look::lamp(lch(0.8, 0.12, 130.0)),
    );
    s.dot(96.0, 200.0, 30.0, Look::lamp(lch(0.96, 0.07, 98.0)));
    for (x, y, w, h) in [
        (24.0, 120.0, 210.0, 14.0),
        (24.0, 404.0, 210.0, 20.0),
        (24.0, 120.0, 14.0, 290.0),
        (222.0, 120.0, 14.0, 290.0),
        (124.0, 120.0, 10.0, 290.0),
    ] {
        s.rect(x, y, w, h, Look::of(p.white).inflate(4.0));
    }
    // A door ajar, and a hand on the switch.
    s.rect(612.0, 250.0, 190.0, 760.0, Look::of(wall.dim(0.6)).to(wall.dim(0.5)).flat().shadow(0.0));
    let child = child.wearing(Dress::Nightshirt, p.accent2).hat(Hat::None, p.dark);
    let k = Actor::new(child, 706.0, 1010.0, 470.0)
        .left()
        .feeling(Feeling::Suspicion)
        .looking_at(point(420.0, 700.0));
    let k = k.hand(NEAR, 590.0, 640.0, Hand::Point).hand_own(FAR, 8.0, -40.0, Hand::Hidden);
    k.paint(s);
    s.poly(
        &nodes![(760, 240), (840, 220), (840, 1080), (760, 1020)],
        Look::of(p.white).to(p.white.dim(0.85)).inflate(8.0),
    );
    s.rect(556.0, 600.0, 34.0, 56.0, Look::of(p.white).inflate(5.0).shadow(0.5));
    s.dot(573.0, 626.0, 8.0, Look::of(p.dark).inflate(3.0));
    k.fingers(s, NEAR);
    // The night over the table.
    let (dark, deep) = night();
    let cone = Path::blob(
        &nodes![(336, 262; corner), (448, 262; corner), (560, 620), (668, 960; corner), (640, 1010), (390, 1040), (140, 1010), (116, 960; corner), (222, 620)],
    );
    s.part(&cone, Look::of(dark).to(deep).flat().rim(0.0).shadow(0.0).texture(0.15).soft(3.0));
    s.group(Group::new().clip(cone.clone()), |s| stars_in(s, 60, [160.0, 280.0, 640.0, 860.0], p.white));
    // The two in it.
    let woman = woman.wearing(Dress::Gown, p.red).hat(Hat::None, p.dark);
    let w = Actor::new(woman, 138.0, 1400.0, 800.0).feeling(Feeling::Mischief).lean(14.0);
    let fox = Person::new(Kind::Fox, &p).wearing(Dress::Coat, p.leaf.mix(p.dark, 0.3));
    let f = Actor::new(fox, 644.0, 1400.0, 800.0).left().feeling(Feeling::Fear).lean(12.0);
    let w = w.hand(FAR, 340.0, 930.0, Hand::Open).hand(NEAR, 282.0, 974.0, Hand::Rest).looking_at(f.eye());
    let f = f
        .hand(FAR, 470.0, 936.0, Hand::Rest)
        .hand(NEAR, 520.0, 972.0, Hand::Rest)
        .looking_at(point(392.0, 900.0));
    for a in [&w, &f] {
        s.group(Group::new(), |s| {
            a.arm(s, FAR);
            a.body(s);
            a.head(s);
        });
    }
    // The table.
    s.ellipse(394.0, 1060.0, 420.0, 96.0, Look::of(p.white).to(p.cream.dim(0.85)).inflate(12.0).shadow(0.4));
    s.blob(&nodes![(-26, 1060; corner), (120, 1136), (394, 1158), (670, 1136), (814, 1060; corner), (830, 1260; corner), (-30, 1260; corner)], Look::of(p.cream.dim(0.86)).to(p.cream.dim(0.66)).inflate(14.0).grain(90.0));
    s.ellipse(392.0, 1030.0, 250.0, 44.0, veil(deep, 0.72, 14.0));
    for a in [&w, &f] {
        s.group(Group::new(), |s| a.arm(s, NEAR));
    }
    s.group(Group::new().clip_soft(cone, 4.0).multiplied(), |s| {
        s.rect(
            90.0,
            260.0,
            620.0,
            800.0,
            Look::of(lch(0.56, 0.08, 274.0)).emissive().alpha(0.8).flat().shadow(0.0).rim(0.0),
        );
    });
    candle(s, 392.0, 1024.0, 96.0);
    s.glow(392.0, 880.0, 300.0, p.flame, 0.5);
    // Shade and cord.
    s.limb(&nodes![(392, -20), (392, 160)], &[7.0], Look::of(p.dark).inflate(2.0));
    s.blob(
        &nodes![(392, 136; corner), (450, 176), (486, 268; corner), (298, 268; corner), (334, 176)],
        Look::of(p.accent2.mix(p.dark, 0.35)).inflate(18.0).rim(1.6),
    );
    s.ellipse(392.0, 268.0, 94.0, 15.0, Look::of(deep).flat().rim(0.0));
    s.focus(300.0, 640.0, 150.0);
    s.focus(490.0, 660.0, 150.0);
    s.focus(660.0, 620.0, 110.0);
    s.note("woman", Role::Subject);
    s.note("fox", Role::Object);
    s.note("boy", Role::Witness);
}
