//! Pieces of rooms: walls, floors, windows, rugs, shelves, curtains.

use super::air;
use moonhare_scene::colour::Colour;
use moonhare_scene::geometry::{Path, shift};
use moonhare_scene::math::lerp;
use moonhare_scene::nodes;
use moonhare_scene::rng::mix;
use moonhare_scene::{Group, Look, Scene, Sky};

/// A wall over the whole picture, papered by the card: leaves, stripes, sprigs in lozenges, or medallions.
pub fn wall(s: &mut Scene, colour: Colour) {
    let p = s.palette;
    let stops =
        vec![(0.0, colour.dim(0.58)), (0.35, colour.dim(0.9)), (0.7, colour), (1.0, colour.dim(0.78))];
    s.paint_sky(Sky { stops, swirl: 0.0, ..Sky::of(&p, 0.25, 0.12) });
    // Not from the scene's own lots: what stands before the wall is the same, whatever the paper.
    let paper = mix(s.seed ^ 0x9a9e);
    let light = Look::of(colour.lighter(0.06)).alpha(0.6).shadow(0.0).rim(0.0).flat();
    let shade = Look::of(colour.dim(0.84)).alpha(0.55).shadow(0.0).rim(0.0).flat();
    match paper % 4 {
        0 => each(105.0, 98.0, |x, y| {
            s.at(&[shift(x, y)], |s| {
                s.blob(&nodes![(0, -18), (7, -4), (0, 12), (-7, -4)], light);
                s.dot(0.0, 22.0, 3.0, light);
            });
        }),
        1 => {
            for i in 0..9 {
                let x = i as f32 * 96.0 - 14.0;
                s.rect(x, -20.0, 44.0, 1240.0, shade);
                s.rect(x + 58.0, -20.0, 4.0, 1240.0, light);
            }
        }
        2 => {
            for i in -12..9 {
                let x = i as f32 * 100.0;
                for lean in [1.0, -1.0] {
                    let from = if lean > 0.0 { x } else { x + 1240.0 };
                    s.line(&nodes![(from, -20), (from + lean * 1240.0, 1220)], 3.0, light.alpha(0.4));
                }
            }
            each(100.0, 50.0, |x, y| s.dot(x, y, 5.0, light));
        }
        _ => each(134.0, 120.0, |x, y| {
            s.at(&[shift(x, y)], |s| {
                s.blob(
                    &nodes![(0, -40; corner), (20, -12), (24, 8), (0, 40; corner), (-24, 8), (-20, -12)],
                    shade,
                );
                s.blob(&nodes![(0, -22; corner), (8, 0), (0, 22; corner), (-8, 0)], light);
                for side in [-1.0, 1.0] {
                    s.dot(side * 32.0, 20.0, 4.5, light);
                }
            });
        }),
    }
}

/// Places of a wallpaper's pattern, every other row between those above.
fn each(across: f32, down: f32, mut put: impl FnMut(f32, f32)) {
    for j in 0..(1240.0 / down) as usize {
        for i in 0..(900.0 / across) as usize {
            put(20.0 + (i as f32 + 0.5 * (j % 2) as f32) * across, 30.0 + j as f32 * down);
        }
    }
}

/// Panels along the foot of a wall that ends at y, in the colour of the wall.
pub fn wainscot(s: &mut Scene, y: f32, colour: Colour) {
    let p = s.palette;
    let wood = colour.dim(0.78).mix(p.wood, 0.22);
    let top = y - 190.0;
    let flat = |colour: Colour| Look::of(colour).shadow(0.0).rim(0.0).flat();
    s.rect(-20.0, top, 840.0, 200.0, flat(wood.dim(0.92)).to(wood.dim(0.72)).grain(90.0).texture(0.12));
    for i in 0..6 {
        let x = 14.0 + i as f32 * 134.0;
        s.rect(x, top + 34.0, 106.0, 124.0, flat(wood.dim(0.66)).alpha(0.7));
        s.rect(
            x + 5.0,
            top + 40.0,
            101.0,
            118.0,
            Look::of(wood.dim(0.88)).inflate(3.0).shadow(0.0).grain(90.0).texture(0.1),
        );
    }
    s.rect(-20.0, top - 8.0, 840.0, 18.0, Look::of(wood.lighter(0.03)).inflate(4.0).shadow(0.35));
}

/// The light of a window that is out of the picture, aslant on the wall around (x, y).
pub fn cast_light(s: &mut Scene, x: f32, y: f32, lean: f32) {
    let light = s.palette.light;
    let look = Look::lamp(light).alpha(0.09).soft(9.0);
    for (i, j) in [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)] {
        let (left, top) = (x - 92.0 + i * 98.0, y - 150.0 + j * 158.0);
        let slid = |x: f32, y: f32| (x + (y - top) * 0.1 * lean, y + (x - left) * 0.32 * lean);
        let corners = [
            slid(left, top),
            slid(left + 84.0, top),
            slid(left + 84.0, top + 144.0),
            slid(left, top + 144.0),
        ];
        let down = i * 98.0 * 0.32 * lean;
        let [a, b, c, d] = corners.map(|(x, y)| (x, y + down));
        s.poly(&nodes![(a.0, a.1), (b.0, b.1), (c.0, c.1), (d.0, d.1)], look);
    }
}

/// Floorboards from y down.
pub fn boards(s: &mut Scene, y: f32, colour: Colour) {
    let p = s.palette;
    let far = colour.dim(0.8);
    s.poly(
        &nodes![(-20, y), (820, y), (820, 1240), (-20, 1240)],
        Look::of(far)
            .to(colour.dim(0.55).mix(p.ambient, 0.2))
            .shadow(0.0)
            .flat()
            .rim(0.0)
            .grain(90.0)
            .texture(0.22),
    );
    let tones = mix(s.seed ^ 0xb0a2d5);
    for i in 0..=10 {
        let x = lerp(-500.0, 1300.0, i as f32 / 10.0);
        let top = lerp(400.0, x, 0.42);
        // No two boards are of one tree.
        let tone = if tones >> i & 1 == 0 { colour.lighter(0.06) } else { colour.dim(0.6) };
        s.poly(
            &nodes![(top, y), (lerp(400.0, x + 180.0, 0.42), y), (x + 180.0, 1240), (x, 1240)],
            Look::of(tone).alpha(0.22).shadow(0.0).rim(0.0).flat().grain(90.0).texture(0.2),
        );
        s.limb(
            &nodes![(top, y), (x, 1240)],
            &[1.5, 5.0],
            Look::of(p.ambient).alpha(0.5).shadow(0.0).rim(0.0).flat(),
        );
    }
    for i in 0..16 {
        let t = s.rng.unit();
        let (yy, x) = (lerp(y + 10.0, 1200.0, t), s.rng.range(0.0, 800.0));
        let w = lerp(20.0, 60.0, t) * if i % 2 == 0 { 1.0 } else { 0.7 };
        s.limb(
            &nodes![(x, yy), (x + w, yy)],
            &[1.6],
            Look::of(p.ambient).alpha(0.4).shadow(0.0).rim(0.0).flat(),
        );
    }
    s.rect(-20.0, y - 16.0, 840.0, 20.0, Look::of(colour.dim(0.62)).inflate(3.0).shadow(0.3));
}

/// An oval rug.
pub fn rug(s: &mut Scene, x: f32, y: f32, rx: f32, ry: f32) {
    let p = s.palette;
    for (k, colour) in
        [(1.0, p.accent2.mix(p.mid, 0.4)), (0.8, p.cream.mix(p.mid, 0.3)), (0.6, p.accent.mix(p.mid, 0.35))]
    {
        s.ellipse(x, y, rx * k, ry * k, Look::of(colour).inflate(4.0).shadow(0.25).grass(4.0, 0.0, 4.0));
    }
}

/// An arched window with the palette's sky in it, curtains at its sides. (x, y) is the middle of the glass.
pub fn window(s: &mut Scene, x: f32, y: f32, w: f32, h: f32) {
    let p = s.palette;
    let glass = Path::blob(
        &nodes![(x - w / 2.0, y + h / 2.0; corner), (x - w / 2.0, y - h * 0.2), (x, y - h / 2.0), (x + w / 2.0, y - h * 0.2), (x + w / 2.0, y + h / 2.0; corner)],
    );
    s.group(Group::new().clip(glass.clone()), |s| {
        s.rect(x - w, y - h, w * 2.0, h * 2.0, Look::of(p.sky[1]).to(p.sky[3]).flat().rim(0.0).shadow(0.0));
        if p.is_night() {
            air::stars(s, 60, 700.0);
        }
        air::heap(s, x + w * 0.1, y + h * 0.2, w * 1.2, h * 0.3, p.sky[3].mix(p.light, 0.4), false, 0.8);
    });
    let bar = p.cream.mix(p.wood, 0.25);
    s.stroke(&glass, 13.0, Look::of(bar).inflate(3.0).shadow(0.5));
    s.rect(x - 4.0, y - h * 0.48, 8.0, h * 0.97, Look::of(bar).inflate(2.0));
    s.rect(x - w / 2.0, y - 4.0, w, 8.0, Look::of(bar).inflate(2.0));
    s.rect(x - w * 0.62, y + h / 2.0 - 6.0, w * 1.24, 18.0, Look::of(bar.dim(0.92)).inflate(3.0));
    let cloth = p.accent2.mix(p.cream, 0.2);
    for side in [-1.0, 1.0] {
        let at = |v: f32| x + side * w * v;
        s.blob(
            &nodes![(at(0.72), y - h * 0.6; corner), (at(0.3), y - h * 0.6; corner), (at(0.42), y - h * 0.2), (at(0.56), y + h * 0.15), (at(0.5), y + h * 0.3), (at(0.58), y + h * 0.66; corner), (at(0.82), y + h * 0.66; corner)],
            Look::of(cloth).grain(85.0).texture(0.25).inflate(14.0),
        );
        s.limb(&nodes![(at(0.52), y + h * 0.16), (at(0.76), y + h * 0.14)], &[10.0], p.gold);
    }
    s.limb(&nodes![(x - w * 0.8, y - h * 0.61), (x + w * 0.8, y - h * 0.61)], &[10.0], p.wood);
}

/// Folded curtains at both sides and a valance above.
pub fn curtains(s: &mut Scene, colour: Colour, w: f32) {
    let p = s.palette;
    for side in [-1.0, 1.0] {
        let x = |v: f32| 400.0 - side * 400.0 + side * v;
        for i in 0..6 {
            let a = w * (1.0 - i as f32 / 5.0) + 16.0;
            let tone = colour.lighter(if i % 2 == 0 { -0.07 } else { -0.02 }).dim(0.85 + 0.05 * i as f32);
            s.blob(
                &nodes![(x(-30.0), -30; corner), (x(a + 26.0), -30; corner), (x(a + 10.0), 300), (x(a * 0.55), 760), (x(a * 0.8 + 10.0), 1000), (x(a * 1.1 + 8.0), 1240; corner), (x(-30.0), 1240; corner)],
                Look::of(tone).grain(88.0).texture(0.22).inflate(14.0).shadow(0.6).shadow_radius(10.0),
            );
        }
        s.limb(&nodes![(x(-10.0), 740), (x(w * 0.35), 780), (x(w * 0.7), 752)], &[12.0, 14.0, 10.0], p.gold);
    }
    for i in 0..5 {
        let x0 = i as f32 * 160.0;
        let tone = colour.dim(if i % 2 == 0 { 0.9 } else { 0.95 });
        s.blob(&nodes![(x0 - 14.0, -30; corner), (x0 + 174.0, -30; corner), (x0 + 160.0, 60), (x0 + 80.0, 128), (x0, 60)], Look::of(tone).inflate(16.0).grain(88.0).texture(0.2).shadow(0.6));
        s.limb(
            &nodes![(x0 + 2.0, 62), (x0 + 80.0, 130), (x0 + 158.0, 62)],
            &[7.0, 9.0, 7.0],
            Look::of(p.gold).shadow(0.3),
        );
    }
}

/// A shelf of books from x0 to x1 with its board at y; h is the room for books.
pub fn shelf(s: &mut Scene, x0: f32, x1: f32, y: f32, h: f32) {
    let p = s.palette;
    s.rect(x0, y - h - 8.0, x1 - x0, h + 8.0, Look::of(p.wood_dark.dim(0.55)).flat().rim(0.0).shadow(0.0));
    let mut x = x0 + 3.0;
    while x < x1 - 8.0 {
        let w = s.rng.range(9.0, 22.0).min(x1 - x - 3.0);
        if s.rng.chance(0.08) {
            x += w * 1.6;
            continue;
        }
        let tall = h * s.rng.range(0.6, 0.95);
        let n = s.rng.below(5);
        let cloth = p.cloth(n).mix(p.wood_dark, s.rng.range(0.25, 0.6));
        let lean = if s.rng.chance(0.1) { 5.0 } else { 0.0 };
        s.poly(
            &nodes![(x, y), (x + lean, y - tall), (x + w + lean, y - tall), (x + w, y)],
            Look::of(cloth).inflate(3.0).shadow(0.25).grain(90.0),
        );
        s.rect(
            x + 1.5 + lean * 0.7,
            y - tall * 0.8,
            w - 3.0,
            2.2,
            Look::of(p.gold).flat().shadow(0.0).alpha(0.7),
        );
        x += w + 0.8;
    }
    s.rect(x0 - 4.0, y - 1.0, x1 - x0 + 8.0, 9.0, Look::of(p.wood).inflate(2.5).grain(0.0).texture(0.25));
}
