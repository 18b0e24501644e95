import { describe, expect, it } from "vitest";
import {
  chosenBy,
  codeOfPick,
  deedsOf,
  firstChoice,
  gesturesOf,
  leastOf,
  meant,
  rowOf,
  toggled,
  touchOf,
  withCard,
  withThing,
  type Hand,
  type Node,
} from "./tree";
import type { Option } from "./types";

/** An option from its code and the names of its arguments; numbers stay numbers. */
function option(code: string, ...names: string[]): Option {
  const values = code.split(":").slice(1);
  const about = names.map((name, at) => {
    const value = values[at] ?? "";
    return [name, /^\d+$/.test(value) ? Number(value) : { key: `game-${name}-${value}` }];
  });
  return { code, key: "x", about: Object.fromEntries(about) };
}
const node = (prompt: string, options: Option[], below: Node["below"] = {}): Node => ({
  prompt,
  about: {},
  rule: "",
  options,
  below,
  continues: true,
});
const use = (face: string, action: string) => option(`use:${face}:${action}`, "face", "action");
const move = (origin: string, target: string) => option(`move:${origin}:${target}`, "origin", "target");

describe("what an option is about", () => {
  it("leads from one place to another", () => {
    expect(touchOf(move("edoras", "folde"))).toEqual({ from: ["place:edoras"], to: "folde" });
  });
  it("is a place itself if it names one only", () => {
    expect(touchOf(option("retreat:folde", "target"))).toEqual({ from: ["place:folde"], to: "" });
  });
  it("takes the inside of a stronghold for its region", () => {
    expect(touchOf(move("helms-deep-inside", "folde")).from).toEqual(["place:helms-deep"]);
  });
  it("leads a character to a place", () => {
    expect(touchOf(option("walk:bard:camp", "character", "target"))).toEqual({ from: ["character:bard"], to: "camp" });
  });
  it("is what the game says where arguments do not tell", () => {
    const hand: Hand = { touch: () => ({ from: ["fellowship"] }) };
    expect(touchOf(use("character", "move_fellowship"), hand)).toEqual({ from: ["fellowship"], to: "" });
  });
});

const tree = node(
  "action",
  [use("character", "move"), use("army", "move"), option("ring:event:army", "face", "turned")],
  {
    "use:character:move": node("move", [move("edoras", "folde"), move("edoras", "westemnet")]),
    "use:army:move": node("move", [move("edoras", "folde"), move("dale", "erebor")]),
    "ring:event:army": node("action", [move("edoras", "folde")]),
  },
);
const hand: Hand = { dice: ["army", "character"], rare: ["ring"] };

describe("gestures", () => {
  it("reach through a die to the army and where it goes", () => {
    const found = withThing(gesturesOf(tree, hand), "place:edoras");
    expect(found.map((one) => one.path.map((step) => step.code).join(" "))).toEqual([
      "use:character:move move:edoras:folde",
      "use:character:move move:edoras:westemnet",
      "use:army:move move:edoras:folde",
    ]);
  });
  it("keep to the chosen die", () => {
    expect(withThing(gesturesOf(tree, hand), "place:edoras", "army")).toHaveLength(1);
  });
  it("are merged over their dice, the one to spend first", () => {
    const deeds = deedsOf(withThing(gesturesOf(tree, hand), "place:edoras"), hand);
    expect(deeds.map((deed) => deed.ways.map((way) => way.die))).toEqual([["army", "character"], ["character"]]);
  });
  it("stand before what is seldom wise", () => {
    const army = [option("ring:army:muster", "face", "turned"), use("army", "move")];
    const codes = deedsOf(withThing(gesturesOf(node("action", army), hand), "die:army"), hand);
    expect(codes.map((deed) => deed.id)).toEqual(["use:move", "ring:muster"]);
  });
  it("end where what was asked is over", () => {
    const advance = use("muster", "advance");
    const next: Node = { ...node("action", [move("edoras", "folde")]), continues: false };
    expect(withThing(gesturesOf(node("action", [advance], { [advance.code]: next }), hand), "place:edoras")).toEqual(
      [],
    );
  });
  it("never begin with what is seldom wise", () => {
    expect(gesturesOf(tree, hand).filter((one) => one.path.length > 1 && one.path[0]!.code.startsWith("ring"))).toEqual(
      [],
    );
  });
});

describe("a choice in several questions", () => {
  const counted = node(
    "take",
    [0, 1, 2].map((count) => option(`take:orc:${count}`, "figure", "count")),
  );
  const person = node("bring", [option("leave:bard", "character"), option("take:bard", "character")]);
  it("takes the most unless another amount is wanted", () => {
    expect(rowOf(counted, new Map(), {}).chosen).toBe(2);
    expect(rowOf(counted, new Map([["orc", 1]]), {}).takes[1]).toBe(1);
    expect(rowOf(counted, new Map([["orc", 1]]), {}).chosen).toBe(1);
    expect(rowOf(counted, new Map([["orc", 7]]), {}).chosen).toBe(2);
  });
  it("knows who goes along by the game's verbs", () => {
    const goes: Hand = { goes: ["take"] };
    expect(rowOf(person, new Map(), goes)).toMatchObject({ item: "bard", takes: [0, 1], chosen: 1 });
    expect(rowOf(person, new Map([["bard", 0]]), goes).options[0]!.code).toBe("leave:bard");
  });
});

describe("a choice of items", () => {
  const items = ["a", "b", "c"].map((code) => ({ code, label: { text: code }, least: 0, most: 2 }));
  const pick = { kind: "distribution" as const, verb: "bats", items, low: 0, high: 3 };
  it("is written with its amounts", () => {
    const chosen = new Map([
      ["c", 1],
      ["a", 2],
    ]);
    expect(codeOfPick(pick, chosen)).toBe("bats:a=2,c=1");
    expect(codeOfPick(pick, new Map())).toBe("bats:");
  });
  it("grows with clicks and begins anew where there are no more", () => {
    let chosen = toggled(pick, new Map(), "a");
    expect(chosen.get("a")).toBe(1);
    chosen = toggled(pick, chosen, "a");
    expect(chosen.get("a")).toBe(2);
    expect(toggled(pick, chosen, "a").get("a")).toBe(0);
    expect(toggled(pick, toggled(pick, chosen, "b"), "c").get("c")).toBe(0);
  });
  it("changes with one click where one of all is chosen", () => {
    const one = { ...pick, kind: "subset" as const, high: 1, items: items.map((item) => ({ ...item, most: 1 })) };
    expect(toggled(one, new Map([["a", 1]]), "b")).toEqual(new Map([["a", 0], ["b", 1]])); // prettier-ignore
    expect(toggled(one, new Map([["a", 1]]), "a").get("a")).toBe(0);
  });
  it("is read from its code", () => {
    expect(chosenBy(pick, "bats:a=2,c=1")).toEqual(new Map([["a", 2], ["c", 1]])); // prettier-ignore
    expect(chosenBy(pick, "lead:a")).toBeNull();
    expect(chosenBy({ ...pick, kind: "subset" }, "bats:b")).toEqual(new Map([["b", 1]]));
  });
  it("begins with a choice that is listed, for that one is legal", () => {
    const listed = [option("wait"), option("bats:b=2", "territory")];
    expect(firstChoice(pick, listed)).toEqual(new Map([["b", 2]]));
    expect(firstChoice(pick, [])).toEqual(leastOf(pick));
  });
  it("begins with as little as must be", () => {
    expect([...leastOf(pick).values()]).toEqual([0, 0, 0]);
    expect([...leastOf({ ...pick, low: 3 }).values()]).toEqual([2, 1, 0]);
  });
  it("is no gesture", () => {
    const asked = { ...node("bats", [option("bats:a=2", "territory"), option("wait")]), pick };
    expect(gesturesOf(asked).map((one) => one.path[0]!.code)).toEqual(["wait"]);
  });
  it("is written without them where each thing is chosen or not", () => {
    expect(codeOfPick({ ...pick, kind: "subset" }, new Map([["b", 1]]))).toBe("bats:b");
  });
});

describe("a click on a goal", () => {
  const root = node("go", [use("army", "strategic"), use("army", "attack"), use("will", "fast")], {
    "use:army:strategic": node("move", [move("camp", "dell")]),
    "use:army:attack": node("move", [move("camp", "dell"), option("attack:camp:meadow", "origin", "target")]),
    "use:will:fast": node("move", [move("camp", "dell"), move("camp", "meadow")]),
  });
  const hand: Hand = { dice: ["army", "will"], actions: ["strategic", "fast", "attack"] };
  const deeds = (goal: string, by: Hand) =>
    deedsOf(
      withThing(gesturesOf(root, by), "place:camp").filter(({ to }) => to === goal),
      by,
    );
  const codes = (goal: string, by: Hand) => meant(deeds(goal, by), by)?.ways[0]!.path.map(({ code }) => code);

  it("takes one and the same step with the die to spend first, as the plainest action", () => {
    expect(deeds("dell", hand).length).toBe(3);
    expect(codes("dell", hand)).toEqual(["use:army:strategic", "move:camp:dell"]);
    expect(codes("dell", { ...hand, actions: ["attack", "fast", "strategic"] })?.[0]).toBe("use:army:attack");
    expect(codes("dell", { ...hand, dice: ["will", "army"] })?.[0]).toBe("use:will:fast");
  });
  it("asks where the steps differ, or where the game has no order of its actions", () => {
    expect(codes("meadow", hand)).toBeUndefined();
    expect(codes("dell", { dice: hand.dice })).toBeUndefined();
  });
});

describe("what can be done with a card", () => {
  const give = option("give:sword:gimli", "card", "other");
  const end = option("pass");
  const support = option("support:gimli", "card");
  const root = node("organize", [end, give, option("play:shield", "card")], {
    pass: node("shortfall", [option("discard:gimli", "card"), option("discard:legolas", "card")]),
    "give:sword:gimli": node("check", [support, end]),
    "play:shield": node("bearer", [option("bear:gimli", "card"), option("bear:legolas", "card")]),
  });
  const paths = (card: string) =>
    withCard(gesturesOf(root), card, (one) => one.code === "pass").map(({ path }) => path.map((one) => one.code));
  it("is what the question offers with it, under any name, and then what follows from something else", () => {
    expect(paths("gimli")).toEqual([["give:sword:gimli"], ["play:shield", "bear:gimli"]]);
  });
  it("is not what comes after an end", () => {
    expect(paths("legolas")).toEqual([["play:shield", "bear:legolas"]]);
  });
});
