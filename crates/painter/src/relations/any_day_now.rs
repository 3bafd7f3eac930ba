//! Somebody is ready for what isn't there.

use super::acting::*;
use crate::settings::air;

pub(super) static ANY_DAY_NOW: Relation = Relation {
    id: "any_day_now",
    themes: Themes::Shared,
    moods: &[Mood::Longing, Mood::Loneliness, Mood::Mischief],
    slots: &[],
    layouts: &[framed("dunes", Setup::LongSky, dunes), framed("meadow", Setup::TableEdge, meadow)],
};

/// An old angler sits on a jetty in the desert, line straight down into the dune; round it the sand is wet, and a gull has come.
fn dunes(c: &mut Composer) {
    let old = c.human(Kind::Grandad);
    let s = &mut c.scene;
    s.light_at(610.0, 330.0, 0.4);
    let p = s.palette;
    let heat = lch(0.86, 0.07, 72.0);
    still_sky(s, lch(0.62, 0.06, 230.0).mix(p.sky[0], 0.25), lch(0.8, 0.055, 85.0), heat, 0.5);
    s.glow(610.0, 330.0, 360.0, p.light, 0.6);
    s.dot(610.0, 330.0, 62.0, Look::lamp(lch(0.96, 0.05, 95.0)));
    let sand = lch(0.76, 0.09, 74.0).mix(p.fog, 0.12);
    for (k, y) in [760.0, 820.0].into_iter().enumerate() {
        let far = sand.mix(heat, 0.5 - k as f32 * 0.25);
        s.blob(&nodes![(-40, y + 40.0; corner), (120, y - 10.0), (300, y + 40.0), (520, y - 30.0 - k as f32 * 20.0), (700, y + 30.0), (840, y; corner), (840, 1260; corner), (-40, 1260; corner)], Look::of(far.lighter(0.03)).to(far.dim(0.8)).inflate(14.0).texture(0.2).grain(0.0).shadow(0.0).rim(0.8));
    }
    // Others who believe, far away.
    s.place(
        motif("lighthouse"),
        At::new(690.0, 810.0).height(150.0).standing().group(Group::new().fog(0.45)).silent(),
    );
    s.place(
        motif("rowing_boat"),
        At::new(560.0, 830.0).height(40.0).standing().group(Group::new().fog(0.35)).silent(),
    );
    s.blob(&nodes![(-40, 940; corner), (200, 990), (420, 960), (620, 1000), (840, 930; corner), (840, 1260; corner), (-40, 1260; corner)], Look::of(sand).to(sand.dim(0.55)).inflate(20.0).texture(0.3).grain(4.0).shadow(0.0).rim(0.9));
    for (y, w) in [(1030.0, 200.0), (1070.0, 260.0), (1120.0, 300.0), (1168.0, 340.0)] {
        s.limb(
            &nodes![(400.0 - w, y + 10.0), (400.0, y - 8.0), (400.0 + w, y + 6.0)],
            &[1.0, 5.0, 1.0],
            veil(sand.dim(0.72), 0.6, 1.0),
        );
    }
    // Wet, just there.
    s.ellipse(640.0, 1046.0, 120.0, 30.0, Look::of(sand.dim(0.5)).flat().soft(8.0).shadow(0.0).rim(0.0));
    s.ellipse(
        640.0,
        1044.0,
        62.0,
        13.0,
        Look::of(lch(0.62, 0.07, 228.0)).to(lch(0.8, 0.04, 220.0)).flat().rim(0.8).shadow(0.0),
    );
    // The jetty.
    for x in [40.0, 196.0, 350.0] {
        s.limb(
            &nodes![(x, 800), (x + 2.0, 1120)],
            &[36.0, 40.0],
            Look::of(p.wood_dark).inflate(11.0).grain(90.0).texture(0.35),
        );
    }
    s.limb(&nodes![(40, 930), (350, 960)], &[15.0], Look::of(p.wood_dark).inflate(4.0));
    s.rect(-30.0, 784.0, 440.0, 42.0, Look::of(p.wood.lighter(0.03)).inflate(9.0).grain(0.0).texture(0.35));
    for k in 0..6 {
        s.rect(20.0 + k as f32 * 66.0, 784.0, 4.0, 42.0, Look::of(p.wood_dark).alpha(0.6).flat().shadow(0.0));
    }
    s.place(motif("lifebuoy"), At::new(110.0, 900.0).height(104.0).centred().silent());
    s.place(motif("suitcase"), At::new(76.0, 788.0).height(110.0).standing().silent());
    // He.
    let old = old
        .wearing(Dress::Coat, lch(0.8, 0.15, 92.0).mix(p.gold, 0.3))
        .hat(Hat::Straw, p.cream)
        .legs(p.dark.lighter(0.15), lch(0.45, 0.1, 250.0));
    let a = Actor::new(old, 324.0, 924.0, 600.0).profile().feeling(Feeling::Joy).sitting();
    let a = a.feet((10.0, 4.0), (15.0, 6.0), [8.0, 14.0]).lean(-2.0);
    let a = a.hand_own(NEAR, 24.0, -47.0, Hand::Grip).hand_own(FAR, 29.0, -50.0, Hand::Grip);
    let a = a.with(|m| Mien { nod: -0.1, open: 0.0, curve: 0.5, ..m });
    let (g, h) = (a.grip(NEAR), a.grip(FAR));
    s.group(Group::new(), |s| {
        a.arm(s, FAR);
        a.legs(s);
        a.body(s);
        a.head(s);
        a.arm_with(s, NEAR, |s| {
            s.limb(
                &nodes![(g.x - 90.0, g.y + 46.0), (g.x, g.y), (h.x, h.y - 4.0), (590, 420), (640, 408)],
                &[13.0, 11.0, 9.0, 4.0, 3.0],
                Look::of(p.wood_dark.mix(p.red, 0.25)).inflate(3.0).rim(1.3),
            );
        });
        a.fingers(s, FAR);
    });
    s.line(&nodes![(640, 408), (642, 700), (640, 1030)], 2.6, Look::of(p.ink.mix(p.fog, 0.2)));
    s.ellipse(640.0, 1024.0, 13.0, 18.0, Look::of(p.red).inflate(6.0));
    s.ellipse(640.0, 1012.0, 11.0, 9.0, Look::of(p.white).inflate(3.0));
    // The first gull.
    s.blob(&nodes![(700, 1010; corner), (716, 976), (752, 960), (786, 968), (800, 990; corner), (770, 1010), (730, 1022)], Look::of(p.white).to(p.grey.lighter(0.1)).inflate(12.0));
    s.dot(704.0, 966.0, 21.0, Look::of(p.white).inflate(9.0));
    s.poly(&nodes![(688, 962), (664, 972), (688, 978)], Look::of(p.gold).inflate(2.0));
    s.dot(698.0, 961.0, 3.6, Look::of(p.ink).flat());
    for x in [736.0, 752.0] {
        s.limb(
            &nodes![(x, 1016), (x, 1046), (x - 10.0, 1048)],
            &[4.0],
            Look::of(p.gold.dim(0.8)).shadow(0.2),
        );
    }
    let e = a.eye();
    s.focus(e.x, e.y, 140.0);
    s.focus(660.0, 1010.0, 120.0);
    s.note("old_man", Role::Subject);
    s.note("desert", Role::Setting);
}

/// In a summer meadow stands a woman on skis, in wool from head to foot, and holds out her mitten: on it lies one flake. Behind her a cow in a scarf looks on.
fn meadow(c: &mut Composer) {
    let woman = c.human(Kind::Woman);
    let s = &mut c.scene;
    s.light_at(150.0, 160.0, 0.65);
    let p = s.palette;
    still_sky(s, lch(0.66, 0.1, 238.0), lch(0.78, 0.07, 225.0), lch(0.9, 0.045, 105.0), 0.5);
    s.glow(130.0, 150.0, 400.0, lch(0.95, 0.06, 95.0), 0.6);
    air::heap(s, 640.0, 330.0, 220.0, 60.0, p.white, true, 0.85);
    let green = lch(0.66, 0.11, 128.0).mix(p.leaf, 0.3);
    s.blob(&nodes![(-40, 800; corner), (140, 690), (330, 760), (560, 640), (840, 760; corner), (840, 1260; corner), (-40, 1260; corner)], Look::of(green.mix(lch(0.85, 0.04, 200.0), 0.4)).to(green).inflate(16.0).texture(0.2).shadow(0.0));
    s.blob(&nodes![(-40, 900; corner), (250, 850), (520, 876), (840, 820; corner), (840, 1260; corner), (-40, 1260; corner)], Look::of(green).to(green.dim(0.62)).inflate(10.0).texture(0.25).grass(10.0, -86.0, 6.0).shadow(0.0));
    // She who was told too.
    Beast::new(Species::Cow, 640.0, 960.0, 300.0).left().quarter().feeling(Feeling::Calm).paint(s);
    s.limb(
        &nodes![(506, 800), (540, 842), (590, 834)],
        &[30.0, 34.0, 28.0],
        Look::of(p.red).inflate(9.0).texture(0.3),
    );
    s.limb(
        &nodes![(548, 846), (556, 930)],
        &[26.0, 30.0],
        Look::of(p.red.dim(0.9)).inflate(8.0).texture(0.3),
    );
    for k in 0..46 {
        let (x, y) = (s.rng.range(0.0, 800.0), s.rng.range(900.0, 1190.0));
        let colour = [p.accent, p.white, lch(0.84, 0.14, 95.0), p.pink][k % 4];
        s.dot(x, y, 4.0 + (y - 900.0) * 0.014, Look::of(colour).inflate(2.0).shadow(0.2));
    }
    // Skis.
    for (x0, y0, x1, y1) in [(150.0, 1116.0, 440.0, 1128.0), (190.0, 1150.0, 500.0, 1164.0)] {
        s.limb(
            &nodes![(x0, y0), (x1, y1), (x1 + 40.0, y1 - 10.0), (x1 + 58.0, y1 - 40.0)],
            &[17.0, 17.0, 14.0, 7.0],
            Look::of(p.accent2).inflate(5.0).rim(1.4),
        );
    }
    let woman = woman
        .wearing(Dress::Coat, p.red.mix(p.dark, 0.12))
        .hat(Hat::Woolly, p.cream)
        .scarf(p.accent)
        .legs(p.dark.lighter(0.14), p.wood_dark);
    let a = Actor::new(woman, 300.0, 1140.0, 800.0).feeling(Feeling::Awe).lean(-3.0);
    let a = a
        .hand(FAR, 468.0, 640.0, Hand::Open)
        .hand(NEAR, 172.0, 800.0, Hand::Grip)
        .looking_at(point(476.0, 600.0));
    let a = a.with(|m| Mien { curve: 0.4, ..m });
    let g = a.grip(NEAR);
    a.layers(s);
    let (x, y) = (g.x, g.y);
    s.limb(
        &nodes![(x + 10.0, y - 60.0), (x - 16.0, 1150)],
        &[9.0, 6.0],
        Look::of(p.metal).inflate(3.0).rim(1.4),
    );
    s.ellipse(x - 13.0, 1116.0, 28.0, 8.0, Look::of(p.wood).inflate(3.0));
    a.fingers(s, NEAR);
    s.limb(&nodes![(560, 1180), (600, 880)], &[6.0, 9.0], Look::of(p.metal).inflate(3.0).rim(1.4));
    // The one.
    let q = a.grip(FAR);
    s.glow(q.x + 14.0, q.y - 24.0, 90.0, p.white, 0.7);
    s.place(motif("snowflake"), At::new(q.x + 14.0, q.y - 30.0).height(58.0).centred().silent());
    s.place(motif("bee"), At::new(640.0, 560.0).height(34.0).centred().silent());
    s.focus(q.x, q.y - 20.0, 110.0);
    let e = a.eye();
    s.focus(e.x, e.y, 150.0);
    s.note("woman", Role::Subject);
    s.note("cow", Role::Witness);
    s.note("snowflake", Role::Detail);
}
