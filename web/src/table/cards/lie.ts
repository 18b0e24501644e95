/** Mountains and rivers on a map, drawn from a few points. */

import type { Point } from "./cells";

/** A line that bends at its points. */
export function smooth(points: readonly Point[]): string {
  const [head, ...rest] = points;
  if (!head) return "";
  const last = rest.length - 1;
  const bends = rest.map(([x, y], at) => {
    const next = rest[at + 1] ?? [x, y];
    return at === last
      ? `T${x} ${y}`
      : `${at ? "" : "Q"}${at ? "T" : `${x} ${y} `}${(x + next[0]) / 2} ${(y + next[1]) / 2}`;
  });
  return `M${head[0]} ${head[1]}${bends.join("")}`;
}

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
