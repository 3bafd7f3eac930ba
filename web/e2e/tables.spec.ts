import { expect, test } from "@playwright/test";
import { PHONE } from "./player";
import { Server } from "./server";
import { Table } from "./table";

test("home lists one's tables with whose move it is, and they go to another device once", async ({
  browser,
}) => {
  const server = await Server.start();
  const table = await Table.set(browser, 3, () => ({}), server);
  const guest = table.players[1]!;
  await table.begin();
  await table.playTo("give");
  await guest.page.goto("/");
  const tents = guest.page.getByRole("region", { name: "Your tables" }).getByRole("listitem");
  await expect(tents).toHaveCount(1);
  const moves = await guest.page.locator(".move").count();
  await expect(tents).toContainText(moves ? "Give a card" : /Waiting for|is telling/);

  await guest.button("carry to another device").click();
  const link = await guest.page.locator("[data-link]").getAttribute("data-link");
  const other = await browser.newContext({ baseURL: server.url, viewport: PHONE, locale: "en" });
  const phone = await other.newPage();
  await phone.goto(link!);
  await expect(phone.getByRole("status").getByText("One table or album is here now.")).toBeVisible();
  await expect(phone).toHaveURL(`${server.url}/`);
  await phone.getByRole("region", { name: "Your tables" }).getByRole("listitem").getByRole("link").click();
  await expect(phone.locator(".play")).toBeVisible();

  const third = await browser.newContext({ baseURL: server.url, locale: "en" });
  const late = await third.newPage();
  await late.goto(link!);
  await expect(late.getByRole("status").getByText("This code was used already")).toBeVisible();
  await third.close();
  await other.close();

  // The file does the same, and what is no list says so.
  const saving = guest.page.waitForEvent("download");
  await guest.button("As a file").click();
  const file = await (await saving).path();
  await guest.page.keyboard.press("Escape");
  await guest.button(new RegExp(`^Take table ${table.code}`)).click();
  await expect(tents).toHaveCount(0);
  const fresh = await browser.newContext({ baseURL: server.url, locale: "en" });
  const page = await fresh.newPage();
  await page.goto("/carry#nothing");
  await page.getByRole("button", { name: "carry to another device" }).click();
  await page.locator("input[type=file]").setInputFiles({
    name: "x.json",
    mimeType: "application/json",
    buffer: Buffer.from("{}"),
  });
  await expect(page.getByText("This is not a list of tables")).toBeVisible();
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(page.locator("dialog").getByText("One table or album is here now.")).toBeVisible();
  await fresh.close();
  await table.clear();
  await server.stop();
});
