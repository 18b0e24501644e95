/** The cards of all figures of a game, in groups: what several say alike is said once. */

import type { Sheet } from "../lib/api";

export interface Entry {
  thing: string;
  name: string;
  /** What it says besides the text of its block. */
  more: string[];
  /** How many are alike. */
  count: number;
}

/** Figures one after the other whose cards begin alike. */
export interface Block {
  text: string;
  entries: Entry[];
}

export interface Group {
  kind: string;
  blocks: Block[];
}

type Line = Sheet["lines"][number];

/** Sheets in the order of the game, those that are named first; what has no kind of its own belongs to those before it. */
export function blocksOf(
  sheets: Sheet[],
  nameOf: (thing: string) => string,
  say: (line: Line) => string,
  first: string[] = [],
): Group[] {
  const groups: Group[] = [];
  const before = sheets.filter(({ thing }) => first.includes(thing));
  for (const { thing, lines } of [...before, ...sheets.filter((one) => !before.includes(one))]) {
    const kind = first.includes(thing)
      ? "here"
      : thing.includes(":")
        ? thing.slice(0, thing.indexOf(":"))
        : (groups.at(-1)?.kind ?? "thing");
    let group = groups.find((one) => one.kind === kind);
    if (!group) groups.push((group = { kind, blocks: [] }));
    const [text = "", ...more] = lines.map(say);
    let block = group.blocks.at(-1);
    if (!block || block.text !== text) group.blocks.push((block = { text, entries: [] }));
    const name = nameOf(thing);
    const same = block.entries.find((one) => one.name === name && one.more.join() === more.join());
    if (same) same.count += 1;
    else block.entries.push({ thing, name, more, count: 1 });
  }
  return groups;
}
