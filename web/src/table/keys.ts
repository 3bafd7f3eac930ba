import { tick } from "svelte";
import type { Giving } from "./give/giving.svelte";
import type { TableState } from "./state.svelte";
import type { Telling } from "./tell/telling.svelte";
import type { Voting } from "./vote/voting.svelte";

const ROW = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "-", "="];

/** The number that a key of the top row stands for: 1 … 12. */
export const keyNumber = (key: string): number | null => {
  const at = ROW.indexOf(key);
  return at < 0 ? null : at + 1;
};

interface Hands {
  table: TableState;
  telling: Telling;
  giving: Giving;
  voting: Voting;
}

/** When all is chosen, Enter belongs to the brass button. */
const handOver = () =>
  document
    .querySelector<HTMLElement>(".rail .one .btn.brass:enabled, .send .btn")
    ?.focus({ preventScroll: true });

/** A whole game by keyboard: numbers choose or vote, Enter does what the brass button does. */
export function tableKeys(event: KeyboardEvent, { table, telling, giving, voting }: Hands): void {
  const target = event.target as HTMLElement;
  if (event.metaKey || event.ctrlKey || event.altKey || table.enlarged || target.closest("dialog")) return;
  const writing = target.matches("input, textarea");
  if (writing) return;
  const { room } = table;
  if (event.key === "Escape" && table.open === "hand") return void (table.open = null);
  const n = keyNumber(event.key);
  if (n !== null) {
    if (room.moves.vote) {
      if (voting.may(n)) voting.put(n);
    } else {
      const card = table.game.hand?.[n - 1];
      if (card === undefined) return;
      if (telling.cards.includes(card)) telling.choose(card);
      else if (giving.cards.includes(card)) giving.choose(card);
      else return;
    }
    event.preventDefault();
    void tick().then(handOver);
    return;
  }
  // Enter on a button presses that button; anywhere else it goes on.
  if (event.key !== "Enter" || target.closest("button, a")) return;
  if (room.moves.claim) void room.do({ claim: {} });
  else if (room.moves.tell) document.querySelector<HTMLElement>(".tell textarea")?.focus();
  else if (giving.ready) void giving.send();
  else if (voting.move && voting.unsent) void voting.send();
  else if (room.moves.ready) void room.do({ ready: {} });
  else return;
  event.preventDefault();
}
