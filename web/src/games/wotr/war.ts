/** What the board of War of the Ring is made of. */

import type { MapRegion, MapShape } from "../../board/map";
import type { View } from "../../lib/types";

export interface RegionShape extends MapRegion {
  nation: string;
  feature: "" | "town" | "city" | "stronghold" | "fortification";
  coast: boolean;
  adjacent: string[];
}

export interface BoardShape extends MapShape<RegionShape> {
  characters: Record<string, { level: number; leadership: number; captain: boolean }>;
  borders: ["edge" | "coast" | "lake" | "ridge" | "nation" | "plain", number, number][];
}

export type Side = "free" | "shadow";

export interface Nation {
  id: string;
  side: Side;
  letter: string;
}

export const NATIONS: Nation[] = [
  { id: "dwarves", side: "free", letter: "D" },
  { id: "elves", side: "free", letter: "E" },
  { id: "gondor", side: "free", letter: "G" },
  { id: "north", side: "free", letter: "N" },
  { id: "rohan", side: "free", letter: "R" },
  { id: "isengard", side: "shadow", letter: "I" },
  { id: "sauron", side: "shadow", letter: "S" },
  { id: "southrons", side: "shadow", letter: "H" },
];
const BY_ID = new Map(NATIONS.map((nation) => [nation.id, nation]));

export const sideOf = (nation: string): Side | "" => BY_ID.get(nation)?.side ?? "";
export const MINIONS = new Set(["witch-king", "saruman", "mouth-of-sauron"]);
export const sideOfCharacter = (character: string): Side => (MINIONS.has(character) ? "shadow" : "free");

/** One sort of figure in an army. */
export interface Token {
  nation: string;
  kind: "regular" | "elite" | "leader" | "nazgul" | "character";
  count: number;
  /** The character, if it is one. */
  name: string;
}

/** An army: all figures of a side that stand together. */
export interface Army {
  side: Side;
  inside: boolean;
  tokens: Token[];
  units: number;
}

/** The figures at each place, by nation and kind. */
export type Forces = Record<string, Record<string, number>>;

const ORDER = ["regular", "elite", "leader", "nazgul", "character"];

function tokensOf(figures: Record<string, number>): Token[] {
  return Object.entries(figures).map(([figure, count]) => {
    if (figure === "nazgul") return { nation: "sauron", kind: "nazgul", count, name: "" };
    const [nation, kind] = figure.split("-") as [string, Token["kind"]];
    return { nation, kind, count, name: "" };
  });
}

/** The armies of every region: those in the open, and garrisons inside their walls. */
export function armiesOf(forces: Forces, characters: Record<string, string>): Map<string, Army[]> {
  const found = new Map<string, Army[]>();
  const add = (place: string, token: Token) => {
    const inside = place.endsWith("-inside");
    const region = inside ? place.slice(0, -7) : place;
    const side = token.kind === "character" ? sideOfCharacter(token.name) : (sideOf(token.nation) as Side);
    const armies = found.get(region) ?? [];
    found.set(region, armies);
    let army = armies.find((one) => one.side === side && one.inside === inside);
    if (!army) armies.push((army = { side, inside, tokens: [], units: 0 }));
    army.tokens.push(token);
    if (token.kind === "regular" || token.kind === "elite") army.units += token.count;
  };
  for (const [place, figures] of Object.entries(forces)) {
    if (place === "attackers" || place === "marching") continue;
    for (const token of tokensOf(figures)) add(place, token);
  }
  for (const [name, place] of Object.entries(characters)) {
    if (place && place !== "fellowship" && place !== "eliminated" && place !== "attackers" && place !== "marching") {
      add(place, { nation: "", kind: "character", count: 1, name });
    }
  }
  for (const armies of found.values()) {
    armies.sort((a, b) => Number(b.inside) - Number(a.inside));
    for (const army of armies) army.tokens.sort((a, b) => rank(a) - rank(b));
  }
  return found;
}

/** Figures that are under way: an attacking force and a marching one. */
export function underWay(view: View): { place: string; army: Army }[] {
  const found: { place: string; army: Army }[] = [];
  for (const place of ["attackers", "marching"]) {
    const tokens = tokensOf((view.forces[place] ?? {}) as Record<string, number>);
    for (const [name, at] of Object.entries(view.characters as Record<string, string>)) {
      if (at === place) tokens.push({ nation: "", kind: "character", count: 1, name });
    }
    if (!tokens.length) continue;
    const first = tokens[0]!;
    const side = first.kind === "character" ? sideOfCharacter(first.name) : (sideOf(first.nation) as Side);
    tokens.sort((a, b) => rank(a) - rank(b));
    found.push({ place, army: { side, inside: false, tokens, units: 0 } });
  }
  return found;
}

function rank(token: Token): number {
  const nation = NATIONS.findIndex((one) => one.id === token.nation);
  const late = token.kind === "nazgul" || token.kind === "character" ? 100 : 0;
  return late + (nation < 0 ? 50 : nation) * 5 + ORDER.indexOf(token.kind);
}
