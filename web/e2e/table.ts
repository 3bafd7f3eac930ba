import { expect, type Browser, type BrowserContextOptions } from "@playwright/test";
import { paint } from "./paint-less";
import { type Phase, Player } from "./player";
import { Server } from "./server";

const NAMES = [
  "Rui",
  "Léa",
  "Teo",
  "Ona",
  "Nil",
  "Giulia",
  "Marta",
  "João",
  "Aurélie",
  "Pau",
  "Inés",
  "Tommaso",
];
const GAME_MS_MAX = 440_000;

/** A server, and people at one of its tables. */
export class Table {
  code = "";
  private constructor(
    readonly server: Server,
    readonly players: Player[],
    /** Whether the server was started for this table. */
    private readonly own: boolean,
  ) {}

  get host(): Player {
    return this.players[0]!;
  }

  /** Everybody comes the way people do: one sets the table, the others follow the link. */
  static async set(
    browser: Browser,
    people: number,
    options: (seat: number) => BrowserContextOptions = () => ({}),
    house?: Server,
  ): Promise<Table> {
    const server = house ?? (await Server.start());
    const players: Player[] = [];
    for (let seat = 0; seat < people; seat += 1)
      players.push(await Player.open(browser, server.url, NAMES[seat]!, options(seat)));
    const table = new Table(server, players, !house);
    table.code = await table.host.setTable();
    for (const player of players.slice(1)) await player.sitDown(table.code);
    return table;
  }

  /** A table that is there already. */
  static of(server: Server, players: Player[], code: string): Table {
    const table = new Table(server, players, false);
    table.code = code;
    return table;
  }

  /** Settings that no screen offers, such as a very short track. */
  settle(settings: Record<string, unknown>): Promise<void> {
    return this.ask({ settings });
  }

  /** What the host wants, sent as the host's browser would send it. */
  async ask(...commands: Record<string, unknown>[]): Promise<void> {
    await this.host.page.evaluate(
      ([code, commands]) =>
        new Promise<void>((resolve, reject) => {
          const { secret } = JSON.parse(localStorage.getItem(`moonhare-seat-${code}`) ?? "{}") as {
            secret?: string;
          };
          const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/rooms/${code}/socket`);
          const left = commands.map((command) => ({ id: crypto.randomUUID(), command }));
          const next = () => {
            if (left[0]) socket.send(JSON.stringify({ room: left[0] }));
            else resolve(socket.close());
          };
          socket.onopen = () =>
            socket.send(JSON.stringify({ hello: { secret, position: null, epoch: null } }));
          socket.onmessage = ({ data }) => {
            const message = JSON.parse(String(data)) as
              { welcome?: unknown; refused?: { message: string } } | unknown[];
            if (Array.isArray(message)) {
              if (message[2] !== left[0]?.id) return;
              left.shift();
              next();
            } else if (message.welcome) next();
            else if (message.refused) reject(new Error(message.refused.message));
          };
        }),
      [this.code, commands] as const,
    );
  }

  /** Bots for so many seats. */
  seatBots(count: number): Promise<void> {
    return this.ask(...Array.from({ length: count }, () => ({ add_bot: { temperament: "dreamer" } })));
  }

  async chooseEdition(name: string): Promise<void> {
    const card = this.host.page.getByRole("radio", { name: new RegExp(`^${name}`) });
    await card.click();
    await expect(card).toHaveAttribute("aria-checked", "true");
  }

  async begin(): Promise<void> {
    await this.host.button("Begin the night").click();
    for (const player of this.players) await expect(player.page.locator(".play")).toBeVisible();
  }

  /** One round of everybody doing what they can, until `done`; true when that is so or somebody did something. */
  async #round(done: () => Promise<boolean>, ...but: Phase[]): Promise<boolean> {
    let acted = false;
    for (const [seat, player] of this.players.entries()) {
      // Looked at before everybody: one more could already play past it.
      if (await done()) return true;
      acted = (await player.act(seat, ...but)) || acted;
    }
    return acted || this.host.hasEnded();
  }

  /** Goes on until `done`, as fast as the pages allow, and does nothing of what these phases wait for. */
  async playUntil(done: () => Promise<boolean>, ...but: Phase[]): Promise<void> {
    const deadline = Date.now() + GAME_MS_MAX;
    while (!(await done())) {
      if (Date.now() > deadline) throw new Error("the game did not get there in time");
      await expect
        .poll(() => this.#round(done, ...but), { intervals: [20, 50, 100], timeout: 120_000 })
        .toBe(true)
        .catch(async (cause: Error) =>
          Promise.reject(
            new Error(`nobody can go on: ${cause.message}\n${(await this.#whereabouts()).join("\n")}`),
          ),
        );
    }
  }

  /** What each player sees at the bottom of the page, for the message when a game is stuck. */
  #whereabouts(): Promise<string[]> {
    return Promise.all(
      this.players.map(async ({ name, page }) => {
        await page.evaluate(paint, true);
        await page.screenshot({ path: `test-results/stuck-${name}.png` });
        return page.evaluate(
          (name) =>
            `${name}: ${document.querySelector(".play")?.className ?? "no table"} | ${document.querySelector(".rail")?.textContent ?? ""}`,
          name,
        );
      }),
    );
  }

  /** Goes on until the host's page shows this phase. Whoever is there already waits: a phase ends with its last move. */
  async playTo(phase: Phase): Promise<void> {
    await this.playUntil(async () => (await this.host.page.locator(`.play.${phase}`).count()) > 0, phase);
  }

  async playToTheEnd(): Promise<void> {
    await this.playUntil(() => this.host.hasEnded());
    for (const player of this.players) await expect(player.ended).toBeVisible();
  }

  /** Nobody's page asked another host for anything, and none broke. */
  async clear(): Promise<void> {
    const strayed = this.players.flatMap((player) => player.strayed);
    for (const player of this.players) await player.close();
    if (this.own) await this.server.stop();
    expect(strayed).toEqual([]);
  }
}
