import type { RoomView, Step } from "./types";

/** Applies one step of the server to a view: each key of the patch is a dotted path to what changed. */
export function applyStep(view: RoomView, [position, patch]: Step): RoomView {
  const next = structuredClone(view);
  next.position = position;
  for (const [path, value] of Object.entries(patch ?? {})) {
    const names = path.split(".");
    const last = names.pop() as string;
    let at = next as unknown as Record<string, unknown>;
    for (const name of names) at = at[name] as Record<string, unknown>;
    at[last] = value;
  }
  return next;
}
