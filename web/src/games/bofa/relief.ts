/** The lie of the land before the Lonely Mountain, from the sort of ground that each place has. */

import { along, fir, hill, leafy, Range, reeds, scattered, strewn, type Mountain } from "../../board/terrain";
import type { FieldShape } from "./battlefield";

export interface FieldRelief {
  mountains: Mountain[];
  hills: string;
  marshes: string;
  trees: string;
  firs: string;
  grass: string;
}

/** How far the rocks of a ridge stand apart. */
const APART = 17;

export function fieldRelief(board: FieldShape): FieldRelief {
  const range = new Range();
  const made = { hills: "", marshes: "", trees: "", firs: "", grass: "" };
  board.borders.forEach(([kind], arc) => {
    if (kind !== "ridge") return;
    const random = scattered(arc);
    for (const [x, y] of along(board.arcs[arc] ?? [], APART))
      range.add([x + (random() - 0.5) * 8, y + 11], 22 + random() * 13, random);
  });
  board.regions.forEach((region, at) => {
    const random = scattered(at + 500);
    const over = (apart: number) => strewn(board, region, apart, at);
    if (region.terrain === "mountains" || region.terrain === "goblins")
      for (const point of over(46)) range.add(point, 24 + random() * 18, random);
    if (region.terrain === "hills")
      for (const point of over(44)) {
        if (random() < 0.2) made.firs += fir(point, 17 + random() * 6);
        else made.hills += hill(point, 12 + random() * 6);
      }
    if (region.terrain === "marsh") made.marshes += over(38).map(reeds).join("");
    if (region.terrain === "plains")
      for (const [x, y] of over(52)) {
        if (random() < 0.16) made.trees += leafy([x, y], 16 + random() * 5);
        else made.grass += `M${x.toFixed(1)} ${y.toFixed(1)}l-3-7m5 7v-9m2 9l3-7`;
      }
  });
  return { mountains: range.mountains, ...made };
}
