import { api } from "$lib/api";
import { addList, parseList, readList } from "./list";
import { newKey, open, seal } from "./seal";

/** The address that takes this browser's list to another one, once; null when the server did not take it. */
export async function carryLink(): Promise<string | null> {
  const key = newKey();
  const answer = await api.carry(seal(JSON.stringify(readList()), key));
  // What follows # never reaches a server: only who sees the code has the key.
  return answer.ok ? `${location.origin}/carry#${answer.value.id}.${key}` : null;
}

/** Takes in what another device sends; tells how much was new, or null when nothing can be had any more. */
export async function fetchCarried(carried: string): Promise<number | null> {
  const [id = "", key = ""] = carried.split(".");
  if (!id || !key) return null;
  const answer = await api.carried(id);
  const text = answer.ok ? open(answer.value.sealed, key) : null;
  const list = text === null ? null : parseList(text);
  return list && addList(list);
}
