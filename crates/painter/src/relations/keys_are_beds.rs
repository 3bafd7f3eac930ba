//! Every note is somebody asleep.

use super::acting::*;

pub(super) static KEYS_ARE_BEDS: Relation = Relation {
    id: "keys_are_beds",
    themes: Themes::Only(&["moonhare", "half-asleep", "moth-court"]),
    moods: &[Mood::Secrecy, Mood::Dread, Mood::Tenderness],
    slots: &[],
    layouts: &[framed("piano", Setup::Slant, piano), framed("typewriter", Setup::Sampler, typewriter)],
};

/// Somebody asleep on a pillow: the head's middle at (x, y), so tall.
fn asleep(s: &mut Scene, who: &Person, x: f32, y: f32, height: f32, tilt: f32) {
    s.ellipse(
        x,
        y + height * 0.06,
        height * 0.72,
        height * 0.56,
        Look::of(s.palette.white).inflate(height * 0.14).texture(0.15),
    );
    let mien = Feeling::Asleep.mien();
    s.at(&[shift(x, y), turn(tilt), scale(height / 100.0)], |s| head(s, who, &mien, View::Front));
}

/// The white keys of a piano are beds, giants at one end and babies at the other; hands hang above, and one sleeper stands before the thumb.
fn piano(c: &mut Composer) {
    let kinds =
        [Kind::Giant, Kind::Man, Kind::Granny, Kind::Woman, Kind::Boy, Kind::Girl, Kind::Baby, Kind::Baby];
    let people = kinds.map(|kind| c.human(kind));
    let awake = c.human(Kind::Girl);
    let s = &mut c.scene;
    s.light_at(560.0, 200.0, 0.55);
    let p = s.palette;
    let night = p.ambient.mix(p.accent2, 0.2).dim(0.55);
    s.rect(-30.0, -30.0, 860.0, 1280.0, Look::of(night).to(night.dim(0.7)).flat().texture(0.25).shadow(0.0));
    let widths = [230.0, 200.0, 176.0, 160.0, 140.0, 126.0, 108.0, 100.0];
    s.at(&[shift(-10.0, 800.0), turn(-27.0)], |s| {
        s.rect(-200.0, -400.0, 1500.0, 150.0, Look::of(p.wood_dark.dim(0.8)).inflate(20.0).grain(0.0).texture(0.3));
        s.rect(-200.0, -262.0, 1500.0, 30.0, Look::of(p.red).inflate(8.0).texture(0.3));
        let mut x = -140.0;
        for (i, w) in widths.into_iter().enumerate() {
            let long = 560.0;
            s.rect(x + 3.0, -240.0, w - 6.0, long, Look::of(p.cream).inflate(10.0).texture(0.15));
            s.rect(x + 3.0, long - 262.0, w - 6.0, 30.0, Look::of(p.cream.dim(0.75)).inflate(6.0));
            let size = (w * 0.86).min(170.0);
            if i == 4 {
                // This one is turned back.
                s.ellipse(x + w / 2.0, -40.0, w * 0.4, 44.0, Look::of(p.white).inflate(10.0));
                s.blob(&nodes![(x + 8.0, 120; corner), (x + w - 8.0, 60; corner), (x + w - 10.0, 280), (x + 10.0, 280)], Look::of(p.red).inflate(14.0).texture(0.25));
            } else {
                asleep(s, &people[i].hat(if i % 3 == 1 { Hat::Nightcap } else { Hat::None }, p.red), x + w / 2.0, 6.0, size, if i % 2 == 0 { -8.0 } else { 9.0 });
                let quilt = [p.accent2, p.leaf, p.red, p.gold.mix(p.red, 0.3), p.accent, p.leaf, p.pink, p.accent2][i].mix(p.dark, 0.12);
                let top = 6.0 + size * 0.42;
                s.blob(&nodes![(x + 2.0, top; corner), (x + w / 2.0, top + 14.0), (x + w - 2.0, top; corner), (x + w - 2.0, 296; corner), (x + w / 2.0, 304), (x + 2.0, 296; corner)], Look::of(quilt).inflate(22.0).texture(0.3));
                for k in 0..3 {
                    let y = top + 46.0 + k as f32 * 56.0;
                    if y < 280.0 {
                        s.limb(&nodes![(x + 8.0, y), (x + w / 2.0, y + 10.0), (x + w - 8.0, y)], &[10.0], Look::of(quilt.lighter(0.1)).inflate(3.0).shadow(0.2));
                    }
                }
                s.blob(&nodes![(x + 2.0, top - 4.0; corner), (x + w / 2.0, top + 10.0), (x + w - 2.0, top - 4.0; corner), (x + w - 3.0, top + 26.0), (x + w / 2.0, top + 36.0), (x + 3.0, top + 26.0)], Look::of(p.white).inflate(8.0));
            }
            x += w;
            // Between them, night tables.
            if i % 3 != 2 && i < 7 {
                let b = w * 0.32;
                s.rect(x - b / 2.0, -240.0, b, 176.0, Look::of(p.ink.lighter(0.08)).inflate(10.0).rim(1.0));
                if i % 2 == 0 {
                    s.at(&[shift(x, -96.0), turn(27.0)], |s| candle(s, 0.0, 0.0, b * 0.9));
                }
            }
        }
        // A rail, and a pair of slippers before every bed.
        s.rect(-300.0, 330.0, 1600.0, 60.0, Look::of(p.wood).inflate(14.0).grain(0.0).texture(0.3));
        s.rect(-300.0, 390.0, 1600.0, 700.0, Look::of(p.red.mix(p.dark, 0.5)).inflate(4.0).texture(0.35));
        let mut x = -140.0;
        for (i, w) in widths.into_iter().enumerate() {
            let k = w / 160.0;
            let colour = [p.gold, p.leaf, p.pink, p.accent2][i % 4];
            for side in [-1.0, 1.0] {
                let cx = x + w / 2.0 + side * 32.0 * k;
                s.ellipse(cx, 448.0, 26.0 * k, 50.0 * k, Look::of(colour.dim(0.6)).inflate(6.0));
                s.ellipse(cx, 430.0, 26.0 * k, 32.0 * k, Look::of(colour).inflate(12.0).texture(0.2));
            }
            x += w;
        }
        s.focus(60.0, 6.0, 130.0);
    });
    // The one who is up.
    let girl = Actor::new(awake.wearing(Dress::Nightshirt, p.white), 640.0, 920.0, 390.0)
        .left()
        .feeling(Feeling::Brave);
    let girl = girl.with(|m| crate::actors::Mien { tear: false, ..m }).looking_at(point(470.0, 330.0));
    let mouth = girl.mouth();
    let girl =
        girl.hand(NEAR, mouth.x - 16.0, mouth.y + 40.0, Hand::Hush).hand_own(FAR, 22.0, -84.0, Hand::Wave);
    // The hands that are about to play.
    let hands = [(300.0, 150.0, 66.0, 1.0, -60.0), (560.0, 170.0, 112.0, -1.0, 760.0)];
    for (x, y, degrees, thumb, from) in hands {
        let hand = LoneHand {
            at: point(x, y),
            size: 270.0,
            degrees,
            thumb,
            hand: Hand::Reach,
            colour: skin(&p, 1),
            paw: false,
            sleeve: p.dark.lighter(0.1),
            from: point(from, -120.0),
        };
        hand.paint_with(s, |_| {});
    }
    s.glow(500.0, 420.0, 300.0, p.flame, 0.25);
    under(s, 640.0, 922.0, 90.0);
    girl.paint(s);
    s.focus(630.0, 620.0, 130.0);
    s.place(motif("teddy_bear"), At::new(640.0, 1170.0).height(170.0).standing().silent());
    s.note("piano", Role::Subject);
    s.note("hand", Role::Object);
    s.note("girl", Role::Object);
    s.note("bed", Role::Detail);
}

/// Under every key of a typewriter lies a clerk in bed; a great finger comes down on the only one who is awake. Another has packed and gone.
fn typewriter(c: &mut Composer) {
    let kinds = [Kind::Man, Kind::Woman, Kind::Grandad, Kind::Granny];
    let mut people = Vec::new();
    for k in 0..16 {
        people.push(match k {
            3 => c.dressed(Kind::Badger),
            10 => c.dressed(Kind::Sheep),
            13 => c.dressed(Kind::Pig),
            _ => c.human(kinds[k % 4]),
        });
    }
    let s = &mut c.scene;
    s.light_at(700.0, 60.0, 0.6);
    let p = s.palette;
    let iron = p.leaf.mix(p.ink, 0.55);
    s.rect(
        -30.0,
        -30.0,
        860.0,
        1280.0,
        Look::of(iron.lighter(0.1)).to(iron.dim(0.8)).inflate(8.0).texture(0.3).shadow(0.0),
    );
    for row in 0..4 {
        s.rect(-30.0, 250.0 + row as f32 * 232.0, 860.0, 16.0, Look::of(iron.dim(0.6)).inflate(6.0));
    }
    let place = |k: usize| {
        point(
            112.0 + (k % 4) as f32 * 190.0 + if (k / 4) % 2 == 1 { 20.0 } else { -14.0 },
            150.0 + (k / 4) as f32 * 238.0,
        )
    };
    let quilts = [p.red, p.accent2, p.gold.mix(p.red, 0.25), p.accent];
    for (k, who) in people.iter().enumerate() {
        let at = place(k);
        let ring = Path::ellipse(at.x, at.y, 86.0, 92.0);
        s.ellipse(at.x, at.y + 22.0, 96.0, 102.0, Look::of(p.ink.dim(0.8)).inflate(10.0));
        s.ellipse(at.x, at.y, 96.0, 102.0, Look::of(p.metal.lighter(0.15)).inflate(12.0).rim(1.2));
        s.group(Group::new().clip(ring.clone()), |s| {
            s.part(&ring, Look::of(p.cream).to(p.cream.dim(0.85)).flat().shadow(0.0));
            let quilt = quilts[(k * 3 + k / 4) % 4].mix(p.dark, 0.1);
            let who = who.hat(if k % 2 == 0 { Hat::Nightcap } else { Hat::None }, quilts[(k + 1) % 4]);
            let who = if k % 5 == 1 { who.glasses() } else { who };
            match k {
                12 => {
                    // Gone.
                    s.ellipse(at.x, at.y - 16.0, 62.0, 46.0, Look::of(p.white).inflate(12.0));
                    s.blob(&nodes![(at.x - 90.0, at.y + 60.0; corner), (at.x, at.y + 30.0), (at.x + 90.0, at.y + 70.0; corner), (at.x + 90.0, at.y + 110.0; corner), (at.x - 90.0, at.y + 110.0; corner)], Look::of(quilt).inflate(12.0));
                }
                6 => {
                    let mien = Feeling::Fear.mien().glancing(0.5, -0.9).nodding(-0.2);
                    s.ellipse(at.x, at.y, 84.0, 70.0, Look::of(p.white).inflate(12.0));
                    s.at(&[shift(at.x, at.y - 4.0), scale(1.25)], |s| head(s, &who.hat(Hat::Nightcap, p.red), &mien, View::Front));
                    s.blob(&nodes![(at.x - 100.0, at.y + 46.0; corner), (at.x, at.y + 58.0), (at.x + 100.0, at.y + 46.0; corner), (at.x + 100.0, at.y + 120.0; corner), (at.x - 100.0, at.y + 120.0; corner)], Look::of(quilt).inflate(12.0).texture(0.25));
                }
                _ => {
                    asleep(s, &who, at.x, at.y - 10.0, 120.0, [-10.0, 8.0, -4.0, 12.0][k % 4]);
                    s.blob(&nodes![(at.x - 100.0, at.y + 40.0; corner), (at.x, at.y + 54.0), (at.x + 100.0, at.y + 40.0; corner), (at.x + 100.0, at.y + 120.0; corner), (at.x - 100.0, at.y + 120.0; corner)], Look::of(quilt).inflate(12.0).texture(0.25));
                    s.limb(&nodes![(at.x - 90.0, at.y + 46.0), (at.x, at.y + 60.0), (at.x + 90.0, at.y + 46.0)], &[14.0], Look::of(p.white).inflate(4.0));
                }
            }
        });
    }
    let fear = place(6);
    for side in [-1.0, 1.0] {
        let hand = LoneHand {
            at: point(fear.x + side * 50.0, fear.y + 76.0),
            size: 44.0,
            degrees: -90.0,
            thumb: -side,
            hand: Hand::Fist,
            colour: people[6].skin,
            paw: false,
            sleeve: p.white,
            from: point(fear.x + side * 56.0, fear.y + 100.0),
        };
        hand.paint_with(s, |_| {});
    }
    // The long key below, and who walks on it.
    s.rect(90.0, 1090.0, 620.0, 80.0, Look::of(p.metal.lighter(0.1)).inflate(16.0).rim(1.2));
    let gone = Actor::new(
        people[12].wearing(Dress::Nightshirt, p.white).hat(Hat::Nightcap, p.red),
        560.0,
        1126.0,
        230.0,
    )
    .tiptoeing()
    .feeling(Feeling::Mischief);
    let gone = gone.with(|m| m.facing(0.1).glancing(-0.7, -0.6)).hand_own(FAR, 18.0, -38.0, Hand::Grip);
    let g = gone.grip(FAR);
    under(s, 560.0, 1126.0, 50.0);
    gone.paint(s);
    s.place(motif("suitcase"), At::new(g.x, g.y - 4.0).height(66.0).hanging().silent());
    // Morning comes with one finger.
    let finger = LoneHand {
        at: point(720.0, 60.0),
        size: 330.0,
        degrees: 122.0,
        thumb: 1.0,
        hand: Hand::Point,
        colour: skin(&p, 0),
        paw: false,
        sleeve: p.gold.mix(p.flame, 0.4),
        from: point(900.0, -180.0),
    };
    s.glow(700.0, 80.0, 420.0, p.flame, 0.6);
    finger.paint_with(s, |_| {});
    s.focus(fear.x, fear.y, 120.0);
    s.note("typewriter", Role::Subject);
    s.note("hand", Role::Object);
    s.note("bed", Role::Object);
    s.note("suitcase", Role::Detail);
}
