/** Where the names of regions stand on a map of sites. */

import { arrange, type Box, type Size } from "../../lib/arrange";
import { lines, widthOf } from "./faces/wrap";

export interface Named {
  id: string;
  at: [number, number];
  /** How many sites lie in it, in rows of three. */
  sites: number;
  name: string;
}

export interface NamePlace {
  box: Box;
  lines: string[];
}

/** How far a name may go from its sites, in heights of its letters, so that none lies over another. */
const ROOM = 1.9;
/** How wide and how high a site is. */
const SITE = 22;
/** How many sizes of type a line may be long. */
const LINE = 7.5;
/** Letters are a little narrower than the widest typeface. */
const SERIF = 0.92;

/** Names above their sites; where they would meet, they make room for each other. */
export function namePlaces(regions: Named[], letters: number, drawing: Size): Map<string, NamePlace> {
  const text = new Map(regions.map((region) => [region.id, lines(region.name, LINE)]));
  const wanted = regions.map(({ id, at: [x, y], sites }) => {
    const rows = Math.ceil(sites / 3);
    const named = text.get(id)!;
    return {
      id,
      at: [x, y + 6 + Math.max(0, rows - 1) * (SITE / 2)] as [number, number],
      room: ROOM * letters,
      name: { width: Math.max(...named.map(widthOf)) * letters * SERIF, height: named.length * letters },
      sign: { width: Math.min(sites, 3) * SITE, height: rows * SITE },
      pieces: { width: 0, height: 0 },
    };
  });
  const places = arrange(wanted, drawing);
  return new Map(regions.map(({ id }) => [id, { box: places.get(id)!.name, lines: text.get(id)! }]));
}
