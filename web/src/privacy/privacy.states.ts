import type { States } from "../gallery/state";
import Privacy from "./Privacy.svelte";

export const states: States = { privacy: () => ({ component: Privacy, props: {}, awaits: "article" }) };
