import { packs } from "$lib/packs.svelte";
import type { RoomView } from "$lib/protocol/types";
import { words } from "$words";
import { span } from "../post/when";
import { ruleName } from "./rule-words";

/** One short line for each row of the booklet. */
export function summaries({
  settings,
  people,
  locked,
}: RoomView): Record<"pictures" | "candle" | "bots" | "house" | "door", string> {
  const w = words.shell;
  const bots = people.filter((person) => person.bot).length;
  const house = Object.keys(settings.house);
  const extra = [...house.map(ruleName), ...(settings.performed ? [w.house_performed_short()] : [])];
  return {
    pictures:
      settings.packs.length > 1 && settings.packs.length === packs.list.length
        ? w.packs_all({ count: settings.packs.length })
        : settings.packs.map((id) => packs.name(id)).join(", "),
    candle: settings.post
      ? `${w.candle_post()}, ${span(settings.post.hours, words.format).text}`
      : settings.clock
        ? w.candle_seconds({ seconds: settings.clock.tell_s })
        : w.candle_none(),
    bots: bots ? w.bots_seated({ count: bots }) : w.bots_none(),
    house: extra.length ? extra.join(", ") : w.house_printed(),
    door: locked
      ? w.door_locked()
      : settings.public
        ? w.door_public()
        : settings.passphrase
          ? w.door_word()
          : w.door_link(),
  };
}
