import { expect, test, type Page } from "@playwright/test";
import { crossings } from "./crossings";
import { settled } from "./gallery";
import { ENTIRELY, PHONE, Player } from "./player";
import { Server } from "./server";
import { Table } from "./table";

/** The reveal as people see it: together, each at their own device and before the TV. */
const TV = { width: 1920, height: 1080 };
const LANDSCAPE = { width: 844, height: 390 };
const SMALL = { width: 360, height: 640 };
const MOVING = { reducedMotion: "no-preference" } as const;
/** The shortest beat of the film is longer: who is so close sees the same card. */
const TOGETHER_MS = 700;
const SHORTEST_FILM_MS = 4_000;

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.stop());

async function openTv(table: Table, browser: Parameters<typeof Player.open>[0]): Promise<Player> {
  const tv = await Player.open(browser, server.url, "TV", { viewport: TV, ...MOVING });
  await tv.page.goto(`/tv/${table.code}`);
  await expect(tv.page.locator(".tv")).toBeVisible();
  table.players.push(tv);
  return tv;
}
const playing = (player: Player) => player.page.locator(".hall:not(.rest)");
const resting = (player: Player) => player.page.locator(".hall.rest");
/** When the film began here, by the clock of the machine. */
const began = (page: Page) =>
  page.evaluate(() => {
    const film = document.querySelector(".hall .dark")?.getAnimations()[0];
    return film ? performance.timeOrigin + Number(film.startTime) : null;
  });
/** The last beat does not come by itself here: however slow the machine, there is time to look. */
const hold = ({ page }: Player) =>
  page.evaluate((longMs) => {
    const later = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (act: () => void, ms?: number) => later(act, (ms ?? 0) > longMs ? 3_600_000 : ms),
    });
  }, SHORTEST_FILM_MS);

/** Of a dozen cards one loves another than the true one: on its side right there, upright where it is looked at large. */
async function giveHearts(player: Player): Promise<void> {
  const { page } = player;
  const hearts = player.button(/^My heart for card \d+$/);
  // All but one's own.
  await expect(hearts).toHaveCount(11);
  const star = await page.locator(".card.star").getAttribute("data-slot");
  const others = (
    await hearts.evaluateAll((all) => all.map((one) => one.ariaLabel?.match(/\d+/)?.[0]))
  ).filter((slot) => slot !== star);
  for (const [at, viewport] of [PHONE, SMALL].entries()) {
    await page.setViewportSize(viewport);
    const card = page.locator(`.hall [data-slot="${others[at]}"]`);
    await card.click();
    await player.button("Love it?").click();
    await expect(player.button("1 heart")).toHaveAttribute("aria-pressed", "true");
    await player.button("Back to the table").click();
    await expect(card).toHaveAccessibleName(/1 heart$/);
    await expect(page.locator(".hall .stuck")).toHaveCount(1);
  }
  await page.setViewportSize(LANDSCAPE);
  await expect(player.button(`My heart for card ${others[1]} 1 heart`)).toHaveAttribute(
    "aria-pressed",
    "true",
  );
}

test("two devices and the TV are at the same moment; who skips is alone at the end, the host skips for all", async ({
  browser,
}) => {
  const table = await Table.set(
    browser,
    3,
    (seat) => (seat > 0 ? { viewport: PHONE, hasTouch: true, isMobile: true, ...MOVING } : MOVING),
    server,
  );
  const [host, phone, hasty] = table.players as [Player, Player, Player];
  await table.begin();
  const people = [...table.players];
  const tv = await openTv(table, browser);
  for (const watched of [host, phone, tv]) await hold(watched);
  await table.playUntil(async () => (await playing(host).count()) > 0);
  await hasty.page.locator(".hall").tap({ position: { x: 20, y: 20 } });
  await expect(resting(hasty)).toBeVisible();
  for (const watched of [host, phone, tv]) await expect(playing(watched)).toBeVisible();
  const starts = await Promise.all([host, phone, tv].map(({ page }) => began(page)));
  for (const start of starts) expect(start).not.toBeNull();
  const moments = starts.map(Number);
  expect(Math.max(...moments) - Math.min(...moments)).toBeLessThan(TOGETHER_MS);

  await host.button("Skip for everyone").click();
  for (const player of [...people, tv]) await expect(resting(player)).toBeVisible();
  await expect(host.page.locator(".say")).toContainText(/found|Everybody|Nobody/);

  const flown = tv.page.locator(".hare .flyer").waitFor();
  await phone.button("That is funny").click();
  await flown;
  await table.clear();
});

test("with reduced motion the film runs too, its places change by a cut; a heart is given, counted and moved", async ({
  browser,
}) => {
  const table = await Table.set(browser, 3, undefined, server);
  const [host, guest] = [table.host, table.players[1]!];
  await table.begin();
  await table.playUntil(async () => (await playing(host).count()) > 0);
  const film = await host.page.evaluate(() => {
    const all = document
      .getAnimations()
      .map(({ effect }) => effect)
      .filter((effect) => effect instanceof KeyframeEffect)
      .filter(({ target }) => target?.closest("[data-card]"));
    const glides = all.flatMap((effect) => {
      const keys = effect.getKeyframes();
      return keys.filter(
        (key, at) => keys[at + 1] && key.transform !== keys[at + 1]!.transform && !/^steps/.test(key.easing),
      );
    });
    return { moves: all.length, glides: glides.length };
  });
  expect(film.moves).toBeGreaterThan(0);
  expect(film.glides).toBe(0);
  await expect(resting(host)).toBeVisible();

  const hearts = host.page.getByRole("button", { name: /^(Love it\? )?My heart for card/ });
  await expect.poll(() => hearts.count()).toBeGreaterThan(1);
  await hearts.first().click();
  await expect(hearts.first()).toHaveAttribute("aria-pressed", "true");
  await expect(guest.page.locator(".love").filter({ hasText: /^1$/ })).toHaveCount(1);
  await hearts.last().click();
  await expect(hearts.last()).toHaveAttribute("aria-pressed", "true");
  await expect(hearts.first()).toHaveAttribute("aria-pressed", "false");
  await table.clear();
});

test("twelve at the table: a phone on its side and the TV show every card, name and point, and nothing lies on anything", async ({
  browser,
}) => {
  const table = await Table.set(
    browser,
    1,
    () => ({ viewport: LANDSCAPE, hasTouch: true, isMobile: true }),
    server,
  );
  const { host } = table;
  await table.seatBots(11);
  await table.settle({ edition: "odyssey" });
  await table.begin();
  const tv = await openTv(table, browser);
  await tv.page.emulateMedia({ reducedMotion: "reduce" });
  const tidy = async (player: Player, when: string) => {
    await settled(player.page);
    expect(await player.page.evaluate(crossings), `${player.name}, ${when}`).toEqual([]);
  };
  const people = table.players.splice(1);
  for (const phase of ["give", "vote"] as const) {
    await table.playTo(phase);
    await expect(tv.page.locator(".tv.playing")).toBeVisible();
    await tidy(host, phase);
  }
  await expect(tv.page.locator(".tv .plate")).toHaveCount(12);
  await tidy(tv, "vote");
  await table.playTo("score");
  for (const player of [host, tv]) {
    await expect(resting(player)).toBeVisible();
    await tidy(player, "score");
  }
  for (const { page } of [host, tv]) {
    const slips = page.locator("[data-slip]");
    await expect(slips).toHaveCount(12);
    for (const slip of await slips.all()) await expect(slip).toBeInViewport(ENTIRELY);
    await expect(slips.locator("em").filter({ hasText: /^(\+\d+|0)$/ })).toHaveCount(12);
  }
  await giveHearts(host);
  table.players.push(...people);
  await table.clear();
});

test("the TV plays for the room: the devices before it are silent, until somebody wants to hear theirs", async ({
  browser,
}) => {
  const table = await Table.set(browser, 3, undefined, server);
  const { host } = table;
  await table.begin();
  const tv = await openTv(table, browser);
  await expect(host.button("Turn the sound off")).toBeVisible();
  // Browsers keep a page silent until it is touched.
  await tv.page.mouse.click(400, 400);
  await expect(host.button("Turn the sound on")).toBeVisible();
  await host.button("Turn the sound on").click();
  await expect(host.button("Turn the sound off")).toBeVisible();
  await expect(table.players[1]!.button("Turn the sound on")).toBeVisible();
  await tv.close();
  await expect(table.players[1]!.button("Turn the sound off")).toBeVisible();
  await table.clear();
});
