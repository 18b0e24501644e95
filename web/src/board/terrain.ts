/** The lie of the land on any map, drawn by hand so to speak: mountains, hills, woods and marshes. */

import type { Arcs } from "../lib/shapes";

export type Point = [number, number];

/** Numbers that look like chance and are the same every time. */
export function scattered(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b9);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
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

/** The corners of a region's outer border. */
function corners(board: Arcs, loops: number[][]): Point[] {
  return (loops[0] ?? []).flatMap((arc) => {
    const flat = board.arcs[arc < 0 ? ~arc : arc] ?? [];
    const points = Array.from({ length: flat.length / 2 }, (_, at): Point => [flat[2 * at]!, flat[2 * at + 1]!]);
    return arc < 0 ? points.reverse() : points;
  });
}

function within([x, y]: Point, shape: Point[]): boolean {
  let inside = false;
  shape.forEach(([ax, ay], at) => {
    const [bx, by] = shape[(at + 1) % shape.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

export interface Ground {
  at: Point;
  room: number;
  loops: number[][];
}

/** How much of the middle of a region stays free for its name and its pieces, in rooms. */
const CLEARING = { x: 0.8, y: 0.5 };

/** Points strewn over a region, from north to south: within its border, and off its middle. */
export function strewn(board: Arcs, region: Ground, apart: number, seed: number): Point[] {
  const random = scattered(seed);
  const shape = corners(board, region.loops);
  const [xs, ys] = [shape.map(([x]) => x), shape.map(([, y]) => y)];
  const points: Point[] = [];
  const edge = apart * 0.55;
  const row = apart * 0.8;
  for (let y = Math.min(...ys) + edge, line = 0; y < Math.max(...ys); y += row, line++)
    for (let x = Math.min(...xs) + (line % 2) * (apart / 2); x < Math.max(...xs); x += apart) {
      const point: Point = [x + (random() - 0.5) * apart * 0.5, y + (random() - 0.5) * row * 0.5];
      const [dx, dy] = [(point[0] - region.at[0]) / CLEARING.x, (point[1] - region.at[1]) / CLEARING.y];
      const fits = [-edge, 0, edge].every((by) => within([point[0] + by, point[1]], shape));
      if (fits && Math.hypot(dx, dy) > region.room && within([x, point[1] - edge], shape)) points.push(point);
    }
  return points;
}

const n = (value: number) => value.toFixed(1);

/** A mountain with its dark side; both are paths. */
export interface Mountain {
  body: string;
  shade: string;
}

/** A mountain whose foot is at a point: light from the west, a ragged eastern side in the shade. */
export function mountain([x, y]: Point, high: number, random: () => number): Mountain {
  const wide = high * (0.6 + random() * 0.18);
  const lean = (random() - 0.5) * 0.25 * wide;
  const top: Point = [x + lean, y - high];
  const west: Point = [x - wide * (0.42 + random() * 0.14), y - high * (0.4 + random() * 0.14)];
  const east: Point = [x + wide * (0.44 + random() * 0.14), y - high * (0.42 + random() * 0.14)];
  const fold: Point = [x + lean * 0.4 - wide * 0.08, y - high * 0.5];
  const foot = `${n(x + wide)} ${n(y)}`;
  return {
    body: `M${n(x - wide)} ${n(y)}L${n(west[0])} ${n(west[1])} ${n(top[0])} ${n(top[1])} ${n(east[0])} ${n(east[1])} ${foot}Q${n(x)} ${n(y + high * 0.12)} ${n(x - wide)} ${n(y)}Z`,
    shade: `M${n(top[0])} ${n(top[1])}L${n(east[0])} ${n(east[1])} ${foot}L${n(x + wide * 0.2)} ${n(y + high * 0.04)} ${n(x + wide * 0.26)} ${n(y - high * 0.3)} ${n(fold[0])} ${n(fold[1])}Z`,
  };
}

/** Mountains in bands from north to south, so that those in front stand before those behind. */
export class Range {
  private bands = new Map<number, Mountain>();
  /** The rising ground on which they stand, as one path. */
  slopes = "";

  add(point: Point, high: number, random: () => number): void {
    const band = Math.round(point[1] / 8);
    this.slopes += patch([point[0] + high * 0.25, point[1] - high * 0.2], high);
    const { body, shade } = mountain(point, high, random);
    const here = this.bands.get(band) ?? { body: "", shade: "" };
    this.bands.set(band, { body: here.body + body, shade: here.shade + shade });
  }

  get mountains(): Mountain[] {
    return [...this.bands].sort(([a], [b]) => a - b).map(([, one]) => one);
  }
}

/** A round patch of ground; many of them in one path are one wood, marsh or slope. */
export const patch = ([x, y]: Point, wide: number): string =>
  `M${n(x - wide)} ${n(y)}a${n(wide)} ${n(wide * 0.8)} 0 1 0 ${n(2 * wide)} 0a${n(wide)} ${n(wide * 0.8)} 0 1 0 ${n(-2 * wide)} 0Z`;

/** A tuft of grass and a stone. */
export const tuft = ([x, y]: Point): string => `M${n(x)} ${n(y)}l-2-5m3.500 5v-6.500m1.500 6.500l2-5`;
export const stone = ([x, y]: Point): string => `M${n(x - 4)} ${n(y)}l2-3.500 4 .5 2 3Z`;

/** A tree with leaves, a fir, a hill, and reeds; each stands on a point. */
export const leafy = ([x, y]: Point, high: number): string =>
  `M${n(x)} ${n(y)}v${n(-high * 0.4)}m${n(-high * 0.38)} 0c${n(-high * 0.2)} ${n(-high * 0.34)} ${n(high * 0.1)} ${n(-high * 0.66)} ${n(high * 0.38)} ${n(-high * 0.6)}c${n(high * 0.3)} ${n(-high * 0.06)} ${n(high * 0.56)} ${n(high * 0.28)} ${n(high * 0.38)} ${n(high * 0.6)}Z`;
export const fir = ([x, y]: Point, high: number): string =>
  `M${n(x)} ${n(y)}v${n(-high * 0.22)}M${n(x - high * 0.32)} ${n(y - high * 0.22)}L${n(x)} ${n(y - high)} ${n(x + high * 0.32)} ${n(y - high * 0.22)}Z`;
export const hill = ([x, y]: Point, wide: number): string =>
  `M${n(x - wide)} ${n(y)}Q${n(x - wide * 0.1)} ${n(y - wide * 1.25)} ${n(x + wide)} ${n(y)}M${n(x + wide * 0.2)} ${n(y - wide * 0.36)}l${n(wide * 0.22)} ${n(wide * 0.34)}M${n(x + wide * 0.45)} ${n(y - wide * 0.3)}l${n(wide * 0.12)} ${n(wide * 0.24)}`;
export const reeds = ([x, y]: Point): string =>
  `M${n(x - 7)} ${n(y)}h14M${n(x - 3)} ${n(y - 1)}l-2-6M${n(x)} ${n(y - 1)}v-8M${n(x + 3)} ${n(y - 1)}l2-6`;
