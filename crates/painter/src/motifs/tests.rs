//! What relations may rely on: every motif has its own name, stands where its box says, and paints itself.

use super::{ALL, Dress, Motif, Tag};
use moonhare_scene::geometry::{Bounds, Path, Point, Segment, point};
use moonhare_scene::palette::RECIPES;
use moonhare_scene::{Op, Scene};

fn painted(motif: &Motif, dress: &Dress) -> Scene {
    let mut scene = Scene::new(1, RECIPES[0].mix());
    (motif.draw)(&mut scene, dress);
    scene
}

/// The box around all paint that has edges: not glows, not marks on what is already there.
fn ink(scene: &Scene) -> Bounds {
    scene.ops().iter().fold(Bounds::EMPTY, |b, op| match op {
        Op::Part(part) if !part.atop => {
            let (edge, w) = (outline(&part.path), part.stroke / 2.0);
            b.with(point(edge.left - w, edge.top - w)).with(point(edge.right + w, edge.bottom + w))
        }
        Op::Strokes(strokes) => strokes.list.iter().flat_map(|s| s.points).fold(b, Bounds::with),
        _ => b,
    })
}

fn outline(path: &Path) -> Bounds {
    let mut bounds = Bounds::EMPTY;
    let mut from = Point::default();
    for segment in &path.segments {
        match *segment {
            Segment::Move(p) | Segment::Line(p) => {
                bounds = bounds.with(p);
                from = p;
            }
            Segment::Cubic(a, b, p) => {
                for i in 1..=8 {
                    let (t, u) = (i as f32 / 8.0, 1.0 - i as f32 / 8.0);
                    let mix = |q: fn(Point) -> f32| {
                        u * u * u * q(from)
                            + 3.0 * u * u * t * q(a)
                            + 3.0 * u * t * t * q(b)
                            + t * t * t * q(p)
                    };
                    bounds = bounds.with(point(mix(|q| q.x), mix(|q| q.y)));
                }
                from = p;
            }
            Segment::Close => {}
        }
    }
    bounds
}

#[test]
fn there_are_enough_motifs_and_names_are_in_order() {
    assert!(ALL.len() >= 260, "only {} motifs", ALL.len());
    let names: Vec<&str> = ALL.iter().map(|m| m.id).collect();
    let mut sorted = names.clone();
    sorted.sort_unstable();
    sorted.dedup();
    assert_eq!(names, sorted);
}

#[test]
fn the_box_is_where_the_paint_is() {
    for motif in ALL {
        let (said, seen) = (motif.bounds(), ink(&painted(motif, &Dress::default())));
        let slack = 0.15 * said.width().max(said.height());
        let pairs = [
            (said.left, seen.left),
            (said.top, seen.top),
            (said.right, seen.right),
            (said.bottom, seen.bottom),
        ];
        for (a, b) in pairs {
            assert!((a - b).abs() <= slack, "{}: box {said:?}, paint {seen:?}", motif.id);
        }
    }
}

#[test]
fn what_stands_has_its_feet_on_the_ground() {
    for motif in ALL.iter().filter(|m| m.is(Tag::Stands) && !m.is(Tag::Floats) && !m.is(Tag::Swims)) {
        let b = motif.bounds();
        assert!(b.bottom.abs() <= 0.12 * b.height(), "{} stands at {}", motif.id, b.bottom);
    }
}

#[test]
fn every_dress_is_finite_and_the_same_each_time() {
    let dresses = [
        Dress::variant(1),
        Dress::variant(2),
        Dress::variant(3),
        Dress { open: 1.0, unlit: true, asleep: true, ..Dress::default() },
    ];
    for (motif, dress) in ALL.iter().flat_map(|m| dresses.iter().map(move |d| (m, d))) {
        let (one, two) = (painted(motif, dress), painted(motif, dress));
        assert!(!one.ops().is_empty(), "{} paints nothing", motif.id);
        let b = ink(&one);
        assert!([b.left, b.top, b.right, b.bottom].iter().all(|v| v.is_finite()), "{}", motif.id);
        assert_eq!(format!("{:?}", one.ops()), format!("{:?}", two.ops()), "{} differs", motif.id);
    }
}
