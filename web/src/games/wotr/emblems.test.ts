import { describe, expect, it } from "vitest";
import { silhouette } from "./emblems";
import { NATIONS } from "./war";

describe("silhouettes", () => {
  it("differ for every nation and kind", () => {
    const kinds = (side: string) => ["regular", "elite", ...(side === "free" ? ["leader"] : [])];
    const all = NATIONS.flatMap(({ id, side }) => kinds(side).map((kind) => silhouette(id, kind)));
    expect(all).toHaveLength(21);
    expect(new Set(all).size).toBe(all.length);
    for (const path of all) expect(path).toMatch(/^M.*Z$/);
  });
  it("are one for all Nazgûl", () => {
    expect(silhouette("sauron", "nazgul")).toBe(silhouette("", "nazgul"));
  });
});
