//! The twelve rabbits, as they are drawn on every screen.

use tiny_skia::Transform;

use crate::canvas::{Canvas, Colour};

/// Ears, tail, body, head: each with a cut edge.
const BODY: [&str; 5] = [
    "M21.500 32C13.500 23 10.500 9.500 16 3.600 22.500 1 27.800 14 28.300 28Z",
    "M32.500 28C32.800 13.500 38.500 1.300 44.600 3.400 49.800 8 46.400 22.500 39 32Z",
    "M44.300 71a5.200 5 0 1 0 10.400 0 5.200 5 0 1 0-10.400 0Z",
    "M30 47.500c-11.500 0-19 10.500-19 22.500 0 4.300 1.200 7 3.200 9-1.500 1-1.400 4 1.600 4h28.400c3 0 3.100-3 1.600-4 2-2 3.200-4.700 3.200-9 0-12-7.500-22.500-19-22.500Z",
    "M30.300 24.500c9.300 0 15.700 6.100 15.700 14 0 8.200-6.600 13.300-15.700 13.300S14.600 46.700 14.600 38.500c0-7.900 6.400-14 15.700-14Z",
];
const SHADE: [&str; 2] = [
    "M45 52c3.700 6 4 11.500 4 18 0 4.300-1.200 7-3.200 9 1.500 1 1.400 4-1.600 4H34c9-3 14-15 11-31Z",
    "M39 32c7.400-9.500 10.800-24 5.600-28.600C45.500 14 42 24 36 29Z",
];
const INSIDE: [&str; 2] = [
    "M22.800 27.500c-4.500-6.500-6.300-14-4.700-19.300 3.300 2 6.200 9.700 7 18Z",
    "M35.800 26.300c.7-8.300 3.700-16.300 7.400-18.700 1.300 5.500-.4 12.600-4.900 19.800Z",
];
const EYES: &str = "M22.200 37.500a2.100 2.100 0 1 0 4.200 0 2.100 2.100 0 1 0-4.200 0Zm12.300 0a2.100 2.100 0 1 0 4.200 0 2.100 2.100 0 1 0-4.200 0Z";
const NOSE: &str = "M28.500 42.200h3.900l-1.950 2.200Z";
const LINES: [&str; 2] = [
    "M30.450 44.200c0 2.400-2.800 3-4.300 1.700m4.300-1.700c0 2.400 2.800 3 4.300 1.700",
    "M19.500 82.500c.3-2.700 1.900-4 4-4s3.700 1.300 4 4m5 0c.3-2.700 1.900-4 4-4s3.700 1.300 4 4",
];

/// Fur, face, and the mark on the chest.
struct Coat {
    fur: Colour,
    ink: Colour,
    mark: &'static str,
}

const WHITE: Colour = Colour(0xff, 0xff, 0xff);
const DARK: Colour = Colour(0x1a, 0x11, 0x16);
const EDGE: Colour = Colour(0xfd, 0xf3, 0xdd);
const BLACK: Colour = Colour(0, 0, 0);

static COATS: [Coat; 12] = [
    Coat {
        fur: Colour(0xf7, 0x69, 0x4f),
        ink: Colour(0x1a, 0x0a, 0x08),
        mark: "M10 17.6C4.2 13.4 1.9 10.5 2 7.1 2.1 4.4 4 2.7 6.2 2.7c1.7 0 3 .9 3.8 2.5.8-1.6 2.1-2.5 3.8-2.5C16 2.7 17.9 4.4 18 7.1c.1 3.4-2.2 6.3-8 10.5Z",
    },
    Coat {
        fur: Colour(0xf7, 0xc2, 0x4a),
        ink: DARK,
        mark: "M10 1.2 12.6 7l6.3.7-4.7 4.3 1.3 6.2L10 15.1 4.5 18.2 5.8 12 1.1 7.7 7.4 7Z",
    },
    Coat {
        fur: Colour(0x2a, 0x86, 0x30),
        ink: WHITE,
        mark: "M2.6 17.9C1.4 8.5 6.4 2 17.8 1.9c.9 11-5 16.3-12.4 14.2l-1.2 2.4Zm3.3-3.6c2-3.3 4.4-5.6 7.3-7.3-3.4 1.3-6.2 3.5-8.1 6.4Z",
    },
    Coat {
        fur: Colour(0x62, 0xb9, 0xe9),
        ink: Colour(0x0b, 0x16, 0x20),
        mark: "M10 1c3.2 4.3 6.2 7.6 6.2 11.4a6.2 6.2 0 0 1-12.4 0C3.8 8.600 6.800 5.300 10 1Z",
    },
    Coat {
        fur: Colour(0x96, 0x2f, 0x86),
        ink: WHITE,
        mark: "M3.400 1.600h13.200v2.800c0 2.700-1.700 4.100-4 5.600 2.300 1.500 4 2.900 4 5.600v2.800H3.400v-2.800c0-2.700 1.700-4.100 4-5.600-2.300-1.500-4-2.900-4-5.600Z",
    },
    Coat {
        fur: Colour(0xf6, 0x93, 0xae),
        ink: DARK,
        mark: "M10 1.800c5 0 8.600 3.500 8.600 7.400 0 1.500-1.400 2-3.200 2h-2.800c-.2 2.400.3 4.100 1 6.100.2.700-.1 1.100-.8 1.100H7.200c-.7 0-1-.4-.8-1.100.7-2 1.200-3.700 1-6.100H4.600c-1.800 0-3.200-.5-3.200-2C1.400 5.300 5 1.800 10 1.800Z",
    },
    Coat {
        fur: Colour(0xf6, 0xef, 0xe0),
        ink: DARK,
        mark: "M13.600 1.700a8.700 8.700 0 1 0 4.300 12.700A7.200 7.200 0 0 1 13.600 1.700Z",
    },
    Coat {
        fur: Colour(0x2b, 0x28, 0x42),
        ink: WHITE,
        mark: "M10 1.200a4.800 4.800 0 0 1 1.500 9.400v1.700h3.300v2.400h-3.300v1.400h2.500v2.500H8.500v-8A4.800 4.800 0 0 1 10 1.200Zm0 2.600a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400Z",
    },
    Coat {
        fur: Colour(0x23, 0x69, 0x5d),
        ink: WHITE,
        mark: "M1 5.200c3-3.400 6-3.400 9 0s6 3.400 9 0v3.400c-3 3.400-6 3.400-9 0s-6-3.400-9 0Zm0 6.600c3-3.400 6-3.400 9 0s6 3.400 9 0v3.400c-3 3.400-6 3.400-9 0s-6-3.400-9 0Z",
    },
    Coat {
        fur: Colour(0x5f, 0x3a, 0x12),
        ink: WHITE,
        mark: "M10 1.400a8.600 8.600 0 1 1 0 17.200 8.600 8.600 0 0 1 0-17.200Zm0 4.200a4.400 4.400 0 1 0 0 8.800 4.400 4.400 0 0 0 0-8.800Z",
    },
    Coat {
        fur: Colour(0xc9, 0xf2, 0x9c),
        ink: Colour(0x10, 0x18, 0x0a),
        mark: "M10.400 1 17 8.400 10.300 19 3.200 8.200Z",
    },
    Coat {
        fur: Colour(0x45, 0x6a, 0xe8),
        ink: WHITE,
        mark: "M9.200 1.200v10.400H2.700C3.400 7.600 5.500 4.200 9.200 1.200Zm1.800 2.500c3.100 1.800 4.900 4.400 5.500 7.900H11ZM1.400 13.300h17.200c-.7 3.200-2.400 5-4.700 5H6.100c-2.300 0-4-1.800-4.700-5Z",
    },
];

/// Paints a rabbit by its number, from 1, into a box of this width.
pub(crate) fn paint(canvas: &mut Canvas, which: u8, x: f32, y: f32, width: f32) {
    let Some(coat) = COATS.get(usize::from(which).wrapping_sub(1)) else { return };
    let scale = width / 60.0;
    let place = Transform::from_translate(x, y).pre_scale(scale, scale);
    for part in BODY {
        canvas.line(part, EDGE, 2.6, place);
        canvas.shape(part, coat.fur, 1.0, place);
    }
    SHADE.iter().for_each(|part| canvas.shape(part, BLACK, 0.16, place));
    INSIDE.iter().for_each(|part| canvas.shape(part, BLACK, 0.2, place));
    canvas.shape(EYES, coat.ink, 1.0, place);
    canvas.shape(NOSE, coat.ink, 1.0, place);
    LINES.iter().for_each(|part| canvas.line(part, coat.ink, 1.7, place));
    let chest = place.pre_translate(20.5, 56.0).pre_scale(0.95, 0.95);
    canvas.shape(coat.mark, coat.ink, 1.0, chest);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The browser draws them from a file of its own; who changes one of the two must change the other.
    #[test]
    fn they_are_the_rabbits_of_the_screen() {
        let screen = include_str!("../../../web/src/assets/rabbits.svg");
        let ours = BODY.iter().chain(&SHADE).chain(&INSIDE).chain([&NOSE]).chain(&LINES);
        for part in ours.filter(|part| !part.contains('a')) {
            assert!(screen.contains(part), "{part}");
        }
        for (coat, number) in COATS.iter().zip(1..) {
            assert!(screen.contains(coat.mark), "mark {number}");
        }
        let colours = include_str!("../../../web/src/styles/tokens.css");
        for (Coat { fur: Colour(red, green, blue), .. }, number) in COATS.iter().zip(1..) {
            let written = format!("--p{number}: #{red:02x}{green:02x}{blue:02x};");
            assert!(colours.contains(&written), "{written}");
        }
    }
}
