import { pictureOf } from "$lib/packs.svelte";
import type { PastTurn } from "../table/past";
import type { TableState } from "../table/state.svelte";
import { count } from "./evening";
import { keepEvening } from "./kept";

/** Counts the game that is over at this table among one's own evenings, in this browser alone. */
export function noteEvening(table: TableState, turns: PastTurn[]): void {
  const { room, game } = table;
  const { seat, view } = room;
  const person = view?.you.person ?? null;
  if (!view || seat === null || person === null || !turns.length) return;
  keepEvening(
    count({
      game: `${room.code} ${view.fair.secret_hash}`,
      at: Date.now(),
      seat,
      person,
      turns,
      people: game.seats.map((one) => {
        const whom = room.personAt(one.seat);
        return { name: whom?.name ?? "", rabbit: whom?.rabbit ?? 7 };
      }),
      points: table.seatView(seat)?.score ?? 0,
      won: game.winners?.includes(seat) ?? false,
      picture: (card) => pictureOf(view.deck, card),
    }),
  );
}
