import { expect, test } from "@playwright/test";
import { Table } from "./table";

const CHECKED = "A fair deck: checked by your device.";

/** Begins when every device has promised its chance. */
async function begin(table: Table): Promise<void> {
  for (const { page } of table.players)
    await expect
      .poll(() => page.evaluate((code) => localStorage.getItem(`moonhare-fair-${code}`), table.code))
      .toContain('"committed":true');
  await table.begin();
}

test("everybody's device checks the deck: of the first game, of a rematch, and after a reload", async ({
  browser,
}) => {
  const table = await Table.set(browser, 3);
  await table.settle({ house: { target_score: 3 } });
  await begin(table);
  await table.playToTheEnd();
  for (const { page } of table.players) await expect(page.getByText(CHECKED)).toBeVisible();

  // Behind a closed door too, who sits there may have the game and check it.
  await table.ask({ lock: { locked: true } });
  const { page } = table.host;
  await page.reload();
  await expect(page.getByText(CHECKED)).toBeVisible();
  await table.host.button("See how").click();
  const steps = page.getByRole("dialog").getByRole("listitem");
  await expect(steps).toHaveCount(6);
  await expect(steps.nth(0)).toHaveText("The secret matches the seal that your device saw before the game.");
  await expect(steps.nth(2)).toHaveText("Devices that added the random number they had promised: 3.");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Save the log" }).click();
  expect((await download).suggestedFilename()).toBe(`moonhare-${table.code}.jsonl`);
  await page.keyboard.press("Escape");

  await table.host.button("Same again").click();
  for (const player of table.players) await expect(player.page.locator(".play")).toBeVisible();
  await table.playToTheEnd();
  for (const player of table.players) await expect(player.page.getByText(CHECKED)).toBeVisible();
  await table.clear();
});

test("a server that tells another game than was played is found out", async ({ browser }) => {
  const table = await Table.set(browser, 3);
  const { page } = table.host;
  await page.route("**/api/rooms/*/games", async (route) => {
    const answer = await route.fetch();
    const lines = (await answer.text()).split("\n");
    const lie = lines.map((line) =>
      line.startsWith('{"revealed"')
        ? line.replace(/"card":(\d+)/, (_, card) => `"card":${+card + 1}`)
        : line,
    );
    await route.fulfill({ response: answer, body: lie.join("\n") });
  });
  await table.settle({ house: { target_score: 3 } });
  await begin(table);
  await table.playToTheEnd();
  await expect(page.getByText("Something about this deck does not add up.")).toBeVisible();
  await table.host.button("See how").click();
  await expect(page.getByRole("dialog")).toContainText("the cards are not those that the shuffle gives");
  await expect(table.players[1]!.page.getByText(CHECKED)).toBeVisible();
  await table.clear();
});
