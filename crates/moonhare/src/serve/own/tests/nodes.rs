//! Boxes of a house: what one node does, the others have.

use super::*;

#[test]
fn rooms_are_told_what_was_found_last_and_wait_for_nobody() {
    let home = Home::house();
    let (a, b) = (home.opened(), home.opened());
    let (id, owner) = made(&a);
    send(&a, &id, &owner, &photo(1)).unwrap();
    assert_eq!((a.cards(&id), b.cards(&id)), (Some(1), None), "the other has never looked for it");
    let Home::House { runtime, .. } = &home else { unreachable!() };
    let look = |boxes: &Arc<OwnBoxes>| runtime.block_on(Arc::clone(boxes).look_for(vec![id.clone()], false));
    assert!(look(&b));
    send(&a, &id, &owner, &photo(2)).unwrap();
    assert_eq!(b.cards(&id), Some(1));
    assert!(look(&b));
    assert_eq!((b.cards(&id), b.all_cards(&id).unwrap().1.len()), (Some(2), 24));
    a.delete(&id, &owner).unwrap();
    assert!(look(&b), "that it is gone is known, too");
    assert_eq!((b.cards(&id), b.deck(&id)), (None, None));
    // A task that waited would stop the room: it can't.
    let asked =
        async { std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| b.look(&id, false))).is_err() };
    assert!(runtime.block_on(asked));
}

#[test]
fn what_one_node_does_the_other_has_and_what_it_leaves_the_other_finishes() {
    let (home, nodes) = (Home::house(), MemoryHouse::default());
    let [a, b] = [(), ()].map(|()| home.node(Arc::new(nodes.join()), OwnAllowed::On, OwnQuotas::default()));
    let (id, owner) = made(&a);
    // Half a file comes to one node, the rest to the other.
    let bytes = photo(1);
    let wish = NewUpload { bytes: u32::try_from(bytes.len()).unwrap() };
    let upload = a.await_upload(&id, &owner, &wish).unwrap().upload;
    a.take_part(&id, &owner, &upload, 0, &bytes[..1000]).unwrap();
    assert_eq!(b.upload(&id, &owner, &upload).unwrap().received, 1000);
    let card = b.take_part(&id, &owner, &upload, 1000, &bytes[1000..]).unwrap().card.unwrap();
    assert_eq!(a.upload(&id, &owner, &upload).unwrap().card.as_ref(), Some(&card));
    assert_eq!(a.cards(&id), Some(1));
    // What one was to paint, and never does, the other paints once it has waited for a while.
    let look = LookView { finish: Some("linocut".into()), ..card.look };
    let change = OwnCardChange { caption: None, look: Some(look) };
    assert!(a.change_card(&id, &owner, card.card, &change).unwrap().painting);
    b.paint_all();
    assert!(b.look_in(&id, &owner).unwrap().cards[0].painting, "it may be under way there");
    b.paint_all();
    let painted = a.look_in(&id, &owner).unwrap().cards.remove(0);
    assert!(!painted.painting && painted.picture != card.picture);
    assert!(a.picture(&painted.picture, 600).is_some());
    // Removed on one, gone on the other, at once.
    b.remove_card(&id, &owner, card.card).unwrap();
    assert_eq!((a.picture(&painted.picture, 600), home.pictures(&id)), (None, 0));
    a.look(&id, false).unwrap();
    assert_eq!(a.cards(&id), Some(0));
    a.delete(&id, &owner).unwrap();
    assert_eq!(b.look_in(&id, &owner), Err(OwnRefusal::BoxNotFound));
    let Home::House { log, runtime } = &home else { unreachable!() };
    let left: Vec<_> = runtime.block_on(log.blob_rooms()).unwrap();
    assert!(left.len() <= 1, "nothing but the count of boxes: {left:?}");
}

#[test]
fn of_many_nodes_one_sweeps_and_puts_the_count_right() {
    let (home, nodes) = (Home::house(), MemoryHouse::default());
    let [a, b] = [(), ()].map(|()| home.node(Arc::new(nodes.join()), OwnAllowed::On, OwnQuotas::default()));
    let (id, owner) = made(&a);
    send(&a, &id, &owner, &photo(1)).unwrap();
    let held = a.cupboard.held().unwrap();
    assert!(held.boxes == 1 && held.bytes > 0);
    a.cupboard.put_note("stock.json", b"{\"boxes\":9,\"bytes\":9}").unwrap();
    a.sweep(shelf::now_ms());
    assert_eq!(b.cupboard.held().unwrap(), held);
    a.cupboard.put_note("stock.json", b"{\"boxes\":9,\"bytes\":9}").unwrap();
    b.sweep(shelf::now_ms());
    assert_eq!(b.cupboard.held().unwrap().boxes, 9, "somebody else swept in this hour");
}

#[test]
fn boxes_move_into_a_house_and_back() {
    let (folder, home, back) = (tempfile::tempdir().unwrap(), Home::house(), Home::folder());
    let boxes =
        OwnBoxes::open(folder.path(), OwnAllowed::On, OwnQuotas::default(), moonhare_packs::own::read_photo);
    let (id, owner) = made(&boxes);
    let card = send(&boxes, &id, &owner, &photo(1)).unwrap();
    let word = Operator::of_folder(folder.path()).new_word().unwrap();
    let (Home::House { log, runtime }, Home::Folder(last)) = (&home, &back) else { unreachable!() };
    for copied in [1, 0] {
        let moved = move_boxes(folder.path(), Arc::clone(log) as _, runtime.handle().clone(), Moved::In);
        assert_eq!(moved.unwrap(), copied, "what is there stays as it is");
    }
    let held = home.opened().cupboard.held().unwrap();
    assert!(held.boxes == 1 && held.bytes > 0);
    move_boxes(last.path(), Arc::clone(log) as _, runtime.handle().clone(), Moved::Out).unwrap();
    for boxes in [
        home.with(OwnAllowed::Invite, OwnQuotas::default()),
        back.with(OwnAllowed::Invite, OwnQuotas::default()),
    ] {
        assert_eq!(boxes.look_in(&id, &owner).unwrap().cards, std::slice::from_ref(&card));
        assert!(boxes.picture(&card.picture, 600).is_some() && boxes.master(&id, &owner, card.card).is_ok());
        assert!(boxes.open(&NewBox { name: String::new(), word: Some(word.clone()) }).is_ok());
    }
}
