//! Where everything happens: the night, the table, the moon, the book.

use tiny_skia::Transform;

use crate::canvas::{Canvas, Colour};

const NIGHT: Colour = Colour(0x07, 0x0d, 0x1a);
const FELT: Colour = Colour(0x13, 0x26, 0x3f);
const GLOW: Colour = Colour(255, 190, 96);
const MOON: [(f32, Colour, f32); 3] = [
    (0.0, Colour(0xff, 0xf6, 0xdf), 1.0),
    (0.55, Colour(0xff, 0xe2, 0xa3), 1.0),
    (1.0, Colour(0xee, 0xb1, 0x52), 1.0),
];
const CRATER: Colour = Colour(0xc9, 0x8a, 0x35);

pub(crate) fn night(canvas: &mut Canvas) {
    let (width, height) = canvas.size();
    canvas.rounded((0.0, 0.0, width, height), 0.0, NIGHT);
}

/// The round table, whose rim is this far down in the middle.
pub(crate) fn table(canvas: &mut Canvas, rim: f32) {
    let oval = |grown: f32| (-400.0 - grown, rim - grown, 2_000.0 + grown * 2.0, 1_400.0 + grown * 2.0);
    for (grown, colour) in
        [(11.0, Colour(0x2b, 0x1c, 0x14)), (8.0, Colour(0x49, 0x31, 0x1f)), (1.5, Colour(0xb3, 0x84, 0x3a))]
    {
        canvas.oval(oval(grown), colour);
    }
    canvas.oval(oval(0.0), FELT);
    canvas.lit_disc(600.0, rim.max(200.0) + 90.0, 520.0, &[(0.0, GLOW, 0.2), (1.0, GLOW, 0.0)], 0.0);
}

pub(crate) fn moon(canvas: &mut Canvas, x: f32, y: f32, radius: f32) {
    canvas.lit_disc(x, y, radius * 2.4, &[(0.0, GLOW, 0.55), (1.0, GLOW, 0.0)], 0.0);
    canvas.lit_disc(x, y, radius, &MOON, 0.2);
    for (dx, dy, size) in [(-0.5, -0.4, 0.16), (0.6, 0.3, 0.12), (0.4, -0.6, 0.08)] {
        canvas.faint_disc(x + dx * radius, y + dy * radius, size * radius, CRATER, 0.3);
    }
}

/// The hare before the moon, this wide, around a point.
pub(crate) fn emblem(canvas: &mut Canvas, x: f32, y: f32, width: f32) {
    let scale = width / 184.0;
    canvas.lit_disc(x, y, 92.0 * scale, &MOON, 0.2);
    // The drawing has its moon around (120, 128).
    let place = Transform::from_translate(x, y).pre_scale(scale, scale).pre_translate(-120.0, -128.0);
    for (cx, cy, size) in
        [(72.0, 84.0, 15.0), (188.0, 150.0, 12.0), (56.0, 132.0, 7.0), (176.0, 84.0, 6.0), (98.0, 60.0, 6.0)]
    {
        canvas.faint_disc(x + (cx - 120.0) * scale, y + (cy - 128.0) * scale, size * scale, CRATER, 0.3);
    }
    // The hill, already cut to the moon's round.
    canvas.shape(
        "M47 198.600c20-8 44-13.600 73-13.600s53 5.500 73 14c-17 13-43 21-73 21s-56-8-73-21.400Z",
        FELT,
        1.0,
        place,
    );
    let hare = place.pre_translate(122.0, 190.0).pre_scale(0.83, 0.83).pre_translate(-116.0, -190.0);
    canvas.shape(HARE, FELT, 1.0, hare);
    canvas.shape("M62 178a12 12 0 1 0 24 0 12 12 0 1 0-24 0Z", FELT, 1.0, hare);
    canvas.line("M100 189c-6-18 1-38 20-41 14-2 24 8 23 22", MOON[1].1, 4.0, hare);
    canvas.line("M113 20c9 11 16 24 20 38", MOON[1].1, 3.0, hare);
}

const HARE: &str = "M83 189c-12-8-15-24-10-39 5-16 18-27 33-34 9-4 15-9 18-17-5-1-8-5-7-11 1-8 6-13 13-17-14-17-25-37-28-57-1-6 \
    5-8 9-4 14 13 25 33 30 54 1-17 6-36 15-49 3-5 9-3 9 3 1 19-4 38-13 54 8 5 15 12 20 20 4 6 2 12-5 13-7 1-12 4-14 9-2 6-1 14 0 22 \
    2 17 2 33 5 46 6 1 11 4 12 9Z";

/// Blue cloth with a gold line.
pub(crate) fn book(canvas: &mut Canvas, (x, y, width, height): (f32, f32, f32, f32)) {
    canvas.shadow((x, y, width, height), 8.0, Transform::identity());
    canvas.rounded((x + 6.0, y + 8.0, width + 4.0, height), 6.0, Colour(0xf4, 0xe8, 0xcd));
    canvas.rounded((x, y, width, height), 8.0, Colour(0x1a, 0x41, 0x6d));
    canvas.rounded((x, y, 20.0, height), 6.0, Colour(0x12, 0x2f, 0x52));
    for (inset, colour) in [
        (28.0, Colour(0xb3, 0x84, 0x3a)),
        (33.0, Colour(0x1a, 0x41, 0x6d)),
        (36.0, Colour(0xb3, 0x84, 0x3a)),
        (38.0, Colour(0x1a, 0x41, 0x6d)),
    ] {
        canvas.rounded((x + inset, y + inset, width - inset * 2.0, height - inset * 2.0), 3.0, colour);
    }
}
