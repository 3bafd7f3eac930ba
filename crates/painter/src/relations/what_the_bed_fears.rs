//! We are the ones who hide, and what comes is on tiptoe.

use super::acting::*;

pub(super) static WHAT_THE_BED_FEARS: Relation = Relation {
    id: "what_the_bed_fears",
    themes: Themes::Only(&["roots", "half-asleep"]),
    moods: &[Mood::Dread, Mood::Loneliness, Mood::Mischief],
    slots: &[],
    layouts: &[
        framed("under_the_bed", Setup::OwnHands, under_the_bed),
        framed("crumbs", Setup::TableEdge, crumbs),
    ],
};

/// Dark above, a strip of lamplight; huge bare feet come on tiptoe. Our own furry paws hug a rag doll.
fn under_the_bed(c: &mut Composer) {
    let feet = c.human(Kind::Boy).skin;
    let s = &mut c.scene;
    s.light_at(420.0, 560.0, 0.5);
    let p = s.palette;
    s.paint_sky(Sky {
        stops: vec![
            (0.0, p.flame.mix(p.accent2, 0.4).dim(0.7)),
            (0.6, p.flame.mix(p.wood, 0.4).dim(0.8)),
            (1.0, p.wood_dark),
        ],
        ..Sky::of(&p, 0.0, 0.0)
    });
    crate::settings::interior::boards(s, 650.0, p.wood);
    s.glow(430.0, 560.0, 420.0, p.flame, 0.4);
    for (x, lift, side) in [(280.0, 0.0, 1.0), (560.0, 56.0, 1.0)] {
        let y = 720.0 - lift;
        under(s, x + 30.0, 742.0, 120.0);
        s.limb(
            &nodes![(x - 30.0, 180), (x - 24.0, y - 140.0), (x - 6.0, y - 60.0)],
            &[112.0, 92.0, 84.0],
            Look::of(feet).inflate(22.0),
        );
        s.blob(
            &nodes![
                (x - 52.0, y - 90.0),
                (x + 20.0, y - 96.0),
                (x + 110.0 * side, y - 30.0),
                (x + 132.0, y + 6.0),
                (x + 90.0, y + 24.0),
                (x + 10.0, y + 10.0 - lift * 0.6),
                (x - 54.0, y - 20.0 - lift * 0.6)
            ],
            Look::of(feet).inflate(24.0),
        );
        for k in 0..5 {
            let k = k as f32;
            s.ellipse(
                x + 70.0 + k * 19.0,
                y + 16.0 - k * 2.0,
                17.0 - k * 1.4,
                15.0 - k,
                Look::of(feet.lighter(0.02)).inflate(6.0),
            );
        }
    }
    let night = p.accent.mix(p.cream, 0.4);
    s.blob(&nodes![(180, 130; corner), (700, 130; corner), (690, 400), (560, 440), (420, 410), (300, 446), (170, 400)], Look::of(night).inflate(26.0).texture(0.2));
    // The bed: its board and fringe across the upper part.
    let dark = p.ambient.dim(0.6);
    s.rect(-30.0, -30.0, 860.0, 300.0, Look::of(dark).inflate(8.0).texture(0.3).grain(0.0).shadow(0.8));
    for i in 0..28 {
        let x = i as f32 * 30.0;
        s.limb(
            &nodes![(x, 262), (x + 4.0, 340.0 + (i % 3) as f32 * 10.0)],
            &[18.0, 12.0],
            Look::of(p.red.dim(0.5)).inflate(4.0),
        );
    }
    // Dust, two cups and half a biscuit: not the first visit.
    s.place(motif("teacup"), At::new(96.0, 830.0).height(60.0).standing().silent());
    s.place(motif("teacup"), At::new(176.0, 846.0).height(60.0).standing().silent());
    s.ellipse(250.0, 846.0, 30.0, 12.0, Look::of(p.gold.mix(p.wood, 0.4)).inflate(5.0));
    s.focus(160.0, 820.0, 110.0);
    // The doll, then our paws round it.
    let doll = Person::new(Kind::Girl, &p)
        .skin(p.cream)
        .hair(p.red, Hair::Plaits)
        .wearing(Dress::Gown, p.leaf)
        .cloth(Cloth::Patches);
    Actor::new(doll, 420.0, 1240.0, 400.0)
        .front()
        .feeling(Feeling::Calm)
        .with(|m| m.tilted(14.0).glancing(0.0, -0.7))
        .paint(s);
    let fur = p.leaf.mix(p.accent2, 0.5).dim(0.8);
    for (x, side, deg) in [(190.0, 1.0, -22.0), (640.0, -1.0, -158.0)] {
        LoneHand {
            at: point(x, 1130.0),
            size: 230.0,
            degrees: deg,
            thumb: -side,
            hand: Hand::Cover,
            colour: fur,
            paw: true,
            sleeve: fur.dim(0.92),
            from: point(x - side * 150.0, 1260.0),
        }
        .paint_with(s, |_| {});
    }
    s.note("bed", Role::Setting);
    s.note("hand", Role::Subject);
    s.focus(420.0, 700.0, 200.0);
}

/// Kitchen at dawn: crumbs, an empty plate, our own paws with cream; in the kettle's side we see who it was.
fn crumbs(c: &mut Composer) {
    c.room(660.0, (180.0, 200.0));
    let s = &mut c.scene;
    let p = s.palette;
    crate::settings::interior::window(s, 180.0, 270.0, 180.0, 270.0);
    table_cloth(s, 640.0, 420.0, p.cream.mix(p.accent2, 0.18));
    let metal = p.metal.lighter(0.12);
    // The kettle, as large as a house, and in it the room and us.
    s.limb(
        &nodes![(390, 320), (400, 200), (520, 140), (650, 200), (664, 330)],
        &[22.0],
        Look::of(p.wood_dark).inflate(6.0),
    );
    s.blob(
        &nodes![(700, 430), (760, 380), (800, 300), (830, 310), (800, 440), (730, 560)],
        Look::of(metal).inflate(14.0),
    );
    s.blob(
        &nodes![
            (310, 700),
            (300, 520),
            (370, 380),
            (530, 330),
            (680, 380),
            (748, 520),
            (736, 700),
            (520, 742)
        ],
        Look::of(metal).inflate(70.0).rim(1.2).texture(0.06),
    );
    s.ellipse(528.0, 346.0, 120.0, 26.0, Look::of(metal.dim(0.9)).inflate(8.0));
    s.dot(528.0, 316.0, 22.0, Look::of(p.wood_dark).inflate(7.0));
    let lion = Person::new(Kind::Lion, &p).wearing(Dress::Nightshirt, p.pink.mix(p.cream, 0.4));
    s.group(Group::new().clip(Path::ellipse(524.0, 552.0, 170.0, 150.0)).alpha(0.9), |s| {
        s.ellipse(
            524.0,
            552.0,
            172.0,
            152.0,
            Look::of(p.accent2.mix(metal, 0.5).dim(0.8)).inflate(20.0).shadow(0.0),
        );
        let mien = Feeling::Shame.mien().facing(0.0).glancing(0.0, 0.2).tilted(6.0);
        s.at(&[shift(524.0, 560.0), turn(6.0), scale(1.9)], |s| {
            s.blob(&nodes![(-70, 110), (-50, 50), (50, 50), (70, 110)], Look::of(lion.coat).inflate(8.0));
            head(s, &lion, &mien, View::Front);
            for (x, y) in [(-34.0, -44.0), (-6.0, -56.0), (24.0, -50.0)] {
                s.ellipse(x, y, 13.0, 9.0, Look::of(p.pink).inflate(3.0));
            }
            s.ellipse(6.0, 34.0, 16.0, 8.0, Look::of(p.white).inflate(3.0));
        });
        // Only the mirror shows the mouse with the cherry.
        Beast::new(Species::Mouse, 640.0, 664.0, 40.0).walking().paint(s);
        s.dot(664.0, 626.0, 12.0, Look::of(p.red).inflate(4.0));
    });
    s.focus(524.0, 560.0, 190.0);
    s.focus(640.0, 650.0, 60.0);
    s.ellipse(250.0, 870.0, 180.0, 56.0, Look::of(p.white).inflate(10.0));
    s.ellipse(250.0, 864.0, 120.0, 34.0, Look::of(p.white.dim(0.92)).inflate(6.0));
    for _ in 0..26 {
        let (x, y, r) = (s.rng.range(120.0, 420.0), s.rng.range(840.0, 960.0), s.rng.range(3.0, 9.0));
        s.ellipse(x, y, r, r * 0.8, Look::of(p.gold.mix(p.wood, 0.4)).inflate(2.0));
    }
    for i in 0..9 {
        s.ellipse(470.0 + i as f32 * 34.0, 780.0 + sin(i as f32) * 8.0, 4.0, 3.0, Look::of(p.ink).alpha(0.7));
    }
    for (x, side, deg) in [(180.0, 1.0, -58.0), (620.0, -1.0, -122.0)] {
        let paw = LoneHand {
            at: point(x, 1120.0),
            size: 210.0,
            degrees: deg,
            thumb: side,
            hand: Hand::Wave,
            colour: lion.skin,
            paw: true,
            sleeve: lion.coat,
            from: point(x - side * 60.0, 1290.0),
        };
        paw.paint_with(s, |_| {});
        let q = paw.point(96.0, -18.0);
        s.ellipse(q.x, q.y, 22.0, 18.0, Look::of(p.white).inflate(6.0));
    }
    s.note("lion", Role::Subject);
    s.note("hand", Role::Object);
    s.note("mouse", Role::Detail);
}
