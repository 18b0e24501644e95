import { describe, expect, it, vi } from "vitest";
import type { Seat, View } from "../../lib/types";
import type { ShownCard } from "../../table/cards/shown";
import { tcg } from "./layout";

vi.mock("../../table/cards/catalogue.svelte", () => ({
  catalogue: { of: (code: string) => ({ type: code === "the-ring" ? "ring" : "companion" }) },
}));
vi.mock("../../lib/texts.svelte", () => ({ texts: {} }));

const seats = [0, 1].map((seat) => ({ seat, side: `p${seat}` })) as Seat[];
const inPlay = (card: string, more: object = {}) => ({ card, owner: 0, zone: "play", host: null, tokens: 0, ...more });
const viewWith = (table: object[], more: object = {}): View => ({
  turn: 1, phase: "fellowship", pool: 0, free_peoples: 0, moves_left: 1, ring_worn: false, archery: [], path: [null, "hill"],
  control: [-1, -1], sites: [1, 1], out: [0, 0], against: [1], burdens: [3, 0], hands: [0, 0], hand: [], decks: [9, 9],
  deck: [], adventure: [], discards: [[], []], discard_counts: [0, 0], dead: [[], []], skirmish: [], arena: null,
  stacked: [], table, ...more,
}); // prettier-ignore
const cardsOf = (view: View): ShownCard[] =>
  tcg.show(view, seats, 0).seats.flatMap((seat) => seat.groups.flatMap((group) => group.cards));

describe("what the table of the TCG shows of a card", () => {
  it("is its wounds, its tokens and that it is exhausted", () => {
    const [one] = cardsOf(viewWith([inPlay("gimli", { wounds: 2, vitality: 1, strength: 6, tokens: 1 })]));
    expect(one!.states).toEqual(["exhausted"]);
    expect(one!.markers).toEqual({ wounds: 2, tokens: 1 });
  });
  it("is the burdens, on whoever bears the Ring", () => {
    const ring = inPlay("the-ring", { host: "frodo", zone: "attached" });
    const [frodo, sam] = cardsOf(viewWith([inPlay("frodo"), inPlay("sam"), ring]));
    expect([frodo!.markers, sam!.markers]).toEqual([{ burdens: 3 }, {}]);
  });
  it("is what it bears and what is stacked on it", () => {
    const axe = inPlay("axe", { host: "gimli", zone: "attached" });
    const [one] = cardsOf(viewWith([inPlay("gimli"), axe], { stacked: [["orc", "gimli"]] }));
    expect(one!.attached.map((card) => [card.code, card.states])).toEqual([
      ["axe", []],
      ["orc", ["stacked"]],
    ]);
  });
  it("is what lies on a site of the path", () => {
    const fire = inPlay("fire", { host: "hill", zone: "attached" });
    const { path } = tcg.show(viewWith([fire], { stacked: [["orc", "hill"]] }), seats, 0);
    expect(path[0]!.card!.attached.map((card) => card.code)).toEqual(["fire", "orc"]);
  });
  it("tells a card with something stacked on it from another copy", () => {
    const view = viewWith([inPlay("orc.1.a"), inPlay("orc.1.b")], { stacked: [["axe", "orc.1.b"]] });
    expect(tcg.twin(view, "orc.1.a")).not.toBe(tcg.twin(view, "orc.1.b"));
  });
});
