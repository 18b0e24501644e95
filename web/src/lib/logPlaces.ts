/** What a line of the log tells about places. */

import type { Said, Value } from "./types";
import { regionOf } from "./tree";

/** The region that a message key names, as the board writes it; empty if it names none. */
export function placeOfKey(key: string): string {
  const [, game = "", name = ""] = /^(\w+?)-(?:region|slot|place|territory)-(.+)$/.exec(key) ?? [];
  // Codes of some games have underscores where keys have hyphens.
  return name ? `${game}/${regionOf(name)}` : "";
}

/** Whether a region of a board is the one that a key names. */
const same = (region: string, named: string) => region.replaceAll("_", "-") === named.slice(named.indexOf("/") + 1);

/** The regions among some that a value names. */
function regionsIn(value: Value | undefined, regions: Iterable<string>): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => regionsIn(one, regions));
  if (value === null || typeof value !== "object" || !("key" in value)) return [];
  const named = placeOfKey(value.key);
  return named ? [...regions].filter((region) => same(region, named)) : [];
}

/** The regions that a line names, in its order. */
export function placesIn(said: Said, regions: Iterable<string>): string[] {
  return [...new Set(Object.values(said.about).flatMap((value) => regionsIn(value, regions)))];
}

/** The regions that the innermost of the procedures under way names, if any does. */
export const placesUnderWay = (path: Said[], regions: Iterable<string>): string[] =>
  path.map((step) => placesIn(step, regions)).findLast((places) => places.length > 0) ?? [];

export interface Arrow {
  from: string;
  to: string;
  /** Whether something was attacked, not entered. */
  attack: boolean;
}

/** Where something went or struck, as some lines tell. */
export function arrowsIn(lines: Said[], regions: Iterable<string>): Arrow[] {
  const found: Arrow[] = [];
  for (const { key, about } of lines) {
    const to = regionsIn(about.target, regions)[0];
    if (!to) continue;
    // Several armies may strike together.
    for (const from of regionsIn(about.origin ?? about.place, regions))
      if (from !== to) found.push({ from, to, attack: /attack|combat/.test(key) });
  }
  return found;
}
