//! Everybody dances but one.

use crate::relations::acting::*;
use crate::settings::interior;

/// A ballroom full of pairs; on a gilt chair an octopus in eight polished boots, with a bouquet in every arm that is free.
pub(super) fn ballroom(c: &mut Composer) {
    let (old, lady, young, girl) =
        (c.human(Kind::Grandad), c.human(Kind::Granny), c.human(Kind::Man), c.human(Kind::Woman));
    let s = &mut c.scene;
    s.light_at(420.0, 120.0, 0.55);
    let p = s.palette;
    interior::wall(s, p.gold.mix(p.cream, 0.3).mix(p.wood, 0.2));
    // The parquet goes up to the top.
    let floor = p.wood.lighter(0.12).mix(p.gold, 0.25);
    s.poly(
        &nodes![(-30, 210), (830, 210), (830, 1240), (-30, 1240)],
        Look::of(floor).to(floor.dim(0.62)).flat().shadow(0.0).texture(0.25),
    );
    for k in -9..=9 {
        let (a, b) = (400.0 + k as f32 * 60.0, 400.0 + k as f32 * 170.0);
        s.limb(
            &nodes![(a, 210), (b, 1240)],
            &[1.5, 5.0],
            Look::of(floor.dim(0.7)).alpha(0.6).flat().shadow(0.0),
        );
        s.limb(
            &nodes![(a, 210), (b - 300.0, 1240)],
            &[1.2, 3.0],
            Look::of(floor.dim(0.75)).alpha(0.5).flat().shadow(0.0),
        );
    }
    // Windows and a curtain; from behind it comes one shy arm with a rose.
    for x in [150.0, 400.0, 650.0] {
        s.blob(&nodes![(x - 60.0, 206; corner), (x - 60.0, 70), (x, 10), (x + 60.0, 70), (x + 60.0, 206; corner)], Look::of(p.sky[1]).to(p.sky[3]).inflate(3.0));
        s.stroke(&Path::blob(&nodes![(x - 60.0, 206; corner), (x - 60.0, 70), (x, 10), (x + 60.0, 70), (x + 60.0, 206; corner)]), 10.0, Look::of(p.white));
    }
    s.glow(420.0, 90.0, 380.0, p.flame, 0.5);
    let fox = Person::new(Kind::Fox, &p).wearing(Dress::Coat, p.leaf);
    let hen = Person::new(Kind::Hen, &p).wearing(Dress::Gown, p.white);
    let lion = Person::new(Kind::Lion, &p).wearing(Dress::Coat, p.accent2.mix(p.dark, 0.3));
    let mouse = Person::new(Kind::Sheep, &p).wearing(Dress::Gown, p.red);
    pair(
        s,
        old.wearing(Dress::Coat, p.dark.lighter(0.1)),
        lady.wearing(Dress::Gown, p.accent2),
        200.0,
        500.0,
        330.0,
        [Feeling::Tenderness, Feeling::Asleep],
    );
    pair(s, fox, hen, 590.0, 480.0, 310.0, [Feeling::Mischief, Feeling::Joy]);
    // The octopus.
    let pink = p.accent.mix(p.pink, 0.4);
    let (x, y) = (420.0, 700.0);
    let gilt = Look::of(p.gold).inflate(6.0);
    s.blob(
        &nodes![
            (x - 120.0, y + 60.0),
            (x - 110.0, y - 200.0),
            (x, y - 262.0),
            (x + 110.0, y - 200.0),
            (x + 120.0, y + 60.0)
        ],
        Look::of(p.red.dim(0.8)).inflate(20.0),
    );
    s.stroke(
        &Path::blob(&nodes![
            (x - 124.0, y + 60.0),
            (x - 114.0, y - 204.0),
            (x, y - 268.0),
            (x + 114.0, y - 204.0),
            (x + 124.0, y + 60.0)
        ]),
        16.0,
        gilt,
    );
    for side in [-1.0, 1.0] {
        s.limb(&nodes![(x + side * 110.0, y + 80.0), (x + side * 126.0, y + 270.0)], &[24.0, 14.0], gilt);
    }
    s.ellipse(x, y + 80.0, 150.0, 46.0, Look::of(p.red.dim(0.9)).inflate(16.0));
    under(s, x, y + 290.0, 250.0);
    // Eight boots in a row, polished.
    for k in 0..8 {
        let t = k as f32 - 3.5;
        let (bx, by) = (x + t * 74.0, y + 300.0 - t.abs() * 12.0);
        s.limb(
            &nodes![(x + t * 20.0, y + 90.0), (x + t * 46.0, y + 150.0), (bx, by - 60.0)],
            &[40.0, 34.0, 28.0],
            Look::of(pink.dim(0.92)).inflate(11.0),
        );
        s.blob(
            &nodes![
                (bx - 24.0, by),
                (bx - 24.0, by - 80.0),
                (bx + 18.0, by - 80.0),
                (bx + 20.0, by - 30.0),
                (bx + 44.0, by - 22.0),
                (bx + 46.0, by)
            ],
            Look::of(p.dark.lighter(0.06)).inflate(11.0).rim(1.8),
        );
    }
    s.blob(
        &nodes![
            (x - 110.0, y + 110.0),
            (x - 128.0, y - 40.0),
            (x - 100.0, y - 170.0),
            (x, y - 220.0),
            (x + 100.0, y - 170.0),
            (x + 128.0, y - 40.0),
            (x + 110.0, y + 110.0),
            (x, y + 136.0)
        ],
        Look::of(pink).inflate(60.0).texture(0.2),
    );
    for (dx, dy, r) in
        [(-60.0, -160.0, 14.0), (50.0, -176.0, 18.0), (80.0, -120.0, 10.0), (-20.0, -190.0, 9.0)]
    {
        s.dot(x + dx, y + dy, r, Look::of(pink.dim(0.86)).inflate(4.0));
    }
    let mien = Mien {
        gaze: [-0.5, -0.6],
        turn: 0.0,
        tilt: -6.0,
        nod: 0.0,
        cheek: 1.5,
        tear: false,
        ..Feeling::Brave.mien()
    };
    visage(s, x, y - 36.0, 280.0, &mien, pink);
    s.focus(x, y - 30.0, 170.0);
    // Bouquets.
    for (i, (bx, by)) in
        [(x - 190.0, y + 40.0), (x + 190.0, y + 30.0), (x - 90.0, y + 120.0), (x + 80.0, y + 124.0)]
            .into_iter()
            .enumerate()
    {
        let from = point(x + (bx - x) * 0.5, y + 90.0);
        s.limb(
            &nodes![(from.x, from.y), (lerp(from.x, bx, 0.7), by + 70.0), (bx, by + 34.0)],
            &[40.0, 34.0, 20.0],
            Look::of(pink).inflate(11.0),
        );
        s.blob(
            &nodes![(bx - 36.0, by - 20.0), (bx, by + 52.0), (bx + 36.0, by - 20.0)],
            Look::of(p.white).inflate(8.0),
        );
        for k in 0..5 {
            let a = radians(k as f32 * 72.0);
            s.dot(
                bx + cos(a) * 20.0,
                by - 26.0 + sin(a) * 15.0,
                17.0,
                Look::of([p.red, p.gold, p.accent2, p.white][(k + i) % 4]).inflate(6.0),
            );
        }
    }
    pair(
        s,
        young.wearing(Dress::Coat, p.red.dim(0.8)),
        girl.wearing(Dress::Gown, p.gold),
        130.0,
        1120.0,
        420.0,
        [Feeling::Joy, Feeling::Tenderness],
    );
    pair(s, lion, mouse, 676.0, 1150.0, 420.0, [Feeling::Tenderness, Feeling::Awe]);
    // The curtain.
    let cloth = p.accent2.mix(p.dark, 0.25);
    for k in 0..3 {
        let x = 846.0 - k as f32 * 34.0;
        s.blob(&nodes![(x + 40.0, -30; corner), (x - 60.0, -30; corner), (x - 50.0, 300), (x - 70.0, 640; corner), (x + 40.0, 640; corner)], Look::of(cloth.lighter(0.03 * k as f32)).inflate(16.0).grain(88.0).texture(0.25));
    }
    s.limb(
        &nodes![(780, 560), (720, 580), (690, 548), (694, 520)],
        &[32.0, 26.0, 18.0, 10.0],
        Look::of(p.leaf.mix(p.accent2, 0.4)).inflate(8.0),
    );
    s.place(motif("rose"), At::new(694.0, 536.0).height(90.0).standing().silent());
    s.focus(710.0, 540.0, 70.0);
    s.note("octopus", Role::Subject);
    s.note("crowd", Role::Object);
    s.note("chair", Role::Detail);
    s.note("room", Role::Setting);
}

/// Two who dance: the first looks right, the second left; hand in hand.
fn pair(s: &mut Scene, a: Person, b: Person, x: f32, y: f32, h: f32, feelings: [Feeling; 2]) {
    let one = Actor::new(a, x - h * 0.15, y, h).walking().feeling(feelings[0]);
    let two = Actor::new(b, x + h * 0.17, y + 8.0, h * 0.94).left().walking().feeling(feelings[1]);
    let (e, f) = (one.eye(), two.eye());
    let one = one.looking_at(f).hand(FAR, x + h * 0.12, y - h * 0.86, Hand::Open).hand(
        NEAR,
        x + h * 0.07,
        y - h * 0.48,
        Hand::Cover,
    );
    let two = two.looking_at(e).hand(FAR, x + h * 0.10, y - h * 0.88, Hand::Grip).hand(
        NEAR,
        x - h * 0.02,
        y - h * 0.56,
        Hand::Cover,
    );
    under(s, x, y + 6.0, h * 0.3);
    s.group(Group::new(), |s| {
        one.arm(s, FAR);
        two.arm(s, FAR);
        two.legs(s);
        two.body(s);
        one.legs(s);
        one.body(s);
        one.head(s);
        two.head(s);
        one.arm(s, NEAR);
        two.arm(s, NEAR);
    });
    s.focus(x, y - h * 0.75, h * 0.3);
}
