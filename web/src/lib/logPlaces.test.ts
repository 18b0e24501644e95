import { describe, expect, it } from "vitest";
import { arrowsIn, placesIn, placesUnderWay } from "./logPlaces";

const REGIONS = ["edoras", "folde", "east_meadow", "helms-deep"];
const line = (key: string, about: Record<string, { key: string } | { key: string }[]>) => ({ key, about });

describe("what a line tells about places", () => {
  it("names regions as the board writes them", () => {
    const said = line("bofa-log-move", { place: { key: "bofa-place-east-meadow" }, side: { key: "bofa-side-shadow" } });
    expect(placesIn(said, REGIONS)).toEqual(["east_meadow"]);
  });
  it("takes the inside of a stronghold for its region", () => {
    expect(placesIn(line("x", { slot: { key: "wotr-slot-helms-deep-inside" } }), REGIONS)).toEqual(["helms-deep"]);
  });
  it("knows where the innermost procedure is that names a place", () => {
    const march = line("x", { from: { key: "wotr-slot-edoras" }, to: { key: "wotr-slot-folde" } });
    const battle = line("x", { region: { key: "wotr-region-helms-deep" } });
    expect(placesUnderWay([march, battle, line("x", {})], REGIONS)).toEqual(["helms-deep"]);
    expect(placesUnderWay([line("x", {})], REGIONS)).toEqual([]);
  });
  it("has an arrow for what went from one place to another", () => {
    const move = { origin: { key: "wotr-slot-edoras" }, target: { key: "wotr-slot-folde" } };
    expect(arrowsIn([line("wotr-log-moves", move)], REGIONS)).toEqual([{ from: "edoras", to: "folde", attack: false }]);
    expect(arrowsIn([line("wotr-log-attack", move)], REGIONS)[0]!.attack).toBe(true);
    expect(arrowsIn([line("wotr-log-x", { target: move.target })], REGIONS)).toEqual([]);
    const together = { place: [{ key: "x-place-folde" }, { key: "x-place-east-meadow" }], target: move.origin };
    expect(arrowsIn([line("x-log-combined-attack", together)], REGIONS)).toEqual([
      { from: "folde", to: "edoras", attack: true },
      { from: "east_meadow", to: "edoras", attack: true },
    ]);
  });
});
