//! Any of these heads in profile.

use super::{
    coat,
    cut::{Ear, cut},
    features,
    frog::frog_profile,
    front::{laid, muzzle_colour},
};
use crate::actors::face::{self, ink, pen};
use crate::actors::feeling::Mien;
use crate::actors::human::hat;
use crate::actors::limb::{Bend, Ends, blob, limb};
use crate::actors::person::{Kind, Person};
use moonhare_scene::geometry::{Path, Point, point, shift, turn};
use moonhare_scene::nodes;
use moonhare_scene::{Look, Scene};

/// In profile, looking right.
pub(in crate::actors) fn profile(s: &mut Scene, who: &Person, mien: &Mien) {
    let (c, f, p) = (cut(who.kind), features(s, who), s.palette);
    if who.kind == Kind::Frog {
        frog_profile(s, who, mien);
        hat(s, who, -4.0);
        return;
    }
    let fy = mien.nod * 6.0;
    let gape = mien.open * 12.0;
    if who.kind.is_bird() {
        let small = who.kind != Kind::Owl;
        let outline = if small {
            nodes![
                (-40, -4),
                (-33, -30),
                (-7, -46),
                (22, -39),
                (35, -10),
                (29, 14),
                (19, 34),
                (23, 58),
                (-28, 58),
                (-25, 36),
                (-36, 20)
            ]
            .to_vec()
        } else {
            nodes![
                (-42, 4),
                (-36, -30),
                (-8, -46),
                (24, -40),
                (38, -8),
                (34, 24),
                (14, 48),
                (-16, 50),
                (-38, 32)
            ]
            .to_vec()
        };
        s.blob(&outline, coat(who, 11.0));
        let horn = match who.kind {
            Kind::Crow => p.stone.mix(p.dark, 0.45),
            Kind::Owl => p.gold,
            _ => p.gold.mix(p.red, 0.35),
        };
        let long = if small { 50.0 } else { 22.0 };
        if mien.open > 0.05 {
            s.blob(
                &nodes![(26, 6.0 + fy), (30.0 + long * 0.8, 12.0 + gape + fy; corner), (26, 16.0 + fy)],
                Look::of(horn.dim(0.8)).inflate(2.4),
            );
        }
        s.blob(&nodes![(26, -10.0 + fy), (30.0 + long * 0.5, -4.0 + fy), (30.0 + long, 10.0 + fy; corner), (28, 10.0 + fy)], Look::of(horn).inflate(3.6).rim(0.9));
        if who.kind == Kind::Owl {
            s.ellipse(12.0, -4.0 + fy, 20.0, 26.0, Look::of(who.hair).inflate(6.0).shadow(0.2));
            s.blob(&nodes![(-26, -30), (-22, -62; corner), (-6, -40)], coat(who, 3.0));
        }
        if who.kind == Kind::Hen {
            s.blob(
                &nodes![(-10, -38), (-8, -56), (4, -46), (12, -58), (18, -44), (28, -46), (20, -30)],
                Look::of(p.red).inflate(3.0),
            );
            s.ellipse(32.0, 24.0 + fy, 6.0, 11.0, Look::of(p.red).inflate(2.2));
        }
        let at = point(12.0, -10.0 + fy);
        let r = if who.kind == Kind::Owl { [11.0, 14.0] } else { [8.0, 9.5] };
        face::eye(s, at, r, 1.0, mien, &f);
        face::brow(s, at, r, 1.0, &Mien { slant: [0.0, -mien.slant[1]], ..*mien }, &f);
        hat(s, who, 0.0);
        return;
    }
    let pale = muzzle_colour(s, who);
    let long = c.long;
    let [h, w, _] = c.ear_size;
    let back = laid(mien, 1.0);
    let ear = |s: &mut Scene, x: f32, shade: f32| {
        let fur = Person { skin: who.skin.dim(shade), ..*who };
        match c.ear {
            Ear::None => {}
            Ear::Pointed => s.at(&[shift(x, -28.0), turn(-14.0 + back)], |s| {
                s.blob(&nodes![(-w * 0.9, 12), (-w * 0.7, -h * 0.4), (-2, -h; corner), (w * 0.7, -h * 0.3), (w * 0.9, 10)], coat(&fur, 5.0));
            }),
            Ear::Round => {
                s.ellipse(x - 4.0, -38.0, w * 0.86, h, coat(&fur, 4.0));
                if shade == 1.0 {
                    let inner = p.pink.mix(who.skin, 0.35).dim(0.9);
                    s.ellipse(x - 2.0, -37.0, w * 0.5, h * 0.6, Look::of(inner).inflate(3.0).shadow(0.2));
                }
            }
            Ear::Long => s.at(&[shift(x, -34.0), turn(-20.0 + back)], |s| {
                s.blob(&nodes![(-w * 0.7, 10), (-w * 0.9, -h * 0.45), (0, -h), (w * 0.9, -h * 0.4), (w * 0.7, 10)], coat(&fur, 5.0));
            }),
            Ear::Floppy => s.at(&[shift(x, -26.0), turn(10.0 - back * 0.6)], |s| {
                s.blob(&nodes![(-6, -6), (8, -6), (10, h * 0.5), (0, h), (-14, h * 0.7)], coat(&Person { skin: fur.skin.dim(0.8), ..fur }, 4.0));
            }),
        }
    };
    if c.ear != Ear::Floppy {
        ear(s, 2.0, 0.8);
    }
    if who.kind == Kind::Lion {
        s.ellipse(
            -18.0,
            8.0,
            50.0,
            56.0,
            coat(&Person { skin: who.hair, ..*who }, 8.0).fur(3.0, 90.0, 2.6).hatch(1.1),
        );
    }
    let (tip, ty) = (28.0 + long, 20.0 + fy);
    // The jaw below, the head and the upper muzzle in one mask above.
    s.blob(
        &nodes![
            (0, 22),
            (26, 24.0 + fy),
            (tip - 8.0, ty + 10.0 + gape * 0.6),
            (tip - 10.0, ty + 18.0 + gape),
            (22, 42.0 + gape * 0.5),
            (-4, 42)
        ],
        Look::of(pale).inflate(5.0).rim(0.4).shadow(0.2),
    );
    if mien.open > 0.05 {
        let dark = p.red.dim(0.45).mix(p.ink, 0.3);
        s.blob(&nodes![(18, 24.0 + fy; corner), (tip - 6.0, ty + 8.0), (tip - 10.0, ty + 11.0 + gape * 0.7), (26, 30.0 + gape * 0.4)], ink(dark));
    }
    s.part(
        &blob(&nodes![
            (-42, 4),
            (-36, -28),
            (-10, -43),
            (16, -36),
            (28, -14.0 + fy),
            (30.0 + long * 0.5, ty - 14.0),
            (tip, ty - 10.0),
            (tip + 4.0, ty - 2.0),
            (tip - 4.0, ty + 8.0),
            (26.0 + long * 0.3, ty + 8.0),
            (16, 32),
            (-6, 44),
            (-34, 34)
        ]),
        coat(who, 11.0),
    );
    s.part(
        &blob(&nodes![
            (18, 16.0 + fy),
            (30.0 + long * 0.5, ty - 2.0),
            (tip, ty),
            (tip - 4.0, ty + 8.0),
            (26.0 + long * 0.3, ty + 8.0),
            (8, 34),
            (0, 24)
        ]),
        Look::of(pale).inflate(4.0).shadow(0.0).rim(0.2).soft(1.2).fade(8.0, 24.0, -6.0, 24.0),
    );
    if who.kind == Kind::Badger {
        // White from the nose over the brow to the nape, and along the cheek: between them the dark band of the eye.
        let white = |s: &mut Scene, way: &[Point], widths: &[f32]| {
            let band = limb(way, widths, Bend::Smooth, Ends::Round);
            s.part(&band, Look::of(who.hair).inflate(3.0).shadow(0.1).rim(0.3).atop());
        };
        let brow =
            [point(tip - 12.0, ty - 11.0), point(22.0, -24.0 + fy), point(-8.0, -41.0), point(-36.0, -28.0)];
        white(s, &brow, &[5.0, 10.0, 12.0, 8.0]);
        white(
            s,
            &[point(tip - 16.0, ty + 5.0), point(14.0, 20.0 + fy), point(-30.0, 16.0)],
            &[6.0, 13.0, 12.0],
        );
    }
    let nose = if matches!(who.kind, Kind::Hare | Kind::Mouse | Kind::Cat | Kind::Pig) {
        p.pink.dim(0.72)
    } else {
        p.ink
    };
    s.ellipse(
        tip + 1.0,
        ty - 5.0,
        c.nose.min(9.0) * 0.8,
        c.nose.min(9.0) * 0.72,
        Look::of(nose).inflate(2.4).rim(1.2),
    );
    let curve = mien.curve * 5.0;
    pen(
        s,
        &[point(16.0, 25.0 + fy - curve), point(28.0, 26.0 + fy + curve * 0.3), point(tip - 4.0, ty + 8.0)],
        2.2,
        f.ink,
        0.9,
    );
    if c.ear == Ear::Floppy {
        ear(s, -14.0, 1.0);
    } else {
        ear(s, -16.0, 1.0);
    }
    if who.kind == Kind::Sheep {
        let wool = Person { skin: who.hair, ..*who };
        let mut top = Path::default();
        for (x, y, r) in [
            (-36.0, -14.0, 17.0),
            (-26.0, -34.0, 18.0),
            (-6.0, -42.0, 18.0),
            (12.0, -36.0, 14.0),
            (-38.0, 10.0, 17.0),
        ] {
            top = top.and(Path::ellipse(x, y, r, r));
        }
        s.part(&top, coat(&wool, 5.0).fur(1.6, 90.0, 2.0));
    }
    if who.kind == Kind::Goat {
        let horn = limb(
            &[point(-4.0, -38.0), point(-16.0, -66.0), point(-38.0, -74.0)],
            &[14.0, 11.0, 3.0],
            Bend::Smooth,
            Ends::Round,
        );
        s.part(&horn, Look::of(p.stone.mix(p.wood, 0.4)).inflate(3.4).texture(0.3));
        s.blob(&nodes![(tip - 16.0, ty + 14.0 + gape), (tip - 4.0, ty + 14.0 + gape), (tip - 12.0, ty + 44.0 + gape; corner)], coat(who, 3.0).fur(2.0, 90.0, 1.6));
    }
    let at = point(12.0, -8.0 + fy);
    let r = [c.eye[0] * 0.74, c.eye[1]];
    face::eye(s, at, r, 1.0, mien, &f);
    face::brow(s, at, r, 1.0, &Mien { slant: [0.0, -mien.slant[1]], ..*mien }, &f);
    if mien.tear {
        face::tear(s, 14.0, at.y + r[1] * 1.9, 0.8);
    }
    hat(s, who, -4.0);
}
