import { Room } from "$lib/room.svelte";
import type { AlbumView, PersonView, RoomView, View } from "$lib/protocol/types";
import { words } from "$words";
import { nameIn } from "./book";

/** Who sat there, in the reader's language: the same objects at every moment, so that nobody is drawn anew. */
const known = new WeakMap<AlbumView, { locale: string; people: PersonView[] }>();

function people(album: AlbumView): PersonView[] {
  const { locale } = words;
  const before = known.get(album);
  if (before?.locale === locale) return before.people;
  const people = album.people.map(({ person, rabbit, bot }, seat): PersonView => ({
    person,
    name: nameIn(album, seat),
    rabbit,
    bot: bot ? { temperament: "dreamer", mind: "built_in" } : null,
    seat,
    ready: true,
    held: false,
    next_seat: null,
    language: album.language,
  }));
  known.set(album, { locale, people });
  return people;
}

/** A moment of the evening as the table's own components read it: nobody is connected, and nothing can be done. */
export function tableView(
  album: AlbumView,
  game: View,
  eyes: number | null,
  more: Partial<RoomView> = {},
): RoomView {
  const everybody = people(album);
  return {
    code: "",
    stage: "game",
    position: 0,
    you: {
      person: eyes === null ? null : (everybody[eyes]?.person ?? null),
      seat: eyes,
      host: false,
      only_seat: null,
    },
    host: -1,
    people: everybody,
    watchers: 0,
    locked: true,
    paused: false,
    settings: {
      edition: album.edition,
      house: {},
      packs: [],
      clock: null,
      post: null,
      patience_s: null,
      public: false,
      passphrase: false,
      performed: false,
      language: album.language,
    },
    problems: [],
    editions: [],
    game,
    deck: album.deck,
    deadline_ms: null,
    since_ms: null,
    draft: null,
    chat: [],
    fair: { secret_hash: "", contributions: [], secret: null, next_hash: null, seal: null },
    presence: { here: everybody.map(({ person }) => person), typing: [], watchers: 0 },
    watching: [],
    reveal: null,
    hearts: [],
    guesses: [],
    house: null,
    ...more,
  };
}

/** A table at which nothing happens, for components that want one. */
export function silentTable(album: AlbumView): Room {
  const seats = album.people.map((_, seat) => ({
    seat,
    team: album.teams[seat] ?? null,
    score: album.scores[seat] ?? 0,
    hand: 0,
    given: false,
    voted: false,
    ready: false,
  }));
  return Room.of(tableView(album, { seats } as unknown as View, null));
}
