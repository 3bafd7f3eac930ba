import { expect, test } from "@playwright/test";
import { mkdirSync, rmSync } from "node:fs";
import { Player } from "./player";
import { Server } from "./server";
import { Table } from "./table";

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.stop());

/** Someone who sits down without a page of their own. */
async function seat(code: string, colour: number): Promise<void> {
  const guest = { name: `Guest ${colour}`, rabbit: { colour }, language: "en", watch: false };
  const answer = await fetch(`${server.url}/api/rooms/${code}/join`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(guest),
  });
  expect(answer.ok, await answer.text()).toBe(true);
}

test("a password at the door: the wrong one is told so, the right one sits down", async ({ browser }) => {
  const table = await Table.set(browser, 1, undefined, server);
  const { host } = table;
  await host.button(/Who may come/).click();
  await host.page.getByPlaceholder("Table password").fill("moonflower");
  await host.button("Keep it").click();
  await expect(host.page.getByText("A password is set.")).toBeVisible();
  const guest = await Player.open(browser, server.url, "Léa");
  await guest.page.goto(`/t/${table.code}`);
  await guest.page.getByLabel("Your name").fill("Léa");
  await guest.page.getByLabel("Table password").fill("sunflower");
  await guest.button("Sit down").click();
  await expect(guest.page.getByText("That is not the password. Ask the host for it.")).toBeVisible();
  await guest.page.getByLabel("Table password").fill("moonflower");
  await guest.button("Sit down").click();
  await expect(guest.page.getByRole("list", { name: "Seats" }).getByText("Léa")).toBeVisible();
  table.players.push(guest);
  await table.clear();
});

test("a full table says so, and one can watch", async ({ browser }) => {
  const table = await Table.set(browser, 1, undefined, server);
  for (let colour = 1; colour <= 11; colour += 1) await seat(table.code, colour);
  const late = await Player.open(browser, server.url, "Léa");
  await late.page.goto(`/t/${table.code}`);
  await expect(late.page.getByRole("heading", { name: "Every seat is taken" })).toBeVisible();
  await expect(late.page.getByText("Guest 11")).toBeVisible();
  await expect(late.button("Sit down")).toHaveCount(0);
  await late.page.getByLabel("Your name").fill("Léa");
  await late.button("Just watch").click();
  await expect(late.page.getByRole("heading", { name: "Sit down, friends" })).toBeVisible();
  table.players.push(late);
  await table.clear();
});

test("a wrong code, a table that is cleared, and a guest who is asked to leave: each has its note and a way on", async ({
  browser,
}) => {
  const house = await Server.start();
  const table = await Table.set(browser, 2, undefined, house);
  const [host, guest] = [table.host, table.players[1]!];
  const lost = await Player.open(browser, house.url, "Teo");
  await lost.page.goto("/t/ZZZZZZ");
  await expect(lost.note("No table has this code")).toBeVisible();
  await lost.page.getByRole("link", { name: "Back to the start" }).filter({ visible: true }).last().click();
  await expect(lost.button("New game")).toBeVisible();

  await host.page.getByRole("list", { name: "Seats" }).getByRole("button", { name: /Léa/ }).click();
  await host.button("Ask them to leave").click();
  await expect(guest.note("Your seat was given away")).toBeVisible();
  await guest.button("Knock once more").click();
  await expect(guest.page.getByRole("heading", { name: "Rui’s table" })).toBeVisible();

  // As when the night is long over: the server knows nothing of the table any more.
  await house.kill();
  rmSync(house.data, { recursive: true });
  mkdirSync(house.data);
  await house.run();
  await expect(host.note("This table has been cleared")).toBeVisible();
  table.players.push(lost);
  await table.clear();
  await house.stop();
});

test("the host sees everybody who is there, shows people out and lets them back", async ({ browser }) => {
  const table = await Table.set(browser, 2, undefined, server);
  const [host, guest] = [table.host, table.players[1]!];
  const television = await Player.open(browser, server.url, "TV");
  await television.page.goto(`/tv/${table.code}`);
  await host.button(/Who may come/).click();
  const door = host.page.getByRole("dialog");
  await expect(door.getByText("1 watching without a name")).toBeVisible();
  await door.getByRole("button", { name: "Ask Léa to leave" }).click();
  await door.getByRole("button", { name: "Léa leaves and stays out" }).click();
  await expect(guest.note("Your seat was given away")).toBeVisible();
  await guest.button("Knock once more").click();
  await guest.button("Sit down").click();
  await expect(
    guest.page.getByText("The host asked you to leave. Ask them to let you back in."),
  ).toBeVisible();
  await door.getByRole("button", { name: "Let Léa back in" }).click();
  await expect(door.getByText("Kept out")).toHaveCount(0);
  await guest.button("Sit down").click();
  await expect(guest.page.getByRole("list", { name: "Seats" }).getByText("Léa")).toBeVisible();

  const out = door.getByRole("button", { name: "Show them out" });
  await out.click();
  await out.last().click();
  await expect(door.getByText("1 watching without a name")).toHaveCount(0);
  table.players.push(television);
  await table.clear();
});
