import { describe, expect, it } from "vitest";
import data from "../../../../src/westmarch/games/wotr/data/board.json";
import { waysOf } from "./ways";
import type { BoardShape } from "./war";

const board = data as unknown as BoardShape;

describe("rivers and roads", () => {
  it("run where the map has them", () => {
    const { rivers, roads } = waysOf(board);
    expect(rivers.split("M").length).toBeGreaterThan(50);
    expect(roads.split("M")).toHaveLength(6);
  });
  it("follow borders only: a map without them has no river", () => {
    expect(waysOf({ ...board, borders: [] }).rivers).toBe("");
  });
});
