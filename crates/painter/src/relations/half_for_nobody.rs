//! Somebody shares with whoever isn't there, and whoever isn't there takes it.

use super::acting::*;
use crate::settings::air;

pub(super) static HALF_FOR_NOBODY: Relation = Relation {
    id: "half_for_nobody",
    themes: Themes::Shared,
    moods: &[Mood::Tenderness, Mood::Longing, Mood::Loneliness],
    slots: &[],
    layouts: &[framed("rain", Setup::NearDark, rain), framed("bench", Setup::Gap, bench_in_snow)],
};

/// A soaked man walks in the rain and holds his umbrella over an empty place; there the paving is dry, a dog's lead hangs taut in the air, and the dog looks up at nobody.
fn rain(c: &mut Composer) {
    let man = c.human(Kind::Man);
    let s = &mut c.scene;
    s.light_at(560.0, 180.0, 0.4);
    let p = s.palette;
    let night = lch(0.3, 0.055, 258.0);
    still_sky(s, night.dim(0.7), night, night.lighter(0.12), 0.2);
    // A street that is only light and wet.
    for (x, w, top) in [(-20.0, 190.0, 60.0), (160.0, 120.0, 240.0), (690.0, 150.0, 130.0)] {
        s.rect(
            x,
            top,
            w,
            800.0,
            Look::of(night.lighter(0.04)).to(night.lighter(0.1)).flat().shadow(0.0).rim(0.0),
        );
        for k in 0..3 {
            if (k + x as i32 / 40) % 2 == 0 {
                s.rect(
                    x + 26.0 + k as f32 * 44.0,
                    top + 90.0 + k as f32 * 110.0,
                    26.0,
                    42.0,
                    veil(p.flame, 0.65, 1.5),
                );
            }
        }
    }
    s.fog(760.0, 200.0, 0.35);
    let stone = lch(0.34, 0.03, 255.0);
    s.rect(
        -30.0,
        836.0,
        860.0,
        430.0,
        Look::of(stone.lighter(0.1)).to(stone.dim(0.62)).flat().texture(0.3).grain(0.0).shadow(0.0).rim(0.0),
    );
    // The lamp and its long reflection.
    s.limb(
        &nodes![(640, 900), (640, 200)],
        &[17.0, 11.0],
        Look::of(p.ink.lighter(0.06)).inflate(4.0).rim(1.3),
    );
    s.blob(
        &nodes![(600, 204; corner), (612, 120), (668, 120), (680, 204; corner)],
        Look::lamp(p.flame.mix(p.white, 0.4)),
    );
    s.poly(&nodes![(596, 122), (640, 78), (684, 122)], Look::of(p.ink.lighter(0.06)).inflate(5.0));
    s.glow(640.0, 170.0, 420.0, p.flame, 0.7);
    s.poly(
        &nodes![(600, 200), (680, 200), (790, 1000), (330, 1000)],
        veil(p.flame.mix(p.white, 0.4), 0.13, 16.0),
    );
    for (y, w, a) in [
        (880.0, 40.0, 0.4),
        (930.0, 60.0, 0.35),
        (990.0, 50.0, 0.3),
        (1060.0, 80.0, 0.25),
        (1130.0, 60.0, 0.2),
    ] {
        s.ellipse(650.0, y, w, 9.0, veil(p.flame, a, 4.0));
    }
    air::rain(s, 220, [0.0, 0.0, 420.0, 1180.0]);
    air::rain(s, 70, [690.0, 0.0, 860.0, 1180.0]);
    // The dry place, and small dry steps that lead to it.
    s.ellipse(
        512.0,
        1088.0,
        170.0,
        52.0,
        Look::of(lch(0.62, 0.04, 70.0)).to(lch(0.52, 0.035, 65.0)).flat().soft(9.0).shadow(0.0).rim(0.0),
    );
    for (k, x) in [44.0, 132.0, 220.0, 300.0].into_iter().enumerate() {
        let y = 1126.0 + if k % 2 == 0 { 12.0 } else { -8.0 };
        s.ellipse(
            x + 20.0,
            y,
            17.0,
            7.5,
            Look::of(lch(0.58, 0.04, 70.0)).flat().soft(1.0).shadow(0.0).rim(0.0),
        );
        s.ellipse(
            x + 3.0,
            y,
            7.0,
            5.5,
            Look::of(lch(0.58, 0.04, 70.0)).flat().soft(1.0).shadow(0.0).rim(0.0),
        );
    }
    // He.
    let coat = p.accent2.mix(p.dark, 0.4).dim(0.85);
    let man = man.wearing(Dress::Coat, coat).hat(Hat::None, p.dark).legs(p.dark.lighter(0.06), p.black);
    let a = Actor::new(man, 236.0, 1116.0, 800.0).walking().feeling(Feeling::Tenderness);
    let a = a
        .hand(FAR, 432.0, 640.0, Hand::Grip)
        .hand_own(NEAR, -9.0, -37.0, Hand::Hidden)
        .looking_at(point(520.0, 880.0));
    let a = a.with(|m| Mien { upper: [0.2, 0.2], ..m });
    let g = a.grip(FAR);
    s.group(Group::new().cast(s.cast_shadow(236.0, 1116.0, 0.3)), |s| {
        a.arm(s, NEAR);
        a.legs(s);
        a.body(s);
        a.head(s);
    });
    s.limb(
        &nodes![(g.x - 8.0, g.y + 60.0), (g.x + 16.0, g.y - 90.0), (496, 384)],
        &[10.0, 8.0, 8.0],
        Look::of(p.wood).inflate(3.0),
    );
    s.group(Group::new(), |s| a.arm(s, FAR));
    let red = p.red.lighter(0.02);
    s.blob(&nodes![(336, 452; corner), (368, 354), (440, 296), (520, 284), (610, 308), (680, 376), (704, 470; corner), (650, 446), (596, 470; corner), (552, 440), (500, 462; corner), (444, 434), (396, 456; corner), (364, 436)], Look::of(red).to(red.dim(0.68)).inflate(34.0).rim(1.5));
    for (x, y) in [(396.0, 452.0), (500.0, 458.0), (596.0, 466.0)] {
        s.limb(
            &nodes![(520, 286), ((x + 520.0) / 2.0 + (x - 520.0) * 0.12, 350), (x, y)],
            &[3.0, 4.0, 3.0],
            Look::of(red.dim(0.6)).alpha(0.7).flat().shadow(0.0),
        );
    }
    s.limb(&nodes![(520, 288), (522, 262)], &[7.0], Look::of(p.wood));
    // Splashes where the rain meets what we see and what we don't.
    for k in 0..26 {
        let t = k as f32 / 25.0;
        let (x, y) = (lerp(340.0, 700.0, t), 372.0 - 96.0 * sin(t * std::f32::consts::PI) - 6.0);
        let (dx, dy) = (s.rng.signed() * 12.0, s.rng.range(8.0, 24.0));
        s.limb(&nodes![(x, y), (x + dx, y - dy)], &[3.0, 0.6], veil(p.white, 0.7, 0.0));
    }
    // The dog, and the lead that somebody holds.
    let dog = Beast::new(Species::Dog, 620.0, 1110.0, 210.0).left().feeling(Feeling::Joy);
    s.group(Group::new().cast(s.cast_shadow(620.0, 1110.0, 0.3)), |s| dog.paint(s));
    s.limb(&nodes![(566, 974), (586, 990), (604, 982)], &[11.0], Look::of(p.red).inflate(3.0));
    s.line(&nodes![(570, 982), (524, 880), (500, 806)], 6.0, Look::of(p.red));
    s.stroke(&Path::ellipse(492.0, 784.0, 13.0, 22.0), 6.0, Look::of(p.red).inflate(2.0));
    let e = a.eye();
    s.focus(e.x, e.y, 150.0);
    s.focus(500.0, 800.0, 110.0);
    s.focus(570.0, 950.0, 110.0);
    s.note("gentleman", Role::Subject);
    s.note("dog", Role::Witness);
    s.note("umbrella", Role::Detail);
}

/// On a snowed-in bench a woman laughs with nobody: the other end of her long scarf is wound round an empty place, where no snow lies and a cup steams. On the snow are two shadows.
fn bench_in_snow(c: &mut Composer) {
    let woman = c.human(Kind::Granny);
    let s = &mut c.scene;
    s.light_at(400.0, 200.0, 0.45);
    let p = s.palette;
    let night = lch(0.34, 0.06, 266.0);
    still_sky(s, night.dim(0.75), night, night.lighter(0.14), 0.2);
    for (x, h) in [(60.0, 520.0), (170.0, 400.0), (640.0, 440.0), (760.0, 560.0)] {
        s.place(
            motif("bare_tree"),
            At::new(x, 800.0)
                .height(h)
                .standing()
                .group(Group::new().fog(0.5).fog_colour(night.lighter(0.12)))
                .silent(),
        );
    }
    let white = lch(0.88, 0.022, 255.0);
    plane(s, 760.0, white.dim(0.72), white.dim(0.86));
    // The lamp behind them, whose light we stand in.
    s.limb(
        &nodes![(408, 800), (408, 150)],
        &[17.0, 11.0],
        Look::of(p.ink.lighter(0.08)).inflate(4.0).rim(1.2),
    );
    s.dot(408.0, 116.0, 46.0, Look::lamp(p.flame.mix(p.white, 0.5)));
    s.glow(408.0, 116.0, 440.0, p.flame, 0.75);
    s.ellipse(400.0, 1000.0, 430.0, 200.0, veil(p.flame.mix(p.white, 0.6), 0.28, 60.0));
    // Two shadows.
    let shade = veil(night.mix(white, 0.25), 0.6, 4.0);
    s.blob(&nodes![(150, 1010; corner), (330, 1010; corner), (330, 1100), (290, 1140), (280, 1190), (236, 1220), (180, 1200), (164, 1150), (100, 1100)], shade);
    s.blob(&nodes![(480, 1010; corner), (660, 1010; corner), (690, 1100), (640, 1140), (632, 1186), (590, 1222), (534, 1204), (520, 1144), (476, 1100)], shade);
    // The bench with its snow, but for one seat.
    bench(s, 90.0, 720.0, 880.0, 130.0);
    s.limb(
        &nodes![(84, 728), (240, 716), (430, 722), (470, 728)],
        &[20.0, 30.0, 28.0, 8.0],
        Look::of(white).inflate(10.0),
    );
    s.limb(&nodes![(668, 728), (726, 722)], &[10.0, 26.0], Look::of(white).inflate(9.0));
    s.limb(&nodes![(84, 872), (180, 866)], &[26.0, 30.0], Look::of(white).inflate(9.0));
    s.limb(&nodes![(356, 870), (440, 864), (480, 874)], &[26.0, 30.0, 8.0], Look::of(white).inflate(9.0));
    s.limb(&nodes![(676, 872), (724, 866)], &[10.0, 30.0], Look::of(white).inflate(9.0));
    // She.
    let woman = woman
        .wearing(Dress::Coat, p.leaf.mix(p.dark, 0.4))
        .hat(Hat::Woolly, p.cream)
        .legs(p.dark.lighter(0.12), p.wood_dark);
    let a = Actor::new(woman, 250.0, 1060.0, 760.0).sitting().feeling(Feeling::Joy);
    let a = a
        .hand_own(NEAR, 15.0, -43.0, Hand::Cup)
        .hand_own(FAR, 19.0, -36.0, Hand::Rest)
        .looking_at(point(590.0, 590.0));
    let g = a.grip(NEAR);
    s.group(Group::new(), |s| {
        a.arm(s, FAR);
        a.legs(s);
        a.body(s);
        a.head(s);
        a.arm_with(s, NEAR, |s| {
            s.blob(&nodes![(g.x - 24.0, g.y - 26.0; corner), (g.x + 24.0, g.y - 26.0; corner), (g.x + 19.0, g.y + 26.0), (g.x - 19.0, g.y + 26.0)], Look::of(p.accent).inflate(8.0));
        });
    });
    for k in 0..3 {
        let x = g.x - 12.0 + k as f32 * 12.0;
        s.limb(
            &nodes![(x, g.y - 30.0), (x + 8.0, g.y - 56.0), (x - 4.0, g.y - 84.0)],
            &[2.0, 7.0, 1.0],
            veil(p.white, 0.4, 3.0),
        );
    }
    // The scarf for two.
    let red = p.red.lighter(0.03);
    let wool = |c: Colour| Look::of(c).inflate(13.0).texture(0.35).grain(90.0).rim(1.2);
    let ch = a.chin();
    s.limb(
        &nodes![(ch.x - 54.0, ch.y + 16.0), (ch.x, ch.y + 40.0), (ch.x + 56.0, ch.y + 14.0)],
        &[40.0, 48.0, 40.0],
        wool(red),
    );
    s.limb(
        &nodes![(ch.x + 50.0, ch.y + 22.0), (430, 760), (512, 716), (548, 680)],
        &[42.0, 46.0, 46.0, 42.0],
        wool(red.dim(0.94)),
    );
    // Round nobody's neck: its far side first.
    s.limb(
        &nodes![(528, 672), (570, 650), (626, 650), (662, 676)],
        &[24.0, 22.0, 22.0, 24.0],
        wool(red.dim(0.62)),
    );
    s.limb(&nodes![(526, 680), (560, 716), (620, 720), (666, 682)], &[42.0, 48.0, 48.0, 42.0], wool(red));
    s.limb(&nodes![(616, 716), (628, 800), (622, 850)], &[46.0, 50.0, 48.0], wool(red.dim(0.95)));
    for k in 0..5 {
        s.limb(
            &nodes![(602.0 + k as f32 * 10.0, 846), (600.0 + k as f32 * 11.0, 884)],
            &[7.0, 4.0],
            Look::of(red.dim(0.8)).inflate(2.0),
        );
    }
    for (x0, y0, x1, y1) in [
        (430.0, 738.0, 440.0, 784.0),
        (470.0, 716.0, 484.0, 760.0),
        (592.0, 700.0, 594.0, 742.0),
        (608.0, 780.0, 652.0, 780.0),
    ] {
        s.limb(&nodes![(x0, y0), (x1, y1)], &[9.0], Look::of(p.cream).inflate(2.0).shadow(0.0).alpha(0.8));
    }
    // The other cup, on the seat.
    s.blob(
        &nodes![(536, 812; corner), (584, 812; corner), (578, 866), (542, 866)],
        Look::of(p.accent).inflate(8.0),
    );
    for k in 0..3 {
        let x = 548.0 + k as f32 * 12.0;
        s.limb(&nodes![(x, 806), (x + 8.0, 782), (x - 4.0, 752)], &[2.0, 7.0, 1.0], veil(p.white, 0.45, 3.0));
    }
    air::snowfall(s, 80);
    let e = a.eye();
    s.focus(e.x, e.y, 160.0);
    s.focus(596.0, 690.0, 140.0);
    s.note("old_woman", Role::Subject);
    s.note("bench", Role::Setting);
    s.note("teacup", Role::Detail);
}
