/** Mountains on a map, drawn from a few points. */

import type { Point } from "./cells";

const STEP = 13;

/** Peaks along chains, the near ones before the far ones, with a shade on one side. */
export function peaks(chains: readonly (readonly Point[])[]): { peaks: string; shades: string } {
  const tops: Point[] = [];
  for (const chain of chains)
    chain.slice(1).forEach(([bx, by], at) => {
      const [ax, ay] = chain[at]!;
      const count = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / STEP));
      for (let step = 0; step < count; step++)
        tops.push([ax + ((bx - ax) * step) / count, ay + ((by - ay) * step) / count]);
    });
  tops.sort((a, b) => a[1] - b[1]);
  const made = { peaks: "", shades: "" };
  tops.forEach(([x, y], at) => {
    const high = 11 + ((at * 7) % 5) * 1.6;
    const wide = high * 0.72;
    made.peaks += `M${x - wide} ${y + 5}L${x} ${y + 5 - high}L${x + wide} ${y + 5}Z`;
    made.shades += `M${x} ${y + 5 - high}L${x + wide} ${y + 5}H${x + wide * 0.2}Z`;
  });
  return made;
}
