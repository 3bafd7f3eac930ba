import { bearer } from "$lib/api";
import { seatAt } from "$lib/seats";
import { answerAt, keepAnswer, wantedAt } from "./answers";

/** Whether this browser can be knocked at, and if not, why. */
export type Reach = "ready" | "denied" | "unsupported" | "insecure" | "off";

/** The server's key by which a browser knows it; null if it knocks at nobody's door. */
async function serverKey(): Promise<string | null> {
  const answer = await fetch("/api/knocks");
  if (!answer.ok) throw new Error("offline");
  return ((await answer.json()) as { key: string | null }).key;
}

/** What this browser says about itself, without asking anybody. */
export function reach(): Exclude<Reach, "off"> {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
    return "unsupported";
  return Notification.permission === "denied" ? "denied" : "ready";
}

/** The same, with what the server says. */
export async function reachHere(): Promise<Reach> {
  const own = reach();
  if (own !== "ready") return own;
  return (await serverKey().catch(() => "")) === null ? "off" : "ready";
}

/** Asks the browser, which asks its owner, and tells the server where to knock. Only after somebody has said yes. */
export async function wantKnocks(code: string, title: string): Promise<"done" | "denied" | "failed"> {
  try {
    if ((await Notification.requestPermission()) !== "granted") return "denied";
    await subscribe(code);
    await keepAnswer(code, { wanted: true, title, latest: "" });
    return "done";
  } catch {
    return Notification.permission === "denied" ? "denied" : "failed";
  }
}

export const wantNoKnocks = (code: string): Promise<void> =>
  keepAnswer(code, { wanted: false, title: "", latest: "" });

/** Sees to it that a table at which a knock is wanted still knows where: browsers change their addresses, servers their keys. */
export async function renew(code: string): Promise<void> {
  if (reach() !== "ready" || Notification.permission !== "granted") return;
  if ((await answerAt(code))?.wanted) await subscribe(code).catch(() => {});
}

/** Nobody knocks here any more, at no table. */
export async function stopAll(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  for (const code of await wantedAt()) {
    await wantNoKnocks(code);
    if (subscription) await post(`/api/rooms/${code}/knocks/stop`, { endpoint: subscription.endpoint });
  }
  // Whatever could not be told is refused by the browser's own push service from now on.
  await subscription?.unsubscribe();
}

async function subscribe(code: string): Promise<void> {
  const key = await serverKey();
  const secret = seatAt(code)?.secret;
  if (!key || !secret) throw new Error("nobody knocks here");
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = bytesOf(key);
  let subscription = await pushManager.getSubscription();
  if (subscription && !sameBytes(subscription.options?.applicationServerKey, wanted)) {
    await subscription.unsubscribe();
    subscription = null;
  }
  subscription ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
  const { endpoint, keys } = subscription.toJSON();
  const device = { endpoint, p256dh: keys?.p256dh, auth: keys?.auth };
  const answer = await post(`/api/rooms/${code}/knocks`, device, secret);
  if (!answer?.ok) throw new Error("the server does not know this device");
}

const post = (path: string, body: unknown, secret?: string): Promise<Response | null> =>
  fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...bearer(secret) },
    body: JSON.stringify(body),
  }).catch(() => null);

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** A browser that does not tell its key is believed to have the right one. */
function sameBytes(known: ArrayBuffer | null | undefined, wanted: Uint8Array): boolean {
  if (!known) return true;
  const bytes = new Uint8Array(known);
  return bytes.length === wanted.length && bytes.every((byte, at) => byte === wanted[at]);
}
