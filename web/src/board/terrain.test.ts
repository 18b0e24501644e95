import { describe, expect, it } from "vitest";
import { along, mountain, Range, scattered, strewn } from "./terrain";

const SQUARE = { arcs: [[0, 0, 200, 0, 200, 200, 0, 200, 0, 0]] };
const region = { at: [100, 100] as [number, number], room: 50, loops: [[0]] };

describe("the lie of the land", () => {
  it("has points evenly along a line, round its corners", () => {
    expect(along([0, 0, 10, 0, 10, 10], 5)).toEqual([[2.5, 0], [7.5, 0], [10, 2.5], [10, 7.5]]); // prettier-ignore
  });
  it("strews things over a region, off its middle, and the same every time", () => {
    const points = strewn(SQUARE, region, 20, 4);
    expect(points.length).toBeGreaterThan(30);
    expect(points.every(([x, y]) => x > 0 && x < 200 && y > 0 && y < 200)).toBe(true);
    expect(points.some(([x, y]) => Math.hypot(x - 100, y - 100) < 24)).toBe(false);
    expect(strewn(SQUARE, region, 20, 4)).toEqual(points);
  });
  it("has mountains before those behind them", () => {
    const range = new Range();
    range.add([50, 80], 20, scattered(1));
    range.add([50, 20], 20, scattered(1));
    expect(range.mountains.map(({ body }) => body)).toEqual(
      [20, 80].map((y) => mountain([50, y], 20, scattered(1)).body),
    );
  });
});
