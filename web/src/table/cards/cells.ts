/** Cells round points: each the part of a frame that is nearer to its point than to any other. */

export type Point = readonly [number, number];

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

export function cells(points: Point[], wide: number, high: number): Point[][] {
  const frame: Point[] = [
    [0, 0],
    [wide, 0],
    [wide, high],
    [0, high],
  ];
  return points.map((own, at) =>
    points.reduce((polygon, other, index) => (index === at ? polygon : nearer(polygon, own, other)), frame),
  );
}

export const outline = (polygon: Point[]): string =>
  `M${polygon.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join("L")}Z`;
