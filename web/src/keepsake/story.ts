import { perch, perches, wayLength } from "../table/reveal/ribbon";
import type { Film } from "../table/reveal/film";
import { believers, stageOf, type Spot, type Stage } from "../table/reveal/stage";
import { disc, EDGE, glow, italic, letter, round, rows, sans, serif, type Paper, type Plate } from "./canvas";
import { felt } from "./night";
import type { Box } from "./plates";
import type { Canvas, Props } from "./props";

/** A film's picture, in px. */
export const FRAME = { w: 720, h: 1280 };
/** Where the cards speak: below the clue. */
const HALL = { x: 0, y: 236, w: FRAME.w, h: 1020 };

/** One turn as the film tells it: the replay's moments, and the reveal as the table plays it. */
export interface Story {
  clue: string;
  tells: string;
  /** Who tells, by their rabbit. */
  rabbit: number;
  /** The cards, by slot; the picture is one of those that go along. */
  cards: { slot: number; owner: string; rabbits: number[]; picture: number; gained: number }[];
  /** How much of the table lay there, moment by moment, from 0 to 1. */
  laid: number[];
  acts: number[][];
  film: Film;
  /** What the narrator says; stars are around what it is about. */
  lines: { from: number; until: number | null; text: string }[];
  sides: { rabbits: number[]; score: number; gained: number }[];
  target: number | null;
}

/** When the parts of a turn begin, in its own ms: the clue, the cards, the cards turned, the reveal, the end. */
const CLUE_MS = 1_900;
const RISE_MS = 500;
const MOMENT_MS = 260;
const TURN_MS = 520;
const LOOK_MS = 900;
const STILL_MS = 1_100;

export interface Times {
  rise: number;
  lay: number;
  turn: number;
  reveal: number;
  ends: number;
}
export function timesOf({ laid, film }: Pick<Story, "laid" | "film">): Times {
  const lay = CLUE_MS + RISE_MS;
  const turn = lay + laid.length * MOMENT_MS + 300;
  const reveal = turn + TURN_MS + LOOK_MS;
  return { rise: CLUE_MS, lay, turn, reveal, ends: reveal + film.rest + STILL_MS };
}

const clamp = (value: number) => Math.max(0, Math.min(1, value));
/** How far something is that takes so long from then on. */
const since = (ms: number, from: number, takes: number) => clamp((ms - from) / takes);
const ease = (part: number) => 1 - (1 - part) ** 3;
/** Goes a little too far, and back. */
const weight = (part: number) => 1 + 2.2 * (part - 1) ** 3 + 1.2 * (part - 1) ** 2;
const between = (a: number, b: number, part: number) => a + (b - a) * part;
const way = (a: Spot, b: Spot, part: number): Spot => ({
  x: between(a.x, b.x, part),
  y: between(a.y, b.y, part),
  w: between(a.w, b.w, part),
});

const MOVE = 420;
type Put = ReturnType<Props["card"]>;

/** One turn, ready to be painted at any moment of it. */
export class StoryPainter {
  readonly #stage: Stage;
  readonly #times: Times;
  readonly #scenes: { at: number; spots: Spot[]; staged: number | null }[];
  readonly #star: number;
  readonly #back: Put;
  readonly #faces: Put[];

  constructor(
    private readonly story: Story,
    private readonly props: Props,
    pictures: readonly (Plate | null)[],
    private readonly ground: Canvas,
  ) {
    const { cards, acts, film } = story;
    this.#stage = stageOf({ width: HALL.w, height: HALL.h, cards: cards.length });
    this.#times = timesOf(story);
    const most = this.#stage.star.w;
    this.#back = props.card(props.box.back, most);
    this.#faces = cards.map(({ picture }) => props.card(pictures[picture] ?? props.box.back, most));
    const index = (slot: number) => cards.findIndex((one) => one.slot === slot);
    this.#star = index(acts.at(-1)?.[0] ?? 0);
    const stage = this.#stage;
    this.#scenes = [
      { at: -MOVE, spots: stage.first, staged: null },
      ...(stage.shape === "row" ? [] : [{ at: film.open, spots: stage.at(null), staged: null }]),
      ...acts.slice(1, -1).map((slots, n) => {
        const staged = slots.length === 1 ? index(slots[0]!) : null;
        return { at: film.fool[n]!, spots: stage.at(staged), staged };
      }),
      { at: film.bell, spots: stage.at(this.#star), staged: this.#star },
    ];
  }

  get lastsMs(): number {
    return this.#times.ends;
  }

  paint(to: Paper, ms: number): void {
    const { film } = this.story;
    const at = ms - this.#times.reveal;
    to.drawImage(this.ground, 0, 0);
    const dark = Math.max(
      0.62 * (since(at, 0, 400) - since(at, film.light, 600)),
      0.8 * (since(at, film.hush, 300) - since(at, film.bell, 500)),
    );
    if (dark > 0) {
      to.fillStyle = `rgb(3 7 15 / ${dark.toFixed(3)})`;
      to.fillRect(0, 0, FRAME.w, FRAME.h);
    }
    this.#clue(to, ms);
    if (ms < this.#times.lay - 200) return;
    to.save();
    to.translate(HALL.x, HALL.y);
    this.#ribbon(to, at, since(ms, this.#times.lay - 200, 400));
    this.#cards(to, ms, at);
    this.#words(to, at);
    to.restore();
  }

  /** First it is all there is; then it goes up to make room. */
  #clue(to: Paper, ms: number): void {
    const { clue, tells, rabbit } = this.story;
    const come = ease(since(ms, 0, 450));
    const up = ease(since(ms, this.#times.rise, RISE_MS));
    to.save();
    to.globalAlpha = come;
    const y = between(FRAME.h * 0.42, 62, up);
    const r = between(120, 50, up);
    const x = between(FRAME.w / 2, 76, up);
    this.props.moon(to, x, y - between(40, -20, up), r);
    this.props.hare(to, rabbit, x, y + between(104, 60, up), r * 0.92);
    const middle = between(FRAME.w / 2, 412, up);
    const most = between(620, 500, up);
    const size = between(66, 46, up);
    // Lines are broken for where it goes: they must not change on the way.
    to.font = italic(700)(46);
    const lines = rows((row) => to.measureText(row).width, clue, 500, 3);
    to.font = italic(700)(size * (lines.length > 2 ? 0.82 : 1));
    to.textAlign = "center";
    to.fillStyle = "#fbf1dc";
    const leading = size * 1.06 * (lines.length > 2 ? 0.82 : 1);
    const top = between(FRAME.h * 0.42 + 240, 124 - ((lines.length - 1) * leading) / 2 + 8, up);
    lines.forEach((row, n) => to.fillText(row, middle, top + n * leading, most));
    if (up < 1) {
      to.globalAlpha = come * (1 - up);
      letter(to, tells, FRAME.w / 2, FRAME.h * 0.42 + 166, {
        font: sans(500),
        size: 32,
        least: 22,
        lines: 1,
        most: 640,
        colour: "#d7dbdf",
      });
    }
    to.restore();
  }

  /** Where the cards are now. */
  #spots(at: number): { spots: Spot[]; staged: number | null } {
    let now = { spots: this.#scenes[0]!.spots, staged: this.#scenes[0]!.staged };
    for (const [n, scene] of this.#scenes.entries()) {
      if (!n || at < scene.at) continue;
      const part = weight(since(at, scene.at, MOVE));
      const before = this.#scenes[n - 1]!.spots;
      now = { spots: scene.spots.map((spot, i) => way(before[i]!, spot, part)), staged: scene.staged };
    }
    return now;
  }

  #cards(to: Paper, ms: number, at: number): void {
    const { cards, laid, film, acts } = this.story;
    const { spots, staged } = this.#spots(at);
    const times = this.#times;
    const fooledAt = (i: number) => acts.slice(1, -1).findIndex((slots) => slots.includes(cards[i]!.slot));
    const order = cards.map((_, i) => i).sort((a, b) => Number(a === staged) - Number(b === staged));
    let votes = 0;
    const firstVote = cards.map(({ rabbits }) => {
      const here = votes;
      votes += rabbits.length;
      return here;
    });
    for (const i of order) {
      const one = cards[i]!;
      const spot = spots[i]!;
      const fooled = fooledAt(i);
      const begins = fooled >= 0 ? film.fool[fooled]! : Infinity;
      const ends = begins + film.foolEach;
      // It came with the moment at which so many lay there.
      const share = (i + 1) / cards.length;
      const moment = laid.findIndex((part) => part >= share - 1e-6);
      const comes = times.lay + (moment < 0 ? laid.length - 1 : moment) * MOMENT_MS + (i % 3) * 60;
      const there = ease(since(ms, comes, 340));
      if (there <= 0) continue;
      const turned = since(ms, times.turn + i * 24, TURN_MS);
      const lit =
        i === this.#star
          ? since(at, film.bell, 600)
          : Math.min(since(at, begins, MOVE), 1 - since(at, ends - 200, 200)) * 0.6;
      const shade =
        i === this.#star
          ? 0.35 * (since(at, film.hush, 300) - since(at, film.bell, 300))
          : 0.5 * (since(at, fooled >= 0 ? ends - 100 : film.none, 300) - since(at, film.light, 400));
      to.save();
      to.translate(spot.x, spot.y - (1 - there) * 260);
      if (lit > 0) {
        to.globalAlpha = lit;
        this.props.halo(to, 0, 0, spot.w);
      }
      to.globalAlpha = Math.min(1, there * 1.6);
      // Turning over is seen from the front: it becomes narrow, and wide again.
      to.scale(Math.max(0.02, Math.abs(Math.cos(turned * Math.PI))), 1);
      (turned < 0.5 ? this.#back : this.#faces[i]!)(to, 0, 0, spot.w);
      if (shade > 0) {
        to.fillStyle = `rgb(3 7 15 / ${shade.toFixed(3)})`;
        round(to, -spot.w / 2, -spot.w * EDGE, spot.w, spot.w * EDGE, spot.w * 0.042);
        to.fill();
      }
      to.restore();
      const named =
        i === this.#star
          ? film.bell + 520
          : fooled >= 0
            ? begins + MOVE
            : film.none + Math.max(0, (acts[0] ?? []).indexOf(one.slot)) * film.noneEach;
      if (turned >= 1) this.#plate(to, spot, one.slot, 1 - since(at, named, 120));
      this.#believers(to, i, spot, staged === i, at, firstVote[i]!, begins);
      this.#slip(to, i, spot, staged === i, at, named);
    }
  }

  #plate(to: Paper, spot: Spot, slot: number, there: number): void {
    if (there <= 0) return;
    to.save();
    to.globalAlpha = there;
    disc(to, spot.x, spot.y, 21, "#5c4017");
    disc(to, spot.x, spot.y, 19, "#dcb265");
    letter(to, String(slot), spot.x, spot.y + 9, {
      font: serif(800),
      size: 26,
      lines: 1,
      most: 60,
      colour: "#1a2033",
    });
    to.restore();
  }

  /** Who chose it hops there; who was right jumps. */
  #believers(
    to: Paper,
    i: number,
    spot: Spot,
    staged: boolean,
    at: number,
    first: number,
    begins: number,
  ): void {
    const { film, cards } = this.story;
    const { rabbits } = cards[i]!;
    const gone = this.#stage.beside && i !== this.#star ? since(at, film.bell + MOVE, 200) : 0;
    if (gone >= 1) return;
    const stands = believers(this.#stage, spot, rabbits.length, staged);
    rabbits.forEach((rabbit, n) => {
      const hops = film.votes + (first + n) * film.voteEach;
      const come = since(at, hops, MOVE);
      if (come <= 0) return;
      const place = stands[n]!;
      const jumps = i === this.#star ? since(at, film.bell + MOVE + n * 90, 300) : 0;
      const falls = i === this.#star ? 0 : since(at, begins + 700 + n * 90, 200);
      to.save();
      to.globalAlpha = Math.min(1, come * 2) * (1 - gone);
      to.translate(place.x, place.y - Math.sin(Math.PI * jumps) * 24 - (1 - ease(come)) * 120);
      to.scale(1 + 0.1 * Math.sin(Math.PI * falls), 1 - 0.14 * Math.sin(Math.PI * falls));
      this.props.hare(to, rabbit, 0, 0, place.w);
      to.restore();
    });
  }

  /** Whose it was; when the light is back, what they got. */
  #slip(to: Paper, i: number, spot: Spot, staged: boolean, at: number, named: number): void {
    const { film, cards } = this.story;
    const stage = this.#stage;
    const { owner, gained } = cards[i]!;
    const there = since(at, named, 180);
    if (there <= 0) return;
    const points = since(at, film.points + i * 60, 120);
    const beside = staged && stage.beside;
    const size = beside || staged ? 34 : Math.max(18, Math.min(26, spot.w * 0.17));
    const most = beside ? stage.beside!.width + 20 : Math.max(stage.slip, spot.w);
    to.save();
    to.globalAlpha = there;
    to.font = sans(700)(size);
    const [label] = rows(
      (row) => to.measureText(row).width,
      points > 0 ? `${owner} +${gained}` : owner,
      most - size,
      1,
    );
    const wide = to.measureText(label ?? "").width + size * 0.9;
    const x = beside ? stage.beside!.x - 24 + wide / 2 : spot.x;
    const y = beside ? stage.beside!.y : spot.y + (1 - there) * -16;
    for (const [down, colour] of [
      [4, "rgb(2 6 14 / 0.5)"],
      [0, "#f7ecd2"],
    ] as const) {
      to.fillStyle = colour;
      round(to, x - wide / 2, y - size * 0.82 + down, wide, size * 1.5, 5);
      to.fill();
    }
    to.textAlign = "center";
    to.fillStyle = points > 0 && gained ? "#1f5c2b" : "#1a2033";
    to.fillText(label ?? "", x, y + size * 0.27);
    to.restore();
  }

  #words(to: Paper, at: number): void {
    const { say } = this.#stage;
    for (const { from, until, text } of this.story.lines) {
      const there = since(at, from, 200) * (until === null ? 1 : 1 - since(at, until - 120, 120));
      if (there <= 0) continue;
      to.save();
      to.globalAlpha = there;
      const plain = text.replaceAll("*", "");
      letter(to, plain, say.x + say.width / 2, say.y + say.size * 0.92 + (1 - there) * 8, {
        font: italic(600),
        size: say.size,
        least: say.size * 0.62,
        lines: 1,
        most: say.width - 20,
        colour: "#fbf1dc",
      });
      to.restore();
    }
  }

  /** The way to the moon, and everybody on it. */
  #ribbon(to: Paper, at: number, there: number): void {
    const { sides, target, film } = this.story;
    const box = this.#stage.ribbon;
    const scores = sides.map(({ score }) => score);
    const road = { width: box.width, height: box.height, hare: box.hare, length: wayLength(target, scores) };
    to.save();
    to.globalAlpha = there;
    to.translate(box.x, box.y);
    const end = perch(road, road.length);
    const line = () => {
      to.beginPath();
      for (let n = 0; n <= 80; n++) {
        const here = perch(road, (road.length * n) / 80);
        to.lineTo(here.x, here.y + box.height * 0.06);
      }
      to.stroke();
    };
    to.lineCap = "round";
    to.strokeStyle = "rgb(5 11 22 / 0.6)";
    to.lineWidth = box.height * 0.3;
    line();
    to.strokeStyle = "#25405f";
    to.lineWidth = box.height * 0.25;
    line();
    for (let space = 5; space < road.length; space += road.length > 60 ? 10 : 5) {
      const here = perch(road, space);
      disc(to, here.x, here.y + box.height * 0.06, box.height * 0.1, "#dcb265");
      letter(to, String(space), here.x, here.y + box.height * 0.105, {
        font: serif(800),
        size: box.height * 0.135,
        lines: 1,
        most: 60,
        colour: "#1a2033",
      });
    }
    if (target) {
      glow(to, end.x, end.y, box.height * 0.5, box.height * 0.5, "255 190 96", 0.5);
      this.props.moon(to, end.x, end.y, box.height * 0.22);
    }
    const before = perches(
      road,
      sides.map(({ score, gained }) => score - gained),
    );
    const after = perches(road, scores);
    sides.forEach(({ rabbits, score, gained }, n) => {
      const far = gained ? clamp((at - film.hop) / (film.hopEach * gained)) : 0;
      const steps = far * gained;
      const step = Math.floor(Math.min(steps, gained - 1e-6));
      const part = steps - step;
      const stop = (k: number) =>
        k <= 0 ? before[n]! : k >= gained ? after[n]! : perch(road, score - gained + k);
      const [a, b] = [stop(step), stop(step + 1)];
      const x = gained ? between(a.x, b.x, part) : before[n]!.x;
      const y = gained ? between(a.y, b.y, part) - Math.sin(Math.PI * part) * 14 : before[n]!.y;
      rabbits
        .slice(0, 2)
        .forEach((rabbit, k, both) =>
          this.props.hare(to, rabbit, x + (k - (both.length - 1) / 2) * box.hare * 0.5, y, box.hare),
        );
    });
    to.restore();
  }
}

/** What lies under every picture of the film. */
export function paintGround(to: Paper, box: Box): void {
  to.fillStyle = "#070d1a";
  to.fillRect(0, 0, FRAME.w, FRAME.h);
  felt(to, FRAME, 150, box.felt);
}
