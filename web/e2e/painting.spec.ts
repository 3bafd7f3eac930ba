import { expect, test } from "@playwright/test";
import { Table } from "./table";

test("the host has a new pack painted, and sees it grow while the table goes on", async ({ browser }) => {
  const table = await Table.set(browser, 2);
  const [host, guest] = [table.host, table.players[1]!];
  await host.button(/^Pictures/).click();
  await host.button(/^Paint a new pack/).click();
  const themes = host.page.getByRole("radiogroup", { name: "What shall it be about?" }).getByRole("radio");
  await expect(themes).toHaveCount(10);
  await themes.nth(3).click();
  await host.page.getByLabel("A number, if you like").fill("7");
  await host.button("Paint it").click();
  await expect(
    host.page.getByText(/^\d+ of 84 (is|are) painted; you can go on\.$|^The brush is busy/),
  ).toBeVisible();
  await expect(host.page.getByText(/^[1-9]\d* of 84 (is|are) painted; you can go on\.$/)).toBeVisible({
    timeout: 120_000,
  });
  await host.page.keyboard.press("Escape");
  await guest.button("I am ready").click();
  await expect(
    host.page.getByRole("list", { name: "Seats" }).getByText("ready", { exact: true }),
  ).toHaveCount(1);
  // The pictures are the host's to choose: a guest is not asked.
  await guest.button(/^Pictures/).click();
  await expect(guest.button(/^Paint a new pack/)).toHaveCount(0);
  await table.clear();
});
