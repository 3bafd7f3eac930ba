import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { PHONE, Player } from "./player";
import { Server } from "./server";
import { Table } from "./table";

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.stop());

const seats = (player: Player) => player.page.getByRole("list", { name: "Seats" });
const order = (player: Player) => seats(player).locator(".seat b").allInnerTexts();

test("the host moves people around the table, by keys and by hand, and hands the role on", async ({
  browser,
}) => {
  const table = await Table.set(browser, 4, undefined, server);
  const { host } = table;
  const guest = table.players[1]!;
  await expect.poll(() => order(guest)).toEqual(["Rui", "Léa", "Teo", "Ona"]);
  await seats(host).getByRole("button", { name: /Léa/ }).focus();
  await host.page.keyboard.press("ArrowLeft");
  await expect.poll(() => order(guest)).toEqual(["Rui", "Teo", "Léa", "Ona"]);
  await expect(host.page.getByText("Léa and Teo have changed places.")).toHaveCount(1);

  const centre = async (name: RegExp) => {
    const box = (await seats(host).getByRole("button", { name }).boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  // The rabbits glide to their new places; a hand waits for that too.
  await host.page.waitForFunction(() =>
    document
      .getAnimations()
      .every((animation) => animation.playState !== "running" || animation instanceof CSSAnimation),
  );
  const [from, to] = [await centre(/Ona/), await centre(/Teo/)];
  await host.page.mouse.move(...from);
  await host.page.mouse.down();
  await host.page.mouse.move(...to, { steps: 6 });
  await host.page.mouse.up();
  await expect.poll(() => order(guest)).toEqual(["Rui", "Ona", "Léa", "Teo"]);

  await seats(host).getByRole("button", { name: /Léa/ }).click();
  await host.button("Make host").click();
  await expect(guest.button("Begin the night")).toBeVisible();
  await expect(host.button("I am ready")).toBeVisible();
  await table.clear();
});

test("a seat goes to another device by a link that works once, and is on that one alone", async ({
  browser,
}) => {
  const table = await Table.set(browser, 3, undefined, server);
  await table.chooseEdition("Classic");
  await table.begin();
  const { host } = table;
  await host.button("Menu").click();
  await host.button("Take my seat to another device").click();
  const link = (await host.page.getByRole("link", { name: /#move=/ }).getAttribute("href"))!;
  const phone = await Player.open(browser, server.url, "Rui");
  await phone.page.goto(link);
  await expect(phone.handCards()).not.toHaveCount(0);
  await expect(host.note("Your seat is elsewhere now")).toBeVisible();
  await phone.button("I have a story").click();
  await expect(phone.page.locator(".tell textarea")).toBeVisible();
  const thief = await Player.open(browser, server.url, "Nobody");
  await thief.page.goto(link);
  await expect(thief.note("This key has been used")).toBeVisible();
  table.players.push(phone, thief);
  await table.clear();
});

test("the host pauses the night, and it goes on", async ({ browser }) => {
  const table = await Table.set(browser, 3, undefined, server);
  await table.begin();
  const [host, guest] = [table.host, table.players[1]!];
  await host.button("Menu").click();
  await host.button("Pause the game").click();
  await expect(guest.note("The game rests")).toBeVisible();
  await expect(guest.button("Go on")).toHaveCount(0);
  await host.note("The game rests").getByRole("button", { name: "Go on" }).click();
  await expect(guest.note("The game rests")).toHaveCount(0);
  await guest.button("I have a story").click();
  await expect(guest.page.locator(".tell textarea")).toBeVisible();
  await table.clear();
});

test("who comes late watches, and takes a bot's seat between two turns", async ({ browser }) => {
  const host = await Player.open(browser, server.url, "Rui");
  await host.page.goto("/");
  await host.page.getByLabel("Your name").fill("Rui");
  await host.button(/try it with bots/i).click();
  await expect(host.page.locator(".play.claim")).toBeVisible();
  const late = await Player.open(browser, server.url, "Léa");
  await late.page.goto(new URL(host.page.url()).pathname);
  await expect(late.page.getByRole("heading", { name: "They are already playing" })).toBeVisible();
  await late.page.getByLabel("Your name").fill("Léa");
  await late.button("Just watch").click();
  await expect(late.page.locator(".play")).toBeVisible();
  await late.button(/^Take .*’s seat$/).click();
  await expect(late.handCards()).not.toHaveCount(0);
  await expect(host.page.locator(".rim").getByText("Léa")).toBeVisible();
  for (const player of [host, late]) await player.close();
  expect([...host.strayed, ...late.strayed]).toEqual([]);
});

test("two windows: the seat is in the one that came last, and can be taken back", async ({ browser }) => {
  const table = await Table.set(browser, 1, undefined, server);
  const { host } = table;
  const second = await host.context.newPage();
  await second.goto(`/t/${table.code}`);
  const elsewhere = second.getByRole("alertdialog", { name: "You sit here twice" });
  await expect(second.getByRole("heading", { name: "Sit down, friends" })).toBeVisible();
  await expect(host.note("You sit here twice")).toBeVisible();
  await host.button("Play here").click();
  await expect(elsewhere).toBeVisible();
  await expect(host.note("You sit here twice")).toHaveCount(0);
  await table.clear();
});

test("what was written and chosen is there after a reload", async ({ browser }) => {
  const table = await Table.set(browser, 3, undefined, server);
  await table.begin();
  const { host } = table;
  await host.button("I have a story").click();
  await host.page.locator(".tell textarea").fill("a door left ajar");
  await host.handCards().nth(2).press("Enter");
  await expect(host.page.locator(".tell .laid")).toBeVisible();
  const chosen = await host.page.locator(".tell .laid img").getAttribute("src");
  await host.page.reload();
  await expect(host.page.locator(".tell textarea")).toHaveValue("a door left ajar");
  await expect(host.page.locator(".tell .laid img")).toHaveAttribute("src", chosen!);
  await host.button("Tell it").click();
  await expect(table.players[1]!.page.getByText("a door left ajar").first()).toBeVisible();
  await table.clear();
});

test("somebody reports a name, a clue and a picture, and it is kept for whoever runs the server", async ({
  browser,
}) => {
  const table = await Table.set(browser, 3, () => ({ viewport: PHONE }), server);
  await table.begin();
  await table.playTo("give");
  const told = await table.host.page.locator(".clue q").first().innerText();
  const teller = table.players.find((player) => told.startsWith(player.name))!;
  const guest = table.players.find((player) => player !== teller)!;
  const report = async (what: string) => {
    await guest.button(`Report: ${what}`).click();
    await guest.button("Tell whoever runs this server?").click();
    await expect(guest.page.getByText("Reported. Thank you.")).toHaveCount(1);
  };
  // The first tap chooses, the next one looks closer.
  for (const _ of ["choose", "look"]) await guest.handCards().first().dispatchEvent("click");
  // A picture lies face down for whoever asks, at once; who changes their mind sees it again.
  const back = guest.page.getByRole("dialog").getByAltText("A card that is not there any more");
  await guest.button("Report").click();
  await expect(back.first()).toBeAttached();
  await guest.button("Never mind").click();
  await expect(back).toHaveCount(0);
  await guest.button("Report").click();
  await guest.page.getByRole("radio", { name: "It is not for children" }).click();
  await guest.button("Report it").click();
  await guest.button("Go on").click();
  await expect(back.first()).toBeAttached();
  await guest.button("Back to the table").click();
  for (const what of [teller.name, told]) {
    await guest.button("Menu").click();
    await guest.button("Who sits here").click();
    await report(what);
    await guest.page.keyboard.press("Escape");
  }
  const kept = readFileSync(join(server.data, "reports.jsonl"), "utf8").split("\n").filter(Boolean);
  expect(kept.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { number: 1, room: table.code, by_name: guest.name, card: expect.any(Number), reason: "children" },
    { number: 2, name: teller.name, about: { name: expect.any(Number) } },
    { number: 3, name: teller.name, clue: told },
  ]);
  await table.clear();
});
