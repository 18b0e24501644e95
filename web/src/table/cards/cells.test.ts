import { describe, expect, it } from "vitest";
import { borders, cells, rough, type Point } from "./cells";

describe("cells of a map", () => {
  const points: Point[] = [
    [20, 50],
    [80, 50],
    [50, 90],
  ];
  it("hold their own point and meet their neighbours", () => {
    const made = borders(cells(points, 100, 100));
    const inner = made.filter((border) => border.right >= 0).map(({ left, right }) => [left, right].sort().join());
    expect(inner.sort()).toEqual(["0,1", "0,2", "1,2"]);
  });
  it("have the same border from both sides", () => {
    const [a, b]: [Point, Point] = [
      [3, 5],
      [120, 64],
    ];
    expect(rough(b, a)).toEqual([...rough(a, b)].reverse());
    expect(rough(a, b).length).toBeGreaterThan(4);
  });
});
