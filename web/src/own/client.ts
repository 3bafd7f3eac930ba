import { bearer } from "$lib/api";
import type { Result } from "$lib/api";
import type {
  BoxChange,
  BoxMade,
  BoxView,
  LookView,
  NewBox,
  OwnCardChange,
  OwnCardView,
  OwnRules,
  UploadView,
} from "$lib/protocol/types";

/** Who asks about a box: with its key, or from a seat at a table. */
export interface Asker {
  secret: string | null;
  table?: string | undefined;
}

async function ask<T>(
  path: string,
  who: Asker | null,
  body?: unknown,
  read: (answer: Response) => Promise<T> = (answer) => answer.json() as Promise<T>,
): Promise<Result<T>> {
  const at = who?.table ? `${path.includes("?") ? "&" : "?"}table=${who.table}` : "";
  const headers = bearer(who?.secret);
  const bytes = body instanceof Blob ? body : JSON.stringify(body);
  try {
    const answer = await fetch(
      `/api/own${path}${at}`,
      body === undefined ? { headers } : { method: "POST", headers, body: bytes },
    );
    if (answer.ok) return { ok: true, value: await read(answer) };
    const fault = (await answer.json().catch(() => null)) as { error?: { code?: string } } | null;
    return { ok: false, code: fault?.error?.code ?? "unknown" };
  } catch {
    return { ok: false, code: "offline" };
  }
}
const nothing = () => Promise.resolve(null);
const blob = (answer: Response) => answer.blob();

/** Boxes of one's own pictures, at the server. */
export const own = {
  rules: () => ask<OwnRules>("", null),
  open: (wish: NewBox) => ask<BoxMade>("/boxes", null, wish),
  look: (id: string, who: Asker) => ask<BoxView>(`/boxes/${id}`, who),
  change: (id: string, who: Asker, change: BoxChange) => ask<BoxView>(`/boxes/${id}`, who, change),
  delete: (id: string, who: Asker) => ask<null>(`/boxes/${id}/delete`, who, {}, nothing),
  announce: (id: string, who: Asker, bytes: number) =>
    ask<UploadView>(`/boxes/${id}/uploads`, who, { bytes }),
  upload: (id: string, who: Asker, upload: string) => ask<UploadView>(`/boxes/${id}/uploads/${upload}`, who),
  send: (id: string, who: Asker, upload: string, at: number, part: Blob) =>
    ask<UploadView>(`/boxes/${id}/uploads/${upload}?at=${at}`, who, part),
  changeCard: (id: string, who: Asker, card: number, change: OwnCardChange) =>
    ask<OwnCardView>(`/boxes/${id}/cards/${card}`, who, change),
  removeCard: (id: string, who: Asker, card: number) =>
    ask<null>(`/boxes/${id}/cards/${card}/remove`, who, {}, nothing),
  preview: (id: string, who: Asker, card: number, look: LookView) =>
    ask<Blob>(`/boxes/${id}/cards/${card}/preview`, who, look, blob),
  master: (id: string, who: Asker, card: number) =>
    ask<Blob>(`/boxes/${id}/cards/${card}/master`, who, undefined, blob),
};
