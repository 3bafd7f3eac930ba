import { expect, test, type Page } from "@playwright/test";
import type { KnockNote } from "../src/knocks/note";
import { type Player, WITH_WORKER } from "./player";
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

/** Gives cards, when it is time to; while they rise, one may lie over the next. */
async function gives(player: Player): Promise<void> {
  await expect(player.button(/^Choose 2 cards that fit$/)).toBeVisible();
  await expect(() => player.give()).toPass({ timeout: 20_000 });
}

test("who plays by post is asked after a move, called when it is theirs, and can stop it", async ({
  browser,
}) => {
  const service = await PushService.start();
  const server = await Server.start("--push-to", service.origin, "--push-root", service.root);
  const table = await Table.set(browser, 3, () => WITH_WORKER, server);
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
  await host.button("I have a story").click();
  await expect(host.page.locator(".tell textarea")).toBeVisible();
  await host.tell();
  await expect(question(second.page)).toHaveCount(0);
  await expect(second.page.locator(".until")).toContainText("till");
  expect(await askedWith(second.page)).toBeNull();
  await gives(second);
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
  await gives(third);
  const pushed = await service.next();
  expect(sender(pushed, key).aud).toBe(service.origin);
  expect(pushed.path).toBe("/phone");
  expect(Number(pushed.headers.ttl)).toBeGreaterThan(3_600);
  const said = device.read(pushed);
  expect(said).not.toContain("story 1");
  const note = JSON.parse(said) as KnockNote;
  expect(note).toMatchObject({ code: table.code, turn: 1, kind: "vote", silent: "bot", language: "en" });

  // The same table on two pages of one person: the second has the seat, and says what is to be done.
  const other = await second.context.newPage();
  await other.goto(`/t/${table.code}`);
  await expect(other.getByRole("button", { name: /^Put your token on/ }).first()).toBeVisible();
  await second.page.reload();
  await expect(tent).toContainText("Which picture is it?");

  // It ends in the settings, for every table.
  await second.page.getByRole("button", { name: "Settings" }).click();
  await second.button("Stop all knocks").click();
  await expect(second.page.getByText("Nobody knocks any more.")).toBeVisible();
  for (const player of table.players) expect(player.strayed).toEqual([]);
  await table.clear();
  await server.stop();
  await service.stop();
});
