//! Miles are laid out for one guest.

use super::acting::*;

pub(super) static SOMEBODY_IS_EXPECTED: Relation = Relation {
    id: "somebody_is_expected",
    themes: Themes::Only(&["tides", "looking-glass", "first-light", "lost-kites"]),
    moods: &[Mood::Longing, Mood::Loneliness, Mood::Tenderness],
    slots: &[],
    layouts: &[framed("carpet", Setup::OwnHands, carpet), framed("bear", Setup::Corridor, bear)],
};

/// Our muddy boots stand at the end of a red carpet that runs over hills to a lit door; a fox bows to us, a hen broods on it.
fn carpet(c: &mut Composer) {
    let sweeper = c.human(Kind::Granny);
    let s = &mut c.scene;
    s.light_at(560.0, 250.0, 0.5);
    let p = s.palette;
    s.sky(0.5, 0.3);
    let turf = |s: &mut Scene, y: f32, k: f32| {
        let grass = p.leaf.mix(p.fog, k);
        s.blob(&nodes![(-40, y + 30.0; corner), (200, y - 20.0), (420, y + 40.0), (640, y - 10.0), (840, y + 30.0; corner), (840, 1260; corner), (-40, 1260; corner)], Look::of(grass).to(grass.dim(0.72)).inflate(8.0).grass(9.0 - k * 8.0, 90.0, 6.0).shadow(0.2));
    };
    turf(s, 330.0, 0.5);
    // The house at the end of it, and who sweeps before the door.
    s.place(motif("house"), At::new(586.0, 356.0).height(250.0).standing().silent());
    s.glow(586.0, 330.0, 190.0, p.flame, 0.7);
    let sweeper =
        Actor::new(sweeper.wearing(Dress::Apron, p.accent), 500.0, 384.0, 170.0).feeling(Feeling::Calm);
    let sweeper = sweeper.looking_at(point(540.0, 390.0)).hand_own(NEAR, 16.0, -46.0, Hand::Grip).hand_own(
        FAR,
        20.0,
        -58.0,
        Hand::Grip,
    );
    let g = sweeper.grip(NEAR);
    s.group(Group::new(), |s| {
        sweeper.layers(s);
        s.limb(&nodes![(g.x - 10.0, g.y - 50.0), (g.x + 16.0, 376)], &[5.0], Look::of(p.wood).inflate(2.0));
        s.blob(
            &nodes![(g.x + 12.0, 360), (g.x + 40.0, 388), (g.x + 2.0, 390)],
            Look::of(p.gold).inflate(4.0),
        );
        sweeper.arm(s, NEAR);
    });
    let red = p.red;
    let ribbon = |s: &mut Scene, left: &[(f32, f32)], right: &[(f32, f32)]| {
        let all: Vec<moonhare_scene::geometry::Node> =
            left.iter().chain(right.iter().rev()).map(|q| point(q.0, q.1).into()).collect();
        s.blob(&all, Look::of(red.lighter(0.02)).to(red.dim(0.8)).inflate(7.0).grain(90.0).texture(0.3));
        for side in [left, right] {
            let line: Vec<moonhare_scene::geometry::Node> =
                side.iter().map(|q| point(q.0, q.1).into()).collect();
            s.limb(&line, &[7.0], Look::of(p.gold).inflate(2.0).shadow(0.1));
        }
    };
    ribbon(
        s,
        &[(572.0, 352.0), (560.0, 400.0), (470.0, 450.0), (390.0, 500.0)],
        &[(600.0, 352.0), (604.0, 410.0), (540.0, 470.0), (470.0, 510.0)],
    );
    turf(s, 480.0, 0.28);
    ribbon(
        s,
        &[(330.0, 490.0), (220.0, 540.0), (130.0, 610.0), (150.0, 690.0), (240.0, 730.0)],
        &[(420.0, 500.0), (320.0, 560.0), (270.0, 620.0), (300.0, 670.0), (400.0, 720.0)],
    );
    turf(s, 690.0, 0.08);
    ribbon(
        s,
        &[(230.0, 690.0), (300.0, 780.0), (300.0, 900.0), (210.0, 1000.0), (170.0, 1078.0)],
        &[(400.0, 690.0), (500.0, 780.0), (560.0, 900.0), (600.0, 1000.0), (630.0, 1078.0)],
    );
    for k in 0..24 {
        let x = 176.0 + k as f32 * 19.6;
        s.limb(
            &nodes![(x, 1072), (x - 4.0 + (k % 3) as f32 * 4.0, 1106)],
            &[7.0, 4.0],
            Look::of(p.gold).inflate(2.0).shadow(0.2),
        );
    }
    // It has lain here long.
    for (x, y) in [(350.0, 860.0), (470.0, 930.0), (290.0, 1010.0), (420.0, 800.0), (240.0, 640.0)] {
        for k in 0..4 {
            let dx = k as f32 * 9.0 - 14.0;
            s.limb(
                &nodes![(x + dx * 0.4, y), (x + dx * 1.6, y - 36.0 - (k % 2) as f32 * 16.0)],
                &[7.0, 1.0],
                Look::of(p.leaf.lighter(0.06)).inflate(2.0),
            );
        }
    }
    for (x, y, h) in [(660.0, 500.0, 80.0), (90.0, 560.0, 110.0), (440.0, 640.0, 120.0)] {
        s.limb(&nodes![(x, y + h), (x, y)], &[7.0], Look::of(p.wood_dark).inflate(2.0));
        s.place(motif("lantern"), At::new(x, y - 6.0).height(h * 0.75).hanging().silent());
        s.glow(x, y + h * 0.35, h * 1.1, p.flame, 0.6);
    }
    s.ellipse(190.0, 946.0, 110.0, 34.0, Look::of(p.gold.mix(p.wood, 0.4)).inflate(10.0).fur(12.0, 0.0, 4.0));
    for x in [130.0, 252.0] {
        s.ellipse(x, 926.0, 24.0, 30.0, Look::of(p.cream).inflate(8.0));
    }
    Beast::new(Species::Hen, 188.0, 960.0, 210.0).feeling(Feeling::Offended).paint(s);
    // Who receives us.
    let fox = Person::new(Kind::Fox, &p).wearing(Dress::Coat, p.accent2.mix(p.dark, 0.25)).scarf(p.white);
    let fox = Actor::new(fox, 662.0, 1080.0, 660.0).left().lean(10.0).feeling(Feeling::Tenderness);
    let fox = fox
        .with(|m| m.facing(0.15).nodding(0.3).glancing(0.1, 0.75).tilted(6.0))
        .hand(NEAR, 490.0, 830.0, Hand::Open)
        .hand_own(FAR, 16.0, -64.0, Hand::Cover);
    under(s, 662.0, 1084.0, 130.0);
    fox.paint(s);
    s.focus(620.0, 580.0, 170.0);
    // Our boots.
    for (x, side) in [(280.0, -1.0), (470.0, 1.0)] {
        let leather = p.wood.mix(p.dark, 0.25);
        s.ellipse(x, 1096.0, 84.0, 118.0, Look::of(p.dark.dim(0.7)).inflate(10.0));
        s.blob(
            &nodes![
                (x - 66.0, 1190),
                (x - 72.0, 1090),
                (x - 48.0 + side * 10.0, 1006),
                (x + side * 14.0, 984),
                (x + 50.0 + side * 10.0, 1008),
                (x + 72.0, 1090),
                (x + 66.0, 1190)
            ],
            Look::of(leather.lighter(0.05)).inflate(28.0).texture(0.3),
        );
        for k in 0..3 {
            let y = 1076.0 + k as f32 * 28.0;
            s.limb(
                &nodes![(x - 26.0, y), (x + 28.0, y - 8.0)],
                &[8.0],
                Look::of(p.cream.dim(0.85)).inflate(2.0),
            );
        }
        for (dx, dy, r) in
            [(-44.0, 1160.0, 22.0), (30.0, 1092.0, 16.0), (50.0, 1170.0, 24.0), (-20.0, 1078.0, 12.0)]
        {
            s.dot(x + dx, dy - 40.0, r, Look::of(p.wood_dark.dim(0.7)).inflate(5.0).rough(3.0));
        }
        s.ellipse(x, 1176.0, 76.0, 34.0, Look::of(leather.lighter(0.12)).inflate(9.0));
        s.limb(
            &nodes![(x - side * 20.0, 1300), (x, 1180)],
            &[150.0, 118.0],
            Look::of(p.accent2.mix(p.dark, 0.4)).inflate(30.0).texture(0.35).grain(90.0),
        );
    }
    s.note("boot", Role::Subject);
    s.note("fox", Role::Object);
    s.note("lantern", Role::Object);
    s.note("rooster", Role::Detail);
}

/// Candles stand on the sea in two rows to the horizon; in front a bear in his best holds a cake, and a mouse has begun on it.
fn bear(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(240.0, 420.0, 0.5);
    let p = s.palette;
    let dusk = p.ambient.mix(p.accent2, 0.35);
    s.paint_sky(Sky {
        stops: vec![
            (0.0, dusk.dim(0.6)),
            (0.5, dusk.lighter(0.08)),
            (1.0, p.flame.mix(p.pink, 0.5).mix(dusk, 0.35)),
        ],
        ..Sky::of(&p, 0.3, 0.2)
    });
    let sea = known_water(s).dim(0.6).mix(dusk, 0.25);
    s.rect(
        -30.0,
        520.0,
        860.0,
        740.0,
        Look::of(sea.lighter(0.12)).to(sea.dim(0.6)).flat().texture(0.35).grain(0.0).shadow(0.0),
    );
    let (vx, vy) = (190.0, 524.0);
    for k in 0..26 {
        let y = 540.0 + (k * k) as f32 * 0.95;
        let (x, w) = (s.rng.range(0.0, 800.0), 40.0 + k as f32 * 6.0);
        s.limb(
            &nodes![(x - w, y), (x, y - 3.0), (x + w, y)],
            &[2.0, 4.0, 2.0],
            Look::of(sea.lighter(0.2)).alpha(0.6).flat().shadow(0.0),
        );
    }
    // Who may be coming.
    s.place(motif("sailing_boat"), At::new(vx, vy + 8.0).height(70.0).standing().silent());
    s.focus(vx, vy, 60.0);
    for k in (0..9).rev() {
        let t = 1.0 / (1.0 + k as f32 * 0.62);
        for side in [-1.0, 1.0] {
            let (x, y) = (vx + side * 150.0 * t, vy + 470.0 * t);
            s.ellipse(x, y + 4.0 * t, 74.0 * t, 18.0 * t, Look::of(p.leaf.mix(sea, 0.3)).inflate(4.0 * t));
            let (w, h) = (30.0 * t, 120.0 * t);
            s.rect(x - w / 2.0, y - h, w, h, Look::of(p.cream).inflate(w * 0.25));
            s.blob(&nodes![(x, y - h - 64.0 * t; corner), (x + 17.0 * t, y - h - 20.0 * t), (x, y - h), (x - 17.0 * t, y - h - 20.0 * t)], Look::lamp(p.flame));
            s.glow(x, y - h - 24.0 * t, 120.0 * t, p.flame, 0.4);
            s.limb(
                &nodes![(x, y + 22.0 * t), (x, y + 90.0 * t)],
                &[14.0 * t, 3.0 * t],
                Look::of(p.flame).alpha(0.4).soft(4.0).flat().shadow(0.0),
            );
        }
    }
    // The jetty, laid for two.
    s.poly(
        &nodes![(-30, 1080), (830, 1040), (830, 1260), (-30, 1260)],
        Look::of(p.wood.dim(0.85)).inflate(10.0).grain(0.0).texture(0.4),
    );
    for k in 0..4 {
        s.limb(
            &nodes![(-30, 1110.0 + k as f32 * 44.0), (830, 1074.0 + k as f32 * 48.0)],
            &[5.0],
            Look::of(p.wood_dark).flat().alpha(0.8),
        );
    }
    s.limb(&nodes![(770, 1240), (770, 250)], &[34.0], Look::of(p.wood_dark).inflate(10.0).grain(90.0));
    s.place(motif("lantern"), At::new(706.0, 260.0).height(140.0).hanging().silent());
    s.limb(&nodes![(770, 270), (698, 262)], &[12.0], Look::of(p.wood_dark).inflate(4.0));
    s.glow(706.0, 340.0, 230.0, p.flame, 0.6);
    let bear =
        Person::new(Kind::Bear, &p).wearing(Dress::Coat, p.red.mix(p.dark, 0.1)).scarf(p.gold).girth(1.15);
    let bear = Actor::new(bear, 600.0, 1200.0, 830.0).left().feeling(Feeling::Sorrow);
    let bear = bear
        .with(|m| crate::actors::Mien { tear: false, ..m.facing(0.75).glancing(0.9, 0.1) })
        .hand_own(NEAR, 23.0, -46.0, Hand::Tray)
        .hand_own(FAR, 28.0, -48.0, Hand::Tray);
    let g = bear.grip(NEAR);
    under(s, 600.0, 1204.0, 190.0);
    s.group(Group::new(), |s| {
        bear.layers(s);
        let (x, y) = (g.x - 20.0, g.y - 12.0);
        s.ellipse(x, y, 150.0, 26.0, Look::of(p.white).inflate(7.0));
        s.rect(
            x - 100.0,
            y - 86.0,
            200.0,
            84.0,
            Look::of(p.pink.mix(p.white, 0.3)).inflate(18.0).texture(0.2),
        );
        s.blob(
            &nodes![
                (x - 108.0, y - 84.0),
                (x, y - 112.0),
                (x + 108.0, y - 84.0),
                (x + 96.0, y - 50.0),
                (x + 60.0, y - 70.0),
                (x + 20.0, y - 44.0),
                (x - 30.0, y - 70.0),
                (x - 80.0, y - 46.0)
            ],
            Look::of(p.white).inflate(10.0),
        );
        s.dot(x - 70.0, y - 20.0, 30.0, Look::of(p.gold.mix(p.wood, 0.2)).inflate(5.0));
        for dx in [-50.0, 0.0, 50.0] {
            candle(s, x + dx, y - 96.0, 40.0);
        }
        bear.arm(s, NEAR);
    });
    let mouse = Person::new(Kind::Mouse, &p).wearing(Dress::Shirt, p.accent2);
    let mouse = Actor::new(mouse, g.x - 30.0, 1196.0, 300.0).feeling(Feeling::Mischief);
    let mouse = mouse.looking_at(bear.eye()).hand_own(NEAR, 18.0, -56.0, Hand::Pinch).hand_own(
        FAR,
        16.0,
        -40.0,
        Hand::Hidden,
    );
    let q = mouse.grip(NEAR);
    under(s, g.x - 30.0, 1198.0, 80.0);
    mouse.paint(s);
    s.blob(
        &nodes![(q.x - 22.0, q.y + 6.0), (q.x, q.y - 26.0), (q.x + 26.0, q.y + 4.0)],
        Look::of(p.pink.mix(p.white, 0.3)).inflate(8.0),
    );
    s.focus(480.0, 480.0, 190.0);
    s.note("bear", Role::Subject);
    s.note("candle", Role::Object);
    s.note("mouse", Role::Object);
    s.note("sea", Role::Setting);
}
