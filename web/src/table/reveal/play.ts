import type { Film } from "./film";
import { believers, type Spot, type Stage } from "./stage";
import type { Perch } from "./ribbon";

/** What the film is about, by index of the card. */
export interface Cast {
  cards: { votes: number; slot: number }[];
  acts: number[][];
  lines: { from: number; until: number }[];
  hares: { from: Perch; to: Perch; steps: Perch[] }[];
  /** The hare of the ribbon from which the n-th vote on a card hops. */
  voter: (card: number, n: number) => number;
  /** Where that hare stands in the hall. */
  home: (hare: number) => Perch;
}

type Props = { transform?: string; opacity?: number };
type Frame = [ms: number, props: Props, easing?: string];

const WEIGHT = "cubic-bezier(0.3, 1.3, 0.5, 1)";
const OUT = "cubic-bezier(0.2, 0.8, 0.2, 1)";
const HOP = "cubic-bezier(0.3, 0, 0.4, 1)";
const MOVE = 420;
/** The film lies ready for so long before its first beat: then nothing has to be made when it begins. */
export const READY_MS = 10_000;
/** And for so long after its last: a hundred that end in one frame are work, and by then nothing moves any more. */
export const HELD_MS = 2_000;

export const cardAt = (stage: Stage, { x, y, w }: Spot): string =>
  `translate(${(x - stage.star.w / 2).toFixed(1)}px, ${(y - stage.star.w * 1.5).toFixed(1)}px) scale(${(w / stage.star.w).toFixed(4)})`;
/** How large a slip is drawn, in px. */
type Size = { width: number; height: number };
/** Where a slip lies. Who knows its size says so: a browser moves by itself only what does not depend on sizes. */
export const slipAt = (stage: Stage, spot: Spot, staged: boolean, size?: Size): string => {
  const [at, x, y] =
    staged && stage.beside
      ? ([{ ...stage.beside, x: stage.beside.x - 32 }, 0, 0.5] as const)
      : ([spot, 0.5, stage.stacked && !staged ? 0.24 : 0.45] as const);
  return size
    ? `translate(${(at.x - size.width * x).toFixed(1)}px, ${(at.y - size.height * y).toFixed(1)}px)`
    : `translate(${at.x.toFixed(1)}px, ${at.y.toFixed(1)}px) translate(${-100 * x}%, ${-100 * y}%)`;
};
const plateAt = ({ x, y }: Spot): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
export const hareAt = (stage: Stage, { x, y, w }: Spot): string =>
  `translate(${(x - stage.hare / 2).toFixed(1)}px, ${(y - stage.hare * 1.434).toFixed(1)}px) scale(${(w / stage.hare).toFixed(3)})`;
export const perchAt = ({ x, y }: Perch): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;

/**
 * Lays the film over a stage that shows its end: only transforms and opacity move, and all of it follows one clock.
 * What is not animated any more is where it rests. All of it is made at once and runs to the last beat without the page's
 * thread: a slow phone has nothing to reckon while it is shown.
 */
export function play(root: HTMLElement, stage: Stage, film: Film, cast: Cast, calm: boolean): Animation[] {
  const all: Animation[] = [];
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  /** Plays these frames on an element; in the calm way places change by a cut, all else fades. */
  const act = (element: HTMLElement | null, frames: Frame[]) => {
    if (!element) return;
    const length = READY_MS + film.rest + HELD_MS;
    let last: Props = frames[0]![1];
    const keys: Keyframe[] = [{ offset: 0, ...last }];
    for (const [ms, props, easing] of frames) {
      const before = keys.at(-1);
      if (before && easing) before.easing = easing;
      if (before && calm && props.transform !== last.transform) before.easing = "steps(1, jump-start)";
      keys.push({ offset: Math.min(1, (READY_MS + ms) / length), ...props });
      last = props;
    }
    if ((keys.at(-1)!.offset ?? 0) < 1) keys.push({ offset: 1, ...last });
    all.push(element.animate(keys, { delay: -READY_MS, duration: length, fill: "both" }));
  };

  const index = (slot: number) => cast.cards.findIndex((card) => card.slot === slot);
  const unchosen = (cast.acts[0] ?? []).map(index);
  const fooling = cast.acts.slice(1, -1).map((slots) => slots.map(index));
  const star = index(cast.acts.at(-1)?.[0] ?? 0);
  // Who is on the stage from when on; those who share a beat stay where they are.
  const scenes: { at: number; spots: Spot[]; staged: number | null }[] = [
    { at: -MOVE, spots: stage.first, staged: null },
  ];
  if (stage.shape !== "row") scenes.push({ at: film.open, spots: stage.at(null), staged: null });
  fooling.forEach((cards, n) => {
    const staged = cards.length === 1 ? cards[0]! : null;
    scenes.push({ at: film.fool[n]!, spots: stage.at(staged), staged });
  });
  scenes.push({ at: film.bell, spots: stage.at(star), staged: star });
  /** A thing that goes where its card goes. */
  const along = (transform: (spots: Spot[], staged: number | null) => string, more: Props = {}): Frame[] =>
    scenes.flatMap(({ at, spots, staged }, n): Frame[] => {
      const here = { ...more, transform: transform(spots, staged) };
      const before = scenes[n - 1];
      if (!before) return [[0, here]];
      return [
        [at, { ...more, transform: transform(before.spots, before.staged) }],
        [at + MOVE, here, WEIGHT],
      ];
    });

  // Measured before anything is laid over it: every look after that would lay out the page anew.
  const slips = cast.cards.map((_, i): Size | undefined => {
    const slip = find(`[data-slip="${i}"]`);
    return slip ? { width: slip.offsetWidth, height: slip.offsetHeight } : undefined;
  });

  let votes = 0;
  cast.cards.forEach((card, i) => {
    const fooled = fooling.findIndex((cards) => cards.includes(i));
    const begins = fooled >= 0 ? film.fool[fooled]! : 0;
    const named =
      i === star
        ? film.bell + 520
        : fooled >= 0
          ? begins + MOVE
          : film.none + unchosen.indexOf(i) * film.noneEach;
    act(
      find(`[data-card="${i}"]`),
      along((spots) => cardAt(stage, spots[i]!)),
    );
    act(
      find(`[data-plate="${i}"]`),
      along((spots) => plateAt(spots[i]!)),
    );
    act(find(`[data-plate="${i}"]`), [
      [named, { opacity: 1 }],
      [named + 120, { opacity: 0 }],
    ]);
    act(
      find(`[data-slip="${i}"]`),
      along((spots, staged) => slipAt(stage, spots[i]!, staged === i, slips[i])),
    );
    const turned = film.points + i * 60;
    act(find(`[data-slip="${i}"] > .a`), [
      [named, { opacity: 0, transform: "translateY(-16px) rotate(-3deg)" }],
      [named + 180, { opacity: 1, transform: "translateY(0) rotate(0)" }, WEIGHT],
      [turned, { opacity: 1, transform: "translateY(0) rotate(0)" }],
      [turned + 60, { opacity: 0, transform: "translateY(0) rotate(0)" }],
    ]);
    act(find(`[data-slip="${i}"] > .b`), [
      [turned, { opacity: 0, transform: "scale(0.92)" }],
      [turned + 60, { opacity: 1, transform: "scale(1.1)" }],
      [turned + 240, { opacity: 1, transform: "scale(1)" }, OUT],
    ]);
    const ends = begins + film.foolEach;
    if (i === star)
      act(find(`[data-card="${i}"] .glow`), [
        [film.bell, { opacity: 0 }],
        [film.bell + 600, { opacity: 1 }],
      ]);
    else if (fooled >= 0)
      act(find(`[data-card="${i}"] .glow`), [
        [begins, { opacity: 0 }],
        [begins + MOVE, { opacity: 0.6 }],
        [ends - 200, { opacity: 0.6 }],
        [ends, { opacity: 0 }],
      ]);
    const shade: Frame[] =
      i === star
        ? [
            [film.hush, { opacity: 0 }],
            [film.hush + 300, { opacity: 0.35 }],
            [film.bell, { opacity: 0.35 }],
            [film.bell + 300, { opacity: 0 }],
          ]
        : [
            [fooled >= 0 ? ends - 100 : film.none, { opacity: 0 }],
            [fooled >= 0 ? ends + 200 : film.none + 300, { opacity: 0.5 }],
            [film.light, { opacity: 0.5 }],
            [film.light + 400, { opacity: 0 }],
          ];
    act(find(`[data-card="${i}"] .shade`), shade);

    for (let n = 0; n < card.votes; n++) {
      const stands = (spots: Spot[], staged: number | null) =>
        hareAt(stage, believers(stage, spots[i]!, card.votes, staged === i)[n]!);
      const hops = film.votes + votes++ * film.voteEach;
      const home = hareAt(stage, { ...cast.home(cast.voter(i, n)), w: stage.hare });
      const element = find(`[data-vote="${i}/${n}"]`);
      const hidden = stage.beside && i !== star;
      const [, ...moves] = along(stands, { opacity: 1 });
      act(element, [
        [0, { opacity: 0, transform: home }],
        [hops, { opacity: 0, transform: home }],
        [hops + MOVE, { opacity: 1, transform: stands(stage.first, null) }, WEIGHT],
        ...moves,
        ...(hidden
          ? ([
              [film.bell + MOVE + 10, { opacity: 0, transform: stands(stage.at(star), star) }],
            ] satisfies Frame[])
          : []),
      ]);
      if (fooled >= 0) {
        const falls = begins + 700 + n * 90;
        act(element?.querySelector<HTMLElement>(".u") ?? null, [
          [falls, { opacity: 1 }],
          [falls + 90, { opacity: 0 }],
        ]);
        act(element?.querySelector<HTMLElement>(".d") ?? null, [
          [falls, { opacity: 0 }],
          [falls + 90, { opacity: 1 }],
        ]);
        act(element?.querySelector<HTMLElement>(".hop") ?? null, [
          [falls, { transform: "translateY(0) scale(1, 1)" }],
          [falls + 90, { transform: "translateY(3px) scale(1.12, 0.86)" }],
          [falls + 270, { transform: "translateY(0) scale(1, 1)" }, WEIGHT],
        ]);
      } else {
        const jumps = film.bell + MOVE + n * 90;
        act(element?.querySelector<HTMLElement>(".hop") ?? null, [
          [jumps, { transform: "translateY(0) scale(1, 1)" }],
          [jumps + 130, { transform: "translateY(-22px) scale(0.94, 1.08)" }],
          [jumps + 300, { transform: "translateY(0) scale(1, 1)" }, WEIGHT],
        ]);
      }
    }
  });

  cast.lines.forEach(({ from, until }, n) => {
    const stays = !Number.isFinite(until);
    act(find(`[data-line="${n}"]`), [
      [from, { opacity: 0, transform: "translateY(8px)" }],
      [from + 200, { opacity: 1, transform: "translateY(0)" }, OUT],
      ...(stays
        ? []
        : ([
            [until - 120, { opacity: 1, transform: "translateY(0)" }],
            [until, { opacity: 0, transform: "translateY(0)" }],
          ] satisfies Frame[])),
    ]);
  });

  cast.hares.forEach(({ from, to, steps }, n) => {
    if (!steps.length && perchAt(from) === perchAt(to)) return;
    const stops = [from, ...steps.slice(0, -1), to];
    const frames: Frame[] = [[0, { transform: perchAt(from) }]];
    stops.slice(1).forEach((stop, k) => {
      frames.push([film.hop + k * film.hopEach, { transform: perchAt(stops[k]!) }]);
      frames.push([film.hop + (k + 1) * film.hopEach, { transform: perchAt(stop) }, HOP]);
    });
    act(find(`[data-hare="${n}"]`), frames);
    if (steps.length && !calm)
      act(
        find(`[data-hare="${n}"] > .hop`),
        steps.flatMap((_, k): Frame[] => {
          const t = film.hop + k * film.hopEach;
          return [
            [t, { transform: "translateY(0) scale(1, 1)" }],
            [t + film.hopEach * 0.5, { transform: "translateY(-14px) scale(0.95, 1.08)" }],
            [t + film.hopEach - 1, { transform: "translateY(0) scale(1, 1)" }],
          ];
        }),
      );
    act(find(`[data-hare="${n}"] > .won`), [
      [film.hop + steps.length * film.hopEach, { opacity: 0 }],
      [film.hop + steps.length * film.hopEach + 180, { opacity: 1 }],
    ]);
  });

  act(find(".dark"), [
    [0, { opacity: 0 }],
    [400, { opacity: 0.75 }],
    [film.hush, { opacity: 0.75 }],
    [film.hush + 300, { opacity: 1 }],
    [film.bell, { opacity: 1 }],
    [film.bell + 600, { opacity: 0.55 }],
    [film.light, { opacity: 0.55 }],
    [film.light + 600, { opacity: 0 }],
  ]);
  return all;
}
