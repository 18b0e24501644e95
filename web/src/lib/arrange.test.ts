import { describe, expect, it } from "vitest";
import { arrange, atHome, outside, overlap, type Land, type Wanted } from "./arrange";

const region = (id: string, x: number, y: number, pieces = { width: 60, height: 26 }): Wanted => ({
  id,
  at: [x, y],
  room: 30,
  name: { width: 50, height: 10 },
  sign: { width: 20, height: 16 },
  pieces,
});

describe("names and pieces on a map", () => {
  it("stand name, sign, pieces from above in a lone region", () => {
    const at = arrange([region("a", 0, 0)]).get("a")!;
    expect(at.name.y).toBeLessThan(at.sign.y);
    expect(at.sign.y).toBeLessThan(at.pieces.y);
  });
  it("make room for each other", () => {
    const placed = arrange([region("a", 0, 0), region("b", 30, 30), region("c", 62, 4)]);
    const all = [...placed.values()];
    for (const one of all)
      for (const other of all) if (one !== other) expect(overlap(one.pieces, other.name)).toBeNull();
  });
  it("stay near their region", () => {
    const crowd = Array.from({ length: 9 }, (_, at) => region(String(at), (at % 3) * 5, Math.floor(at / 3) * 5));
    const placed = arrange(crowd);
    for (const one of crowd) {
      const { pieces } = placed.get(one.id)!;
      expect(Math.hypot(pieces.x - one.at[0], pieces.y - one.at[1])).toBeLessThanOrEqual(one.room * 1.5 + 0.01);
    }
  });
  it("leave empty regions alone", () => {
    const none = { width: 0, height: 0 };
    const placed = arrange([region("a", 0, 0, none), region("b", 10, 34, none)]);
    expect(overlap(placed.get("a")!.pieces, placed.get("b")!.name)).toBeNull();
  });
  it("stay in their own land where it has room for them", () => {
    const spots = Array.from({ length: 400 }, (_, at): [number, number] => [
      (at % 20) * 10 - 95,
      Math.floor(at / 20) * 10 - 95,
    ]);
    const west: Land = {
      has: (x, y) => Math.max(Math.abs(x), Math.abs(y)) < 100 && x < -6,
      spots: spots.filter(([x]) => x < -6),
    };
    // The middle of the west is near its border: what stands there would lie in the east for the most part.
    const crowd = [region("west", -3, 0), region("east", 60, 0)];
    expect(atHome(west, arrange(crowd).get("west")!.pieces)).toBe(false);
    const placed = arrange(crowd, undefined, new Map([["west", west]]));
    expect(atHome(west, placed.get("west")!.pieces)).toBe(true);
    expect(overlap(placed.get("west")!.pieces, placed.get("east")!.pieces)).toBeNull();
  });
});

describe("an arrow", () => {
  const box = { x: 100, y: 100, width: 40, height: 20 };
  it("ends at the edge of what stands at its goal", () => {
    expect(outside([0, 100], [100, 100], box)).toEqual([78.5, 100]);
    expect(outside([100, 0], [100, 105], box)).toEqual([100, 88.5]);
  });
  it("ends at its goal where nothing covers it", () => {
    expect(outside([0, 0], [100, 130], box)).toEqual([100, 130]);
    expect(outside([0, 0], [100, 100], { ...box, height: 0 })).toEqual([100, 100]);
  });
});
