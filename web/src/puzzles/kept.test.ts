import { beforeEach, expect, test, vi } from "vitest";

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
});
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("location", { search: "" });
vi.stubGlobal("navigator", { language: "en" });

const { keepTry, starsOf, triedIn } = await import("./kept");

beforeEach(() => stored.clear());

test("only the first try counts", () => {
  keepTry("wotr", "1:2", false);
  keepTry("wotr", "1:2", true);
  keepTry("wotr", "3:4", true);
  expect(triedIn("wotr")).toEqual({ "1:2": "failed", "3:4": "solved" });
  expect(triedIn("tcg")).toEqual({});
});

test("what was kept may be broken", () => {
  stored.set("westmarch.puzzles.wotr", "{");
  expect(triedIn("wotr")).toEqual({});
});

test("stars go from one to five", () => {
  expect([0, 0.12, 0.13, 0.3, 0.5, 1].map(starsOf)).toEqual([1, 1, 2, 3, 5, 5]);
});
