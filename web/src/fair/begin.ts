import type { Answer } from "$lib/outbox";
import type { Room } from "$lib/room.svelte";
import type { RoomCommand } from "$lib/protocol/types";

/** Begins a game, with this device's chance promised before. */
export async function begin(room: Room, command: RoomCommand): Promise<Answer> {
  try {
    // Nothing comes while the server is away: `updates` has taken note of it.
    const part = (await import("./keeper")) as typeof import("./keeper") | undefined;
    const keeper = part?.keeperOf(room);
    if (room.view && room.epoch) keeper?.see(room.view, room.epoch);
    void keeper?.commit();
  } catch {
    // Without this part of the page, the deck is made of the others' chance.
  }
  return room.ask(command);
}
