//! All hands closed on air.

mod hat;

use super::acting::*;
use super::bust::face;

pub(super) static EVERYBODY_MISSED_IT: Relation = Relation {
    id: "everybody_missed_it",
    themes: Themes::Only(&["tides", "looking-glass"]),
    moods: &[Mood::Freedom, Mood::Longing, Mood::Mischief],
    slots: &[],
    layouts: &[framed("balconies", Setup::Well, balconies), framed("hat", Setup::Ribbons, hat::hat)],
};

/// Somebody who leans over a rail: the head at (x, y), so tall, the shoulders away from the middle, one arm towards the feather's way.
struct Leaning {
    who: Person,
    at: Point,
    size: f32,
    degrees: f32,
    mien: Mien,
    hands: Option<(Point, Hand)>,
    /// What the floor leaves to be seen of the body.
    seen: Path,
}

fn leans(s: &mut Scene, one: &Leaning) {
    let coat = one.who.coat;
    let frame = [shift(one.at.x, one.at.y), turn(one.degrees), scale(one.size / 100.0)];
    s.group(Group::new().clip(one.seen.clone()), |s| {
        s.at(&frame, |s| {
            s.blob(
                &nodes![(-76, 320; corner), (-72, 84), (-42, 46), (0, 40), (42, 46), (72, 84), (76, 320; corner)],
                Look::of(coat).to(coat.dim(0.7)).inflate(18.0).texture(0.2).grain(80.0),
            );
        });
    });
    s.at(&frame, |s| {
        head(s, &one.who, &one.mien, View::Front);
        s.focus(0.0, 0.0, 62.0);
    });
    if let Some((at, hand)) = one.hands {
        let from = point(lerp(one.at.x, at.x, 0.1), one.at.y + one.size * 0.75);
        let degrees = moonhare_scene::math::atan2(at.y - from.y, at.x - from.x).to_degrees();
        let hand = LoneHand {
            at,
            size: one.size * 0.62,
            degrees,
            thumb: if at.x > one.at.x { -1.0 } else { 1.0 },
            hand,
            colour: if one.who.kind.is_human() { one.who.skin } else { one.who.skin.dim(0.8) },
            paw: !one.who.kind.is_human(),
            sleeve: coat.lighter(0.03),
            from,
        };
        hand.paint_with(s, |_| {});
    }
}

/// Straight up a stairwell: on every round balcony somebody has snatched at a falling feather and missed; two do not reach at all but look at each other. It is almost in our own hands.
fn balconies(c: &mut Composer) {
    let kinds =
        [Kind::Granny, Kind::Man, Kind::Woman, Kind::Boy, Kind::Grandad, Kind::Girl, Kind::Woman, Kind::Man];
    let people = kinds.map(|k| c.human(k));
    let s = &mut c.scene;
    s.light_at(420.0, 300.0, 0.6);
    let p = s.palette;
    let (cx, cy) = (420.0, 330.0);
    let dark = lch(0.24, 0.04, 50.0);
    s.rect(-20.0, -20.0, 840.0, 1260.0, Look::of(dark).to(dark.dim(0.7)).flat());
    let sky = lch(0.88, 0.06, 225.0);
    s.ellipse(cx, cy, 100.0, 120.0, Look::of(lch(0.95, 0.05, 95.0)).to(sky).emissive().flat());
    // Rings from the top floor down to ours.
    let rings = [(100.0, 118.0), (186.0, 222.0), (316.0, 390.0)];
    let floor = |s: &mut Scene, i: usize| {
        let (rx, ry) = rings[i];
        let (ox, oy) = if i + 1 < rings.len() { (rings[i + 1].0, rings[i + 1].1) } else { (900.0, 1200.0) };
        let (dx, dy) = (0.0, i as f32 * 34.0);
        let tone = lch(0.62 - i as f32 * 0.09, 0.06, 55.0).mix(p.wood, 0.3);
        s.part(
            &Path::ellipse(cx + dx, cy + dy, ox + 30.0, oy + 50.0).and(Path::ellipse(
                cx + dx,
                cy + dy,
                rx,
                ry,
            )),
            Look::of(tone).to(tone.dim(0.7)).even_odd().flat().texture(0.3).shadow(0.9),
        );
        for k in 0..28 {
            let a = radians(k as f32 * 360.0 / 28.0);
            s.limb(
                &nodes![
                    (cx + cos(a) * (rx + 8.0), cy + dy + sin(a) * (ry + 10.0)),
                    (cx + cos(a) * (rx * 1.22), cy + dy + sin(a) * (ry * 1.2))
                ],
                &[rx * 0.035, rx * 0.05],
                Look::of(tone.dim(0.6)).inflate(2.0),
            );
        }
        s.stroke(
            &Path::ellipse(cx + dx, cy + dy, rx, ry),
            8.0 + i as f32 * 7.0,
            Look::of(p.gold.mix(p.wood, 0.4).lighter(0.04))
                .inflate(4.0 + i as f32 * 2.0)
                .rim(1.4)
                .shadow(0.7),
        );
    };
    let seen = |i: usize| {
        let (rx, ry) = rings[i];
        // Nothing is below the lowest floor that would hide those who lean from it.
        let k = if i == 2 { 3.0 } else { 1.24 };
        Path::ellipse(cx, cy + i as f32 * 34.0, rx * k, ry * k)
    };
    let one = |i: usize,
               who: usize,
               coat: Colour,
               x: f32,
               y: f32,
               size: f32,
               degrees: f32,
               mien: Mien,
               hands: Option<(Point, Hand)>| Leaning {
        seen: seen(i),
        who: Person { coat, ..people[who] },
        at: point(x, y),
        size,
        degrees,
        mien,
        hands,
    };
    floor(s, 0);
    leans(s, &one(0, 4, p.accent2, 340.0, 300.0, 58.0, 60.0, face(Feeling::Awe, 0.4, (0.6, 0.4)), None));
    leans(s, &one(0, 3, p.red, 500.0, 330.0, 52.0, -64.0, face(Feeling::Sorrow, -0.4, (-0.4, 0.8)), None));
    floor(s, 1);
    // These two do not reach.
    leans(
        s,
        &one(
            1,
            6,
            p.red,
            268.0,
            420.0,
            96.0,
            26.0,
            Mien { tilt: 0.0, ..face(Feeling::Tenderness, 0.5, (0.9, 0.1)) },
            None,
        ),
    );
    leans(
        s,
        &one(
            1,
            7,
            p.leaf,
            388.0,
            494.0,
            96.0,
            8.0,
            Mien { tilt: 0.0, ..face(Feeling::Shame, -0.5, (-0.9, -0.2)) },
            None,
        ),
    );
    s.focus(330.0, 460.0, 110.0);
    let cook = Person::new(Kind::Pig, &p).wearing(Dress::Coat, p.white).girth(1.2);
    leans(
        s,
        &Leaning {
            who: cook,
            at: point(560.0, 372.0),
            size: 100.0,
            degrees: -40.0,
            mien: face(Feeling::Fury, -0.4, (-0.6, 0.9)),
            hands: Some((point(488.0, 470.0), Hand::Fist)),
            seen: seen(1),
        },
    );
    floor(s, 2);
    // The floor above ours: largest, nearest, angriest.
    leans(
        s,
        &one(
            2,
            0,
            lch(0.42, 0.1, 300.0),
            146.0,
            690.0,
            186.0,
            34.0,
            face(Feeling::Offended, 0.4, (0.6, 0.6)),
            Some((point(330.0, 720.0), Hand::Fist)),
        ),
    );
    let angler = Person::new(Kind::Wolf, &p).wearing(Dress::Coat, lch(0.5, 0.1, 90.0)).hat(Hat::Cap, p.dark);
    leans(
        s,
        &Leaning {
            who: angler,
            at: point(676.0, 640.0),
            size: 196.0,
            degrees: -32.0,
            mien: Mien { open: 0.5, ..face(Feeling::Fear, -0.4, (-0.7, 0.8)) },
            hands: Some((point(520.0, 742.0), Hand::Reach)),
            seen: seen(2),
        },
    );
    // The feather.
    s.at(&[shift(430.0, 900.0), turn(-38.0)], |s| {
        s.blob(&nodes![(0, -130; corner), (40, -70), (44, 10), (20, 76), (0, 92; corner), (-22, 70), (-46, 0), (-36, -76)], Look::of(p.white).inflate(14.0).rim(1.6).fur(6.0, 60.0, 4.0).shadow(0.8));
        s.limb(&nodes![(0, -120), (4, 0), (-4, 130)], &[3.0, 6.0, 7.0], Look::of(p.gold).inflate(2.0));
        for (y, d) in [(-40.0, 1.0), (20.0, -1.0), (50.0, 1.0)] {
            s.limb(&nodes![(0, y), (d * 40.0, y - 22.0)], &[4.0, 2.0], Look::of(p.grey).alpha(0.6).flat());
        }
    });
    s.glow(430.0, 900.0, 170.0, lch(0.95, 0.04, 95.0), 0.5);
    s.focus(430.0, 900.0, 130.0);
    // Our own hands, cupped.
    for side in [-1.0, 1.0] {
        let hand = LoneHand {
            at: point(410.0 + side * 150.0, 1130.0),
            size: 190.0,
            degrees: -90.0 - side * 34.0,
            thumb: side,
            hand: Hand::Open,
            colour: skin(&p, 2),
            paw: false,
            sleeve: lch(0.46, 0.1, 250.0),
            from: point(410.0 + side * 230.0, 1330.0),
        };
        hand.paint_with(s, |_| {});
    }
    s.note("feather", Role::Subject);
    s.note("crowd", Role::Object);
    s.note("hand", Role::Detail);
}
