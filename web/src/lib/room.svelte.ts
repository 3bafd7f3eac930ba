import { carried, keepDraft, momentOf, readDraft, type Draft } from "./drafts";
import { Link, type LinkState, type SocketLike } from "./link";
import { Outbox, type Answer } from "./outbox";
import { pictureOf, type Picture } from "./packs.svelte";
import { applyPresence, applyStep } from "./protocol/patch";
import { ServerClock } from "./server-clock";
import type {
  ByeCode,
  Command,
  View,
  Moves,
  PersonView,
  Pong,
  RoomCommand,
  RoomView,
  ServerMessage,
  Step,
} from "./protocol/types";

const DRAFT_AFTER_MS = 400;
const TYPING_EVERY_MS = 2_000;
/** The page is fetched and drawn first: an answer that waits for it says little about the clock. */
const CLOCK_AFTER_MS = 1_000;

/** Why a visitor is not at the table: put out, cleared away, elsewhere, unknown, not let in, or with an old page. */
export type Parting = "kicked" | "room_gone" | "replaced" | "moved" | "stranger" | "closed" | "update";

export interface RoomOptions {
  /** Null: a watcher or the TV. */
  secret: string | null;
  open?: () => SocketLike;
  storage?: Storage;
  /** Where commands without an answer wait for the next page of this window. */
  session?: Storage;
}

/** One table as this visitor sees it: the server's view, the line to the server, and what is being drafted. */
export class Room {
  #view = $state.raw<RoomView | null>(null);
  #link = $state<LinkState>("stopped");
  #retryAtMs = $state<number | null>(null);
  #bye = $state<Parting | null>(null);
  #restarting = $state(false);
  #outOfBreath = $state(false);
  #draft = $state.raw<Draft>({});
  #pending = $state.raw<Command | null>(null);
  #skewMs = $state(0);
  // A step that changes none of these leaves alone whatever is drawn with them.
  #present = $derived(this.#view?.people);
  #watching = $derived(this.#view?.watching);
  #deck = $derived(this.#view?.deck);
  #people = $derived(
    new Map([...(this.#present ?? []), ...(this.#watching ?? [])].map((person) => [person.person, person])),
  );
  #bySeat = $derived(
    new Map(
      (this.#present ?? []).flatMap((person) =>
        person.seat === null ? [] : [[person.seat, person] as const],
      ),
    ),
  );

  #line: Link;
  #outbox: Outbox;
  #epoch: string | null = null;
  #clock = new ServerClock();
  #clockTimer: ReturnType<typeof setTimeout> | undefined;
  #sounding = false;
  #helloAtMs = 0;
  #moment = "";
  #draftTimer: ReturnType<typeof setTimeout> | undefined;
  #typedAtMs = 0;
  #storage: Storage;
  #windows: BroadcastChannel | null = null;
  #refusal = $state<string | null>(null);

  constructor(
    readonly code: string,
    private readonly options: RoomOptions,
  ) {
    this.#storage = options.storage ?? localStorage;
    this.#outbox = new Outbox({ storage: options.session ?? sessionStorage, key: `moonhare-outbox-${code}` });
    this.#showPending();
    const open = options.open ?? (() => new WebSocket(socketUrl(code)) as SocketLike);
    this.#line = new Link(open, {
      hello: () => this.#hello(),
      message: (message) => this.#hear(message),
      state: (state, retryAtMs) => {
        this.#link = state;
        this.#retryAtMs = retryAtMs;
      },
      pings: (n) => this.#clock.asks(n, Date.now()),
    });
  }

  /** A table that no server knows, for the gallery of states: commands get no answer. */
  static of(
    view: RoomView,
    line: {
      link?: LinkState;
      bye?: Parting;
      restarting?: boolean;
      outOfBreath?: boolean;
      retryAtMs?: number;
    } = {},
  ): Room {
    const room = new Room(view.code, {
      secret: null,
      open: () => silentSocket,
      storage: memoryStorage(),
      session: memoryStorage(),
    });
    room.#take(view, view.draft);
    room.#link = line.link ?? "live";
    room.#bye = line.bye ?? null;
    room.#restarting = line.restarting ?? false;
    room.#outOfBreath = line.outOfBreath ?? false;
    room.#retryAtMs = line.retryAtMs ?? null;
    return room;
  }

  /** Another moment of such a table. */
  show(view: RoomView): void {
    this.#take(view);
  }

  // --- what is known -------------------------------------------------------------------------

  get view(): RoomView | null {
    return this.#view;
  }
  /** Tells this table from an earlier one of the same code, once it is known. */
  get epoch(): string | null {
    return this.#epoch;
  }
  get game(): View | null {
    return this.#view?.game ?? null;
  }
  /** The moves open to this visitor now; {} when there is nothing to do. */
  get moves(): Moves {
    return this.game?.your_move ?? {};
  }
  get me(): PersonView | null {
    const person = this.#view?.you.person;
    return person == null ? null : (this.#people.get(person) ?? null);
  }
  /** The seat this visitor plays, or null for a watcher. */
  get seat(): number | null {
    return this.#view?.you.seat ?? null;
  }
  get host(): boolean {
    return this.#view?.you.host ?? false;
  }
  person(person: number): PersonView | null {
    return this.#people.get(person) ?? null;
  }
  personAt(seat: number | null): PersonView | null {
    return seat === null ? null : (this.#bySeat.get(seat) ?? null);
  }
  isHere(person: number): boolean {
    return this.#view?.presence.here.includes(person) ?? false;
  }
  isTyping(person: number): boolean {
    return this.#view?.presence.typing.includes(person) ?? false;
  }
  picture(card: number): Picture {
    return pictureOf(this.#deck ?? [], card);
  }

  // --- the line ------------------------------------------------------------------------------

  get link(): LinkState {
    return this.#link;
  }
  get retryAtMs(): number | null {
    return this.#retryAtMs;
  }
  /** Why the line is closed for good, if it is. */
  get bye(): Parting | null {
    return this.#bye;
  }
  /** The code with which the server did not let us in, if it did not. */
  get refusal(): string | null {
    return this.#refusal;
  }
  /** The server said that it restarts: the line comes back by itself. */
  get restarting(): boolean {
    return this.#restarting;
  }
  /** What was done takes long to be stored: it waits, and nobody has to do it again. */
  get outOfBreath(): boolean {
    return this.#outOfBreath;
  }
  /** The server's clock, whatever this device's clock says. */
  serverNowMs(): number {
    return Date.now() + this.#skewMs;
  }
  /** Milliseconds left on the candle, or null when there is none. */
  leftMs(): number | null {
    const deadline = this.#view?.deadline_ms ?? null;
    return deadline === null ? null : Math.max(0, deadline - this.serverNowMs());
  }

  /** Connects and stays connected; returns how to leave. */
  start(): () => void {
    const online = () => this.#line.wake();
    const offline = () => this.#line.offline();
    const shown = () => document.visibilityState === "visible" && this.#line.wake();
    addEventListener("online", online);
    addEventListener("offline", offline);
    addEventListener("pageshow", online);
    document.addEventListener("visibilitychange", shown);
    // One seat, one window: the one that came last has it, the others say so.
    this.#windows =
      this.options.secret === null || typeof BroadcastChannel === "undefined"
        ? null
        : new BroadcastChannel(`moonhare-${this.code}`);
    if (this.#windows) this.#windows.onmessage = () => this.#part("replaced");
    this.reconnect();
    return () => {
      removeEventListener("online", online);
      removeEventListener("offline", offline);
      removeEventListener("pageshow", online);
      document.removeEventListener("visibilitychange", shown);
      clearTimeout(this.#draftTimer);
      clearTimeout(this.#clockTimer);
      this.#windows?.close();
      this.#line.stop();
    };
  }
  /** Tries again at once: after a break, or to take the seat back from another tab. */
  reconnect(): void {
    this.#bye = null;
    this.#refusal = null;
    this.#windows?.postMessage("here");
    this.#line.connect();
  }
  /** The server knows no such table any more. */
  gone(): void {
    this.#part("room_gone");
  }

  // --- what one can do -----------------------------------------------------------------------

  /** The game command that waits for its answer: draw it as done already. */
  get pending(): Command | null {
    return this.#pending;
  }
  /** Plays. Resolves when the server has it (also after a break in the line). */
  do(command: Command): Promise<Answer> {
    const { frame, answer } = this.#outbox.put((id) => ({ do: { id, command } }));
    this.#showPending();
    this.#line.send(frame);
    return answer;
  }
  /** Changes the table: settings, seats, chat, reactions. */
  ask(command: RoomCommand): Promise<Answer> {
    const { frame, answer } = this.#outbox.put((id) => ({ room: { id, command } }));
    this.#line.send(frame);
    return answer;
  }

  /** What is chosen or written but not played yet; it survives a reload and a change of device. */
  get draft(): Draft {
    return this.#draft;
  }
  keep(change: Draft): void {
    this.#draft = { ...this.#draft, ...change };
    keepDraft(this.code, this.game, this.#draft, this.#storage);
    clearTimeout(this.#draftTimer);
    const { performance: _, ...shared } = this.#draft;
    this.#draftTimer = setTimeout(() => this.#line.send({ draft: shared }), DRAFT_AFTER_MS);
  }
  /** Tells the table that a clue is being written, at most every two seconds. */
  typing(): void {
    if (Date.now() - this.#typedAtMs < TYPING_EVERY_MS) return;
    this.#typedAtMs = Date.now();
    this.#line.send({ typing: true });
  }

  /** This is a board that plays the sounds of the table, so that the phones before it need not. */
  sound(sounding: boolean): void {
    if (sounding === this.#sounding) return;
    this.#sounding = sounding;
    this.#line.send({ sounding });
  }

  // --- what the server says ------------------------------------------------------------------

  #hello(): unknown {
    this.#helloAtMs = Date.now();
    return {
      hello: { secret: this.options.secret, position: this.#view?.position ?? null, epoch: this.#epoch },
    };
  }

  #hear(message: ServerMessage): void {
    if (Array.isArray(message)) this.#step(message);
    else if ("welcome" in message) this.#welcome(message.welcome);
    else if ("refused" in message) this.#refused(message.refused);
    else if ("accepted" in message)
      this.#settle(message.accepted.id, { ok: true, position: message.accepted.position });
    else if ("ticket" in message)
      this.#settle(message.ticket.id, {
        ok: true,
        position: this.#view?.position ?? 0,
        ticket: message.ticket.ticket,
      });
    else if ("pong" in message) this.#timed(message.pong);
    else if ("presence" in message) this.#view &&= applyPresence(this.#view, message.presence);
    else if ("house" in message) this.#view &&= { ...this.#view, house: message.house };
    else if ("breath" in message) this.#outOfBreath = message.breath.catching;
    else if ("bye" in message) this.#leave(message.bye.code);
  }

  #welcome({
    epoch,
    now_ms,
    view,
    presence,
  }: {
    epoch: string;
    now_ms: number;
    view: RoomView;
    presence?: RoomView["presence"];
  }): void {
    this.#epoch = epoch;
    this.#bye = null;
    this.#restarting = false;
    this.#outOfBreath = false;
    this.#clock.begin(this.#helloAtMs, now_ms, Date.now());
    this.#skewMs = this.#clock.aheadMs;
    clearTimeout(this.#clockTimer);
    this.#clockTimer = setTimeout(() => this.#line.ping(), CLOCK_AFTER_MS);
    if (this.#sounding) this.#line.send({ sounding: true });
    this.#take(presence ? applyPresence(view, presence) : view, view.draft);
    for (const frame of this.#outbox.frames) this.#line.send(frame);
  }

  /** One answer more by which the server's clock is known. */
  #timed({ n, now_ms }: Pong): void {
    this.#clock.answered(n, now_ms, Date.now());
    this.#skewMs = this.#clock.aheadMs;
    if (this.#clock.wantsMore) this.#line.ping();
  }

  #step(step: Step): void {
    const view = this.#view;
    if (!view) return;
    const [position, , command] = step;
    // A gap means that we missed something: ask for a fresh view instead of guessing.
    if (position > view.position + 1) return this.#line.connect();
    if (position > view.position) this.#take(applyStep(view, step));
    if (command && !this.#outbox.wantsTicket(command)) this.#settle(command, { ok: true, position });
  }

  /** Shows this view. What the server kept as a draft is for the moment of its welcome, and for none after it. */
  #take(view: RoomView, draft: Draft | null = null): void {
    this.#view = view;
    const moment = momentOf(view.game);
    if (moment === this.#moment) return;
    const before = this.#draft;
    const from = this.#moment;
    this.#moment = moment;
    clearTimeout(this.#draftTimer);
    const known = readDraft(this.code, view.game, this.#storage) ?? draft;
    if (known) this.#draft = known;
    else {
      this.#draft = {};
      const kept = carried(from, before, view.game);
      if (kept) this.keep(kept);
    }
  }

  #refused({ id, code }: { id: string | null; code: string }): void {
    if (id === null) this.#refusal = code;
    else this.#settle(id, { ok: false, code });
  }

  #settle(id: string, answer: Answer): void {
    this.#outbox.settle(id, answer);
    this.#showPending();
  }
  #showPending(): void {
    this.#pending = this.#outbox.lastPlayed;
  }

  #leave(code: ByeCode): void {
    this.#restarting = code === "restart";
    if (code === "room_gone") this.#part("room_gone");
    else if (code === "bad_message") this.#part("update");
    else if (code === "kicked") this.#part(partingOf(this.#refusal));
    else if (code === "moved") this.#part("moved");
    else if (code === "closed") {
      this.#refusal = "room_closed";
      this.#part("closed");
    }
    // A restart or a hurried line mends itself.
  }

  #part(why: Parting): void {
    this.#bye = why;
    this.#outbox.refuseAll(why);
    this.#showPending();
    this.#line.stop();
  }
}

function partingOf(refusal: string | null): Parting {
  if (refusal === "unknown_secret") return "stranger";
  if (refusal === "too_many_devices") return "replaced";
  return refusal === null ? "kicked" : "closed";
}

function socketUrl(code: string): string {
  return `${location.origin.replace(/^http/, "ws")}/api/rooms/${code}/socket`;
}

const silentSocket: SocketLike = {
  send: () => {},
  close: () => {},
  onopen: null,
  onmessage: null,
  onclose: null,
};

function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
}
