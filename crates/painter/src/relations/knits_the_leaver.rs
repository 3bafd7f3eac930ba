//! What one leaves in is what the other keeps.

use super::acting::*;
use crate::actors::Mien;

pub(super) static KNITS_THE_LEAVER: Relation = Relation {
    id: "knits_the_leaver",
    themes: Themes::Only(&["tides", "half-asleep", "lost-kites", "first-light"]),
    moods: &[Mood::Longing, Mood::Tenderness, Mood::Loneliness],
    slots: &[],
    layouts: &[framed("boat", Setup::Ribbons, boat), framed("train", Setup::OwnHands, train)],
};

/// A small jumper that hangs from its shoulders at (x, y); `done` is how much of its length is knitted.
fn jumper(s: &mut Scene, x: f32, y: f32, w: f32, done: f32, colour: Colour) {
    let long = w * 0.95 * done;
    let look = Look::of(colour).inflate(w * 0.1).texture(0.35).grain(90.0).fur(w * 0.015, 90.0, 2.0);
    for side in [-1.0, 1.0] {
        s.limb(
            &nodes![
                (x + side * w * 0.4, y + w * 0.1),
                (x + side * w * 0.62, y + w * 0.3),
                (x + side * w * 0.66, y + w * 0.56)
            ],
            &[w * 0.3, w * 0.26, w * 0.22],
            look,
        );
    }
    s.blob(&nodes![(x - w * 0.46, y; corner), (x - w * 0.16, y - w * 0.02), (x, y + w * 0.08), (x + w * 0.16, y - w * 0.02), (x + w * 0.46, y; corner), (x + w * 0.42, y + long; corner), (x - w * 0.42, y + long; corner)], look);
    for k in 0..4 {
        let yy = y + w * 0.2 + k as f32 * w * 0.18;
        if yy < y + long {
            s.limb(
                &nodes![(x - w * 0.4, yy), (x + w * 0.4, yy)],
                &[w * 0.03],
                Look::of(colour.dim(0.7)).alpha(0.6).flat().shadow(0.0),
            );
        }
    }
}

/// Somebody whose jumper is gone from the hem up to the ribs: the linen below, the wool above; arms last.
fn unravelled(
    s: &mut Scene,
    who: Person,
    wool: Colour,
    pose: impl Fn(Actor) -> Actor,
    at: (f32, f32, f32),
) -> Point {
    let p = s.palette;
    let (x, y, h) = at;
    let under =
        pose(Actor::new(who.wearing(Dress::Shirt, p.cream).legs(p.dark.lighter(0.12), p.wood_dark), x, y, h));
    let over = pose(Actor::new(who.wearing(Dress::Nightshirt, wool), x, y, h));
    let ribs = y - h * 0.545;
    under.legs(s);
    under.body(s);
    let mut edge = vec![
        moonhare_scene::geometry::corner(x - h, y - h * 1.2),
        moonhare_scene::geometry::corner(x + h, y - h * 1.2),
    ];
    for k in 0..=20 {
        let t = x + h - k as f32 * h * 0.1;
        edge.push(moonhare_scene::geometry::corner(
            t,
            ribs + if k % 2 == 0 { h * 0.018 } else { -h * 0.012 },
        ));
    }
    s.group(Group::new().clip(Path::polygon(&edge)), |s| over.body(s));
    for k in 0..3 {
        let yy = ribs - h * (0.03 + 0.035 * k as f32);
        s.limb(
            &nodes![(x - h * 0.1, yy), (x, yy + h * 0.006), (x + h * 0.1, yy)],
            &[h * 0.006],
            Look::of(wool.dim(0.7)).alpha(0.6).flat().shadow(0.0),
        );
    }
    over.head(s);
    over.arm(s, FAR);
    over.arm(s, NEAR);
    point(x + h * 0.09, ribs)
}

/// A boat draws off with a young man whose red jumper has come undone to the ribs; the thread runs to the old one on the shore, who knits.
fn boat(c: &mut Composer) {
    let (old, young) = (c.human(Kind::Grandad), c.human(Kind::Man));
    let s = &mut c.scene;
    s.light_at(640.0, 110.0, 0.45);
    let p = s.palette;
    s.sky(0.5, 0.4);
    // Bands of water, each with its own light.
    for (i, y) in [230.0, 340.0, 470.0, 620.0, 790.0, 950.0].into_iter().enumerate() {
        let t = i as f32 / 5.0;
        let colour = p.water[1].lighter(0.1 - 0.16 * t).mix(p.light, 0.22 * (1.0 - t));
        s.blob(&nodes![(-40, y + 70.0; corner), (180, y + 28.0), (420, y + 20.0), (640, y - 26.0), (840, y - 30.0; corner), (840, 1260; corner), (-40, 1260; corner)], Look::of(colour).to(colour.dim(0.8)).inflate(9.0).rim(1.0).shadow(0.2));
    }
    let wool = p.red;
    // The boat.
    let (bx, by) = (560.0, 520.0);
    let brave = |a: Actor| {
        a.left()
            .feeling(Feeling::Brave)
            .with(|m| Mien { wide: 1.1, open: 0.2, turn: 0.35, gaze: [0.6, 0.4], ..m })
            .hand_own(FAR, 24.0, -92.0, Hand::Wave)
            .hand_own(NEAR, -15.0, -40.0, Hand::Rest)
    };
    let mut end = point(0.0, 0.0);
    s.group(Group::new(), |s| {
        s.limb(&nodes![(bx + 120.0, by - 40.0), (bx + 124.0, 60)], &[16.0, 12.0], Look::of(p.wood).inflate(4.0));
        s.blob(&nodes![(bx + 134.0, 80; corner), (bx + 200.0, 200), (bx + 214.0, 380; corner), (bx + 134.0, 390; corner)], Look::of(p.cream).inflate(14.0));
        end = unravelled(s, young, wool, brave, (bx, by + 40.0, 470.0));
        s.blob(&nodes![(bx - 230.0, by - 60.0; corner), (bx, by - 20.0), (bx + 240.0, by - 90.0; corner), (bx + 180.0, by + 60.0), (bx, by + 90.0), (bx - 150.0, by + 60.0)], Look::of(p.wood).inflate(20.0).grain(0.0).texture(0.35));
        s.limb(&nodes![(bx - 228.0, by - 56.0), (bx, by - 16.0), (bx + 236.0, by - 86.0)], &[16.0], Look::of(p.accent).inflate(5.0));
    });
    for k in 0..3 {
        let d = k as f32 * 34.0;
        s.limb(
            &nodes![
                (bx - 240.0 - d, by + 70.0 + d * 0.4),
                (bx, by + 104.0 + d * 0.4),
                (bx + 230.0 + d, by + 60.0 + d * 0.4)
            ],
            &[2.0, 6.0, 2.0],
            Look::of(p.white).alpha(0.5).flat().shadow(0.0),
        );
    }
    // The shore.
    s.blob(&nodes![(-40, 900; corner), (180, 900), (400, 1010), (620, 1120), (840, 1170; corner), (840, 1260; corner), (-40, 1260; corner)], Look::of(p.near.mix(p.gold, 0.4).lighter(0.1)).inflate(10.0).texture(0.3));
    let old =
        old.wearing(Dress::Coat, p.accent2.mix(p.dark, 0.3)).hat(Hat::Cap, p.dark.lighter(0.12)).glasses();
    s.blob(
        &nodes![(60, 1180; corner), (70, 1010), (250, 1006), (270, 1180; corner)],
        Look::of(p.wood_dark).inflate(16.0).grain(90.0),
    );
    let old = Actor::new(old, 190.0, 1176.0, 780.0)
        .sitting()
        .feeling(Feeling::Tenderness)
        .looking_at(point(540.0, 180.0));
    let old = old.with(|m| Mien { tear: true, tilt: 4.0, ..m }).hand(NEAR, 300.0, 930.0, Hand::Grip).hand(
        FAR,
        372.0,
        916.0,
        Hand::Grip,
    );
    let (a, b) = (old.grip(NEAR), old.grip(FAR));
    under(s, 220.0, 1184.0, 200.0);
    s.group(Group::new(), |s| {
        old.palm(s, FAR);
        old.legs(s);
        old.body(s);
        old.head(s);
        old.palm(s, NEAR);
        jumper(s, 350.0, a.y + 20.0, 170.0, 0.75, wool);
        s.limb(
            &nodes![(a.x - 60.0, a.y - 40.0), (b.x + 70.0, b.y + 20.0)],
            &[9.0],
            Look::of(p.wood.lighter(0.2)).inflate(3.0),
        );
        s.limb(
            &nodes![(b.x + 60.0, b.y - 50.0), (a.x - 20.0, a.y + 26.0)],
            &[9.0],
            Look::of(p.wood.lighter(0.2)).inflate(3.0),
        );
        old.fingers(s, FAR);
        old.sleeve(s, FAR);
        old.fingers(s, NEAR);
        old.sleeve(s, NEAR);
    });
    cord(
        s,
        &[
            end,
            point(end.x - 20.0, end.y + 90.0),
            point(500.0, 660.0),
            point(470.0, 790.0),
            point(b.x + 40.0, b.y - 20.0),
        ],
        6.0,
        wool,
    );
    // The basket: more small ones, each of another colour.
    s.blob(
        &nodes![(500, 1060), (520, 1170), (590, 1190), (690, 1184), (730, 1090), (610, 1100)],
        Look::of(p.wood).inflate(20.0).texture(0.4).grain(0.0),
    );
    for (i, (x, y)) in [(556.0, 1016.0), (660.0, 1030.0), (608.0, 1060.0)].into_iter().enumerate() {
        jumper(s, x, y, 88.0, 0.9, [p.accent, p.leaf, p.gold][i]);
    }
    s.blob(
        &nodes![(506, 1116), (530, 1180), (610, 1196), (700, 1184), (722, 1116), (610, 1130)],
        Look::of(p.wood).inflate(16.0).texture(0.4).grain(0.0),
    );
    s.focus(350.0, 960.0, 150.0);
    s.focus(610.0, 1050.0, 110.0);
    s.note("gentleman", Role::Subject);
    s.note("old_man", Role::Object);
    s.note("thread", Role::Detail);
}

/// Our hands knit; the wool comes along the rails from the last carriage, where somebody in half a jumper waves.
fn train(c: &mut Composer) {
    let (woman, other) = (c.human(Kind::Woman), c.human(Kind::Boy));
    let s = &mut c.scene;
    s.light_at(400.0, 120.0, 0.5);
    let p = s.palette;
    s.sky(0.5, 0.5);
    s.blob(&nodes![(-40, 560; corner), (200, 500), (620, 520), (840, 480; corner), (840, 1260; corner), (-40, 1260; corner)], Look::of(p.mid).to(p.near).inflate(8.0).texture(0.25).grass(7.0, 90.0, 5.0).shadow(0.0));
    // Rails that come to us.
    s.poly(
        &nodes![(300, 720), (560, 720), (900, 1260), (-40, 1260)],
        Look::of(p.stone.dim(0.7)).flat().texture(0.35).shadow(0.0),
    );
    for k in 0..7 {
        let t = (k * k) as f32 / 49.0;
        let (y, w) = (lerp(740.0, 1240.0, t), lerp(150.0, 470.0, t));
        s.limb(
            &nodes![(430.0 - w, y), (430.0 + w, y)],
            &[lerp(13.0, 40.0, t)],
            Look::of(p.wood_dark).inflate(4.0).grain(0.0),
        );
    }
    for x in [1.0, -1.0] {
        s.limb(
            &nodes![(430.0 + x * 96.0, 710), (430.0 + x * 330.0, 1260)],
            &[9.0, 26.0],
            Look::of(p.metal.lighter(0.1)).inflate(4.0),
        );
    }
    // The platform and its lamp; a dog holds another thread.
    s.poly(
        &nodes![(-20, 760), (210, 690), (240, 690), (60, 1010), (-20, 1100)],
        Look::of(p.stone).inflate(6.0).texture(0.2),
    );
    s.place(motif("street_lamp"), At::new(60.0, 780.0).height(420.0).standing().silent());
    // The last carriage.
    let wood = p.accent2.mix(p.dark, 0.25);
    s.rect(226.0, 110.0, 410.0, 560.0, Look::of(wood).to(wood.dim(0.75)).inflate(16.0).texture(0.12));
    s.blob(
        &nodes![(200, 120; corner), (240, 60), (430, 36), (620, 60), (662, 120; corner)],
        Look::of(p.dark.lighter(0.14)).inflate(16.0),
    );
    s.rect(340.0, 160.0, 180.0, 510.0, Look::of(p.flame.mix(p.wood, 0.3)).to(p.wood).inflate(6.0));
    s.glow(430.0, 300.0, 220.0, p.flame, 0.5);
    for x in [250.0, 540.0] {
        s.rect(x, 180.0, 72.0, 110.0, Look::lamp(p.flame.mix(p.cream, 0.3)));
    }
    // Another one looks out: his sleeve has begun to go, too.
    let other = other.wearing(Dress::Coat, p.leaf);
    s.at(&[shift(576.0, 236.0), scale(0.66)], |s| {
        head(s, &other, &Mien { tilt: 0.0, gaze: [-0.4, 0.6], ..Feeling::Sorrow.mien() }, View::Front);
    });
    s.focus(576.0, 240.0, 50.0);
    let wool = p.accent;
    let brave = |a: Actor| {
        a.front()
            .feeling(Feeling::Brave)
            .with(|m| Mien { open: 0.25, wide: 1.1, gaze: [0.0, 0.5], ..m })
            .hand_own(FAR, 26.0, -96.0, Hand::Wave)
            .hand_own(NEAR, -16.0, -46.0, Hand::Grip)
    };
    let mut end = point(0.0, 0.0);
    s.group(Group::new(), |s| end = unravelled(s, woman, wool, brave, (430.0, 700.0, 560.0)));
    s.rect(216.0, 664.0, 430.0, 36.0, Look::of(p.dark.lighter(0.12)).inflate(8.0));
    for x in [240.0, 320.0, 540.0, 620.0] {
        s.limb(&nodes![(x, 520), (x, 670)], &[11.0], Look::of(p.gold).inflate(4.0));
    }
    for x0 in [230.0, 530.0] {
        s.limb(&nodes![(x0, 522), (x0 + 100.0, 522)], &[15.0], Look::of(p.gold).inflate(5.0));
    }
    for x in [280.0, 580.0] {
        s.dot(x, 712.0, 30.0, Look::of(p.metal).inflate(10.0));
    }
    // The dog on the platform.
    let dog = Beast::new(Species::Dog, 120.0, 900.0, 190.0).feeling(Feeling::Sorrow);
    dog.paint(s);
    let m = dog.mouth();
    cord(s, &[m, point(230.0, 760.0), point(300.0, 500.0), point(530.0, 300.0)], 4.0, p.leaf);
    // The wool comes down between the rails.
    cord(
        s,
        &[
            end,
            point(470.0, 600.0),
            point(436.0, 740.0),
            point(400.0, 850.0),
            point(440.0, 910.0),
            point(420.0, 950.0),
        ],
        8.0,
        wool,
    );
    jumper(s, 410.0, 980.0, 250.0, 0.7, wool);
    for (at, degrees, thumb, from, b) in [
        (point(140.0, 1096.0), -22.0, -1.0, point(-40.0, 1260.0), (560.0, 960.0)),
        (point(680.0, 1096.0), 202.0, 1.0, point(850.0, 1260.0), (270.0, 966.0)),
    ] {
        let hand = LoneHand {
            at,
            size: 220.0,
            degrees,
            thumb,
            hand: Hand::Grip,
            colour: skin(&p, 2),
            paw: false,
            sleeve: p.red,
            from,
        };
        hand.paint_with(s, |s| {
            let g = hand.grip();
            s.limb(
                &nodes![(lerp(g.x, b.0, -0.3), lerp(g.y, b.1, -0.3)), (g.x, g.y), (b.0, b.1)],
                &[15.0, 15.0, 7.0],
                Look::of(p.wood.lighter(0.2)).inflate(5.0),
            );
        });
    }
    s.focus(410.0, 1060.0, 200.0);
    s.note("woman", Role::Subject);
    s.note("hand", Role::Object);
    s.note("train", Role::Setting);
    s.note("dog", Role::Detail);
}
