//! A donkey who cannot refuse a lift.

use crate::relations::acting::*;

/// A tired donkey climbs a road with a heap of riders, each busy with something; at the roadside a small mouse with a suitcase asks to come too, and all look at it.
pub(super) fn donkey(c: &mut Composer) {
    c.scene.light_at(160.0, 120.0, 0.55);
    let (granny, baby) = (c.human(Kind::Granny), c.human(Kind::Baby));
    let s = &mut c.scene;
    let p = s.palette;
    s.sky(0.6, 0.4);
    s.poly(
        &nodes![
            (-40, 700),
            (140, 520),
            (300, 620),
            (480, 470),
            (640, 600),
            (860, 480),
            (860, 900),
            (-40, 900)
        ],
        Look::of(p.far).inflate(12.0).texture(0.3),
    );
    let grass = lch(0.56, 0.10, 120.0).mix(p.leaf, 0.35);
    s.blob(&nodes![(-40, 900; corner), (200, 850), (500, 800), (840, 700; corner), (840, 1260; corner), (-40, 1260; corner)], Look::of(grass.mix(p.fog, 0.15)).inflate(10.0).grass(10.0, -90.0, 5.0).texture(0.3));
    let road = lch(0.74, 0.06, 75.0).mix(p.fog, 0.1);
    s.blob(&nodes![(-40, 1130; corner), (200, 1080), (500, 1010), (840, 900; corner), (840, 1040; corner), (560, 1150), (240, 1230), (-40, 1260; corner)], Look::of(road).to(road.dim(0.8)).inflate(8.0).texture(0.35));
    for (x, y) in [(90.0, 1170.0), (300.0, 1130.0), (640.0, 1040.0), (760.0, 1000.0), (470.0, 1140.0)] {
        s.ellipse(x, y, 24.0, 9.0, Look::of(road.dim(0.8)).inflate(4.0));
    }
    // The donkey.
    under(s, 330.0, 1120.0, 260.0);
    let beast = Beast::new(Species::Donkey, 330.0, 1120.0, 470.0)
        .walking()
        .feeling(Feeling::Sorrow)
        .glancing(0.5, 0.6);
    let back = beast.saddle();
    beast.paint(s);
    s.focus(beast.eye().x, beast.eye().y, 90.0);
    s.blob(
        &nodes![
            (back.x - 150.0, back.y - 2.0),
            (back.x, back.y - 14.0),
            (back.x + 120.0, back.y + 2.0),
            (back.x + 110.0, back.y + 90.0),
            (back.x - 20.0, back.y + 104.0),
            (back.x - 146.0, back.y + 84.0)
        ],
        Look::of(p.red).inflate(14.0).texture(0.3),
    );
    for k in 0..6 {
        let x = back.x - 120.0 + k as f32 * 44.0;
        s.limb(
            &nodes![(x, back.y + 10.0), (x + 4.0, back.y + 84.0)],
            &[10.0],
            Look::mark([p.gold, p.cream][k % 2]).alpha(0.8),
        );
    }
    // The heap, from behind to the front, from below to the top.
    let seat = |who: Person, dx: f32, dy: f32, h: f32| {
        Actor::new(who, back.x + dx, back.y + dy + h * 0.2, h).sitting()
    };
    let wolf =
        Person::new(Kind::Wolf, &p).wearing(Dress::Coat, p.dark.lighter(0.16)).hat(Hat::Bowler, p.dark);
    let wolf = seat(wolf, -140.0, 4.0, 380.0)
        .feeling(Feeling::Calm)
        .hand_own(NEAR, 20.0, -48.0, Hand::Grip)
        .hand_own(FAR, 26.0, -50.0, Hand::Grip);
    let pig = Person::new(Kind::Pig, &p).wearing(Dress::Shirt, p.accent2).cloth(Cloth::Stripes);
    let pig = seat(pig, 24.0, 4.0, 340.0).feeling(Feeling::Asleep).with(|m| Mien { tilt: 12.0, ..m });
    let granny =
        seat(granny.wearing(Dress::Apron, p.accent).cloth(Cloth::Dots).glasses(), -70.0, -230.0, 330.0)
            .feeling(Feeling::Suspicion);
    let mouse_at = point(690.0, 1010.0);
    let granny = granny.looking_at(mouse_at).hand_own(NEAR, 14.0, -40.0, Hand::Grip).hand_own(
        FAR,
        27.0,
        -58.0,
        Hand::Point,
    );
    let hen = Person::new(Kind::Hen, &p).wearing(Dress::Coat, p.gold);
    let hen = seat(hen, -184.0, -296.0, 230.0).feeling(Feeling::Fury).looking_at(mouse_at).hand_own(
        FAR,
        26.0,
        -84.0,
        Hand::Fist,
    );
    let baby = seat(baby.wearing(Dress::Nightshirt, p.white), -76.0, -436.0, 200.0)
        .feeling(Feeling::Joy)
        .looking_at(mouse_at)
        .hand_own(FAR, 26.0, -80.0, Hand::Wave);
    for a in [&hen, &baby, &granny] {
        a.paint(s);
    }
    pig.paint(s);
    let g = wolf.grip(NEAR);
    s.group(Group::new(), |s| {
        wolf.arm(s, FAR);
        wolf.legs(s);
        wolf.body(s);
        wolf.head(s);
        wolf.arm_with(s, NEAR, |s| {
            s.at(&[shift(g.x + 24.0, g.y - 26.0), turn(6.0)], |s| {
                s.rect(-62.0, -44.0, 124.0, 92.0, Look::of(p.paper).inflate(4.0));
                s.polyline(&nodes![(-46, 30), (-16, -10), (10, 16), (44, -28)], 6.0, Look::of(p.red));
            });
        });
    });
    // Their clock comes too.
    s.place(
        motif("grandfather_clock"),
        At::new(back.x - 214.0, back.y + 60.0).height(270.0).standing().turned(-14.0).silent(),
    );
    cord(
        s,
        &[
            point(back.x - 230.0, back.y - 60.0),
            point(back.x - 150.0, back.y - 20.0),
            point(back.x - 130.0, back.y + 90.0),
        ],
        10.0,
        p.cream,
    );
    s.focus(granny.eye().x, granny.eye().y, 100.0);
    s.focus(wolf.eye().x, wolf.eye().y, 100.0);
    // The next one.
    under(s, 690.0, 1150.0, 80.0);
    let mouse = Person::new(Kind::Mouse, &p).wearing(Dress::Coat, p.red).hat(Hat::Cap, p.dark.lighter(0.1));
    let mouse =
        Actor::new(mouse, 690.0, 1150.0, 250.0).left().feeling(Feeling::Brave).looking_at(beast.eye());
    let mouse = mouse.hand_own(FAR, 24.0, -66.0, Hand::Hush).hand_own(NEAR, -14.0, -38.0, Hand::Grip);
    let g = mouse.grip(NEAR);
    s.group(Group::new(), |s| {
        mouse.arm(s, FAR);
        mouse.legs(s);
        mouse.body(s);
        mouse.head(s);
        mouse.arm_with(s, NEAR, |s| {
            s.place(motif("suitcase"), At::new(g.x + 4.0, g.y - 4.0).height(84.0).hanging().silent());
        });
    });
    s.focus(680.0, 960.0, 90.0);
    s.note("donkey", Role::Subject);
    s.note("mouse", Role::Object);
    s.note("old_woman", Role::Witness);
    s.note("hills", Role::Setting);
}
