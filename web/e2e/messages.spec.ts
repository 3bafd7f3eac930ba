import { expect, test } from "@playwright/test";
import { Player } from "./player";
import { Server } from "./server";
import { Table } from "./table";

test("a wrong code gets a calm word and a way on", async ({ browser }) => {
  const server = await Server.start();
  const player = await Player.open(browser, server.url, "Rui");
  await player.page.goto("/t/QQQQQQ");
  await expect(player.page.getByText(/No table has this code/)).toBeVisible();
  await player.close();
  await server.stop();
  expect(player.strayed).toEqual([]);
});

test("while the server is away the table says so, and comes back by itself", async ({ browser }) => {
  const table = await Table.set(browser, 3);
  await table.begin();
  await table.server.kill();
  await expect(table.host.page.getByText(/lantern flickered/i)).toBeVisible();
  await table.server.run();
  await expect(table.host.page.getByText(/lantern flickered/i)).toHaveCount(0);
  await expect(table.host.page.locator(".play")).toBeVisible();
  await table.clear();
});

test("whom the host sends away is told so, and has a way on", async ({ browser }) => {
  const table = await Table.set(browser, 3);
  const guest = table.players[2]!;
  await table.host.button(new RegExp(guest.name)).first().click();
  await table.host.button("Ask to leave").click();
  await expect(guest.page.getByText("Your seat was given away")).toBeVisible();
  await table.clear();
});
