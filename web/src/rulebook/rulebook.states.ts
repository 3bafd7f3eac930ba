import type { States } from "../gallery/state";
import { pages } from "./pages";
import Rulebook from "./Rulebook.svelte";

export const states: States = Object.fromEntries(
  pages.map(({ id }) => [`rules-${id}`, () => ({ component: Rulebook, props: { page: id } })]),
);
