//! A human head in profile.

use super::{features, hat::hat, skin, strands};
use crate::actors::face::{self, fine, ink, pen};
use crate::actors::feeling::Mien;
use crate::actors::limb::{Bend, Ends, blob, limb};
use crate::actors::person::{Hair, Kind, Person};
use crate::actors::traits::{Nose, Traits};
use moonhare_scene::geometry::{Path, point};
use moonhare_scene::nodes;
use moonhare_scene::{Look, Scene};

/// In profile, looking right.
pub(in crate::actors) fn profile(s: &mut Scene, who: &Person, mien: &Mien) {
    let own = Traits::of(s, who);
    let (f, mien) = (features(s, who, &own), &own.mien(mien));
    let fy = mien.nod * 5.0;
    let child = who.kind.is_child();
    let nose = if child { 0.0 } else { 7.0 } * own.nose_size
        + match own.nose {
            Nose::Long => 5.0,
            Nose::Hooked | Nose::Bulb => 3.0,
            Nose::Snub => -2.0,
            Nose::Straight | Nose::Broad => 0.0,
        };
    // A hooked nose hangs, a snub one points up.
    let tip = match own.nose {
        Nose::Hooked | Nose::Long => 3.5,
        Nose::Snub => -4.0,
        _ => 0.0,
    };
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
        Hair::Afro => s.part(
            &Path::ellipse(-10.0, -14.0, 52.0, 52.0).and(Path::ellipse(-30.0, 6.0, 34.0, 36.0)),
            strands(&dark, 9.0).texture(0.5).hatch(1.2).fur(1.4, 90.0, 2.0),
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
            (38.0 + nose * if own.nose == Nose::Hooked { 0.95 } else { 0.6 }, 6.0 + b),
            (44.0 + nose, 15.0 + tip + b),
            (38.0 + nose * 0.3, 21.0 + b),
            (36, 25.0 + b),
            (37.5, 29.0 + b),
            (35, 32.0 + b),
            (36.0, 36.0 + b + o),
            (32.0 + own.chin * 0.7, 46.0 + b + o),
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
    let r = if child { [6.6, 10.0] } else { [6.0, 8.2] };
    let r = [r[0] * own.eye, r[1] * own.eye * own.round];
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
        s.ellipse(
            -8.0,
            8.0,
            8.0 * own.ear,
            11.0 * own.ear,
            skin(&Person { skin: who.skin.dim(0.95), ..*who }, 2.8).shadow(0.4),
        );
        pen(s, &[point(-11.0, 3.0), point(-6.0, 4.0), point(-7.0, 12.0)], 2.0, who.skin.dim(0.7), 0.7);
    }
    match who.style {
        Hair::Receding => s.part(
            &blob(&nodes![
                (-46, -2),
                (-40, -40),
                (-16, -56),
                (-4, -50),
                (-14, -28),
                (-8, -6),
                (-20, 4),
                (-24, 24),
                (-40, 22)
            ]),
            strands(who, 4.6),
        ),
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
    if who.style == Hair::Ponytail {
        let way = [point(-36.0, -34.0), point(-62.0, -24.0), point(-66.0, 14.0), point(-54.0, 50.0)];
        s.part(&limb(&way, &[12.0, 22.0, 22.0, 5.0], Bend::Smooth, Ends::Round), strands(who, 5.0));
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
