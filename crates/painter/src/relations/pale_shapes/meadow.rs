//! A meadow from above.

use crate::relations::acting::*;

/// From above: a girl sleeps on a meadow in the arm of a huge shape pressed into the grass; hunters come from below, and he who lay there looks back from the trees.
pub(super) fn meadow(c: &mut Composer) {
    let girl = c.human(Kind::Girl);
    let men: Vec<Person> = (0..3).map(|_| c.human(Kind::Man)).collect();
    let s = &mut c.scene;
    s.light_at(640.0, 80.0, 0.6);
    let p = s.palette;
    let grass = lch(0.50, 0.11, 132.0).mix(p.leaf, 0.4);
    s.rect(-30.0, -30.0, 860.0, 1280.0, Look::of(grass).to(grass.dim(0.86)).flat().texture(0.45).shadow(0.0));
    for _ in 0..150 {
        let (x, y) = (s.rng.range(0.0, 800.0), s.rng.range(0.0, 1200.0));
        let h = s.rng.range(14.0, 30.0);
        s.limb(
            &nodes![(x, y), (x + h * 0.3, y - h)],
            &[6.0, 1.0],
            Look::of(grass.lighter(0.07)).alpha(0.7).flat().shadow(0.2),
        );
    }
    for _ in 0..34 {
        let (x, y) = (s.rng.range(10.0, 790.0), s.rng.range(20.0, 1180.0));
        let colour = s.rng.pick(&[p.white, p.red, p.gold]);
        s.dot(x, y, 8.0, Look::of(colour).inflate(3.0));
    }
    // The shape: pressed grass, paler, all lying one way.
    let pressed = grass.lighter(0.13).mix(p.gold, 0.16);
    let rim = grass.dim(0.6);
    let big = Person::new(Kind::Bear, &p).wearing(Dress::Fur, pressed);
    let big = Actor::new(big, 400.0, 1010.0, 800.0).front().feeling(Feeling::Calm).with(|m| m.tilted(9.0));
    let big = big.hand(NEAR, 210.0, 700.0, Hand::Rest).hand(FAR, 520.0, 690.0, Hand::Rest);
    for (d, colour) in [(13.0, rim), (0.0, pressed)] {
        s.group(Group::new(), |s| {
            s.at(&[shift(400.0 - d, 640.0 + d), turn(10.0), shift(-400.0, -640.0)], |s| {
                s.as_silhouette(colour, |s| big.layers(s));
            });
        });
    }
    for _ in 0..150 {
        let (x, y) = (s.rng.range(250.0, 540.0), s.rng.range(260.0, 960.0));
        let shade = if s.rng.chance(0.5) { pressed.dim(0.85) } else { pressed.lighter(0.06) };
        s.limb(
            &nodes![(x, y), (x + 6.0, y + 26.0), (x - 4.0, y + 52.0)],
            &[3.0, 7.0, 1.0],
            Look::of(shade).alpha(0.6).flat().shadow(0.0),
        );
    }
    s.focus(400.0, 420.0, 130.0);
    // She in the crook of its arm.
    let girl = girl.wearing(Dress::Gown, p.accent.mix(p.red, 0.3)).cloth(Cloth::Dots);
    let girl = Actor::new(girl, 0.0, 0.0, 400.0).front().feeling(Feeling::Asleep).hip(4.0, -34.0).feet(
        (-9.0, -7.0),
        (4.0, -5.0),
        [150.0, 40.0],
    );
    let girl = girl
        .with(|m| Mien { tilt: 24.0, curve: 0.6, ..m })
        .hand_own(NEAR, -10.0, -52.0, Hand::Rest)
        .hand_own(FAR, 12.0, -54.0, Hand::Fist);
    s.ellipse(318.0, 720.0, 120.0, 170.0, Look::of(rim).alpha(0.35).soft(16.0).flat().shadow(0.0));
    s.at(&[shift(230.0, 860.0), turn(24.0)], |s| {
        girl.paint(s);
        let g = girl.grip(FAR);
        s.ellipse(g.x + 8.0, g.y - 6.0, 20.0, 16.0, Look::of(p.wood_dark).inflate(6.0).fur(12.0, -50.0, 4.0));
    });
    s.focus(300.0, 560.0, 110.0);
    // His tracks go up to the trees.
    for (i, (x, y)) in
        [(556.0, 400.0), (616.0, 368.0), (592.0, 300.0), (650.0, 268.0)].into_iter().enumerate()
    {
        s.at(&[shift(x, y), turn(30.0), scale(1.0 - i as f32 * 0.08)], |s| {
            s.ellipse(0.0, 0.0, 20.0, 26.0, Look::of(rim).alpha(0.8).flat().shadow(0.0));
            for k in [-18.0, -6.0, 6.0, 18.0] {
                s.dot(k, -32.0 + k.abs() * 0.3, 6.0, Look::of(rim).alpha(0.8).flat().shadow(0.0));
            }
        });
    }
    let bear = Person::new(Kind::Bear, &p);
    let back =
        Mien { turn: -0.2, gaze: [-0.5, 0.7], nod: 0.3, tilt: -10.0, tear: true, ..Feeling::Brave.mien() };
    s.at(&[shift(660.0, 122.0), scale(1.9)], |s| head(s, &bear, &back, View::Front));
    s.focus(660.0, 130.0, 110.0);
    let leaf = lch(0.36, 0.09, 140.0).mix(p.leaf, 0.3);
    for (x, y, r) in [
        (780.0, 230.0, 90.0),
        (520.0, 40.0, 100.0),
        (380.0, 20.0, 86.0),
        (220.0, 30.0, 96.0),
        (60.0, 60.0, 110.0),
        (770.0, 30.0, 80.0),
        (30.0, 210.0, 80.0),
        (640.0, 10.0, 60.0),
    ] {
        for (dx, dy, k) in [(0.0, 0.0, 1.0), (-0.4, 0.35, 0.66), (0.42, 0.3, 0.62), (0.05, -0.45, 0.6)] {
            s.dot(
                x + dx * r,
                y + dy * r,
                r * k,
                Look::of(leaf.lighter(0.05 * k)).inflate(r * 0.4).fur(9.0, 60.0, 6.0).texture(0.4),
            );
        }
    }
    // Hunters from the lower edge, seen from above: hats, forks, a lantern; the third has stopped.
    for (i, (man, (x, y))) in
        men.into_iter().zip([(150.0, 1130.0), (420.0, 1160.0), (664.0, 1090.0)]).enumerate()
    {
        let coat = [p.dark.lighter(0.12), p.wood, p.accent2.dim(0.8)][i];
        s.ellipse(
            x - 16.0,
            y + 30.0,
            92.0,
            54.0,
            Look::of(grass.dim(0.4)).alpha(0.5).soft(8.0).flat().shadow(0.0),
        );
        s.ellipse(x, y + 20.0, 88.0, 50.0, Look::of(coat).inflate(24.0).texture(0.2));
        let hand = LoneHand {
            at: point(x + 60.0, y - 10.0),
            size: 52.0,
            degrees: -80.0,
            thumb: -1.0,
            hand: Hand::Grip,
            colour: man.skin,
            paw: false,
            sleeve: coat,
            from: point(x + 70.0, y + 50.0),
        };
        let g = hand.grip();
        hand.paint_with(s, |s| {
            if i < 2 {
                s.limb(
                    &nodes![(g.x + 6.0, g.y + 70.0), (g.x - 10.0, g.y - 150.0)],
                    &[11.0],
                    Look::of(p.wood).inflate(3.0),
                );
                for d in [-24.0, 0.0, 24.0] {
                    s.limb(
                        &nodes![
                            (g.x - 10.0, g.y - 140.0),
                            (g.x - 12.0 + d, g.y - 160.0),
                            (g.x - 14.0 + d, g.y - 220.0)
                        ],
                        &[8.0, 8.0, 3.0],
                        Look::of(p.metal.lighter(0.15)).inflate(2.0),
                    );
                }
            } else {
                s.place(motif("lantern"), At::new(g.x, g.y - 10.0).height(90.0).hanging().silent());
            }
        });
        if i < 2 {
            s.ellipse(
                x,
                y,
                70.0,
                56.0,
                Look::of(p.gold.mix(p.wood, 0.2 + 0.3 * i as f32)).inflate(10.0).texture(0.4),
            );
            s.ellipse(
                x,
                y - 6.0,
                36.0,
                30.0,
                Look::of(p.gold.mix(p.wood, 0.1 + 0.3 * i as f32)).inflate(14.0),
            );
            s.stroke(&Path::ellipse(x, y - 4.0, 38.0, 31.0), 8.0, Look::of([p.red, p.dark][i]));
        } else {
            s.at(&[shift(x, y - 20.0), scale(1.25)], |s| {
                let soft = Mien {
                    nod: -0.5,
                    gaze: [-0.6, -0.8],
                    turn: -0.4,
                    tilt: -6.0,
                    ..Feeling::Tenderness.mien()
                };
                head(s, &man, &soft, View::Front);
            });
            s.focus(x, y - 20.0, 80.0);
        }
    }
    s.note("girl", Role::Subject);
    s.note("bear", Role::Object);
    s.note("garden", Role::Setting);
}
