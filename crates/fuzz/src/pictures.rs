//! Picture files made without any encoder: whole ones to change, and ones that claim what is not so.

/// A grey PNG of this size, whose data is not pressed at all.
#[must_use]
pub fn png(width: u32, height: u32) -> Vec<u8> {
    let mut raw = Vec::new();
    for y in 0..height {
        raw.push(0);
        raw.extend((0..width).map(|x| (x * 3 + y * 5) as u8));
    }
    let mut pressed = vec![0x78, 0x01];
    let blocks = raw.chunks(65_535).count();
    for (n, block) in raw.chunks(65_535).enumerate() {
        pressed.push(u8::from(n + 1 == blocks));
        let length = block.len() as u16;
        pressed.extend(length.to_le_bytes());
        pressed.extend((!length).to_le_bytes());
        pressed.extend(block);
    }
    pressed.extend(adler(&raw).to_be_bytes());
    png_of(width, height, &pressed)
}

/// A PNG that claims this size, with whatever stands in its data.
#[must_use]
pub fn png_of(width: u32, height: u32, pressed: &[u8]) -> Vec<u8> {
    let mut head = Vec::new();
    head.extend(width.to_be_bytes());
    head.extend(height.to_be_bytes());
    head.extend([8, 0, 0, 0, 0]);
    let mut file = b"\x89PNG\r\n\x1a\n".to_vec();
    for (kind, data) in [(b"IHDR", head.as_slice()), (b"IDAT", pressed), (b"IEND", &[])] {
        file.extend((data.len() as u32).to_be_bytes());
        let body = [kind.as_slice(), data].concat();
        file.extend(&body);
        file.extend(crc(&body).to_be_bytes());
    }
    file
}

/// A GIF of this size in two shades, with a second frame that is all dark.
#[must_use]
pub fn gif(width: u16, height: u16) -> Vec<u8> {
    let mut file = b"GIF89a".to_vec();
    file.extend(width.to_le_bytes());
    file.extend(height.to_le_bytes());
    // Four colours, of which two are used.
    file.extend([0x81, 0, 0, 20, 30, 60, 240, 220, 180, 0, 0, 0, 0, 0, 0]);
    for frame in 0..2 {
        file.extend([0x2C, 0, 0, 0, 0]);
        file.extend(width.to_le_bytes());
        file.extend(height.to_le_bytes());
        file.extend([0, 2]);
        let shade = |n: usize| {
            u8::from(
                frame == 0 && (n % usize::from(width) / 20 + n / usize::from(width) / 20).is_multiple_of(2),
            )
        };
        let codes = gif_codes((0..usize::from(width) * usize::from(height)).map(shade));
        for block in codes.chunks(255) {
            file.push(block.len() as u8);
            file.extend(block);
        }
        file.push(0);
    }
    file.push(0x3B);
    file
}

/// Codes of three bits each, with a fresh table before it would need a fourth.
fn gif_codes(shades: impl Iterator<Item = u8>) -> Vec<u8> {
    const CLEAR: u8 = 4;
    const END: u8 = 5;
    let mut codes = vec![CLEAR];
    for (n, shade) in shades.enumerate() {
        if n % 2 == 0 && n > 0 {
            codes.push(CLEAR);
        }
        codes.push(shade);
    }
    codes.push(END);
    let mut bytes = Vec::new();
    let (mut held, mut bits) = (0u32, 0);
    for code in codes {
        held |= u32::from(code) << bits;
        bits += 3;
        while bits >= 8 {
            bytes.push(held as u8);
            held >>= 8;
            bits -= 8;
        }
    }
    bytes.push(held as u8);
    bytes
}

/// A JPEG with what a phone writes into it: which way up it was held, and where it was.
#[must_use]
pub fn with_exif(jpeg: &[u8], orientation: u16, place: &str) -> Vec<u8> {
    let mut tiff = b"II*\0\x08\0\0\0".to_vec();
    tiff.extend(2u16.to_le_bytes());
    // The orientation, as a short number.
    tiff.extend(0x0112u16.to_le_bytes());
    tiff.extend(3u16.to_le_bytes());
    tiff.extend(1u32.to_le_bytes());
    tiff.extend(orientation.to_le_bytes());
    tiff.extend([0, 0]);
    // The place, as a text behind the list.
    tiff.extend(0x010Eu16.to_le_bytes());
    tiff.extend(2u16.to_le_bytes());
    tiff.extend((place.len() as u32).to_le_bytes());
    tiff.extend((8u32 + 2 + 2 * 12 + 4).to_le_bytes());
    tiff.extend([0; 4]);
    tiff.extend(place.as_bytes());
    let segment = [b"Exif\0\0".as_slice(), &tiff].concat();
    let length = (segment.len() + 2) as u16;
    [&jpeg[..2], &[0xFF, 0xE1], &length.to_be_bytes(), &segment, &jpeg[2..]].concat()
}

fn crc(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(u32::MAX, |crc, byte| {
        (0..8).fold(
            crc ^ u32::from(*byte),
            |crc, _| {
                if crc & 1 == 1 { crc >> 1 ^ 0xEDB8_8320 } else { crc >> 1 }
            },
        )
    })
}

fn adler(bytes: &[u8]) -> u32 {
    let (a, b) = bytes.iter().fold((1u32, 0u32), |(a, b), byte| {
        let a = (a + u32::from(*byte)) % 65_521;
        (a, (b + a) % 65_521)
    });
    b << 16 | a
}
