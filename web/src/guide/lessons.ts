/** What a guided first game is made of. */

import type { Update } from "../lib/types";

/** The table as a lesson sees it. */
export interface Moment {
  update: Update;
  /** The question's message, without the game's name: `ask-action`. */
  prompt: string;
  /** The codes of all options. */
  codes: string[];
  /** Messages of the log, without the game's name, since the last decision of the player. */
  news: string[];
  /** The lessons that have been given. */
  given: ReadonlySet<string>;
}

export interface Lesson {
  id: string;
  /** Whether this is the moment for it. */
  when: (now: Moment) => boolean;
  /** What it points at on the page, as a selector. */
  at?: string;
  /** The tab of a small screen where that is. */
  tab?: "play" | "board" | "tracks" | "log" | "cards" | "state";
  /** The beginnings of codes that it advises, best first; the best that is there is marked. */
  advises?: string[];
  /** The lesson ends with the player's decision; otherwise with a button. */
  decides?: boolean;
  /** The last one: the game goes on without a guide. */
  last?: boolean;
  /** About something that may come at any time, so it is given after the last one as well. */
  later?: boolean;
}

export interface FirstGame {
  game: string;
  scenario: string;
  /** The seat of the newcomer, and the opponent. */
  seat: number;
  opponent: string;
  lessons: Lesson[];
}

const always = () => true;

/** Something to read before the next decision, when the question is the one that is meant. */
export const reading = (
  id: string,
  at: string,
  tab: Lesson["tab"] = "board",
  when: Lesson["when"] = always,
): Lesson => ({ id, at, tab, when });

/** A decision to make, when the question is one of these and one of the advised options is there. */
export function deciding(id: string, prompts: string[], advises: string[] = [], at = "#question"): Lesson {
  return {
    id,
    at,
    tab: "play",
    decides: true,
    advises,
    when: (now) =>
      prompts.includes(now.prompt) &&
      (!advises.length || advises.some((start) => now.codes.some((code) => code.startsWith(start)))),
  };
}

/** The code that a lesson advises now. */
export const advice = (lesson: Lesson, codes: string[]): string =>
  lesson.advises?.map((start) => codes.find((code) => code.startsWith(start))).find((code) => code !== undefined) ?? "";
