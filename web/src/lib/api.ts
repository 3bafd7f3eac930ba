import { earlierSecret } from "./seats";
import type {
  AlbumView,
  KeepWish,
  Complaint,
  ReportReason,
  PackView,
  PaintingView,
  PaintingsView,
  PlaceView,
  Preview,
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

/** A preview that is on its way already, since before the screen that wants it was loaded. */
let ahead: { code: string; answer: Promise<Result<Preview>> } | null = null;

export function previewAhead(code: string): void {
  ahead = { code, answer: api.preview(code) };
}

/** The preview asked for ahead, once, or a fresh one. */
export function preview(code: string): Promise<Result<Preview>> {
  const answer = ahead?.code === code ? ahead.answer : api.preview(code);
  ahead = null;
  return answer;
}

export const api = {
  createRoom: (guest: Guest & { try_bots?: boolean }) =>
    call<{ code: string; secret: string; person: number }>("/rooms", guest),
  preview: (code: string) => call<Preview>(`/rooms/${code}`),
  join: (code: string, guest: Guest & { watch: boolean; passphrase?: string }) =>
    call<{ secret: string; person: number }>(`/rooms/${code}/join`, guest, earlierSecret(code)),
  move: (code: string, ticket: string) =>
    call<{ secret: string; person: number }>(`/rooms/${code}/move`, { ticket }),
  report: (code: string, secret: string, about: Complaint, reason?: ReportReason) =>
    call<{ kept: boolean }>(`/rooms/${code}/reports`, { about, reason }, secret),
  place: (code: string, secret: string) => call<PlaceView>(`/rooms/${code}/place`, undefined, secret),
  keepAlbum: (code: string, secret: string, wish: KeepWish) =>
    call<{ id: string; key: string | null }>(`/rooms/${code}/album`, wish, secret),
  album: (id: string) => call<AlbumView>(`/albums/${id}`),
  nameOut: (id: string, secret: string) => call<{ done: boolean }>(`/albums/${id}/name-out`, {}, secret),
  deleteAlbum: (id: string, key: string) => call<{ done: boolean }>(`/albums/${id}/delete`, {}, key),
  carry: (sealed: string) => call<{ id: string; seconds: number }>("/carried", { sealed }),
  carried: (id: string) => call<{ sealed: string }>(`/carried/${encodeURIComponent(id)}`, {}),
  openTables: () => call<OpenTable[]>("/rooms"),
  packs: () => call<PackView[]>("/packs"),
  ruleSheet: () => call<RuleSheet>("/rule-sets"),
  paintings: () => call<PaintingsView>("/paintings"),
  paint: (order: { theme: string; seed?: number }) => call<PaintingView>("/paintings", order),
};
