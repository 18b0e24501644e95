import { describe, expect, it, vi } from "vitest";
import type { View } from "../../lib/types";
import { meccg } from "./layout";

vi.mock("../../table/cards/catalogue.svelte", () => ({ catalogue: { of: () => undefined, nameOf: () => "" } }));
vi.mock("../../lib/texts.svelte", () => ({ texts: {} }));

const viewWith = (companies: object[]): View => ({
  players: { north: { cards: ["sting-3", "gates-4"], sites: [] }, south: {} },
  companies,
});

describe("what playing a card of the CCG would be", () => {
  it("is for somebody of the own companies", () => {
    const view = viewWith([
      { owner: "south", number: 1, characters: [{ card: "balin-1" }] },
      { owner: "north", number: 2, characters: [{ card: "frodo-2" }] },
    ]);
    expect(meccg.playing(view, "sting-3", "item")).toEqual(["resource:sting-3:frodo-2"]);
    expect(meccg.playing(view, "gates-4", "resource-event")).toEqual(["play:gates-4:0"]);
  });
  it("is asked of nobody where nobody is in play", () => {
    expect(meccg.playing(viewWith([]), "sting-3", "item")).toEqual([]);
  });
});
