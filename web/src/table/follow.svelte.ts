import { tick, untrack } from "svelte";
import { announcer } from "$lib/announcer.svelte";
import { drawn } from "$lib/drawn";
import { packs, preload } from "$lib/packs.svelte";
import { words } from "$words";
import { sounds } from "./sound/sounds.svelte";
import type { TableState } from "./state.svelte";
import { told } from "./told";

/** Between what happened and the notes that say "your turn". */
const LOOK_UP_MS = 350;
const TURN_FIRST_MS = 260;
const TURN_EACH_MS = 120;

/** Watches the game: says for screen readers what happens, gives it a sound, and fetches pictures ahead. */
export function follow(table: TableState): void {
  let turn = 0;
  let phase = "";
  let given = 0;
  let played = 0;

  // Before anything is drawn, so that what is drawn knows what it follows.
  $effect.pre(() => {
    const game = table.room.game;
    if (!game) return;
    if (game.turn === turn && game.phase === phase) return;
    const first = phase === "";
    if (!first) table.before = { turn, phase: phase as typeof game.phase };
    turn = game.turn;
    phase = game.phase;
    given = 0;
    if (first) return;
    // Enlarged pictures and the hand belong to the moment in which they were opened.
    table.enlarged = null;
    if (table.open === "hand" || table.open === "points" || table.open === "perform") table.open = null;
    untrack(() => change(table));
    void keepFocus();
  });

  $effect(() => {
    if (!table.room.game) return;
    const { phase, seats } = table.game;
    if (phase !== "give" && phase !== "vote") return;
    const done = seats.filter((s) => (phase === "give" ? s.given : s.voted)).length;
    if (done > given && given > 0) sounds[phase === "give" ? "card" : "knock"]();
    given = done;
  });

  // Who plays hears the board on the wall; the board itself has no name.
  $effect(() => {
    const view = table.room.view;
    sounds.leaveToBoard(view?.you.person != null && view.presence.sounding === true);
  });

  $effect(() => {
    const mine = table.room.game?.played.length ?? 0;
    if (mine > played) sounds.card();
    played = mine;
  });

  $effect(() => {
    if (!table.room.game) return;
    const { hand, table: lying } = table.game;
    const pictures = [...(hand ?? []), ...lying.map((t) => t.card)].map((card) => table.room.picture(card));
    for (const pack of new Set(pictures.map((p) => p.pack))) void packs.loadWords(pack, words.locale);
    preload(pictures, 300);
  });
}

/** What had the focus may be gone with its phase: then the middle of the table has it, once that is drawn. */
async function keepFocus(): Promise<void> {
  await tick();
  // Before that, the browser would have to lay out everything at once to know where the focus is.
  await drawn();
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>(".play > .middle")?.focus({ preventScroll: true });
}

function change(table: TableState): void {
  const { phase, table: lying } = table.game;
  const w = words.table;
  const name = table.teller?.name ?? "";
  if (phase === "tell") {
    if (table.iTell) sounds.yourTurn();
    announcer.say(
      table.iTell ? (table.unseen ? w.tell_party() : w.live_your_story()) : w.looking_story({ name }),
    );
  } else if (phase === "give") {
    sounds.paper();
    if (table.room.moves.give) sounds.yourTurn(LOOK_UP_MS);
    announcer.say(
      `${w.live_clue({ name, clue: told(table) })} ${table.room.moves.give ? w.give_choose({ count: table.room.moves.give.count }) : ""}`,
    );
  } else if (phase === "vote") {
    lying.forEach((_, i) => sounds.card(TURN_FIRST_MS + i * TURN_EACH_MS));
    if (table.room.moves.vote) sounds.yourTurn(TURN_FIRST_MS + lying.length * TURN_EACH_MS + LOOK_UP_MS);
    announcer.say(
      `${w.live_cards({ count: lying.length })} ${table.room.moves.vote ? (table.unseen ? w.live_party() : w.vote_ask({ name })) : ""}`,
    );
  }
}
