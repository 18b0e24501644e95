import { describe, expect, it } from "vitest";
import type { Entry, Update } from "../../lib/types";
import { clashIn } from "./clash";

const card = (name: string) => ({ key: `meccg-card-${name}` });
const line = (key: string, about: Entry["about"] = {}): Entry => ({ key: `meccg-${key}`, about });
const update = (path: string[], more: Partial<Update> = {}) =>
  ({ path: path.map((key) => line(`frame-${key}`)), question: null, ...more }) as unknown as Update;

describe("what goes on", () => {
  const log = [
    line("log-attack", { card: card("wolves"), strikes: 3, prowess: 8 }),
    line("log-target", { card: [card("kili"), card("eomer")] }),
    line("log-strike", { card: card("kili"), roll: 5, total: 9, prowess: 8 }),
  ];
  it("is nothing without an attack or a chain", () => expect(clashIn(update(["turn"]), log)).toBeNull());
  it("is an attack with its strikes, done and to come", () => {
    const path = [line("frame-attack-on"), line("frame-strike", { card: card("eomer") })];
    const question = { about: { card: card("eomer"), total: 6, prowess: 7 }, options: [] };
    const clash = clashIn({ ...update([]), path, question } as unknown as Update, log)!;
    expect(clash.foe).toEqual({ card: "wolves", prowess: 8, strikes: 3 });
    expect(clash.strikes).toEqual([
      { card: "kili", total: undefined, against: 8, rolled: { dice: 5, sum: 9 }, now: false },
      { card: "eomer", total: 6, against: 7, rolled: undefined, now: true },
    ]);
  });
  it("has the chain with the last on top", () => {
    const played = [...log, line("log-play", { card: card("block") }), line("log-play", { card: card("dodge") })];
    expect(clashIn(update(["chain-of-effects"]), played)!.chain).toEqual(["block", "dodge"]);
  });
});
