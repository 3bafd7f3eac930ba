import type { PlaceView } from "$lib/protocol/types";
import { words } from "$words";

/** How much a table wants its visitor: those that wait for them come first, then those that are played. */
export function urgency(place: PlaceView): number {
  if (place.your_move) return 0;
  return { game: 1, lobby: 2, over: 3 }[place.stage];
}

/** Tables in the order in which they are wanted; of those alike, the latest first. */
export function byUrgency(places: readonly PlaceView[]): PlaceView[] {
  return [...places].sort((a, b) => urgency(a) - urgency(b) || b.latest_ms - a.latest_ms);
}

/** What goes on at a table, in a sentence. */
export function statusOf(place: PlaceView): string {
  const w = words.evenings;
  if (place.stage === "lobby") return w.now_lobby({ count: place.people.length });
  if (place.stage === "over") return w.now_over();
  if (place.seat === null) return w.now_watching();
  const clue = place.clue ?? "";
  if (place.your_move && place.phase === "claim") return w.now_claim();
  if (place.your_move && place.phase === "tell") return w.now_tell();
  if (place.your_move && place.phase === "give") return w.now_give({ clue });
  if (place.your_move && place.phase === "vote") return w.now_vote({ clue });
  if (place.phase === "score") return w.now_points();
  const teller = place.storyteller === null ? null : place.people[place.storyteller]?.name;
  if (place.phase === "tell" && teller) return w.now_told({ name: teller });
  return w.now_others({ count: place.waiting_for });
}

/** Who sits there, or the table's code. */
export function titleOf(place: PlaceView): string {
  const others = place.people.filter((_, seat) => seat !== place.seat);
  const names = others.flatMap(({ name }) => name ?? []).slice(0, 3);
  return names.length
    ? new Intl.ListFormat(words.format, { type: "conjunction" }).format(names)
    : words.evenings.table_of({ code: place.code });
}
