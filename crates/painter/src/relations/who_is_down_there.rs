//! Somebody bends over a hole, and we are what is in it.

use super::acting::*;
use crate::settings::air;

pub(super) static WHO_IS_DOWN_THERE: Relation = Relation {
    id: "who_is_down_there",
    themes: Themes::Shared,
    moods: &[Mood::Wonder, Mood::Dread, Mood::Tenderness],
    slots: &[],
    layouts: &[framed("well", Setup::Well, well), framed("den", Setup::OwnHands, den)],
};

/// From the bottom of a well: far up in the light a girl bends over the rim and lets down a bucket with a letter; our own green webbed hands hold up the ball that fell in.
fn well(c: &mut Composer) {
    let girl = c.human(Kind::Girl);
    let s = &mut c.scene;
    s.light_at(430.0, 330.0, 0.55);
    let p = s.palette;
    let stone = lch(0.3, 0.03, 200.0).mix(p.ambient, 0.3);
    backdrop(s, stone.dim(0.6), stone.dim(0.3));
    // Rings of stones, narrower and brighter towards the light.
    let (cx, cy) = (430.0, 330.0);
    for ring in 0..8 {
        let t = 1.0 - ring as f32 / 8.0;
        let (rx, ry) = (230.0 + 560.0 * t * t, 216.0 + 700.0 * t * t);
        let (ox, oy) = (cx - 30.0 * t, cy + 250.0 * t * t);
        let tone = stone.lighter(0.2 * (1.0 - t)).mix(p.light, 0.16 * (1.0 - t));
        s.ellipse(ox, oy, rx, ry, Look::of(tone.dim(0.5)).flat().shadow(0.0).rim(0.0));
        let count = 16 + ring * 2;
        for k in 0..count {
            let a = (k as f32 + 0.5 * (ring % 2) as f32) / count as f32 * std::f32::consts::TAU;
            let (x, y) = (ox + cos(a) * (rx - 30.0 * (0.4 + t)), oy + sin(a) * (ry - 30.0 * (0.4 + t)));
            let (w, h) = (rx * 0.17, 17.0 + 30.0 * t);
            s.at(&[shift(x, y), turn(a * 57.3 + 90.0)], |s| {
                s.blob(
                    &nodes![
                        (-w, -h),
                        (0, -h * 1.1),
                        (w, -h),
                        (w * 1.04, 0),
                        (w, h),
                        (0, h * 1.05),
                        (-w, h),
                        (-w * 1.04, 0)
                    ],
                    Look::of(tone).inflate(h * 0.4).texture(0.4).rough(1.5).shadow(0.3),
                );
            });
        }
    }
    // The sky.
    let mouth = Path::ellipse(cx, cy, 214.0, 206.0);
    let sky = lch(0.84, 0.07, 226.0);
    s.group(Group::new().clip(mouth.clone()), |s| {
        s.rect(180.0, 100.0, 500.0, 460.0, Look::of(sky.dim(0.92)).to(sky.lighter(0.06)).flat().shadow(0.0));
        air::heap(s, 540.0, 330.0, 200.0, 70.0, p.white, true, 0.9);
        s.glow(340.0, 220.0, 260.0, lch(0.97, 0.05, 95.0), 0.7);
    });
    s.stroke(
        &mouth,
        26.0,
        Look::of(stone.lighter(0.26).mix(p.light, 0.25)).inflate(8.0).texture(0.4).rim(1.6),
    );
    s.glow(cx, cy, 430.0, sky, 0.3);
    s.poly(&nodes![(250, 430), (610, 430), (700, 1210), (150, 1210)], veil(sky, 0.1, 30.0));
    // She.
    let girl = girl.wearing(Dress::Gown, p.red);
    s.group(Group::new().clip(Path::ellipse(cx, cy + 20.0, 232.0, 240.0)), |s| {
        s.at(&[shift(392.0, 322.0), turn(-14.0)], |s| {
            let a = Actor::new(girl, 0.0, 560.0, 760.0).front().feeling(Feeling::Awe);
            let a = a.with(|m| Mien { nod: 0.6, gaze: [0.2, 0.8], curve: 0.2, ..m });
            let a = a.hand_own(NEAR, -20.0, -52.0, Hand::Hidden).hand_own(FAR, 22.0, -52.0, Hand::Hidden);
            s.group(Group::new(), |s| {
                a.body(s);
                a.head(s);
            });
        });
    });
    let skin = girl.skin;
    LoneHand {
        at: point(560.0, 506.0),
        size: 84.0,
        degrees: 88.0,
        thumb: 1.0,
        hand: Hand::Grip,
        colour: skin,
        paw: false,
        sleeve: p.red,
        from: point(478.0, 372.0),
    }
    .paint_with(s, |s| {
        s.line(
            &nodes![(566, 470), (564, 560), (556, 730)],
            6.0,
            Look::of(p.wood.mix(p.cream, 0.4)).inflate(2.0),
        );
    });
    LoneHand {
        at: point(270.0, 500.0),
        size: 74.0,
        degrees: 100.0,
        thumb: -1.0,
        hand: Hand::Cover,
        colour: skin,
        paw: false,
        sleeve: p.red,
        from: point(342.0, 376.0),
    }
    .paint_with(s, |_| {});
    // What comes down.
    s.limb(
        &nodes![(506, 764), (520, 736), (556, 722), (592, 736), (606, 764)],
        &[6.0],
        Look::of(p.metal).inflate(2.0),
    );
    s.blob(
        &nodes![(500, 760; corner), (612, 760; corner), (596, 866), (556, 878), (516, 866)],
        Look::of(p.wood).to(p.wood_dark).inflate(18.0).grain(90.0).texture(0.3).rim(1.4),
    );
    s.limb(&nodes![(504, 790), (556, 802), (608, 790)], &[9.0], Look::of(p.metal).inflate(3.0));
    s.ellipse(556.0, 760.0, 56.0, 13.0, Look::of(p.wood_dark.dim(0.7)).flat());
    s.at(&[shift(556.0, 738.0), turn(-8.0)], |s| {
        s.rect(-38.0, -30.0, 76.0, 50.0, Look::of(p.cream).inflate(3.0).rim(1.3));
        s.line(&nodes![(-38, -30), (0, 0), (38, -30)], 3.0, Look::of(p.wood));
        s.dot(0.0, 0.0, 8.0, Look::of(p.red).inflate(3.0));
    });
    // Ours.
    let green = lch(0.6, 0.11, 140.0).mix(p.water[1], 0.15);
    LoneHand {
        at: point(190.0, 1080.0),
        size: 300.0,
        degrees: -62.0,
        thumb: -1.0,
        hand: Hand::Open,
        colour: green,
        paw: true,
        sleeve: green.dim(0.8),
        from: point(60.0, 1330.0),
    }
    .paint_with(s, |_| {});
    s.dot(346.0, 846.0, 84.0, Look::of(p.red).inflate(44.0).rim(1.7));
    s.limb(
        &nodes![(268, 820), (330, 872), (424, 876)],
        &[16.0, 22.0, 16.0],
        Look::of(p.cream).inflate(3.0).shadow(0.0),
    );
    s.glow(322.0, 806.0, 40.0, p.white, 0.4);
    LoneHand {
        at: point(560.0, 1140.0),
        size: 290.0,
        degrees: -128.0,
        thumb: 1.0,
        hand: Hand::Rest,
        colour: green,
        paw: true,
        sleeve: green.dim(0.8),
        from: point(690.0, 1340.0),
    }
    .paint_with(s, |_| {});
    for (x, y, w) in [(90.0, 1150.0, 120.0), (420.0, 1176.0, 170.0), (700.0, 1150.0, 130.0)] {
        s.limb(&nodes![(x - w, y), (x, y - 8.0), (x + w, y)], &[1.0, 7.0, 1.0], veil(sky, 0.45, 1.5));
    }
    s.focus(400.0, 330.0, 150.0);
    s.focus(346.0, 850.0, 120.0);
    s.focus(556.0, 780.0, 90.0);
    s.note("girl", Role::Subject);
    s.note("well", Role::Setting);
    s.note("ball", Role::Object);
    s.note("letter", Role::Detail);
}

/// From inside a winter den: in the bright hole stands a boy in the snow with a lantern and a cake with one candle; in front lies our huge paw, and on our pillow an alarm clock.
fn den(c: &mut Composer) {
    let boy = c.human(Kind::Boy);
    let s = &mut c.scene;
    s.light_at(470.0, 420.0, 0.5);
    let p = s.palette;
    let earth = lch(0.24, 0.035, 50.0).mix(p.ambient, 0.25);
    // Outside: snow in the evening.
    let dusk = lch(0.56, 0.07, 262.0);
    backdrop(s, dusk.dim(0.9), dusk.lighter(0.2));
    s.place(
        motif("pine_tree"),
        At::new(330.0, 640.0).height(330.0).standing().group(Group::new().fog(0.4).fog_colour(dusk)).silent(),
    );
    s.place(
        motif("pine_tree"),
        At::new(640.0, 620.0)
            .height(280.0)
            .standing()
            .group(Group::new().fog(0.45).fog_colour(dusk))
            .silent(),
    );
    let white = lch(0.9, 0.02, 250.0);
    s.blob(&nodes![(100, 660; corner), (300, 630), (500, 650), (800, 620; corner), (800, 1100; corner), (100, 1100; corner)], Look::of(white).to(white.dim(0.75)).inflate(10.0).shadow(0.0));
    air::snowfall(s, 70);
    for (k, (x, y)) in
        [(600.0, 690.0), (570.0, 716.0), (610.0, 744.0), (566.0, 776.0)].into_iter().enumerate()
    {
        s.ellipse(x, y, 9.0 + k as f32 * 2.0, 4.0 + k as f32, veil(dusk, 0.5, 1.0));
    }
    let boy = boy.wearing(Dress::Coat, p.red).hat(Hat::Woolly, p.accent2).scarf(p.gold);
    let a = Actor::new(boy, 466.0, 960.0, 610.0).front().feeling(Feeling::Fear).lean(0.0);
    let a = a.with(|m| Mien { gaze: [0.05, 0.5], nod: 0.3, open: 0.0, curve: 0.35, tilt: -6.0, ..m });
    let a = a.hand(NEAR, 404.0, 716.0, Hand::Tray).hand(FAR, 596.0, 560.0, Hand::Grip).elbow(FAR, 1.0);
    let g = a.grip(FAR);
    s.glow(g.x, g.y + 60.0, 260.0, p.flame, 0.7);
    s.group(Group::new(), |s| {
        a.legs(s);
        a.body(s);
        a.head(s);
        a.arm_with(s, FAR, |s| s.place(motif("lantern"), At::new(g.x, g.y - 6.0).height(120.0).hanging().silent()));
        s.ellipse(430.0, 724.0, 84.0, 15.0, Look::of(p.cream).inflate(5.0));
        s.blob(&nodes![(370, 718; corner), (370, 662; corner), (430, 652), (490, 662; corner), (490, 718; corner), (430, 728)], Look::of(p.pink).to(p.pink.dim(0.8)).inflate(14.0).rim(1.3));
        s.blob(&nodes![(366, 676; corner), (370, 654), (430, 644), (490, 654), (494, 676; corner), (470, 694), (450, 678), (430, 696), (408, 678), (388, 692)], Look::of(p.white).inflate(8.0));
        candle(s, 430.0, 650.0, 44.0);
        a.arm(s, NEAR);
    });
    // The den round it.
    let hole = nodes![
        (214, 560),
        (250, 360),
        (340, 230),
        (470, 180),
        (610, 226),
        (704, 370),
        (736, 560),
        (716, 760),
        (650, 880),
        (470, 916),
        (300, 890),
        (230, 760)
    ];
    let cave = Path::rect(-60.0, -60.0, 920.0, 1340.0).and(Path::blob(&hole));
    s.part(
        &cave,
        Look::of(earth)
            .to(earth.dim(0.55))
            .even_odd()
            .inflate(36.0)
            .texture(0.5)
            .rough(4.0)
            .rim(1.4)
            .shadow(0.6),
    );
    for k in 0..16 {
        let a = k as f32 * 0.39 + 0.1;
        let (x, y) = (470.0 + cos(a) * 270.0, 550.0 + sin(a) * 380.0);
        let l = s.rng.range(40.0, 120.0);
        let bend = s.rng.signed() * 0.5;
        s.limb(
            &nodes![
                (x + cos(a) * 90.0, y + sin(a) * 90.0),
                (x, y),
                (x - cos(a + bend) * l, y - sin(a + bend) * l)
            ],
            &[17.0, 11.0, 1.5],
            Look::of(p.wood_dark.mix(earth, 0.4)).inflate(4.0).rim(1.3),
        );
    }
    s.glow(470.0, 900.0, 330.0, p.flame, 0.28);
    // Our bed and our paw.
    let quilt = p.accent2.mix(p.dark, 0.35);
    s.blob(&nodes![(-40, 1080; corner), (160, 1010), (420, 1030), (640, 1000), (840, 1060; corner), (840, 1260; corner), (-40, 1260; corner)], Look::of(quilt.lighter(0.05)).to(quilt.dim(0.6)).inflate(22.0).texture(0.3).rim(1.3));
    for k in 0..6 {
        let x = 20.0 + k as f32 * 150.0;
        s.limb(&nodes![(x, 1030), (x + 20.0, 1260)], &[4.0], veil(quilt.lighter(0.2), 0.5, 0.5));
    }
    let fur = Person::new(Kind::Bear, &p).skin;
    LoneHand {
        at: point(250.0, 1130.0),
        size: 300.0,
        degrees: -30.0,
        thumb: -1.0,
        hand: Hand::Rest,
        colour: fur,
        paw: true,
        sleeve: p.cream.mix(p.accent, 0.3),
        from: point(10.0, 1250.0),
    }
    .paint_with(s, |_| {});
    // The clock says it is far too early; somebody small sleeps on.
    s.at(&[shift(690.0, 1000.0)], |s| {
        for k in [-1.0, 1.0] {
            s.dot(k * 40.0, -66.0, 24.0, Look::of(p.gold).inflate(9.0).rim(1.4));
            s.limb(&nodes![(k * 40.0, 50), (k * 56.0, 78)], &[11.0], Look::of(p.metal).inflate(3.0));
        }
        s.dot(0.0, 0.0, 74.0, Look::of(p.gold.mix(p.red, 0.35)).inflate(20.0).rim(1.5));
        s.dot(0.0, 0.0, 56.0, Look::of(p.cream).inflate(4.0).shadow(0.3));
        s.limb(&nodes![(0, 0), (-24, -28)], &[7.0, 4.0], Look::of(p.ink).flat());
        s.limb(&nodes![(0, 0), (4, -44)], &[5.0, 3.0], Look::of(p.ink).flat());
    });
    let e = a.eye();
    s.focus(e.x, e.y, 130.0);
    s.focus(430.0, 690.0, 100.0);
    s.focus(370.0, 1060.0, 140.0);
    s.focus(690.0, 1000.0, 90.0);
    s.note("boy", Role::Subject);
    s.note("bear", Role::Object);
    s.note("birthday_cake", Role::Detail);
    s.note("cave", Role::Setting);
}
