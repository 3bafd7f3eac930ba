//! People known by what they wear on the head.

use super::people::{Cut, Person, paint};
use crate::figures::{Face, Head, HeadKind, View};
use moonhare_scene::geometry::{Path, shift, turn};
use moonhare_scene::math::{cos, radians, sin};
use moonhare_scene::nodes;
use moonhare_scene::{Look, Scene};

const fn person(id: &'static str, height: f32, draw: fn(&mut Scene, &Face)) -> Head {
    Head { id, kind: HeadKind::Person, draw, hand: |p| p.skin, height }
}

pub(super) static HOODED: Head = Head { hand: |p| p.dark.lighter(0.1), ..person("hooded_one", 37.0, hooded) };
pub(super) static KING: Head = person("king", 38.0, |s, f| {
    let p = s.palette;
    paint(s, f, &Person { skin: p.skin, hair: p.white, cut: Cut::Beard });
    crown(s, f, -19.0);
});
pub(super) static QUEEN: Head = Head {
    hand: |p| p.skin_dark,
    ..person("queen", 38.0, |s, f| {
        let p = s.palette;
        paint(s, f, &Person { skin: p.skin_dark, hair: p.black.lighter(0.08), cut: Cut::Long });
        crown(s, f, -22.0);
    })
};
pub(super) static GENTLEMAN: Head = person("gentleman", 46.0, |s, f| {
    let p = s.palette;
    paint(s, f, &Person { skin: p.skin, hair: p.wood_dark, cut: Cut::Short });
    let felt = p.dark.mix(p.grey, 0.15);
    let x = if f.view == View::Profile { -1.0 } else { 0.0 };
    s.at(&[shift(x, 0.0), turn(-3.0)], |s| {
        let hat = nodes! {
            (-10.4, -22), (-9.4, -38), (-10.6, -43.6; corner), (0, -45.4), (10.6, -43.6; corner),
            (9.4, -38), (10.4, -22), (0, -20)
        };
        s.blob(&hat, Look::of(felt).grain(90.0).inflate(4.0));
        s.blob(
            &nodes! {
                (-10.6, -25), (0, -23), (10.6, -25), (10, -29.5), (0, -27.8), (-10, -29.5)
            },
            Look::of(p.accent).shadow(0.2),
        );
        s.blob(
            &nodes! {
                (-16, -22.5), (0, -18.5), (16, -22.5), (15, -25), (0, -22), (-15, -25)
            },
            felt.lighter(0.03),
        );
    });
});
pub(super) static SAILOR: Head = person("sailor", 31.0, |s, f| {
    let p = s.palette;
    paint(
        s,
        f,
        &Person { skin: p.skin.mix(p.skin_dark, 0.3), hair: p.fox.mix(p.wood_dark, 0.4), cut: Cut::Beard },
    );
    let x = if f.view == View::Profile { -1.0 } else { 0.0 };
    s.at(&[shift(x, 0.0), turn(6.0)], |s| {
        s.blob(
            &nodes! {
                (-12.5, -20), (-13, -27), (-4, -31), (6, -31), (13.4, -26), (12.5, -20), (0, -17.6)
            },
            Look::of(p.dark.mix(p.water[0], 0.5)).inflate(4.0),
        );
        s.limb(&nodes! { (-12.4, -19.6), (0, -17.2), (12.4, -19.6) }, &[4.6], Look::of(p.cream).grain(0.0));
        if f.view != View::Back {
            s.blob(&nodes! { (0, -16.6), (8, -18), (16, -15), (10, -13.6) }, p.ink);
            s.dot(4.0, -22.0, 1.8, p.gold);
        }
    });
});
pub(super) static JESTER: Head = person("jester", 38.0, |s, f| {
    let p = s.palette;
    let w = f.wind * 3.0;
    s.limb(
        &nodes! {
            (-4, -20), (-12, -34), (-22.0 + w, -32), (-25.0 + w, -21)
        },
        &[13.0, 12.0, 8.0, 2.0],
        p.accent,
    );
    s.limb(
        &nodes! {
            (4, -20), (12, -35), (23.0 + w, -34), (27.0 + w, -22)
        },
        &[13.0, 12.0, 8.0, 2.0],
        p.accent2,
    );
    for x in [-25.0 + w, 27.0 + w] {
        s.dot(x, -19.5, 2.8, p.gold);
    }
    paint(s, f, &Person { skin: p.skin, hair: p.wood_dark, cut: Cut::Short });
    if f.view == View::Back {
        s.blob(
            &nodes! {
                (-11.5, -12), (-9, -23), (0, -28), (9, -23), (11.5, -12), (7, 2), (-7, 2)
            },
            p.accent,
        );
    }
    s.blob(&nodes! { (-12, -15), (-11, -23), (-4, -28), (0, -29), (0, -18) }, p.accent.dim(0.9));
    s.blob(&nodes! { (12, -15), (11, -23), (4, -28), (0, -29), (0, -18) }, p.accent2.dim(0.9));
    s.limb(&nodes! { (-12, -16), (0, -18.6), (12, -16) }, &[3.0], p.gold);
});
pub(super) static KNIGHT: Head = Head { hand: |p| p.metal, ..person("knight", 40.0, knight) };
pub(super) static WIZARD: Head = person("wizard", 54.0, |s, f| {
    let p = s.palette;
    paint(s, f, &Person { skin: p.skin, hair: p.white, cut: Cut::Beard });
    let felt = p.accent2.dim(0.62).mix(p.ambient, 0.25);
    let tip = -14.0 + f.wind * 22.0;
    s.blob(
        &nodes! {
            (-11, -21), (-7, -34), (-3, -45), (tip, -54; corner), (5, -44), (9, -33), (11, -21),
            (0, -18.6)
        },
        Look::of(felt).inflate(4.0).grain(80.0),
    );
    for (x, y) in [(-4.0, -27.0), (3.0, -34.0), (0.0, -41.0)] {
        s.dot(x, y, 1.1, Look::lamp(p.gold));
    }
    s.limb(&nodes! { (-11, -22.5), (0, -20.2), (11, -22.5) }, &[2.6], p.gold);
    s.blob(
        &nodes! {
            (-18, -18), (-8, -20), (0, -20.4), (8, -20), (18, -18), (10, -15.6), (0, -16.8), (-10, -15.6)
        },
        felt.lighter(0.04),
    );
});
pub(super) static PILOT: Head =
    person("pilot", 29.0, |s, f| {
        let p = s.palette;
        paint(s, f, &Person { skin: p.skin, hair: p.wood, cut: Cut::Short });
        let leather = p.wood.mix(p.fox, 0.3).dim(0.85);
        let back = f.view == View::Back;
        if back {
            s.blob(
                &nodes! {
                    (-12, -12), (-10, -24), (0, -29), (10, -24), (12, -12), (9, 0), (0, 2), (-9, 0)
                },
                leather,
            );
        } else if f.view == View::Profile {
            s.blob(&nodes! {
            (-11.6, -3), (-12, -16), (-8, -25), (0, -28.6), (8, -25), (10.4, -18), (4, -16.4), (1, -6),
            (-3, 1.6), (-9, 2)
        }, leather);
        } else {
            s.blob(
                &nodes! {
                    (-12.4, -3), (-12.6, -16), (-8, -25), (0, -28.8), (8, -25), (12.4, -16), (12, -3),
                    (9.6, -6), (8.6, -16.4), (0, -18), (-8, -16), (-9.4, -6)
                },
                leather,
            );
        }
        if !back {
            let eyes = if f.view == View::Profile { vec![6.0] } else { vec![-4.4, 5.2] };
            s.limb(&nodes! { (-12, -20.6), (0, -21.4), (11, -20.6) }, &[2.6], p.wood_dark);
            for x in eyes {
                s.ellipse(x, -21.4, 4.4, 3.6, p.gold);
                s.ellipse(x, -21.4, 3.1, 2.5, Look::of(p.water[1].mix(p.white, 0.4)).shadow(0.2));
                s.dot(x - 1.0, -22.2, 0.8, Look::lamp(p.white));
            }
        }
    });
pub(super) static DIVER: Head = Head { hand: |p| p.wood, ..person("diver", 33.0, diver) };
pub(super) static ASTRONAUT: Head = Head { hand: |p| p.white, ..person("astronaut", 34.0, astronaut) };

fn crown(s: &mut Scene, f: &Face, y: f32) {
    let p = s.palette;
    let x = if f.view == View::Profile { -1.0 } else { 0.0 };
    s.at(&[shift(x, y)], |s| {
        let ring = nodes! {
            (-11, 0), (-13, -14), (-6.5, -7), (0, -17.5), (6.5, -7), (13, -14), (11, 0), (0, 2.4)
        };
        s.poly(&ring, Look::of(p.gold).inflate(1.6));
        s.blob(
            &nodes! {
                (-11.5, -3), (0, -0.6), (11.5, -3), (11, 1.4), (0, 3.6), (-11, 1.4)
            },
            p.gold.dim(0.86),
        );
        for (x, y) in [(-13.0, -14.5), (0.0, -18.0), (13.0, -14.5)] {
            s.dot(x, y, 1.8, p.accent);
        }
        for x in [-6.0, 0.0, 6.0] {
            s.dot(x, 0.8, 1.3, p.red);
        }
    });
}

fn hooded(s: &mut Scene, f: &Face) {
    let p = s.palette;
    let cloth = p.red.mix(p.accent, 0.5);
    let tip = 6.0 + f.wind * 10.0;
    s.blob(
        &nodes! {
            (-13, 3), (-14, -12), (-9.5, -23), (0, -31), (tip, -37; corner), (10, -28), (13, -14), (13, 3),
            (0, 6)
        },
        Look::of(cloth).grain(72.0).texture(0.2).inflate(5.0),
    );
    if f.view == View::Back {
        s.line(&nodes! { (2, -30), (0, -14), (0, 4) }, 0.8, Look::of(cloth.dim(0.6)).alpha(0.6));
        return;
    }
    let dx = match f.view {
        View::Front => 0.0,
        View::ThreeQuarter => 2.6,
        _ => 6.4,
    };
    let w = if f.view == View::Profile { 5.2 } else { 8.4 };
    s.blob(
        &nodes! {
            (dx - w, -6), (dx - w, -15), (dx - 1.0, -20.4), (dx + w - 1.0, -15), (dx + w - 0.6, -6),
            (dx + w * 0.5, 0.6), (dx - w * 0.5, 0.6)
        },
        Look::of(p.ink).inflate(1.0).rim(0.0).shadow(0.2),
    );
    for x in if f.view == View::Profile { vec![dx + 1.6] } else { vec![dx - 3.2, dx + 3.4] } {
        s.glow(x, -9.4, 5.0, p.flame, 0.4);
        s.ellipse(x, -9.4, 1.15, 1.5, Look::lamp(p.flame));
    }
}

fn knight(s: &mut Scene, f: &Face) {
    let p = s.palette;
    let steel = p.metal.lighter(0.1);
    s.limb(
        &nodes! {
            (0, -26), (-6, -35), (-16.0 + 6.0 * f.wind, -37), (-24.0 + 8.0 * f.wind, -27)
        },
        &[3.0, 8.0, 9.0, 2.0],
        Look::of(p.accent).fur(1.0, 160.0, 1.4),
    );
    s.blob(
        &nodes! {
            (-11, -14), (-8, -24), (0, -28), (8, -24), (11, -14), (10.6, -3), (7, 3), (-7, 3), (-10.6, -3)
        },
        Look::of(steel).inflate(6.0),
    );
    s.limb(&nodes! { (0, -28.4), (0, -22), (0, -17) }, &[2.6, 2.0, 1.4], steel.lighter(0.08));
    if f.view == View::Back {
        return;
    }
    let dx = if f.view == View::Front {
        0.0
    } else if f.view == View::Profile {
        6.0
    } else {
        3.0
    };
    let visor = nodes! {
        (dx - 10.0, -13), (dx, -15.4), (dx + 8.6, -13), (dx + 9.0, -8), (dx + 2.0, 1), (dx - 6.0, -3),
        (dx - 10.6, -8)
    };
    s.blob(&visor, Look::of(steel.dim(0.9)).shadow(0.5));
    s.limb(&nodes! { (dx - 8.0, -11), (dx, -12.6), (dx + 7.4, -11) }, &[1.8], Look::of(p.ink).flat());
    for x in [-3.0, 0.0, 3.0] {
        s.limb(&nodes! { (dx + x, -7), (dx + x * 0.8, -3) }, &[0.9], Look::of(p.ink).flat().shadow(0.0));
    }
    s.dot(-9.4, -12.0, 1.6, p.gold);
}

fn diver(s: &mut Scene, f: &Face) {
    let p = s.palette;
    let brass = p.gold.mix(p.wood, 0.25);
    s.blob(
        &nodes! {
            (-14, 4), (-13, -1), (0, -3), (13, -1), (14, 4), (0, 8)
        },
        Look::of(brass.dim(0.85)).inflate(2.4),
    );
    s.ellipse(0.0, -14.0, 15.5, 15.0, Look::of(brass).inflate(7.0));
    s.blob(&nodes! { (-4, -28), (0, -32), (4, -28) }, brass);
    for x in [-9.0, -3.0, 3.0, 9.0] {
        s.dot(x, 3.0 - x.abs() * 0.12, 1.2, brass.lighter(0.1));
    }
    let ports: &[(f32, f32)] = match f.view {
        View::Front => &[(0.0, 8.0)],
        View::ThreeQuarter => &[(4.0, 7.6), (-10.5, 3.0)],
        View::Profile => &[(-2.0, 5.0), (11.5, 4.0)],
        View::Back => &[],
    };
    for (x, r) in ports {
        let narrow = if *x > 11.0 || *x < -10.0 { 0.5 } else { 1.0 };
        s.ellipse(*x, -14.0, r * 1.25 * narrow, r * 1.25, brass.dim(0.8));
        s.ellipse(*x, -14.0, r * narrow, *r, Look::of(p.water[0].mix(p.ink, 0.4)).shadow(0.3));
        if *r > 7.0 {
            for dx in [-2.6, 2.8] {
                crate::figures::face::eye(s, f.expression, x + dx, -14.0, 1.15, dx.signum(), p.cream);
            }
        }
        s.line(
            &nodes! {
                (x - r * 0.6 * narrow, -16), (x - r * 0.2 * narrow, -19)
            },
            1.0,
            Look::lamp(p.white).alpha(0.7),
        );
    }
}

fn astronaut(s: &mut Scene, f: &Face) {
    let p = s.palette;
    s.ellipse(0.0, -13.5, 16.5, 16.0, Look::of(p.white).inflate(7.0));
    for a in [-20.0, 200.0] {
        let (x, y) = (16.0 * cos(radians(a)), -13.5 - 16.0 * sin(radians(a)) * 0.3);
        s.ellipse(x, y, 3.0, 5.0, p.accent);
    }
    s.line(&nodes! { (-9, -27), (-11, -34) }, 0.8, p.metal);
    s.dot(-11.0, -34.6, 1.6, Look::lamp(p.red));
    if f.view == View::Back {
        s.part(&Path::ellipse(0.0, -12.0, 8.0, 7.0), p.white.dim(0.88));
        return;
    }
    let dx = if f.view == View::Front {
        0.0
    } else if f.view == View::Profile {
        7.0
    } else {
        3.4
    };
    let w = if f.view == View::Profile { 8.6 } else { 11.6 };
    s.ellipse(dx, -13.0, w + 1.4, 11.4, p.metal);
    s.ellipse(
        dx,
        -13.0,
        w,
        10.0,
        Look::of(p.water[0].mix(p.ink, 0.5)).to(p.accent2.mix(p.ink, 0.3)).inflate(3.0),
    );
    for x in if f.view == View::Profile { vec![dx + 2.0] } else { vec![dx - 3.8, dx + 4.2] } {
        crate::figures::face::eye(s, f.expression, x, -12.6, 1.25, (x - dx).signum(), p.cream);
    }
    s.limb(
        &nodes! {
            (dx - w * 0.7, -15), (dx - w * 0.5, -19), (dx - w * 0.1, -21)
        },
        &[0.6, 1.8, 0.6],
        Look::lamp(p.white).alpha(0.7),
    );
}
