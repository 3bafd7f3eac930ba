import KnockAsked from "../fixtures/KnockAsked.svelte";
import KnockSettingsSheet from "../fixtures/KnockSettingsSheet.svelte";
import type { States } from "../gallery/state";
import type { Reach } from "./push";

const nothing = () => {};
const asks =
  (state: "asks" | "denied" | "failed", quiet: { from: number; to: number } | null = { from: 22, to: 8 }) =>
  () => ({
    component: KnockAsked,
    props: { quiet, state, onyes: nothing, onno: nothing },
    awaits: "dialog[open] h2",
  });
const settings = (given: Reach | "on") => () => ({
  component: KnockSettingsSheet,
  props: { given },
  awaits: "dialog[open] p",
});

export const states: States = {
  "knocks-ask": asks("asks"),
  "knocks-ask-no-night": asks("asks", null),
  "knocks-denied": asks("denied"),
  "knocks-failed": asks("failed"),
  "knocks-settings": settings("ready"),
  "knocks-settings-on": settings("on"),
  "knocks-settings-denied": settings("denied"),
  "knocks-settings-unsupported": settings("unsupported"),
  "knocks-settings-insecure": settings("insecure"),
  "knocks-settings-off": settings("off"),
};
