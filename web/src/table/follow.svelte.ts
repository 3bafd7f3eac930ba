import { tick, untrack } from "svelte";
import { announcer } from "$lib/announcer.svelte";
import { packs, preload } from "$lib/packs.svelte";
import { words } from "$words";
import { sounds } from "./sound/sounds.svelte";
import type { TableState } from "./state.svelte";

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

/** What had the focus may be gone with its phase: then the middle of the table has it. */
async function keepFocus(): Promise<void> {
  await tick();
  if (document.activeElement === document.body) document.querySelector<HTMLElement>(".play > .middle")?.focus({ preventScroll: true });
}

function change(table: TableState): void {
  const { phase, clue, table: lying } = table.game;
  const w = words.table;
  const name = table.teller?.name ?? "";
  if (phase === "tell") announcer.say(table.iTell ? (table.party ? w.tell_party() : w.live_your_story()) : w.looking_story({ name }));
  else if (phase === "give") {
    sounds.paper();
    announcer.say(`${w.live_clue({ name, clue: clue?.text || w.performs({ name }) })} ${table.room.moves.give ? w.give_choose({ count: table.room.moves.give.count }) : ""}`);
  } else if (phase === "vote") {
    lying.forEach((_, i) => sounds.card(260 + i * 120));
    announcer.say(`${w.live_cards({ count: lying.length })} ${table.room.moves.vote ? w.vote_ask({ name }) : ""}`);
  }
}
