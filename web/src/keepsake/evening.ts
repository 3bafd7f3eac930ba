import { pictureOf, type Picture } from "$lib/packs.svelte";
import { Room } from "$lib/room.svelte";
import type { AlbumView, ReplayView } from "$lib/protocol/types";
import { words } from "$words";
import { cardOf, dayOf, nameIn, titleOf } from "../album/book";
import { silentTable } from "../album/moment";
import { momentOf } from "../album/reel";
import { places } from "../table/end/places";
import { Revealing } from "../table/reveal/revealing.svelte";
import { sides } from "../table/score/sides";
import type { PastTurn } from "../table/past";
import { listOf, TableState } from "../table/state.svelte";
import type { Night } from "./night";
import type { Story } from "./story";

/** What a table that is over knows of its evening, as an album of it would say it. */
export function albumOfTable(table: TableState, turns: PastTurn[]): AlbumView {
  const { game, room, people } = table;
  const seated = game.seats.map(({ seat }) => people.find((person) => person.seat === seat));
  return {
    began_ms: Date.now(),
    kept_ms: Date.now(),
    until_ms: null,
    edition: game.rules,
    language: room.view?.settings.language ?? "en",
    by: room.seat ?? 0,
    people: seated.map((person) => ({
      person: person?.person ?? -1,
      name: person?.name ?? null,
      rabbit: person?.rabbit ?? 7,
      bot: Boolean(person?.bot),
    })),
    deck: room.view?.deck ?? [],
    turns,
    winners: game.winners ?? [],
    ended_by: game.ended_by,
    scores: game.seats.map(({ score }) => score),
    teams: game.seats.map(({ team }) => team),
  };
}

/** The evening in the reader's words, and the pictures of its stories. */
export function nightOf(album: AlbumView): { night: Night; pictures: Picture[] } {
  const room = silentTable(album);
  const standing = places(sides(room.game!, (seat) => room.personAt(seat), null));
  const told = album.turns.map((turn) => ({ turn, card: cardOf(turn) }));
  const pictures = told.flatMap(({ card }) => (card ? [pictureOf(album.deck, card.card)] : []));
  let next = 0;
  const night: Night = {
    title: titleOf(album),
    date: dayOf(album.began_ms),
    count: words.evenings.album_count({ stories: album.turns.length, people: album.people.length }),
    stands: standing.map(({ place, score, sides: together }) => {
      const people = together.flatMap((side) => side.people);
      return {
        place,
        score,
        names: listOf(people.map(({ name }) => name)),
        rabbits: people.map(({ rabbit }) => rabbit),
      };
    }),
    stories: told.map(({ turn, card }) => ({
      clue: turn.clue?.text || words.table.performance(),
      picture: card ? next++ : null,
    })),
  };
  return { night, pictures };
}

/** A turn of the replay as the film tells it, and the pictures of its cards; null for one that was never scored. */
export function storyOf(album: AlbumView, replay: ReplayView): { story: Story; pictures: Picture[] } | null {
  const last = replay.moments.at(-1);
  if (last?.phase !== "score") return null;
  const table = new TableState(Room.of(momentOf(album, replay, replay.moments.length - 1, null, "over")));
  const told = new Revealing(table);
  const seats = last.seats.length;
  const laid = replay.moments
    .filter(({ phase }) => phase === "tell" || phase === "give" || phase === "vote")
    .map(({ phase, seats: at }) => (phase === "vote" ? 1 : at.filter(({ given }) => given).length / seats));
  const rabbitOf = (seat: number | null) => (seat === null ? 7 : (album.people[seat]?.rabbit ?? 7));
  const story: Story = {
    clue: last.clue?.text || words.table.performance(),
    tells: words.table.gallery_told({ name: nameIn(album, last.storyteller) }),
    rabbit: rabbitOf(last.storyteller),
    cards: last.table.map(({ slot, owner, votes }, picture) => ({
      slot,
      owner: nameIn(album, owner),
      rabbits: (votes ?? []).map(rabbitOf),
      picture,
      gained: told.sideOf(owner)?.gained ?? 0,
    })),
    // Only what changed is a step of the film.
    laid: [...laid.filter((part, n) => part > 0 && part !== laid[n - 1]), 1],
    acts: told.acts,
    film: told.film,
    lines: told.lines.map(({ from, until, text }) => ({
      from,
      until: Number.isFinite(until) ? until : null,
      text,
    })),
    sides: told.sides.map(({ people, score, gained }) => ({
      rabbits: people.map(({ rabbit }) => rabbit),
      score,
      gained,
    })),
    target: last.target,
  };
  return { story, pictures: last.table.map(({ card }) => pictureOf(album.deck, card)) };
}
