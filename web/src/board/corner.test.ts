import { describe, expect, it } from "vitest";
import { spotFor, USUAL, type Area } from "./corner";

const board: Area = { left: 0, right: 1000, top: 0, bottom: 800 };
const at = (x: number, y: number): Area => ({ left: x - 10, right: x + 10, top: y - 10, bottom: y + 10 });
const spot = (armies: Area[], fighting: Area[] = []) => spotFor(board, 300, armies, fighting);

describe("the scene of a fight", () => {
  it("stands below at the left where nothing is in its way", () => expect(spot([at(700, 100)])).toEqual(USUAL));
  it("goes where it hides the fewest armies", () => {
    expect(spot([at(100, 700)])).toEqual({ left: 132, top: false });
    const below = [100, 200, 300, 400, 500, 600, 700, 800, 900].map((x) => at(x, 700));
    expect(spot([...below, at(100, 100)])).toEqual({ left: 132, top: true });
  });
  it("never hides what fights if it can be helped", () => {
    const around = [at(500, 700), at(900, 700), at(100, 100), at(500, 100), at(900, 100)];
    const { left, top } = spot(around, [at(100, 700)]);
    expect(top || left > 110).toBe(true);
  });
});
