//! Two who are not speaking; what hangs behind them has made peace already.

use super::acting::*;

pub(super) static TAILS_TIE_A_BOW: Relation = Relation {
    id: "tails_tie_a_bow",
    themes: Themes::Only(&["tides", "roots"]),
    moods: &[Mood::Mischief, Mood::Tenderness],
    slots: &[],
    layouts: &[framed("cats", Setup::Hinge, cats), framed("beards", Setup::LongSky, beards)],
};

/// Two old cats sit sideways on the ends of a bench, arms folded; below the seat their tails are a bow.
fn cats(c: &mut Composer) {
    c.scene.light_at(620.0, 90.0, 0.55);
    let stage = c.outdoors("garden", 980.0);
    let (one, other) = (c.dressed(Kind::Cat), c.dressed(Kind::Cat));
    let s = &mut c.scene;
    let p = s.palette;
    let one = one.skin(p.fur.mix(p.fox, 0.4)).glasses();
    let other = other.hat(Hat::Bowler, p.dark);
    under(s, 400.0, 1060.0, 330.0);
    let (seat, tail) = (830.0, [one.skin, other.skin]);
    // Tails: each comes down from its cat, and they meet in a bow.
    for (side, colour) in [(-1.0, tail[0]), (1.0, tail[1])] {
        let x = |v: f32| 400.0 + side * v;
        let fur = Look::of(colour).inflate(8.0).fur(2.4, 90.0, 2.4);
        s.limb(
            &nodes![
                (x(128.0), seat + 4.0),
                (x(176.0), seat + 76.0),
                (x(120.0), seat + 130.0),
                (x(20.0), seat + 104.0)
            ],
            &[26.0, 30.0, 28.0, 24.0],
            fur,
        );
        s.limb(
            &nodes![
                (x(6.0), seat + 104.0),
                (x(60.0), seat + 52.0),
                (x(110.0), seat + 84.0),
                (x(64.0), seat + 122.0),
                (x(4.0), seat + 108.0)
            ],
            &[22.0, 26.0, 26.0, 24.0, 20.0],
            fur,
        );
        s.limb(
            &nodes![(x(4.0), seat + 108.0), (x(38.0), seat + 158.0), (x(70.0), seat + 204.0)],
            &[22.0, 22.0, 12.0],
            fur,
        );
    }
    s.ellipse(
        400.0,
        seat + 106.0,
        26.0,
        24.0,
        Look::of(tail[0].mix(tail[1], 0.5)).inflate(8.0).fur(2.0, 90.0, 2.0),
    );
    bench(s, 196.0, 604.0, seat, 170.0);
    for (who, x, left) in [(one, 262.0, true), (other, 538.0, false)] {
        let a = Actor::new(who, x, seat + 112.0, 520.0);
        let a = if left { a.left() } else { a };
        let a = a
            .sitting()
            .lean(-4.0)
            .feeling(Feeling::Offended)
            .with(|m| m.facing(0.75).nodding(-0.7).tilted(-8.0).shut());
        let a = a.hand_own(NEAR, 5.0, -41.0, Hand::Cover).hand_own(FAR, 9.0, -40.0, Hand::Hidden);
        a.paint(s);
    }
    s.note("cat", Role::Subject);
    s.note("bench", Role::Setting);
    // Half a sandwich in the middle; ants carry crumbs across.
    s.poly(
        &nodes![(378, seat - 20.0), (442, seat - 20.0), (404, seat - 62.0)],
        Look::of(p.cream).inflate(6.0),
    );
    s.limb(&nodes![(380, seat - 34.0), (436, seat - 34.0)], &[8.0], Look::of(p.leaf).inflate(2.0));
    for i in 0..9 {
        let x = 456.0 + i as f32 * 15.0;
        s.ellipse(x, seat - 20.0, 5.0, 3.2, Look::of(p.ink));
        if i % 2 == 0 {
            s.ellipse(x + 1.0, seat - 27.0, 4.0, 3.4, Look::of(p.cream));
        }
    }
    (setting("garden").front)(s, &stage);
    s.focus(400.0, seat + 110.0, 130.0);
    s.focus(430.0, seat - 30.0, 60.0);
}

/// Two old men back to back on a hill; their beards have been plaited together behind them, and a mouse swings in it.
fn beards(c: &mut Composer) {
    c.scene.light_at(180.0, 160.0, 0.5);
    let stage = c.outdoors("hills", 1010.0);
    let (a, b) = (c.human(Kind::Grandad), c.human(Kind::Grandad));
    let s = &mut c.scene;
    let p = s.palette;
    let white = hair(&p, 5);
    let (a, b) = (a.bearded().hat(Hat::Straw, p.red), b.bearded().hat(Hat::Cap, p.accent2));
    let y = 1010.0;
    for (who, x, left) in [(a, 226.0, true), (b, 574.0, false)] {
        let m = Actor::new(who, x, y + 40.0, 500.0);
        let m = if left { m.left() } else { m };
        let m =
            m.sitting().lean(-6.0).feeling(Feeling::Offended).with(|m| m.facing(0.8).nodding(-0.5).shut());
        let m = m.hand_own(NEAR, -1.0, -41.0, Hand::Cover).hand_own(FAR, 8.0, -41.0, Hand::Hidden);
        under(s, x, y + 50.0, 120.0);
        s.blob(
            &nodes![
                (x - 92.0, y + 46.0),
                (x - 84.0, y - 54.0),
                (x, y - 80.0),
                (x + 84.0, y - 54.0),
                (x + 92.0, y + 46.0)
            ],
            Look::of(p.stone.dim(0.62)).inflate(22.0),
        );
        m.paint(s);
    }
    // The plait: over each shoulder, down and together.
    for side in [-1.0, 1.0] {
        let x = |v: f32| 400.0 + side * v;
        let way =
            [point(x(150.0), 742.0), point(x(104.0), 790.0), point(x(60.0), 858.0), point(x(20.0), 890.0)];
        for (i, w) in way.windows(2).enumerate() {
            for k in 0..3 {
                let at = w[0].towards(w[1], k as f32 / 3.0);
                let r = 21.0 - (i * 3 + k) as f32 * 0.6;
                s.ellipse(
                    at.x,
                    at.y,
                    r,
                    r * 0.82,
                    Look::of(white).inflate(6.0).fur(1.6, 90.0, 1.6).shadow(0.5),
                );
            }
        }
    }
    s.ellipse(400.0, 894.0, 24.0, 20.0, Look::of(p.red).inflate(6.0));
    for side in [-1.0, 1.0] {
        s.blob(
            &nodes![(400, 894), (400.0 + side * 54.0, 866), (400.0 + side * 60.0, 920)],
            Look::of(p.red).inflate(7.0),
        );
    }
    Beast::new(Species::Mouse, 400.0, 872.0, 40.0).feeling(Feeling::Joy).paint(s);
    s.note("old_man", Role::Subject);
    (setting("hills").front)(s, &stage);
    s.focus(400.0, 880.0, 90.0);
}
