import { describe, expect, it } from "vitest";
import type { Entry, Said } from "../../lib/types";
import { battleIn, huntIn } from "./scenes";

const line = (key: string, about: Entry["about"] = {}): Entry => ({ key: `wotr-log-${key}`, about });
const side = (name: string) => ({ key: `wotr-side-${name}` });
const frame = (name: string): Said => ({ key: `wotr-frame-${name}`, about: {} });

describe("the battle that goes on", () => {
  const log = [
    line("battle", { side: side("free"), region: { key: "wotr-region-dale" } }),
    line("round", { round: 1 }),
    line("combat-roll", { side: side("free"), die: [6], number: 5, hits: 1 }),
    line("round", { round: 2 }),
    line("combat-roll", { side: side("free"), die: [4, 1], number: 6, hits: 0 }),
    line("combat-roll", { side: side("shadow"), die: [6, 2], number: 5, hits: 1 }),
    line("reroll", { side: side("free"), die: [6], number: 4, base: 5, bonus: 1, hits: 1 }),
  ];
  it("has the rolls of its round, with what they needed", () => {
    const battle = battleIn(log, [frame("battle")])!;
    expect(battle).toMatchObject({ attacker: "free", region: "dale", round: 2 });
    expect(battle.rolls.map((roll) => [roll.side, roll.number, roll.hits])).toEqual([
      ["free", 6, 0],
      ["shadow", 5, 1],
      ["free", 4, 1],
    ]);
    expect(battle.rolls.map((roll) => [roll.base, roll.bonus])).toEqual([
      [6, 0],
      [5, 0],
      [5, 1],
    ]);
    expect(battle.rolls[1]!.dice.map((die) => die.hit)).toEqual([true, false]);
  });
  it("is nothing once it is over", () => expect(battleIn(log, [frame("turn")])).toBeNull());
});

describe("the hunt", () => {
  const log = [
    line("hunt-roll", { die: [5, 2], count: 1, hits: 1 }),
    line("hunt-reroll", { die: [1], count: 1, hits: 0 }),
    line("tile", { tile: { key: "wotr-tile-t7" } }),
    line("corruption", { count: 2, corruption: 4 }),
  ];
  it("has its dice, what was added to them, the tile and what came of it", () => {
    const hunt = huntIn(log, [], 0)!;
    expect([hunt.bonus, hunt.rolls.length, hunt.tiles, hunt.after.length]).toEqual([1, 2, ["wotr-tile-t7"], 1]);
  });
  it("stays while it goes on, and goes with the next decision", () => {
    expect(huntIn(log, [frame("resolve-tile")], 4)).not.toBeNull();
    expect(huntIn(log, [frame("turn")], 4)).toBeNull();
  });
  it("has no roll in Mordor, and none where a card draws the tile", () => {
    const tile = line("tile", { tile: { key: "wotr-tile-t9" } });
    const mordor = huntIn([...log, line("use"), line("moves-in-mordor"), tile], [frame("resolve-tile")], 6)!;
    expect([mordor.rolls.length, mordor.tiles]).toEqual([0, ["wotr-tile-t9"]]);
    expect(mordor.begins?.key).toBe("wotr-log-moves-in-mordor");
    const card = huntIn([...log, line("play"), tile], [frame("draw-tile")], 5)!;
    expect([card.rolls.length, card.tiles]).toEqual([0, ["wotr-tile-t9"]]);
  });
});
