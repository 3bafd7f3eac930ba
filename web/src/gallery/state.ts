import type { Component } from "svelte";

/** One picture of the gallery: a component with what it is given. `*.states.ts` files export `states`. */
export interface State {
  component: Component<any>;
  props: Record<string, unknown>;
}
export type States = Record<string, () => State>;
