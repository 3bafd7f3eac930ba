/** What was answered at a table when we asked whether to knock. Kept where the page and its worker both find it. */
export interface KnockAnswer {
  wanted: boolean;
  /** What the table is called in a knock: who else sits there. */
  title: string;
  /** What was told last. */
  latest: string;
}

/** The cache that holds the answers; a worker leaves it alone when it tidies up. */
export const KNOCKS = "knocks";
const place = (code: string) => `/knocks/${code}`;

export async function answerAt(code: string): Promise<KnockAnswer | null> {
  try {
    const kept = await (await caches.open(KNOCKS)).match(place(code));
    return kept ? ((await kept.json()) as KnockAnswer) : null;
  } catch {
    return null;
  }
}

export async function keepAnswer(code: string, answer: KnockAnswer): Promise<void> {
  try {
    await (await caches.open(KNOCKS)).put(place(code), new Response(JSON.stringify(answer)));
  } catch {
    // We ask again on the next visit then.
  }
}

/** The tables at which a knock is wanted. */
export async function wantedAt(): Promise<string[]> {
  try {
    const kept = await (await caches.open(KNOCKS)).keys();
    const codes = kept.map(({ url }) => new URL(url).pathname.split("/").at(-1) ?? "");
    const answers = await Promise.all(codes.map(async (code) => ({ code, answer: await answerAt(code) })));
    return answers.filter(({ answer }) => answer?.wanted).map(({ code }) => code);
  } catch {
    return [];
  }
}
