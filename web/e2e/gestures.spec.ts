import { expect, test, type CDPSession, type Page } from "@playwright/test";
import { ENTIRELY, PHONE, type Player } from "./player";
import { PICTURES } from "./paint-less";
import { Server } from "./server";
import { Table } from "./table";

/** What hands do on glass and with a mouse: pinch, swipe, carry; and the keys of a phone that cover half of it. */
let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.stop());

const phones = () => ({ viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
const STEPS = 8;

/** Moves fingers from one set of points to another, as a hand does. */
async function fingers(glass: CDPSession, from: [number, number][], to: [number, number][]): Promise<void> {
  const points = (part: number) =>
    from.map(([x, y], id) => ({ id, x: x + (to[id]![0] - x) * part, y: y + (to[id]![1] - y) * part }));
  await glass.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: points(0) });
  for (let step = 1; step <= STEPS; step += 1)
    await glass.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: points(step / STEPS) });
  await glass.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
const centre = async (page: Page, selector: string) => {
  const box = (await page.locator(selector).first().boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
async function startTelling(teller: Player): Promise<void> {
  await teller.button("I have a story").click();
  await expect(teller.page.locator(".tell textarea")).toBeVisible();
}

test("on a phone: the keys leave room to write and tell, two fingers enlarge a card, a swipe down puts it away", async ({
  browser,
}) => {
  const table = await Table.set(browser, 3, phones, server);
  await table.begin();
  const { host } = table;
  const { page } = host;
  await startTelling(host);
  await host.handCards().first().tap();
  await page.locator(".tell textarea").tap();
  await page.locator(".tell textarea").fill("a door left ajar");
  // The keys come up: what is left of the page is what counts.
  await page.setViewportSize({ width: PHONE.width, height: 420 });
  await expect(page.locator(".play.cramped")).toBeVisible();
  await expect(page.locator(".tell textarea")).toBeInViewport(ENTIRELY);
  await expect(host.button("Tell it")).toBeInViewport(ENTIRELY);
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/phone/table-tell-keys.png` });
  await page.setViewportSize(PHONE);
  await page.locator(".tell textarea").blur();

  await page.locator(".tell .laid").tap();
  await expect(page.locator("dialog[open] .now .big")).toBeVisible();
  const glass = await page.context().newCDPSession(page);
  const { x, y } = await centre(page, "dialog[open] .now .big");
  const scale = () =>
    page
      .locator("dialog[open] .now .big")
      .evaluate((card) => card.getBoundingClientRect().width / (card as HTMLElement).offsetWidth);
  await fingers(
    glass,
    [
      [x - 30, y - 30],
      [x + 30, y + 30],
    ],
    [
      [x - 90, y - 90],
      [x + 90, y + 90],
    ],
  );
  await expect.poll(scale).toBeGreaterThan(2);
  await fingers(
    glass,
    [
      [x - 90, y - 90],
      [x + 90, y + 90],
    ],
    [
      [x - 20, y - 20],
      [x + 20, y + 20],
    ],
  );
  await expect.poll(scale).toBeLessThan(1.1);
  await fingers(glass, [[x, y]], [[x, y + 220]]);
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await host.button("Tell it").click();
  await expect(page.locator(".play.give")).toBeVisible();
  await table.clear();
});

test("a card is carried from the hand to the table, by the storyteller and by a guest", async ({
  browser,
}) => {
  const table = await Table.set(browser, 4, undefined, server);
  await table.begin();
  const { host } = table;
  await startTelling(host);
  const carry = async (player: Player, from: { x: number; y: number }, to: { x: number; y: number }) => {
    await player.page.mouse.move(from.x, from.y);
    await player.page.mouse.down();
    await player.page.mouse.move(to.x, to.y, { steps: STEPS });
    await player.page.mouse.up();
  };
  /** A spot where a card of the fan is not covered by its neighbours. */
  const spot = (player: Player) =>
    player
      .handCards()
      .first()
      .evaluate((card) => {
        const { left, top, height } = card.getBoundingClientRect();
        for (let x = left + 6; x < left + 90; x += 4)
          if (card.contains(document.elementFromPoint(x, top + height / 4)))
            return { x, y: top + height / 4 };
        throw new Error("the first card can't be seen");
      });
  await carry(host, await spot(host), await centre(host.page, ".middle"));
  await expect(host.page.locator(".tell .laid")).toBeVisible();
  await host.page.locator(".tell textarea").fill("a door left ajar");
  await host.button("Tell it").click();
  const [, giver] = table.players as [Player, Player];
  await expect(giver.page.locator(".play.give")).toBeVisible();
  await carry(giver, await spot(giver), await centre(giver.page, ".middle"));
  await expect(giver.button("Take it back").or(giver.page.getByText("only you see this"))).not.toHaveCount(0);
  for (const player of table.players.slice(2)) await player.give();
  await expect(giver.page.locator(".play.vote")).toBeVisible();
  await table.clear();
});
