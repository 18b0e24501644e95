import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Option } from "./types";

const option = (code: string): Option => ({ code, key: code, about: {} });
const moving = (from: string, to: number): Option => ({ ...option(`move:${from}:${to}`), about: { from, to } });
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
  named(lib.numbered(lib.grouped(options, search, client, advised)));
const named = (found: ReturnType<typeof lib.numbered>) =>
  found.map((one) => ("option" in one ? one.option.code : one.id));

describe("numbers of options", () => {
  it("are those of the lines that can be read", () => {
    const all = ["skip:a", "move:b", "pass", "move:c"].map(option);
    expect(numbers(all)).toEqual(["pass", "move:b", "move:c", "skip"]);
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
  it("stand under things that are told apart by what they bear", async () => {
    const { texts } = await import("./texts.svelte");
    const said = vi.spyOn(texts, "say").mockImplementation((key, about = {}) => `${key} ${Object.keys(about).join()}`);
    const guard = { key: "told-apart", about: { card: "guard", what: "wounded" } };
    const all = ["a", "b"].flatMap((code) =>
      Array.from({ length: 8 }, (_, at) => ({
        ...option(`${code}:${at}`),
        about: { who: code === "a" ? guard : code },
      })),
    );
    expect(lib.grouped(all, "", {})[0]?.parts.map((one) => one.title)).toEqual(["told-apart card,what", "b"]);
    said.mockRestore();
  });
  it("begin in the part that was unfolded last", () => {
    const moves = ["a", "b", "c", "d", "e"].flatMap((from) => [1, 2, 3].map((to) => moving(from, to)));
    const folded = lib.grouped(moves, "", {});
    expect(named(lib.numbered(folded))).toEqual(["a", "b", "c", "d", "e"].map((from) => `move/${from}`));
    const open = lib.grouped(moves, "", {}, "", new Map([["move/d", true]]));
    expect(named(lib.numbered(open, "move/d"))).toEqual([
      ...["move:d:1", "move:d:2", "move:d:3"],
      ...["a", "b", "c", "e"].map((from) => `move/${from}`),
    ]);
  });
  it("end at nine", () => {
    expect(numbers(Array.from({ length: 12 }, (_, at) => option(`move:${at}`))).length).toBe(9);
  });
});

describe("what several dice can do", () => {
  const using = (code: string): Option => ({
    code,
    key: code,
    about: { face: "", [code.startsWith("use") ? "action" : "nation"]: "" },
  });
  const dicing = { hand: { dice: ["army", "will"], frequent: ["march", "draw"], rare: ["ring"] } };
  const all = ["draw:will:elves", "ring:army:will", "use:will:march", "use:army:march", "draw:army:elves", "pass"];
  const lines = (advised = "") =>
    lib
      .linesOf(lib.grouped(all.map(using), "", dicing, advised))
      .map(({ option, instead, die }) => [[option, ...instead].map(({ code }) => code), die]);
  it("is one line with the die to spend first, the most frequent before the others", () => {
    expect(lines()).toEqual([
      [["pass"], ""],
      [["use:army:march", "use:will:march"], "army"],
      [["draw:army:elves", "draw:will:elves"], "army"],
      [["ring:army:will"], ""],
    ]);
  });
  it("keeps the advised way in front", () => {
    expect(lines("use:will:march")[1]).toEqual([["use:will:march", "use:army:march"], "will"]);
  });
  it("is found by the name of each die", () => {
    const found = lib.grouped(all.map(using), "will march", dicing);
    expect(lib.linesOf(found).map(({ option }) => option.code)).toEqual(["use:army:march"]);
  });
  it("leaves alone what is about the die itself", () => {
    const again = ["again:army", "again:will"].map((code) => ({ code, key: code, about: { face: "" } }));
    expect(lib.linesOf(lib.grouped(again, "", dicing)).length).toBe(2);
  });
});

describe("a long group about one thing", () => {
  const flights = Array.from({ length: 40 }, (_, at) => moving("mouth", at));
  it("is open where it stands alone", () => expect(numbers(flights)[0]).toBe("move:mouth:0"));
  it("is folded beside others", () =>
    expect(numbers([...flights, option("stay:a"), option("stay:b")])).toEqual(["stay:a", "stay:b", "move"]));
});

describe("titles of the parts of a list", () => {
  it("are left out where each part is one choice", async () => {
    const { texts } = await import("./texts.svelte");
    vi.spyOn(texts, "ownHas").mockImplementation((key) => key.startsWith("verb-"));
    const titles = (codes: string[]) => lib.grouped(codes.map(option), "", client).map(({ title }) => title !== "");
    expect(titles(["lose:elf", "reduce:man"])).toEqual([false, false]);
    expect(titles(["lose:elf", "lose:man", "reduce:man"])).toEqual([true, true]);
    // What is folded away keeps its name.
    expect(titles(["skip:a", "skip:b", "skip:c", "lose:elf"])).toContain(true);
    vi.restoreAllMocks();
  });
});
