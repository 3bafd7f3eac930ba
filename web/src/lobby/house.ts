import type { Edition, HouseRules } from "$lib/types";

export type HouseValue = number | boolean | string;
export interface HouseRule {
  key: string;
  /** What can be chosen besides "as printed". Whether it works is for the server to say. */
  options: HouseValue[];
  /** The editions in whose booklet it is offered. */
  for: readonly Edition[];
}

const finding = ["classic", "odyssey", "odyssey-2023", "teams"] as const;
const running = ["classic", "odyssey", "odyssey-2023"] as const;
const rounds = ["party", "teams"] as const;
const all = [...finding, "party"] as const;

/** Asked for most often. */
export const commonRules: HouseRule[] = [
  { key: "lone_finder", options: [true], for: ["classic", "odyssey", "teams"] },
  { key: "target_score", options: [20, 40, 50, 60], for: running },
  { key: "stories_per_player", options: [1, 2, 3], for: rounds },
  { key: "bonus_limit", options: [3, "none"], for: finding },
  { key: "all_found", options: [0, 1, 2, 3, 4], for: finding },
  { key: "pile_out", options: ["end"], for: all },
];

/** Every other number of a rule set. */
export const furtherRules: HouseRule[] = [
  { key: "hand_size", options: [3, 4, 5, 6, 7, 8], for: all },
  { key: "cards_given", options: [1, 2], for: finding },
  { key: "votes_min", options: [1, 2], for: ["classic", "odyssey", "odyssey-2023"] },
  { key: "votes_max", options: [1, 2, 3], for: ["classic", "odyssey", "odyssey-2023"] },
  { key: "votes_per_card", options: [1, 2], for: ["odyssey", "odyssey-2023"] },
  { key: "none_found", options: [0, 1, 2, 3], for: finding },
  { key: "storyteller_points", options: [1, 2, 3, 4, 5], for: finding },
  { key: "finder_points", options: [1, 2, 3, 4, 5], for: finding },
  { key: "bonus_per_vote", options: [0, 1, 2], for: finding },
  { key: "single_vote_bonus", options: [0, 1, 2], for: ["odyssey", "odyssey-2023"] },
  { key: "same_card_limit", options: [3, 4, 5, 6], for: ["party"] },
  { key: "red_token", options: [false], for: ["party"] },
  { key: "own_card_votes", options: [true, false], for: all },
  { key: "storyteller_votes", options: [true, false], for: ["party"] },
  { key: "all_found_by", options: ["voters", "votes"], for: ["odyssey", "odyssey-2023"] },
  { key: "finder_per_vote", options: [true, false], for: ["odyssey", "odyssey-2023"] },
  { key: "players_min", options: [3, 4, 5, 6], for: all },
  { key: "players_max", options: [6, 8, 10, 12], for: all },
  { key: "pass_hands", options: [true, false], for: all },
];

/** The house rules with one of them changed; undefined sets it back to what is printed. */
export function withRule(house: HouseRules, key: string, value: HouseValue | undefined): HouseRules {
  const { [key]: _, ...rest } = house as Record<string, HouseValue>;
  return value === undefined ? rest : { ...rest, [key]: value };
}

/** The rules to draw for an edition: those offered there, and those that are set anyway. */
export function shownRules(rules: HouseRule[], edition: Edition, house: HouseRules): HouseRule[] {
  return rules.filter((rule) => rule.for.includes(edition) || rule.key in house);
}
