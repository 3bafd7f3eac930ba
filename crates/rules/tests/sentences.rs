//! How a turn goes, in every edition: given a game, when somebody does something, then this follows.

mod common;

use common::Do::{Claim, Give, Just, Ready, TakeBack, Tell, TellUnseen, VoteAndRed, VoteFor};
use common::{given, given_cards, given_with};
use moonhare_rules::Edition::{Classic, Odyssey, Odyssey2023, Party, Teams};
use moonhare_rules::rule_set::PileOut;
use moonhare_rules::{Card, Clue, Command, Ending, Event, HouseRules, Phase, Refusal, Seat, Slot};

#[test]
fn the_first_storyteller_is_who_claims_first() {
    given(Classic, 4)
        .then(|game| assert_eq!(game.game.waiting_for().len(), 4))
        .when(2, Claim)
        .then_phase(Phase::Tell)
        .when(1, Claim)
        .refused(Refusal::AlreadyClaimed)
        .when(1, Tell)
        .refused(Refusal::NotYourTurn)
        .when(2, Tell)
        .then_phase(Phase::Give)
        .then(|game| assert_eq!(game.watcher().storyteller, Some(Seat(2))));
}

#[test]
fn who_tells_first_has_claimed_by_telling() {
    given(Classic, 4)
        .when(3, Tell)
        .then_phase(Phase::Give)
        .then(|game| assert_eq!(game.game.storyteller(), Some(Seat(3))))
        .when(0, Tell)
        .refused(Refusal::WrongPhase);
}

#[test]
fn a_clue_is_for_a_card_of_the_storyteller_s_hand() {
    let game = given(Classic, 4).when(0, Claim);
    let foreign = game.hand(1)[0];
    game.when(0, TellUnseen)
        .refused(Refusal::CardMissing)
        .when(0, Just(Command::tell(foreign, "dusk")))
        .refused(Refusal::NotInHand)
        .when(0, Tell)
        .then(|game| {
            let view = game.view(0);
            assert_eq!((view.hand.map(|hand| hand.len()), view.played.len()), (Some(5), 1));
        });
}

#[test]
fn a_clue_has_something_to_say() {
    let tell = |clue: Clue| move |card: Card| Just(Command::Tell { card: Some(card), clue });
    let refused = [
        (Clue::text(""), Refusal::EmptyClue),
        (Clue::text(" \u{2003} "), Refusal::EmptyClue),
        (Clue::text(&"x".repeat(201)), Refusal::ClueTooLong),
        (Clue::text(&"é".repeat(201)), Refusal::ClueTooLong),
        (Clue::text("two\nlines"), Refusal::ClueUnreadable),
        (Clue::text("bell\u{7}"), Refusal::ClueUnreadable),
        (Clue::performed(""), Refusal::BadPerformance),
        (Clue::performed("a/b"), Refusal::BadPerformance),
        (Clue::performed(&"r".repeat(65)), Refusal::BadPerformance),
    ];
    for (clue, refusal) in refused {
        let game = given(Classic, 3);
        let card = game.hand(0)[0];
        game.when(0, tell(clue)(card)).refused(refusal);
    }
    let both = Clue { text: "hum".into(), performance: Some("song-1_b".into()) };
    for clue in [Clue::text(&"é".repeat(200)), Clue::performed("live"), both] {
        let game = given(Classic, 3);
        let card = game.hand(0)[0];
        game.when(0, tell(clue.clone())(card))
            .accepted()
            .then(|game| assert_eq!(game.watcher().clue, Some(clue)));
    }
    let game = given(Classic, 3);
    let card = game.hand(0)[0];
    game.when(0, tell(Clue::text("  dusk\t"))(card))
        .accepted()
        .then(|game| assert_eq!(game.watcher().clue, Some(Clue::text("dusk"))));
}

#[test]
fn a_table_can_play_without_performed_clues() {
    let house = HouseRules { performed_clues: Some(false), ..HouseRules::default() };
    let game = given_with(Classic, 3, &house);
    let card = game.hand(0)[0];
    assert!(!game.view(0).limits.performed_clues);
    game.when(0, Just(Command::Tell { card: Some(card), clue: Clue::performed("live") }))
        .refused(Refusal::NoPerformedClues);
}

#[test]
fn the_same_clue_may_come_twice() {
    given(Classic, 4).when_played(0).when_played(1).then_phase(Phase::Tell);
}

#[test]
fn each_other_player_gives_one_card_and_may_take_it_back_until_the_last_is_in() {
    let game = given(Classic, 4).when(0, Tell);
    let (own, foreign) = (game.hand(1), game.hand(2)[0]);
    game.when(0, Give(1))
        .refused(Refusal::StorytellerGivesNone)
        .when(0, TakeBack)
        .refused(Refusal::NothingToTakeBack)
        .when(1, TakeBack)
        .refused(Refusal::NothingToTakeBack)
        .when(1, Give(2))
        .refused(Refusal::WrongCardCount)
        .when(1, Just(Command::give(&[foreign])))
        .refused(Refusal::NotInHand)
        .when(1, Give(1))
        .then(|game| assert!(game.watcher().seats[1].given))
        .when(1, Give(1))
        .refused(Refusal::AlreadyGiven)
        .when(1, TakeBack)
        .then(|game| {
            let mut hand = game.hand(1);
            hand.sort_unstable();
            let mut before = own.clone();
            before.sort_unstable();
            assert_eq!(hand, before);
            assert!(!game.watcher().seats[1].given);
        })
        .when(1, Give(1))
        .when(2, Give(1))
        .then_phase(Phase::Give)
        .then(|game| assert!(game.watcher().table.is_empty(), "nothing is open before the last card"))
        .when(3, Give(1))
        .then_phase(Phase::Vote)
        .when(3, TakeBack)
        .refused(Refusal::WrongPhase);
}

#[test]
fn with_three_players_each_gives_two_different_cards() {
    let game = given(Classic, 3).when(0, Tell);
    let card = game.hand(1)[0];
    game.when(1, Give(1))
        .refused(Refusal::WrongCardCount)
        .when(1, Just(Command::give(&[card, card])))
        .refused(Refusal::SameCardTwice)
        .when(1, Give(2))
        .when(2, Give(2))
        .then_phase(Phase::Vote)
        .then(|game| assert_eq!(game.watcher().table.len(), 5));
}

#[test]
fn a_vote_is_for_another_s_card_and_may_change_until_the_last_is_in() {
    given(Classic, 4)
        .when(0, Tell)
        .when_all(|| Give(1))
        .when(0, VoteFor(&[1]))
        .refused(Refusal::NotAVoter)
        .when(1, VoteFor(&[1]))
        .refused(Refusal::OwnCard)
        .when(1, VoteFor(&[0, 2]))
        .refused(Refusal::TooManyVotes)
        .when(1, VoteFor(&[]))
        .refused(Refusal::TooFewVotes)
        .when(1, Just(Command::vote(&[Slot(5)])))
        .refused(Refusal::UnknownSlot)
        .when(1, Just(Command::vote(&[Slot(0)])))
        .refused(Refusal::UnknownSlot)
        .when(1, VoteAndRed(&[0], 0))
        .refused(Refusal::RedNotExpected)
        .when(1, VoteFor(&[2]))
        .when(1, VoteFor(&[0]))
        .when(2, VoteFor(&[0]))
        .then_phase(Phase::Vote)
        .then(|game| {
            let watcher = game.watcher();
            assert!(watcher.table.iter().all(|card| card.votes.is_none() && card.owner.is_none()));
            assert!(watcher.seats[1].voted && !watcher.seats[3].voted);
        })
        .when(3, VoteFor(&[1]))
        .then_phase(Phase::Score)
        .then(|game| {
            let points: Vec<u16> =
                game.watcher().points.expect("points").iter().map(|line| line.points).collect();
            assert_eq!(points, [3, 4, 3, 0], "the changed vote counts, not the first one");
        })
        .when(1, VoteFor(&[2]))
        .refused(Refusal::WrongPhase);
}

#[test]
fn two_votes_lie_on_different_cards_or_on_one_as_the_edition_says() {
    let seven = || given(Odyssey, 7).when(0, Tell).when_all(|| Give(1));
    seven().when(1, VoteFor(&[2, 2])).refused(Refusal::VotesMustDiffer);
    seven().when(1, VoteFor(&[2, 3])).accepted();
    seven().when(1, VoteFor(&[2])).accepted();
    let dials = || given(Odyssey2023, 7).when(0, Tell).when_all(|| Give(1));
    dials().when(1, VoteFor(&[2, 2])).accepted();
    dials().when(1, VoteFor(&[2])).refused(Refusal::TooFewVotes);
}

#[test]
fn after_the_score_everybody_says_ready_and_the_left_neighbour_tells() {
    given(Classic, 4)
        .when_played_to_the_score(3)
        .when(2, Ready)
        .when(2, Ready)
        .refused(Refusal::AlreadyReady)
        .when(0, Ready)
        .when(1, Ready)
        .then_phase(Phase::Score)
        .when(3, Ready)
        .then_phase(Phase::Tell)
        .then(|game| {
            let view = game.watcher();
            assert_eq!((view.turn, view.storyteller, view.discard), (2, Some(Seat(0)), 4));
            assert!(view.clue.is_none() && view.points.is_none() && view.table.is_empty());
            assert!(
                view.seats.iter().all(|seat| seat.hand == 6 && !seat.given && !seat.voted && !seat.ready)
            );
        })
        .when(3, Ready)
        .refused(Refusal::WrongPhase);
}

#[test]
fn hands_are_filled_one_card_at_a_time_from_the_new_storyteller_on() {
    given(Classic, 3).when_played(1).then(|game| {
        let drawn = game.last_events().iter().find_map(|event| match event {
            Event::Drawn { cards } => Some(cards.iter().map(|draw| draw.seat.0).collect::<Vec<_>>()),
            _ => None,
        });
        // Seat 1 told and played one card, the others gave two; now seat 2 tells.
        assert_eq!(drawn, Some(vec![2, 0, 1, 2, 0]));
    });
}

#[test]
fn cards_are_drawn_from_the_top_of_the_pile() {
    given(Classic, 4).then(|game| {
        let (Event::Started(started), Event::Dealt { hands }) = (&game.log[0], &game.log[1]) else {
            panic!("a start");
        };
        let top: Vec<Card> = started.pile.iter().rev().copied().collect();
        assert_eq!((hands[0][0], hands[1][0], hands[0][1]), (top[0], top[1], top[4]));
        assert_eq!(game.watcher().pile, 84 - 24);
    });
}

#[test]
fn a_short_pile_is_shuffled_with_the_discards_before_anyone_draws() {
    // 24 in hands and 4 on the table leave 3 of 31 in the pile: one too few for the first refill.
    let game = given_cards(Classic, 4, &HouseRules::default(), 31).when_played_to_the_score(0);
    let before = game.watcher();
    assert_eq!((before.pile, before.discard), (7, 0));
    let game = game.when_all(|| Ready).when_played_to_the_score(1);
    assert_eq!((game.watcher().pile, game.watcher().discard), (3, 4));
    game.when_all(|| Ready).then(|game| {
        let pile = game.last_events().iter().find_map(|event| match event {
            Event::Reshuffled { pile } => Some(pile.len()),
            _ => None,
        });
        assert_eq!(pile, Some(3 + 4 + 4), "the rest, the discards and what lay on the table");
        assert_eq!((game.watcher().pile, game.watcher().discard), (7, 0));
    });
}

#[test]
fn a_pile_that_just_suffices_is_not_shuffled() {
    given_cards(Classic, 4, &HouseRules::default(), 28).when_played(0).then(|game| {
        assert!(!game.last_events().iter().any(|event| matches!(event, Event::Reshuffled { .. })));
        assert_eq!((game.watcher().pile, game.watcher().discard), (0, 4));
    });
}

#[test]
fn by_house_rule_the_game_ends_when_the_last_card_is_drawn() {
    let house = HouseRules { pile_out: Some(PileOut::End), ..HouseRules::default() };
    given_cards(Classic, 4, &house, 33)
        .when_played(0)
        .then_phase(Phase::Tell)
        .when_played(1)
        .then_phase(Phase::Tell)
        .then(|game| assert_eq!(game.watcher().pile, 1))
        .when_played(2)
        .then_phase(Phase::Over)
        .then(|game| assert_eq!(game.watcher().ended_by, Some(Ending::PileOut)));
    given_cards(Classic, 4, &house, 32)
        .when_played(0)
        .when_played(1)
        .then_phase(Phase::Over)
        .then(|game| assert_eq!(game.game.turn(), 2, "the second refill would take the last card"));
}

#[test]
fn the_game_ends_with_the_turn_in_which_a_rabbit_reaches_the_target() {
    let house = HouseRules { target_score: Some(4), ..HouseRules::default() };
    let voted = |house| {
        given_with(Classic, 4, house)
            .when(0, Tell)
            .when_all(|| Give(1))
            .when(1, VoteFor(&[0]))
            .when(2, VoteFor(&[1]))
            .when(3, VoteFor(&[2]))
    };
    voted(&house)
        .then_phase(Phase::Score)
        .then(|game| assert!(game.watcher().winners.is_none(), "the last score is shown before the end"))
        .when_all(|| Ready)
        .then_phase(Phase::Over)
        .then(|game| {
            let view = game.watcher();
            assert_eq!(view.winners.map(|seats| seats.to_vec()), Some(vec![Seat(1)]));
            assert_eq!((view.ended_by, view.target), (Some(Ending::Target), Some(4)));
        })
        .when(0, Ready)
        .refused(Refusal::GameOver);
    let higher = HouseRules { target_score: Some(5), ..HouseRules::default() };
    voted(&higher).when_all(|| Ready).then_phase(Phase::Tell);
}

#[test]
fn those_who_tie_share_the_win() {
    let house = HouseRules { target_score: Some(2), ..HouseRules::default() };
    given_with(Classic, 4, &house)
        .when(0, Tell)
        .when_all(|| Give(1))
        .when_all(|| VoteFor(&[0]))
        .when_all(|| Ready)
        .then(|game| {
            let winners = game.watcher().winners.expect("winners").to_vec();
            assert_eq!(winners, [Seat(1), Seat(2), Seat(3)]);
        });
}

#[test]
fn in_party_nobody_sees_a_card_before_the_first_claim() {
    given(Party, 6)
        .then(|game| {
            let view = game.view(3);
            assert!(view.hand.is_none() && view.seats[3].hand == 5);
            assert!(view.your_move.claim.is_some());
            assert_eq!(view.your_move.tell.map(|tell| tell.cards), Some(None));
        })
        .when(3, Claim)
        .then(|game| {
            assert!(game.view(3).hand.is_none(), "the storyteller speaks before they see their hand");
            assert!(game.view(2).hand.is_some());
        })
        .when(3, Just(Command::tell(Card(1), "dusk")))
        .refused(Refusal::CardNotExpected)
        .when(3, TellUnseen)
        .then(|game| assert!(game.view(3).hand.is_some()));
}

#[test]
fn in_party_everybody_gives_and_votes_and_the_storyteller_places_the_red_token() {
    given(Party, 6)
        .when(0, TellUnseen)
        .when_all(|| Give(1))
        .then(|game| assert_eq!(game.watcher().table.len(), 6))
        .when(0, VoteFor(&[1]))
        .refused(Refusal::RedMissing)
        .when(0, VoteAndRed(&[1], 1))
        .accepted()
        .then(|game| {
            assert_eq!(game.view(0).red, Some(game.slot_of(1)));
            assert_eq!(game.view(0).my_votes.map(|votes| votes.red), Some(Some(game.slot_of(1))));
            assert_eq!(game.view(1).red, None);
        })
        .when(0, VoteAndRed(&[0], 0))
        .when(1, VoteFor(&[1]))
        .when(2, VoteFor(&[1]))
        .when(3, VoteFor(&[0]))
        .when(4, VoteFor(&[4]))
        .when(5, VoteFor(&[1]))
        .then_phase(Phase::Score)
        .then(|game| {
            let points: Vec<u16> =
                game.watcher().points.expect("points").iter().map(|line| line.points).collect();
            assert_eq!(points, [0, 3, 3, 0, 0, 3]);
            assert_eq!(game.watcher().red, Some(game.slot_of(0)));
        });
}

#[test]
fn in_party_hands_go_to_the_left_after_the_refill() {
    let game = given(Party, 6).when_played_to_the_score(0);
    let left_over: Vec<Vec<Card>> = (0..6).map(|seat| game.hand(seat)).collect();
    game.when_all(|| Ready).then(|game| {
        for seat in [0_u8, 2, 3, 4, 5] {
            let from = usize::from((seat + 5) % 6);
            assert!(game.hand(seat).starts_with(&left_over[from]), "seat {seat} has the hand of seat {from}");
        }
        assert!(game.view(1).hand.is_none(), "the next storyteller must not look");
    });
}

#[test]
fn party_and_teams_end_when_everybody_has_told() {
    let mut game = given(Party, 6);
    for turn in 0..6_u8 {
        assert_eq!(game.watcher().stories_left, Some(6 - u16::from(turn)));
        game = game.when_played(turn);
    }
    game.then_phase(Phase::Over).then(|game| {
        let view = game.watcher();
        assert_eq!((view.ended_by, view.stories_left, view.turn), (Some(Ending::Stories), Some(0), 6));
    });
    let house = HouseRules { stories_per_player: Some(2), ..HouseRules::default() };
    let mut game = given_with(Teams, 6, &house);
    for turn in 0..11_u8 {
        game = game.when_played(turn % 6).then_phase(Phase::Tell);
    }
    game.when_played(5).then_phase(Phase::Over);
}

#[test]
fn in_teams_partners_agree_who_gives_and_the_other_one_votes() {
    given(Teams, 6)
        .when(0, Tell)
        .then(|game| {
            assert!(game.view(1).your_move.give.is_some() && game.view(4).your_move.give.is_some());
            assert_eq!(game.game.waiting_for().to_vec(), [1, 2, 3, 4, 5].map(Seat));
        })
        .when(1, Give(1))
        .when(4, Give(1))
        .refused(Refusal::PartnerGave)
        .then(|game| assert!(game.view(4).your_move.is_empty()))
        .when(1, TakeBack)
        .when(4, Give(1))
        .accepted()
        .when(5, Give(1))
        .when(3, Give(1))
        .then_phase(Phase::Vote)
        .then(|game| {
            assert_eq!(game.watcher().table.len(), 4);
            assert_eq!(game.game.waiting_for().to_vec(), [Seat(1), Seat(2)]);
            assert_eq!((game.watcher().seats[1].team, game.watcher().seats[4].team), (Some(1), Some(1)));
        })
        .when(4, VoteFor(&[0]))
        .refused(Refusal::NotAVoter)
        .when(3, VoteFor(&[4]))
        .refused(Refusal::NotAVoter)
        .when(1, VoteFor(&[4]))
        .refused(Refusal::OwnCard)
        .when(1, VoteFor(&[0]))
        .when(2, VoteFor(&[4]))
        .then_phase(Phase::Score)
        .then(|game| {
            let scores: Vec<u16> = game.watcher().seats.iter().map(|seat| seat.score).collect();
            assert_eq!(scores, [3, 4, 0, 3, 4, 0]);
        });
}

#[test]
fn in_every_pair_one_gives_whichever_of_the_two() {
    for (first, second) in [(0, 3), (3, 0), (2, 5), (5, 2)] {
        given(Teams, 6)
            .when(1, Tell)
            .when(first, Give(1))
            .when(second, Give(1))
            .refused(Refusal::PartnerGave)
            .then(|game| assert_eq!(game.game.rules().partner(Seat(first)), Some(Seat(second))));
    }
    given(Classic, 4).then(|game| assert_eq!(game.game.rules().partner(Seat(1)), None));
}

#[test]
fn the_host_can_end_a_game_and_only_then_its_secret_is_opened() {
    let given = given(Classic, 4).when_played(0);
    assert_eq!(given.game.open(given.deck.secret()), Err(Refusal::NotOver));
    let mut game = given.game.clone();
    for event in game.end_now().expect("it goes on") {
        game.apply(&event);
    }
    assert_eq!(game.phase(), Phase::Over);
    assert_eq!(game.end_now(), Err(Refusal::GameOver));
    for event in game.open(given.deck.secret()).expect("it is over") {
        game.apply(&event);
    }
    assert_eq!(game.opened_secret(), Some(given.deck.secret()));
    assert_eq!(game.promise().map(|promise| promise.secret_hash.clone()), Some(given.deck.secret().hash()));
}
