/** Dice in the log: who rolled what, and which of them hit. */

import type { Entry, Value } from "../lib/types";

export interface Die {
  face: number;
  hit: boolean;
  black: boolean;
}

const numbers = (value: Value | undefined): number[] =>
  (Array.isArray(value) ? value : value === undefined ? [] : [value]).map((one) => Number(typeof one === "object" && one !== null && "text" in one ? one.text : one)).filter((one) => one >= 1 && one <= 6);
const numberOf = (value: Value | undefined) => numbers(value).at(0) ?? Number(value ?? 0);

/** The dice of a line of the log; none if it is about something else. */
export function diceOf(line: Entry): Die[] {
  const { die, dice, hits, number, black } = line.about;
  if (dice !== undefined) {
    // White and black dice with the number that hits; black ones lie first.
    const rolled = numbers(dice);
    return rolled.map((face, at) => ({ face, hit: face >= numberOf(number), black: at < Number(black ?? 0) }));
  }
  if (die === undefined) return [];
  // The number of hits is told; the highest dice are those that hit.
  const rolled = numbers(die).sort((a, b) => b - a);
  return rolled.map((face, at) => ({ face, hit: at < Number(hits ?? 0), black: false }));
}

/** Lines that belong to a battle, a hunt or a draw of fate: they unfold one by one. */
export const tells = (line: Entry) =>
  /-log-(?!die$)(.*(roll|battle|combat|hunt|tile|siege|casualty|lose|reduce|kill|retreat|cease|advances|captured|taken|damage|fate|superiority|manoeuvre|corruption|moves|revealed|slain|bard))/.test(line.key);
