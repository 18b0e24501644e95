/** How the figures of an army stand in their box. */

import type { Size } from "../../lib/arrange";
import { NATIONS, type Army, type Token } from "./war";

export const STEP = 21;
const LETTER = 15;
/** The most figures of one nation and those who go with them in one row. */
const BESIDE = 4;

export interface StackRow {
  letter: string;
  tokens: Token[];
}

export interface Stack extends Size {
  rows: StackRow[];
}

/** One row for each nation with its letter, and one for Nazgûl and characters. */
export function stackOf(army: Army): Stack {
  const rows: StackRow[] = [];
  for (const nation of NATIONS) {
    const tokens = army.tokens.filter((token) => token.nation === nation.id && token.kind !== "nazgul");
    if (tokens.length) rows.push({ letter: nation.letter, tokens });
  }
  const others = army.tokens.filter((token) => token.kind === "nazgul" || token.kind === "character");
  const first = rows[0];
  // A few Nazgûl or characters stand beside their army, more of them in rows of their own.
  if (others.length && first && first.tokens.length + others.length <= BESIDE)
    first.tokens = [...first.tokens, ...others];
  else for (let at = 0; at < others.length; at += 4) rows.push({ letter: "", tokens: others.slice(at, at + 4) });
  const widths = rows.map((row) => row.tokens.length * STEP + (row.letter ? LETTER : 0));
  return { rows, width: Math.max(...widths) + 7, height: rows.length * STEP + 5 };
}

const WALL = 10;
export const GAP = 3;

/** The room that all armies of a region take, one below the other. */
export function sizeOf(armies: Army[]): Size {
  const stacks = armies.map(stackOf);
  return {
    width: Math.max(0, ...stacks.map((one) => one.width)) + (armies.some((army) => army.inside) ? 8 : 0),
    height:
      stacks.reduce((sum, one) => sum + one.height, 0) +
      GAP * Math.max(0, stacks.length - 1) +
      (armies.some((army) => army.inside) ? WALL : 0),
  };
}

/** Where the middle of each army is, from the middle of all. */
export function middlesOf(armies: Army[]): number[] {
  const stacks = armies.map(stackOf);
  let top = -sizeOf(armies).height / 2 + (armies.some((army) => army.inside) ? WALL : 0);
  return stacks.map((one) => {
    const middle = top + one.height / 2;
    top += one.height + GAP;
    return middle;
  });
}
