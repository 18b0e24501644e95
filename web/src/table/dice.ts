/** Dice in the log: who rolled what, and which of them hit. */

import type { Entry, Value } from "../lib/types";

export interface Die {
  face: number;
  hit: boolean;
  black: boolean;
}

/** A number as the server writes it: plain, or as a text. */
function numberOf(value: Value | undefined): number {
  if (value !== null && typeof value === "object" && "text" in value) return Number(value.text);
  return typeof value === "object" || value === undefined ? 0 : Number(value);
}

function facesOf(value: Value | undefined): number[] {
  const list = Array.isArray(value) ? value : value === undefined ? [] : [value];
  return list.map(numberOf).filter((face) => face >= 1 && face <= 6);
}

/** The dice of a line of the log; none if it is about something else. */
export function diceOf(line: Entry): Die[] {
  const { die, dice, hits, number, white, black } = line.about;
  // White and black dice, or dice of one colour, with the number that hits.
  const against = (value: Value | undefined, black: boolean): Die[] =>
    facesOf(value).map((face) => ({ face, hit: face >= numberOf(number), black }));
  if (white !== undefined || black !== undefined) return [...against(white, false), ...against(black, true)];
  if (dice !== undefined || (number !== undefined && hits === undefined)) return against(dice ?? die, false);
  // The number of hits is told; the highest dice are those that hit.
  const rolled = facesOf(die).sort((a, b) => b - a);
  return rolled.map((face, at) => ({ face, hit: at < numberOf(hits), black: false }));
}

/** Lines that belong to a battle, a hunt or a draw of fate: they unfold one by one. */
export const tells = (line: Entry) =>
  /-log-(?!die$)(.*(roll|battle|combat|hunt|tile|siege|casualty|lose|reduce|kill|retreat|cease|advances|captured|taken|damage|fate|superiority|manoeuvre|corruption|moves|revealed|slain|bard))/.test(
    line.key,
  );
