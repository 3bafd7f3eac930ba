import type { AlbumView } from "$lib/protocol/types";

/**
 * A cell as spreadsheets read it; what could be taken for a formula is text. So is what follows a semicolon, a tab or a
 * new line: in many countries spreadsheets begin a cell there, whatever the quotes say.
 */
function cell(value: string | number): string {
  const text = String(value);
  const safe =
    typeof value === "string" ? text.replace(/(^|[;\t\r\n])(?=[=+\-@])|^(?=[\t\r])/g, "$1'") : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as spreadsheets and programs read them. */
export const tableOf = (rows: readonly (string | number)[][]): string =>
  rows.map((row) => row.map(cell).join(",")).join("\r\n") + "\r\n";

/** The whole game, a line for each card that was laid. The heads are for programs, and the same in every language. */
export function csvOf(album: AlbumView): string {
  const name = (seat: number | null) =>
    seat === null ? "" : (album.people[seat]?.name ?? `seat ${seat + 1}`);
  const rows: (string | number)[][] = [
    [
      "turn",
      "storyteller",
      "clue",
      "slot",
      "card",
      "owner",
      "told",
      "votes",
      "voters",
      "hearts",
      "owner_score",
    ],
  ];
  for (const turn of album.turns)
    for (const { slot, card, owner, votes } of turn.table)
      rows.push([
        turn.turn,
        name(turn.storyteller),
        turn.clue?.text ?? "",
        slot,
        card,
        name(owner),
        slot === turn.told ? 1 : 0,
        votes?.length ?? 0,
        (votes ?? []).map(name).join(" "),
        turn.hearts.filter((heart) => heart.slot === slot).length,
        owner === null ? "" : (turn.scores[owner] ?? 0),
      ]);
  return tableOf(rows);
}
