import type { Plugin } from "vite";
import { compileMessages, messagesRoot } from "../scripts/messages.mjs";

/** A half-written file must not end the server. */
const compile = () => compileMessages().catch((error: unknown) => console.error(error));

/** Compiles the messages again when a translation changes while developing. */
export function messagesPlugin(): Plugin {
  return {
    name: "moonhare-messages",
    apply: "serve",
    configureServer(server) {
      if (process.env.VITEST) return;
      server.watcher.add(messagesRoot);
      server.watcher.on("change", (file) => {
        if (file.startsWith(messagesRoot) && file.endsWith(".json")) void compile();
      });
      return compile();
    },
  };
}
