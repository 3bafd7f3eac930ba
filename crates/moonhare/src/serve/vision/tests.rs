use std::sync::Arc;

use moonhare_bots::Recent;
use moonhare_packs::Packs;
use moonhare_rooms::{
    BotMind, BotPlayers, BotSeat, DeckPart, Past, Temperament,
    rules::{Card, Command, Edition, FairDeck, Game, HouseRules, Phase, RuleSet, Seat, Secret, View, Viewer},
};
use serde_json::json;

use super::{
    stand_in::{KEY, MODEL, Manner, Question, StandIn, completion},
    *,
};
use crate::serve::own::no_boxes;
use crate::serve::{players::Players, shelf::PackShelf};

/// A table of four bots that see.
struct Scene {
    players: Players,
    stand_in: StandIn,
    deck: Vec<DeckPart>,
    packs: Packs,
    game: Game,
    fair: FairDeck,
}

fn settings(stand_in: &StandIn, key: Option<&str>) -> VisionSettings {
    VisionSettings {
        url: Some(format!("http://{}/v1/", stand_in.address)),
        key: key.map(|key| key.parse().unwrap()),
        key_file: None,
        model: Some(MODEL.to_owned()),
    }
}

impl Scene {
    fn new(manner: Manner) -> Self {
        Self::with_key(Some(KEY), manner)
    }

    fn with_key(key: Option<&str>, manner: Manner) -> Self {
        let stand_in = StandIn::start(manner);
        let vision = Vision::new(&settings(&stand_in, key)).unwrap().unwrap();
        let nowhere = std::env::temp_dir().join("moonhare-no-packs-here");
        let packs = Packs::built_in();
        let pack = packs.iter().next().unwrap();
        let deck = vec![DeckPart {
            pack: pack.id.clone(),
            first: 0,
            count: pack.cards.len() as u16,
            pictures: Arc::clone(&pack.pictures),
        }];
        let rules = RuleSet::new(Edition::Classic, &HouseRules::default(), 4, pack.cards.len()).unwrap();
        let fair = FairDeck::new(Secret::from_number(11), &[]);
        let game = Game::from_events(&Game::start(&rules, &[], &fair)).unwrap();
        let shelf = Arc::new(PackShelf::load(&nowhere, no_boxes(&nowhere)));
        let players = Players {
            packs: shelf,
            mind: None,
            sight: Some(Arc::new(vision)),
            recent: Recent::default(),
            heard: None,
            pace: 100,
        };
        Self { players, stand_in, deck, packs, game, fair }
    }

    fn decide_with(&self, players: &Players, view: &View) -> Option<Command> {
        let bot = BotSeat {
            temperament: Temperament::Scholar,
            language: moonhare_rooms::Language::En,
            seed: u64::from(view.turn),
        };
        players.decide(bot, &self.deck, &Past::default(), view)
    }

    fn decide(&self, seat: Seat) -> Option<Command> {
        self.decide_with(&self.players, &self.view(seat))
    }

    /// What a bot with the built-in mind alone does.
    fn without_eyes(&self, seat: Seat) -> Option<Command> {
        let blind = Players {
            packs: Arc::clone(&self.players.packs),
            mind: None,
            sight: None,
            recent: Recent::default(),
            heard: None,
            pace: 100,
        };
        self.decide_with(&blind, &self.view(seat))
    }

    fn view(&self, seat: Seat) -> View {
        self.game.view(Viewer::Seat(seat))
    }

    fn act(&mut self, seat: Seat, command: &Command) {
        for event in self.game.decide(seat, command, &mut self.fair.dice()).unwrap() {
            self.game.apply(&event);
        }
    }

    /// The first story is told; the others have to give.
    fn told(mut self) -> Self {
        self.act(Seat(0), &Command::Claim {});
        let card = self.view(Seat(0)).hand.unwrap()[0];
        self.act(Seat(0), &Command::tell(card, "what was left unsaid"));
        self
    }

    fn picture(&self, card: Card) -> Vec<u8> {
        let pack = self.packs.get(&self.deck[0].pack).unwrap();
        pack.card(card.0.into()).unwrap().picture(300).unwrap().to_vec()
    }
}

/// The last picture fits, the others don't.
fn the_last_one(question: &Question) -> Option<(u16, String)> {
    let last = question.pictures.len();
    let fits: Vec<_> =
        (1..=last).map(|n| json!({"picture": n, "fit": if n == last { 0.97 } else { 0.01 }})).collect();
    completion(&format!("```json\n{}\n```", json!({ "fits": fits })))
}

/// Somebody who sees the picture and says what is like people's words for it, beside much that can't be told.
fn like_what_people_say(question: &Question) -> Option<(u16, String)> {
    let packs = Packs::built_in();
    let mut cards = packs.iter().flat_map(|pack| &pack.cards);
    let seen = cards
        .find(|card| card.picture(300).is_some_and(|picture| picture.to_vec() == question.pictures[0]))?;
    let said = seen.words.readings(moonhare_packs::Language::En);
    let mut clues = vec![String::new(), "a line\nand another".to_owned(), "x".repeat(300)];
    clues.extend(said.iter().take(4).map(|said| format!("Well, {said}")));
    completion(&json!({ "clues": clues }).to_string())
}

#[test]
fn a_bot_gives_the_card_that_the_endpoint_finds_fitting() {
    let scene = Scene::new(Box::new(the_last_one)).told();
    let view = scene.view(Seat(1));
    let last = *view.hand.unwrap().last().unwrap();
    assert_eq!(scene.decide(Seat(1)), Some(Command::give(&[last])));
    let [question] = <[Question; 1]>::try_from(scene.stand_in.asked()).unwrap();
    assert!(question.said.contains("what was left unsaid"), "{}", question.said);
    assert_eq!(scene.players.mind(), BotMind::Vision);
}

#[test]
fn what_was_rated_is_not_asked_again() {
    let scene = Scene::new(Box::new(the_last_one)).told();
    let first = scene.decide(Seat(1));
    assert_eq!(scene.stand_in.asked().len(), 1);
    assert_eq!(scene.decide(Seat(1)), first);
    assert!(scene.stand_in.asked().is_empty());
}

#[test]
fn a_bot_tells_what_the_endpoint_says_unless_it_names_what_is_to_be_seen() {
    let mut scene = Scene::new(Box::new(like_what_people_say));
    scene.act(Seat(0), &Command::Claim {});
    let Some(Command::Tell { clue, .. }) = scene.decide(Seat(0)) else { panic!("no story") };
    assert!(clue.text.starts_with("Well, "), "{}", clue.text);

    // A clue that names everything on every card is none.
    let names: Vec<String> = {
        let pack = scene.packs.get(&scene.deck[0].pack).unwrap();
        let things = pack.cards.iter().flat_map(|card| card.words.concepts.iter());
        things.map(|(name, _)| name.replace('_', " ")).collect()
    };
    let hand = scene.view(Seat(0)).hand.unwrap();
    let mut blunt = Scene::new(Box::new(move |_| {
        completion(&json!({ "clues": names.iter().take(8).collect::<Vec<_>>() }).to_string())
    }));
    blunt.act(Seat(0), &Command::Claim {});
    let Some(Command::Tell { card, clue }) = blunt.decide(Seat(0)) else { panic!("no story") };
    assert!(hand.contains(&card.unwrap()));
    let pack = blunt.packs.get(&blunt.deck[0].pack).unwrap();
    let words = &pack.card(card.unwrap().0.into()).unwrap().words;
    assert!(words.concepts.iter().all(|(name, _)| name.replace('_', " ") != *clue.text), "{}", clue.text);
}

#[test]
fn nonsense_and_failures_leave_the_decision_to_the_built_in_mind() {
    let fits = |text: &'static str| -> Manner { Box::new(move |_| completion(text)) };
    let cases: Vec<(&str, Option<&str>, Manner)> = vec![
        ("no JSON", Some(KEY), fits("The second one, I think.")),
        ("other JSON", Some(KEY), fits(r#"{"answer":2}"#)),
        ("nothing", Some(KEY), fits("")),
        ("no list", Some(KEY), fits(r#"{"fits":[]}"#)),
        ("an unknown picture", Some(KEY), fits(r#"{"fits":[{"picture":99,"fit":1.0}]}"#)),
        ("picture 0", Some(KEY), fits(r#"{"fits":[{"picture":0,"fit":1.0}]}"#)),
        ("a picture twice", Some(KEY), fits(r#"{"fits":[{"picture":1,"fit":1.0},{"picture":1,"fit":0.0}]}"#)),
        ("some pictures only", Some(KEY), fits(r#"{"fits":[{"picture":2,"fit":1.0}]}"#)),
        ("not a share", Some(KEY), fits(r#"{"fits":[{"picture":1,"fit":7.0}]}"#)),
        ("an error", Some(KEY), Box::new(|_| Some((500, r#"{"error":{"message":"oh"}}"#.to_owned())))),
        ("another place", Some(KEY), Box::new(|_| Some((307, String::new())))),
        ("no completion", Some(KEY), Box::new(|_| Some((200, "<html>".to_owned())))),
        ("an endless answer", Some(KEY), Box::new(|_| completion(&"x".repeat(200_000)))),
        ("no key", None, Box::new(the_last_one)),
        ("a wrong key", Some("another"), Box::new(the_last_one)),
    ];
    for (what, key, manner) in cases {
        let scene = Scene::with_key(key, manner).told();
        let expected = scene.without_eyes(Seat(1));
        assert_eq!(scene.decide(Seat(1)), expected, "{what}");
        // It is left alone for a while.
        scene.stand_in.asked();
        assert_eq!(scene.decide(Seat(2)), scene.without_eyes(Seat(2)), "{what}");
        assert!(scene.stand_in.asked().is_empty(), "{what}: asked again at once");
    }
}

#[test]
fn an_endpoint_that_never_answers_is_given_up() {
    let mut scene = Scene::new(Box::new(|_| None)).told();
    let mut vision = Vision::new(&settings(&scene.stand_in, Some(KEY))).unwrap().unwrap();
    let hurried = Agent::config_builder().timeout_global(Some(Duration::from_secs(1))).build();
    vision.agent = hurried.into();
    vision.rest = Duration::ZERO;
    scene.players.sight = Some(Arc::new(vision));
    assert_eq!(scene.decide(Seat(1)), scene.without_eyes(Seat(1)));
    // After its rest it is asked again.
    assert_eq!(scene.decide(Seat(1)), scene.without_eyes(Seat(1)));
    assert_eq!(scene.stand_in.asked().len(), 2);
}

#[test]
fn nobody_who_can_be_reached_is_no_harm() {
    let mut scene = Scene::new(Box::new(the_last_one)).told();
    let closed = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let url = Some(format!("http://{closed}/v1"));
    let vision = Vision::new(&VisionSettings { url, ..settings(&scene.stand_in, None) }).unwrap().unwrap();
    scene.players.sight = Some(Arc::new(vision));
    assert_eq!(scene.decide(Seat(1)), scene.without_eyes(Seat(1)));
}

#[test]
fn only_pictures_in_the_view_are_shown() {
    let mut scene = Scene::new(Box::new(|question| {
        if question.said.contains("clues are in") {
            return completion(r#"{"clues":["Zwischenzeit","Sehnsucht","Weltschmerz"]}"#);
        }
        the_last_one(question)
    }));
    let (mut shown, mut looked) = (0, 0);
    while scene.game.phase() != Phase::Over && scene.game.turn() < 4 {
        for seat in scene.game.waiting_for() {
            let view = scene.view(seat);
            let cards = view.hand.iter().flatten().copied().chain(view.table.iter().map(|card| card.card));
            let pictures: Vec<_> = cards.map(|card| scene.picture(card)).collect();
            let Some(command) = scene.decide(seat) else { continue };
            for question in scene.stand_in.asked() {
                looked += 1;
                shown += question.pictures.len();
                assert!(
                    question.pictures.iter().all(|picture| pictures.contains(picture)),
                    "{}",
                    question.said
                );
            }
            scene.act(seat, &command);
        }
    }
    assert!(looked > 6 && shown > looked, "{looked} questions with {shown} pictures");
}

#[test]
fn settings_are_checked_and_keys_are_never_written() {
    let text = "url = \"https://example.org/v1\"\nkey = \"sesame\"\nmodel = \"m\"";
    let file: VisionSettings = toml::from_str(text).unwrap();
    let vision = Vision::new(&file).unwrap().unwrap();
    assert_eq!(vision.address, "https://example.org/v1/chat/completions");
    assert!(!format!("{file:?} {vision:?}").contains("sesame"));

    assert!(Vision::new(&VisionSettings::default()).unwrap().is_none());
    let no_model = VisionSettings { model: None, ..file.clone() };
    assert!(Vision::new(&no_model).unwrap_err().to_string().contains("--vision-model"));
    let odd = VisionSettings { url: Some("example.org".into()), ..file };
    assert!(Vision::new(&odd).unwrap_err().to_string().contains("--vision-url"));
}

#[test]
fn a_picture_is_described_in_the_language_that_is_asked_for() {
    let stand_in = StandIn::start(Box::new(|question| {
        let said = if question.said.contains("Italian") { "un lago" } else { "a lake" };
        completion(&json!({ "caption": said }).to_string())
    }));
    let vision = Vision::new(&settings(&stand_in, Some(KEY))).unwrap().unwrap();
    for (language, caption) in [(Language::It, "un lago"), (Language::En, "a lake")] {
        assert_eq!(vision.describe(b"RIFF", language).as_deref(), Some(caption));
    }
    assert_eq!(stand_in.asked()[0].pictures, [b"RIFF".to_vec()]);
    let mute = StandIn::start(Box::new(|_| completion(r#"{"caption":"  "}"#)));
    let vision = Vision::new(&settings(&mute, Some(KEY))).unwrap().unwrap();
    assert_eq!(vision.describe(b"RIFF", Language::En), None);
    assert!(!Describe::is_awake(&vision), "an endpoint that says nothing is left alone");
}
