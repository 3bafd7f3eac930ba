import { earlierSecret } from "./seats";
import type {
  AlbumView,
  KeepWish,
  KeptDays,
  Complaint,
  ReportReason,
  PackView,
  PaintingView,
  PaintingsView,
  PlaceView,
  Preview,
  ReplayView,
  RuleSheet,
} from "./protocol/types";

export type Result<T> = { ok: true; value: T } | { ok: false; code: string };

export interface Guest {
  name: string;
  rabbit: { colour: number };
  language: string;
}
export interface OpenTable {
  code: string;
  people: { name: string | null; rabbit: number; bot: boolean }[];
  edition: string;
}

async function call<T>(path: string, body?: unknown, secret?: string | null): Promise<Result<T>> {
  try {
    const headers = { "content-type": "application/json", ...bearer(secret) };
    const answer = await fetch(
      `/api${path}`,
      body === undefined
        ? { headers: bearer(secret) }
        : { method: "POST", headers, body: JSON.stringify(body) },
    );
    const json: unknown = await answer.json().catch(() => null);
    if (answer.ok) return { ok: true, value: json as T };
    return {
      ok: false,
      code:
        (json as { error?: { code?: string } } | null)?.error?.code ??
        (answer.status === 404 ? "room_not_found" : "unknown"),
    };
  } catch {
    return { ok: false, code: "offline" };
  }
}

/** What proves a place in a room, if there is one. */
export function bearer(secret?: string | null): Record<string, string> {
  return secret ? { authorization: `Bearer ${secret}` } : {};
}

/** Answers that are on their way already, since before the screens that want them were loaded; each is taken once. */
const ahead = new Map<string, Promise<Result<unknown>>>();

function ask(path: string): void {
  ahead.set(path, call(path));
}
function take<T>(path: string): Promise<Result<T>> {
  const answer = ahead.get(path) as Promise<Result<T>> | undefined;
  ahead.delete(path);
  return answer ?? call<T>(path);
}

/** What a link leads to, asked for as soon as the address is known. */
export const askAhead = {
  preview: (code: string) => ask(`/rooms/${code}`),
  album: (id: string) => ask(`/albums/${id}`),
};

export const api = {
  createRoom: (guest: Guest & { try_bots?: boolean }) =>
    call<{ code: string; secret: string; person: number }>("/rooms", guest),
  preview: (code: string) => take<Preview>(`/rooms/${code}`),
  join: (code: string, guest: Guest & { watch: boolean; passphrase?: string }) =>
    call<{ secret: string; person: number }>(`/rooms/${code}/join`, guest, earlierSecret(code)),
  move: (code: string, ticket: string) =>
    call<{ secret: string; person: number }>(`/rooms/${code}/move`, { ticket }),
  report: (code: string, secret: string, about: Complaint, reason?: ReportReason) =>
    call<{ kept: boolean }>(`/rooms/${code}/reports`, { about, reason }, secret),
  place: (code: string, secret: string) => call<PlaceView>(`/rooms/${code}/place`, undefined, secret),
  keepAlbum: (code: string, secret: string, wish: KeepWish) =>
    call<{ id: string; key: string | null }>(`/rooms/${code}/album`, wish, secret),
  replay: (code: string, turn: number, secret: string | null) =>
    call<ReplayView>(`/rooms/${code}/turns/${turn}`, undefined, secret),
  /** What would be kept: the latest game that is over. */
  evening: (code: string, secret: string) => call<AlbumView>(`/rooms/${code}/album`, undefined, secret),
  album: (id: string) => take<AlbumView>(`/albums/${id}`),
  nameOut: (id: string, secret: string) => call<{ done: boolean }>(`/albums/${id}/name-out`, {}, secret),
  nameOutOf: (id: string, seat: number, key: string) =>
    call<{ done: boolean }>(`/albums/${id}/name-out?seat=${seat}`, {}, key),
  deleteAlbum: (id: string, key: string) => call<{ done: boolean }>(`/albums/${id}/delete`, {}, key),
  carry: (sealed: string) => call<{ id: string; seconds: number }>("/carried", { sealed }),
  carried: (id: string) => call<{ sealed: string }>(`/carried/${encodeURIComponent(id)}`, {}),
  openTables: () => call<OpenTable[]>("/rooms"),
  packs: () => call<PackView[]>("/packs"),
  kept: () => call<KeptDays>("/kept"),
  ruleSheet: () => call<RuleSheet>("/rule-sets"),
  paintings: () => call<PaintingsView>("/paintings"),
  paint: (order: { theme: string; seed?: number }) => call<PaintingView>("/paintings", order),
};
