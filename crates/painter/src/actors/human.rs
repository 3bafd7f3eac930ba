//! Human heads: from the front (turned a little either way), in profile and from behind. 100 units tall, middle at (0, 0).

use super::face::{self, Features, fine, ink, pen};
use super::feeling::Mien;
use super::limb::{Bend, Ends, blob, limb};
use super::person::{Hair, Hat, Kind, Person};
use moonhare_scene::geometry::{Path, point};
use moonhare_scene::math::{cos, radians, sin};
use moonhare_scene::nodes;
use moonhare_scene::{Look, Scene};

fn features(s: &Scene, who: &Person) -> Features {
    let p = s.palette;
    let old = who.kind.is_old();
    Features {
        skin: who.skin,
        ink: p.ink.mix(who.hair, 0.12).dim(0.9),
        brow: if old { who.hair.dim(0.94) } else { who.hair.dim(0.72) },
        brow_width: if who.kind == Kind::Man || who.kind == Kind::Giant { 6.2 } else { 5.0 },
        iris: who.eyes,
        iris_size: 0.68,
        white: p.white.mix(p.cream, 0.4),
        lip: who.skin.dim(0.5).mix(p.red, 0.35),
    }
}

fn skin(who: &Person, inflate: f32) -> Look {
    Look::of(who.skin)
        .inflate(inflate)
        .texture(0.05)
        .rim(0.5)
        .hatch(0.16)
        .hatch_jitter(0.07)
        .posterise(0.25)
        .rough(0.5)
}

fn strands(who: &Person, inflate: f32) -> Look {
    Look::of(who.hair).inflate(inflate).texture(0.24).grain(80.0).hatch(0.7).hatch_jitter(0.16)
}

/// The outline of the face.
fn outline(who: &Person, fx: f32) -> Path {
    let x = fx * 0.16;
    match who.kind {
        Kind::Girl | Kind::Boy => blob(&nodes![
            (-43.0 + x, -4),
            (-38.0 + x, -34),
            (x, -46),
            (38.0 + x, -34),
            (43.0 + x, -4),
            (38.0 + x * 1.5, 26),
            (16.0 + x * 2.0, 46),
            (x * 2.2, 49),
            (-16.0 + x * 2.0, 46),
            (-38.0 + x * 1.5, 26)
        ]),
        Kind::Baby => blob(&nodes![
            (-45.0 + x, -2),
            (-40.0 + x, -34),
            (x, -47),
            (40.0 + x, -34),
            (45.0 + x, -2),
            (46.0 + x, 22),
            (20.0 + x, 44),
            (x, 46),
            (-20.0 + x, 44),
            (-46.0 + x, 22)
        ]),
        Kind::Man | Kind::Giant | Kind::Grandad => blob(&nodes![
            (-41.0 + x, -6),
            (-37.0 + x, -32),
            (x, -43),
            (37.0 + x, -32),
            (41.0 + x, -6),
            (40.0 + x * 1.5, 22),
            (29.0 + x * 2.0, 43),
            (11.0 + x * 2.4, 52),
            (-11.0 + x * 2.4, 52),
            (-29.0 + x * 2.0, 43),
            (-40.0 + x * 1.5, 22)
        ]),
        _ => blob(&nodes![
            (-41.0 + x, -6),
            (-36.0 + x, -32),
            (x, -42),
            (36.0 + x, -32),
            (41.0 + x, -6),
            (38.0 + x * 1.5, 22),
            (23.0 + x * 2.0, 42),
            (6.0 + x * 2.4, 52),
            (-6.0 + x * 2.4, 52),
            (-23.0 + x * 2.0, 42),
            (-38.0 + x * 1.5, 22)
        ]),
    }
}

/// What of the hair lies behind the face; long hair lies behind the body too, so that the figure paints it first.
pub(super) fn hair_back(s: &mut Scene, who: &Person, fx: f32) {
    let dark = Person { hair: who.hair.dim(0.86), ..*who };
    let x = -fx * 0.25;
    match who.style {
        Hair::Bob => s.part(
            &blob(&nodes![
                (-48.0 + x, 6),
                (-47, -30),
                (-24, -54),
                (12, -57),
                (42, -40),
                (50.0 + x, 0),
                (46.0 + x, 34),
                (30.0 + x, 42),
                (-30.0 + x, 42),
                (-46.0 + x, 34)
            ]),
            strands(&dark, 9.0),
        ),
        Hair::Long => s.part(
            &blob(&nodes![
                (-49.0 + x, 6),
                (-46, -30),
                (-22, -55),
                (14, -57),
                (42, -40),
                (50.0 + x, 0),
                (54.0 + x, 50),
                (50.0 + x, 92),
                (30.0 + x, 84),
                (-30.0 + x, 86),
                (-50.0 + x, 94),
                (-54.0 + x, 50)
            ]),
            strands(&dark, 11.0),
        ),
        Hair::Bun => {
            s.ellipse(-4.0 + x, -56.0, 21.0, 17.0, strands(who, 6.0));
            s.part(
                &blob(&nodes![
                    (-46.0 + x, 8),
                    (-46, -28),
                    (-22, -52),
                    (20, -52),
                    (45, -28),
                    (46.0 + x, 8),
                    (36.0 + x, 24),
                    (-36.0 + x, 24)
                ]),
                strands(&dark, 8.0),
            );
        }
        Hair::Short => s.part(
            &blob(&nodes![
                (-47.0 + x, 4),
                (-46, -30),
                (-22, -54),
                (14, -56),
                (42, -40),
                (48.0 + x, 0),
                (42.0 + x, 20),
                (-42.0 + x, 20)
            ]),
            strands(&dark, 8.0),
        ),
        Hair::Curls => {
            let mut mask = Path::default();
            for i in 0..13 {
                let a = radians(150.0 + 240.0 * i as f32 / 12.0);
                let (r, k) = (17.0 + 3.0 * sin(i as f32 * 2.1), 44.0);
                mask = mask.and(Path::ellipse(x + k * cos(a), -10.0 + k * 0.98 * sin(a), r, r));
            }
            mask = mask.and(Path::ellipse(x, -12.0, 46.0, 44.0));
            s.part(&mask, strands(&dark, 6.0).texture(0.4).hatch(1.0));
        }
        Hair::Plaits => {
            s.part(
                &blob(&nodes![
                    (-46.0 + x, 6),
                    (-46, -30),
                    (-22, -54),
                    (14, -56),
                    (42, -40),
                    (47.0 + x, 6),
                    (38.0 + x, 26),
                    (-38.0 + x, 26)
                ]),
                strands(&dark, 8.0),
            );
            for side in [-1.0, 1.0] {
                for k in 0..4 {
                    let k = k as f32;
                    s.ellipse(
                        side * (47.0 + k * 2.0) + x,
                        28.0 + k * 15.0,
                        10.0 - k,
                        10.5,
                        strands(who, 3.4).shadow(0.4),
                    );
                }
                let red = s.palette.red;
                s.ellipse(side * 54.0 + x, 86.0, 7.0, 5.0, Look::of(red).inflate(2.0));
            }
        }
        Hair::Scarf => s.part(
            &blob(&nodes![
                (-52.0 + x, 8),
                (-48, -30),
                (-22, -56),
                (14, -58),
                (44, -40),
                (54.0 + x, 4),
                (50.0 + x, 44),
                (24, 64),
                (-24, 64),
                (-50.0 + x, 44)
            ]),
            Look::of(who.hat_colour).inflate(11.0).texture(0.2),
        ),
        Hair::Bald if who.kind == Kind::Grandad => {
            for side in [-1.0, 1.0] {
                s.ellipse(side * 42.0 + x, 2.0, 10.0, 18.0, strands(&dark, 4.0).fur(1.6, 90.0, 1.4));
            }
        }
        Hair::Bald | Hair::Turban => {}
    }
}

/// What of the hair lies over the face.
fn hair_front(s: &mut Scene, who: &Person, fx: f32, fy: f32) {
    let (a, b) = (fx * 0.4, fy * 0.4);
    match who.style {
        Hair::Bald if who.kind == Kind::Baby => {
            let curl = limb(
                &[point(0.0, -46.0), point(5.0, -58.0), point(14.0, -56.0), point(12.0, -50.0)],
                &[6.0, 5.0, 3.0, 1.5],
                Bend::Smooth,
                Ends::Round,
            );
            s.part(&curl, strands(who, 1.6));
        }
        Hair::Bald => {}
        Hair::Bun | Hair::Long => s.part(
            &blob(&nodes![
                (-44, 0),
                (-45, -30),
                (-20, -54),
                (0, -56),
                (20, -54),
                (45, -30),
                (44, 0),
                (35.0 + a * 0.5, -22),
                (15.0 + a, -35.0 + b),
                (a * 1.3, -40.0 + b),
                (-14.0 + a, -35.0 + b),
                (-35.0 + a * 0.5, -22)
            ]),
            strands(who, 4.0),
        ),
        Hair::Scarf => {
            let cloth = Look::of(who.hat_colour).inflate(4.0).texture(0.2);
            s.part(
                &blob(&nodes![
                    (-46, 18),
                    (-46, -30),
                    (-22, -56),
                    (14, -58),
                    (44, -40),
                    (46, 18),
                    (40.0 + a * 0.5, -8),
                    (22.0 + a, -30.0 + b),
                    (a, -35.0 + b),
                    (-22.0 + a, -30.0 + b),
                    (-40.0 + a * 0.5, -8)
                ]),
                cloth,
            );
            for side in [-1.0, 1.0] {
                s.blob(
                    &nodes![(a, 50), (side * 20.0 + a, 58), (side * 26.0 + a, 72), (side * 6.0 + a, 62)],
                    cloth.shadow(0.4),
                );
            }
        }
        Hair::Turban => {
            let cloth = who.hat_colour;
            s.part(
                &blob(&nodes![
                    (-47, -14),
                    (-54, -40),
                    (-34, -64),
                    (0, -72),
                    (34, -64),
                    (54, -40),
                    (47, -14),
                    (26.0 + a, -28.0 + b),
                    (a, -32.0 + b),
                    (-26.0 + a, -28.0 + b)
                ]),
                Look::of(cloth).inflate(10.0),
            );
            for k in 0..3 {
                let k = k as f32 * 12.0;
                pen(
                    s,
                    &[
                        point(-48.0 + k * 0.5, -26.0 - k),
                        point(0.0, -46.0 - k * 0.8),
                        point(46.0 - k * 0.3, -30.0 - k * 0.4),
                    ],
                    2.6,
                    cloth.dim(0.7),
                    0.7,
                );
            }
        }
        Hair::Curls => {
            let mut mask = Path::default();
            for i in 0..9 {
                let t = i as f32 / 8.0;
                let a = radians(186.0 + 168.0 * t);
                mask = mask.and(Path::ellipse(fx * 0.2 + 41.0 * cos(a), -8.0 + 38.0 * sin(a), 13.5, 12.5));
            }
            s.part(&mask, strands(who, 4.6).texture(0.4).hatch(1.0));
        }
        Hair::Bob | Hair::Short | Hair::Plaits => {
            let low = if who.style == Hair::Short { -12.0 } else { 0.0 };
            s.part(
                &blob(&nodes![
                    (-46, low),
                    (-47, -32),
                    (-20, -56),
                    (16, -57),
                    (44, -36),
                    (46, low + 2.0),
                    (41, -18),
                    (27.0 + a, -34.0 + b),
                    (8.0 + a * 1.2, -28.0 + b),
                    (-8.0 + a * 1.2, -37.0 + b),
                    (-26.0 + a, -28.0 + b),
                    (-41, -16)
                ]),
                strands(who, 4.6),
            );
            let tuft = limb(
                &[point(2.0, -54.0), point(6.0, -63.0), point(15.0, -65.0)],
                &[8.0, 6.0, 2.0],
                Bend::Smooth,
                Ends::Round,
            );
            s.part(&tuft, strands(who, 2.0));
        }
    }
}

/// What is worn on top, for every head: (0, −40) is about the crown.
pub(super) fn hat(s: &mut Scene, who: &Person, x: f32) {
    let p = s.palette;
    let colour = who.hat_colour;
    let felt = |k: f32| Look::of(colour).inflate(k).texture(0.14).shadow(0.6);
    match who.hat {
        Hat::None => {}
        Hat::Cap => {
            s.blob(
                &nodes![
                    (-46.0 + x, -26),
                    (-40.0 + x, -52),
                    (x, -64),
                    (40.0 + x, -52),
                    (46.0 + x, -26),
                    (x, -34)
                ],
                felt(7.0),
            );
            s.blob(
                &nodes![
                    (-26.0 + x, -32),
                    (x, -38),
                    (40.0 + x, -32),
                    (62.0 + x * 1.6, -24),
                    (30.0 + x, -22),
                    (-10.0 + x, -24)
                ],
                felt(3.0),
            );
        }
        Hat::Bowler => {
            s.blob(
                &nodes![
                    (-36.0 + x, -36),
                    (-35.0 + x, -62),
                    (-16.0 + x, -82),
                    (16.0 + x, -82),
                    (35.0 + x, -62),
                    (36.0 + x, -36)
                ],
                felt(8.0),
            );
            s.ellipse(x, -37.0, 55.0, 9.0, felt(3.0));
            s.part(
                &limb(
                    &[point(-36.0 + x, -45.0), point(x, -41.0), point(36.0 + x, -45.0)],
                    &[7.0],
                    Bend::Smooth,
                    Ends::CutBoth,
                ),
                Look::of(colour.dim(0.6)).inflate(1.2),
            );
        }
        Hat::Stovepipe => {
            s.blob(&nodes![(-33.0 + x, -36; corner), (-36.0 + x, -108; corner), (x, -112), (36.0 + x, -108; corner), (33.0 + x, -36; corner)], felt(9.0));
            s.ellipse(x, -38.0, 54.0, 9.0, felt(3.0));
            s.part(
                &limb(
                    &[point(-34.0 + x, -50.0), point(x, -46.0), point(34.0 + x, -50.0)],
                    &[11.0],
                    Bend::Smooth,
                    Ends::CutBoth,
                ),
                Look::of(p.red).inflate(1.6),
            );
        }
        Hat::Straw => {
            let straw = p.gold.mix(p.cream, 0.35);
            s.ellipse(x, -34.0, 68.0, 14.0, Look::of(straw.dim(0.9)).inflate(4.0).texture(0.3).grain(0.0));
            s.blob(
                &nodes![
                    (-34.0 + x, -38),
                    (-30.0 + x, -62),
                    (x, -72),
                    (30.0 + x, -62),
                    (34.0 + x, -38),
                    (x, -32)
                ],
                Look::of(straw).inflate(7.0).texture(0.3).grain(0.0),
            );
            s.part(
                &limb(
                    &[point(-34.0 + x, -43.0), point(x, -38.0), point(34.0 + x, -43.0)],
                    &[7.0],
                    Bend::Smooth,
                    Ends::CutBoth,
                ),
                Look::of(colour).inflate(1.4),
            );
        }
        Hat::Crown => {
            s.blob(
                &nodes![(-34.0 + x, -36; corner), (-40.0 + x, -74; corner), (-20.0 + x, -54; corner), (x, -84; corner), (20.0 + x, -54; corner), (40.0 + x, -74; corner), (34.0 + x, -36; corner), (x, -30)],
                Look::of(p.gold).inflate(4.0).rim(1.2),
            );
            for k in [-20.0, 0.0, 20.0] {
                s.dot(k + x, -43.0, 4.0, Look::of(p.red).inflate(1.4));
            }
        }
        Hat::Nightcap => {
            s.blob(
                &nodes![
                    (-46.0 + x, -24),
                    (-38.0 + x, -52),
                    (-6.0 + x, -74),
                    (34.0 + x, -84),
                    (70.0 + x, -66),
                    (86.0 + x, -30),
                    (74.0 + x, -36),
                    (56.0 + x, -54),
                    (42.0 + x, -48),
                    (46.0 + x, -24),
                    (x, -34)
                ],
                felt(7.0),
            );
            s.part(
                &limb(
                    &[point(-46.0 + x, -27.0), point(x, -36.0), point(46.0 + x, -27.0)],
                    &[12.0],
                    Bend::Smooth,
                    Ends::Round,
                ),
                Look::of(p.cream).inflate(3.0),
            );
            s.dot(87.0 + x, -24.0, 9.0, Look::of(p.cream).inflate(3.0).fur(1.5, 90.0, 1.0));
        }
        Hat::Woolly => {
            s.blob(
                &nodes![
                    (-47.0 + x, -20),
                    (-42.0 + x, -50),
                    (x, -70),
                    (42.0 + x, -50),
                    (47.0 + x, -20),
                    (x, -32)
                ],
                felt(8.0).hatch(1.0).hatch_along(90.0),
            );
            s.part(
                &limb(
                    &[point(-48.0 + x, -22.0), point(x, -33.0), point(48.0 + x, -22.0)],
                    &[14.0],
                    Bend::Smooth,
                    Ends::Round,
                ),
                Look::of(colour.lighter(0.08)).inflate(4.0).hatch(1.0).hatch_along(90.0),
            );
            s.dot(x, -74.0, 13.0, Look::of(colour.lighter(0.14)).inflate(4.0).fur(2.2, 90.0, 1.2));
        }
    }
}

/// From the front; the mien's turn moves the features to either side.
pub(super) fn front(s: &mut Scene, who: &Person, mien: &Mien) {
    let f = features(s, who);
    let (fx, fy) = (mien.turn * 17.0, mien.nod * 9.0);
    if who.style != Hair::Long {
        hair_back(s, who, fx);
    }
    for side in [-1.0, 1.0] {
        if mien.turn * side < 0.5 && who.style != Hair::Scarf {
            s.ellipse(
                side * 44.0 - fx * 0.3,
                8.0 + fy * 0.3,
                8.0,
                10.5,
                skin(&Person { skin: who.skin.dim(0.94), ..*who }, 2.6),
            );
            if who.kind == Kind::Granny {
                let red = s.palette.red;
                s.dot(side * 45.0 - fx * 0.3, 22.0 + fy * 0.3, 3.2, Look::of(red).inflate(1.0));
            }
        }
    }
    s.part(&outline(who, fx), skin(who, 12.0));
    if who.beard {
        beard(s, who, fx, fy);
    }
    hair_front(s, who, fx, fy);
    let old = who.kind.is_old();
    if old {
        wrinkles(s, who, mien, fx, fy);
    }
    face::cheeks(s, point(fx, 21.0 + fy), 27.0, 11.0, mien);
    let (apart, y, r) = match who.kind {
        Kind::Girl | Kind::Boy | Kind::Baby => (20.0, 4.0, [10.5, 12.5]),
        Kind::Woman => (19.0, 2.0, [9.8, 10.8]),
        _ => (18.5, 2.0, [8.8, 9.2]),
    };
    face::eyes(s, point(fx, y + fy), apart, r, mien, &f);
    let mouth = match who.kind {
        Kind::Girl | Kind::Boy | Kind::Baby => (27.0, 14.0),
        Kind::Woman => (31.0, 12.5),
        _ => (34.0, 12.5),
    };
    face::mouth(s, point(fx * 1.1, mouth.0 + fy), mouth.1, mien, &f);
    let nose = Person { skin: who.skin.mix(s.palette.red, 0.10).dim(0.97), ..*who };
    let (nx, ny) = (fx * 1.35, fy);
    match who.kind {
        Kind::Girl | Kind::Boy | Kind::Baby => {
            s.ellipse(nx, 16.0 + ny, 5.2, 4.2, skin(&nose, 1.8).shadow(0.35));
        }
        Kind::Woman => s.blob(
            &nodes![
                (fx * 1.15 - 2.0, 2.0 + ny),
                (fx * 1.2 + 2.0, 2.0 + ny),
                (nx + 5.5, 15.0 + ny),
                (nx, 19.0 + ny),
                (nx - 5.5, 15.0 + ny)
            ],
            skin(&nose, 2.2).shadow(0.25),
        ),
        _ => s.blob(
            &nodes![
                (fx * 1.2 - 3.0, ny),
                (fx * 1.3 + 3.0, ny),
                (fx * 1.5 + 8.5, 17.0 + ny),
                (fx * 1.5, 22.5 + ny),
                (fx * 1.5 - 8.5, 17.0 + ny)
            ],
            skin(&nose, 3.0).shadow(0.35),
        ),
    }
    if who.beard {
        moustache(s, who, fx, fy);
    }
    if who.glasses {
        let metal = s.palette.gold.dim(0.7);
        for side in [-1.0, 1.0] {
            let narrow = 1.0 - 0.25 * (mien.turn * side).max(0.0);
            s.stroke(
                &Path::ellipse(fx + side * apart, y + fy + 1.0, r[0] * 1.5 * narrow, r[0] * 1.45),
                2.4,
                Look::of(metal).inflate(0.8).shadow(0.2),
            );
        }
        pen(s, &[point(fx - 6.0, y + fy), point(fx, y + fy - 3.0), point(fx + 6.0, y + fy)], 2.4, metal, 1.0);
    }
    hat(s, who, fx * 0.15);
}

fn wrinkles(s: &mut Scene, who: &Person, mien: &Mien, fx: f32, fy: f32) {
    if !fine(s) {
        return;
    }
    let line = who.skin.dim(0.68);
    for side in [-1.0, 1.0] {
        let x = fx + side * 19.0;
        pen(
            s,
            &[
                point(x - side * 6.0, 18.0 + fy),
                point(x + side * 4.0, 21.0 + fy),
                point(x + side * 11.0, 16.0 + fy),
            ],
            1.7,
            line,
            0.6,
        );
        for k in [-4.0, 0.0, 4.0] {
            pen(
                s,
                &[point(x + side * 13.0, 3.0 + k * 0.6 + fy), point(x + side * 18.0, 3.0 + k * 1.2 + fy)],
                1.6,
                line,
                0.6,
            );
        }
        pen(
            s,
            &[
                point(fx * 1.2 + side * 8.0, 20.0 + fy),
                point(fx + side * 17.0, 29.0 + fy - mien.curve * 2.0),
                point(fx + side * 18.0, 37.0 + fy),
            ],
            2.0,
            line,
            0.6,
        );
    }
    if mien.brow[1] > 0.2 || mien.slant[0] > 12.0 {
        for k in [0.0, 5.0] {
            pen(
                s,
                &[
                    point(fx - 14.0, -24.0 - k + fy),
                    point(fx, -26.0 - k + fy),
                    point(fx + 14.0, -24.0 - k + fy),
                ],
                1.5,
                line,
                0.5,
            );
        }
    }
}

fn beard(s: &mut Scene, who: &Person, fx: f32, fy: f32) {
    let x = fx * 0.5;
    s.part(
        &blob(&nodes![
            (-42.0 + x * 0.4, 6),
            (-30.0 + x, 24.0 + fy),
            (-14.0 + fx, 28.0 + fy),
            (fx, 26.0 + fy),
            (14.0 + fx, 28.0 + fy),
            (30.0 + x, 24.0 + fy),
            (42.0 + x * 0.4, 6),
            (44.0 + x, 34),
            (30.0 + fx, 62),
            (fx * 1.2, 76),
            (-30.0 + fx, 62),
            (-44.0 + x, 34)
        ]),
        strands(who, 8.0).fur(2.4, 90.0, 2.0),
    );
}

fn moustache(s: &mut Scene, who: &Person, fx: f32, fy: f32) {
    for side in [-1.0, 1.0] {
        let x = fx * 1.3;
        let half = limb(
            &[point(x, 25.0 + fy), point(x + side * 11.0, 26.0 + fy), point(x + side * 23.0, 33.0 + fy)],
            &[7.0, 9.0, 2.0],
            Bend::Smooth,
            Ends::Round,
        );
        s.part(&half, strands(who, 2.4).shadow(0.4).fur(0.8, 90.0, 1.2));
    }
}

/// In profile, looking right.
pub(super) fn profile(s: &mut Scene, who: &Person, mien: &Mien) {
    let f = features(s, who);
    let fy = mien.nod * 5.0;
    let child = who.kind.is_child();
    let nose = if child { 0.0 } else { 7.0 };
    let dark = Person { hair: who.hair.dim(0.88), ..*who };
    match who.style {
        Hair::Bald | Hair::Turban => {}
        Hair::Long | Hair::Plaits => s.part(
            &blob(&nodes![
                (-44, -20),
                (-30, -52),
                (6, -58),
                (30, -44),
                (4, -10),
                (-4, 40),
                (-22, 86),
                (-50, 84),
                (-54, 30)
            ]),
            strands(&dark, 10.0),
        ),
        Hair::Scarf => s.part(
            &blob(&nodes![
                (-50, -10),
                (-34, -52),
                (4, -58),
                (32, -44),
                (26, 30),
                (14, 62),
                (-30, 60),
                (-52, 30)
            ]),
            Look::of(who.hat_colour).inflate(10.0),
        ),
        _ => s.part(
            &blob(&nodes![
                (-48, -8),
                (-36, -46),
                (0, -58),
                (30, -44),
                (6, -8),
                (-6, 30),
                (-34, 36),
                (-50, 16)
            ]),
            strands(&dark, 9.0),
        ),
    }
    let (b, o) = (fy, mien.open * 6.0);
    s.part(
        &blob(&nodes![
            (-38, -12),
            (-26, -40),
            (6, -48),
            (29, -38),
            (35.0, -16.0 + b),
            (33.0, -4.0 + b),
            (38.0 + nose * 0.6, 6.0 + b),
            (44.0 + nose, 15.0 + b),
            (38.0 + nose * 0.3, 21.0 + b),
            (36, 25.0 + b),
            (37.5, 29.0 + b),
            (35, 32.0 + b),
            (36.0, 36.0 + b + o),
            (34, 46.0 + b + o),
            (22, 51.0 + o),
            (2, 44),
            (-20, 34),
            (-36, 12)
        ]),
        skin(who, 12.0),
    );
    // The mouth is cut in from the edge.
    let (y, c) = (30.5 + b, mien.curve * 4.0);
    if mien.open > 0.06 {
        let dark = s.palette.red.dim(0.42).mix(s.palette.ink, 0.35);
        s.blob(
            &nodes![(20, y - c; corner), (30, y - 2.0), (38, y - 1.0), (36, y + o + 4.0), (28, y + o + 3.0)],
            ink(dark),
        );
    }
    pen(s, &[point(19.0, y - c), point(28.0, y + c * 0.3), point(37.0, y)], 2.4, f.lip, 1.0);
    let at = point(20.0, if child { 0.0 } else { -4.0 } + b);
    let r = if child { [7.0, 11.5] } else { [6.2, 9.0] };
    face::eye(s, at, r, 1.0, &Mien { gaze: [0.7, mien.gaze[1]], ..*mien }, &f);
    face::brow(
        s,
        point(at.x - 1.0, at.y),
        [r[0] * 1.2, r[1]],
        1.0,
        &Mien { slant: [0.0, -mien.slant[1]], ..*mien },
        &f,
    );
    if mien.tear {
        face::tear(s, 20.0, at.y + r[1] * 2.0, 0.8);
    }
    if fine(s) && mien.cheek > 0.05 {
        let red = s.palette.red.mix(s.palette.pink, 0.3);
        s.ellipse(12.0, 22.0 + b, 11.0, 8.0, ink(red).alpha((0.14 + mien.cheek * 0.26).min(0.5)).soft(3.5));
    }
    if who.beard {
        s.part(
            &blob(&nodes![
                (-10, 6),
                (6, 22),
                (24, 28.0 + b),
                (38, 27.0 + b),
                (37, 36.0 + b),
                (40, 60),
                (22, 76),
                (0, 60),
                (-14, 34)
            ]),
            strands(who, 8.0).fur(2.4, 90.0, 2.0),
        );
    }
    if who.style != Hair::Scarf {
        s.ellipse(-8.0, 8.0, 8.0, 11.0, skin(&Person { skin: who.skin.dim(0.95), ..*who }, 2.8).shadow(0.4));
        pen(s, &[point(-11.0, 3.0), point(-6.0, 4.0), point(-7.0, 12.0)], 2.0, who.skin.dim(0.7), 0.7);
    }
    match who.style {
        Hair::Bald => {
            if who.kind == Kind::Grandad {
                s.ellipse(-26.0, 2.0, 14.0, 17.0, strands(who, 4.0).fur(1.6, 90.0, 1.4));
            }
        }
        Hair::Scarf => s.part(
            &blob(&nodes![
                (-40, 0),
                (-32, -50),
                (4, -58),
                (33, -42),
                (22, -26),
                (8, 0),
                (14, 44),
                (26, 54),
                (10, 62),
                (-20, 50)
            ]),
            Look::of(who.hat_colour).inflate(5.0).texture(0.2),
        ),
        Hair::Turban => s.part(
            &blob(&nodes![
                (-44, -8),
                (-52, -36),
                (-30, -64),
                (4, -70),
                (36, -56),
                (38, -26),
                (10, -28),
                (-20, -10)
            ]),
            Look::of(who.hat_colour).inflate(10.0),
        ),
        _ => s.part(
            &blob(&nodes![
                (-44, -4),
                (-34, -50),
                (0, -58),
                (31, -44),
                (35, -24),
                (22, -34),
                (6, -26),
                (-4, -8),
                (-18, 0),
                (-24, 22),
                (-40, 20)
            ]),
            strands(who, 4.6),
        ),
    }
    if who.style == Hair::Bun {
        s.ellipse(-38.0, -40.0, 17.0, 15.0, strands(who, 5.0));
    }
    if who.glasses {
        let metal = s.palette.gold.dim(0.7);
        s.stroke(
            &Path::ellipse(at.x + 3.0, at.y + 1.0, 8.0, 10.5),
            2.4,
            Look::of(metal).inflate(0.8).shadow(0.2),
        );
        pen(s, &[point(at.x - 5.0, at.y - 1.0), point(-8.0, at.y + 2.0)], 2.0, metal, 1.0);
    }
    hat(s, who, 0.0);
}

/// From behind.
pub(super) fn back(s: &mut Scene, who: &Person) {
    for side in [-1.0, 1.0] {
        if who.style != Hair::Scarf {
            s.ellipse(side * 44.0, 8.0, 8.0, 10.5, skin(who, 2.6));
        }
    }
    match who.style {
        Hair::Bald => {
            s.part(&outline(who, 0.0), skin(who, 12.0));
            if who.kind == Kind::Grandad {
                s.blob(
                    &nodes![(-43, 0), (-24, 8), (0, 10), (24, 8), (43, 0), (38, 32), (0, 42), (-38, 32)],
                    strands(who, 6.0).fur(1.6, 90.0, 1.4),
                );
            }
        }
        Hair::Scarf | Hair::Turban => {
            let colour = who.hat_colour;
            s.part(
                &blob(&nodes![
                    (-50, 8),
                    (-46, -30),
                    (-20, -58),
                    (20, -58),
                    (46, -30),
                    (50, 8),
                    (38, 48),
                    (0, 60),
                    (-38, 48)
                ]),
                Look::of(colour).inflate(12.0),
            );
            pen(s, &[point(-40.0, -6.0), point(0.0, 16.0), point(40.0, -6.0)], 3.0, colour.dim(0.7), 0.7);
        }
        _ => {
            hair_back(s, who, 0.0);
            let low = if who.style == Hair::Long { 88.0 } else { 40.0 };
            s.part(
                &blob(&nodes![
                    (-47, 4),
                    (-46, -30),
                    (-20, -56),
                    (16, -57),
                    (44, -38),
                    (48, 4),
                    (42, low - 6.0),
                    (0, low),
                    (-42, low - 6.0)
                ]),
                strands(who, 10.0).hatch_along(88.0),
            );
        }
    }
    if who.style == Hair::Bun {
        s.ellipse(0.0, -34.0, 22.0, 19.0, strands(who, 6.0).shadow(0.6));
    }
    hat(s, who, 0.0);
}
