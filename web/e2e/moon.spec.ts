import { expect, test } from "@playwright/test";
import { before, dayOf } from "../src/moon/day";
import type { MoonView } from "../src/lib/protocol/types";
import { PHONE, Player, WITH_WORKER } from "./player";
import { Server } from "./server";

test("the moon of a day is played without a connection, teaches where it was missed, and leads to a table", async ({
  browser,
}) => {
  const server = await Server.start();
  const player = await Player.open(browser, server.url, "Rui", { viewport: PHONE, ...WITH_WORKER });
  const { page } = player;
  const today = dayOf(new Date());
  const moonOf = (day: string) =>
    page.evaluate(
      async (path) => (await (await caches.match(path))!.json()) as MoonView,
      `/api/moons/${day}/en`,
    );
  await page.goto("/moon");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  // Both moons with all their pictures: sixty, if no card lies in both.
  const kept = () =>
    page.evaluate(
      async (days) => {
        for (const day of days) {
          const moon = await caches.match(`/api/moons/${day}/en`);
          if (!moon) return false;
          const { hands } = (await moon.json()) as { hands: { cards: { picture: string }[] }[] };
          for (const { picture } of hands.flatMap(({ cards }) => cards))
            if (!(await caches.match(`/cards/${picture}/300.webp`, { ignoreVary: true }))) return false;
        }
        return true;
      },
      [today, before(today, 1)],
    );
  await expect.poll(kept, { timeout: 60_000 }).toBe(true);
  await server.kill();

  await page.reload();
  const { hands } = await moonOf(today);
  const lay = (card: number) => player.button(`Lay the token on ${card + 1}`).click();
  await player.button("Begin").click();
  for (const [at, { told, clue, cards, also }] of hands.entries()) {
    await expect(page.getByRole("heading", { name: clue })).toBeVisible();
    await expect
      .poll(() =>
        page
          .locator(".card img")
          .evaluateAll((all) => all.every((img) => (img as HTMLImageElement).naturalWidth)),
      )
      .toBe(true);
    if (at === 0) {
      // Two wrong ones: the page says which it was, what is on it and what else one might say, and offers a table.
      await lay((told + 1) % 6);
      await expect(page.getByRole("status")).toContainText("You have one more try.");
      await lay((told + 2) % 6);
      await expect(page.getByRole("status")).toContainText(`it was ${told + 1}`);
      await expect(page.getByRole("status")).toContainText(cards[told]!.description);
      for (const other of also) await expect(page.getByRole("status")).toContainText(other);
      await expect(player.button("A table with bots")).toBeVisible();
    } else if (at === 1) {
      await lay((told + 1) % 6);
      await lay(told);
    } else await lay(told);
    await player.button(at < 4 ? "Next hand" : "How it went").click();
  }
  await expect(page.getByText("At first sight: 3. On a second look: 1. Behind the clouds: 1.")).toBeVisible();
  await expect(page.getByText("You will see how others did once you are connected.")).toBeVisible();

  // Yesterday's is there too, also without a connection.
  await page.goto(`/moon/${before(today, 1)}`);
  await player.button("Begin").click();
  await expect(
    page.getByRole("heading", { name: (await moonOf(before(today, 1))).hands[0]!.clue }),
  ).toBeVisible();

  // When the line is back, what was played is counted once, and one tap leads to a table with bots.
  await server.run();
  await page.goto("/moon");
  await player.button("How it went").click();
  await expect(page.getByText("hands found, of five. Yours: 4")).toBeVisible();
  await player.button("A table with bots").click();
  await page.waitForURL(/\/t\/[A-Z0-9]+$/);
  await expect(page.locator(".play")).toBeVisible();
  expect(player.strayed).toEqual([]);
  await player.close();
  await server.stop();
});
