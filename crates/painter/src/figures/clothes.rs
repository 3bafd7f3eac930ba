//! Clothes: cut from the torso to where the stance puts the hem, folded, patterned, blown by the wind.

use super::body::Torso;
use super::stance::Stance;
use super::{Figure, Outfit, Pattern, View};
use moonhare_scene::colour::Colour;
use moonhare_scene::geometry::{Node, Path, Point, node, point, shift, turn};
use moonhare_scene::math::{cos, radians, sin};
use moonhare_scene::nodes;
use moonhare_scene::{Group, Look, Scene};

/// What hangs behind the body: capes, coat tails. From behind it is painted last.
pub(super) fn behind(s: &mut Scene, f: &Figure, st: &Stance, torso: &Torso, coat: Colour) {
    let p = s.palette;
    let shade = coat.dim(0.7).mix(p.ambient, 0.18);
    match f.outfit {
        Outfit::Cape => {
            let (a, b) = (torso.at(-9.0, -37.0), torso.at(9.0, -37.0));
            let (back, front) = (torso.at(-17.0, -16.0), torso.at(16.0, -16.0));
            let blow = point(st.stream.x * 0.42, st.stream.y.min(0.0) * 0.3);
            let (l, r) = (st.hem[0], st.hem[1]);
            let outline = [
                node(a.x, a.y),
                node(back.x + blow.x * 0.2, back.y),
                node(l.x - 7.0 + blow.x * 0.9, l.y + 5.0 + blow.y),
                node((l.x + r.x) / 2.0 - 8.0 + blow.x, l.y + 2.0 + blow.y),
                node((l.x + r.x) / 2.0 + 6.0 + blow.x, r.y + 8.0 + blow.y),
                node(r.x + 8.0 + blow.x, r.y + 2.0 + blow.y),
                node(front.x + blow.x * 0.4, front.y),
                node(b.x, b.y),
            ];
            s.blob(&outline, Look::of(coat).to(shade).grain(78.0).texture(0.18).inflate(6.0));
            for t in [0.25, 0.5, 0.75] {
                let top = a.towards(b, t);
                let low = point(l.x + (r.x - l.x) * t + blow.x, l.y + 3.0 + blow.y);
                fold(s, top.towards(low, 0.3), low, coat);
            }
        }
        Outfit::Tailcoat => {
            for x in [-7.0, 3.0] {
                let top = torso.at(x, -4.0);
                let end = point(st.hem[0].x + x * 0.8 + 6.0 + st.stream.x * 0.12, st.hem[0].y + 6.0);
                s.limb(
                    &[top.into(), top.towards(end, 0.55).into(), end.into()],
                    &[10.0, 8.0, 2.5],
                    shade.lighter(0.06),
                );
            }
        }
        _ => {}
    }
}

/// The coat, dress or jumper with its pattern, folds and buttons.
pub(super) fn torso(s: &mut Scene, f: &Figure, st: &Stance, torso: &Torso, coat: Colour) {
    let p = s.palette;
    let cloth = match f.outfit {
        Outfit::Cape => coat.dim(0.62).mix(p.dark, 0.3),
        _ => coat,
    };
    let shade = cloth.dim(0.72).mix(p.ambient, 0.15);
    s.group(Group::new(), |s| {
        let look = Look::of(cloth).to(shade).grain(80.0).texture(0.16).inflate(5.5);
        s.part(&Path::blob(&outline(f, st, torso)), look);
        pattern(s, f, torso, cloth);
        if f.outfit != Outfit::Jumper && f.outfit != Outfit::Tailcoat {
            for t in [0.22, 0.72] {
                let low = st.hem[0].towards(st.hem[1], t);
                fold(s, torso.at((t - 0.5) * 16.0, -10.0), low, cloth);
            }
        }
    });
    details(s, f, st, torso, cloth);
}

fn half_widths(view: View) -> (f32, f32) {
    match view {
        View::Front | View::Back => (12.5, 12.5),
        View::ThreeQuarter => (12.0, 11.5),
        View::Profile => (10.0, 9.0),
    }
}

fn outline(f: &Figure, st: &Stance, t: &Torso) -> Vec<Node> {
    let (back, front) = half_widths(f.view);
    let [l, r] = st.hem;
    let (waist_b, waist_f, flare) = match f.outfit {
        Outfit::Dress => (back * 0.72, front * 0.72, 6.0),
        Outfit::Jumper => (back + 6.5, front + 8.0, 0.0),
        Outfit::Tailcoat => (back * 0.9, front * 0.9, 0.0),
        Outfit::Nightshirt => (back + 1.5, front + 1.5, 0.0),
        _ => (back + 1.0, front + 1.0, 0.0),
    };
    let on = |x: f32, y: f32| -> Node { t.at(x, y).into() };
    let mut nodes = vec![on(-5.5, -38.5), on(-back, -34.0), on(-back - 0.8, -24.0), on(-waist_b, -11.0)];
    match f.outfit {
        Outfit::Jumper => {
            nodes.extend([on(-waist_b + 1.0, 1.0), on(-back * 0.8, 6.0), on(0.0, 7.0), on(front * 0.8, 6.0)]);
            nodes.push(on(waist_f - 1.0, 1.0));
        }
        Outfit::Tailcoat => {
            nodes.extend([
                on(-back, -2.0),
                on(-back * 0.7, 4.0),
                on(0.0, 1.0),
                on(front * 0.9, 3.0),
                on(front, -3.0),
            ]);
        }
        _ => {
            let drop = if f.outfit == Outfit::Nightshirt { 7.0 } else { 0.0 };
            let (l, r) = (point(l.x - flare, l.y + drop), point(r.x + flare, r.y + drop));
            let mid = |x: f32, sag: f32| -> Node {
                let m: Point = l.towards(r, x);
                node(m.x, m.y + sag)
            };
            nodes.extend([
                node(l.x - 0.6, l.y - 4.5),
                node(l.x + 1.5, l.y + 0.5),
                mid(0.3, 2.6),
                mid(0.5, 0.8),
            ]);
            nodes.extend([mid(0.72, 3.0), node(r.x - 1.5, r.y + 0.5), node(r.x + 0.4, r.y - 4.5)]);
        }
    }
    nodes.extend([on(waist_f, -11.0), on(front + 1.0, -24.0), on(front, -34.0), on(5.5, -38.5)]);
    nodes
}

fn fold(s: &mut Scene, from: Point, to: Point, cloth: Colour) {
    let dark = Look::mark(cloth.dim(0.62).mix(s.palette.ambient, 0.25)).alpha(0.5).soft(0.6);
    let mid = from.towards(to, 0.5);
    s.limb(&nodes! { (from.x, from.y), (mid.x + 1.0, mid.y), (to.x, to.y) }, &[0.4, 1.6, 3.2], dark);
}

fn details(s: &mut Scene, f: &Figure, st: &Stance, t: &Torso, cloth: Colour) {
    let p = s.palette;
    let line = Look::of(cloth.dim(0.52).mix(p.ambient, 0.3)).shadow(0.0).rim(0.0).flat();
    let offset = match f.view {
        View::ThreeQuarter => 4.0,
        View::Profile => 8.0,
        _ => 0.0,
    };
    if f.view == View::Back {
        if matches!(f.outfit, Outfit::Coat) {
            let (a, b) = (t.at(0.0, -20.0), st.hem[0].towards(st.hem[1], 0.52));
            s.limb(&[a.into(), a.towards(b, 0.5).into(), b.into()], &[0.5, 0.9, 1.8], line);
            let (l, r) = (t.at(-5.0, -9.5), t.at(5.0, -9.5));
            s.limb(&[l.into(), r.into()], &[2.6], Look::of(cloth.dim(0.85)).shadow(0.3));
        }
        return;
    }
    match f.outfit {
        Outfit::Coat | Outfit::Cape => {
            let (a, b) = (t.at(offset * 0.8, -36.0), st.hem[0].towards(st.hem[1], 0.56 + offset * 0.02));
            let mid = t.at(offset * 1.2, -12.0);
            s.limb(&[a.into(), mid.into(), b.into()], &[0.8, 0.9, 1.6], line);
            for y in [-29.0, -19.0, -9.0] {
                let q = t.at(offset * 1.1 + 3.2, y);
                s.dot(q.x, q.y, 1.35, Look::of(p.gold).shadow(0.3));
            }
            let q = t.at(offset * 0.4 - 7.0, -5.0);
            let e = t.at(offset * 0.4 - 1.5, -4.0);
            s.limb(&[q.into(), e.into()], &[1.8], line);
        }
        Outfit::Dress => {
            let (l, r) = (t.at(-8.6, -12.0), t.at(8.6, -12.0));
            let m = t.at(0.0, -10.4);
            s.limb(
                &[l.into(), m.into(), r.into()],
                &[3.0, 3.4, 3.0],
                Look::of(p.accent2.mix(cloth, 0.2)).shadow(0.3),
            );
            for (x, d) in [(-3.6, -1.0), (3.6, 1.0)] {
                let q = t.at(x + offset, -36.0);
                let look = Look::of(p.cream).shadow(0.3).inflate(1.0);
                s.blob(
                    &nodes! {
                        (q.x - 3.6, q.y - 1.6), (q.x + 3.6, q.y - 1.6), (q.x + 3.2 * d, q.y + 2.8)
                    },
                    look,
                );
            }
        }
        Outfit::Tailcoat => {
            let (a, b, c) = (t.at(offset - 4.0, -38.0), t.at(offset + 1.0, -18.0), t.at(offset + 5.0, -38.0));
            s.poly(&[a.into(), b.into(), c.into()], Look::of(p.cream).shadow(0.2).inflate(1.0));
            let q = t.at(offset + 0.5, -36.0);
            for d in [-1.0, 1.0] {
                let bow = nodes! { (q.x, q.y), (q.x + 4.4 * d, q.y - 2.2), (q.x + 4.4 * d, q.y + 2.2) };
                s.blob(&bow, Look::of(p.red).shadow(0.3));
            }
        }
        Outfit::Jumper => {
            for y in [-27.0, -19.0, -11.0, -3.0] {
                let w = 14.0 + (y + 27.0) * 0.28;
                let (l, m, r) = (t.at(-w, y), t.at(0.0, y + 3.0), t.at(w, y));
                let stripe = Look::of(cloth.mix(p.cream, 0.45)).shadow(0.0).rim(0.0).flat().alpha(0.75);
                s.limb(&[l.into(), m.into(), r.into()], &[1.2, 2.2, 1.2], stripe);
            }
        }
        Outfit::Nightshirt => {
            let (a, b) = (t.at(offset * 0.8, -37.0), t.at(offset, -22.0));
            s.limb(&[a.into(), b.into()], &[0.9], line);
            for y in [-32.0, -26.0] {
                let q = t.at(offset + 0.6, y);
                s.dot(q.x, q.y, 0.9, p.cream);
            }
        }
    }
}

/// A scarf: a collar and a tail that streams.
pub(super) fn scarf(s: &mut Scene, f: &Figure, st: &Stance, t: &Torso) {
    let Some(colour) = f.scarf else { return };
    let p = s.palette;
    let n = t.at(if st.stream.x < 0.0 { -5.0 } else { 5.0 }, -35.0);
    let (dx, dy) = (st.stream.x, st.stream.y);
    let wave = |k: f32, up: f32| node(n.x + dx * k - dy * 0.1 * up, n.y + dy * k + up * 6.0);
    let tail = [node(n.x, n.y), wave(0.28, -0.4), wave(0.55, 0.6), wave(0.8, -0.5), wave(1.0, 0.2)];
    s.limb(&tail, &[5.0, 6.0, 6.4, 6.6, 7.6], Look::of(colour).grain(0.0).inflate(1.8));
    for k in [0.72, 0.9] {
        let q = wave(k, 0.0).at;
        s.line(
            &nodes! { (q.x, q.y - 3.0), (q.x + 1.0, q.y + 3.0) },
            1.2,
            Look::of(colour.mix(p.cream, 0.5)).alpha(0.7),
        );
    }
    s.at(&[shift(t.at(0.0, -37.0).x, t.at(0.0, -37.0).y), turn(st.tilt)], |s| {
        let wrap = nodes! {
            (-10, -3), (-10.5, 2), (-4, 5), (5, 5), (10.5, 2), (10, -3), (4, -1), (-4, -1)
        };
        s.blob(&wrap, Look::of(colour).grain(0.0).inflate(2.0));
        s.line(&nodes! { (-8, 1), (0, 3), (8, 0.6) }, 0.7, Look::of(colour.dim(0.6)).alpha(0.5));
    });
}

fn pattern(s: &mut Scene, f: &Figure, t: &Torso, cloth: Colour) {
    let p = s.palette;
    let ink = if cloth.l < 0.7 { cloth.mix(p.cream, 0.55) } else { cloth.dim(0.72).mix(p.accent, 0.25) };
    let mark = Look::mark(ink);
    s.at(&[shift(t.hip.x, t.hip.y), turn(t.tilt * 0.6)], |s| match f.pattern {
        Pattern::Plain => {}
        Pattern::Stars => {
            for _ in 0..17 {
                let (x, y, r) = (s.rng.range(-24.0, 28.0), s.rng.range(-32.0, 20.0), s.rng.range(1.3, 2.5));
                let star: Vec<Node> = (0..10)
                    .map(|i| {
                        let (a, r) = (radians(i as f32 * 36.0), if i % 2 == 0 { r } else { r * 0.42 });
                        node(x + r * sin(a), y - r * cos(a))
                    })
                    .collect();
                s.poly(&star, mark.alpha(0.9));
            }
        }
        Pattern::Stripes => {
            for i in -4..6 {
                let i = i as f32;
                s.limb(
                    &nodes! {
                        (i * 4.0, -40), (i * 6.5 + 1.0, -8), (i * 9.0, 28)
                    },
                    &[1.2, 2.2, 3.2],
                    mark.alpha(0.55),
                );
            }
        }
        Pattern::Dots => {
            for (i, j) in (-4..6).flat_map(|i| (0..8).map(move |j| (i, j))) {
                let x = i as f32 * 7.0 + (j % 2) as f32 * 3.5;
                s.dot(x, -34.0 + j as f32 * 8.0, 1.3, mark.alpha(0.85));
            }
        }
        Pattern::Check => {
            for i in -5..7 {
                let x = i as f32 * 6.0;
                s.line(&nodes! { (x, -42), (x * 1.15, 26) }, 0.9, mark.alpha(0.5));
            }
            for j in 0..10 {
                let y = -36.0 + j as f32 * 6.6;
                s.line(&nodes! { (-36, y), (0, y + 1.6), (40, y) }, 0.9, mark.alpha(0.45));
            }
        }
        Pattern::Patches => {
            let patches =
                [(-9.0, 8.0, p.accent2, 12.0), (9.0, -8.0, p.cream, -14.0), (14.0, 13.0, p.red, 8.0)];
            for (x, y, colour, degrees) in patches {
                s.at(&[shift(x, y), turn(degrees)], |s| {
                    s.rect(-4.2, -4.2, 8.4, 8.4, Look::mark(colour.mix(cloth, 0.25)).alpha(0.9));
                    for (side, v) in [-1.0, 1.0].into_iter().flat_map(|w| [-3.0, 0.0, 3.0].map(|v| (w, v))) {
                        let x = side * 4.2;
                        s.line(&nodes! { (x - 0.9, v), (x + 0.9, v) }, 0.5, Look::mark(p.cream).alpha(0.9));
                    }
                });
            }
        }
        Pattern::Hem => {
            for i in -6..9 {
                let x = i as f32 * 5.5;
                s.blob(&nodes! { (x - 2.0, 11), (x, 7), (x + 2.0, 11), (x, 15) }, mark.alpha(0.85));
            }
            s.line(&nodes! { (-34, 5), (0, 6.5), (42, 5) }, 1.2, mark.alpha(0.8));
        }
    });
}
