//! The browser's types, the description of the API and the tables of the protocol's document are written from the Rust types;
//! this holds the files against them.
//!
//! `cargo xtask types` writes them anew.

mod declare;
mod openapi;
mod schema;
mod tables;
mod words;

use std::{collections::BTreeMap, fs, path::PathBuf};

use moonhare_rooms::rules::RuleSheet;

/// Which types the browser knows, by the file that they are declared in.
const SOURCES: &[(&str, &[&str])] = &[
    ("rules/src/edition.rs", &["Edition"]),
    ("rules/src/game.rs", &["Phase"]),
    ("rules/src/clue.rs", &["Clue"]),
    ("rules/src/command.rs", &["Command"]),
    ("rules/src/event.rs", &["Ending"]),
    ("rules/src/score.rs", &["Found", "SidePoints", "ReasonPoints", "Reason"]),
    ("rules/src/moves.rs", &["Moves", "Open", "TellMove", "GiveMove", "VoteMove"]),
    ("rules/src/paid.rs", &["SlotPoints"]),
    ("rules/src/view.rs", &["View", "SeatView", "TableCard", "MyVotes", "ViewLimits"]),
    (
        "rules/src/rule_set.rs",
        &["Story", "Pieces", "PieceKind", "Pays", "Finding", "Meeting", "AllFoundBy", "PileOut"],
    ),
    ("rules/src/house_rules.rs", &["HouseRules"]),
    ("rules/src/house_rule.rs", &["Place"]),
    ("rules/src/rule_sheet.rs", &["RuleSheet", "EditionSheet", "HouseRuleSheet", "PrintedIn", "PrintedFrom"]),
    ("rules/src/problem.rs", &["Problem", "ProblemCode"]),
    ("rooms/src/room/language.rs", &["Language"]),
    ("bots/src/temperament.rs", &["Temperament"]),
    ("rooms/src/room/bots.rs", &["BotMind"]),
    ("rooms/src/room/decks.rs", &["DeckPart"]),
    ("rooms/src/room/people.rs", &["PersonView", "BotView"]),
    ("rooms/src/room/settings.rs", &["PhaseClock", "SettingsChange"]),
    ("rooms/src/room/post.rs", &["Post", "Quiet", "Zone", "ZoneChange", "Silent"]),
    ("rooms/src/room/lobby.rs", &["EditionView", "Profile", "RabbitWish", "Entry", "Seated"]),
    ("rooms/src/room/talk.rs", &["ChatEntry"]),
    ("rooms/src/room/presence_view.rs", &["PresenceView", "HouseView", "NamelessView"]),
    ("rooms/src/room/kept_out.rs", &["KeptOutView"]),
    ("rooms/src/room/command.rs", &["RoomCommand", "Reaction"]),
    ("rooms/src/room/draft.rs", &["Draft"]),
    ("rooms/src/room/reveal.rs", &["RevealView"]),
    ("rooms/src/room/hearts.rs", &["Chosen"]),
    ("rooms/src/room/salts.rs", &["SealView"]),
    ("rooms/src/room/view.rs", &["RoomView", "Stage", "You", "SettingsView", "FairView"]),
    ("rooms/src/room/preview.rs", &["Preview", "PreviewPerson"]),
    ("rooms/src/room/place.rs", &["PlaceView"]),
    ("rooms/src/room/album.rs", &["AlbumView", "AlbumPersonView", "AlbumNames", "KeepWish", "ReplayView"]),
    ("rooms/src/task/albums.rs", &["KeptAlbum"]),
    ("server/src/api/kept.rs", &["KeptDays"]),
    ("rooms/src/task/rooms.rs", &["Created"]),
    (
        "rooms/src/wire/parts.rs",
        &[
            "Given",
            "Hands",
            "OwnVotes",
            "SlotVoters",
            "OpenMove",
            "PlainMove",
            "TellLetter",
            "GiveLetter",
            "GiveOfLetter",
            "VoteLetter",
        ],
    ),
    ("rooms/src/wire/patch.rs", &["GamePatch"]),
    ("rooms/src/wire/step.rs", &["RoomPatch", "OwnPatch", "Patch"]),
    (
        "rooms/src/wire/message.rs",
        &["ClientMessage", "Hello", "ServerMessage", "Welcome", "Pong", "Refused", "Bye", "ByeCode"],
    ),
    ("rooms/src/room/turns.rs", &["TurnView"]),
    ("rooms/src/room/report.rs", &["Complaint"]),
    ("server/src/report.rs", &["ReportReason"]),
    ("server/src/shelf.rs", &["PackView", "WordsView", "PictureWordsView"]),
    ("server/src/moon.rs", &["MoonView", "MoonHandView", "MoonCardView", "MoonResult", "MoonCounts"]),
    (
        "server/src/own.rs",
        &[
            "OwnAllowed",
            "OwnRules",
            "NewBox",
            "BoxMade",
            "BoxView",
            "OwnCardView",
            "AddedBy",
            "LookView",
            "BoxChange",
            "OwnCardChange",
            "NewUpload",
            "UploadView",
        ],
    ),
    (
        "server/src/paintings.rs",
        &["PaintingsView", "ThemeView", "PaintingView", "PaintingState", "PaintingOrder"],
    ),
];

/// Types that only the description of the API knows.
const API_SOURCES: &[(&str, &[&str])] = &[
    ("server/src/api/rooms.rs", &["Create", "Ticket"]),
    ("rooms/src/task/doorbell.rs", &["Subscription"]),
    ("server/src/api/knocks.rs", &["KnockRules", "KnocksEnd", "KnocksDone"]),
    ("server/src/api/albums.rs", &["Done"]),
    ("server/src/api/carrying.rs", &["Sealed", "Carrying"]),
    ("server/src/api/recordings.rs", &["Recorded"]),
    ("server/src/api/reports.rs", &["NewReport", "Reported"]),
    ("server/src/error.rs", &["Fault", "FaultDetail"]),
];

/// Enums whose values travel as numbers, and the lists that a browser looks them up in.
const NUMBERED: &[(&str, &str, &str)] = &[
    ("rules/src/game.rs", "Phase", "PHASES"),
    ("rules/src/score.rs", "Found", "FOUND"),
    ("rules/src/score.rs", "Reason", "REASONS"),
];

/// Forms that no derived type has.
const OTHERS: &str = r#"
/** What changed at a position, as a list whose end may be left out. The id is that of one's own command, now done. */
export type Step = [position: number, patch?: Patch, id?: string];

/** Everything but `{"error":…}` means that a request was answered. */
export interface ApiFault {
  error: { code: string; message: string };
}
"#;

fn crates() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn generated() -> String {
    let mut text =
        String::from("// Written from the Rust types by `cargo xtask types`; changes here get lost.\n");
    let mut known: BTreeMap<String, String> = words::plain();
    for (_, names) in SOURCES {
        known.extend(names.iter().map(|name| ((*name).to_owned(), (*name).to_owned())));
    }
    known.insert("Step".into(), "Step".into());
    for (path, names) in SOURCES {
        for (name, item) in items(path, names) {
            // Where a clue is sent, and in a patch, it may be a plain text.
            let clue =
                if ["Command", "GamePatch"].contains(&name.as_str()) { "Clue | string" } else { "Clue" };
            known.insert("Clue".into(), clue.into());
            text.push('\n');
            text.push_str(&declare::item(&item, &known));
        }
    }
    for (path, name, list) in NUMBERED {
        text.push_str(&declare::list(&item(path, name), name, list));
    }
    text.push_str(OTHERS);
    text
}

fn read(path: &str) -> String {
    fs::read_to_string(crates().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// A struct or an enum of a file.
fn item(path: &str, name: &str) -> syn::Item {
    items(path, &[name]).remove(0).1
}

/// The declarations of types in a file, in the order of their names here.
fn items(path: &str, names: &[&str]) -> Vec<(String, syn::Item)> {
    let file = syn::parse_file(&read(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
    let find = |name: &&str| {
        let item = file.items.iter().find(|item| match item {
            syn::Item::Struct(item) => item.ident == name,
            syn::Item::Enum(item) => item.ident == name,
            _ => false,
        });
        ((*name).to_owned(), item.unwrap_or_else(|| panic!("{path} has no {name}")).clone())
    };
    names.iter().map(find).collect()
}

/// The file must say what was generated; it is written if that is wished for.
fn hold(file: &str, generated: &str) {
    let path = crates().join(file);
    if std::env::var_os("MOONHARE_WRITE_TYPES").is_some() {
        fs::write(&path, generated).expect("a writable folder");
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    assert!(written == generated, "{file} is not what the Rust types say; run `cargo xtask types`");
}

#[test]
fn the_description_of_the_api_is_current() {
    let sources = SOURCES.iter().chain(API_SOURCES);
    let all: BTreeMap<_, _> = sources.flat_map(|(path, names)| items(path, names)).collect();
    let document = openapi::document(&all, &words::plain());
    let text = serde_json::to_string_pretty(&document).expect("JSON");
    hold("server/openapi.json", &(text + "\n"));
}

#[test]
fn the_browsers_types_are_current() {
    hold("../web/src/lib/protocol/types.ts", &generated());
}

#[test]
fn every_command_and_setting_is_in_the_document() {
    let document = read("../docs/PROTOCOL.md");
    let commands = ["rules/src/command.rs", "rooms/src/room/command.rs"];
    for item in [item(commands[0], "Command"), item(commands[1], "RoomCommand")] {
        for name in declare::names(&item) {
            assert!(document.contains(&format!("`{{\"{name}\":{{")), "docs/PROTOCOL.md does not show {name}");
        }
    }
    for (setting, _) in declare::keys(&item("rooms/src/room/settings.rs", "SettingsChange")) {
        assert!(document.contains(&format!("| `{setting}` |")), "docs/PROTOCOL.md does not show {setting}");
    }
}

#[test]
fn the_documents_tables_are_current() {
    for document in ["PROTOCOL.md", "SETTINGS.md"] {
        let path = format!("../docs/{document}");
        let tables = tables::all().into_iter().filter(|(of, ..)| *of == document);
        let text = tables.fold(read(&path), |text, (_, name, table)| tables::put(&text, name, &table));
        hold(&path, &text);
    }
}

#[test]
fn the_browsers_sheet_of_rules_is_current() {
    let sheet = serde_json::to_string_pretty(&RuleSheet::new()).expect("a sheet is JSON");
    hold("../web/src/fixtures/rule-sheet.json", &(sheet + "\n"));
}
