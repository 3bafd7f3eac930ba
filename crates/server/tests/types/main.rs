//! The browser's types are written from the Rust types; this holds the file against them.
//!
//! `cargo xtask types` writes it anew.

mod declare;
mod words;

use std::{collections::BTreeMap, fs, path::PathBuf};

/// Which types the browser knows, by the file that they are declared in.
const SOURCES: &[(&str, &[&str])] = &[
    ("rules/src/edition.rs", &["Edition"]),
    ("rules/src/game.rs", &["Phase"]),
    ("rules/src/clue.rs", &["Clue"]),
    ("rules/src/command.rs", &["Command"]),
    ("rules/src/event.rs", &["Ending"]),
    ("rules/src/score.rs", &["Found", "SidePoints", "ReasonPoints", "Reason"]),
    ("rules/src/moves.rs", &["Moves", "Open", "TellMove", "GiveMove", "VoteMove"]),
    ("rules/src/view.rs", &["View", "SeatView", "TableCard", "MyVotes", "ViewLimits"]),
    ("rules/src/rule_set.rs", &["AllFoundBy", "PileOut"]),
    ("rules/src/house_rules.rs", &["HouseRules"]),
    ("rules/src/problem.rs", &["Problem", "ProblemCode"]),
    ("rooms/src/language.rs", &["Language"]),
    ("rooms/src/bots.rs", &["Temperament", "BotMind"]),
    ("rooms/src/decks.rs", &["DeckPart"]),
    ("rooms/src/people.rs", &["PersonView", "BotView"]),
    ("rooms/src/settings.rs", &["PhaseClock", "SettingsChange"]),
    ("rooms/src/lobby.rs", &["EditionView", "Profile", "RabbitWish", "Entry"]),
    ("rooms/src/talk.rs", &["ChatEntry"]),
    ("rooms/src/presence.rs", &["PresenceView"]),
    ("rooms/src/command.rs", &["RoomCommand", "Reaction", "Draft"]),
    ("rooms/src/view.rs", &["RoomView", "Stage", "You", "SettingsView", "FairView"]),
    ("rooms/src/message.rs", &["ClientMessage", "Hello", "ByeCode"]),
    ("rooms/src/preview.rs", &["Preview", "PreviewPerson", "Seated"]),
    ("rooms/src/tables.rs", &["Created"]),
    ("rooms/src/turns.rs", &["TurnView"]),
    ("server/src/shelf.rs", &["PackView", "WordsView"]),
    (
        "server/src/paintings.rs",
        &["PaintingsView", "ThemeView", "PaintingView", "PaintingState", "PaintingOrder"],
    ),
];

/// What the server says, put together from texts and not from a type.
const SERVER_MESSAGES: &str = r#"
/** What changed at a position; `patch` is for `applyStep`. The id is that of one's own command, now done. */
export type Step = [position: number, patch?: Record<string, unknown> | null, id?: string];

/** Everything that the server says. */
export type ServerMessage =
  | { welcome: { position: number; epoch: string; now_ms: number; view: RoomView; presence: PresenceView } }
  | { refused: { id: string | null; code: string; message: string } }
  | { accepted: { id: string; position: number } }
  | { presence: PresenceView }
  | { ticket: { id: string; ticket: string } }
  | { pong: number }
  | { bye: { code: ByeCode; message: string } }
  | Step;

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
    for (path, names) in SOURCES {
        let source =
            fs::read_to_string(crates().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
        let file = syn::parse_file(&source).unwrap_or_else(|error| panic!("{path}: {error}"));
        for name in *names {
            let item = file.items.iter().find(|item| match item {
                syn::Item::Struct(item) => item.ident == name,
                syn::Item::Enum(item) => item.ident == name,
                _ => false,
            });
            let item = item.unwrap_or_else(|| panic!("{path} has no {name}"));
            // In a command a clue may be a plain text.
            let clue = if *name == "Command" { "Clue | string" } else { "Clue" };
            known.insert("Clue".into(), clue.into());
            text.push('\n');
            text.push_str(&declare::item(item, &known));
        }
    }
    text.push_str(SERVER_MESSAGES);
    text
}

#[test]
fn the_browsers_types_are_current() {
    let path = crates().join("../web/src/lib/protocol/types.ts");
    let generated = generated();
    if std::env::var_os("MOONHARE_WRITE_TYPES").is_some() {
        fs::write(&path, &generated).expect("a writable folder");
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        written == generated,
        "web/src/lib/protocol/types.ts is not what the Rust types say; \
         run `cargo xtask types`"
    );
}
