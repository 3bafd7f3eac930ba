// The service worker: the page starts without a network, and a new version waits until it is wanted.
import { KNOCKS } from "../src/knocks/answers";
import type { KnockNote } from "../src/knocks/note";
import { MOONS, PICTURES } from "./caches";
import { answer, show } from "./knocks";

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build: a name for this version, and the files that every visitor needs. */
declare const __VERSION__: string;
declare const __SHELL__: string[];

const shell = `shell-${__VERSION__}`;
const PICTURES_MAX = 400;
/** A picture by its identity. One by pack and number may change with a release: the browser asks for it each time. */
const PICTURE = /^\/cards\/[^/]+\/\d+\.webp$/;
/** The moon of a day in a language: the same for everybody, so what was fetched once is good without a network. */
const MOON = /^\/api\/moons\/[\d-]+\/[\w-]+$/;
const MOONS_MAX = 6;
const PAGE_WITHIN_MS = 4_000;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(shell).then((cache) => cache.addAll(__SHELL__)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => ![shell, PICTURES, MOONS, KNOCKS].includes(name))
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("message", (event) => {
  const said = event.data as "take over" | { keep: string[] };
  if (said === "take over") void self.skipWaiting();
  // What the page has loaded already, above all its language, is kept for the next start.
  else
    event.waitUntil(
      caches.open(shell).then((cache) => Promise.allSettled(said.keep.map((path) => cache.add(path)))),
    );
});

self.addEventListener("push", (event) => {
  const note = event.data?.json() as KnockNote | undefined;
  if (note) event.waitUntil(show(note));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { code } = event.notification.data as { code: string };
  event.waitUntil(answer(event.action, code));
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (MOON.test(url.pathname)) event.respondWith(moon(event.request));
  if (url.pathname.startsWith("/api/")) return;
  if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else if (PICTURE.test(url.pathname)) event.respondWith(kept(event.request, PICTURES, PICTURES_MAX));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(kept(event.request, shell));
});

/** The page from the network, or the kept one when that takes too long. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PAGE_WITHIN_MS) });
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}

/** A daily moon from the network, or as it was when it was looked at last. */
async function moon(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PAGE_WITHIN_MS) });
    if (answer.ok) await keep(request, answer.clone(), MOONS, MOONS_MAX);
    return answer;
  } catch {
    return (await caches.match(request, { ignoreVary: true })) ?? Response.error();
  }
}

/** A file whose address changes when it does: once fetched, it is good for ever. What is private may be deleted, and is not kept. */
async function kept(request: Request, name: string, max = Infinity): Promise<Response> {
  const found = await caches.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  const isPrivate = answer.headers.get("cache-control")?.includes("private") ?? false;
  if (answer.ok && answer.status === 200 && !isPrivate) {
    await keep(request, answer.clone(), name, max);
  }
  return answer;
}

/** Keeps an answer, and of the others the newest. */
async function keep(request: Request, answer: Response, name: string, max: number): Promise<void> {
  const cache = await caches.open(name);
  await cache.put(request, answer);
  const keys = max === Infinity ? [] : await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - max))) await cache.delete(old);
}

export {};
