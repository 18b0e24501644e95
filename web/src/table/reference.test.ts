import { describe, expect, it } from "vitest";
import { blocksOf } from "./reference";

const sheet = (thing: string, ...keys: string[]) => ({ thing, lines: keys.map((key) => ({ key, about: {} })) });
const shown = (...sheets: ReturnType<typeof sheet>[]) =>
  blocksOf(
    sheets,
    (thing) => thing.replace(/\d/, ""),
    (line) => line.key,
  );

describe("the reference cards of a game", () => {
  it("stand in groups by kind; what has none belongs to those before it", () => {
    const groups = shown(sheet("character:a", "x"), sheet("eagles", "y"), sheet("die:b", "z"));
    expect(groups.map(({ kind, blocks }) => [kind, blocks.length])).toEqual([
      ["character", 2],
      ["die", 1],
    ]);
  });
  it("say once what several figures in a row say", () => {
    const [group] = shown(
      sheet("figure:a", "fights", "5"),
      sheet("figure:b", "fights", "10"),
      sheet("figure:c", "leads"),
    );
    expect(group!.blocks.map(({ text, entries }) => [text, entries.map(({ more }) => more)])).toEqual([
      ["fights", [["5"], ["10"]]],
      ["leads", [[]]],
    ]);
  });
  it("begin with those that are asked for", () => {
    const groups = blocksOf([sheet("die:a", "x"), sheet("unit:b", "y")], (thing) => thing, (line) => line.key, ["unit:b"]); // prettier-ignore
    expect(groups.map(({ kind }) => kind)).toEqual(["here", "die"]);
  });
  it("count those that are alike", () => {
    const [group] = shown(sheet("tile:t1", "two"), sheet("tile:t2", "two"), sheet("tile:t3", "two", "reveal"));
    expect(group!.blocks[0]!.entries.map(({ count, more }) => [count, more])).toEqual([
      [2, []],
      [1, ["reveal"]],
    ]);
  });
});
