//! What becomes of boxes and their cards: over restarts, in games, and when they go.

use super::*;

for_every_home!(
    a_box_is_as_it_was_after_a_restart_and_so_is_half_a_file,
    a_game_keeps_the_pictures_that_it_began_with_until_they_are_removed,
    a_card_that_is_cut_anew_takes_no_more_room,
    nothing_is_awaited_for_a_box_that_is_gone,
    a_picture_that_two_brought_stays_for_the_other,
    nothing_grows_beyond_its_quota,
    a_box_with_which_nobody_plays_goes_after_its_time_and_its_grace,
    a_cut_without_end_is_refused_and_the_box_can_be_read_again,
);

fn a_box_is_as_it_was_after_a_restart_and_so_is_half_a_file(home: &Home) {
    let (id, owner, card, upload, bytes) = {
        let boxes = home.opened();
        let (id, owner) = made(&boxes);
        let card = send(&boxes, &id, &owner, &photo(1)).unwrap();
        let change = OwnCardChange { caption: Some(" the lake\n".into()), look: None };
        let card = boxes.change_card(&id, &owner, card.card, &change).unwrap();
        let bytes = photo(2);
        let wish = NewUpload { bytes: u32::try_from(bytes.len()).unwrap() };
        let upload = boxes.await_upload(&id, &owner, &wish).unwrap().upload;
        boxes.take_part(&id, &owner, &upload, 0, &bytes[..1000]).unwrap();
        (id, owner, card, upload, bytes)
    };
    assert_eq!(card.caption, "the lake");
    let boxes = home.opened();
    assert_eq!(boxes.look_in(&id, &owner).unwrap().cards, [card]);
    assert_eq!(boxes.upload(&id, &owner, &upload).unwrap().received, 1000);
    for at in [0, 999, 1001] {
        let again = boxes.take_part(&id, &owner, &upload, at, &bytes[1000..]);
        assert_eq!(again, Err(OwnRefusal::WrongPart), "{at}");
    }
    let card = boxes.take_part(&id, &owner, &upload, 1000, &bytes[1000..]).unwrap().card.unwrap();
    let told_again = boxes.take_part(&id, &owner, &upload, 1000, &bytes[1000..]).unwrap();
    assert_eq!(told_again.card.as_ref(), Some(&card), "who did not hear it is told again");
    assert_eq!(send(&boxes, &id, &owner, &bytes), Ok(card), "the same picture again is the same card");
}

fn a_game_keeps_the_pictures_that_it_began_with_until_they_are_removed(home: &Home) {
    let boxes = home.opened();
    let (id, owner) = made(&boxes);
    let card = send(&boxes, &id, &owner, &photo(1)).unwrap();
    let played = card.picture.clone();
    boxes.look(&id, true).unwrap();
    assert_eq!(boxes.deck(&id), Some((1, played.as_str().into())));
    // What somebody adds in the moment before the game begins is not marked: it would not stay as it is.
    send(&boxes, &id, &owner, &photo(2)).unwrap();
    assert_eq!((boxes.cards(&id), boxes.deck(&id)), (Some(2), Some((1, played.as_str().into()))));
    boxes.remove_card(&id, &owner, 2).unwrap();
    let look = LookView { finish: Some("linocut".into()), ..card.look };
    let change = OwnCardChange { caption: None, look: Some(look.clone()) };
    assert!(boxes.change_card(&id, &owner, card.card, &change).unwrap().painting);
    paint_all(&boxes, &id);
    let painted = boxes.look_in(&id, &owner).unwrap().cards.remove(0);
    assert_ne!(painted.picture, played);
    assert_eq!(painted.look, look);
    for picture in [&played, &painted.picture] {
        assert!(boxes.picture(picture, 600).is_some_and(|bytes| bytes.starts_with(b"RIFF")));
        assert_eq!(boxes.picture(picture, 599), None);
    }
    let preview = boxes.preview(&id, &owner, card.card, &look).unwrap();
    assert!(preview.starts_with(b"RIFF"));
    boxes.remove_card(&id, &owner, card.card).unwrap();
    for picture in [&played, &painted.picture] {
        assert_eq!(boxes.picture(picture, 600), None);
    }
    assert_eq!(home.pictures(&id), 0);
}

fn a_card_that_is_cut_anew_takes_no_more_room(home: &Home) {
    let boxes = home.opened();
    let (id, owner) = made(&boxes);
    let card = send(&boxes, &id, &owner, &photo(1)).unwrap();
    let before = boxes.cupboard.held().unwrap().bytes;
    for n in 1..=4 {
        let look = LookView { width: 1.0 - 0.05 * n as f32, ..card.look.clone() };
        boxes
            .change_card(&id, &owner, card.card, &OwnCardChange { caption: None, look: Some(look) })
            .unwrap();
        boxes.paint_all();
    }
    let after = boxes.cupboard.held().unwrap().bytes;
    assert!(after < before * 3 / 2, "{before} bytes before, {after} after four cuts");
}

fn nothing_is_awaited_for_a_box_that_is_gone(home: &Home) {
    let boxes = home.opened();
    let (id, owner) = made(&boxes);
    let upload = boxes.await_upload(&id, &owner, &NewUpload { bytes: 9 }).unwrap().upload;
    boxes.delete(&id, &owner).unwrap();
    assert_eq!(boxes.cupboard.uploads().look(&id, &upload), Err(OwnRefusal::UploadNotFound));
}

fn a_picture_that_two_brought_stays_for_the_other(home: &Home) {
    let boxes = home.opened();
    let (id, owner) = made(&boxes);
    let (ana, bea) = (guest(&id, 2, false, true), guest(&id, 3, false, true));
    let [first, second] = [&ana, &bea].map(|who| send(&boxes, &id, who, &photo(1)).unwrap());
    assert_eq!(first.picture, second.picture);
    boxes.remove_card(&id, &ana, first.card).unwrap();
    assert!(boxes.picture(&second.picture, 300).is_some());
    let (elsewhere, other) = made(&boxes);
    send(&boxes, &elsewhere, &other, &photo(1)).unwrap();
    boxes.delete(&id, &owner).unwrap();
    assert!(boxes.picture(&second.picture, 300).is_some(), "it is in another box as well");
    boxes.delete(&elsewhere, &other).unwrap();
    assert_eq!(boxes.picture(&second.picture, 300), None);
}

fn nothing_grows_beyond_its_quota(home: &Home) {
    let quotas = OwnQuotas { boxes_max: 2, cards_per_box_max: 2, ..OwnQuotas::default() };
    let boxes = home.with(OwnAllowed::On, quotas);
    let (id, owner) = made(&boxes);
    made(&boxes);
    assert_eq!(boxes.open(&NewBox::default()), Err(OwnRefusal::ServerFull));
    for n in 0..2 {
        send(&boxes, &id, &owner, &photo(n)).unwrap();
    }
    assert_eq!(send(&boxes, &id, &owner, &photo(3)), Err(OwnRefusal::BoxFull));
    let full = OwnQuotas { mib_max: 0, ..OwnQuotas::default() };
    let boxes = home.with(OwnAllowed::On, full);
    assert_eq!(send(&boxes, &id, &owner, &photo(3)), Err(OwnRefusal::ServerFull));
    for (bytes, code) in [(0, "picture_broken"), (u32::MAX, "picture_too_heavy")] {
        let refused = boxes.await_upload(&id, &owner, &NewUpload { bytes }).map_err(OwnRefusal::code);
        assert!(refused == Err(code) || refused == Err("own_server_full"), "{refused:?}");
    }
}

fn a_box_with_which_nobody_plays_goes_after_its_time_and_its_grace(home: &Home) {
    const DAY_MS: u64 = 24 * 3_600_000;
    let boxes = home.opened();
    let (old, owner) = made(&boxes);
    let long_after = shelf::now_ms() + 91 * DAY_MS;
    let grace_h = moonhare_rooms::limits::GRACE_H;
    for hour in 0..grace_h {
        boxes.sweep(long_after + hour * 3_600_000);
        assert!(boxes.look_in(&old, &owner).is_ok(), "hour {hour}");
    }
    boxes.sweep(long_after + grace_h * 3_600_000);
    assert_eq!(boxes.look_in(&old, &owner), Err(OwnRefusal::BoxNotFound));
    let (young, owner) = made(&boxes);
    // A clock that jumps is not believed.
    for hour in 0..grace_h * 2 - 1 {
        boxes.sweep(long_after + 900 * DAY_MS + hour * 3_600_000);
    }
    assert!(boxes.look_in(&young, &owner).is_ok());
}

fn a_cut_without_end_is_refused_and_the_box_can_be_read_again(home: &Home) {
    let id = {
        let boxes = home.opened();
        let (id, owner) = made(&boxes);
        let card = send(&boxes, &id, &owner, &photo(1)).unwrap();
        for (x, y, width) in [
            (f32::INFINITY, 0.0, 1.0),
            (0.0, f32::NEG_INFINITY, 1.0),
            (0.0, 0.0, f32::INFINITY),
            (f32::NAN, 0.0, 1.0),
        ] {
            let look = LookView { x, y, width, ..card.look.clone() };
            let change = OwnCardChange { caption: None, look: Some(look.clone()) };
            assert_eq!(boxes.change_card(&id, &owner, card.card, &change), Err(OwnRefusal::BadChange));
            assert_eq!(boxes.preview(&id, &owner, card.card, &look), Err(OwnRefusal::BadChange));
        }
        id
    };
    assert_eq!(home.opened().look_in(&id, &Who::Anybody).unwrap().cards.len(), 1);
}
