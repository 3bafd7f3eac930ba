import { expect, test, type Page } from "@playwright/test";
import type { KnockNote } from "../src/knocks/note";
import { Device, PushService, sender } from "./push-service";
import { Server } from "./server";
import { Table } from "./table";

/** What a browser with a push service would do: it gives an address when it is asked, and keeps it. */
function withPush([endpoint, p256dh, auth]: readonly [string, string, string]): void {
  let given: object | null = null;
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

const shown = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    const all = await worker.getNotifications();
    return all.map(({ title, body, tag }) => ({ title, body, tag }));
  });

test("who plays by post is asked after a move, called when it is theirs, and can stop it", async ({
  browser,
}) => {
  const service = await PushService.start();
  const server = await Server.start("--push-to", service.origin, "--push-root", service.root);
  const table = await Table.set(browser, 3, () => ({ permissions: ["notifications"] }), server);
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

  // Nobody is asked when they come, and a no is a no.
  while (await host.act()) if (await question(host.page).count()) break;
  await expect(question(host.page)).toBeVisible();
  await host.button("No, I’ll look myself").click();
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
  await deliver();
  await expect.poll(() => shown(second.page)).toHaveLength(1);
  await deliver();
  const [knock, ...others] = await shown(second.page);
  expect(others).toEqual([]);
  expect(knock?.title).toBe("Rui and Teo");
  expect(knock?.body).toMatch(/Which one was told\? You have until /);

  // The same table on two pages of one person: the second has the seat, and says what is to be done.
  const again = await second.context.newPage();
  await again.goto(`/t/${table.code}`);
  await expect(again.getByRole("button", { name: /^Put your token on/ }).first()).toBeVisible();
  await second.page.reload();
  await expect(tent).toContainText("Which picture is it?");

  // It ends from the notification itself, and the settings know.
  const worker = second.context.serviceWorkers()[0]!;
  // Nobody can tap on a notification in a browser without a screen; this is what a tap is for its worker.
  await worker.evaluate(`(async () => {
    PushManager.prototype.getSubscription = async () => ({ endpoint: "${service.origin}/phone" });
    const [notification] = await registration.getNotifications();
    dispatchEvent(new NotificationEvent("notificationclick", { notification, action: "stop" }));
  })()`);
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
