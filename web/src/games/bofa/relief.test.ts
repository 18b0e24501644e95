import { describe, expect, it } from "vitest";
import data from "../../../../src/westmarch/games/bofa/data/board.json";
import type { FieldShape } from "./battlefield";
import { fieldRelief } from "./relief";

const board = data as unknown as FieldShape;

describe("the field before the Mountain", () => {
  it("has on each sort of ground what belongs there", () => {
    const { mountains, ...rest } = fieldRelief(board);
    expect(mountains.length).toBeGreaterThan(20);
    expect(Object.values(rest).every((path) => path.startsWith("M"))).toBe(true);
  });
  it("is flat where all is plain and nothing divides", () => {
    const flat = fieldRelief({
      ...board,
      borders: [],
      regions: board.regions.map((one) => ({ ...one, terrain: "plains" as const })),
    });
    expect(flat.mountains).toEqual([]);
    expect(flat.hills + flat.marshes + flat.firs).toBe("");
  });
});
