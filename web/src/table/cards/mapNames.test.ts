import { describe, expect, it } from "vitest";
import regions from "../../../../src/westmarch/games/meccg/data/regions.json";
import sites from "../../../../src/westmarch/games/meccg/data/sites.json";
import { overlap } from "../../lib/arrange";
import { namePlaces } from "./mapNames";

describe("names of the regions of Middle-earth", () => {
  const sizes = Array.from({ length: 9 }, (_, at) => 13 + at / 2);
  it.each(["en", "es"] as const)("lie over no other name at any size of their letters (%s)", (lang) => {
    for (const letters of sizes) {
      const named = regions.map(({ id, at, ...names }) => ({
        id,
        at: at as [number, number],
        sites: sites.filter((site) => site.region === id).length,
        name: names[lang],
      }));
      const placed = [...namePlaces(named, letters, { width: 930, height: 770 })];
      expect(placed).toHaveLength(regions.length);
      placed.forEach(([id, { box }], at) => {
        const over = placed.slice(at + 1).filter(([, other]) => overlap(box, other.box));
        expect([letters, id, over.map(([other]) => other)]).toEqual([letters, id, []]);
      });
    }
  });
});
