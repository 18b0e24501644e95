/** The puzzles that were tried in this browser: solved at the first try, or not. */

import { keepSetting, readSetting } from "../lib/settings.svelte";

export type Tried = "" | "solved" | "failed";

const all = (game: string): Record<string, Tried> => {
  try {
    return JSON.parse(readSetting(`puzzles.${game}`) || "{}");
  } catch {
    return {};
  }
};

export const triedIn = all;

/** Only the first try counts. */
export function keepTry(game: string, name: string, right: boolean): void {
  const before = all(game);
  if (before[name]) return;
  keepSetting(`puzzles.${game}`, JSON.stringify({ ...before, [name]: right ? "solved" : "failed" }));
}

/** One to five stars; what goes wrong every other time is as hard as it gets. */
export const starsOf = (difficulty: number): number => Math.min(5, 1 + Math.floor(difficulty * 8));
