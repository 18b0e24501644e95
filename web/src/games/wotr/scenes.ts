/** What the log tells of the battle and the hunt that go on: every roll with its dice, what it needed and what it hit. */

import type { Entry, Said, Value } from "../../lib/types";
import { diceOf, type Die } from "../../table/dice";
import type { Side } from "./war";

export interface Roll {
  /** The message that tells it. */
  key: string;
  side: Side;
  dice: Die[];
  /** The number that hits; none where the log does not say. */
  number: number;
  /** That number before cards, and what they add to each die. */
  base: number;
  bonus: number;
  hits: number;
}

export interface Battle {
  attacker: Side;
  region: string;
  round: number;
  /** The rolls of this round. */
  rolls: Roll[];
}

export interface Hunt {
  /** What began it, where that was no roll. */
  begins: Entry | null;
  rolls: Roll[];
  /** What was added to each die. */
  bonus: number;
  /** The tiles that were drawn, as messages. */
  tiles: string[];
  /** What came of it. */
  after: Entry[];
}

const keyOf = (value: Value | undefined): string =>
  value !== null && typeof value === "object" && "key" in value ? value.key : "";
const sideIn = (line: Entry): Side => (keyOf(line.about.side).endsWith("shadow") ? "shadow" : "free");
const lastOf = (log: Entry[], ...keys: string[]) => log.findLastIndex((line) => keys.includes(line.key));

function rollOf(line: Entry): Roll {
  const { number, base, bonus, hits } = line.about;
  return {
    key: line.key,
    side: line.key.includes("hunt") ? "shadow" : sideIn(line),
    dice: diceOf(line),
    number: Number(number ?? 0),
    base: Number(base ?? number ?? 0),
    bonus: Number(bonus ?? 0),
    hits: Number(hits ?? 0),
  };
}

const inPath = (path: Said[], pattern: RegExp) => path.some(({ key }) => pattern.test(key));

/** The battle that goes on; nothing if there is none. */
export function battleIn(log: Entry[], path: Said[]): Battle | null {
  const from = lastOf(log, "wotr-log-battle");
  const begins = log[from];
  if (!begins || !inPath(path, /-frame-battle$/)) return null;
  const round = Math.max(from, lastOf(log, "wotr-log-round"));
  return {
    attacker: sideIn(begins),
    region: keyOf(begins.about.region).replace("wotr-region-", ""),
    round: Number(log[round]?.about.round ?? 1),
    rolls: log
      .slice(round)
      .filter((line) => /-log-(combat-roll|reroll|extra-attack)$/.test(line.key))
      .map(rollOf),
  };
}

const AFTER = /-log-(corruption|casualty|revealed|guide-ability|tile-die|tile-without-effect|hunt-fails)/;

/** Where the last hunt begins: with its roll, in Mordor with the step, and with the tile where a card draws one. */
function huntFrom(log: Entry[]): number {
  const begins = lastOf(log, "wotr-log-hunt-roll", "wotr-log-moves-in-mordor");
  const tile = lastOf(log, "wotr-log-tile");
  const apart = log.slice(begins + 1, Math.max(tile, 0)).some(({ key }) => /-log-(die|play|use|turn)$/.test(key));
  return tile > begins && (begins < 0 || apart) ? tile : begins;
}

/** The hunt that goes on, or that has come since the last decision. */
export function huntIn(log: Entry[], path: Said[], readTo: number): Hunt | null {
  const from = huntFrom(log);
  const goesOn = inPath(path, /-frame-(hunt|draw-tile|resolve-tile)$/);
  if (from < 0 || (!goesOn && from < readTo)) return null;
  const lines = log.slice(from);
  return {
    begins: lines[0]!.key === "wotr-log-moves-in-mordor" ? lines[0]! : null,
    rolls: lines.filter((line) => /-log-hunt-(re)?roll$/.test(line.key)).map(rollOf),
    bonus: Number(lines[0]!.about.count ?? 0),
    tiles: lines.filter((line) => line.key === "wotr-log-tile").map((line) => keyOf(line.about.tile)),
    after: lines.filter((line) => AFTER.test(line.key)),
  };
}
