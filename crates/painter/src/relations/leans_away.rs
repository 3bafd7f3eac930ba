//! Everything shrinks from somebody who has done nothing, as far as one sees.

use super::acting::*;
use moonhare_scene::geometry::lean;

pub(super) static LEANS_AWAY: Relation = Relation {
    id: "leans_away",
    themes: Themes::Only(&["looking-glass", "half-asleep", "marbles"]),
    moods: &[Mood::Loneliness, Mood::Secrecy, Mood::Dread],
    slots: &[],
    layouts: &[framed("street", Setup::Hinge, street), framed("photograph", Setup::Company, photograph)],
};

/// A narrow town house, w wide and h high, its feet at (0, 0).
fn house(s: &mut Scene, w: f32, h: f32, colour: Colour, roof: Colour, lit: bool) {
    let p = s.palette;
    s.rect(-w / 2.0, -h, w, h, Look::of(colour).to(colour.dim(0.8)).inflate(12.0).texture(0.25));
    s.poly(
        &nodes![
            (-w * 0.58, -h + 6.0),
            (-w * 0.1, -h - w * 0.62),
            (w * 0.1, -h - w * 0.62),
            (w * 0.58, -h + 6.0)
        ],
        Look::of(roof).inflate(10.0).texture(0.3).grain(0.0),
    );
    s.rect(w * 0.2, -h - w * 0.72, w * 0.16, w * 0.4, Look::of(colour.dim(0.7)).inflate(4.0));
    let rows = (h / 106.0) as usize;
    for row in 0..rows {
        for side in [-0.24, 0.24] {
            let (x, y) = (side * w, -h + 46.0 + row as f32 * 112.0);
            s.rect(x - 19.0, y - 28.0, 38.0, 58.0, Look::of(p.cream.dim(0.8)).inflate(3.0));
            let pane = if lit { Look::lamp(p.flame) } else { Look::of(p.ambient.lighter(0.1)).flat() };
            s.rect(x - 14.0, y - 23.0, 28.0, 48.0, pane);
            s.line(&nodes![(x, y - 23.0), (x, y + 25.0)], 3.0, Look::of(p.cream.dim(0.8)).flat());
        }
    }
}

/// A street where houses, trees, lamps and smoke lean away from one little upright house.
fn street(c: &mut Composer) {
    let _ = c.outdoors("hills", 900.0);
    let granny = c.human(Kind::Granny);
    let s = &mut c.scene;
    let p = s.palette;
    s.rect(
        -30.0,
        905.0,
        860.0,
        330.0,
        Look::of(p.stone.mix(p.wood, 0.2)).to(p.stone.dim(0.55)).flat().texture(0.3).shadow(0.0),
    );
    let walls = [
        p.accent2,
        p.cream,
        p.stone,
        p.pink.mix(p.cream, 0.4),
        p.leaf.mix(p.cream, 0.3),
        p.wood.lighter(0.1),
    ];
    // Far back one shed leans the other way.
    s.at(&[shift(214.0, 760.0), lean(-0.34), scale(0.34)], |s| {
        house(s, 150.0, 130.0, p.wood.lighter(0.1), p.red.mix(p.dark, 0.2), true);
    });
    for (i, (x, h, w, k)) in [
        (66.0, 330.0, 104.0, 0.52),
        (734.0, 350.0, 104.0, 0.52),
        (132.0, 480.0, 130.0, 0.44),
        (668.0, 460.0, 130.0, 0.44),
        (232.0, 360.0, 118.0, 0.3),
        (570.0, 390.0, 118.0, 0.3),
    ]
    .into_iter()
    .enumerate()
    {
        let side: f32 = if x < 400.0 { 1.0 } else { -1.0 };
        s.at(&[shift(x, 900.0 + i as f32 * 12.0), lean(k * side)], |s| {
            house(
                s,
                w,
                h,
                walls[i].mix(p.fog, 0.2 - i as f32 * 0.03),
                p.red.mix(p.dark, 0.1 + (i % 3) as f32 * 0.15),
                false,
            );
        });
    }
    // Lamps and a tree, bent at the foot.
    for side in [-1.0, 1.0] {
        let x = 400.0 + side * 178.0;
        let tip = (x + side * 130.0, 700.0);
        s.limb(
            &nodes![(x, 1010), (x + side * 22.0, 860), (tip.0 - side * 20.0, 690), (tip.0, tip.1)],
            &[13.0, 11.0, 9.0, 8.0],
            Look::of(p.metal.dim(0.5)).inflate(3.0),
        );
        s.dot(tip.0 + side * 8.0, tip.1 + 6.0, 22.0, Look::lamp(p.flame));
        s.glow(tip.0 + side * 8.0, tip.1 + 6.0, 130.0, p.flame, 0.5);
    }
    // The one it is all about.
    let (x, y) = (400.0, 985.0);
    s.rect(x - 92.0, y - 190.0, 184.0, 190.0, Look::of(p.cream).inflate(12.0).texture(0.2));
    s.poly(
        &nodes![(x - 112.0, y - 184.0), (x, y - 300.0), (x + 112.0, y - 184.0)],
        Look::of(p.accent).inflate(10.0).texture(0.25),
    );
    s.rect(x - 74.0, y - 100.0, 50.0, 100.0, Look::of(p.wood).inflate(6.0).grain(90.0));
    s.dot(x - 34.0, y - 48.0, 4.0, Look::of(p.gold).inflate(1.0));
    s.rect(x - 6.0, y - 152.0, 86.0, 96.0, Look::of(p.wood).inflate(4.0));
    s.group(Group::new().clip(Path::rect(x, y - 146.0, 74.0, 84.0)), |s| {
        s.rect(x - 2.0, y - 150.0, 80.0, 90.0, Look::lamp(p.flame.mix(p.cream, 0.25)));
        let who = Actor::new(granny, x + 30.0, y + 10.0, 150.0).feeling(Feeling::Joy);
        who.hand_own(NEAR, 20.0, -52.0, Hand::Open).hand_own(FAR, 26.0, -52.0, Hand::Open).paint(s);
        s.rect(x, y - 78.0, 80.0, 20.0, Look::of(p.white).flat());
        for k in 0..5 {
            s.ellipse(x + 8.0 + k as f32 * 15.0, y - 79.0, 6.0, 3.0, Look::of(p.accent2).flat());
        }
    });
    s.glow(x + 36.0, y - 104.0, 190.0, p.flame, 0.45);
    // Its smoke rises; that of the others is blown aside.
    s.limb(
        &nodes![(x + 40.0, y - 280.0), (x + 34.0, y - 420.0), (x + 46.0, y - 600.0)],
        &[14.0, 30.0, 60.0],
        Look::of(p.white).alpha(0.35).soft(14.0).flat().shadow(0.0),
    );
    s.rect(x + 28.0, y - 292.0, 26.0, 60.0, Look::of(p.stone).inflate(4.0));
    // A cat on the way past makes a bow round it; a dog has sat down before the door.
    Beast::new(Species::Cat, 660.0, 1110.0, 96.0).walking().feeling(Feeling::Suspicion).paint(s);
    Beast::new(Species::Dog, 316.0, 1060.0, 92.0).behind().feeling(Feeling::Calm).paint(s);
    s.focus(x + 36.0, y - 110.0, 140.0);
    s.focus(214.0, 740.0, 60.0);
    s.note("house", Role::Subject);
    s.note("dog", Role::Detail);
    s.note("city", Role::Setting);
}

/// A photograph of a whole class, all leaning away from a boy in the middle who holds a bunch of flowers and beams.
fn photograph(c: &mut Composer) {
    c.room(960.0, (400.0, 100.0));
    let kinds =
        [Kind::Man, Kind::Woman, Kind::Girl, Kind::Woman, Kind::Man, Kind::Boy, Kind::Grandad, Kind::Granny];
    let people: Vec<Person> = kinds.into_iter().map(|kind| c.human(kind)).collect();
    let boy = c.human(Kind::Boy);
    let s = &mut c.scene;
    let p = s.palette;
    let cloth = p.far.mix(p.cream, 0.35);
    s.blob(
        &nodes![(60, 60; corner), (400, 90), (740, 60; corner), (770, 1000; corner), (400, 1030), (30, 1000; corner)],
        Look::of(cloth).to(cloth.dim(0.8)).inflate(8.0).grain(90.0).texture(0.25),
    );
    // Two rows; the nearer to the middle, the further they lean.
    let put = |s: &mut Scene, who: Person, x: f32, y: f32, h: f32, feeling: Feeling| {
        let away = if x < 400.0 { -1.0 } else { 1.0 };
        let near = 1.0 - ((x - 400.0).abs() / 340.0).min(1.0);
        let lean_by = away * (7.0 + 15.0 * near);
        let gaze = -away * 0.9;
        let a = Actor::new(who, x + away * 10.0, y, h).front().lean(lean_by).feeling(feeling);
        let a = a.with(|m| m.facing(-away * 0.25).glancing(gaze, 0.35).tilted(lean_by * 0.5));
        a.hand_own(NEAR, -13.0 + lean_by * 0.3, -38.0, Hand::Rest)
            .hand_own(FAR, 13.0 + lean_by * 0.3, -38.0, Hand::Rest)
            .paint(s);
    };
    let feelings = [Feeling::Suspicion, Feeling::Fear, Feeling::Shame, Feeling::Brave];
    for (i, x) in [120.0, 300.0, 500.0, 680.0].into_iter().enumerate() {
        put(s, people[[0, 1, 3, 4][i]], x, 960.0, [640.0, 610.0, 600.0, 650.0][i], feelings[i]);
    }
    for (i, x) in [110.0, 262.0, 548.0, 700.0].into_iter().enumerate() {
        put(s, people[[6, 2, 5, 7][i]], x, 1130.0, [560.0, 420.0, 430.0, 550.0][i], feelings[(i + 2) % 4]);
    }
    under(s, 400.0, 1135.0, 90.0);
    let boy =
        Actor::new(boy.wearing(Dress::Coat, p.accent), 400.0, 1135.0, 430.0).front().feeling(Feeling::Joy);
    let boy = boy.with(|m| m.glancing(0.0, 0.0)).hand_own(NEAR, -5.0, -40.0, Hand::Grip);
    let boy = boy.hand_own(FAR, 7.0, -42.0, Hand::Grip);
    s.group(Group::new(), |s| {
        boy.legs(s);
        boy.body(s);
        boy.head(s);
        let g = boy.grip(NEAR);
        boy.palm(s, NEAR);
        boy.palm(s, FAR);
        for k in 0..9 {
            let a = -140.0 + k as f32 * 12.5;
            let (fx, fy) = (g.x + cos(radians(a)) * 78.0 + 10.0, g.y + sin(radians(a)) * 84.0);
            s.line(&nodes![(g.x + 8.0, g.y + 30.0), (fx, fy)], 3.0, Look::of(p.leaf));
            let colour = [p.red, p.gold, p.white][k % 3];
            for q in 0..5 {
                let b = radians(q as f32 * 72.0);
                s.dot(fx + cos(b) * 8.0, fy + sin(b) * 8.0, 7.0, Look::of(colour).inflate(2.5).shadow(0.2));
            }
            s.dot(fx, fy, 5.0, Look::of(p.gold.dim(0.8)).inflate(2.0));
        }
        boy.sleeve(s, NEAR);
        boy.sleeve(s, FAR);
        boy.fingers(s, NEAR);
        boy.fingers(s, FAR);
    });
    // One leans the other way.
    Beast::new(Species::Mouse, 300.0, 1166.0, 46.0).feeling(Feeling::Joy).paint(s);
    s.focus(400.0, 850.0, 150.0);
    s.note("boy", Role::Subject);
    s.note("rose", Role::Object);
    s.note("mouse", Role::Detail);
}
