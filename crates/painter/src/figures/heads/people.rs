//! People: one skull, many haircuts.

use crate::figures::face::{Features, blush, eye, features, mouth, turned};
use crate::figures::{Face, Head, HeadKind, View};
use moonhare_scene::colour::Colour;
use moonhare_scene::nodes;
use moonhare_scene::{Look, Scene};

pub(super) static CHILD: Head = person("child", 31.0, |s, f| {
    let p = s.palette;
    paint(s, f, &Person { skin: p.skin, hair: p.wood_dark, cut: Cut::Tuft });
});
pub(super) static BOY: Head = Head {
    hand: |p| p.skin_dark,
    ..person("boy", 30.0, |s, f| {
        let p = s.palette;
        paint(s, f, &Person { skin: p.skin_dark, hair: p.black.lighter(0.08), cut: Cut::Curls });
    })
};
pub(super) static GIRL: Head = person("girl", 31.0, |s, f| {
    let p = s.palette;
    paint(s, f, &Person { skin: p.skin, hair: p.fox.mix(p.wood, 0.5), cut: Cut::Long });
});
pub(super) static WOMAN: Head = Head {
    hand: |p| p.skin.mix(p.skin_dark, 0.5),
    ..person("woman", 30.0, |s, f| {
        let p = s.palette;
        paint(
            s,
            f,
            &Person { skin: p.skin.mix(p.skin_dark, 0.5), hair: p.black.lighter(0.06), cut: Cut::Plait },
        );
    })
};
pub(super) static OLD_WOMAN: Head = person("old_woman", 36.0, |s, f| {
    let p = s.palette;
    paint(s, f, &Person { skin: p.skin.mix(p.pink, 0.2), hair: p.white.mix(p.grey, 0.3), cut: Cut::Bun });
});
pub(super) static OLD_MAN: Head = person("old_man", 27.0, |s, f| {
    let p = s.palette;
    paint(s, f, &Person { skin: p.skin.mix(p.skin_dark, 0.25), hair: p.white, cut: Cut::Beard });
});

const fn person(id: &'static str, height: f32, draw: fn(&mut Scene, &Face)) -> Head {
    Head { id, kind: HeadKind::Person, draw, hand: |p| p.skin, height }
}

/// Who it is.
#[derive(Debug, Clone, Copy)]
pub(super) struct Person {
    pub skin: Colour,
    pub hair: Colour,
    pub cut: Cut,
}

/// A haircut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Cut {
    Tuft,
    Curls,
    Long,
    Plait,
    Bun,
    Beard,
    /// Under a hat: only what shows at the temples.
    Short,
}

/// A human head in any view.
pub(super) fn paint(s: &mut Scene, f: &Face, who: &Person) {
    hair_behind(s, f, who);
    match f.view {
        View::Profile => profile(s, f, who),
        View::Back => {
            for x in [-10.8, 10.8] {
                s.ellipse(x, -9.0, 2.1, 3.0, who.skin);
            }
            s.blob(&nodes! { (-6, -2), (0, -4), (6, -2), (5, 4), (-5, 4) }, who.skin.dim(0.9));
            hair_over(s, f, who);
        }
        View::Front | View::ThreeQuarter => {
            let three = f.view == View::ThreeQuarter;
            for x in if three { [-10.2, 9.0] } else { [-10.6, 10.6] } {
                s.ellipse(x, -10.0, if three && x > 0.0 { 1.2 } else { 2.2 }, 3.0, who.skin.dim(0.96));
            }
            let jaw = if three { 2.0 } else { 0.0 };
            let skull = nodes! {
                (-10.4, -14), (-9.8, -6), (-5.0 + jaw * 0.6, 0.6), (jaw * 0.6, 2.2),
                (5.4 + jaw * 0.4, 0.6), (9.8, -5), (10.3, -14), (6, -22), (-6, -22)
            };
            s.blob(&skull, Look::of(who.skin).shadow(0.3).inflate(5.0));
            turned(s, f, |s| {
                let p = s.palette;
                let lips = who.skin.mix(p.red, 0.6).dim(0.68);
                features(s, f, Features { apart: 4.2, eyes: -10.8, r: 1.3, mouth: -3.2, lips, ink: p.ink });
                blush(s, 6.6, -6.4, 2.2);
                let nose = nodes! { (-0.6, -9.4), (0.9, -6.6), (0.2, -5.9), (-1.0, -6.5) };
                s.blob(&nose, Look::of(who.skin.mix(p.red, 0.3)).shadow(0.2).rim(0.3).inflate(0.8));
                if who.cut == Cut::Bun {
                    for x in [-4.2, 4.2] {
                        s.line(
                            &nodes! {
                                (x - 3.0, -10.8), (x, -13.6), (x + 3.0, -10.8), (x, -8), (x - 3.0, -10.8)
                            },
                            0.5,
                            p.gold,
                        );
                    }
                    s.line(&nodes! { (-1.4, -11), (0, -11.6), (1.4, -11) }, 0.5, p.gold);
                }
            });
            hair_over(s, f, who);
        }
    }
}

fn profile(s: &mut Scene, f: &Face, who: &Person) {
    let p = s.palette;
    let skull = nodes! {
        (-8, -2), (-10.5, -10), (-9.5, -19), (-3, -25), (5, -23.5), (9.6, -17.5), (9.8, -12.5),
        (11.2, -10), (13.8, -7.2), (13, -5.6), (10.6, -5), (11, -3), (9.8, -1.8), (9, 1.2), (5, 2.8),
        (-2, 2.4)
    };
    s.blob(&skull, Look::of(who.skin).shadow(0.3).inflate(4.4));
    eye(s, f.expression, 6.4, -11.0, 1.3, -1.0, p.ink);
    mouth(s, f.expression, 8.4, -2.6, 1.4, who.skin.mix(p.red, 0.6).dim(0.68));
    s.ellipse(4.4, -6.0, 2.2, 1.7, Look::of(p.red).alpha(0.28).soft(0.8).shadow(0.0).rim(0.0));
    s.ellipse(-2.4, -9.4, 2.2, 3.1, Look::of(who.skin.dim(0.95)).shadow(0.4));
    s.line(&nodes! { (-2.8, -10.8), (-1.5, -9.6), (-2.6, -8) }, 0.5, who.skin.dim(0.7));
    hair_over(s, f, who);
}

fn strands(hair: Colour) -> Look {
    Look::of(hair).grain(74.0).texture(0.26)
}

fn hair_behind(s: &mut Scene, f: &Face, who: &Person) {
    let (hair, w) = (who.hair, f.wind);
    if who.cut == Cut::Long {
        // Locks beside the face, so that nothing hangs below the chin.
        if f.view == View::Profile {
            let fall = nodes! {
                (-3, -24), (-12, -22), (-15, -10), (-14, 4), (-13.0 + 4.0 * w, 15),
                (-6.0 + 6.0 * w, 13), (-4, 2), (-2, -10)
            };
            s.blob(&fall, strands(hair));
        } else if f.view != View::Back {
            let left = nodes! {
                (-3, -24), (-12, -20), (-14.5, -8), (-14, 4), (-12.0 + 2.0 * w, 14),
                (-8.0 + 2.0 * w, 8), (-8, -4)
            };
            let right = nodes! {
                (3, -24), (11, -20), (13.5, -8), (13.0 + 3.0 * w, 3), (13.0 + 12.0 * w, 13),
                (9.0 + 5.0 * w, 9), (8, -4)
            };
            s.blob(&left, strands(hair));
            s.blob(&right, strands(hair));
        }
    }
    if who.cut == Cut::Plait && f.view != View::Back {
        let plait = nodes! { (-8, -4), (-13, 4), (-12.0 + 4.0 * w, 14), (-15.0 + 10.0 * w, 23) };
        braid(s, &plait, hair);
    }
}

fn braid(s: &mut Scene, along: &[moonhare_scene::geometry::Node], hair: Colour) {
    s.limb(along, &[6.0, 5.4, 4.6, 2.6], strands(hair));
    for q in moonhare_scene::geometry::sample(along, 9) {
        s.line(
            &nodes! {
                (q.x - 2.4, q.y - 1.2), (q.x, q.y + 0.8), (q.x + 2.4, q.y - 1.2)
            },
            0.7,
            hair.dim(0.55),
        );
    }
    let end = along[along.len() - 1].at;
    s.dot(end.x, end.y, 2.0, s.palette.accent2);
}

fn hair_over(s: &mut Scene, f: &Face, who: &Person) {
    let p = s.palette;
    let (hair, w) = (who.hair, f.wind);
    match (f.view, who.cut) {
        (View::Back, Cut::Long) => {
            let fall = nodes! {
                (-11, -22), (-13, -10), (-11.5, 4), (-6, 12), (2, 12), (6.0 + 9.0 * w, 16),
                (3.0 + 14.0 * w, 9), (12.5, -2), (13, -14), (10, -24), (0, -28.5)
            };
            s.blob(&fall, strands(hair));
        }
        (View::Back, Cut::Beard) => {
            s.blob(
                &nodes! {
                    (-10.8, -14), (-9, -22), (0, -26), (9, -22), (10.8, -14), (8, -2), (0, 1), (-8, -2)
                },
                who.skin,
            );
            s.blob(
                &nodes! {
                    (-11.5, -12), (-6, -10), (0, -9), (6, -10), (11.5, -12), (9, -1), (0, 3), (-9, -1)
                },
                strands(hair).fur(0.7, 90.0, 1.0),
            );
        }
        (View::Back, _) => {
            let back = nodes! {
                (-11.5, -12), (-11, -21), (-5, -27.5), (2, -28.5), (8, -26), (11.6, -19), (11.6, -11),
                (9.6, -3), (5, 1.6), (-5, 1.6), (-9.6, -3)
            };
            s.blob(&back, strands(hair));
        }
        (View::Profile, Cut::Beard) => {
            s.blob(
                &nodes! {
                    (-10.6, -12), (-8, -14), (-5, -9), (-5, -2), (-8, 0), (-11, -5)
                },
                strands(hair).fur(0.6, 100.0, 1.0),
            );
            let beard = nodes! {
                (-4, -8), (2, -5), (8, -5), (12, -3.6), (12.6, 3), (9, 12), (4, 15), (0, 9), (-3, 1)
            };
            s.blob(&beard, strands(hair).fur(0.8, 90.0, 1.0));
        }
        (View::Profile, _) => {
            let cap = nodes! {
                (-11.4, -5), (-12, -15), (-9, -23.5), (-1, -28), (7, -26), (11, -20), (9.5, -17.5),
                (4, -18.5), (0, -14.5), (-1.5, -10), (-4, -6), (-6, 0), (-9.5, 0)
            };
            s.blob(&cap, strands(hair));
        }
        (_, Cut::Long | Cut::Plait) => {
            let fringe = nodes! {
                (-10.8, -8), (-12, -17), (-7, -25.5), (1, -28), (9, -25), (12, -17), (10.6, -8),
                (8.6, -15), (3, -20), (-1, -19.6), (-7, -15)
            };
            s.blob(&fringe, strands(hair));
        }
        (_, Cut::Beard) => {
            for x in [-10.4, 10.0] {
                s.blob(
                    &nodes! {
                        (x - 1.6, -16), (x + 1.6, -16), (x + 2.0, -8), (x, -4), (x - 2.2, -8)
                    },
                    strands(hair).fur(0.5, 90.0, 1.0),
                );
            }
            turned(s, f, |s| {
                let beard = nodes! {
                    (-10.4, -8), (-10, 2), (-6, 10), (0, 15), (6, 10), (10, 2), (10.4, -8), (7, -4.8),
                    (3, -5.4), (0, -4.4), (-3, -5.4), (-7, -4.8)
                };
                s.blob(&beard, strands(hair).fur(0.8, 90.0, 1.0).shadow(0.3));
                s.line(
                    &nodes! { (-1.6, -1.6), (0, -1.1), (1.6, -1.6) },
                    0.8,
                    Look::lamp(p.red.mix(p.ink, 0.4)),
                );
            });
        }
        (_, Cut::Curls) => {
            for (x, y, r) in [
                (-9.5, -16.0, 4.0),
                (-7.0, -22.0, 4.6),
                (-1.5, -25.0, 5.0),
                (4.6, -24.0, 4.8),
                (9.0, -20.0, 4.4),
                (10.2, -14.5, 3.2),
            ] {
                s.ellipse(x, y, r, r * 0.92, strands(hair).fur(0.5, 90.0, 0.8).shadow(0.3));
            }
        }
        (_, Cut::Short) => {
            for x in [-10.2, 10.0] {
                s.blob(
                    &nodes! {
                        (x - 1.6, -20), (x + 1.6, -20), (x + 1.2, -12), (x, -9), (x - 1.4, -12)
                    },
                    strands(hair),
                );
            }
        }
        (_, Cut::Tuft | Cut::Bun) => {
            let fringe = nodes! {
                (-11.6, -10), (-12.4, -19), (-7, -26), (1, -28), (9, -25), (12.4, -18), (11.4, -10),
                (9.8, -13.5), (8, -17.6), (3, -16.4), (-2, -18), (-7, -15.6), (-10, -12)
            };
            s.blob(&fringe, strands(hair));
        }
    }
    match who.cut {
        Cut::Tuft => s.limb(
            &nodes! {
                (-1, -27), (1.0 + w, -30.5), (5.0 + 2.0 * w, -31.5)
            },
            &[3.6, 2.6, 0.5],
            strands(hair),
        ),
        Cut::Bun => {
            let x = if f.view == View::Profile { -5.0 } else { 0.0 };
            s.ellipse(x, -30.0, 6.0, 5.2, strands(hair));
            s.line(&nodes! { (x - 5.0, -26.6), (x, -25.4), (x + 5.0, -26.6) }, 1.4, p.accent2);
            s.limb(&nodes! { (x - 7.0, -33), (x + 8.0, -27) }, &[0.9], p.gold);
        }
        Cut::Long => {
            let x = if f.view == View::Profile { -4.0 } else { -7.0 };
            for (dx, dy) in [(-6.0, -4.6), (5.0, -5.6)] {
                s.blob(
                    &nodes! {
                        (x, -25), (x + dx, -25.0 + dy), (x + dx * 0.9, -25.0 - dy * 0.3)
                    },
                    p.accent2,
                );
            }
            s.dot(x, -25.0, 1.6, p.accent2.dim(0.85));
        }
        Cut::Plait if f.view == View::Back => {
            braid(s, &nodes! { (0, -4), (1, 6), (0.0 + 4.0 * w, 16), (-1.0 + 9.0 * w, 26) }, hair);
        }
        Cut::Curls if matches!(f.view, View::Back | View::Profile) => {
            for (x, y) in [(-9.0, -18.0), (-4.0, -25.0), (3.0, -26.0), (-9.0, -10.0), (-6.0, -4.0)] {
                s.ellipse(x, y, 4.2, 4.0, strands(hair).fur(0.5, 90.0, 0.8).shadow(0.3));
            }
        }
        _ => {}
    }
}
