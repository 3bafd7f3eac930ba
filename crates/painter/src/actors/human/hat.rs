//! What is worn on a head, human or not.

use crate::actors::limb::{Bend, Ends, limb};
use crate::actors::person::{Hat, Person};
use moonhare_scene::geometry::point;
use moonhare_scene::nodes;
use moonhare_scene::{Look, Scene};

/// What is worn on top, for every head: (0, −40) is about the crown.
pub(in crate::actors) fn hat(s: &mut Scene, who: &Person, x: f32) {
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
