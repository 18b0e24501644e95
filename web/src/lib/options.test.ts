import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Option } from "./types";

const option = (code: string): Option => ({ code, key: code, about: {} });
const client = { hand: { rare: ["skip"] } };

let lib: typeof import("./options");
beforeAll(async () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal("location", { search: "", pathname: "/" });
  vi.stubGlobal("navigator", { language: "en" });
  lib = await import("./options");
});
const numbers = (options: Option[], search = "", advised = "") =>
  lib.numbered(lib.grouped(options, search, client, advised)).map((line) => line.option.code);

describe("numbers of options", () => {
  it("are those of the lines that can be read", () => {
    const all = ["skip:a", "move:b", "pass", "move:c"].map(option);
    expect(numbers(all)).toEqual(["pass", "move:b", "move:c"]);
    expect(numbers(all, "skip")).toEqual(["skip:a"]);
    expect(numbers(["skip:a", "skip:b", "skip:c", "skip:d"].map(option))).toEqual([
      "skip:a",
      "skip:b",
      "skip:c",
      "skip:d",
    ]);
  });
  it("follow the alphabet where a list is cut", () => {
    const names = Array.from({ length: lib.MANY + 5 }, (_, at) => `name:${String(99 - at)}`);
    expect(numbers(names.map(option))[0]).toBe("name:35");
  });
  it("end at nine", () => {
    expect(numbers(Array.from({ length: 12 }, (_, at) => option(`move:${at}`))).length).toBe(9);
  });
});
