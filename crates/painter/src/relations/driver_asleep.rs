//! Who should steer is asleep, and it goes very well.

use super::acting::*;
use crate::settings::air;

pub(super) static DRIVER_ASLEEP: Relation = Relation {
    id: "driver_asleep",
    themes: Themes::Only(&["moonhare", "tides", "lost-kites", "carousel"]),
    moods: &[Mood::Freedom, Mood::Mischief, Mood::Dread],
    slots: &[],
    layouts: &[framed("coach", Setup::Frames, coach), framed("ship", Setup::NearDark, ship)],
};

/// Head-on, a night coach: the owl at the wheel sleeps, a baby on its lap steers; one of the passengers has seen it.
fn coach(c: &mut Composer) {
    let (grandad, granny, lady) = (c.human(Kind::Grandad), c.human(Kind::Granny), c.human(Kind::Woman));
    let (man, girl, baby) = (c.human(Kind::Man), c.human(Kind::Woman), c.human(Kind::Baby));
    let s = &mut c.scene;
    s.light_at(380.0, 380.0, 0.6);
    let p = s.palette;
    let night = lch(0.26, 0.07, 272.0).mix(p.accent2, 0.25);
    s.paint_sky(Sky {
        stops: vec![(0.0, night.dim(0.6)), (1.0, night.lighter(0.14))],
        ..Sky::of(&p, 0.0, 0.3)
    });
    air::stars(s, 160, 1200.0);
    let body = p.red;
    // Below the wheels there is no road.
    air::heap(s, 150.0, 1180.0, 330.0, 90.0, p.white.mix(night, 0.45), false, 0.9);
    air::heap(s, 640.0, 1190.0, 360.0, 100.0, p.white.mix(night, 0.45), false, 0.9);
    for x in [150.0, 650.0] {
        s.ellipse(x, 1090.0, 66.0, 84.0, Look::of(p.ink.lighter(0.06)).inflate(18.0));
        s.ellipse(x, 1090.0, 28.0, 40.0, Look::of(p.metal).inflate(8.0));
    }
    s.blob(&nodes![(40, 1080; corner), (34, 420), (70, 120), (200, 40), (600, 40), (730, 120), (766, 420), (760, 1080; corner)], Look::of(body).inflate(40.0).texture(0.15));
    s.blob(
        &nodes![(62, 1080; corner), (60, 800), (740, 800), (738, 1080; corner)],
        Look::of(p.cream).inflate(20.0),
    );
    for x in [290.0, 510.0] {
        s.dot(x, 88.0, 20.0, Look::lamp(p.flame));
    }
    s.rect(330.0, 62.0, 140.0, 50.0, Look::of(p.ink).inflate(6.0));
    s.place(motif("crescent_moon"), At::new(400.0, 87.0).height(38.0).centred().silent());
    // Through the glass.
    let pane = Path::blob(
        &nodes![(84, 770; corner), (88, 330), (128, 170), (240, 140), (560, 140), (672, 170), (712, 330), (716, 770; corner)],
    );
    s.group(Group::new().clip(pane.clone()), |s| {
        s.part(&pane, Look::of(p.gold.mix(p.wood, 0.45)).to(p.wood_dark).flat().shadow(0.0));
        s.glow(400.0, 250.0, 400.0, p.flame, 0.75);
        for side in [-1.0, 1.0] {
            for k in 0..3 {
                let x = 400.0 + side * (150.0 + k as f32 * 70.0);
                s.rect(x - 22.0, 190.0 + k as f32 * 8.0, 44.0, 90.0 + k as f32 * 20.0, Look::of(night).inflate(3.0));
            }
        }
        let seat = |s: &mut Scene, x: f32, y: f32, w: f32| {
            s.blob(&nodes![(x - w, y + 200.0; corner), (x - w, y), (x - w * 0.7, y - 40.0), (x + w * 0.7, y - 40.0), (x + w, y), (x + w, y + 200.0; corner)], Look::of(p.leaf.dim(0.75)).inflate(20.0));
        };
        // The last row: lovers, and a goat that reads.
        let lovers = [Actor::new(man.wearing(Dress::Coat, p.accent2), 218.0, 560.0, 300.0), Actor::new(girl.wearing(Dress::Coat, p.accent), 300.0, 560.0, 290.0).left()];
        let (e, f) = (lovers[0].eye(), lovers[1].eye());
        let [one, two] = lovers;
        one.feeling(Feeling::Tenderness).looking_at(f).paint(s);
        two.feeling(Feeling::Tenderness).looking_at(e).paint(s);
        let goat = Person::new(Kind::Goat, &p).wearing(Dress::Coat, p.dark.lighter(0.2)).glasses();
        let goat = Actor::new(goat, 452.0, 556.0, 330.0).front().feeling(Feeling::Calm).with(|m| Mien { gaze: [0.0, 0.9], nod: 0.4, ..m });
        goat.paint(s);
        s.poly(&nodes![(388, 400), (450, 412), (512, 400), (512, 470), (450, 482), (388, 470)], Look::of(p.paper).inflate(4.0));
        seat(s, 240.0, 540.0, 130.0);
        seat(s, 560.0, 550.0, 120.0);
        // The next: the old pair with an orange, and the lady who has seen it.
        let pair = [Actor::new(grandad.wearing(Dress::Coat, p.leaf), 150.0, 800.0, 420.0), Actor::new(granny.wearing(Dress::Coat, p.red.dim(0.8)), 270.0, 800.0, 400.0).left()];
        let [a, b] = pair;
        let a = a.feeling(Feeling::Calm).looking_at(point(214.0, 620.0)).hand(NEAR, 190.0, 640.0, Hand::Open).hand(FAR, 200.0, 650.0, Hand::Open);
        let b = b.feeling(Feeling::Joy).looking_at(point(214.0, 620.0)).hand(NEAR, 240.0, 640.0, Hand::Pinch).hand(FAR, 230.0, 650.0, Hand::Rest);
        a.paint(s);
        b.layers(s);
        s.dot(214.0, 626.0, 26.0, Look::of(p.fox.lighter(0.04)).inflate(9.0));
        let lady = Actor::new(lady.wearing(Dress::Gown, p.accent2.mix(p.white, 0.2)), 396.0, 800.0, 420.0).front().feeling(Feeling::Awe);
        let lady = lady.with(|m| Mien { gaze: [0.8, 0.6], turn: 0.25, nod: 0.0, ..m }).hand_own(FAR, 20.0, -66.0, Hand::Wave).hand_own(NEAR, -3.0, -62.0, Hand::Cover);
        lady.paint(s);
        s.focus(lady.eye().x, lady.eye().y, 90.0);
        // The driver.
        let owl = Person::new(Kind::Owl, &p).wearing(Dress::Coat, p.accent2.mix(p.dark, 0.5));
        let owl = Actor::new(owl, 570.0, 920.0, 620.0).front().feeling(Feeling::Asleep);
        let owl = owl.with(|m| Mien { tilt: 16.0, nod: 0.5, ..m }).hand_own(NEAR, -16.0, -36.0, Hand::Rest).hand_own(FAR, 16.0, -36.0, Hand::Rest);
        owl.paint(s);
        let e = owl.eye();
        s.at(&[shift(e.x + 18.0, e.y - 46.0), turn(14.0)], |s| {
            s.blob(&nodes![(-92, 10), (-84, -40), (0, -66), (84, -40), (92, 10)], Look::of(p.dark.lighter(0.1)).inflate(18.0));
            s.blob(&nodes![(-80, 8), (0, -6), (80, 8), (64, 44), (0, 56), (-64, 44)], Look::of(p.ink).inflate(9.0).rim(1.5));
            s.dot(0.0, -30.0, 13.0, Look::of(p.gold).inflate(4.0));
        });
        s.focus(e.x, e.y, 140.0);
        // The one who steers.
        let small = Actor::new(baby.wearing(Dress::Nightshirt, p.white), 520.0, 860.0, 330.0).front().feeling(Feeling::Joy);
        let small = small.with(|m| Mien { gaze: [0.0, 0.1], ..m }).hand(NEAR, 452.0, 690.0, Hand::Fist).hand(FAR, 586.0, 690.0, Hand::Fist);
        small.legs(s);
        small.body(s);
        small.head(s);
        s.focus(small.eye().x, small.eye().y, 100.0);
        s.stroke(&Path::ellipse(520.0, 752.0, 132.0, 88.0), 22.0, Look::of(p.wood_dark).inflate(7.0).shadow(0.6));
        small.arm(s, NEAR);
        small.arm(s, FAR);
    });
    // What the glass mirrors.
    s.group(Group::new().clip(pane.clone()).alpha(0.75), |s| {
        for (x, y, h) in [
            (140.0, 380.0, 26.0),
            (336.0, 220.0, 20.0),
            (650.0, 400.0, 30.0),
            (460.0, 190.0, 16.0),
            (690.0, 250.0, 18.0),
        ] {
            s.place(motif("star"), At::new(x, y).height(h).centred().silent());
        }
        s.poly(
            &nodes![(90, 700), (300, 140), (380, 140), (170, 770)],
            Look::lamp(p.white).alpha(0.09).soft(6.0),
        );
    });
    s.stroke(&pane, 20.0, Look::of(p.metal.lighter(0.14)).inflate(6.0).rim(1.4).shadow(0.6));
    // Grille, lamps, bumper.
    for k in 0..7 {
        s.rect(310.0 + k as f32 * 28.0, 850.0, 12.0, 140.0, Look::of(p.metal.dim(0.7)).inflate(4.0));
    }
    s.stroke(&Path::rect(292.0, 836.0, 216.0, 168.0), 14.0, Look::of(p.metal.lighter(0.2)).inflate(5.0));
    for x in [170.0, 630.0] {
        s.dot(x, 920.0, 78.0, Look::of(p.metal.lighter(0.16)).inflate(18.0));
        s.dot(x, 920.0, 60.0, Look::lamp(p.flame));
        s.glow(x, 930.0, 300.0, p.flame, 0.6);
    }
    s.limb(
        &nodes![(20, 1050), (400, 1070), (780, 1050)],
        &[52.0],
        Look::of(p.metal.lighter(0.2)).inflate(16.0).rim(1.4),
    );
    s.note("owl", Role::Subject);
    s.note("child", Role::Object);
    s.note("woman", Role::Witness);
    s.note("star", Role::Detail);
}

/// Behind the dark spokes of a ship's wheel a boy in chains steers and beams; the captain, a bear, sleeps on his shoulder. The rail ends in stars.
fn ship(c: &mut Composer) {
    let boy = c.human(Kind::Boy);
    let crew = [c.human(Kind::Man), c.human(Kind::Granny)];
    let s = &mut c.scene;
    s.light_at(430.0, 260.0, 0.5);
    let p = s.palette;
    let night = lch(0.34, 0.07, 262.0).mix(p.accent2, 0.35);
    s.paint_sky(Sky {
        stops: vec![(0.0, night.dim(0.5)), (0.6, night), (1.0, night.lighter(0.16))],
        ..Sky::of(&p, 0.3, 0.4)
    });
    air::stars(s, 200, 900.0);
    s.dot(610.0, 150.0, 76.0, Look::lamp(p.light.mix(p.cream, 0.4)));
    s.glow(610.0, 150.0, 330.0, p.light, 0.6);
    // Mast and sail, the deck behind, the rail.
    s.limb(&nodes![(250, -30), (262, 700)], &[34.0, 40.0], Look::of(p.wood).inflate(10.0).grain(90.0));
    s.blob(&nodes![(-40, 20; corner), (120, 40), (236, 10; corner), (246, 330; corner), (110, 400), (-40, 380; corner)], Look::of(p.cream).inflate(26.0).texture(0.2));
    s.limb(&nodes![(270, 60), (500, 420), (640, 560)], &[5.0], Look::of(p.wood_dark).inflate(1.5));
    s.rect(-30.0, 560.0, 860.0, 24.0, Look::of(p.wood).inflate(7.0).grain(0.0));
    for k in 0..11 {
        s.limb(
            &nodes![(-10.0 + k as f32 * 82.0, 580), (-10.0 + k as f32 * 82.0, 680)],
            &[18.0, 24.0, 16.0],
            Look::of(p.wood.dim(0.9)).inflate(6.0),
        );
    }
    s.rect(
        -30.0,
        670.0,
        860.0,
        600.0,
        Look::of(p.wood.dim(0.75)).to(p.wood_dark.dim(0.7)).flat().texture(0.3).grain(90.0).shadow(0.0),
    );
    // Those who trust: cards on a barrel.
    let a = Actor::new(
        crew[0].wearing(Dress::Shirt, p.white).cloth(Cloth::Stripes).hat(Hat::Cap, p.red),
        70.0,
        780.0,
        310.0,
    )
    .feeling(Feeling::Mischief);
    let b =
        Actor::new(crew[1].wearing(Dress::Coat, p.leaf), 214.0, 780.0, 290.0).left().feeling(Feeling::Joy);
    let a = a.looking_at(point(140.0, 640.0)).hand(NEAR, 116.0, 640.0, Hand::Pinch).hand(
        FAR,
        120.0,
        640.0,
        Hand::Pinch,
    );
    let b = b.looking_at(point(140.0, 640.0)).hand(NEAR, 170.0, 640.0, Hand::Pinch).hand(
        FAR,
        166.0,
        640.0,
        Hand::Pinch,
    );
    a.paint(s);
    b.paint(s);
    s.blob(
        &nodes![(96, 780), (86, 720), (98, 660), (186, 660), (198, 720), (188, 780)],
        Look::of(p.wood.lighter(0.1)).inflate(16.0).grain(90.0),
    );
    for (x, r) in [(122.0, -20.0), (140.0, 0.0), (160.0, 18.0)] {
        s.at(&[shift(x, 640.0), turn(r)], |s| {
            s.rect(-13.0, -20.0, 26.0, 38.0, Look::of(p.paper).inflate(2.0));
        });
    }
    // The cat on the rail has seen where they are going.
    let cat = Person::new(Kind::Cat, &p).wearing(Dress::Fur, p.grey);
    let cat = Actor::new(cat, 716.0, 566.0, 210.0).front().sitting().feeling(Feeling::Awe);
    let cat = cat.looking_at(point(610.0, 150.0)).hand_own(FAR, 4.0, -58.0, Hand::Cover);
    cat.paint(s);
    s.focus(716.0, 440.0, 90.0);
    // The captain, and the one who should be below.
    let bear = Person::new(Kind::Bear, &p).wearing(Dress::Coat, p.accent2.mix(p.dark, 0.2));
    let bear = Actor::new(bear, 576.0, 1330.0, 900.0).left().lean(10.0).feeling(Feeling::Asleep);
    let bear = bear
        .with(|m| Mien { turn: 0.3, tilt: 18.0, nod: 0.4, open: 0.4, wide: 0.6, ..m })
        .hand(FAR, 300.0, 860.0, Hand::Rest)
        .hand(NEAR, 560.0, 1010.0, Hand::Rest);
    let prisoner = boy.wearing(Dress::Shirt, p.white).cloth(Cloth::Stripes);
    let prisoner =
        Actor::new(Person { head: 1.15, ..prisoner }, 330.0, 1250.0, 720.0).front().feeling(Feeling::Joy);
    let prisoner = prisoner
        .with(|m| Mien { gaze: [0.35, -0.55], turn: 0.1, open: 0.3, ..m })
        .hand(NEAR, 196.0, 900.0, Hand::Grip)
        .hand(FAR, 500.0, 900.0, Hand::Grip);
    s.group(Group::new(), |s| {
        bear.legs(s);
        bear.body(s);
        bear.head(s);
        let e = bear.eye();
        s.at(&[shift(e.x + 16.0, e.y - 110.0), turn(-14.0)], |s| {
            s.blob(
                &nodes![(-120, 30), (-130, -40), (0, -80), (130, -40), (120, 30)],
                Look::of(p.white).inflate(24.0),
            );
            s.limb(
                &nodes![(-116, 34), (0, 50), (116, 34)],
                &[40.0],
                Look::of(p.ink.lighter(0.06)).inflate(10.0),
            );
            s.dot(0.0, 0.0, 22.0, Look::of(p.gold).inflate(6.0));
        });
        prisoner.legs(s);
        prisoner.body(s);
        prisoner.head(s);
        bear.arm(s, NEAR);
    });
    s.focus(prisoner.eye().x, prisoner.eye().y, 140.0);
    s.focus(bear.eye().x, bear.eye().y, 160.0);
    // The key at the captain's belt.
    s.place(motif("key"), At::new(640.0, 1060.0).height(96.0).centred().turned(90.0).silent());
    s.focus(640.0, 1060.0, 70.0);
    // The wheel, near and dark.
    let (x, y) = (348.0, 1010.0);
    let dark = p.wood_dark.dim(0.45);
    let look = Look::of(dark).inflate(12.0).grain(20.0).rim(1.6);
    prisoner.palm(s, NEAR);
    prisoner.palm(s, FAR);
    for k in 0..8 {
        let t = radians(k as f32 * 45.0 + 22.5);
        s.limb(
            &nodes![
                (x + cos(t) * 40.0, y + sin(t) * 40.0),
                (x + cos(t) * 300.0, y + sin(t) * 300.0),
                (x + cos(t) * 390.0, y + sin(t) * 390.0)
            ],
            &[26.0, 30.0, 44.0, 26.0],
            look,
        );
    }
    s.stroke(&Path::ellipse(x, y, 262.0, 262.0), 48.0, look.shadow(0.8));
    s.dot(x, y, 62.0, look);
    s.dot(x, y, 24.0, Look::of(p.gold).inflate(8.0));
    for side in [NEAR, FAR] {
        prisoner.fingers(s, side);
        prisoner.sleeve(s, side);
    }
    // A chain between his wrists.
    let (a, b) = (prisoner.grip(NEAR), prisoner.grip(FAR));
    for k in 0..13 {
        let t = k as f32 / 12.0;
        let (cx, cy) = (lerp(a.x + 6.0, b.x - 6.0, t), lerp(a.y, b.y, t) + 20.0 + 330.0 * t * (1.0 - t));
        let (rx, ry) = if k % 2 == 0 { (19.0, 12.0) } else { (16.0, 6.0) };
        s.stroke(
            &Path::ellipse(cx, cy, rx, ry),
            6.0,
            Look::of(p.metal.lighter(0.2)).inflate(1.6).shadow(0.6),
        );
    }
    s.note("ship", Role::Setting);
    s.note("boy", Role::Subject);
    s.note("bear", Role::Object);
    s.note("wheel", Role::Detail);
    s.note("cat", Role::Witness);
}
