import type * as Messages from "../paraglide/rulebook/messages/en.js";

export type Key = keyof typeof Messages;
/** A small drawing of cards and tokens, by its name in examples.ts. */
export type ExampleName = "true_card" | "bonus" | "second_token" | "courage" | "dials" | "party";

export type Block =
  | { kind: "text"; key: Key }
  | { kind: "title"; key: Key }
  | { kind: "steps"; keys: Key[] }
  | { kind: "list"; keys: Key[] }
  | { kind: "example"; name: ExampleName; caption: Key }
  | { kind: "points"; finder: Key | null; rows: [Key, Key, Key] };

export interface Page {
  id: string;
  tab: Key;
  kicker: Key;
  title: Key;
  /** What lies on the left and on the right page of the open book; on a phone one follows the other. */
  left: Block[];
  right: Block[];
}

const text = (key: Key): Block => ({ kind: "text", key });
const title = (key: Key): Block => ({ kind: "title", key });
const example = (name: ExampleName, caption: Key): Block => ({ kind: "example", name, caption });
/** The table of who gets what; `finder` says what one finder gets when some found, where it isn't a plain 3. */
const points = (finder: Key | null = null, rows: [Key, Key, Key] = ["found_some", "found_all", "found_none"]): Block => ({ kind: "points", finder, rows });

export const pages: Page[] = [
  {
    id: "turn",
    tab: "turn_tab",
    kicker: "turn_kicker",
    title: "turn_title",
    left: [text("turn_intro"), { kind: "steps", keys: ["turn_tell", "turn_give", "turn_reveal", "turn_vote", "turn_score", "turn_refill"] }],
    right: [title("turn_first_title"), text("turn_first"), title("turn_secret_title"), text("turn_secret"), title("turn_pile_title"), text("turn_pile"), title("turn_away_title"), text("turn_away")],
  },
  {
    id: "classic",
    tab: "classic_tab",
    kicker: "classic_kicker",
    title: "classic_title",
    left: [text("classic_intro"), example("true_card", "classic_example"), title("three_title"), text("three")],
    right: [title("hopes_title"), points(), text("classic_bonus"), example("bonus", "classic_bonus_example"), title("end_title"), text("end_track")],
  },
  {
    id: "odyssey",
    tab: "odyssey_tab",
    kicker: "odyssey_kicker",
    title: "odyssey_title",
    left: [text("odyssey_intro"), example("second_token", "odyssey_both"), example("courage", "odyssey_courage")],
    right: [title("hopes_title"), points(), text("odyssey_bonus"), text("odyssey_small"), title("end_title"), text("end_track")],
  },
  {
    id: "odyssey-2023",
    tab: "dials_tab",
    kicker: "dials_kicker",
    title: "dials_title",
    left: [text("dials_intro"), example("dials", "dials_example"), title("three_title"), text("three")],
    right: [title("hopes_title"), points("dials_finder", ["dials_some", "dials_all", "dials_none"]), text("dials_all_note"), text("dials_bonus"), title("end_title"), text("end_track")],
  },
  {
    id: "party",
    tab: "party_tab",
    kicker: "party_kicker",
    title: "party_title",
    left: [text("party_intro"), text("party_give"), text("party_vote"), example("party", "party_example")],
    right: [title("party_points_title"), { kind: "list", keys: ["party_points_many", "party_points_red", "party_points_alone", "party_points_owner"] }, title("party_pass_title"), text("party_pass"), title("end_title"), text("end_stories")],
  },
  {
    id: "teams",
    tab: "teams_tab",
    kicker: "teams_kicker",
    title: "teams_title",
    left: [text("teams_intro"), { kind: "steps", keys: ["teams_tell", "teams_give", "teams_vote"] }, title("teams_talk_title"), text("teams_talk")],
    right: [title("hopes_title"), points(), text("teams_points"), text("teams_bonus"), title("end_title"), text("end_stories")],
  },
  {
    id: "variants",
    tab: "variants_tab",
    kicker: "variants_kicker",
    title: "variants_title",
    left: [title("lone_title"), text("lone"), title("mime_title"), text("mime"), title("longer_title"), text("longer")],
    right: [title("house_title"), text("house"), title("bots_title"), text("bots"), title("candle_title"), text("candle"), title("fair_title"), text("fair")],
  },
];

export const pageOf = (id: string | null): Page => pages.find((page) => page.id === id) ?? pages[0]!;
