//! Somebody reads aloud, and only the reader knows what it says.

use super::acting::*;
use super::bust::face;

pub(super) static READS_WHAT_IS_NOT_THERE: Relation = Relation {
    id: "reads_what_is_not_there",
    themes: Themes::Only(&["lost-kites", "roots", "half-asleep"]),
    moods: &[Mood::Secrecy, Mood::Tenderness, Mood::Longing],
    slots: &[],
    layouts: &[framed("letter", Setup::TableEdge, letter), framed("palm", Setup::OwnHands, palm)],
};

/// A boy in a postman's cap reads a blank sheet to an old woman, who listens with shut eyes and smiles; behind his back he hides a letter with a black edge, and a drawer is full of blank sheets.
fn letter(c: &mut Composer) {
    let (boy, old) = (c.human(Kind::Boy), c.human(Kind::Granny));
    c.room(1010.0, (180.0, 180.0));
    let s = &mut c.scene;
    let p = s.palette;
    // On the wall: somebody in uniform, on the chest letters tied with ribbon.
    let son = Person::new(Kind::Man, &p)
        .skin(old.skin)
        .wearing(Dress::Coat, p.leaf.mix(p.dark, 0.4))
        .hat(Hat::Cap, p.dark);
    picture(s, 640.0, 210.0, 150.0, 190.0, |s| {
        super::bust::bust(s, &son, &face(Feeling::Joy, 0.0, (0.0, 0.1)), 640.0, 220.0, 110.0);
    });
    s.rect(540.0, 620.0, 260.0, 400.0, Look::of(p.wood).inflate(12.0).grain(0.0).texture(0.3));
    s.rect(520.0, 600.0, 300.0, 30.0, Look::of(p.wood.lighter(0.06)).inflate(7.0));
    s.rect(556.0, 660.0, 228.0, 90.0, Look::of(p.ink.mix(p.wood_dark, 0.5)).flat());
    for (k, x) in [566.0, 610.0, 662.0, 706.0].into_iter().enumerate() {
        s.at(&[shift(x, 690.0 - (k % 2) as f32 * 18.0), turn(-8.0 + k as f32 * 6.0)], |s| {
            s.rect(0.0, -34.0, 66.0, 84.0, Look::of(p.cream).inflate(4.0));
        });
    }
    s.rect(548.0, 716.0, 244.0, 80.0, Look::of(p.wood.lighter(0.03)).inflate(10.0).grain(0.0));
    s.dot(670.0, 756.0, 13.0, Look::of(p.gold).inflate(5.0));
    candle(s, 760.0, 600.0, 80.0);
    // She in her chair.
    let velvet = p.accent2.mix(p.dark, 0.4);
    s.blob(
        &nodes![(-40, 1100), (-40, 560), (40, 470), (200, 450), (330, 500), (360, 640), (370, 1100)],
        Look::of(velvet).inflate(46.0).texture(0.25),
    );
    let old = old.wearing(Dress::Apron, p.red.mix(p.dark, 0.2));
    let she = Actor::new(old, 196.0, 1190.0, 880.0).sitting().feeling(Feeling::Tenderness);
    let she = she.with(|m| Mien { turn: 0.5, upper: [1.0, 1.0], nod: -0.1, tilt: 8.0, ..m });
    let she = she.hand_own(NEAR, 6.0, -46.0, Hand::Cover).hand_own(FAR, 16.0, -42.0, Hand::Cover);
    she.paint(s);
    // He who reads.
    let boy = boy.wearing(Dress::Coat, p.accent).hat(Hat::Cap, p.accent2.mix(p.dark, 0.3));
    let he = Actor::new(boy, 566.0, 1180.0, 760.0).left().feeling(Feeling::Sorrow);
    let he = he.with(|m| Mien { turn: 0.4, gaze: [0.3, 0.5], curve: 0.3, open: 0.4, ..m });
    let he = he.hand(FAR, 436.0, 780.0, Hand::Grip).hand(NEAR, 668.0, 840.0, Hand::Pinch);
    under(s, 566.0, 1182.0, 130.0);
    s.group(Group::new(), |s| {
        let g = he.grip(FAR);
        he.legs(s);
        he.body(s);
        he.head(s);
        he.arm_with(s, FAR, |s| {
            s.poly(
                &nodes![
                    (g.x - 90.0, g.y - 120.0),
                    (g.x + 40.0, g.y - 150.0),
                    (g.x + 64.0, g.y + 30.0),
                    (g.x - 64.0, g.y + 56.0)
                ],
                Look::of(p.white).inflate(5.0).rim(1.2),
            );
        });
        let g = he.grip(NEAR);
        he.arm_with(s, NEAR, |s| {
            s.at(&[shift(g.x + 20.0, g.y + 40.0), turn(14.0)], |s| {
                s.rect(-44.0, -30.0, 100.0, 76.0, Look::of(p.ink).inflate(4.0));
                s.rect(-35.0, -21.0, 82.0, 58.0, Look::of(p.white).flat());
            });
        });
    });
    s.focus(260.0, 520.0, 140.0);
    s.focus(530.0, 560.0, 120.0);
    s.focus(430.0, 740.0, 90.0);
    s.note("old_woman", Role::Subject);
    s.note("boy", Role::Object);
    s.note("letter", Role::Detail);
    s.note("room", Role::Setting);
}

/// Our own hand lies open on a table; an old cat in a shawl holds it, traces a line with her claw and looks up at us, afraid, her other paw over part of the palm.
fn palm(c: &mut Composer) {
    let n = c.rng.below(5);
    let s = &mut c.scene;
    s.light_at(400.0, 760.0, 0.6);
    let p = s.palette;
    let tent = p.accent2.mix(p.dark, 0.5);
    backdrop(s, tent.dim(0.8), tent);
    for k in 0..9 {
        let x = -40.0 + k as f32 * 104.0;
        s.limb(
            &nodes![(400, -60), (lerp(400.0, x, 0.7), 300), (x, 900)],
            &[10.0, 60.0, 110.0],
            Look::of(tent.lighter(0.03 * (k % 2) as f32)).inflate(20.0).texture(0.25).grain(90.0),
        );
    }
    for (x, y) in [(120.0, 180.0), (260.0, 110.0), (560.0, 120.0), (690.0, 200.0)] {
        s.place(motif("star"), At::new(x, y).height(44.0).centred().silent());
    }
    // Those who had their turn before us look in at the flap.
    for (x, kind, feeling) in [(86.0, Kind::Mouse, Feeling::Sorrow), (726.0, Kind::Pig, Feeling::Fear)] {
        let who = Person::new(kind, &p).wearing(Dress::Coat, p.cloth(kind as usize));
        Actor::new(who, x, 860.0, 400.0)
            .front()
            .feeling(feeling)
            .looking_at(point(400.0, 900.0))
            .paint_in(s, Group::new().fog(0.15));
    }
    // She.
    let cat = Person::new(Kind::Cat, &p)
        .wearing(Dress::Robe, p.red.mix(p.dark, 0.25))
        .hair(p.white, Hair::Scarf)
        .scarf(p.gold);
    let it = Actor::new(cat, 400.0, 1400.0, 1120.0).front().feeling(Feeling::Fear);
    let it = it.with(|m| Mien { gaze: [0.0, 0.05], turn: 0.0, open: 0.15, pupil: 0.75, tilt: 5.0, ..m });
    let it = it.hand_own(NEAR, -22.0, -40.0, Hand::Hidden).hand_own(FAR, 22.0, -40.0, Hand::Hidden);
    it.paint(s);
    // A wound cloth round her brow, with coins.
    let top = it.crown();
    s.limb(
        &nodes![(top.x - 150.0, top.y + 96.0), (top.x, top.y + 56.0), (top.x + 150.0, top.y + 96.0)],
        &[40.0, 50.0, 40.0],
        Look::of(p.accent).inflate(12.0).texture(0.3),
    );
    for d in [-110.0, -56.0, 0.0, 56.0, 110.0_f32] {
        s.dot(top.x + d, top.y + 82.0 + d.abs() * 0.14, 13.0, Look::of(p.gold).inflate(5.0).rim(1.6));
    }
    // The table, a candle and a crystal ball that has gone dark.
    s.rect(
        -30.0,
        960.0,
        860.0,
        300.0,
        Look::of(p.leaf.mix(p.dark, 0.45)).to(p.leaf.mix(p.dark, 0.6)).inflate(8.0).texture(0.35),
    );
    candle(s, 110.0, 1010.0, 100.0);
    s.place(motif("crystal_ball"), At::new(680.0, 1030.0).height(150.0).standing().silent());
    // Ours, open.
    let tone = skin(&p, n);
    let ours = LoneHand {
        at: point(402.0, 1150.0),
        size: 300.0,
        degrees: -90.0,
        thumb: 1.0,
        hand: Hand::Open,
        colour: tone,
        paw: false,
        sleeve: p.wood.mix(p.gold, 0.25),
        from: point(400.0, 1400.0),
    };
    ours.paint_with(s, |_| {});
    for (a, b, c) in [
        ((352.0, 1060.0), (404.0, 1030.0), (450.0, 1050.0)),
        ((362.0, 1000.0), (400.0, 1086.0), (384.0, 1130.0)),
        ((356.0, 1030.0), (410.0, 996.0), (452.0, 1000.0)),
    ] {
        s.limb(
            &nodes![(a.0, a.1), (b.0, b.1), (c.0, c.1)],
            &[2.0, 6.0, 2.0],
            Look::of(tone.dim(0.55)).flat().shadow(0.0),
        );
    }
    // Hers.
    let paw = |x: f32, y: f32, degrees: f32, thumb: f32, hand: Hand, from: (f32, f32)| LoneHand {
        at: point(x, y),
        size: 170.0,
        degrees,
        thumb,
        hand,
        colour: cat.skin,
        paw: true,
        sleeve: p.red.mix(p.dark, 0.25),
        from: point(from.0, from.1),
    };
    paw(180.0, 1040.0, 12.0, -1.0, Hand::Cover, (60.0, 900.0)).paint_with(s, |_| {});
    paw(574.0, 960.0, 150.0, 1.0, Hand::Point, (700.0, 860.0)).paint_with(s, |_| {});
    s.focus(400.0, 430.0, 170.0);
    s.focus(400.0, 1040.0, 130.0);
    s.note("cat", Role::Subject);
    s.note("hand", Role::Object);
    s.note("crystal_ball", Role::Detail);
    s.note("tent", Role::Setting);
}
