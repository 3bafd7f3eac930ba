import { words } from "$words";
import { chunks } from "./first/chunks";

/** Every screen with the words that it needs. */
export const screens = {
  ...chunks,
  table: async () => (await Promise.all([chunks.table(), words.load("table")]))[0],
  tv: async () => (await Promise.all([chunks.tv(), words.load("table")]))[0],
  album: async () => (await Promise.all([chunks.album(), words.load("evenings")]))[0],
  pages: async () => (await Promise.all([chunks.pages(), words.load("table")]))[0],
  replay: async () => (await Promise.all([chunks.replay(), words.load("table")]))[0],
  figures: async () => (await Promise.all([chunks.figures(), words.load("figures")]))[0],
  privacy: async () => (await Promise.all([chunks.privacy(), words.load("privacy")]))[0],
  yours: async () => (await Promise.all([chunks.yours(), words.load("evenings")]))[0],
  moon: async () => (await Promise.all([chunks.moon(), words.load("moon")]))[0],
  rules: async () => (await Promise.all([chunks.rules(), words.load("rulebook")]))[0],
};
