import { expect, test, type Page } from "@playwright/test";
import type { KnockNote } from "../src/knocks/note";
import { Device, PushService, sender } from "./push-service";
import { Server } from "./server";
import { Table } from "./table";

/** What a browser with a push service would do: it asks its owner, gives an address and keeps it. One without a screen says no. */
function withPush([endpoint, p256dh, auth]: readonly [string, string, string]): void {
  let given: object | null = null;
  let permission: NotificationPermission = "default";
  Object.defineProperty(Notification, "permission", { get: () => permission });
  Notification.requestPermission = () => Promise.resolve((permission = "granted"));
  const subscription = (options: PushSubscriptionOptionsInit | undefined) => ({
    endpoint,
    options: { applicationServerKey: (options?.applicationServerKey as Uint8Array).buffer },
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: () => Promise.resolve(((given = null), true)),
  });
  PushManager.prototype.getSubscription = () => Promise.resolve(given as PushSubscription | null);
  PushManager.prototype.subscribe = (options) => {
    given = subscription(options);
    Object.assign(window, { asked: options });
    return Promise.resolve(given as PushSubscription);
  };
}

/** The key that the page has asked its browser for an address with; nothing if it has not. */
const askedWith = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const { asked } = window as { asked?: PushSubscriptionOptionsInit };
    if (!asked?.userVisibleOnly) return null;
    return btoa(String.fromCharCode(...(asked.applicationServerKey as Uint8Array)));
  });

interface Shown {
  title: string;
  body: string;
  tag: string;
  silent?: boolean;
  actions: { action: string }[];
}
/** A browser without a screen shows nothing: the worker's wishes are written down instead. */
const SHOWS = `
  self.shown = [];
  ServiceWorkerRegistration.prototype.showNotification = (title, options) =>
    Promise.resolve(void self.shown.push({ title, ...options }));
`;

test("who plays by post is asked after a move, called when it is theirs, and can stop it", async ({
  browser,
}) => {
  const service = await PushService.start();
  const server = await Server.start("--push-to", service.origin, "--push-root", service.root);
  const table = await Table.set(browser, 3, () => ({}), server);
  const [host, second, third] = [table.players[0]!, table.players[1]!, table.players[2]!];
  const device = new Device();
  await second.context.addInitScript(withPush, [
    `${service.origin}/phone`,
    device.p256dh,
    device.auth,
  ] as const);
  await second.page.reload();
  await table.settle({
    post: { hours: 48, quiet: null, zone: { offset_min: 0 }, silent: "bot" },
  });
  await table.begin();
  const question = (page: Page) =>
    page.getByRole("dialog", { name: "That’s done. Shall we knock when it is your move?" });

  // Nobody is asked when they come, and nobody whose browser refuses anyway.
  while (await host.act());
  await expect(question(second.page)).toHaveCount(0);
  await expect(second.page.locator(".until")).toContainText("till");
  expect(await askedWith(second.page)).toBeNull();
  await expect(second.handCards().first()).toBeVisible();
  await second.give();
  await expect(question(second.page)).toBeVisible();
  expect(await askedWith(second.page), "the browser is asked after its owner").toBeNull();
  await second.button("Yes, knock").click();
  await expect(question(second.page)).toHaveCount(0);
  const key = Buffer.from((await askedWith(second.page)) ?? "", "base64");
  expect(key).toHaveLength(65);

  // Whoever waits elsewhere is called when all cards lie there: by this server, and in words that only their device reads.
  await second.page.goto("/");
  const tent = second.page.getByRole("region", { name: "Your tables" }).getByRole("listitem");
  await expect(tent).toContainText("Waiting for");
  await expect(third.handCards().first()).toBeVisible();
  await third.give();
  const pushed = await service.next();
  expect(sender(pushed, key).aud).toBe(service.origin);
  expect(pushed.path).toBe("/phone");
  expect(Number(pushed.headers.ttl)).toBeGreaterThan(3_600);
  const said = device.read(pushed);
  expect(said).not.toContain("story 1");
  const note = JSON.parse(said) as KnockNote;
  expect(note).toMatchObject({ code: table.code, turn: 1, kind: "vote", silent: "bot", language: "en" });

  // The worker shows it, once, though no page of the table is open.
  const line = await second.context.newCDPSession(second.page);
  const registered = new Promise<string>((resolve) =>
    line.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    }),
  );
  await line.send("ServiceWorker.enable");
  const registrationId = await registered;
  const deliver = () =>
    line.send("ServiceWorker.deliverPushMessage", { origin: server.url, registrationId, data: said });
  const worker = second.context.serviceWorkers()[0]!;
  await worker.evaluate(SHOWS);
  await deliver();
  const shown = () => worker.evaluate("self.shown") as Promise<Shown[]>;
  await expect.poll(shown).toHaveLength(1);
  await deliver();
  await expect.poll(shown).toHaveLength(2);
  const [knock, again] = await shown();
  expect(knock).toMatchObject({ title: "Rui and Teo", tag: `knock-${table.code}` });
  expect(knock?.body).toMatch(/Which one was told\? You have until /);
  expect(knock?.actions.map(({ action }) => action)).toEqual(["open", "stop"]);
  expect([knock?.silent, again?.silent, again?.tag], "what comes twice makes no sound").toEqual([
    undefined,
    true,
    knock?.tag,
  ]);

  // The same table on two pages of one person: the second has the seat, and says what is to be done.
  const other = await second.context.newPage();
  await other.goto(`/t/${table.code}`);
  await expect(other.getByRole("button", { name: /^Put your token on/ }).first()).toBeVisible();
  await second.page.reload();
  await expect(tent).toContainText("Which picture is it?");

  // It ends from the notification itself, and the settings know.
  // Nobody can tap on a notification in a browser without a screen; this is what a tap is for its worker.
  await worker.evaluate(`
    PushManager.prototype.getSubscription = async () => ({ endpoint: "${service.origin}/phone" });
    const tap = new Event("notificationclick");
    const wait = { notification: { close() {}, data: { code: "${table.code}" } }, action: "stop", waitUntil() {} };
    self.dispatchEvent(Object.assign(tap, wait));
  `);
  const wanted = () =>
    second.page.evaluate(async (code) => {
      const kept = await (await caches.open("knocks")).match(`/knocks/${code}`);
      return kept ? ((await kept.json()) as { wanted: boolean }).wanted : null;
    }, table.code);
  await expect.poll(wanted).toBe(false);
  await second.page.getByRole("button", { name: "Settings" }).click();
  await expect(second.page.getByText("At a table by post we ask, after your first move")).toBeVisible();
  for (const player of table.players) expect(player.strayed).toEqual([]);
  await table.clear();
  await server.stop();
  await service.stop();
});
