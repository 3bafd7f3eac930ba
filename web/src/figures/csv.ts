import { tableOf } from "../album/csv";
import type { OwnEvening } from "./evening";

/** One's evenings, a line each. The heads are for programs, and the same in every language. */
export function csvOf(all: readonly OwnEvening[]): string {
  return tableOf([
    [
      "day",
      "people",
      "points",
      "won",
      "told_some",
      "told_all",
      "told_none",
      "found",
      "voted",
      "fooled",
      "hearts",
      "shortest",
      "longest",
    ],
    ...all.map((one) => [
      new Date(one.at).toISOString().slice(0, 10),
      one.people,
      one.points,
      one.won ? 1 : 0,
      one.told.some,
      one.told.all,
      one.told.none,
      one.found,
      one.voted,
      one.fooled.reduce((sum, { count }) => sum + count, 0),
      one.hearts.length,
      one.shortest ?? "",
      one.longest ?? "",
    ]),
  ]);
}
