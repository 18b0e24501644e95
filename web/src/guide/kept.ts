/** First games that this browser has begun, so that they go on where they stopped. */

export interface Kept {
  game: string;
  given: string[];
  over: boolean;
}

const NAME = "westmarch.first-games";

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "{}");
  } catch {
    return {};
  }
}

export const kept = {
  of: (table: string): Kept | null => all()[table] ?? null,
  /** The last unfinished first game of a game. */
  unfinished: (game: string): string =>
    Object.entries(all())
      .filter(([, one]) => one.game === game && !one.over)
      .at(-1)?.[0] ?? "",
  keep(table: string, record: Kept): void {
    try {
      localStorage.setItem(NAME, JSON.stringify({ ...all(), [table]: record }));
    } catch {
      // Without storage the lessons begin again with the page.
    }
  },
};
