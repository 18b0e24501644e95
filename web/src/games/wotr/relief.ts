/** The lie of the land: chains of mountains along the ridges, and woods, marshes and hills where regions have them. */

import type { BoardShape, RegionShape } from "./war";

type Point = [number, number];

/** Regions that are wood, marsh or hills, as their names say. */
const WOODS = ["old-forest", "fangorn", "lorien", "woodland-realm", "northern-mirkwood", "western-mirkwood", "eastern-mirkwood", "southern-mirkwood", "druadan-forest", "dol-guldur", "narrows-of-the-forest", "old-forest-road", "trollshaws"]; // prettier-ignore
const MARSHES = ["dead-marshes", "gladden-fields"];
const HILLS = ["weather-hills", "north-downs", "south-downs", "tower-hills", "eastern-emyn-muil", "western-emyn-muil", "iron-hills", "ettenmoors", "evendim", "withered-heath"]; // prettier-ignore

export interface Relief {
  peaks: string;
  shades: string;
  woods: string;
  marshes: string;
  hills: string;
}

/** Numbers that look like chance and are the same every time. */
function scattered(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

/** Points along a line of the map, so far apart. */
export function along(flat: number[], step: number): Point[] {
  const points: Point[] = [];
  let left = step / 2;
  for (let at = 2; at < flat.length; at += 2) {
    const [ax, ay, bx, by] = [flat[at - 2]!, flat[at - 1]!, flat[at]!, flat[at + 1]!];
    const length = Math.hypot(bx - ax, by - ay);
    let gone = 0;
    while (length - gone >= left) {
      gone += left;
      points.push([ax + ((bx - ax) * gone) / length, ay + ((by - ay) * gone) / length]);
      left = step;
    }
    left -= length - gone;
  }
  return points;
}

/** Points round the middle of a region, which stays free for its name and its armies. */
function round(region: RegionShape, count: number, seed: number): Point[] {
  const random = scattered(seed);
  return Array.from({ length: count }, (_, at) => {
    const angle = ((at + random() * 0.6) / count) * 2 * Math.PI;
    const far = region.room * (0.72 + 0.3 * random());
    return [region.at[0] + Math.cos(angle) * far, region.at[1] + Math.sin(angle) * far * 0.9];
  });
}

const n = (value: number) => value.toFixed(1);

export function reliefOf(board: BoardShape): Relief {
  const made: Relief = { peaks: "", shades: "", woods: "", marshes: "", hills: "" };
  board.borders.forEach(([kind], arc) => {
    if (kind !== "ridge") return;
    const random = scattered(arc + 1);
    for (const [x, y] of along(board.arcs[arc] ?? [], 15)) {
      const high = 10 + random() * 9;
      const wide = high * (0.62 + random() * 0.2);
      made.peaks += `M${n(x - wide)} ${n(y + 4)}L${n(x)} ${n(y + 4 - high)}L${n(x + wide)} ${n(y + 4)}Z`;
      made.shades += `M${n(x)} ${n(y + 4 - high)}L${n(x + wide)} ${n(y + 4)}H${n(x + wide * 0.25)}Z`;
    }
  });
  board.regions.forEach((region, at) => {
    const count = Math.round(region.room / 2.6);
    if (WOODS.includes(region.id)) {
      for (const [x, y] of round(region, count, at + 1)) made.woods += `M${n(x)} ${n(y + 5)}v-3m-4 0a4 5 0 1 1 8 0Z`;
    }
    if (MARSHES.includes(region.id)) {
      for (const [x, y] of round(region, count, at + 1))
        made.marshes += `M${n(x - 5)} ${n(y)}h10M${n(x - 2)} ${n(y)}v-5M${n(x + 1)} ${n(y)}v-6`;
    }
    if (HILLS.includes(region.id)) {
      for (const [x, y] of round(region, Math.round(count * 0.7), at + 1))
        made.hills += `M${n(x - 7)} ${n(y)}q7-9 14 0`;
    }
  });
  return made;
}
