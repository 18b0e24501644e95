import { describe, expect, it } from "vitest";
import { reliefOf } from "./relief";
import type { BoardShape, RegionShape } from "./war";

const region = (id: string): RegionShape => ({
  id,
  at: [100, 100],
  room: 26,
  loops: [[1]],
  nation: "",
  feature: "",
  coast: false,
  adjacent: [],
});
const board = (id: string, border: "ridge" | "plain"): BoardShape => ({
  characters: {},
  width: 200,
  height: 200,
  arcs: [
    [0, 0, 60, 0],
    [40, 40, 160, 40, 160, 160, 40, 160, 40, 40],
  ],
  borders: [[border, 0, 1]],
  regions: [region(id)],
});

describe("the lie of the land", () => {
  it("has mountains where a ridge divides, and nowhere else", () => {
    expect(reliefOf(board("bree", "ridge")).mountains).not.toEqual([]);
    expect(reliefOf(board("bree", "plain")).mountains).toEqual([]);
  });
  it("has woods in woods, and is the same every time", () => {
    expect(reliefOf(board("fangorn", "plain")).woods).not.toBe("");
    expect(reliefOf(board("bree", "plain")).woods).toBe("");
    expect(reliefOf(board("fangorn", "ridge"))).toEqual(reliefOf(board("fangorn", "ridge")));
  });
});
