import { describe, expect, it } from "vitest";
import { diceOf } from "./dice";

const line = (about: Record<string, unknown>) => ({ key: "bofa-log-roll", about }) as never;

describe("dice in the log", () => {
  it("are white and black with the number that hits", () => {
    expect(diceOf(line({ white: [2, 5], black: [4], number: 5 }))).toEqual([
      { face: 2, hit: false, black: false },
      { face: 5, hit: true, black: false },
      { face: 4, hit: false, black: true },
    ]);
  });
  it("are one that needs a number", () => {
    expect(diceOf(line({ die: 4, number: 4 }))).toEqual([{ face: 4, hit: true, black: false }]);
  });
  it("hit from the highest where only hits are told", () => {
    expect(diceOf(line({ die: [1, 6], hits: 1 })).map(({ face, hit }) => [face, hit])).toEqual([
      [6, true],
      [1, false],
    ]);
  });
  it("are none where no faces are told", () => {
    expect(diceOf(line({ number: 3 }))).toEqual([]);
  });
});
