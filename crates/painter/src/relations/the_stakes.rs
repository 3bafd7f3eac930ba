//! What they play for is somebody's home.

use super::acting::*;

pub(super) static THE_STAKES: Relation = Relation {
    id: "the_stakes",
    themes: Themes::Only(&["moonhare", "roots"]),
    moods: &[Mood::Greed, Mood::Dread, Mood::Mischief],
    slots: &[],
    layouts: &[framed("land", Setup::Company, lands), framed("cake", Setup::Ring, cake)],
};

/// The fan of cards in a hand.
fn fan(s: &mut Scene, at: Point, size: f32, n: usize) {
    let p = s.palette;
    for i in 0..n {
        let a = (i as f32 - (n as f32 - 1.0) / 2.0) * 14.0;
        s.at(&[shift(at.x, at.y), turn(a)], |s| {
            s.rect(
                -size * 0.28,
                -size,
                size * 0.56,
                size * 0.84,
                Look::of(p.paper).inflate(size * 0.04).shadow(0.5),
            );
            s.rect(
                -size * 0.2,
                -size * 0.92,
                size * 0.4,
                size * 0.68,
                Look::of(p.red.mix(p.dark, 0.3)).flat(),
            );
        });
    }
}

/// A wolf, a crowned boy, an owl and an old woman with cards; between them a mountain, a wood and a village with lit windows.
fn lands(c: &mut Composer) {
    c.room(700.0, (400.0, 120.0));
    let (king, granny) = (c.human(Kind::Boy), c.human(Kind::Granny));
    let s = &mut c.scene;
    let p = s.palette;
    s.glow(400.0, 180.0, 330.0, p.flame, 0.5);
    let wolf =
        Person::new(Kind::Wolf, &p).wearing(Dress::Coat, p.dark.lighter(0.14)).hat(Hat::Stovepipe, p.dark);
    let owl = Person::new(Kind::Owl, &p).wearing(Dress::Robe, p.accent2);
    let players = [
        (wolf, 122.0, 790.0, Feeling::Greed, 0.6),
        (king.hat(Hat::Crown, p.gold).wearing(Dress::Robe, p.red), 296.0, 640.0, Feeling::Suspicion, 0.1),
        (owl, 506.0, 700.0, Feeling::Calm, -0.2),
        (granny.glasses(), 700.0, 760.0, Feeling::Mischief, -0.6),
    ];
    for (i, (who, x, h, feeling, turn_to)) in players.into_iter().enumerate() {
        let y = 1040.0 + (h - 640.0) * 0.55;
        let a = Actor::new(who, x, y, h).front().feeling(feeling).with(|m| {
            m.facing(turn_to).glancing([0.8, -0.7, 0.6, -0.6][i], 0.4).tilted([4.0, 0.0, -3.0, -6.0][i])
        });
        let a = a.hand_own(NEAR, -9.0, -54.0, Hand::Hidden).hand_own(FAR, 9.0, -56.0, Hand::Cover);
        s.group(Group::new(), |s| {
            a.legs(s);
            a.body(s);
            a.head(s);
            let g = a.grip(FAR);
            a.arm_with(s, FAR, |s| fan(s, point(g.x - 4.0, g.y + 10.0), h * 0.2, 4));
        });
    }
    let cloth = p.leaf.mix(p.dark, 0.35);
    round_table(s, 400.0, 960.0, 480.0, cloth);
    // The stakes: living land.
    s.at(&[shift(270.0, 950.0), scale(0.9)], |s| {
        s.blob(
            &nodes![(-130, 30), (-70, -60), (-30, -150; corner), (10, -80), (50, -116; corner), (120, 30)],
            Look::of(p.stone).inflate(24.0).texture(0.3),
        );
        s.blob(
            &nodes![(-52, -104), (-30, -150; corner), (-8, -104), (-30, -92)],
            Look::of(p.white).inflate(6.0),
        );
    });
    for i in 0..7 {
        let (x, y) = (420.0 + (i % 4) as f32 * 34.0, 930.0 + (i / 4) as f32 * 26.0);
        s.rect(x - 3.0, y - 8.0, 6.0, 16.0, Look::of(p.wood_dark).flat());
        s.poly(
            &nodes![(x - 20.0, y - 6.0), (x, y - 66.0), (x + 20.0, y - 6.0)],
            Look::of(p.leaf.dim(0.9)).inflate(6.0),
        );
    }
    for (x, y, k) in [(590.0, 990.0, 1.0), (640.0, 1010.0, 0.8), (548.0, 1014.0, 0.8), (606.0, 1032.0, 0.9)] {
        s.rect(x - 20.0 * k, y - 26.0 * k, 40.0 * k, 30.0 * k, Look::of(p.cream).inflate(4.0));
        s.poly(
            &nodes![(x - 26.0 * k, y - 24.0 * k), (x, y - 54.0 * k), (x + 26.0 * k, y - 24.0 * k)],
            Look::of(p.red).inflate(4.0),
        );
        s.rect(x - 6.0 * k, y - 18.0 * k, 11.0 * k, 13.0 * k, Look::lamp(p.flame));
    }
    // The villagers push their village toward the child.
    for (i, x) in [676.0, 694.0, 712.0].into_iter().enumerate() {
        let who = Person::new([Kind::Man, Kind::Woman, Kind::Boy][i], &p).wearing(Dress::Coat, p.cloth(i));
        Actor::new(who, x, 1046.0 - i as f32 * 6.0, 54.0)
            .left()
            .lean(20.0)
            .hand_own(NEAR, 26.0, -60.0, Hand::Rest)
            .hand_own(FAR, 26.0, -64.0, Hand::Rest)
            .paint(s);
    }
    s.focus(640.0, 1010.0, 120.0);
    s.note("king", Role::Subject);
    s.note("wolf", Role::Object);
    s.note("owl", Role::Detail);
}

/// From above: round a table everybody reaches for one last slice, and each looks elsewhere.
fn cake(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(300.0, 200.0, 0.6);
    let p = s.palette;
    let floor = p.wood.mix(p.dark, 0.2);
    s.paint_sky(Sky { stops: vec![(0.0, floor), (1.0, floor.dim(0.8))], ..Sky::of(&p, 0.0, 0.0) });
    for i in 0..12 {
        let x = i as f32 * 74.0;
        s.limb(&nodes![(x, -20), (x, 1220)], &[4.0], Look::of(p.ambient).alpha(0.4).flat().shadow(0.0));
    }
    s.ellipse(
        400.0,
        610.0,
        300.0,
        390.0,
        Look::of(p.cream.mix(p.accent2, 0.2)).inflate(16.0).shadow(0.8).texture(0.2),
    );
    s.ellipse(400.0, 610.0, 250.0, 330.0, Look::of(p.cream.mix(p.accent2, 0.12)).inflate(4.0).shadow(0.1));
    s.ellipse(400.0, 600.0, 120.0, 116.0, Look::of(p.white).inflate(10.0).shadow(0.7));
    s.ellipse(400.0, 600.0, 88.0, 84.0, Look::of(p.white.dim(0.94)).inflate(5.0));
    s.poly(&nodes![(360, 640), (440, 634), (402, 548)], Look::of(p.pink).inflate(12.0).shadow(0.7));
    s.dot(402.0, 620.0, 13.0, Look::of(p.red).inflate(5.0));
    let sleeves = [
        p.red,
        p.accent,
        p.leaf,
        p.dark.lighter(0.14),
        p.accent2,
        p.gold.mix(p.wood, 0.4),
        p.red.mix(p.dark, 0.4),
    ];
    let flesh = [
        (skin(&p, 0), false),
        (p.fox.dim(0.6), true),
        (skin(&p, 3), false),
        (p.grey, true),
        (skin(&p, 1), false),
        (p.fur, true),
        (skin(&p, 4), false),
    ];
    let hands = [Hand::Reach, Hand::Wave, Hand::Point, Hand::Reach, Hand::Cover, Hand::Reach, Hand::Fist];
    for i in 0..7 {
        let a = -90.0 + i as f32 * 51.4 + 12.0;
        let (dx, dy) = (cos(radians(a)), sin(radians(a)));
        let far = point(400.0 + dx * 560.0, 610.0 + dy * 780.0);
        let near = if i == 6 { 1.3 } else { 1.0 };
        let at = point(400.0 + dx * 196.0 * near, 602.0 + dy * 226.0 * near);
        let hand = LoneHand {
            at,
            size: 120.0,
            degrees: a + 180.0,
            thumb: if i % 2 == 0 { 1.0 } else { -1.0 },
            hand: hands[i],
            colour: flesh[i].0,
            paw: flesh[i].1,
            sleeve: sleeves[i],
            from: far,
        };
        hand.paint_with(s, |_| {});
    }
    // One has tied a thread to the cherry.
    cord(s, &[point(402.0, 620.0), point(470.0, 700.0), point(560.0, 720.0)], 2.5, p.ink);
    Beast::new(Species::Mouse, 590.0, 740.0, 44.0).left().feeling(Feeling::Mischief).paint(s);
    s.focus(590.0, 725.0, 70.0);
    s.focus(400.0, 600.0, 200.0);
    s.note("hand", Role::Subject);
    s.note("mouse", Role::Detail);
}
