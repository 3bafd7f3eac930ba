// A table by post waits for somebody: the worker shows it, and can be told to stop.
import { answerAt, keepAnswer } from "../src/knocks/answers";
import { actionsOf, sentenceOf, thingOf, type KnockNote } from "../src/knocks/note";
import { saidIn } from "./said";

declare const self: ServiceWorkerGlobalScope;

const pathOf = (code: string) => `/t/${code}`;

/** Actions and what follows from them are in browsers, and not yet in the types. */
type Shown = NotificationOptions & {
  actions: { action: string; title: string }[];
  renotify?: boolean;
};

/** Shows what was sent. Who looks at the table sees it anyway; what comes twice makes no sound. */
export async function show(note: KnockNote): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const looks = (client: WindowClient) =>
    client.visibilityState === "visible" && new URL(client.url).pathname === pathOf(note.code);
  if (windows.some(looks)) return;
  const said = saidIn(note.language);
  const before = await answerAt(note.code);
  const again = before?.latest === thingOf(note);
  const options: Shown = {
    body: sentenceOf(note, said, note.language, Date.now()),
    lang: note.language,
    tag: `knock-${note.code}`,
    icon: "/icon-192.png",
    data: { code: note.code },
    actions: actionsOf(note, said),
    ...(again ? { silent: true } : { renotify: true }),
  };
  const title = before?.title || (said.table ?? "").replace("{code}", note.code);
  await self.registration.showNotification(title, options);
  await keepAnswer(note.code, { wanted: true, title: before?.title ?? "", latest: thingOf(note) });
  // How many tables wait, the page knows; that one does, is enough until somebody looks.
  await (navigator as { setAppBadge?: () => Promise<void> }).setAppBadge?.().catch(() => {});
}

/** Somebody has tapped on it. */
export async function answer(action: string, code: string): Promise<void> {
  if (action === "stop") return stop(code);
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((client) => new URL(client.url).pathname === pathOf(code));
  if (there) await there.focus();
  else await self.clients.openWindow(pathOf(code));
}

/** Nobody knocks for this table any more. The device's address at its push service proves that it is this one. */
async function stop(code: string): Promise<void> {
  await keepAnswer(code, { wanted: false, title: "", latest: "" });
  const subscription = await self.registration.pushManager?.getSubscription();
  if (!subscription) return;
  await fetch(`/api/rooms/${code}/knocks/stop`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint: subscription.endpoint }),
  });
}
