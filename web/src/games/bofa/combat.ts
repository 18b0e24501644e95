/** The combat that goes on: where, who, and every roll of the round with its dice and what it needs. */

import type { Entry, Value } from "../../lib/types";
import { diceOf, type Die } from "../../table/dice";

export interface Fight {
  origin: string;
  target: string;
  round: number;
  rolls: FightRoll[];
  /** What else the round has brought: cards, shots, damage, who fell. */
  told: Entry[];
}

export interface FightRoll {
  /** The message that tells it. */
  key: string;
  side: string;
  dice: Die[];
  /** The number that hits. */
  number: number;
}

const keyOf = (value: Value | undefined): string =>
  value !== null && typeof value === "object" && "key" in value ? value.key : "";
const placeOf = (value: Value | undefined) => (/-place-(.+)$/.exec(keyOf(value))?.[1] ?? "").replaceAll("-", "_");
const ROLLS = /-log-(roll|reroll)$/;
const TELLS =
  /-log-(superiority|manoeuvre|use-manoeuvre|card-acts|bard|dain|shots|prevented|walls|breach|damage|casualties|destroyed|dead|retreat|rout)$/;

/** The combat of the moment, as the log tells it. */
export function fightOf(log: Entry[], path: { key: string }[]): Fight | null {
  if (!path.some((place) => place.key === "bofa-frame-combat")) return null;
  const from = log.findLastIndex((line) => line.key === "bofa-log-combat");
  const begun = log[from];
  if (!begun) return null;
  const round = Math.max(
    from,
    log.findLastIndex((line) => line.key === "bofa-log-round"),
  );
  const lines = log.slice(round);
  // In a combined attack another army may have gone on.
  const attacks = log.slice(from).findLast((line) => line.key === "bofa-log-army-attacks") ?? begun;
  return {
    origin: placeOf(attacks.about.place),
    target: placeOf(begun.about.target),
    round: Number(log[round]!.about.round ?? 1),
    rolls: lines
      .filter((line) => ROLLS.test(line.key))
      .map((line) => ({
        key: line.key,
        side: keyOf(line.about.side)
          .replace(/^.*-(seat|side)-/, "")
          .replaceAll("-", "_"),
        dice: diceOf(line),
        number: Number(line.about.number ?? 0),
      })),
    told: lines.filter((line) => TELLS.test(line.key)),
  };
}
