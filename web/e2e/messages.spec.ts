import { expect, test } from "@playwright/test";
import { Table } from "./table";

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
