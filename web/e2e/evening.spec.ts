import { expect, test } from "@playwright/test";
import { Player } from "./player";
import { Server } from "./server";
import { Table } from "./table";

/** What makes an evening of a game: a first turn that explains itself, friends who come late, and one game more. */
let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.stop());

/** Nobody else is needed, and no name either. */
async function tryWithBots(player: Player): Promise<void> {
  await player.page.goto("/");
  await player.button(/try it with bots/i).click();
  await expect(player.page.locator(".play")).toBeVisible();
}

test("the coach says one sentence a phase for a whole round, and is gone after it", async ({ browser }) => {
  const player = await Player.open(browser, server.url, "Rui");
  await tryWithBots(player);
  const coach = player.page.getByRole("note");
  const sentences = new Map<string, string>();
  const seats = (await player.page.locator(".rim li").count()) + 1;
  /** Does what the coach says, and notes it. */
  const goOn = async () => {
    // Bots are quick: phase and sentence are looked at in the same moment.
    const look = () =>
      player.page.evaluate(() => ({
        phase: document.querySelector(".play")?.className.match(/claim|tell|give|vote|score/)?.[0] ?? "",
        said: [...document.querySelectorAll<HTMLElement>("[role=note]")].map((note) => note.innerText),
      }));
    let { phase, said } = await look();
    // It speaks after the first reveal: that one is seen to its end.
    if (phase === "score" && !sentences.has("score")) {
      await expect(coach).toBeVisible();
      ({ phase, said } = await look());
    }
    expect(said.length, "one sentence at a time").toBeLessThanOrEqual(1);
    if (said[0] && !sentences.has(phase)) sentences.set(phase, said[0]);
    const skip = player.button("Skip for everyone");
    if (await skip.count()) {
      await skip.click().catch(() => {});
      // A score that came just now is looked at before anybody goes on.
      return 0;
    }
    // Nothing is given and no vote is cast before the coach has been heard about it.
    await player.act(0, ...(["give", "vote"] as const).filter((phase) => !sentences.has(phase)));
    return player.page.getByText(new RegExp(`^Turn ${seats + 1}\\b`)).count();
  };
  await expect.poll(goOn, { timeout: 240_000, intervals: [100] }).toBeGreaterThan(0);
  expect(sentences.get("give")).toMatch(/Which of yours could fool the others\?/);
  expect(sentences.get("vote")).toMatch(/Tap the number you believe/);
  expect(sentences.get("score")).toMatch(/Finding it pays/);
  expect(sentences.get("tell")).toMatch(/is thinking of a few words|Some should find it/);
  await expect(coach).toHaveCount(0);
  await player.page.reload();
  await expect(player.page.locator(".play")).toBeVisible();
  await expect(coach).toHaveCount(0);
  await player.close();
  expect(player.strayed).toEqual([]);
});

test("hearts become awards; the same again at once, or back to the lobby with everybody there", async ({
  browser,
}) => {
  const table = await Table.set(browser, 3, undefined, server);
  const { host } = table;
  await table.begin();
  await table.playTo("score");
  // Who plays up to the score may have skipped the film by then.
  const skip = host.button("Skip for everyone");
  const skipped = async () => {
    if (await skip.count()) await skip.click().catch(() => {});
    return skip.count();
  };
  await expect.poll(skipped).toBe(0);
  const told = await host.page.locator(".card.star").getAttribute("data-slot");
  for (const player of table.players.slice(1)) {
    const heart = player.button(new RegExp(`^My heart for card ${told}\\b`));
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
  }
  await table.playUntil(async () => (await host.page.locator(".play.score").count()) === 0);
  await table.ask({ end: {} });
  for (const player of table.players) {
    await expect(player.ended).toBeVisible();
    await expect(player.page.getByText("Best-loved clue").first()).toBeVisible();
  }

  await host.button("Same again").click();
  for (const player of table.players) {
    await expect(player.page.locator(".play")).toBeVisible();
    await expect(player.page.getByRole("heading", { name: /^Turn 1\b/ })).toBeVisible();
  }
  await table.ask({ end: {} });
  await host.button("Change the table").click();
  for (const player of table.players) {
    await expect(player.page.getByRole("heading", { name: "Sit down, friends" })).toBeVisible();
    await expect(player.page.getByRole("list", { name: "Seats" }).locator(".seat b")).toHaveText([
      "Rui",
      "Léa",
      "Teo",
    ]);
  }
  // What people feel comes from their rabbits here too.
  const flown = host.page.locator(".oval .flyer").waitFor();
  await table.players[1]!.button("Chat").click();
  await table.players[1]!.button("That is funny").click();
  await flown;
  await table.chooseEdition("Two dials");
  await table.begin();
  await table.clear();
});

test("a late friend watches, is seen, feels and guesses with the others, and sits down between two turns", async ({
  browser,
}) => {
  const host = await Player.open(browser, server.url, "Rui");
  await tryWithBots(host);
  const late = await Player.open(browser, server.url, "Léa");
  const table = Table.of(server, [host, late], new URL(host.page.url()).pathname.split("/").at(-1)!);
  // A bot tells, and the host waits with the vote: with the last one it is over, and the friend has nothing to guess.
  const until = (done: () => Promise<number>) =>
    expect
      .poll(async () => ((await done()) ? 1 : (await host.act(0, "claim", "vote"), 0)), { timeout: 90_000 })
      .toBe(1);
  await until(() => host.page.locator(".play.give, .play.vote").count());
  await late.page.goto(`/t/${table.code}`);
  await late.page.getByLabel("Your name").fill("Léa");
  await late.button("Just watch").click();
  await expect(late.page.locator(".play")).toBeVisible();
  await expect(host.page.locator(".onlookers").getByRole("img", { name: "Léa" })).toBeVisible();
  const flown = host.page.locator(".onlookers .flyer").waitFor();
  await late.button("That is funny").click();
  await flown;

  await until(() => host.page.locator(".play.vote").count());
  await late
    .button(/^Guess card/)
    .first()
    .click();
  await expect(late.page.getByText(/^Your guess: \d/)).toBeVisible();
  await late.button(/^Take .*’s seat$/).click();
  await expect(late.page.getByText("You sit down after this turn.")).toBeVisible();
  await table.playUntil(async () => (await late.handCards().count()) > 0);
  await expect(host.page.locator(".rim").getByText("Léa")).toBeVisible();
  await table.clear();
});

test("a picture that was kept before the story is chosen already: for who tells, and for who gives", async ({
  browser,
}) => {
  const table = await Table.set(browser, 4, undefined, server);
  await table.begin();
  const [teller, giver] = table.players as [Player, Player];
  const kept = new Map<Player, string>();
  for (const player of [teller, giver]) {
    const card = player.page.getByRole("list", { name: "Your hand" }).getByRole("listitem").nth(1);
    kept.set(player, (await card.locator("img").getAttribute("src"))!);
    if (player === teller) {
      // Enlarged first, and chosen there.
      await card.getByRole("button", { name: "Look closer" }).press("Enter");
      await player.button("Keep this one").click();
    } else await card.getByRole("button").first().press("Enter");
    await expect(player.page.getByText("Kept for your story").first()).toBeVisible();
  }
  await teller.button("I have a story").click();
  const hash = (player: Player) => kept.get(player)!.split("/").at(-2)!;
  await expect(teller.page.locator(".tell .laid img")).toHaveAttribute("src", new RegExp(hash(teller)));
  await teller.page.locator(".tell textarea").fill("a door left ajar");
  await teller.button("Tell it").click();
  await giver.button("Give this card").click();
  await expect(giver.page.locator(`.middle img[src*="${hash(giver)}"]`).first()).toBeVisible();
  await table.clear();
});

test("a tab that nobody looks at says that it is your turn, in its title and its icon", async ({
  browser,
}) => {
  const table = await Table.set(browser, 3, undefined, server);
  const [host, guest] = [table.host, table.players[1]!];
  await table.begin();
  const icon = () => guest.page.locator('link[rel~="icon"]').first().getAttribute("href");
  const usual = await icon();
  // As when another tab is in front.
  await guest.page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await host.button("I have a story").click();
  await expect(guest.page).toHaveTitle(`${table.code} · Moonhare`);
  await expect.poll(icon).toBe(usual);
  await host.tell();
  await expect(guest.page).toHaveTitle("● Your move · Moonhare");
  await expect.poll(icon).toMatch(/^data:image\/svg/);
  await guest.page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => false });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect.poll(icon).toBe(usual);
  await table.clear();
});

test("another language in the middle of a game: Settings stay open and nothing is said in the old one; home leads back to the table", async ({
  browser,
}) => {
  const player = await Player.open(browser, server.url, "Rui");
  await tryWithBots(player);
  const { page } = player;
  // By now something was said aloud.
  await expect.poll(async () => (await player.act(), page.locator(".play.give, .play.vote").count())).toBe(1);
  await expect(page.locator('[aria-live="polite"].sr').first()).not.toBeEmpty();
  await player.button("Menu").click();
  await player.button("Settings").click();
  await page.getByRole("radio", { name: "Italiano" }).click();
  await expect(page.getByRole("dialog", { name: "Impostazioni" })).toBeVisible();
  await expect(page.locator('[aria-live="polite"].sr').first()).toBeEmpty();
  await page.getByRole("radio", { name: "English" }).click();
  await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();

  await page.goto("/");
  await page.getByRole("region", { name: "Your tables" }).getByRole("listitem").getByRole("link").click();
  await expect(page.locator(".play")).toBeVisible();
  await player.close();
  expect(player.strayed).toEqual([]);
});
