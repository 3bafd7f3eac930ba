import { expect, test } from "@playwright/test";
import { PHONE, WITH_WORKER } from "./player";
import { Table } from "./table";

/** Who plays what, to the end. A short track keeps the evening short; the rules are the printed ones. */
const GAMES = [
  { edition: "Classic", people: 4, bots: 0, house: { target_score: 4 } },
  { edition: "Odyssey", people: 4, bots: 3, house: { target_score: 4 } },
  { edition: "Two dials", people: 3, bots: 0, house: { target_score: 6 } },
  { edition: "Party", people: 3, bots: 3, house: { target_score: 8 } },
  { edition: "Teams", people: 4, bots: 2, house: { target_score: 4 } },
];

for (const { edition, people, bots, house } of GAMES) {
  const beside = bots ? ` and ${bots} bots` : "";
  test(`${edition} with ${people} people${beside}, from the home page to the podium`, async ({ browser }) => {
    // Two at a desk, the others with phones in their hands.
    const table = await Table.set(browser, people, (seat) => (seat > 1 ? { viewport: PHONE } : {}));
    if (bots) await table.seatBots(bots);
    await table.chooseEdition(edition);
    if (Object.keys(house).length) await table.settle({ house });
    await table.begin();
    const heard = await table.players[1]!.listen();
    await table.playToTheEnd();
    await expect(table.host.page.getByRole("heading", { level: 1 })).toContainText(
      /reached the moon|share the moon|The night belongs to/,
    );
    const said = heard.join("\n");
    expect(said, "the game is told aloud").not.toBe("");
    expect(said, "no gap is left in what is said").not.toMatch(/[{}]|undefined/);
    // Where nobody's picture is the true one, nobody is asked whose it is.
    if (edition === "Party") expect(said).not.toMatch(/Which picture is/);
    await table.clear();
  });
}

test("one person and bots, who are seated, changed and sent away in the lobby, to the podium", async ({
  browser,
}) => {
  const table = await Table.set(browser, 1);
  const { host } = table;
  await host.button(/^Bots/).click();
  for (const kind of [/^Dreamer/, /^Fox/, /^Child/, /^Scholar/]) await host.button(kind).click();
  const sent = host.button(/^Let it go/);
  await expect(sent).toHaveCount(4);
  await sent.first().click();
  await expect(sent).toHaveCount(3);
  await host.page.keyboard.press("Escape");
  await host.page.getByRole("list", { name: "Seats" }).getByRole("button").nth(1).click();
  const scholar = host.page.getByRole("radio", { name: "Scholar" });
  await scholar.click();
  await expect(scholar).toHaveAttribute("aria-checked", "true");
  await host.page.keyboard.press("Escape");
  await table.settle({ house: { stories_per_player: 1 } });
  await table.begin();
  await table.playToTheEnd();
  await table.clear();
});

test("on phones, by touch alone", async ({ browser }) => {
  const table = await Table.set(browser, 3, () => ({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    ...WITH_WORKER,
  }));
  await table.settle({ house: { target_score: 3 } });
  await table.begin();
  await table.playToTheEnd();
  await table.clear();
});

test("through a power cut in the middle of a vote", async ({ browser }) => {
  const table = await Table.set(browser, 3, () => WITH_WORKER);
  await table.settle({ house: { target_score: 3 } });
  await table.begin();
  const voting = () =>
    table.host.page
      .locator(".play.vote")
      .count()
      .then((count) => count > 0);
  await table.playUntil(voting);
  const first = table.players.find((player) => player !== table.host)!;
  await table.server.kill();
  await table.server.run();
  for (const player of table.players) await expect(player.page.locator(".play.vote")).toBeVisible();
  await expect
    .poll(() =>
      first.page.getByText(/is still thinking|are still thinking|Which picture is|They are looking/).count(),
    )
    .toBeGreaterThan(0);
  await table.playToTheEnd();
  await table.clear();
});

test("a player who reloads in every phase loses nothing", async ({ browser }) => {
  const table = await Table.set(browser, 3);
  await table.settle({ house: { target_score: 3 } });
  await table.begin();
  const reloader = table.players[1]!;
  for (const phase of ["claim", "tell", "give", "vote", "score"] as const) {
    await table.playTo(phase);
    await reloader.page.reload();
    await expect(reloader.page.locator(`.play.${phase}`)).toBeVisible();
  }
  await table.playToTheEnd();
  await reloader.page.reload();
  await expect(reloader.ended).toBeVisible();
  await table.clear();
});
