import data from "./examples.json";

export type ExampleName = keyof typeof data;
/** A turn with its points; the rules score the same turn in the tests. */
interface Example {
  turn: {
    players: number;
    storyteller: number;
    cards: { slot: number; player: number }[];
    votes: { player: number; slots: number[] }[];
    red?: number;
  };
  /** By seat; in Teams by pair. */
  points: number[];
  /** Whose points a caption says, by the placeholder that stands for them. */
  says: Record<string, number>;
  /** Which rabbit each seat has; in Teams each pair. */
  rabbits: number[];
  /** Which picture of the first pack lies on each slot. */
  pictures: number[];
  /** What the seats are called, where a drawing says whose cards lie there. */
  names?: string[];
}

export type Piece =
  { rabbit: number } | { dial: "I" | "II"; rabbit: number } | { leaf: true } | { wax: true };
export interface ExampleCard {
  slot: number;
  picture: number;
  /** The storyteller's card, where there is one to find. */
  true: boolean;
  owner: { rabbit: number; name: string };
  pieces: Piece[];
}

const examples: Record<ExampleName, Example> = data;

/** The points that the captions of an example name. */
export const said = (name: ExampleName): Record<string, number> =>
  Object.fromEntries(
    Object.entries(examples[name].says).map(([key, side]) => [key, examples[name].points[side] ?? 0]),
  );

/** What lies on the table: some slots, with the votes of some. */
export function shown(
  name: ExampleName,
  slots: number[] | null,
  voters: number[] | null,
  rules = data[name].turn.rules,
): ExampleCard[] {
  const { turn, rabbits, pictures, names } = examples[name];
  const rabbit = (player: number) => rabbits[player % rabbits.length] ?? 1;
  const pieces = (slot: number): Piece[] => {
    const votes = turn.votes.filter(({ player }) => !voters || voters.includes(player));
    const laid = votes.flatMap(({ player, slots }) =>
      slots.map((on, i): { on: number; piece: Piece } => {
        if (rules === "party") return { on, piece: { leaf: true } };
        const own = { rabbit: rabbit(player) };
        return { on, piece: rules === "odyssey-2023" ? { ...own, dial: i ? "II" : "I" } : own };
      }),
    );
    const on = laid.filter((vote) => vote.on === slot).map(({ piece }) => piece);
    return turn.red === slot ? [...on, { wax: true }] : on;
  };
  return turn.cards
    .filter(({ slot }) => !slots || slots.includes(slot))
    .map(({ slot, player }) => ({
      slot,
      picture: pictures[slot - 1] ?? 0,
      true: rules !== "party" && player === turn.storyteller,
      owner: { rabbit: rabbit(player), name: names?.[player] ?? "" },
      pieces: pieces(slot),
    }));
}
