/** Cells round points: each the part of a frame that is nearer to its point than to any other. */

export type Point = readonly [number, number];

/** A border between two cells; -1 is the edge of the frame. */
export interface Border {
  path: string;
  left: number;
  right: number;
}

/** What of a polygon lies on the near side of the line halfway between two points. */
function nearer(polygon: Point[], own: Point, other: Point): Point[] {
  const mx = (own[0] + other[0]) / 2;
  const my = (own[1] + other[1]) / 2;
  const side = ([x, y]: Point) => (x - mx) * (other[0] - own[0]) + (y - my) * (other[1] - own[1]);
  const kept: Point[] = [];
  polygon.forEach((here, at) => {
    const next = polygon[(at + 1) % polygon.length]!;
    const [a, b] = [side(here), side(next)];
    if (a <= 0) kept.push(here);
    if (a * b < 0)
      kept.push([here[0] + ((next[0] - here[0]) * a) / (a - b), here[1] + ((next[1] - here[1]) * a) / (a - b)]);
  });
  return kept;
}

const round = (value: number) => Math.round(value * 10) / 10;

export function cells(points: Point[], wide: number, high: number): Point[][] {
  const frame: Point[] = [
    [0, 0],
    [wide, 0],
    [wide, high],
    [0, high],
  ];
  return points.map((own, at) =>
    points
      .reduce((polygon, other, index) => (index === at ? polygon : nearer(polygon, own, other)), frame)
      .map(([x, y]) => [round(x), round(y)]),
  );
}

/** A number between -1 and 1 that looks like chance and is the same every time. */
function chance(x: number, y: number): number {
  const wave = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}

/** The points between two corners, out of line like a border that follows the land; the same from both sides. */
export function rough(a: Point, b: Point): Point[] {
  const turned = a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]);
  const [from, to] = turned ? [b, a] : [a, b];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.floor(length / 14);
  const made = Array.from({ length: count }, (_, at): Point => {
    const share = (at + 1) / (count + 1);
    const far = chance(from[0] + at * 7.3, to[1] + at * 3.1) * Math.min(5, length / 12);
    return [
      round(from[0] + (to[0] - from[0]) * share - ((to[1] - from[1]) / length) * far),
      round(from[1] + (to[1] - from[1]) * share + ((to[0] - from[0]) / length) * far),
    ];
  });
  return turned ? made.reverse() : made;
}

const written = (points: Point[]) => points.map(([x, y]) => `${x} ${y}`).join("L");

/** The outline of a cell, with borders that follow the land. */
export const outline = (polygon: Point[]): string =>
  `M${written(polygon.flatMap((here, at) => [here, ...rough(here, polygon[(at + 1) % polygon.length]!)]))}Z`;

/** All borders of some cells, each once, with the cells on both sides. */
export function borders(polygons: Point[][]): Border[] {
  const found = new Map<string, Border>();
  polygons.forEach((polygon, cell) =>
    polygon.forEach((here, at) => {
      const next = polygon[(at + 1) % polygon.length]!;
      const name = [here.join(), next.join()].sort().join(" ");
      const border = found.get(name);
      if (border) border.right = cell;
      else found.set(name, { path: `M${written([here, ...rough(here, next), next])}`, left: cell, right: -1 });
    }),
  );
  return [...found.values()];
}
