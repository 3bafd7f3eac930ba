import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const targets = process.env.CARGO_TARGET_DIR ?? fileURLToPath(new URL("../../target", import.meta.url));
/** The program that is tried. */
export const program = process.env.MOONHARE ?? join(targets, "debug", "moonhare");

/** A port that is free now; the server keeps it over restarts. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}

/** The real program on a data folder of its own. */
export class Server {
  #process: ChildProcess | null = null;

  private constructor(
    readonly port: number,
    readonly data: string,
    private readonly words: readonly string[],
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts a server, with words of its own on the command line. */
  static async start(...words: string[]): Promise<Server> {
    if (!existsSync(program)) throw new Error(`${program} is not built: cargo build --package moonhare`);
    const server = new Server(await freePort(), mkdtempSync(join(tmpdir(), "moonhare-")), words);
    await server.run();
    return server;
  }

  /** Starts the program and waits until it answers. */
  async run(): Promise<void> {
    const started = spawn(
      program,
      // Nobody here waits for bots as long as people like to.
      [
        ...["serve", "--host", "127.0.0.1", "--port", String(this.port), "--data", this.data],
        ...["--bot-pace", "5", "--log", "warn"],
        ...this.words,
      ],
      {
        stdio: ["ignore", "ignore", "inherit"],
      },
    );
    this.#process = started;
    // A test that fails leaves its table behind; the server must not outlive it.
    process.once("exit", () => started.kill("SIGKILL"));
    const gone = new Promise<never>((_, reject) =>
      started.once("exit", (code) => reject(new Error(`the server ended with ${code}`))),
    );
    gone.catch(() => {});
    await Promise.race([gone, this.#answers()]);
  }

  async #answers(): Promise<void> {
    for (;;) {
      const answer = await fetch(`${this.url}/readyz`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** As when the plug is pulled. */
  async kill(): Promise<void> {
    const running = this.#process;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((resolve) => running.once("exit", resolve));
    running.kill("SIGKILL");
    await ended;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}
