/** Paths of map cells from the borders that they share. */

export interface Arcs {
  arcs: number[][];
}

/** The path of a cell from its shared borders. */
export function outline(board: Arcs, region: { loops: number[][] }): string {
  return region.loops.map((loop) => "M" + loop.map((arc) => line(board, arc)).join("L") + "Z").join("");
}

/** The points of a border, backwards for a negative number. */
export function line(board: Arcs, arc: number): string {
  const flat = board.arcs[arc < 0 ? ~arc : arc] ?? [];
  const points: string[] = [];
  for (let at = 0; at < flat.length; at += 2) points.push(`${flat[at]} ${flat[at + 1]}`);
  return (arc < 0 ? points.reverse() : points).join("L");
}

/** Whether a point lies in a cell: a line from it to the edge of the drawing crosses an odd number of borders. */
export function within(board: Arcs, region: { loops: number[][] }, x: number, y: number): boolean {
  let odd = false;
  for (const arc of region.loops.flat()) {
    const flat = board.arcs[arc < 0 ? ~arc : arc] ?? [];
    for (let at = 2; at < flat.length; at += 2) {
      const [ax, ay, bx, by] = [flat[at - 2]!, flat[at - 1]!, flat[at]!, flat[at + 1]!];
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) odd = !odd;
    }
  }
  return odd;
}

/** Places all over a cell, so far from each other. */
export function spotsIn(board: Arcs, region: { loops: number[][] }, step: number): [number, number][] {
  const flat = region.loops.flat().map((arc) => board.arcs[arc < 0 ? ~arc : arc] ?? []);
  const [xs, ys] = [0, 1].map((odd) => flat.flatMap((points) => points.filter((_, at) => at % 2 === odd))) as [
    number[],
    number[],
  ];
  const found: [number, number][] = [];
  for (let x = Math.min(...xs) + step / 2; x < Math.max(...xs); x += step)
    for (let y = Math.min(...ys) + step / 2; y < Math.max(...ys); y += step)
      if (within(board, region, x, y)) found.push([x, y]);
  return found;
}

/** Quarters of the sky as maps write them. */
const SHORTER: [RegExp, string][] = [
  [/^Northern /, "N. "],
  [/^Southern /, "S. "],
  [/^Western /, "W. "],
  [/^Eastern /, "E. "],
  [/ Septentrional(es)?\b/, " Sept."],
  [/ Meridional(es)?\b/, " Merid."],
  [/ Occidental(es)?\b/, " Occ."],
  [/ Oriental(es)?\b/, " Or."],
];

const widest = (lines: string[]) => Math.max(...lines.map((one) => one.length));

/** The lines of a name on a map: shorter where they would be wider than so many letters. */
export function onMap(name: string, room: number): string[] {
  const whole = wrapped(name);
  const shorter = wrapped(SHORTER.reduce((text, [long, short]) => text.replace(long, short), name));
  return widest(whole) <= room || widest(shorter) >= widest(whole) ? whole : shorter;
}

/** A long name on two lines. */
export function wrapped(name: string): string[] {
  if (name.length < 11 || !name.includes(" ")) return [name];
  const words = name.split(" ");
  let best = [name];
  let least = Infinity;
  for (let cut = 1; cut < words.length; cut++) {
    const lines = [words.slice(0, cut).join(" "), words.slice(cut).join(" ")];
    const width = widest(lines);
    if (width < least) [best, least] = [lines, width];
  }
  return best;
}

/** A line that bends at its points. */
export function smooth(points: readonly (readonly [number, number])[]): string {
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
