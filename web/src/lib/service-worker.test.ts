import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

type Handler = (event: Record<string, unknown>) => void;
const handlers: Record<string, Handler> = {};
const stored = new Map<string, Map<string, Response>>();
const fetched: string[] = [];

const urlOf = (request: Request | string) => (typeof request === "string" ? request : request.url);
const open = (name: string) => {
  const entries = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, entries);
  return Promise.resolve({
    put: (request: Request | string, answer: Response) =>
      Promise.resolve(void entries.set(urlOf(request), answer)),
    match: (request: Request | string) => Promise.resolve(entries.get(urlOf(request))?.clone()),
    keys: () => Promise.resolve([...entries.keys()]),
    delete: (url: string) => Promise.resolve(entries.delete(url)),
  });
};
const match = (request: Request) =>
  Promise.resolve(
    [...stored.values()]
      .map((entries) => entries.get(request.url))
      .find(Boolean)
      ?.clone(),
  );

/** What the worker answers with; nothing if it leaves the request to the browser. */
async function ask(path: string): Promise<Response | undefined> {
  let answer: Promise<Response> | undefined;
  const request = new Request(`http://here${path}`);
  handlers.fetch?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
  return answer;
}

beforeAll(async () => {
  vi.stubGlobal("self", {
    addEventListener: (name: string, handler: Handler) => (handlers[name] = handler),
    clients: { claim: () => Promise.resolve() },
  });
  vi.stubGlobal("caches", {
    open,
    match,
    keys: () => Promise.resolve([...stored.keys()]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
  });
  vi.stubGlobal("location", { origin: "http://here" });
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("fetch", (request: Request) => {
    fetched.push(new URL(request.url).pathname);
    const mine = request.url.includes("/cards/mine/");
    const headers = { "cache-control": mine ? "private, no-cache" : "public" };
    return Promise.resolve(new Response("a picture", { headers }));
  });
  vi.stubGlobal("__VERSION__", "1");
  vi.stubGlobal("__SHELL__", []);
  // Its types are those of a worker and not of a page.
  const worker = "../../sw/worker.ts";
  await import(/* @vite-ignore */ worker);
});
beforeEach(() => {
  stored.clear();
  fetched.length = 0;
});

describe("the service worker", () => {
  it("keeps a picture by its identity, and asks for it once", async () => {
    const [first, again] = [
      await ask("/cards/abcdefghijkl/300.webp"),
      await ask("/cards/abcdefghijkl/300.webp"),
    ];
    expect(await first?.text()).toBe("a picture");
    expect(await again?.text()).toBe("a picture");
    await ask("/cards/abcdefghijkl/600.webp");
    expect(fetched).toEqual(["/cards/abcdefghijkl/300.webp", "/cards/abcdefghijkl/600.webp"]);
  });
  it("does not keep a picture of somebody's own, which may be deleted", async () => {
    for (let n = 0; n < 2; n++) await ask("/cards/mine/300.webp");
    expect(fetched).toHaveLength(2);
    expect([...stored.values()].flatMap((kept) => [...kept.keys()])).toEqual([]);
  });
  it.each(["/cards/moonhare/3/300.webp", "/api/packs", "/cards/moonhare"])(
    "leaves %s to the browser",
    async (path) => {
      expect(await ask(path)).toBeUndefined();
      expect(fetched).toEqual([]);
    },
  );
  it("keeps so many pictures and no more, the newest", async () => {
    for (let n = 0; n < 402; n++) await ask(`/cards/picture-${n}/300.webp`);
    const [kept] = stored.values();
    expect(kept?.size).toBe(400);
    expect([...(kept?.keys() ?? [])][0]).toBe("http://here/cards/picture-2/300.webp");
  });
  it("has the moon of a day without a network once it was looked at, and asks for it anew with one", async () => {
    const path = "/api/moons/2026-11-17/it";
    const network = fetch;
    expect(await (await ask(path))?.text()).toBe("a picture");
    await ask(path);
    expect(fetched).toEqual([path, path]);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    expect(await (await ask(path))?.text()).toBe("a picture");
    expect((await ask("/api/moons/2026-11-18/it"))?.type).toBe("error");
    expect(await ask("/api/moons/2026-11-17"), "how others did is never kept").toBeUndefined();
    vi.stubGlobal("fetch", network);
  });
  it("shows a knock once with a sound, goes to the table, and stops when it is told to", async () => {
    const shown: { title: string; options: Record<string, unknown> }[] = [];
    const opened: string[] = [];
    const posted: [string, string][] = [];
    const looking: { url: string; visibilityState: string }[] = [];
    Object.assign(self, {
      clients: {
        claim: () => Promise.resolve(),
        matchAll: () => Promise.resolve(looking),
        openWindow: (path: string) => Promise.resolve(void opened.push(path)),
      },
      registration: {
        showNotification: (title: string, options: Record<string, unknown>) =>
          Promise.resolve(void shown.push({ title, options })),
        pushManager: { getSubscription: () => Promise.resolve({ endpoint: "https://push/phone" }) },
      },
    });
    const network = fetch;
    vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
      posted.push([path, body]);
      return Promise.resolve(new Response("{}"));
    });
    const happens = async (name: string, event: Record<string, unknown>) => {
      let work: Promise<unknown> | undefined;
      handlers[name]?.({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) });
      await work;
    };
    const note = { code: "BCDFGH", turn: 2, kind: "vote", until_ms: null, silent: "bot", language: "it" };
    const push = (change: object = {}) => happens("push", { data: { json: () => ({ ...note, ...change }) } });
    await push();
    await push();
    await push({ reminder: true });
    expect(shown.map(({ options }) => [options.tag, options.silent, options.lang])).toEqual([
      ["knock-BCDFGH", undefined, "it"],
      ["knock-BCDFGH", true, "it"],
      ["knock-BCDFGH", undefined, "it"],
    ]);
    expect(shown[0]?.title).toContain("BCDFGH");
    looking.push({ url: "http://here/t/BCDFGH", visibilityState: "visible" });
    await push({ turn: 3 });
    expect(shown, "who looks at the table sees it anyway").toHaveLength(3);
    looking.length = 0;
    const tap = (action: string) =>
      happens("notificationclick", { action, notification: { close: () => {}, data: { code: "BCDFGH" } } });
    await tap("open");
    expect(opened).toEqual(["/t/BCDFGH"]);
    await tap("stop");
    expect(posted).toEqual([["/api/rooms/BCDFGH/knocks/stop", '{"endpoint":"https://push/phone"}']]);
    vi.stubGlobal("fetch", network);
  });
  it("forgets what was kept by pack and number", async () => {
    await open("pictures");
    await open("pictures-by-identity");
    let done: Promise<unknown> | undefined;
    handlers.activate?.({ waitUntil: (work: Promise<unknown>) => (done = work) });
    await done;
    expect([...stored.keys()]).toEqual(["pictures-by-identity"]);
  });
});
