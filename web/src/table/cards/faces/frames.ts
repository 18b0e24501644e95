/** Where values stand on a card and what its frame looks like, for each kind of each game. */

import { emblemOf } from "./emblems";
import { first, has, type Printed } from "./printed";

/** A value on the face: where it stands, on what shape, and its word. */
export interface Badge {
  value: string;
  word: string;
  x: number;
  y: number;
  shape: "disc" | "shield" | "heart" | "gem" | "banner" | "drop" | "plate";
}

export interface Frame {
  /** Colours: the frame, what is light on it, and the ink on the light. */
  colour: string;
  light: string;
  /** How the border is drawn: a kind of card is known by it without colour. */
  border: "plain" | "double" | "notched" | "arched" | "jagged" | "beaded";
  emblem: string;
  badges: Badge[];
}

const CULTURES: Record<string, [string, string]> = {
  dwarven: ["#8a5526", "#f3e2cd"],
  elven: ["#2c7a45", "#e2f1e2"],
  gandalf: ["#5a6f8f", "#e8edf4"],
  gollum: ["#6b6d1f", "#eeeed0"],
  gondor: ["#2d5c8f", "#e1ebf6"],
  isengard: ["#7a7420", "#f0eed0"],
  moria: ["#6b3a2a", "#f0dfd7"],
  raider: ["#9a6a14", "#f6e8c9"],
  rohan: ["#4f7a1c", "#e9f1d6"],
  sauron: ["#8e2417", "#f5dcd5"],
  shire: ["#3c7f31", "#e4f2dc"],
  wraith: ["#4c4460", "#e6e2ee"],
  dunland: ["#6f5a2f", "#efe7d3"],
};
const KINDS: Record<string, [string, string]> = {
  character: ["#1d5a96", "#e1ecf7"],
  wizard: ["#4a4fa0", "#e6e7f7"],
  ally: ["#2e7a6c", "#dff1ed"],
  faction: ["#7a4a12", "#f4e6d0"],
  item: ["#a07410", "#f8edcd"],
  "resource-event": ["#5b6f2a", "#ebf0d9"],
  "hazard-event": ["#6a2a3c", "#f3dde3"],
  creature: ["#7d2418", "#f5dcd5"],
  agent: ["#4c4460", "#e6e2ee"],
  site: ["#2e6b3a", "#e0efe0"],
  ring: ["#9c7a12", "#faf0cc"],
};
const BORDERS: Record<string, Frame["border"]> = {
  companion: "double", character: "double", wizard: "beaded", ally: "plain", faction: "notched", minion: "jagged", creature: "jagged",
  agent: "jagged", event: "notched", "resource-event": "notched", "hazard-event": "jagged", condition: "arched", possession: "plain",
  artifact: "beaded", item: "plain", site: "arched", ring: "beaded",
}; // prettier-ignore

const SITE_COLOURS: Record<string, [string, string]> = {
  haven: ["#1f7d8c", "#dcf0f3"],
  "free-hold": ["#2e6b3a", "#e0efe0"],
  "border-hold": ["#8a7414", "#f5efd0"],
  "ruins-and-lairs": ["#7a4a22", "#f2e2d2"],
  "shadow-hold": ["#5a3a6e", "#ebdff2"],
  "dark-hold": ["#3a2a2a", "#e9dcdc"],
};

function colours(card: Printed): [string, string] {
  return (
    CULTURES[first(card, "culture")] ?? SITE_COLOURS[first(card, "site")] ?? KINDS[card.type] ?? ["#6a5a8c", "#eae5f2"]
  );
}

export function frameOf(card: Printed, values: Record<string, number>): Frame {
  const [colour, light] = colours(card);
  const emblem = emblemOf(first(card, "culture"), first(card, "site"), first(card, "item"), card.type);
  const badges = "mind" in card.values || !("cost" in values) ? byMind(card, values) : byTwilight(card, values);
  return { colour, light, border: BORDERS[card.type] ?? "plain", emblem, badges };
}

/** Cards of the TCG: the cost above on the left, strength and vitality below it. */
function byTwilight(card: Printed, values: Record<string, number>): Badge[] {
  const bonus = !["companion", "ally", "minion"].includes(card.type);
  const signed = (value: number) => (bonus && value > 0 ? `+${value}` : String(value));
  const found: Badge[] = [{ value: String(values.cost ?? 0), word: "cost", x: 25, y: 27, shape: "disc" }];
  let y = 62;
  for (const [word, shape] of [
    ["strength", "shield"],
    ["vitality", "heart"],
    ["resistance", "gem"],
  ] as const) {
    if (values[word] === undefined) continue;
    found.push({ value: signed(values[word]), word, x: 25, y, shape });
    y += 33;
  }
  return found;
}

/** Cards of the CCG: points above on the right, mind on the left; prowess and body below; corruption on the right. */
function byMind(card: Printed, values: Record<string, number>): Badge[] {
  const found: Badge[] = [];
  const put = (word: string, x: number, y: number, shape: Badge["shape"], value = values[word]) =>
    value !== undefined && found.push({ value: String(value), word, x, y, shape });
  if (card.type === "site") {
    put("site", 25, 27, "plate");
    put("shadow", 225, 27, "disc");
    return found;
  }
  put("mind", 25, 27, "gem");
  put("number", 25, 27, "plate");
  put("points", 225, 27, "banner");
  put("strikes", 25, 62, "plate");
  put("prowess", 25, 322, "shield");
  put("body", 60, 322, "heart");
  put("influence", 95, 322, "plate");
  put("corruption", 225, 322, "drop");
  return found;
}

/** The line between picture and text: what sort of card it is. */
export function kindWords(card: Printed): string[] {
  const words = [card.type];
  for (const facet of ["item", "site", "duration", "race", "class", "phase", "skill", "region"])
    words.push(...(card.facets[facet] ?? []));
  return words.filter((word, at) => word && words.indexOf(word) === at && !(word === card.type && at));
}

export const isFoe = (card: Printed) =>
  ["minion", "creature", "agent", "hazard-event"].includes(card.type) || has(card, "side", "shadow");
