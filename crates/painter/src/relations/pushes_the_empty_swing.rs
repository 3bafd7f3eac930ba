//! An empty swing, and what of it is not empty.

use super::Camera;
use super::acting::*;
use super::kit::view;
use moonhare_scene::Water;

pub(super) static PUSHES_THE_EMPTY_SWING: Relation = Relation {
    id: "pushes_the_empty_swing",
    themes: Themes::Shared,
    moods: &[Mood::Memory, Mood::Tenderness, Mood::Longing],
    slots: &[],
    layouts: &[view("orchard", Camera::Wide, orchard), framed("jetty", Setup::Waterline, jetty)],
};

/// An old man has just pushed an empty swing; on the grass its long shadow carries a child's.
fn orchard(c: &mut Composer) {
    let old = c.human(Kind::Grandad);
    let s = &mut c.scene;
    s.light_at(60.0, 520.0, 0.5);
    let p = s.palette;
    let evening = lch(0.82, 0.09, 78.0).mix(p.sky[3], 0.35);
    backdrop(s, evening.mix(p.sky[1], 0.35), evening.lighter(0.06));
    s.glow(20.0, 620.0, 520.0, p.light, 0.8);
    // Hills, a fence, a far house with its shutters closed.
    s.blob(&nodes![(-40, 700; corner), (200, 640), (480, 690), (840, 620; corner), (840, 1000; corner), (-40, 1000; corner)], Look::of(p.far.mix(evening, 0.45)).flat().shadow(0.0));
    s.place(
        motif("house"),
        At::new(500.0, 690.0).height(110.0).standing().silent().group(Group::new().fog(0.45)),
    );
    let grass = p.leaf.mix(evening, 0.42);
    s.blob(
        &nodes![(-40, 790; corner), (300, 756), (840, 778; corner), (840, 1260; corner), (-40, 1260; corner)],
        Look::of(grass).to(grass.dim(0.72)).inflate(14.0).texture(0.3).grass(7.0, 90.0, 6.0).shadow(0.0),
    );
    // The shadows that the low sun throws.
    let dark = p.leaf.mix(p.ambient, 0.6).dim(0.62);
    s.group(Group::new().alpha(0.78), |s| {
        s.as_silhouette(dark, |s| {
            let flat = Look::of(dark);
            s.limb(&nodes![(250, 1068), (380, 1096), (470, 1112)], &[44.0, 60.0, 50.0], flat);
            // The seat and its ropes.
            s.line(&nodes![(540, 806), (606, 1040)], 6.0, flat);
            s.line(&nodes![(600, 800), (704, 1058)], 6.0, flat);
            s.limb(&nodes![(590, 1040), (724, 1062)], &[14.0], flat);
            // And who sits on it.
            s.blob(&nodes![(618, 1046), (612, 990), (632, 954), (668, 960), (690, 1006), (694, 1056)], flat);
            s.ellipse(634.0, 922.0, 36.0, 33.0, flat);
            s.limb(&nodes![(612, 910), (576, 900), (548, 916)], &[18.0, 12.0, 4.0], flat);
            s.limb(&nodes![(620, 936), (580, 940), (552, 960)], &[16.0, 12.0, 4.0], flat);
            s.limb(&nodes![(680, 1042), (742, 1022), (780, 992)], &[26.0, 20.0, 14.0], flat);
            s.limb(&nodes![(690, 1056), (752, 1044), (796, 1022)], &[26.0, 20.0, 14.0], flat);
            s.limb(&nodes![(680, 984), (690, 960), (670, 936)], &[14.0, 12.0, 10.0], flat);
        });
    });
    // The bough.
    let bark = Look::of(p.wood_dark.mix(p.ambient, 0.25)).inflate(16.0).texture(0.4).grain(0.0).shadow(0.2);
    s.limb(
        &nodes![(-60, 300), (60, 180), (300, 110), (560, 96), (860, 40)],
        &[120.0, 84.0, 58.0, 44.0, 26.0],
        bark,
    );
    s.limb(&nodes![(470, 100), (560, 40), (600, -30)], &[30.0, 20.0, 12.0], bark);
    for (i, (x, y, r)) in [
        (30.0, 60.0, 120.0),
        (190.0, 20.0, 110.0),
        (380.0, 0.0, 90.0),
        (640.0, 0.0, 90.0),
        (770.0, 30.0, 70.0),
        (-10.0, 200.0, 70.0),
    ]
    .into_iter()
    .enumerate()
    {
        let leaf = p.leaf.mix(p.ambient, 0.3).mix(evening, 0.05 * i as f32);
        s.ellipse(
            x,
            y,
            r,
            r * 0.72,
            Look::of(leaf).inflate(24.0).fur(13.0, 100.0, 9.0).texture(0.4).shadow(0.0),
        );
    }
    rope_swing(s, [point(420.0, 124.0), point(520.0, 116.0)], 690.0, 700.0, 130.0, -24.0);
    // He.
    under(s, 210.0, 1070.0, 120.0);
    let old =
        old.wearing(Dress::Shirt, p.cream.mix(p.accent, 0.45)).hat(Hat::Straw, p.gold.mix(p.cream, 0.3));
    let old = Actor::new(old, 196.0, 1070.0, 690.0).lean(9.0).feeling(Feeling::Joy);
    let old = old.feet((-12.0, -5.0), (13.0, -4.0), [20.0, -6.0]);
    let old = old.with(|m| Mien { turn: 0.6, nod: -0.25, open: 0.2, gaze: [0.8, -0.4], ..m });
    let old = old.hand(FAR, 416.0, 640.0, Hand::Wave).hand(NEAR, 400.0, 720.0, Hand::Wave);
    old.paint(s);
    // A small shoe on the grass.
    s.blob(
        &nodes![(444, 1120), (458, 1090), (492, 1094), (524, 1114), (524, 1130), (446, 1132)],
        Look::of(p.red).inflate(8.0),
    );
    s.focus(270.0, 520.0, 150.0);
    s.focus(650.0, 980.0, 140.0);
    s.note("old_man", Role::Subject);
    s.note("swing", Role::Object);
    s.note("shadow", Role::Detail);
    s.note("garden", Role::Setting);
}

/// From a jetty a woman in a coat pushes a swing that hangs out of the mist over still water; it is empty, and in the water a girl swings on it.
fn jetty(c: &mut Composer) {
    let (woman, girl) = (c.human(Kind::Woman), c.human(Kind::Girl));
    let s = &mut c.scene;
    s.light_at(600.0, 200.0, 0.5);
    let p = s.palette;
    let mist = p.fog.mix(lch(0.84, 0.035, 220.0), 0.5);
    backdrop(s, mist.lighter(0.04), mist.mix(p.sky[2], 0.3));
    s.glow(600.0, 330.0, 420.0, p.light, 0.7);
    for (x, h, f) in [(60.0, 150.0, 0.86), (250.0, 190.0, 0.84), (420.0, 130.0, 0.9), (700.0, 170.0, 0.88)] {
        s.place(
            motif("pine_tree"),
            At::new(x, 628.0).height(h).standing().silent().group(Group::new().fog(f)),
        );
    }
    s.water(Water {
        mirror: 0.5,
        glitter: 0.25,
        rough: 0.5,
        crests: 0.08,
        deep: mist.mix(p.water[0], 0.62),
        shallow: mist.mix(p.water[1], 0.4),
        ..Water::of(&p, 630.0, 600.0)
    });
    // What the water knows.
    let line = 720.0;
    s.group(Group::new().mirrored(line, 3.0).alpha(0.9), |s| {
        rope_swing(s, [point(500.0, 200.0), point(590.0, 200.0)], 566.0, 610.0, 150.0, 12.0);
    });
    let girl = girl.wearing(Dress::Gown, p.red).hair(girl.hair, Hair::Plaits);
    let her = Actor::new(girl, 560.0, 694.0, 350.0).sitting().feeling(Feeling::Joy);
    let her = her.with(|m| Mien { turn: -0.3, gaze: [-0.6, -0.1], ..m }).feet(
        (17.0, -10.0),
        (22.0, -14.0),
        [-20.0, -20.0],
    );
    let her = her.hand(NEAR, 514.0, 524.0, Hand::Grip).hand(FAR, 612.0, 524.0, Hand::Grip);
    s.group(Group::new().mirrored(line, 3.0).alpha(0.9), |s| her.paint(s));
    for k in 0..6 {
        let y = 820.0 + k as f32 * 62.0;
        s.line(
            &nodes![(330.0 + k as f32 * 14.0, y), (480, y + 5.0), (760.0 - k as f32 * 22.0, y - 3.0)],
            3.0,
            Look::of(mist.lighter(0.06)).alpha(0.5).flat(),
        );
    }
    // The jetty, dark, low left.
    let wood = Look::of(p.wood_dark.mix(p.ambient, 0.3)).inflate(9.0).texture(0.35).grain(0.0);
    for x in [60.0, 250.0, 356.0] {
        s.limb(&nodes![(x, 1000), (x, 1230)], &[34.0], wood);
    }
    for k in 0..4 {
        let y = 986.0 + k as f32 * 26.0;
        s.limb(&nodes![(-40, y), (396.0 + k as f32 * 8.0, y)], &[26.0], wood);
    }
    under(s, 190.0, 1000.0, 120.0);
    let coat = p.accent.mix(p.dark, 0.3);
    let woman = woman.wearing(Dress::Coat, coat).scarf(p.gold);
    let woman = Actor::new(woman, 190.0, 1000.0, 640.0).lean(5.0).feeling(Feeling::Calm);
    let woman = woman.feet((-10.0, -4.0), (13.0, -4.0), [10.0, 0.0]);
    let woman = woman.with(|m| Mien { turn: 0.7, nod: -0.1, gaze: [0.8, 0.0], ..m });
    let woman = woman.hand(FAR, 410.0, 660.0, Hand::Wave).hand_own(NEAR, -9.0, -37.0, Hand::Rest);
    woman.paint(s);
    rope_swing(s, [point(480.0, -40.0), point(590.0, -40.0)], 590.0, 650.0, 150.0, 10.0);
    s.fog(40.0, 260.0, 0.9);
    // Drops from the seat.
    for (x, y) in [(540.0, 690.0), (612.0, 700.0), (604.0, 748.0)] {
        s.blob(
            &nodes![(x, y - 12.0; corner), (x + 5.0, y), (x, y + 6.0), (x - 5.0, y)],
            Look::of(p.white).inflate(2.0).shadow(0.0),
        );
    }
    s.focus(240.0, 470.0, 140.0);
    s.focus(570.0, 990.0, 150.0);
    s.note("woman", Role::Subject);
    s.note("swing", Role::Object);
    s.note("girl", Role::Witness);
    s.note("sea", Role::Setting);
}
