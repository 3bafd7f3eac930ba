//! An old one tells the young of his one great night.

mod matches;

use self::matches::matches;
use super::acting::*;

pub(super) static HE_SHONE_ONCE: Relation = Relation {
    id: "he_shone_once",
    themes: Themes::Only(&["roots", "half-asleep"]),
    moods: &[Mood::Memory, Mood::Mischief, Mood::Longing],
    slots: &[],
    layouts: &[framed("burrow", Setup::RootCellar, burrow), framed("matches", Setup::TableEdge, matches)],
};

/// Under the snow an old hare tells of the chase with wide arms; above, the old hound he ran from lies with an ear on the hole and weeps for joy.
fn burrow(c: &mut Composer) {
    c.scene.light_at(420.0, 640.0, 0.5);
    let s = &mut c.scene;
    let p = s.palette;
    let night = lch(0.34, 0.06, 262.0).mix(p.ambient, 0.35);
    s.paint_sky(Sky {
        stops: vec![(0.0, night.dim(0.8)), (0.25, night.lighter(0.1)), (1.0, night)],
        ..Sky::of(&p, 0.1, 0.2)
    });
    for (x, h) in [(30.0, 130.0), (120.0, 170.0), (690.0, 190.0), (770.0, 140.0)] {
        s.poly(
            &nodes![(x, 280.0 - h), (x + h * 0.3, 290), (x - h * 0.3, 290)],
            Look::of(night.dim(0.6)).inflate(6.0),
        );
    }
    crate::settings::air::snowfall(s, 50);
    // Earth, with its stones and roots.
    let earth = lch(0.30, 0.045, 52.0).mix(p.ambient, 0.2);
    s.rect(
        -30.0,
        320.0,
        860.0,
        920.0,
        Look::of(earth.lighter(0.04)).to(earth.dim(0.6)).flat().texture(0.4).shadow(0.0),
    );
    for (x, y, r) in [
        (60.0, 480.0, 30.0),
        (750.0, 430.0, 38.0),
        (40.0, 800.0, 24.0),
        (770.0, 760.0, 28.0),
        (560.0, 400.0, 22.0),
        (60.0, 1180.0, 40.0),
        (740.0, 1190.0, 34.0),
    ] {
        s.ellipse(x, y, r, r * 0.7, Look::of(p.stone.mix(earth, 0.4)).inflate(r * 0.3));
    }
    // The chamber and its way up.
    let clay = lch(0.50, 0.075, 58.0).mix(p.fox, 0.15);
    let hollow = Path::blob(&nodes![
        (400, 470),
        (600, 500),
        (730, 660),
        (756, 900),
        (690, 1100),
        (400, 1160),
        (110, 1100),
        (44, 900),
        (80, 660),
        (210, 500)
    ]);
    s.limb(
        &nodes![(150, 320), (140, 440), (200, 560), (260, 640)],
        &[120.0, 112.0, 120.0, 150.0],
        Look::of(clay.dim(0.62)).inflate(6.0).shadow(0.0),
    );
    s.part(&hollow, Look::of(clay).to(clay.dim(0.7)).inflate(8.0).texture(0.3));
    s.glow(620.0, 640.0, 380.0, p.flame, 0.5);
    for (x, y, dx) in
        [(300.0, 476.0, -30.0), (380.0, 466.0, 10.0), (480.0, 470.0, 26.0), (700.0, 640.0, -20.0)]
    {
        s.limb(
            &nodes![(x, y - 60.0), (x + dx, y + 30.0), (x + dx * 0.4, y + 84.0)],
            &[16.0, 10.0, 2.0],
            Look::of(p.wood_dark).inflate(3.0),
        );
    }
    // A shelf with the trophy: a torn collar.
    s.rect(540.0, 690.0, 170.0, 18.0, Look::of(p.wood).inflate(5.0));
    candle(s, 670.0, 690.0, 60.0);
    s.stroke(&Path::ellipse(592.0, 656.0, 38.0, 26.0), 15.0, Look::of(p.red).inflate(4.0));
    s.dot(592.0, 688.0, 13.0, Look::of(p.gold).inflate(4.0));
    s.focus(592.0, 660.0, 60.0);
    s.ellipse(400.0, 1080.0, 300.0, 56.0, Look::of(p.red.mix(p.dark, 0.2)).inflate(6.0).texture(0.3));
    s.stroke(&Path::ellipse(400.0, 1080.0, 262.0, 44.0), 7.0, Look::mark(p.gold));
    // The snow on top, and he who listens.
    let snow = p.white.mix(night, 0.14);
    s.blob(&nodes![(-40, 290; corner), (60, 284), (100, 330), (150, 346), (206, 330), (250, 286), (520, 296), (840, 270; corner), (840, 350; corner), (600, 366), (330, 350), (210, 372), (90, 372), (-40, 350; corner)], Look::of(snow).inflate(14.0).texture(0.2));
    s.ellipse(152.0, 334.0, 56.0, 20.0, Look::of(clay.dim(0.4)).flat().shadow(0.0));
    s.glow(150.0, 320.0, 110.0, p.flame, 0.4);
    let fur = lch(0.60, 0.08, 64.0).mix(p.fog, 0.1);
    s.limb(
        &nodes![(700, 250), (764, 226), (780, 160)],
        &[34.0, 26.0, 12.0],
        Look::of(fur.dim(0.85)).inflate(10.0).fur(8.0, 20.0, 4.0),
    );
    s.blob(
        &nodes![(330, 250), (400, 140), (560, 116), (690, 160), (730, 270), (560, 308), (360, 306)],
        Look::of(fur).inflate(50.0).fur(10.0, 40.0, 5.0).texture(0.25),
    );
    s.limb(
        &nodes![(640, 250), (560, 296), (470, 300)],
        &[76.0, 54.0, 44.0],
        Look::of(fur.dim(0.92)).inflate(18.0),
    );
    s.limb(
        &nodes![(400, 270), (330, 304), (250, 300)],
        &[60.0, 46.0, 44.0],
        Look::of(fur.dim(0.95)).inflate(16.0),
    );
    let hound = Person::new(Kind::Dog, &p).skin(fur);
    let glad = Mien {
        tear: true,
        curve: 0.8,
        upper: [0.9, 0.8],
        slant: [24.0, 24.0],
        brow: [0.3, 0.3],
        cheek: 1.2,
        tilt: 0.0,
        turn: -0.3,
        nod: 0.4,
        ..Feeling::Tenderness.mien()
    };
    s.at(&[shift(262.0, 196.0), turn(-38.0), scale(1.95)], |s| head(s, &hound, &glad, View::Front));
    s.focus(250.0, 210.0, 130.0);
    // On the wall behind him, large, what he was afraid of.
    s.group(Group::new().alpha(0.42), |s| {
        let shade = clay.dim(0.5);
        s.as_silhouette(shade, |s| Beast::new(Species::Dog, 420.0, 900.0, 360.0).left().walking().paint(s));
    });
    // The old hare.
    let hare = Person::new(Kind::Hare, &p)
        .skin(p.fur.mix(p.white, 0.45))
        .wearing(Dress::Robe, p.accent2.mix(p.dark, 0.15))
        .cloth(Cloth::Patches)
        .glasses();
    under(s, 420.0, 1050.0, 130.0);
    let hare = Actor::new(hare, 420.0, 1050.0, 420.0).front().feeling(Feeling::Mischief);
    let hare = hare.with(|m| Mien { open: 0.7, gaze: [0.2, 0.6], tilt: -8.0, upper: [0.1, 0.05], ..m });
    let hare = hare.hand_own(NEAR, -38.0, -78.0, Hand::Wave).hand_own(FAR, 38.0, -74.0, Hand::Wave);
    hare.paint(s);
    // The young.
    let young = [
        (140.0, 1090.0, 230.0, Feeling::Awe, 0.5, Kind::Hare, p.accent),
        (258.0, 1146.0, 240.0, Feeling::Fear, 0.35, Kind::Mouse, p.cream),
        (420.0, 1172.0, 200.0, Feeling::Asleep, 0.0, Kind::Hare, p.leaf),
        (570.0, 1146.0, 240.0, Feeling::Joy, -0.4, Kind::Hare, p.red),
        (684.0, 1080.0, 230.0, Feeling::Suspicion, -0.5, Kind::Hare, p.gold.mix(p.wood, 0.3)),
    ];
    for (i, (x, y, h, feeling, to, kind, cloth)) in young.into_iter().enumerate() {
        let who = Person::new(kind, &p)
            .wearing(Dress::Nightshirt, cloth)
            .cloth([Cloth::Stripes, Cloth::Dots][i % 2]);
        let a = Actor::new(who, x, y, h).front().sitting().feeling(feeling);
        let a = a.with(|m| Mien { turn: to, gaze: [to, -0.6], nod: -0.3, ..m });
        a.paint(s);
    }
    // One has gone up with something for him.
    let who = Person::new(Kind::Hare, &p).wearing(Dress::Nightshirt, p.accent).cloth(Cloth::Dots);
    let a = Actor::new(who, 168.0, 560.0, 168.0)
        .feeling(Feeling::Tenderness)
        .looking_at(point(220.0, 240.0))
        .lean(-6.0);
    let a = a.hand_own(NEAR, 14.0, -88.0, Hand::Tray).hand_own(FAR, 24.0, -76.0, Hand::Tray);
    let g = a.grip(NEAR);
    a.paint(s);
    s.poly(
        &nodes![
            (g.x - 22.0, g.y),
            (g.x + 30.0, g.y - 2.0),
            (g.x + 26.0, g.y - 30.0),
            (g.x - 16.0, g.y - 22.0)
        ],
        Look::of(p.cream).inflate(6.0),
    );
    s.limb(
        &nodes![(g.x - 18.0, g.y - 24.0), (g.x + 28.0, g.y - 31.0)],
        &[12.0],
        Look::of(p.pink).inflate(4.0),
    );
    s.focus(190.0, 440.0, 80.0);
    s.note("hare", Role::Subject);
    s.note("dog", Role::Object);
    s.note("snowfield", Role::Setting);
}
