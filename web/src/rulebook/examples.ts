import type { ExampleName } from "./pages";

export type Piece = { rabbit: number } | { dial: "I" | "II"; rabbit: number } | { leaf: true } | { wax: true };
export interface ExampleCard {
  /** Which picture of the first pack. */
  picture: number;
  /** The storyteller's card. */
  true?: boolean;
  pieces: Piece[];
}

const rabbits = (...numbers: number[]): Piece[] => numbers.map((rabbit) => ({ rabbit }));
const leaves = (count: number): Piece[] => Array.from({ length: count }, () => ({ leaf: true as const }));

export const examples: Record<ExampleName, ExampleCard[]> = {
  true_card: [
    { picture: 2, pieces: rabbits(5, 9) },
    { picture: 7, pieces: [] },
    { picture: 12, pieces: rabbits(4) },
    { picture: 19, true: true, pieces: rabbits(12) },
  ],
  bonus: [{ picture: 2, pieces: rabbits(12, 4, 5) }],
  second_token: [
    { picture: 12, pieces: rabbits(6) },
    { picture: 19, true: true, pieces: rabbits(6) },
    { picture: 30, pieces: [] },
  ],
  courage: [
    { picture: 12, pieces: [] },
    { picture: 19, true: true, pieces: rabbits(2) },
    { picture: 30, pieces: [] },
  ],
  dials: [
    { picture: 19, true: true, pieces: [{ dial: "I", rabbit: 12 }, { dial: "II", rabbit: 12 }, { dial: "I", rabbit: 6 }] },
    { picture: 41, pieces: [{ dial: "II", rabbit: 6 }] },
    { picture: 30, pieces: [] },
  ],
  party: [
    { picture: 7, pieces: [...leaves(2), { wax: true }] },
    { picture: 41, pieces: leaves(6) },
    { picture: 30, pieces: leaves(1) },
  ],
};
