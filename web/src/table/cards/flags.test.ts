import { describe, expect, it } from "vitest";
import { overlap } from "../../lib/arrange";
import { flagPlaces } from "./flags";

const map = { width: 900, height: 800 };
const site = (x: number, y: number) => ({ x, y, width: 20, height: 20 });

describe("flags on the map", () => {
  /** Two full rows of sites, and four companies at the one in the middle. */
  const sites = [378, 400, 422].flatMap((x) => [site(x, 300), site(x, 322)]);
  const stands = [0, 1, 2, 3].map(() => ({ x: 400, y: 300 }));
  it("lie over no site and over no other flag", () => {
    const placed = flagPlaces(stands, sites, [], map);
    expect(placed).toHaveLength(4);
    placed.forEach((flag, at) => {
      expect([...sites, ...placed.slice(at + 1)].filter((one) => overlap(flag, one))).toEqual([]);
    });
  });
  it("stand below a lone site, and leave its name in sight", () => {
    const [flag] = flagPlaces([{ x: 400, y: 300 }], [site(400, 300)], [{ x: 400, y: 282, width: 60, height: 14 }], map);
    expect(flag!.x).toBeCloseTo(400);
    expect(flag!.y).toBeGreaterThan(320);
  });
  it("stay within the map", () => {
    const [flag] = flagPlaces([{ x: 12, y: 790 }], [site(12, 790)], [], map);
    expect(flag!.x).toBeGreaterThan(12);
    expect(flag!.y).toBeLessThan(790);
  });
});
