import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { photo } from "./photos";
import { PHONE, type Player } from "./player";
import { program } from "./server";
import { Table } from "./table";

const PEOPLE = 5;
const PHOTOS_EACH = 5;
const PICTURES = PEOPLE * (PHOTOS_EACH + 1);

async function openBox(player: Player): Promise<void> {
  await player.button(/^Pictures/).click();
  await player.button(/^Our own pictures/).click();
  await expect(player.button("Choose")).toBeVisible();
}

/** Chooses files, as from the phone's album. */
async function bring(player: Player, seat: number): Promise<void> {
  const files = [];
  for (let n = 0; n < PHOTOS_EACH; n += 1)
    files.push({
      name: `photo-${n}.jpg`,
      mimeType: "image/jpeg",
      buffer: await photo(player.page, seat * PHOTOS_EACH + n),
    });
  await player.page.locator('input[data-way="choose"]').setInputFiles(files);
}

/** Draws a hill and a sun with the pointer, in another place for every seat. */
async function draw(player: Player, seat: number): Promise<void> {
  const { page } = player;
  await player.button("Draw").click();
  const sheet = page.getByLabel("Sheet to draw on");
  const box = (await sheet.boundingBox())!;
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.1, 0.9 - seat * 0.1));
  await page.mouse.down();
  await page.mouse.move(...at(0.5, 0.5 - seat * 0.05), { steps: 4 });
  await page.mouse.move(...at(0.9, 0.9 - seat * 0.1), { steps: 4 });
  await page.mouse.up();
  await page.getByRole("radio", { name: "Broad" }).click();
  await page.getByRole("radio", { name: `Colour ${5 + seat}` }).click();
  await page.mouse.move(...at(0.3 + seat * 0.1, 0.2));
  await page.mouse.down();
  await page.mouse.move(...at(0.4 + seat * 0.1, 0.2), { steps: 3 });
  await page.mouse.up();
  await player.button("Finished").click();
}

/** The identities of the pictures that a page shows. */
const shown = (player: Player) =>
  player.page.evaluate(() =>
    [...document.images].map(({ src }) => /\/cards\/([^/]+)\/\d+\.webp$/.exec(src)?.[1]).filter(Boolean),
  );

test("five phones fill a box, play a whole game with it through a power cut, and it is gone when it is deleted", async ({
  browser,
}) => {
  const table = await Table.set(browser, PEOPLE, () => ({ viewport: PHONE }));
  const { host, server } = table;
  // The first makes the table's box; the others find it there.
  await openBox(host);
  await bring(host, 0);
  await expect(host.page.getByText(/^[1-9]\d* of 40 cards$/)).toBeVisible();
  await Promise.all(
    table.players.map(async (player, seat) => {
      if (player !== host) {
        await openBox(player);
        await bring(player, seat);
      }
      await draw(player, seat);
    }),
  );
  for (const player of table.players)
    await expect(player.page.getByText(`${PICTURES} of 40 cards`)).toBeVisible({ timeout: 180_000 });
  // The host sees who brought what, and fills up.
  for (const { name } of table.players)
    await expect(
      host.page.getByRole("list").getByRole("button", { name: new RegExp(`From ${name}`) }),
    ).toHaveCount(PHOTOS_EACH + 1);
  await host.button("Fill up with 10 Moonhare cards").click();
  await expect(host.page.getByText("40 of 40 cards")).toBeVisible();
  const box = await host.page.evaluate(
    () => (JSON.parse(localStorage.getItem("moonhare-boxes") ?? "[]") as { id: string }[])[0]!.id,
  );
  const { cards } = (await (await fetch(`${server.url}/api/own/boxes/${box}`)).json()) as {
    cards: { picture: string }[];
  };
  const own = new Set(cards.map(({ picture }) => picture));
  expect(own.size).toBe(PICTURES);
  for (const player of table.players) {
    await player.page.keyboard.press("Escape");
    await expect(player.page.getByRole("heading", { name: "Our own pictures" })).toHaveCount(0);
  }

  await table.settle({ house: { target_score: 4 } });
  await table.begin();
  await table.playTo("vote");
  await server.kill();
  await server.run();
  for (const player of table.players) await expect(player.page.locator(".play.vote")).toBeVisible();
  const ours = (await shown(host)).filter((id) => own.has(id!));
  expect(ours.length, "the pictures on the table and in the hand are ours").toBeGreaterThan(0);
  await table.playToTheEnd();

  // Somebody keeps the evening; then who made the box deletes it: for everybody, at once.
  const guest = table.players[1]!;
  await guest.button("Keep an album").click();
  await guest.button("Keep it").click();
  await guest.page.waitForURL(/\/a\/[0-9a-f]{32}$/);
  const album = guest.page.url();
  await host.button("Change the table").click();
  await openBox(host);
  await host.button("Delete this box everywhere").click();
  await host.button("Delete the pictures").click();
  await expect(host.button("Delete the pictures")).toHaveCount(0);
  for (const address of [`/api/own/boxes/${box}`, ...ours.map((id) => `/cards/${id}/300.webp`)])
    expect((await fetch(server.url + address)).status, address).toBe(404);
  // The album is there, with a card's back in place of what is gone.
  await guest.page.goto(`${album}/1`);
  await expect(guest.page.getByAltText("A card that is not there any more").first()).toBeVisible();
  await table.clear();
});

test("a box is painted and described, leaves as a zip, is deleted, and comes back from the zip", async ({
  browser,
}) => {
  const table = await Table.set(browser, 1, () => ({ viewport: PHONE }));
  const { host, server } = table;
  await openBox(host);
  const files = [];
  for (const n of [1, 2])
    files.push({ name: `${n}.jpg`, mimeType: "image/jpeg", buffer: await photo(host.page, n) });
  await host.page.locator('input[data-way="choose"]').setInputFiles(files);
  await expect(host.page.getByText("2 of 40 cards")).toBeVisible();
  // Whoever has a bot at the table is told for how many cards it guesses.
  await table.seatBots(2);
  await expect(host.page.getByText(/^Pictures without words: 2\./)).toBeVisible();

  const laid = host.page.locator(".laid").getByRole("button");
  await laid.first().click();
  await host.page.getByRole("radio", { name: "Linocut" }).click();
  await expect(host.page.getByLabel("Before and after")).toBeVisible();
  await host.page.getByLabel("What the picture shows").fill("the hills behind the house");
  await host.button("Lay it on the table").click();
  await expect(host.page.getByText(/^Pictures without words: 1\./)).toBeVisible();
  await expect(host.page.getByRole("button", { name: /^the hills behind the house/ })).toBeVisible();

  const saved = host.page.waitForEvent("download");
  await host.button("As a ZIP file").click();
  const zip = await (await saved).path();
  const told = spawnSync(program, ["pack", "import", zip, "--data", server.data, "--json"]);
  expect(JSON.parse(String(told.stdout))).toMatchObject({ name: "Our own pictures", cards: 2, refused: [] });

  await host.button("Delete this box everywhere").click();
  await host.button("Delete the pictures").click();
  await expect(laid).toHaveCount(0);
  await host.page
    .locator('input[data-way="choose"]')
    .setInputFiles({ name: "box.zip", mimeType: "application/zip", buffer: readFileSync(zip) });
  await expect(host.page.getByText("2 of 40 cards")).toBeVisible();
  await expect(host.page.getByRole("button", { name: /^the hills behind the house/ })).toBeVisible();
  // A zip that is none says so, and is taken away.
  await host.page
    .locator('input[data-way="choose"]')
    .setInputFiles({ name: "bad.zip", mimeType: "application/zip", buffer: Buffer.from("PK\x03\x04") });
  await expect(host.page.getByText(/This ZIP file can’t be read/)).toBeVisible();
  await host.button("Remove it").click();
  await expect(host.page.getByText(/This ZIP file can’t be read/)).toHaveCount(0);

  // Who made the box fills it up, and the table knows at once that there are enough.
  await host.button("Fill up with 38 Moonhare cards").click();
  await expect(host.page.getByText("40 of 40 cards")).toBeVisible();
  await host.page.keyboard.press("Escape");
  await expect(host.button("Begin the night")).toBeEnabled();
  await table.clear();
});
