//! A peace that holds as long as the night, or the water.

use super::acting::*;
use super::bust::face;
use crate::settings::air;

pub(super) static UNTIL_MORNING: Relation = Relation {
    id: "until_morning",
    themes: Themes::Only(&["moonhare", "tides", "first-light"]),
    moods: &[Mood::Tenderness, Mood::Dread, Mood::Loneliness],
    slots: &[],
    layouts: &[framed("fire", Setup::Hinge, fire), framed("raft", Setup::Waterline, raft)],
};

/// A hunter and a wolf under one blanket by a small fire; torches come through the snow behind him, eyes behind the wolf, and both look only at the fire.
fn fire(c: &mut Composer) {
    let man = c.human(Kind::Man);
    let s = &mut c.scene;
    s.light_at(400.0, 1060.0, 0.55);
    let p = s.palette;
    let night = p.sky[0].mix(lch(0.26, 0.06, 262.0), 0.5).dim(0.72);
    backdrop(s, night.dim(0.8), night.lighter(0.1));
    s.glow(400.0, 560.0, 360.0, p.sky[3], 0.3);
    let white = p.white.mix(night, 0.45);
    s.blob(&nodes![(-40, 560; corner), (180, 520), (400, 560), (620, 510), (840, 560; corner), (840, 1250; corner), (-40, 1250; corner)], Look::of(white.mix(night, 0.4)).to(night).inflate(14.0).texture(0.3).shadow(0.0));
    // Men with torches on his side.
    for (x, y, k) in [(60.0, 500.0, 1.0), (150.0, 470.0, 0.8), (226.0, 480.0, 0.7), (10.0, 440.0, 0.8)] {
        s.group(Group::new().fog(0.25), |s| {
            s.as_silhouette(night.dim(0.5), |s| {
                Actor::new(Person::new(Kind::Man, &p).hat(Hat::Bowler, p.dark), x, y + 90.0, 190.0 * k)
                    .hand_own(FAR, 20.0, -70.0, Hand::Grip)
                    .paint(s);
            });
        });
        s.limb(&nodes![(x + 34.0 * k, y), (x + 46.0 * k, y - 70.0 * k)], &[8.0], Look::of(p.wood_dark));
        s.blob(&nodes![(x + 34.0 * k, y - 70.0 * k), (x + 48.0 * k, y - 130.0 * k; corner), (x + 60.0 * k, y - 70.0 * k), (x + 46.0 * k, y - 56.0 * k)], Look::lamp(p.flame));
        s.glow(x + 46.0 * k, y - 84.0 * k, 90.0 * k, p.flame, 0.6);
    }
    // Trees and eyes on the wolf's.
    for (x, h) in [(520.0, 440.0), (620.0, 560.0), (720.0, 500.0), (800.0, 640.0)] {
        s.place(
            motif("pine_tree"),
            At::new(x, 570.0)
                .height(h)
                .standing()
                .silent()
                .group(Group::new().fog(0.15).tint(night.dim(0.6))),
        );
    }
    for (x, y) in [(540.0, 470.0), (610.0, 500.0), (690.0, 450.0), (760.0, 500.0), (660.0, 530.0)] {
        for d in [-13.0, 13.0] {
            s.ellipse(x + d, y, 9.0, 6.0, Look::lamp(p.gold.lighter(0.1)));
        }
    }
    // The two.
    let man = man.wearing(Dress::Coat, p.leaf.mix(p.dark, 0.4)).hat(Hat::Woolly, p.accent2);
    let he = Actor::new(man, 268.0, 1150.0, 830.0).front().sitting().feeling(Feeling::Shame);
    let he = he.with(|m| Mien {
        turn: 0.15,
        gaze: [0.3, 0.75],
        upper: [0.42, 0.42],
        nod: 0.4,
        tilt: 5.0,
        cheek: 0.6,
        ..m
    });
    let he = he.hand_own(NEAR, -13.0, -36.0, Hand::Cup).hand_own(FAR, 14.0, -36.0, Hand::Open);
    let wolf = Person::new(Kind::Wolf, &p).wearing(Dress::Fur, p.grey);
    let it = Actor::new(wolf, 536.0, 1150.0, 850.0).front().sitting().feeling(Feeling::Calm);
    let it = it.with(|m| Mien {
        turn: -0.15,
        gaze: [-0.3, 0.75],
        upper: [0.45, 0.45],
        slant: [14.0, 14.0],
        nod: 0.4,
        tilt: -5.0,
        ..m
    });
    let it = it.hand_own(NEAR, -14.0, -36.0, Hand::Open).hand_own(FAR, 13.0, -36.0, Hand::Rest);
    // The log and the blanket behind both.
    s.limb(
        &nodes![(60, 990), (400, 1002), (740, 990)],
        &[84.0],
        Look::of(p.wood_dark).inflate(22.0).grain(0.0).texture(0.4),
    );
    let rug = p.red.mix(p.wood, 0.15);
    s.blob(
        &nodes![
            (110, 1040),
            (120, 720),
            (180, 590),
            (270, 556),
            (400, 580),
            (530, 546),
            (630, 590),
            (690, 730),
            (700, 1040),
            (600, 1060),
            (400, 1010),
            (200, 1060)
        ],
        Look::of(rug.dim(0.75)).inflate(30.0).texture(0.3),
    );
    s.group(Group::new(), |s| he.layers(s));
    s.group(Group::new(), |s| it.layers(s));
    // Its edges over the outer shoulders.
    for (x, side) in [(176.0, -1.0), (628.0, 1.0)] {
        s.blob(
            &nodes![
                (x - side * 30.0, 556),
                (x - side * 58.0, 590),
                (x - side * 30.0, 690),
                (x + side * 6.0, 800),
                (x + side * 40.0, 830),
                (x + side * 56.0, 720),
                (x + side * 40.0, 610)
            ],
            Look::of(rug).to(rug.dim(0.75)).inflate(26.0).texture(0.3).grain(90.0),
        );
        s.limb(
            &nodes![(x - side * 34.0, 650), (x + side * 50.0, 676)],
            &[11.0],
            Look::mark(p.cream).alpha(0.8),
        );
        s.limb(
            &nodes![(x - side * 12.0, 730), (x + side * 50.0, 750)],
            &[11.0],
            Look::mark(p.cream).alpha(0.8),
        );
    }
    // The fire between them.
    s.place(motif("campfire"), At::new(402.0, 1216.0).height(250.0).standing().silent());
    s.glow(402.0, 1120.0, 420.0, p.flame, 0.55);
    s.note("gentleman", Role::Subject);
    s.note("wolf", Role::Object);
    s.note("campfire", Role::Detail);
    s.note("snowfield", Role::Setting);
}

/// A lion asleep with his head in a sheep's lap on a raft; land with lights is near, and she steers away from it. Below, a turtle pulls the raft toward the shore.
fn raft(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(640.0, 300.0, 0.5);
    let p = s.palette;
    s.sky(0.6, 0.4);
    let sea = known_water(s).dim(0.75);
    // The shore.
    s.group(Group::new().fog(0.1), |s| {
        s.blob(&nodes![(500, 520), (560, 440), (660, 400), (760, 350), (840, 330; corner), (840, 560; corner), (480, 560)], Look::of(p.mid.mix(p.leaf, 0.3)).inflate(20.0).texture(0.3));
        for (x, y, k) in [(640.0, 430.0, 70.0), (710.0, 400.0, 84.0), (780.0, 372.0, 92.0)] {
            s.place(motif("house"), At::new(x, y).height(k).standing().silent());
        }
    });
    s.glow(710.0, 400.0, 160.0, p.flame, 0.4);
    s.rect(
        -30.0,
        540.0,
        860.0,
        720.0,
        Look::of(sea.lighter(0.2).mix(p.light, 0.15))
            .to_along(sea.dim(0.55), 0.0, 540.0, 0.0, 1100.0)
            .flat()
            .texture(0.2)
            .shadow(0.0),
    );
    for (i, y) in [566.0, 600.0, 650.0, 700.0].into_iter().enumerate() {
        for j in 0..4 {
            let x = 60.0 + j as f32 * 220.0 + (i % 2) as f32 * 90.0;
            s.limb(
                &nodes![(x - 60.0, y), (x, y - 4.0), (x + 60.0, y)],
                &[1.0, 6.0, 1.0],
                Look::of(p.white).alpha(0.4).flat().shadow(0.0).rim(0.0),
            );
        }
    }
    // Below: who pulls.
    s.place(motif("turtle"), At::new(600.0, 1060.0).width(260.0).centred().facing(Facing::Right).silent());
    cord(s, &[point(300.0, 880.0), point(420.0, 980.0), point(510.0, 1050.0)], 8.0, p.cream);
    // The raft.
    for k in 0..5 {
        let y = 800.0 + k as f32 * 20.0;
        s.limb(
            &nodes![(90.0 - k as f32 * 12.0, y), (640.0 + k as f32 * 14.0, y)],
            &[34.0],
            Look::of(p.wood.dim(0.9 + 0.03 * k as f32)).inflate(10.0).grain(0.0).texture(0.4),
        );
    }
    for x in [170.0, 560.0] {
        s.limb(&nodes![(x, 786), (x - 16.0, 900)], &[12.0], Look::of(p.cream.dim(0.8)).inflate(3.0));
    }
    // The lion, all along.
    let lion = Person::new(Kind::Lion, &p);
    s.group(Group::new(), |s| {
        s.limb(
            &nodes![(560, 790), (650, 800), (720, 760), (740, 700)],
            &[24.0, 20.0, 16.0, 10.0],
            Look::of(lion.skin.dim(0.9)).inflate(6.0),
        );
        s.dot(742.0, 690.0, 28.0, Look::of(lion.hair).inflate(8.0).fur(6.0, -90.0, 5.0));
        s.blob(
            &nodes![
                (270, 830),
                (290, 720),
                (380, 660),
                (500, 670),
                (590, 720),
                (620, 800),
                (560, 842),
                (400, 850)
            ],
            Look::of(lion.skin).inflate(50.0).texture(0.25).fur(5.0, 80.0, 5.0),
        );
        s.limb(
            &nodes![(540, 780), (480, 830), (560, 846)],
            &[70.0, 60.0, 44.0],
            Look::of(lion.skin.lighter(0.02)).inflate(18.0),
        );
        s.limb(
            &nodes![(360, 770), (330, 836), (400, 846)],
            &[60.0, 54.0, 44.0],
            Look::of(lion.skin.lighter(0.03)).inflate(16.0),
        );
    });
    let sheep = Person::new(Kind::Sheep, &p).wearing(Dress::Robe, p.accent);
    let sheep = Actor::new(sheep, 190.0, 836.0, 560.0).sitting().feeling(Feeling::Brave);
    let sheep = sheep.with(|m| Mien { tear: false, turn: 0.8, gaze: [0.7, -0.2], ..m });
    let sheep =
        sheep.hand(NEAR, 66.0, 616.0, Hand::Grip).elbow(NEAR, -1.0).hand(FAR, 296.0, 640.0, Hand::Cover);
    s.group(Group::new(), |s| {
        sheep.legs(s);
        sheep.body(s);
        s.at(&[shift(318.0, 716.0), turn(-62.0), scale(2.0)], |s| {
            head(s, &lion, &face(Feeling::Asleep, 0.1, (0.0, 0.0)), View::Front);
        });
        s.focus(318.0, 716.0, 110.0);
        sheep.head(s);
        sheep.arm(s, FAR);
        let g = sheep.grip(NEAR);
        sheep.arm_with(s, NEAR, |s| {
            s.limb(
                &nodes![(g.x + 60.0, g.y - 60.0), (g.x, g.y), (0.0, 900.0)],
                &[18.0, 18.0, 22.0],
                Look::of(p.wood).inflate(6.0),
            );
            s.blob(
                &nodes![(20, 860), (-40, 1010), (-10, 1030), (50, 880)],
                Look::of(p.wood_dark).inflate(8.0),
            );
        });
    });
    air::bubbles(s, 10, [450.0, 960.0, 780.0, 1180.0]);
    air::far_birds(s, 5, 660.0, 200.0, 100.0);
    s.focus(220.0, 360.0, 120.0);
    s.note("sheep", Role::Subject);
    s.note("lion", Role::Object);
    s.note("turtle", Role::Detail);
    s.note("sea", Role::Setting);
}
