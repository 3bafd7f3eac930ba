import { expect, test } from "@playwright/test";
import type { Player } from "./player";
import { Table } from "./table";

/** Everything by keys: numbers choose, Enter goes on. */
async function pressOn(player: Player, seat: number): Promise<boolean> {
  const { page } = player;
  const phase = await page.evaluate(
    () =>
      ["claim", "tell", "give", "vote", "score"].find((phase) => document.querySelector(`.play.${phase}`)) ??
      "",
  );
  const keys = page.keyboard;
  if (phase === "claim" && (await player.button("I have a story").count())) {
    await keys.press("Enter");
    return true;
  }
  if (phase === "tell" && (await page.locator(".tell textarea").count())) {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await keys.press(String(seat + 1));
    await keys.press("Enter");
    await expect(page.locator(".tell textarea")).toBeFocused();
    await keys.type("a door left ajar");
    await keys.press("Enter");
    await expect(page.locator(".tell textarea")).toHaveCount(0);
    return true;
  }
  if (phase === "give" && (await player.button(/^Choose a card/).count())) {
    await keys.press(String(seat + 1));
    await expect(player.button(/^Give this card/)).toBeVisible();
    await keys.press("Enter");
    await expect(player.button(/^Give this card/)).toHaveCount(0);
    return true;
  }
  if (phase === "vote" && (await player.button(/^Put your token on/).count()) && !(await player.hasVoted())) {
    for (const key of ["1", "2"]) if (!(await player.hasVoted())) await keys.press(key);
    return true;
  }
  if (phase === "score" && (await player.button(/^(Next story|Next)$/).count())) {
    await keys.press("Enter");
    return true;
  }
  return false;
}

test("a whole game without touching a mouse", async ({ browser }) => {
  const table = await Table.set(browser, 3);
  await table.chooseEdition("Classic");
  await table.settle({ house: { target_score: 4, cards_given: 1, hand_size: 6 } });
  await table.host.button("Begin the night").focus();
  await table.host.page.keyboard.press("Enter");
  for (const player of table.players) await expect(player.page.locator(".play")).toBeVisible();
  for (const player of table.players)
    await player.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  while (!(await table.host.hasEnded())) {
    await expect
      .poll(
        async () => {
          let acted = false;
          for (const [seat, player] of table.players.entries())
            acted = (await pressOn(player, seat)) || acted;
          return acted || (await table.host.hasEnded());
        },
        { intervals: [20, 50, 100], timeout: 60_000 },
      )
      .toBe(true);
  }
  await table.clear();
});
