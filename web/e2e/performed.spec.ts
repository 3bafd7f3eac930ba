import { expect, test } from "@playwright/test";
import { Table } from "./table";

test("a clue that is sung: recorded in the browser, heard by the others", async ({ browser }) => {
  const table = await Table.set(browser, 3);
  await table.chooseEdition("Classic");
  await table.settle({ performed: true });
  await table.begin();
  const teller = table.host;
  await teller.button("I have a story").click();
  await teller.button("Sing or mime it").click();
  await teller.button(/Record a sound/).click();
  await teller.button("Stop").click();
  await teller.button("Keep it").click();
  await expect(teller.page.getByText("A recording goes with it").filter({ visible: true })).toBeVisible();
  await teller.tell();
  for (const player of table.players.slice(1)) {
    const play = player.button(/Play .* recording/);
    await expect(play).toBeVisible();
    await play.click();
    await expect(player.page.getByText("The recording cannot be played here.")).toHaveCount(0);
  }
  await table.clear();
});
