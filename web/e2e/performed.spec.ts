import { expect, test } from "@playwright/test";
import { Player } from "./player";
import { Table } from "./table";

/** A table where clues may be sung, and its host about to record one. */
async function aboutToSing(table: Table): Promise<void> {
  await table.chooseEdition("Classic");
  await table.settle({ performed: true });
  await table.begin();
  await table.host.button("I have a story").click();
  await table.host.button("Sing or mime it").click();
  await table.host.button(/Record a sound/).click();
}

test("a clue that is sung: recorded in the browser, played by the TV at once, heard by the others", async ({
  browser,
}) => {
  const table = await Table.set(browser, 3);
  const tv = await Player.open(browser, table.server.url, "TV");
  await tv.page.goto(`/tv/${table.code}`);
  await expect(tv.page.locator(".tv")).toBeVisible();
  // Browsers keep a page silent until it is touched.
  await tv.page.mouse.click(400, 400);
  await aboutToSing(table);
  const teller = table.host;
  await expect(teller.page.getByRole("timer")).toHaveText(/[1-9]/);
  await teller.button("Stop").click();
  await teller.button("Keep it").click();
  await expect(teller.page.getByText("A recording goes with it").filter({ visible: true })).toBeVisible();
  const heard = await table.players[1]!.listen();
  await teller.handCards().first().press("Enter");
  await teller.button("Tell it").click();
  // It is not told as live.
  await expect.poll(() => heard.join("\n")).toMatch(/Rui tells: A performance/);
  for (const player of [tv, ...table.players.slice(1)]) {
    if (player !== tv) await player.button(/Play .* recording/).click();
    const sound = player.page.locator("video");
    await expect
      .poll(() => sound.evaluate((sound: HTMLVideoElement) => sound.currentTime))
      .toBeGreaterThan(0);
    await expect(player.page.getByText("The recording cannot be played here.")).toHaveCount(0);
    await expect(player.page.locator("audio, video[controls]"), "nothing of the browser's own").toHaveCount(
      0,
    );
  }
  table.players.push(tv);
  await table.clear();
});

test("a microphone that hears nothing: the singer is told, and can try again", async ({ browser }) => {
  const table = await Table.set(browser, 3);
  await table.host.page.evaluate(() => {
    const nothing = new AudioContext();
    navigator.mediaDevices.getUserMedia = async () => {
      await nothing.suspend();
      return nothing.createMediaStreamDestination().stream;
    };
  });
  await aboutToSing(table);
  await table.host.button("Stop").click();
  await expect(table.host.page.getByText("Nothing was recorded.")).toBeVisible();
  await expect(table.host.button("Keep it")).toHaveCount(0);
  await expect(table.host.button(/Record a sound/)).toBeVisible();
  await table.clear();
});
