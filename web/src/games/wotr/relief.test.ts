import { describe, expect, it } from "vitest";
import { along, reliefOf } from "./relief";
import type { BoardShape, RegionShape } from "./war";

const region = (id: string): RegionShape => ({
  id,
  at: [100, 100],
  room: 26,
  loops: [],
  nation: "",
  feature: "",
  coast: false,
  adjacent: [],
});
const board = (id: string, border: "ridge" | "plain"): BoardShape => ({
  width: 200,
  height: 200,
  arcs: [[0, 0, 60, 0]],
  borders: [[border, 0, 1]],
  regions: [region(id)],
});

describe("the lie of the land", () => {
  it("has points evenly along a line, round its corners", () => {
    expect(along([0, 0, 10, 0, 10, 10], 5)).toEqual([[2.5, 0], [7.5, 0], [10, 2.5], [10, 7.5]]); // prettier-ignore
  });
  it("has mountains where a ridge divides, and nowhere else", () => {
    expect(reliefOf(board("bree", "ridge")).peaks.split("M")).toHaveLength(5);
    expect(reliefOf(board("bree", "plain")).peaks).toBe("");
  });
  it("has woods in woods, and is the same every time", () => {
    expect(reliefOf(board("fangorn", "plain")).woods).not.toBe("");
    expect(reliefOf(board("bree", "plain")).woods).toBe("");
    expect(reliefOf(board("fangorn", "ridge"))).toEqual(reliefOf(board("fangorn", "ridge")));
  });
});
