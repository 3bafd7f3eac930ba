//! Games of the hand: ball, playing card, puzzle piece, yo-yo.

use super::easel::*;

pub(super) static BALL: Motif = Motif::new(
    "ball",
    Toy,
    Front,
    [-46.0, -92.0, 46.0, 0.0],
    &[Stands, Floats, Swims, Giant, Tiny, Carried, Many, Outline, Ridden],
    ball,
);
pub(super) static PLAYING_CARD: Motif = Motif::new(
    "playing_card",
    Toy,
    Front,
    [-47.0, -132.0, 47.0, 2.0],
    &[Stands, Floats, Giant, Tiny, Carried, Many],
    playing_card,
);
pub(super) static PUZZLE_PIECE: Motif = Motif::new(
    "puzzle_piece",
    Toy,
    Front,
    [-47.0, -61.0, 63.0, 50.0],
    &[Floats, Giant, Tiny, Carried, Many, Outline],
    puzzle_piece,
);
pub(super) static YO_YO: Motif = Motif::new(
    "yo_yo",
    Toy,
    Front,
    [-40.0, -130.0, 40.0, 40.0],
    &[Floats, Hangs, Giant, Tiny, Carried, Outline],
    yo_yo,
);

fn ball(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let (a, b) = (dress.main.unwrap_or(p.red), dress.accent.unwrap_or(p.cream));
    s.group(Group::new(), |s| {
        s.dot(0.0, -46.0, 46.0, form(b, 18.0));
        for (k, c) in [(-0.8, a), (-0.15, p.water[1]), (0.5, p.gold)] {
            s.blob(
                &nodes! {
                    (-14, -84; corner), (k * 58.0 - 12.0, -60), (k * 62.0, -22), (12, -6; corner),
                    (k * 62.0 + 24.0, -26), (k * 58.0 + 14.0, -64)
                },
                Look::of(c).atop().inflate(9.0).shadow(0.0).rim(0.2),
            );
        }
    });
    s.ellipse(-13.0, -84.0, 8.0, 5.0, form(b, 1.6));
    shine(s, &nodes! { (-36, -44), (-33, -62), (-20, -76) }, 6.0);
}

fn playing_card(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let ink = dress.main.unwrap_or(p.red);
    let sheet = nodes! {
        (-36, 0), (-44, -6), (-46, -64), (-44, -124), (-36, -130), (36, -130), (44, -124), (46, -64),
        (44, -6), (36, 0)
    };
    let heart = |s: &mut Scene, x: f32, y: f32, k: f32, look: Look| {
        s.at(&[shift(x, y), scale(k)], |s| {
            s.blob(
                &nodes! {
                    (0, 12; corner), (-11, 1), (-12, -8), (-6, -12), (0, -6; corner), (6, -12),
                    (12, -8), (11, 1)
                },
                look,
            );
        });
    };
    if dress.variant % 2 == 1 {
        // Face down.
        s.blob(&sheet, form(p.paper, 2.0));
        s.rect(-38.0, -122.0, 76.0, 114.0, form(ink, 1.0));
        for i in -3..4 {
            for j in -5..5 {
                let (x, y) = (i as f32 * 11.0, -65.0 + j as f32 * 11.0 + 5.0);
                s.poly(&nodes! { (x, y - 5.0), (x + 5.0, y), (x, y + 5.0), (x - 5.0, y) }, patch(p.cream));
            }
        }
        return;
    }
    s.blob(&sheet, form(p.paper, 2.0));
    s.stroke(&Path::rect(-29.0, -112.0, 58.0, 94.0), 1.2, patch(p.gold));
    heart(s, 0.0, -65.0, 2.1, form(ink, 3.4));
    for t in [0.0, 180.0] {
        s.at(&[shift(0.0, -65.0), turn(t), shift(0.0, 65.0)], |s| {
            heart(s, -36.0, -116.0, 0.5, patch(ink));
            heart(s, 36.0, -116.0, 0.5, patch(ink));
        });
    }
    s.dot(0.0, -65.0, 8.0, form(p.gold, 2.0));
    s.dot(0.0, -65.0, 4.0, Look::lamp(p.ink));
    s.blob(
        &nodes! { (-3, -62; corner), (3, -62; corner), (5, -50; corner), (-5, -50; corner) },
        Look::lamp(p.ink),
    );
}

fn puzzle_piece(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let sky = dress.main.unwrap_or(p.water[1]);
    let piece = nodes! {
        (-42, -42; corner), (-12, -40), (-10, -46), (-14, -54), (0, -61), (14, -54), (10, -46),
        (12, -40), (42, -42; corner),
        (40, -12), (46, -10), (54, -14), (61, 0), (54, 14), (46, 10), (40, 12), (42, 42; corner),
        (12, 40), (12, 34),
        (15, 26), (0, 18), (-15, 26), (-12, 34), (-12, 40), (-42, 42; corner), (-40, 12), (-34, 11),
        (-26, 14), (-18, 0),
        (-26, -14), (-34, -11), (-40, -12)
    };
    s.at(&[turn(-8.0)], |s| {
        s.at(&[shift(2.0, 3.0)], |s| s.blob(&piece, form(p.wood.lighter(0.1), 1.0)));
        s.group(Group::new(), |s| {
            s.blob(&piece, form(sky, 3.0));
            s.blob(
                &nodes! { (-60, 20), (-20, 2), (10, 16), (40, -4), (70, 10), (70, 60), (-60, 60) },
                Look::mark(p.leaf),
            );
            s.blob(
                &nodes! { (-60, 34), (-10, 22), (30, 32), (70, 24), (70, 60), (-60, 60) },
                Look::mark(p.leaf.dim(0.75)),
            );
            s.dot(18.0, -22.0, 11.0, Look::mark(p.gold));
            s.ellipse(-20.0, -26.0, 16.0, 5.0, Look::mark(p.white).alpha(0.8));
            s.ellipse(-10.0, -31.0, 10.0, 5.0, Look::mark(p.white).alpha(0.8));
        });
    });
}

fn yo_yo(s: &mut Scene, dress: &Dress) {
    let p = s.palette;
    let (a, b) = (dress.main.unwrap_or(p.red), dress.accent.unwrap_or(p.gold));
    let string = nodes! { (6, -30), (2, -60), (-6, -90), (-4, -112) };
    s.line(&string, 1.6, Look::of(p.cream));
    s.part(&ring(-4.0, -120.0, 9.0, 6.4), form(p.cream, 1.0).even_odd());
    s.ellipse(6.0, 0.0, 33.0, 39.0, form(a.dim(0.7), 6.0));
    s.ellipse(2.0, 0.0, 33.0, 36.0, patch(p.ink));
    s.ellipse(-5.0, 0.0, 35.0, 39.0, form(a, 8.0));
    s.ellipse(-6.0, 0.0, 26.0, 30.0, form(b, 3.0));
    s.poly(&around(-6.0, 0.0, 10, |i| if i % 2 == 0 { 21.0 } else { 9.0 }), form(a, 2.0));
    s.dot(-6.0, 0.0, 4.0, form(p.cream, 1.4));
    shine(s, &nodes! { (-34, 4), (-31, -18), (-18, -32) }, 4.0);
}
