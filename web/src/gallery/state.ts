import type { Component } from "svelte";

/** One picture of the gallery: a component with what it is given. `*.states.ts` files export `states`. */
export interface State {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- every component, whatever it is given
  component: Component<any>;
  props: Record<string, unknown>;
  /** What comes a moment after the rest, as a selector: the state is not there without it. */
  awaits?: string;
}
export type States = Record<string, () => State>;
