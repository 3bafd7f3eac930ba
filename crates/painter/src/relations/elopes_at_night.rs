//! Half of each pair has left the other half.

use super::acting::*;
use crate::actors::Mien;

pub(super) static ELOPES_AT_NIGHT: Relation = Relation {
    id: "elopes_at_night",
    themes: Themes::Only(&["moonhare", "half-asleep", "lost-kites"]),
    moods: &[Mood::Freedom, Mood::Mischief, Mood::Loneliness],
    slots: &[],
    layouts: &[framed("shoes", Setup::Corridor, shoes), framed("chess", Setup::TableEdge, chess)],
};

/// Two eyes with lids: `lid` from 0 (open) to 1 (shut), `brow` lifts the inner ends.
fn eyes(s: &mut Scene, at: Point, r: f32, (gaze, lid, brow): ([f32; 2], f32, f32), skin: Colour) {
    let p = s.palette;
    let Point { x, y } = at;
    for side in [-1.0, 1.0] {
        let ex = x + side * r * 1.15;
        s.dot(ex, y, r, Look::of(p.white).inflate(r * 0.3).shadow(0.3));
        s.dot(ex + gaze[0] * r * 0.45, y + gaze[1] * r * 0.45, r * 0.5, Look::of(p.ink).flat());
        s.dot(
            ex + gaze[0] * r * 0.45 + r * 0.16,
            y + gaze[1] * r * 0.45 - r * 0.18,
            r * 0.15,
            Look::lamp(p.white),
        );
        if lid > 0.0 {
            s.blob(
                &nodes![
                    (ex - r * 1.06, y),
                    (ex - r * 0.7, y - r * 0.9),
                    (ex, y - r * 1.1),
                    (ex + r * 0.7, y - r * 0.9),
                    (ex + r * 1.06, y),
                    (ex, y - r + 2.0 * r * lid)
                ],
                Look::of(skin.dim(0.9)).inflate(r * 0.2).shadow(0.0),
            );
        }
        s.limb(
            &nodes![
                (ex - side * r * 0.9, y - r * (1.5 + brow * 0.5)),
                (ex, y - r * 1.6),
                (ex + side * r * 0.9, y - r * (1.5 - brow * 0.5))
            ],
            &[r * 0.2, r * 0.34, r * 0.16],
            Look::of(skin.dim(0.45)).inflate(r * 0.1),
        );
    }
}

/// A heavy boot that looks right, its heel at (0, 0), about 100 high.
fn boot(s: &mut Scene, at: [moonhare_scene::geometry::Affine; 3], face: ([f32; 2], f32, f32), tongue: bool) {
    let p = s.palette;
    let hide = p.wood.mix(p.fox, 0.35);
    s.at(&at, |s| {
        if tongue {
            s.blob(&nodes![(8, -92), (26, -120), (44, -112), (36, -84)], Look::of(p.red.dim(0.8)).inflate(6.0));
        }
        s.blob(&nodes![(-22, -2; corner), (-24, -40), (-20, -98; corner), (30, -100; corner), (32, -56), (62, -42), (84, -20), (86, -2; corner)], Look::of(hide).inflate(16.0).texture(0.25));
        s.blob(&nodes![(-26, -6; corner), (88, -6; corner), (88, 8; corner), (24, 8; corner), (18, 2; corner), (14, 10; corner), (-26, 10; corner)], Look::of(p.wood_dark.dim(0.8)).inflate(4.0));
        s.ellipse(5.0, -99.0, 25.0, 7.0, Look::of(p.ink).flat());
        for k in 0..3 {
            let y = -84.0 + k as f32 * 13.0;
            s.limb(&nodes![(14, y), (33, y - 3.0)], &[3.4], Look::of(p.cream).inflate(1.0));
        }
        s.blob(&nodes![(62, -34), (82, -24), (86, -8), (66, -8)], Look::of(hide.dim(0.75)).inflate(6.0));
        eyes(s, point(2.0, -58.0), 10.5, face, hide);
    });
}

/// A dancing slipper that looks right.
fn slipper(
    s: &mut Scene,
    at: [moonhare_scene::geometry::Affine; 3],
    face: ([f32; 2], f32, f32),
    ribbons: bool,
) {
    let p = s.palette;
    let silk = p.pink.mix(p.red, 0.3);
    s.at(&at, |s| {
        s.blob(&nodes![(-30, -2; corner), (-34, -22), (-20, -36), (-6, -26), (20, -22), (40, -34), (66, -26), (80, -6), (76, 2; corner), (20, 0)], Look::of(silk).inflate(10.0).rim(1.2));
        s.ellipse(4.0, -26.0, 25.0, 7.0, Look::of(p.ink.mix(p.red, 0.3)).flat());
        if ribbons {
            for d in [0.0, 14.0] {
                s.limb(&nodes![(-24.0 + d, -32), (-40.0 + d, -60), (-20.0 + d * 2.0, -78), (-44.0 + d * 2.0, -104)], &[6.0, 5.0, 4.0, 3.0], Look::of(silk.lighter(0.1)).inflate(1.6));
            }
        }
        s.blob(&nodes![(50, -34), (60, -44), (66, -34), (76, -42), (74, -28), (60, -26)], Look::of(silk.lighter(0.1)).inflate(3.0));
        eyes(s, point(44.0, -16.0), 9.0, face, silk);
    });
}

/// A sleeping car: a boot and a dancing slipper run off, lace in lace, looking back at the two that stay.
fn shoes(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(530.0, 300.0, 0.4);
    let p = s.palette;
    let (vx, vy) = (540.0, 330.0);
    let to = |x: f32, y: f32, t: f32| (lerp(x, vx, t), lerp(y, vy, t));
    let panel = p.red.mix(p.wood, 0.5).dim(0.75);
    s.rect(-20.0, -20.0, 840.0, 1240.0, Look::of(panel.dim(0.5)).flat().shadow(0.0));
    let quad = |s: &mut Scene, a: [(f32, f32); 4], look: Look| {
        s.poly(&nodes![(a[0].0, a[0].1), (a[1].0, a[1].1), (a[2].0, a[2].1), (a[3].0, a[3].1)], look);
    };
    // Ceiling, walls, carpet.
    quad(
        s,
        [(-400.0, -500.0), (1200.0, -500.0), to(1200.0, -500.0, 0.9), to(-400.0, -500.0, 0.9)],
        Look::of(p.cream.mix(p.wood, 0.4).dim(0.6)).flat().shadow(0.0),
    );
    quad(
        s,
        [(-400.0, -500.0), to(-400.0, -500.0, 0.9), to(-400.0, 1260.0, 0.9), (-400.0, 1260.0)],
        Look::of(panel).inflate(2.0).shadow(0.0),
    );
    quad(
        s,
        [(1200.0, -500.0), to(1200.0, -500.0, 0.9), to(1200.0, 1260.0, 0.9), (1200.0, 1260.0)],
        Look::of(p.accent2.mix(p.dark, 0.5)).inflate(2.0).shadow(0.0),
    );
    quad(
        s,
        [(-400.0, 1260.0), to(-400.0, 1260.0, 0.9), to(1200.0, 1260.0, 0.9), (1200.0, 1260.0)],
        Look::of(p.wood_dark).flat().shadow(0.0),
    );
    let rug = p.accent2.mix(p.dark, 0.15);
    quad(
        s,
        [(-120.0, 1260.0), to(-120.0, 1260.0, 0.9), to(920.0, 1260.0, 0.9), (920.0, 1260.0)],
        Look::of(rug).to(rug.dim(0.7)).flat().texture(0.25).shadow(0.0),
    );
    for x in [-60.0, 860.0] {
        let (a, b) = ((x, 1260.0), to(x, 1260.0, 0.9));
        s.limb(&nodes![(a.0, a.1), (b.0, b.1)], &[20.0, 2.0], Look::of(p.gold).flat().shadow(0.0));
    }
    // Doors on the left, windows with the moon on the right.
    for (t0, t1) in [(0.08, 0.34), (0.46, 0.62), (0.69, 0.79), (0.82, 0.87)] {
        let (x, top, low) = (-400.0, -330.0, 1240.0);
        quad(
            s,
            [to(x, top, t0), to(x, top, t1), to(x, low, t1), to(x, low, t0)],
            Look::of(p.wood).inflate(5.0).grain(90.0),
        );
        let m = lerp(t0, t1, 0.8);
        let knob = to(x, 480.0, m);
        s.dot(knob.0, knob.1, 26.0 * (1.0 - m), Look::of(p.gold).inflate(4.0));
        let light = to(x, 1250.0, t0);
        let end = to(x, 1250.0, t1);
        s.limb(
            &nodes![(light.0, light.1), (end.0, end.1)],
            &[8.0 * (1.0 - t0), 8.0 * (1.0 - t1)],
            Look::lamp(p.flame),
        );
        quad(
            s,
            [to(1200.0, -260.0, t0), to(1200.0, -260.0, t1), to(1200.0, 480.0, t1), to(1200.0, 480.0, t0)],
            Look::of(p.ambient.dim(0.7)).to(p.sky[1]).inflate(3.0),
        );
        let moon = to(1200.0, 60.0, lerp(t0, t1, 0.5));
        s.dot(moon.0, moon.1, 50.0 * (1.0 - t1), Look::lamp(p.light));
    }
    s.rect(
        to(-400.0, -500.0, 0.9).0,
        to(0.0, -500.0, 0.9).1,
        160.0,
        176.0,
        Look::of(p.flame.mix(p.wood, 0.3)).inflate(4.0),
    );
    s.glow(vx, vy, 300.0, p.flame, 0.6);
    let pair = |x: f32, y: f32, k: f32| [shift(x, y), turn(0.0), scale(k)];
    // Pairs that sleep before their doors.
    let sleep = ([0.0, 0.0], 1.0, 0.2);
    for (x, y, k) in [(330.0, 560.0, 0.5), (404.0, 470.0, 0.3)] {
        boot(s, pair(x, y, k), sleep, false);
        boot(s, pair(x + 62.0 * k, y + 14.0 * k, k), sleep, false);
    }
    slipper(s, pair(376.0, 516.0, 0.46), sleep, false);
    // A child's shoe has seen it and hops after them.
    under(s, 566.0, 548.0, 34.0);
    slipper(s, [shift(560.0, 520.0), turn(-18.0), scale(0.72)], ([-0.4, 0.6], 0.0, 0.6), false);
    s.focus(570.0, 510.0, 60.0);
    // The two that stay.
    boot(s, [shift(130.0, 850.0), turn(-13.0), scale(2.1)], ([0.9, 0.3], 0.45, 1.4), true);
    slipper(s, [shift(300.0, 830.0), turn(58.0), scale(1.7)], ([0.6, -0.6], 0.4, 1.4), true);
    s.focus(140.0, 720.0, 130.0);
    // The two that go.
    under(s, 560.0, 1120.0, 250.0);
    boot(s, [shift(560.0, 1060.0), turn(-9.0), scale_xy(3.3, 3.3)], ([-0.9, -0.5], 0.1, 0.4), false);
    slipper(s, [shift(300.0, 1130.0), turn(12.0), scale_xy(3.1, 3.1)], ([-0.3, -0.9], 0.12, 0.6), false);
    cord(
        s,
        &[point(640.0, 800.0), point(600.0, 930.0), point(520.0, 1000.0), point(436.0, 990.0)],
        12.0,
        p.cream,
    );
    s.limb(
        &nodes![(224, 1040), (250, 950), (350, 930), (436, 990)],
        &[17.0, 14.0, 12.0],
        Look::of(p.pink.mix(p.red, 0.2)).inflate(4.0),
    );
    for side in [-1.0, 1.0] {
        s.blob(
            &nodes![
                (436, 990),
                (436.0 + side * 60.0, 944),
                (436.0 + side * 74.0, 994),
                (436.0 + side * 30.0, 1014)
            ],
            Look::of(if side > 0.0 { p.cream } else { p.pink }).inflate(8.0),
        );
    }
    s.focus(520.0, 900.0, 240.0);
    s.note("boot", Role::Subject);
    s.note("train", Role::Setting);
}

/// Somebody turned of ivory or ebony: the base at (x, y), so high, leaning; arms reach to these points.
fn piece(s: &mut Scene, who: &Person, x: f32, y: f32, h: f32, lean_by: f32, mien: &Mien) {
    s.at(&[shift(x, y), turn(lean_by), scale(h / 100.0)], |s| {
        let stone = Look::of(who.coat).inflate(7.0).rim(1.2).texture(0.1);
        s.blob(&nodes![(-24, 0; corner), (-25, -9), (-17, -14), (-11, -34), (-15, -52), (15, -52), (11, -34), (17, -14), (25, -9), (24, 0; corner)], stone);
        for (yy, w) in [(-9.0, 22.0), (-15.0, 17.0), (-52.0, 17.0), (-47.0, 14.0)] {
            s.limb(&nodes![(-w, yy), (w, yy)], &[4.0], stone.inflate(1.6));
        }
        s.at(&[shift(0.0, -70.0), scale(0.44)], |s| {
            head(s, who, mien, View::Front);
            s.focus(0.0, 0.0, 70.0);
        });
    });
}

/// The black king and the white queen run off the board hand in hand; her king has fallen over, his queen has seen it.
fn chess(c: &mut Composer) {
    c.room(700.0, (640.0, 160.0));
    let s = &mut c.scene;
    let p = s.palette;
    crate::settings::interior::window(s, 620.0, 190.0, 180.0, 240.0);
    s.place(motif("book"), At::new(120.0, 520.0).height(90.0).standing().silent());
    // The table, and the board on it in perspective.
    s.poly(
        &nodes![(-20, 500), (820, 470), (820, 1240), (-20, 1240)],
        Look::of(p.wood).to(p.wood_dark).inflate(8.0).grain(4.0).texture(0.35),
    );
    let (ivory, ebony) = (p.cream, p.dark.lighter(0.1));
    let corner = |u: f32, v: f32| {
        (
            lerp(lerp(300.0, 820.0, u), lerp(120.0, 1020.0, u), v),
            lerp(lerp(500.0, 480.0, u), lerp(850.0, 860.0, u), v),
        )
    };
    let (a, b, d, e) = (corner(-0.03, -0.06), corner(1.03, -0.06), corner(1.03, 1.05), corner(-0.03, 1.05));
    s.poly(
        &nodes![(a.0, a.1), (b.0, b.1), (d.0, d.1), (e.0, e.1)],
        Look::of(p.wood_dark).inflate(6.0).shadow(0.8),
    );
    for i in 0..6 {
        for j in 0..6 {
            let (u, v, k) = (i as f32 / 6.0, j as f32 / 6.0, 1.0 / 6.0);
            let q = [corner(u, v), corner(u + k, v), corner(u + k, v + k), corner(u, v + k)];
            let colour = if (i + j) % 2 == 0 { p.cream.mix(p.gold, 0.2) } else { p.red.dim(0.6) };
            s.poly(
                &nodes![(q[0].0, q[0].1), (q[1].0, q[1].1), (q[2].0, q[2].1), (q[3].0, q[3].1)],
                Look::of(colour).inflate(1.5).shadow(0.0),
            );
        }
    }
    let made = |kind: Kind, stone: Colour, style: Hair| {
        let who = Person::new(kind, &p)
            .skin(stone)
            .hair(stone.dim(0.86), style)
            .hat(Hat::Crown, p.gold)
            .wearing(Dress::Gown, stone);
        Person { eyes: lch(0.4, 0.07, 50.0), ..who }
    };
    let dusk = ebony.lighter(0.14).mix(p.fur, 0.25);
    let white_king = made(Kind::Man, ivory, Hair::Short).bearded();
    let white_queen = made(Kind::Woman, ivory, Hair::Bun);
    let black_king = made(Kind::Man, dusk, Hair::Short).bearded();
    let black_queen = made(Kind::Woman, dusk, Hair::Bun);
    for (x, y, h, who) in [
        (430.0, 540.0, 110.0, ivory),
        (520.0, 536.0, 110.0, ivory),
        (690.0, 540.0, 110.0, dusk),
        (760.0, 560.0, 116.0, dusk),
    ] {
        s.blob(&nodes![(x - 28.0, y; corner), (x - 24.0, y - 14.0), (x - 9.0, y - 60.0), (x + 9.0, y - 60.0), (x + 24.0, y - 14.0), (x + 28.0, y; corner)], Look::of(who).inflate(9.0));
        s.dot(x, y - h * 0.7, 23.0, Look::of(who).inflate(9.0));
    }
    // She has seen it; he has fallen.
    under(s, 660.0, 740.0, 90.0);
    piece(
        s,
        &black_queen,
        660.0,
        740.0,
        400.0,
        2.0,
        &Mien { turn: -0.5, gaze: [-0.7, 0.4], tilt: 0.0, ..Feeling::Fury.mien() },
    );
    under(s, 560.0, 836.0, 130.0);
    piece(
        s,
        &white_king,
        700.0,
        890.0,
        360.0,
        -84.0,
        &Mien { turn: 0.2, gaze: [0.0, 0.6], tilt: 0.0, ..Feeling::Sorrow.mien().weeping() },
    );
    // They.
    under(s, 300.0, 1140.0, 230.0);
    piece(
        s,
        &white_queen,
        400.0,
        1090.0,
        560.0,
        -15.0,
        &Mien { turn: -0.4, gaze: [-0.6, -0.1], tilt: 0.0, ..Feeling::Joy.mien() },
    );
    piece(
        s,
        &black_king,
        190.0,
        1150.0,
        600.0,
        -12.0,
        &Mien { turn: 0.5, gaze: [0.7, -0.3], tilt: 0.0, ..Feeling::Mischief.mien() },
    );
    for (pts, stone) in [
        (nodes![(150, 860), (236, 900), (286, 872)], dusk),
        (nodes![(300, 850), (330, 910), (290, 880)], ivory),
    ] {
        s.limb(&pts, &[34.0, 28.0, 24.0], Look::of(stone).inflate(9.0).rim(1.2));
    }
    s.dot(284.0, 874.0, 24.0, Look::of(ivory).inflate(9.0).shadow(0.5));
    s.dot(268.0, 882.0, 19.0, Look::of(dusk).inflate(7.0).shadow(0.5));
    s.focus(276.0, 878.0, 60.0);
    // A pawn of both colours runs after them.
    let (x, y) = (566.0, 1120.0);
    under(s, x, y, 50.0);
    s.at(&[shift(x, y), turn(-14.0)], |s| {
        let pawn = Path::blob(
            &nodes![(-46, 0; corner), (-40, -22), (-15, -96), (15, -96), (40, -22), (46, 0; corner)],
        );
        s.part(&pawn, Look::of(ivory).inflate(14.0));
        s.group(Group::new().clip(Path::rect(0.0, -190.0, 60.0, 200.0)), |s| {
            s.part(&pawn, Look::of(dusk).inflate(14.0));
        });
        s.dot(0.0, -122.0, 40.0, Look::of(ivory).inflate(14.0));
        s.group(Group::new().clip(Path::rect(0.0, -190.0, 60.0, 200.0)), |s| {
            s.dot(0.0, -122.0, 40.0, Look::of(dusk).inflate(14.0));
        });
        eyes(s, point(-6.0, -126.0), 10.0, ([-0.8, -0.2], 0.0, 0.8), ivory);
        s.ellipse(-6.0, -100.0, 7.0, 6.0, Look::of(p.ink).flat());
    });
    s.focus(x, y - 110.0, 70.0);
    s.note("chess_king", Role::Subject);
    s.note("queen", Role::Object);
    s.note("chess_pawn", Role::Detail);
}
