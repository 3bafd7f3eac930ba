//! Somebody keeps quite still, because something sleeps on them.

use super::acting::*;
use crate::settings::air;

pub(super) static MUST_NOT_WAKE_THEM: Relation = Relation {
    id: "must_not_wake_them",
    themes: Themes::Shared,
    moods: &[Mood::Tenderness, Mood::Longing, Mood::Loneliness],
    slots: &[],
    layouts: &[framed("snow", Setup::LongSky, snow), framed("flood", Setup::Waterline, flood)],
};

/// A bird asleep, its head drawn in: its feet at (x, y).
fn sleeper(s: &mut Scene, x: f32, y: f32, size: f32, colour: Colour, side: f32) {
    let k = size / 60.0;
    let n = |dx: f32, dy: f32| point(x + dx * k * side, y + dy * k);
    let at = |list: &[(f32, f32)]| -> Vec<moonhare_scene::geometry::Node> {
        list.iter().map(|(dx, dy)| n(*dx, *dy).into()).collect()
    };
    let white = s.palette.white;
    s.blob(
        &at(&[
            (-40.0, -10.0),
            (-22.0, -24.0),
            (-20.0, -46.0),
            (0.0, -58.0),
            (20.0, -50.0),
            (26.0, -26.0),
            (14.0, -4.0),
            (-10.0, 0.0),
        ]),
        Look::of(colour).to(colour.dim(0.72)).inflate(10.0 * k).rim(1.2),
    );
    s.blob(
        &at(&[(12.0, -30.0), (24.0, -28.0), (22.0, -10.0), (8.0, -4.0)]),
        Look::of(colour.mix(white, 0.55)).inflate(4.0 * k).shadow(0.0),
    );
    s.limb(
        &at(&[(-6.0, -32.0), (-16.0, -18.0), (-38.0, -8.0)]),
        &[16.0 * k, 12.0 * k, 3.0],
        Look::of(colour.dim(0.75)).inflate(4.0 * k),
    );
    let beak = n(20.0, -42.0);
    let tip = n(31.0, -38.0);
    s.limb(&[beak.into(), tip.into()], &[7.0 * k, 1.0], Look::of(s.palette.gold).inflate(1.0));
    let (a, b, c) = (n(4.0, -44.0), n(9.0, -41.0), n(14.0, -44.0));
    s.limb(&[a.into(), b.into(), c.into()], &[1.5, 3.0, 1.5], Look::of(s.palette.ink).flat().shadow(0.0));
}

/// In the snow a man stands with his arms out, birds asleep from hand to hand, snow on his hat; far behind a lit tram goes off.
fn snow(c: &mut Composer) {
    let man = c.human(Kind::Man);
    let s = &mut c.scene;
    s.light_at(680.0, 300.0, 0.5);
    let p = s.palette;
    let dusk = lch(0.42, 0.07, 262.0);
    let low = lch(0.74, 0.06, 45.0).mix(p.pink, 0.3);
    still_sky(s, dusk.dim(0.75), dusk.lighter(0.1), low, 0.3);
    for (x, h) in [(40.0, 300.0), (130.0, 250.0), (720.0, 330.0), (790.0, 270.0)] {
        s.place(
            motif("bare_tree"),
            At::new(x, 880.0).height(h).standing().group(Group::new().fog(0.55)).silent(),
        );
    }
    let white = lch(0.9, 0.02, 250.0);
    plane(s, 862.0, white.mix(low, 0.25), white.dim(0.72));
    // His tram.
    s.group(Group::new().fog(0.12), |s| {
        s.blob(
            &nodes![(92, 880; corner), (90, 800), (110, 782), (270, 782), (290, 800), (288, 880; corner)],
            Look::of(p.red.dim(0.75)).inflate(8.0).rim(1.2),
        );
        for k in 0..4 {
            s.rect(106.0 + k as f32 * 44.0, 800.0, 34.0, 36.0, Look::lamp(p.flame.mix(p.white, 0.35)));
        }
        s.limb(&nodes![(190, 782), (214, 720)], &[4.0], Look::of(p.dark));
    });
    s.line(&nodes![(-20, 716), (820, 724)], 2.0, Look::of(p.dark).alpha(0.7));
    s.glow(190.0, 826.0, 150.0, p.flame, 0.5);
    for y in [886.0, 900.0] {
        s.limb(&nodes![(-30, y), (830, y + 4.0)], &[3.0], veil(dusk, 0.4, 0.5));
    }
    // He, who had a ticket.
    let coat = p.accent2.mix(p.dark, 0.45);
    let man = man
        .wearing(Dress::Coat, coat)
        .hat(Hat::Bowler, p.dark)
        .scarf(p.red)
        .legs(p.dark.lighter(0.12), p.wood_dark);
    let a = Actor::new(man, 410.0, 1150.0, 880.0).front().feeling(Feeling::Shame);
    let a = a
        .hand(NEAR, 104.0, 596.0, Hand::Rest)
        .hand(FAR, 712.0, 590.0, Hand::Rest)
        .elbow(NEAR, -0.3)
        .elbow(FAR, 0.3);
    let a = a.with(|m| Mien {
        turn: -0.25,
        nod: 0.05,
        gaze: [-0.85, 0.25],
        upper: [0.1, 0.1],
        brow: [0.5, 0.5],
        slant: [20.0, 20.0],
        curve: 0.15,
        cheek: 1.2,
        tilt: 0.0,
        ..m
    });
    s.group(Group::new().cast(s.cast_shadow(410.0, 1150.0, 0.35)), |s| a.layers(s));
    // Snow that had time, and those that sleep.
    let (l, r) = (a.shoulder(NEAR), a.shoulder(FAR));
    let (gl, gr) = (a.grip(NEAR), a.grip(FAR));
    for (from, to, side) in [(l, gl, -1.0), (r, gr, 1.0)] {
        let top = |t: f32| point(lerp(from.x, to.x, t), lerp(from.y, to.y, t) - 44.0 + 14.0 * t);
        let (q0, q1, q2) = (top(0.12), top(0.5), top(0.86));
        s.limb(
            &[q0.into(), q1.into(), q2.into()],
            &[16.0, 22.0, 12.0],
            Look::of(white).inflate(7.0).rim(0.8),
        );
        let dyes = [p.accent, p.leaf.mix(p.cream, 0.3), p.red.mix(p.cream, 0.25), p.gold];
        for (k, t) in [0.24, 0.5, 0.72, 0.94].into_iter().enumerate() {
            let q = top(t);
            sleeper(
                s,
                q.x,
                q.y - 2.0,
                if k == 1 { 78.0 } else { 62.0 },
                dyes[(k + usize::from(side > 0.0) * 2) % 4],
                if (k + usize::from(side > 0.0)) % 2 == 0 { 1.0 } else { -1.0 },
            );
        }
    }
    let top = a.crown();
    s.blob(&nodes![(top.x - 66.0, top.y + 8.0; corner), (top.x - 50.0, top.y - 22.0), (top.x, top.y - 34.0), (top.x + 50.0, top.y - 22.0), (top.x + 66.0, top.y + 8.0; corner), (top.x, top.y - 2.0)], Look::of(white).inflate(9.0));
    sleeper(s, top.x + 4.0, top.y - 26.0, 84.0, p.pink.dim(0.9), -1.0);
    // His case, snowed in.
    s.place(motif("suitcase"), At::new(640.0, 1150.0).height(140.0).standing().silent());
    s.blob(
        &nodes![(560, 1040), (600, 1018), (680, 1018), (722, 1042), (680, 1050), (600, 1050)],
        Look::of(white).inflate(9.0),
    );
    s.blob(&nodes![(250, 1170), (330, 1128), (420, 1136), (520, 1124), (600, 1136), (740, 1124), (800, 1170; corner), (800, 1240; corner), (250, 1240; corner)], Look::of(white).to(white.dim(0.8)).inflate(12.0).shadow(0.3));
    air::snowfall(s, 90);
    let e = a.eye();
    s.focus(e.x, e.y, 150.0);
    s.focus(190.0, 580.0, 130.0);
    s.focus(640.0, 580.0, 130.0);
    s.note("gentleman", Role::Subject);
    s.note("songbird", Role::Object);
    s.note("tram", Role::Detail);
    s.note("snowfield", Role::Setting);
}

/// Water stands up to her waist; in her chair a woman holds the sleeping cat out of it. At the window somebody has come with a boat and a lantern, and she lays a finger on her lips.
fn flood(c: &mut Composer) {
    let (woman, man) = (c.human(Kind::Granny), c.human(Kind::Man));
    let s = &mut c.scene;
    s.light_at(620.0, 330.0, 0.5);
    let p = s.palette;
    let wall = p.accent2.mix(p.dark, 0.45).mix(p.mid, 0.2);
    let wall = if wall.l > 0.5 { wall.dim(0.7) } else { wall };
    backdrop(s, wall.lighter(0.05), wall.dim(0.7));
    for k in 0..9 {
        s.rect(8.0 + k as f32 * 94.0, -30.0, 30.0, 1290.0, veil(wall.dim(0.8), 0.4, 1.0));
    }
    picture(s, 150.0, 240.0, 150.0, 110.0, |s| {
        s.rect(70.0, 180.0, 160.0, 80.0, Look::of(lch(0.7, 0.06, 230.0)).flat());
        s.rect(70.0, 250.0, 160.0, 60.0, Look::of(lch(0.5, 0.08, 230.0)).flat());
    });
    // The window: night, water, and he.
    s.rect(
        430.0,
        130.0,
        330.0,
        520.0,
        Look::of(lch(0.3, 0.06, 265.0)).to(lch(0.42, 0.05, 255.0)).flat().shadow(0.0),
    );
    let man = man.wearing(Dress::Coat, lch(0.78, 0.14, 90.0)).hat(Hat::Cap, p.dark);
    s.group(Group::new().clip(Path::rect(430.0, 130.0, 330.0, 520.0)), |s| {
        s.glow(690.0, 330.0, 260.0, p.flame, 0.8);
        let m = Actor::new(man, 600.0, 1030.0, 820.0).left().feeling(Feeling::Fear).lean(10.0);
        let m = m
            .looking_at(point(330.0, 700.0))
            .hand(NEAR, 706.0, 420.0, Hand::Grip)
            .hand(FAR, 480.0, 640.0, Hand::Grip)
            .elbow(NEAR, -1.0);
        let g = m.grip(NEAR);
        m.layers(s);
        s.place(motif("lantern"), At::new(g.x, g.y - 10.0).height(130.0).hanging().silent());
        s.glow(g.x, g.y + 70.0, 130.0, p.flame, 0.7);
        m.fingers(s, NEAR);
    });
    for (x, y, w, h) in [
        (416.0, 116.0, 358.0, 18.0),
        (416.0, 116.0, 18.0, 560.0),
        (756.0, 116.0, 18.0, 560.0),
        (404.0, 646.0, 382.0, 28.0),
    ] {
        s.rect(x, y, w, h, Look::of(p.cream.dim(0.85)).inflate(6.0));
    }
    // Her chair, she, the cat.
    let cover = p.red.mix(p.wood, 0.3);
    s.blob(&nodes![(70, 1260; corner), (66, 720), (100, 590), (210, 556), (330, 570), (400, 650), (420, 800), (420, 1260; corner)], Look::of(cover).to(cover.dim(0.6)).inflate(30.0).texture(0.3));
    let woman =
        woman.wearing(Dress::Gown, p.leaf.mix(p.dark, 0.35)).cloth(Cloth::Dots).hat(Hat::None, p.dark);
    let w = Actor::new(woman, 230.0, 1270.0, 850.0).front().sitting().feeling(Feeling::Calm);
    let w = w.looking_at(point(560.0, 470.0)).hand(NEAR, 182.0, 860.0, Hand::Tray);
    let m = w.mouth();
    let w = w.hand(FAR, m.x + 40.0, m.y + 66.0, Hand::Hush).wrist(FAR, 0.0);
    s.group(Group::new(), |s| {
        w.legs(s);
        w.body(s);
        w.head(s);
    });
    let fur = p.fox;
    s.group(Group::new(), |s| {
        w.arm(s, FAR);
        s.blob(
            &nodes![
                (128, 846),
                (120, 800),
                (160, 758),
                (230, 746),
                (300, 764),
                (330, 810),
                (320, 846),
                (230, 862)
            ],
            Look::of(fur).to(fur.dim(0.75)).inflate(26.0).fur(6.0, 90.0, 5.0),
        );
        s.limb(
            &nodes![(320, 826), (344, 870), (300, 900)],
            &[26.0, 22.0, 14.0],
            Look::of(fur.dim(0.9)).inflate(8.0).fur(4.0, 90.0, 4.0),
        );
        let cat = Person::new(Kind::Cat, &p).skin(fur);
        s.at(&[shift(162.0, 806.0), turn(12.0), scale(0.94)], |s| {
            head(s, &cat, &Feeling::Asleep.mien(), View::Front);
        });
        w.arm(s, NEAR);
    });
    // The water in the room.
    let water = lch(0.5, 0.075, 232.0);
    let top = 930.0;
    s.rect(
        -30.0,
        top,
        860.0,
        340.0,
        Look::of(water).to(water.dim(0.5)).flat().texture(0.2).alpha(0.8).shadow(0.0).rim(0.0),
    );
    s.limb(
        &nodes![(-30, top), (200, top - 3.0), (420, top + 3.0), (830, top)],
        &[5.0],
        veil(p.white, 0.6, 0.5),
    );
    for (x, y, w) in [
        (600.0, 966.0, 120.0),
        (560.0, 1006.0, 90.0),
        (640.0, 1046.0, 130.0),
        (230.0, 980.0, 140.0),
        (120.0, 1060.0, 90.0),
    ] {
        s.limb(
            &nodes![(x - w, y), (x, y - 4.0), (x + w, y)],
            &[1.0, 7.0, 1.0],
            veil(p.flame.mix(p.white, 0.5), 0.4, 1.0),
        );
    }
    s.place(motif("fish"), At::new(560.0, 1090.0).height(64.0).centred().silent());
    s.place(motif("fish"), At::new(360.0, 1150.0).height(44.0).centred().facing(Facing::Right).silent());
    for (x, t) in [(486.0, -8.0), (700.0, 14.0)] {
        s.at(&[shift(x, top - 4.0), turn(t)], |s| {
            s.blob(
                &nodes![(-46, 0), (-40, -22), (-6, -26), (40, -10), (48, 4), (0, 10)],
                Look::of(p.red.mix(p.pink, 0.2)).inflate(8.0),
            );
            s.ellipse(-26.0, -18.0, 17.0, 8.0, Look::of(p.dark).flat());
        });
    }
    let e = w.eye();
    s.focus(e.x, e.y, 150.0);
    s.focus(210.0, 810.0, 130.0);
    s.focus(600.0, 400.0, 150.0);
    s.note("old_woman", Role::Subject);
    s.note("cat", Role::Object);
    s.note("gentleman", Role::Witness);
}
