//! Boxes go into zips and come back; zips that mean no good do not.

use std::io::Cursor;
use std::path::Path;

use moonhare_fuzz::pictures::png;
use moonhare_server::{OwnAllowed, OwnQuotas};

use super::*;

fn opened(data: &Path) -> std::sync::Arc<OwnBoxes> {
    OwnBoxes::open(data, OwnAllowed::Off, OwnQuotas::default(), moonhare_packs::own::read_photo)
}

fn invited(data: &Path) -> std::sync::Arc<OwnBoxes> {
    OwnBoxes::open(data, OwnAllowed::On, OwnQuotas::default(), moonhare_packs::own::read_photo)
}

/// A zip of these files, pressed.
fn zip_of(files: &[(&str, &[u8])]) -> Cursor<Vec<u8>> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        zip.start_file(*name, SimpleFileOptions::default().compression_method(CompressionMethod::Deflated))
            .unwrap();
        zip.write_all(bytes).unwrap();
    }
    let mut whole = zip.finish().unwrap();
    whole.set_position(0);
    whole
}

#[test]
fn a_box_comes_back_from_its_zip_with_words_and_looks() {
    let data = tempfile::tempdir().unwrap();
    let boxes = invited(data.path());
    let list = r#"{"moonhare_box":1,"name":"Summer","cards":[
        {"file":"b.png","caption":"the lake","look":{"x":0.0,"y":0.0,"width":0.9,"finish":"linocut","palette":2}},
        {"file":"a.png"}]}"#;
    let (a, b) = (png(400, 600), png(500, 700));
    let zip = zip_of(&[("x/cards.json", list.as_bytes()), ("x/a.png", &a), ("x/b.png", &b)]);
    let first = boxes.unpack(zip, None).unwrap();
    assert_eq!((first.name.as_str(), first.cards), ("Summer", 2), "{:?}", first.refused);
    boxes.paint_all();

    let mut packed = Cursor::new(Vec::new());
    assert_eq!(pack(&boxes, &first.made.id, &mut packed).unwrap(), 2);
    let second = boxes.unpack(&mut packed, Some("Winter")).unwrap();
    let look_in = |made: &BoxMade| boxes.look_in(&made.id, &Who::Owner(made.key.clone())).unwrap();
    let (before, after) = (look_in(&first.made), look_in(&second.made));
    assert_eq!(after.name, "Winter");
    assert_ne!(first.made.id, second.made.id);
    for (before, after) in before.cards.iter().zip(&after.cards) {
        assert_eq!((&before.caption, &before.look), (&after.caption, &after.look));
    }
    assert_eq!(after.cards[0].look.finish.as_deref(), Some("linocut"));
}

#[test]
fn any_zip_of_pictures_is_a_box_and_what_is_none_is_told() {
    let data = tempfile::tempdir().unwrap();
    let picture = png(400, 600);
    let zip = zip_of(&[
        ("holiday/1.PNG", &picture),
        ("holiday/2.jpg", b"this is no picture"),
        ("__MACOSX/1.PNG", b"x"),
        ("holiday/.hidden.png", b"x"),
        ("notes.txt", b"x"),
        ("../../escaped.png", &png(410, 600)),
    ]);
    let unpacked = invited(data.path()).unpack(zip, None).unwrap();
    assert_eq!(unpacked.cards, 1, "{:?}", unpacked.refused);
    assert_eq!(unpacked.refused.iter().map(|(file, _)| file.as_str()).collect::<Vec<_>>(), ["holiday/2.jpg"]);
    assert!(
        !data.path().join("escaped.png").exists() && !data.path().join("..").join("escaped.png").exists()
    );
}

#[test]
fn a_zip_that_means_no_good_is_refused_and_leaves_nothing() {
    let data = tempfile::tempdir().unwrap();
    let many: Vec<String> = (0..=ZIP_ENTRIES_MAX).map(|n| format!("{n}.png")).collect();
    let many: Vec<(&str, &[u8])> = many.iter().map(|name| (name.as_str(), b"x".as_slice())).collect();
    let newer = br#"{"moonhare_box":2,"cards":[]}"#;
    let endless = vec![b' '; usize::try_from(ZIP_LIST_BYTES_MAX).unwrap() + 1];
    let whole = zip_of(&[("1.png", &png(400, 600))]).into_inner();
    for (zip, why) in [
        (zip_of(&many), "more than 1000 files"),
        (zip_of(&[]), "no picture"),
        (zip_of(&[("cards.json", newer)]), "newer"),
        (zip_of(&[("cards.json", b"[]")]), "not understood"),
        (zip_of(&[("cards.json", &endless)]), "more than 1048576 bytes"),
        (Cursor::new(whole[..whole.len() / 2].to_vec()), "no zip"),
        (Cursor::new(b"GIF89a".to_vec()), "no zip"),
    ] {
        let refused = format!("{:#}", invited(data.path()).unpack(zip, None).unwrap_err());
        assert!(refused.contains(why), "{refused}");
    }
    let bomb = vec![0; PHOTO_BYTES_MAX + 1];
    let unpacked = invited(data.path()).unpack(zip_of(&[("bomb.png", &bomb)]), None).unwrap();
    assert_eq!(unpacked.cards, 0);
    assert!(unpacked.refused[0].1.contains("bytes"), "{:?}", unpacked.refused);
    let refused = opened(data.path()).unpack(Cursor::new(whole), None).unwrap_err().to_string();
    assert!(refused.contains("--own-pictures"), "{refused}");
    assert!(pack(&opened(data.path()), "../own", Cursor::new(Vec::new())).is_err());
}

#[test]
fn a_running_server_finds_a_box_that_came_into_its_folder() {
    let data = tempfile::tempdir().unwrap();
    let running = invited(data.path());
    let unpacked = invited(data.path()).unpack(zip_of(&[("1.png", &png(400, 600))]), Some("New")).unwrap();
    running.look(&unpacked.made.id, false).unwrap();
    assert_eq!(running.cards(&unpacked.made.id), Some(1));
    assert!(running.look_in(&unpacked.made.id, &Who::Anybody).is_ok());
    assert_eq!(running.cards("own-../../etc"), None);
}

#[test]
fn fuzz_zips() {
    let data = tempfile::tempdir().unwrap();
    let boxes = invited(data.path());
    let list = br#"{"moonhare_box":1,"name":"S","cards":[{"file":"a.png","caption":"c"}]}"#;
    let good = [
        zip_of(&[("cards.json", list), ("a.png", b"no picture")]).into_inner(),
        zip_of(&[("a.png", b"no picture")]).into_inner(),
    ];
    for input in moonhare_fuzz::changed(&good, 300) {
        _ = boxes.unpack(Cursor::new(input.to_vec()), None);
    }
}
