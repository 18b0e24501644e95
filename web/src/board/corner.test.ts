import { describe, expect, it } from "vitest";
import { SPOTS, spotFor, type Area } from "./corner";

const board: Area = { left: 0, right: 1000, top: 0, bottom: 800 };
const at = (x: number, y: number): Area => ({ left: x - 10, right: x + 10, top: y - 10, bottom: y + 10 });
const spot = (armies: Area[], fighting: Area[] = []) => SPOTS.indexOf(spotFor(board, 300, armies, fighting));

describe("the scene of a fight", () => {
  it("stands below at the left where nothing is in its way", () => expect(spot([at(700, 100)])).toBe(0));
  it("goes where it hides the fewest armies", () => {
    expect(spot([at(100, 700)])).toBe(1);
    expect(spot([at(100, 700), at(100, 100)])).toBe(2);
    expect(spot([at(100, 700), at(100, 750), at(100, 100), at(800, 700), at(850, 100), at(850, 150)])).toBe(1);
  });
  it("never hides what fights if it can be helped", () =>
    expect(spot([at(100, 100), at(800, 700), at(850, 100)], [at(100, 700)])).toBe(1));
});
