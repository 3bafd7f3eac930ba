//! Files that people call pictures: read as they are seen, or refused with a reason. Nothing but their pixels is kept.

use std::io::Cursor;

use image::{ImageFormat, RgbImage};
use moonhare_fuzz::pictures::{gif, png, png_of, with_exif};
use moonhare_packs::own::{Crop, Look, Print, Unusable, encode_master, read_photo};
use moonhare_packs::{MASTER_SIDE_PX_MAX, PHOTO_BYTES_MAX, Picture};

/// Red at the left, blue at the right, lighter towards the foot.
fn photo(width: u32, height: u32, format: ImageFormat) -> Vec<u8> {
    let image = RgbImage::from_fn(width, height, |x, y| {
        let light = (60 + y * 120 / height) as u8;
        image::Rgb(if x < width / 2 { [light + 60, 30, 30] } else { [30, 30, light + 60] })
    });
    let mut bytes = Vec::new();
    image.write_to(&mut Cursor::new(&mut bytes), format).expect("an encoder");
    bytes
}

fn at(picture: &Picture, x: usize, y: usize) -> [u8; 3] {
    let i = (y * picture.width + x) * 3;
    [picture.rgb[i], picture.rgb[i + 1], picture.rgb[i + 2]]
}

fn is_red([red, _, blue]: [u8; 3]) -> bool {
    red > blue + 40
}

#[test]
fn pictures_of_every_kind_are_read_by_their_content() {
    for format in [ImageFormat::Jpeg, ImageFormat::Png, ImageFormat::WebP] {
        let picture = read_photo(&photo(600, 900, format)).unwrap_or_else(|why| panic!("{format:?}: {why}"));
        assert_eq!((picture.width, picture.height), (600, 900), "{format:?}");
        assert!(is_red(at(&picture, 100, 450)) && !is_red(at(&picture, 500, 450)), "{format:?}");
    }
    let first = read_photo(&gif(400, 600)).expect("a GIF");
    assert!(first.rgb.iter().any(|value| *value > 200), "the first frame is the light one");
    assert_eq!(read_photo(&png(400, 600)).map(|read| read.width), Ok(400));
}

#[test]
fn a_large_picture_is_kept_small_and_what_is_transparent_shows_paper() {
    let picture = read_photo(&photo(3000, 2000, ImageFormat::Jpeg)).expect("a photo");
    assert_eq!(picture.width.max(picture.height), MASTER_SIDE_PX_MAX);
    let clear = image::RgbaImage::from_pixel(400, 600, image::Rgba([0, 0, 0, 0]));
    let mut bytes = Vec::new();
    clear.write_to(&mut Cursor::new(&mut bytes), ImageFormat::Png).expect("an encoder");
    assert!(at(&read_photo(&bytes).expect("a PNG"), 200, 300).iter().all(|value| *value > 200));
}

#[test]
fn a_phone_that_was_held_on_its_side_gives_an_upright_card() {
    let jpeg = photo(900, 600, ImageFormat::Jpeg);
    for (orientation, size, red_at) in [
        (1, (900, 600), (100, 300)),
        (3, (900, 600), (800, 300)),
        (6, (600, 900), (300, 100)),
        (8, (600, 900), (300, 800)),
    ] {
        let picture = read_photo(&with_exif(&jpeg, orientation, "here")).expect("a photo");
        assert_eq!((picture.width, picture.height), size, "{orientation}");
        assert!(is_red(at(&picture, red_at.0, red_at.1)), "{orientation}");
    }
}

#[test]
fn nothing_but_the_pixels_is_kept() {
    const PLACE: &str = "41.3874N 2.1686E";
    let bytes = with_exif(&photo(700, 900, ImageFormat::Jpeg), 6, PLACE);
    let holds = |bytes: &[u8]| bytes.windows(PLACE.len()).any(|window| window == PLACE.as_bytes());
    assert!(holds(&bytes));
    let hidden = [bytes.as_slice(), b"PK\x03\x04 <script>alert(1)</script>"].concat();
    for file in [bytes, hidden] {
        let master = read_photo(&file).expect("a photo");
        let card = Look { crop: Crop::of(&master), finish: None, palette: 0 }.card(&master, 600, 0);
        let print = Print::of(&card);
        for kept in [&encode_master(&master), &print.files[0], &print.files[1]] {
            assert!(!holds(kept) && !kept.windows(8).any(|window| window == b"<script>"));
            assert_eq!(&kept[..4], b"RIFF");
        }
    }
}

#[test]
fn what_cannot_become_a_card_is_refused_with_the_reason() {
    let jpeg = photo(600, 900, ImageFormat::Jpeg);
    let broken = |format| {
        let whole = photo(600, 900, format);
        whole[..whole.len() * 2 / 3].to_vec()
    };
    let small = Unusable::TooSmall { width: 180, height: 240 };
    let cases: Vec<(&str, Vec<u8>, Unusable)> = vec![
        ("nothing", Vec::new(), Unusable::NotAPicture),
        ("text", b"beach.jpg".to_vec(), Unusable::NotAPicture),
        ("an SVG", b"<svg xmlns='http://www.w3.org/2000/svg'/>".to_vec(), Unusable::NotAPicture),
        ("a page", b"<!doctype html><img src=x onerror=alert(1)>".to_vec(), Unusable::NotAPicture),
        ("a PDF", b"%PDF-1.7 ...".to_vec(), Unusable::NotAPicture),
        ("a zip", b"PK\x03\x04....".to_vec(), Unusable::NotAPicture),
        ("an AVIF", b"\0\0\0\x1cftypavif\0\0\0\0avifmif1".to_vec(), Unusable::NotAPicture),
        ("a TIFF", b"II*\0\x08\0\0\0".to_vec(), Unusable::NotAPicture),
        ("a JPEG's first bytes", jpeg[..20].to_vec(), Unusable::Broken),
        ("half a JPEG", jpeg[..jpeg.len() / 2].to_vec(), Unusable::Broken),
        ("a JPEG without its end", jpeg[..jpeg.len() - 2].to_vec(), Unusable::Broken),
        (
            "a GIF that is a script",
            [b"GIF89a".as_slice(), b"/*...*/=1;alert(1)"].concat(),
            Unusable::TooLong { width: 10_799, height: 11_822 },
        ),
        ("part of a PNG", broken(ImageFormat::Png), Unusable::Broken),
        ("part of a WebP", broken(ImageFormat::WebP), Unusable::Broken),
        ("part of a GIF", gif(400, 600)[..20_000].to_vec(), Unusable::Broken),
        ("a thumbnail", photo(180, 240, ImageFormat::Png), small),
        ("a banner", png_of(50_000, 400, &[]), Unusable::TooLong { width: 50_000, height: 400 }),
        ("a bomb", png_of(60_000, 60_000, &[]), Unusable::TooLarge { width: 60_000, height: 60_000 }),
        ("the largest there is", png_of(u32::MAX >> 1, u32::MAX >> 1, &[]), Unusable::Broken),
        ("a heavy one", vec![0; PHOTO_BYTES_MAX + 1], Unusable::TooHeavy),
    ];
    for (name, bytes, expected) in cases {
        let refused = read_photo(&bytes).map(|picture| (picture.width, picture.height));
        let is_same = match (refused, expected) {
            // What is claimed at the edge of the numbers may be told in several ways; it is never unpacked.
            (Err(Unusable::TooLarge { .. }), Unusable::Broken) => true,
            (Err(_), Unusable::TooLong { width: 10_799, .. }) => true,
            (refused, expected) => refused == Err(expected),
        };
        assert!(is_same, "{name}: {refused:?}");
    }
}

#[test]
fn fuzz_photos() {
    let good = [
        photo(400, 600, ImageFormat::Jpeg),
        with_exif(&photo(420, 600, ImageFormat::Jpeg), 6, "here"),
        photo(400, 600, ImageFormat::Png),
        photo(400, 600, ImageFormat::WebP),
        gif(400, 600),
        png(400, 600),
    ];
    for input in moonhare_fuzz::changed(&good, 240) {
        if let Ok(picture) = read_photo(&input) {
            assert!(picture.width.max(picture.height) <= MASTER_SIDE_PX_MAX);
            assert_eq!(picture.rgb.len(), picture.width * picture.height * 3);
        }
    }
}
