//! Who may do what with a box, and what an operator decides.

use super::*;

for_every_home!(
    everybody_adds_and_only_some_take_away,
    the_name_of_a_box_gives_no_right_to_it,
    a_box_stays_open_to_the_latest_tables,
    what_is_not_wanted_is_not_cut_out_of_a_larger_sheet,
    names_and_captions_hide_nothing,
    an_operator_decides_who_brings_pictures_and_which_are_not_wanted,
    a_picture_that_the_operator_removes_is_gone_and_may_come_again,
);

fn everybody_adds_and_only_some_take_away(home: &Home) {
    let boxes = home.opened();
    let (id, owner) = made(&boxes);
    let (host, ana, bea) =
        (guest(&id, 1, true, true), guest(&id, 2, false, true), guest(&id, 3, false, true));
    let elsewhere = guest("own-other", 2, true, true);
    let card = send(&boxes, &id, &ana, &photo(1)).unwrap().card;
    for (who, sees) in [(&owner, true), (&host, true), (&ana, true), (&bea, false), (&Who::Anybody, false)] {
        assert_eq!(boxes.look_in(&id, who).unwrap().cards[0].yours, sees, "{who:?}");
    }
    for who in [&Who::Anybody, &Who::Owner("guessed".into()), &elsewhere] {
        assert_eq!(send(&boxes, &id, who, &photo(2)), Err(OwnRefusal::NotYours), "{who:?}");
    }
    for who in [&bea, &elsewhere, &Who::Anybody] {
        assert_eq!(boxes.remove_card(&id, who, card), Err(OwnRefusal::NotYours), "{who:?}");
        assert_eq!(boxes.master(&id, who, card), Err(OwnRefusal::NotYours), "{who:?}");
    }
    for playing in [guest(&id, 1, true, false), guest(&id, 2, false, false)] {
        assert_eq!(send(&boxes, &id, &playing, &photo(2)), Err(OwnRefusal::Playing));
        assert_eq!(boxes.remove_card(&id, &playing, card), Err(OwnRefusal::Playing));
    }
    for who in [&host, &ana, &Who::Anybody] {
        assert_eq!(boxes.delete(&id, who), Err(OwnRefusal::NotYours), "{who:?}");
    }
    boxes.remove_card(&id, &host, card).unwrap();
    assert_eq!(home.pictures(&id), 0, "nothing but the box itself is left");
    boxes.delete(&id, &owner).unwrap();
    assert_eq!(boxes.look_in(&id, &owner), Err(OwnRefusal::BoxNotFound));
    assert_eq!(home.pictures(&id), 0);
}

/// The same person at another table.
fn at(table: &str, mut who: Who) -> Who {
    if let Who::Guest { table: code, .. } = &mut who {
        *code = table.into();
    }
    who
}

fn the_name_of_a_box_gives_no_right_to_it(home: &Home) {
    let boxes = home.opened();
    let (id, owner) = made(&boxes);
    let card = send(&boxes, &id, &owner, &photo(1)).unwrap();
    let stranger = at("CCCCCC", guest(&id, 1, true, true));
    let mut watcher = guest(&id, 4, false, true);
    if let Who::Guest { guest, .. } = &mut watcher {
        guest.seated = false;
    }
    let (renamed, emptied) = (
        BoxChange { name: Some("Mine".into()), ..BoxChange::default() },
        OwnCardChange { caption: Some("mine".into()), look: None },
    );
    for who in [&stranger, &watcher] {
        assert_eq!(boxes.change(&id, who, &renamed), Err(OwnRefusal::NotYours), "{who:?}");
        assert_eq!(boxes.change_card(&id, who, card.card, &emptied), Err(OwnRefusal::NotYours), "{who:?}");
        assert_eq!(boxes.remove_card(&id, who, card.card), Err(OwnRefusal::NotYours), "{who:?}");
        assert_eq!(boxes.master(&id, who, card.card), Err(OwnRefusal::NotYours), "{who:?}");
        assert_eq!(send(&boxes, &id, who, &photo(2)), Err(OwnRefusal::NotYours), "{who:?}");
    }
    for who in [&stranger, &watcher, &guest(&id, 1, true, true), &guest(&id, 2, false, true)] {
        assert_eq!(boxes.change(&id, who, &open_to("CCCCCC")), Err(OwnRefusal::NotYours), "{who:?}");
    }
    assert_eq!(boxes.change(&id, &owner, &open_to("../..")), Err(OwnRefusal::BadChange));
    boxes.change(&id, &owner, &open_to("CCCCCC")).unwrap();
    send(&boxes, &id, &stranger, &photo(2)).unwrap();
}

fn a_box_stays_open_to_the_latest_tables(home: &Home) {
    let boxes = home.opened();
    let (id, owner) = made(&boxes);
    let seated = guest(&id, 2, false, true);
    for last in "CDFGHJKMNPR".chars() {
        boxes.change(&id, &owner, &open_to(&format!("BBBBB{last}"))).unwrap();
    }
    send(&boxes, &id, &seated, &photo(1)).unwrap();
    boxes.change(&id, &owner, &open_to("BBBBBQ")).unwrap();
    assert_eq!(send(&boxes, &id, &seated, &photo(2)), Err(OwnRefusal::NotYours));
    send(&boxes, &id, &at("BBBBBQ", seated), &photo(2)).unwrap();
}

fn what_is_not_wanted_is_not_cut_out_of_a_larger_sheet(home: &Home) {
    let boxes = home.opened();
    let (id, owner) = made(&boxes);
    let (width, height) = (400, 600);
    // Fields whose light is as good as drawn by lot.
    let light = |x: usize, y: usize| {
        let field = x * 9 / width + 9 * (y * 8 / height);
        (field * field * 37 + field * 101) as u8
    };
    let rgb = (0..height).flat_map(|y| (0..width).flat_map(move |x| [light(x, y); 3])).collect();
    let unwanted = Picture { width, height, rgb };
    boxes.blocked.remember(&*boxes.cupboard, &sight::Sight::of(&unwanted));
    assert_eq!(boxes.add_card(&id, &owner, &unwanted), Err(OwnRefusal::Blocked));
    let rows = unwanted.rgb.chunks_exact(width * 3);
    let rgb = rows.flat_map(|row| row.chunks_exact(3).rev().flatten().copied()).collect();
    let mirrored = Picture { width, height, rgb };
    assert_eq!(boxes.add_card(&id, &owner, &mirrored), Err(OwnRefusal::Blocked));
    let mut sheet = vec![255; 4 * width * height * 3];
    for (row, of) in sheet.chunks_exact_mut(2 * width * 3).zip(unwanted.rgb.chunks_exact(width * 3)) {
        row[..width * 3].copy_from_slice(of);
    }
    let sheet = Picture { width: 2 * width, height: 2 * height, rgb: sheet };
    let card = boxes.add_card(&id, &owner, &sheet).unwrap();
    let look = LookView { x: 0.0, y: 0.0, width: 0.5, ..card.look };
    let cut = OwnCardChange { caption: None, look: Some(look) };
    assert_eq!(boxes.change_card(&id, &owner, card.card, &cut), Err(OwnRefusal::Blocked));
}

fn names_and_captions_hide_nothing(home: &Home) {
    let boxes = home.opened();
    let (id, owner) = made(&boxes);
    let turned = BoxChange { name: Some("Sum\u{202e}mer\u{200b}".into()), ..BoxChange::default() };
    assert_eq!(boxes.change(&id, &owner, &turned).unwrap().name, "Summer");
    let card = send(&boxes, &id, &owner, &photo(1)).unwrap().card;
    let change = OwnCardChange { caption: Some("the \u{2066}lake\u{feff}".into()), look: None };
    assert_eq!(boxes.change_card(&id, &owner, card, &change).unwrap().caption, "the lake");
}

fn an_operator_decides_who_brings_pictures_and_which_are_not_wanted(home: &Home) {
    let of = |allowed| home.with(allowed, OwnQuotas::default());
    assert_eq!(of(OwnAllowed::Off).open(&NewBox::default()), Err(OwnRefusal::NotAllowed));
    let invited = of(OwnAllowed::Invite);
    let word = home.operator().new_word().unwrap();
    for (said, fine) in [(None, false), (Some("please"), false), (Some(word.as_str()), true)] {
        let wish = NewBox { name: String::new(), word: said.map(str::to_owned) };
        assert_eq!(invited.open(&wish).is_ok(), fine, "{said:?}");
    }
    let boxes = of(OwnAllowed::On);
    let (id, owner) = made(&boxes);
    let (unwanted, other) =
        (send(&boxes, &id, &owner, &photo(1)).unwrap(), send(&boxes, &id, &owner, &photo(200)).unwrap());
    home.operator().block(unwanted.picture.parse().unwrap()).unwrap();
    assert_eq!(boxes.picture(&unwanted.picture, 300), None);
    let left: Vec<u32> = boxes.look_in(&id, &owner).unwrap().cards.iter().map(|card| card.card).collect();
    assert_eq!(left, [other.card]);
    for again in [home.opened(), boxes] {
        assert_eq!(send(&again, &id, &owner, &photo(1)), Err(OwnRefusal::Blocked));
    }
}

fn a_picture_that_the_operator_removes_is_gone_and_may_come_again(home: &Home) {
    let boxes = home.opened();
    let (id, owner) = made(&boxes);
    let ana = guest(&id, 2, false, true);
    let card = send(&boxes, &id, &ana, &photo(1)).unwrap();
    let picture = card.picture.parse().unwrap();
    // Somebody has the same picture in a box that sorts before or after: what was reported counts.
    let (twin, key) = made(&boxes);
    send(&boxes, &twin, &key, &photo(1)).unwrap();
    assert_eq!(home.operator().brought(picture, Some(&twin)).unwrap().by, None);
    let known = home.operator().brought(picture, Some(&id)).unwrap();
    assert_eq!((known.within.as_str(), known.by), (id.as_str(), Some(("Person 2".into(), TABLE.into()))));
    assert!(known.shown.contains(&card.picture), "{}", known.shown);
    home.operator().remove(picture).unwrap();
    assert_eq!(boxes.picture(&card.picture, 300), None);
    assert_eq!(home.operator().brought(picture, Some(&id)), None);
    assert!(boxes.look_in(&id, &owner).unwrap().cards.is_empty());
    assert!(send(&boxes, &id, &ana, &photo(1)).is_ok(), "it was removed, not blocked");
    assert!(boxes.picture(&card.picture, 300).is_some());
}

#[test]
fn a_remark_among_the_operators_words_is_none_of_them() {
    let note = b"# for the club\nfe12ab\n\n";
    assert!(words::is_known(Some(note), Some("FE12ab ")));
    for word in ["# for the club", "#", "", "fe12"] {
        assert!(!words::is_known(Some(note), Some(word)), "{word:?}");
    }
}
