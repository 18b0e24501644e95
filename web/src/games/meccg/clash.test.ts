import { describe, expect, it } from "vitest";
import type { Entry, Update } from "../../lib/types";
import { clashIn } from "./clash";

const card = (name: string) => ({ key: `meccg-card-${name}` });
const line = (key: string, about: Entry["about"] = {}): Entry => ({ key: `meccg-${key}`, about });
const action = (card: string, by: string, ...aims: string[]) => ({ card, by, aims });
const update = (view: object) => ({ view: { attack: null, chain: [], ...view } }) as unknown as Update;

describe("what goes on", () => {
  const log = [
    line("log-attack", { card: card("wolves"), strikes: 3, prowess: 8 }),
    line("log-dice", { first: 1, second: 4 }),
    line("log-dice", { first: 2, second: 2 }),
    line("log-strike", { card: card("kili"), roll: 5, total: 9, prowess: 8 }),
  ];
  const wolves = { card: "wolves", strikes: 4, prowess: 9, waiting: ["eomer"], strike: null };

  it("is nothing without an attack or a chain", () => expect(clashIn(update({}), log)).toBeNull());
  it("is an attack with the numbers of this moment, not those that were announced", () =>
    expect(clashIn(update({ attack: wolves }), log)!.foe).toEqual({ card: "wolves", prowess: 9, strikes: 4 }));
  it("has strikes that are done, under way and to come", () => {
    const attack = { ...wolves, strike: { card: "merry", prowess: 2, against: 7, dice: 0 } };
    expect(clashIn(update({ attack }), log)!.strikes).toEqual([
      { card: "kili", against: 8, rolled: { dice: 5, faces: [1, 4], sum: 9 }, now: false },
      { card: "merry", total: 2, against: 7, now: true },
      { card: "eomer", against: 9, now: false },
    ]);
  });
  it("shows a strike once while its body check is made", () => {
    const attack = { ...wolves, waiting: [], strike: { card: "kili", prowess: 4, against: 8, dice: 5 } };
    expect(clashIn(update({ attack }), log)!.strikes).toEqual([
      { card: "kili", against: 8, rolled: { dice: 5, faces: [1, 4], sum: 9 }, now: true },
    ]);
  });
  it("forgets the strikes of an attack before", () =>
    expect(clashIn(update({ attack: wolves }), [...log, line("log-attack")])!.strikes).toHaveLength(1));
  it("has the chain with the last on top and what each is aimed at", () =>
    expect(
      clashIn(update({ chain: [action("block", "south"), action("dodge", "north", "kili")] }), log)!.chain,
    ).toEqual([
      { card: "block", side: "south", aims: [] },
      { card: "dodge", side: "north", aims: ["kili"] },
    ]));
});
